"""Forging keys, and what may be spent on them."""

from dataclasses import dataclass, replace

from cardwright.games.keyforge.actions import AMOUNT, STRIDE
from cardwright.games.keyforge.events import FORGING, SUPPLY, AemberMoved, Forged, pool
from cardwright.games.keyforge.questions import SKIPS_FORGING, SPEND_AEMBER_ON
from cardwright.games.keyforge.state import KEYS_TO_WIN, KeyForge
from cardwright.kernel.core.frames import Activation, Frame, Op


def forge_step(m: KeyForge) -> None:
    """Step 1: forge one key if it can be paid for (keyforge:forge.must, keyforge:forge.one-per-step)."""
    player = m.active
    if m.index and SKIPS_FORGING.holds(m, player):
        return
    cost = m.key_cost(player)
    if affords(m, player, cost):
        forge(m, player, cost)


def affords(m: KeyForge, player: int, cost: int) -> bool:
    """Whether the player can pay that much for a key; captured æmber is nobody's (keyforge:capture.unspendable)."""
    pool = m.aember[player]
    if pool >= cost:
        return True
    cards = purses(m, player)
    return bool(cards) and pool + sum([spendable(m, card) for card in cards]) >= cost


def purses(m: KeyForge, player: int) -> list[int]:
    """Return the cards with æmber on them that the player may spend on keys (keyforge:ruling.spendable-aember)."""
    if SPEND_AEMBER_ON.can not in m.index:
        return []
    return [
        card
        for card, state in m.in_play.items()
        if state.aember and m.controller(card) == player and SPEND_AEMBER_ON.permitted(m, player, card)
    ]


def spendable(m: KeyForge, card: int) -> int:
    """Return how much of the æmber on a card can be spent at once: no more than an option can say."""
    return min(m.state(card).aember, STRIDE - 1)


def forge(m: KeyForge, player: int, cost: int) -> None:
    """Forge a key at a cost that the player affords."""
    cards = purses(m, player) if m.index and cost else []
    if cards:
        m.push(Spending(player, cost, cost, tuple(cards)), Activation(player, -1))
    else:
        turn_key(m, player, cost, 0)


def turn_key(m: KeyForge, player: int, cost: int, spent: int) -> None:
    """Pay the rest of the cost from the pool and turn a key; the third one wins at once (keyforge:win.third-key).

    Nothing that waits for keys resolves any more then (keyforge:ruling.last-key). Nobody is asked which key it is
    (keyforge:ruling.key-colors).
    """
    if cost > spent:
        m.do(AemberMoved(cost - spent, pool(player), SUPPLY, FORGING))
    m.do(Forged(player, cost))
    if m.keys[player] >= KEYS_TO_WIN:
        m.end((player,), "third key forged")


@dataclass(frozen=True)
class Spending(Op):
    """Asks how much of a key's cost comes from each of some cards, the rest comes from the pool.

    ``left`` is what is still to be paid, and ``cards`` are those that are still to be asked for.
    """

    player: int
    cost: int
    left: int
    cards: tuple[int, ...]

    def step(self, m: KeyForge, f: Frame) -> None:
        """Ask for the next card: at least what pool and other cards lack, at most what is there and needed."""
        if not self.cards:
            m.pop()
            turn_key(m, self.player, self.cost, self.cost - self.left)
            return
        others = m.aember[self.player] + sum([spendable(m, card) for card in self.cards[1:]])
        least = max(self.left - others, 0)
        most = min(spendable(m, self.cards[0]), self.left)
        m.ask(m.active, [AMOUNT * STRIDE + n for n in range(least, most + 1)])

    def cards_in(self, f: Frame) -> tuple[int, ...]:
        return self.cards

    def answer(self, m: KeyForge, f: Frame, code: int) -> None:
        amount = code % STRIDE
        if amount:
            m.do(AemberMoved(amount, self.cards[0], SUPPLY, FORGING))
        f.op = replace(self, left=self.left - amount, cards=self.cards[1:])

    def prompt(self, m: KeyForge, f: Frame) -> str:
        return f"How much of the key's cost do you spend from {m.prints[self.cards[0]].name}?"
