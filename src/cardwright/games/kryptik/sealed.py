"""Limited pools: boosters of 12 cards, and a deck suggested from a pool (kryptik:ruling.limited-decks)."""

from collections import Counter
from collections.abc import Mapping
from typing import Final

from cardwright.games.kryptik.deckrules import GAME, LIMITED, LIMITED_SIZE, POOL
from cardwright.games.kryptik.energy import BOXES, GENERIC_BOX
from cardwright.games.kryptik.prints import KryptikCard
from cardwright.kernel.basics.rng import Rng
from cardwright.kernel.pieces.decklist import DeckCard, DeckList

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
    """Return a limited deck of the two colors of which the pool has most; all else lies beside it."""
    strength = {color: sum([_rating(pool[key]) for key in keys if color in pool[key].facts.box]) for color in COLORS}
    best = sorted(COLORS, key=lambda color: -strength[color])[:2]
    playable = [key for key in keys if _fits(pool[key], best)]
    others = [key for key in keys if not _fits(pool[key], best)]
    ranked = sorted(playable, key=lambda key: (-_rating(pool[key]), key)) + sorted(others)
    main, rest = ranked[:LIMITED_SIZE], Counter(ranked[LIMITED_SIZE:])
    cards = [DeckCard(key, LIMITED) for key in sorted(main)]
    cards += [DeckCard(key, POOL) for key in sorted(rest.elements())]
    return DeckList(GAME, name, (LIMITED, POOL), tuple(cards))


def _fits(card: KryptikCard, colors: list[str]) -> bool:
    """Whether a card can be cast with two colors."""
    box = card.facts.box
    return box == GENERIC_BOX or True in [color in box for color in colors]


def _rating(card: KryptikCard) -> int:
    """Return how much a card is worth in a deck of few cards, by what is printed: bodies, and what is cheap."""
    body = card.attack + card.defense + len(card.facts.keywords) if card.citizen else 4
    return 2 * body - card.soul_cost
