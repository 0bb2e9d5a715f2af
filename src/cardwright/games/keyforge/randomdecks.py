"""Decks by chance, as those that are sold: three houses of twelve cards, by rarity, each pack another one.

The shares of the rarities, the mavericks and the cards that come together are those counted in 100,000 registered
decks of the set. Within a rarity each card is as likely as another, however often the deck has it already: that gives
as many pairs and triples as real decks have (131 and 18 of commons in 38 decks, where 136 and 21 are to be expected).
The special cards need no share, because each of them comes with a rare one.
"""

from collections.abc import Container
from functools import cache
from typing import Final

from cardwright.games.keyforge.deckrules import CARDS_PER_HOUSE, GAME, HOUSES_PER_DECK
from cardwright.games.keyforge.facts import HOUSES, CardFacts, all_facts
from cardwright.kernel.basics.rng import Rng
from cardwright.kernel.pieces.decklist import DeckCard, DeckList

SHARES: Final = (("common", 664), ("uncommon", 243), ("rare", 93))
"""How many of a thousand cards, without the special ones, are of each rarity."""
MAVERICKS: Final = 41
"""How many decks of a thousand have one card of another house."""
THOUSAND: Final = 1000
TOGETHER: Final = {
    "153": ("111",),  # Timetraveller and its help
    "248": ("246", "247", "249"),  # the four Horsemen
}
"""The special cards that a rare card brings along."""
MASTERS: Final = ("089", "090", "091")
"""One rare card in three versions."""
ONCE: Final = (*MASTERS, "248")
"""What no deck has twice."""
FIRST: Final = (
    *("Aldous", "Brunna", "Cormac", "Delphine", "Emrik", "Fenna", "Garrick", "Hesper", "Ivo", "Jorunn", "Kasimir"),
    *("Liesl", "Maddox", "Nerys", "Osric", "Petra", "Quillon", "Rowena", "Silvan", "Tamsin", "Ulric", "Vesna"),
    *("Wystan", "Yara", "Zoltan"),
)
CALLED: Final = (
    *("Bell", "Bridge", "Candle", "Crown", "Door", "Feather", "Fountain", "Gate", "Harbor", "Lantern", "Ledger"),
    *("Mask", "Mirror", "Needle", "Oath", "Orchard", "River", "Scale", "Sparrow", "Staircase", "Storm", "Thimble"),
    *("Tower", "Wheel", "Winter"),
)
MANNERS: Final = (
    *("Ashen", "Borrowed", "Brazen", "Crooked", "Distant", "Drowned", "Eager", "Forgotten", "Gilded", "Hidden"),
    *("Hollow", "Last", "Laughing", "Lost", "Patient", "Quiet", "Restless", "Second", "Silver", "Sleeping"),
    *("Stolen", "Tangled", "Unlit", "Wandering", "Whispering"),
)
"""What random decks are called: Tamsin of the Quiet Tower."""


def random_deck(rng: Rng, playable: Container[str]) -> DeckList:
    """Put a deck together by chance, of cards that can be played, by their numbers."""
    order = rng.shuffled(tuple(range(len(HOUSES))))[:HOUSES_PER_DECK]
    houses = [HOUSES[i] for i in sorted(order)]
    packs = {house: _pack(rng, house, playable) for house in houses}
    if rng.below(THOUSAND) < MAVERICKS:
        _add_maverick(rng, packs, playable)
    name = f"{_one(rng, FIRST)} of the {_one(rng, MANNERS)} {_one(rng, CALLED)}"
    cards = [DeckCard(number, house) for house, pack in packs.items() for number in sorted(pack)]
    return DeckList(GAME, name, tuple(houses), tuple(cards))


def _pack(rng: Rng, house: str, playable: Container[str]) -> list[str]:
    """Draw the cards of a house."""
    pack: list[str] = []
    while len(pack) < CARDS_PER_HOUSE:
        number = _one(rng, _numbers(house, _rarity(rng)))
        if number in MASTERS:
            number = _one(rng, MASTERS)
        cards = (number, *TOGETHER.get(number, ()))
        again = number in ONCE and number in pack
        if not again and len(pack) + len(cards) <= CARDS_PER_HOUSE and all(card in playable for card in cards):
            pack += cards
    return pack


def _add_maverick(rng: Rng, packs: dict[str, list[str]], playable: Container[str]) -> None:
    """Exchange a card for one of another house, unless it or the other comes with company or cannot be played."""
    house = _one(rng, tuple(packs))
    place = rng.below(CARDS_PER_HOUSE)
    facts = all_facts()
    other = _one(rng, tuple([each for each in HOUSES if each != house]))
    stranger = _one(rng, _numbers(other, _rarity(rng)))
    if not _in_company(facts[packs[house][place]]) and not _in_company(facts[stranger]) and stranger in playable:
        packs[house][place] = stranger


def _in_company(card: CardFacts) -> bool:
    """Whether a card comes with others, or in versions."""
    return card.rarity == "special" or card.number in TOGETHER or card.number in MASTERS


def _rarity(rng: Rng) -> str:
    left = rng.below(THOUSAND)
    for rarity, share in SHARES:
        if left < share:
            return rarity
        left -= share
    raise AssertionError(left)


@cache
def _numbers(house: str, rarity: str) -> tuple[str, ...]:
    return tuple([card.number for card in all_facts().values() if card.house == house and card.rarity == rarity])


def _one(rng: Rng, of: tuple[str, ...]) -> str:
    return of[rng.below(len(of))]
