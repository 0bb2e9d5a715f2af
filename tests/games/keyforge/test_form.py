"""Cards of the set with abilities from a file."""

import json

import pytest

from cardwright.games.keyforge.cards import ABILITIES
from cardwright.games.keyforge.facts import by_name
from cardwright.games.keyforge.form import FORM
from cardwright.games.keyforge.game import GAME
from cardwright.kernel.basics.errors import BadTree
from cardwright.language.files import read_cards


def file(name: str) -> str:
    gain = {"Gain": {"amount": {"Const": {"n": 4}}}}
    return json.dumps({"cards": [{"name": name, "abilities": [{"Ability": {"when": ["play"], "effect": gain}}]}]})


def test_a_card_does_what_the_file_says() -> None:
    (card,) = read_cards(file("anger"), FORM)
    assert card.text == "Play: Gain 4 æmber."
    game = GAME.with_cards([card])
    assert game.version.startswith(f"{GAME.version}-")
    assert game.cards["Anger"].text == game.print_by_key(f"{card.facts.number}@logos").text == "Play: Gain 4 æmber."
    assert GAME.cards["Anger"].text != card.text
    deck = next(deck for deck in game.decks.values() if card.facts.number in [each.key for each in deck.cards])
    m = game.start([deck, deck], seed=1)
    assert game.load(m.to_json()) == m


def test_cards_that_are_brought_later_leave_those_before() -> None:
    first, second = [read_cards(file(name), FORM) for name in ("Troll", "Bumpsy")]
    game = GAME.with_cards(first).with_cards(second)
    assert game.cards["Troll"].text == game.cards["Bumpsy"].text == "Play: Gain 4 æmber."
    assert game.version == GAME.with_cards([*first, *second]).version
    again = game.with_cards([GAME.print_by_name("Troll")])
    assert again.cards["Troll"].text == GAME.cards["Troll"].text


def test_a_card_that_cannot_be_played_yet_can_be_written(monkeypatch: pytest.MonkeyPatch) -> None:
    name = "Anger"
    monkeypatch.delitem(ABILITIES, by_name(name).number)
    (card,) = read_cards(file(name), FORM)
    assert name not in GAME.cards
    assert name in GAME.with_cards([card]).cards


def test_only_cards_of_the_set_have_figures() -> None:
    with pytest.raises(BadTree, match=r"^the cards, line 1: Angry: no card of Call of the Archons is called 'Angry'"):
        read_cards(file("Angry"), FORM)


def test_only_an_action_is_played_as_a_copy() -> None:
    abilities = GAME.codec.encode(GAME.print_by_name("Mimicry").abilities)
    action, creature = [json.dumps({"cards": [{"name": name, "abilities": abilities}]}) for name in ("Anger", "Troll")]
    assert read_cards(action, FORM)[0].copies is not None
    with pytest.raises(BadTree, match="line 1: Troll: only an action is played as a copy, and Troll is none"):
        read_cards(creature, FORM)
