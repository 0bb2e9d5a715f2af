"""What is true of every game, at every decision: laws of matches, and all laws together."""

# ruff: noqa: ARG001 - all laws are asked alike

import json

import pytest

from cardwright.kernel.basics.errors import ConcessionRefused, GameOver
from cardwright.kernel.basics.rng import Rng
from cardwright.kernel.matches.history import History
from cardwright.kernel.matches.match import Match
from cardwright.kernel.matches.replays import replay
from tests.laws.answers import (
    all_else_is_refused,
    several_things_are_marked_in_any_order,
    whatever_is_offered_is_accepted,
)
from tests.laws.seen import (
    a_sampled_world_looks_the_same,
    a_view_is_what_it_says,
    an_observation_is_what_it_says,
    the_log_can_be_followed,
    there_is_a_reason_for_everything,
    what_is_hidden_varies,
    what_looks_alike_is_the_same_for_all,
    what_one_has_picked_is_told,
)
from tests.laws.starts import Start
from tests.laws.trying import AHEAD, Law, cards_are_somewhere_once, play_on, some


def copies_are_equal_and_apart(start: Start, m: Match, rng: Rng) -> None:
    """A copy equals the original; whatever is played on copies, and on copies of them, changes none that is older."""
    chain = [m]
    for _ in range(3):
        chain.append(chain[-1].copy())
        assert chain[-1] == chain[-2]
        play_on(chain[-1], rng, 1)
    before = [older.to_json() for older in chain]
    for older in chain:
        if older.over:
            continue
        for index in some(rng, list(range(len(older.codes))), 8):
            child = older.copy()
            assert child.fingerprint == older.fingerprint
            child.choose(index)
            play_on(child, rng, 2)
    assert [older.to_json() for older in chain] == before


def saving_and_loading_changes_nothing(start: Start, m: Match, rng: Rng) -> None:
    """A match comes back from JSON equal, with the same fingerprint, the same views, and the same continuation."""
    text = m.to_json()
    loaded = start.game.load(text)
    assert loaded == m
    assert loaded.to_json() == text
    assert loaded.fingerprint == m.fingerprint
    assert loaded.index.keys() == m.index.keys()
    assert told(loaded) == told(m)
    one, other = m.copy(), loaded
    for _ in range(AHEAD):
        if one.over:
            break
        assert one.decision.texts() == other.decision.texts()
        assert one.decision.prompt == other.decision.prompt
        index = rng.below(len(one.codes))
        one.choose(index)
        other.choose(index)
        assert one.fingerprint == other.fingerprint
    assert one == other


def records_replay(start: Start, m: Match, rng: Rng) -> None:
    """The record of a match replays to an equal one, by way of text too."""
    record = m.record
    again = replay(record, start.game)
    assert again == m
    assert again.fingerprint == m.fingerprint
    assert replay(record.to_json(), start.game) == m


def anybody_can_concede(start: Start, m: Match, rng: Rng) -> None:
    """Whoever concedes, asked or not, is out of the game; it is over then, goes on, or is as it was if it cannot."""
    if m.over:
        return
    player = m.seats[rng.below(len(m.seats))]
    child = m.copy()
    try:
        child.concede(player)
    except ConcessionRefused:
        assert len(m.seats) > 2
        assert child == m
        return
    assert player not in child.seats
    assert child.outcome is None or {*child.outcome.winners} <= {*child.seats}
    play_on(child, rng)
    assert replay(child.record, start.game) == child


def names_and_journals_do_not_matter(start: Start, m: Match, rng: Rng) -> None:
    """The fingerprint does not depend on what players are called, and on whether a journal is kept."""
    other = m.copy()
    other.names = tuple(reversed(m.names))
    other.journal = None
    other.journaling = False
    assert other.fingerprint == m.fingerprint
    assert other != m
    picks = rng.copy()
    one = m.copy()
    play_on(one, rng)
    play_on(other, picks)
    assert other.fingerprint == one.fingerprint


def told(m: Match) -> str:
    """All that anybody is shown and told of a match, byte for byte."""
    viewers = range(m.game.players + 1)
    return json.dumps([[m.view(viewer), m.log(viewer)] for viewer in viewers])


def cards_are_conserved(start: Start, m: Match, rng: Rng) -> None:
    """Every card is in exactly one zone, and the game keeps its own accounts, now and a while later."""
    later = m.copy()
    for _ in range(AHEAD):
        assert cards_are_somewhere_once(later)
        start.sound(later)
        play_on(later, rng, 1)


def games_end(start: Start, m: Match, rng: Rng) -> None:
    """Random play comes to an end in good time, with an outcome that names players, and nothing is asked then."""
    later = m.copy()
    play_on(later, rng, start.longest)
    assert later.over, later.prompt()
    assert later.outcome is not None
    assert set(later.outcome.winners) <= set(range(start.game.players))
    assert later.outcome.reason
    assert later.codes == []
    with pytest.raises(GameOver):
        _ = later.decision


def undone_is_never_played(start: Start, m: Match, rng: Rng) -> None:
    """After an undo the match is what it was, and the same pick leads where it led; nobody has learned anything."""
    history = History(m.copy())
    for _ in range(AHEAD):
        if history.match.over:
            return
        player = history.match.chooser
        before = history.match.to_json()
        draws, known = history.match.draws, list(history.match.known)
        index = rng.below(len(history.match.codes))
        history.choose(index)
        if history.can_undo(player):
            after = history.match.to_json()
            assert history.match.draws == draws
            assert not [card for card, now in enumerate(history.match.known) if now & ~known[card]]
            history.undo(player)
            assert history.match.to_json() == before
            history.choose(index)
            assert history.match.to_json() == after


LAWS: list[Law] = [
    copies_are_equal_and_apart,
    saving_and_loading_changes_nothing,
    records_replay,
    anybody_can_concede,
    names_and_journals_do_not_matter,
    whatever_is_offered_is_accepted,
    several_things_are_marked_in_any_order,
    all_else_is_refused,
    a_sampled_world_looks_the_same,
    what_is_hidden_varies,
    cards_are_conserved,
    games_end,
    undone_is_never_played,
    the_log_can_be_followed,
    there_is_a_reason_for_everything,
    a_view_is_what_it_says,
    what_looks_alike_is_the_same_for_all,
    an_observation_is_what_it_says,
    what_one_has_picked_is_told,
]
