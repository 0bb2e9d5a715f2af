"""The Krysis match: its fields, and everything that the rules ask of them."""

from typing import ClassVar, cast

from cardwright.games.krysis.goods import BLUE, NOTHING, RED, WHITE
from cardwright.games.krysis.prints import Print
from cardwright.games.krysis.values import DEFENSE, SPACES, Values
from cardwright.games.krysis.zones import BOARD, CAMP, FLIPPED, TEAM, ZONES
from cardwright.kernel.basics.pools import Pool
from cardwright.kernel.core.description import Description
from cardwright.kernel.matches.match import Match
from cardwright.kernel.pieces.cards import CardPrint

ROUNDS = 5
ENTRANCE = 0
"""The level of the start spaces."""


class Krysis(Match):
    """A whole game of Krysis at one moment."""

    __slots__ = (
        "bank",
        "bids",
        "camps",
        "homes",
        "levels",
        "miners",
        "options",
        "order",
        "points",
        "printed",
        "ranks",
        "scored",
        "speeds",
        "values",
    )

    derived: ClassVar[tuple[str, ...]] = ("printed", "values")

    def __init__(
        self,
        game: Description,
        printed: tuple[Print, ...],
        owners: tuple[int, ...],
        key: bytes,
        *,
        values: Values | None = None,
        blank: bool = False,
    ) -> None:
        """Lay out a match with all cards nowhere and nothing in any camp."""
        super().__init__(game, printed, owners, key, blank=blank)
        if blank:
            return
        assert values is not None
        players = game.players
        self.values: Values = values
        self.printed: tuple[Print, ...] = printed
        self.options: dict[str, int] = {}
        self.bank: Pool = values.bank
        self.camps: list[Pool] = [NOTHING] * players
        self.homes: list[Pool] = [NOTHING] * players
        """The crystals behind the screens."""
        self.points: list[int] = [0] * players
        """The score, from 0 and of any height (krysis:setup.markers, krysis:ruling.no-limit)."""
        self.levels: list[int] = [ENTRANCE] * players
        """The level of each miner: 0 before the mine, then the round in which it last moved."""
        self.ranks: list[int] = [0] * players
        """The rank of each miner's space, 1 (rear) to 4 (front); before the mine the number of the start space."""
        self.miners: tuple[int, ...] = ()
        """The figures that stand where levels and ranks say; none in Speed Krysis."""
        self.bids: tuple[Pool, ...] = ()
        """What the players bid this round, once all bids are open."""
        self.speeds: tuple[int, ...] = ()
        """The initiative of each team, fixed for the round; empty before."""
        self.order: tuple[int, ...] = ()
        """The players in the order of their actions this round."""
        self.scored: tuple[tuple[int, ...], ...] = ()
        """What each player scored at the end, by source, once the screens are lifted; empty before."""

    def copy(self) -> "Krysis":
        new = Krysis(self.game, self.printed, self.owners, self.key, blank=True)
        self.copy_into(new)
        new.values = self.values
        new.printed = self.printed
        # Fields, by tools.fields.
        new.options = self.options
        new.bank = self.bank
        new.camps = self.camps.copy()
        new.homes = self.homes.copy()
        new.points = self.points.copy()
        new.levels = self.levels.copy()
        new.ranks = self.ranks.copy()
        new.miners = self.miners
        new.bids = self.bids
        new.speeds = self.speeds
        new.order = self.order
        new.scored = self.scored
        # That is all of them.
        return new

    def reprint(self, prints: tuple[CardPrint, ...]) -> None:
        super().reprint(prints)
        self.printed = cast("tuple[Print, ...]", prints)

    # ---- where things are ----

    def zone(self, player: int, kind: int) -> tuple[int, ...]:
        """Return the cards in a player's zone of that kind."""
        return self.zones[player * ZONES + kind]

    def shared(self, kind: int) -> int:
        """Return the number of a shared zone."""
        return self.game.players * ZONES + kind

    def place(self, player: int, level: int, rank: int) -> None:
        """Put a player's miner on a space; for events alone."""
        self.levels[player] = level
        self.ranks[player] = rank
        if self.miners:
            self.move(self.miners[player], self.shared(BOARD) + level * SPACES + rank - 1)

    def others(self, player: int) -> list[int]:
        """Return the other players, from the next one round."""
        count = self.game.players
        return [(player + i) % count for i in range(1, count)]

    def is_ahead(self, player: int) -> int:
        """Return how far ahead a miner is: more is farther, and no two are equal (krysis:ruling.ranks)."""
        return self.levels[player] * 10 + self.ranks[player]

    # ---- what teams can do ----

    def speed(self, card: int, player: int) -> int:
        """Return an agent's speed: printed, or so much for each crystal in the camp (krysis:initiative.multiplier).

        krysis:ruling.speed-only
        """
        printed = self.printed[card]
        if printed.multiplier < 0:
            return printed.speed
        return printed.factor * self.camps[player][printed.multiplier]

    def attack(self, player: int) -> int:
        """Return the combat value of a team that attacks, with its weapon and without defense.

        krysis:ruling.defense-not-attack
        """
        printed = self.printed
        base = player * ZONES
        total = 0
        for card in self.zones[base + TEAM]:
            total += printed[card].combat
        for card in self.zones[base + FLIPPED]:
            total += printed[card].combat
        return total

    def defense(self, player: int) -> int:
        """Return the combat value of a team that is attacked (krysis:raid.defense-value, krysis:special.defense).

        krysis:ruling.defense-count
        """
        total = self.attack(player)
        for card in self.zones[player * ZONES + TEAM]:
            if self.printed[card].ability == DEFENSE:
                total += self.printed[card].points
        return total

    def is_deserted(self, player: int) -> bool:
        """Whether nobody guards the player's camp any more this round (krysis:load.deserts)."""
        return not self.zones[player * ZONES + TEAM]

    def capacity(self, player: int) -> Pool:
        """Return the team's slots by color, without relics (krysis:capacity.icons)."""
        red = blue = white = 0
        for card in self.zones[player * ZONES + TEAM]:
            slots = self.printed[card].capacity
            red += slots[RED]
            blue += slots[BLUE]
            white += slots[WHITE]
        return red, blue, white

    def relic_count(self, player: int) -> int:
        """Return how many relic cards lie face down in a camp."""
        return len(self.zones[player * ZONES + CAMP])
