"""How well a player stands: a heuristic that bots steer by, no rule of the game.

The unit is one point of life. What waits on the stack, an effect that asks something and an attack under way are played
out first: the defender blocks as well as `block` knows, and then the player whose position is looked at activates what
pays, which nobody answers.
"""

from typing import Final

from cardwright.games.kyza.actions import BLOCK, STRIDE
from cardwright.games.kyza.combat import BlockRun, may_block, strength
from cardwright.games.kyza.features import FEATURES, features_of
from cardwright.games.kyza.promises import LOW_LIFE, worth
from cardwright.games.kyza.state import DEFENSE_PHASE, LIFE, Kyza
from cardwright.kernel.asking.runs import Asking
from cardwright.kernel.basics.outcome import WON, final_standings
from cardwright.kernel.pieces.heads import weighted
from cardwright.kernel.pieces.zones import NOBODY
from cardwright.kernel.pile.priority import Priority, waits_or_resolves

WEIGHTS: Final = tuple([feature.weight for feature in FEATURES])
MOST_STEPS: Final = 60
LOST: Final = 1e9


def standing(m: Kyza, player: int) -> float:
    """Return how well the player stands against the opponent: positive is better, 1000 and more has won."""
    return standings(settled(m, player))[player]


def standings(m: Kyza) -> list[float]:
    """Return how well each player stands against the opponent, in a match that is `settled`."""
    if m.outcome is not None:
        return final_standings(m.outcome, m.game.players)
    ahead = weighted(WEIGHTS, features_of(m, 0)) - weighted(WEIGHTS, features_of(m, 1))
    return [ahead, -ahead]


def settled(m: Kyza, player: int = NOBODY) -> Kyza:
    """Return the match with nothing under way any more: itself, or a copy that is played out; see `played_out`."""
    return played_out(m, player) if is_under_way(m) else m


def is_under_way(m: Kyza) -> bool:
    """Whether an effect waits or is half resolved, or an attack is not over."""
    return m.outcome is None and (bool(m.attackers) or waits_or_resolves(m))


def played_out(m: Kyza, player: int = NOBODY) -> Kyza:
    """Return a copy in which the stack has resolved and the attack is over.

    Once blocks are declared, the player activates what pays; everybody else, and that player before, only passes.
    """
    m = m.copy()
    m.journaling = False
    steps = 0
    while is_under_way(m) and steps < MOST_STEPS:
        steps += 1
        op = m.frames[-1].op
        if isinstance(op, Priority):
            tricks = op.window == DEFENSE_PHASE and m.chooser == player
            m.pick(_answer(m, player) if tricks else len(m.codes) - 1)
        elif isinstance(op, Asking) and isinstance(op.run, BlockRun):
            m.pick(block(m))
        else:
            m.pick(0)
    return m


def _answer(m: Kyza, player: int) -> int:
    """Return the index of what leaves the player best off: an effect to activate, or to pass, the last option."""
    best = last = len(m.codes) - 1
    most = -LOST
    for index in range(last, -1, -1) if last else ():
        value = _tried(m, index, player)
        if value > most:
            most, best = value, index
    return best


def _tried(m: Kyza, index: int, player: int) -> float:
    """Return how well the player stands after a pick with the best aims for it, if nothing more is activated then."""
    m = m.copy()
    m.journaling = False
    m.pick(index)
    if m.outcome is None and m.chooser == player and not isinstance(m.frames[-1].op, Priority):
        return max([_tried(m, aim, player) for aim in range(len(m.codes))])
    return standings(settled(m))[player]


def block(m: Kyza) -> int:
    """Return the index of the next pick of the best blocks that go on with the picks so far.

    All ways are compared by what falls on both sides and how much life it costs, effects aside.
    """
    defender = m.chooser
    blockers = may_block(m, defender)
    attackers = sorted(m.attackers)
    picks = [attackers.index(code % STRIDE) if code // STRIDE == BLOCK else -1 for code in m.frames[-1].data]
    fight = Fight(m, attackers, blockers)
    fight.search(picks, m.block_limit(defender) - len([pick for pick in picks if pick >= 0]))
    first = fight.best[len(picks)]
    return m.codes.index(BLOCK * STRIDE + attackers[first]) if first >= 0 else len(m.codes) - 1


class Fight:
    """Attackers and possible blockers with their figures, and the best way to block that was found."""

    def __init__(self, m: Kyza, attackers: list[int], blockers: list[int]) -> None:
        """Take the figures down."""
        self.life: int = m.life[m.chooser]
        self.hits: list[int] = [strength(m, card) for card in attackers]
        self.holds: list[int] = [m.health_left(card) for card in attackers]
        self.prizes: list[float] = [worth(m, card) for card in attackers]
        self.strikes: list[int] = [strength(m, card) for card in blockers]
        self.stands: list[int] = [m.health_left(card) for card in blockers]
        self.stakes: list[float] = [worth(m, card) for card in blockers]
        self.best: list[int] = [-1] * len(blockers)
        """Which attacker each blocker blocks, by its place in the list; -1 for none."""
        self.most: float = -LOST

    def search(self, picks: list[int], left: int) -> None:
        """Go through all ways to go on with these picks, with so many more blockers at most."""
        if len(picks) == len(self.stands):
            score = self.score(picks)
            if score > self.most:
                self.most = score
                self.best = picks
            return
        self.search([*picks, -1], left)
        if left > 0:
            for attacker in range(len(self.hits)):
                self.search([*picks, attacker], left - 1)

    def score(self, picks: list[int]) -> float:
        """Return what these blocks bring the defender, in points of life."""
        total = 0.0
        through = 0
        for attacker in range(len(self.hits)):
            group = [blocker for blocker, pick in enumerate(picks) if pick == attacker]
            if not group:
                through += self.hits[attacker]
                continue
            if sum([self.strikes[blocker] for blocker in group]) >= self.holds[attacker]:
                total += self.prizes[attacker]
            power = self.hits[attacker]
            for _, blocker in sorted([(self.stands[blocker], blocker) for blocker in group]):
                power -= self.stands[blocker]
                if power >= 0:
                    total -= self.stakes[blocker]
        missing = max(LIFE - self.life, 0)
        total -= through * (1.0 + LOW_LIFE * (missing + through / 2))
        return total - WON if through >= self.life else total
