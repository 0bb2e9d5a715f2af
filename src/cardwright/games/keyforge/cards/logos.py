"""The cards of house Logos."""

from cardwright.language.words import Word

CARDS: dict[str, list[Word]] = {}
