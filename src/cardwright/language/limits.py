"""Bounds of what stands in a field of a word, written in its annotation: `n: Annotated[int, Least(1)]`.

They are read from the sources into the tables of `kinds`, and nowhere else: at run time they say nothing.
"""

from typing import Annotated, Final


class Least:
    """At least so much, and perhaps at most so much; of a list, at least so many entries.

    A number that is counted must be able to come so far.
    """

    def __init__(self, least: int, most: int | None = None) -> None:
        """Bound it."""
        self.least: Final = least
        self.most: Final = most


class Among:
    """One of these values alone."""

    def __init__(self, *values: int | str) -> None:
        """List them."""
        self.values: Final = values


Some = Annotated[int, Least(1)]
"""How many of something a card does: less than one would be nothing."""
