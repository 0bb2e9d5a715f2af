"""Files of cards and values of somebody's own, with which tables are played (`cardwright.games.own`)."""

from collections.abc import Sequence

from cardwright.games.own import Own, game_of
from cardwright.kernel.basics import names
from cardwright.kernel.basics.errors import BadSetup, BadTree
from cardwright.kernel.matches.game import Game
from cardwright.service.protocol import OwnFile, OwnInfo
from cardwright.service.troubles import Refusal


def owned(files: Sequence[OwnFile]) -> tuple[Own, ...]:
    """Return files that came in messages as `game_of` takes them."""
    return tuple(Own(file.kind, file.text, file.called) for file in files)


def told(files: Sequence[OwnFile]) -> tuple[OwnInfo, ...]:
    """Return what everybody is told of files at once."""
    return tuple(OwnInfo(file.kind, file.called) for file in files)


def played(name: str, files: Sequence[OwnFile]) -> Game:
    """Return the game of that name as it is played with these files; `UnknownGame`, or `Refusal` says what is wrong.

    To read them takes up to a second: not for the thread that serves everybody.
    """
    kinds = [file.kind for file in files]
    if len(set(kinds)) < len(kinds):
        raise Refusal("illegal", "A game is played with one file of cards, and with one of values.")
    if [file for file in files if names.clean(file.called) != file.called]:
        raise Refusal("illegal", "The name of a file is one line, without spaces around it.")
    try:
        return game_of(name, owned(files))
    except (BadTree, BadSetup) as error:
        raise Refusal("illegal", str(error)) from error
