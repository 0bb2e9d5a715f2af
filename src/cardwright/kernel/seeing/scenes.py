"""Scenes: what one viewer saw happen in an entry of the journal.

Like the log, they are told from the journal, and name a card only to those who knew it when the entry was written.
Where a card came from is told by its old handle only to those who saw it leave: they know it still, or look into the
place that it left.
"""

from typing import TYPE_CHECKING, cast

from cardwright.kernel.core.deeds import Deed

if TYPE_CHECKING:
    from cardwright.kernel.core.events import Entry
    from cardwright.kernel.core.state import State
    from cardwright.kernel.pieces.cards import CardPrint
    from cardwright.kernel.pieces.shapes import Kind, Named, Scene, Way, Whereabouts
    from cardwright.kernel.pieces.tables import Area


def scenes_of(m: "State", entry: "Entry", knows: int, prints: "tuple[CardPrint, ...]", line: int) -> "list[Scene]":
    """Return what those saw happen who are in the mask ``knows``, at once; ``prints`` are the cards as of then.

    ``line`` is that of the log which tells it.
    """
    ways = _ways(m, entry, knows, prints)
    deeds = entry.event.deeds()
    if not deeds and ways:
        deeds = [Deed("moved")]
    names: dict[int, Named] = {}
    for card, handle, known in entry.seen:
        if known & knows == knows:
            names[card] = {"handle": handle, "key": prints[card].key, "name": prints[card].name}
    told: list[Scene] = []
    for deed in deeds:
        scene: Scene = {
            "kind": cast("Kind", deed.kind),
            "cards": [names[card] for card in deed.cards if card in names],
            "targets": [names[card] for card in deed.targets if card in names],
            "ways": [] if told else ways,
            "line": line,
        }
        _fill_in(scene, deed)
        if entry.cause in names and entry.cause not in deed.cards:
            scene["cause"] = names[entry.cause]
        told.append(scene)
    return told


def _fill_in(scene: "Scene", deed: Deed) -> None:
    if deed.player >= 0:
        scene["player"] = deed.player
    if deed.victim >= 0:
        scene["victim"] = deed.victim
    if deed.amount:
        scene["amount"] = deed.amount
    if deed.counts:
        scene["counts"] = deed.counts
    if deed.sums:
        scene["sums"] = [list(parts) for parts in deed.sums]
        scene["won"] = deed.won


def _ways(m: "State", entry: "Entry", knows: int, prints: "tuple[CardPrint, ...]") -> "list[Way]":
    ways: list[Way] = []
    unknown: dict[tuple[int, int], int] = {}
    for card, source, was, knew, zone, handle, known in entry.ways:
        knows_it = known & knows == knows
        saw_it = knew & knows == knows and (knows_it or (source >= 0 and m.audience[source] & knows == knows))
        if not knows_it and not saw_it:
            # Of cards that go both ways only the difference can be seen.
            back = unknown.get((zone, source), 0)
            if back:
                unknown[zone, source] = back - 1
            elif source != zone:
                unknown[source, zone] = unknown.get((source, zone), 0) + 1
            continue
        if source == zone and saw_it and was == handle:
            continue
        way: Way = {"key": prints[card].key, "name": prints[card].name}
        if saw_it:
            way["was"] = was
        if knows_it:
            way["handle"] = handle
        _place(m, way, source, zone)
        ways.append(way)
    # Cards have numbers that nobody knows: no order may follow those.
    ways.sort(key=lambda way: (way.get("was", -1), way.get("handle", -1), way["key"]))
    for (source, zone), count in unknown.items():
        if count:
            several: Way = {"count": count}
            _place(m, several, source, zone)
            ways.append(several)
    return ways


def _place(m: "State", way: "Way", source: int, zone: int) -> None:
    left = whereabouts(m, source)
    if left is not None:
        way["source"] = left
    come = whereabouts(m, zone)
    if come is not None:
        way["to"] = come


def whereabouts(m: "State", zone: int) -> "Whereabouts | None":
    """Return which area of the table shows a zone; None for none."""
    kinds = len(m.game.zone_kinds)
    players = m.game.players
    if zone < 0:
        return None
    if zone < players * kinds:
        shown = _within(m.game.table.areas, zone % kinds)
        if shown is not None:
            shown["player"] = zone // kinds
        return shown
    return _within(m.game.table.shared, zone - players * kinds)


def _within(areas: "tuple[Area, ...]", number: int) -> "Whereabouts | None":
    for area in areas:
        if area.zone <= number < area.zone + area.cells:
            shown: Whereabouts = {"area": area.name}
            if area.cells > 1:
                shown["cell"] = number - area.zone
            return shown
    return None
