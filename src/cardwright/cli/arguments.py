"""What several commands take: who plays with what, the settings of a game, and how it is told."""

from collections.abc import Sequence
from typing import Annotated

from cyclopts import Parameter

import cardwright as cw
from cardwright.cli import lists, simulating
from cardwright.kernel.basics import names
from cardwright.kernel.basics.errors import BadSetup
from cardwright.kernel.pieces.decklist import DeckList

Plain = Annotated[bool, Parameter(negative=(), help="Write lines for screen readers and pipes: no colors, no boxes.")]


def contestants(
    game: cw.Game, decks: Sequence[str], bots: Sequence[str] | None, players: int | None, seed: str
) -> tuple[list[DeckList], list[str]]:
    """Find the decks that were named, and a bot for each player; the seed draws decks that are to be random."""
    chance = cw.Rng(seed).stream("random decks")
    found = [lists.find(game, deck, chance=chance) for deck in decks]
    seated = game if players is None else game.seated(players)
    return found, simulating.contestants(bots, seated, len(found), players)


def options_of(given: Sequence[str]) -> dict[str, int]:
    """Read the settings of a game, each as NAME=NUMBER."""
    options: dict[str, int] = {}
    for text in given:
        name, _, number = text.partition("=")
        try:
            options[name] = int(number)
        except ValueError as error:
            raise BadSetup(f"{names.quote(text)} is no setting: write NAME=NUMBER, such as first=0.") from error
    return options
