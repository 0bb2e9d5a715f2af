"""Chain handicaps: how many chains the stronger of two known decks starts with (optional, rulebook "Chains")."""

from collections.abc import Iterable
from typing import Final

from cardwright.games.keyforge.deckrules import MOST_CHAINS

START: Final = 4
"""What the stronger deck starts with (keyforge:chains.handicap.start)."""
STREAK: Final = 3
"""How many wins or losses in a row change the handicap."""


def suggested_handicap(results: Iterable[bool], start: int = START) -> int:
    """Return how many chains the stronger deck starts its next game against the same deck with: 0 to 24.

    ``results`` are its games against that deck so far, in order, true for a win. Three wins in a row add a chain,
    three losses in a row take one away (keyforge:chains.handicap.adjust); after each adjustment the count starts anew
    (keyforge:ruling.handicap-streak).

    >>> suggested_handicap([])
    4
    >>> suggested_handicap([True, True, True, False])
    5
    """
    chains = start
    streak = 0
    last = False
    for won in results:
        streak = streak + 1 if won == last else 1
        last = won
        if streak == STREAK:
            streak = 0
            chains = min(max(chains + (1 if won else -1), 0), MOST_CHAINS)
    return chains
