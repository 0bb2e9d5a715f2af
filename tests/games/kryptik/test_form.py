"""Cards from files."""

import json

import pytest

from cardwright.games.kryptik.form import FORM, INTERNAL
from cardwright.games.kryptik.game import GAME
from cardwright.kernel.basics.errors import BadTree
from cardwright.language.files import read_cards


def written(**facts: object) -> str:
    return json.dumps({"cards": [{"name": "Newcomer", "cost": "{1}{w}", "box": "w", "abilities": [], **facts}]})


def test_the_set_comes_back_from_a_file() -> None:
    for name in ("Wick Runner", "Gate Porter", "Pale Nurse", "Feast", "Sap Tapper", "Sound the Depths", "Rot Gardener"):
        card = GAME.print_by_name(name)
        facts = {key: value for key, value in card.facts.to_data().items() if key != "key"}
        abilities = [GAME.codec.encode(ability) for ability in card.abilities]
        (again,) = read_cards(json.dumps({"cards": [{**facts, "abilities": abilities}]}), FORM)
        assert (again.key, again.text, again.facts_data()) == (card.key, card.text, card.facts_data())
        assert GAME.with_cards([again]).version != GAME.version


@pytest.mark.parametrize(
    ("facts", "wrong"),
    [
        ({"cost": "{q}"}, "its cost is written like"),
        ({"cost": ""}, r"its cost is empty: what costs nothing costs \{0\}\."),
        (
            {"abilities": [{"Does": {"effect": {"IfYouDo": {"first": {"Pay": {"cost": ""}}, "then": {"Draw": {}}}}}}]},
            "it pays nothing: a cost is written like",
        ),
        ({"citizen": True}, "a citizen has a defense of 1 or more"),
        ({}, "a spell has at least one paragraph"),
        ({"attack": 3}, "a citizen may have the field 'attack', and a spell has none"),
        ({"keywords": ["eager"]}, "a citizen may have the field 'keywords', and a spell has none"),
        (
            {"citizen": True, "defense": 1, "focused": True},
            "a spell may have the field 'focused', and a citizen has none",
        ),
        ({"citizen": True, "defense": 1, "keywords": ["eager", "eager"]}, "it has a keyword twice"),
        ({"box": "x"}, "box"),
        (
            {"citizen": True, "defense": 1, "abilities": [{"Produces": {"box": "zz"}}]},
            "line 1: Newcomer: in the word Produces the field 'box' takes 'w', 'u', .* or '1', not 'zz'.",
        ),
        *[
            (
                {"abilities": [{"Does": {"effect": {word: {}}}}]},
                f"line 1: Newcomer: the word {word} belongs to the rules of the game: no card says it.",
            )
            for word in INTERNAL
        ],
    ],
)
def test_what_is_no_card_is_refused(facts: dict[str, object], wrong: str) -> None:
    with pytest.raises(BadTree, match=wrong):
        read_cards(written(**facts), FORM)
