"""Rows of things: what two of them have in common."""

from collections.abc import Sequence


def alike(one: Sequence[object], other: Sequence[object]) -> int:
    """Return with how many equal things both rows begin."""
    most = min(len(one), len(other))
    same = 0
    while same < most and one[same] == other[same]:
        same += 1
    return same
