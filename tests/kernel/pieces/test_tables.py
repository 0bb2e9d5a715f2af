"""Tables: what is drawn of them can be read, and told apart, by everybody, and words of cards are explained."""

import math
import re
import sys
from itertools import combinations
from pathlib import Path
from typing import Any, Final

import pytest

import cardwright as cw
from cardwright.games.keyforge import questions as keyforge
from cardwright.games.kryptik import questions as kryptik
from cardwright.kernel.basics.rng import Rng
from cardwright.kernel.basics.rulebook import load_rulebook
from cardwright.kernel.core.registry import game_names, module_of
from cardwright.kernel.pieces.tables import Suit
from cardwright.language.questions import Keyword
from cardwright.reading.view import Reader

READABLE: Final = 4.5
"""The contrast of text that is easy to read (WCAG 2.2, level AA)."""
APART: Final = 0.12
"""How far colors are apart that nobody takes for each other, in Oklab; 0.02 can just be told apart side by side."""

LINE: Final = 120
"""How long a word's explanation may be: about two lines on a card's sheet."""

STYLES: Final = Path(__file__).parents[3] / "frontend" / "src" / "app.css"
"""The colors of the page, among them those of what is written on grounds."""

VISIONS: Final = {
    "usual": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "no red": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "no green": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "no blue": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""What eyes that lack one kind of cones make of linear red, green and blue (Machado, Oliveira and Fernandes, 2009)."""

every_game = pytest.mark.parametrize("name", game_names())


def linear(color: str) -> tuple[float, float, float]:
    """Red, green and blue from 0 to 1, by amount of light."""
    parts = [int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    r, g, b = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return r, g, b


def brightness(color: str) -> float:
    """How much light comes from a color, from 0 to 1."""
    r, g, b = linear({"black": "#000000", "white": "#ffffff"}.get(color, color))
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(color: str, ink: str) -> float:
    """The contrast of two colors, from 1 to 21."""
    least, most = sorted((brightness(color), brightness(ink)))
    return (most + 0.05) / (least + 0.05)


def oklab(color: str, vision: str) -> tuple[float, float, float]:
    """Where a color lies in a space in which distances are as they are seen (Ottosson, 2020)."""
    light = linear(color)
    r, g, b = [min(max(sum(k * x for k, x in zip(row, light, strict=True)), 0), 1) for row in VISIONS[vision]]
    long = math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    medium = math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    short = math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    return (
        0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short,
    )


def suits(name: str) -> tuple[Suit, ...]:
    return cw.load(name).table.suits


@every_game
def test_what_is_written_on_a_suit_can_be_read(name: str) -> None:
    for suit in suits(name):
        assert re.fullmatch("#[0-9a-f]{6}", suit.color)
        assert suit.ink in {"black", "white"}
        assert contrast(suit.color, suit.ink) >= READABLE, suit


@every_game
def test_what_is_written_on_the_ground_can_be_read(name: str) -> None:
    look = cw.load(name).table.look
    assert look is not None
    inks = re.search(r"--on-ground: light-dark\((#\w{6}), (#\w{6})\)", STYLES.read_text("utf-8"))
    assert inks is not None
    assert [color for color in look.day if contrast(color, inks[1]) < READABLE] == []
    assert [color for color in look.night if contrast(color, inks[2]) < READABLE] == []


@every_game
def test_a_game_is_known_by_an_emblem_that_is_drawn(name: str) -> None:
    game = cw.load(name)
    assert game.table.look is not None
    assert game.table.look.emblem is not None
    assert game.pictures.drawings[game.table.look.emblem.icon]


@every_game
@pytest.mark.parametrize("vision", VISIONS)
def test_the_colors_of_suits_look_different_to_all_eyes(name: str, vision: str) -> None:
    for one, other in combinations(suits(name), 2):
        assert math.dist(oklab(one.color, vision), oklab(other.color, vision)) >= APART, (one, other)


@every_game
def test_suits_differ_without_any_color(name: str) -> None:
    for what in ("word", "title", "letter", "icon"):
        told = [getattr(suit, what) for suit in suits(name)]
        assert len(set(told)) == len(told) > 0
        assert all(told)
    assert {len(suit.letter) for suit in suits(name)} == {1}


@every_game
def test_every_card_that_can_be_seen_has_a_suit(name: str) -> None:
    game = cw.load(name)
    words = {suit.word for suit in game.table.suits}
    assert game.table.suit in [mark.name for mark in game.table.marks]
    match = game.start([*game.decks][:2], seed=1)
    rng = Rng(1)
    seen = 0
    while not match.over:
        for card in faces(match.view(0)["players"]) + faces(match.view(0)["shared"]):
            seen += 1
            assert str(card["marks"][game.table.suit]) in words, card
        for _ in range(20):
            if not match.over:
                match.choose(rng.below(len(match.codes)))
    assert seen > 20


@every_game
def test_words_are_explained_that_cards_use_and_the_rulebook_tells_of(name: str) -> None:
    game = cw.load(name)
    reader = Reader(game)
    found = {each for key in game.cards for each in reader.explanations(reader.printed(game.cards[key]))}
    assert set(game.table.glossary) == found
    file = next(folder / "rulebook.toml" for folder in package(name).parents if (folder / "rulebook.toml").exists())
    assert {each.rule for each in game.table.glossary} <= set(load_rulebook(file))
    for each in game.table.glossary:
        assert len(each.text) <= LINE, each
        assert not each.text.endswith("."), each


@pytest.mark.parametrize(
    ("name", "keywords"), [("keyforge", keyforge.KEYWORDS), ("kryptik", kryptik.KEYWORDS)], ids=["keyforge", "kryptik"]
)
def test_every_keyword_is_explained(name: str, keywords: tuple[Keyword, ...]) -> None:
    explained = {each.words[0] for each in cw.load(name).table.glossary}
    assert {keyword.key for keyword in keywords} - explained == set()


def package(name: str) -> Path:
    """The file of the module that holds a game."""
    file = sys.modules[module_of(name)].__file__
    assert file is not None
    return Path(file)


def faces(shown: object) -> list[dict[str, Any]]:
    """All faces of cards in a part of a view."""
    if isinstance(shown, list):
        return [face for item in shown for face in faces(item)]
    if isinstance(shown, dict):
        own = [shown] if "handle" in shown else []
        return own + [face for item in shown.values() for face in faces(item)]
    return []
