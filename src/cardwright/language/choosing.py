"""Choosing one thing that is no card as an effect resolves: a player, a number, a word of the game."""

from dataclasses import dataclass
from typing import Final

from cardwright.kernel.core.frames import Activation, Frame
from cardwright.kernel.core.state import State
from cardwright.kernel.grammar import THAT, A, Nominal, Noun, Phrase, states
from cardwright.kernel.grammar.forms import capital
from cardwright.kernel.pieces.options import MODE
from cardwright.language.choice import Choice, chosen
from cardwright.language.words import Cards, Choosable, Effect, Number

NUMBER: Final = "number"
"""The name of a number that has none."""


@dataclass(frozen=True)
class ChooseOne(Effect):
    """Somebody chooses one thing, for the effects that follow."""

    choice: Choice

    def possible(self, m: State, act: Activation) -> bool:
        return bool(self.choice.of.codes(m, act))

    def step(self, m: State, f: Frame) -> None:
        """Ask which, unless there is nothing or nobody."""
        chooser = self.choice.chooser(m, f.act)
        codes = self.choice.of.codes(m, f.act) if chooser >= 0 else []
        if codes:
            m.ask(chooser, codes)
            return
        m.pop()
        f.act.done = False

    def answer(self, m: State, f: Frame, code: int) -> None:
        m.pop()
        self.choice.of.keep(f.act, self.choice.slot(), code % m.game.actions.stride)
        f.act.done = True

    def gives(self) -> tuple[str, ...]:
        """It gives what has no name of its own the name of its kind."""
        return () if self.choice.name else (self.choice.slot(),)

    def faults(self) -> tuple[str, ...]:
        """It is one thing, and no card."""
        if isinstance(self.choice.of, Cards) or self.choice.declared():
            return ("it has to be something else than a card, and chosen as the effect resolves",)
        return () if (self.choice.n.lowest(), self.choice.n.highest()) == (1, 1) else ("one thing is chosen",)

    def prompt(self, m: State, f: Frame) -> str:
        return capital(self.text())

    def option_text(self, m: State, f: Frame, code: int) -> str:
        """Write numbers as numbers."""
        stride = m.game.actions.stride
        return str(code % stride) if code // stride == MODE else ""

    def phrase(self) -> Phrase:
        """Say it: "choose a number", "target opponent chooses a player"."""
        return chosen(self.choice)


@dataclass(frozen=True)
class Numbers(Choosable):
    """The numbers from one to another."""

    first: Number
    last: Number

    def codes(self, m: State, act: Activation) -> list[int]:
        stride = m.game.actions.stride
        first, last = max(self.first.figure(m, act), 0), min(self.last.figure(m, act), stride - 1)
        return [MODE * stride + n for n in range(first, last + 1)]

    def keep(self, act: Activation, name: str, argument: int) -> None:
        act.name_number(name, argument)

    def slot(self) -> str:
        return NUMBER

    def never(self) -> bool:
        """If the first comes after the last."""
        return self.first.lowest() > self.last.highest()

    def noun(self, det: str = A, n: int | str = 1, *, up_to: bool = False) -> Nominal:
        after = ("from", str(self.first.much()), "to", str(self.last.much()))
        return Noun("number", det, n, up_to=up_to, after=after, mere=True)


@dataclass(frozen=True)
class ThatNumber(Number):
    """The number that was chosen under a name."""

    name: str = NUMBER

    def value(self, m: State, act: Activation) -> int:
        """Return it; nothing where none was chosen."""
        return act.numbers.get(self.name, 0)

    def reads(self) -> tuple[str, ...]:
        return (self.name,)

    def much(self, *, mass: bool = False) -> int | str:
        return "that much" if mass else "that many"

    def stated(self, n: str) -> Phrase:
        """Say it: "that number is at least 2"."""
        return states(Noun("number", THAT, mere=True), "be", n)
