"""Before the first turn: who begins, shuffling, hands, recursion, and the rows (kryptik:setup.*)."""

from dataclasses import dataclass
from typing import Final

from cardwright.games.kryptik.actions import BEGINS, PUT_UNDER, STRIDE
from cardwright.games.kryptik.events.moves import Drew, Moved, PutUnder
from cardwright.games.kryptik.events.steps import Shuffled, StarterChosen
from cardwright.games.kryptik.state import FIRST_HAND, Kryptik
from cardwright.games.kryptik.turn import TURN
from cardwright.games.kryptik.zones import PLACES, ROW, ZONES
from cardwright.kernel.asking.runs import Asking, Several, arguments
from cardwright.kernel.core.frames import Activation, Frame, Op
from cardwright.kernel.pieces.zones import NOBODY

BEGINNING: Final = 0
HANDS: Final = 1
RECURSION: Final = 2


@dataclass(frozen=True)
class RecursionRun(Several):
    """Which cards of the first hand go under the deck (kryptik:setup.recursion, kryptik:setup.recursion-once)."""

    def items(self, m: Kryptik, act: Activation, player: int) -> list[int]:
        return [PUT_UNDER * STRIDE + card for card in sorted(m.hand(player))]

    def prompt(self, m: Kryptik, act: Activation, player: int, picks: tuple[int, ...]) -> str:
        return "Which cards of your hand do you put under your deck, to draw as many?"

    def why_never(self, m: Kryptik, act: Activation, player: int, card: int) -> str:
        """Say which cards."""
        return "You put cards from your hand under your deck."


@dataclass(frozen=True)
class Recurring(Op):
    """Puts them there and draws as many, before the deck is shuffled (kryptik:ruling.mulligan-order)."""

    def step(self, m: Kryptik, f: Frame) -> None:
        m.pop()
        player = f.act.player
        cards = arguments(m, f.data)
        for card in cards:
            m.do(PutUnder(player, card))
        for _ in cards:
            m.do(Drew(player, m.deck(player)[-1]))


@dataclass(frozen=True)
class Setup(Op):
    """Prepares the game; ``data`` are the players who have been asked for recursion."""

    def step(self, m: Kryptik, f: Frame) -> None:
        chooser = m.options["chooser"]
        if f.pc == BEGINNING:
            if chooser >= 0:
                m.ask(chooser, [BEGINS * STRIDE + player for player in m.seats])
                return
            f.pc = HANDS
            first = m.options["first"]
            m.do(StarterChosen(m.random("first player").below(len(m.seats)) if first < 0 else first))
        elif f.pc == HANDS:
            f.pc = RECURSION
            for player in m.in_turn_order():
                m.do(Shuffled(player))  # kryptik:setup.shuffle
            for player in m.in_turn_order():
                for _ in range(min(FIRST_HAND, len(m.deck(player)))):  # kryptik:setup.hand
                    m.do(Drew(player, m.deck(player)[-1]))
        else:
            left = [player for player in m.in_turn_order() if player not in f.data]
            if left:
                f.data = (*f.data, left[0])
                m.push(Asking(RecursionRun(), Recurring()), Activation(left[0], NOBODY))
            else:
                self.begin(m, f)

    def begin(self, m: Kryptik, f: Frame) -> None:
        """Shuffle again, lay the rows, and begin (kryptik:setup.recursion-shuffle, kryptik:setup.row)."""
        m.pop()
        for player in m.in_turn_order():
            m.do(Shuffled(player))
            for place in range(min(PLACES, len(m.deck(player)))):
                m.do(Moved(m.deck(player)[-1], player * ZONES + ROW + place))
        m.push(TURN, f.act)

    def answer(self, m: Kryptik, f: Frame, code: int) -> None:
        """Take who begins (kryptik:ruling.loser-chooses)."""
        f.pc = HANDS
        m.do(StarterChosen(code % STRIDE))

    def without(self, m: Kryptik, f: Frame, player: int) -> bool:
        """Go on with the others; who begins in place of who has gone is the next player."""
        if f.pc == BEGINNING and player == m.options["chooser"]:
            f.pc = HANDS
        return True

    def prompt(self, m: Kryptik, f: Frame) -> str:
        return "Who takes the first turn?"


SETUP: Final = Setup()
