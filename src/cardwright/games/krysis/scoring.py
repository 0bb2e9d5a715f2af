"""The end: points for crystals, sets of relics and missions, and who wins (krysis:end.*)."""

from functools import cache
from itertools import product
from typing import Final

from cardwright.games.krysis.events import CRYSTALS, FOR_MISSION, RELICS, HomeShown, MissionFailed, Scored
from cardwright.games.krysis.goods import WORTH
from cardwright.games.krysis.prints import MISSION_POINTS
from cardwright.games.krysis.state import Krysis
from cardwright.games.krysis.values import RELICS_IN_MISSION
from cardwright.games.krysis.zones import HOME, SECRET
from cardwright.kernel.basics.pools import worth

ALIKE: Final = (0, 1, 5, 10, 20, 30)
"""Points of a set of so many equal relics (krysis:sets.alike)."""
DIFFERENT: Final = (0, 1, 5, 10, 20, 30, 40)
"""Points of a set of so many different relics (krysis:sets.different)."""

Sets = tuple[tuple[bool, int], ...]
"""A partition: for each set whether its relics are alike, and how many they are."""


@cache
def best_sets(counts: tuple[int, ...]) -> tuple[int, Sets]:
    """Return the most points for so many relics of each kind, sorted, and the sets that give them.

    krysis:sets.partition, krysis:ruling.best-sets

    >>> best_sets((0, 0, 1, 1, 1, 5))
    (40, ((True, 5), (False, 3)))
    """
    if not counts or not counts[-1]:
        return 0, ()
    *others, most = counts
    best: tuple[int, Sets] = (-1, ())
    # A relic of the most frequent kind is in a set of its like, or of different ones with others.
    for size in range(1, min(most, len(ALIKE) - 1) + 1):
        rest = best_sets(tuple(sorted([*others, most - size])))
        best = max(best, (rest[0] + ALIKE[size], ((True, size), *rest[1])))
    for chosen in product((0, 1), repeat=len(others)):
        size = 1 + sum(chosen)
        if size < 2 or size >= len(DIFFERENT) or [n for n, one in zip(others, chosen, strict=True) if n < one]:  # noqa: PLR2004 - a set of one is alike
            continue
        left = [n - one for n, one in zip(others, chosen, strict=True)]
        rest = best_sets(tuple(sorted([*left, most - 1])))
        best = max(best, (rest[0] + DIFFERENT[size], ((False, size), *rest[1])))
    return best


def relic_counts(m: Krysis, player: int) -> tuple[int, ...]:
    """Return how many relics of each kind lie at a player's home, sorted."""
    kinds: dict[str, int] = {}
    for card in m.zone(player, HOME):
        key = m.printed[card].key
        kinds[key] = kinds.get(key, 0) + 1
    return tuple(sorted(kinds.values()))


def at_home(m: Krysis, player: int, what: int) -> int:
    """Return how much of what a mission asks for lies at home: a color, or relic cards of any type."""
    return len(m.zone(player, HOME)) if what == RELICS_IN_MISSION else m.homes[player][what]


def is_fulfilled(m: Krysis, player: int) -> bool:
    """Whether the player alone has the most of what the mission asks for (krysis:mission.most).

    krysis:ruling.mission-alone
    """
    for card in m.zone(player, SECRET):
        what = m.printed[card].facts.most
        return at_home(m, player, what) > max([at_home(m, other, what) for other in m.others(player)])
    return False


def final_scoring(m: Krysis) -> None:
    """Score what lies at home, not what is left in camps, and end the match (krysis:ruling.camp-scores-nothing)."""
    players = range(m.game.players)
    for player in players:
        shown = (*m.zone(player, HOME), *m.zone(player, SECRET))
        m.do(HomeShown(player, m.homes[player], shown))
    for player in players:
        crystals = worth(m.homes[player], WORTH)
        if crystals:
            m.do(Scored(player, CRYSTALS, crystals))  # krysis:end.crystals
        relics = best_sets(relic_counts(m, player))[0]
        if relics:
            m.do(Scored(player, RELICS, relics))
        if is_fulfilled(m, player):
            m.do(Scored(player, FOR_MISSION, MISSION_POINTS))  # krysis:mission.points
        elif m.zone(player, SECRET):
            m.do(MissionFailed(player))
    finish(m)


def finish(m: Krysis) -> None:
    """Let the most points win; of equal ones the miner who is ahead (krysis:end.winner, krysis:end.tie).

    krysis:ruling.one-winner
    """
    players = range(m.game.players)
    best = max([(m.points[player], m.is_ahead(player), player) for player in players])
    tied = [player for player in players if m.points[player] == best[0]]
    reason = "most points" if len(tied) == 1 else "the miner ahead, with as many points"
    m.end((best[2],), f"{reason}: {best[0]}")
