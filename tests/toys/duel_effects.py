"""What cards of the duel do: effects that resolve from the pile, and abilities in force."""

from dataclasses import dataclass

from cardwright.kernel.core.events import Event
from cardwright.kernel.core.frames import Activation, Frame, Key, Op, Standing, StandingNode
from cardwright.kernel.core.state import State
from cardwright.kernel.grammar import Phrase, Row
from cardwright.kernel.pile.priority import AT_EFFECT, AT_PLAYER
from tests.toys.duel_match import (
    GRAVE,
    HAND,
    CastEvent,
    Countered,
    Duel,
    Entered,
    Hurt,
    Left,
    LifeLost,
)


@dataclass(frozen=True)
class Hit(Op):
    """Damage to what it is aimed at."""

    amount: int

    def step(self, m: State, f: Frame) -> None:
        m.pop()
        for card in f.act.it:
            m.do(Hurt(card, self.amount), f.act)

    def phrase(self) -> Phrase:
        return Row((f"deal {self.amount} damage to it",))


@dataclass(frozen=True)
class Drain(Op):
    """A player loses life."""

    amount: int

    def step(self, m: State, f: Frame) -> None:
        m.pop()
        for player in f.act.names.players[AT_PLAYER]:
            m.do(LifeLost(player, self.amount))

    def phrase(self) -> Phrase:
        return Row((f"that player loses {self.amount} life",))


@dataclass(frozen=True)
class Unmake(Op):
    """An effect is countered."""

    def step(self, m: State, f: Frame) -> None:
        m.pop()
        m.do(Countered(f.act.names.words[AT_EFFECT]))

    def phrase(self) -> Phrase:
        return Row(("counter it",))


@dataclass(frozen=True)
class Vanish(Op):
    """A creature leaves, and comes back if it blinks."""

    blink: bool

    def step(self, m: State, f: Frame) -> None:
        m.pop()
        for card in f.act.it:
            m.do(Left(card, GRAVE if self.blink else HAND))
            if self.blink:
                m.do(Entered(card))

    def phrase(self) -> Phrase:
        return Row(("it leaves and comes back" if self.blink else "return it to its owner's hand",))


@dataclass(frozen=True)
class LastBreath(Op):
    """Each other player loses as much life as the creature had power when it died."""

    def step(self, m: State, f: Frame) -> None:
        assert isinstance(m, Duel)
        m.pop()
        was = m.last_known(f.act.names.words["stamp"])
        assert was is not None
        controller, power = was.facts
        for player in m.seats:
            if player != controller:
                m.do(LifeLost(player, power))

    def phrase(self) -> Phrase:
        return Row(("each other player loses life equal to its power",))


@dataclass(frozen=True)
class Answering(StandingNode):
    """Whenever a card is cast, a player loses life: one's own if ``own``, otherwise the next player."""

    own: bool

    def keys(self) -> tuple[Key, ...]:
        return (CastEvent,)

    def react(self, m: State, s: Standing, event: Event) -> None:
        assert isinstance(m, Duel)
        player = m.controller(s.act.source)
        act = Activation(player, s.act.source)
        act.name_players(AT_PLAYER, (player if self.own else m.next_seat(player),))
        m.trigger(Drain(1), act)

    def phrase(self) -> Phrase:
        what = "lose 1 life" if self.own else "the next player loses 1"
        return Row(("whenever a card is cast,", what))
