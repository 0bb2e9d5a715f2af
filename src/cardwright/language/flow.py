"""Flow: one effect after another, conditions, options, repetition."""

from dataclasses import dataclass

from cardwright.kernel.frames import Activation, Frame
from cardwright.kernel.match import Match
from cardwright.kernel.options import CHOOSE, DONE, MODE, NO, YES
from cardwright.language.numbers import Const
from cardwright.language.printing import plural, sentence
from cardwright.language.words import Cards, Condition, Effect, Number, Target


@dataclass(frozen=True)
class Sequence(Effect):
    """Effects one after another."""

    items: tuple[Effect, ...]

    def step(self, m: Match, f: Frame) -> None:
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
        """If all items are."""
        return all([item.impersonal() for item in self.items])

    def text(self) -> str:
        """Print one sentence per item."""
        return ". ".join([self.items[0].text(), *[sentence(item.text()) for item in self.items[1:]]])


def clause(effect: Effect) -> str:
    """Print an effect inside a longer sentence, which all of it belongs to: "heal this card and draw a card"."""
    if not isinstance(effect, Sequence):
        return effect.text()
    *first, last = [clause(item) for item in effect.items]
    return f"{', '.join(first)} and {last}"


@dataclass(frozen=True)
class Nothing(Effect):
    """No effect at all."""

    def start(self, m: Match, act: Activation) -> None:
        """Do nothing, successfully."""
        act.done = True
        act.count = 0

    def text(self) -> str:
        """Print nothing."""
        return ""


@dataclass(frozen=True)
class If(Effect):
    """An effect under a condition, and perhaps another where it does not hold."""

    condition: Condition
    then: Effect
    otherwise: Effect = Nothing()

    def start(self, m: Match, act: Activation) -> None:
        """Ask the condition and start one of the effects."""
        if self.condition.holds(m, act):
            self.then.start(m, act)
        else:
            act.done = False
            act.count = 0
            self.otherwise.start(m, act)

    def text(self) -> str:
        """Print the condition first."""
        text = f"if {self.condition.text()}, {clause(self.then)}"
        other = clause(self.otherwise)
        return f"{text}. Otherwise, {other}" if other else text


@dataclass(frozen=True)
class IfYouDo(Effect):
    """An effect, and another only if the first was done completely."""

    first: Effect
    then: Effect
    instead_of_then: Effect = Nothing()

    def step(self, m: Match, f: Frame) -> None:
        """Start the first; once it is done, look whether it was complete."""
        if f.pc == 0:
            f.pc = 1
            f.act.done = False
            self.first.start(m, f.act)
        else:
            m.pop()
            (self.then if f.act.done else self.instead_of_then).start(m, f.act)

    def text(self) -> str:
        """Print both."""
        text = f"{self.first.text()}. If you do, {clause(self.then)}"
        other = clause(self.instead_of_then)
        return f"{text}. If you do not, {other}" if other else text


@dataclass(frozen=True)
class May(Effect):
    """An effect that its player may leave out, but has to do as far as possible otherwise."""

    effect: Effect

    def start(self, m: Match, act: Activation) -> None:
        """Leave it out unasked where it could do nothing."""
        if self.effect.possible(m, act):
            m.push(self, act)
        else:
            act.done = False
            act.count = 0

    def step(self, m: Match, f: Frame) -> None:
        """Ask yes or no."""
        stride = m.game.actions.stride
        m.ask(m.decides(f.act), [YES * stride, NO * stride])

    def answer(self, m: Match, f: Frame, code: int) -> None:
        """Start the effect on a yes."""
        m.pop()
        if code < m.game.actions.stride:
            self.effect.start(m, f.act)
        else:
            f.act.done = False
            f.act.count = 0

    def prompt(self, m: Match, f: Frame) -> str:
        """Ask about the effect."""
        return f"You may {clause(self.effect)}. Do so?"

    def text(self) -> str:
        """Print it."""
        return f"you may {clause(self.effect)}"


@dataclass(frozen=True)
class RepeatWhile(Effect):
    """An effect that is repeated as long as a condition holds after it."""

    effect: Effect
    condition: Condition

    def step(self, m: Match, f: Frame) -> None:
        """Do it once, then again while the condition holds."""
        if f.pc == 0 or self.condition.holds(m, f.act):
            f.pc = 1
            self.effect.start(m, f.act)
        else:
            m.pop()

    def text(self) -> str:
        """Print it."""
        return f"{self.effect.text()}. Repeat this while {self.condition.text()}"


@dataclass(frozen=True)
class Times(Effect):
    """An effect done a counted number of times; the number is counted once, before."""

    number: Number
    effect: Effect

    def step(self, m: Match, f: Frame) -> None:
        """Count, then do it that many times."""
        if f.pc == 0:
            f.data = (self.number.value(m, f.act),)
        if f.pc < f.data[0]:
            f.pc += 1
            self.effect.start(m, f.act)
        else:
            m.pop()

    def text(self) -> str:
        """Print it."""
        each = self.number.each_text()
        if each:
            return f"for each {each}, {clause(self.effect)}"
        if isinstance(self.number, Const):
            return f"{clause(self.effect)}, {self.number.n} times"
        return f"{clause(self.effect)}, {self.number.text()} times"


@dataclass(frozen=True)
class ForEach(Effect):
    """An effect done once for each of some cards, which is "it" meanwhile; the cards are fixed before the first."""

    target: Target
    effect: Effect

    def step(self, m: Match, f: Frame) -> None:
        """Fix the cards, then go through them."""
        if f.pc == 0:
            f.data = tuple(self.target.cards(m, f.act))
        if f.pc < len(f.data):
            f.act.it = (f.data[f.pc],)
            f.pc += 1
            self.effect.start(m, f.act)
        else:
            m.pop()

    def cards_in(self, f: Frame) -> tuple[int, ...]:
        """Return the cards that were fixed."""
        return f.data

    def text(self) -> str:
        """Print it."""
        return f"for {self.target.text()}, {clause(self.effect)}"


@dataclass(frozen=True)
class OneByOne(Effect):
    """An effect done for up to ``n`` different cards of a set: choose one, do it, then choose the next, or be done.

    Meanwhile the card is "it".
    """

    n: Number
    of: Cards
    effect: Effect

    def step(self, m: Match, f: Frame) -> None:
        """Ask for the next card as long as there is one; the frame's data are the cards chosen so far."""
        candidates = [card for card in self.of.among(m, f.act) if card not in f.data]
        if candidates and len(f.data) < self.n.value(m, f.act):
            stride = m.game.actions.stride
            m.ask(m.decides(f.act), [*[CHOOSE * stride + card for card in candidates], DONE * stride])
        else:
            m.pop()

    def cards_in(self, f: Frame) -> tuple[int, ...]:
        """Return what was chosen so far."""
        return f.data

    def answer(self, m: Match, f: Frame, code: int) -> None:
        """Do it for the card."""
        verb, card = divmod(code, m.game.actions.stride)
        if verb == DONE:
            m.pop()
            return
        f.data = (*f.data, card)
        f.act.it = (card,)
        self.effect.start(m, f.act)

    def prompt(self, m: Match, f: Frame) -> str:
        """Ask for the next one."""
        return sentence(self.text())

    def text(self) -> str:
        """Print it."""
        cards = f"up to {self.n.text()} different {plural(self.of.text())}"
        return f"for {cards}, one after the other, {clause(self.effect)}"


@dataclass(frozen=True)
class OneOf(Effect):
    """One of several effects, as its player chooses."""

    modes: tuple[Effect, ...]

    def step(self, m: Match, f: Frame) -> None:
        """Ask which."""
        base = MODE * m.game.actions.stride
        m.ask(m.decides(f.act), [base + i for i in range(len(self.modes))])

    def answer(self, m: Match, f: Frame, code: int) -> None:
        """Start the chosen one."""
        m.pop()
        self.modes[code % m.game.actions.stride].start(m, f.act)

    def prompt(self, m: Match, f: Frame) -> str:
        """Ask."""
        return "Choose one"

    def option_text(self, m: Match, f: Frame, code: int) -> str:
        """Print the effect as the option."""
        return clause(self.modes[code % m.game.actions.stride])

    def text(self) -> str:
        """Print the choices."""
        return "choose one: " + "; or ".join([clause(mode) for mode in self.modes])
