"""Declaring: what is said before effects go on the pile, and the paying of their cost.

One frame declares all effects of a card or ability: first the numbers (X), then the aims of one effect after the other,
then what the cost takes, as one run in which nothing is offered that leaves too little for the rest. Then the cost is
paid, and the effects go on the pile, several in the order that their player likes.
"""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from cardwright.kernel.asking.runs import Run, random_picks, still_made
from cardwright.kernel.asking.why_not import chosen_already
from cardwright.kernel.basics.groups import ALONE, Group, offered, possible, used_apart
from cardwright.kernel.basics.names import listing
from cardwright.kernel.basics.rng import Rng
from cardwright.kernel.basics.things import Things
from cardwright.kernel.core.frames import Activation, Frame, Op, Trigger
from cardwright.kernel.core.state import State
from cardwright.kernel.grammar import printed
from cardwright.kernel.pieces.nodes import Node
from cardwright.kernel.pieces.options import CHOOSE, DONE, MODE, NO, YES
from cardwright.kernel.pile.priority import AT_CARD, Aim, Item, Piled, PiledRules
from cardwright.language.choice import ChosenNumber, declarable
from cardwright.language.costs import groups_of
from cardwright.language.flow import inner
from cardwright.language.words import Effect

_SPREAD: Final = 100
"""So far apart are the classes of two effects, of which each has fewer."""


@dataclass(unsafe_hash=True)
class Declared(Node):
    """An effect, and what it was aimed at when it was declared."""

    effect: Effect
    aims: tuple[Aim, ...] = ()

    def __init__(self, effect: Effect, aims: tuple[Aim, ...] = ()) -> None:
        """Put an effect together with its aims."""
        self.effect = effect
        self.aims = aims

    def up_to(self) -> bool:
        """Whether it was aimed at up to so many things, so that it has an effect as long as one of them is left."""
        return True in [choice.up_to for choice in declarable(self.effect).choices]


@mypyc_attr(allow_interpreted_subclasses=True)
class AimedRules(PiledRules):
    """The rules of a game whose effects are declared before they wait: how an aim is picked, how effects are put."""

    def is_lawful(self, m: Piled, item: Item, aim: Aim) -> bool:
        for choice in declarable(item.effect).choices:
            if choice.slot() == aim.name:
                return choice.of.holds(m, item.act, aim)
        return True

    def announce(self, m: Piled, trigger: Trigger) -> None:
        """Have what was set off declared and put on the pile; drop it where there is too little to aim at."""
        effect = trigger.effect
        assert isinstance(effect, Effect)
        if can_be_declared(m, trigger.act, (effect,)):
            declare(m, trigger.act, (effect,), triggered=True)

    def declared(self, m: Piled, effects: tuple[Declared, ...], act: Activation, *, triggered: bool) -> None:
        """Put effects on the pile, the first one below the others: they are declared, and their cost is paid."""
        raise NotImplementedError(type(self).__name__)


def aimed_rules(m: Piled) -> AimedRules:
    """Return the rules of a match whose effects are declared by their right type."""
    rules = m.game.rules
    assert isinstance(rules, AimedRules)
    return rules


def declare(
    m: Piled,
    act: Activation,
    effects: tuple[Effect, ...],
    cost: Effect | None = None,
    *,
    triggered: bool = False,
    optional: bool = False,
) -> None:
    """Have effects declared, paid for and put on the pile; ask before whether they `can_be_declared`.

    With ``optional`` their player may leave them out, as what costs something or says "may" when it is set off.
    """
    if not optional and cost is None and len(effects) == 1 and declarable(effects[0]).nothing():
        aimed_rules(m).declared(m, (Declared(effects[0]),), act, triggered=triggered)
    else:
        m.push(Declaring(effects, cost, triggered, optional), act)


def can_be_declared(m: Piled, act: Activation, effects: tuple[Effect, ...], cost: Effect | None = None) -> bool:
    """Whether there is enough to aim effects at, each thing once, and their cost can be paid."""
    if len(effects) == 1 and (cost is None or declarable(cost).nothing()):
        found = declarable(effects[0])
        if not found.numbers and len(found.choices) <= 1:
            if cost is not None and not cost.possible(m, act):
                return False
            return not found.choices or found.choices[0].enough(m, act)
    return DeclaringRun(effects, cost).possible(m, act, act.player)


class _Asked:
    """One of the groups of a run: which effect it is for (the cost comes after all), and what its codes mean."""

    __slots__ = ("aims", "group", "part")

    def __init__(self, part: int, aims: list[Aim], group: Group) -> None:
        self.part: int = part
        self.aims: list[Aim] = aims
        self.group: Group = group

    def aim(self, code: int) -> Aim:
        """Return what a code means."""
        return self.aims[self.group.codes.index(code)]


class _Walk:
    """How far the picks have led: what may come next, and what was picked."""

    __slots__ = ("act", "asked", "codes", "part", "taken")

    def __init__(self, act: Activation) -> None:
        self.act: Activation = act
        self.codes: list[int] = []
        self.part: int = -1
        """The effect about which is asked; -1 for a number."""
        self.asked: list[_Asked] = []
        self.taken: list[list[int]] = []

    def aims(self, part: int) -> list[Aim]:
        """Return the aims of an effect so far."""
        return [
            one.aim(code)
            for one, codes in zip(self.asked, self.taken, strict=False)
            if one.part == part
            for code in codes
        ]


@dataclass(unsafe_hash=True)
class DeclaringRun(Run):
    """Picks the numbers, the aims of effects and what their cost takes, each group in canonical order."""

    effects: tuple[Effect, ...]
    cost: Effect | None = None

    def __init__(self, effects: tuple[Effect, ...], cost: Effect | None = None) -> None:
        """Ask for all that effects and their cost have to be told."""
        self.effects = effects
        self.cost = cost

    def parts(self) -> tuple[Effect, ...]:
        """Return the effects, and the cost after them."""
        return self.effects if self.cost is None else (*self.effects, self.cost)

    def numbers(self) -> list[ChosenNumber]:
        """Return the numbers to be chosen."""
        found: list[ChosenNumber] = []
        for part in self.parts():
            for number in declarable(part).numbers:
                if number.name not in [one.name for one in found]:
                    found.append(number)
        return found

    def possible(self, m: Piled, act: Activation, player: int) -> bool:
        """Whether all can be declared and paid."""
        for number in self.numbers():
            if number.name not in act.names.numbers:
                return bool(self.values(m, act, player, number))
        if self.cost is not None and not self.cost.possible(m, act):
            return False
        return possible([one.group for one in self.asked(m, act, player)])

    def values(self, m: Piled, act: Activation, player: int, number: ChosenNumber) -> list[int]:
        """Return as which numbers one may be chosen so that all else can still be declared and paid."""
        found: list[int] = []
        for n in range(min(number.most.figure(m, act), m.game.actions.stride - 1) + 1):
            with_it = act.copy()
            with_it.name_number(number.name, n)
            if self.possible(m, with_it, player):
                found.append(n)
        return found

    def asked(self, m: Piled, act: Activation, player: int) -> list[_Asked]:
        """Return the groups: of one effect after the other, then of a cost for which something is declared.

        A cost takes from no effect what it is aimed at, so that one without a choice has only to be possible.
        """
        found: list[_Asked] = []
        rules = aimed_rules(m)
        for part, effect in enumerate(self.effects):
            for choice in declarable(effect).choices:
                aims = {rules.code_of(m, player, aim): aim for aim in choice.of.things(m, act, choice.slot())}
                codes = sorted(aims)
                apart = ALONE if choice.apart == ALONE else part * _SPREAD + choice.apart
                group = Group(codes, choice.least(m, act), choice.n.figure(m, act), apart)
                found.append(_Asked(part, [aims[code] for code in codes], group))
        if self.cost is not None and declarable(self.cost).choices:
            base = CHOOSE * m.game.actions.stride
            names = [choice.slot() for choice in declarable(self.cost).choices]
            for i, group in enumerate(groups_of(m, act, self.cost, base)):
                group.apart = len(self.effects) * _SPREAD
                # What is not declared is never picked, and need not be a card.
                cards = [m.aim_at_card(code - base, names[i]) for code in group.codes] if i < len(names) else []
                found.append(_Asked(len(self.effects), cards, group))
        return found

    def walk(self, m: Piled, act: Activation, player: int, picks: tuple[int, ...]) -> _Walk:
        """Follow the picks."""
        stride = m.game.actions.stride
        walk = _Walk(act)
        numbers = self.numbers()
        for i, number in enumerate(numbers):
            if i == len(picks):
                walk.codes = [MODE * stride + n for n in self.values(m, walk.act, player, number)]
                return walk
            walk.act = walk.act.copy()
            walk.act.name_number(number.name, picks[i] % stride)
        walk.asked = self.asked(m, walk.act, player)
        groups = [one.group for one in walk.asked]
        walk.codes, walk.taken = offered(groups, picks[len(numbers) :], DONE * stride)
        if walk.codes:
            walk.part = walk.asked[len(walk.taken) - 1].part
        return walk

    def codes(self, m: State, act: Activation, player: int, picks: tuple[int, ...]) -> list[int]:
        assert isinstance(m, Piled)
        return self.walk(m, act, player, picks).codes

    def declared(self, m: Piled, act: Activation, picks: tuple[int, ...]) -> tuple[Declared, ...]:
        """Return the effects with their aims; tell the activation the numbers, and what is chosen for the cost.

        It is told too for what nothing was chosen, which the pile will not tell it.
        """
        walk = self.walk(m, act, act.player, picks)
        act.know_numbers(walk.act.names.numbers)
        for part, effect in enumerate(self.parts()):
            for choice in declarable(effect).choices:
                cards = tuple([aim.number for aim in walk.aims(part) if aim.name == choice.slot()])
                if not cards or part == len(self.effects):
                    act.name_cards(choice.slot(), cards)
        return tuple([Declared(effect, tuple(walk.aims(part))) for part, effect in enumerate(self.effects)])

    def prompt(self, m: State, act: Activation, player: int, picks: tuple[int, ...]) -> str:
        """Say what the aim or the number is for."""
        assert isinstance(m, Piled)
        walk = self.walk(m, act, player, picks)
        if walk.part < 0:
            number = self.numbers()[len(picks)]
            return f"Choose {number.text()}: {'; '.join([part.text() for part in self.parts()])}"
        if walk.part == len(self.effects):
            return f"Choose what you pay with: {self.parts()[walk.part].text()}"
        return f"Choose the target: {self.effects[walk.part].text()}"

    def option_text(self, m: State, act: Activation, player: int, picks: tuple[int, ...], code: int) -> str:
        """Write numbers as numbers."""
        if len(picks) < len(self.numbers()):
            return str(code % m.game.actions.stride)
        return ""

    def picked_together(self, m: State, act: Activation, player: int, picks: tuple[int, ...]) -> Things | None:
        assert isinstance(m, Piled)
        walk = self.walk(m, act, player, picks)
        if walk.part < 0:
            return None
        *before, taken = walk.taken
        groups = [one.group for one in walk.asked]
        group = groups[len(before)]
        gone = used_apart(groups, before, group.apart)
        codes = [code for code in group.codes if code not in gone]
        return Things(codes, group.least, min(group.most, len(codes)), tuple(taken))

    def why_not(self, m: State, act: Activation, player: int, picks: tuple[int, ...], card: int) -> str:
        assert isinstance(m, Piled)
        walk = self.walk(m, act, player, picks)
        if walk.part < 0:
            return ""
        aimed = tuple([aim.number for aim in walk.aims(walk.part) if aim.at == AT_CARD])
        texts = [choice.text() for choice in declarable(self.parts()[walk.part]).choices]
        return chosen_already(m, aimed, card) or f"This choice takes {listing(texts)}."


@dataclass(unsafe_hash=True)
class Declaring(Op):
    """Declares effects for the frame's activation, has their cost paid, and puts them on the pile.

    With ``optional`` their player is asked first whether to. Data: the picks.
    """

    effects: tuple[Effect, ...]
    cost: Effect | None = None
    triggered: bool = False
    optional: bool = False

    def __init__(
        self,
        effects: tuple[Effect, ...],
        cost: Effect | None = None,
        triggered: bool = False,  # noqa: FBT001, FBT002 - the fields of a node, in their order
        optional: bool = False,  # noqa: FBT001, FBT002 - as above
    ) -> None:
        """Declare effects, and have their cost paid."""
        self.effects = effects
        self.cost = cost
        self.triggered = triggered
        self.optional = optional

    def run(self) -> DeclaringRun:
        """Return what asks."""
        return DeclaringRun(self.effects, self.cost)

    def whether(self, f: Frame) -> bool:
        """Whether it is asked now if they are declared at all."""
        return self.optional and f.pc == 0

    def step(self, m: State, f: Frame) -> None:
        """Ask, then have the cost paid before they go on the pile."""
        assert isinstance(m, Piled)
        player = f.act.player
        if self.whether(f):
            stride = m.game.actions.stride
            m.ask(player, [YES * stride, NO * stride])
            return
        run = self.run()
        codes = run.codes(m, f.act, player, f.data)
        if codes:
            m.ask(player, codes)
            return
        m.pop()
        m.push(Putting(run.declared(m, f.act, f.data), self.triggered), f.act)
        if self.cost is not None:
            self.cost.start(m, f.act)

    def answer(self, m: State, f: Frame, code: int) -> None:
        if not self.whether(f):
            f.data = (*f.data, code)
        elif code // m.game.actions.stride == YES:
            f.pc = 1
        else:
            m.pop()

    def cards_in(self, f: Frame) -> tuple[int, ...]:
        """No card stays what it is because it was aimed at."""
        return ()

    def imagine(self, m: State, f: Frame, viewer: int, rng: Rng, real: State) -> None:
        """Make up other picks where those of another player cannot have been made in this world."""
        run = self.run()
        for i, code in enumerate(f.data):
            if code not in run.codes(m, f.act, f.act.player, f.data[:i]):
                f.data = random_picks(run, m, f.act, f.act.player, rng, len(f.data))
                return

    def without(self, m: State, f: Frame, player: int) -> bool:
        """End with its player; ask anew who has picked what is there no more, if there is still enough."""
        assert isinstance(m, Piled)
        if f.act.player == player or not can_be_declared(m, f.act, self.effects, self.cost):
            return False
        f.data = still_made(self.run(), m, f.act, f.act.player, f.data)
        return True

    def prompt(self, m: State, f: Frame) -> str:
        if self.whether(f):
            cost = "" if self.cost is None else f"{printed(inner(self.cost))}: "
            return f"You may {cost}{'; '.join([printed(inner(effect)) for effect in self.effects])}. Do so?"
        return self.run().prompt(m, f.act, f.act.player, f.data)

    def option_text(self, m: State, f: Frame, code: int) -> str:
        return "" if self.whether(f) else self.run().option_text(m, f.act, f.act.player, f.data, code)

    def picked_together(self, m: State, f: Frame) -> Things | None:
        return None if self.whether(f) else self.run().picked_together(m, f.act, f.act.player, f.data)

    def why_not(self, m: State, f: Frame, card: int) -> str:
        return "" if self.whether(f) else self.run().why_not(m, f.act, f.act.player, f.data, card)


@dataclass(unsafe_hash=True)
class Putting(Op):
    """Puts on the pile what was declared and paid for, several effects in the order that their player likes.

    Data: which have been put in order so far.
    """

    effects: tuple[Declared, ...]
    triggered: bool

    def __init__(self, effects: tuple[Declared, ...], triggered: bool) -> None:  # noqa: FBT001 - a field of a node
        """Put effects on the pile."""
        self.effects = effects
        self.triggered = triggered

    def left(self, f: Frame) -> list[int]:
        """Return which have no place in the order yet."""
        return [i for i in range(len(self.effects)) if i not in f.data]

    def step(self, m: State, f: Frame) -> None:
        """Ask for the next one as long as it makes a difference; then put them there."""
        assert isinstance(m, Piled)
        left = self.left(f)
        if [i for i in left if self.effects[i] != self.effects[left[0]]]:
            base = MODE * m.game.actions.stride
            m.ask(f.act.player, [base + i for i in left])
            return
        m.pop()
        aimed_rules(m).declared(m, tuple([self.effects[i] for i in (*f.data, *left)]), f.act, triggered=self.triggered)

    def answer(self, m: State, f: Frame, code: int) -> None:
        f.data = (*f.data, code % m.game.actions.stride)

    def cards_in(self, f: Frame) -> tuple[int, ...]:
        """There are no cards in the data."""
        return ()

    def prompt(self, m: State, f: Frame) -> str:
        return "Several effects go on the pile; which is next, below the others?"

    def option_text(self, m: State, f: Frame, code: int) -> str:
        return self.effects[code % m.game.actions.stride].effect.text()
