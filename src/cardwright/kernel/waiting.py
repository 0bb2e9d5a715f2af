"""What waits on the pile, as views show it: enough for a client to draw it and to point at what it is aimed at."""

from typing import Any

from cardwright.kernel.priority import AT_CARD, AT_PLAYER, Aim, Item, Piled, text_of
from cardwright.kernel.state import State
from cardwright.kernel.zones import NOBODY


def waiting(m: Piled) -> list[dict[str, Any]]:
    """Return what waits on the pile, the topmost (which resolves next) last; all of it is public.

    Each entry has its ``number``, which names it as long as the match lasts; the ``player`` whose it is; the ``key``
    and ``name`` of its card, and its handle under ``card`` if all know where it is; its ``text``; whether it was
    ``triggered``, and not activated; and ``aims``. An aim has a ``text``, and is at a ``card`` (a handle), at a card
    that not all know (``player``, ``area`` and ``at``, its place from the left), at a ``player``, or at another
    ``effect`` (a number). It is ``lost`` if the effect will not find it any more.
    """
    return [_entry(m, item) for item in m.pile]


def _entry(m: Piled, item: Item) -> dict[str, Any]:
    source = item.act.source
    shown: dict[str, Any] = {"number": item.number, "player": item.act.player}
    if source != NOBODY:
        shown["key"] = m.prints[source].key
        shown["name"] = m.prints[source].name
        if known_to_all(m, source):
            shown["card"] = m.handles[source]
    shown["text"] = text_of(m, item)
    shown["triggered"] = item.triggered
    shown["aims"] = [_aim(m, item, aim) for aim in item.aims]
    return shown


def _aim(m: Piled, item: Item, aim: Aim) -> dict[str, Any]:
    shown: dict[str, Any] = {}
    if aim.at == AT_PLAYER:
        shown["text"] = m.names[aim.number]
        shown["player"] = aim.number
    elif aim.at != AT_CARD:
        other = m.item(aim.number)
        shown["text"] = "an effect that is gone" if other is None else text_of(m, other).partition(":")[0]
        shown["effect"] = aim.number
    elif known_to_all(m, aim.number):
        shown["text"] = m.prints[aim.number].name
        shown["card"] = m.handles[aim.number]
    else:
        _hidden(m, aim.number, shown)
    if not m.hits(item, aim):
        shown["lost"] = True
    return shown


def _hidden(m: Piled, card: int, shown: dict[str, Any]) -> None:
    """Say where a card lies that not all know, if its place is one of a player's."""
    player, kind = divmod(m.where[card], len(m.game.zone_kinds))
    shown["text"] = "a hidden card"
    for area in m.game.table.areas if player < m.game.players else ():
        if area.zone == kind:
            place = m.zones[m.where[card]].index(card)
            shown["text"] = f"card {place + 1} of {m.names[player]}'s {area.title.lower()}"
            shown["player"] = player
            shown["area"] = area.name
            shown["at"] = place


def known_to_all(m: State, card: int) -> bool:
    """Whether everybody, those who only watch too, knows which card this is."""
    return m.known[card] & m.everyone == m.everyone
