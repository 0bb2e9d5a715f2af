"""Encodings: what a viewer may know of a match as rows of numbers, for programs that learn.

An `Encoding` is made from what a game says of itself anyway: its `Table` (areas, counters, marks, steps), its verbs,
and `Shows`, through which views are made too. So it knows no more than a view, and every game has one. Everything is
told from where the viewer sits: the viewer is seat 0, who comes next seat 1. Cards are rows, and an option that is
about a card names its row. The shape of it all depends on the game and the number of players alone.
"""

from dataclasses import replace
from functools import cache
from math import inf
from struct import Struct
from typing import TYPE_CHECKING, Final, cast

from cardwright.kernel.asking.wording import turned
from cardwright.kernel.core.codec import digest_of_text
from cardwright.kernel.core.description import Description
from cardwright.kernel.pieces.cards import CardPrint
from cardwright.kernel.pieces.options import CARD, NO_ARGUMENT, NUMBER, PLAYER
from cardwright.kernel.pieces.shapes import End, Face, Seat, Shown, Spot, View
from cardwright.kernel.pieces.zones import NOBODY
from cardwright.kernel.seeing.columns import (
    FLAG,
    LINK_KINDS,
    MARKS,
    MATCH,
    NOWHERE,
    OVER,
    PRINT,
    SEAT,
    STEP,
    TURN,
    Column,
    Columns,
    card_columns,
    link_columns,
    match_columns,
    option_columns,
    seat_columns,
)
from cardwright.kernel.seeing.told import Lot, ToldArea, ToldCard, ToldMatches, lots_of
from cardwright.kernel.seeing.views import cards_shown, number_shown

if TYPE_CHECKING:
    from cardwright.kernel.core.state import State

LINKS: Final = 48
"""As many lines between what lies on the table are told: who aims at what, blocks whom, waits."""
NUMBER_SIZE: Final = 4
"""Bytes of a number: those of a C float."""
LYING: Final = Struct(f"{PRINT}f")
SIX: Final = Struct("6f")
"""A link, and an option."""
PLACES: Final = 64
"""The ways to lie that are kept are those in the first so many places of an area."""


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
        self.lots, self.shared = lots_of(game)
        """The areas of each player, and those that are shared."""
        self.area_numbers: dict[str, int] = {lot.area.name: lot.number for lot in (*self.lots, *self.shared)}
        self.seat_columns: Columns = seat_columns(game)
        self.match_columns: Columns = match_columns(game)
        self.card_columns: Columns = card_columns(game, self.prints, tuple(self.area_numbers))
        self.link_columns: Columns = link_columns(tuple(self.area_numbers))
        self.option_columns: Columns = option_columns(game)
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
                replace(column, name=f"seat {number} {column.name}")
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
        self.globals_packed: Struct = Struct(f"{len(self.globals)}f")
        self.card_packed: Struct = Struct(f"{len(self.cards) - PRINT}f")
        self.no_marks: list[float] = [0.0] * (len(self.cards) - MARKS)
        self.no_card: bytes = bytes(len(self.cards) * NUMBER_SIZE)
        self.unchanged: dict[CardPrint, bytes] = {}
        """What cards are of which nothing but their prints matters, as far as they were met."""
        self.lying: dict[int, bytes] = {}
        """How cards lie that point nowhere, by area, side, owner and place, as far as they were met."""
        self.seats: list[list[int]] = [
            [*[(player - viewer) % game.players + 1 for player in range(game.players)], 0]
            for viewer in (*range(game.players), 0)
        ]
        """For each viewer the number of the seat of each player, from 1; last, 0 for nobody."""
        self.told_before: ToldMatches = ToldMatches()
        self.version: str = digest_of_text(self.describe())[:12]
        """Another one where any number means something else."""

    def __copy__(self) -> "Encoding":
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> "Encoding":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return encoding_of, (self.game,)

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

    def most(self) -> list[float]:
        """Return how much each number of an observation can be at most; infinity for those of kind "number".

        All others are 0 at least.
        """
        most = {FLAG: 1.0, CARD: float(self.card_rows), PLAYER: float(self.players), NUMBER: inf}
        found: list[float] = []
        for columns, times in (
            (self.globals, 1),
            (self.cards, self.card_rows),
            (self.links, LINKS),
            (self.options, self.option_rows),
        ):
            found += [float(len(column.words)) if column.words else most[column.kind] for column in columns] * times
        return found

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
        card, link, option = [len(columns) for columns in (self.cards, self.links, self.options)]
        raw[: self.size * NUMBER_SIZE] = b"".join(
            [
                self.globals_packed.pack(*page.globals),
                *page.cards,
                bytes((self.card_rows - page.number) * card * NUMBER_SIZE),
                *page.links,
                bytes((LINKS - len(page.links)) * link * NUMBER_SIZE),
                *page.options,
                bytes((self.option_rows - len(page.options)) * option * NUMBER_SIZE),
            ]
        )
        return page.actions

    def parts(self, m: "State", viewer: int) -> tuple[list[bytes], list[int]]:
        """Return what `write` writes, the parts one by one and as long as they are, and the same actions.

        They are the globals, the cards, the links and the options, as the bytes of their numbers.
        """
        page = Page(self, m, viewer)
        told = [self.globals_packed.pack(*page.globals), b"".join(page.cards), b"".join(page.links)]
        told.append(b"".join(page.options))
        return told, page.actions

    def meet(self, card: CardPrint) -> bytes:
        """Return what a card is of which nothing but its print matters, and remember it."""
        shown: Face = {"handle": 0, "key": "", "name": "", "marks": {}}
        self.game.shows.unchanged(card, shown)
        told = self.unchanged[card] = self.told(card, shown)
        return told

    def lie(self, key: int, area: int, side: int, owner: int, place: int) -> bytes:
        """Return how a card lies that points nowhere, and remember it."""
        told = self.lying[key] = LYING.pack(area, side, owner, place, 0, 0, 0)
        return told

    def told(self, card: CardPrint, shown: Face) -> bytes:
        """Return what a card is whose face shows that."""
        row = [self.print_numbers.get(card.name, 0.0), *self.no_marks]
        self.card_columns.put(row, -PRINT, shown["marks"])
        return self.card_packed.pack(*row)

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
        self._seats: list[int] = encoding.seats[viewer]
        self.number: int = 0
        """How many rows of cards there are."""
        self._rows: dict[int, int] = {}
        """The row of each card that was written for itself."""
        self._told: dict[int, ToldArea] = {}
        """The areas that were told as before, by their first rows."""
        before = encoding.told_before.of(m)
        self._areas_before: dict[int, ToldArea] = before.areas
        self._cards_before: dict[int, ToldCard] = before.cards
        self._busy: list[int] = []
        """The zones in which cards lie whose abilities are under way."""
        self.globals: list[float] = [0.0] * encoding.cards_at
        self.cards: list[bytes] = []
        """For each row how the card lies, and what it is."""
        self.links: list[bytes] = []
        self.options: list[bytes] = []
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
                self._busy.append(self._m.where[source])
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
            for number, lot in enumerate(encoding.lots):
                numbers[at + SEAT + number] = float(self._area(lot, player * kinds + lot.zone, player, sources))
            columns = encoding.seat_columns
            columns.put(numbers, at, cast("dict[str, Shown]", shown["counters"]))
            columns.put(numbers, at, shown["facts"])
            columns.put(numbers, at, game.shows.numbers(m, player))
        first = encoding.players * kinds
        for number, lot in enumerate(encoding.shared):
            numbers[MATCH + number] = float(self._area(lot, first + lot.zone, NOBODY, sources))

    def _area(self, lot: Lot, zone: int, player: int, sources: dict[int, int]) -> int:
        """Write the cards of an area that the viewer knows; return how many the viewer sees that there are."""
        m = self._m
        cells = lot.cells
        cards: object
        if cells == 1:
            there = m.zones[zone]
            if not there:
                return 0
            cards = there
        else:
            cards = tuple(m.zones[zone : zone + cells])
        if not lot.plain or (self._busy and [each for each in self._busy if zone <= each < zone + cells]):
            return self._cells(lot, zone, player, sources)
        key = self._viewer * len(m.zones) + zone
        first = self.number
        told = self._areas_before.get(key)
        if told is not None and told.audience is m.audience and told.cards == cards:
            self._told[first] = told
            self.number += len(told.rows)
            self.cards.append(told.text)
            return len(told.rows)
        begin = len(self.cards)
        count = self._cells(lot, zone, player, sources)
        if not [each for each in m.audience[zone : zone + cells] if not each & self._bit]:
            rows = {card: self._rows[card] - first for each in m.zones[zone : zone + cells] for card in each}
            self._areas_before[key] = ToldArea(cards, m.audience, rows, b"".join(self.cards[begin:]))
        return count

    def _cells(self, lot: Lot, zone: int, player: int, sources: dict[int, int]) -> int:
        """Write the cards of an area, one by one, that the viewer knows; return how many the viewer sees there are."""
        m = self._m
        count = 0
        side = self._seats[player]
        for cell in range(lot.cells):
            here = zone + cell
            cards = m.zones[here]
            if not cards:
                continue
            known = cards_shown(m, here, self._bit)
            count += number_shown(m, lot.area, here, self._bit, len(known))
            pile = not m.audience[here]
            for at, card in enumerate(known):
                place = cell if lot.cells > 1 else cards.index(card) if pile else at
                self._card(card, lot.number, side, place, 0, sources)
        return count

    def _card(self, card: int, area: int, side: int, place: int, host: int, sources: dict[int, int]) -> None:
        encoding = self._encoding
        number = self.number
        if number >= encoding.card_rows:
            return
        self.number += 1
        self._rows[card] = number
        m = self._m
        shows = m.game.shows
        facing = 0
        changed = shows.is_changed(m, card)
        if changed:
            shown: Face = {"handle": 0, "key": "", "name": "", "marks": {}}
            shows.card(m, card, shown)
            facing = shown["facing"] + 1 if "facing" in shown else 0
            marks = shown["marks"]
            before = self._cards_before.get(card)
            if before is None or before.marks != marks:
                before = self._cards_before[card] = ToldCard(marks, encoding.told(m.prints[card], shown))
            told = before.text
        else:
            told = encoding.unchanged.get(m.prints[card]) or encoding.meet(m.prints[card])
        owner = self._seats[m.owners[card]] if m.owners[card] >= 0 else 0
        source = sources.get(card, 0) if sources else 0
        if host or source or facing or place >= PLACES:
            lies = LYING.pack(area, side, owner, place, host, source, facing)
        else:
            seats = encoding.players + 1
            key = ((area * seats + side) * seats + owner) * PLACES + place
            lies = encoding.lying.get(key) or encoding.lie(key, area, side, owner, place)
        self.cards.append(lies)
        self.cards.append(told)
        if changed and card in m.cards:
            for each in shows.attached(m, card):
                if m.known[each] & self._bit:
                    self._card(each, area, self._seats[m.controller(each)], 0, number + 1, sources)

    def _row(self, card: int) -> int:
        """Return the row of a card that an option is about; one that lies in no area gets a row of its own."""
        row = self._row_there(card)
        if row >= 0:
            return row
        if self._m.known[card] & self._bit:
            self._card(card, 0, 0, 0, 0, {})
        else:
            self._rows[card] = self.number
            self.number += 1
            self.cards.append(self._encoding.no_card)
        return self._rows[card]

    def _row_there(self, card: int) -> int:
        """Return the row of a card that has one already; -1 if it has none."""
        row = self._rows.get(card, NOWHERE)
        if row >= 0:
            return row
        for first, told in self._told.items():
            place = told.rows.get(card, NOWHERE)
            if place >= 0:
                return first + place
        return NOWHERE

    def _row_of(self, handle: int) -> int:
        """Return the row of the card that the viewer knows by a handle; -1 if it has none, or there is no such card."""
        card = self._m.card_of_handle(self._viewer, handle) if handle >= 0 else NOBODY
        return self._row_there(card) if card >= 0 else NOWHERE

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
        for number, effect in enumerate(waiting):
            self._link("waits", self._row_of(effect.get("card", -1)), -1, effect["player"], 0, number)
        for link in shown["links"]:
            source = self._row_of(link["source"].get("card", -1))
            end: End = link["to"]
            if "place" in end:
                self._spot(link["kind"], source, end["place"])
            else:
                self._link(link["kind"], source, self._row_of(end.get("card", -1)), end.get("player", -1), 0, 0)
        for field in shown["fields"]:
            for spot in field["places"]:
                self._spot("field", self._row_of(field["card"]), spot)

    def _spot(self, kind: str, source: int, spot: Spot) -> None:
        area = self._encoding.area_numbers[spot["area"]]
        self._link(kind, source, -1, spot.get("player", -1), area, spot["at"])

    def _link(self, kind: str, source: int, to: int, player: int, area: int, place: int) -> None:
        """Write a line from one card to another one, to a player or to a place."""
        if len(self.links) < LINKS:
            number = LINK_KINDS.index(kind) + 1 if kind in LINK_KINDS else len(LINK_KINDS) + 1
            self.links.append(SIX.pack(number, source + 1, to + 1, self._seats[player], area, place))

    # ---- what is asked -------------------------------------------------------------------------------------------

    def _asked(self) -> None:
        """Write who is asked, and the viewer's options: those on offer, then those picked that do not show yet."""
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
        for code in m.picked_lately(self._viewer) if picked is None else [option.code for option in picked]:
            self._offer(code, picked=True)

    def _offer(self, code: int, *, picked: bool) -> int:
        """Write the row of an option; return its action."""
        encoding = self._encoding
        actions = encoding.game.actions
        verb = code // actions.stride
        argument = code % actions.stride
        kind = actions.verbs[verb][1]
        card = player = number = word = 0
        base = encoding.bases[verb]
        if kind == NO_ARGUMENT:
            action = base
        elif kind == CARD:
            card = self._row(argument) + 1
            action = base + card - 1
        else:
            argument = encoding.argument(self._me, kind, argument)
            action = base + argument
            if kind == PLAYER:
                player = argument + 1
            elif kind == NUMBER:
                number = argument
            else:
                word = argument + 1
        if len(self.options) < encoding.option_rows:
            self.options.append(SIX.pack(verb + 1, card, player, number, word, picked))
        return action


@cache
def encoding_of(game: Description) -> Encoding:
    """Return how matches of a game for that number of players become numbers."""
    return Encoding(game)


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
