"""Cards and values of one's own on the command line: played, shown, simulated, and refused with a sentence."""

import json
from importlib import resources
from pathlib import Path

import pytest

import cardwright as cw
from tests.cli.conftest import Command

VALUES = resources.files("cardwright.games.krysis").joinpath("data/values.toml").read_text("utf-8")


@pytest.fixture
def ember(tmp_path: Path) -> Path:
    """A file with a card that no game has."""
    return write(tmp_path, n=2)


def write(folder: Path, n: int, **changes: object) -> Path:
    """Write a card that deals so much damage to the opponent."""
    does = {"Does": {"effect": {"DealToPlayer": {"amount": {"Const": {"n": n}}}}}}
    card = {"name": "Ember", "level": 2, "damage": 3, "health": 1, "abilities": [does]}
    file = folder / "ember.json"
    file.write_text(json.dumps({"cards": [{**card, **changes}]}, indent=1), "utf-8")
    return file


def embers(folder: Path) -> Path:
    """A deck with it."""
    deck = folder / "embers.txt"
    named = ["Ember", *[card.name for card in cw.load("kyza").pool.values() if not card.static][:19]]  # type: ignore[attr-defined]
    deck.write_text("\n".join(["# Embers", "", "[Micro]", *[f"1 {name}" for name in named]]), "utf-8")
    return deck


def test_a_card_of_ones_own_is_shown_while_its_file_is_named_and_forgotten_then(
    ember: Path, cardwright: Command
) -> None:
    shown = cardwright("cards", "kyza", "Ember", "--cards", ember, "--plain").out
    assert "Deal 2 damage to your opponent." in shown
    ran = cardwright("cards", "kyza", "Ember")
    assert (ran.code, "No card of Kyza Kards is called 'Ember'." in ran.err) == (2, True)


def test_a_deck_with_a_card_of_ones_own_is_checked_played_and_played_on(
    ember: Path, tmp_path: Path, cardwright: Command
) -> None:
    deck = embers(tmp_path)
    own = ("--game", "kyza", "--cards", ember)
    assert "is a legal deck" in cardwright("deck", "check", deck, *own).out
    assert "Ember" in cardwright("deck", "show", deck, *own).out
    assert cardwright("deck", "check", deck, "--game", "kyza").code == 2
    saved = tmp_path / "game.json"
    play = ("play", "kyza", "--deck", deck, "--seed", "1", "--plain", "--save", saved)
    assert cardwright(*play, "--cards", ember, typed="1\nquit\n").code == 0
    again = cardwright("play", "kyza", "--resume", saved, "--cards", ember, "--plain", typed="quit\n")
    assert (again.code, "Welcome back" in again.out) == (0, True)
    assert cardwright("play", "kyza", "--resume", saved, "--plain", typed="quit\n").code == 2


@pytest.mark.parametrize("jobs", [1, 2])
def test_simulations_know_ones_own_cards_in_every_process(
    jobs: int, ember: Path, tmp_path: Path, cardwright: Command
) -> None:
    deck = embers(tmp_path)
    ran = cardwright(
        "simulate", "kyza", deck, deck, "-n", 4, "--bots", "random", "--jobs", jobs, "--cards", ember, "--plain"
    )
    assert (ran.code, "went wrong" in ran.out) == (0, False)


def test_values_of_ones_own_are_played_with(tmp_path: Path, cardwright: Command) -> None:
    file = tmp_path / "values.toml"
    file.write_text(VALUES.replace('name = "Sprinter"', 'name = "Hurdler"'), "utf-8")
    assert "Hurdler" in cardwright("cards", "krysis", "--values", file, "--plain").out
    ran = cardwright("simulate", "krysis", "-n", 2, "--bots", "random", "--jobs", 2, "--values", file, "--plain")
    assert (ran.code, "went wrong" in ran.out) == (0, False)
    assert "Hurdler" not in cardwright("cards", "krysis", "--plain").out


@pytest.mark.parametrize(
    ("n", "changes", "wrong"),
    [
        (0, {}, "line 13: Ember: in the word DealToPlayer the field 'amount' takes a word for a number of at least 1"),
        (-4, {}, "line 13: Ember: in the word DealToPlayer the field 'amount' takes a word for a number of at least 1"),
        (2, {"damage": 100}, "line 6: Ember: the field 'damage' takes a whole number from 0 to 99, not 100."),
        (2, {"level": 7}, "line 5: Ember: the field 'level' takes a whole number from 1 to 6, not 7."),
    ],
)
def test_a_wrong_card_is_told_with_file_line_and_word(
    n: int, changes: dict[str, object], wrong: str, tmp_path: Path, cardwright: Command
) -> None:
    file = write(tmp_path, n, **changes)
    ran = cardwright("cards", "kyza", "--cards", file)
    assert (ran.code, ran.out) == (2, "")
    said = " ".join(ran.err.split())
    assert file.name in said
    assert wrong in said


@pytest.mark.parametrize("shape", [("--cards", "{}"), ("--cards={}",), ("--cards", "./{}")])
def test_a_file_is_called_as_it_was_named(
    shape: tuple[str, ...], tmp_path: Path, cardwright: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    file = write(tmp_path, 2, level=7).relative_to(tmp_path)
    said = "ember.json, line 5: Ember: the field 'level' takes a whole number from 1 to 6, not 7."
    ran = cardwright("cards", "kyza", *[argument.format(file) for argument in shape])
    assert " ".join(ran.err.split()) == said
    file.write_text("[]", "utf-8")
    assert cardwright("cards", "kyza", "--cards", file).err.startswith("ember.json: a file of cards is a table")


def test_wrong_values_are_told_with_file_and_place(tmp_path: Path, cardwright: Command) -> None:
    file = tmp_path / "values.toml"
    file.write_text(VALUES.replace("speed = 10", "speed = -10", 1), "utf-8")
    ran = cardwright("simulate", "krysis", "--values", file)
    assert ran.code == 2
    assert "Sprinter" in ran.err
    assert file.name in " ".join(ran.err.split())


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("cards", "krysis", "--cards"), "Krysis is not played with cards of one's own."),
        (("cards", "kyza", "--values"), "Kyza Kards is not played with values of one's own."),
        (("deck", "show", "Sparks and Drums", "--cards"), "Say for which game these cards or values are"),
        (("play", "--cards"), "Say which game too"),
    ],
)
def test_files_that_a_game_does_not_have_are_refused(
    arguments: tuple[str, ...], sentence: str, ember: Path, cardwright: Command
) -> None:
    ran = cardwright(*arguments, ember)
    assert (ran.code, sentence in ran.err) == (2, True)


def test_a_file_that_is_not_there_is_named(tmp_path: Path, cardwright: Command) -> None:
    ran = cardwright("cards", "kyza", "--cards", tmp_path / "none.json")
    assert (ran.code, "There is no file of cards at" in " ".join(ran.err.split())) == (2, True)
