import pytest

import cardwright as cw
from tests.cli.conftest import Command


@pytest.mark.parametrize("plain", [[], ["--plain"]])
def test_a_card_is_shown_with_facts_and_text(plain: list[str], cardwright: Command) -> None:
    ran = cardwright("cards", "keyforge", "library access", *plain)
    assert ran.code == 0
    assert "Library Access (Logos, action)" in ran.out
    assert cw.load("keyforge").cards["Library Access"].text in " ".join(ran.out.split())


def test_the_figures_of_a_creature_are_told(cardwright: Command) -> None:
    shown = cardwright("cards", "keyforge", "Raiding Knight", "--plain").out
    assert "4 power, 2 armor" in shown
    assert "number 255" in shown


def test_all_cards_are_listed_or_those_of_a_house(cardwright: Command) -> None:
    game = cw.load("keyforge")
    everything = cardwright("cards", "keyforge", "--plain").out
    assert everything.endswith(f"{len(game.cards)} cards.\n")
    brobnar = cardwright("cards", "keyforge", "--house", "brob", "--plain").out
    assert "Troll (Brobnar, creature)" in brobnar
    assert "Logos," not in brobnar
    assert "Troll" in cardwright("cards", "keyforge", "--house", "Brobnar").out


def test_a_card_that_is_not_known_gets_proposals(cardwright: Command) -> None:
    ran = cardwright("cards", "keyforge", "Libary Acces")
    assert ran.code == 2
    assert "Library Access" in ran.err
