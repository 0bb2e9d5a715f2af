"""Aims: what an effect is aimed at before it waits on the pile, and the declaring of it.

An author writes `Aimed` where the effect says "target": ``deal(3, target(enemy_character))``. The game finds the aims
in the tree (`aims_of`), `Declaring` asks for them and has the cost paid, and the effect goes on the pile with them;
when it resolves they have their names again, as far as they can still be hit.
"""

from dataclasses import dataclass, fields, is_dataclass
from typing import Any, Final

from mypy_extensions import mypyc_attr

from cardwright.kernel import grammar
from cardwright.kernel.frames import Activation, Frame, Op, Trigger
from cardwright.kernel.grammar import Bound, Nominal
from cardwright.kernel.groups import Group, offered, possible
from cardwright.kernel.hindrance import chosen_already
from cardwright.kernel.names import listing
from cardwright.kernel.nodes import Node
from cardwright.kernel.options import DONE
from cardwright.kernel.priority import AT_CARD, AT_EFFECT, Aim, Item, Piled, PiledRules
from cardwright.kernel.rng import Rng
from cardwright.kernel.runs import Run, random_picks
from cardwright.kernel.state import State
from cardwright.language.limits import Some
from cardwright.language.words import Cards, Effect, Target

TARGET: Final = "target"
OTHER_TARGET: Final = "other target"


@mypyc_attr(allow_interpreted_subclasses=True)
class AimedRules(PiledRules):
    """The rules of a game whose effects are aimed before they wait: how an aim is picked and written."""

    def code_of_aim(self, m: Piled, player: int, aim: Aim) -> int:
        """Return the code of the option by which a player aims so."""
        raise NotImplementedError(type(self).__name__)

    def aim_text(self, m: Piled, player: int, aim: Aim) -> str:
        """Return the text of that option where it is not simply verb and argument; empty otherwise."""
        return ""

    def is_lawful(self, m: Piled, item: Item, aim: Aim) -> bool:
        """Ask the effect's own words."""
        for aiming in aims_of(item.effect):
            if aiming.aim_name() == aim.name:
                return aiming.lawful(m, item.act, aim)
        return True

    def announce(self, m: Piled, trigger: Trigger) -> None:
        """Have what was set off aimed and put on the pile; drop it where there is too little to aim at."""
        effect = trigger.effect
        assert isinstance(effect, Effect)
        if not aims_of(effect):
            self.declared(m, effect, trigger.act, (), triggered=True)
        elif can_be_aimed(m, trigger.act, effect):
            m.push(Declaring(effect, triggered=True), trigger.act)

    def declared(self, m: Piled, effect: Effect, act: Activation, aims: tuple[Aim, ...], *, triggered: bool) -> None:
        """Put an effect on the pile: its aims are declared, its cost is paid."""
        raise NotImplementedError(type(self).__name__)


def aimed_rules(m: Piled) -> AimedRules:
    """Return the rules of a match whose effects are aimed by their right type."""
    rules = m.game.rules
    assert isinstance(rules, AimedRules)
    return rules


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Aiming(Target):
    """What an effect is aimed at, under a name of its own."""

    def aim_name(self) -> str:
        """Return the name."""
        raise NotImplementedError(type(self).__name__)

    def least(self) -> int:
        """Return how many are needed."""
        return 1

    def most(self) -> int:
        """Return how many may be named."""
        return 1

    def aims(self, m: Piled, act: Activation) -> list[Aim]:
        """Return all that it could be aimed at."""
        raise NotImplementedError(type(self).__name__)

    def lawful(self, m: Piled, act: Activation, aim: Aim) -> bool:
        """Tell whether something that is still there may still be aimed at."""
        raise NotImplementedError(type(self).__name__)


@dataclass(frozen=True)
class Aimed(Aiming):
    """Cards: "target enemy character", "up to 2 target effects"; ``name`` tells two such groups of an effect apart."""

    of: Cards
    n: Some = 1
    up_to: bool = False
    name: str = TARGET

    def aim_name(self) -> str:
        """Return the name."""
        return self.name

    def least(self) -> int:
        """Return how many are needed."""
        return 0 if self.up_to else self.n

    def most(self) -> int:
        """Return how many may be named."""
        return self.n

    def aims(self, m: Piled, act: Activation) -> list[Aim]:
        """Return an aim at each card of the set."""
        return [m.aim_at_card(card, self.name) for card in self.of.among(m, act)]

    def lawful(self, m: Piled, act: Activation, aim: Aim) -> bool:
        """Ask the set."""
        return self.of.includes(m, act, aim.number)

    def cards(self, m: State, act: Activation) -> list[int]:
        """Return those that were hit."""
        return list(act.cards.get(self.name, ()))

    def gives(self) -> tuple[str, ...]:
        """It gives its name."""
        return (self.name,) if self.name not in {TARGET, OTHER_TARGET} else ()

    def nominal(self) -> Nominal:
        """Say them, and remember them by the name that their author gave them."""
        noun = self.of.noun(grammar.TARGET, self.n, up_to=self.up_to)
        return Bound(noun, self.name) if self.gives() else noun


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class AimedEffect(Aiming):
    """An effect that waits on the pile; a game says which in a subclass."""

    def aim_name(self) -> str:
        """Return the name under which the number of the effect is kept."""
        return AT_EFFECT

    def cards(self, m: State, act: Activation) -> list[int]:
        """Return no cards: what waits is none."""
        return []

    def never(self) -> bool:
        """It never means a card."""
        return True

    def waits(self, m: Piled, act: Activation, item: Item) -> bool:
        """Tell whether that effect is meant."""
        raise NotImplementedError(type(self).__name__)

    def aims(self, m: Piled, act: Activation) -> list[Aim]:
        """Return an aim at each effect that is meant."""
        return [Aim(AT_EFFECT, item.number, 0, AT_EFFECT) for item in m.pile if self.waits(m, act, item)]

    def lawful(self, m: Piled, act: Activation, aim: Aim) -> bool:
        """Ask for the effect."""
        item = m.item(aim.number)
        return item is not None and self.waits(m, act, item)


_known: Final[dict[int, tuple[Node, tuple[Aiming, ...]]]] = {}
_MOST_KNOWN: Final = 10_000


def aims_of(effect: Node) -> tuple[Aiming, ...]:
    """Return the aims in an effect, in the order of its sentence, one for each name."""
    known = _known.get(id(effect))
    if known is not None:
        return known[1]
    found: list[Aiming] = []
    for node in nodes_of(effect):
        if isinstance(node, Aiming) and node.aim_name() not in [aim.aim_name() for aim in found]:
            found.append(node)
    if len(_known) >= _MOST_KNOWN:
        _known.clear()
    aims = tuple(found)
    _known[id(effect)] = (effect, aims)
    return aims


def nodes_of(node: Node) -> list[Node]:
    """Return a node and all nodes in it, in the order of the fields."""
    found = [node]
    tree: Any = node
    if is_dataclass(tree):
        for field in fields(tree):
            value = getattr(tree, field.name)
            for part in value if isinstance(value, tuple) else (value,):
                if isinstance(part, Node):
                    found += nodes_of(part)
    return found


def can_be_aimed(m: Piled, act: Activation, effect: Node) -> bool:
    """Whether there is enough to aim an effect at, each thing once."""
    aimings = aims_of(effect)
    if len(aimings) == 1:
        return len(aimings[0].aims(m, act)) >= aimings[0].least()
    return possible([_group(m, act.player, aiming, aiming.aims(m, act)) for aiming in aimings])


def _group(m: Piled, player: int, aiming: Aiming, aims: list[Aim]) -> Group:
    """Return what is chosen for aims as codes of the player's options; no two of them take the same."""
    rules = aimed_rules(m)
    return Group(sorted([rules.code_of_aim(m, player, aim) for aim in aims]), aiming.least(), aiming.most())


@dataclass(frozen=True)
class AimRun(Run):
    """Picks the aims of an effect, group after group, each group in canonical order."""

    effect: Effect

    def aims(self, m: Piled, act: Activation, player: int, picks: tuple[int, ...]) -> list[Aim]:
        """Return what the picks so far mean."""
        there = [aiming.aims(m, act) for aiming in aims_of(self.effect)]
        _, taken = self.offered(m, player, picks, there)
        found: list[Aim] = []
        rules = aimed_rules(m)
        for aims, codes in zip(there, taken, strict=False):
            by_code = {rules.code_of_aim(m, player, aim): aim for aim in aims}
            found += [by_code[code] for code in codes]
        return found

    def codes(self, m: State, act: Activation, player: int, picks: tuple[int, ...]) -> list[int]:
        """Offer what the next aim may be."""
        assert isinstance(m, Piled)
        there = [aiming.aims(m, act) for aiming in aims_of(self.effect)]
        return self.offered(m, player, picks, there)[0]

    def offered(
        self, m: Piled, player: int, picks: tuple[int, ...], there: list[list[Aim]]
    ) -> tuple[list[int], list[list[int]]]:
        """Return what may come next, and what each group has so far of the aims that are there for it."""
        aimings = aims_of(self.effect)
        groups = [_group(m, player, aiming, aims) for aiming, aims in zip(aimings, there, strict=True)]
        return offered(groups, picks, DONE * m.game.actions.stride)

    def prompt(self, m: State, act: Activation, player: int, picks: tuple[int, ...]) -> str:
        """Say what the aim is for."""
        return f"Choose the target: {self.effect.text()}"

    def why_not(self, m: State, act: Activation, player: int, picks: tuple[int, ...], card: int) -> str:
        """Say what can be aimed at."""
        assert isinstance(m, Piled)
        aimed = tuple([aim.number for aim in self.aims(m, act, player, picks) if aim.at == AT_CARD])
        return (
            chosen_already(m, aimed, card)
            or f"This choice takes {listing([aiming.text() for aiming in aims_of(self.effect)])}."
        )

    def option_text(self, m: State, act: Activation, player: int, picks: tuple[int, ...], code: int) -> str:
        """Name an aim as the game does."""
        assert isinstance(m, Piled)
        for aiming in aims_of(self.effect):
            for aim in aiming.aims(m, act):
                if aimed_rules(m).code_of_aim(m, player, aim) == code:
                    return aimed_rules(m).aim_text(m, player, aim)
        return ""


@dataclass(frozen=True)
class Declared(Op):
    """Puts an effect on the pile for the frame's activation: its aims are declared, and its cost has been paid."""

    effect: Effect
    aims: tuple[Aim, ...]
    triggered: bool

    def step(self, m: State, f: Frame) -> None:
        """Put it there."""
        assert isinstance(m, Piled)
        m.pop()
        aimed_rules(m).declared(m, self.effect, f.act, self.aims, triggered=self.triggered)


@dataclass(frozen=True)
class Declaring(Op):
    """Declares an effect for the frame's activation: asks for its aims, has the cost paid, and puts it on the pile.

    Data: the picks of the aims.
    """

    effect: Effect
    cost: Effect | None = None
    triggered: bool = False

    def step(self, m: State, f: Frame) -> None:
        """Ask, then have the cost paid before it is put on the pile."""
        assert isinstance(m, Piled)
        player = f.act.player
        run = AimRun(self.effect)
        codes = run.codes(m, f.act, player, f.data)
        if codes:
            m.ask(player, codes)
            return
        m.pop()
        m.push(Declared(self.effect, tuple(run.aims(m, f.act, player, f.data)), self.triggered), f.act)
        if self.cost is not None:
            self.cost.start(m, f.act)

    def answer(self, m: State, f: Frame, code: int) -> None:
        """Add a pick."""
        f.data = (*f.data, code)

    def cards_in(self, f: Frame) -> tuple[int, ...]:
        """No card stays what it is because it was aimed at."""
        return ()

    def imagine(self, m: State, f: Frame, viewer: int, rng: Rng) -> None:
        """Make up other picks where those of another player cannot have been made in this world."""
        run = AimRun(self.effect)
        for i, code in enumerate(f.data):
            if code not in run.codes(m, f.act, f.act.player, f.data[:i]):
                f.data = random_picks(run, m, f.act, f.act.player, rng, len(f.data))
                return

    def prompt(self, m: State, f: Frame) -> str:
        """Ask as the run does."""
        return AimRun(self.effect).prompt(m, f.act, f.act.player, f.data)

    def option_text(self, m: State, f: Frame, code: int) -> str:
        """Name options as the run does."""
        return AimRun(self.effect).option_text(m, f.act, f.act.player, f.data, code)

    def why_not(self, m: State, f: Frame, card: int) -> str:
        """Say what the run says."""
        return AimRun(self.effect).why_not(m, f.act, f.act.player, f.data, card)
