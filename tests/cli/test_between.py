"""Series at the terminal: game after game, and the cards that are exchanged between two of them."""

import re
from pathlib import Path

import pytest

import cardwright as cw
from cardwright.cli import playing, saving
from cardwright.cli.terminal import console
from tests.cli.conftest import Command

ALWAYS_THE_FIRST = "1\n" * 3000


def conceded(file: Path, seats: list[str], *, by: int = 0) -> None:
    """Save the first game of a best of three of Kryptik, which a player has just given up."""
    match = cw.load("kryptik").start(["Harbor Watch", "Deep Compost"], 3, names=("Ann", "Ben"), series=cw.Series(2, 3))
    match.concede(by)
    file.write_text(saving.to_text(match, seats), "utf-8")


def deck_played(file: Path, player: int) -> cw.DeckList:
    match, _ = saving.read(file, cw.load("kryptik"), "")
    assert match.setup is not None
    return match.setup.decks[player]


def played(deck: cw.DeckList, name: str) -> int:
    key = cw.load("kryptik").print_by_name(name).key
    return [card.key for card in deck.cards if card.section == "main"].count(key)


def test_a_whole_series_is_played_and_each_game_recorded(cardwright: Command, home: Path) -> None:
    ran = cardwright(
        "play", "keyforge", "--best-of", "3", "--bot", "random", "--seed", "4", "--plain", typed=ALWAYS_THE_FIRST
    )
    assert ran.code == 0, ran.err
    assert "leads 1 : 0 in this best of 3." in ran.out
    assert "You lost the last game: do you go first or second?" in ran.out
    assert re.search(r"wins the series 2 : [01]\.", ran.out)
    records = list((home / "records").glob("keyforge-*.json"))
    found = [cw.Record.from_json(file.read_text("utf-8")).setup.series for file in records]
    assert sorted(series.number for series in found if series) == list(range(1, len(records) + 1))
    assert 2 <= len(records) <= 3


def test_between_games_cards_are_exchanged(cardwright: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    conceded(file, ["", "greedy"])
    deck = cw.load("kryptik").decks["Harbor Watch"]
    titles = cw.load("kryptik").print_by_key
    out, came = [
        titles(next(card.key for card in deck.cards if card.section == part)).name for part in ("main", "side")
    ]
    typed = f"+{came}\ndone\n-9 {out}\n-Nonesuch\n- {out}\nlook\ndone\nq\n"
    save = tmp_path / "second.json"
    ran = cardwright("play", "kryptik", "--resume", file, "--save", save, "--plain", typed=typed)
    assert ran.code == 0, ran.err
    assert "Ben leads 1 : 0 in this best of 3." in ran.out
    assert "its main deck has 51 instead of 50 cards" in ran.out
    assert f"of {out} to take out." in ran.out
    assert "There is no 'Nonesuch' in or beside this deck" in ran.out
    assert "Who takes the first turn?" in ran.out
    new = deck_played(save, 0)
    assert (played(new, out), played(new, came)) == (played(deck, out) - 1, played(deck, came) + 1)
    assert deck_played(save, 1) == cw.load("kryptik").decks["Deep Compost"]


def test_two_people_exchange_unseen_by_each_other_and_leaving_keeps_the_game(
    cardwright: Command, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    conceded(file, ["", ""], by=1)
    ran = cardwright("play", "kryptik", "--two", "--resume", file, "--plain", typed="\ndone\n\n")
    assert ran.code == 0, ran.err
    assert ran.out.count("press Enter when only you are looking") == 3
    assert deck_played(file, 1) == cw.load("kryptik").decks["Deep Compost"]
    left, _ = saving.read(file, cw.load("kryptik"), "")
    assert left.setup is not None
    assert left.setup.series == cw.Series(2, 3, (0,))
    assert left.chooser == 1


def test_an_interrupt_while_cards_are_exchanged_loses_nothing(tmp_path: Path, home: Path) -> None:
    file = tmp_path / "game.json"
    conceded(file, ["", "greedy"])

    def ask(_: str) -> str:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        playing.run(console(plain=True), playing.Request(game="kryptik", resume=file, plain=True), ask)
    left, seats = saving.read(file, cw.load("kryptik"), "")
    assert left.setup is not None
    assert left.setup.series == cw.Series(2, 3, (1,))
    assert seats == ["", "greedy"]
    assert len(list((home / "records").iterdir())) == 1


def test_a_series_of_an_even_number_of_games_is_refused(cardwright: Command) -> None:
    ran = cardwright("play", "keyforge", "--best-of", "2")
    assert ran.code == 2
    assert "A series is the best of 1, 3, 5, 7 or 9 games, not of 2." in ran.err
