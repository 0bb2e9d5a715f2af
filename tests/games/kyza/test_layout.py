"""Matches of Kyza Kards that begin in the middle."""

import pytest

from cardwright.games.kyza.game import GAME
from cardwright.kernel.basics.errors import BadSetup
from cardwright.kernel.matches.match import Match
from cardwright.kernel.pieces.positions import Position, Side


def keys(*names: str) -> tuple[str, ...]:
    """The keys of cards."""
    return tuple(GAME.print_by_name(name).key for name in names)


def begun(mine: Side, theirs: Side) -> Match:
    """A match that begins so, in turn 5."""
    return GAME.start(names=("Ann", "Ben"), position=Position((mine, theirs), 5))


def test_it_begins_in_the_activate_phase_with_cards_that_came_in_earlier_turns() -> None:
    mine = Side({"characters": keys("War Drum"), "set": keys("Spark Thrower")}, {"life": 7})
    m = begun(mine, Side({"characters": keys("Stone Juggler"), "set": keys("Town Crier")}, {}))
    assert m.decision.texts() == ["activate Spark Thrower", "pass"]
    one, other = m.view(0)["players"]
    assert (m.turn, one["counters"]["life"], other["counters"]["life"]) == (5, 7, 20)
    assert "Town Crier" not in str(m.view(0))
    assert m.log(0) == []
    m.choose("pass")
    m.choose("pass", 1)
    assert m.decision.texts() == ["attack with War Drum", "done"]


def test_the_top_of_a_deck_comes_first() -> None:
    m = begun(Side({}, {}), Side({"deck": keys("Stone Juggler", "Marsh Witch")}, {}))
    assert m.turn == 6
    assert m.decision.texts()[0] == "play Stone Juggler"


@pytest.mark.parametrize(("area", "card"), [("characters", "War Drum"), ("set", "Spark Thrower")])
def test_all_spaces_can_be_full(area: str, card: str) -> None:
    m = begun(Side({area: keys(*[card] * 3)}, {}), Side({}, {}))
    assert m.view(0)["players"][0]["areas"][area]["count"] == 3


@pytest.mark.parametrize(("area", "card"), [("characters", "War Drum"), ("set", "Spark Thrower")])
def test_nobody_has_more_than_there_is_room_for(area: str, card: str) -> None:
    with pytest.raises(BadSetup, match="there is more in a player's spaces than they have"):
        begun(Side({area: keys(*[card] * 4)}, {}), Side({}, {}))
