"""Views: all that one viewer may know of a match, and nothing else.

A view is a white list. It has what the game's `Table` and `Shows` name, and the cards that `State.known` gives to the
viewer; a new field of a match is hidden until somebody shows it here. Cards are named by their handles, which are
minted anew whenever a card passes where somebody cannot see it, never by their ids. What is in a view is told by
`shapes`.
"""

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from cardwright.kernel.asking.amounts import quantities_asked
from cardwright.kernel.asking.marking import marking_of
from cardwright.kernel.asking.wording import described, turned
from cardwright.kernel.basics.names import listing
from cardwright.kernel.basics.quantities import Quantities
from cardwright.kernel.pieces.options import CARD, MODE, NO_ARGUMENT, NUMBER, PLAYER, Option
from cardwright.kernel.pieces.shapes import (
    AmountsView,
    DecisionView,
    Face,
    KindView,
    LimitView,
    OptionView,
    Seat,
    Spot,
    TotalView,
    View,
    Zone,
)
from cardwright.kernel.pieces.tables import Area
from cardwright.kernel.pieces.zones import NOBODY

if TYPE_CHECKING:
    from cardwright.kernel.core.state import State

EMPTY: Final[Zone] = {"count": 0, "cards": []}
"""A cell of a grid in which nothing lies: most are so, and all views share it."""


class Alike:
    """Areas that look alike to all who see a match at one moment: made for the first of them, and packed for all.

    Whoever shows views to several viewers gives the same one of these for all of them, and a new one whenever the match
    has changed.
    """

    __slots__ = ("areas", "pack")

    def __init__(self, pack: Callable[[Zone], Any]) -> None:
        """Begin with none; ``pack`` makes of an area what stands for it in views."""
        self.pack: Callable[[Zone], Any] = pack
        self.areas: dict[int, Any] = {}
        """By their first zones."""


def view(m: "State", viewer: int, alike: Alike | None = None) -> View:
    """Return what a viewer sees: a player's number, or the number of players for those who only watch.

    With ``alike``, areas that look alike to all are as it packs them.

    Two views are equal exactly if their `canonical` bytes are. They share parts, so they are to be read, and not to be
    changed below their own names. Raises ValueError for a viewer that there is not.
    """
    players = m.game.players
    if not 0 <= viewer <= players:
        raise ValueError(f"There is no viewer {viewer}: players are 0 to {players - 1}, who only watches is {players}.")
    return _view(m, viewer, alike, everything=False)


def open_view(m: "State") -> View:
    """Return what somebody would see from whom nothing is hidden, to replay games that are over.

    It is a view of a viewer after the spectators, with the decision of whoever chooses. Nobody who still plays may see
    it.
    """
    opened = m.copy()
    opened.audience = (m.everyone,) * len(m.audience)
    opened.known = [m.everyone] * len(m.known)
    return _view(opened, m.game.players, None, everything=True)


def _view(m: "State", viewer: int, alike: Alike | None, *, everything: bool) -> View:
    """Show what is known to a viewer; or everything, where all of it is known to all."""
    game = m.game
    players = game.players
    bit = 1 << viewer
    shown: View = {
        "game": game.name,
        "viewer": players + 1 if everything else viewer,
        "turn": m.turn,
        "active": m.active,
        "step": game.shows.step(m),
        "outcome": None,
        "facts": {},
        "players": [],
        "shared": {},
        "resolving": _resolving(m, bit),
        "links": [],
        "fields": [],
        "decision": _decision(m, m.chooser if everything else viewer),
    }
    if m.outcome is not None:
        shown["outcome"] = {"winners": list(m.outcome.winners), "reason": m.outcome.reason}
    game.shows.match(m, shown)
    kinds = len(game.zone_kinds)
    for player in range(players):
        seat: Seat = {"name": m.names[player], "counters": {}, "facts": {}, "areas": {}}
        if player not in m.seats:
            seat["out"] = True
        game.shows.player(m, player, seat)
        game.shows.player_reasons(m, player, seat)
        if player == viewer or everything:
            game.shows.own(m, player, seat)
        seat["areas"] = _areas(m, game.table.areas, player * kinds, player, bit, alike)
        shown["players"].append(seat)
    shown["shared"] = _areas(m, game.table.shared, players * kinds, NOBODY, bit, alike)
    return shown


def canonical(shown: View) -> bytes:
    """Return a view as bytes: JSON with sorted keys and no spaces, in UTF-8."""
    return json.dumps(shown, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def _areas(
    m: "State", areas: tuple[Area, ...], first: int, player: int, bit: int, alike: Alike | None
) -> dict[str, Any]:
    """Show the areas of a player, or those that are shared, whose zones follow that one."""
    shown: dict[str, Any] = {}
    for area in areas:
        zone = first + area.zone
        packed = None if alike is None else alike.areas.get(zone)
        if packed is None:
            packed = _area(m, area, zone, player, bit)
            if alike is not None and is_alike(m, area, zone):
                packed = alike.areas[zone] = alike.pack(packed)
        shown[area.name] = packed
    return shown


def is_alike(m: "State", area: Area, zone: int) -> bool:
    """Tell whether an area looks alike to all: everybody sees its cards, and knows all that lies on them."""
    for cell in range(zone, zone + area.cells):
        if m.audience[cell] != m.everyone or [card for card in m.zones[cell] if not _is_open(m, card)]:
            return False
    return True


def _is_open(m: "State", card: int) -> bool:
    if card not in m.cards or not m.game.shows.is_changed(m, card):
        return True
    under = m.game.shows.attached(m, card)
    return not [each for each in under if m.known[each] != m.everyone or not _is_open(m, each)]


def _area(m: "State", area: Area, zone: int, player: int, bit: int) -> Zone:
    if area.cells > 1:
        zones = range(zone, zone + area.cells)
        cells = [_zone(m, cell, player, bit) if m.zones[cell] else EMPTY for cell in zones]
        return {"count": sum([cell["count"] for cell in cells]), "cards": [], "cells": cells}
    shown = _zone(m, zone, player, bit)
    shown["count"] = number_shown(m, area, zone, bit, len(shown["cards"]))
    return shown


def number_shown(m: "State", area: Area, zone: int, bit: int, known: int) -> int:
    """Return how many cards a viewer, who knows so many of them, sees that there are in a zone of an area."""
    return len(m.zones[zone]) if area.counted or m.audience[zone] & bit else known


def cards_shown(m: "State", zone: int, bit: int) -> tuple[int, ...]:
    """Return the cards of a zone that the viewer knows, as they are shown.

    They are in their order where the viewer sees them lie, otherwise in that of their keys: how others hold what they
    alone see is not shown.
    """
    cards = m.zones[zone]
    if m.audience[zone] & bit:
        return cards
    seen = [(m.prints[card].key, m.handles[card], card) for card in cards if m.known[card] & bit]
    seen.sort()
    return tuple([card for _, _, card in seen])


def _zone(m: "State", zone: int, player: int, bit: int) -> Zone:
    """Show the number of cards, and those that the viewer knows.

    Where nobody sees them, in a pile that lies as it is, they have their places.
    """
    cards = m.zones[zone]
    if not cards:
        return {"count": 0, "cards": []}
    shown = cards_shown(m, zone, bit)
    faces = [_face(m, card, player, bit) for card in shown]
    if not m.audience[zone]:
        for face, card in zip(faces, shown, strict=True):
            face["at"] = cards.index(card)
    return {"count": len(cards), "cards": faces}


def _face(m: "State", card: int, player: int, bit: int) -> Face:
    owner = m.owners[card]
    shows = m.game.shows
    if not shows.is_changed(m, card):
        return _unchanged(m, card, owner if owner != player else NOBODY)
    printed = m.prints[card]
    shown: Face = {"handle": m.handles[card], "key": printed.key, "name": printed.name, "marks": {}}
    if 0 <= owner != player:
        shown["owner"] = owner
    shows.card(m, card, shown)
    shows.card_reasons(m, card, shown)
    attached = [each for each in shows.attached(m, card) if m.known[each] & bit] if card in m.cards else []
    if attached:
        shown["attached"] = [_face(m, each, m.where[each] // len(m.game.zone_kinds), bit) for each in attached]
    return shown


def _unchanged(m: "State", card: int, owner: int) -> Face:
    """Show a card of which nothing but its print matters, with its owner if that is anybody.

    Most cards are so, and to put into words what is printed on one takes long: it is done once for each print, and all
    views share it.
    """
    printed = m.prints[card]
    faces = m.game.faces if owner < 0 else m.game.faces_of_others
    face = faces.get(printed)
    if face is None:
        face = {"handle": NOBODY, "key": printed.key, "name": printed.name, "marks": {}}
        if owner >= 0:
            face["owner"] = owner
        m.game.shows.unchanged(printed, face)
        faces[printed] = face
    shown = face.copy()
    shown["handle"] = m.handles[card]
    if owner >= 0:
        shown["owner"] = owner
    return shown


def _resolving(m: "State", bit: int) -> list[int]:
    """Return the handles of the cards whose abilities are under way, the innermost last, as far as they are known."""
    handles: list[int] = []
    for frame in m.frames:
        source = frame.act.source
        if source >= 0 and m.known[source] & bit and m.handles[source] not in handles:
            handles.append(m.handles[source])
    return handles


def _decision(m: "State", viewer: int) -> DecisionView | None:
    """Show the viewer's own question; of other players' questions nothing but who has to answer one.

    Where all choose in secret, ``picked`` has what the viewer has picked so far, as options are shown.
    """
    if m.outcome is not None:
        return None
    frame = m.frames[-1]
    asked = frame.op.asked(m, frame)
    if viewer not in asked:
        names = [m.names[player] for player in asked]
        shown: DecisionView = {"player": m.chooser, "players": asked, "prompt": f"Waiting for {listing(names)}."}
    else:
        turn = turned(m, viewer)
        shown = {
            "player": viewer,
            "players": asked,
            "prompt": turn.prompt(),
            "options": [option_view(m, option, viewer) for option in described(turn, turn.codes)],
        }
        marking = marking_of(turn)
        if marking is not None:
            shown["marks"] = {
                "options": [option_view(m, option, viewer) for option in marking.options],
                "least": marking.things.least,
                "most": marking.things.most,
                "how_many": marking.how_many,
            }
        numbers = quantities_asked(turn)
        if numbers is not None:
            shown["amounts"] = amounts_view(numbers)
    picked = frame.op.picked(m, frame, viewer)
    if picked is not None:
        shown["picked"] = [option_view(m, option, viewer) for option in picked]
    return shown


def amounts_view(asked: Quantities) -> AmountsView:
    """Show the numbers that make one answer."""
    kinds: list[KindView] = []
    for number, kind in enumerate(asked.kinds):
        one: KindView = {"text": kind.name, "most": asked.alone(number)}
        if kind.suit:
            one["word"] = kind.suit
        kinds.append(one)
    size = len(kinds)
    limits: list[LimitView] = [
        {"weights": list(limit.weights[:size]), "least": limit.least, "most": limit.most} for limit in asked.limits
    ]
    shown: AmountsView = {"kinds": kinds, "limits": limits}
    if asked.total is not None:
        total: TotalView = {"text": asked.total.text, "weights": list(asked.total.weights[:size])}
        if asked.total.most >= 0:
            total["most"] = asked.total.most
        if asked.total.verb:
            total["verb"] = asked.total.verb
        shown["total"] = total
    return shown


def option_view(m: "State", option: Option, chooser: int) -> OptionView:
    """Show an option: its text, its verb, and what on the table it is about."""
    shown: OptionView = {"text": option.text, "verb": option.verb}
    kind = option.kind
    argument = option.argument
    if kind == CARD:
        shown["card"] = m.handles[argument]
    elif kind == PLAYER:
        shown["player"] = argument
    elif kind == NUMBER:
        if option.code // m.game.actions.stride != MODE:
            shown["number"] = argument
    elif kind != NO_ARGUMENT:
        shown["word"] = m.game.actions.words[kind][argument]
        spot = m.game.table.spot(kind, argument, chooser)
        if spot is not None:
            shown["places"] = [spot]
    elif option.verb in m.game.actions.go_on:
        shown["goes_on"] = True
    if option.meaning:
        shown["meaning"] = option.meaning
    m.game.shows.option(m, chooser, option, shown)
    return shown


def spot_of(m: "State", card: int) -> Spot | None:
    """Return the place at which a card lies, of a player or shared; None if no area of the table shows its zone."""
    kinds = len(m.game.zone_kinds)
    zone = m.where[card]
    shared = zone - m.game.players * kinds
    for area in m.game.table.areas if shared < 0 else m.game.table.shared:
        first = area.zone if shared >= 0 else zone // kinds * kinds + area.zone
        cell = (shared if shared >= 0 else zone) - first
        if 0 <= cell < area.cells:
            spot: Spot = {"area": area.name, "at": cell if area.cells > 1 else m.zones[zone].index(card)}
            if shared < 0:
                spot["player"] = zone // kinds
            return spot
    return None
