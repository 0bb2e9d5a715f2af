"""How the cards of the set are written down."""

from collections.abc import Iterable

from cardwright.games.kyza.prints import Facts, KyzaCard
from cardwright.kernel.basics.names import fold
from cardwright.kernel.pieces.nodes import Node


def card(
    name: str,
    level: int,
    damage: int,
    health: int,
    *abilities: Node | Iterable[Node],
    flash: bool = False,
    continuous: bool = False,
    static: bool = False,
) -> KyzaCard:
    """A card: its name, Aether Level, damage and health as a character, and what it does as an effect."""
    nodes: list[Node] = []
    for ability in abilities:
        nodes += [ability] if isinstance(ability, Node) else ability
    facts = Facts(key_of(name), name, level, damage, health, flash, continuous, static)
    return KyzaCard(facts, tuple(nodes))


def alternate(name: str, level: int, damage: int, health: int, of: KyzaCard) -> KyzaCard:
    """Another character with the effect of a card, and the same effect name (kyza:ruling.deck-names)."""
    known = of.facts
    facts = Facts(
        key_of(name), name, level, damage, health, known.flash, known.continuous, known.static, of.effect_name
    )
    return KyzaCard(facts, of.abilities)


def key_of(name: str) -> str:
    """Return the key of a card of that name: "spark-thrower"."""
    return "-".join([fold(word) for word in name.replace("-", " ").split()])
