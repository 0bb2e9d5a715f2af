"""The cards of house Mars."""

from cardwright.kernel.nodes import Node

CARDS: dict[str, list[Node]] = {}
