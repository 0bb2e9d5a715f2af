"""Which card is still the same one, and what a card was when it left.

A card that leaves its place and comes back is a new object to the rules: what aimed at it before misses it, and what
asks about it afterwards means what it last was. So every change of place gives a card a new *stamp*, and the pair of
card and stamp names the object. Only games whose rules ask for this pay for it, by building on `Stamped`.
"""

from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from cardwright.kernel.core.description import Description
from cardwright.kernel.core.state import State
from cardwright.kernel.matches.match import Match
from cardwright.kernel.pieces.cards import CardPrint, CardState, Epoch
from cardwright.kernel.pieces.nodes import Node


@dataclass(frozen=True)
class LastKnown(Node):
    """What a card was just before it left its zone: where, what had happened to it, and the answers of the game.

    ``state`` is a copy of its own that nobody changes; ``facts`` are the numbers that `Rules.facts_of` gave.
    """

    card: int
    zone: int
    state: CardState | None
    facts: tuple[int, ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class Stamped(Match):
    """A match that tells a card from itself after it left and came back."""

    __slots__ = ("departed", "stamped", "stamps")

    def __init__(
        self,
        game: Description,
        prints: tuple[CardPrint, ...],
        owners: tuple[int, ...],
        key: bytes,
        *,
        blank: bool = False,
    ) -> None:
        """Lay out an empty table, or a blank shell for `copy_into`."""
        super().__init__(game, prints, owners, key, blank=blank)
        if blank:
            return
        self.stamps: list[int] = [0] * len(prints)
        self.stamped: int = 0
        self.departed: dict[int, LastKnown] = {}
        """What `remember` kept, by stamp: replaced, never written into, since copies share it."""

    def copy_into(self, new: State) -> None:
        """Give a fresh shell the stamps too."""
        super().copy_into(new)
        assert isinstance(new, Stamped)
        new.stamps = self.stamps  # as the lists of places
        # Fields, by tools.fields.
        new.stamped = self.stamped
        new.departed = self.departed
        # That is all of them.

    def copy_places(self) -> None:
        """Replace the stamps too."""
        super().copy_places()
        self.stamps = self.stamps.copy()

    def place_of(self, zone: int) -> int:
        """Return what makes two zones one place: the same kind of zone of two players is (control changed, no more)."""
        kinds = len(self.game.zone_kinds)
        return zone % kinds if zone < kinds * self.game.players else zone

    def move(self, card: int, zone: int, at: int = -1, *, secret: bool = False) -> None:
        """Move a card, as in every match; a new place makes it a new object."""
        source = self.where[card]
        super().move(card, zone, at, secret=secret)
        if source < 0 or self.place_of(source) != self.place_of(zone):
            self.stamped += 1
            self.stamps[card] = self.stamped

    def hide_all(self, source: int, zone: int) -> None:
        """Move them one by one, so that each is a new object."""
        for card in self.zones[source]:
            self.move(card, zone)

    def is_same(self, card: int, stamp: int) -> bool:
        """Whether the card has stayed where it got that stamp."""
        return self.stamps[card] == stamp

    def remember(self, card: int) -> None:
        """Keep what a card is now; the event that takes it away does this first, while everything is in force."""
        state = self.cards.get(card)
        kept = None if state is None else state.copy(Epoch())
        known = LastKnown(card, self.where[card], kept, self.game.rules.facts_of(self, card))
        self.departed = {**self.departed, self.stamps[card]: known}

    def last_known(self, stamp: int) -> LastKnown | None:
        """Return what the card with that stamp was when it left, if that was kept."""
        return self.departed.get(stamp)

    def forget_departed(self) -> None:
        """Drop what was kept, when nothing can ask for it any more; a game does so at the end of each turn."""
        if self.departed:
            self.departed = {}
