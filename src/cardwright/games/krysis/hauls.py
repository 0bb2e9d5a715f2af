"""Hauls: what a team carries away, from its own camp or another's, as one answer in short picks.

The picks come in one canonical order: the relics flipped, where a raid's loot goes, then a number of red, blue and
white crystals, then relic cards. Each pick is offered only if it can be completed, so every legal result is reached,
by exactly one row of picks.
"""

from dataclasses import dataclass
from functools import cache
from typing import Final

from cardwright.games.krysis.actions import (
    BLUE_CRYSTALS,
    BRING,
    DESTINATIONS,
    FLIP,
    LOAD,
    NO_TRANSPORT,
    NO_WEAPON,
    RED_CRYSTALS,
    RELIC_CARDS,
    STRIDE,
    TO_BANK,
    TO_CAMP,
    TO_HOME,
    WHITE_CRYSTALS,
)
from cardwright.games.krysis.events import SALE, Deserted, GoodsMoved, RelicFlipped
from cardwright.games.krysis.goods import BLUE, NOTHING, RED, WHITE, WORTH, counted, crystals
from cardwright.games.krysis.prints import slots
from cardwright.games.krysis.state import Krysis
from cardwright.games.krysis.values import TRANSPORT, WEAPON
from cardwright.games.krysis.why_not import equal_offered, not_flipped, whereabouts
from cardwright.games.krysis.zones import CAMP
from cardwright.kernel.asking.runs import Run, amount_codes
from cardwright.kernel.asking.why_not import chosen_already
from cardwright.kernel.basics.pools import Pool, added
from cardwright.kernel.basics.quantities import Kind, Limit, Quantities, Total
from cardwright.kernel.basics.things import Things
from cardwright.kernel.core.frames import Activation, Frame, Op
from cardwright.kernel.pieces.options import DONE
from cardwright.kernel.pieces.zones import NOBODY

WHITES_FOR_RED = 3
WHITES_FOR_BLUE = 2
COLOR_VERBS = (RED_CRYSTALS, BLUE_CRYSTALS, WHITE_CRYSTALS)
CRYSTAL_KINDS: Final[tuple[Kind, ...]] = (
    Kind(RED_CRYSTALS, "red crystals", "red"),
    Kind(BLUE_CRYSTALS, "blue crystals", "blue"),
    Kind(WHITE_CRYSTALS, "white crystals", "white"),
)
HAUL_KINDS: Final[tuple[Kind, ...]] = (*CRYSTAL_KINDS, Kind(RELIC_CARDS, "relic cards"))
SOMETHING: Final = Limit((1, 1, 1, 1), STRIDE, 1)
"""A haul is never empty."""


# ---- what fits ----


@cache
def carried(slots: Pool) -> tuple[Limit, ...]:
    """Return what crystals and relic cards share in the slots, beside that no slot takes two red or blue ones.

    A red slot takes three white crystals, a blue one two, a white one one; blue ones never go into red slots
    (krysis:capacity.white, krysis:capacity.no-blue-for-red). A relic card takes a whole red or blue slot, and takes
    the room of two white crystals as long as there are blue ones, of three when there are none.

    krysis:capacity.relics, krysis:capacity.no-mix, krysis:ruling.red-slot, krysis:ruling.blue-slot,
    krysis:ruling.per-slot, krysis:ruling.white-slot, krysis:ruling.no-mixing
    """
    red, blue, white = slots
    in_reds, in_blues = WHITES_FOR_RED, WHITES_FOR_BLUE
    return (
        Limit((1, 1, 0, 1), red + blue),
        Limit((in_reds, in_blues, 1, in_blues), in_reds * red + in_blues * blue + white),
        Limit((in_reds, in_reds, 1, in_reds), in_reds * (red + blue) + white),
    )


def room_for_relics(slots: Pool, load: Pool, relics: int) -> int:
    """Return how many of so many relic cards fit beside these crystals."""
    return Quantities(HAUL_KINDS, (*load, relics), carried(slots)).most_after(load)


def some_fits(slots: Pool, camp: Pool, relics: int) -> bool:
    """Whether at least one good of a camp fits into the slots."""
    if slots[RED] and (camp[RED] or camp[WHITE] or relics):
        return True
    if slots[BLUE] and (camp[BLUE] or camp[WHITE] or relics):
        return True
    return bool(slots[WHITE] and camp[WHITE])


# ---- the run ----


class Picked:
    """What the picks of a haul say so far."""

    __slots__ = ("amounts", "camp_relics", "closed", "destination", "relics", "slots", "transport", "weapon")

    def __init__(self, m: Krysis, player: int, picks: tuple[int, ...]) -> None:
        """Read them."""
        self.transport: int = NOBODY
        self.weapon: int = NOBODY
        self.destination: int = NOBODY
        self.amounts: list[int] = []
        self.relics: list[int] = []
        """The relic cards to load; of a raid their number alone."""
        self.closed: bool = False
        self.slots: Pool = m.capacity(player)
        for code in picks:
            verb, argument = divmod(code, STRIDE)
            if verb == FLIP:
                if m.printed[argument].type == TRANSPORT:
                    self.transport = argument
                    # krysis:relics.transport, krysis:ruling.transport-slots
                    self.slots = added(self.slots, m.printed[argument].capacity)
                else:
                    self.weapon = argument
            elif verb == BRING:
                self.destination = argument
            elif verb in COLOR_VERBS:
                self.amounts.append(argument)
            elif verb in {LOAD, RELIC_CARDS}:
                self.relics.append(argument)
            elif verb == DONE:
                self.closed = True
        self.camp_relics: list[int] = [
            card for card in m.zone(player, CAMP) if card not in {self.transport, self.weapon}
        ]

    @property
    def load(self) -> Pool:
        """The crystals so far."""
        return (*self.amounts, *NOTHING[len(self.amounts) :])


def distinct(m: Krysis, cards: tuple[int, ...], kind: int) -> list[int]:
    """Return the relics of a kind, equal ones once, in canonical order."""
    found: dict[str, int] = {}
    for card in sorted(cards):
        if m.printed[card].type == kind:
            found.setdefault(m.printed[card].key, card)
    return [found[key] for key in sorted(found)]


@dataclass(frozen=True)
class FlipRun(Run):
    """Which relics from the camp an active player uses: at most a weapon and a transport (krysis:relics.limit).

    krysis:ruling.two-flips, krysis:ruling.new-relics, krysis:ruling.idle-weapon; none will do.

    ``target`` is whose camp is raided, or -1.
    """

    target: int = NOBODY

    def codes(self, m: Krysis, act: Activation, player: int, picks: tuple[int, ...]) -> list[int]:
        """Offer transports, then weapons, where there are some."""
        stage = len(picks)
        camp = m.zone(player, CAMP)
        transports = distinct(m, camp, TRANSPORT)
        if transports and stage == 0:
            codes = [FLIP * STRIDE + card for card in transports if self.leaves_some(m, player, card)]
            return [*codes, NO_TRANSPORT * STRIDE] if self.leaves_some(m, player, NOBODY) else codes
        weapons = distinct(m, camp, WEAPON)
        if not weapons or stage > (1 if transports else 0):
            return []
        codes = [FLIP * STRIDE + card for card in weapons if self.suffices(m, player, card, picks)]
        return [*codes, NO_WEAPON * STRIDE] if self.suffices(m, player, NOBODY, picks) else codes

    def leaves_some(self, m: Krysis, player: int, transport: int) -> bool:
        """Whether something can be carried with that transport."""
        return True

    def suffices(self, m: Krysis, player: int, weapon: int, picks: tuple[int, ...]) -> bool:
        """Whether that weapon makes the team strong enough, and leaves something to carry."""
        return self.target < 0 or can_beat(m, player, self.target, weapon)

    def prompt(self, m: Krysis, act: Activation, player: int, picks: tuple[int, ...]) -> str:
        first = self.codes(m, act, player, picks)[0]
        if first // STRIDE == NO_TRANSPORT or (first // STRIDE == FLIP and m.printed[first % STRIDE].type == TRANSPORT):
            return "Which transport do you flip?"
        return "Which weapon do you flip?"

    def why_not(self, m: Krysis, act: Activation, player: int, picks: tuple[int, ...], card: int) -> str:
        """Say why a relic cannot be flipped."""
        codes = self.codes(m, act, player, picks)
        kinds = {FLIP, NO_TRANSPORT, NO_WEAPON}
        if codes[0] // STRIDE not in kinds:
            return ""
        transports = len(picks) == 0 and bool(distinct(m, m.zone(player, CAMP), TRANSPORT))
        offered = [code % STRIDE for code in codes if code // STRIDE == FLIP]
        return equal_offered(m, card, offered) or not_flipped(m, player, card, TRANSPORT if transports else WEAPON)


@dataclass(frozen=True)
class HaulRun(FlipRun):
    """Which relics are flipped, and what is loaded: from the own camp, or from the raided one.

    ``destination`` is where goods of the own camp go.
    """

    destination: int = NOBODY

    def codes(self, m: Krysis, act: Activation, player: int, picks: tuple[int, ...]) -> list[int]:
        flips: tuple[int, ...] = tuple([code for code in picks if code // STRIDE in {FLIP, NO_TRANSPORT, NO_WEAPON}])
        if len(flips) == len(picks):
            codes = FlipRun.codes(self, m, act, player, flips)
            if codes:
                return codes
        picked = Picked(m, player, picks)
        if self.target >= 0 and picked.destination < 0:
            return [BRING * STRIDE + place for place in range(len(DESTINATIONS))]  # krysis:raid.destinations
        if len(picked.amounts) < len(COLOR_VERBS):
            return amount_codes(m, self.named(m, player, picked))
        return self.relic_codes(m, player, picked)

    def named(self, m: Krysis, player: int, picked: Picked) -> Quantities:
        """Return the numbers of crystals, and of a raid that of relic cards; something has to be carried in the end."""
        raid = self.target >= 0
        camp = m.camps[self.camp_of(player)]
        slots = picked.slots
        relics = self.relics_to_take(m, picked)
        there: Pool = (min(camp[RED], slots[RED]), min(camp[BLUE], slots[BLUE]), camp[WHITE])
        limits = carried(slots)
        if raid or not (relics and slots[RED] + slots[BLUE]):
            limits = (*limits, SOMETHING)
        if raid:
            return Quantities(HAUL_KINDS, (*there, relics), limits, (*picked.amounts, *picked.relics))
        return Quantities(CRYSTAL_KINDS, there, limits, tuple(picked.amounts))

    def quantities(self, m: Krysis, act: Activation, player: int, picks: tuple[int, ...]) -> Quantities | None:
        """Return the numbers, once it is about them, with the points that they bring."""
        codes = self.codes(m, act, player, picks)
        if not codes or codes[0] // STRIDE not in {*COLOR_VERBS, RELIC_CARDS}:
            return None
        picked = Picked(m, player, picks)
        asked = self.named(m, player, picked)
        destination = self.destination if picked.destination < 0 else picked.destination
        if destination == TO_HOME:
            asked.total = Total("Points for crystals at home:", (*WORTH, 0))
        elif destination == TO_BANK:
            asked.total = Total("Points for what is sold:", (SALE, SALE, SALE, SALE))
        return asked

    def picked_together(self, m: Krysis, act: Activation, player: int, picks: tuple[int, ...]) -> Things | None:
        """Return the relic cards of the own camp, once it is about them; equal ones stand for each other."""
        codes = self.codes(m, act, player, picks)
        if not codes or codes[0] // STRIDE != LOAD:
            return None
        picked = Picked(m, player, picks)
        cards = by_name(m, picked.camp_relics)
        load = picked.load
        return Things(
            [LOAD * STRIDE + card for card in cards],
            0 if sum(load) else 1,
            room_for_relics(picked.slots, load, len(cards)),
            tuple([LOAD * STRIDE + card for card in picked.relics]),
            tuple([m.printed[card].key for card in cards]),
        )

    def camp_of(self, player: int) -> int:
        """Return whose camp is emptied."""
        return player if self.target < 0 else self.target

    def relics_to_take(self, m: Krysis, picked: Picked) -> int:
        """Return how many relic cards there are to load; those in use are not (krysis:relics.safe).

        krysis:ruling.played-safe
        """
        return len(picked.camp_relics) if self.target < 0 else m.relic_count(self.target)

    def leaves_some(self, m: Krysis, player: int, transport: int) -> bool:
        """Whether something can be carried with that transport.

        krysis:ruling.steal-something, krysis:ruling.at-least-one
        """
        slots = m.capacity(player)
        relics = m.relic_count(self.camp_of(player))
        if transport >= 0:
            slots = added(slots, m.printed[transport].capacity)
            relics -= self.target < 0
        return some_fits(slots, m.camps[self.camp_of(player)], relics)

    def suffices(self, m: Krysis, player: int, weapon: int, picks: tuple[int, ...]) -> bool:
        """Whether that weapon makes the team strong enough, and leaves something to carry."""
        if self.target >= 0:
            return can_beat(m, player, self.target, weapon)
        picked = Picked(m, player, picks)
        return some_fits(picked.slots, m.camps[player], len(picked.camp_relics) - (weapon >= 0))

    def relic_codes(self, m: Krysis, player: int, picked: Picked) -> list[int]:
        """Offer relic cards: one by one from the own camp, their number from another's (krysis:raid.announce)."""
        if picked.closed or (picked.relics and self.target >= 0):
            return []
        load = picked.load
        most = room_for_relics(picked.slots, load, self.relics_to_take(m, picked))
        if self.target >= 0:
            return amount_codes(m, self.named(m, player, picked)) if most else []
        least = 0 if sum(load) else 1
        if len(picked.relics) >= most:
            return []
        cards = loadable(m, picked)
        if not cards:
            return []
        codes = [LOAD * STRIDE + card for card in cards]
        return codes if len(picked.relics) < least else [*codes, DONE * STRIDE]

    def prompt(self, m: Krysis, act: Activation, player: int, picks: tuple[int, ...]) -> str:
        verb = self.codes(m, act, player, picks)[0] // STRIDE
        if verb in {FLIP, NO_TRANSPORT, NO_WEAPON}:
            return FlipRun.prompt(self, m, act, player, picks)
        if verb == BRING:
            return "Where does the loot go?"
        if verb in COLOR_VERBS or verb == RELIC_CARDS:
            return self.how_many(m, player, picks)
        return "Which relic card do you load?"

    def how_many(self, m: Krysis, player: int, picks: tuple[int, ...]) -> str:
        """Ask for all numbers, with what the camp has and the team can carry; once one is named, for the next one."""
        picked = Picked(m, player, picks)
        asked = self.named(m, player, picked)
        does = "steal" if self.target >= 0 else "load"
        if asked.begun():
            return f"How many {asked.kinds[len(asked.taken)].name} do you {does}?"
        whose = f"{m.names[self.target]}'s" if self.target >= 0 else "your"
        there = crystals(m.camps[self.camp_of(player)], self.relics_to_take(m, picked))
        return f"How many {counted(asked)} do you {does}? In {whose} camp: {there}; your slots: {slots(picked.slots)}."

    def why_not(self, m: Krysis, act: Activation, player: int, picks: tuple[int, ...], card: int) -> str:
        """Say why a relic cannot be flipped or loaded."""
        codes = self.codes(m, act, player, picks)
        if LOAD not in [code // STRIDE for code in codes]:
            return FlipRun.why_not(self, m, act, player, picks, card)
        picked = Picked(m, player, picks)
        name = m.prints[card].name
        if card in {picked.transport, picked.weapon}:
            return f"{name} is in use already, and cannot be loaded."
        if card not in picked.camp_relics:
            return whereabouts(m, player, card) or "Relic cards are loaded from your camp."
        if card in picked.relics:
            return chosen_already(m, tuple(picked.relics), card)
        offered = [code % STRIDE for code in codes if code // STRIDE == LOAD]
        passed = f"{name} was passed over: relic cards are loaded in the order in which they are offered."
        return equal_offered(m, card, offered) or passed


def by_name(m: Krysis, cards: list[int]) -> list[int]:
    """Return relic cards in canonical order."""
    return sorted(cards, key=lambda card: (m.printed[card].key, card))


def loadable(m: Krysis, picked: Picked) -> list[int]:
    """Return the relics that may be loaded next, in canonical order: by name, of equal ones the first."""
    cards = by_name(m, picked.camp_relics)
    start = cards.index(picked.relics[-1]) + 1 if picked.relics else 0
    found: list[int] = []
    for i in range(start, len(cards)):
        equal = i > start and m.printed[cards[i - 1]].key == m.printed[cards[i]].key
        if not equal:
            found.append(cards[i])
    return found


def can_beat(m: Krysis, player: int, target: int, weapon: int) -> bool:
    """Whether the team may raid a camp with that weapon: stronger than its team, or it is deserted.

    krysis:raid.stronger, krysis:raid.deserted, krysis:ruling.zero-suffices, krysis:ruling.guards-early
    """
    if m.is_deserted(target):
        return True
    extra = m.printed[weapon].combat if weapon >= 0 else 0  # krysis:relics.weapon
    return m.attack(player) + extra > m.defense(target)


# ---- doing it ----


@dataclass(frozen=True)
class Haul(Op):
    """Flips the relics and moves the goods that a `HaulRun` picked; ``destination`` -1 is what the picks say."""

    target: int
    destination: int

    def step(self, m: Krysis, f: Frame) -> None:
        player = f.act.player
        m.pop()
        picked = Picked(m, player, f.data)
        flip(m, player, picked)
        source = player if self.target < 0 else self.target
        destination = picked.destination if self.destination < 0 else self.destination  # krysis:ruling.one-place
        relics = tuple(picked.relics)
        if self.target >= 0:
            # krysis:raid.random-relics, krysis:ruling.announce-first: which ones is drawn after all is announced.
            count = picked.relics[0] if picked.relics else 0
            relics = m.random("relics").shuffled(m.zone(self.target, CAMP))[:count] if count else ()
        m.do(GoodsMoved(player, source, destination, picked.load, relics))  # krysis:ruling.only-loot
        # krysis:ruling.loot-to-camp: there the team stays, and what it uses.
        if destination != TO_CAMP:
            # krysis:load.deserts, krysis:raid.leaves, krysis:ruling.sold-loot-leaves, krysis:relics.spent
            m.do(Deserted(player))


def flip(m: Krysis, player: int, picked: Picked) -> None:
    """Flip the relics that were picked."""
    for card in (picked.transport, picked.weapon):
        if card >= 0:
            m.do(RelicFlipped(player, card))
