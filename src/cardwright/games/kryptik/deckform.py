"""What deck lists must know of Kryptik: their sections, what is legal, and how chance puts them together."""

from collections.abc import Mapping
from typing import Final

from cardwright.games.kryptik.deckrules import GAME, MAIN, MAIN_SIZE, SECTIONS, SIDES, check, copies, is_limited
from cardwright.games.kryptik.prints import KryptikCard
from cardwright.games.kryptik.sealed import sealed_pool, suggested
from cardwright.kernel.basics.rng import Rng
from cardwright.kernel.pieces.cards import Catalogue
from cardwright.kernel.pieces.deckform import DeckForm
from cardwright.kernel.pieces.decklist import DeckCard, DeckList

_MOST_LEGAL: Final = 64


class KryptikDecks(DeckForm):
    """What deck lists must know of Kryptik: its sections, and what is legal."""

    def __init__(self, game: Catalogue, pool: Mapping[str, KryptikCard]) -> None:
        """Describe the deck lists of a game with that pool of cards by key."""
        super().__init__(game, SECTIONS, "section", boosters=True, sides=SIDES)
        self.pool: Mapping[str, KryptikCard] = pool
        self._legal: dict[int, DeckList] = {}
        """Lists that were found legal, by their numbers, which stay theirs as long as they are held."""

    def random(self, rng: Rng) -> DeckList:
        """Draw a constructed main deck out of as many copies of each card as one may have."""
        keys = [key for key, card in self.pool.items() for _ in range(copies(card))]
        drawn = sorted(rng.shuffled(tuple(range(len(keys))))[:MAIN_SIZE])
        return DeckList(GAME, "Drawn by chance", (MAIN,), tuple([DeckCard(keys[place], MAIN) for place in drawn]))

    def sealed(self, rng: Rng) -> DeckList:
        """Open six boosters, and suggest a limited deck of what is in them."""
        return suggested(self.pool, sealed_pool(self.pool, rng))

    def may_meet(self, one: DeckList, other: DeckList) -> bool:
        """Tell whether both are constructed decks, or both limited ones."""
        return is_limited(one) == is_limited(other)

    def check(self, deck: DeckList) -> None:
        """Refuse a deck that is not legal in its format; one with which game after game begins is looked at once."""
        if id(deck) not in self._legal:
            check(deck, self.pool)
            if len(self._legal) >= _MOST_LEGAL:
                self._legal.clear()
            self._legal[id(deck)] = deck
