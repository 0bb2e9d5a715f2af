"""What the cards do besides their figures, by their keys."""

from typing import Final

from cardwright.games.crucible.cards import memories, tiles, tokens
from cardwright.kernel.pieces.nodes import Node

ABILITIES: Final[dict[str, tuple[Node, ...]]] = {**tokens.CARDS, **tiles.CARDS, **memories.CARDS}
