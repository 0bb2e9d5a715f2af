"""The set as a whole: its shape, and every card has a test of its own."""

import ast
from collections import Counter
from pathlib import Path

import pytest

from cardwright.games.kryptik.cards import CARDS
from cardwright.games.kryptik.energy import BOXES
from cardwright.games.kryptik.game import GAME
from cardwright.games.kryptik.prints import FACTIONS, NO_COST
from cardwright.language.lint import lint

FOLDER = Path(__file__).parent / "cards"
PLAYED = {
    function.name: {node.value for node in ast.walk(function) if isinstance(node, ast.Constant)}
    for file in sorted(FOLDER.glob("test_*.py"))
    for function in ast.parse(file.read_text("utf-8")).body
    if isinstance(function, ast.FunctionDef)
}


@pytest.mark.parametrize("name", [card.name for card in CARDS.values()])
def test_every_card_is_played_in_a_test_that_is_named_for_it(name: str) -> None:
    word = name.partition(",")[0].lower().replace(" ", "_")
    words = {word, word.rpartition("_")[2], word.partition("_")[0]}
    own = [test for test, cards in PLAYED.items() if name in cards and [one for one in words if one in test]]
    assert own, f"no test in {FOLDER.name}/ is named for {name} and plays it"


@pytest.mark.parametrize("name", [card.name for card in CARDS.values()])
def test_nothing_is_wrong_with_a_card(name: str) -> None:
    assert lint(GAME.cards[name], GAME) == []


def test_the_set_has_its_shape() -> None:
    assert len(CARDS) == 96
    assert Counter([card.facts.box for card in CARDS.values()]) == {
        **dict.fromkeys("wubg", 18),
        **dict.fromkeys(BOXES[4:10], 3),
        "1": 6,
    }
    assert Counter([(card.eleven_cost != NO_COST, card.eleven is not None) for card in CARDS.values()]) == {
        (True, False): 34,
        (False, True): 34,
        (True, True): 12,
        (False, False): 16,
    }
    overlords = Counter([card.faction for card in CARDS.values() if card.overlord])
    assert overlords == dict.fromkeys(FACTIONS[:4], 2)  # those of the set come first
