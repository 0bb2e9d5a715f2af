"""What a legal KeyForge deck is, and which decks can be played."""

from collections import Counter
from collections.abc import Container, Mapping
from typing import Final

from cardwright.games.keyforge.facts import HOUSES, SET_NAME, all_facts
from cardwright.kernel.basics import names
from cardwright.kernel.basics.errors import BadDeck
from cardwright.kernel.pieces.deckform import wrong_extras
from cardwright.kernel.pieces.decklist import DeckCard, DeckList

GAME: Final = "keyforge"
HOUSES_PER_DECK: Final = 3
CARDS_PER_HOUSE: Final = 12
CARDS_PER_DECK: Final = HOUSES_PER_DECK * CARDS_PER_HOUSE
#: The highest number of chains that the table of penalties knows (rulebook, "Chains").
MOST_CHAINS: Final = 24
EXTRAS: Final[Mapping[str, int]] = {"chains": MOST_CHAINS}
"""What a list may state besides its cards, up to that number."""


def check(deck: DeckList) -> None:
    """Refuse a deck that is not legal: three different houses with twelve known cards each, 36 in all.

    A card under a house that is not its own is a maverick, and legal. `BadDeck` says in one sentence all that is
    wrong.
    """
    if deck.game != GAME:
        raise BadDeck(f"{names.quote(deck.name)} is a deck for {names.quote(deck.game)}, not for {GAME}")
    faults = [*_wrong_houses(deck), *_wrong_counts(deck), *_unknown_cards(deck), *wrong_extras(deck, EXTRAS)]
    if faults:
        raise BadDeck(f"{names.quote(deck.name)} is no legal {SET_NAME} deck: {names.listing(faults)}")


def _wrong_houses(deck: DeckList) -> list[str]:
    houses = deck.sections
    strange = [house for house in dict.fromkeys(houses) if house not in HOUSES]
    faults = []
    if strange:
        quoted = names.listing([names.quote(house) for house in strange])
        faults.append(f"{quoted} {'is no house' if len(strange) == 1 else 'are no houses'} of the set")
    if len(houses) != HOUSES_PER_DECK or len(set(houses)) != HOUSES_PER_DECK:
        listed = f" ({names.listing([house.title() for house in houses])})" if houses else ""
        faults.append(f"it has {len(set(houses))} instead of {HOUSES_PER_DECK} different houses{listed}")
    return faults


def _wrong_counts(deck: DeckList) -> list[str]:
    counts = Counter(dict.fromkeys(deck.sections, 0))
    counts.update([card.section for card in deck.cards])
    faults = [
        f"{names.quote(house)} has cards but is not one of its houses" for house in counts if house not in deck.sections
    ]
    wrong = [
        f"{count} in {names.clean(house).title()}"
        for house, count in counts.items()
        if house in deck.sections and count != CARDS_PER_HOUSE
    ]
    if wrong:
        faults.append(f"it has {names.listing(wrong)} instead of {CARDS_PER_HOUSE} cards in each house")
    if len(deck.cards) != CARDS_PER_DECK:
        faults.append(f"it has {len(deck.cards)} instead of {CARDS_PER_DECK} cards in all")
    return faults


def _unknown_cards(deck: DeckList) -> list[str]:
    known = all_facts()
    strange = [names.quote(key) for key in dict.fromkeys([card.key for card in deck.cards]) if key not in known]
    if not strange:
        return []
    return [
        f"{names.listing(strange)} {'is no card number' if len(strange) == 1 else 'are no card numbers'} of the set"
    ]


def is_maverick(card: DeckCard) -> bool:
    """Tell whether the deck lists the card under a house that is not printed on its usual version."""
    return all_facts()[card.key].house != card.section


def missing(deck: DeckList, implemented: Container[str]) -> list[str]:
    """Name the cards of the deck that cannot be played yet, once each, in the order of the deck.

    ``implemented`` holds the collector numbers of the cards that can; the deck has been checked.
    """
    facts = all_facts()
    return [
        facts[number].name for number in dict.fromkeys([card.key for card in deck.cards]) if number not in implemented
    ]


def require_playable(deck: DeckList, implemented: Container[str]) -> None:
    """Refuse (`BadDeck`) a deck with cards that cannot be played yet, naming them all."""
    absent = missing(deck, implemented)
    if absent:
        count = "a card that is" if len(absent) == 1 else f"{len(absent)} cards that are"
        raise BadDeck(
            f"{names.quote(deck.name)} cannot be played yet, because it has {count} not there: {names.listing(absent)}"
        )
