"""Soul energy: its colors, costs as text, and what a cost asks for."""

from typing import Final

from cardwright.games.kryptik.actions import COLORS
from cardwright.kernel.asking.payments import Kinds

KINDS: Final = Kinds(("w", "u", "b", "g", ""))
"""The colors of energy; the last is that of the generic box, which pays for generic stones alone.

kryptik:stone.specific, kryptik:stone.multi, kryptik:stone.generic, kryptik:ruling.one-energy
"""
COLORLESS: Final = 1 << 4
GENERIC_BOX: Final = "1"
NO_ENERGY: Final = (0,) * len(COLORS)
X: Final = "{X}"
BOXES: Final = ("w", "u", "b", "g", "w/u", "u/b", "b/w", "b/g", "g/u", "g/w", GENERIC_BOX)
"""The soul boxes, as they are written."""
_known: Final[dict[str, tuple[int, ...]]] = {}


def parts_of(cost: str) -> tuple[int, ...]:
    """Return the parts of a cost such as ``"{2}{w}{w/u}"``, without its X; ValueError for what cannot be read."""
    known = _known.get(cost)
    if known is None:
        rest = cost.removeprefix(X)
        known = _known[cost] = KINDS.cost(rest) if rest else ()
    return known


def has_x(cost: str) -> bool:
    """Whether a cost has an X, which stands first."""
    return cost.startswith(X)


def box_mask(box: str) -> int:
    """Return the kinds of energy that a soul box gives, as a bit mask; ValueError for what is no box."""
    return COLORLESS if box == GENERIC_BOX else KINDS.mask(box)


def is_plain(box: int) -> bool:
    """Whether a soul box gives energy of one kind only."""
    return box & (box - 1) == 0
