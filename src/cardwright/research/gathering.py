"""What is gathered about a match while bots play it, where somebody asks for more than how it ended.

A card is told of by its name, once however many copies there are, for each contestant: whether it was theirs (*had*),
whether they came to know it (*seen*), whether it was in their hand, or in another area of theirs that is held like one
(*drawn*), and whether they *played* it (`Description.plays`). Hands are looked at before each pick and at the end, so
a card that came and went without anybody being asked in between was not drawn.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import cardwright as cw
from cardwright.kernel.pieces.options import CARD
from cardwright.kernel.pieces.tables import FAN
from cardwright.kernel.pieces.zones import NOBODY


@dataclass(frozen=True, slots=True)
class Cards:
    """What became of the cards of a contestant in a match, by their names in alphabetical order."""

    had: tuple[str, ...]
    seen: tuple[str, ...]
    drawn: tuple[str, ...]
    played: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Gathered:
    """What a match tells besides its end, for each contestant: their cards, and the ``micros`` of each thought.

    Those are microseconds by the clock on the wall, another number each time, and so not compared.
    """

    cards: tuple[Cards, ...]
    micros: tuple[tuple[int, ...], ...] = field(compare=False)

    @classmethod
    def read(cls, row: dict[str, Any]) -> "Gathered":
        """Return what came as JSON from another process."""
        cards = [Cards(**{name: tuple(names) for name, names in each.items()}) for each in row["cards"]]
        return cls(tuple(cards), tuple([tuple(each) for each in row["micros"]]))


class Gatherer:
    """Watches a match (`simulation.Watch`)."""

    def __init__(self, seats: Sequence[int]) -> None:
        """Begin before the match; ``seats`` has which contestant sits in each seat."""
        self._seats = seats
        self._match: cw.Match | None = None
        self._held: list[int] = []
        """The zones that are held like a hand, by kind."""
        self._known: list[int] = []
        """For each card the bit mask of the viewers who have known it at any time."""
        self._drawn: list[set[int]] = [set() for _ in seats]
        self._played: list[set[int]] = [set() for _ in seats]
        self._micros: list[list[int]] = [[] for _ in seats]

    def see(self, match: cw.Match, pick: int, seconds: float) -> None:
        """Note what stands on the table before a pick, what is picked, and how long that took."""
        if self._match is None:
            self._held = [area.zone for area in match.game.table.areas if area.shape == FAN]
            self._known = [0] * len(match.known)
        self._match = match
        self._look(match)
        player, code, actions = match.chooser, match.codes[pick], match.game.actions
        self._micros[player].append(round(seconds * 1e6))
        if actions.kind(code) == CARD and actions.verb(code) in match.game.plays:
            self._played[player].add(code % actions.stride)

    def _look(self, match: cw.Match) -> None:
        self._known = [before | now for before, now in zip(self._known, match.known, strict=True)]
        kinds = len(match.game.zone_kinds)
        for player, drawn in enumerate(self._drawn):
            for kind in self._held:
                drawn.update(match.zones[player * kinds + kind])

    def gathered(self) -> Gathered:
        """Tell what was seen of the match that was watched, as it stands now."""
        match = self._match
        nothing = Cards((), (), (), ())
        cards = [nothing] * len(self._seats)
        micros: list[tuple[int, ...]] = [()] * len(self._seats)
        for seat, contestant in enumerate(self._seats):
            if match is not None:
                self._look(match)
                cards[contestant] = self._cards(match, seat)
            micros[contestant] = tuple(self._micros[seat])
        return Gathered(tuple(cards), tuple(micros))

    def _cards(self, match: cw.Match, seat: int) -> Cards:
        drawn, played = self._drawn[seat], self._played[seat]
        had = {card for card, owner in enumerate(match.owners) if owner in {seat, NOBODY}} | drawn | played
        seen = {card for card in had if self._known[card] >> seat & 1} | drawn | played

        def named(some: set[int]) -> tuple[str, ...]:
            return tuple(sorted({match.prints[card].name for card in some}))

        return Cards(named(had), named(seen), named(drawn), named(played))
