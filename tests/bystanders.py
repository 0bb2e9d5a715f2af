"""Who is left alone at a table that a test lays out: what the test neither plays nor looks at must not change.

A test names a card by picking an option about it and by asking for its state; it looks at a zone by asking which cards
lie there, and at a counter of a player by reading it through its table. What else has moved, or shows anything else
than before, is a bystander that has changed.
"""

from collections.abc import Sequence
from typing import Any, ClassVar

from cardwright.kernel.matches.match import Match
from cardwright.kernel.pieces.options import CARD, Option
from cardwright.kernel.pieces.zones import NOBODY
from cardwright.kernel.seeing.views import open_view
from tests.views import faces


class Watch:
    """Watches the bystanders of a match from the first pick of a test on.

    ``counters`` are those of the players that do not just follow from where the cards are. A turn that passes does to
    all cards what turns do: ``rests`` are the marks that come and go with it, and ``passes`` says from which zone to
    which one cards go by themselves.
    """

    playing: ClassVar[list["Watch"]] = []
    """Those of tables on which the test that runs has played since they ended clean."""

    def __init__(
        self,
        m: Match,
        *,
        counters: Sequence[str] = (),
        rests: Sequence[str] = (),
        passes: Sequence[tuple[str, str]] = (("deck", "hand"),),
        laid: bool = True,
    ) -> None:
        """Watch a match; in one that was not laid out, but dealt, there are no bystanders."""
        self._m = m
        self._laid = laid
        self._counts = counters
        self._rests = {*rests}
        self._passes = passes
        self._marks: dict[int, dict[str, Any]] = {}
        self._counters: list[dict[str, int]] = []
        self._where: list[int] = []
        self._turn = m.turn
        self._named: set[int] = set()
        self._looked: set[int] = set()
        self._read: set[tuple[int, str]] = set()

    def begin(self) -> None:
        """Remember how all was laid out, before the first thing that the test does."""
        if self._laid and not self._where:
            self._where = self._m.where.copy()
            self._marks = marks(self._m)
            self._counters = counters(self._m)
            self._turn = self._m.turn
        if self._laid and self not in self.playing:
            self.playing.append(self)

    def choose(self, pick: str | Option, player: int = NOBODY) -> None:
        """Let the test pick an option, which names its card."""
        self.begin()
        decision = self._m.decision if player < 0 else self._m.decision_of(player)
        option = decision.options[decision.find(pick)]
        if option.kind == CARD:
            self._named.add(option.argument)
        self._m.choose(pick, player)

    def names(self, card: int) -> None:
        """Note that the test has named a card."""
        self._named.add(card)

    def looks_at(self, zone: int) -> None:
        """Note that the test has looked at which cards lie in a zone."""
        self._looked.add(zone)

    def reads(self, *counters: str, player: int = NOBODY) -> None:
        """Note that the test has read counters of a player, or of all."""
        players = range(self._m.game.players) if player == NOBODY else (player,)
        self._read.update((player, name) for player in players for name in counters)

    def nobody_else_changed(self, *but: str) -> None:
        """Assert that no bystander has changed but these cards and counters ("Me: keys"), each of which has."""
        if self in self.playing:
            self.playing.remove(self)
        now = marks(self._m)
        changed: dict[str, str] = {}
        for card, before in enumerate(self._where):
            where = self._m.where[card]
            name = self._m.prints[card].name
            if card in self._named and name not in but:
                continue
            if where != before:
                if not {where, before} & self._looked and not self._passed(before, where):
                    changed[name] = f"{self._place(before)} -> {self._place(where)}"
            else:
                face, old = self._shown(now, card), self._shown(self._marks, card)
                differ = [mark for mark in sorted({*face, *old}) if face.get(mark) != old.get(mark)]
                if differ:
                    changed[name] = ", ".join([f"{mark} {old.get(mark)} -> {face.get(mark)}" for mark in differ])
        for player, shown in enumerate(self._counters):
            counted = counters(self._m)[player]
            for name in self._counts:
                if shown.get(name) != counted.get(name) and (player, name) not in self._read:
                    changed[f"{self._m.names[player]}: {name}"] = f"{shown.get(name)} -> {counted.get(name)}"
        told = ", ".join([f"{name} ({what})" for name, what in changed.items() if name not in but])
        assert not told, f"bystanders have changed; look at them, or name them in ends_clean: {told}"
        idle = set(but) - set(changed)
        assert not idle, f"these have not changed, or are no bystanders: {sorted(idle)}"

    def _shown(self, shown: dict[int, dict[str, Any]], card: int) -> dict[str, Any]:
        rests = self._rests if self._m.turn != self._turn else set()
        return {name: value for name, value in shown.get(card, {}).items() if name not in rests}

    def _passed(self, before: int, where: int) -> bool:
        return self._m.turn != self._turn and (self._kind(before), self._kind(where)) in self._passes

    def _place(self, zone: int) -> str:
        game = self._m.game
        player = zone // len(game.zone_kinds)
        return f"{self._m.names[player]}'s {self._kind(zone)}" if player < game.players else self._kind(zone)

    def _kind(self, zone: int) -> str:
        game = self._m.game
        shared = zone - game.players * len(game.zone_kinds)
        kinds, at = (game.shared_zones, shared) if shared >= 0 else (game.zone_kinds, zone % len(game.zone_kinds))
        return kinds[at][0]


def marks(m: Match) -> dict[int, dict[str, Any]]:
    """What the faces of all cards show in a view in which nothing is hidden."""
    cards = {handle: card for card, handle in enumerate(m.handles)}
    shown = open_view(m)
    return {cards[face["handle"]]: {**face["marks"]} for face in faces([shown["players"], shown["shared"]])}


def counters(m: Match) -> list[dict[str, int]]:
    """What the counters of each player show in such a view."""
    return [seat["counters"] for seat in open_view(m)["players"]]
