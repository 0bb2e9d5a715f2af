"""Cards of the box that do what strangers have written."""

import json

import pytest

from cardwright.games.crucible.form import FORM
from cardwright.games.crucible.game import GAME
from cardwright.games.crucible.values import BARE, DESTINY_CARD
from cardwright.kernel.basics.errors import BadTree
from cardwright.language.files import read_cards

DRAW = {"DrawMemories": {"amount": {"Const": {"n": 2}}}}
LINE = {"Spell": {"effect": DRAW}}
SLOW = {"Gets": {"of": {"Itself": {}}, "bonuses": [{"Bonus": {"question": {"?": "move"}, "by": {"Const": {"n": -1}}}}]}}

MINE = {"Gets": {"of": {"CharacterOf": {}}, "bonuses": SLOW["Gets"]["bonuses"]}}


def file(**card: object) -> str:
    """A file with one card."""
    return json.dumps({"cards": [card]})


def test_a_card_of_the_box_does_what_is_written() -> None:
    cards = read_cards(file(name="Cinder Flick", abilities=[LINE]), FORM)
    game = GAME.with_cards(cards)
    assert game.cards["Cinder Flick"].text == "Draw 2 memories."
    assert GAME.cards["Cinder Flick"].text != "Draw 2 memories."
    assert game.version != GAME.version
    assert game.seated(3).version == game.version
    m = game.start(seed=3, pick=0)
    assert game.load(m.to_json()) == m


def test_several_cards_come_together() -> None:
    game = GAME.with_cards(read_cards(file(name="Cinder Flick", abilities=[LINE]), FORM))
    game = game.with_cards(read_cards(file(name="Lancer", abilities=[SLOW]), FORM))
    assert game.cards["Cinder Flick"].text == "Draw 2 memories."
    assert game.cards["Lancer"].text == "This card gets -1 move."


def test_the_cards_of_the_box_come_back_as_they_are() -> None:
    rows = [
        {"name": card.name, "abilities": GAME.codec.encode(card.abilities)}
        for card in GAME.listed.values()
        if card.kind not in {BARE, DESTINY_CARD}
    ]
    cards = read_cards(json.dumps({"cards": rows}), FORM)
    assert [card.abilities for card in cards] == [card.abilities for card in GAME.listed.values()]


@pytest.mark.parametrize(
    ("name", "abilities", "told"),
    [
        ("Cinder Flik", [LINE], "did you mean 'Cinder Flick'?"),
        ("Cinder Flick", [], "a core memory has a 'Spell'."),
        ("Cinder Flick", [LINE, LINE], "a card is for one thing: put several effects into a 'Sequence'."),
        ("Burning Ground", [LINE], "Spell is nothing for a tile memory: it has Covering."),
        ("Bog Rat", [MINE], "“you” is nobody for a monster: speak of the character here, or of each."),
        ("Old Gibbet", [MINE], "“you” is nobody for a tile: speak of the character here, or of each."),
        ("Lancer", [LINE], "Spell is nothing for a token: it has none of these words."),
    ],
)
def test_what_does_not_go_together_is_told(name: str, abilities: list[object], told: str) -> None:
    with pytest.raises(BadTree) as caught:
        read_cards(file(name=name, abilities=abilities), FORM)
    assert str(caught.value).endswith(told)
