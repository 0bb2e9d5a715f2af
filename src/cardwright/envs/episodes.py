"""Episodes: the matches that an environment plays, one after the other, and what agents see of them."""

from collections.abc import Mapping, Sequence
from secrets import randbits
from typing import Final

import numpy as np
from numpy.typing import NDArray

import cardwright as cw
from cardwright.kernel.basics.errors import BadSetup, IllegalOption, NotAsked
from cardwright.kernel.pieces.decklist import DeckList

Numbers = NDArray[np.float32]
Mask = NDArray[np.int8]

SEED_BITS: Final = 62
LISTED: Final = 8
"""As many possible actions as the message of an error lists."""


class Episodes:
    """The matches of an environment: how they begin, what is observed of them, and what they are worth at the end."""

    def __init__(self, game: str, players: int, decks: Sequence[DeckList | str], options: Mapping[str, int]) -> None:
        """Prepare matches; what they cannot begin with, `begin` says, but for `BadSetup` for what is no such number."""
        found = cw.load(game)
        if not isinstance(players, int | np.integer):
            raise BadSetup(f"How many play has to be a whole number, such as players=2, not {players!r}.")
        self.game = found.seated(int(players) or found.players)
        self.encoding = self.game.encoding
        self.players = self.game.players
        self._decks = tuple(decks)
        self._options = dict(options)
        self._seed = randbits(SEED_BITS)
        self._number = 0

    def reseed(self, seed: int | None) -> None:
        """Have the matches from here on follow from a seed, if there is one."""
        if seed is not None:
            self._seed, self._number = seed, 0

    def begin(self, *, log: bool = False) -> cw.Match:
        """Begin the next match; with ``log`` it can tell what has happened.

        Raises `BadDeck` or `BadSetup`.
        """
        self._number += 1
        seed = f"{self._seed}/{self._number}"
        decks = self._decks or drawn_decks(self.game, self.chance("decks"))
        return self.game.start(decks, seed, log=log, **self._options)  # type: ignore[arg-type]  # options alone

    def chance(self, purpose: str) -> cw.Rng:
        """Return random numbers for this match that have nothing to do with its own."""
        return cw.Rng(f"{self._seed}/{self._number}").stream(purpose)

    def observed(self, match: cw.Match, player: int) -> tuple[Numbers, list[int]]:
        """Return what a player may know, and the actions of the options that the player is offered."""
        numbers = np.empty(self.encoding.size, np.float32)
        return numbers, self.encoding.write(match, player, numbers.data)

    def told(self, match: cw.Match) -> str:
        """Return what all see of a match, in a sentence or two."""
        if match.outcome is not None:
            return f"The match is over: {match.outcome.reason}."
        return f"Turn {match.turn}. {match.view(self.players)['decision']['prompt']}"  # type: ignore[index]  # nobody has won


def masked(number: int, actions: list[int]) -> Mask:
    """Return a mask of so many actions: 1 for each of those that are possible, 0 for all others."""
    mask = np.zeros(number, np.int8)
    numbers = mask.data  # for so few quicker than an array of places
    for action in actions:
        numbers[action] = 1
    return mask


def drawn_decks(game: cw.Game, chance: cw.Rng) -> list[DeckList]:
    """Draw one of the decks that ship with a game for each player, as far as they may meet."""
    decks: list[DeckList] = []
    for _ in range(game.players if game.decks else 0):
        shipped = list(game.decks.values())
        decks.append(game.deck_to_meet(decks, chance) if decks else shipped[chance.below(len(shipped))])
    return decks


def require_begun(asked: Sequence[object]) -> None:
    """Refuse to go on (`NotAsked`) where nobody is asked, before the first match and at the end of each."""
    if not asked:
        raise NotAsked("No match is going on: call reset() first, which begins one.")


def option_of(actions: list[int], action: object) -> int:
    """Return which option an action is; `IllegalOption` says which are possible, `NotAsked` that none is."""
    require_begun(actions)
    number = int(action) if isinstance(action, int | np.integer) else -1
    if number not in actions:
        some = ", ".join([str(each) for each in actions[:LISTED]]) + (", ..." if len(actions) > LISTED else "")
        raise IllegalOption(f"The action {action} is not possible now; possible are {some}: see the action mask.")
    return actions.index(number)
