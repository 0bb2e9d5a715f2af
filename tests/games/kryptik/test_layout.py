"""Matches of Kryptik that begin in the middle."""

import pytest

from cardwright.games.kryptik.game import GAME
from cardwright.games.kryptik.state import Kryptik
from cardwright.games.kryptik.zones import DECK, ROW, ZONES
from cardwright.kernel.basics.errors import BadSetup
from cardwright.kernel.pieces.positions import Position, Side


def keys(*names: str) -> tuple[str, ...]:
    """The keys of cards."""
    return tuple(GAME.print_by_name(name).key for name in names)


def begun(*sides: Side, turn: int = 5) -> Kryptik:
    """A match that begins so."""
    names = ("Ann", "Ben", "Cy")[: len(sides)]
    m = GAME.seated(len(sides)).start(names=names, position=Position(sides, turn))
    assert isinstance(m, Kryptik)
    return m


def go_on(m: Kryptik) -> None:
    """Pass, and wherever there is nothing else to do."""
    m.choose("pass")
    while m.decision.texts() == ["pass"]:
        m.choose("pass")


def test_it_begins_in_the_1st_phase_with_cards_that_came_in_earlier_turns() -> None:
    mine = Side(
        {"island": keys("Moss Boar"), "soul": keys("Briar Pup", "Sap Tapper"), "hand": keys("Hedge Runner")}, {}
    )
    theirs = Side({"row": keys("Reed Skiff", "Wither"), "hand": keys("Not So Fast")}, {})
    m = begun(mine, theirs)
    assert (m.turn, m.decision.player) == (5, 0)
    assert m.decision.texts() == ["cast Hedge Runner", "put Hedge Runner into your soul row", "pass"]
    assert m.log(0) == []
    assert not {"Reed Skiff", "Wither", "Not So Fast"} & set(str(m.view(0)).split("'"))
    go_on(m)
    assert m.decision.texts() == ["attack with Moss Boar", "no attack"], "it is not weary"
    m.choose("attack with Moss Boar")
    assert m.decision.texts() == ["attack place 1 of Ben", "attack place 2 of Ben"]


def test_rows_fill_their_places_in_order_and_the_top_of_a_deck_comes_first() -> None:
    row, deck = keys("Snarl", "Maul", "Feast"), keys("Wither", "Hush")
    m = begun(Side({"row": row, "hand": deck}, {}), Side({"row": row[:1], "deck": deck}, {}))
    places = [[m.prints[card].key for card in m.zone(0, zone)] for zone in range(ROW, ZONES)]
    assert places == [[row[0]], [row[1]], [row[2]], [], [], []]
    assert [m.prints[card].key for card in m.zone(1, DECK)] == [deck[1], deck[0]]


def test_three_can_begin_in_the_middle() -> None:
    m = begun(*[Side({"row": keys("Snarl"), "hand": keys("Moss Boar"), "deck": keys("Maul")}, {})] * 3)
    go_on(m)  # to the 2nd phase
    go_on(m)
    assert (m.turn, m.decision.player) == (6, 1)


def test_what_coming_would_set_off_is_over() -> None:
    m = begun(
        Side({"island": keys("Tomb Courier"), "deck": keys("Maul", "Snarl")}, {}), Side({"row": keys("Maul")}, {})
    )
    assert len(m.zone(0, DECK)) == 2


@pytest.mark.parametrize(
    ("side", "sentence"),
    [
        (Side({"row": keys("Snarl") * 7}, {}), "In a position 'row' has 6 places, and not 7"),
        (Side({"island": keys("Snarl")}, {}), "Snarl does not lie there"),
        (Side({"revealed": keys("Moss Boar")}, {}), "Moss Boar does not lie there"),
        (Side({}, {"energy_green": 1}), "'energy_green' follows from the cards"),
    ],
)
def test_what_no_match_comes_to_is_refused(side: Side, sentence: str) -> None:
    with pytest.raises(BadSetup, match=sentence):
        begun(side, Side({}, {}))
