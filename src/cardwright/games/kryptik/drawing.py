"""Drawing and discarding, and what an empty deck means (kryptik:draw.*)."""

from dataclasses import dataclass
from typing import Final

from cardwright.games.kryptik.actions import DISCARD_CARD, LOSE_PLACE, STRIDE
from cardwright.games.kryptik.events.combat import CouldNotDraw
from cardwright.games.kryptik.events.moves import Discarded, Drew, LimboShuffledIn
from cardwright.games.kryptik.row import destroy_in_row
from cardwright.games.kryptik.state import BY_DECK, HAND_LIMIT, Kryptik
from cardwright.games.kryptik.zones import LIMBO
from cardwright.kernel.asking.runs import Asking, Run, Several, arguments
from cardwright.kernel.core.frames import Activation, Frame, Op
from cardwright.kernel.pieces.zones import NOBODY


def draw(m: Kryptik, player: int, n: int) -> int:
    """Let a player draw cards by an effect, one by one, and return how many.

    From an empty deck nothing is drawn; in limited the limbo pile is shuffled in first, without any loss.
    kryptik:ruling.effect-draw, kryptik:draw.limited-effect, kryptik:effect.partial
    """
    for drawn in range(n):
        if not m.deck(player) and m.options["limited"] and m.zone(player, LIMBO):
            m.do(LimboShuffledIn(player))
        if not m.deck(player):
            return drawn
        m.do(Drew(player, m.deck(player)[-1]))
    return n


def draw_for_turn(m: Kryptik, player: int) -> None:
    """Let the turn player draw in the draw phase.

    kryptik:draw.one, kryptik:lose.no-draw, kryptik:lose.no-draw-limited, kryptik:draw.limited
    """
    deck = m.deck(player)
    if deck:
        m.do(Drew(player, deck[-1]))
        return
    if not m.options["limited"]:
        m.do(CouldNotDraw(player, BY_DECK))
        return
    m.do(LimboShuffledIn(player))
    if m.row_cards(player):
        m.push(Asking(LoseRun(), Losing()), Activation(player, NOBODY))
    else:
        m.do(CouldNotDraw(player, BY_DECK))


@dataclass(frozen=True)
class LoseRun(Run):
    """Which of one's own 11 year cards is destroyed, unseen."""

    def codes(self, m: Kryptik, act: Activation, player: int, picks: tuple[int, ...]) -> list[int]:
        if picks:
            return []
        return [LOSE_PLACE * STRIDE + m.place_of_card(card) for card in m.row_cards(player)]

    def prompt(self, m: Kryptik, act: Activation, player: int, picks: tuple[int, ...]) -> str:
        return "Your deck is empty: which of your 11 year cards is destroyed?"


@dataclass(frozen=True)
class Losing(Op):
    """Destroys it, and lets the player draw (kryptik:ruling.draw-after-reshuffle)."""

    def step(self, m: Kryptik, f: Frame) -> None:
        m.pop()
        player = f.act.player
        destroy_in_row(m, [m.in_place(place) for place in arguments(m, f.data)], f.act)
        if m.options["draw_after_reshuffle"] and m.deck(player):
            m.do(Drew(player, m.deck(player)[-1]))


@dataclass(frozen=True)
class DiscardRun(Several):
    """Which cards a player discards from hand."""

    n: int

    def items(self, m: Kryptik, act: Activation, player: int) -> list[int]:
        return [DISCARD_CARD * STRIDE + card for card in sorted(m.hand(player))]

    def least(self, m: Kryptik, act: Activation, player: int) -> int:
        return self.n

    def most(self, m: Kryptik, act: Activation, player: int) -> int:
        return self.n

    def prompt(self, m: Kryptik, act: Activation, player: int, picks: tuple[int, ...]) -> str:
        return f"Discard {self.n - len(picks)} more."

    def why_never(self, m: Kryptik, act: Activation, player: int, card: int) -> str:
        """Say what is discarded."""
        return "You discard cards from your hand."


@dataclass(frozen=True)
class Discarding(Op):
    """Discards what was picked."""

    def step(self, m: Kryptik, f: Frame) -> None:
        m.pop()
        for card in arguments(m, f.data):
            m.do(Discarded(card, f.act.player))


DISCARDING: Final = Discarding()


def discard_down(m: Kryptik, player: int) -> None:
    """Let a player discard down to seven cards (kryptik:end.discard, kryptik:hand.maximum)."""
    over = len(m.hand(player)) - HAND_LIMIT
    if over > 0:
        m.push(Asking(DiscardRun(over), DISCARDING), Activation(player, NOBODY))
