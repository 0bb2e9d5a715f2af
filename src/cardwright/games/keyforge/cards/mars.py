"""The cards of house Mars."""

from cardwright.language.words import Word

CARDS: dict[str, list[Word]] = {}
