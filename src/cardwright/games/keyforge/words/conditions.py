"""Conditions that KeyForge cards ask about."""

from dataclasses import dataclass

from cardwright.games.keyforge.abilities import BORROWED, DESTROYED
from cardwright.games.keyforge.state import NO_HOUSE, KeyForge
from cardwright.games.keyforge.zones import PLAYED
from cardwright.kernel.core.frames import Activation
from cardwright.kernel.grammar import A, Back, Clause, Does, Doing, Noun, Phrase, Row, There, This, states
from cardwright.language.players import OPPONENT, Player
from cardwright.language.words import IT, Cards, Condition, Filter, Target, described


@dataclass(frozen=True)
class Forged(Condition):
    """A player forged a key on their previous turn, or has forged one this turn."""

    who: Player = OPPONENT
    last_turn: bool = True

    def holds(self, m: KeyForge, act: Activation) -> bool:
        """Look when they forged last; turns alternate."""
        seats = self.who.seats(m, act)
        return bool(seats) and False not in [m.forged[seat] == self.turn(m, seat) > 0 for seat in seats]

    def turn(self, m: KeyForge, seat: int) -> int:
        """Return the turn that is meant."""
        if not self.last_turn:
            return m.turn
        return m.turn - (2 if seat == m.active else 1)

    def phrase(self) -> Phrase:
        if not self.last_turn:
            return states(self.who.nominal(), "have forged a key this turn")
        turn = Noun("last turn", of=Doing(), mere=True)
        return Clause(self.who.nominal(), Does("forge", ("a key on", turn), past="forged"), stated=True)


@dataclass(frozen=True)
class ItWasDestroyed(Condition):
    """What was chosen was destroyed by this resolution of the ability (keyforge:this-way)."""

    def holds(self, m: KeyForge, act: Activation) -> bool:
        return True in [card in act.record.get(DESTROYED, ()) for card in act.it]

    def reads(self) -> tuple[str, ...]:
        """It reads what is "it"."""
        return (IT,)

    def phrase(self) -> Phrase:
        return Row(("this destroys", Back()))

    def denied(self) -> Phrase:
        """Say that it lives on."""
        return states(Back(), "survive", "this")


@dataclass(frozen=True)
class IsNow(Condition):
    """A card (this one, the chosen one) has a property, or had it as it left play (keyforge:ruling.last-known)."""

    which: Target
    filter: Filter

    def holds(self, m: KeyForge, act: Activation) -> bool:
        cards = self.which.cards(m, act)
        there = [card for card in cards if card in m.cards or card in m.gone]
        return bool(cards) and there == cards and False not in [self.filter.fits(m, act, card) for card in cards]

    def faults(self) -> tuple[str, ...]:
        """It asks nobody."""
        return ("a condition cannot ask which cards are meant: choose them before",) if self.which.asks() else ()

    def phrase(self) -> Phrase:
        return Clause(self.which.nominal(), self.filter.predicate(), stated=True)


@dataclass(frozen=True)
class Attacking(Condition):
    """The source attacks a creature, perhaps one with a property."""

    filter: Filter | None = None

    def holds(self, m: KeyForge, act: Activation) -> bool:
        if m.attacker != act.source or m.defender < 0:
            return False
        return self.filter is None or self.filter.fits(m, act, m.defender)

    def phrase(self) -> Phrase:
        if self.filter is None:
            return states(This(), "attack")
        return states(This(), "attack", described(Noun("creature"), (self.filter,)))


@dataclass(frozen=True)
class ItIs(Condition):
    """What was chosen or affected last, wherever it is now, has a property; nothing has none."""

    filter: Filter

    def holds(self, m: KeyForge, act: Activation) -> bool:
        return bool(act.it) and False not in [self.filter.fits(m, act, card) for card in act.it]

    def reads(self) -> tuple[str, ...]:
        """It reads what is "it"."""
        return (IT,)

    def phrase(self) -> Phrase:
        return states(Back(), "be", described(Noun("card", mere=True), (self.filter,)))


@dataclass(frozen=True)
class IsAmong(Condition):
    """What was chosen or affected last is now among some cards: in a hand, in play."""

    cards: Cards

    def holds(self, m: KeyForge, act: Activation) -> bool:
        return bool(act.it) and False not in [self.cards.includes(m, act, card) for card in act.it]

    def reads(self) -> tuple[str, ...]:
        """It reads what is "it"."""
        return (IT,)

    def never(self) -> bool:
        """If there are never such cards."""
        return self.cards.never()

    def phrase(self) -> Phrase:
        return states(Back(), "be", self.cards.counted(A))


@dataclass(frozen=True)
class FirstUse(Condition):
    """The use that is going on is the source's first this turn; where another resolves its ability, none is."""

    def holds(self, m: KeyForge, act: Activation) -> bool:
        if BORROWED in act.record:
            return False
        return act.source in m.cards and m.state(act.source).used == 1 and m.state(act.source).used_turn == m.turn

    def phrase(self) -> Phrase:
        return states(This(), "be used for the first time this turn")


@dataclass(frozen=True)
class SomeHouseActive(Condition):
    """The active player has an active house (keyforge:house.none)."""

    def holds(self, m: KeyForge, act: Activation) -> bool:
        return m.house != NO_HOUSE

    def phrase(self) -> Phrase:
        return There(Noun("active house", A))


@dataclass(frozen=True)
class SourceRemains(Condition):
    """Another condition holds, and the source has not gone: only then an effect repeats (keyforge:repeat.source-gone).

    It then repeats as a whole, this question included (keyforge:repeat.whole); what has begun goes on to its end
    without the source too (keyforge:ruling.source-gone). An action has not gone as long as it resolves.
    """

    condition: Condition

    def holds(self, m: KeyForge, act: Activation) -> bool:
        return (act.source in m.cards or m.kind_of_zone(act.source) == PLAYED) and self.condition.holds(m, act)

    def never(self) -> bool:
        """If the other condition cannot hold."""
        return self.condition.never()

    def phrase(self) -> Phrase:
        return self.condition.phrase()
