"""Trees that refuse nonsense: what stands in the fields of all words is looked at once, when a card is made."""

from collections.abc import Sequence

from cardwright.kernel.basics import names
from cardwright.kernel.pieces.nodes import Node, Term
from cardwright.language.arithmetic import Const
from cardwright.language.kinds import entry_of
from cardwright.language.word import parts


def check(card: str, abilities: Sequence[object]) -> None:
    """Refuse, with a TypeError that names the card, the word and what would be right, trees that make no sense."""
    for ability in abilities:
        found = wrong(ability) if isinstance(ability, Node) else f"an ability is a tree of words, not {shown(ability)}"
        if found:
            raise TypeError(f"{card}: {found}.")


def wrong(node: Node, where: str = "") -> str:
    """Say what does not fit first in a tree: "Ability.effect > Gain.amount takes a Number, not 'three'"; or nothing.

    Words that are in no table, as tests make them, may hold what they like.
    """
    entry = entry_of(type(node))
    word = type(node).__name__
    if entry is not None:
        for field, kind in entry.fields.items():
            value: object = getattr(node, field)
            found = inside(value, f"{where}{word}.{field} > ")
            if found:
                return found
            if not kind.fits(value):  # which may ask the word how great it can be, so that it has to make sense
                return f"{where}{word}.{field} takes {kind.named()}, not {shown(kind.misfit(value))}"
        return ""
    return inside(tuple(parts(node)), f"{where}{word} > ")


def inside(value: object, where: str) -> str:
    """Say what does not fit first in a field that holds what it should."""
    if isinstance(value, Node):
        return wrong(value, where)
    for item in value if isinstance(value, tuple) else ():
        if isinstance(item, Node):
            found = wrong(item, where)
            if found:
                return found
    return ""


def shown(value: object) -> str:
    """Show what was given instead."""
    if isinstance(value, Node | Term):
        return called(value)
    if isinstance(value, tuple):
        return f"one with {names.listing([shown(item) for item in value])}" if value else "an empty one"
    if isinstance(value, list):
        return "a list in brackets: a tree holds tuples"
    if isinstance(value, str):
        return names.quote(value)
    if callable(value):
        name: str = getattr(value, "__name__", "function")
        return f"the function {name}: call it, {name}()"
    return "nothing" if value is None else names.clean(repr(value))[:60]


def called(value: Node | Term) -> str:
    """Say what a part of a tree is."""
    if isinstance(value, Const):
        return f"the number {value.n}"
    return f"the question {value.key!r}" if isinstance(value, Term) else f"the word {type(value).__name__}"
