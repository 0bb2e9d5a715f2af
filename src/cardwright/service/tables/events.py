"""What happens at a table: the events that its log holds, from which all of it follows.

An event is stored as a line of JSON, and never changed. Fields may be added as long as they have a default.
"""

from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from cardwright.kernel.pieces.decklist import DeckCard, DeckList
from cardwright.service.protocol import Clock, OwnFile


class Event(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="event"):
    """Something that happened; ``at`` is when, in milliseconds since 1970."""

    at: int


class Opened(Event, frozen=True, tag="opened"):
    """A table was set up: always the first event, and no other one.

    ``rules`` is the version of the game's rules; ``secret`` is what the service puts into the shuffle, as hexadecimal
    digits; ``before`` is the table of which this one is the rematch, or the next game of its series. Of a series of at
    most ``best_of`` games ``won`` says who won those before, and ``games`` are their tables. ``position`` is where the
    match begins if it is not dealt, as JSON, and ``lesson`` is the key of what is taught there. ``own`` are the
    files of cards and values of somebody's own with which the game is played.
    """

    host: str
    game: str
    rules: str
    players: int
    options: dict[str, int]
    secret: str
    public: bool = False
    clock: Clock = Clock()
    before: str = ""
    best_of: int = 1
    won: tuple[int, ...] = ()
    games: tuple[str, ...] = ()
    lesson: str = ""
    position: dict[str, Any] | None = None
    own: tuple[OwnFile, ...] = ()


class Seated(Event, frozen=True, tag="seated"):
    """A guest took a seat; ``commit`` is what was committed to for the shuffle, empty for nothing."""

    seat: int
    guest: str
    name: str
    commit: str = ""


class BotSeated(Event, frozen=True, tag="bot_seated"):
    """A bot took a seat."""

    seat: int
    bot: str
    name: str


class Stood(Event, frozen=True, tag="stood"):
    """A seat became open again; ``removed`` is the guest whom the host took from it, empty for nobody."""

    seat: int
    removed: str = ""


class SeatClosed(Event, frozen=True, tag="seat_closed"):
    """An open seat was taken away: those behind it moved up by one; ``options`` are the table's from then on."""

    seat: int
    options: dict[str, int]


class DeckChosen(Event, frozen=True, tag="deck"):
    """A seat has a deck; ``cards`` are written as ``"267@logos"``, key and section.

    ``exchanged`` says that it is the one before, with cards exchanged for the next game of a series.
    """

    seat: int
    name: str
    sections: tuple[str, ...]
    cards: tuple[str, ...]
    extras: dict[str, int] = {}
    chains: int = 0
    """The only extra there was when it had a field of its own."""
    exchanged: bool = False

    @staticmethod
    def of(at: int, seat: int, deck: DeckList, *, exchanged: bool = False) -> "DeckChosen":
        """Return the event that gives a seat that deck."""
        return DeckChosen(
            at=at,
            seat=seat,
            name=deck.name,
            sections=deck.sections,
            cards=tuple(f"{card.key}@{card.section}" for card in deck.cards),
            extras=dict(deck.extras),
            exchanged=exchanged,
        )

    def deck(self, game: str) -> DeckList:
        """Return the deck."""
        pairs = [card.partition("@") for card in self.cards]
        cards = tuple(DeckCard(key, section) for key, _, section in pairs)
        extras = {"chains": self.chains} if self.chains else self.extras
        return DeckList(game, self.name, self.sections, cards, extras)


class Closed(Event, frozen=True, tag="closed"):
    """Nothing is missing: seats and decks are fixed, and those who committed are asked to reveal."""


class Revealed(Event, frozen=True, tag="revealed"):
    """A seat added its 32 bytes to the shuffle; an empty ``nonce`` says that it did not in time, and adds zeros."""

    seat: int
    nonce: str = ""


class Started(Event, frozen=True, tag="started"):
    """The match began; ``cards`` is the checksum of what is printed on its cards.

    ``rules`` is the version of the game's rules by which it is played; empty for that with which the table was opened.
    """

    cards: str
    rules: str = ""


class Picked(Event, frozen=True, tag="picked"):
    """A seat took an option of its decision: its person, its bot, or its settings that pass for it.

    ``joined`` says that it is of one choice with the pick before it: several things were picked together. ``seen`` is a
    digest of what was asked and to be seen before it (`Table.seen`).
    """

    seat: int
    option: int
    by: Literal["person", "bot", "pass"] = "person"
    joined: bool = False
    seen: str = ""


class Withdrew(Event, frozen=True, tag="withdrew"):
    """A seat took back what it had picked in a secret decision that is still open."""

    seat: int


class PassingSet(Event, frozen=True, tag="passing"):
    """A seat said how it wants to be asked; see `cardwright.kernel.pile.passing`."""

    seat: int
    stops: int
    idle: bool
    until: str = ""
    answers: bool = True


class UndoAsked(Event, frozen=True, tag="undo_asked"):
    """A seat asked the others to go back to where ``to`` moves had been made."""

    seat: int
    to: int


class UndoAnswered(Event, frozen=True, tag="undo_answered"):
    """A seat agreed to the undo that was asked for, or did not."""

    seat: int
    agree: bool


class Undone(Event, frozen=True, tag="undone"):
    """The match went back to where ``to`` moves had been made, because a seat took its last pick back.

    ``agreed`` says that the others were asked.
    """

    seat: int
    to: int
    agreed: bool = False


class Resigned(Event, frozen=True, tag="resigned"):
    """A seat gave the game up, or after its end the series."""

    seat: int


class Flagged(Event, frozen=True, tag="flagged"):
    """The time of a seat ran out."""

    seat: int


class Paused(Event, frozen=True, tag="paused"):
    """No service ran for so long, and clocks that ran do not count it."""

    milliseconds: int


class Spoke(Event, frozen=True, tag="spoke"):
    """Somebody said something; ``seat`` is -1 for one who watches."""

    seat: int
    name: str
    text: str


class RematchOffered(Event, frozen=True, tag="rematch"):
    """A seat wants to play again; ``commit`` as in `Seated`, for the shuffle of the next game.

    ``deck`` is the one that it plays then, None if no cards were exchanged.
    """

    seat: int
    commit: str = ""
    deck: DeckChosen | None = None


class Followed(Event, frozen=True, tag="followed"):
    """The rematch, or the next game of the series, is played at another table."""

    table: str


AnyEvent = (
    Opened
    | Seated
    | BotSeated
    | Stood
    | SeatClosed
    | DeckChosen
    | Closed
    | Revealed
    | Started
    | Picked
    | Withdrew
    | PassingSet
    | UndoAsked
    | UndoAnswered
    | Undone
    | Resigned
    | Flagged
    | Paused
    | Spoke
    | RematchOffered
    | Followed
)


OF_MATCH: Final = (Picked, Withdrew, PassingSet, UndoAsked, UndoAnswered, Undone, Resigned, Flagged, Paused)
"""Events that mean something only to a match."""


def encode(event: AnyEvent) -> str:
    """Return an event as it is stored."""
    return _encoder.encode(event).decode()


def decode(text: str) -> AnyEvent:
    """Return the event that was stored so; raises `msgspec.DecodeError` for what is none."""
    return _decoder.decode(text)


_encoder: Final = msgspec.json.Encoder()
_decoder: Final[msgspec.json.Decoder[AnyEvent]] = msgspec.json.Decoder(AnyEvent)
