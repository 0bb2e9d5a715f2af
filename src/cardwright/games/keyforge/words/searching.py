"""Searching areas, and showing cards."""

from dataclasses import dataclass
from typing import Annotated

from cardwright.games.keyforge.events import Looked, Revealed, Shuffled
from cardwright.games.keyforge.state import KeyForge
from cardwright.games.keyforge.words.nouns import PLACES, place_of
from cardwright.games.keyforge.zones import DECK, DISCARD, HAND, ZONES
from cardwright.kernel.basics.names import listing
from cardwright.kernel.core.frames import Activation
from cardwright.kernel.grammar import ALL, YOURSELF, Bound, Chain, Clause, Does, Noun, Phrase, order
from cardwright.language.flow import inner
from cardwright.language.limits import Among, Least
from cardwright.language.players import DOER, OPPONENT, YOU, Player
from cardwright.language.searching import Searching
from cardwright.language.targets import CardEffect, Each
from cardwright.language.words import Effect


@dataclass(frozen=True)
class Search(Searching):
    """Search areas of yours, alone (keyforge:search.private) and perhaps in vain (keyforge:search.may-fail).

    That holds where all can see the cards too (keyforge:ruling.search-open). A deck that was searched is shuffled
    afterwards (keyforge:search.shuffle); a discard pile keeps its order (keyforge:discard-pile.order).
    """

    zones: Annotated[tuple[Annotated[int, Among(DECK, DISCARD)], ...], Least(1)]

    def look(self, m: KeyForge, player: int) -> None:
        for kind in self.zones:
            m.do(Looked(player, kind))

    def searched(self, m: KeyForge, player: int) -> list[int]:
        return [card for kind in self.zones for card in m.zones[player * ZONES + kind]]

    def close(self, m: KeyForge, player: int) -> None:
        if DECK in self.zones:
            m.do(Shuffled(player))

    def phrase(self) -> Phrase:
        return Chain((self.search(), inner(self.then)))

    def where(self) -> Noun:
        return Noun(listing([PLACES[zone] for zone in self.zones], "and"), of=YOURSELF, mere=True)


@dataclass(frozen=True)
class ShuffleDeck(Effect):
    """A player shuffles their deck."""

    who: Player = YOU

    def start(self, m: KeyForge, act: Activation) -> None:
        for seat in self.who.seats(m, act):
            m.do(Shuffled(seat), act)
        act.done = True

    def phrase(self) -> Phrase:
        return Clause(self.who.nominal(), Does("shuffle", (place_of(DOER, DECK),)))


@dataclass(frozen=True)
class LookAtHand(Effect):
    """You look at the hand of a player; nobody else sees it."""

    whose: Player = OPPONENT

    def start(self, m: KeyForge, act: Activation) -> None:
        seats = self.whose.seats(m, act)
        for seat in seats:
            m.do(Looked(act.player, HAND, seat), act)
        act.done = bool(seats)

    def phrase(self) -> Phrase:
        return order("look at", place_of(self.whose, HAND))


@dataclass(frozen=True)
class Reveal(CardEffect):
    """Show cards to everybody."""

    def affect(self, m: KeyForge, act: Activation, cards: list[int]) -> None:
        m.do(Revealed(tuple(cards)), act)
        act.count = len(cards)
        act.done = bool(cards)

    def phrase(self) -> Phrase:
        """Say all that lies somewhere as what is there: "reveal all cards in your opponent's hand"."""
        target = self.target
        return order("reveal", Bound(target.of.counted(ALL)) if isinstance(target, Each) else self.them())
