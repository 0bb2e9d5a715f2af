"""What casting and using abilities costs: energy, engaging, sacrificing, plundering."""

from dataclasses import dataclass
from typing import Annotated, Final

from cardwright.games.kryptik.actions import PAY_ENERGY, PAY_WITH, STRIDE
from cardwright.games.kryptik.energy import KINDS, X, has_x, is_plain, parts_of
from cardwright.games.kryptik.events.island import SACRIFICED, Engaged, kill
from cardwright.games.kryptik.events.moves import Abolished
from cardwright.games.kryptik.events.pile import EnergyChanged
from cardwright.games.kryptik.state import Kryptik
from cardwright.games.kryptik.zones import ISLAND, LIMBO, SOUL, ZONES
from cardwright.kernel.asking.payments import Payment, Source, gather, in_order, payable
from cardwright.kernel.asking.runs import Asking, Several, arguments
from cardwright.kernel.core.frames import Activation, Frame, Op
from cardwright.kernel.grammar import A, Noun, Phrase, This, order
from cardwright.kernel.pieces.options import CHOOSE
from cardwright.kernel.pieces.zones import NOBODY
from cardwright.language.costs import Cost
from cardwright.language.limits import Among, Least
from cardwright.language.words import THIS_MUCH, Number

FREE: Final = "free"
"""The word in an activation that says that no soul cost is paid, so that X is 0 (kryptik:ruling.x)."""
BODY: Final = 1_000_000
"""Added to the number of a citizen that is used up itself: it may have been engaged for another cost before."""
UNIT: Final = 2_000_000
"""The first number of the energy that is there already."""
PLENTY: Final = 1_000_000
"""More energy than anybody can have."""
ANY_TYPE: Final = ""
CITIZEN: Final = "citizen"
SPELL: Final = "spell"


# ---- energy --------------------------------------------------------------------------------------------------------


def sources(m: Kryptik, player: int) -> list[Source]:
    """Return what can give a player energy now, what serves least for anything else first.

    Equal boxes are alike, and citizens each another thing (kryptik:energy.produce, kryptik:ruling.boxes).
    """
    found: list[Source] = []
    for color, units in enumerate(m.energy[player]):
        if units:
            found.append(Source(PAY_ENERGY * STRIDE + color, 1 << color, units))
    mixed: list[Source] = []
    for card in sorted(m.souls(player)):
        if not m.on_table[card].engaged:
            box = m.printed[card].box
            boxes = found if is_plain(box) else mixed
            boxes.append(Source(PAY_WITH * STRIDE + card, box))
    found += mixed
    found += [
        Source(PAY_WITH * STRIDE + card, m.printed[card].produces, apart=card + 1) for card in producers(m, player)
    ]
    return found


def supply(m: Kryptik, player: int) -> list[Source]:
    """Return the same as `sources`, for who asks only whether something can be paid: a source for each kind."""
    found: list[Source] = []
    for color, n in enumerate(m.energy[player]):
        if n:
            gather(found, NOBODY, 1 << color, n)
    for card in m.zones[player * ZONES + SOUL]:
        if not m.on_table[card].engaged:
            gather(found, NOBODY, m.printed[card].box)
    for card in m.zones[player * ZONES + ISLAND]:
        if m.printed[card].produces and may_produce(m, card):
            gather(found, NOBODY, m.printed[card].produces)
    return found


def energy(m: Kryptik, player: int, enough: int = PLENTY) -> int:
    """Return how much energy a player could have now; it is not looked further than for ``enough``."""
    total = 0
    for units in m.energy[player]:
        total += units
    for card in m.zones[player * ZONES + SOUL]:
        if total >= enough:
            return total
        if not m.on_table[card].engaged:
            total += 1
    for card in m.zones[player * ZONES + ISLAND]:
        if m.printed[card].produces and may_produce(m, card):
            total += 1
    return total


def producers(m: Kryptik, player: int) -> list[int]:
    """Return the citizens that can be engaged for energy."""
    return sorted([card for card in m.zone(player, ISLAND) if m.printed[card].produces and may_produce(m, card)])


def may_produce(m: Kryptik, card: int) -> bool:
    """Whether a citizen can be engaged for energy: it does so as an ability, with an engage cost."""
    return m.printed[card].produces > 0 and m.can_engage(card) and not m.is_blank(card)


@dataclass(frozen=True)
class Pay(Cost):
    """Soul energy is paid, such as "{2}{w}"; with an "{X}" in front as much more as was chosen.

    kryptik:cost.no-pile, kryptik:cost.payable
    """

    cost: str

    def parts(self, act: Activation) -> tuple[int, ...]:
        """Return the parts of the cost."""
        parts = parts_of(self.cost)
        if not has_x(self.cost):
            return parts
        return in_order([*parts, *[KINDS.every] * act.names.numbers.get("X", 0)])

    def possible(self, m: Kryptik, act: Activation) -> bool:
        return payable(self.parts(act), supply(m, act.player))

    def uses(self, m: Kryptik, act: Activation) -> list[list[int]]:
        """Return for each part what can give it, where that could be wanted for another cost too."""
        player = act.player
        if not producers(m, player):
            return []
        things: list[tuple[int, int]] = []
        for source in sources(m, player):
            verb, argument = divmod(source.code, STRIDE)
            if verb == PAY_WITH:
                things.append((argument, source.kinds))
            else:
                first = UNIT + len(things)
                things += [(first + unit, source.kinds) for unit in range(source.units)]
        return [[thing for thing, kinds in things if kinds & part] for part in self.parts(act)]

    def asks(self) -> bool:
        return True

    def start(self, m: Kryptik, act: Activation) -> None:
        act.done = True
        if self.parts(act):
            m.push(Asking(PayRun(self), Paid(self)), act)

    def faults(self) -> tuple[str, ...]:
        """It can be read, and is there."""
        if not self.cost:
            return ("it pays nothing: a cost is written like {1}{w}",)
        try:
            parts_of(self.cost)
        except ValueError:
            return (f"{self.cost!r} is no cost: one is written like {{1}}{{w}}",)
        return ()

    def phrase(self) -> Phrase:
        return order("pay", self.cost)


@dataclass(unsafe_hash=True)
class PayRun(Payment):
    """Which boxes and citizens give the energy."""

    pay: Pay

    def __init__(self, pay: Pay) -> None:
        """Ask how a cost is paid."""
        self.pay = pay

    def cost(self, m: Kryptik, act: Activation, player: int) -> tuple[int, ...]:
        return self.pay.parts(act)

    def sources(self, m: Kryptik, act: Activation, player: int) -> list[Source]:
        return sources(m, player)

    def prompt(self, m: Kryptik, act: Activation, player: int, picks: tuple[int, ...]) -> str:
        parts = self.pay.parts(act)
        what = m.printed[act.source].name if act.source >= 0 else "this"
        return f"Pay for {what}: {KINDS.text((parts[len(picks)],))} of {KINDS.text(parts)}."

    def why_not(self, m: Kryptik, act: Activation, player: int, picks: tuple[int, ...], card: int) -> str:
        """Say what pays."""
        if PAY_WITH * STRIDE + card in [source.code for source in self.sources(m, act, player)]:
            return "It gives no energy for this stone, or equal boxes are named by another card."
        return "Soul energy comes from the disengaged cards of your soul row."


@dataclass(unsafe_hash=True)
class Paid(Op):
    """Spends what was picked."""

    pay: Pay

    def __init__(self, pay: Pay) -> None:
        """Spend it for a cost."""
        self.pay = pay

    def step(self, m: Kryptik, f: Frame) -> None:
        m.pop()
        player = f.act.player
        engaged: list[int] = []
        for code in PayRun(self.pay).spent(m, f.act, player, f.data):
            verb, argument = divmod(code, STRIDE)
            if verb == PAY_WITH:
                engaged.append(argument)
            else:
                m.do(EnergyChanged(player, argument, -1))
        if engaged:
            m.do(Engaged(tuple(engaged)))
        f.act.done = True


@dataclass(frozen=True)
class MostEnergy(Number):
    """As much energy as you could have, up to which an X can be chosen (kryptik:effect.numbers)."""

    def value(self, m: Kryptik, act: Activation) -> int:
        return 0 if FREE in act.names.words else energy(m, act.player)

    def much(self, *, mass: bool = False) -> int | str:
        return X


# ---- engaging ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class EngageThis(Cost):
    """The card itself is engaged, if it is disengaged and not weary (kryptik:weary, kryptik:engage)."""

    def possible(self, m: Kryptik, act: Activation) -> bool:
        return m.on_island(act.source) and m.can_engage(act.source)

    def uses(self, m: Kryptik, act: Activation) -> list[list[int]]:
        return [[act.source]]

    def start(self, m: Kryptik, act: Activation) -> None:
        """Engage it, if it can be where this is no cost but an effect."""
        act.done = self.possible(m, act)
        if act.done:
            m.do(Engaged((act.source,)))

    def phrase(self) -> Phrase:
        return order("engage", This())


# ---- sacrificing and plundering ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class GiveCitizen(Cost):
    """A citizen of one's own is sacrificed as a cost, perhaps another than the source (kryptik:sacrifice)."""

    another: bool = False

    def candidates(self, m: Kryptik, act: Activation) -> list[int]:
        """Return those that could be."""
        cards = sorted(m.zone(act.player, ISLAND))
        return [card for card in cards if not self.another or card != act.source]

    def possible(self, m: Kryptik, act: Activation) -> bool:
        return bool(self.candidates(m, act))

    def uses(self, m: Kryptik, act: Activation) -> list[list[int]]:
        return [[BODY + card for card in self.candidates(m, act)]]

    def asks(self) -> bool:
        return True

    def start(self, m: Kryptik, act: Activation) -> None:
        m.push(Asking(GiveRun(self), Given()), act)

    def phrase(self) -> Phrase:
        return order("sacrifice", Noun("citizen", A, other=self.another))


@dataclass(frozen=True)
class GiveRun(Several):
    """Which citizen is sacrificed."""

    cost: GiveCitizen

    def items(self, m: Kryptik, act: Activation, player: int) -> list[int]:
        return [CHOOSE * STRIDE + card for card in self.cost.candidates(m, act)]

    def least(self, m: Kryptik, act: Activation, player: int) -> int:
        return 1

    def most(self, m: Kryptik, act: Activation, player: int) -> int:
        return 1

    def prompt(self, m: Kryptik, act: Activation, player: int, picks: tuple[int, ...]) -> str:
        return "Which citizen do you sacrifice?"

    def why_never(self, m: Kryptik, act: Activation, player: int, card: int) -> str:
        """Say what is sacrificed."""
        return "You sacrifice a citizen that you control."


@dataclass(frozen=True)
class Given(Op):
    """Sacrifices what was picked."""

    def step(self, m: Kryptik, f: Frame) -> None:
        m.pop()
        cards = tuple(arguments(m, f.data))
        f.act.done = bool(cards)
        if cards:
            kill(m, cards, SACRIFICED)


def plunderable(m: Kryptik, player: int, kind: str) -> list[int]:
    """Return the cards of a type in a player's limbo pile (kryptik:plunder)."""
    cards = sorted(m.zone(player, LIMBO))
    return [card for card in cards if kind == ANY_TYPE or m.printed[card].citizen == (kind == CITIZEN)]


@dataclass(frozen=True)
class Plunder(Cost):
    """So many cards of a type are abolished from one's own limbo pile.

    As a cost it needs all of them, as an effect it takes as many as there are; with ``up_to`` as many as wanted.
    ``act.count`` is how many they are (kryptik:plunder, kryptik:ruling.plunder).
    """

    n: Annotated[int, Least(1)]
    kind: Annotated[str, Among(ANY_TYPE, CITIZEN, SPELL)] = ANY_TYPE
    up_to: bool = False

    def possible(self, m: Kryptik, act: Activation) -> bool:
        return self.up_to or len(plunderable(m, act.player, self.kind)) >= self.n

    def uses(self, m: Kryptik, act: Activation) -> list[list[int]]:
        return [] if self.up_to else [plunderable(m, act.player, self.kind)] * self.n

    def asks(self) -> bool:
        return True

    def start(self, m: Kryptik, act: Activation) -> None:
        m.push(Asking(PlunderRun(self), Plundered(self)), act)

    def gives(self) -> tuple[str, ...]:
        return (THIS_MUCH,)

    def phrase(self) -> Phrase:
        """Say it by its name: "plunder 2", "plunder up to 3 spells"."""
        noun = "" if self.kind == ANY_TYPE else self.kind
        if not noun:
            return order("plunder", f"{'up to ' if self.up_to else ''}{self.n}")
        if self.n == 1 and not self.up_to:
            return order("plunder", "1", noun)
        return order("plunder", Noun(noun, n=self.n, up_to=self.up_to))


@dataclass(frozen=True)
class PlunderRun(Several):
    """Which cards are plundered."""

    plunder: Plunder

    def items(self, m: Kryptik, act: Activation, player: int) -> list[int]:
        return [CHOOSE * STRIDE + card for card in plunderable(m, player, self.plunder.kind)]

    def least(self, m: Kryptik, act: Activation, player: int) -> int:
        return 0 if self.plunder.up_to else self.plunder.n

    def most(self, m: Kryptik, act: Activation, player: int) -> int:
        return self.plunder.n

    def prompt(self, m: Kryptik, act: Activation, player: int, picks: tuple[int, ...]) -> str:
        return "Which cards do you abolish from your limbo pile?"

    def why_never(self, m: Kryptik, act: Activation, player: int, card: int) -> str:
        """Say what is plundered."""
        return f"You plunder {self.plunder.kind or 'card'}s from your limbo pile."


@dataclass(frozen=True)
class Plundered(Op):
    """Abolishes what was picked."""

    plunder: Plunder

    def step(self, m: Kryptik, f: Frame) -> None:
        m.pop()
        cards = tuple(arguments(m, f.data))
        f.act.count = len(cards)
        f.act.done = len(cards) == self.plunder.n
        if cards:
            m.do(Abolished(cards))
