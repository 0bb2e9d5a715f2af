"""Which decks are legal."""

import pytest

from cardwright.games.kryptik.deckrules import LIMITED, MAIN, POOL, SIDE
from cardwright.games.kryptik.game import GAME
from cardwright.kernel.basics.errors import BadDeck, BadSetup
from cardwright.kernel.pieces.decklist import DeckCard, DeckList

PLAIN = [key for key, card in GAME.pool.items() if card.facts.limit == 3 and not card.facts.banned]


def deck(main: list[str], side: list[str] | None = None, parts: tuple[str, str] = (MAIN, SIDE)) -> DeckList:
    cards = [DeckCard(key, parts[0]) for key in main] + [DeckCard(key, parts[1]) for key in side or []]
    return DeckList("kryptik", "Test", parts, tuple(cards))


@pytest.mark.rule("kryptik:deck.main", "kryptik:deck.side")
def test_a_constructed_deck_has_50_cards_and_at_most_15_beside_it() -> None:
    GAME.check_deck(deck(PLAIN[:50], PLAIN[50:65]))
    with pytest.raises(BadDeck, match="main deck has 49 instead of 50"):
        GAME.check_deck(deck(PLAIN[:49]))
    with pytest.raises(BadDeck, match="side deck has 16 cards"):
        GAME.check_deck(deck(PLAIN[:50], PLAIN[50:66]))


@pytest.mark.rule("kryptik:deck.copies", "kryptik:deck.printed-limit", "kryptik:deck.banned", "kryptik:deck.limited-to")
def test_copies_are_counted_over_both_parts() -> None:
    GAME.check_deck(
        deck([*PLAIN[:47], *["snarl"] * 2, "final-reckoning"], ["snarl"][: 3 - 2 - PLAIN[:47].count("snarl")])
    )
    with pytest.raises(BadDeck, match="it has 4 of Wick Runner, of which it may have 3"):
        GAME.check_deck(deck([*["wick-runner"] * 3, *PLAIN[1:48]], ["wick-runner"]))
    with pytest.raises(BadDeck, match="it has 2 of Final Reckoning, of which it may have 1"):
        GAME.check_deck(deck([*["final-reckoning"] * 2, *PLAIN[:48]]))
    with pytest.raises(BadDeck, match="Empty the Calendar is banned"):
        GAME.check_deck(deck(["empty-the-calendar", *PLAIN[:49]]))


@pytest.mark.rule("kryptik:deck.constructed-only", "kryptik:ruling.limited-decks")
def test_a_limited_deck_has_at_least_30_cards_and_no_other_limits() -> None:
    GAME.check_deck(deck(["empty-the-calendar"] * 30, PLAIN, (LIMITED, POOL)))
    with pytest.raises(BadDeck, match="it has 29 cards, and a limited deck has 30 to 64"):
        GAME.check_deck(deck(["snarl"] * 29, [], (LIMITED, POOL)))
    limited = deck(["snarl"] * 30, [], (LIMITED, POOL))
    with pytest.raises(BadSetup, match=f"'{limited.name}' is a limited deck and 'Deep Compost' a constructed one"):
        GAME.start([limited, "Deep Compost"])
    assert GAME.start([limited, limited]).view(0)["facts"]["rules"] == {"limited": 1}
    assert GAME.start(["Harbor Watch", "Deep Compost"]).view(0)["facts"]["rules"] == {}


def test_the_decks_that_ship_are_legal() -> None:
    assert list(GAME.decks) == ["Harbor Watch", "Undertow Ledger", "Deep Compost", "Lantern Festival"]
    for shipped in GAME.decks.values():
        GAME.check_deck(shipped)


def test_there_is_a_deck_for_each_player() -> None:
    with pytest.raises(BadSetup, match="takes a deck for each of 3 players, not 2"):
        GAME.start(["Harbor Watch", "Deep Compost"], players=3)
    with pytest.raises(BadSetup, match="the first turn is given to one of them"):
        GAME.start(["Harbor Watch", "Deep Compost"], first=2)
