"""How the cards of the set are written down."""

from typing import Final

from cardwright.games.kryptik.prints import COPIES, NO_COST, Facts, KryptikCard
from cardwright.kernel.basics.names import fold
from cardwright.kernel.pieces.nodes import Node

LAMPWRIGHT: Final = "Lampwright"
DRIFTBORN: Final = "Driftborn"
GRAVESWORN: Final = "Gravesworn"
THORNFOLK: Final = "Thornfolk"
NO_FACTION: Final = ""


def citizen_card(
    name: str,
    cost: str,
    box: str,
    faction: str,
    stats: tuple[int, int],
    *abilities: Node,
    keywords: tuple[str, ...] = (),
    year: int = NO_COST,
    overlord: bool = False,
) -> KryptikCard:
    """A citizen: name, soul cost, soul box, faction, attack and defense, and its 11 year cost if it has one."""
    facts = Facts(
        key_of(name),
        name,
        cost,
        box,
        citizen=True,
        faction=faction,
        overlord=overlord,
        attack=stats[0],
        defense=stats[1],
        keywords=keywords,
        eleven_cost=year,
    )
    return KryptikCard(facts, abilities)


def spell_card(
    name: str,
    cost: str,
    box: str,
    *abilities: Node,
    focused: bool = False,
    year: int = NO_COST,
    limit: int = COPIES,
    banned: bool = False,
) -> KryptikCard:
    """A spell: name, soul cost, soul box, its paragraphs, and its 11 year cost if it has one."""
    facts = Facts(key_of(name), name, cost, box, focused=focused, eleven_cost=year, limit=limit, banned=banned)
    return KryptikCard(facts, abilities)


def key_of(name: str) -> str:
    """Return the key of a card of that name: "wick-runner"."""
    return "-".join([fold(word) for word in name.replace("-", " ").split()])
