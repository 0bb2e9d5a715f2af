"""Cards and values of somebody's own, as files that are named on the command line."""

from pathlib import Path

import cardwright as cw
from cardwright.cli import files
from cardwright.games.own import CARDS, VALUES, Kind, Own, played_with
from cardwright.kernel.basics.errors import BadSetup
from cardwright.kernel.core import registry


def bring(game: str | None, cards: Path | None, values: Path | None = None) -> list[Own]:
    """Let the game of that name be played with these files from now on, and return them.

    The file, the line and what would be right are named by `FileTrouble`, `BadTree` or `BadSetup`.
    """
    named: dict[Kind, Path | None] = {CARDS: cards, VALUES: values}
    own = [
        Own(kind, files.read_text(path, f"file of {kind}"), str(path))
        for kind, path in named.items()
        if path is not None
    ]
    if own:
        if game is None:
            raise BadSetup("Say for which game these cards or values are, as in `--game kyza`.")
        registry.replace(played_with(cw.load(game), own))
    return own
