"""Searching areas, and showing cards."""

from dataclasses import dataclass
from typing import Annotated, Final

from cardwright.games.keyforge.actions import STRIDE
from cardwright.games.keyforge.events import Looked, Revealed, Shuffled
from cardwright.games.keyforge.state import KeyForge
from cardwright.games.keyforge.words.nouns import PLACES, place_of
from cardwright.games.keyforge.zones import DECK, DISCARD, ZONES
from cardwright.kernel.english import capital
from cardwright.kernel.frames import Activation, Frame
from cardwright.kernel.grammar import YOURSELF, Bound, Chain, Clause, Does, Noun, Phrase, order, printed
from cardwright.kernel.hindrance import chosen_already
from cardwright.kernel.names import listing
from cardwright.kernel.nodes import Node
from cardwright.kernel.options import CHOOSE, DONE
from cardwright.language.flow import inner
from cardwright.language.limits import Among, Least
from cardwright.language.players import DOER, YOU, Player
from cardwright.language.targets import CardEffect
from cardwright.language.words import IT, THIS_MUCH, Effect, Filter, contradictory, described

LOOK: Final = 0
FIND: Final = 1
PUT: Final = 2
SHUFFLE: Final = 3


@dataclass(frozen=True)
class Search(Effect):
    """Search areas of yours for up to ``n`` cards, or any number of them (0), and do something with what was found.

    The player alone sees the cards (keyforge:search.private) and may find nothing (keyforge:search.may-fail), also
    where all can see them (keyforge:ruling.search-open). A deck that was searched is shuffled afterwards
    (keyforge:search.shuffle); a discard pile keeps its order (keyforge:discard-pile.order). What was found is "it"; the
    frame's data are the cards found so far.
    """

    zones: Annotated[tuple[Annotated[int, Among(DECK, DISCARD)], ...], Least(1)]
    wanted: tuple[Filter, ...]
    then: Effect
    n: Annotated[int, Least(0)] = 1

    def cards_in(self, f: Frame) -> tuple[int, ...]:
        """Others do not know what was found."""
        return ()

    def step(self, m: KeyForge, f: Frame) -> None:
        act = f.act
        if f.pc == LOOK:
            f.pc = FIND
            for kind in self.zones:
                m.do(Looked(act.player, kind))
        elif f.pc == FIND:
            candidates = [] if len(f.data) == self.n > 0 else self.candidates(m, act, f.data)
            if candidates:
                m.ask(m.active, [*[CHOOSE * STRIDE + card for card in candidates], DONE * STRIDE])
            else:
                f.pc = PUT
        elif f.pc == PUT:
            f.pc = SHUFFLE
            act.it = f.data
            act.count = len(f.data)
            act.done = bool(f.data)
            if f.data:
                self.then.start(m, act)
        else:
            m.pop()
            if DECK in self.zones:
                m.do(Shuffled(act.player))

    def candidates(self, m: KeyForge, act: Activation, found: tuple[int, ...]) -> list[int]:
        """Return what could still be found."""
        cards = [card for kind in self.zones for card in m.zones[act.player * ZONES + kind] if card not in found]
        for f in self.wanted:
            cards = [card for card in cards if f.fits(m, act, card)]
        return cards

    def answer(self, m: KeyForge, f: Frame, code: int) -> None:
        """Take a card, or find no more."""
        verb, card = divmod(code, STRIDE)
        if verb == DONE:
            f.pc = PUT
        else:
            f.data = (*f.data, card)

    def prompt(self, m: KeyForge, f: Frame) -> str:
        return capital(self.text())

    def why_not(self, m: KeyForge, f: Frame, card: int) -> str:
        """Say what is searched for, and where."""
        return chosen_already(m, f.data, card) or f"You search {printed(self.where())} for {printed(self.what())}."

    def gives(self) -> tuple[str, ...]:
        """What was found is "it", even if it is nothing."""
        return (IT, THIS_MUCH)

    def ways(self) -> tuple[tuple[Node | str, ...], ...]:
        """What is done with it knows what was found."""
        return ((*self.wanted, IT, THIS_MUCH, self.then),)

    def faults(self) -> tuple[str, ...]:
        """There can be such cards."""
        return ("there can never be such a card",) if contradictory(self.wanted) else ()

    def phrase(self) -> Phrase:
        return Chain((order("search", self.where(), "for", Bound(self.what())), inner(self.then)))

    def where(self) -> Noun:
        """Say the areas."""
        return Noun(listing([PLACES[zone] for zone in self.zones], "and"), of=YOURSELF, mere=True)

    def what(self) -> Noun:
        """Say what is searched for."""
        return described(Noun("card", n=self.n or "any number of", yours=True), self.wanted)


@dataclass(frozen=True)
class ShuffleDeck(Effect):
    """A player shuffles their deck."""

    who: Player = YOU

    def start(self, m: KeyForge, act: Activation) -> None:
        for seat in self.who.seats(m, act):
            m.do(Shuffled(seat))
        act.done = True

    def phrase(self) -> Phrase:
        return Clause(self.who.nominal(), Does("shuffle", (place_of(DOER, DECK),)))


@dataclass(frozen=True)
class Reveal(CardEffect):
    """Show cards to everybody."""

    def affect(self, m: KeyForge, act: Activation, cards: list[int]) -> None:
        m.do(Revealed(tuple(cards)))
        act.count = len(cards)
        act.done = bool(cards)

    def phrase(self) -> Phrase:
        return order("reveal", self.them())
