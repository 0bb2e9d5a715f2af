"""Deeds: what happens in an event to those who watch, in terms that hold for every game."""

from cardwright.kernel.pieces.zones import NOBODY


class Deed:
    """One thing that happens, of a ``kind`` that `shapes.Kind` names.

    ``cards`` do it, or it happens to them, because of ``player`` or to that player; ``targets`` and ``victim`` are at
    whom it is aimed, or from whom something is taken. ``amount`` is how much, of the counter or mark ``counts``.
    ``sums`` are what a contest compares, one side after the other, each as what it is made of; ``won`` is whether the
    first side won.
    """

    __slots__ = ("amount", "cards", "counts", "kind", "player", "sums", "targets", "victim", "won")

    def __init__(  # noqa: PLR0913 - all that is to be said of it
        self,
        kind: str,
        player: int = NOBODY,
        cards: tuple[int, ...] = (),
        targets: tuple[int, ...] = (),
        victim: int = NOBODY,
        amount: int = 0,
        counts: str = "",
        sums: tuple[tuple[int, ...], ...] = (),
        *,
        won: bool = False,
    ) -> None:
        """Describe it."""
        self.kind: str = kind
        self.player: int = player
        self.cards: tuple[int, ...] = cards
        self.targets: tuple[int, ...] = targets
        self.victim: int = victim
        self.amount: int = amount
        self.counts: str = counts
        self.sums: tuple[tuple[int, ...], ...] = sums
        self.won: bool = won
