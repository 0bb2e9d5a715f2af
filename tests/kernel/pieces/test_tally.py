"""How matches came about, told at their ends: it agrees with how they ended, and with what is counted."""

from collections.abc import Callable
from typing import Final

import pytest

import cardwright as cw
from cardwright.games.crucible.state import Crucible
from cardwright.games.keyforge.events.pools import Unforged
from cardwright.games.keyforge.state import KeyForge
from cardwright.games.kryptik.state import Kryptik
from cardwright.games.krysis.state import Krysis
from cardwright.games.kyza.state import Kyza
from cardwright.kernel.core.state import State

Rows = dict[str, tuple[int, ...]]
MATCHES: Final = 6


def came_about(match: cw.Match, seed: int) -> Rows:
    """Play a match by chance to its end, and return how it came about."""
    rng = cw.Rng(seed).stream("picks")
    while not match.over:
        match.choose(rng.below(len(match.decision)))
    tallies = match.game.tally(match)
    assert all(any(tally.amounts) for tally in tallies)
    return {tally.title: tally.amounts for tally in tallies}


def of(rows: Rows, title: str, player: int) -> int:
    """What a player has in a row, which is left out where nobody has anything."""
    return rows[title][player] if title in rows else 0


def keys_are_those_forged(m: State, rows: Rows) -> None:
    assert isinstance(m, KeyForge)
    lost = [0, 0]
    entry = m.journal
    while entry is not None:
        if isinstance(entry.event, Unforged):
            lost[entry.event.player] += 1
        entry = entry.before
    assert [of(rows, "Keys forged", player) - lost[player] for player in m.seats] == m.keys


def points_are_for_monsters_and_rivals(m: State, rows: Rows) -> None:
    assert isinstance(m, Crucible)
    sources = ("Points for monsters", "Points for rivals")
    assert [sum(of(rows, source, player) for source in sources) for player in m.seats] == m.points


def points_are_for_all_that_is_sold_and_scored(m: State, rows: Rows) -> None:
    assert isinstance(m, Krysis)
    sources = [title for title in rows if title.startswith("Points for ")]
    assert [sum(rows[source][player] for source in sources) for player in m.seats] == list(m.points)
    assert [of(rows, "Points in all", player) for player in m.seats] == list(m.points)


def life_is_what_was_not_lost(m: State, rows: Rows) -> None:
    assert isinstance(m, Kyza)
    for player in m.seats:
        lost = of(rows, "Damage taken", player) + of(rows, "Life lost otherwise", player)
        assert m.life[player] == m.options["life"] - lost + of(rows, "Life gained", player)


def it_is_what_is_counted(m: State, rows: Rows) -> None:
    assert isinstance(m, Kryptik)
    counted = m.game.statistics(m)
    told = {
        "11 year cards lost": "11 year cards destroyed",
        "Attacks": "attacks",
        "Cards cast": "cards cast",
        "Citizens lost": "citizens died",
    }
    assert {title: sum(rows.get(title, ())) for title in told} == {title: counted[name] for title, name in told.items()}


AGREES: Final[dict[str, Callable[[State, Rows], None]]] = {
    "crucible": points_are_for_monsters_and_rivals,
    "keyforge": keys_are_those_forged,
    "kryptik": it_is_what_is_counted,
    "krysis": points_are_for_all_that_is_sold_and_scored,
    "kyza": life_is_what_was_not_lost,
}


@pytest.mark.parametrize("name", AGREES)
def test_how_a_match_came_about_agrees_with_how_it_ended(name: str) -> None:
    game = cw.load(name)
    for seed in range(MATCHES):
        match = game.start(list(game.decks)[: game.players], seed=seed)
        AGREES[name](match, came_about(match, seed))


def test_missions_are_a_source_of_their_own() -> None:
    for seed in range(MATCHES):
        match = cw.load("krysis").seated(4).start(seed=seed, missions=1)
        points_are_for_all_that_is_sold_and_scored(match, came_about(match, seed))


def test_a_draft_comes_about_by_nothing_that_is_counted() -> None:
    assert came_about(cw.load("kryptik-draft").start(seed=1), 1) == {}
