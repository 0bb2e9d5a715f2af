"""Pictures: the drawings of a game's cards, marks and suits, as data from which a client draws any game.

Like `tables`, this module is left out of the compiled build, which keeps no annotations: the protocol of the service is
made from them.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Credit:
    """Whom to thank for pictures, as their licence asks: ``what`` says which they are and whose."""

    name: str
    address: str
    licence: str
    what: str


@dataclass(frozen=True)
class Pictures:
    """The pictures of a game; a card that has none here is drawn with a pattern.

    ``drawings`` are shapes to fill, by name: the path of an SVG in a square of 512 by 512. ``cards`` names the drawing
    of a card by the card's key, ``words`` that of all other cards that show the word on a mark; the icons of a `Table`
    are names of drawings as well.
    """

    drawings: Mapping[str, str] = field(default_factory=dict)
    cards: Mapping[str, str] = field(default_factory=dict)
    words: Mapping[str, str] = field(default_factory=dict)
    credit: Credit | None = None
