"""The cards of house Sanctum."""

from cardwright.language.words import Word

CARDS: dict[str, list[Word]] = {}
