"""Changes of pools, keys and chains."""

from typing import Final

from cardwright.games.keyforge.deckrules import MOST_CHAINS
from cardwright.games.keyforge.events.base import Change
from cardwright.games.keyforge.state import KeyForge
from cardwright.kernel.core.deeds import Deed
from cardwright.kernel.core.log import Teller
from cardwright.kernel.pieces.zones import NOBODY

SUPPLY: Final = -1
"""The place of the æmber that nobody has; it never runs out (keyforge:tokens.unlimited)."""
UNLIMITED: Final = 1_000_000_000
"""More æmber than anybody ever moves at once."""
FIRST_POOL: Final = SUPPLY - 1
"""The pool of the first player; those of the others follow below."""
REAPING: Final = 1
THEFT: Final = 2
PAYMENT: Final = 3
GIFT: Final = 4
CAPTURE: Final = 5
FORGING: Final = 6
DEPARTURE: Final = 7
"""Why æmber moves, where its places alone do not tell: what it is called, and what may replace it, depends on that."""


def pool(player: int) -> int:
    """Return the place that is a player's pool; a card is a place too, by its own number."""
    return FIRST_POOL - player


def pool_owner(place: int) -> int:
    """Return the player whose pool a place is; -1 if it is none."""
    return FIRST_POOL - place if place < SUPPLY else NOBODY


def aember_at(m: KeyForge, place: int) -> int:
    """Return how much æmber there is to move from a place."""
    if place == SUPPLY:
        return UNLIMITED
    return m.aember[pool_owner(place)] if place < SUPPLY else m.state(place).aember


def with_one(row: tuple[int, ...], player: int, value: int) -> tuple[int, ...]:
    """Return a row of numbers, one for each player, with another one for a player."""
    return (*row[:player], value, *row[player + 1 :])


class AemberMoved(Change):
    """Æmber went from a place to another: the supply, a player's `pool`, a card.

    A card that has left play has none any more, whatever is still moved from it.
    """

    people = ()
    about = ()

    def __init__(self, amount: int, source: int, target: int, why: int = 0) -> None:
        self.amount: int = amount
        self.source: int = source
        self.target: int = target
        self.why: int = why

    def apply(self, m: KeyForge) -> None:
        """Take it off one place and add it to the other (keyforge:aember.pool, keyforge:capture)."""
        source, target = self.source, self.target
        if source < SUPPLY:
            m.aember[FIRST_POOL - source] -= self.amount
        elif source in m.in_play:
            m.change(source).aember -= self.amount
        if target < SUPPLY:
            m.aember[FIRST_POOL - target] += self.amount
        elif target > SUPPLY:
            m.change(target).aember += self.amount
        m.shake()

    def deeds(self) -> list[Deed]:
        """Return who gains, loses, pays or takes it: a player, or a card."""
        giver, taker = pool_owner(self.source), pool_owner(self.target)
        source = (self.source,) if self.source > SUPPLY else ()
        target = (self.target,) if self.target > SUPPLY else ()
        if self.target == SUPPLY:
            kind = "paid" if self.why == FORGING else "lost"
            return [Deed(kind, giver, source, amount=self.amount, counts="aember")]
        if taker >= 0 and giver >= 0 and self.why != THEFT:
            return [Deed("paid", giver, victim=taker, amount=self.amount, counts="aember")]
        kind = "gained" if self.source == SUPPLY else "taken"
        return [Deed(kind, taker, target, source, giver, self.amount, "aember")]

    def cards(self) -> tuple[int, ...]:
        """Return the places that are cards."""
        return tuple([place for place in (self.source, self.target) if place > SUPPLY])

    def text(self, t: Teller) -> str:
        giver, taker = pool_owner(self.source), pool_owner(self.target)
        much = f"{self.amount} æmber"
        if self.target == SUPPLY:
            return self.spent_or_lost(t, giver, much)
        if taker < 0:
            return self.put_on_card(t, giver, much)
        if giver < 0:
            return self.taken(t, taker, much)
        if self.why == THEFT:
            return f"{t.does(taker, 'steal')} {much} from {t.who(giver)}."
        return f"{t.does(giver, 'pay' if self.why == PAYMENT else 'give')} {t.who(taker)} {much}."

    def spent_or_lost(self, t: Teller, giver: int, much: str) -> str:
        """Say that it goes to the supply; what a key costs is told with the key."""
        if giver < 0:
            return f"{much} on {t.card(self.source)} is spent."
        return "" if self.why == FORGING else f"{t.does(giver, 'lose')} {much}."

    def put_on_card(self, t: Teller, giver: int, much: str) -> str:
        """Say that it goes onto a card."""
        card = t.card(self.target)
        if self.why == CAPTURE:
            return f"{card} captures {much}{f' from {t.who(giver)}' if giver >= 0 else ''}."
        return f"{much} is put on {card}." if giver < 0 else f"{t.does(giver, 'put')} {much} on {card}."

    def taken(self, t: Teller, taker: int, much: str) -> str:
        """Say that it comes into a pool from the supply, or from a card."""
        if self.source == SUPPLY:
            return f"{t.does(taker, 'gain')} {much}."
        card = t.card(self.source)
        if self.why == DEPARTURE:
            return f"{t.does(taker, 'get')} the {much} on {card}."
        return f"{t.does(taker, 'take')} {much} from {card}."


class Forged(Change):
    """A player who has spent its cost forged a key (keyforge:forge)."""

    deed = "scored"
    counts = "keys"

    def __init__(self, player: int, cost: int) -> None:
        self.player: int = player
        self.cost: int = cost

    def apply(self, m: KeyForge) -> None:
        """Turn the key over."""
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
    deed = "lost"
    counts = "keys"

    def __init__(self, player: int) -> None:
        self.player: int = player

    def apply(self, m: KeyForge) -> None:
        m.keys[self.player] -= 1
        m.shake()
        m.new_keys = with_one(m.new_keys, self.player, m.new_keys[self.player] - 1)


class ChainsGained(Change):
    """A player gained chains (keyforge:chains.gain)."""

    tells = "{player:gain} {amount:chain}."
    deed = "gained"
    counts = "chains"

    def __init__(self, player: int, amount: int) -> None:
        self.player: int = player
        self.amount: int = amount

    def apply(self, m: KeyForge) -> None:
        """Raise the tracker, which ends at 24 (keyforge:ruling.chains-limit)."""
        m.chains[self.player] = min(m.chains[self.player] + self.amount, MOST_CHAINS)


class ChainShed(Change):
    """A player shed one chain (keyforge:chains.shed)."""

    tells = "{player:shed} a chain."
    deed = "lost"
    counts = "chains"

    def __init__(self, player: int) -> None:
        self.player: int = player

    def apply(self, m: KeyForge) -> None:
        m.chains[self.player] -= 1
