"""Durations: how long something stays in force that an effect has begun."""

from dataclasses import dataclass
from typing import Annotated, Final

from mypy_extensions import mypyc_attr

from cardwright.kernel.core.events import Event
from cardwright.kernel.core.frames import FOREVER, Activation, Key, Op, Standing, StandingNode
from cardwright.kernel.core.state import State
from cardwright.kernel.grammar import About, Clause, Noun, Parts, Phrase, Row, Shared, This, states
from cardwright.kernel.pieces.nodes import Node, Term
from cardwright.language.force import Can, Counts, Those
from cardwright.language.happenings import Happening, Whenever
from cardwright.language.limits import Least
from cardwright.language.players import Player
from cardwright.language.targets import It
from cardwright.language.word import nodes_of
from cardwright.language.words import IT, THIS_MUCH, Effect, Target, Word

WHAT_WAS_CHOSEN: Final = It()


@mypyc_attr(allow_interpreted_subclasses=True)
class Duration(Word):
    """How long something lasts. It stands behind what it is said of, or before a longer sentence."""

    def lasting(self, m: State, act: Activation, node: StandingNode, uses: int) -> list[Standing]:
        """Return what is put in force for so long: one thing, one for each of several players, or nothing any more."""
        raise NotImplementedError(type(self).__name__)

    def behind(self) -> Parts:
        """Return what stands behind: "this turn"."""
        raise NotImplementedError(type(self).__name__)

    def before(self) -> Parts:
        """Return what stands before: "for the rest of the turn"."""
        return self.behind()

    def phrase(self) -> Phrase:
        """Say what stands behind."""
        return Row(self.behind())


@dataclass(frozen=True)
class ThisTurn(Duration):
    """Until the end of the turn."""

    def lasting(self, m: State, act: Activation, node: StandingNode, uses: int) -> list[Standing]:
        return [Standing(node, act, m.turn, m.turn, uses=uses)]

    def behind(self) -> Parts:
        return ("this turn",)

    def before(self) -> Parts:
        return ("for the rest of the turn",)


@dataclass(frozen=True)
class NextTurnOf(Duration):
    """On the next turn of a player, or of each of several, whoever has a turn before."""

    who: Player

    def lasting(self, m: State, act: Activation, node: StandingNode, uses: int) -> list[Standing]:
        return [Standing(node, act, 0, FOREVER, turn_of=player, uses=uses) for player in self.who.seats(m, act)]

    def behind(self) -> Parts:
        return ("on", Noun("next turn", of=self.who.nominal(), mere=True))


@dataclass(frozen=True)
class UntilThisLeaves(Duration):
    """As long as the source is in play; if it has left already, nothing begins."""

    def lasting(self, m: State, act: Activation, node: StandingNode, uses: int) -> list[Standing]:
        return [Standing(node, act, uses=uses)] if act.source in m.cards else []

    def behind(self) -> Parts:
        return ("until", states(This(), "leave play"))


@dataclass(frozen=True)
class Until(Duration):
    """Until something happens."""

    happening: Happening

    def lasting(self, m: State, act: Activation, node: StandingNode, uses: int) -> list[Standing]:
        return [Standing(Ending(node, self.happening), act, m.turn, FOREVER, uses=uses)]

    def behind(self) -> Parts:
        return ("until", self.happening.phrase().told())


@dataclass(frozen=True)
class Ending(StandingNode):
    """Something in force that ends when something happens."""

    what: StandingNode
    happening: Happening

    def keys(self) -> tuple[Key, ...]:
        """Look it up where it belongs, and listen."""
        return tuple(dict.fromkeys([*self.what.keys(), self.happening.kind()]))

    def layer(self) -> int:
        return self.what.layer()

    def applies(self, m: State, s: Standing, x: int, other: int) -> bool:
        return self.what.applies(m, s, x, other)

    def bend(self, m: State, s: Standing, asked: Term, x: int, value: int) -> int:
        return self.what.bend(m, s, asked, x, value)

    def granted(self) -> Op | None:
        return self.what.granted()

    def spreads(self) -> bool:
        return self.what.spreads()

    def spread(self, m: State, s: Standing, key: Key) -> list[Standing]:
        """Ask what ends; it goes on listening itself."""
        found = self.what.spread(m, s, key) if self.what.spreads() else []
        return [*found, s] if key == self.happening.kind() else found or [s]

    def before(self) -> tuple[type[Event], ...]:
        return self.what.before()

    def would(self, m: State, s: Standing, event: Event) -> bool:
        return self.what.would(m, s, event)

    def instead(self, m: State, s: Standing, event: Event, cause: Activation) -> None:
        self.what.instead(m, s, event, cause)

    def commutes(self, other: StandingNode) -> bool:
        return self.what.commutes(other.what if isinstance(other, Ending) else other)

    def react(self, m: State, s: Standing, event: Event) -> None:
        """Let it react, and end if that is what it waited for."""
        if type(event) in self.what.keys() and not self.what.spreads():
            self.what.react(m, s, event)
        if isinstance(event, self.happening.kind()) and self.happening.cards(m, s, event):
            m.remove_standing([other for other in m.standing if other is s])

    def ended(self, m: State, s: Standing) -> None:
        """Let it answer its end."""
        self.what.ended(m, s)

    def phrase(self) -> Phrase:
        return lasting(self.what.phrase(), Until(self.happening))


def lasting(what: Phrase, until: Duration) -> Phrase:
    """Say how long something is in force: behind a simple statement, before a longer one."""
    if isinstance(what, Clause | Shared):
        return Row((what, *until.behind()))
    return Row((*until.before(), ",", what))


@dataclass(frozen=True)
class For(Effect):
    """Something is in force for a while: "it gets +2 power this turn".

    Where it is about `Those`, these are the cards of ``about``, fixed now; without a target "it". All else that its
    words read is what it was when it began. ``uses`` is how often it can be used meanwhile; -1: any number of times.
    """

    what: StandingNode
    until: Duration
    about: Target = WHAT_WAS_CHOSEN
    uses: Annotated[int, Least(-1)] = -1

    def start(self, m: State, act: Activation) -> None:
        bound = act.copy()
        bound.it = ()
        if is_about_those(self.what):
            bound.it = act.it = tuple(self.about.cards(m, act))
            act.count = len(bound.it)
        lasting = self.until.lasting(m, bound, self.what, self.uses)
        for s in lasting:
            m.add_standing(s)
        act.done = bool(lasting)

    def ways(self) -> tuple[tuple[Node | str, ...], ...]:
        """What is about `Those` needs cards to be about."""
        return ((self.about, IT, self.until, self.what),) if is_about_those(self.what) else ((self.until, self.what),)

    def gives(self) -> tuple[str, ...]:
        return (THIS_MUCH,) if is_about_those(self.what) else ()

    def faults(self) -> tuple[str, ...]:
        """What it is about has been chosen before, or was aimed at."""
        return ("its cards have to be chosen before it",) if self.about.asks() else ()

    def phrase(self) -> Phrase:
        """Say it, with what it is about where that is meant first."""
        what = lasting(limited(self.what, self.uses), self.until)
        return what if self.about == WHAT_WAS_CHOSEN else About(self.about.nominal(), what)


def limited(what: StandingNode, uses: int) -> Phrase:
    """Say what can be used only so often: "you may play a card", "the next time you play a card, draw a card"."""
    if isinstance(what, Can) and uses > 0:
        return what.said(uses)
    if isinstance(what, Counts) and uses == 1:
        return what.said("the next")
    if isinstance(what, Whenever) and uses == 1:
        return what.said("the next time")
    return what.phrase()


_about_those: Final[dict[int, tuple[Node, bool]]] = {}


def is_about_those(what: Node) -> bool:
    """Whether something in force is about the cards that it was bound to."""
    known = _about_those.get(id(what))
    if known is None:
        about = [node for node in nodes_of(what) if isinstance(node, Those)] != []
        known = _about_those[id(what)] = (what, about)
    return known[1]


THIS_TURN: Final = ThisTurn()
