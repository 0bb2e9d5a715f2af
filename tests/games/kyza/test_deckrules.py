"""Formats, and what a legal deck is."""

from collections import Counter

import pytest

from cardwright.games.kyza.cards import CARDS
from cardwright.games.kyza.deckrules import FORMATS
from cardwright.games.kyza.game import GAME
from cardwright.kernel.basics.errors import BadDeck, BadSetup, UnknownCard
from cardwright.kernel.basics.rng import Rng
from cardwright.kernel.pieces.decklist import DeckCard, DeckList

KEYS = [key for key, card in CARDS.items() if not card.static and card.effect_name == card.name]


def deck(form: str, keys: list[str]) -> DeckList:
    return DeckList("kyza", "Trial", (form,), tuple([DeckCard(key, form) for key in keys]))


def refusal(form: str, keys: list[str]) -> str:
    with pytest.raises(BadDeck) as caught:
        GAME.check_deck(deck(form, keys))
    return str(caught.value)


@pytest.mark.rule("kyza:deck.konflict")
def test_konflict_has_20_cards_and_two_of_a_name() -> None:
    GAME.check_deck(deck("konflict", KEYS[:10] * 2))
    assert refusal("konflict", KEYS[:10] * 2 + KEYS[11:12]).endswith("it has 21 instead of 20 cards")
    assert refusal("konflict", [*KEYS[:18], *KEYS[:1] * 2]).endswith(
        "it has 3 of Spark Thrower where 2 may have the same effect name"
    )


@pytest.mark.rule("kyza:deck.micro", "kyza:deck.macro")
def test_the_kollectors_formats_have_20_and_40_different_cards() -> None:
    GAME.check_deck(deck("micro", KEYS[:20]))
    GAME.check_deck(deck("macro", KEYS[:40]))
    assert "2 of Spark Thrower" in refusal("micro", [*KEYS[:19], KEYS[0]])
    assert "it has 39 instead of 40 cards" in refusal("macro", KEYS[:39])


@pytest.mark.rule("kyza:deck.free", "kyza:deck.shuffled")
def test_free_decks_are_anything_that_can_be_shuffled() -> None:
    GAME.check_deck(deck("free", ["great-whale"] * 7))
    GAME.check_deck(deck("free", KEYS[:1] * 100))
    assert "1 to 100" in refusal("free", KEYS[:1] * 101)
    assert "1 to 100" in refusal("free", [])


@pytest.mark.rule("kyza:deck.unique-name", "kyza:ruling.deck-names")
def test_alternate_characters_share_the_copies_of_their_effect() -> None:
    others = [key for key in KEYS if key != "letter-carrier"]
    assert "2 of Letter Carrier" in refusal("micro", ["letter-carrier", "old-letter-carrier", *others[:18]])
    GAME.check_deck(deck("konflict", ["letter-carrier", "old-letter-carrier", *others[:18]]))


def test_a_deck_names_its_format_and_real_cards() -> None:
    assert "named for its format: free, konflict, micro or macro" in refusal("main", KEYS[:20])
    assert "'no-such-card' is no card" in refusal("free", ["no-such-card"])
    with pytest.raises(BadDeck, match="is a deck for 'keyforge'"):
        GAME.check_deck(DeckList("keyforge", "Trial", ("free",), ()))
    with pytest.raises(BadDeck, match="states 'chains', which there are none of"):
        GAME.check_deck(DeckList("kyza", "Trial", ("free",), (DeckCard(KEYS[0], "free"),), {"chains": 2}))


def test_six_decks_ship_two_for_each_format() -> None:
    assert Counter(shipped.sections[0] for shipped in GAME.decks.values()) == {"konflict": 2, "micro": 2, "macro": 2}
    for shipped in GAME.decks.values():
        GAME.check_deck(shipped)
    assert GAME.find_deck("winter").name == "Winter Court"
    with pytest.raises(BadDeck, match="there are"):
        GAME.find_deck("zzzzzz")
    used = {card.key for shipped in GAME.decks.values() for card in shipped.cards}
    assert {card.effect_name for card in CARDS.values() if not card.static} == {CARDS[key].effect_name for key in used}


def test_a_match_takes_two_decks() -> None:
    with pytest.raises(BadSetup, match="two players"):
        GAME.start(["winter court"])


def test_a_match_takes_no_static_cards() -> None:
    static = deck("free", ["snow-oracle"] * 5)
    with pytest.raises(BadSetup, match=r"Snow Oracle has a static effect.*static=1"):
        GAME.start([static, static])


def test_a_match_takes_static_cards_by_option() -> None:
    static = deck("free", ["snow-oracle"] * 5)
    assert GAME.start([static, static], static=1).decision is not None


def test_the_set_has_the_shape_that_it_shall_have() -> None:
    effects = [card for card in CARDS.values() if card.effect_name == card.name]
    assert len(CARDS) == 64
    assert Counter(card.level for card in effects) == {1: 10, 2: 12, 3: 12, 4: 12, 5: 8, 6: 6}
    kinds = Counter((card.flash, card.continuous, card.static) for card in effects)
    assert kinds == {
        (False, False, False): 28,
        (True, False, False): 18,
        (False, True, False): 10,
        (True, True, False): 2,
        (False, False, True): 2,
    }
    assert {card.level for card in effects if card.continuous} == {1, 2, 3, 4, 5, 6}
    assert all(card.text and card.name in GAME.cards for card in CARDS.values())
    with pytest.raises(UnknownCard, match="did you mean 'Great Whale'"):
        GAME.cards["Grate Whale"]
    with pytest.raises(UnknownCard):
        GAME.print_by_key("nothing")
    assert set(FORMATS) == {"free", "konflict", "micro", "macro"}


def test_a_random_deck_is_a_legal_konflict_deck() -> None:
    drawn = [GAME.find_deck("random", Rng(seed)) for seed in range(20)]
    assert {deck.sections for deck in drawn} == {("konflict",)}
    assert len({deck.cards for deck in drawn}) == 20
    for deck in drawn:
        GAME.check_deck(deck)
        assert not [card.key for card in deck.cards if GAME.pool[card.key].static], "which are not played as a rule"
