"""Destiny, Memories and Victory Points: what is drawn, and what is won (crucible:destiny.when)."""

from cardwright.games.crucible.events import (
    DestinyDrawn,
    DestinyReshuffled,
    MemoryDrawn,
    MemoryForgotten,
)
from cardwright.games.crucible.state import Crucible
from cardwright.games.crucible.values import CORE
from cardwright.games.crucible.zones import DECK, DESTINY, DESTINY_DISCARD, HAND, ZONES


def draw_destiny(m: Crucible, player: int) -> int:
    """Draw a Destiny card for a player and return its value (crucible:destiny.measure).

    Where none is left, those drawn before are shuffled (crucible:ruling.destiny-out).
    """
    if not m.zones[m.shared(DESTINY)]:
        m.do(DestinyReshuffled())
    card = m.zones[m.shared(DESTINY)][-1]
    m.do(DestinyDrawn(player, card))
    return m.printed[card].facts.value


def draw_for(m: Crucible, card: int) -> int:
    """Draw Destiny for a combatant; -1 for those whose figures include it.

    crucible:monster.no-destiny, crucible:ruling.token-destiny
    """
    return draw_destiny(m, m.owners[card]) if m.is_character(card) else -1


def left_of_destiny(m: Crucible) -> tuple[int, ...]:
    """Return how many cards of each value have not been drawn, as everybody can count; all if none is left."""
    counts = [0] * len(m.values.destiny)
    left = m.zones[m.shared(DESTINY)] or m.zones[m.shared(DESTINY_DISCARD)]
    for card in left:
        counts[m.printed[card].facts.value] += 1
    return tuple(counts)


def draw_memories(m: Crucible, player: int, amount: int) -> int:
    """Draw Memories as far as there are any, and return how many (crucible:ruling.empty-deck)."""
    for drawn in range(amount):
        deck = m.zone(player, DECK)
        if not deck:
            return drawn
        m.do(MemoryDrawn(player, deck[-1]))
    return amount


def forget(m: Crucible, player: int, card: int) -> None:
    """Discard a Memory to the bottom of its owner's deck (crucible:memory.bottom)."""
    m.do(MemoryForgotten(player, card))


def forgettable(m: Crucible, player: int) -> list[int]:
    """Return the Memories in hand that can be discarded: never a Core Memory (crucible:ruling.core-stays)."""
    return [card for card in m.zone(player, HAND) if m.printed[card].facts.category != CORE]


def in_hand(m: Crucible, player: int, card: int) -> bool:
    """Whether a player holds a Memory."""
    return m.where[card] == player * ZONES + HAND


def has_won(m: Crucible, player: int) -> bool:
    """End the match if a player has enough Victory Points, and tell whether it is over (crucible:win.ten).

    It is asked after every single award (crucible:win.at-once, crucible:ruling.single-awards).
    """
    if m.points[player] >= m.options["points"]:
        m.end((player,), f"{m.points[player]} victory points")
    return m.outcome is not None
