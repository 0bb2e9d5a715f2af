"""The cards of house Shadows."""

from cardwright.language.words import Word

CARDS: dict[str, list[Word]] = {}
