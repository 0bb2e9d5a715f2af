"""Changes of pools, keys and chains."""

from typing import Final

from cardwright.games.keyforge.deckrules import MOST_CHAINS
from cardwright.games.keyforge.events.base import Change
from cardwright.games.keyforge.state import KeyForge
from cardwright.kernel.log import Teller
from cardwright.kernel.state import State

REAPING: Final = 1
"""The cause of the æmber that reaping gives."""


def with_one(row: tuple[int, ...], player: int, value: int) -> tuple[int, ...]:
    """Return a row of numbers, one for each player, with another one for a player."""
    return (*row[:player], value, *row[player + 1 :])


class Gained(Change):
    """A player gained æmber from the supply, which never runs out (keyforge:tokens.unlimited)."""

    tells = "{player:gain} {amount} æmber."

    def __init__(self, player: int, amount: int, cause: int = 0) -> None:
        self.player: int = player
        self.amount: int = amount
        self.cause: int = cause

    def apply(self, m: KeyForge) -> None:
        m.aember[self.player] += self.amount


class Lost(Change):
    """A player lost æmber to the supply."""

    tells = "{player:lose} {amount} æmber."

    def __init__(self, player: int, amount: int) -> None:
        self.player: int = player
        self.amount: int = amount

    def apply(self, m: KeyForge) -> None:
        m.aember[self.player] -= self.amount


class Stole(Change):
    """A player took æmber out of another's pool (keyforge:steal)."""

    people = ("player", "victim")
    tells = "{player:steal} {amount} æmber from {victim}."

    def __init__(self, player: int, victim: int, amount: int) -> None:
        self.player: int = player
        self.victim: int = victim
        self.amount: int = amount

    def apply(self, m: KeyForge) -> None:
        m.aember[self.victim] -= self.amount
        m.aember[self.player] += self.amount

    def affected(self, m: State) -> int:
        return self.victim


class Paid(Change):
    """A player paid æmber to another (keyforge:pay)."""

    people = ("player", "to")
    tells = "{player:pay} {to} {amount} æmber."

    def __init__(self, player: int, to: int, amount: int) -> None:
        self.player: int = player
        self.to: int = to
        self.amount: int = amount

    def apply(self, m: KeyForge) -> None:
        m.aember[self.player] -= self.amount
        m.aember[self.to] += self.amount


class Captured(Change):
    """A creature took æmber out of a player's pool (keyforge:capture)."""

    tells = "{card} captures {amount} æmber from {player}."

    def __init__(self, card: int, player: int, amount: int) -> None:
        self.card: int = card
        self.player: int = player
        self.amount: int = amount

    def apply(self, m: KeyForge) -> None:
        m.aember[self.player] -= self.amount
        m.change(self.card).aember += self.amount

    def affected(self, m: State) -> int:
        return self.player


class AemberPlaced(Change):
    """A player moved æmber from the pool onto a card."""

    tells = "{player:put} {amount} æmber on {card}."

    def __init__(self, card: int, player: int, amount: int) -> None:
        self.card: int = card
        self.player: int = player
        self.amount: int = amount

    def apply(self, m: KeyForge) -> None:
        m.aember[self.player] -= self.amount
        m.change(self.card).aember += self.amount


class AemberTaken(Change):
    """Æmber went from a card to a player's pool, or to the supply (-1) if it was spent."""

    def __init__(self, card: int, amount: int, player: int) -> None:
        self.card: int = card
        self.amount: int = amount
        self.player: int = player

    def apply(self, m: KeyForge) -> None:
        m.change(self.card).aember -= self.amount
        if self.player >= 0:
            m.aember[self.player] += self.amount

    def text(self, t: Teller) -> str:
        if self.player < 0:
            return f"{self.amount} æmber on {t.card(self.card)} is spent."
        return f"{t.does(self.player, 'take')} {self.amount} æmber from {t.card(self.card)}."


class Forged(Change):
    """A player forged a key and paid its cost, of which ``spent`` was taken from cards before (keyforge:forge)."""

    def __init__(self, player: int, cost: int, spent: int = 0) -> None:
        self.player: int = player
        self.cost: int = cost
        self.spent: int = spent

    def apply(self, m: KeyForge) -> None:
        """Pay and turn the key over; æmber from pools goes back to the supply (keyforge:aember.use)."""
        m.aember[self.player] -= self.cost - self.spent
        m.keys[self.player] += 1
        player = self.player
        new = m.new_keys[player] + 1 if m.forged[player] == m.turn else 1
        m.new_keys = with_one(m.new_keys, player, new)
        m.forged = with_one(m.forged, player, m.turn)
        m.shake()

    def text(self, t: Teller) -> str:
        cost = f"for {self.cost} æmber" if self.cost else "at no cost"
        return f"{t.does(self.player, 'forge')} a key {cost}."


class Unforged(Change):
    """A key, one of those that the player forged last, was turned back (keyforge:unforge)."""

    tells = "{player:lose} a forged key."

    def __init__(self, player: int) -> None:
        self.player: int = player

    def apply(self, m: KeyForge) -> None:
        m.keys[self.player] -= 1
        m.shake()
        m.new_keys = with_one(m.new_keys, self.player, m.new_keys[self.player] - 1)


class ChainsGained(Change):
    """A player gained chains (keyforge:chains.gain)."""

    tells = "{player:gain} {amount:chain}."

    def __init__(self, player: int, amount: int) -> None:
        self.player: int = player
        self.amount: int = amount

    def apply(self, m: KeyForge) -> None:
        """Raise the tracker, which ends at 24 (keyforge:ruling.chains-limit)."""
        m.chains[self.player] = min(m.chains[self.player] + self.amount, MOST_CHAINS)


class ChainShed(Change):
    """A player shed one chain (keyforge:chains.shed)."""

    tells = "{player:shed} a chain."

    def __init__(self, player: int) -> None:
        self.player: int = player

    def apply(self, m: KeyForge) -> None:
        m.chains[self.player] -= 1
