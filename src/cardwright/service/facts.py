"""Lists and facts that the service tells over HTTP, besides tables under way (`protocol`)."""

from typing import Any, Literal

from msgspec import Struct

from cardwright.kernel.pieces.pictures import Credit
from cardwright.kernel.pieces.shapes import AbilityView, Shown, View
from cardwright.kernel.pieces.tables import Scene, Table
from cardwright.research.analysis import Moment, Point, Swing
from cardwright.service.protocol import Clock, DeckText, LogTail, Name, OwnFiles, OwnInfo, Result


class OptionInfo(Struct, frozen=True):
    """A choice that those who set a match up have (`cardwright.kernel.pieces.setup.SetupOption`)."""

    name: str
    default: int
    low: int
    high: int
    text: str
    labels: tuple[str, ...] = ()
    """What the values mean, from ``low`` up, where they are neither numbers nor no and yes."""


class BotInfo(Struct, frozen=True):
    """A bot that can be played against; ``level`` is 0 for the one below all levels.

    The ``usual`` one is proposed to whoever has not chosen yet.
    """

    name: str
    title: str
    text: str
    level: int
    usual: bool


class DeckInfo(Struct, frozen=True):
    """A deck that ships with a game."""

    name: str
    sections: tuple[str, ...]
    cards: int


class LessonInfo(Struct, frozen=True):
    """A lesson that teaches a game: the ``lesson`` of a `NewTable` is its key."""

    key: str
    title: str
    minutes: int


class EmblemInfo(Struct, frozen=True):
    """What a game is known by: a drawing in a box of 512 by 512 (as in `Pictures`), its color, and the scene behind."""

    drawing: str
    color: str
    scene: Scene


class GameInfo(Struct, frozen=True, kw_only=True):
    """A game, for the home page and for whoever sets a table up (``GET /api/games``)."""

    name: str
    title: str
    version: str
    text: str
    """What it is, in a sentence."""
    minutes: int
    """How long it takes, about."""
    difficulty: int
    """1 easy, 2 medium, 3 hard to learn."""
    players: tuple[int, ...]
    """For how many it is."""
    turn: str
    """What its turns are called: "turn" or "round"."""
    options: tuple[OptionInfo, ...]
    decks: tuple[DeckInfo, ...]
    bots: tuple[BotInfo, ...]
    cards: int
    series: tuple[int, ...] = ()
    """Of how many games the series are in which it is played too."""
    own: tuple[Literal["cards", "values"], ...] = ()
    """Which files of somebody's own it can be played with."""
    sealed: bool = False
    """Whether "sealed" is a deck too: one that is made of boosters which chance fills."""
    lessons: tuple[LessonInfo, ...] = ()
    credit: Credit | None = None
    """Whom to thank for its pictures."""
    emblem: EmblemInfo | None = None


class CardInfo(Struct, frozen=True):
    """What is printed on a card: ``marks`` as in views, and ``facts`` to look it up by."""

    key: str
    name: str
    abilities: tuple[AbilityView, ...]
    marks: dict[str, Shown]
    facts: dict[str, Shown]


class GameDetail(Struct, frozen=True, kw_only=True):
    """What a client needs to draw any match of a game (``GET /api/games/{name}``).

    Of a table that is played with files of somebody's own, ``GET /api/tables/{id}/game``.
    """

    info: GameInfo
    table: Table
    words: dict[str, tuple[str, ...]]
    """The kinds of words that options name, with all their values (houses, colors)."""
    windows: tuple[str, ...]
    """In games with priority the windows in which players are asked, by the number of their stop; empty for none."""
    cards: tuple[CardInfo, ...]
    pictures: str = ""
    """Where its pictures are (`Pictures`), an address that changes with them; empty if it has none."""


class TableInfo(Struct, frozen=True, kw_only=True):
    """A table in a list: those of the lobby, and those where the guest sits."""

    table: str
    game: str
    status: Literal["waiting", "shuffling", "playing", "over"]
    names: tuple[str, ...]
    """By seat; empty for one that is open."""
    mine: tuple[int, ...]
    """The guest's seats."""
    your_turn: bool
    turn: int
    clock: Clock
    own: tuple[OwnInfo, ...]
    """The files of somebody's own with which it is played."""
    at: int
    """When something last happened, in milliseconds since 1970."""
    result: Result | None = None


class Tables(Struct, frozen=True):
    """The answer to ``GET /api/tables``."""

    mine: tuple[TableInfo, ...]
    lobby: tuple[TableInfo, ...]


class Me(Struct, frozen=True):
    """The guest (``GET /api/me``), made when first somebody looks."""

    id: str
    name: str


class NewGuest(Struct, frozen=True):
    """A guest made for a program (``POST /api/guests``), which sends ``Authorization: Bearer`` and the token."""

    id: str
    name: str
    token: str


class Rename(Struct, frozen=True, forbid_unknown_fields=True):
    """What the guest wants to be called (``POST /api/me``)."""

    name: Name


class CheckDeck(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck list to look at (``POST /api/games/{name}/deck``), or one for a table (``POST /api/tables/{id}/deck``)."""

    deck: DeckText
    own: OwnFiles = ()
    """With which files the game is played; those of a table are known."""


class CheckOwn(Struct, frozen=True, forbid_unknown_fields=True):
    """Files of somebody's own to look at (``POST /api/games/{name}/own``)."""

    own: OwnFiles


class OwnChecked(Struct, frozen=True):
    """What a game is with these files."""

    cards: tuple[str, ...]
    """The names of the cards that it has then, or on which something else is printed."""


class DeckChecked(Struct, frozen=True):
    """A legal deck: its cards by section."""

    name: str
    sections: dict[str, tuple[str, ...]]


class Hint(Struct, frozen=True, kw_only=True):
    """What a search would do now in the player's place (``GET /api/tables/{id}/hint?seat=&decision=``)."""

    decision: int
    """The number of the decision (`State.decision`) that it is about."""
    options: tuple[int, ...]
    """What it would pick, or mark, by the numbers of the options; the first numbers of an answer of several."""
    chance: float
    """The chance to win with it, as the search sees it, from 0 to 1."""
    sentence: str
    """What it would do, and what is next best; words in braces are symbols, as in the texts of options."""


class Step(Struct, frozen=True):
    """A moment of a finished game (``GET /api/tables/{id}/replay?viewer=&start=&count=``), as the viewer saw it."""

    number: int
    """How many picks had been made."""
    pick: str
    """What was picked to come here, in the words of the option; empty for the beginning."""
    seat: int
    turn: int
    view: View
    log: LogTail


class Steps(Struct, frozen=True):
    """Moments of a finished game, and how many there are; ``turns`` gives the first moment of each turn."""

    total: int
    turns: tuple[int, ...]
    steps: tuple[Step, ...]
    games: tuple[str, ...] = ()
    """The tables of all games of its series in their order, this one too; empty for a game by itself."""


class GameAnalysis(Struct, frozen=True, kw_only=True):
    """What a search thinks of a game that is over (`cardwright.research.Analysis`)."""

    game: str
    names: tuple[str, ...]
    iterations: int
    """How many lines of play it tried out for each pick."""
    seed: str
    picks: int
    turns: int
    winners: tuple[int, ...]
    reason: str
    last: tuple[float, ...]
    """Everybody's chance to win at the end."""
    summary: tuple[str, ...]
    curves: tuple[tuple[Point, ...], ...]
    """By player, the chance to win at each choice of theirs, and at the end."""
    turning_points: tuple[Swing, ...]
    moments: tuple[Moment, ...]
    """All picks that were a choice."""


class Analysed(Struct, frozen=True, kw_only=True):
    """How far the analysis of a finished game is (``GET /api/tables/{id}/analysis``)."""

    status: Literal["none", "waiting", "thinking", "done", "failed"]
    """Whether nobody has asked for it, other games come first, it is under way, there, or was not finished in time."""
    level: str
    """The title of the bot that thinks."""
    mine: tuple[int, ...]
    """The guest's seats: only who played has a game analysed."""
    ahead: int = 0
    """How many games come first."""
    done: int = 0
    picks: int = 0
    """How many picks of how many have been looked at; 0 of 0 before the first."""
    analysis: GameAnalysis | None = None


class Fairness(Struct, frozen=True):
    """A check of a finished game by the service itself (``GET /api/tables/{id}/fair``)."""

    table: str
    holds: bool
    sentences: tuple[str, ...]
    """What is proved, or what does not fit."""
    proof: dict[str, Any]
    """What the shuffle was made from, as in the record: scheme, commitment, secret, and what each seat put in."""


class Trouble(Struct, frozen=True):
    """Why a request over HTTP was refused, in a sentence."""

    sentence: str
