"""What stands beside numbers on cards: whole words, one of what there may be several of."""

import re

import pytest

import cardwright as cw
from cardwright.kernel.pieces.tables import Mark
from cardwright.reading.view import Reader, counted

PLURAL = re.compile(r"(?:ies|(?<![su])s)$")
"""How a noun ends that means several: "stars", "memories", not "bonus"."""


def ones(whole: str) -> str:
    """The words for one of them."""
    return PLURAL.sub(lambda end: "y" if end[0] == "ies" else "", whole)


def said(mark: Mark, value: int) -> str:
    whole = (mark.noun or mark.title).lower()
    if mark.title[:1].isdigit():
        return f"{mark.title} {value}"
    return f"{value} {ones(whole) if value == 1 else whole}"


@pytest.mark.parametrize("name", cw.game_names())
def test_no_number_on_a_card_stands_beside_a_cut_word(name: str) -> None:
    reader = Reader(cw.load(name))
    for key in reader.game.cards:
        face = reader.printed(reader.game.cards[key])
        figures = [(mark, value) for mark, value in reader.marks(face) if type(value) is int]
        assert reader.numbers(face) == [said(mark, value) for mark, value in figures], face["name"]
    for mark in reader.game.table.marks:
        assert counted(mark, 1) == said(mark, 1)
        assert mark.noun == mark.noun.lower().strip()


def test_some_of_these_are_said_so() -> None:
    keyforge, crucible = Reader(cw.load("keyforge")), Reader(cw.load("crucible"))
    assert keyforge.numbers(keyforge.printed(keyforge.game.cards["Anger"])) == ["1 bonus æmber"]
    assert "1 victory point" in crucible.numbers(crucible.printed(crucible.game.cards["Reed Stalker"]))
