"""What every word of the language is, and what is always there to be read."""

from dataclasses import fields, is_dataclass
from typing import Any, Final

from mypy_extensions import mypyc_attr

from cardwright.kernel.frames import Op
from cardwright.kernel.nodes import Node

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


@mypyc_attr(allow_interpreted_subclasses=True)
class Word(Op):
    """A node of the language."""
