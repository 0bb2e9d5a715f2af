"""What a legal deck is in each format (kyza:deck.*)."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from cardwright.games.kyza.actions import MOST_CARDS
from cardwright.games.kyza.prints import KyzaCard
from cardwright.kernel.basics import names
from cardwright.kernel.basics.errors import BadDeck
from cardwright.kernel.basics.rng import Rng
from cardwright.kernel.pieces.cards import Catalogue
from cardwright.kernel.pieces.deckform import DeckForm, wrong_extras
from cardwright.kernel.pieces.decklist import DeckCard, DeckList

GAME: Final = "kyza"


@dataclass(frozen=True)
class Format:
    """How a deck is built: how many cards (0: any number), and how often the same effect name (0: any number)."""

    title: str
    cards: int
    copies: int


# kyza:deck.free, kyza:deck.konflict, kyza:deck.micro, kyza:deck.macro
FORMATS: Final = {
    "free": Format("Free", 0, 0),
    "konflict": Format("Konflict", 20, 2),
    "micro": Format("Kollectors Micro", 20, 1),
    "macro": Format("Kollectors Macro", 40, 1),
}
"""The formats by the name of the one section of a deck list that is built so."""
KONFLICT: Final = FORMATS["konflict"]


def check(deck: DeckList, cards: Mapping[str, KyzaCard]) -> None:
    """Refuse a deck that is not what the format that it names asks for; `BadDeck` says all that is wrong.

    Alternate characters share the copies of their effect name (kyza:deck.unique-name, kyza:ruling.deck-names).
    """
    if deck.game != GAME:
        raise BadDeck(f"{names.quote(deck.name)} is a deck for {names.quote(deck.game)}, not for {GAME}")
    named = [section for section in deck.sections if section in FORMATS]
    if len(deck.sections) != 1 or not named or {card.section for card in deck.cards} - set(named):
        listed = names.listing(list(FORMATS), "or")
        raise BadDeck(
            f"{names.quote(deck.name)} must have all its cards in one section, named for its format: {listed}"
        )
    form = FORMATS[named[0]]
    faults: list[str] = []
    unknown = [names.quote(card.key) for card in deck.cards if card.key not in cards]
    if unknown:
        faults.append(f"{names.listing(list(dict.fromkeys(unknown)))} {'is' if len(unknown) == 1 else 'are'} no card")
    if form.cards and len(deck.cards) != form.cards:
        faults.append(f"it has {len(deck.cards)} instead of {form.cards} cards")
    if not 1 <= len(deck.cards) <= MOST_CARDS:  # kyza:deck.shuffled
        faults.append(f"it has {len(deck.cards)} cards, and a deck that can be shuffled has 1 to {MOST_CARDS}")
    counts = Counter([cards[card.key].effect_name for card in deck.cards if card.key in cards])
    often = [f"{n} of {name}" for name, n in counts.items() if form.copies and n > form.copies]
    if often:
        faults.append(f"it has {names.listing(often)} where {form.copies} may have the same effect name")
    faults += wrong_extras(deck, {})
    if faults:
        raise BadDeck(f"{names.quote(deck.name)} is no legal {form.title} deck: {names.listing(faults)}")


class KyzaDecks(DeckForm):
    """What deck lists must know of Kyza Kards: the one section of a list is named for its format."""

    def __init__(self, game: Catalogue, pool: Mapping[str, KyzaCard]) -> None:
        """Describe the deck lists of a game with that pool of cards by key."""
        super().__init__(game, {key: form.title for key, form in FORMATS.items()}, "format")
        self.pool: Mapping[str, KyzaCard] = pool

    def may_meet(self, one: DeckList, other: DeckList) -> bool:
        """Tell whether both are of one format (kyza:ruling.same-format)."""
        return one.sections == other.sections

    def random(self, rng: Rng) -> DeckList:
        """Draw a Konflict deck out of two of each character; static ones are left out (kyza:ruling.static-option)."""
        keys = [key for key, card in self.pool.items() if not card.static]
        named: Counter[str] = Counter()
        drawn: list[str] = []
        for place in rng.shuffled(tuple(range(2 * len(keys)))):
            key = keys[place // 2]
            effect = self.pool[key].effect_name
            if len(drawn) < KONFLICT.cards and named[effect] < KONFLICT.copies:
                named[effect] += 1
                drawn.append(key)
        cards = tuple([DeckCard(key, "konflict") for key in sorted(drawn, key=keys.index)])
        return DeckList(GAME, "Drawn by chance", ("konflict",), cards)

    def check(self, deck: DeckList) -> None:
        """Refuse a deck that is not legal in the format that it names."""
        check(deck, self.pool)
