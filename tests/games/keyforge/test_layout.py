"""Matches of KeyForge that begin in the middle."""

import pytest

from cardwright.games.keyforge.game import GAME
from cardwright.games.keyforge.state import KeyForge
from cardwright.games.keyforge.zones import DECK, HAND
from cardwright.kernel.basics.errors import BadSetup
from cardwright.kernel.matches.match import Match
from cardwright.kernel.pieces.positions import Position, Side


def keys(*names: str) -> tuple[str, ...]:
    """The keys of cards."""
    return tuple(GAME.print_by_name(name).key for name in names)


def begun(mine: Side, theirs: Side, turn: int = 3) -> Match:
    """A match that begins so."""
    return GAME.start(names=("Ann", "Ben"), position=Position((mine, theirs), turn))


def test_it_begins_at_the_choice_among_the_houses_of_the_cards_with_creatures_that_are_ready() -> None:
    mine = Side(
        {"hand": keys("Bumpsy"), "battleline": keys("Dust Pixie", "Snufflegator"), "artifacts": keys("Screechbomb")},
        {"aember": 5, "keys": 1, "chains": 2},
    )
    m = begun(mine, Side({"battleline": keys("Silvertooth"), "archives": keys("Urchin")}, {"aember": 7}), turn=5)
    assert (m.turn, m.decision.player) == (5, 0)
    assert m.decision.texts() == ["house brobnar", "house untamed"]
    one, other = m.view(0)["players"]
    assert one["counters"] == {"aember": 5, "keys": 1, "key_cost": 6, "chains": 2}
    assert other["counters"] == {"aember": 7, "keys": 0, "key_cost": 6, "chains": 0}
    assert "Urchin" not in str(m.view(0))
    assert m.log(0) == []
    m.choose("house untamed")
    assert [text for text in m.decision.texts() if text.startswith("reap")] == ["reap Dust Pixie", "reap Snufflegator"]


def test_what_coming_would_set_off_is_over() -> None:
    m = begun(Side({"battleline": keys("Hunting Witch", "Dust Pixie")}, {}), Side({"hand": keys("Urchin")}, {}))
    assert [player["counters"]["aember"] for player in m.view(0)["players"]] == [0, 0]


def test_the_top_of_a_deck_comes_first() -> None:
    deck = keys("Flaxia", "Bumpsy", "Troll", "Umbra", "Urchin", "Regrowth", "Punch")
    m = begun(Side({"deck": deck, "hand": keys("Snufflegator")}, {}), Side({"hand": keys("Urchin")}, {}))
    m.choose("house untamed")
    m.choose("play Snufflegator")
    m.choose("end turn")
    assert isinstance(m, KeyForge)
    assert [m.prints[card].name for card in m.zone(0, DECK)] == ["Punch"]
    assert [m.prints[card].name for card in m.zone(0, HAND)] == [
        "Flaxia",
        "Bumpsy",
        "Troll",
        "Umbra",
        "Urchin",
        "Regrowth",
    ]


@pytest.mark.parametrize(
    ("area", "card"), [("battleline", "Anger"), ("artifacts", "Troll"), ("battleline", "Blood of Titans")]
)
def test_a_card_lies_where_its_type_does(area: str, card: str) -> None:
    with pytest.raises(BadSetup, match=f"{card} cannot lie in '{area}': its type is "):
        begun(Side({area: keys(card)}, {}), Side({}, {}))


def test_nothing_is_being_played_in_a_position() -> None:
    with pytest.raises(BadSetup, match="Anger cannot lie in 'played'"):
        begun(Side({"played": keys("Anger")}, {}), Side({}, {}))


def test_nobody_has_cards_of_four_houses() -> None:
    four = keys("Troll", "Urchin", "Flaxia", "Charette")
    with pytest.raises(BadSetup, match="the second player has cards of brobnar, dis, shadows and untamed"):
        begun(Side({}, {}), Side({"hand": four}, {}))


def test_the_key_cost_is_not_given() -> None:
    with pytest.raises(BadSetup, match="the key cost follows from the cards in play"):
        begun(Side({}, {"key_cost": 5}), Side({}, {}))
