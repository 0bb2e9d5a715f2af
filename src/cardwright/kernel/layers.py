"""Layers: the order in which continuous effects bend a number, and what may be done when effects disagree.

A number of a card (its power, its cost, its colours as a bit mask) is asked, never stored: it begins with what is
printed, and everything in force that bends it does so in the order of the layers, and within a layer of age, the eldest
first. Each question has layers of its own. An effect that asks another question of the same card ("creatures with
power 5 or more have...") may ask questions of an earlier rank only; a game lists its questions in that order.

    LAYER_SET       it is 0 from now on
    LAYER_MULTIPLY  it is doubled
    LAYER_ADD       it gets +1

Whether something may be done is asked likewise, but there a "cannot" beats every "can", and a "can" beats the rules.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from cardwright.kernel.frames import Standing, StandingNode
from cardwright.kernel.reasons import Difference
from cardwright.kernel.state import State

LAYER_SET: Final = 0
LAYER_MULTIPLY: Final = 10
LAYER_ADD: Final = 20


@mypyc_attr(allow_interpreted_subclasses=True)
class Modifier(StandingNode):
    """Something in force that bends a number of a card, or of a player (asked with the player's number as ``card``)."""

    def layer(self) -> int:
        """Return when it is its turn; lower ones come first."""
        return LAYER_ADD

    def applies(self, m: State, s: Standing, card: int) -> bool:
        """Whether it is about that card."""
        raise NotImplementedError(type(self).__name__)

    def amount(self, m: State, s: Standing, card: int) -> int:
        """Return what to set the number to, to multiply it by, or to add to it."""
        raise NotImplementedError(type(self).__name__)

    def bend(self, m: State, s: Standing, card: int, value: int) -> int:
        """Return the number as it leaves this layer; layers of a game's own do here what they do."""
        layer = self.layer()
        amount = self.amount(m, s, card)
        if layer == LAYER_SET:
            return amount
        return value * amount if layer == LAYER_MULTIPLY else value + amount


def bent(m: State, question: str, card: int, value: int) -> int:
    """Return the answer to a question about a card whose printed answer is ``value``."""
    standing = m.index.get(question)
    if standing is None:
        return value
    for s in in_layers(standing):
        node = s.node
        assert isinstance(node, Modifier)
        if node.applies(m, s, card):
            value = node.bend(m, s, card, value)
    return value


def differences(m: State, question: str, card: int, value: int) -> list[Difference]:
    """Return what each effect in force adds to the answer that `bent` gives, in the order in which they work."""
    found: list[Difference] = []
    for s in in_layers(m.index.get(question, ())):
        node = s.node
        assert isinstance(node, Modifier)
        if node.applies(m, s, card):
            bent_to = node.bend(m, s, card, value)
            found.append((s.act.source, bent_to - value))
            value = bent_to
    return found


def in_layers(standing: tuple[Standing, ...]) -> list[Standing]:
    """Return what is in force in the order of layers, then of age."""
    return sorted(standing, key=_layer_and_age) if len(standing) > 1 else list(standing)


def _layer_and_age(s: Standing) -> tuple[int, int]:
    node = s.node
    assert isinstance(node, Modifier)
    return node.layer(), s.age


@mypyc_attr(allow_interpreted_subclasses=True)
class Permission(StandingNode):
    """Something in force that says what can or cannot be done; it is found under the keys of its `Deed`."""

    def concerns(self, m: State, s: Standing, card: int) -> bool:
        """Whether it is about that card (or player)."""
        raise NotImplementedError(type(self).__name__)


class Deed:
    """Something that may be done or not, such as attacking; ``can`` and ``cannot`` are the keys of permissions."""

    def __init__(self, name: str) -> None:
        """Name what is done, as a verb: "attack"."""
        self.name: str = name
        self.can: str = f"can {name}"
        self.cannot: str = f"cannot {name}"

    def allowed(self, m: State, card: int, *, by_rules: bool) -> bool:
        """Whether it may be done with (or by, or to) that card, which the rules alone would allow or not."""
        index = m.index
        if self.cannot in index and _concerned(m, index[self.cannot], card):
            return False
        return by_rules or (self.can in index and _concerned(m, index[self.can], card))


def _concerned(m: State, standing: tuple[Standing, ...], card: int) -> bool:
    for s in standing:
        node = s.node
        assert isinstance(node, Permission)
        if node.concerns(m, s, card):
            return True
    return False
