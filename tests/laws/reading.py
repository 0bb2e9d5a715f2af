"""A view in lines of text: the one place of the recorded plays that knows what views look like.

Whoever changes the shape of views changes this reading, so that it comes to the same lines, and no record.
"""

from collections.abc import Mapping
from typing import Any

from cardwright.kernel.pieces.shapes import DecisionView, Face, Reason, Spot, View, Waiting, Zone

TEXTS = frozenset({"prompt", "text"})
"""What is said, wherever it stands."""


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
            limits = {"limits": seat["limits"]} if "limits" in seat else {}
            self._see(whose, seat["facts"] | seat["counters"] | limits)
            self._reasons(whose, seat.get("reasons", {}))
            for name, area in seat["areas"].items():
                self._area(f"{whose} {name}", area)
        for name, area in shown["shared"].items():
            self._area(name, area)
        turn = {"turn": shown["turn"], "active": shown["active"], "step": shown["step"], "outcome": shown["outcome"]}
        stack = {"stack": [flat(entry) for entry in shown["stack"]]} if "stack" in shown else {}
        self._see("match", turn | stack | shown["facts"])
        blocks = [[link["to"]["card"], link["source"]["card"]] for link in shown["links"] if link["kind"] == "block"]
        for name, handles in (("resolving", shown["resolving"]), ("blocks", blocks)):
            if handles:
                self.seen.append(f"{name}: {self._pointed(handles)}")
        if shown["decision"] is not None:
            self._decision(shown["decision"])

    def _area(self, where: str, area: Zone) -> None:
        for number, cell in enumerate(area.get("cells", [])):
            self._area(f"{where} {number}", cell)
        for place, face in enumerate(area["cards"]):
            self._face(f"{where} {place}", face)
        hidden = area["count"] - len(area["cards"])
        if hidden and "cells" not in area:
            self.seen.append(f"{where}: {hidden} hidden")

    def _face(self, where: str, face: Face) -> None:
        self._cards[face["handle"]] = where
        others = {"owner": face.get("owner"), "facing": face.get("facing")}
        self._see(f"{where}: {face['key']}", face["marks"] | others)
        self._reasons(where, face.get("reasons", {}))
        for place, attached in enumerate(face.get("attached", [])):
            self._face(f"{where} with {place}", attached)

    def _reasons(self, whose: str, shown: Mapping[str, list[Reason]]) -> None:
        for number, reasons in sorted(shown.items()):
            self.said.append(f"{whose} {number}: {[[reason['source'], reason['by']] for reason in reasons]}")

    def _decision(self, decision: DecisionView) -> None:
        self.said.append(decision["prompt"])
        self.said += [f"options: {option['text']}" for option in decision.get("options", [])]
        self.said += [f"picked: {option['text']}" for option in decision.get("picked", [])]

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


def flat(entry: Waiting) -> dict[str, object]:
    """What waits, with the places at which it is aimed among what else is said of its aims."""
    nowhere: Spot | dict[str, object] = {}
    aims = [{**aim, **aim.get("place", nowhere)} for aim in entry["aims"]]
    for aim in aims:
        aim.pop("place", None)
    return {**entry, "aims": aims}
