"""The cards of house Shadows."""

from cardwright.kernel.nodes import Node

CARDS: dict[str, list[Node]] = {}
