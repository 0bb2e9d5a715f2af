"""A view in lines of text: the one place of the recorded plays that knows what views look like.

Whoever changes the shape of views changes this reading, so that it comes to the same lines, and no record.
"""

from collections.abc import Mapping
from typing import Any

from cardwright.kernel.shows import View

TEXTS = frozenset({"prompt", "text", "does"})
"""What is said, wherever it stands."""
PARTS = frozenset({"game", "viewer", "decision", "players", "shared", "resolving", "blocks"})
SEAT_PARTS = frozenset({"name", "areas", "counters", "reasons"})
FACE_PARTS = frozenset({"handle", "key", "name", "attached", "reasons"})
"""The parts of a view, of a seat and of a face that are read by themselves; all else are facts by name."""


class Reading:
    """What a viewer sees, and what is said to them.

    Cards are called by their keys, and where something points at one, by their places: handles are not in it. The order
    in which facts are written down does not matter, and what is not there is not written.
    """

    def __init__(self, shown: View) -> None:
        """Read a view."""
        self.seen: list[str] = []
        self.said: list[str] = []
        self._cards: dict[int, str] = {}
        """The cards that are shown, by handle."""
        for number, seat in enumerate(shown["players"]):
            whose = f"seat {number}"
            facts = {name: value for name, value in seat.items() if name not in SEAT_PARTS} | seat.get("counters", {})
            self._see(whose, facts)
            self._reasons(whose, seat)
            for name, area in seat["areas"].items():
                self._area(f"{whose} {name}", area)
        for name, area in shown["shared"].items():
            self._area(name, area)
        self._see("match", {name: value for name, value in shown.items() if name not in PARTS})
        for name in ("resolving", "blocks"):
            if shown.get(name):
                self.seen.append(f"{name}: {self._pointed(shown[name])}")
        if shown["decision"] is not None:
            self._decision(shown["decision"])

    def _area(self, where: str, area: View) -> None:
        for number, cell in enumerate(area.get("cells", [])):
            self._area(f"{where} {number}", cell)
        cards = area.get("cards", [])
        hidden = area["count"] - len(cards) if "count" in area else 0
        for place, face in enumerate(cards):
            self._face(f"{where} {place}", face)
        if hidden:
            self.seen.append(f"{where}: {hidden} hidden")

    def _face(self, where: str, face: View) -> None:
        self._cards[face["handle"]] = where
        self._see(f"{where}: {face['key']}", {name: face[name] for name in face.keys() - FACE_PARTS})
        self._reasons(where, face)
        for place, attached in enumerate(face.get("attached", [])):
            self._face(f"{where} with {place}", attached)

    def _reasons(self, whose: str, shown: View) -> None:
        for number, reasons in sorted(shown.get("reasons", {}).items()):
            self.said.append(f"{whose} {number}: {reasons}")

    def _decision(self, decision: View) -> None:
        self.said.append(decision["prompt"])
        for name in ("options", "picked"):
            self.said += [f"{name}: {option['text']}" for option in decision.get(name, [])]

    def _see(self, what: str, facts: Mapping[str, Any]) -> None:
        self.seen.append(f"{what} {self._plain(facts)}")

    def _plain(self, value: object) -> str:
        """Write a value down, and put aside what is said in it."""
        if isinstance(value, list):
            return f"[{', '.join([self._plain(item) for item in value])}]"
        if not isinstance(value, Mapping):
            return str(value)
        facts: list[str] = []
        for name, item in sorted(value.items()):
            if name in TEXTS:
                self.said.append(str(item))
            elif name == "card":
                facts.append(f"card {self._pointed(item)}")
            elif item is not None and item is not False:
                facts.append(f"{name} {self._plain(item)}")
        return f"({', '.join(facts)})"

    def _pointed(self, handles: Any) -> str:
        if isinstance(handles, list):
            return f"[{', '.join([self._pointed(item) for item in handles])}]"
        return self._cards.get(handles, "out of sight")
