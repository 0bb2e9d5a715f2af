"""Who is left alone at a table that a test lays out: cards that the test neither plays nor looks at must not change.

A test names a card by picking an option about it and by asking for its state; it looks at a zone by asking which cards
lie there. What else has moved, or shows anything else on its face than before, is a bystander who has changed.
"""

from typing import Any

from cardwright.kernel.match import Match
from cardwright.kernel.options import CARD, Option
from cardwright.kernel.views import open_view
from cardwright.kernel.zones import NOBODY
from tests.views import faces


class Watch:
    """Watches the bystanders of a match from the first pick of a test on.

    A turn that passes does to all cards what turns do: ``rests`` are the marks that come and go with it.
    """

    def __init__(self, m: Match, *rests: str, laid: bool = True) -> None:
        """Watch a match; in one that was not laid out, but dealt, there are no bystanders."""
        self._m = m
        self._laid = laid
        self._rests = {*rests}
        self._marks: dict[int, dict[str, Any]] = {}
        self._where: list[int] = []
        self._turn = m.turn
        self._named: set[int] = set()
        self._looked: set[int] = set()

    def choose(self, pick: str | Option, player: int = NOBODY) -> None:
        """Let the test pick an option, which names its card."""
        if self._laid and not self._where:
            self._where = self._m.where.copy()
            self._marks = marks(self._m)
            self._turn = self._m.turn
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

    def nobody_else_changed(self, *but: str) -> None:
        """Assert that no bystander has changed but the cards of these names, each of which has."""
        now = marks(self._m)
        changed: dict[str, str] = {}
        for card, before in enumerate(self._where):
            where = self._m.where[card]
            name = self._m.prints[card].name
            if card in self._named and name not in but:
                continue
            if where != before:
                if not {where, before} & self._looked and not self._drawn(before, where):
                    changed[name] = f"{self._place(before)} -> {self._place(where)}"
            else:
                shown, old = self._shown(now, card), self._shown(self._marks, card)
                differ = [mark for mark in sorted({*shown, *old}) if shown.get(mark) != old.get(mark)]
                if differ:
                    changed[name] = ", ".join([f"{mark} {old.get(mark)} -> {shown.get(mark)}" for mark in differ])
        told = ", ".join([f"{name} ({what})" for name, what in changed.items() if name not in but])
        assert not told, f"bystanders have changed; look at them, or name them in ends_clean: {told}"
        idle = set(but) - set(changed)
        assert not idle, f"these have not changed, or are no bystanders: {sorted(idle)}"

    def _shown(self, shown: dict[int, dict[str, Any]], card: int) -> dict[str, Any]:
        rests = self._rests if self._m.turn != self._turn else set()
        return {name: value for name, value in shown.get(card, {}).items() if name not in rests}

    def _drawn(self, before: int, where: int) -> bool:
        kinds = self._m.game.zone_kinds
        moved = tuple([kinds[zone % len(kinds)][0] for zone in (before, where)])
        return self._m.turn != self._turn and moved == ("deck", "hand")

    def _place(self, zone: int) -> str:
        game = self._m.game
        player, kind = divmod(zone, len(game.zone_kinds))
        return f"{self._m.names[player]}'s {game.zone_kinds[kind][0]}" if player < game.players else "the middle"


def marks(m: Match) -> dict[int, dict[str, Any]]:
    """What the faces of all cards show in a view in which nothing is hidden."""
    cards = {handle: card for card, handle in enumerate(m.handles)}
    shown = open_view(m)
    return {cards[face["handle"]]: {**face["marks"]} for face in faces([shown["players"], shown["shared"]])}
