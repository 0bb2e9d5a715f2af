"""The match of the duel: its cards, its events, and how a card is cast."""

from dataclasses import dataclass

from cardwright.kernel.asking.payments import Kinds, Payment, Source
from cardwright.kernel.asking.runs import Asking, Several, arguments
from cardwright.kernel.core.description import Description
from cardwright.kernel.core.events import Event
from cardwright.kernel.core.frames import Activation, Frame, Op, StandingNode
from cardwright.kernel.core.leaving import leave_game
from cardwright.kernel.core.state import State
from cardwright.kernel.grammar import Phrase, Row
from cardwright.kernel.pieces.cards import CardPrint, CardState, Epoch
from cardwright.kernel.pieces.nodes import Node
from cardwright.kernel.pieces.options import COMMON_VERBS
from cardwright.kernel.pile.priority import AT_CARD, AT_EFFECT, AT_PLAYER, Aim, Piled
from cardwright.language.questions import Deed, Quantity

HAND, DECK, FIELD, WELLS, GRAVE, ZONES = range(6)
PASS, CAST, LAY, ATTACK, AIM, AIM_PLAYER, AIM_EFFECT, PAY = range(len(COMMON_VERBS), len(COMMON_VERBS) + 8)
STRIDE = 64
LIFE = 5
KINDS = Kinds(("w", "u", ""))
WELL, CREATURE, CHARM = "well", "creature", "charm"
POWER = Quantity("power")
STRIKES = Deed("attack")
QUESTIONS = (POWER, STRIKES)
DEAD, NO_LIFE = 2, 4
"""The bits of the checks."""


# ---- cards ---------------------------------------------------------------------------------------------------------


class DuelCard(CardPrint):
    """A card of the duel: ``aims`` says what its effect is aimed at, the least and the most."""

    __slots__ = ("aims", "at", "cost", "effect", "gives", "kind", "power")

    def __init__(
        self,
        name: str,
        kind: str,
        cost: str = "{0}",
        *,
        power: int = 0,
        gives: str = "",
        effect: Op | None = None,
        at: str = "",
        aims: tuple[int, int] = (0, 0),
        abilities: tuple[Node, ...] = (),
    ) -> None:
        super().__init__(name.lower(), name, abilities)
        self.kind: str = kind
        self.cost: tuple[int, ...] = KINDS.cost(cost)
        self.power: int = power
        self.gives: int = KINDS.mask(gives) if gives else 0
        self.effect: Op | None = effect
        self.at: str = at
        self.aims: tuple[int, int] = aims

    def facts_data(self) -> object:
        return [self.kind, list(self.cost), self.power]


class OnField(CardState):
    """A card on the table."""

    __slots__ = ("damage", "engaged", "weary")

    def __init__(self, epoch: Epoch) -> None:
        super().__init__(epoch)
        self.damage: int = 0
        self.engaged: bool = False
        self.weary: bool = True

    def copy(self, epoch: Epoch) -> "OnField":
        new = OnField(epoch)
        new.damage = self.damage
        new.engaged = self.engaged
        new.weary = self.weary
        return new


# ---- the match -----------------------------------------------------------------------------------------------------


class Duel(Piled):
    """One duel at one moment."""

    def __init__(self, game: Description, prints: tuple[CardPrint, ...], owners: tuple[int, ...], key: bytes) -> None:
        super().__init__(game, prints, owners, key)
        self.life: list[int] = [LIFE] * game.players
        self.laid: bool = False

    def copy(self) -> "Duel":
        new = Duel.__new__(Duel)
        self.copy_into(new)
        new.life = self.life.copy()
        new.laid = self.laid
        return new

    def print_of(self, card: int) -> DuelCard:
        printed = self.prints[card]
        assert isinstance(printed, DuelCard)
        return printed

    def zone(self, player: int, kind: int) -> tuple[int, ...]:
        return self.zones[player * ZONES + kind]

    @property
    def stack(self) -> int:
        return self.game.players * ZONES

    def state(self, card: int) -> OnField:
        state = self.cards[card]
        assert isinstance(state, OnField)
        return state

    def change(self, card: int) -> OnField:
        state = self.own(card)
        assert isinstance(state, OnField)
        return state

    def creatures(self) -> list[int]:
        return [card for player in self.in_turn_order() for card in self.zone(player, FIELD)]

    def power(self, card: int) -> int:
        return POWER.bent(self, card, self.print_of(card).power)

    # ---- priority ----

    def wells(self, player: int) -> list[Source]:
        return [
            Source(PAY * STRIDE + card, self.print_of(card).gives)
            for card in sorted(self.zone(player, WELLS))
            if not self.state(card).engaged
        ]

    def may_attack(self, card: int) -> bool:
        state = self.state(card)
        return not state.engaged and STRIKES.allowed(self, card, by_rules=not state.weary)


def candidates(m: Duel, card: int) -> list[int]:
    """What a card could be aimed at, as codes."""
    at = m.print_of(card).at
    if at == AT_CARD:
        return [AIM * STRIDE + one for one in sorted(m.creatures())]
    if at == AT_PLAYER:
        return [AIM_PLAYER * STRIDE + one for one in m.seats]
    return [AIM_EFFECT * STRIDE + i for i, item in enumerate(m.pile) if item.card >= 0] if at == AT_EFFECT else []


# ---- events --------------------------------------------------------------------------------------------------------


class DuelEvent(Event):
    """A change of a duel."""

    def apply(self, m: State) -> None:
        assert isinstance(m, Duel)
        self.change(m)

    def change(self, m: Duel) -> None:
        raise NotImplementedError


class CardEvent(DuelEvent):
    """Something happened to a card."""

    def __init__(self, card: int) -> None:
        self.card: int = card


class PlayerEvent(DuelEvent):
    """Something happened to a player."""

    def __init__(self, player: int) -> None:
        self.player: int = player


class Laid(DuelEvent):
    """A well was put into play; nobody can answer."""

    def __init__(self, player: int, card: int) -> None:
        self.player: int = player
        self.card: int = card

    def change(self, m: Duel) -> None:
        m.move(self.card, self.player * ZONES + WELLS)
        m.cards[self.card] = OnField(m.epoch)
        m.laid = True


class Shown(CardEvent):
    """A card went from a hand to the pile."""

    def change(self, m: Duel) -> None:
        m.move(self.card, m.stack)


class CastEvent(DuelEvent):
    """A card was cast: its wells are engaged, and it waits on the pile."""

    deed = "waits"

    def __init__(self, act: Activation, wells: tuple[int, ...], aims: tuple[Aim, ...]) -> None:
        self.act: Activation = act
        self.wells: tuple[int, ...] = wells
        self.aims: tuple[Aim, ...] = aims

    def change(self, m: Duel) -> None:
        for well in self.wells:
            m.change(well).engaged = True
        printed = m.print_of(self.act.source)
        effect = printed.effect if printed.kind == CHARM else None
        up_to = printed.aims[0] < printed.aims[1]
        m.put(Summon() if effect is None else effect, self.act, self.act.source, self.aims, up_to=up_to)


class Entered(CardEvent):
    """A creature came into play under its owner's control."""

    def change(self, m: Duel) -> None:
        m.move(self.card, m.owners[self.card] * ZONES + FIELD)
        m.cards[self.card] = OnField(m.epoch)
        abilities = [ability for ability in m.print_of(self.card).abilities if isinstance(ability, StandingNode)]
        m.put_in_force(self.card, m.owners[self.card], tuple(abilities))
        m.wake(DEAD)


class Left(DuelEvent):
    """A card left the table or the pile for a zone of its owner."""

    def __init__(self, card: int, kind: int) -> None:
        self.card: int = card
        self.kind: int = kind

    def change(self, m: Duel) -> None:
        m.cards.pop(self.card, None)
        m.unbind(self.card)
        m.move(self.card, m.owners[self.card] * ZONES + self.kind)
        m.wake(DEAD)


class Died(CardEvent):
    """A creature died; what it was is remembered."""

    def change(self, m: Duel) -> None:
        stamp = m.stamps[self.card]
        effect = m.print_of(self.card).effect
        controller = m.controller(self.card)
        m.do(Left(self.card, GRAVE))
        if effect is not None:
            act = Activation(controller, self.card)
            act.name_word("stamp", stamp)
            m.trigger(effect, act)


class Hurt(DuelEvent):
    """A creature was dealt damage."""

    deed = "damaged"

    def __init__(self, card: int, amount: int) -> None:
        self.card: int = card
        self.amount: int = amount

    def change(self, m: Duel) -> None:
        m.change(self.card).damage += self.amount
        m.wake(DEAD)


class LifeLost(DuelEvent):
    """A player lost life."""

    deed = "lost"
    counts = "life"

    def __init__(self, player: int, amount: int) -> None:
        self.player: int = player
        self.amount: int = amount

    def change(self, m: Duel) -> None:
        m.life[self.player] -= self.amount
        m.wake(NO_LIFE)


class Struck(DuelEvent):
    """A creature attacked a player."""

    deed = "damaged"
    counts = "life"

    def __init__(self, card: int, player: int) -> None:
        self.card: int = card
        self.player: int = player

    def change(self, m: Duel) -> None:
        m.change(self.card).engaged = True
        m.do(LifeLost(self.player, m.power(self.card)))


class Lost(DuelEvent):
    """Players are out of the game."""

    deed = "said"

    def __init__(self, players: tuple[int, ...]) -> None:
        self.players: tuple[int, ...] = players

    def change(self, m: Duel) -> None:
        leave_game(m, self.players, "last one standing")


class Countered(DuelEvent):
    """An effect was taken off the pile."""

    def __init__(self, number: int) -> None:
        self.number: int = number

    def change(self, m: Duel) -> None:
        m.take_off(self.number, 2)


class Drew(PlayerEvent):
    """A player drew a card; who cannot loses."""

    def change(self, m: Duel) -> None:
        deck = m.zone(self.player, DECK)
        if deck:
            m.move(deck[-1], self.player * ZONES + HAND)
        else:
            m.life[self.player] = 0
            m.wake(NO_LIFE)


class DuelTurnBegan(PlayerEvent):
    """A player's turn began: everything of theirs is disengaged and no longer weary."""

    deed = "turn"

    def change(self, m: Duel) -> None:
        m.end_turn()
        m.begin_turn(self.player)
        m.laid = False
        m.forget_departed()
        for kind in (FIELD, WELLS):
            for card in m.zone(self.player, kind):
                state = m.change(card)
                state.engaged = False
                state.weary = False


class DeckShuffled(PlayerEvent):
    """A player shuffled."""

    def change(self, m: Duel) -> None:
        m.shuffle(self.player * ZONES + DECK)


# ---- casting -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class DuelAims(Several):
    """What a card is aimed at."""

    def items(self, m: State, act: Activation, player: int) -> list[int]:
        assert isinstance(m, Duel)
        return candidates(m, act.source)

    def least(self, m: State, act: Activation, player: int) -> int:
        assert isinstance(m, Duel)
        return m.print_of(act.source).aims[0]

    def most(self, m: State, act: Activation, player: int) -> int:
        assert isinstance(m, Duel)
        return m.print_of(act.source).aims[1]


@dataclass(frozen=True)
class DuelAimed(Op):
    """Goes on from the aims to the payment."""

    def step(self, m: State, f: Frame) -> None:
        m.pop()
        f.act.it = tuple(arguments(m, f.data))
        m.push(Asking(WellRun(), Paid()), f.act)


@dataclass(frozen=True)
class WellRun(Payment):
    """What a card is paid from."""

    def cost(self, m: State, act: Activation, player: int) -> tuple[int, ...]:
        assert isinstance(m, Duel)
        return m.print_of(act.source).cost

    def sources(self, m: State, act: Activation, player: int) -> list[Source]:
        assert isinstance(m, Duel)
        return m.wells(player)


@dataclass(frozen=True)
class Paid(Op):
    """Puts the card on the pile."""

    def step(self, m: State, f: Frame) -> None:
        assert isinstance(m, Duel)
        m.pop()
        at = m.print_of(f.act.source).at
        aims: list[Aim] = []
        for number in f.act.it:
            if at == AT_CARD:
                aims.append(m.aim_at_card(number))
            else:
                aims.append(Aim(at, m.pile[number].number if at == AT_EFFECT else number))
        m.do(Shown(f.act.source))
        wells = WellRun().spent(m, f.act, f.act.player, f.data)
        m.do(CastEvent(f.act, tuple([code % STRIDE for code in wells]), tuple(aims)))


@dataclass(frozen=True)
class Summon(Op):
    """The creature comes into play."""

    def step(self, m: State, f: Frame) -> None:
        m.pop()
        m.do(Entered(f.act.source))

    def phrase(self) -> Phrase:
        return Row(("put this creature into play",))
