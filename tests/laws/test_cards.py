"""Cards that nobody thought of: whatever the schema of a game allows is printed, checked and played without a crash.

Thousands of them are tried with

    uv run pytest -m slow tests/laws/test_cards.py
"""

import json
from dataclasses import dataclass, field
from functools import partial

import pytest

from cardwright.kernel.basics.rng import Rng
from cardwright.kernel.matches.game import Game
from cardwright.kernel.pieces.cards import CardPrint
from cardwright.language.lint import lint
from tests.laws.cards import MAKERS, Maker, Tree
from tests.laws.laws import a_sampled_world_looks_the_same, saving_and_loading_changes_nothing
from tests.laws.starts import Start

LONGEST = 20_000
"""Decisions of a match; a card may well keep both players alive for ever."""
LOOKED_AT = (60,)
"""After how many decisions the laws are tried."""


@dataclass
class Findings:
    """What came of the cards of some seeds."""

    written: int = 0
    refused: int = 0
    """They are nonsense by themselves: an amount that can never be 1."""
    faulty: int = 0
    """The linter has found something, so that no file can bring them into play."""
    played: int = 0
    crashed: list[str] = field(default_factory=list)


def found(maker: Maker, seeds: range) -> Findings:
    """Write, print, check and play a card for each seed."""
    findings = Findings()
    for seed in seeds:
        rng = Rng(seed).stream("cards")
        tree = maker.tree(rng)
        findings.written += 1
        try:
            try_out(maker, tree, rng, findings)
        except Exception as error:  # noqa: BLE001 - whatever it is, it is what is looked for
            findings.crashed.append(f"{seed}: {type(error).__name__}: {error}\n{json.dumps(tree)}")
    return findings


def try_out(maker: Maker, tree: Tree, rng: Rng, findings: Findings) -> None:
    """Check a card, and print and play it if nothing is wrong with it."""
    node = maker.read(tree)
    try:
        card = maker.card(node, rng)
    except TypeError:
        findings.refused += 1
        return
    if lint(card, maker.writer.form.game):
        findings.faulty += 1
        return
    assert card.text
    play(maker, maker.game(card), card, rng.stream("play"))
    findings.played += 1


def play(maker: Maker, game: Game, card: CardPrint, rng: Rng) -> None:
    """Play a match at random; the laws hold in it."""
    start = Start(maker.name, game, partial(maker.begin, game, card), LONGEST, maker.sound)
    m = start.begin(rng.below(1000))
    for n in range(LONGEST):
        if m.over:
            return
        if n in LOOKED_AT:
            maker.sound(m)
            a_sampled_world_looks_the_same(start, m, rng)
            saving_and_loading_changes_nothing(start, m, rng)
        m.choose(rng.below(len(m.codes)))


def check(findings: Findings) -> None:
    """No card has crashed anything, and most of them were good for something."""
    assert "\n".join(findings.crashed) == ""
    assert findings.refused < findings.written // 10
    assert findings.played > findings.written // 4


@pytest.mark.parametrize("maker", MAKERS, ids=lambda maker: maker.name)
def test_no_card_that_can_be_written_crashes(maker: Maker) -> None:
    check(found(maker, range(100)))


@pytest.mark.slow
@pytest.mark.parametrize("part", range(20))
@pytest.mark.parametrize("maker", MAKERS, ids=lambda maker: maker.name)
def test_no_card_of_thousands_crashes(maker: Maker, part: int) -> None:
    check(found(maker, range(1000 + part * 500, 1500 + part * 500)))
