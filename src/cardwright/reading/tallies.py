"""How a match came about, in lines for those who played it."""

from collections.abc import Sequence

from cardwright.kernel.pieces.tally import Tally


def tallied(tallies: Sequence[Tally], names: Sequence[str]) -> list[str]:
    """Say what was counted, a line a row ("Cards played: Ann 23, Ben 20.")."""
    return [
        f"{tally.title}: {', '.join([f'{name} {n}' for name, n in zip(names, tally.amounts, strict=True)])}."
        for tally in tallies
    ]
