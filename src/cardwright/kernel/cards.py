"""Cards: what is printed on them, and what has happened to those in play."""

from cardwright.kernel.nodes import Node


class CardPrint:
    """What is printed on a card, shared by all its copies; games add their own fields in a subclass.

    ``key`` names the card in its game for good (saves and records use it), ``name`` is what people read.
    """

    __slots__ = ("abilities", "key", "name")

    def __init__(self, key: str, name: str, abilities: tuple[Node, ...]) -> None:
        """Describe a card."""
        self.key: str = key
        self.name: str = name
        self.abilities: tuple[Node, ...] = abilities


class Epoch:
    """A mark that tells a match which card states it owns and which it shares with copies."""

    __slots__ = ()


class CardState:
    """What has happened to a card in play. Shared between copies of a match until one of them changes it.

    Read through ``match.cards[card]``, write only through ``match.own(card)``.
    """

    __slots__ = ("epoch",)

    def __init__(self, epoch: Epoch) -> None:
        """Start the state of a card that comes into play; ``epoch`` is the owning match's."""
        self.epoch: Epoch = epoch

    def copy(self, epoch: Epoch) -> "CardState":
        """Return an independent copy for the match with that epoch."""
        raise NotImplementedError
