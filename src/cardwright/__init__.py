"""Cardwright: tabletop card games with their whole rulebooks enforced, to play, study and design.

A game is loaded by name, a match started from two decks and a seed, and played by picking options of its decision:

>>> import cardwright as cw
>>> game = cw.load("keyforge")
>>> match = game.start(["Radiant Argus the Supreme", "The Countess of Windhedge"], seed=7, names=["Ann", "Ben"])
>>> match.decision.prompt
'Keep this hand, or shuffle it back and draw one card fewer?'
>>> match.decision.texts()
['keep hand', 'mulligan']
>>> match.choose("keep hand")

A pick that is not possible is refused in a sentence, and changes nothing:

>>> match.choose("end turn")
Traceback (most recent call last):
cardwright.kernel.basics.errors.IllegalOption: 'end turn' is not possible now; possible are 'keep hand', 'mulligan'.

Copies are cheap and independent, a match goes to text and back at any moment, and its record plays it again:

>>> child = match.copy()
>>> child.choose("mulligan")
>>> child == match
False
>>> cw.Match.from_json(match.to_json()) == match
True
>>> cw.replay(match.record).fingerprint == match.fingerprint
True

What a player may know is a view; a sampled world looks the same to that player, and hides other cards:

>>> world = match.sample(0, cw.Rng(3))
>>> world.view(0) == match.view(0)
True

Cards tell what they do in words made from what they do:

>>> print(game.cards["anger"].text)
Play: Ready a friendly creature and fight with it.

To the end, with a bot that thinks with random numbers of its own:

>>> rng = cw.Rng(7).stream("picks")
>>> while not match.over:
...     match.choose(rng.below(len(match.decision)))
>>> match.outcome.reason
'third key forged'
"""

from importlib.metadata import version

from cardwright import decks, games
from cardwright.kernel.basics.errors import (
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
    UndoRefused,
    UnknownBot,
    UnknownCard,
    UnknownGame,
    UnknownOption,
)
from cardwright.kernel.basics.outcome import Outcome
from cardwright.kernel.basics.rng import Rng
from cardwright.kernel.core.registry import game_names
from cardwright.kernel.keeping.records import Record
from cardwright.kernel.matches.game import Game, load
from cardwright.kernel.matches.history import History
from cardwright.kernel.matches.match import Decision, Match
from cardwright.kernel.matches.replays import replay
from cardwright.kernel.pieces.cards import CardIndex, CardPrint
from cardwright.kernel.pieces.decklist import DeckCard, DeckList
from cardwright.kernel.pieces.options import Option
from cardwright.kernel.pieces.series import Series

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
    "History",
    "IllegalOption",
    "Match",
    "NotAsked",
    "Option",
    "OptionError",
    "Outcome",
    "Record",
    "Rng",
    "Series",
    "UndoRefused",
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
