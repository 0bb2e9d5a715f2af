"""Flow: one effect after another, conditions, options, repetition."""

from dataclasses import dataclass
from typing import Annotated, Final

from cardwright.kernel import grammar
from cardwright.kernel.asking.why_not import chosen_already
from cardwright.kernel.core.frames import Activation, Frame
from cardwright.kernel.core.state import EVENT_BUDGET, State
from cardwright.kernel.grammar import (
    YOURSELF,
    A,
    Amount,
    Apart,
    Bound,
    Chain,
    Phrase,
    Reaching,
    Row,
    Sentences,
    Under,
    order,
    printed,
    singly,
    states,
)
from cardwright.kernel.grammar.forms import capital, sentence
from cardwright.kernel.pieces.nodes import Node
from cardwright.kernel.pieces.options import CHOOSE, DONE, NO, YES
from cardwright.language.limits import Least
from cardwright.language.words import IT, Cards, Condition, Effect, Number, Target


@dataclass(frozen=True)
class Sequence(Effect):
    """Effects one after another."""

    items: Annotated[tuple[Effect, ...], Least(1)]

    def step(self, m: State, f: Frame) -> None:
        """Start items until one needs the loop, or all are done."""
        items = self.items
        last = len(items)
        frames = m.frames
        while f.pc < last:
            item = items[f.pc]
            f.pc += 1
            item.start(m, f.act)
            if frames[-1] is not f or m.unsettled or m.outcome is not None:
                return
        m.pop()

    def impersonal(self) -> bool:
        return False not in [item.impersonal() for item in self.items]

    def endless(self) -> bool:
        return True in [item.endless() for item in self.items]

    def faults(self) -> tuple[str, ...]:
        """A sequence is flat, has several items, and each is reached."""
        found: list[str] = []
        if len(self.items) < 2:  # noqa: PLR2004 - less is no sequence
            found.append("it is a sequence of fewer than two effects")
        if [item for item in self.items if isinstance(item, Sequence)]:
            found.append("it is a sequence inside a sequence")
        if [item for item in self.items if isinstance(item, Nothing)]:
            found.append("one of its effects does nothing")
        if [item for item in self.items[:-1] if item.endless()]:
            found.append("what comes after an endless repetition is never reached")
        return tuple(found)

    def phrase(self) -> Phrase:
        """Say one sentence per item."""
        return Sentences(tuple([item.phrase() for item in self.items]))


def in_order(effects: tuple[Effect, ...]) -> Effect:
    """Put effects into a sequence, unless there is only one."""
    return effects[0] if len(effects) == 1 else Sequence(effects)


def inner(effect: Effect) -> Phrase:
    """Return what an effect says inside a longer sentence, which all of it belongs to: "steal 1 æmber, then draw"."""
    if isinstance(effect, If) and not isinstance(effect.otherwise, Nothing):
        return Reaching((Apart(effect.only_then()), "; otherwise,", inner(effect.otherwise)))
    return Chain(tuple([inner(item) for item in effect.items])) if isinstance(effect, Sequence) else effect.phrase()


@dataclass(frozen=True)
class Nothing(Effect):
    """No effect at all."""

    def start(self, m: State, act: Activation) -> None:
        """Do nothing, successfully."""
        act.done = True
        act.count = 0

    def phrase(self) -> Phrase:
        """Say nothing."""
        return Row(())


NOTHING: Final = Nothing()


@dataclass(frozen=True)
class If(Effect):
    """An effect under a condition, and perhaps another where it does not hold."""

    condition: Condition
    then: Effect
    otherwise: Effect = Nothing()

    def start(self, m: State, act: Activation) -> None:
        """Ask the condition and start one of the effects."""
        if self.condition.holds(m, act):
            self.then.start(m, act)
        else:
            act.done = False
            act.count = 0
            self.otherwise.start(m, act)

    def ways(self) -> tuple[tuple[Node | str, ...], ...]:
        """One of the effects happens."""
        return ((self.condition, self.then), (self.condition, self.otherwise))

    def endless(self) -> bool:
        return self.then.endless() and self.otherwise.endless()

    def faults(self) -> tuple[str, ...]:
        """Each branch can be reached, and one does something."""
        found: list[str] = []
        if isinstance(self.then, Nothing):
            found.append("nothing depends on its condition")
        if self.condition.never():
            found.append("its condition never holds, so that its effect is never reached")
        if self.condition.always():
            found.append("its condition always holds")
        return tuple(found)

    def phrase(self) -> Phrase:
        """Say the condition first."""
        if isinstance(self.otherwise, Nothing):
            return self.only_then()
        return Sentences((Apart(self.only_then()), Row(("otherwise,", inner(self.otherwise)))))

    def only_then(self) -> Phrase:
        """Say what happens where the condition holds."""
        return Under("if", self.condition.phrase(), inner(self.then))


@dataclass(frozen=True)
class IfYouDo(Effect):
    """An effect, and another only if the first was done completely."""

    first: Effect
    then: Effect
    instead_of_then: Effect = Nothing()

    def step(self, m: State, f: Frame) -> None:
        """Start the first; once it is done, look whether it was complete."""
        if f.pc == 0:
            f.pc = 1
            f.act.done = False
            self.first.start(m, f.act)
        else:
            m.pop()
            (self.then if f.act.done else self.instead_of_then).start(m, f.act)

    def possible(self, m: State, act: Activation) -> bool:
        """Nothing comes of it where the first can do nothing."""
        return self.first.possible(m, act) or not isinstance(self.instead_of_then, Nothing)

    def ways(self) -> tuple[tuple[Node | str, ...], ...]:
        """What follows "if you do" knows that the first effect was done."""
        return ((self.first.if_done(), self.then), (self.first, self.instead_of_then))

    def faults(self) -> tuple[str, ...]:
        """Something has to be done, and something to follow."""
        found: list[str] = []
        if isinstance(self.first, Nothing):
            found.append("there is nothing to be done before its “if you do”")
        if isinstance(self.then, Nothing):
            found.append("nothing follows its “if you do”")
        if self.first.endless():
            found.append("what comes after an endless repetition is never reached")
        return tuple(found)

    def phrase(self) -> Phrase:
        first = self.first.phrase()
        done = states(first.actor() or YOURSELF, "do")
        then = Under("if", done, inner(self.then))
        if isinstance(self.instead_of_then, Nothing):
            return Sentences((first, then))
        return Sentences((first, Apart(then), Under("if", done.denied(), inner(self.instead_of_then))))


@dataclass(frozen=True)
class May(Effect):
    """An effect that its player may leave out, but has to do as far as possible otherwise."""

    effect: Effect

    def start(self, m: State, act: Activation) -> None:
        """Leave it out unasked where it could do nothing."""
        if self.effect.possible(m, act):
            m.push(self, act)
        else:
            act.done = False
            act.count = 0

    def step(self, m: State, f: Frame) -> None:
        stride = m.game.actions.stride
        m.ask(m.game.rules.decides(m, f.act), [YES * stride, NO * stride])

    def answer(self, m: State, f: Frame, code: int) -> None:
        """Start the effect on a yes."""
        m.pop()
        if code < m.game.actions.stride:
            self.effect.start(m, f.act)
        else:
            f.act.done = False
            f.act.count = 0

    def ways(self) -> tuple[tuple[Node | str, ...], ...]:
        """It is done, or nothing is."""
        return ((self.effect,), (NOTHING,))

    def if_done(self) -> Effect:
        return self.effect.if_done()

    def faults(self) -> tuple[str, ...]:
        """There is something to leave out, and it is asked about once."""
        if isinstance(self.effect, Nothing):
            return ("there is nothing that may be done",)
        return ("it may be left out twice over",) if isinstance(self.effect, May) else ()

    def prompt(self, m: State, f: Frame) -> str:
        return f"{sentence(self.text())} Do so?"

    def phrase(self) -> Phrase:
        return grammar.May(inner(self.effect))


@dataclass(frozen=True)
class RepeatWhile(Effect):
    """An effect that is repeated as long as a condition holds after it, and as anything happens.

    A time without an event is the last, because the next would do nothing either. The frame's data are how many events
    there had been before the last time.
    """

    effect: Effect
    condition: Condition

    def step(self, m: State, f: Frame) -> None:
        """Do it once, then again while something happens and the condition holds."""
        if f.pc == 0 or (m.happened > f.data[0] and self.condition.holds(m, f.act)):
            f.pc = 1
            f.data = (m.happened,)
            self.effect.start(m, f.act)
        else:
            m.pop()

    def endless(self) -> bool:
        """If nothing makes the condition fail."""
        return self.condition.always() or self.effect.endless()

    def faults(self) -> tuple[str, ...]:
        """It repeats, and it ends."""
        if self.condition.always():
            return ("its condition always holds, so that it never ends",)
        return ("its condition never holds, so that it is never repeated",) if self.condition.never() else ()

    def phrase(self) -> Phrase:
        again = Under("if", self.condition.phrase(), order("repeat all of this"))
        return Sentences((self.effect.phrase(), again))


@dataclass(frozen=True)
class MayRepeat(Effect):
    """An effect that its player may repeat as often as they like, as long as a condition holds and anything happens.

    As often as they like is no more than what an effect without end could do. The frame's data are how many events
    there had been before the first time, and before the last.
    """

    effect: Effect
    condition: Condition

    def again(self, m: State, f: Frame) -> bool:
        """Whether it can be repeated, and that would make a difference."""
        first, last = f.data
        return last < m.happened <= first + EVENT_BUDGET and self.condition.holds(m, f.act)

    def do(self, m: State, f: Frame) -> None:
        """Do it once."""
        f.data = (f.data[0] if f.pc else m.happened, m.happened)
        f.pc = 1
        self.effect.start(m, f.act)

    def step(self, m: State, f: Frame) -> None:
        """Do it once, then ask as long as it can be repeated."""
        if f.pc == 0:
            self.do(m, f)
        elif self.again(m, f):
            stride = m.game.actions.stride
            m.ask(m.game.rules.decides(m, f.act), [YES * stride, NO * stride])
        else:
            m.pop()

    def answer(self, m: State, f: Frame, code: int) -> None:
        """Do it again on a yes."""
        if code < m.game.actions.stride:
            self.do(m, f)
        else:
            m.pop()

    def faults(self) -> tuple[str, ...]:
        """There comes a time when it cannot be repeated, or nobody likes to, and it can be once."""
        return ("its condition never holds, so that it is never repeated",) if self.condition.never() else ()

    def prompt(self, m: State, f: Frame) -> str:
        return f"{sentence(self.text())} Repeat it?"

    def phrase(self) -> Phrase:
        often = grammar.May(order("repeat all of this as often as you like"))
        return Sentences((self.effect.phrase(), Under("as long as", self.condition.phrase(), often)))


@dataclass(frozen=True)
class Times(Effect):
    """An effect done a counted number of times; the number is counted once, before."""

    number: Number
    effect: Effect

    def step(self, m: State, f: Frame) -> None:
        """Count, then do it that many times."""
        if f.pc == 0:
            f.data = (self.number.figure(m, f.act),)
        if f.pc < f.data[0]:
            f.pc += 1
            self.effect.start(m, f.act)
        else:
            m.pop()

    def ways(self) -> tuple[tuple[Node | str, ...], ...]:
        """It may be done no time at all."""
        done = (self.number, self.effect)
        return (done,) if self.number.lowest() > 0 else (done, (self.number,))

    def faults(self) -> tuple[str, ...]:
        """It may be done several times."""
        highest = self.number.highest()
        if highest <= 0:
            return ("its effect is done 0 times",)
        return ("its effect is done once: write the effect alone",) if highest == 1 == self.number.lowest() else ()

    def phrase(self) -> Phrase:
        if self.number.each() is not None and self.number.much() == 1:
            return Reaching((*self.number.tail(), ",", inner(self.effect)))
        often = Amount(str(self.number.much()), "time", self.number.tail())
        return Reaching(("do this", often, ":", inner(self.effect)))


@dataclass(frozen=True)
class ForEach(Effect):
    """An effect done once for each of some cards, which is "it" meanwhile; the cards are fixed before the first.

    In ``any_order`` its player says which is next.
    """

    target: Target
    effect: Effect
    any_order: bool = False

    def step(self, m: State, f: Frame) -> None:
        """Fix the cards, then go through them; the frame's data are those that are left."""
        if f.pc == 0:
            f.pc = 1
            f.data = tuple(self.target.cards(m, f.act))
        if not f.data:
            m.pop()
        elif self.any_order and len(f.data) > 1:
            base = CHOOSE * m.game.actions.stride
            m.ask(m.game.rules.decides(m, f.act), [base + card for card in f.data])
        else:
            self.go_on(m, f, f.data[0])

    def answer(self, m: State, f: Frame, code: int) -> None:
        self.go_on(m, f, code % m.game.actions.stride)

    def go_on(self, m: State, f: Frame, card: int) -> None:
        """Do it for one of the cards."""
        f.data = tuple([other for other in f.data if other != card])
        f.act.it = (card,)
        self.effect.start(m, f.act)

    def prompt(self, m: State, f: Frame) -> str:
        return f"{sentence(self.text())} Which is next?"

    def cards_in(self, f: Frame) -> tuple[int, ...]:
        """Return the cards that are left."""
        return f.data

    def ways(self) -> tuple[tuple[Node | str, ...], ...]:
        """There may be no card; each is "it" in the effect."""
        return ((self.target, IT, self.effect), (self.target,))

    def faults(self) -> tuple[str, ...]:
        """It asks nobody."""
        return ("it cannot ask which cards to go through: choose them before",) if self.target.asks() else ()

    def phrase(self) -> Phrase:
        return Reaching(("for", Bound(singly(self.target.nominal()), one=True), ",", inner(self.effect)))


@dataclass(frozen=True)
class OneByOne(Effect):
    """An effect done for up to ``n`` different cards of a set: choose one, do it, then choose the next, or be done.

    Meanwhile the card is "it".
    """

    n: Annotated[Number, Least(1)]
    of: Cards
    effect: Effect

    def step(self, m: State, f: Frame) -> None:
        """Ask for the next card as long as there is one; the frame's data are the cards chosen so far."""
        candidates = [card for card in self.of.among(m, f.act) if card not in f.data]
        if candidates and len(f.data) < self.n.value(m, f.act):
            stride = m.game.actions.stride
            m.ask(m.game.rules.decides(m, f.act), [*[CHOOSE * stride + card for card in candidates], DONE * stride])
        else:
            m.pop()

    def cards_in(self, f: Frame) -> tuple[int, ...]:
        """Return what was chosen so far."""
        return f.data

    def answer(self, m: State, f: Frame, code: int) -> None:
        verb, card = divmod(code, m.game.actions.stride)
        if verb == DONE:
            m.pop()
            return
        f.data = (*f.data, card)
        f.act.it = (card,)
        self.effect.start(m, f.act)

    def why_not(self, m: State, f: Frame, card: int) -> str:
        return chosen_already(m, f.data, card) or f"This choice takes {printed(self.of.noun())}."

    def ways(self) -> tuple[tuple[Node | str, ...], ...]:
        """There may be no card; each is "it" in the effect."""
        return ((self.n, self.of, IT, self.effect), (self.n, self.of))

    def faults(self) -> tuple[str, ...]:
        """There is something to choose."""
        found: list[str] = []
        if self.n.highest() <= 0:
            found.append("up to 0 cards are none")
        if self.of.never():
            found.append("there can never be a card to choose")
        return tuple(found)

    def prompt(self, m: State, f: Frame) -> str:
        return capital(self.text())

    def phrase(self) -> Phrase:
        cards = singly(self.of.noun(A, self.n.much(), up_to=True))
        return Reaching(("for", Bound(cards), *self.n.tail(), ", chosen one at a time,", inner(self.effect)))
