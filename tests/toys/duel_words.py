"""Words for the duel: sets, effects that say "target", and costs, for tests of how they are declared."""

from dataclasses import dataclass

from cardwright.kernel.asking.runs import Asking, Several, arguments
from cardwright.kernel.core.frames import Activation, Frame, Op
from cardwright.kernel.core.state import State
from cardwright.kernel.grammar import A, Nominal, Noun, Phrase, This, order, states
from cardwright.kernel.pieces.options import CHOOSE
from cardwright.kernel.pile.priority import AT_EFFECT, Item, Piled
from cardwright.language import players
from cardwright.language.choice import OTHER_TARGET, Choice, PlayersOf, Waiting, target
from cardwright.language.costs import Cost
from cardwright.language.happenings import CardOccurrence
from cardwright.language.players import YOU, Player, means, side
from cardwright.language.targets import CardEffect
from cardwright.language.words import Cards, Effect, Number
from tests.toys.duel_match import GRAVE, STRIDE, Countered, Died, Duel, Hurt, Left, LifeLost


@dataclass(frozen=True)
class Creatures(Cards):
    """The creatures on the table: all, or those of some players; perhaps without the source."""

    whose: Player | None = None
    others: bool = False

    def among(self, m: State, act: Activation) -> list[int]:
        assert isinstance(m, Duel)
        found = [card for card in m.creatures() if means(self.whose, m, act, m.controller(card))]
        return [card for card in found if not self.others or card != act.source]

    def noun(self, det: str = A, n: int | str = 1, *, up_to: bool = False) -> Nominal:
        if self.whose is None:
            return Noun("creature", det, n, up_to=up_to, other=self.others)
        if side(self.whose):
            return Noun("creature", det, n, up_to=up_to, before=(side(self.whose),), other=self.others)
        return Noun("creature", det, n, up_to=up_to, after=(self.whose.nominal(), "controls"))


CREATURE = target(Creatures())
OTHER = target(Creatures(), name=OTHER_TARGET)
YOURS = target(Creatures(YOU), name="victim")
PLAYER = target(PlayersOf())
OPPONENT = target(PlayersOf(players.OPPONENT))


@dataclass(frozen=True)
class Spells(Waiting):
    """A spell on the pile."""

    def waits(self, m: Piled, act: Activation, item: Item) -> bool:
        return item.card >= 0 and item.card != act.source

    def noun(self, det: str = A, n: int | str = 1, *, up_to: bool = False) -> Nominal:
        return Noun("spell", det, n, up_to=up_to)


@dataclass(frozen=True)
class Zap(CardEffect):
    """Damage."""

    amount: Number

    def affect(self, m: State, act: Activation, cards: list[int]) -> None:
        for card in cards:
            if card in m.cards:
                m.do(Hurt(card, self.amount.value(m, act)), act)

    def phrase(self) -> Phrase:
        return order("deal", self.amount.amount("damage", mass=True), "to", self.them())


@dataclass(frozen=True)
class Mend(CardEffect):
    """All damage is gone."""

    def affect(self, m: State, act: Activation, cards: list[int]) -> None:
        assert isinstance(m, Duel)
        for card in cards:
            if card in m.cards:
                m.do(Hurt(card, -m.state(card).damage), act)

    def phrase(self) -> Phrase:
        return order("mend", self.them())


@dataclass(frozen=True)
class Slay(CardEffect):
    """Creatures die."""

    def affect(self, m: State, act: Activation, cards: list[int]) -> None:
        act.count = 0
        for card in cards:
            if card in m.cards and m.do(Died(card), act):
                act.count += 1
        act.done = act.count == len(cards)

    def phrase(self) -> Phrase:
        return order("slay", self.them())


@dataclass(frozen=True)
class Wither(Effect):
    """A player loses 1 life."""

    who: Player

    def start(self, m: State, act: Activation) -> None:
        for player in self.who.seats(m, act):
            m.do(LifeLost(player, 1))

    def phrase(self) -> Phrase:
        return states(self.who.nominal(), "lose", "1 life")


@dataclass(frozen=True)
class Cancel(Effect):
    """An effect is countered."""

    what: Choice

    def start(self, m: State, act: Activation) -> None:
        m.do(Countered(act.names.words[AT_EFFECT]))

    def phrase(self) -> Phrase:
        return order("counter", self.what.nominal())


# ---- what something else can happen instead of ----


DIES = CardOccurrence("dies", Died, "die", coming=True)
IS_HURT = CardOccurrence("is hurt", Hurt, "be dealt damage", only="amount", coming=True)


# ---- costs ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class GiveUp(CardEffect):
    """Creatures are put into the grave."""

    def affect(self, m: State, act: Activation, cards: list[int]) -> None:
        for card in cards:
            m.do(Left(card, GRAVE))

    def phrase(self) -> Phrase:
        return order("give up", self.them())


@dataclass(frozen=True)
class Engage(Cost):
    """The source is engaged."""

    def possible(self, m: State, act: Activation) -> bool:
        assert isinstance(m, Duel)
        return not m.state(act.source).engaged

    def uses(self, m: State, act: Activation) -> list[list[int]]:
        return [[act.source]]

    def start(self, m: State, act: Activation) -> None:
        assert isinstance(m, Duel)
        m.change(act.source).engaged = True

    def phrase(self) -> Phrase:
        return order("engage", This())


@dataclass(frozen=True)
class Work(Cost):
    """So many of one's creatures are engaged, as their player likes."""

    amount: Number

    def ready(self, m: Duel, player: int) -> list[int]:
        """Who could be."""
        return [card for card in m.creatures() if m.controller(card) == player and not m.state(card).engaged]

    def possible(self, m: State, act: Activation) -> bool:
        assert isinstance(m, Duel)
        return len(self.ready(m, act.player)) >= self.amount.value(m, act)

    def uses(self, m: State, act: Activation) -> list[list[int]]:
        assert isinstance(m, Duel)
        return [self.ready(m, act.player)] * self.amount.value(m, act)

    def asks(self) -> bool:
        return True

    def start(self, m: State, act: Activation) -> None:
        m.push(Asking(WorkRun(self), Worked()), act)

    def phrase(self) -> Phrase:
        return order("engage", self.amount.amount("creature"))


BODY = 1000


@dataclass(frozen=True)
class Tire(Cost):
    """The first of one's creatures is hurt, engaged or not, and each only once for one cost."""

    def uses(self, m: State, act: Activation) -> list[list[int]]:
        assert isinstance(m, Duel)
        return [[BODY + card for card in m.creatures() if m.controller(card) == act.player]]

    def start(self, m: State, act: Activation) -> None:
        m.do(Hurt(self.uses(m, act)[0][0] - BODY, 1))

    def phrase(self) -> Phrase:
        return order("tire", "a creature")


@dataclass(frozen=True)
class WorkRun(Several):
    """Who is engaged."""

    cost: Work

    def items(self, m: State, act: Activation, player: int) -> list[int]:
        assert isinstance(m, Duel)
        return [CHOOSE * STRIDE + card for card in sorted(self.cost.ready(m, player))]

    def least(self, m: State, act: Activation, player: int) -> int:
        return self.cost.amount.value(m, act)

    def most(self, m: State, act: Activation, player: int) -> int:
        return self.cost.amount.value(m, act)


@dataclass(frozen=True)
class Worked(Op):
    """Engages them."""

    def step(self, m: State, f: Frame) -> None:
        assert isinstance(m, Duel)
        m.pop()
        for card in arguments(m, f.data):
            m.change(card).engaged = True
