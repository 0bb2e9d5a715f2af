"""How a match ended."""

from typing import Final

WON: Final = 1000.0
"""How well whoever has won stands, for bots to steer by: far better than in any position."""


class Outcome:
    """How a match ended: the winning players (several or none for a draw) and why, in a few words."""

    __slots__ = ("reason", "winners")

    def __init__(self, winners: tuple[int, ...], reason: str) -> None:
        """Describe an end."""
        self.winners: tuple[int, ...] = winners
        self.reason: str = reason

    def __eq__(self, other: object) -> bool:
        """Compare by content."""
        return isinstance(other, Outcome) and (self.winners, self.reason) == (other.winners, other.reason)

    def __hash__(self) -> int:
        """Hash by content."""
        return hash((self.winners, self.reason))

    def __repr__(self) -> str:
        """Show what would make it again."""
        return f"Outcome(winners={self.winners!r}, reason={self.reason!r})"


def returns(outcome: Outcome | None, players: int) -> list[float]:
    """Return what each player has of an outcome: together 0, and all of it 0 where nobody or everybody won."""
    winners = () if outcome is None else outcome.winners
    losers = players - len(winners)
    if not winners or not losers:
        return [0.0] * players
    return [1 / len(winners) if player in winners else -1 / losers for player in range(players)]


def final_standings(outcome: Outcome, players: int) -> list[float]:
    """Return how well each player stands in the end: `WON`, a share of it where several have won, or minus that much.

    Where nobody wins, all stand at 0.
    """
    winners = outcome.winners
    if not winners:
        return [0.0 for _ in range(players)]
    return [WON / len(winners) if player in winners else -WON for player in range(players)]
