"""What several commands take: who plays with what and where, the settings of a game, and how it is told."""

from collections.abc import Sequence
from typing import Annotated, Final

from cyclopts import Parameter

import cardwright as cw
from cardwright.cli import lists, simulating
from cardwright.kernel.basics import names
from cardwright.kernel.basics.errors import BadSetup
from cardwright.kernel.pieces.decklist import DeckList
from cardwright.research.places import Jobs

Plain = Annotated[bool, Parameter(negative=(), help="Write lines for screen readers and pipes: no colors, no boxes.")]

RAY: Final = "ray"


def contestants(
    game: cw.Game, decks: Sequence[str], bots: Sequence[str] | None, players: int | None, seed: str
) -> tuple[list[DeckList], list[str]]:
    """Find the decks that were named, and a bot for each player; the seed draws decks that are to be random."""
    chance = cw.Rng(seed).stream("random decks")
    found = [lists.find(game, deck, chance=chance) for deck in decks]
    seated = game if players is None else game.seated(players)
    return found, simulating.contestants(bots, seated, len(found), players)


def options_of(given: Sequence[str]) -> dict[str, int]:
    """Read the settings of a game, each as NAME=NUMBER and no name twice."""
    options: dict[str, int] = {}
    for text in given:
        name, _, number = text.partition("=")
        if name in options:
            raise BadSetup(f"The setting {names.quote(name)} is given twice: give it once.")
        try:
            options[name] = int(number)
        except ValueError as error:
            raise BadSetup(f"{names.quote(text)} is no setting: write NAME=NUMBER, such as first=0.") from error
    return options


def place_on(on: str, jobs: int = 1) -> Jobs:
    """Return where people want work to be done: in so many processes, or ``on`` a cluster.

    "ray" is the Ray cluster that this machine is part of, or that Ray's own settings name, or else one that begins
    here; "ray://HOST:10001" is one elsewhere. Raises `BadSetup` for anything else, and what `Cluster` raises.
    """
    if not on:
        return jobs
    if on != RAY and not on.startswith(f"{RAY}://"):
        raise BadSetup(f"{names.quote(on)} is no place to work on: use {RAY}, or {RAY}://HOST:10001.")
    if jobs != 1:
        raise BadSetup("On Ray as many work at once as it has processors: leave --jobs out.")
    try:
        from cardwright.research.cluster import Cluster  # noqa: PLC0415 - Ray is an extra
    except ModuleNotFoundError as error:
        raise BadSetup("This needs Ray: install it with pip install 'cardwright[ray]'.") from error
    return Cluster("" if on == RAY else on)
