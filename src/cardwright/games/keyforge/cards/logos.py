"""The cards of house Logos."""

from cardwright.kernel.nodes import Node

CARDS: dict[str, list[Node]] = {}
