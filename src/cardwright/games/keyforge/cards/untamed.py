"""The cards of house Untamed."""

from cardwright.kernel.nodes import Node

CARDS: dict[str, list[Node]] = {}
