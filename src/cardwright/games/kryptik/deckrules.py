"""What a legal deck is in each format, and which decks ship with the game (kryptik:deck.*)."""

import json
from collections import Counter
from collections.abc import Mapping
from functools import cache
from importlib import resources
from types import MappingProxyType
from typing import Final

from cardwright.games.kryptik.actions import MOST_CARDS
from cardwright.games.kryptik.prints import KryptikCard
from cardwright.kernel.basics import names
from cardwright.kernel.basics.errors import BadDeck
from cardwright.kernel.pieces.deckform import Sides, wrong_extras
from cardwright.kernel.pieces.decklist import DeckCard, DeckList

GAME: Final = "kryptik"
MAIN: Final = "main"
SIDE: Final = "side"
LIMITED: Final = "limited"
POOL: Final = "pool"
SECTIONS: Final = {MAIN: "Main deck", SIDE: "Side deck", LIMITED: "Limited deck", POOL: "Limited pool"}
"""The sections of a list; their names tell whether a deck is for constructed or for limited."""
MAIN_SIZE: Final = 50
SIDE_SIZE: Final = 15
LIMITED_SIZE: Final = 30
SIDES: Final[tuple[Sides, ...]] = (
    Sides(MAIN, SIDE, MAIN_SIZE, MAIN_SIZE),
    Sides(LIMITED, POOL, LIMITED_SIZE, MOST_CARDS),
)
"""Between the games of a series cards go to and fro between these (kryptik:ruling.side-deck)."""
LIMITED_TO: Final = {"brassman's will": 1}
"""Cards of the publisher's that are limited in constructed (kryptik:deck.limited-to)."""
BANNED: Final = frozenset({"hecatomb"})
"""Cards of the publisher's that are banned in constructed (kryptik:deck.banned)."""


def is_limited(deck: DeckList) -> bool:
    """Whether a deck is one for limited formats, by the sections of its list."""
    return LIMITED in [card.section for card in deck.cards]


def played(deck: DeckList) -> tuple[str, ...]:
    """Return the keys of the cards that are played with: not those beside the deck."""
    return tuple([card.key for card in deck.cards if card.section in {MAIN, LIMITED}])


def check(deck: DeckList, cards: Mapping[str, KryptikCard]) -> None:
    """Refuse a deck that is legal neither in constructed nor, by its sections, in limited; `BadDeck` says why."""
    if deck.game != GAME:
        raise BadDeck(f"{names.quote(deck.name)} is a deck for {names.quote(deck.game)}, not for {GAME}")
    faults: list[str] = []
    unknown = [names.quote(card.key) for card in deck.cards if card.key not in cards]
    if unknown:
        faults.append(f"{names.listing(list(dict.fromkeys(unknown)))} {'is' if len(unknown) == 1 else 'are'} no card")
    sizes = Counter([card.section for card in deck.cards])
    limited = is_limited(deck)
    wrong = set(sizes) - ({LIMITED, POOL} if limited else {MAIN, SIDE})
    if wrong:
        told = names.listing([names.quote(section) for section in sorted(wrong)])
        faults.append(f"it has cards in {told}, which is no part of a {'limited' if limited else 'constructed'} deck")
    faults += limited_faults(sizes) if limited else constructed_faults(deck, sizes, cards)
    faults += wrong_extras(deck, {})
    if faults:
        form = "limited" if limited else "constructed"
        raise BadDeck(f"{names.quote(deck.name)} is no legal {form} deck: {names.listing(faults)}")


def limited_faults(sizes: Mapping[str, int]) -> list[str]:
    """Say what is wrong with the size of a limited deck (kryptik:ruling.limited-decks)."""
    if LIMITED_SIZE <= sizes[LIMITED] <= MOST_CARDS:
        return []
    return [f"it has {sizes[LIMITED]} cards, and a limited deck has {LIMITED_SIZE} to {MOST_CARDS}"]


def constructed_faults(deck: DeckList, sizes: Mapping[str, int], cards: Mapping[str, KryptikCard]) -> list[str]:
    """Say what is wrong with a constructed deck.

    kryptik:deck.main, kryptik:deck.side, kryptik:deck.copies, kryptik:deck.printed-limit, kryptik:deck.constructed-only
    """
    faults: list[str] = []
    if sizes[MAIN] != MAIN_SIZE:
        faults.append(f"its main deck has {sizes[MAIN]} instead of {MAIN_SIZE} cards")
    if sizes[SIDE] > SIDE_SIZE:
        faults.append(f"its side deck has {sizes[SIDE]} cards, and {SIDE_SIZE} at most")
    printed = {cards[card.key].name: cards[card.key] for card in deck.cards if card.key in cards}
    counts = Counter([cards[card.key].name for card in deck.cards if card.key in cards])
    for name, n in counts.items():
        most = copies(printed[name])
        if not most:
            faults.append(f"{name} is banned")
        elif n > most:
            faults.append(f"it has {n} of {name}, of which it may have {most}")
    return faults


def copies(card: KryptikCard) -> int:
    """Return how many of a card a constructed deck may have; none of a banned one."""
    name = card.name.lower()
    if card.facts.banned or name in BANNED:
        return 0
    return LIMITED_TO.get(name, card.facts.limit)


@cache
def shipped_decks() -> Mapping[str, DeckList]:
    """Give the decks that come with the game, by name."""
    rows = json.loads(resources.files("cardwright.games.kryptik").joinpath("data/decks.json").read_text("utf-8"))
    decks: dict[str, DeckList] = {}
    for row in rows:
        cards = tuple([DeckCard(key, part) for part in (MAIN, SIDE) for key, n in row[part].items() for _ in range(n)])
        decks[row["name"]] = DeckList(GAME, row["name"], (MAIN, SIDE), cards)
    return MappingProxyType(decks)
