"""The figures of a position, which heads learn from, by their names."""

from typing import Protocol

from cardwright.kernel.matches.match import Match


class Laid(Protocol):
    """A table at which a match was laid out."""

    @property
    def m(self) -> Match:
        """The match."""


def figures(t: Laid, player: int = 0) -> dict[str, float]:
    """Return the figures of a player's position by name."""
    game = t.m.game
    return dict(zip([feature.name for feature in game.features], game.features_of(t.m, player), strict=True))
