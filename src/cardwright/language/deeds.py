"""Deeds: what players do, each of them as much of it as a number says."""

from dataclasses import dataclass, replace
from typing import Annotated

from mypy_extensions import mypyc_attr

from cardwright.kernel.core.frames import Activation, Frame, Op
from cardwright.kernel.core.state import State
from cardwright.kernel.grammar import By, Clause, Does, Part, Phrase
from cardwright.language.flow import inner
from cardwright.language.limits import Least
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

    amount: Annotated[Number, Least(1)] = Const(1)
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
            wanted.append(self.amount.figure(m, act))
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
        return (THIS_MUCH,)

    def said(self, verb: str, *parts: Part) -> Phrase:
        """Say that they do something: "draw 2 cards", "your opponent draws 2 cards"."""
        return Clause(self.who.nominal(), Does(verb, parts))


@dataclass(frozen=True)
class InTurn(Op):
    """Lets one player after the other do something, of those who are ``left`` to do it.

    ``player``, ``doer`` and ``before`` are the ability's own and what it had counted; ``total`` is what all have done
    since, and ``done`` whether each did all of it. ``pc`` is 1 while one of them does it.
    """

    effect: Effect
    left: tuple[int, ...]
    player: int
    doer: int
    before: int
    total: int
    done: bool

    def step(self, m: State, f: Frame) -> None:
        """Take note of what one did, and let the next one do it."""
        act = f.act
        total, done = self.total, self.done
        if f.pc:
            total += act.count
            done = done and act.done
        left = tuple([seat for seat in self.left if seat in m.seats])
        if not left:
            m.pop()
            act.player, act.doer, act.count, act.done = self.player, self.doer, total, done
            return
        f.pc = 1
        f.op = replace(self, left=left[1:], total=total, done=done)
        act.player, act.doer, act.count, act.done = left[0], -1, self.before, False
        self.effect.start(m, act)

    def without(self, m: State, f: Frame, player: int) -> bool:
        """End with the player whose ability it is; what one of the others was doing ends, and the next one does it."""
        act = f.act
        if f.pc and player in {act.player, self.player}:
            act.player, act.doer = self.player, self.doer
        return act.player != player


@dataclass(frozen=True)
class EachDoes(Effect):
    """Players do something, whatever it is, one after the other in turn order, as if it were theirs.

    Meanwhile each of them is the player of the ability: "you" and "friendly" mean theirs, and they make its choices. It
    counts as a `PlayerDeed` does: each knows what the effect before did, and in the end what all did is taken together.
    """

    who: Player
    effect: Effect

    def step(self, m: State, f: Frame) -> None:
        act = f.act
        seats = self.who.seats(m, act)
        f.op = InTurn(self.effect, seats, act.player, act.doer, act.count, 0, bool(seats))

    def impersonal(self) -> bool:
        return self.who.impersonal() and self.effect.impersonal()

    def endless(self) -> bool:
        return self.effect.endless()

    def phrase(self) -> Phrase:
        return By(self.who.nominal(), inner(self.effect))
