"""A table drawn with boxes and colors, as generously as the terminal has room."""

from collections.abc import Iterable, Mapping, Sequence

from rich.box import HEAVY, ROUNDED, SQUARE
from rich.cells import cell_len
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from cardwright.kernel.pieces.shapes import Face
from cardwright.kernel.pieces.tables import FAN
from cardwright.reading.view import Place, Reader, Seen

BOXES, LINES, WORDS, BARE = range(4)
"""How much room cards on the table get: a box each, a line each, or as much as their names take.

At last, what is empty is left out besides.
"""

NARROWEST_CARD = 19
WIDEST_CARD = 26
PALETTE = ("red", "magenta", "cyan", "green", "yellow", "bright_blue", "bright_green", "bright_magenta")
"""The colors of a game's suits (houses, factions) in their order."""
FILLED, OPEN = "●", "○"
LEFT_END, RIGHT_END = "◂", "▸"
NO_BREAK = "\N{NO-BREAK SPACE}"
UNKNOWN = "▒"
"""A card in a grid that lies face down."""
TOPS = "▲▶▼◀"
"""Where the top of a token points, north first."""
WAYS = "↑→↓←"
"""On which side of a token numbers are, north first."""

Numbers = Mapping[int, Sequence[int]]
"""The numbers of the options that are about a card, by the card's handle."""


def board(console: Console, seen: Seen, room: int, numbers: Numbers) -> RenderableType:
    """Draw the table in the most generous way that fits into ``room`` lines, or else in the tightest."""
    drawn: RenderableType = Text()
    for detail in (BOXES, LINES, WORDS, BARE):
        drawn = Drawing(console, seen, numbers, detail).table()
        if height(console, drawn) <= room:
            break
    return drawn


def height(console: Console, drawn: RenderableType) -> int:
    """Count the lines that something takes."""
    return len(console.render_lines(drawn, pad=False))


def suit_style(seen: Reader, suit: str, otherwise: str = "default") -> str:
    """Give the color of a suit, or another style for what is none."""
    return PALETTE[list(seen.suits).index(suit) % len(PALETTE)] if suit in seen.suits else otherwise


def packed(items: Sequence[str], width: int) -> str:
    """Set items one after the other into lines, and break lines only between them."""
    lines = [""]
    for item in items:
        if lines[-1] and cell_len(lines[-1]) + 1 + cell_len(item) > width:
            lines.append(item)
        else:
            lines[-1] += f" {item}" if lines[-1] else item
    return "\n".join(lines)


class Drawing:
    """Draws one view with one amount of detail."""

    def __init__(self, console: Console, seen: Seen, numbers: Numbers, detail: int) -> None:
        """Prepare to draw; ``numbers`` mark the cards that options are about."""
        self.console = console
        self.seen = seen
        self.numbers = numbers
        self.detail = detail
        self.resolving = set(seen.view["resolving"])

    def table(self) -> RenderableType:
        """Draw everything: the others on top, what lies between, the viewer at the bottom."""
        seen = self.seen
        *others, last = seen.seats()
        parts: list[RenderableType] = [self.head()]
        for player in others:
            parts += [self.strip(player), *self.hands(player), *self.rows(reversed(seen.places(player)))]
        between = [*self.rows(seen.places(-1)), *self.waiting()]
        parts.append(Rule(style="rule", characters="╌"))
        if between:
            parts += [*between, Rule(style="rule", characters="╌")]
        parts += [*self.rows(seen.places(last)), self.strip(last), *self.hands(last)]
        return Group(*parts)

    def head(self) -> Rule:
        """Draw the line above the table: the game, the turn, the step."""
        seen = self.seen
        parts = [seen.game.title, *seen.when]
        if seen.turn:
            parts += seen.facts()
        if seen.step:
            parts.append(seen.step)
        while len(parts) > 1 and cell_len(" · ".join(parts)) > self.console.width - 4:
            parts.pop()
        return Rule(Text(" · ".join(parts), style="name"), style="rule", align="left")

    def strip(self, player: int) -> RenderableType:
        """Draw a player's name, numbers and piles."""
        seen = self.seen
        name = Text.assemble((seen.who(player), "you" if player == seen.viewer else "them"))
        for fact in seen.facts_of(player):
            for word in fact:
                name.append(" ")
                name.append(seen.called(word), style=suit_style(seen, word, "quiet"))
        counters = []
        for counter, number, most in seen.counters(player):
            if self.detail == BARE and not (number or most):
                continue
            told = f"{number}/{most}" if most else str(number)
            filled = FILLED * number + OPEN * (most - number) if counter.most else told
            counters.append(Text.assemble((f"{counter.title} ", "quiet"), (filled, "number")))
        piles = [
            Text.assemble((f"{place.area.title} ", "quiet"), str(place.count))
            for place in seen.places(player)
            if not place.laid_out and seen.counted(place) and (place.count or self.detail != BARE)
        ]
        if self.detail == BARE:
            return self.flow([name, *counters, *piles], "   ")
        numbers = self.flow(counters, "   ")
        top = Text("   ").join([name, numbers]) if self.fits(name, numbers) else Group(name, numbers)
        return Group(top, self.flow(piles, "   "))

    def flow(self, items: Sequence[Text], between: str, lead: Text | None = None) -> Text:
        """Set items one after the other into lines, and break lines only between them."""
        lines = [lead.copy() if lead else Text()]
        for i, item in enumerate(items):
            if i and lines[-1].cell_len + cell_len(between) + item.cell_len > self.console.width:
                lines.append(Text())
            elif i:
                lines[-1].append(between, style="quiet")
            lines[-1].append_text(item)
        return Text("\n").join(lines)

    def fits(self, *texts: Text) -> bool:
        """Whether the texts stand beside each other."""
        return "\n" not in "".join(map(str, texts)) and sum(text.cell_len + 3 for text in texts) <= self.console.width

    def rows(self, places: Iterable[Place]) -> list[RenderableType]:
        """Draw the areas whose cards lie side by side."""
        drawn: list[RenderableType] = []
        for place in places:
            if place.player < 0 and self.seen.idle(place):
                continue
            if place.cells:
                drawn.append(self.grid(place))
            elif place.laid_out and place.count:
                numbered = any(self.seen.numbers(card) for card in place.cards)
                if self.detail == BOXES and numbered:
                    drawn.append(self.boxes(place))
                elif self.detail == LINES and numbered:
                    drawn.append(self.lines(place))
                else:
                    drawn.append(self.words(place))
        return drawn

    def waiting(self) -> list[RenderableType]:
        """Draw what waits and can be answered, what resolves next on top."""
        return [
            Text.assemble((f"{'then' if i else 'next'} ", "quiet"), (f"{whose} ", "them"), text)
            for i, (whose, text) in enumerate(self.seen.waiting())
        ]

    def hands(self, player: int) -> list[RenderableType]:
        """Draw what the viewer knows of a player's hands."""
        return [self.words(place) for place in self.seen.places(player) if place.area.shape == FAN and place.cards]

    # ---- cards ----

    def name(self, face: Face) -> Text:
        """Write a card's name in the color of its suit, with the numbers of its options before it."""
        text = Text()
        for number in self.numbers.get(face["handle"], ()):
            text.append(f"{number} ", style="key")
        style = suit_style(self.seen, self.seen.suit(face))
        text.append(face["name"], style=f"dim {style}" if self.seen.turned(face) else f"bold {style}")
        return text

    def boxes(self, place: Place) -> RenderableType:
        """Draw each card as a box, as many side by side as there is room for."""
        width = self.console.width
        per_row = max(1, (width + 1) // (NARROWEST_CARD + 1))
        card_width = min(WIDEST_CARD, (width + 1) // per_row - 1)
        ends = self.seen.ends(place.area)
        rows: list[RenderableType] = []
        for start in range(0, len(place.cards), per_row):
            cards = place.cards[start : start + per_row]
            inner = [self.inside(card, place, card_width - 2) for card in cards]
            lines = max(len(text.wrap(self.console, card_width - 2)) for text in inner)
            grid = Table.grid(padding=(0, 1, 0, 0))
            grid.add_row(
                *[
                    self.box(card, text, card_width, lines, self.end_marks(place, start + i) if ends else ("", ""))
                    for i, (card, text) in enumerate(zip(cards, inner, strict=True))
                ]
            )
            rows.append(grid)
        return Group(*rows)

    def grid(self, place: Place) -> RenderableType:
        """Draw the places of a grid, with the cards that lie on each; between them rules where there is room."""
        area = place.area
        bare = self.detail == BARE
        drawn = Table(
            box=SQUARE,
            show_header=bool(area.column_names) and not bare,
            show_lines=self.detail == BOXES,
            show_edge=not bare,
            border_style="rule",
            header_style="quiet",
        )
        if area.row_names:
            drawn.add_column(area.title, style="quiet")
        for column in range(area.columns):
            name = area.column_names[column] if area.column_names else ""
            drawn.add_column(name, min_width=3, justify="center")
        if area.column_names and bare:
            drawn.add_row(*([area.title] if area.row_names else []), *area.column_names, style="quiet")
        cells = []
        for at, (cards, lying) in enumerate(zip(place.cells, place.lying, strict=True)):
            lines = [line for card in cards for line in self.in_cell(card)]
            lines += [Text(UNKNOWN, style="quiet")] if lying > len(cards) else []
            number = place.numbered(at)
            if number and bare and lines:
                lines[0] = Text.assemble((f"{area.labels[at]}: ", "quiet"), lines[0])
            elif number:
                lines.insert(0, Text(number, style="quiet"))
            cells.append(Text("\n").join(lines))
        for row in range(len(cells) // area.columns):
            head = [Text(area.row_names[row])] if area.row_names else []
            drawn.add_row(*head, *cells[row * area.columns : (row + 1) * area.columns])
        return drawn

    def in_cell(self, face: Face) -> list[Text]:
        """Say in short lines what a card in a grid is: its name and where it faces, numbers, and those on its edges."""
        seen = self.seen
        name = self.name(face)
        if "facing" in face:
            name.append(f" {TOPS[face['facing']]}")
        figures = Text(" ".join(seen.figures(face)) if self.detail <= LINES else "")
        around = ["/".join(map(str, numbers)) for numbers in seen.around(face)]
        told = [f"{way}{numbers}" for way, numbers in zip(WAYS, around, strict=False) if numbers]
        edges = Text("\n".join([NO_BREAK.join(told[:2]), NO_BREAK.join(told[2:])]).strip())
        return [line for line in (name, figures, edges) if line]

    def end_marks(self, place: Place, i: int) -> tuple[str, str]:
        """Give the marks of a card at an end of its row."""
        return f"{LEFT_END} " if i == 0 else "", f" {RIGHT_END}" if i == len(place.cards) - 1 else ""

    def box(self, face: Face, inside: Text, width: int, lines: int, ends: tuple[str, str]) -> Panel:
        """Draw a box around what is said about a card."""
        seen = self.seen
        style = suit_style(seen, seen.suit(face))
        options = " ".join(map(str, self.numbers.get(face["handle"], ())))
        resolving = face["handle"] in self.resolving
        return Panel(
            inside,
            box=HEAVY if resolving else ROUNDED,
            width=width,
            height=lines + 2,
            padding=0,
            title=Text(options, style="key") if options else None,
            title_align="right",
            subtitle=Text(f"{ends[0]}{seen.called(seen.suit(face))}{ends[1]}", style=style),
            subtitle_align="left",
            border_style=f"dim {style}" if seen.turned(face) else style,
        )

    def inside(self, face: Face, place: Place, width: int) -> Text:
        """Say what a box says: the name, numbers, states, and what is attached."""
        seen = self.seen
        text = Text.assemble((face["name"], "dim bold" if seen.turned(face) else "bold"))
        for line, style in ((seen.numbers(face), ""), (seen.states(face), "quiet")):
            if line:
                text.append("\n" + packed(line, width), style=style)
        for attached in face.get("attached", ()):
            text.append(f"\n+{attached['name']}", style=suit_style(seen, seen.suit(attached)))
        if face.get("owner", place.player) != place.player:
            text.append(f"\n({seen.whose(face['owner'])})", style="quiet")
        return text

    def lines(self, place: Place) -> RenderableType:
        """Draw each card as a line."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        ends = self.seen.ends(place.area)
        for i, face in enumerate(place.cards):
            left, right = self.end_marks(place, i) if ends else ("", "")
            said = Text(", ".join(self.seen.numbers(face)))
            rest = [*self.seen.states(face), *[f"+{attached['name']}" for attached in face.get("attached", ())]]
            said.append((", " if said and rest else "") + ", ".join(rest), style="quiet")
            grid.add_row(Text((left + right).replace(" ", "").rjust(2)), self.name(face), said)
        return grid

    def words(self, place: Place) -> Text:
        """Draw cards as a list of names, with what is special about each."""
        items = []
        ends = self.seen.ends(place.area)
        for i, face in enumerate(place.cards):
            left, right = self.end_marks(place, i) if ends else ("", "")
            item = Text(left)
            item.append_text(self.name(face))
            said = [*self.seen.numbers(face), *self.seen.states(face)]
            said += [f"+{attached['name']}" for attached in face.get("attached", ())]
            if said and (place.laid_out or not self.seen.numbers(face)):
                item.append(f" ({', '.join(said)})", style="quiet")
            item.append(right)
            items.append(item)
        if place.laid_out and place.count > len(place.cards):
            items.append(Text(f"{place.count - len(place.cards)} face down", style="quiet"))
        return self.flow(items, " · ", Text.assemble((f"{place.area.title} ", "quiet")))
