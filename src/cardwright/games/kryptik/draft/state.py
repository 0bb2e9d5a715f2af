"""A draft at one moment."""

from typing import ClassVar, cast

from cardwright.games.kryptik.draft.zones import ZONES
from cardwright.games.kryptik.prints import KryptikCard
from cardwright.kernel.core.description import Description
from cardwright.kernel.matches.match import Match
from cardwright.kernel.pieces.cards import CardPrint


class Draft(Match):
    """A whole draft at one moment; ``turn`` is the number of the booster that is open."""

    __slots__ = ("boosters", "printed")

    derived: ClassVar[tuple[str, ...]] = ("printed",)

    def __init__(
        self,
        game: Description,
        printed: tuple[KryptikCard, ...],
        owners: tuple[int, ...],
        key: bytes,
        *,
        blank: bool = False,
    ) -> None:
        """Lay out a draft with all cards nowhere."""
        super().__init__(game, printed, owners, key, blank=blank)
        if blank:
            return
        self.printed: tuple[KryptikCard, ...] = printed
        self.boosters: int = 0
        """How many boosters each player opens."""

    def copy(self) -> "Draft":
        new = Draft(self.game, self.printed, self.owners, self.key, blank=True)
        self.copy_into(new)
        new.printed = self.printed
        # Fields, by tools.fields.
        new.boosters = self.boosters
        # That is all of them.
        return new

    def reprint(self, prints: tuple[CardPrint, ...]) -> None:
        super().reprint(prints)
        self.printed = cast("tuple[KryptikCard, ...]", prints)

    def zone(self, player: int, kind: int) -> tuple[int, ...]:
        """Return the cards in a player's zone of that kind."""
        return self.zones[player * ZONES + kind]
