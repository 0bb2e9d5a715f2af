"""Choosing one thing that is no card as an effect resolves: a player, a number, an effect, a word of the game."""

from dataclasses import dataclass
from typing import Annotated, Final

from cardwright.kernel.core.frames import Activation, Frame
from cardwright.kernel.core.state import State
from cardwright.kernel.grammar import THAT, A, Apart, Nominal, Noun, Part, Phrase, Reaching, printed, states
from cardwright.kernel.grammar.forms import capital
from cardwright.kernel.pieces.nodes import Node
from cardwright.kernel.pieces.options import MODE
from cardwright.language.choice import Choice, chosen
from cardwright.language.flow import inner
from cardwright.language.limits import Least
from cardwright.language.players import Player
from cardwright.language.words import Cards, Choosable, Effect, Number

NUMBER: Final = "number"
"""The name of a number that has none."""


@dataclass(frozen=True)
class ChooseOne(Effect):
    """Somebody chooses one thing for the effects that follow, or one of several effects."""

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
        f.act.done = True
        self.choice.of.take(m, f.act, self.choice.slot(), code % m.game.actions.stride)

    def gives(self) -> tuple[str, ...]:
        """It gives what has no name of its own the name of its kind."""
        return () if self.choice.name or isinstance(self.choice.of, Modes) else (self.choice.slot(),)

    def endless(self) -> bool:
        return self.choice.of.endless()

    def faults(self) -> tuple[str, ...]:
        """It is one thing, and no card."""
        if isinstance(self.choice.of, Cards) or self.choice.declared():
            return ("it has to be something else than a card, and chosen as the effect resolves",)
        if self.choice.name and isinstance(self.choice.of, Modes):
            return ("an effect that is chosen is done at once, and needs no name",)
        return () if (self.choice.n.lowest(), self.choice.n.highest()) == (1, 1) else ("one thing is chosen",)

    def prompt(self, m: State, f: Frame) -> str:
        return "Choose one" if isinstance(self.choice.of, Modes) else capital(self.text())

    def option_text(self, m: State, f: Frame, code: int) -> str:
        return self.choice.of.code_text(code % m.game.actions.stride)

    def phrase(self) -> Phrase:
        """Say it: "choose a number", "target opponent chooses a player"."""
        of = self.choice.of
        return of.chosen(self.choice.by) if isinstance(of, Modes) else chosen(self.choice)


@dataclass(frozen=True)
class Modes(Choosable):
    """Several effects, of which the chosen one is done."""

    effects: Annotated[tuple[Effect, ...], Least(1)]

    def codes(self, m: State, act: Activation) -> list[int]:
        base = MODE * m.game.actions.stride
        return [base + i for i in range(len(self.effects))]

    def take(self, m: State, act: Activation, name: str, argument: int) -> None:
        self.effects[argument].start(m, act)

    def code_text(self, argument: int) -> str:
        return printed(inner(self.effects[argument]))

    def ways(self) -> tuple[tuple[Node | str, ...], ...]:
        """One of them happens."""
        return tuple([(effect,) for effect in self.effects])

    def endless(self) -> bool:
        return False not in [effect.endless() for effect in self.effects]

    def faults(self) -> tuple[str, ...]:
        """There are several, and no two are the same."""
        if len(self.effects) < 2:  # noqa: PLR2004 - less is no choice
            return ("it is a choice of fewer than two effects",)
        return ("two of its choices are the same",) if len(set(self.effects)) < len(self.effects) else ()

    def chosen(self, by: Player | None) -> Phrase:
        """Say that one is chosen and done: "choose one: gain 1 æmber; or draw a card"."""
        first, *others = [Apart(inner(effect)) for effect in self.effects]
        parts: list[Part] = ["choose one:"] if by is None else ["do one, as", states(by.nominal(), "choose"), ":"]
        parts.append(first)
        for other in others:
            parts += ["; or", other]
        return Reaching(tuple(parts))

    def noun(self, det: str = A, n: int | str = 1, *, up_to: bool = False) -> Nominal:
        return Noun("effect", det, n, up_to=up_to)

    def phrase(self) -> Phrase:
        return self.chosen(None)


def one_of(effects: tuple[Effect, ...], by: Player | None = None) -> ChooseOne:
    """Return the choice of one of several effects, which is then done; by somebody else than who makes its choices."""
    return ChooseOne(Choice(Modes(effects), by=by))


@dataclass(frozen=True)
class Numbers(Choosable):
    """The numbers from one to another."""

    first: Number
    last: Number

    def codes(self, m: State, act: Activation) -> list[int]:
        stride = m.game.actions.stride
        first, last = max(self.first.figure(m, act), 0), min(self.last.figure(m, act), stride - 1)
        return [MODE * stride + n for n in range(first, last + 1)]

    def code_text(self, argument: int) -> str:
        return str(argument)

    def take(self, m: State, act: Activation, name: str, argument: int) -> None:
        act.name_number(name, argument)

    def slot(self) -> str:
        return NUMBER

    def never(self) -> bool:
        """If the first comes after the last."""
        return self.first.lowest() > self.last.highest()

    def noun(self, det: str = A, n: int | str = 1, *, up_to: bool = False) -> Nominal:
        after = ("from", self.first.phrase(), "to", self.last.phrase())
        return Noun("number", det, n, up_to=up_to, after=after, mere=True)


@dataclass(frozen=True)
class ThatNumber(Number):
    """The number that was chosen under a name."""

    name: str = NUMBER

    def value(self, m: State, act: Activation) -> int:
        """Return it; nothing where none was chosen."""
        return act.names.numbers.get(self.name, 0)

    def reads(self) -> tuple[str, ...]:
        return (self.name,)

    def much(self, *, mass: bool = False) -> int | str:
        return "that much" if mass else "that many"

    def stated(self, n: str) -> Phrase:
        """Say it: "that number is at least 2"."""
        return states(Noun("number", THAT, mere=True), "be", n)
