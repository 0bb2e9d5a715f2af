"""Tables: what the table of a game looks like, as data from which a client draws any game.

A table names areas (whose, which zone, how its cards lie), counters, the marks on a card's face, the steps of a turn,
and which choices are places. `views` gives the content of each area under the area's name; a client that knows these
few shapes draws every game. This module is left out of the compiled build, which keeps no annotations: the protocol of
the service is made from them.
"""

from dataclasses import dataclass
from typing import Final, Literal

from cardwright.kernel.pieces.shapes import Spot

Shape = Literal["fan", "row", "pile", "stack", "grid"]
"""How the cards of an area lie."""

FAN: Final = "fan"
"""Cards side by side, held in a hand; strangers see backs."""
ROW: Final = "row"
"""Cards side by side on the table, from left to right."""
PILE: Final = "pile"
"""Cards on top of each other, the last one on top, of which only the top one shows."""
STACK: Final = "stack"
"""Cards on top of each other, the last one first in turn, of which each one shows."""
GRID: Final = "grid"
"""Places in rows and columns, each with its own zone."""


@dataclass(frozen=True)
class Area:
    """A part of the table.

    ``zone`` is the number of its zone: a kind of zone in the areas of a player, the number of a shared zone in shared
    ones. A grid has as many ``cells`` as zones from that number on, ``columns`` a line, the first at the top left.
    ``row_names`` say what its rows are called, from the top, and ``column_names`` its columns, if they have names;
    ``labels`` stand in the corners of its cells, as the rules number them; ``cell_names`` are what options call them.
    ``faceup`` says whether cards lie open by rule; what a viewer really sees is in the view alone. Of an area that is
    not ``counted``, as behind a screen, others see only the cards that they know, not how many there are.
    """

    name: str
    title: str
    zone: int
    shape: Shape
    faceup: bool = True
    cells: int = 1
    columns: int = 1
    counted: bool = True
    row_names: tuple[str, ...] = ()
    column_names: tuple[str, ...] = ()
    labels: tuple[str, ...] = ()
    cell_names: tuple[str, ...] = ()


@dataclass(frozen=True)
class Counter:
    """A number that a player has, drawn as ``symbol`` and number, or as ``most`` marks of which some are filled.

    ``icon`` is its picture, where it has one, by its name in the game's `Pictures` (as for `Mark` and `Suit`); ``suit``
    is the word of the suit that it counts, and whose color it has. The ``main`` one, which is looked at most, is drawn
    large.
    """

    name: str
    title: str
    symbol: str
    most: int = 0
    icon: str = ""
    suit: str = ""
    main: bool = False


@dataclass(frozen=True)
class Mark:
    """Something that a card's face shows: a number ("damage"), a yes ("stunned") or a word ("house").

    A number with ``zero`` says something even if it is 0. The mark that is ``turned`` is shown by turning the card
    sideways. One that is ``brief`` says in a few words what the card does ("+1 block"), where there is no room for all,
    or with symbols, each line another thing of which one is chosen. One that is ``printed`` matters only as the card is
    played (a bonus): no face in play has it. ``noun`` is what stands beside its number in a sentence, where there may
    be several in the plural ("power counters"); where it is empty the title does.
    """

    name: str
    title: str
    symbol: str
    icon: str = ""
    zero: bool = False
    turned: bool = False
    brief: bool = False
    printed: bool = False
    noun: str = ""


Scene = Literal["peaks", "spires", "circuit", "dunes", "rays", "moon", "hills", "sea", "clouds", "cave"]
"""What is seen behind the picture of a card."""


@dataclass(frozen=True)
class Suit:
    """What tells cards apart at a glance: a color, and a letter and a picture for those to whom colors look alike.

    ``word`` is what the mark says; ``color`` is "#rrggbb", on which ``ink`` ("black" or "white") is easy to read. In
    any text a word in braces is a symbol, as in "Pay {2}{w}.": drawn as the suit of that word is and said by its title,
    or drawn and said as it is written, where it is a number or no suit. Pictures of cards of the suit stand before
    ``scene``; where it is empty before any, which is always the same for a card.
    """

    word: str
    title: str
    color: str
    ink: Literal["black", "white"]
    letter: str
    icon: str
    scene: Scene | Literal[""] = ""


@dataclass(frozen=True)
class Places:
    """Options with this ``kind`` of argument are places of an area.

    ``at`` gives for each value of the argument the place: its number from the left, -1 for the right end; empty where
    the argument is itself the number of the place. ``players`` gives for each value whose area it is; where it is
    empty the area is the chooser's own, or a shared one.
    """

    kind: str
    area: str
    at: tuple[int, ...] = ()
    players: tuple[int, ...] = ()


@dataclass(frozen=True)
class Meaning:
    """What picking an option with this verb means, said beside it in a few words for those who learn the game.

    ``ability`` is the bold word under which the option's card says what happens then; "*" stands for all that it says.
    With ``figures`` the numbers on the card are said too. Where the verb goes with a word, as in "learn tide", it may
    mean something else with each ``word``, and with cards of each ``suit``; empty for any.
    """

    verb: str
    text: str
    ability: str = ""
    figures: bool = False
    word: str = ""
    suit: str = ""


@dataclass(frozen=True)
class Explanation:
    """A word that cards use without saying more, such as a keyword, and what it means, in a few words for newcomers.

    ``words`` are the forms that it has on cards ("steal", "steals"), the first of which it is called by; ``rule`` is
    the rule of the game's rulebook that tells all of it.
    """

    words: tuple[str, ...]
    text: str
    rule: str


@dataclass(frozen=True)
class Contest:
    """A measuring of sums, by what is measured ("attack"), which its scenes count.

    What the first side does ("attacks"), what the other does ("blocks"), and what it comes to for the first. Where the
    first side is a player and no card, ``you`` is what the player is told ("draw", after "You").
    """

    counts: str
    does: str
    meets: str
    won: str
    lost: str
    you: str = ""


@dataclass(frozen=True)
class ListMade:
    """The deck list for ``game`` that each player leaves the table with: its sections, and their areas.

    A section of the list has the cards of one area of the player, as its ``sections`` pair them.
    """

    game: str
    sections: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Emblem:
    """What a game is known by: the picture ``icon`` in a ``color`` ("#rrggbb"), before a scene."""

    icon: str
    color: str
    scene: Scene


@dataclass(frozen=True)
class Look:
    """The ground of a table: what it is made of (``pattern``), and its colors "#rrggbb" by day and by night.

    Each are three, from the middle to the corners. Dark letters can be read on those by day, light ones on those by
    night. ``emblem`` stands for the game where it is offered.
    """

    pattern: Literal["hexes", "strata", "waves", "reeds", "lanterns"]
    day: tuple[str, str, str]
    night: tuple[str, str, str]
    emblem: Emblem | None = None


@dataclass(frozen=True)
class Table:
    """The table of a game.

    ``areas`` are those that each player has, from the middle of the table to the player, ``shared`` those that lie
    between the players; ``steps`` is the phase bar. ``windows`` are the numbers of those steps in which players with
    priority are asked what they do: for these they can set stops (`passing`), and begin with ``stops``; -1 is all.
    ``passes`` is the verb there of who does nothing, so that what waits resolves.
    ``suit`` is the mark whose word colors a card, and ``suits`` are its words, and others that have a color. ``edges``
    are the marks that the numbers on the edges of tokens stand for, in their order; ``contests`` are what is measured
    against each other. ``turn`` is what is
    counted while the game goes on: turns, or rounds in which all have theirs. ``ends`` are the verbs that end a turn,
    even where its player could do more; ``spares`` are those of which nobody is reminded then, as they only give
    something away or can be done at all times. ``makes`` is the deck list that is made at this table, if it is one at
    which decks are made. ``look`` is what it looks like where it is drawn; without it, it is plain. ``glossary``
    explains words of its cards beside them.
    """

    areas: tuple[Area, ...] = ()
    shared: tuple[Area, ...] = ()
    counters: tuple[Counter, ...] = ()
    marks: tuple[Mark, ...] = ()
    steps: tuple[str, ...] = ()
    windows: tuple[int, ...] = ()
    stops: int = -1
    passes: str = ""
    places: tuple[Places, ...] = ()
    meanings: tuple[Meaning, ...] = ()
    glossary: tuple[Explanation, ...] = ()
    suit: str = ""
    suits: tuple[Suit, ...] = ()
    edges: tuple[str, ...] = ()
    contests: tuple[Contest, ...] = ()
    turn: str = "turn"
    ends: tuple[str, ...] = ()
    spares: tuple[str, ...] = ()
    makes: ListMade | None = None
    look: Look | None = None

    def spot(self, kind: str, argument: int, chooser: int) -> Spot | None:
        """Return the place that an option's argument means, if arguments of that kind are places."""
        for places in self.places:
            if places.kind == kind:
                spot: Spot = {"area": places.area, "at": places.at[argument] if places.at else argument}
                if places.area in [area.name for area in self.areas]:
                    spot["player"] = places.players[argument] if places.players else chooser
                return spot
        return None
