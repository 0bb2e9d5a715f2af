"""A list that is read without naming its game."""

import pytest

import cardwright as cw
from cardwright import decks
from cardwright.kernel.basics.errors import BadDeck
from tests.service.served import added

EVERY = [deck for name in cw.game_names() for deck in cw.load(name).decks.values()]


def refusal(text: str) -> str:
    with pytest.raises(BadDeck) as error:
        decks.parse(text, check=False)
    return str(error.value)


@pytest.mark.parametrize("deck", EVERY, ids=lambda deck: f"{deck.game}: {deck.name}")
@pytest.mark.parametrize("form", decks.FORMATS)
def test_the_decks_of_all_games_are_read_without_naming_the_game(deck: cw.DeckList, form: str) -> None:
    assert decks.parse(decks.write(deck, form)) == deck


def test_json_need_not_say_it_where_its_sections_do() -> None:
    assert decks.parse('{"cards": {"Dis": ["fear"]}}', check=False).game == "keyforge"
    assert decks.parse('{"cards": {"micro": ["Letter Carrier"]}}', check=False).game == "kyza"


def test_what_is_wrong_is_told_in_the_words_of_the_game_that_was_found() -> None:
    assert "line 2: no card of Kyza Kards is called 'Leter Carrier': did you mean" in refusal("[Micro]\nLeter Carrier")
    assert "line 2: 'Saurian' is no house" not in refusal("# X\n[Saurian]\n")
    assert "line 3: 'Saurian' is no house" in refusal("[Dis]\nFear\n[Saurian]")


@pytest.mark.parametrize("text", ["2 Anger", "# only a name", "[Saurian]\nFear", '{"cards": {"saurian": ["Fear"]}}'])
def test_a_list_that_does_not_say_which_game_it_is_for_is_refused(text: str) -> None:
    said = "the deck list: nothing in this deck says which game it is for: name the game, as in `--game keyforge`"
    assert refusal(text) == said


def test_so_is_one_that_could_be_for_several_games() -> None:
    with added("beasts", "tests.toys.beasts.game"):
        said = "this deck could be for Beasts or KeyForge: name the game, as in `--game beasts`"
        assert said in refusal("[Dis]\nFear\n[Pack]\nBear")
        assert decks.parse("[Pack]\nBear", check=False).game == "beasts"


@pytest.mark.parametrize(
    ("game", "sentence"),
    [
        (
            "chess",
            "line 2: No game is called 'chess': there are crucible, keyforge, kryptik, kryptik-draft, krysis and kyza.",
        ),
        ("krysis", "line 2: Krysis is played without decks."),
    ],
)
def test_a_game_that_has_no_decks_or_is_not_there_is_told_with_its_line(game: str, sentence: str) -> None:
    assert sentence in refusal(f'{{\n"game": "{game}", "cards": {{}}}}')
