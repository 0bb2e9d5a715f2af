"""The shapes of views and scenes: what `Match.view` and `Match.scenes` return, as types.

At run time they are plain dictionaries, ready for JSON; for the type checker they are closed, and the protocol of the
service is made from them. What a game shows of its own goes into the named maps `marks`, `counters`, `facts` and
`reasons`, under the names of its `Table`; so nothing can be in a view that no shape names.

This module is left out of the compiled build, which keeps no annotations.
"""

from typing import Literal, NotRequired, TypedDict

Shown = int | str | bool | list[str] | dict[str, int] | None
"""What a game shows under a name: a number, a word, a yes, several words, or numbers by name."""


class Reason(TypedDict):
    """What makes a number another one than is printed, and by how much; `source` is the name of a card.

    Of a number that is told in whole, the first is what is printed, and where.
    """

    source: str
    by: int


class Lasting(TypedDict):
    """What works on a card for a while: the card that began it, left out where not all know it, and what it does."""

    key: NotRequired[str]
    name: str
    text: str


class AbilityView(TypedDict):
    """A paragraph of a card: the words under which it stands ("fight", "reap"), what it costs, and what it says."""

    labels: list[str]
    cost: NotRequired[str]
    text: str


class Printed(TypedDict):
    """What is printed on a card besides name and abilities: its marks as in views, and facts to look it up by."""

    marks: dict[str, Shown]
    facts: dict[str, Shown]


class Face(TypedDict):
    """A card as its viewer sees it.

    `handle` names it until it passes where somebody cannot see it; `owner` is there if it is somebody else than the
    player in whose area it lies. `reasons` are those of marks that are numbers. `at` is its place in a pile into which
    nobody sees, counted from below. `facing` is the side of the board to which its top points (0 north, 1 east, 2
    south, 3 west); `edges` are the numbers on its edges as printed, from the top clockwise. `effects` are what works on
    it for a while.
    """

    handle: int
    key: str
    name: str
    owner: NotRequired[int]
    marks: dict[str, Shown]
    reasons: NotRequired[dict[str, list[Reason]]]
    attached: NotRequired[list["Face"]]
    at: NotRequired[int]
    facing: NotRequired[int]
    edges: NotRequired[list[list[int]]]
    effects: NotRequired[list[Lasting]]


class Zone(TypedDict):
    """What lies in an area: how many cards, and those that the viewer knows; of a grid, what lies in each cell."""

    count: int
    cards: list[Face]
    cells: NotRequired[list["Zone"]]


class Spot(TypedDict):
    """A place of an area: the number of a cell, or from the left, -1 for the right end; of a player, or shared."""

    area: str
    at: int
    player: NotRequired[int]


class Side(TypedDict):
    """A side of a contest before cards are drawn for it: the card that measures, which mark of it, and how that begins.

    `parts` are what that number is made of, first what is printed; `draws` says whether a card is still drawn to it.
    """

    card: int
    mark: str
    begins: int
    parts: list[Reason]
    draws: bool


class Stakes(TypedDict):
    """What an option measures.

    The first side is whose option it is; it succeeds with more than the other has, or as much where `ties` says so.
    `odds` are how likely that is, in percent, by what the chooser knows.
    """

    odds: int
    ties: bool
    sides: list[Side]


class OptionView(TypedDict):
    """An option, and all on the table that it is about.

    `word` is the value of an argument that is a word (a house, a flank). `places` are one, anybody's, or several: the
    last one is picked, those before it lead there from the `start`, or were picked before where there is none. `facing`
    is how the card would lie then. One that `goes_on` does nothing but end what is asked. `meaning` is what it leads
    to, in a few words, where its verb does not tell.
    """

    text: str
    verb: str
    meaning: NotRequired[str]
    card: NotRequired[int]
    player: NotRequired[int]
    number: NotRequired[int]
    word: NotRequired[str]
    places: NotRequired[list[Spot]]
    start: NotRequired[Spot]
    stakes: NotRequired[Stakes]
    facing: NotRequired[int]
    goes_on: NotRequired[bool]


class MarksView(TypedDict):
    """The things of which several are chosen together: all that can be marked, in any order, and how many of them.

    `how_many` says it in words; rarely some of so many do not go together.
    """

    options: list[OptionView]
    least: int
    most: int
    how_many: str


class KindView(TypedDict):
    """A kind of things to count out: its name in the plural, how many at most, and the word of its suit, if any."""

    text: str
    most: int
    word: NotRequired[str]


class LimitView(TypedDict):
    """What the numbers come to together, each times its weight: at least `least` and at most `most`."""

    weights: list[int]
    least: int
    most: int


class TotalView(TypedDict):
    """What is worth knowing of the numbers together, each times its weight, with a text before it; `most` is all.

    `verb` says what is done with so much, where that is the answer itself.
    """

    text: str
    weights: list[int]
    most: NotRequired[int]
    verb: NotRequired[str]


class AmountsView(TypedDict):
    """The numbers that make one answer: a number of each kind, within all limits."""

    kinds: list[KindView]
    limits: list[LimitView]
    total: NotRequired[TotalView]


class DecisionView(TypedDict):
    """The question that is open, and whom it is put to; `options` only for who is asked.

    They are for picking one by one; where that takes several picks for several things, `marks` has all of these, and
    where it takes one for each of several numbers, `amounts` tells what they are. Where all choose in secret, `picked`
    has what the viewer has picked so far.
    """

    player: int
    players: list[int]
    prompt: str
    options: NotRequired[list[OptionView]]
    marks: NotRequired[MarksView]
    amounts: NotRequired[AmountsView]
    picked: NotRequired[list[OptionView]]


class Aim(TypedDict):
    """What an effect that waits is aimed at: a card, or the place of one that not all know, a player, or an effect.

    It is `lost` if the effect will not find it any more.
    """

    text: str
    card: NotRequired[int]
    place: NotRequired[Spot]
    player: NotRequired[int]
    effect: NotRequired[int]
    lost: NotRequired[bool]


class Waiting(TypedDict):
    """An effect that waits: its number in the match, whose it is, its card (`card` where all know it), what it does.

    It was `triggered`, or somebody activated it.
    """

    number: int
    player: int
    key: NotRequired[str]
    name: NotRequired[str]
    card: NotRequired[int]
    text: str
    triggered: bool
    aims: list[Aim]


class End(TypedDict):
    """One end of a link: a card, a player, or a place."""

    card: NotRequired[int]
    player: NotRequired[int]
    place: NotRequired[Spot]


class Link(TypedDict):
    """A line on the table: what aims at what ("aim"), who blocks whom ("block")."""

    kind: str
    source: End
    to: End


class Field(TypedDict):
    """What holds at several places at once; `card` is the handle of its card, `player` whose it is."""

    name: str
    card: int
    player: int
    places: list[Spot]


class Seat(TypedDict):
    """A player, perhaps `out` of the game, which the others go on with.

    `card` is the key of the card that stands for the player, if any does. `reasons` are those of counters and limits;
    `limits` say how many cards areas hold at most, `goals` with how much of a counter one wins.
    """

    name: str
    out: NotRequired[bool]
    card: NotRequired[str]
    counters: dict[str, int]
    facts: dict[str, Shown]
    limits: NotRequired[dict[str, int]]
    goals: NotRequired[dict[str, int]]
    reasons: NotRequired[dict[str, list[Reason]]]
    areas: dict[str, Zone]


class OutcomeView(TypedDict):
    """How the match ended."""

    winners: list[int]
    reason: str


class View(TypedDict):
    """All that a viewer may know of a match.

    `viewer` is a player, or after all players those who watch; `step` is that of the table's steps in which the turn
    is, -1 for none. `resolving` are the handles of cards whose abilities are under way, the innermost last. Where
    effects can be answered, `stack` is what waits to resolve, the next last. `order` is that in which the players take
    their turns, where it is another one than round the table; `left` says of piles into which nobody sees how many
    cards of each value there are, as everybody can count.
    """

    game: str
    viewer: int
    turn: int
    active: int
    step: int
    outcome: OutcomeView | None
    facts: dict[str, Shown]
    players: list[Seat]
    shared: dict[str, Zone]
    resolving: list[int]
    stack: NotRequired[list[Waiting]]
    links: list[Link]
    fields: list[Field]
    decision: DecisionView | None
    order: NotRequired[list[int]]
    left: NotRequired[dict[str, dict[str, int]]]


Kind = Literal[
    "moved",
    "drawn",
    "played",
    "entered",
    "attached",
    "discarded",
    "shuffled",
    "revealed",
    "looked",
    "used",
    "attacked",
    "blocked",
    "missed",
    "contest",
    "damaged",
    "healed",
    "destroyed",
    "sacrificed",
    "gained",
    "lost",
    "paid",
    "taken",
    "scored",
    "control",
    "turned",
    "readied",
    "marked",
    "unmarked",
    "waits",
    "stopped",
    "ended",
    "chosen",
    "turn",
    "phase",
    "said",
]
"""What kinds of things happen at a table.

Cards are "moved" where nothing more is to be said of it. "entered" came into play, "attached" to the targets; "missed"
did nothing to the targets, and "contest" is a measuring of sums. "sacrificed" was given up by whoever had it. An amount
is "taken" from the victim or the targets, or else from what lies there; "scored" is what wins the game. "turned" cards
are used up and "readied" again, "marked" and "unmarked" something is so about them. What "waits" resolves later unless
it is "stopped"; what was laid out has "ended". "chosen" is a word, a card or a bid; what is only "said" changes nothing
but the players' minds.
"""


class Named(TypedDict):
    """A card that a viewer knows: its handle at that moment, and what it is."""

    handle: int
    key: str
    name: str


class Whereabouts(TypedDict):
    """An area, of a player or shared, or one cell of it."""

    area: str
    player: NotRequired[int]
    cell: NotRequired[int]


class Way(TypedDict):
    """A card that went somewhere, or `count` cards of which the viewer knows none.

    `was` is its handle before, where it is another now, and `handle` that of now; a card that was lost track of has
    none any more, and one that came to be known had none. `source` and `to` are left out where nobody sees the place,
    and are the same for a card that only came to be known.
    """

    was: NotRequired[int]
    handle: NotRequired[int]
    key: NotRequired[str]
    name: NotRequired[str]
    count: NotRequired[int]
    source: NotRequired[Whereabouts]
    to: NotRequired[Whereabouts]


class Scene(TypedDict):
    """One thing that happened, as its viewer may know it: its fields are those of `deeds.Deed`.

    Of `cards` and `targets` those are named that the viewer knows. `cause` is the card whose ability did it, left out
    where the rules did, or an unknown card. `line` is the number of the line of the log that tells it, -1 for none.
    """

    kind: Kind
    cards: list[Named]
    targets: list[Named]
    ways: list[Way]
    line: int
    player: NotRequired[int]
    victim: NotRequired[int]
    amount: NotRequired[int]
    counts: NotRequired[str]
    sums: NotRequired[list[list[int]]]
    won: NotRequired[bool]
    cause: NotRequired[Named]


class Outcome(TypedDict):
    """What an option leads to, as far as its player can know; `whole` if that is all until the player is asked next.

    It is `idle` if a card is played or used and nothing comes of it. `asks` are the options of what the player is asked
    next about the same thing: whom to attack, or where to put it; or after a name, as that of a house, what it opens.
    """

    scenes: list[Scene]
    whole: bool
    idle: bool
    asks: list[OptionView]
