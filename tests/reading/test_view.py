"""Faces in words: what the terminal and plain pages say of cards, and the page says in the same words.

`faces.json` has tables, cards and faces, and what is said of them; the tests of the page read it too.
"""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cardwright.kernel.core.description import Description
from cardwright.kernel.pieces.cards import CardPrint
from cardwright.kernel.pieces.options import ActionTable
from cardwright.kernel.pieces.shapes import AbilityView, Face, OptionView
from cardwright.kernel.pieces.tables import Area, Table
from cardwright.reading.view import Reader, Seen, fact_words
from cardwright.reading.words import meaning
from tests.toys.board import BOARD

GOLDEN: dict[str, Any] = json.loads((Path(__file__).parent / "faces.json").read_text("utf-8"))


class Told(CardPrint):
    """A card that says what it is told to."""

    __slots__ = ("said",)

    def __init__(self, key: str, name: str, said: list[AbilityView]) -> None:
        super().__init__(key, name, ())
        self.said: list[AbilityView] = said

    @property
    def paragraphs(self) -> list[AbilityView]:
        return self.said


class Golden(Description):
    """A game that is nothing but a table and some cards."""

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__(
            name="golden",
            title="Golden",
            version="1",
            players=2,
            zone_kinds=(),
            shared_zones=(),
            actions=ActionTable(8, ()),
        )
        self.table = replace(msgspec.convert(data["table"], Table), shared=(Area("here", "Here", 0, "row"),))
        self.told = {card["key"]: Told(card["key"], card["name"], card["abilities"]) for card in data["cards"]}

    def print_by_key(self, key: str) -> CardPrint:
        return self.told[key]


@pytest.mark.parametrize("name", GOLDEN)
def test_faces_are_said_in_these_words(name: str) -> None:
    reader = Reader(Golden(GOLDEN[name]))
    for case in GOLDEN[name]["faces"]:
        face = case["face"]
        assert (reader.kinds(face), reader.said(face), reader.text(face)) == (case["kinds"], case["said"], case["text"])
        assert [each.words[0] for each in reader.explanations(face)] == case["explained"]


@pytest.mark.parametrize("name", GOLDEN)
def test_options_are_explained_in_these_words(name: str) -> None:
    game = Golden(GOLDEN[name])
    for case in GOLDEN[name]["meanings"]:
        option: OptionView = {"verb": case["verb"], "text": case["verb"]}
        if "word" in case:
            option["word"] = case["word"]
        if "meaning" in case:
            option["meaning"] = case["meaning"]
        if "facing" in case:
            option["facing"] = case["facing"]
        if "stakes" in case:
            option["stakes"] = case["stakes"]
        cards: list[Face] = []
        if case["face"] is not None:
            cards.append(GOLDEN[name]["faces"][case["face"]]["face"])
            option["card"] = cards[0]["handle"]
        seen = Seen(game, {**BOARD.start(seed=1).view(0), "shared": {"here": {"count": len(cards), "cards": cards}}})
        assert meaning(seen, option) == case["says"]


def test_facts_are_words_or_nothing() -> None:
    assert fact_words("points", 3) == ["points 3"]
    assert fact_words("houses", ["dis", "logos"]) == ["dis", "logos"]
    assert fact_words("deck", "Argus") == ["Argus"]
    assert fact_words("rules", {"static": 1}) == fact_words("house", None) == []
