"""A game as the kernel sees it: names, zones, verbs, and how its matches begin."""

from typing import TYPE_CHECKING

from cardwright.kernel.nodes import Op
from cardwright.kernel.options import ActionTable

if TYPE_CHECKING:
    from cardwright.kernel.match import Match

ALL = "all"
"""A zone that everybody sees."""
OWNER = "owner"
"""A zone that only the player whose zone it is sees."""
NONE = "none"
"""A zone that nobody sees."""


class Game:
    """What is the same in all matches of a game, for a number of players.

    ``zone_kinds`` are pairs of a zone's name and who sees it ("all", "owner", "none"); each player has one of each,
    numbered ``player * len(zone_kinds) + kind``; ``shared_zones`` follow after the last player's.
    """

    def __init__(
        self,
        name: str,
        title: str,
        version: str,
        players: int,
        zone_kinds: tuple[tuple[str, str], ...],
        shared_zones: tuple[tuple[str, str], ...],
        actions: ActionTable,
        window: Op,
    ) -> None:
        """Describe a game; ``window`` resolves abilities that were set off together."""
        self.name: str = name
        self.title: str = title
        self.version: str = version
        self.players: int = players
        self.zone_kinds: tuple[tuple[str, str], ...] = zone_kinds
        self.shared_zones: tuple[tuple[str, str], ...] = shared_zones
        self.actions: ActionTable = actions
        self.window: Op = window
        self.everyone: int = (1 << (players + 1)) - 1
        """The bit mask of all viewers: one bit a player, and one for the spectators."""
        masks = {ALL: self.everyone, NONE: 0}
        self.audiences: tuple[int, ...] = tuple(
            masks.get(seen_by, 1 << player) for player in range(players) for _, seen_by in zone_kinds
        ) + tuple(masks[seen_by] for _, seen_by in shared_zones)
        """Per zone the bit mask of the viewers who see its cards."""

    def evaluate(self, m: "Match", player: int) -> float:
        """Return how well the player stands, for bots to steer by: more is better, and nothing beats having won."""
        return 0.0 if m.outcome is None else float(player in m.outcome.winners)
