"""Positions: a match begins where one says, and how it began is kept with it."""

import json
from typing import Any

import pytest

import cardwright as cw
from cardwright.kernel.basics.errors import BadRecord, BadSetup
from cardwright.kernel.matches.match import Match
from cardwright.kernel.matches.replays import replay
from cardwright.kernel.pieces.positions import (
    Placed,
    Position,
    Side,
    placed,
    position_from_data,
    position_to_data,
)
from cardwright.kernel.pieces.tables import GRID, PILE, Area, Table
from cardwright.kernel.pieces.zones import NOBODY
from tests.toys.auction import AUCTIONS
from tests.toys.beasts.game import GAME as BEASTS

POSITION = Position(
    (Side({"hand": ("mouse", "bear"), "shown": ("fox",)}, {"points": 2}), Side({"hand": ("fox",) * 2}, {}))
)


BETWEEN = Table(shared=(Area("den", "Den", 0, PILE), Area("meadow", "Meadow", 1, GRID, cells=3, columns=3)))
"""A table on which all lies between the players."""


def begun(position: Position) -> Match:
    """A match of beasts that begins so."""
    return BEASTS.start(names=("Ann", "Ben"), position=position)


def test_all_lies_where_the_position_says() -> None:
    one, other = begun(POSITION).view(0)["players"]
    assert [card.get("name") for card in one["areas"]["hand"]["cards"]] == ["Mouse", "Bear"]
    assert [card.get("name") for card in one["areas"]["shown"]["cards"]] == ["Fox"]
    assert (one["counters"]["points"], other["counters"]["points"]) == (2, 0)
    assert other["areas"]["hand"] == {"count": 2, "cards": []}


def test_a_match_that_begins_in_a_position_is_kept_and_replayed() -> None:
    m = begun(POSITION)
    m.choose("show Bear", 0)
    m.choose("show Fox", 1)
    again = replay(m.record.to_json(), BEASTS)
    assert again == m
    assert again.setup is not None
    assert again.setup.position == POSITION
    assert BEASTS.load(m.to_json()) == m


@pytest.mark.parametrize(
    ("side", "sentence"),
    [
        (Side({"nest": ("mouse",)}, {}), "A position of Beasts has no area 'nest', only 'hand' and 'shown'"),
        (Side({"hand": ("owl",)}, {}), "The position cannot be laid out. There is no beast 'owl'"),
        (Side({}, {"teeth": 32}), "A position of Beasts has no counter 'teeth', only 'points'"),
    ],
)
def test_what_the_game_does_not_have_is_refused(side: Side, sentence: str) -> None:
    with pytest.raises(BadSetup, match=sentence):
        begun(Position((side, Side({}, {}))))


def test_what_lies_between_the_players_lies_in_shared_zones() -> None:
    """Of a pile the first card is the top one, which comes last; a grid has a zone for each cell."""
    fox, bear, mouse = [BEASTS.print_by_key(key) for key in ("fox", "bear", "mouse")]
    position = Position((), shared={"den": ("fox", "bear"), "meadow": ("", "mouse", "fox")})
    assert placed(BEASTS, BETWEEN, position) == [
        Placed(bear, NOBODY, 0, "den"),
        Placed(fox, NOBODY, 0, "den"),
        Placed(mouse, NOBODY, 2, "meadow"),
        Placed(fox, NOBODY, 3, "meadow"),
    ]
    assert position_from_data(position_to_data(position)) == position


@pytest.mark.parametrize(
    ("shared", "sentence"),
    [
        ({"nest": ("fox",)}, "A position of Beasts has no shared area 'nest', only 'den' and 'meadow'"),
        ({"meadow": ("fox",) * 4}, "In a position 'meadow' has 3 places, and not 4"),
        ({"den": ("",)}, "The position cannot be laid out. There is no beast ''"),
    ],
)
def test_what_does_not_lie_between_the_players_is_refused(shared: dict[str, tuple[str, ...]], sentence: str) -> None:
    with pytest.raises(BadSetup, match=sentence):
        placed(BEASTS, BETWEEN, Position((), shared=shared))


def test_a_position_is_for_as_many_as_play_and_has_its_own_cards() -> None:
    with pytest.raises(BadSetup, match="A position of 1 sides is not played by 2"):
        begun(Position((Side({}, {}),)))
    with pytest.raises(BadSetup, match="begins in a position is played without decks"):
        BEASTS.start(["forest", "meadow"], position=POSITION)
    with pytest.raises(BadSetup, match=f"No match of {AUCTIONS[2].title} begins in a position"):
        AUCTIONS[2].start(position=POSITION)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"sides": 3}, "the position must be a table with a list of sides"),
        ({"turn": 0}, "the turn of the position must be a whole number from 1"),
        ({"sides": [[]]}, "each side of the position must be a table"),
        ({"sides": [{"counters": {}}]}, "each side of the position must have a table of cards"),
        ({"shared": 3}, "the position must have a table of cards"),
        ({"shared": {"den": "fox"}}, "the cards in 'den' must be a list"),
        ({"sides": [{"cards": {"hand": [1]}, "counters": {}}]}, "the cards in 'hand' must be a list"),
        ({"sides": [{"cards": {}, "counters": {"points": "2"}}]}, "the counters of a side must be a table of whole"),
    ],
)
def test_what_is_no_position_is_refused(change: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadSetup, match=sentence):
        position_from_data({**position_to_data(POSITION), **change})


def test_a_record_with_another_position_does_not_replay() -> None:
    data = json.loads(begun(POSITION).record.to_json())
    data["setup"]["position"]["sides"][0]["counters"]["points"] = 1
    with pytest.raises(BadRecord, match="the match begins otherwise than recorded"):
        replay(json.dumps(data), BEASTS)
    data["setup"]["position"]["sides"][0]["cards"]["nest"] = []
    with pytest.raises(BadRecord, match="no area 'nest'"):
        replay(json.dumps(data), BEASTS)


def test_a_game_with_no_position_to_begin_in_deals_as_ever() -> None:
    m = cw.load("kyza").start(("Sparks and Drums", "Still Waters"))
    assert m.setup is not None
    assert m.setup.position is None
    assert "position" not in json.loads(m.record.to_json())["setup"]
