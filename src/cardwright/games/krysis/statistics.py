"""What simulations count of a match: points by source, and what was chosen how often, all players together."""

from typing import Final

from cardwright.games.krysis.actions import SPACE_NAMES, TO_BANK, TO_HOME
from cardwright.games.krysis.events import (
    CRYSTALS,
    MINED,
    OVERTIME_WORK,
    RELICS,
    SALE,
    AgentSent,
    BidPaid,
    GoodsMoved,
    GoodsTaken,
    MinerMoved,
    RelicFlipped,
    RelicKept,
    RoundBegan,
    Scored,
    Spied,
    Started,
)
from cardwright.games.krysis.goods import WORTH
from cardwright.games.krysis.scoring import best_sets, relic_counts
from cardwright.games.krysis.state import Krysis
from cardwright.kernel.basics.pools import worth
from cardwright.kernel.core.events import Event

ROMAN: Final = ("", "I", "II", "III", "IV")
LETTERS: Final = ("a", "b")
"""The groups of goods of a space with a question mark."""


def statistics(m: Krysis) -> dict[str, float]:
    """Return the counts of a match that has ended and kept its journal."""
    return Count(m).counted


class Count:
    """Goes through the journal of a match."""

    __slots__ = ("counted", "first", "m", "places", "round", "spying")

    def __init__(self, m: Krysis) -> None:
        """Count everything."""
        self.m: Krysis = m
        self.counted: dict[str, float] = {}
        self.round: int = 0
        self.places: dict[int, int] = {}
        """The rank of each miner's space in the round that is counted."""
        self.first: bool = False
        """Whether the next miner is the first of the round."""
        self.spying: bool = False
        """Whether the last event was a spy's look at a camp."""
        events: list[Event] = []
        entry = m.journal
        while entry is not None:
            events.append(entry.event)
            entry = entry.before
        for event in reversed(events):
            self.event(event)
            self.spying = isinstance(event, Spied)
        self.ending()

    def add(self, name: str, amount: float = 1) -> None:
        """Count something."""
        self.counted[name] = self.counted.get(name, 0) + amount

    def event(self, event: Event) -> None:  # noqa: C901 - one branch for each kind
        """Count what an event tells."""
        m = self.m
        if isinstance(event, RoundBegan):
            self.round = event.number
            self.first = True
        elif isinstance(event, BidPaid):
            self.add(f"bids/round {self.round}", worth(event.goods, WORTH) / m.game.players)
        elif isinstance(event, MinerMoved):
            space = f"level {self.round}/{SPACE_NAMES[event.rank - 1]}"
            self.places[event.player] = event.rank
            self.add(f"mine/{space}")
            if self.first:
                self.add(f"first choice/{space}")
            self.first = False
        elif isinstance(event, GoodsTaken):
            self.taken(event)
        elif isinstance(event, AgentSent):
            self.add(f"agents/{m.prints[event.card].name}")
        elif isinstance(event, RelicKept):
            self.add(f"relics kept/{m.prints[event.card].name}")
        elif isinstance(event, RelicFlipped):
            self.add(f"relics used/{m.prints[event.card].name}")
        elif isinstance(event, GoodsMoved):
            self.moved(event)
        elif isinstance(event, Scored):
            source = "crystals" if event.source == CRYSTALS else "relics" if event.source == RELICS else "missions"
            self.add(f"points/{source}", event.amount)
        elif isinstance(event, Started) and m.outcome is not None:
            for winner in m.outcome.winners:
                self.add(f"wins/started on {ROMAN[event.starts[winner]]}")

    def taken(self, event: GoodsTaken) -> None:
        """Count goods from the bank."""
        if event.cause == OVERTIME_WORK:
            self.add(f"actions/round {self.round}/overtime")
        elif event.cause == MINED:
            rank = self.places[event.player]
            if len(self.m.values.mine[self.round - 1][rank - 1]) > 1:
                self.add(f"groups/level {self.round}/{SPACE_NAMES[rank - 1]}/{LETTERS[event.group]}")

    def moved(self, event: GoodsMoved) -> None:
        """Count loads and raids."""
        where = "home" if event.destination == TO_HOME else "to sell" if event.destination == TO_BANK else "to camp"
        if event.source == event.player:
            self.add(f"actions/round {self.round}/load {where}")
        elif self.spying:
            self.add("spied relics")
        else:
            self.add(f"actions/round {self.round}/raid {where}")
            self.add("goods raided", event.count())
        if event.destination == TO_BANK:
            self.add("points/sold", SALE * event.count())

    def ending(self) -> None:
        """Count the winner's points and the sets of relics."""
        m = self.m
        if m.outcome is None:
            return
        players = m.game.players
        self.add("points/mean", sum(m.points) / players)
        self.add("points/winner", max(m.points))
        for player in range(players):
            for alike, size in best_sets(relic_counts(m, player))[1]:
                self.add(f"sets/{size} {'alike' if alike else 'different'}")
        for winner in m.outcome.winners:
            if m.order:
                self.add(f"wins/acted last round as number {m.order.index(winner) + 1}")
