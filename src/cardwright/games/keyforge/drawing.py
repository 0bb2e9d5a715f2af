"""Drawing cards, and what chains take away from it."""

from typing import Final

from cardwright.games.keyforge.events import ChainShed, Drew, Reset
from cardwright.games.keyforge.questions import HAND_SIZE
from cardwright.games.keyforge.state import USUAL_HAND_SIZE, KeyForge
from cardwright.games.keyforge.zones import DECK, DISCARD, HAND, ZONES

CHAINS_PER_CARD: Final = 6
MOST_FEWER: Final = 4


def draw(m: KeyForge, player: int, amount: int) -> int:
    """Draw cards from the top of the deck; an empty deck is made anew from the discard pile (keyforge:draw.reset-deck).

    Chains have no part in it (keyforge:chains.refill-only). Returns how many were drawn: fewer only when there is no
    card left anywhere (keyforge:ruling.draw-none-left).
    """
    zone = player * ZONES + DECK
    for drawn in range(amount):
        if not m.zones[zone]:
            if not m.zone(player, DISCARD):
                return drawn
            m.do(Reset(player))
        m.do(Drew(player, m.zones[zone][-1]))
    return amount


def fewer_cards(chains: int) -> int:
    """Return how many cards fewer a player with that many chains draws (keyforge:chains.table)."""
    return min((chains + CHAINS_PER_CARD - 1) // CHAINS_PER_CARD, MOST_FEWER)


def draw_up_to(m: KeyForge, player: int, size: int) -> None:
    """Fill the hand to a size, less what chains take; if they took any, one is shed (keyforge:chains.shed)."""
    missing = size - len(m.zone(player, HAND))
    if missing <= 0:
        return  # keyforge:draw.no-discard-down, keyforge:faq.4
    chains = m.chains[player]
    if not chains:
        draw(m, player, missing)
        return
    wanted = min(missing, len(m.zone(player, DECK)) + len(m.zone(player, DISCARD)))
    if draw(m, player, max(missing - fewer_cards(chains), 0)) < wanted:
        m.do(ChainShed(player))  # keyforge:faq.5


def refill(m: KeyForge) -> None:
    """Step 5 (keyforge:draw.refill)."""
    draw_up_to(m, m.active, HAND_SIZE.bent(m, m.active, USUAL_HAND_SIZE))
