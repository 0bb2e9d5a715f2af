"""How a match came about, in numbers of each player: what is told at its end."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Tally:
    """What is counted ("Cards played"), and how much of it each player has, in the order of the seats."""

    title: str
    amounts: tuple[int, ...]


class Count:
    """Adds up what players did, in rows that stand in the order of their ``titles``."""

    __slots__ = ("rows",)

    def __init__(self, players: int, titles: tuple[str, ...]) -> None:
        """Begin with nothing counted."""
        self.rows: dict[str, list[int]] = {title: [0] * players for title in titles}

    def add(self, title: str, player: int, amount: int = 1) -> None:
        """Count something; what nobody did is passed over."""
        if player >= 0:
            self.rows[title][player] += amount

    def tallies(self) -> tuple[Tally, ...]:
        """Return the rows in which anybody has anything."""
        return tuple([Tally(title, tuple(amounts)) for title, amounts in self.rows.items() if any(amounts)])
