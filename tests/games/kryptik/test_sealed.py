"""Limited pools."""

from collections import Counter

from cardwright.games.kryptik.deckrules import LIMITED, POOL
from cardwright.games.kryptik.game import GAME
from cardwright.games.kryptik.sealed import booster, sealed_pool, suggested
from cardwright.kernel.basics.rng import Rng


def test_a_booster_has_twelve_cards_of_its_recipe() -> None:
    overlords = 0
    for seed in range(60):
        cards = [GAME.pool[key] for key in booster(GAME.pool, Rng(seed))]
        assert len(cards) == len({card.key for card in cards}) == 12
        boxes = Counter([card.facts.box for card in cards if not card.overlord])
        assert [boxes[color] for color in "wubg"] == [2, 2, 2, 2]
        assert boxes["1"] == 1
        assert not [card for card in cards if card.facts.banned]
        overlords += len([card for card in cards if card.overlord])
    assert 10 <= overlords <= 30


def test_a_pool_makes_a_legal_limited_deck() -> None:
    decks = []
    for seed in range(10):
        keys = sealed_pool(GAME.pool, Rng(seed))
        assert len(keys) == 72
        deck = suggested(GAME.pool, keys)
        GAME.check_deck(deck)
        assert Counter([card.section for card in deck.cards]) == {LIMITED: 30, POOL: 42}
        assert Counter([card.key for card in deck.cards]) == Counter(keys)
        decks.append(deck)
    m = GAME.start(decks[:2])
    assert not m.over
    assert len(m.prints) == 60
