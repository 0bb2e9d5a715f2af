"""Limited pools: boosters of 12 cards, and a deck suggested from a pool (kryptik:ruling.limited-decks)."""

from collections.abc import Mapping
from itertools import combinations
from typing import Final

from cardwright.games.kryptik.deckrules import GAME, LIMITED, LIMITED_SIZE, POOL
from cardwright.games.kryptik.energy import BOXES, GENERIC_BOX
from cardwright.games.kryptik.prints import KryptikCard
from cardwright.kernel.basics.rng import Rng
from cardwright.kernel.pieces.decklist import DeckCard, DeckList

BOOSTER_SIZE: Final = 12
PACKS: Final = 6
"""Boosters of a sealed pool."""
PAIRS: Final = 2
"""Cards of two colors in a booster, besides the one in three that takes the place of an overlord."""
OVERLORD: Final = 3
"""One booster in so many has an overlord."""
OF_TEN: Final = 7
"""So many times in ten the second card of a color is a citizen too."""
COLORS: Final = BOXES[:4]
TWO_COLORS: Final = BOXES[4:10]
PAIRS_OF_COLORS: Final = tuple(combinations(COLORS, 2))
USUAL: Final = 10
"""What a card counts that is just worth its cost."""
CHEAP: Final = 4
"""Up to this soul cost a card is no burden in a first hand."""
OPENNESS: Final = 0.2
"""What a card that fits no deck yet counts, in shares of what it would count in one."""


def booster(pool: Mapping[str, KryptikCard], rng: Rng) -> list[str]:
    """Return the keys of a booster, no card twice and none that is banned.

    An overlord, in one of three, or else a citizen of two colors; two cards of two colors; two of each color, one of
    them a citizen; and one without a color.
    """
    left = [card for card in pool.values() if not card.facts.banned]
    picked: list[str] = []

    def take(fitting: list[KryptikCard]) -> None:
        found = [card for card in fitting if card.key not in picked]
        if found:
            picked.append(found[rng.below(len(found))].key)

    if rng.below(OVERLORD) == 0:
        take([card for card in left if card.overlord])
    else:
        take([card for card in left if card.citizen and card.facts.box in TWO_COLORS])
    for _ in range(PAIRS):
        take([card for card in left if card.facts.box in TWO_COLORS])
    for color in COLORS:
        own = [card for card in left if card.facts.box == color and not card.overlord]
        take([card for card in own if card.citizen])
        citizen = rng.below(10) < OF_TEN
        take([card for card in own if card.citizen == citizen])
    take([card for card in left if card.facts.box == GENERIC_BOX])
    return picked


def sealed_pool(pool: Mapping[str, KryptikCard], rng: Rng, packs: int = PACKS) -> list[str]:
    """Return the keys of all cards of so many boosters."""
    return [key for _ in range(packs) for key in booster(pool, rng)]


def suggested(pool: Mapping[str, KryptikCard], keys: list[str], name: str = "Sealed") -> DeckList:
    """Return a limited deck of the two colors of which the pool has the best; all else lies beside it."""
    cards = [pool[key] for key in keys]
    values = [worth_of(cards, pair) for pair in PAIRS_OF_COLORS]
    best = PAIRS_OF_COLORS[values.index(max(values))]
    playable = [card for card in cards if fits(card, best)]
    others = [card for card in cards if not fits(card, best)]
    ranked = [*by_rating(playable), *by_rating(others)]
    listed = [DeckCard(key, LIMITED) for key in sorted([card.key for card in ranked[:LIMITED_SIZE]])]
    listed += [DeckCard(key, POOL) for key in sorted([card.key for card in ranked[LIMITED_SIZE:]])]
    return DeckList(GAME, name, (LIMITED, POOL), tuple(listed))


def worth(cards: list[KryptikCard]) -> float:
    """Return what is to be made of cards: the best deck of two colors, and a little for all that keeps others open."""
    open_to = sum([rating(card) for card in cards])
    return max([worth_of(cards, pair) for pair in PAIRS_OF_COLORS]) + OPENNESS * open_to


def worth_of(cards: list[KryptikCard], colors: tuple[str, str]) -> int:
    """Return what the best deck is worth that cards make in two colors."""
    playable = by_rating([card for card in cards if fits(card, colors)])
    return sum([rating(card) for card in playable[:LIMITED_SIZE]])


def by_rating(cards: list[KryptikCard]) -> list[KryptikCard]:
    """Return cards with the best first, equal ones by their keys."""
    return sorted(cards, key=lambda card: (-rating(card), card.key))


def fits(card: KryptikCard, colors: tuple[str, str]) -> bool:
    """Whether a card can be cast with two colors."""
    box = card.facts.box
    return box == GENERIC_BOX or colors[0] in box or colors[1] in box


def rating(card: KryptikCard) -> int:
    """Return how much a card is worth in a deck of few cards, by what is printed: more than its cost lets expect."""
    more = len(card.facts.keywords) + len(card.abilities)
    if card.citizen:
        more += card.attack + card.defense - 2 * card.soul_cost
    return USUAL + more - max(0, card.soul_cost - CHEAP)


def worth_of_deck(cards: list[KryptikCard]) -> float:
    """Return what a deck is worth, as much as one of 30 such cards: what fits its colors counts, too many do not."""
    fitting = [sum([rating(card) for card in cards if fits(card, pair)]) for pair in PAIRS_OF_COLORS]
    return max(fitting) * LIMITED_SIZE / len(cards)
