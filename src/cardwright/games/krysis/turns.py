"""The third phase: one action each, the fastest team first, and what special agents do beside it (krysis:action.*)."""

from dataclasses import dataclass

from cardwright.games.krysis.actions import (
    BLUE_CRYSTALS,
    FLIP,
    LOAD_HOME,
    NO_TRANSPORT,
    NO_WEAPON,
    OVERTIME,
    RAID,
    RED_CRYSTALS,
    SELL,
    STRIDE,
    TO_BANK,
    TO_HOME,
    USE,
)
from cardwright.games.krysis.events import OVERTIME_WORK, AgentUsed, BecameActive, GoodsTaken
from cardwright.games.krysis.goods import BLUE, RED, WHITE, WORTH, counted, counting
from cardwright.games.krysis.hauls import CRYSTAL_KINDS, FlipRun, Haul, HaulRun, Picked, can_beat, distinct, flip
from cardwright.games.krysis.specials import is_possible, special_action
from cardwright.games.krysis.state import Krysis
from cardwright.games.krysis.values import DEFENSE, NO_ABILITY, TRANSPORT, WEAPON
from cardwright.games.krysis.why_not import in_action
from cardwright.games.krysis.zones import CAMP, TEAM
from cardwright.kernel.asking.runs import Asking, amount_codes
from cardwright.kernel.basics.pools import Pool, worth
from cardwright.kernel.basics.quantities import Limit, Quantities, Total
from cardwright.kernel.core.frames import Activation, Frame, Op
from cardwright.kernel.pieces.zones import NOBODY

OVERTIME_VALUE = 6
"""What a player takes from the bank for working overtime (krysis:overtime.value)."""

START, CHOOSE, AFTER = range(3)


@dataclass(frozen=True)
class Turn(Op):
    """One player's action, and what special agents do before and after it; data: the special agents still to act."""

    def opens(self) -> bool:
        """What agents have done shows."""
        return True

    def step(self, m: Krysis, f: Frame) -> None:
        """Ask for the action, then for what is left to do."""
        player = f.act.player
        if f.pc == START:
            m.do(BecameActive(player))
            agents = m.zone(player, TEAM)
            f.data = tuple([card for card in agents if m.printed[card].ability not in {NO_ABILITY, DEFENSE}])
            f.pc = CHOOSE
            return
        # krysis:ruling.special-order, krysis:ruling.abilities-add: each agent acts for itself.
        specials = [USE * STRIDE + card for card in sorted(f.data) if is_possible(m, player, card)]
        if f.pc == CHOOSE:
            m.ask(player, [*actions(m, player), *specials])  # krysis:action.one, krysis:ruling.no-pass
        elif specials:
            m.ask(player, specials)  # krysis:special.mandatory
        else:
            m.pop()

    def answer(self, m: Krysis, f: Frame, code: int) -> None:
        """Let a special agent act, or begin the action."""
        player = f.act.player
        verb, argument = divmod(code, STRIDE)
        if verb == USE:
            f.data = tuple([card for card in f.data if card != argument])  # krysis:special.before-or-after
            m.do(AgentUsed(player, argument))
            special_action(m, player, argument)
            return
        f.pc = AFTER
        act = Activation(player, NOBODY)
        if verb == LOAD_HOME:
            m.push(Asking(HaulRun(NOBODY, TO_HOME), Haul(NOBODY, TO_HOME)), act)  # krysis:load.home
        elif verb == SELL:
            m.push(Asking(HaulRun(NOBODY, TO_BANK), Haul(NOBODY, TO_BANK)), act)  # krysis:load.sell
        elif verb == RAID:
            m.push(Asking(HaulRun(argument), Haul(argument, NOBODY)), act)
        else:
            m.push(Asking(OvertimeRun(), WorkOvertime()), act)

    def prompt(self, m: Krysis, f: Frame) -> str:
        if f.pc == AFTER:
            return "Which special agent acts now?"
        return (
            "Load, raid, or work overtime?"
            if not f.data
            else "Load, raid, work overtime, or use a special agent first?"
        )

    def why_not(self, m: Krysis, f: Frame, card: int) -> str:
        """Say what hinders a special agent, and what other cards are for."""
        return in_action(m, f.act.player, card, f.data)


def actions(m: Krysis, player: int) -> list[int]:
    """Return the actions that the player can carry out; overtime always is one."""
    codes: list[int] = []
    camp = m.zone(player, CAMP)
    flippable = [NOBODY, *distinct(m, camp, TRANSPORT)]
    if leaves_some(m, player, NOBODY, flippable):
        codes += [LOAD_HOME * STRIDE, SELL * STRIDE]
    weapons: list[int] = []
    for target in sorted(m.others(player)):
        # krysis:raid.any-one, krysis:ruling.raided-again
        if not leaves_some(m, player, target, flippable):
            continue
        if not can_beat(m, player, target, NOBODY):
            weapons = weapons or distinct(m, camp, WEAPON)
            if not [card for card in weapons if can_beat(m, player, target, card)]:
                continue
        codes.append(RAID * STRIDE + target)
    codes.append(OVERTIME * STRIDE)
    return codes


def leaves_some(m: Krysis, player: int, target: int, flippable: list[int]) -> bool:
    """Whether something can be carried from a camp (-1: the own one), with some transport or with none."""
    run = HaulRun(target)
    for card in flippable:
        if run.leaves_some(m, player, card):
            return True
    return False


# ---- overtime ----


@dataclass(frozen=True)
class OvertimeRun(FlipRun):
    """Which crystals worth exactly six a player takes from the bank: reds, then blues; the rest is white.

    If the bank cannot pay six, the most that it can pay (krysis:ruling.overtime-short).
    """

    def codes(self, m: Krysis, act: Activation, player: int, picks: tuple[int, ...]) -> list[int]:
        flips: tuple[int, ...] = tuple([code for code in picks if code // STRIDE in {FLIP, NO_TRANSPORT, NO_WEAPON}])
        if len(flips) == len(picks):
            codes = FlipRun.codes(self, m, act, player, flips)
            if codes:
                return codes
        return amount_codes(m, self.named(m, tuple([code % STRIDE for code in picks[len(flips) :]])))

    def named(self, m: Krysis, amounts: Pool) -> Quantities:
        """Return the numbers of red and blue crystals, which leave no more for white ones than the bank has."""
        best = worth(payouts(m.bank)[0], WORTH)
        limit = Limit(WORTH[:WHITE], best, best - m.bank[WHITE])
        return Quantities(CRYSTAL_KINDS[:WHITE], m.bank[:WHITE], (limit,), amounts)

    def quantities(self, m: Krysis, act: Activation, player: int, picks: tuple[int, ...]) -> Quantities | None:
        """Return the numbers, once it is about them, with what they count."""
        codes = self.codes(m, act, player, picks)
        if not codes or codes[0] // STRIDE not in {RED_CRYSTALS, BLUE_CRYSTALS}:
            return None
        asked = self.named(m, tuple(Picked(m, player, picks).amounts))
        asked.total = Total("They count", WORTH[:WHITE], asked.limits[0].most)
        return asked

    def prompt(self, m: Krysis, act: Activation, player: int, picks: tuple[int, ...]) -> str:
        verb = self.codes(m, act, player, picks)[0] // STRIDE
        if verb in {FLIP, NO_TRANSPORT, NO_WEAPON}:
            return FlipRun.prompt(self, m, act, player, picks)
        asked = self.named(m, tuple(Picked(m, player, picks).amounts))
        if asked.begun():
            return f"How many {asked.kinds[len(asked.taken)].name} do you take?"
        question = f"How many {counted(asked)} do you take? {counting(asked, WORTH[:WHITE])}"
        return f"{question}; what is left of {asked.limits[0].most} you take in white ones."


def payouts(bank: Pool) -> list[Pool]:
    """Return all ways in which the bank can pay as much as it can, up to six."""
    best = 0
    found: list[Pool] = []
    for red in range(min(bank[RED], OVERTIME_VALUE // WORTH[RED]) + 1):
        for blue in range(min(bank[BLUE], (OVERTIME_VALUE - red * WORTH[RED]) // WORTH[BLUE]) + 1):
            rest = OVERTIME_VALUE - red * WORTH[RED] - blue * WORTH[BLUE]
            white = min(bank[WHITE], rest)
            value = OVERTIME_VALUE - rest + white
            if value > best:
                best = value
                found = []
            if value == best:
                found.append((red, blue, white))
    return found


@dataclass(frozen=True)
class WorkOvertime(Op):
    """Flips the relics and takes the crystals; the team stays on guard (krysis:overtime.guards)."""

    def step(self, m: Krysis, f: Frame) -> None:
        player = f.act.player
        m.pop()
        picked = Picked(m, player, f.data)
        flip(m, player, picked)
        for pay in payouts(m.bank):
            if pay[:WHITE] == tuple(picked.amounts):
                m.do(GoodsTaken(player, pay, OVERTIME_WORK))
                return
