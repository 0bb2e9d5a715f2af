"""From two decks to the first turn (keyforge:setup.*)."""

from dataclasses import dataclass, replace
from typing import Final

from cardwright.games.keyforge.actions import (
    BID,
    DECK_CHOICE,
    GO,
    KEEP,
    MULLIGAN,
    PASS,
    STRIDE,
)
from cardwright.games.keyforge.deckrules import MOST_CHAINS
from cardwright.games.keyforge.drawing import draw, draw_up_to
from cardwright.games.keyforge.events import ChainsGained, DecksExchanged, Mulliganed, Shuffled
from cardwright.games.keyforge.firstturn import first_turn_rule
from cardwright.games.keyforge.state import USUAL_HAND_SIZE, KeyForge
from cardwright.games.keyforge.turn import TURN
from cardwright.games.keyforge.zones import HAND
from cardwright.kernel.core.frames import Activation, Frame, Op
from cardwright.kernel.core.state import State

FIRST_HAND: Final = 7
"""What the first player draws; the other draws as many as a hand holds (keyforge:setup.hands)."""

ORDER: Final = 0
SHUFFLE: Final = 1
DEAL: Final = 2
FIRST_MULLIGAN: Final = 3
SECOND_MULLIGAN: Final = 4
BEGIN: Final = 5


@dataclass(frozen=True)
class Setup(Op):
    """Prepares the game; ``pc`` is the stage."""

    def step(self, m: KeyForge, f: Frame) -> None:
        if f.pc == ORDER:
            chooser = m.options["chooser"]
            if chooser >= 0:
                m.ask(chooser, [GO * STRIDE, GO * STRIDE + 1])  # keyforge:setup.loser-chooses
                return
            first = m.options["first"]
            m.first = m.random("first player").below(2) if first < 0 else first  # keyforge:setup.first-player
        elif f.pc == SHUFFLE:
            for player in (m.first, m.opponent(m.first)):
                m.do(Shuffled(player))  # keyforge:setup.shuffle, keyforge:ruling.cut
        elif f.pc == DEAL:
            # keyforge:chains.setup, keyforge:ruling.chains-opening: chains take cards from the first hands too.
            draw_up_to(m, m.first, FIRST_HAND)
            draw_up_to(m, m.opponent(m.first), USUAL_HAND_SIZE)
        elif f.pc in {FIRST_MULLIGAN, SECOND_MULLIGAN}:
            # keyforge:setup.mulligan.order, keyforge:setup.mulligan.once
            m.active = m.first if f.pc == FIRST_MULLIGAN else m.opponent(m.first)
            m.ask(m.active, [KEEP * STRIDE, MULLIGAN * STRIDE])
            return
        else:
            m.pop()
            first_turn_rule(m)
            m.push(TURN, f.act)
        f.pc += 1

    def answer(self, m: KeyForge, f: Frame, code: int) -> None:
        """Take who begins, or whether to mulligan."""
        verb, argument = divmod(code, STRIDE)
        f.pc += 1
        if verb == GO:
            chooser = m.options["chooser"]
            m.first = chooser if argument == 0 else m.opponent(chooser)
        elif verb == MULLIGAN:
            mulligan(m, m.active)

    def prompt(self, m: State, f: Frame) -> str:
        if f.pc == ORDER:
            return "You lost the last game: do you go first or second?"
        return "Keep this hand, or shuffle it back and draw one card fewer?"


SETUP: Final = Setup()


def mulligan(m: KeyForge, player: int) -> None:
    """Shuffle the hand back and draw one card fewer than it had (keyforge:setup.mulligan).

    No chain is shed (keyforge:ruling.mulligan-size).
    """
    size = len(m.zone(player, HAND))
    m.do(Mulliganed(player))
    draw(m, player, size - 1)


@dataclass(frozen=True)
class Bidding(Op):
    """Chain bidding for the right to play a deck (keyforge:chains.bidding).

    Player 0 names a deck and opens with 0 to 24 chains; from then on the players raise in turns until one passes
    (keyforge:ruling.bidding-turns). The last bidder plays that deck with as many chains, the other the other deck
    without any (keyforge:chains.bidding.winner). ``deck`` is -1 before one is named, ``bid`` before the first.
    """

    deck: int = -1
    bid: int = -1
    bidder: int = 1

    def step(self, m: State, f: Frame) -> None:
        """Ask for the deck, then for bids."""
        if self.deck < 0:
            m.ask(0, [DECK_CHOICE * STRIDE, DECK_CHOICE * STRIDE + 1])
            return
        codes = [BID * STRIDE + n for n in range(self.bid + 1, MOST_CHAINS + 1)]
        m.ask(m.opponent(self.bidder), [PASS * STRIDE, *codes] if self.bid >= 0 else codes)

    def answer(self, m: KeyForge, f: Frame, code: int) -> None:
        """Take the deck or the bid; a pass ends the bidding."""
        verb, argument = divmod(code, STRIDE)
        if verb == DECK_CHOICE:
            f.op = replace(self, deck=argument)
        elif verb == BID:
            f.op = replace(self, bid=argument, bidder=m.opponent(self.bidder))
        else:
            m.pop()
            if self.bidder != self.deck:
                m.do(DecksExchanged())
            if self.bid:
                m.do(ChainsGained(self.bidder, self.bid))
            m.push(SETUP, f.act)

    def prompt(self, m: State, f: Frame) -> str:
        if self.deck < 0:
            return "Which deck do you bid for?"
        return "Raise the chains with which you would play this deck, or pass and play the other one"


BIDDING: Final = Bidding()


def first_frame(m: KeyForge, *, bidding: bool) -> None:
    """Push the frame that everything begins with."""
    m.push(BIDDING if bidding else SETUP, Activation(0, -1))
