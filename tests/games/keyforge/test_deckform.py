import json
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given

from cardwright import decks
from cardwright.games.keyforge import deckrules
from cardwright.games.keyforge.game import GAME
from cardwright.kernel.basics.errors import BadDeck
from cardwright.kernel.pieces.decklist import DeckList
from tests.decks.strategies import legal_decks
from tests.games.keyforge.deckfiles import HEADER, card_id, dok_row, dump, table, vault, vault_without_cards

SHIPPED = list(GAME.decks.values())


@pytest.fixture
def argus() -> DeckList:
    return GAME.find_deck("argus")


@pytest.fixture
def gregg() -> DeckList:
    """A deck with a maverick."""
    return GAME.find_deck("gregg")


def refusal(text: str, name: str | None = None) -> str:
    with pytest.raises(BadDeck) as error:
        decks.parse(text, name=name)
    return str(error.value)


# ---------------------------------------------------------------- Master Vault


@given(legal_decks())
def test_any_deck_of_the_master_vault_is_read_mavericks_too(deck: DeckList) -> None:
    assert decks.parse(dump(vault(deck))) == deck


@pytest.mark.parametrize("deck", SHIPPED, ids=lambda deck: deck.name)
def test_the_shipped_decks_are_read_from_files_without_cards(deck: DeckList) -> None:
    data = vault_without_cards(deck)
    if any(deckrules.is_maverick(card) for card in deck.cards):
        sentence = refusal(dump(data))
        assert f"has the Master Vault id '{card_id('219', 'logos')}', and the file does not describe it" in sentence
        assert (
            "save the deck together with its cards (?links=cards), because a maverick has an id of its own" in sentence
        )
    else:
        assert decks.parse(dump(data)) == deck


def test_numbers_may_be_numbers_and_ids_may_be_capitals(argus: DeckList) -> None:
    data = vault(argus)
    for card in data["_linked"]["cards"]:
        card["card_number"] = int(card["card_number"])
        card["id"] = card["id"].upper()
    assert decks.parse(dump(data)) == argus


def test_titles_in_other_languages_do_not_matter(argus: DeckList) -> None:
    data = vault(argus)
    for card in data["_linked"]["cards"]:
        card["card_title"] = "Nom français"
    assert decks.parse(dump(data)) == argus


def test_the_houses_are_taken_from_the_cards_if_they_are_not_listed(argus: DeckList) -> None:
    data = vault(argus)
    del data["data"]["_links"]["houses"]
    assert decks.parse(dump(data)) == argus


def test_cards_may_be_described_where_they_are_listed(argus: DeckList) -> None:
    data = vault(argus)
    described = {card["id"]: card for card in data.pop("_linked")["cards"]}
    data["data"]["cards"] = [described[uuid] for uuid in data["data"]["_links"].pop("cards")]
    assert decks.parse(dump(data)) == argus


def test_the_chains_of_the_deck_are_read(argus: DeckList) -> None:
    assert decks.parse(dump(vault(replace(argus, extras={"chains": 5})))).extras == {"chains": 5}


def test_one_of_several_decks_is_chosen_by_name(argus: DeckList, gregg: DeckList) -> None:
    text = dump(vault(argus, gregg))
    assert decks.parse(text, name="gregg") == gregg
    assert decks.parse(text, name="RADIANT ARGUS THE SUPREME") == argus
    assert refusal(text) == (
        "the deck list: it holds 2 decks, so say which one by its name: "
        "'Radiant Argus the Supreme' and 'Gregg, the Adjutant of Myths'"
    )


def test_a_deck_of_another_set_is_refused(argus: DeckList) -> None:
    data = vault(argus)
    data["data"]["expansion"] = 435
    assert refusal(dump(data)) == (
        "the deck list, line 5: 'Radiant Argus the Supreme' is a deck of expansion '435', "
        "and only decks of Call of the Archons (341) can be read"
    )


def test_a_card_of_another_set_is_refused(argus: DeckList) -> None:
    data = vault(argus)
    data["_linked"]["cards"][0] |= {"expansion": 452, "card_title": "Foreigner"}
    assert "the card 'Foreigner' is of expansion '452', and only cards of Call of the Archons (341)" in refusal(
        dump(data)
    )


def test_a_card_number_that_the_set_lacks_is_refused(argus: DeckList) -> None:
    data = vault(argus)
    data["_linked"]["cards"][0] |= {"card_number": "999", "card_title": "Nobody"}
    assert "the card 'Nobody' cannot be identified, because Call of the Archons has no card number '999'" in refusal(
        dump(data)
    )


def test_an_unknown_card_id_is_refused_with_its_line(argus: DeckList) -> None:
    data = vault(argus)
    data["data"]["_links"]["cards"][0] = "00000000-0000-0000-0000-000000000000"
    lines = dump(data).splitlines()
    line = next(number for number, text in enumerate(lines, 1) if "00000000-0000" in text)
    assert refusal(dump(data)).startswith(f"the deck list, line {line}: no card of Call of the Archons has the Master")


def test_a_deck_that_lists_no_cards_is_refused(argus: DeckList) -> None:
    data = vault(argus)
    data["data"]["_links"]["cards"] = []
    assert refusal(dump(data)) == (
        "the deck list: the Master Vault deck 'Radiant Argus the Supreme' lists no cards: "
        "save it together with its cards (?links=cards)"
    )


def test_a_deck_with_a_card_too_few_is_refused(argus: DeckList) -> None:
    assert "11 in Logos instead of 12" in refusal(dump(vault(replace(argus, cards=argus.cards[1:]))))


@pytest.mark.parametrize(
    "data",
    [
        {"data": []},
        {"data": {}},
        {"data": [1, 2]},
        {"data": {"name": {"a": 1}, "_links": 7, "cards": 8}},
        {"data": {"cards": [None, [], {}]}},
        {"data": {"cards": [{"card_number": None, "house": []}]}},
        {"data": {"cards": [{"card_number": "001", "house": ["Dis"]}]}},
        {"data": {"_links": {"houses": [{}], "cards": ["x"]}}, "_linked": {"cards": 5}},
        {"data": {"chains": "many", "cards": ["b361d7e2-6873-4890-8f87-702d9c89c5ad"]}},
        {"data": {"expansion": [341]}},
    ],
)
def test_misshapen_data_is_refused_in_a_sentence(data: object) -> None:
    sentence = refusal(json.dumps(data))
    assert sentence.startswith("the deck list")
    assert "\n" not in sentence


# ---------------------------------------------------------------- Decks of KeyForge


@given(legal_decks())
def test_any_row_of_decks_of_keyforge_is_read_mavericks_too(deck: DeckList) -> None:
    assert decks.parse(table([HEADER, dok_row(deck)])) == deck


@pytest.mark.parametrize("deck", SHIPPED, ids=lambda deck: deck.name)
def test_a_row_without_the_header_is_read_but_for_its_chains(deck: DeckList) -> None:
    assert decks.parse(table([dok_row(replace(deck, extras={"chains": 2}))])) == deck


def test_a_row_is_chosen_by_name(argus: DeckList, gregg: DeckList) -> None:
    for text in (
        table([HEADER, dok_row(argus), dok_row(gregg)]),
        table([dok_row(argus), dok_row(gregg)]),
    ):
        assert decks.parse(text, name="gregg the adjutant of myths") == gregg
        assert decks.parse(text, name="argus") == argus


def test_several_rows_without_a_name_list_the_decks() -> None:
    assert refusal(table([HEADER, *map(dok_row, SHIPPED[:8])])) == (
        "the deck list: it holds 8 decks, so say which one by its name: "
        "'Radiant Argus the Supreme', 'Miss \"Onyx\" Censorius', 'Gregg, the Adjutant of Myths', "
        "'Titanfang, Tower Fighter', 'The Countess of Windhedge', 'Guide Achea', 'Voltpixel, Underground Boss' "
        "and 'Machiao, the Heretic of Daggers'"
    )


def test_a_long_list_of_decks_is_cut(argus: DeckList) -> None:
    rows = [dok_row(replace(argus, name=f"Deck {number}")) for number in range(30)]
    assert refusal(table([HEADER, *rows])).endswith("'Deck 8' and 21 more")


def test_a_misspelled_name_gets_a_proposal(argus: DeckList, gregg: DeckList) -> None:
    assert refusal(table([HEADER, dok_row(argus), dok_row(gregg)]), "Radiant Argos the Supreme") == (
        "the deck list: it holds no deck called 'Radiant Argos the Supreme': did you mean 'Radiant Argus the Supreme'?"
    )


def test_decks_of_other_sets_may_stand_beside_the_wanted_one(argus: DeckList, gregg: DeckList) -> None:
    text = table([HEADER, dok_row(gregg, "AGE_OF_ASCENSION"), dok_row(argus)])
    assert decks.parse(text, name="argus") == argus
    # The note in the first row has two lines, so the row is in line 2 and the next in line 4.
    assert refusal(text, "gregg") == (
        "the deck list, line 2: 'Gregg, the Adjutant of Myths' is a deck of expansion 'AGE_OF_ASCENSION', "
        "and only decks of Call of the Archons (341) can be read"
    )


@pytest.mark.parametrize("expansion", ["CALL_OF_THE_ARCHONS", "Call of the Archons", "CotA", "341", ""])
def test_the_set_has_several_names(argus: DeckList, expansion: str) -> None:
    assert decks.parse(table([HEADER, dok_row(argus, expansion)])) == argus


@pytest.mark.parametrize("separator", [";", "\t"])
def test_a_spreadsheet_may_have_changed_the_separators(argus: DeckList, separator: str) -> None:
    assert decks.parse(table([HEADER, dok_row(argus)], separator)) == argus


def test_columns_are_found_by_their_titles(argus: DeckList) -> None:
    text = table([reversed(HEADER), reversed(dok_row(argus))])
    assert decks.parse(text) == argus


def test_an_unknown_card_is_told_with_its_line(argus: DeckList, gregg: DeckList) -> None:
    row = dok_row(argus)
    row[HEADER.index("House 1 Cards")] = "Dextre|Dextro|Dextre"
    assert refusal(table([HEADER, dok_row(gregg), row]), "argus") == (
        "the deck list, line 4: no card of Call of the Archons is called 'Dextro': did you mean 'Dextre'?"
    )


def test_a_table_without_the_cards_is_refused(argus: DeckList) -> None:
    short = [
        [cell for cell, title in zip(row, HEADER, strict=True) if title != "House 2 Cards"]
        for row in (HEADER, dok_row(argus))
    ]
    assert (
        refusal(table(short)) == "the deck list, line 1: the CSV table has no column House 2 Cards: download it again"
    )


def test_a_table_with_a_header_alone_holds_no_deck() -> None:
    assert refusal(table([HEADER])) == "the deck list: there is no deck in it"


def test_a_row_that_breaks_off_is_refused(argus: DeckList) -> None:
    assert "has 0 in Sanctum and 0 in Untamed" in refusal(table([HEADER, dok_row(argus)[:12]]))
    assert "names '' as its houses: it should name three, such as 'Dis | Logos | Mars'" in refusal(
        table([HEADER, ["Argus"]])
    )


def test_a_wrong_number_of_chains_is_refused(argus: DeckList) -> None:
    row = dok_row(argus)
    row[HEADER.index("Chains")] = "few"
    assert refusal(table([HEADER, row])) == (
        "the deck list, line 2: 'few' is no number of chains: write a whole number from 0 to 24"
    )


def test_a_damaged_table_is_refused(argus: DeckList) -> None:
    text = table([HEADER]) + '"' + "x" * 200_000
    assert refusal(text).startswith("the deck list, line 2: the CSV table is damaged (")
    assert "nothing in this deck says which game it is for" in refusal("<html>" + " " * 200_000 + "a")
    assert decks.parse(table([HEADER, dok_row(argus)]) + "\n\n") == argus


# ---------------------------------------------------------------- any format


@pytest.mark.parametrize("deck", SHIPPED, ids=lambda deck: deck.name)
def test_all_formats_give_the_same_deck(deck: DeckList, tmp_path: Path) -> None:
    file = tmp_path / "deck"
    for text in (
        decks.write(deck, "text"),
        decks.write(deck, "json"),
        dump(vault(deck)),
        table([HEADER, dok_row(deck)]),
    ):
        file.write_text(text, "utf-8")
        assert decks.read(file) == deck
        assert decks.read(file, name=deck.name.upper()) == deck
        with pytest.raises(BadDeck, match="it holds no deck called 'Nobody of That Name'"):
            decks.read(file, name="Nobody of That Name")
