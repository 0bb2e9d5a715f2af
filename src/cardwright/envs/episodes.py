"""Episodes: the matches that an environment plays, one after the other, and what agents see of them."""

from collections.abc import Iterable, Mapping, Sequence
from secrets import randbits
from typing import Final

import numpy as np
from numpy.typing import NDArray

import cardwright as cw
from cardwright.kernel.basics.errors import BadSetup, IllegalOption, NotAsked, UnknownGame, UnknownOption
from cardwright.kernel.pieces.decklist import DeckList
from cardwright.kernel.pieces.setup import whole

Numbers = NDArray[np.float32]
Mask = NDArray[np.int8]

SEED_BITS: Final = 62
LISTED: Final = 8
"""As many possible actions as the message of an error lists."""


class Episodes:
    """The matches of an environment: how they begin, what is observed of them, and when they are broken off."""

    def __init__(
        self,
        game: str,
        players: int,
        decks: Iterable[DeckList | str],
        options: Mapping[str, int],
        most_decisions: int = 0,
    ) -> None:
        """Prepare matches; what they cannot begin with, `begin` says, but for what is not of the right kind."""
        if not isinstance(game, str):
            raise UnknownGame(f"A game is called by its name, such as 'kyza', not {game!r}.")
        found = cw.load(game)
        seats = number_or_refused(players, "How many play has to be a whole number, such as players=2")
        self.game = found.seated(seats or found.players)
        self.encoding = self.game.encoding
        self.players = self.game.players
        self.most_decisions = number_or_refused(
            most_decisions, "After how many decisions a match is broken off has to be a whole number, 0 for never"
        )
        """After so many decisions a match is broken off; 0 is never."""
        if self.most_decisions < 0:
            raise BadSetup(
                f"A match is broken off after one decision or more, 0 for never, not after {self.most_decisions}."
            )
        self._decks = checked_decks(decks)
        self._options = dict(options)
        self._seed = randbits(SEED_BITS)
        self._number = 0
        self.decided = 0
        """How many decisions of the match were taken."""

    def reseed(self, seed: int | None) -> None:
        """Have the matches from here on follow from a seed, if there is one; `BadSetup` for what is none."""
        if seed is not None:
            self._seed, self._number = checked_seed(seed), 0

    def begin(self, *, log: bool = False) -> cw.Match:
        """Begin the next match; with ``log`` it can tell what has happened.

        Raises `BadDeck` or `BadSetup`.
        """
        self._number += 1
        self.decided = 0
        seed = f"{self._seed}/{self._number}"
        decks = self._decks or drawn_decks(self.game, self.chance("decks"))
        return self.game.start(decks, seed, log=log, **self._options)  # type: ignore[arg-type]  # options alone

    def chance(self, purpose: str) -> cw.Rng:
        """Return random numbers for this match that have nothing to do with its own."""
        return cw.Rng(f"{self._seed}/{self._number}").stream(purpose)

    def choose(self, match: cw.Match, pick: int, player: int) -> None:
        """Let a player who is asked pick an option, and count it."""
        match.choose(pick, player)
        self.decided += 1

    def is_cut(self, match: cw.Match) -> bool:
        """Whether the match is broken off here, after all the decisions that it may have."""
        return 0 < self.most_decisions <= self.decided and not match.over

    def has_ended(self, match: cw.Match) -> bool:
        """Whether the match goes no further: it is over, or broken off."""
        return match.over or self.is_cut(match)

    def observed(self, match: cw.Match, player: int) -> tuple[Numbers, list[int]]:
        """Return what a player may know, and the actions of the options that the player is offered."""
        numbers = np.empty(self.encoding.size, np.float32)
        return numbers, self.write(match, player, numbers.data)

    def write(self, match: cw.Match, player: int, numbers: "memoryview[float] | memoryview[int]") -> list[int]:
        """Write what a player may know; return the actions of the options that the player is offered."""
        actions = self.encoding.write(match, player, numbers)
        return [] if self.is_cut(match) else actions

    def told(self, match: cw.Match) -> str:
        """Return what all see of a match, in a sentence or two."""
        if match.outcome is not None:
            return f"The match is over: {match.outcome.reason}."
        if self.is_cut(match):
            return f"The match was broken off after decision {self.decided}."
        return f"Turn {match.turn}. {match.view(self.players)['decision']['prompt']}"  # type: ignore[index]  # nobody has won


def several(
    number: int,
    game: str,
    players: int,
    decks: Iterable[DeckList | str],
    options: Mapping[str, int],
    most_decisions: int,
) -> list[Episodes]:
    """Prepare so many matches side by side; `BadSetup` for a number that is none, and what `Episodes` raises."""
    count = number_or_refused(number, "How many matches there are has to be a whole number, such as 16")
    if count < 1:
        raise BadSetup(f"A vector environment has at least one match, not {count}.")
    given = checked_decks(decks)
    return [Episodes(game, players, given, options, most_decisions) for _ in range(count)]


def number_or_refused(value: object, rule: str) -> int:
    """Return the whole number that a value is; `BadSetup` says the rule, and what was given."""
    number = whole(value)
    if number is None:
        raise BadSetup(f"{rule}, not {value!r}.")
    return number


def checked_seed(seed: object) -> int:
    """Return a seed that was given; `BadSetup` for what is none."""
    return number_or_refused(seed, "A seed is a whole number")


def checked_decks(decks: object) -> tuple[DeckList | str, ...]:
    """Return the decks that were given; `BadSetup` for what is no list of decks and names of decks."""
    if isinstance(decks, str) or not isinstance(decks, Iterable):
        raise BadSetup(f"The decks are a list with one for each player, such as ['sparks', 'still'], not {decks!r}.")
    given = tuple(decks)
    for deck in given:
        if not isinstance(deck, DeckList | str):
            raise BadSetup(f"A deck is the name of one that ships with the game, or a DeckList, not {deck!r}.")
    return given


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
    """Return which option an action is.

    `IllegalOption` says which are possible, `UnknownOption` that it is no action at all, `NotAsked` that none is.
    """
    require_begun(actions)
    number = whole(action)
    if number is None:
        raise UnknownOption(f"An action is a whole number, not {action!r}.")
    if number not in actions:
        some = ", ".join([str(each) for each in actions[:LISTED]]) + (", ..." if len(actions) > LISTED else "")
        raise IllegalOption(f"The action {number} is not possible now; possible are {some}: see the action mask.")
    return actions.index(number)
