"""Random decks: legal, as they are distributed in print, and of cards that can be played."""

from collections import Counter

import pytest

from cardwright.games.keyforge import deckrules
from cardwright.games.keyforge.facts import all_facts
from cardwright.games.keyforge.game import GAME
from cardwright.games.keyforge.randomdecks import MASTERS, random_deck
from cardwright.kernel.basics.rng import Rng
from cardwright.kernel.pieces.decklist import DeckList

HELP, TIMETRAVELLER, HORSEMEN = "111", "153", {"246", "247", "248", "249"}


@pytest.fixture(scope="module")
def decks() -> list[DeckList]:
    """Many decks of all cards of the set."""
    return [random_deck(Rng(seed), all_facts()) for seed in range(1000)]


def numbers(deck: DeckList) -> Counter[str]:
    return Counter(card.key for card in deck.cards)


def test_they_are_legal_and_of_three_houses(decks: list[DeckList]) -> None:
    for deck in decks:
        deckrules.check(deck)
    assert len({deck.sections for deck in decks}) == 35


def test_the_same_chance_gives_the_same_deck() -> None:
    assert random_deck(Rng(4), all_facts()) == random_deck(Rng(4), all_facts()) != random_deck(Rng(5), all_facts())


def test_rarities_are_as_in_print(decks: list[DeckList]) -> None:
    count = Counter(all_facts()[card.key].rarity for deck in decks for card in deck.cards)
    share = {rarity: count[rarity] / count.total() for rarity in count}
    expected = {"common": 0.662, "uncommon": 0.242, "rare": 0.093, "special": 0.003}
    assert share == pytest.approx(expected, abs=0.01)


def test_about_one_deck_in_25_has_one_maverick(decks: list[DeckList]) -> None:
    mavericks = [sum(map(deckrules.is_maverick, deck.cards)) for deck in decks]
    assert set(mavericks) == {0, 1}
    assert 20 < sum(mavericks) < 65


def test_cards_that_come_together_come_together(decks: list[DeckList]) -> None:
    found = [numbers(deck) for deck in decks]
    assert any(deck[TIMETRAVELLER] for deck in found)
    assert all(deck[TIMETRAVELLER] == deck[HELP] for deck in found)
    assert {frozenset(HORSEMEN & set(deck)) for deck in found} == {frozenset(), frozenset(HORSEMEN)}
    assert {deck[number] for deck in found for number in (*MASTERS, *HORSEMEN)} == {0, 1}


def test_only_cards_that_can_be_played_are_in_them() -> None:
    for seed in range(50):
        GAME.check_deck(GAME.find_deck("random", Rng(seed)))


def test_each_player_of_a_match_may_have_one() -> None:
    def decks_of(seed: int) -> tuple[DeckList, ...]:
        setup = GAME.start(["random", "Random"], seed=seed).setup
        assert setup
        return setup.decks

    mine, yours = decks_of(3)
    assert mine.cards != yours.cards
    assert (mine, yours) == decks_of(3) != decks_of(4)
