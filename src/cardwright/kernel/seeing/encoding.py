"""Encodings: what a viewer may know of a match as rows of numbers, for programs that learn.

An `Encoding` is made from what a game says of itself anyway: its `Table` (areas, counters, marks, steps), its verbs,
and `Shows`, through which views are made too. So it knows no more than a view, and every game has one. Everything is
told from where the viewer sits: the viewer is seat 0, who comes next seat 1. Cards are rows, and an option that is
about a card names its row. The shape of it all depends on the game and the number of players alone.
"""

from dataclasses import dataclass
from functools import cache
from struct import Struct
from typing import TYPE_CHECKING, Final, cast

from cardwright.kernel.asking.wording import turned
from cardwright.kernel.core.codec import digest_of_text
from cardwright.kernel.core.description import Description
from cardwright.kernel.pieces.options import CARD, NO_ARGUMENT, NUMBER, PLAYER
from cardwright.kernel.pieces.shapes import End, Face, Seat, Shown, Spot, View
from cardwright.kernel.pieces.tables import Area
from cardwright.kernel.pieces.zones import NOBODY
from cardwright.kernel.seeing.views import cards_shown, number_shown

if TYPE_CHECKING:
    from cardwright.kernel.core.state import State

LINKS: Final = 48
"""As many lines between what lies on the table are told: who aims at what, blocks whom, waits."""
NUMBER_SIZE: Final = 4
"""Bytes of a number: those of a C float."""
NO_ROW: Final = -1
LINK_KINDS: Final = ("aim", "attack", "block", "field", "waits")
"""What a line says, numbered from 1: those of `Link`, a place of a `Field`, and an effect that waits its turn."""


TURN: Final = 0
OVER: Final = 1
STEP: Final = 2
MATCH: Final = 3
"""Where the numbers of a match stand; from `MATCH` on how many cards lie in each shared area, then facts."""
SEAT: Final = 4
"""Where in the numbers of a seat those of its areas begin, after whether it is in the game, its turn, asked, won."""
MARKS: Final = 8
"""Where in the numbers of a card its marks begin, just after to which side it points."""


@dataclass(frozen=True)
class Column:
    """A number of an observation: its name, what it tells, and which words it stands for, from 1 up (0 is none)."""

    name: str
    text: str
    words: tuple[str, ...] = ()

    def __str__(self) -> str:
        """Show it on a line."""
        listed = f" ({', '.join([f'{i} {word}' for i, word in enumerate(self.words, 1)])})" if self.words else ""
        return f"{self.name}: {self.text}{listed}"


class Columns:
    """The columns of a row, and where what a game shows under names goes in it."""

    def __init__(self) -> None:
        """Begin without any."""
        self.columns: list[Column] = []
        self._at: dict[str, int] = {}
        self._words: dict[str, dict[str, int]] = {}
        self._several: dict[str, dict[str, int]] = {}

    def add(self, name: str, text: str, words: tuple[str, ...] = ()) -> int:
        """Add a column; return its place."""
        self.columns.append(Column(name, text, words))
        return len(self.columns) - 1

    def show(self, name: str, title: str, words: tuple[str, ...] | None, *, several: bool) -> None:
        """Add the columns of what is shown under a name: a number, or one of some ``words``, or ``several`` of them."""
        if words is None:
            self._at[name] = self.add(name, title)
        elif several:
            self._several[name] = {word: self.add(f"{name}: {word}", f"{title}: {word}") for word in words}
        elif words:
            self._at[name] = self.add(name, title, words)
            self._words[name] = {word: number for number, word in enumerate(words, 1)}

    def put(self, row: list[float], first: int, shown: dict[str, Shown]) -> None:
        """Write what is shown into a row whose columns begin at ``first``; what has no column is left out."""
        for name, value in shown.items():
            at = self._at.get(name, NO_ROW)
            if at < 0:
                if name in self._several:
                    self._put_several(row, first, self._several[name], value)
            elif isinstance(value, int):
                row[first + at] = float(value)
            elif isinstance(value, str) and name in self._words:
                row[first + at] = float(self._words[name].get(value, 0))

    @staticmethod
    def _put_several(row: list[float], first: int, places: dict[str, int], value: Shown) -> None:
        """Write which words are said, or a number for each."""
        if isinstance(value, dict):
            for word, number in value.items():
                if word in places:
                    row[first + places[word]] = float(number)
        elif isinstance(value, list):
            for word in value:
                if word in places:
                    row[first + places[word]] = 1.0


class Encoding:
    """How matches of a game become numbers: what each number is, and how many there are.

    An observation is a row of ``size`` numbers: those of the match and the seats (``globals``), then ``card_rows`` rows
    of ``cards``, ``LINKS`` rows of ``links``, and ``option_rows`` of ``options``; what is not there is 0. An action is
    a number below ``actions``.
    """

    def __init__(self, game: Description) -> None:
        """Describe the observations of a game of that size; `encoding_of` keeps them."""
        self.game: Description = game
        self.players: int = game.players
        stride = game.actions.stride
        each = game.deck_form is not None and not game.table.makes
        self.card_rows: int = stride * game.players // max(game.player_counts) if each else stride
        """More than the cards of a match."""
        self.option_rows: int = self.card_rows
        self.prints: tuple[str, ...] = tuple(game.card_names())
        """The names of cards, numbered from 1; what has no name of its own there is 0, and its marks tell it."""
        self.print_numbers: dict[str, float] = {name: float(number) for number, name in enumerate(self.prints, 1)}
        table = game.table
        self.area_numbers: dict[str, int] = {
            area.name: number for number, area in enumerate((*table.areas, *table.shared), 1)
        }
        self.seat_columns: Columns = _seat_columns(game)
        self.match_columns: Columns = _match_columns(game)
        self.card_columns: Columns = _card_columns(game, self.prints, tuple(self.area_numbers))
        self.link_columns: Columns = _link_columns(tuple(self.area_numbers))
        self.option_columns: Columns = _option_columns(game)
        self.bases, self.widths, self.actions = self._numbered()
        self.actions_of: dict[str, int] = {verb: self.bases[n] for n, (verb, _) in enumerate(game.actions.verbs)}
        """The first action of each verb."""
        self.turned: dict[str, list[list[int]]] = _turned_places(game)
        """By the kind of an argument that is a place of a player, per viewer, what each argument is to that viewer."""
        first = len(self.match_columns.columns)
        seat = len(self.seat_columns.columns)
        self.globals: tuple[Column, ...] = (
            *self.match_columns.columns,
            *[
                Column(f"seat {number} {column.name}", column.text, column.words)
                for number in range(game.players)
                for column in self.seat_columns.columns
            ],
        )
        self.cards: tuple[Column, ...] = tuple(self.card_columns.columns)
        self.links: tuple[Column, ...] = tuple(self.link_columns.columns)
        self.options: tuple[Column, ...] = tuple(self.option_columns.columns)
        self.seats_at: list[int] = [first + number * seat for number in range(game.players)]
        self.cards_at: int = len(self.globals)
        self.links_at: int = self.cards_at + self.card_rows * len(self.cards)
        self.options_at: int = self.links_at + LINKS * len(self.links)
        self.size: int = self.options_at + self.option_rows * len(self.options)
        self.no_marks: list[float] = [0.0] * (len(self.cards) - MARKS)
        self.seats: list[list[float]] = [
            [*[float((player - viewer) % game.players + 1) for player in range(game.players)], 0.0]
            for viewer in (*range(game.players), 0)
        ]
        """For each viewer the number of the seat of each player, from 1; last, 0 for nobody."""
        self._zeros: memoryview = memoryview(bytes(self.size * NUMBER_SIZE))
        self._packers: dict[int, Struct] = {}
        self.version: str = digest_of_text(self.describe())[:12]
        """Another one where any number means something else."""

    # ---- what it is ----------------------------------------------------------------------------------------------

    def describe(self) -> str:
        """Tell what each number of an observation is, a line for each column, and each verb of actions."""
        lines = [f"{self.game.title} for {self.players} players: {self.size} numbers, {self.actions} actions"]
        rows = (
            ("the match", self.globals, 0, 1),
            ("a card", self.cards, self.cards_at, self.card_rows),
            ("a link", self.links, self.links_at, LINKS),
            ("an option", self.options, self.options_at, self.option_rows),
        )
        for title, columns, first, times in rows:
            lines.append(f"{title}: from number {first}, {times} x {len(columns)}")
            lines += [f"  {number} {column}" for number, column in enumerate(columns)]
        lines.append("actions")
        for verb, (name, kind) in enumerate(self.game.actions.verbs):
            base, width = self.bases[verb], self.widths[verb]
            about = {CARD: "the row of a card", PLAYER: "a seat, the viewer's first"}.get(kind, kind)
            lines.append(f"  {base}" + ("" if width == 1 else f" to {base + width - 1}") + f" {name}: {about}".rstrip())
        return "\n".join(lines)

    def buffer(self) -> "memoryview[float]":
        """Return room for one observation, filled with 0."""
        return memoryview(bytearray(self.size * NUMBER_SIZE)).cast("f")

    # ---- what it says of a match ---------------------------------------------------------------------------------

    def write(self, m: "State", viewer: int, buffer: "memoryview[float] | memoryview[int]") -> list[int]:
        """Write what a viewer may know into a buffer; return the action of each option that the viewer is offered.

        Raises ValueError for a viewer that there is not, and for a buffer that is too small.
        """
        if not 0 <= viewer <= self.players:
            raise ValueError(
                f"There is no viewer {viewer}: players are 0 to {self.players - 1}, who only watches is {self.players}."
            )
        raw = buffer.cast("B")
        if raw.nbytes < self.size * NUMBER_SIZE:
            raise ValueError(
                f"An observation takes {self.size} numbers of {NUMBER_SIZE} bytes, and there is room for {raw.nbytes}"
                " bytes."
            )
        page = Page(self, m, viewer)
        self._fill(raw, 0, self.cards_at, page.globals)
        self._fill(raw, self.cards_at, self.links_at, page.cards)
        self._fill(raw, self.links_at, self.options_at, page.links)
        self._fill(raw, self.options_at, self.size, page.options)
        return page.actions

    def _fill(self, raw: memoryview, begin: int, end: int, numbers: list[float]) -> None:
        """Write numbers into a part of an observation, and 0 into the rest of it."""
        count = len(numbers)
        if count:
            packer = self._packers.get(count)
            if packer is None:
                packer = self._packers[count] = Struct(f"{count}f")
            packer.pack_into(raw, begin * NUMBER_SIZE, *numbers)
        if begin + count < end:
            raw[(begin + count) * NUMBER_SIZE : end * NUMBER_SIZE] = self._zeros[: (end - begin - count) * NUMBER_SIZE]

    def _numbered(self) -> tuple[list[int], list[int], int]:
        """Number the actions: for each verb the first one and how many there are, and how many there are in all."""
        actions = self.game.actions
        bases: list[int] = []
        widths: list[int] = []
        size = 0
        for _, kind in actions.verbs:
            width = {NO_ARGUMENT: 1, CARD: self.card_rows, PLAYER: self.players, NUMBER: actions.stride}.get(kind, 0)
            bases.append(size)
            widths.append(width or len(actions.words[kind]))
            size += widths[-1]
        return bases, widths, size

    def argument(self, viewer: int, kind: str, argument: int) -> int:
        """Return what an argument that is no card is to a viewer: players, and their places, begin with the viewer."""
        if kind == PLAYER:
            return (argument - viewer) % self.players
        places = self.turned.get(kind)
        return places[viewer][argument] if places is not None else argument


class Page:
    """One observation while it is written: its parts as numbers."""

    def __init__(self, encoding: Encoding, m: "State", viewer: int) -> None:
        """Write down what that viewer may know."""
        self._encoding: Encoding = encoding
        self._m: State = m
        self._viewer: int = viewer
        self._me: int = viewer if viewer < encoding.players else 0
        self._bit: int = 1 << viewer
        self._seats: list[float] = encoding.seats[viewer]
        self._rows: dict[int, int] = {}
        """The row of each card that the viewer knows, by the number of the card."""
        self.globals: list[float] = [0.0] * encoding.cards_at
        self.cards: list[float] = []
        self.links: list[float] = []
        self.options: list[float] = []
        self.actions: list[int] = []
        sources = self._sources()
        self._table(sources)
        self._whole()
        self._asked()

    def _sources(self) -> dict[int, int]:
        """Return the cards whose abilities are under way, numbered from the outermost."""
        sources: dict[int, int] = {}
        for frame in self._m.frames:
            source = frame.act.source
            if source >= 0 and source not in sources:
                sources[source] = len(sources) + 1
        return sources

    # ---- cards and seats -----------------------------------------------------------------------------------------

    def _table(self, sources: dict[int, int]) -> None:
        """Write a row for each card that the viewer knows, and the numbers of each seat."""
        m = self._m
        encoding = self._encoding
        game = m.game
        kinds = len(game.zone_kinds)
        numbers = self.globals
        for seat in range(encoding.players):
            player = (self._me + seat) % encoding.players
            at = encoding.seats_at[seat]
            shown: Seat = {"name": "", "counters": {}, "facts": {}, "areas": {}}
            game.shows.player(m, player, shown)
            if player == self._viewer:
                game.shows.own(m, player, shown)
            if player in m.seats:
                numbers[at] = 1.0
            if player == m.active:
                numbers[at + 1] = 1.0
            if m.outcome is not None and player in m.outcome.winners:
                numbers[at + 3] = 1.0
            for number, area in enumerate(game.table.areas):
                numbers[at + SEAT + number] = float(self._area(area, player * kinds + area.zone, player, sources))
            columns = encoding.seat_columns
            columns.put(numbers, at, cast("dict[str, Shown]", shown["counters"]))
            columns.put(numbers, at, shown["facts"])
            columns.put(numbers, at, game.shows.numbers(m, player))
        first = encoding.players * kinds
        for number, area in enumerate(game.table.shared):
            numbers[MATCH + number] = float(self._area(area, first + area.zone, NO_ROW, sources))

    def _area(self, area: Area, zone: int, player: int, sources: dict[int, int]) -> int:
        """Write the cards of an area that the viewer knows; return how many the viewer sees that there are."""
        m = self._m
        count = 0
        for cell in range(area.cells):
            here = zone + cell
            if not m.zones[here]:
                continue
            known = cards_shown(m, here, self._bit)
            count += number_shown(m, area, here, self._bit, len(known))
            pile = not m.audience[here]
            for number, card in enumerate(known):
                place = cell if area.cells > 1 else m.zones[here].index(card) if pile else number
                self._card(card, self._encoding.area_numbers[area.name], player, place, 0, sources)
        return count

    def _card(self, card: int, area: int, player: int, place: int, host: int, sources: dict[int, int]) -> None:
        m = self._m
        encoding = self._encoding
        columns = encoding.card_columns
        number = len(self._rows)
        if number >= encoding.card_rows:
            return
        self._rows[card] = number
        owner = m.owners[card]
        row = [
            float(area),
            encoding.print_numbers.get(m.prints[card].name, 0.0),
            self._seats[player],
            self._seats[owner] if owner >= 0 else 0.0,
            float(place),
            float(host),
            float(sources.get(card, 0)),
            0.0,
            *encoding.no_marks,
        ]
        shown: Face = {"handle": 0, "key": "", "name": "", "marks": {}}
        m.game.shows.card(m, card, shown)
        columns.put(row, 0, shown["marks"])
        if "facing" in shown:
            row[MARKS - 1] = float(shown["facing"] + 1)
        self.cards += row
        if card in m.cards:
            for each in m.game.shows.attached(m, card):
                if m.known[each] & self._bit:
                    self._card(each, area, m.controller(each), 0, number + 1, sources)

    def _row(self, card: int) -> int:
        """Return the row of a card that an option is about; one that lies in no area gets a row of its own."""
        if card not in self._rows and self._m.known[card] & self._bit:
            self._card(card, 0, NO_ROW, 0, 0, {})
        elif card not in self._rows:
            self._rows[card] = len(self._rows)
            self.cards += [0.0] * len(self._encoding.cards)
        return self._rows[card]

    # ---- the match -----------------------------------------------------------------------------------------------

    def _whole(self) -> None:
        """Write the numbers of the match, and what on the table belongs together."""
        m = self._m
        game = m.game
        numbers = self.globals
        step = game.shows.step(m)
        numbers[TURN] = float(m.turn)
        numbers[OVER] = 0.0 if m.outcome is None else 1.0
        numbers[STEP] = float(step + 1)
        shown: View = {
            "game": "",
            "viewer": self._viewer,
            "turn": m.turn,
            "active": m.active,
            "step": step,
            "outcome": None,
            "facts": {},
            "players": [],
            "shared": {},
            "resolving": [],
            "links": [],
            "fields": [],
            "decision": None,
        }
        game.shows.match(m, shown)
        self._encoding.match_columns.put(numbers, 0, shown["facts"])
        self._encoding.match_columns.put(numbers, 0, game.shows.numbers(m, NOBODY))
        waiting = shown.get("stack", [])
        if not waiting and not shown["links"] and not shown["fields"]:
            return
        rows = {m.handles[card]: row for card, row in self._rows.items()}
        for number, effect in enumerate(waiting):
            self._link("waits", rows.get(effect.get("card", -1), -1), -1, effect["player"], 0, number)
        for link in shown["links"]:
            source = rows.get(link["source"].get("card", -1), -1)
            end: End = link["to"]
            if "place" in end:
                self._spot(link["kind"], source, end["place"])
            else:
                self._link(link["kind"], source, rows.get(end.get("card", -1), -1), end.get("player", -1), 0, 0)
        for field in shown["fields"]:
            for spot in field["places"]:
                self._spot("field", rows.get(field["card"], -1), spot)

    def _spot(self, kind: str, source: int, spot: Spot) -> None:
        area = self._encoding.area_numbers[spot["area"]]
        self._link(kind, source, -1, spot.get("player", -1), area, spot["at"])

    def _link(self, kind: str, source: int, to: int, player: int, area: int, place: int) -> None:
        """Write a line from one card to another one, to a player or to a place."""
        if len(self.links) < LINKS * len(self._encoding.links):
            number = LINK_KINDS.index(kind) + 1 if kind in LINK_KINDS else len(LINK_KINDS) + 1
            seat = self._seats[player]
            self.links += [float(number), float(source + 1), float(to + 1), seat, float(area), float(place)]

    # ---- what is asked -------------------------------------------------------------------------------------------

    def _asked(self) -> None:
        """Write who is asked, and the viewer's options: those on offer, then those picked so far in secret."""
        m = self._m
        encoding = self._encoding
        if m.outcome is not None:
            return
        frame = m.frames[-1]
        asked = frame.op.asked(m, frame)
        for player in asked:
            self.globals[encoding.seats_at[(player - self._me) % encoding.players] + 2] = 1.0
        if self._viewer in asked:
            for code in turned(m, self._viewer).codes:
                self.actions.append(self._offer(code, picked=False))
        picked = frame.op.picked(m, frame, self._viewer)
        if picked is not None:
            for option in picked:
                self._offer(option.code, picked=True)

    def _offer(self, code: int, *, picked: bool) -> int:
        """Write the row of an option; return its action."""
        encoding = self._encoding
        actions = encoding.game.actions
        verb = code // actions.stride
        argument = code % actions.stride
        kind = actions.verbs[verb][1]
        row = [float(verb + 1), 0.0, 0.0, 0.0, 0.0, 1.0 if picked else 0.0]
        base = encoding.bases[verb]
        if kind == NO_ARGUMENT:
            action = base
        elif kind == CARD:
            at = self._row(argument)
            action = base + at
            row[1] = float(at + 1)
        else:
            argument = encoding.argument(self._me, kind, argument)
            action = base + argument
            if kind == PLAYER:
                row[2] = float(argument + 1)
            elif kind == NUMBER:
                row[3] = float(argument)
            else:
                row[4] = float(argument + 1)
        if len(self.options) < encoding.option_rows * len(row):
            self.options += row
        return action


@cache
def encoding_of(game: Description) -> Encoding:
    """Return how matches of a game for that number of players become numbers."""
    return Encoding(game)


# ---- the columns -----------------------------------------------------------------------------------------------------


def _match_columns(game: Description) -> Columns:
    columns = Columns()
    table = game.table
    columns.add("turn", f"the number of the {table.turn}")
    columns.add("over", "whether the match has ended")
    columns.add("step", "the step of the turn", table.steps)
    for area in table.shared:
        columns.add(f"{area.name}: cards", f"{area.title}: how many cards")
    for name, words in game.shows.match_words.items():
        columns.show(name, name, words, several=name in game.shows.several)
    for name in game.shows.match_numbers:
        columns.show(name, name, None, several=False)
    return columns


def _seat_columns(game: Description) -> Columns:
    columns = Columns()
    table = game.table
    columns.add("in the game", "whether the player is still in the game")
    columns.add("active", "whether it is the player's turn")
    columns.add("asked", "whether the player is asked")
    columns.add("won", "whether the player has won")
    for area in table.areas:
        columns.add(f"{area.name}: cards", f"{area.title}: how many cards")
    for counter in table.counters:
        columns.show(counter.name, counter.title, None, several=False)
    for name, words in game.shows.player_words.items():
        columns.show(name, name, words, several=name in game.shows.several)
    for name in game.shows.player_numbers:
        columns.show(name, name, None, several=False)
    return columns


def _card_columns(game: Description, prints: tuple[str, ...], areas: tuple[str, ...]) -> Columns:
    columns = Columns()
    columns.add("area", "where it lies", areas)
    columns.add("print", "which card it is", prints)
    columns.add("side", "in whose area: 1 the viewer's, 2 the next player's, 0 nobody's")
    columns.add("owner", "whose it is: 1 the viewer's, 2 the next player's, 0 nobody's")
    columns.add("place", "its place there from the left, in a pile from below; of a grid the cell")
    columns.add("host", "the row (from 1) of the card on or under which it lies")
    columns.add("source", "whether its ability is under way, numbered from the first begun")
    columns.add("facing", "to which side its top points", ("north", "east", "south", "west"))
    for mark in game.table.marks:
        words = game.shows.card_words.get(mark.name)
        columns.show(mark.name, mark.title, words, several=mark.name in game.shows.several)
    return columns


def _link_columns(areas: tuple[str, ...]) -> Columns:
    columns = Columns()
    columns.add("kind", "what it says", LINK_KINDS)
    columns.add("from", "the row (from 1) of the card from which it goes")
    columns.add("to", "the row (from 1) of the card to which it goes")
    columns.add("player", "the seat (from 1) to which it goes, or whose it is")
    columns.add("area", "the area to which it goes", areas)
    columns.add("place", "the place there; of what waits, how much waits below it")
    return columns


def _option_columns(game: Description) -> Columns:
    columns = Columns()
    columns.add("verb", "what is done", tuple([name or kind for name, kind in game.actions.verbs]))
    columns.add("card", "the row (from 1) of the card that it is about")
    columns.add("player", "the seat (from 1) that it is about")
    columns.add("number", "the number that it is about")
    columns.add("word", "which of the verb's words (from 1) it is about")
    columns.add("picked", "whether it is no option, but was picked already in secret")
    return columns


def _turned_places(game: Description) -> dict[str, list[list[int]]]:
    """Return for each kind of argument that is a place of a player what it is to each viewer."""
    found: dict[str, list[list[int]]] = {}
    for places in game.table.places:
        if places.players:
            spots = list(zip(places.players, places.at, strict=True))
            found[places.kind] = [
                [
                    spots.index(((player - viewer) % game.players, at)) if player < game.players else number
                    for number, (player, at) in enumerate(spots)
                ]
                for viewer in range(game.players)
            ]
    return found
