"""Searching: a player looks through areas of theirs, may find cards there, and does something with them."""

from dataclasses import dataclass
from typing import Annotated, Final

from mypy_extensions import mypyc_attr

from cardwright.kernel.asking.why_not import chosen_already
from cardwright.kernel.core.frames import Activation, Frame
from cardwright.kernel.core.state import State
from cardwright.kernel.grammar import Bound, Nominal, Noun, Phrase, order, printed
from cardwright.kernel.grammar.forms import capital
from cardwright.kernel.pieces.nodes import Node
from cardwright.kernel.pieces.options import CHOOSE, DONE
from cardwright.language.limits import Least
from cardwright.language.words import IT, THIS_MUCH, Effect, Filter, contradictory, described

LOOK: Final = 0
FIND: Final = 1
PUT: Final = 2
END: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Searching(Effect):
    """Search for up to ``n`` cards, or any number of them (0), and do something with what was found.

    The player alone sees the cards, so where not every card will do nobody can tell that there is one: fewer may be
    found. What was found is "it"; the frame's data are the cards found so far.
    """

    wanted: tuple[Filter, ...]
    then: Effect
    n: Annotated[int, Least(0)]

    # ---- for games to say ----------------------------------------------------------------------------------------

    def look(self, m: State, player: int) -> None:
        """Let the player see the cards."""
        raise NotImplementedError(type(self).__name__)

    def searched(self, m: State, player: int) -> list[int]:
        """Return all cards that are searched, in an order that tells what the player may know."""
        raise NotImplementedError(type(self).__name__)

    def close(self, m: State, player: int) -> None:
        """Do what follows a search, such as shuffling."""
        raise NotImplementedError(type(self).__name__)

    def where(self) -> Noun:
        """Say the areas."""
        raise NotImplementedError(type(self).__name__)

    # ---- the same for every game -----------------------------------------------------------------------------------

    def cards_in(self, f: Frame) -> tuple[int, ...]:
        """Others do not know what was found."""
        return ()

    def step(self, m: State, f: Frame) -> None:
        act = f.act
        if f.pc == LOOK:
            f.pc = FIND
            self.look(m, act.player)
        elif f.pc == FIND:
            found = [] if len(f.data) == self.n > 0 else self.candidates(m, act, f.data)
            if found:
                stride = m.game.actions.stride
                fewer = [DONE * stride] if self.wanted or not self.n else []
                m.ask(m.game.rules.decides(m, act), [CHOOSE * stride + card for card in found] + fewer)
            else:
                f.pc = PUT
        elif f.pc == PUT:
            f.pc = END
            act.it = f.data
            act.count = len(f.data)
            act.done = bool(f.data)
            if f.data:
                self.then.start(m, act)
        else:
            m.pop()
            self.close(m, act.player)

    def candidates(self, m: State, act: Activation, found: tuple[int, ...]) -> list[int]:
        """Return what could still be found."""
        cards = [card for card in self.searched(m, act.player) if card not in found]
        for f in self.wanted:
            cards = [card for card in cards if f.fits(m, act, card)]
        return cards

    def answer(self, m: State, f: Frame, code: int) -> None:
        """Take a card, or find no more."""
        verb, card = divmod(code, m.game.actions.stride)
        if verb == DONE:
            f.pc = PUT
        else:
            f.data = (*f.data, card)

    def prompt(self, m: State, f: Frame) -> str:
        return capital(self.text())

    def why_not(self, m: State, f: Frame, card: int) -> str:
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

    def search(self) -> Phrase:
        """Say that it searches."""
        return order("search", self.where(), "for", Bound(self.what()))

    def what(self) -> Nominal:
        """Say what is searched for."""
        return described(Noun("card", n=self.n or "any number of", yours=True), self.wanted)
