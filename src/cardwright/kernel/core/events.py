"""Events: every change of a match is one."""

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from cardwright.kernel.core.deeds import Deed
from cardwright.kernel.core.leaving import leave_game
from cardwright.kernel.pieces.zones import NOBODY

if TYPE_CHECKING:
    from cardwright.kernel.core.log import Teller
    from cardwright.kernel.core.state import State
    from cardwright.kernel.pieces.cards import CardPrint


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """A change of the match, written in the past tense.

    The fields of a concrete event are the arguments of its ``__init__``, which keeps each under its own name, and
    nothing else; saves write them. What more there is to say about them is declared here. `State.do` lets standing
    effects replace an event, applies it, tells whoever listens, and writes it into the journal; nothing else may call
    `apply`.
    """

    about: ClassVar[tuple[str, ...]] = ("card",)
    """The fields that are cards, or tuples of cards, with which the event has to do."""
    people: ClassVar[tuple[str, ...]] = ("player",)
    """The fields that are players."""
    together: ClassVar[tuple[str, ...]] = ()
    """Like events in a row with the same in these fields are told in one sentence; without any, each by itself."""
    tells: ClassVar[str] = ""
    """What happened, in a sentence that `Teller.told` completes; an empty one keeps the event out of the log."""
    deed: ClassVar[str] = ""
    """What kind of thing it is to those who watch (`shapes.Kind`); empty where nothing is seen but cards that move."""
    counts: ClassVar[str] = ""
    """The counter or mark of the table whose number it changes, by its name."""

    def apply(self, m: "State") -> None:
        """Make the change."""
        raise NotImplementedError(type(self).__name__)

    def cards(self) -> tuple[int, ...]:
        """Return the cards that the event is about; its text can name these alone, to those who know them all."""
        found: tuple[int, ...] = ()
        for name in self.about:
            value: int | tuple[int, ...] = getattr(self, name, ())
            if isinstance(value, tuple):
                found += value
            elif value != NOBODY:
                found = (*found, value)
        return found

    def much(self) -> int:
        """Return how much happens, in what it counts: its ``amount`` of damage, of life; 1 where it has none."""
        amount: int = getattr(self, "amount", 1)
        return amount

    def deeds(self) -> list[Deed]:
        """Return what happens in it to those who watch: mostly one thing, and nothing where cards only move."""
        if not self.deed:
            return []
        cards = self.cards()
        first: int | tuple[int, ...] = getattr(self, self.about[0], NOBODY) if self.about else ()
        own = len(first) if isinstance(first, tuple) else 1
        players: list[int] = [getattr(self, name, NOBODY) for name in self.people]
        players += [NOBODY, NOBODY]
        amount: int = getattr(self, "amount", 0)
        return [Deed(self.deed, players[0], cards[:own], cards[own:], players[1], amount, self.counts)]

    def affected(self, m: "State") -> int:
        """Return the player whom it happens to: the controller (or owner) of its first card, or else its ``player``.

        They order what would replace it.
        """
        for card in self.cards():
            controller = m.controller(card)
            return m.owners[card] if controller < 0 else controller
        player: int = getattr(self, "player", m.active)
        return player

    def continues(self, before: "Event") -> bool:
        """Whether it is told in one sentence with the event just before it."""
        if not self.together or type(before) is not type(self):
            return False
        return False not in [getattr(before, name) == getattr(self, name) for name in self.together]

    def text(self, t: "Teller") -> str:
        """Say what happened in a sentence, in the teller's words; an empty text keeps it out of the log."""
        return t.told(self.tells)


Seen = tuple[int, int, int]
"""A card of an event, its handle once that had happened, and the bit mask of the viewers who knew it then."""
Way = tuple[int, int, int, int, int, int, int]
"""A card that an event moved, or let somebody know: its zone, its handle and who knew it before, and afterwards."""


class Entry:
    """One event of a match, and what those who watched it could see, with the entry before it.

    ``known`` are the viewers who knew all its cards once it had happened, as a bit mask; ``draws`` is how often
    chance had decided then; ``cause`` is the card whose ability did it, -1 for the rules.
    """

    __slots__ = ("before", "cause", "draws", "event", "known", "seen", "ways")

    def __init__(
        self,
        event: Event,
        known: int,
        before: "Entry | None",
        draws: int = 0,
        cause: int = NOBODY,
        seen: tuple[Seen, ...] = (),
        ways: tuple[Way, ...] = (),
    ) -> None:
        """Add an event to those before it."""
        self.event: Event = event
        self.known: int = known
        self.before: Entry | None = before
        self.draws: int = draws
        self.cause: int = cause
        self.seen: tuple[Seen, ...] = seen
        self.ways: tuple[Way, ...] = ways


class Conceded(Event):
    """A player gave the game up."""

    __slots__ = ("player",)

    deed = "said"

    def __init__(self, player: int) -> None:
        """Describe it."""
        self.player: int = player

    def apply(self, m: "State") -> None:
        """Take the player out of the game."""
        leave_game(m, (self.player,), f"{m.names[self.player]} conceded")

    def text(self, t: "Teller") -> str:
        return f"{t.does(self.player, 'concede')}."


class Sampled(Event):
    """No event of the game: from here on the match is a world sampled for a player, whose cards were these before."""

    def __init__(self, player: int, prints: "tuple[CardPrint, ...]") -> None:
        self.player: int = player
        self.prints: tuple[CardPrint, ...] = prints

    def apply(self, m: "State") -> None:
        """Change nothing."""
