"""Lay the first position of a recorded play out on our engine."""

from collections.abc import Iterable, Mapping
from functools import cache

from cardwright.games.keyforge.events import Entered
from cardwright.games.keyforge.facts import HOUSES, CardFacts, all_facts
from cardwright.games.keyforge.game import GAME
from cardwright.games.keyforge.prints import Print
from cardwright.games.keyforge.state import NO_HOUSE, KeyForge
from cardwright.games.keyforge.turn import CHOOSE_HOUSE, MAIN, TURN
from cardwright.games.keyforge.zones import (
    ARCHIVES,
    ARTIFACTS,
    DECK,
    DISCARD,
    HAND,
    LINE,
    PURGED,
    UPGRADES,
    ZONES,
)
from cardwright.kernel.basics.names import fold
from cardwright.kernel.basics.rng import key_of
from cardwright.kernel.core.frames import Activation
from tools.traces.recorded import Piece, Side, Trace

FILL = ("untamed", "sanctum", "shadows", "logos")
"""The houses that a recorded player has who names too few."""
HOUSES_OF_A_DECK = 3
LATER_TURN = 3
"""A turn after both first ones, so that the first-turn rule is over."""


class CannotLay(Exception):
    """A position that our engine cannot be put into; says why."""


@cache
def _facts() -> Mapping[str, CardFacts]:
    return {fold(facts.name): facts for facts in all_facts().values()}


def facts_of(slug: str) -> CardFacts:
    """Give the card of a slug."""
    facts = _facts().get(fold(slug))
    if facts is None:
        raise CannotLay(f"the set has no card '{slug}'")
    return facts


def missing(trace: Trace) -> list[str]:
    """Name the cards that matter in a play and cannot be played yet, by slug."""
    return sorted(slug for slug in trace.named if facts_of(slug).number not in GAME.implemented)


def is_about_missing(trace: Trace) -> bool:
    """Whether the card that a play is about cannot be played yet, or is no card of the set."""
    facts = _facts().get(fold(trace.name))
    return facts is None or facts.number not in GAME.implemented


def print_of(slug: str) -> Print:
    """Give the usual print of a card; one that cannot be played yet is padding, and does nothing."""
    facts = facts_of(slug)
    return GAME.print_of(facts.number, facts.house)


def houses(trace: Trace, player: int) -> tuple[str, ...]:
    """Give the three houses of a player: those that they could choose or had, those of their cards, and filling."""
    offered: list[str] = []
    for position in trace.positions:
        side = position.sides[player]
        offered += [side.house] if side.house else []
        if side.prompt.title == "House Choice":
            offered += side.prompt.buttons
    side = trace.initial.sides[player]
    own = [*side.hand, *[piece.slug for piece in side.board], *side.discard, *side.archives, *side.deck]
    found = [*[house.lower() for house in offered], *[facts_of(slug).house for slug in own], *FILL]
    return tuple(dict.fromkeys(found))[:HOUSES_OF_A_DECK]


def lay(trace: Trace, seed: int = 0) -> KeyForge:
    """Give a match in the first position of the play; `CannotLay` if that is in mid-effect.

    Decisions with a single answer are asked too, so that they can be compared.
    """
    position = trace.initial
    if not position.at_rest or position.winner is not None:
        raise CannotLay(f"it begins in the middle of '{position.asked.menu}'")
    prints: list[Print] = []
    owners: list[int] = []
    moves: list[tuple[int, int]] = []
    pieces: list[tuple[int, int, Piece, tuple[int, ...]]] = []

    def add(slug: str, owner: int) -> int:
        prints.append(print_of(slug))
        owners.append(owner)
        return len(prints) - 1

    for player, side in enumerate(position.sides):
        for kind, slugs in _piles(side):
            moves += [(add(slug, player), player * ZONES + kind) for slug in slugs]
        for piece in side.board:
            if piece.under:
                raise CannotLay(f"there is a card under '{piece.slug}'")
            card = add(piece.slug, player if piece.owner is None else piece.owner)
            pieces.append((card, player, piece, tuple([add(upgrade, player) for upgrade in piece.upgrades])))
    m = KeyForge(GAME, tuple(prints), tuple(owners), key_of(seed))
    m.names = ("player1", "player2")
    m.options = {"first": 0, "chooser": -1}
    m.skip_forced = False
    m.turn = LATER_TURN
    m.active = position.active
    m.houses = tuple(tuple([HOUSES.index(house) for house in houses(trace, player)]) for player in (0, 1))
    for card, zone in moves:
        m.move(card, zone)
    for card, player, piece, upgrades in pieces:
        _enter(m, card, player, piece, upgrades)
    for player, side in enumerate(position.sides):
        m.aember[player], m.keys[player], m.chains[player] = side.aember, side.keys, side.chains
    house = position.sides[position.active].house
    m.house = NO_HOUSE if house is None else HOUSES.index(house)
    m.pending = ()
    m.unsettled = False
    m.push(TURN, Activation(0, -1), CHOOSE_HOUSE if position.phase == "house" else MAIN)
    m.run()
    return m


def _piles(side: Side) -> Iterable[tuple[int, tuple[str, ...]]]:
    """Give the zones of a player that are not in play, each from the bottom to the top."""
    return (
        (HAND, side.hand),
        (ARCHIVES, side.archives),
        (DECK, side.deck[::-1]),
        (DISCARD, side.discard[::-1]),
        (PURGED, side.purged[::-1]),
    )


def _enter(m: KeyForge, card: int, player: int, piece: Piece, upgrades: tuple[int, ...]) -> None:
    m.do(Entered(card, player * ZONES + (LINE if piece.creature else ARTIFACTS)))
    for upgrade in upgrades:
        m.do(Entered(upgrade, player * ZONES + UPGRADES, host=card))
    state = m.change(card)
    state.ready, state.stunned = not piece.exhausted, piece.stunned
    state.damage, state.aember, state.counters = piece.damage, piece.aember, piece.counters
