"""Board: a toy on a grid of 5 by 3, with tokens that have four edges and face north or south, for 2 players.

On your turn you move up to two steps over free places, may turn round, and may attack along a straight or an L path.
The edge by which it leaves you adds to your card of chance, the edge by which it comes in to theirs. Three hits win.
"""

from dataclasses import dataclass

from cardwright.kernel.basics.grids import NORTH, SOUTH, Grid, Path, edge
from cardwright.kernel.core.description import ALL, NONE
from cardwright.kernel.core.events import Event
from cardwright.kernel.core.frames import Activation, Frame, Op
from cardwright.kernel.core.shows import Shows
from cardwright.kernel.core.state import State
from cardwright.kernel.matches.game import Game
from cardwright.kernel.matches.match import Match
from cardwright.kernel.pieces.cards import CardPrint, CardState, Epoch
from cardwright.kernel.pieces.options import COMMON_VERBS, NO_ARGUMENT, NUMBER, ActionTable, Option
from cardwright.kernel.pieces.setup import Setup
from cardwright.kernel.pieces.shapes import Face, OptionView, Spot, View
from cardwright.kernel.pieces.tables import GRID, Area, Mark, Places, Table
from cardwright.kernel.pieces.zones import NOBODY

GROUND = Grid(5, 3)
CHANCE = GROUND.size
"""The shared zones: a place each, then the deck of chance and its discard pile."""
SPENT = CHANCE + 1
MOVE, STAY, TURN_ROUND, STRIKE, REST = range(len(COMMON_VERBS), len(COMMON_VERBS) + 5)
STRIDE = 16
RANGE = 3
HITS = 3
LONGEST = 60


class BoardCard(CardPrint):
    """A token with its edges (north, east, south, west), or a card of chance with its value."""

    __slots__ = ("edges", "value")

    def __init__(self, name: str, edges: tuple[int, ...] = (), value: int = 0) -> None:
        super().__init__(name.lower(), name, ())
        self.edges: tuple[int, ...] = edges
        self.value: int = value


BOARD_CARDS = (
    BoardCard("Knight", (3, 1, 0, 1)),
    BoardCard("Rook", (1, 2, 1, 2)),
    *[BoardCard(f"Chance {value}", value=value) for value in range(8)],
)


class Placed(CardState):
    """A token on the board."""

    __slots__ = ("facing", "hits")

    def __init__(self, epoch: Epoch) -> None:
        super().__init__(epoch)
        self.facing: int = NORTH
        self.hits: int = 0

    def copy(self, epoch: Epoch) -> "Placed":
        new = Placed(epoch)
        new.facing = self.facing
        new.hits = self.hits
        return new


class Skirmish(Match):
    """One skirmish at one moment."""

    def copy(self) -> "Skirmish":
        new = Skirmish.__new__(Skirmish)
        self.copy_into(new)
        return new

    def card(self, card: int) -> BoardCard:
        printed = self.prints[card]
        assert isinstance(printed, BoardCard)
        return printed

    def token(self, card: int) -> Placed:
        state = self.cards[card]
        assert isinstance(state, Placed)
        return state

    def change(self, card: int) -> Placed:
        state = self.own(card)
        assert isinstance(state, Placed)
        return state

    def free(self) -> frozenset[int]:
        return frozenset([place for place in range(GROUND.size) if not self.zones[place]])

    def paths(self) -> tuple[Path, ...]:
        """The paths by which the active token can attack."""
        here, there = self.where[self.active], self.where[self.opponent(self.active)]
        return GROUND.paths(here, there) if GROUND.distance(here, there) <= RANGE else ()

    def bonus(self, token: int, side: int) -> int:
        return self.card(token).edges[edge(side, self.token(token).facing)]


class Stepped(Event):
    """A token was placed or moved."""

    def __init__(self, token: int, place: int) -> None:
        self.token: int = token
        self.place: int = place

    def apply(self, m: State) -> None:
        m.move(self.token, self.place)
        if self.token not in m.cards:
            m.cards[self.token] = Placed(m.epoch)


class Turned(Event):
    """A token was turned round."""

    deed = "moved"

    def __init__(self, token: int) -> None:
        self.token: int = token

    def apply(self, m: State) -> None:
        assert isinstance(m, Skirmish)
        state = m.change(self.token)
        state.facing = SOUTH if state.facing == NORTH else NORTH


class Measured(Event):
    """The next card of chance was drawn."""

    def apply(self, m: State) -> None:
        if not m.zones[CHANCE]:
            for card in m.zones[SPENT]:
                m.move(card, CHANCE)
            m.shuffle(CHANCE)
        m.move(m.zones[CHANCE][-1], SPENT)


class WasHit(Event):
    """A token took a hit."""

    deed = "damaged"
    counts = "hits"

    def __init__(self, token: int) -> None:
        self.token: int = token

    def apply(self, m: State) -> None:
        assert isinstance(m, Skirmish)
        m.change(self.token).hits += 1


def measure(m: Skirmish) -> int:
    """Draw a card of chance and return its value."""
    m.do(Measured())
    return m.card(m.zones[SPENT][-1]).value


BOARD_SETUP, BOARD_MOVE, BOARD_TURN, BOARD_STRIKE, BOARD_END = range(5)


@dataclass(frozen=True)
class BoardTurn(Op):
    """Turn after turn: move, turn round, attack."""

    def step(self, m: State, f: Frame) -> None:
        assert isinstance(m, Skirmish)
        base = STRIDE
        if f.pc == BOARD_SETUP:
            f.pc = BOARD_MOVE
            for card in range(2, len(m.prints)):
                m.move(card, CHANCE)
            m.shuffle(CHANCE)
            m.do(Stepped(0, GROUND.place(0, 1)))
            m.do(Stepped(1, GROUND.place(4, 1)))
        elif f.pc == BOARD_MOVE:
            reach = GROUND.reach(m.where[m.active], 2, m.free())
            m.ask(m.active, [*[MOVE * base + place for place in reach], STAY * base])
        elif f.pc == BOARD_TURN:
            m.ask(m.active, [TURN_ROUND * base, STAY * base])
        elif f.pc == BOARD_STRIKE:
            m.ask(m.active, [*[STRIKE * base + i for i in range(len(m.paths()))], REST * base])
        else:
            f.pc = BOARD_MOVE
            m.active = m.opponent(m.active)
            m.turn += 1
            if m.turn == LONGEST:
                m.end((), "nobody fell")

    def answer(self, m: State, f: Frame, code: int) -> None:
        assert isinstance(m, Skirmish)
        verb, argument = divmod(code, STRIDE)
        f.pc += 1
        if verb == MOVE:
            m.do(Stepped(m.active, argument))
        elif verb == TURN_ROUND:
            m.do(Turned(m.active))
        elif verb == STRIKE:
            self.strike(m, m.paths()[argument])

    def strike(self, m: Skirmish, path: Path) -> None:
        attack = measure(m) + m.bonus(m.active, path.leaves)
        block = measure(m) + m.bonus(m.opponent(m.active), path.enters)
        if attack >= block:
            m.do(WasHit(m.opponent(m.active)))
            if m.token(m.opponent(m.active)).hits == HITS:
                m.end((m.active,), "three hits")

    def option_text(self, m: State, f: Frame, code: int) -> str:
        assert isinstance(m, Skirmish)
        verb, argument = divmod(code, STRIDE)
        if verb != STRIKE:
            return ""
        names = ("north", "east", "south", "west")
        return f"attack to the {names[m.paths()[argument].leaves]}"


class BoardShows(Shows):
    """What a token shows, and where it can strike."""

    def match(self, m: State, shown: View) -> None:
        assert isinstance(m, Skirmish)
        if m.active in m.cards:
            here = m.where[m.active]
            near = [place for place in range(GROUND.size) if 0 < GROUND.distance(here, place) <= RANGE]
            spots: list[Spot] = [{"area": "ground", "at": place} for place in near]
            handle = m.handles[m.active]
            shown["fields"] = [{"name": "in range", "card": handle, "player": m.active, "places": spots}]

    def option(self, m: State, chooser: int, option: Option, shown: OptionView) -> None:
        assert isinstance(m, Skirmish)
        if option.verb == "attack":
            shown["places"] = [{"area": "ground", "at": place} for place in m.paths()[option.argument].places]

    def card(self, m: State, card: int, shown: Face) -> None:
        assert isinstance(m, Skirmish)
        shown["facing"] = m.token(card).facing
        shown["edges"] = [[number] for number in m.card(card).edges]
        shown["marks"]["hits"] = m.token(card).hits


class BoardGame(Game):
    """The skirmish."""

    def __init__(self) -> None:
        super().__init__(
            name="board",
            title="Board",
            version="1",
            players=2,
            zone_kinds=(),
            shared_zones=(*[(f"place {place}", ALL) for place in range(GROUND.size)], ("chance", NONE), ("spent", ALL)),
            actions=ActionTable(
                STRIDE,
                (
                    ("move to", "place"),
                    ("stay", NO_ARGUMENT),
                    ("turn round", NO_ARGUMENT),
                    ("attack", NUMBER),
                    ("rest", NO_ARGUMENT),
                ),
                {"place": tuple([f"{GROUND.column(p) + 1}/{GROUND.row(p) + 1}" for p in range(GROUND.size)])},
            ),
        )
        self.table = Table(
            shared=(
                Area("ground", "Ground", 0, GRID, cells=GROUND.size, columns=GROUND.width),
                Area("chance", "Chance", CHANCE, "pile"),
                Area("spent", "Spent", SPENT, "pile"),
            ),
            marks=(Mark("hits", "Hits", "✸"),),
            places=(Places("place", "ground"),),
        )
        self.shows = BoardShows()

    def blank(self, prints: tuple[CardPrint, ...], owners: tuple[int, ...], key: bytes) -> Skirmish:
        return Skirmish(self, prints, owners, key)

    def print_by_key(self, key: str) -> CardPrint:
        return next(card for card in BOARD_CARDS if card.key == key)

    def deal(self, setup: Setup, key: bytes) -> Skirmish:
        m = self.blank(BOARD_CARDS, (0, 1, *[NOBODY] * (len(BOARD_CARDS) - 2)), key)
        m.push(BoardTurn(), Activation(0, NOBODY))
        return m


BOARD = BoardGame()


def picture(m: Skirmish) -> str:
    """The board as text: each token as its first letter and where its top points."""
    cells = ["."] * GROUND.size
    for token in (0, 1):
        cells[m.where[token]] = m.card(token).name[0] + ("^" if m.token(token).facing == NORTH else "v")
    return GROUND.picture(cells)
