"""Laying a match out in the middle: as positions have it, and as tests do."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from cardwright.games.keyforge.events import Entered
from cardwright.games.keyforge.facts import HOUSES
from cardwright.games.keyforge.prints import ARTIFACT, CREATURE, Print
from cardwright.games.keyforge.state import KeyForge
from cardwright.games.keyforge.turn import CHOOSE_HOUSE, TURN
from cardwright.games.keyforge.zones import ARTIFACTS, LINE, PLAYED, UPGRADES, ZONES
from cardwright.kernel.basics import names
from cardwright.kernel.basics.errors import BadSetup
from cardwright.kernel.core.frames import Activation
from cardwright.kernel.pieces.positions import Placed, Position
from cardwright.kernel.pieces.zones import NOBODY

HOUSES_OF_A_DECK: Final = 3
WHOSE: Final = ("the first player", "the second player")


@dataclass(frozen=True)
class Place:
    """Where a card lies: in whose zone of which kind, on which card (an upgrade), and whether it is ready in play."""

    player: int
    zone: int
    ready: bool = True
    host: int = NOBODY


def lay(m: KeyForge, places: Sequence[Place], turn: int) -> None:
    """Put all cards where they lie, in a turn of that number which is player 0's.

    What their coming would have set off is over.
    """
    m.turn = turn
    m.first = (turn + 1) % 2
    for card, place in enumerate(places):
        zone = place.player * ZONES + place.zone
        if place.zone in {LINE, ARTIFACTS, UPGRADES}:
            m.do(Entered(card, zone, host=place.host))
            m.change(card).ready = place.ready
        else:
            m.move(card, zone)
    m.come_to_rest()


def begin_in(m: KeyForge, position: Position, cards: Sequence[Placed]) -> None:
    """Begin a match with those cards in a position, at the choice of the active house.

    The houses of each player's deck are those of the player's cards, and no deck has a name. Raises `BadSetup` for
    what no match comes to.
    """
    for card in cards:
        _require_place(card)
    lay(m, [Place(card.player, card.zone) for card in cards], position.turn)
    m.houses = tuple([_houses(cards, player) for player in m.seats])
    for player, side in enumerate(position.sides):
        if "key_cost" in side.counters:
            raise BadSetup("In a position the key cost follows from the cards in play, and is not given.")
        m.aember[player] = side.counters.get("aember", 0)
        m.keys[player] = side.counters.get("keys", 0)
        m.chains[player] = side.counters.get("chains", 0)
    m.push(TURN, Activation(m.active, NOBODY), CHOOSE_HOUSE)


def _require_place(card: Placed) -> None:
    printed = card.printed
    assert isinstance(printed, Print)
    fitting = {LINE: CREATURE, ARTIFACTS: ARTIFACT}.get(card.zone, printed.type)
    if card.zone == PLAYED or fitting != printed.type:
        where = names.quote(card.area)
        raise BadSetup(f"In a position {printed.name} cannot lie in {where}: its type is {printed.facts.type}.")


def _houses(cards: Sequence[Placed], player: int) -> tuple[int, ...]:
    found = {card.printed.key.partition("@")[2] for card in cards if card.player == player}
    if len(found) > HOUSES_OF_A_DECK:
        raise BadSetup(
            f"In this position {WHOSE[player]} has cards of {names.listing(sorted(found))}, of three at most."
        )
    return tuple([number for number, house in enumerate(HOUSES) if house in found])
