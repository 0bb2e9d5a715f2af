"""The cards of house Untamed."""

from cardwright.language.words import Word

CARDS: dict[str, list[Word]] = {}
