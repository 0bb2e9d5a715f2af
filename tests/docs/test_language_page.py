"""The page on the language: its code runs, its JSON is a card, and its table has every word as it prints."""

import ast
import json
import re
from types import ModuleType

import pytest

from cardwright.games.keyforge import cards as trees
from cardwright.games.keyforge.game import GAME
from cardwright.kernel.basics.errors import BadTree
from cardwright.kernel.core.codec import node_from_json, node_to_json
from cardwright.kernel.pieces.nodes import Node
from cardwright.language.words import parts
from tests.docs.words import PAGE, lines, meant, renewed, typed
from tests.games.keyforge.table import made, side, table

TEXT = PAGE.read_text("utf-8")
NOT_WRITTEN = {
    "AtItsEnd",  # made by WhenThisLeaves as it acts
    "Negative",  # no card of KeyForge takes away as many as there are of something
    "Number",  # what all numbers have in common
    "Nothing",  # what a missing branch does
    "OfEach",  # what the numbers of the cards that something is done to have in common
    "PlayersNumber",  # what the numbers of players have in common
}


def blocks(kind: str) -> list[str]:
    """The blocks of code of a kind on the page."""
    return re.findall(rf"^```{kind}\n(.*?)^```$", TEXT, re.DOTALL | re.MULTILINE)


def words_in(node: Node) -> set[str]:
    """The names of all words in a tree."""
    return {type(node).__name__}.union(*[words_in(part) for part in parts(node)])


def test_the_code_of_the_page_runs() -> None:
    page = ModuleType("page")
    for block in blocks("python"):
        exec(compile(block, str(PAGE), "exec"), page.__dict__)  # noqa: S102 - it is our own page
    for title, abilities in page.CARDS.items():
        assert tuple(abilities) == trees.ABILITIES[title[:3]]
    tests = [test for name, test in vars(page).items() if name.startswith("test_")]
    assert tests, "the card that is made on the page is tested there"
    for test in tests:
        test()


def test_a_card_written_as_json_is_played() -> None:
    (text,) = blocks("json")
    spark = made("Spark", node_from_json(text, GAME.codec), like="Punch")
    t = table("brobnar", me=side(hand=[spark]), opponent=side(line=["Dust Imp", "Troll"]))
    t.play(spark, "choose Dust Imp")
    assert t.enemy_line == ["Troll"]
    assert t.aember == (1, 2), "1 for the creature that was destroyed, and what the imp leaves behind"
    t.ends_clean()


@pytest.mark.parametrize("number", sorted(trees.ABILITIES))
def test_every_card_goes_to_json_and_back(number: str) -> None:
    for ability in trees.ABILITIES[number]:
        assert node_from_json(node_to_json(ability, GAME.codec), GAME.codec) == ability


@pytest.mark.parametrize("written", lines())
def test_every_word_goes_to_json_and_back(written: str) -> None:
    for word in meant(written):
        assert node_from_json(node_to_json(word, GAME.codec), GAME.codec) == word
        assert hash(node_from_json(node_to_json(word, GAME.codec), GAME.codec)) == hash(word)


def test_json_that_is_no_card_is_refused_in_a_sentence() -> None:
    (text,) = blocks("json")
    for wrong, right in (("Deal", "Dealt"), ("amount", "much"), ('"n": 2', '"m": 2')):
        with pytest.raises(BadTree, match=r"^[A-Z].*\.$"):
            node_from_json(text.replace(wrong, right), GAME.codec)
    assert json.loads(text)


def test_the_table_shows_every_word_as_it_prints() -> None:
    assert renewed(TEXT) == TEXT, "renew the page with: uv run python -m tests.docs.words"


def test_the_table_has_every_name_that_authors_type() -> None:
    names = {node.id for line in lines() for node in ast.walk(ast.parse(line)) if isinstance(node, ast.Name)}
    assert set(typed()) - names == set()


def says_something(word: type[Node]) -> bool:
    """Whether a word is not only there to be the base of others."""
    return word.phrase is not Node.phrase


def test_the_table_has_every_word() -> None:
    written = set().union(*[words_in(word) for line in lines() for word in meant(line)])
    shared = ("arithmetic", "conditions", "flow", "numbers", "targets")
    homes = ("cardwright.games.keyforge.words.", *[f"cardwright.language.{name}" for name in shared])
    words = {name for name, cls in GAME.codec.words.items() if cls.__module__.startswith(homes)}
    printing = {name for name in words if says_something(GAME.codec.words[name])}
    assert len(printing) > 90
    assert printing - written - NOT_WRITTEN == set()
