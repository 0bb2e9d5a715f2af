"""What special agents do besides the action: thief, spy, miner, alchemist (krysis:special.*).

Defense is no action; it counts while a team is attacked (`Krysis.defense`).
"""

from dataclasses import dataclass

from cardwright.games.krysis.actions import (
    ROB,
    SPY_ON,
    STEAL,
    STEAL_NOTHING,
    STRIDE,
    TO_CAMP,
    TURN_BLUE,
    TURN_NOTHING,
    TURN_WHITE,
)
from cardwright.games.krysis.events import BY_MINER, Exchanged, GoodsMoved, GoodsTaken, Robbed, Spied
from cardwright.games.krysis.goods import BLUE, NOTHING, RED, WHITE
from cardwright.games.krysis.mining import RelicDraw
from cardwright.games.krysis.state import Krysis
from cardwright.games.krysis.values import MINER, SPY, THIEF
from cardwright.games.krysis.zones import CAMP, RELIC_DECK, RELIC_DISCARD
from cardwright.kernel.basics.pools import available
from cardwright.kernel.core.frames import Activation, Frame, Op


def is_possible(m: Krysis, player: int, card: int) -> bool:
    """Whether the agent's special action can do anything now; otherwise it is skipped (krysis:ruling.special-order)."""
    ability = m.printed[card].ability
    if ability == THIEF:
        return bool(robbable(m, player, card))
    if ability == SPY:
        return bool(spyable(m, player))
    if ability == MINER:
        goods = m.printed[card].goods
        relics = m.zones[m.shared(RELIC_DECK)] or m.zones[m.shared(RELIC_DISCARD)]
        return bool(sum(available(m.bank, goods.crystals)) or (goods.relics and relics))
    return len(exchanges(m, player)) > 1


def special_action(m: Krysis, player: int, card: int) -> None:
    """Begin an agent's special action."""
    ability = m.printed[card].ability
    act = Activation(player, card)
    if ability == MINER:
        # krysis:special.miner, krysis:ruling.miner-symbol
        goods = m.printed[card].goods
        m.do(GoodsTaken(player, goods.crystals, BY_MINER))
        if goods.relics:
            m.push(RelicDraw(), act, 0, (goods.relics,))
    elif ability == THIEF:
        m.push(Theft(), act)
    elif ability == SPY:
        m.push(Espionage(), act)
    else:
        m.push(Alchemy(), act)


def robbable(m: Krysis, player: int, card: int) -> list[int]:
    """Return whom a thief can rob: who has a crystal of a color shown, however well guarded."""
    shown = m.printed[card].goods.crystals
    return [other for other in sorted(m.others(player)) if sum(available(m.camps[other], shown))]


def spyable(m: Krysis, player: int) -> list[int]:
    """Return whom a spy can visit: who has relic cards face down in the camp."""
    return [other for other in sorted(m.others(player)) if m.relic_count(other)]


def exchanges(m: Krysis, player: int) -> list[int]:
    """Return what an alchemist may do: some white into blue, or some blue into red, or nothing.

    krysis:ruling.alchemist-any
    """
    camp = m.camps[player]
    whites = min(camp[WHITE], m.bank[BLUE])
    blues = min(camp[BLUE], m.bank[RED])
    return [
        TURN_NOTHING * STRIDE,
        *[TURN_WHITE * STRIDE + n for n in range(1, whites + 1)],
        *[TURN_BLUE * STRIDE + n for n in range(1, blues + 1)],
    ]


@dataclass(frozen=True)
class Theft(Op):
    """A thief steals the crystals shown, or as many as there are, from one camp (krysis:ruling.thief-amount)."""

    def step(self, m: Krysis, f: Frame) -> None:
        m.ask(f.act.player, [ROB * STRIDE + other for other in robbable(m, f.act.player, f.act.source)])

    def answer(self, m: Krysis, f: Frame, code: int) -> None:
        m.pop()
        victim = code % STRIDE
        stolen = available(m.camps[victim], m.printed[f.act.source].goods.crystals)
        m.do(Robbed(f.act.player, victim, stolen))

    def prompt(self, m: Krysis, f: Frame) -> str:
        return f"Whom does {m.printed[f.act.source].name} rob?"


@dataclass(frozen=True)
class Espionage(Op):
    """A spy looks at the relics of one camp, and may steal one (krysis:ruling.spy-may); data: whose."""

    def step(self, m: Krysis, f: Frame) -> None:
        """Ask whose camp, then which relic."""
        player = f.act.player
        if not f.data:
            m.ask(player, [SPY_ON * STRIDE + other for other in spyable(m, player)])
            return
        seen: dict[str, int] = {}
        for card in sorted(m.zone(f.data[0], CAMP)):
            seen.setdefault(m.printed[card].key, card)
        m.ask(player, [STEAL_NOTHING * STRIDE, *sorted([STEAL * STRIDE + card for card in seen.values()])])

    def answer(self, m: Krysis, f: Frame, code: int) -> None:
        player = f.act.player
        verb, argument = divmod(code, STRIDE)
        if verb == SPY_ON:
            f.data = (argument,)
            m.do(Spied(player, argument, m.zone(argument, CAMP)))
            return
        m.pop()
        if verb == STEAL:
            m.do(GoodsMoved(player, f.data[0], TO_CAMP, NOTHING, (argument,)))

    def prompt(self, m: Krysis, f: Frame) -> str:
        return "Which relic card do you steal?" if f.data else "Whose relic cards do you look at?"

    def why_not(self, m: Krysis, f: Frame, card: int) -> str:
        """Say whose relics can be stolen."""
        return (
            f"The spy can steal a relic card from {m.names[f.data[0]]}'s camp; equal ones are offered once."
            if f.data
            else ""
        )


@dataclass(frozen=True)
class Alchemy(Op):
    """An alchemist exchanges crystals, in one direction."""

    def step(self, m: Krysis, f: Frame) -> None:
        """Ask how many of which."""
        m.ask(f.act.player, exchanges(m, f.act.player))

    def answer(self, m: Krysis, f: Frame, code: int) -> None:
        m.pop()
        verb, amount = divmod(code, STRIDE)
        if verb == TURN_WHITE:
            m.do(Exchanged(f.act.player, WHITE, BLUE, amount))
        elif verb == TURN_BLUE:
            m.do(Exchanged(f.act.player, BLUE, RED, amount))

    def prompt(self, m: Krysis, f: Frame) -> str:
        return "How many crystals does your alchemist turn into the next better color?"
