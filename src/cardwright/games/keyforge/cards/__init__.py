"""The cards: one module a house, one entry a card."""

from cardwright.games.keyforge.cards import brobnar, dis, logos, mars, sanctum, shadows, untamed
from cardwright.kernel.pieces.nodes import Node

ABILITIES: dict[str, tuple[Node, ...]] = {
    title[:3]: tuple(abilities)
    for module in (brobnar, dis, logos, mars, sanctum, shadows, untamed)
    for title, abilities in module.CARDS.items()
}
"""What each card does, by collector number; a card that is not here is not playable yet."""
