"""Choice: one word for whatever somebody chooses, while an effect resolves or when it is declared.

An author says what is chosen from, and how many: ``deal(3, target(enemy_character))``, ``destroy(up_to(2, creature))``.
What is declared is found in the tree (`declarable`), asked for before the effect goes on the pile (`declaring`), and
has its names again when it resolves, as far as it can still be hit. What is chosen as the effect resolves is asked for
by the effect itself, one after the other in whatever order.
"""

from dataclasses import dataclass, replace
from typing import Annotated, Final

from mypy_extensions import mypyc_attr

from cardwright.kernel.basics.groups import ALONE
from cardwright.kernel.core.frames import Activation, StandingNode
from cardwright.kernel.core.state import State
from cardwright.kernel.grammar import TARGET, THE, A, Bound, Nominal, Noun, Part, Person, Phrase, order, states
from cardwright.kernel.pieces.nodes import Node
from cardwright.kernel.pile.priority import AT_EFFECT, AT_PLAYER, Aim, Item, Piled, rules_of
from cardwright.language.limits import Among, Least
from cardwright.language.numbers import Const, CountOf, number
from cardwright.language.players import EACH_PLAYER, Player
from cardwright.language.word import nodes_of, parts
from cardwright.language.words import IT, THIS_MUCH, Cards, Choosable, Number, Target

RESOLVED: Final = "resolved"
DECLARED: Final = "declared"
"""When something is chosen."""

OTHER_TARGET: Final = "other target"
"""The name of the second of two targets, which need no name that is printed."""


@dataclass(frozen=True)
class Choice(Target):
    """Some of what there is to choose from: ``n`` of it, or as many as there are; with ``up_to`` perhaps fewer.

    Up to as many as there are is any number.
    A ``name`` keeps them for later. What is declared has to be there in full; choices of an effect that have the same
    ``apart`` take nothing twice, and with -1 each may take anything. ``by`` chooses as the effect resolves, where that
    is not who makes the choices of the ability; if it is nobody, nothing is chosen.
    """

    of: Choosable
    n: Annotated[Number, Least(1)] = Const(1)
    up_to: bool = False
    when: Annotated[str, Among(RESOLVED, DECLARED)] = RESOLVED
    name: str = ""
    apart: int = 0
    by: Player | None = None

    def asks(self) -> bool:
        """Whether somebody chooses as the effect resolves."""
        return self.when == RESOLVED

    def declared(self) -> bool:
        """Whether somebody chooses before."""
        return self.when == DECLARED

    def slot(self) -> str:
        """Return under which name what is declared is kept."""
        return self.name or self.of.slot()

    def chooser(self, m: State, act: Activation) -> int:
        """Return who chooses as the effect resolves, or -1 if that is nobody."""
        return m.game.rules.decides(m, act) if self.by is None else self.by.one(m, act)

    def least(self, m: State, act: Activation) -> int:
        """Return how many are needed."""
        return 0 if self.up_to else self.n.figure(m, act)

    def enough(self, m: State, act: Activation) -> bool:
        """Whether there is enough to choose from, all else aside."""
        return self.of.count(m, act) >= self.least(m, act)

    def cards(self, m: State, act: Activation) -> list[int]:
        """Return the declared cards that were hit."""
        return list(act.names.cards.get(self.slot(), ()))

    def possible(self, m: State, act: Activation) -> bool:
        """Whether there is something to choose, or was hit; what is not declared yet has to be there in full."""
        if self.when == RESOLVED:
            return self.of.count(m, act) > 0
        chosen = act.names.cards.get(self.slot())
        return self.enough(m, act) if chosen is None else bool(chosen)

    def offers(self, m: State, act: Activation, picked: tuple[int, ...]) -> tuple[tuple[int, ...], list[int]]:
        """Return which cards are chosen after some were picked, and which may be picked next: none if that is all.

        Nobody is asked for cards that have to be taken anyway, and whoever chooses picks them in any order.
        """
        of = self.of
        if not isinstance(of, Cards):
            return picked, []
        if self.by is not None and self.chooser(m, act) < 0:
            return (), []
        wanted = self.n.figure(m, act)
        while True:
            candidates = of.further(m, act, picked) if picked else of.among(m, act)
            if picked and of.one_zone():
                candidates = [card for card in candidates if m.where[card] == m.where[picked[0]]]
            missing = wanted - len(picked)
            if missing <= 0 or not candidates:
                return picked, []
            if self.up_to or len(candidates) > missing or not (picked or not of.one_zone()):
                return picked, candidates
            picked = (*picked, *candidates)
            if not (of.ranked() and len(candidates) < missing):
                return picked, []

    def gives(self) -> tuple[str, ...]:
        return (self.name,) if self.name not in {"", OTHER_TARGET} else ()

    def never(self) -> bool:
        """If there is never anything to choose from."""
        return self.of.never()

    def faults(self) -> tuple[str, ...]:
        """There can be something to choose, some of it is chosen, and its name is its own."""
        found: list[str] = []
        if self.never():
            found.append("there can never be such a card to choose")
        if self.asks() and isinstance(self.of, Waiting):
            found.append("what waits has to be declared, before it resolves")
        if self.declared() and self.by is not None:
            found.append("what is declared is chosen by the player of the effect")
        if self.n.highest() <= 0:
            found.append("up to 0 cards are none" if self.up_to else "0 cards are none")
        if self.name in {IT, THIS_MUCH}:
            found.append(f"{self.name!r} cannot be the name of a choice")
        return tuple(found)

    def nominal(self) -> Nominal:
        """Say them, and remember them by the name that their author gave them."""
        det = TARGET if self.declared() else A
        if isinstance(self.of, Cards) and self.of.ranked() and isinstance(self.n, Const) and not self.up_to:
            det = THE
        every = self.up_to and isinstance(self.n, CountOf) and self.n.cards == self.of
        noun = self.of.noun(det, "any number of") if every else self.of.noun(det, self.n.much(), up_to=self.up_to)
        if isinstance(noun, Noun):
            choice: tuple[Part, ...] = () if self.by is None else ("of", Person("choice", self.by.nominal()))
            aim = self.slot() if self.declared() and self.apart != ALONE else ""
            noun = replace(noun, after=(*noun.after, *(() if every else self.n.tail()), *choice), aim=aim)
        return Bound(noun, self.name) if self.gives() else noun


def chosen(choice: Choice) -> Phrase:
    """Say that somebody chooses: "choose a creature", "target opponent chooses a creature"."""
    if choice.by is None:
        return order("choose", Bound(choice.nominal()))
    return states(choice.by.nominal(), "choose", Bound(replace(choice, by=None).nominal()))


def target(of: Choosable, n: int | Number = 1, *, up_to: bool = False, name: str = "") -> Choice:
    """Return what an effect is aimed at when it is declared; a second target of an effect needs a name of its own."""
    return Choice(of, number(n), up_to, DECLARED, name)


@dataclass(frozen=True)
class PlayersOf(Choosable):
    """Players: anybody in the game, the opponents."""

    who: Player = EACH_PLAYER

    def things(self, m: Piled, act: Activation, name: str) -> list[Aim]:
        return [Aim(AT_PLAYER, seat, 0, name) for seat in self.who.seats(m, act)]

    def holds(self, m: Piled, act: Activation, aim: Aim) -> bool:
        return self.who.means(m, act, aim.number)

    def codes(self, m: State, act: Activation) -> list[int]:
        assert isinstance(m, Piled)
        rules = rules_of(m)
        return sorted([rules.code_of(m, act.player, aim) for aim in self.things(m, act, "")])

    def take(self, m: State, act: Activation, name: str, argument: int) -> None:
        act.name_players(name, (argument,))

    def slot(self) -> str:
        return AT_PLAYER

    def faults(self) -> tuple[str, ...]:
        """There is a word for one of them."""
        return () if self.who.kind() else ("there is no word for one of these players",)

    def noun(self, det: str = A, n: int | str = 1, *, up_to: bool = False) -> Nominal:
        return Noun(self.who.kind(), det, n, up_to=up_to)


@dataclass(frozen=True)
class TargetPlayer(Player):
    """The player at whom the effect was aimed: "target opponent discards a card"."""

    choice: Choice

    def seats(self, m: State, act: Activation) -> tuple[int, ...]:
        """Return who was aimed at and is still in the game."""
        chosen = act.names.players.get(self.choice.slot(), ())
        return tuple([seat for seat in m.in_turn_order() if seat in chosen])

    def faults(self) -> tuple[str, ...]:
        """A player is aimed at."""
        right = self.choice.declared() and isinstance(self.choice.of, PlayersOf)
        return () if right else ("it has to be a player who is declared",)

    def nominal(self) -> Nominal:
        return self.choice.nominal()


def target_player(who: Player = EACH_PLAYER, name: str = "") -> TargetPlayer:
    """Return a player at whom an effect is aimed when it is declared: anybody, or one of those."""
    return TargetPlayer(target(PlayersOf(who), name=name))


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Waiting(Choosable):
    """Effects that wait on the pile; a game says which in a subclass."""

    def waits(self, m: Piled, act: Activation, item: Item) -> bool:
        """Tell whether that effect is meant."""
        raise NotImplementedError(type(self).__name__)

    def things(self, m: Piled, act: Activation, name: str) -> list[Aim]:
        return [Aim(AT_EFFECT, item.number, 0, name) for item in m.pile if self.waits(m, act, item)]

    def holds(self, m: Piled, act: Activation, aim: Aim) -> bool:
        item = m.item(aim.number)
        return item is not None and self.waits(m, act, item)

    def slot(self) -> str:
        return AT_EFFECT


@dataclass(frozen=True)
class ChosenNumber(Number):
    """A number that is chosen when its effect is declared: X, from nothing to ``most``."""

    most: Number
    name: str = "X"

    def value(self, m: State, act: Activation) -> int:
        """Return what was chosen; nothing where nobody was asked."""
        return act.names.numbers.get(self.name, 0)

    def lowest(self) -> int:
        """It may be nothing."""
        return 0

    def much(self, *, mass: bool = False) -> int | str:
        return self.name


def _choices_of(node: Node) -> list[Choice]:
    """Return what is declared for an effect, but for what is in force from then on: that is declared as it happens."""
    found = [node] if isinstance(node, Choice) and node.declared() else []
    for part in parts(node):
        if not isinstance(part, StandingNode):
            found += _choices_of(part)
    return found


class Declarable:
    """All that has to be declared for an effect: its choices, one for each slot, and the numbers, before all else."""

    __slots__ = ("choices", "effect", "numbers")

    def __init__(self, effect: Node) -> None:
        """Look for it in the tree, in the order of the sentence."""
        self.effect: Node = effect
        choices: dict[str, Choice] = {}
        numbers: dict[str, ChosenNumber] = {}
        for node in nodes_of(effect):
            if isinstance(node, ChosenNumber):
                numbers.setdefault(node.name, node)
        for choice in _choices_of(effect):
            choices.setdefault(choice.slot(), choice)
        self.choices: tuple[Choice, ...] = tuple(choices.values())
        self.numbers: tuple[ChosenNumber, ...] = tuple(numbers.values())

    def nothing(self) -> bool:
        """Whether nothing has to be declared."""
        return not self.choices and not self.numbers


_known: Final[dict[int, Declarable]] = {}
_MOST_KNOWN: Final = 10_000


def declarable(effect: Node) -> Declarable:
    """Return what has to be declared for an effect; each tree is searched once."""
    known = _known.get(id(effect))
    if known is None:
        if len(_known) >= _MOST_KNOWN:
            _known.clear()
        known = _known[id(effect)] = Declarable(effect)
    return known
