"""Kyza decks: plain text and JSON alone; the one section of a list is named for its format: ``[Kollectors Micro]``."""

from cardwright.decks.games import DeckGame
from cardwright.games.kyza.deckrules import FORMATS
from cardwright.games.kyza.game import GAME

KYZA = DeckGame(
    game=GAME.name,
    sections={key: form.title for key, form in FORMATS.items()},
    section_word="format",
    key=lambda name: GAME.print_by_name(name).key,
    title=lambda key: GAME.print_by_key(key).name,
    check=GAME.check_deck,
)
"""What deck lists must know of Kyza Kards."""
