"""What clients and the service say to each other: a closed table of message types.

A client sends *commands*, the service answers each with an `Ack` or a `Refused`, and tells everybody at the table what
they may know in a `State`. Both ways a message is one JSON object whose ``type`` names it: a text frame of a WebSocket,
or a line of newline-delimited JSON over HTTP. What else is told over HTTP is in `facts`; `schema` gives all of it as
JSON Schema.

Every command has a ``key`` that its client makes up: the same command sent twice happens once. What a command is about
is checked against what the table is like when it arrives; one that comes too late is refused and changes nothing.
"""

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from cardwright.kernel.pieces.shapes import OptionView, Scene, View
from cardwright.kernel.pieces.tally import Tally

FORMAT: Final = 2
"""The version of the protocol; a new one may only add to it."""
LARGEST: Final = 64 * 1024
"""Bytes that a message from a client may have at a table."""
LARGEST_REQUEST: Final = 256 * 1024
"""Bytes that a request over HTTP may have: it may bring files of somebody's own."""

SIMPLE: Final = r"^[A-Za-z0-9_-]+$(?!\n)"
"""The pattern of a text that needs no quoting anywhere."""
HEX_32: Final = r"^[0-9a-f]{64}$(?!\n)"
"""The pattern of 32 bytes as hexadecimal digits."""

Key = Annotated[str, Meta(min_length=1, max_length=40, pattern=SIMPLE)]
"""What a client calls a command: unlike all of its other commands at that table."""
Seat = Annotated[int, Meta(ge=0, le=15)]
"""A place at a table, from 0: the number of the player in the match."""
Hex32 = Annotated[str, Meta(pattern=HEX_32)]
Answers = Annotated[tuple[OptionView, ...], Meta(max_length=5)]
"""Options of what is asked one after the other."""
"""32 bytes as hexadecimal digits."""
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
DeckText = Annotated[str, Meta(max_length=40_000)]
"""The name of a deck that ships with the game, or a deck list in any format that is read."""
LONGEST_OWN: Final = 100_000
"""Letters that a file of cards or of values may have: a whole set of cards takes about 40,000."""
OwnText = Annotated[str, Meta(max_length=LONGEST_OWN)]
Milliseconds = Annotated[int, Meta(ge=0)]
Handle = Annotated[int, Meta(ge=0, lt=1 << 53)]
"""What a card is called in the views of a match; minted anew whenever it passes where somebody cannot see it."""


# ---- setting a table up --------------------------------------------------------------------------------------------


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How long players may think: ``live`` seconds and what comes to them, or ``days`` for each pick."""

    kind: Literal["none", "live", "days"] = "none"
    base: Annotated[int, Meta(ge=0, le=86_400)] = 0
    """Seconds that each player begins with (live)."""
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0
    """Seconds that are added at the end of a turn, or of an answer to others, however many picks it took (live)."""
    overtime: Annotated[int, Meta(ge=0, le=3_600)] = 0
    """Seconds for each question once all else is used up, as in byo-yomi (live, instead of an increment)."""
    days: Annotated[int, Meta(ge=0, le=30)] = 0


class Place(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit on a seat: the one who sets the table up (``me``), a bot, or whoever comes (``open``).

    Several seats that are ``me`` are a hot seat: people who share a screen.
    """

    kind: Literal["me", "bot", "open"]
    name: Annotated[str, Meta(max_length=40)] = ""
    """What the player is called here; empty for the name of the guest, or the bot's."""
    bot: Annotated[str, Meta(max_length=40)] = ""
    deck: DeckText = ""
    """Empty: chosen later, or one of the shipped decks for a bot."""


class OwnFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A file of cards or of values of somebody's own, with which a game is played (docs/language.md)."""

    kind: Literal["cards", "values"]
    called: Name
    """What messages call it: the name of the file."""
    text: OwnText


OwnFiles = Annotated[tuple[OwnFile, ...], Meta(max_length=2)]


class OwnInfo(Struct, frozen=True):
    """A file with which a table is played; ``GET /api/tables/{id}/own/{kind}`` has its text."""

    kind: Literal["cards", "values"]
    called: str


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Sets a table up (``POST /api/tables``); it starts by itself once nothing is missing."""

    key: Key
    game: Annotated[str, Meta(max_length=40)]
    places: Annotated[tuple[Place, ...], Meta(min_length=1, max_length=16)]
    options: dict[Annotated[str, Meta(max_length=40)], int] = {}
    public: bool = False
    """Whether it is listed in the lobby while seats are open; otherwise only those who have the link find it."""
    clock: Clock = Clock()
    best_of: Annotated[int, Meta(ge=1, le=9)] = 1
    """Of how many games at most a series is played, an odd number; 1 for a game by itself."""
    commit: Hex32 | None = None
    """SHA-256 of the 32 bytes that this client will add to the shuffle; without it, it adds nothing."""
    own: OwnFiles = ()
    """The files of somebody's own with which it is played, one of each kind that the game has (`facts.GameInfo.own`);
    everybody at the table can read them."""
    lesson: Annotated[str, Meta(max_length=40)] = ""
    """The lesson of the game that is learned there (`facts.LessonInfo`), with one place and nothing to set."""


class TableMade(Struct, frozen=True):
    """The answer to `NewTable`."""

    table: str


# ---- commands ------------------------------------------------------------------------------------------------------


class Command(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", kw_only=True):
    """What a client wants to happen."""

    key: Key


class Sit(Command, frozen=True, tag="sit"):
    """Take an open seat."""

    seat: Seat
    name: Annotated[str, Meta(max_length=40)] = ""
    deck: DeckText = ""
    commit: Hex32 | None = None
    """As in `NewTable`."""


class Stand(Command, frozen=True, tag="stand"):
    """Leave a seat before the game has begun; whoever set the table up may take a bot or a person from theirs.

    Who is taken from a seat so does not sit down there again.
    """

    seat: Seat


class SeatBot(Command, frozen=True, tag="seat_bot"):
    """Put a bot on an open seat: by whoever set the table up."""

    seat: Seat
    bot: Annotated[str, Meta(max_length=40)]
    deck: DeckText = ""


class CloseSeat(Command, frozen=True, tag="close_seat"):
    """Take an open seat away, so that fewer play: by whoever set the table up. Those behind it move up by one."""

    seat: Seat


class ChooseDeck(Command, frozen=True, tag="choose_deck"):
    """Choose the deck that a seat plays, before the game has begun."""

    seat: Seat
    deck: DeckText


class Reveal(Command, frozen=True, tag="reveal"):
    """Add the 32 bytes that were committed to; asked for once all seats are taken (`Shuffle.asked`)."""

    seat: Seat
    nonce: Hex32


class Take(Command, frozen=True, tag="pick"):
    """Pick an option of the decision that a seat has, and ``then`` some of what it leads to (`Foreseen.asks`).

    What is picked so is taken back together. If one of ``then`` is not offered after all, the seat is asked.
    """

    seat: Seat
    decision: Annotated[int, Meta(ge=0, lt=1 << 53)]
    """The number of the decision (`State.decision`) that the player saw; refused if the match has moved on."""
    option: Annotated[int, Meta(ge=0, lt=1 << 53)]
    then: Answers = ()


class TakeSeveral(Command, frozen=True, tag="pick_several"):
    """Pick all at once what is marked of several things that are chosen together (`DecisionView.marks`).

    It becomes the picks, one by one, that take just these; an undo takes all of them back.
    """

    seat: Seat
    decision: Annotated[int, Meta(ge=0, lt=1 << 53)]
    marks: Annotated[tuple[Annotated[int, Meta(ge=0, lt=1 << 53)], ...], Meta(max_length=200)]
    """The numbers of what is marked, in any order."""


class TakeAmounts(Command, frozen=True, tag="pick_amounts"):
    """Name at once all numbers that make one answer (`DecisionView.amounts`), one for each kind.

    They become the picks that name them one by one; an undo takes all of them back.
    """

    seat: Seat
    decision: Annotated[int, Meta(ge=0, lt=1 << 53)]
    amounts: Annotated[tuple[Annotated[int, Meta(ge=0, lt=1 << 53)], ...], Meta(max_length=20)]


class Withdraw(Command, frozen=True, tag="withdraw"):
    """Take back what a seat has picked in a secret decision, as long as others have still to pick."""

    seat: Seat


class SetPassing(Command, frozen=True, tag="passing"):
    """How a seat wants to be asked (`cardwright.kernel.pile.passing`); all but ``idle`` is for games with priority."""

    seat: Seat
    stops: Annotated[int, Meta(ge=0, lt=1 << 53)] | None = None
    idle: bool | None = None
    until: Literal["", "window", "turn", "own turn"] | None = None
    answers: bool = True


class Undo(Command, frozen=True, tag="undo"):
    """Take the seat's last pick back: at once where that is free, otherwise the others are asked."""

    seat: Seat


class AnswerUndo(Command, frozen=True, tag="answer_undo"):
    """Agree to an undo that another seat asked for, or not."""

    seat: Seat
    agree: bool


class Resign(Command, frozen=True, tag="resign"):
    """Give the game up; with more than two players a bot plays on in the seat, out of the running.

    Between two games of a series it gives up the series.
    """

    seat: Seat


class Rematch(Command, frozen=True, tag="rematch"):
    """Offer a seat's rematch once the game is over; when all people have, a new table follows (`State.next`).

    Within a series that is the next game, and nobody learns what was exchanged for it.
    """

    seat: Seat
    commit: Hex32 | None = None
    """As in `NewTable`, for the shuffle of the rematch."""
    main: (
        Annotated[dict[Annotated[str, Meta(max_length=100)], Annotated[int, Meta(ge=0, le=1000)]], Meta(max_length=200)]
        | None
    ) = None
    """Within a series, how many of each card, by its key, are played in the next game, out of those of `Exchange`; the
    others lie beside the deck. Without it the deck stays as it is."""


class Say(Command, frozen=True, tag="say"):
    """Say something to everybody at the table."""

    text: Text


class AskWhy(Command, frozen=True, tag="ask_why"):
    """Ask why a card that the seat sees cannot be chosen now; answered by `Why`, and changes nothing."""

    seat: Seat
    card: Handle


class AskOutcome(Command, frozen=True, tag="ask_outcome"):
    """Ask what an option leads to; answered by `Foreseen`, and changes nothing."""

    seat: Seat
    decision: Annotated[int, Meta(ge=0, lt=1 << 53)]
    """As in `Take`."""
    option: Annotated[int, Meta(ge=0, lt=1 << 53)]
    then: Answers = ()
    """What is answered after it."""


class Ping(Command, frozen=True, tag="ping"):
    """Keep the connection alive; answered by an `Ack`."""


AnyCommand = (
    Sit
    | Stand
    | SeatBot
    | CloseSeat
    | ChooseDeck
    | Reveal
    | Take
    | TakeSeveral
    | TakeAmounts
    | Withdraw
    | SetPassing
    | Undo
    | AnswerUndo
    | Resign
    | Rematch
    | Say
    | AskWhy
    | AskOutcome
    | Ping
)


# ---- what the service says -----------------------------------------------------------------------------------------


class Message(Struct, frozen=True, tag_field="type", kw_only=True):
    """What the service tells a client."""


class Ack(Message, frozen=True, tag="ack"):
    """The command has happened and is stored; states of whoever gave it have it from ``seq`` on."""

    key: str
    seq: int


class Refused(Message, frozen=True, tag="refused"):
    """The command did not happen, and nothing has changed; ``sentence`` says why, and what would be right."""

    key: str
    """Empty where the message had none that could be read."""
    code: Literal["malformed", "late", "illegal", "lesson", "not_allowed", "too_fast", "gone", "failed"]
    """With "lesson" the pick is one that could be made, and the sentence is what the coach says to it."""
    sentence: str


class Why(Message, frozen=True, tag="why"):
    """The answer to `AskWhy`."""

    key: str
    card: int
    sentence: str


class Foreseen(Message, frozen=True, tag="foreseen"):
    """The answer to `AskOutcome`: what happens as far as the seat can know, and nobody else decides.

    ``whole`` says that nothing more happens until the seat is asked again, ``idle`` that a card is played or used and
    nothing comes of it. ``asks`` are the options of what the seat is asked next about the same thing: whom to attack,
    or where to put it; or after a name, as that of a house, what it opens.
    """

    key: str
    option: int
    scenes: tuple[Scene, ...]
    whole: bool
    idle: bool
    asks: tuple[OptionView, ...]


class SeatState(Struct, frozen=True, kw_only=True):
    """A seat as everybody sees it."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    bot: str = ""
    deck: str = ""
    """The name of the deck that is chosen; empty as long as others may still choose theirs."""
    chosen: bool = False
    """Whether it has a deck."""
    mine: bool = False
    """Whether whoever is told sits here."""
    here: bool = False
    """Whether the person is connected."""
    resigned: bool = False
    rematch: bool = False
    thinking: bool = False
    """Whether a bot is thinking in this seat."""
    left: Milliseconds | None = None
    """Time left on the clock when the state was made; None without a clock."""
    overtime: Milliseconds = 0
    """How much of it is for this question alone, and comes back for the next one."""
    running: bool = False
    """Whether that clock runs."""


class Shuffle(Struct, frozen=True, kw_only=True):
    """The state of the fair shuffle."""

    commitment: str
    """SHA-256 over what the service put in, told before anybody else put anything in."""
    asked: tuple[int, ...] = ()
    """The seats that have still to reveal (`Reveal`)."""
    revealed: bool = False
    """Whether all is in: every draw of the match is fixed."""
    head: str = ""
    """A hash over all picks so far: noted, it proves after the game that none of them was changed since."""


class UndoState(Struct, frozen=True, kw_only=True):
    """What may be taken back."""

    free: tuple[int, ...] = ()
    """Seats of the viewer that may undo at once."""
    askable: tuple[int, ...] = ()
    """Seats of the viewer that may ask for an undo."""
    asking: int = -1
    """The seat that asks for an undo now, -1 for none."""
    waiting: tuple[int, ...] = ()
    """The seats that have still to answer it."""
    takes: tuple[int, ...] = ()
    """By seat, how many picks it would take back; empty where none is asked for."""


class Said(Struct, frozen=True):
    """A line of the chat; ``seat`` is -1 for somebody who watches."""

    at: int
    """Milliseconds since 1970."""
    seat: int
    name: str
    text: str
    kind: Literal["said", "undo"] = "said"
    """Whether somebody said it, or the service, of an undo to which others have agreed."""


class LogPart(Struct, frozen=True):
    """A piece of a sentence of the log; ``card`` is the key of the card that it names, empty for plain text."""

    text: str
    card: str = ""


class LogTail(Struct, frozen=True):
    """The sentences of the log from the line with number ``start``; those before it are as they were told."""

    start: int
    lines: tuple[tuple[LogPart, ...], ...]


class SceneTail(Struct, frozen=True):
    """What the viewer saw happen since so many scenes as ``start`` says were told; with these they are ``total``.

    Where more had been told, the rest was taken back.
    """

    start: int
    total: int
    scenes: tuple[Scene, ...]


class Result(Struct, frozen=True):
    """How the game ended: the seats that won (none: a draw), and why, in words."""

    winners: tuple[int, ...]
    reason: str


class ExchangeCard(Struct, frozen=True):
    """A card of a deck, with how many of it are played and how many lie beside."""

    key: str
    name: str
    main: int
    side: int


class Exchange(Struct, frozen=True, kw_only=True):
    """What a seat may exchange before the next game of a series (`Rematch.main`)."""

    seat: int
    main: str
    """What the part is called that is played."""
    side: str
    """What the part is called that lies beside it."""
    least: int
    """As few cards may be played."""
    most: int
    cards: tuple[ExchangeCard, ...]


class SeriesState(Struct, frozen=True, kw_only=True):
    """How a series stands."""

    best_of: int
    number: int
    """Which of its games this one is, from 1."""
    score: tuple[int, ...]
    """By seat, how many games it has won, this one included."""
    over: bool
    leaders: tuple[int, ...]
    """The seats that have won the most games, and at its end the series; nobody where all stand the same."""
    games: tuple[str, ...]
    """The tables of the games before this one."""
    rest: int | None = None
    """Between two games at a table with clocks, milliseconds until the next one begins: whoever has not answered until
    then keeps the deck as it is."""
    exchanges: tuple[Exchange, ...] = ()
    """Between two games, what the seats of the viewer can exchange that have not gone on."""


class Coach(Struct, frozen=True):
    """What a lesson tells its learner now."""

    title: str
    goal: str
    """What the learner is to reach, in a sentence."""
    say: str
    """What the coach says; empty while others are asked."""
    lit: tuple[str, ...]
    """What that is about: names of cards, areas and counters."""
    picks: tuple[str, ...]
    """The texts of the options that are accepted; all are if there is none, and the learner plays on alone."""
    step: int
    """Which step of the lesson it is, from 1; 0 once all are done."""
    steps: int


class State(Message, frozen=True, tag="state"):
    """All that the viewer may know about the table, replacing what was told before; log and chat are what is new."""

    table: str
    seq: int
    """How many events of the table the viewer may know of: later states have more."""
    now: int
    """When it was made, in milliseconds since 1970 by the service's clock."""
    game: str
    status: Literal["waiting", "shuffling", "playing", "over"]
    host: bool
    """Whether whoever is told set the table up."""
    public: bool
    options: dict[str, int]
    own: tuple[OwnInfo, ...]
    """The files of somebody's own with which it is played: ``GET /api/tables/{id}/game`` tells of its cards, as
    `facts.GameDetail`."""
    clock: Clock
    seats: tuple[SeatState, ...]
    viewer: int
    """The seat through whose eyes ``view`` looks; the number of seats for somebody who watches."""
    decision: int
    """The number of the decision that ``view`` shows: a pick says which one it answers."""
    view: View | None
    """The view of the match (`Match.view`), None before it has begun."""
    log: LogTail
    scenes: SceneTail
    """What happened since it was told last; at first, the latest of it."""
    chat: tuple[Said, ...]
    """All lines that were not told on this connection yet."""
    watching: int
    """How many watch without a seat."""
    shuffle: Shuffle
    undo: UndoState = UndoState()
    hints: bool = False
    """Whether the viewer may ask what a search would do (`Hint`)."""
    unfit: tuple[str, ...] = ()
    """While decks are chosen: those that ship and are not meant to meet what others here have chosen."""
    passing: dict[str, Any] | None = None
    """How the viewer's seat is asked, where that can be set: stops, idle, until, answers."""
    result: Result | None = None
    tally: tuple[Tally, ...] = ()
    """How the game came about, once it is over."""
    series: SeriesState | None = None
    """None for a game by itself."""
    next: str = ""
    """The table of the rematch, or of the next game of the series."""
    coach: Coach | None = None
    """None where no lesson is learned."""


Answer = Ack | Refused | Why | Foreseen
AnyMessage = Answer | State


def decode_command(data: str | bytes) -> "AnyCommand":
    """Return the command that a message holds; raises `msgspec.DecodeError` (or its `ValidationError`)."""
    return _commands.decode(data)


encode: Final = msgspec.json.Encoder().encode
"""Returns a message as JSON."""
_commands: Final[msgspec.json.Decoder[AnyCommand]] = msgspec.json.Decoder(AnyCommand)
