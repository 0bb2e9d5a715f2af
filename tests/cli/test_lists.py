from pathlib import Path

import pytest

import cardwright as cw
from cardwright import bots, decks
from cardwright.games.keyforge.cards import ABILITIES
from cardwright.games.keyforge.facts import by_name
from tests.cli.conftest import Command

ARGUS = "Radiant Argus the Supreme"


@pytest.mark.parametrize("plain", [[], ["--plain"]])
def test_the_shipped_decks_are_listed(plain: list[str], cardwright: Command) -> None:
    shown = cardwright("decks", "keyforge", *plain).out
    assert all(name in shown for name in cw.load("keyforge").decks)
    assert "Logos, Sanctum and Untamed" in shown


@pytest.mark.parametrize("plain", [[], ["--plain"]])
def test_the_bots_are_listed_with_a_sentence_for_each(plain: list[str], cardwright: Command) -> None:
    ran = cardwright("bots", *plain)
    assert ran.code == 0, ran.err
    shown = " ".join(ran.out.split())
    for info in bots.info().values():
        assert info.title in shown
        assert info.text in shown
    assert cardwright("bots", "kryptik", *plain).out == ran.out
    own = bots.info(cw.load("krysis"))["level 1"].text
    assert own != bots.info()["level 1"].text
    assert own in " ".join(cardwright("bots", "krysis", *plain).out.split())
    assert cardwright("bots", "chess", *plain).code == 2


@pytest.mark.parametrize("plain", [[], ["--plain"]])
def test_a_deck_is_shown_by_house_with_equal_cards_counted(plain: list[str], cardwright: Command) -> None:
    shown = cardwright("deck", "show", "argus", *plain).out
    assert ARGUS in shown
    assert "36 cards" in shown
    assert "2 Wild Wormhole" in shown
    assert "1 Mother" in shown


def test_a_deck_of_any_game_is_found_by_its_name_or_by_what_its_file_says(cardwright: Command, tmp_path: Path) -> None:
    for game in ("keyforge", "kyza"):
        deck = next(iter(cw.load(game).decks.values()))
        file = tmp_path / game
        file.write_text(decks.write(deck), "utf-8")
        for named in (deck.name, file):
            shown = " ".join(cardwright("deck", "check", named).out.split())
            assert f"{deck.name} is a legal deck for {cw.load(game).title}" in shown


def test_a_deck_that_no_game_ships_or_several_do_is_refused(
    cardwright: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran = cardwright("deck", "show", "Radiant Argos the Supreme")
    assert ran.code == 2
    said = f"No deck that ships with a game is called 'Radiant Argos the Supreme': did you mean '{ARGUS}'?"
    assert said in " ".join(ran.err.split())
    kyza = cw.load("kyza")
    monkeypatch.setattr(kyza, "_decks", {ARGUS: next(iter(kyza.decks.values()))})
    ran = cardwright("deck", "show", "argus")
    assert ran.code == 2
    said = f"Decks called 'argus' ship with KeyForge ('{ARGUS}') and Kyza Kards ('{ARGUS}'): name the game, as in"
    assert said in " ".join(ran.err.split())
    assert "Wild Wormhole" in cardwright("deck", "show", "argus", "--game", "keyforge").out


def test_a_word_in_decks_of_several_games_is_refused_with_those_that_have_it(cardwright: Command) -> None:
    ran = cardwright("deck", "show", "the")
    assert ran.code == 2
    said = " ".join(ran.err.split())
    assert f"Decks called 'the' ship with KeyForge ('{ARGUS}', " in said
    assert "and Kyza Kards ('The Long Parade'): name the game, as in `--game keyforge`." in said


def test_a_legal_deck_is_said_to_be_one(cardwright: Command) -> None:
    ran = cardwright("deck", "check", "argus")
    assert ran.code == 0
    assert f"{ARGUS} is a legal deck for KeyForge" in " ".join(ran.out.split())


@pytest.mark.parametrize("form", ["text", "json"])
def test_a_converted_deck_is_the_same_deck(form: str, cardwright: Command, tmp_path: Path) -> None:
    file = tmp_path / "deck"
    assert cardwright("deck", "convert", "argus", "--to", form, "--out", file).code == 0
    assert decks.read(file) == cw.load("keyforge").decks[ARGUS]
    printed = cardwright("deck", "convert", file, "--to", "text").out
    assert decks.parse(printed) == cw.load("keyforge").decks[ARGUS]


def test_converting_takes_no_file_that_is_there(cardwright: Command, tmp_path: Path) -> None:
    file = tmp_path / "deck"
    file.write_text("mine")
    ran = cardwright("deck", "convert", "argus", "--out", file)
    assert ran.code == 2
    assert "already exists" in ran.err
    assert file.read_text() == "mine"


def test_a_deck_file_that_is_wrong_is_refused_with_its_name(cardwright: Command, tmp_path: Path) -> None:
    file = tmp_path / "short.txt"
    file.write_text("# Short\n\n[Logos]\n1 Mother\n")
    ran = cardwright("deck", "check", file)
    assert ran.code == 2
    assert "short.txt" in ran.err


def test_a_deck_with_cards_that_are_not_there_yet_names_them(
    cardwright: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("Mother", "Doc Bookton"):
        monkeypatch.delitem(ABILITIES, by_name(name).number)
    for command in (["deck", "check", "argus"], ["play", "keyforge", "--deck", "argus"]):
        ran = cardwright(*command)
        assert ran.code == 2
        assert "Doc Bookton and Mother" in ran.err


def test_a_random_deck_is_another_one_for_each_seed(cardwright: Command) -> None:
    for game in ("keyforge", "kyza"):
        one, again, other = [cardwright("deck", "random", game, "--seed", seed).out for seed in ("1", "1", "2")]
        assert one == again != other
        cw.load(game).check_deck(decks.parse(one, game))


def test_a_random_deck_is_written_to_a_file_that_can_be_played(cardwright: Command, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    assert cardwright("deck", "random", "keyforge", "--to", "json", "--out", file).code == 0
    assert "can be played" in cardwright("deck", "check", file).out


def test_a_sealed_pool_is_opened_as_the_seed_says(cardwright: Command, tmp_path: Path) -> None:
    one, again, other = [cardwright("deck", "sealed", "kryptik", "--seed", seed).out for seed in ("1", "1", "2")]
    assert one == again != other
    file = tmp_path / "sealed.json"
    assert cardwright("deck", "sealed", "kryptik", "--to", "json", "--out", file).code == 0
    assert cardwright("deck", "check", file).code == 0


@pytest.mark.parametrize(("game", "said"), [("keyforge", "has no boosters"), ("krysis", "played without decks")])
def test_a_game_without_boosters_has_no_sealed_pools(game: str, said: str, cardwright: Command) -> None:
    ran = cardwright("deck", "sealed", game)
    assert ran.code
    assert said in ran.err


def test_a_game_without_decks_has_no_random_one(cardwright: Command) -> None:
    ran = cardwright("deck", "random", "krysis")
    assert ran.code == 2
    assert "played without decks" in ran.err


def test_bots_play_random_decks(cardwright: Command) -> None:
    ran = cardwright("simulate", "keyforge", "random", "random", "-n", "1", "--bots", "random", "random", "--plain")
    assert ran.code == 0
    assert " of the " in ran.out
