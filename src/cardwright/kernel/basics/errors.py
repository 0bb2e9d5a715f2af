"""Everything that can go wrong because of what somebody gave us.

    CardwrightError
    ├── OptionError
    │   ├── UnknownOption     no option anywhere is called that
    │   ├── IllegalOption     a real option, but not one of this decision
    │   ├── AmbiguousOption   the text fits several options
    │   └── NotAsked          the match waits for other players
    ├── GameOver              a pick after the end
    ├── ConcessionRefused     a player who cannot give the game up
    ├── UndoRefused           a pick that cannot be taken back
    ├── UnknownGame
    ├── UnknownCard
    ├── UnknownBot
    ├── BadDeck               a deck list that is no legal deck
    ├── BadSetup              players, decks or options a game cannot start with
    ├── BadTree               JSON that describes no words of a game
    ├── BadSave               a saved match that cannot be read
    └── BadRecord             a record that cannot be read, or does not replay

Each message is one sentence for the person who gave the input: what is wrong, where, what would be right. Of a file of
cards there is one for each card that is wrong, on a line of its own.
"""


class CardwrightError(Exception):
    """Base of all errors caused by input; ``str(error)`` is a sentence for people."""


class OptionError(CardwrightError):
    """A pick that the current decision does not take; the match is unchanged."""


class UnknownOption(OptionError):
    """The text or number names no option."""


class IllegalOption(OptionError):
    """The option exists in the game, but the current decision does not offer it."""


class AmbiguousOption(OptionError):
    """The text fits several options of the decision."""


class NotAsked(OptionError):
    """A player picked, or took back a pick, while the match waits only for others."""


class GameOver(CardwrightError):
    """A pick was made after the match had ended."""


class ConcessionRefused(CardwrightError):
    """The player is not in the game, or it does not go on without one of several."""


class UndoRefused(CardwrightError):
    """The pick cannot be taken back: there is none, or somebody has learned something since."""


class UnknownGame(CardwrightError):
    """No game of that name is registered."""


class UnknownCard(CardwrightError):
    """No card of that name or number is known."""


class UnknownBot(CardwrightError):
    """No bot of that name is registered."""


class BadDeck(CardwrightError):
    """A deck list that cannot be read, or is no legal deck of its game."""


class BadSetup(CardwrightError):
    """Decks, players or options that the game cannot start with."""


class BadTree(CardwrightError):
    """JSON that describes no tree of words, or no value that a match can hold."""


class BadSave(CardwrightError):
    """A saved match that cannot be read."""


class BadRecord(CardwrightError):
    """A record that cannot be read, or does not replay to the same match."""
