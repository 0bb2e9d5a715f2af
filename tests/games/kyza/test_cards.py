"""The set as a whole: every card has a test of its own."""

import ast
from pathlib import Path

import pytest

from cardwright.games.kyza.cards import CARDS

FOLDER = Path(__file__).parent / "cards"


def played_in(function: ast.FunctionDef) -> set[str]:
    """The names of the cards that a test lays out: the strings in its calls of `side`, and what it loops over."""
    return {node.value for node in ast.walk(function) if isinstance(node, ast.Constant) and isinstance(node.value, str)}


TESTED = {
    function.name: played_in(function)
    for file in sorted(FOLDER.glob("test_level*.py"))
    for function in ast.parse(file.read_text("utf-8")).body
    if isinstance(function, ast.FunctionDef)
}


@pytest.mark.parametrize("name", [card.name for card in CARDS.values()])
def test_every_card_is_played_in_a_test_that_is_named_for_its_effect(name: str) -> None:
    words = {card.name: card.effect_name for card in CARDS.values()}
    slug = words[name].lower().replace(" ", "_")
    own = [test for test, cards in TESTED.items() if slug in test and name in cards]
    assert own, f"no test in {FOLDER.name}/ is named for {words[name]} and plays {name}"
