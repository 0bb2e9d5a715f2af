"""The cards of house Dis."""

from cardwright.kernel.nodes import Node

CARDS: dict[str, list[Node]] = {}
