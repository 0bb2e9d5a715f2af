"""What every word of the language is, and what is always there to be read."""

from dataclasses import fields, is_dataclass
from typing import Any, Final

from mypy_extensions import mypyc_attr

from cardwright.kernel.core.frames import Op
from cardwright.kernel.pieces.nodes import Node

IT: Final = "it"
THIS_MUCH: Final = "this much"
"""The names that are always there: what was chosen or affected last, and how much the last effect did."""


def parts(node: Node) -> list[Node]:
    """Return the nodes right inside a node, in the order of its fields."""
    tree: Any = node
    found: list[Node] = []
    for field in fields(tree) if is_dataclass(tree) else ():
        value = getattr(tree, field.name)
        found += [part for part in (value if isinstance(value, tuple) else (value,)) if isinstance(part, Node)]
    return found


def nodes_of(node: Node) -> list[Node]:
    """Return a node and all nodes in it, in the order of the fields."""
    found = [node]
    for part in parts(node):
        found += nodes_of(part)
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Word(Op):
    """A node of the language: it acts or is asked, and says a phrase of what it does or is (`Node.phrase`).

    Phrases are put together from those of the parts, never from texts:

        effects      order("destroy", self.them())
                     Clause(self.who.nominal(), Does("gain", (self.amount.amount("æmber", mass=True),)))
        numbers      much() and each(), from which amount() makes "2 damage", "1 æmber for each friendly creature"
        sets         noun(det, n): described(Noun("creature", det, n), self.filters, "enemy")
        targets      nominal(): Back() for what is "it", This() for the card, self.of.noun(ALL)
        filters      attribute() and place(); predicate() where it is more than "is damaged"
        conditions   states(self.which.nominal(), "be", "ready"); the contrary is found, or is denied()
        in force     states(self.of.noun(BARE), "get", "+1 power")
        happenings   states(Bound(self.of.noun()), "be destroyed"): what is bound is "it" in what follows

    Inside a longer sentence an effect is inner(effect), and what happens another time is Apart.
    """
