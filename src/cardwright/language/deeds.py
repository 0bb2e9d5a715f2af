"""Deeds: what players do, each of them as much of it as a number says."""

from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from cardwright.kernel.frames import Activation
from cardwright.kernel.grammar import Clause, Does, Part, Phrase
from cardwright.kernel.state import State
from cardwright.language.numbers import Const
from cardwright.language.players import YOU, Player
from cardwright.language.words import THIS_MUCH, Effect, Number


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class PlayerDeed(Effect):
    """Something that players do, so much of it each, one after the other in turn order: "each player draws 2 cards".

    Each of them is the `Doer` of it. How much it is for each is asked before the first begins: a number may read what
    the effect before did, and what one player does must not change what the next one has to do. In the end
    ``act.count`` is how much all did together, and ``act.done`` whether each did all of it.
    """

    amount: Number = Const(1)
    who: Player = YOU

    def do(self, m: State, act: Activation, player: int, amount: int) -> int:
        """Let a player do so much of it, which is more than nothing; return how much was done."""
        raise NotImplementedError(type(self).__name__)

    def start(self, m: State, act: Activation) -> None:
        """Ask how much, then let one after the other do it."""
        before = act.doer
        seats = self.who.seats(m, act)
        wanted: list[int] = []
        for seat in seats:
            act.doer = seat
            wanted.append(self.amount.value(m, act))
        count = 0
        done = bool(seats)
        for i, seat in enumerate(seats):
            act.doer = seat
            amount = self.do(m, act, seat, wanted[i]) if wanted[i] > 0 else 0
            count += amount
            if amount < wanted[i]:
                done = False
        act.doer = before
        act.count = count
        act.done = done

    def impersonal(self) -> bool:
        """If the amount is fixed, and the players are."""
        return isinstance(self.amount, Const) and self.who.impersonal()

    def gives(self) -> tuple[str, ...]:
        """It counts what it did."""
        return (THIS_MUCH,)

    def said(self, verb: str, *parts: Part) -> Phrase:
        """Say that they do something: "draw 2 cards", "your opponent draws 2 cards"."""
        return Clause(self.who.nominal(), Does(verb, parts))
