"""The cards of house Sanctum."""

from cardwright.kernel.nodes import Node

CARDS: dict[str, list[Node]] = {}
