"""Laying a match out at the beginning of a round, as positions have it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from cardwright.games.krysis.goods import COLORS, NOTHING
from cardwright.games.krysis.prints import Print
from cardwright.games.krysis.rounds import Rounds
from cardwright.games.krysis.setup import NOBODYS_AGENTS, NOBODYS_MISSIONS, NOBODYS_RELICS
from cardwright.games.krysis.state import ROUNDS, Krysis
from cardwright.games.krysis.values import EXTRA, FIGHTER, MISSION, SPACES, TRANSPORT, TRANSPORTER, WEAPON, Facts
from cardwright.games.krysis.zones import (
    AGENT_DISCARD,
    ASIDE,
    BOX,
    CAMP,
    FIGHTERS,
    HAND,
    HOME,
    RELIC_DECK,
    RELIC_DISCARD,
    SECRET,
    SPARE,
    TRANSPORTERS,
    ZONES,
)
from cardwright.kernel.basics import names
from cardwright.kernel.basics.errors import BadSetup
from cardwright.kernel.basics.pools import Pool, added, covers, taken
from cardwright.kernel.core.frames import Activation
from cardwright.kernel.pieces.positions import Placed, Position, Side
from cardwright.kernel.pieces.zones import NOBODY

Lying = tuple[Facts, int, int]
"""A card, its owner, and the zone where it lies."""


def is_agent(facts: Facts) -> bool:
    """Whether a card is an agent."""
    return facts.type in {FIGHTER, TRANSPORTER}


def is_relic(facts: Facts) -> bool:
    """Whether a card is a relic."""
    return facts.type in {WEAPON, TRANSPORT}


OWN: Final[Mapping[int, Callable[[Facts], bool]]] = {
    HAND: is_agent,
    FIGHTERS: lambda facts: facts.type == FIGHTER,
    TRANSPORTERS: lambda facts: facts.type == TRANSPORTER,
    AGENT_DISCARD: is_agent,
    BOX: is_agent,
    CAMP: is_relic,
    HOME: is_relic,
    SECRET: lambda facts: facts.type == MISSION,
}
"""What lies in the zones of a player as a round begins: no teams, no relics in use."""
SHARED: Final[Mapping[int, Callable[[Facts], bool]]] = {
    RELIC_DECK: is_relic,
    RELIC_DISCARD: is_relic,
    ASIDE: lambda facts: facts.type == MISSION,
    SPARE: lambda facts: facts.company == EXTRA,
}
"""What lies in the zones that all share, but for the spaces of the mine, which are where they always are."""


def lying(cards: Sequence[Placed], players: int) -> list[Lying]:
    """Return the cards of a position as a match has them; `BadSetup` for one that cannot lie where it does."""
    found: list[Lying] = []
    for card in cards:
        assert isinstance(card.printed, Print)
        facts = card.printed.facts
        shared = card.player == NOBODY
        fits = (SHARED if shared else OWN).get(card.zone)
        if fits is None or not fits(facts):
            raise BadSetup(f"In a position {facts.name} cannot lie in {names.quote(card.area)} as a round begins.")
        zone = (players if shared else card.player) * ZONES + card.zone
        found.append((facts, _owner(facts, card.player), zone))
    return found


def _owner(facts: Facts, player: int) -> int:
    if is_relic(facts):
        return NOBODYS_RELICS
    if facts.type == MISSION:
        return NOBODYS_MISSIONS
    return NOBODYS_AGENTS if player == NOBODY else player


def begin_in(m: Krysis, position: Position) -> None:
    """Begin a match, in which all cards and miners lie where they did, with the round of a position.

    The crystals that nobody has are in the bank, and the miners stand on the level of the round before. Raises
    `BadSetup` for what no match comes to.
    """
    if not 1 <= position.turn <= ROUNDS:
        raise BadSetup(f"In a position the turn is one of the {ROUNDS} rounds, not {position.turn}.")
    m.turn = position.turn - 1
    ranks: list[int] = []
    for player, side in enumerate(position.sides):
        crystals = _counted(m, player, side)
        if not covers(m.bank, crystals):
            raise BadSetup("In this position the players have more crystals than there are.")
        m.bank = taken(m.bank, crystals)
        rank = side.counters.get("rank", 0)
        if not 1 <= rank <= SPACES or rank in ranks:
            raise BadSetup(f"In a position each side has a 'rank' of its own, the place of its miner: 1 to {SPACES}.")
        ranks.append(rank)
        m.place(player, m.turn, rank)
    m.push(Rounds(), Activation(0, NOBODY), 0, (0,))


def _counted(m: Krysis, player: int, side: Side) -> Pool:
    """Give a player what the counters of a side say; return their crystals."""
    left = dict(side.counters)
    left.pop("rank", None)
    m.points[player] = left.pop("points", 0)
    m.camps[player] = tuple([left.pop(f"camp_{color}", 0) for color in COLORS])
    m.homes[player] = tuple([left.pop(f"home_{color}", 0) for color in COLORS])
    for name in left:
        raise BadSetup(f"In a position of Krysis {names.quote(name)} follows from the rest, and is not given.")
    crystals = added(m.camps[player], m.homes[player])
    if not covers(m.camps[player], NOTHING) or not covers(m.homes[player], NOTHING):
        raise BadSetup("In a position nobody has less than no crystals.")
    return crystals
