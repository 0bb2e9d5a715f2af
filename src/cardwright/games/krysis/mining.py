"""The first phase: secret bids, the miners' way down, and the goods of their spaces (krysis:mining.*)."""

from dataclasses import dataclass
from typing import Final

from cardwright.games.krysis.actions import BID_BLUE, BID_RED, BID_WHITE, KEEP, MOVE_TO, SPACE_NAMES, STRIDE, TAKE
from cardwright.games.krysis.events import (
    MINED,
    BecameActive,
    BidPaid,
    GoodsTaken,
    MinerMoved,
    RelicDiscarded,
    RelicDrawn,
    RelicKept,
    RelicsReshuffled,
)
from cardwright.games.krysis.goods import COLORS, NOTHING, WHITE, WORTH, counted, counting, crystals
from cardwright.games.krysis.state import Krysis
from cardwright.games.krysis.values import SPACES, Group
from cardwright.games.krysis.zones import BOARD, DRAWN, RELIC_DECK, RELIC_DISCARD, ZONES
from cardwright.kernel.asking.runs import Amounts, arguments
from cardwright.kernel.asking.sealed import answers_in
from cardwright.kernel.basics.pools import Pool, worth
from cardwright.kernel.basics.quantities import Kind, Total
from cardwright.kernel.core.frames import Activation, Frame, Op

BID_KINDS: Final[tuple[Kind, ...]] = (
    Kind(BID_RED, "red crystals", "red"),
    Kind(BID_BLUE, "blue crystals", "blue"),
    Kind(BID_WHITE, "white crystals", "white"),
)
CARDS_A_SYMBOL = 2
"""Relic cards drawn for a symbol, of which one is kept."""


@dataclass(frozen=True)
class BidRun(Amounts):
    """Which crystals from home a player bids: any, or none; no change is given (krysis:ruling.bid-any)."""

    def kinds(self) -> tuple[Kind, ...]:
        """Name a number of each color."""
        return BID_KINDS

    def most(self, m: Krysis, act: Activation, player: int) -> Pool:
        """Bid no more than lies at home (krysis:mining.bid)."""
        return m.homes[player]

    def total(self, m: Krysis, act: Activation, player: int) -> Total:
        """Say what the bid counts, and what it could."""
        return Total("Your bid counts", WORTH, worth(m.homes[player], WORTH), "bid")

    def prompt(self, m: Krysis, act: Activation, player: int, picks: tuple[int, ...]) -> str:
        """Say what a bid is for and what it costs, then what it comes to so far (krysis:mining.paid)."""
        asked = self.named(m, act, player, picks)
        if asked.begun():
            color = min(len(picks), WHITE)
            bid = (*asked.taken, *NOTHING[len(picks) :])
            question = f"How many {COLORS[color]} crystals do you bid? Each counts {WORTH[color]}"
            return f"{question}; your bid counts {worth(bid, WORTH)} so far."
        if not sum(m.homes[player]):
            return "You have no crystals to bid. Who bids most chooses a space in the mine first."
        question = f"How many {counted(asked)} do you bid? {counting(asked, WORTH)}"
        return f"{question}. Who bids most chooses a space in the mine first; all that is bid is lost."


@dataclass(frozen=True)
class Bids(Op):
    """Opens the bids and pays them; the highest goes first, of equal ones the miner ahead (krysis:mining.order)."""

    def step(self, m: Krysis, f: Frame) -> None:
        """Pay, and let the players move their miners in the order of their bids."""
        m.pop()
        ranking: list[tuple[int, int, int]] = []
        for player, picks in answers_in(f.data):
            bid = tuple(arguments(m, picks))
            m.do(BidPaid(player, bid))
            ranking.append(
                (worth(bid, WORTH), m.is_ahead(player), player)
            )  # krysis:mining.ties, krysis:ruling.start-ties
        ranking.sort(reverse=True)
        m.push(Descent(), f.act, 0, tuple([player for _, _, player in ranking]))


PLACE, GOODS = range(2)


@dataclass(frozen=True)
class Descent(Op):
    """The miners go one level down, one after the other; data: who has still to go, ``pc``: what the first chooses."""

    def opens(self) -> bool:
        """Where the miners stand shows."""
        return True

    def step(self, m: Krysis, f: Frame) -> None:
        """Ask for the space, then for the group of goods where there are two."""
        if not f.data:
            m.pop()
            return
        player = f.data[0]
        if m.active != player:
            m.do(BecameActive(player))
        if f.pc == PLACE:
            # krysis:mining.free-space, krysis:ruling.all-spaces: any space of the level where no miner stands.
            first = MOVE_TO * STRIDE + m.turn * SPACES
            m.ask(player, [first + rank for rank in range(SPACES) if rank + 1 not in occupied(m)])
        else:
            m.ask(player, [TAKE * STRIDE + number for number in range(len(groups_here(m, player)))])

    def answer(self, m: Krysis, f: Frame, code: int) -> None:
        """Move the miner, or take the goods and go on with the next player."""
        player = f.data[0]
        argument = code % STRIDE
        if f.pc == PLACE:
            m.do(MinerMoved(player, argument % SPACES + 1))
            f.pc = GOODS  # krysis:mining.choice, krysis:ruling.choice-late: on arrival.
            return
        f.pc = PLACE
        f.data = f.data[1:]
        group = groups_here(m, player)[argument]
        m.do(GoodsTaken(player, group.crystals, MINED, argument))  # krysis:mining.goods
        if group.relics:
            m.push(RelicDraw(), Activation(player, -1), 0, (group.relics,))

    def prompt(self, m: Krysis, f: Frame) -> str:
        return "Which goods do you take?" if f.pc == GOODS else "Which space does your miner move to?"

    def option_text(self, m: Krysis, f: Frame, code: int) -> str:
        """Name a group of goods, or a space with what lies there."""
        verb, argument = divmod(code, STRIDE)
        if verb == TAKE:
            return f"take {goods_text(groups_here(m, f.data[0])[argument])}"
        rank = argument % SPACES
        goods = " or ".join([goods_text(group) for group in m.values.mine[m.turn - 1][rank]])
        return f"move to {SPACE_NAMES[rank]}: {goods}"

    def why_not(self, m: Krysis, f: Frame, card: int) -> str:
        """Say why the miner cannot move to a space."""
        space = m.where[card] - m.shared(BOARD)
        if f.pc != PLACE or space < 0:
            return ""
        if space // SPACES != m.turn:
            return f"In this round the miners move to a space of level {m.turn}."
        return "A miner stands on that space already."


def goods_text(group: Group) -> str:
    """Name a group of goods."""
    return crystals(group.crystals, group.relics)


def occupied(m: Krysis) -> list[int]:
    """Return the ranks of the spaces of this round's level where miners stand."""
    return [m.ranks[player] for player in range(m.game.players) if m.levels[player] == m.turn]


def groups_here(m: Krysis, player: int) -> tuple[Group, ...]:
    """Return the groups of goods on the space of a miner."""
    return m.values.mine[m.levels[player] - 1][m.ranks[player] - 1]


@dataclass(frozen=True)
class RelicDraw(Op):
    """For each card symbol draws two relics and keeps one, symbol by symbol; data: how many symbols are left."""

    def step(self, m: Krysis, f: Frame) -> None:
        """Draw for the next symbol, or ask which relic to keep."""
        player = f.act.player
        drawn = m.zone(player, DRAWN)
        if drawn:
            m.ask(player, keepable(m, drawn))
        elif f.data[0] == 0:
            m.pop()
        else:
            f.data = (f.data[0] - 1,)
            for _ in range(CARDS_A_SYMBOL):
                draw_relic(m, player)
            if not m.zone(player, DRAWN):
                m.pop()  # krysis:ruling.symbol-by-symbol: there are no relics left anywhere.

    def answer(self, m: Krysis, f: Frame, code: int) -> None:
        """Keep one, and discard the other face up (krysis:mining.relics)."""
        kept = code % STRIDE
        player = f.act.player
        m.do(RelicKept(player, kept))
        for card in m.zone(player, DRAWN):
            m.do(RelicDiscarded(player, card))

    def prompt(self, m: Krysis, f: Frame) -> str:
        return "Which relic card do you keep?"

    def why_not(self, m: Krysis, f: Frame, card: int) -> str:
        """Say among which cards the choice is."""
        drawn = m.where[card] == f.act.player * ZONES + DRAWN
        return (
            "Both cards drawn are equal: choose the other." if drawn else "One of the relic cards just drawn is kept."
        )


def keepable(m: Krysis, drawn: tuple[int, ...]) -> list[int]:
    """Offer the relics drawn, equal ones once."""
    codes: list[int] = []
    names: list[str] = []
    for card in sorted(drawn):
        if m.printed[card].key not in names:
            names.append(m.printed[card].key)
            codes.append(KEEP * STRIDE + card)
    return codes


def draw_relic(m: Krysis, player: int) -> None:
    """Draw the top relic, after shuffling the discard pile if the deck is exhausted (krysis:mining.reshuffle).

    krysis:ruling.sold-return
    """
    if not m.zones[m.shared(RELIC_DECK)] and m.zones[m.shared(RELIC_DISCARD)]:
        m.do(RelicsReshuffled())
    deck = m.zones[m.shared(RELIC_DECK)]
    if deck:
        m.do(RelicDrawn(player, deck[-1]))
