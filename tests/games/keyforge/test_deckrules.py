import re
from dataclasses import replace

import pytest

from cardwright.games.keyforge import deckrules, facts
from cardwright.games.keyforge.game import GAME
from cardwright.kernel.basics.errors import BadDeck
from cardwright.kernel.pieces.decklist import DeckCard, DeckList

SHIPPED = [
    "Radiant Argus the Supreme",
    'Miss "Onyx" Censorius',
    "Gregg, the Adjutant of Myths",
    "Titanfang, Tower Fighter",
    "The Countess of Windhedge",
    "Guide Achea",
    "Voltpixel, Underground Boss",
    "Machiao, the Heretic of Daggers",
    '"Baron" Malachi, Complex Spy',
    'Benegoblin, the "Alien" of Knowledge',
    "Berger, the Caller of Beejungle",
    'Birrit "Provost Jeeves" Aguda',
    "Blizzov, the Tiresome Temple Elder",
    "Canmoth, the Legate of the Pit",
    "Enveldson the Proportionate",
    "Erabelle A. Leudimple, the Fractional",
    "Evellin O. Knottikeni, the Fifth",
    "Excelaeon of the Inventor's Caverns",
    'Falstaff "Snap" Iarvia',
    "Grun, Tiresome Temple Oracle",
    "He that Blindly Faces The Club",
    "Iridaral Amethyst-Feldt, Despot",
    "Khyrmn, Hierophant of the Nihilistic Haunt",
    "Lucretia, Priest of the Authentic State",
    "Ms. Purebrow, the Fizzy Turncoat",
    "Oneve Hava, The Lying and Havenesque",
    'Paincon, the "Critic" of Gravity',
    "Parker la Sedienta",
    "Powerscoot, the Charlatan Scientist",
    "Romilly, Quarrelsome Temple Outlaw",
    "Sahl the Aegian",
    "T. Neratius, Stargard's Clean Cooper",
    "Tarantelli, Rotlane's Villain",
    "The Peg-Headed Poisoner of Lacmark",
    "Vlaad, Firemoon Keep's Whale",
    "W. Tioj, Spellview's Anxious Mentor",
    "Xinia, Quarter Composer",
    'Xylostopper, the "Conductor" of Fashion',
]


@pytest.fixture
def argus() -> DeckList:
    return GAME.find_deck("argus")


def refusal(deck: DeckList) -> str:
    """The sentence that refuses the deck, without its beginning."""
    with pytest.raises(BadDeck) as error:
        deckrules.check(deck)
    start = f"'{deck.name}' is no legal Call of the Archons deck: "
    assert str(error.value).startswith(start)
    return str(error.value).removeprefix(start)


# ---------------------------------------------------------------- the decks that ship


def test_real_decks_ship_with_the_game_and_can_all_be_played() -> None:
    assert list(GAME.decks) == SHIPPED
    assert len(SHIPPED) == 38
    assert all(deck.name == name for name, deck in GAME.decks.items())


@pytest.mark.parametrize("name", SHIPPED)
def test_every_shipped_deck_is_legal(name: str) -> None:
    deck = GAME.find_deck(name)
    GAME.check_deck(deck)
    assert deck.extras == {}


def test_the_shipped_decks_hold_most_cards_of_the_set() -> None:
    assert len({card.key for deck in GAME.decks.values() for card in deck.cards}) == 312


def test_one_shipped_deck_has_a_maverick() -> None:
    mavericks = [
        (deck.name, facts.by_number(card.key).name, card.section)
        for deck in GAME.decks.values()
        for card in deck.cards
        if deckrules.is_maverick(card)
    ]
    assert mavericks == [("Gregg, the Adjutant of Myths", "Honorable Claim", "logos")]


@pytest.mark.parametrize("typed", ['Miss "Onyx" Censorius', "miss onyx censorius", "Miss “Onyx” Censorius", "ONYX"])
def test_a_shipped_deck_is_found_in_any_spelling(typed: str) -> None:
    assert GAME.find_deck(typed).name == 'Miss "Onyx" Censorius'


def test_a_misspelled_shipped_deck_gets_a_proposal() -> None:
    with pytest.raises(BadDeck) as error:
        GAME.find_deck("Gide Achea")
    assert str(error.value) == "No deck that ships with KeyForge is called 'Gide Achea': did you mean 'Guide Achea'?"


def test_a_part_that_fits_several_shipped_decks_lists_them() -> None:
    with pytest.raises(BadDeck, match=r"did you mean '.*' or '.*'\?$"):
        GAME.find_deck("the")


def test_a_name_like_no_shipped_deck_lists_all() -> None:
    with pytest.raises(BadDeck) as error:
        GAME.find_deck("zzzzzz")
    assert all(f"'{name}'" in str(error.value) for name in SHIPPED[:9])
    assert str(error.value).endswith("and 29 more.")


# ---------------------------------------------------------------- legal and illegal decks


@pytest.mark.rule("keyforge:deck.three-houses")
def test_a_deck_of_two_houses_is_refused(argus: DeckList) -> None:
    cards = tuple(replace(card, section="logos") if card.section == "sanctum" else card for card in argus.cards)
    assert refusal(replace(argus, sections=("logos", "untamed"), cards=cards)) == (
        "it has 2 instead of 3 different houses (Logos and Untamed) "
        "and it has 24 in Logos instead of 12 cards in each house"
    )


@pytest.mark.rule("keyforge:deck.three-houses")
def test_the_same_house_twice_is_refused(argus: DeckList) -> None:
    assert "2 instead of 3 different houses (Logos, Logos and Untamed)" in refusal(
        replace(argus, sections=("logos", "logos", "untamed"))
    )


@pytest.mark.rule("keyforge:deck.three-houses")
def test_four_houses_are_refused(argus: DeckList) -> None:
    assert "4 instead of 3 different houses" in refusal(replace(argus, sections=(*argus.sections, "mars")))


def test_eleven_cards_of_a_house_are_refused(argus: DeckList) -> None:
    assert refusal(replace(argus, cards=argus.cards[1:])) == (
        "it has 11 in Logos instead of 12 cards in each house and it has 35 instead of 36 cards in all"
    )


def test_thirteen_and_eleven_are_refused_though_they_make_36(argus: DeckList) -> None:
    first, *others = argus.cards
    assert refusal(replace(argus, cards=(replace(first, section="sanctum"), *others))) == (
        "it has 11 in Logos and 13 in Sanctum instead of 12 cards in each house"
    )


def test_an_empty_deck_is_refused() -> None:
    empty = DeckList("keyforge", "Nothing", (), ())
    assert refusal(empty) == "it has 0 instead of 3 different houses and it has 0 instead of 36 cards in all"


def test_cards_outside_the_houses_of_the_deck_are_refused(argus: DeckList) -> None:
    first, *others = argus.cards
    assert "'mars' has cards but is not one of its houses" in refusal(
        replace(argus, cards=(replace(first, section="mars"), *others))
    )


def test_a_house_of_another_set_is_refused(argus: DeckList) -> None:
    cards = tuple(replace(card, section="saurian") if card.section == "logos" else card for card in argus.cards)
    assert refusal(replace(argus, sections=("saurian", "sanctum", "untamed"), cards=cards)) == (
        "'saurian' is no house of the set"
    )


def test_cards_of_another_set_are_refused(argus: DeckList) -> None:
    strange = (DeckCard("371", "logos"), DeckCard("412", "logos"))
    assert (
        refusal(replace(argus, cards=(*strange, *argus.cards[2:]))) == "'371' and '412' are no card numbers of the set"
    )


@pytest.mark.rule("keyforge:maverick")
def test_a_card_under_another_house_is_a_maverick_and_legal(argus: DeckList) -> None:
    anger = DeckCard("001", "logos")
    deck = replace(argus, cards=(anger, *argus.cards[1:]))
    deckrules.check(deck)
    assert deckrules.is_maverick(anger)
    assert not deckrules.is_maverick(DeckCard("001", "brobnar"))


@pytest.mark.parametrize("chains", [0, 1, 24])
def test_a_deck_may_start_with_chains(argus: DeckList, chains: int) -> None:
    deckrules.check(replace(argus, extras={"chains": chains}))


@pytest.mark.parametrize("chains", [-1, 25])
def test_chains_that_no_table_knows_are_refused(argus: DeckList, chains: int) -> None:
    assert refusal(replace(argus, extras={"chains": chains})) == f"it states {chains} chains instead of 0 to 24"


def test_a_deck_for_another_game_is_refused(argus: DeckList) -> None:
    with pytest.raises(BadDeck, match=re.escape("is a deck for 'kryptik', not for keyforge")):
        deckrules.check(replace(argus, game="kryptik"))


def test_all_faults_are_told_at_once(argus: DeckList) -> None:
    faults = refusal(
        replace(argus, sections=("logos", "mars"), cards=(DeckCard("999", "logos"),), extras={"chains": 99})
    )
    for fault in (
        "2 instead of 3 different",
        "1 in Logos and 0 in Mars",
        "1 instead of 36 cards",
        "'999'",
        "99 chains",
    ):
        assert fault in faults


# ---------------------------------------------------------------- playable decks


def all_numbers() -> set[str]:
    return set(facts.all_facts())


def test_a_deck_whose_cards_are_all_there_is_playable(argus: DeckList) -> None:
    assert deckrules.missing(argus, all_numbers()) == []
    deckrules.require_playable(argus, all_numbers())


def test_missing_cards_are_listed_once_each_in_the_order_of_the_deck() -> None:
    onyx = GAME.find_deck("onyx")
    first, twice = onyx.cards[0].key, "315"
    assert deckrules.missing(onyx, all_numbers() - {twice, first}) == [
        facts.by_number(number).name for number in (first, twice)
    ]


def test_a_deck_with_missing_cards_is_refused_in_one_sentence(argus: DeckList) -> None:
    one, two = (facts.by_number(argus.cards[place].key).name for place in (0, 1))
    with pytest.raises(BadDeck) as error:
        deckrules.require_playable(argus, all_numbers() - {argus.cards[0].key})
    assert str(error.value) == (
        f"'Radiant Argus the Supreme' cannot be played yet, because it has a card that is not there: {one}"
    )
    with pytest.raises(BadDeck, match=re.escape(f"it has 2 cards that are not there: {one} and {two}")):
        deckrules.require_playable(argus, all_numbers() - {card.key for card in argus.cards[:2]})
