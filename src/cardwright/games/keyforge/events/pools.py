"""Changes of pools, keys and chains."""

from cardwright.games.keyforge.deckrules import MOST_CHAINS
from cardwright.games.keyforge.events.base import Change
from cardwright.games.keyforge.state import KeyForge

REAPING = 1
"""The cause of the æmber that reaping gives."""


class Gained(Change):
    """A player gained æmber from the supply, which never runs out (keyforge:tokens.unlimited)."""

    __slots__ = ("amount", "cause", "player")

    def __init__(self, player: int, amount: int, cause: int = 0) -> None:
        """Describe it."""
        self.player: int = player
        self.amount: int = amount
        self.cause: int = cause

    def apply(self, m: KeyForge) -> None:
        """Put it into the pool."""
        m.aember[self.player] += self.amount


class Lost(Change):
    """A player lost æmber to the supply."""

    __slots__ = ("amount", "player")

    def __init__(self, player: int, amount: int) -> None:
        """Describe it."""
        self.player: int = player
        self.amount: int = amount

    def apply(self, m: KeyForge) -> None:
        """Take it from the pool."""
        m.aember[self.player] -= self.amount


class Stole(Change):
    """A player took æmber out of the opponent's pool (keyforge:steal)."""

    __slots__ = ("amount", "player")

    def __init__(self, player: int, amount: int) -> None:
        """Describe it."""
        self.player: int = player
        self.amount: int = amount

    def apply(self, m: KeyForge) -> None:
        """Move it between the pools."""
        m.aember[1 - self.player] -= self.amount
        m.aember[self.player] += self.amount


class Paid(Change):
    """A player paid æmber to the opponent (keyforge:pay)."""

    __slots__ = ("amount", "player")

    def __init__(self, player: int, amount: int) -> None:
        """Describe it."""
        self.player: int = player
        self.amount: int = amount

    def apply(self, m: KeyForge) -> None:
        """Move it between the pools."""
        m.aember[self.player] -= self.amount
        m.aember[1 - self.player] += self.amount


class Captured(Change):
    """A creature took æmber out of a player's pool (keyforge:capture)."""

    __slots__ = ("amount", "card", "player")

    def __init__(self, card: int, player: int, amount: int) -> None:
        """Describe it."""
        self.card: int = card
        self.player: int = player
        self.amount: int = amount

    def apply(self, m: KeyForge) -> None:
        """Move it from the pool onto the card."""
        m.aember[self.player] -= self.amount
        m.change(self.card).aember += self.amount


class Forged(Change):
    """A player forged a key and spent its cost (keyforge:forge)."""

    __slots__ = ("cost", "player")

    def __init__(self, player: int, cost: int) -> None:
        """Describe it."""
        self.player: int = player
        self.cost: int = cost

    def apply(self, m: KeyForge) -> None:
        """Pay and turn the key over."""
        m.aember[self.player] -= self.cost
        m.keys[self.player] += 1
        m.new_keys[self.player] = m.new_keys[self.player] + 1 if m.forged[self.player] == m.turn else 1
        m.forged[self.player] = m.turn


class Unforged(Change):
    """A key, one of those that the player forged last, was turned back (keyforge:unforge)."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        """Describe it."""
        self.player: int = player

    def apply(self, m: KeyForge) -> None:
        """Turn it."""
        m.keys[self.player] -= 1
        m.new_keys[self.player] -= 1


class ChainsGained(Change):
    """A player gained chains (keyforge:chains.gain)."""

    __slots__ = ("amount", "player")

    def __init__(self, player: int, amount: int) -> None:
        """Describe it."""
        self.player: int = player
        self.amount: int = amount

    def apply(self, m: KeyForge) -> None:
        """Raise the tracker, which ends at 24 (keyforge:ruling.chains-limit)."""
        m.chains[self.player] = min(m.chains[self.player] + self.amount, MOST_CHAINS)


class ChainShed(Change):
    """A player shed one chain (keyforge:chains.shed)."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        """Describe it."""
        self.player: int = player

    def apply(self, m: KeyForge) -> None:
        """Lower the tracker."""
        m.chains[self.player] -= 1
