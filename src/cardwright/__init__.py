"""Cardwright: tabletop card games with their whole rulebooks enforced, to play, study and design.

>>> import cardwright as cw
>>> game = cw.load("keyforge")
>>> game.title, game.players
('KeyForge', 2)
"""

from importlib.metadata import version

from cardwright import decks, games
from cardwright.kernel.cards import CardIndex, CardPrint
from cardwright.kernel.decklist import DeckCard, DeckList
from cardwright.kernel.errors import (
    AmbiguousOption,
    BadDeck,
    BadRecord,
    BadSave,
    BadSetup,
    BadTree,
    CardwrightError,
    GameOver,
    IllegalOption,
    NotAsked,
    OptionError,
    UnknownBot,
    UnknownCard,
    UnknownGame,
    UnknownOption,
)
from cardwright.kernel.game import Game
from cardwright.kernel.match import Match
from cardwright.kernel.options import Decision, Option
from cardwright.kernel.outcome import Outcome
from cardwright.kernel.records import Record, replay
from cardwright.kernel.registry import game_names, load
from cardwright.kernel.rng import Rng

__version__ = version("cardwright")

__all__ = [
    "AmbiguousOption",
    "BadDeck",
    "BadRecord",
    "BadSave",
    "BadSetup",
    "BadTree",
    "CardIndex",
    "CardPrint",
    "CardwrightError",
    "Decision",
    "DeckCard",
    "DeckList",
    "Game",
    "GameOver",
    "IllegalOption",
    "Match",
    "NotAsked",
    "Option",
    "OptionError",
    "Outcome",
    "Record",
    "Rng",
    "UnknownBot",
    "UnknownCard",
    "UnknownGame",
    "UnknownOption",
    "__version__",
    "decks",
    "game_names",
    "games",
    "load",
    "replay",
]
