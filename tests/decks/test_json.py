import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given

from cardwright import decks
from cardwright.kernel.basics.errors import BadDeck, BadSetup, UnknownGame
from cardwright.kernel.pieces.decklist import DeckCard, DeckList
from tests.decks.strategies import any_decks, legal_decks


def small(**changes: Any) -> str:
    return json.dumps({"game": "keyforge", "name": "Small", "cards": {"dis": ["Fear", "Fear"]}, **changes}, indent=1)


def refusal(text: str) -> str:
    with pytest.raises(BadDeck) as error:
        decks.parse(text, "keyforge", check=False)
    return str(error.value)


@given(legal_decks())
def test_a_legal_deck_written_and_read_is_the_same(deck: DeckList) -> None:
    assert decks.parse(decks.write(deck, "json")) == deck


@given(any_decks())
def test_so_is_any_other_deck_when_it_is_not_checked(deck: DeckList) -> None:
    assert decks.parse(decks.write(deck, "json"), check=False) == deck


@given(legal_decks())
def test_text_and_json_hold_the_same(deck: DeckList) -> None:
    text = decks.write(decks.parse(decks.write(deck, "json")), "text")
    assert text == decks.write(deck, "text")
    assert decks.write(decks.parse(text), "json") == decks.write(deck, "json")


def test_the_json_says_game_name_and_cards_by_house(gregg: DeckList) -> None:
    data = json.loads(decks.write(gregg, "json"))
    assert (data["game"], data["name"]) == ("keyforge", "Gregg, the Adjutant of Myths")
    assert list(data["cards"]) == ["untamed", "brobnar", "logos"]
    assert data["cards"]["logos"][-1] == "Honorable Claim"
    assert "chains" not in data


def test_names_are_written_as_they_are_spelled() -> None:
    deck = DeckList("keyforge", "Æther “X”", ("mars",), (DeckCard("195", "mars"),))
    assert "“John Smyth”" in decks.write(deck, "json")


def test_game_name_and_chains_may_be_left_out() -> None:
    deck = decks.parse('{"cards": {"Dis": ["fear"]}}', check=False)
    assert deck == DeckList("keyforge", "Unnamed deck", ("dis",), (DeckCard("058", "dis"),))
    assert decks.parse(small(chains=None), check=False).extras == {}
    assert decks.parse(small(chains=7), check=False).extras == {"chains": 7}


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (small(game="kryptik"), "the deck list, line 2: this deck is for 'kryptik', not for keyforge"),
        (small(name=7), "the deck list, line 3: the deck's name must be a text in quotes"),
        (small(chains="4"), "the deck list, line 10: the deck's chains must be a whole number from 0 to 24"),
        (small(chains=-1), "the deck list, line 10: the deck's chains must be a whole number from 0 to 24"),
        (small(chains=25), "the deck list, line 10: the deck's chains must be a whole number from 0 to 24"),
        (small(chains=True), "the deck list, line 10: the deck's chains must be a whole number from 0 to 24"),
        (
            small(cards={"dis": ["Fear", "Angr"]}),
            "the deck list, line 7: no card of Call of the Archons is called 'Angr': did you mean 'Anger'?",
        ),
        (
            small(cards={"saurian": []}),
            "the deck list, line 5: 'saurian' is no house: use Brobnar, Dis, Logos, Mars, Sanctum, Shadows or Untamed",
        ),
        (
            small(cards={"dis": "Fear"}),
            "the deck list, line 5: the cards of 'dis' must be a list of card names in quotes",
        ),
        (
            small(cards={"dis": ["Fear", 58]}),
            "the deck list, line 5: the cards of 'dis' must be a list of card names in quotes",
        ),
        (
            '{"hello": "world"}',
            (
                'the deck list: this is JSON but no deck list: a deck is {"game": ..., "name": ..., '
                '"cards": {section: [card names]}}, or a deck saved from the Master Vault'
            ),
        ),
    ],
)
def test_what_is_wrong_is_told_with_its_line(text: str, sentence: str) -> None:
    assert refusal(text) == sentence


@pytest.mark.parametrize("text", ["[]", "[{}]", '["Anger"]', "[[1]]", "{}", '{"cards": []}', '{"data": "x"}'])
def test_other_json_is_no_deck(text: str) -> None:
    assert "this is JSON but no deck list" in refusal(text)


@pytest.mark.parametrize("cut", [1, 10, 60, -3])
def test_json_that_breaks_off_is_told_with_its_place(cut: int) -> None:
    assert "the JSON breaks off or is damaged at column" in refusal(small()[:cut])


@pytest.mark.parametrize("text", ["[" * 200_000, '{"a":' * 100_000, '{"chains": ' + "9" * 10_000 + "}"])
def test_json_made_to_break_readers_does_not(text: str) -> None:
    assert refusal(text).startswith("the deck list")


def test_a_deck_with_what_the_game_lacks_cannot_be_written() -> None:
    with pytest.raises(BadDeck, match=r"^'X' cannot be written, because Call of the Archons has no card number '999'"):
        decks.write(DeckList("keyforge", "X", ("dis",), (DeckCard("999", "dis"),)), "json")
    with pytest.raises(BadDeck, match=r"^'X' cannot be written, because 'saurian' is no house"):
        decks.write(DeckList("keyforge", "X", ("dis",), (DeckCard("058", "saurian"),)), "text")


def test_unknown_formats_and_games_are_told(argus: DeckList) -> None:
    with pytest.raises(BadDeck, match=r"^decks cannot be written as 'yaml': use text or json$"):
        decks.write(argus, "yaml")
    with pytest.raises(UnknownGame, match=r"^No game is called 'chess'"):
        decks.write(replace(argus, game="chess"))
    with pytest.raises(UnknownGame, match="chess"):
        decks.parse(small(), "chess")
    with pytest.raises(BadSetup, match=r"^Krysis is played without decks\.$"):
        decks.parse(small(), "krysis")
