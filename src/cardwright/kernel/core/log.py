"""The words of the log: how an event says what happened to one viewer.

An event says what happened through a `Teller`, which alone decides what a viewer is told: a card has a name only for
those who knew it when the event was written, whatever became of it since.
"""

import re
from functools import lru_cache
from string import Formatter
from typing import TYPE_CHECKING, Final

from cardwright.kernel.basics.names import listing
from cardwright.kernel.grammar.forms import capital, counted, third_person
from cardwright.kernel.pieces.zones import NOBODY

if TYPE_CHECKING:
    from cardwright.kernel.core.events import Event
    from cardwright.kernel.pieces.cards import CardPrint

Line = tuple[tuple[str, str], ...]
"""A sentence in parts: a text, and the key of the card that it names, or nothing."""

_BEGIN, _THEN, _END = "\ue000", "\ue001", "\ue002"
"""What sets the key and the name of a card apart in what a teller says: characters that no font has."""
_SENTENCES: Final = Formatter()
MOST_SENTENCES: Final = 1000
"""So many are kept taken apart."""
_NAMED: Final = re.compile(f"{_BEGIN}([^{_BEGIN}-{_END}]*){_THEN}([^{_BEGIN}-{_END}]*){_END}")


@lru_cache(MOST_SENTENCES)
def _parts(sentence: str) -> tuple[tuple[str, str | None, str | None, str | None], ...]:
    """Take a sentence apart, each time a text and the field after it: there are few, and all viewers are told them."""
    return tuple(_SENTENCES.parse(sentence))


class Teller:
    """Words for one viewer about a run of like events, mostly a single one."""

    __slots__ = ("names", "prints", "run", "viewer")

    def __init__(
        self, viewer: int, names: tuple[str, ...], prints: "tuple[CardPrint, ...]", run: "list[tuple[Event, bool]]"
    ) -> None:
        """Tell ``run``, the events with whether the viewer knew all their cards."""
        self.viewer: int = viewer
        self.names: tuple[str, ...] = names
        self.prints: tuple[CardPrint, ...] = prints
        self.run: list[tuple[Event, bool]] = run

    def line(self) -> Line:
        """Return what the viewer is told; empty for nothing."""
        parts: list[tuple[str, str]] = []
        key = ""
        # The pieces are a text, a key, a name, a text, a key, and so on.
        for i, piece in enumerate(_NAMED.split(self.run[0][0].text(self))):
            if i % 3 == 1:
                key = piece
            elif piece:
                parts.append((piece if parts else capital(piece), key if i % 3 else ""))
        return tuple(parts)

    def told(self, sentence: str) -> str:
        """Complete a sentence with the fields of the event.

        | written | what comes there |
        |---|---|
        | `{card}` | a card, or all of a tuple of cards |
        | `{cards}` | the cards of all events that are told in this sentence |
        | `{player}`, `{player's}` | a player: "you", "Alpha", or as an owner: "your", "Alpha's" |
        | `{player:draw}` | a player who does something: "you draw", "Alpha draws" |
        | `{their}`, `{:draw}` | the same player again, as an owner, and what else that player does |
        | `{amount}`, `{amount:chain}` | a number, or so many things: "3 chains" |
        """
        event = self.run[0][0]
        doer = NOBODY
        said = ""
        for plain, name, form, _ in _parts(sentence):
            said += plain
            if name is None or form is None:
                continue
            field, _, owner = name.partition("'")
            if field == "cards":
                said += self.cards()
            elif field == "their":
                said += self.own(doer)
            elif not field:
                said += self.verb(doer, form)
            elif field not in event.people:
                said += self._thing(event, field, form)
            else:
                player: int = getattr(event, field)
                if form:
                    doer = player
                    said += self.does(player, form)
                else:
                    said += self.whose(player) if owner else self.who(player)
        return said

    def _thing(self, event: "Event", name: str, form: str) -> str:
        """Put a field that is no player into words."""
        value = getattr(event, name)
        if name not in event.about:
            return counted(value, form) if form else str(value)
        return listing([self.card(card) for card in value]) if isinstance(value, tuple) else self.card(value)

    def card(self, card: int) -> str:
        """Name a card of the event, if the viewer knew it and the event says that it is about that card."""
        event, known = self.run[0]
        return self.name(card) if known and card in event.cards() else "a card"

    def name(self, card: int) -> str:
        """Name a card so that `line` finds it again."""
        printed = self.prints[card]
        return f"{_BEGIN}{printed.key}{_THEN}{printed.name}{_END}"

    def cards(self) -> str:
        """Name the first cards of all events of the run, and count those that the viewer did not know."""
        named: list[str] = []
        hidden = 0
        for event, known in self.run:
            if known:
                named.append(self.name(event.cards()[0]))
            else:
                hidden += 1
        if hidden:
            named.append(counted(hidden, "more card" if named else "card"))
        return listing(named)

    def who(self, player: int) -> str:
        """Name a player as the subject of a sentence or as the object: "you", "Alpha"."""
        return "you" if player == self.viewer else self.names[player]

    def whose(self, player: int) -> str:
        """Name a player as an owner: "your", "Alpha's"."""
        return "your" if player == self.viewer else f"{self.names[player]}'s"

    def own(self, player: int) -> str:
        """Refer to a player who was just named as an owner: "your", "their"."""
        return "your" if player == self.viewer else "their"

    def verb(self, player: int, verb: str) -> str:
        """Put a verb into the form for a player: "draw" for you, "draws" for others."""
        return verb if player == self.viewer else third_person(verb)

    def does(self, player: int, verb: str) -> str:
        """Put a player and a verb together: "you draw", "Alpha draws"."""
        return f"{self.who(player)} {self.verb(player, verb)}"
