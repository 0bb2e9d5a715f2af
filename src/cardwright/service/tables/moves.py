"""The moves of a match at a table: picks, and secret answers that were taken back."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from cardwright.kernel.matches.match import Match

WITHDRAWN: Final = -1
"""The option of a move that took a secret answer back."""


class Move(Struct, frozen=True):
    """A pick of the match, or with the option `WITHDRAWN` a secret answer taken back.

    ``choice`` says that there was more than one option, ``real`` that with it a person made a choice; ``barrier`` is
    the match's before it; ``secret`` that it is part of a secret decision that was still open afterwards; ``earned``
    are the seats whose clocks it added to.
    """

    seat: int
    option: int
    choice: bool
    real: bool
    barrier: int
    secret: bool
    earned: tuple[int, ...] = ()


def make(match: Match, move: Move) -> None:
    """Make a move again."""
    if move.option == WITHDRAWN:
        match.withdraw(move.seat)
    else:
        match.choose(move.option, move.seat)


def choices_made(moves: Sequence[Move]) -> int:
    """Return how many picks with a choice were made and not taken back: what tells where a lesson stands."""
    made: list[Move] = []
    for move in moves:
        if move.option != WITHDRAWN:
            made.append(move)
            continue
        while made and made[-1].secret and made[-1].seat == move.seat:
            made.pop()
    return sum([move.choice for move in made])
