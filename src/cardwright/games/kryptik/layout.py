"""Laying a match out in the middle: as positions have it, and as tests do."""

from collections.abc import Sequence
from dataclasses import dataclass

from cardwright.games.kryptik.events.island import Arrived
from cardwright.games.kryptik.events.moves import LaidSoul
from cardwright.games.kryptik.prints import KryptikCard
from cardwright.games.kryptik.state import Kryptik
from cardwright.games.kryptik.turn import IN_FIRST, TURN
from cardwright.games.kryptik.zones import ISLAND, REVEALED, SOUL, ZONES
from cardwright.kernel.basics.errors import BadSetup
from cardwright.kernel.core.frames import Activation
from cardwright.kernel.pieces.positions import Placed, Position
from cardwright.kernel.pieces.zones import NOBODY


@dataclass(frozen=True)
class Place:
    """Where a card lies: in whose zone of which kind, and as what it stands on the island."""

    player: int
    zone: int
    weary: bool = False
    engaged: bool = False


def lay(m: Kryptik, places: Sequence[Place], turn: int) -> None:
    """Put all cards where they lie, in a turn of that number which is player 0's.

    What their coming would have set off is over.
    """
    m.turn = turn - 1
    for card, place in enumerate(places):
        if place.zone == ISLAND:
            m.do(Arrived(card, place.player))
            state = m.change(card)
            state.weary, state.engaged = place.weary, place.engaged
        elif place.zone == SOUL:
            m.do(LaidSoul(card, place.player, engaged=place.engaged, drop=False))
        else:
            m.move(card, place.player * ZONES + place.zone)
    m.turn = turn
    m.come_to_rest()


def begin_in(m: Kryptik, position: Position, cards: Sequence[Placed]) -> None:
    """Begin a match with those cards in a position, in the 1st phase of the first player.

    The cards of an 11 year row lie in its places from the first on. Raises `BadSetup` for what no match comes to.
    """
    for card in cards:
        _require_place(card)
    for side in position.sides:
        for name in side.counters:
            raise BadSetup(f"In a position of Kryptik {name!r} follows from the cards, and is not given.")
    lay(m, [Place(card.player, card.zone) for card in cards], position.turn)
    m.push(TURN, Activation(m.active, NOBODY), IN_FIRST)


def _require_place(card: Placed) -> None:
    printed = card.printed
    assert isinstance(printed, KryptikCard)
    if card.zone == REVEALED or (card.zone == ISLAND and not printed.citizen):
        raise BadSetup(f"In a position {printed.name} does not lie there: only citizens do, on the island.")
