"""The cards of house Dis."""

from cardwright.language.words import Word

CARDS: dict[str, list[Word]] = {}
