"""The form of files of cards as JSON Schema."""

import json
from typing import Any

import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

from cardwright.games.keyforge.cards import ABILITIES
from cardwright.games.keyforge.facts import by_number
from cardwright.games.keyforge.form import FORM as KEYFORGE
from cardwright.games.krysis.game import GAME as KRYSIS
from cardwright.games.kyza.cards import CARDS
from cardwright.games.kyza.form import FORM as KYZA
from cardwright.kernel.pieces.cards import CardPrint
from cardwright.language.files import Form, read_cards
from cardwright.language.schema import schema


def kyza_cards() -> list[dict[str, Any]]:
    encode = KYZA.game.codec.encode
    return [{**card.facts.to_data(), "abilities": encode(card.abilities)} for card in CARDS.values()]


def keyforge_cards() -> list[dict[str, Any]]:
    encode = KEYFORGE.game.codec.encode
    return [{"name": by_number(number).name, "abilities": encode(trees)} for number, trees in ABILITIES.items()]


FORMS = pytest.mark.parametrize(
    ("form", "cards"), [(KYZA, kyza_cards()), (KEYFORGE, keyforge_cards())], ids=["kyza", "keyforge"]
)


@FORMS
def test_every_card_that_ships_has_the_form_and_comes_back(form: Form[CardPrint], cards: list[dict[str, Any]]) -> None:
    Draft202012Validator.check_schema(schema(form))
    validator = Draft202012Validator(schema(form))
    for card in cards:
        assert [error.message for error in validator.iter_errors({"cards": [card]})] == [], card["name"]
    for start in range(0, len(cards), 50):
        some = cards[start : start + 50]
        read = read_cards(json.dumps({"cards": some}), form)
        assert [form.game.codec.encode(card.abilities) for card in read] == [card["abilities"] for card in some]


@pytest.mark.parametrize("form", [KYZA, KEYFORGE], ids=["kyza", "keyforge"])
def test_every_word_is_described(form: Form[CardPrint]) -> None:
    defs = schema(form)["$defs"]
    assert set(form.words) <= set(defs)
    assert [name for name in form.words if not defs[name]["description"].endswith(".")] == []
    refs = set(json.dumps(defs).split('"$ref": "#/$defs/')[1:])
    assert {ref.split('"')[0] for ref in refs} <= set(defs)


def test_a_field_into_which_nothing_of_a_game_fits_is_none_of_its_words() -> None:
    assert "unless" in schema(KEYFORGE)["$defs"]["Cannot"]["properties"]
    assert "unless" not in schema(KYZA)["$defs"]["Cannot"]["properties"]


def test_a_word_that_needs_what_a_game_has_not_is_none_of_its_words() -> None:
    assert "Whenever" in KYZA.words
    assert "Whenever" not in Form[CardPrint](KRYSIS, {}, (), ()).words


@pytest.mark.parametrize(
    "wrong",
    [
        {"level": 7},
        {"name": 3},
        {"more": 1},
        {"abilities": [{"Const": {"n": 1}}]},
        {"abilities": [{"Does": {}}]},
        {"abilities": [{"Does": {"effect": {"Draw": {"amount": {"It": {}}}}}}]},
        {"abilities": [{"Does": {"effect": {"Draw": {}, "LookAtHand": {}}}}]},
    ],
)
def test_the_schema_refuses_what_the_reader_refuses(wrong: dict[str, object]) -> None:
    card: dict[str, object] = {"name": "A", "level": 1, "damage": 1, "health": 1}
    validator = Draft202012Validator(schema(KYZA))
    assert validator.is_valid({"cards": [card]})
    assert not validator.is_valid({"cards": [{**card, **wrong}]})
