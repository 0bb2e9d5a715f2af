"""The two ways of showing a game: drawn with boxes and colors, or told in plain lines for ears and pipes."""

from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Protocol

from rich.cells import cell_len, set_cell_size
from rich.console import Console, Group, RenderableType
from rich.text import Text

from cardwright.cli import drawing
from cardwright.kernel.basics import names
from cardwright.kernel.grammar.forms import sentence
from cardwright.kernel.pieces.shapes import Face
from cardwright.kernel.pieces.tables import FAN
from cardwright.reading.view import Place, Seen
from cardwright.reading.words import describe, meaning

FEWEST_NEWS = 3
"""As many lines of news stay in sight above a table, if there are so many."""
WIDEST_OPTION = 44
"""Columns after which what options mean begins, unless one of them is longer."""
NARROW = 72
"""Columns below which options are shown without what they mean, because that would be cut to nothing."""


class Show(Protocol):
    """How a session speaks to people."""

    out: Console

    def moment(self, seen: Seen, news: Sequence[str]) -> None:
        """Show the table, what happened since it was last shown, and the decision of the viewer."""

    def again(self, seen: Seen) -> None:
        """Show the table in full."""

    def news(self, sentences: Sequence[str]) -> None:
        """Tell what happened."""

    def card(self, seen: Seen, face: Face) -> None:
        """Tell everything about a card."""

    def place(self, seen: Seen, place: Place) -> None:
        """Tell what lies in an area, as far as the viewer knows."""

    def say(self, text: str, *, whole: bool = False) -> None:
        """Say something about the session itself; ``whole`` lines are not broken, for people to copy."""

    def waiting(self, text: str) -> AbstractContextManager[object]:
        """Say what people wait for, as long as the context lasts."""

    def clear(self) -> None:
        """Take what was shown out of sight."""


class Drawn:
    """Draws the table anew for every decision, with the news and the options below it."""

    def __init__(self, out: Console) -> None:
        """Draw on that console."""
        self.out = out

    def clear(self) -> None:
        """Begin a new screen, where there is one."""
        if self.out.is_terminal:
            self.out.clear()

    def moment(self, seen: Seen, news: Sequence[str]) -> None:
        """Tell the news, then draw the table and the options so that they fit on a screen below them, if they can."""
        options = self.options(seen)
        news = before_the_end(seen, news)
        below = drawing.height(self.out, options) + 2
        room = self.out.height - below - min(len(news), FEWEST_NEWS)
        self.news(news)
        self.out.print(drawing.board(self.out, seen, room, numbers(seen)))
        self.out.print(options)

    def again(self, seen: Seen) -> None:
        """Draw the table with as much room as it likes."""
        self.out.print(drawing.board(self.out, seen, 10_000, numbers(seen)))

    def options(self, seen: Seen) -> RenderableType:
        """List the options with their numbers and what they mean, in columns where there are many."""
        if seen.view["decision"] is None:
            return Text(seen.outcome(), style="prompt")
        prompt = Text(seen.prompt, style="prompt")
        options = seen.options()
        rows = max(4, self.out.height // 3)
        columns = max(1, -(-len(options) // rows))
        rows = -(-len(options) // columns)
        meanings = columns == 1 and self.out.width >= NARROW
        figures = len(str(len(options)))
        room = self.out.width // columns - figures - 3
        widest = min(room, max([cell_len(option["text"]) for option in options], default=0), WIDEST_OPTION)
        lines = [Text(no_wrap=True, overflow="ellipsis") for _ in range(rows)]
        for i, option in enumerate(options):
            line, text = lines[i % rows], option["text"]
            line.append(f"{i + 1:>{figures}} ", style="key")
            if columns > 1:
                line.append(fitted(text, room))
            else:
                line.append(fitted(text, max(widest, cell_len(text))))
                line.no_wrap = cell_len(text) <= room
            line.append(" ")
            if meanings:
                line.append(" ".join(meaning(seen, option).split()), style="quiet")
        return Group(prompt, *lines)

    def news(self, sentences: Sequence[str]) -> None:
        """Tell what happened in quiet lines."""
        if sentences:
            self.out.print()
        for line in sentences:
            self.out.print(Text(f"• {line}", style="quiet"))

    def card(self, seen: Seen, face: Face) -> None:
        """Show a card: its name in color, its text below."""
        head, *rest = describe(seen, face)
        self.out.print(Text(head, style=f"bold {drawing.suit_style(seen, seen.suit(face))}"))
        for line in rest:
            self.out.print(Text(f"  {line}"))

    def place(self, seen: Seen, place: Place) -> None:
        """Name the cards of an area in their colors, those in a grid where they lie."""
        if place.cells:
            self.out.print(drawing.Drawing(self.out, seen, {}, drawing.BOXES).grid(place))
            return
        pen = drawing.Drawing(self.out, seen, {}, drawing.WORDS)
        count = f" ({place.count})" if seen.counted(place) else ""
        lead = Text.assemble((f"{whose(seen, place)}{place.area.title.lower()}{count} ", "name"))
        self.out.print(pen.flow([pen.name(face) for face in place.cards], " · ", lead))

    def waiting(self, text: str) -> AbstractContextManager[object]:
        """Turn a wheel, where the terminal can."""
        return self.out.status(f"[quiet]{text}…") if self.out.is_terminal else nullcontext()

    def say(self, text: str, *, whole: bool = False) -> None:
        """Say it in one paragraph."""
        self.out.print(Text(text), soft_wrap=whole)


def fitted(text: str, width: int) -> str:
    """Pad or cut a text to a width in cells; what was cut ends with an ellipsis."""
    return set_cell_size(text, width) if cell_len(text) <= width else set_cell_size(text, width - 1) + "…"


def before_the_end(seen: Seen, news: Sequence[str]) -> Sequence[str]:
    """Leave out the line of the log that says how the match ended, which is said in place of a question."""
    return news[:-1] if news and news[-1] == seen.outcome() else news


def whose(seen: Seen, place: Place) -> str:
    """Name the player of an area at the beginning of a line, if it has one."""
    if place.player < 0:
        return ""
    return "Your " if place.player == seen.viewer else f"{seen.whose(place.player)} "


def numbers(seen: Seen) -> dict[int, list[int]]:
    """Give the numbers of the options that are about a card, by its handle."""
    found: dict[int, list[int]] = {}
    for number, option in enumerate(seen.options(), 1):
        if "card" in option:
            found.setdefault(option["card"], []).append(number)
    return found


class Told:
    """Tells everything in sentences, one a line: the table at each new turn, then only what changes."""

    def __init__(self, out: Console) -> None:
        """Write on that console."""
        self.out = out
        self.told = (-1, -1, "")
        """For which turn and viewer, and in which step, the table was told last."""
        self.lines: list[str] = []
        """What was told then of the players, by line."""

    def clear(self) -> None:
        """Push what was written off the screen, where there is one."""
        if self.out.is_terminal:
            self.say("\n" * self.out.height)

    def moment(self, seen: Seen, news: Sequence[str]) -> None:
        """Tell what happened, the table if the turn is new, what has changed on it if the step is, and the options."""
        self.news(before_the_end(seen, news))
        moment = (seen.turn, seen.viewer, seen.step)
        if moment[:2] != self.told[:2]:
            self.players(seen)
        elif moment != self.told:
            before = self.lines
            self.lines = self.of_players(seen)
            self.news([line for line in self.lines if line not in before])
        self.told = moment
        for i, (whose, text) in enumerate(seen.waiting()):
            self.say(f"{'Then' if i else 'Next'} resolves {whose} {text}.")
        if seen.view["decision"] is None:
            self.say(seen.outcome())
            return
        self.say(seen.prompt)
        for number, option in enumerate(seen.options(), 1):
            what = " ".join(meaning(seen, option).split())
            self.say(f"{number}: {option['text']}.{' ' + sentence(what) if what else ''}")

    def again(self, seen: Seen) -> None:
        """Tell the whole table."""
        if seen.turn:
            self.say(" ".join(map(sentence, [", ".join(seen.when), *seen.facts(), *filter(None, [seen.step])])))
        self.players(seen)

    def players(self, seen: Seen) -> None:
        """Tell what everybody has, the viewer first, then what lies between them."""
        self.lines = self.of_players(seen)
        self.news(self.lines)
        for place in seen.places(-1):
            if seen.idle(place):
                continue
            if place.cells:
                self.grid(seen, place)
            else:
                self.say(f"{place.area.title}: {self.cards(seen, place.cards, place.count)}.")

    def of_players(self, seen: Seen) -> list[str]:
        """Give the lines on what the players have, the viewer's first, then in the order of the table."""
        *others, last = seen.seats()
        return [line for player in (last, *others) for line in self.player(seen, player)]

    def player(self, seen: Seen, player: int) -> list[str]:
        """Give the lines on what a player has."""
        who = seen.who(player)
        counts = [
            f"{counter.title} {number}{f' of {most}' if most else ''}"
            for counter, number, most in seen.counters(player)
        ]
        facts = [names.listing([seen.called(word) for word in fact]) for fact in seen.facts_of(player)]
        lines = [f"{who}: {' '.join(map(sentence, filter(None, [*facts, ', '.join(counts)])))}"]
        piles = []
        for place in seen.places(player):
            if place.laid_out or (place.cards and place.area.shape == FAN):
                if place.count:
                    cards = self.in_places(seen, place) if place.cells else self.cards(seen, place.cards, place.count)
                    lines.append(f"{who}, {place.area.title.lower()}: {cards}.")
            elif place.count:
                piles.append(f"{place.area.title.lower()} {place.count}")
        if piles:
            lines.append(f"{who}, cards elsewhere: {', '.join(piles)}.")
        return lines

    def grid(self, seen: Seen, place: Place) -> None:
        """Tell a grid row by row, its empty places too."""
        area = place.area
        for row in range(len(place.cells) // area.columns):
            cells = place.cells[row * area.columns : (row + 1) * area.columns]
            lying = place.lying[row * area.columns : (row + 1) * area.columns]
            told = [self.cards(seen, cell, n) if n else "empty" for cell, n in zip(cells, lying, strict=True)]
            called = area.column_names or [place.numbered(row * area.columns + at) for at in range(area.columns)]
            told = [f"{name}: {cell}" if name else cell for name, cell in zip(called, told, strict=True)]
            name = area.row_names[row] if area.row_names else f"row {row + 1}"
            self.say(f"{area.title}, {name}: {' | '.join(told)}.")

    def in_places(self, seen: Seen, place: Place) -> str:
        """Tell the cards of a player's grid with their places, those that the viewer does not know last."""
        cells = list(enumerate(zip(place.cells, place.lying, strict=True), 1))
        told = [f"{self.cards(seen, cell, len(cell))} in place {at}" for at, (cell, _) in cells if cell]
        hidden = [str(at) for at, (cell, lying) in cells if lying > len(cell)]
        if hidden:
            told.append(f"face down in place{'s' if len(hidden) > 1 else ''} {names.listing(hidden)}")
        return "; ".join(told)

    def cards(self, seen: Seen, cards: Sequence[Face], count: int) -> str:
        """Tell cards from left to right, each with what is special about it."""
        told = []
        for face in cards:
            said = ", ".join(seen.said(face))
            told.append(f"{face['name']} ({said})" if said else face["name"])
        if count > len(cards):
            hidden = count - len(cards)
            told.append(f"{hidden} {'' if told else 'card ' if hidden == 1 else 'cards '}that you do not know")
        return "; ".join(told) or "nothing"

    def news(self, sentences: Sequence[str]) -> None:
        """Tell what happened."""
        for line in sentences:
            self.say(line)

    def card(self, seen: Seen, face: Face) -> None:
        """Tell a card."""
        for line in describe(seen, face):
            self.say(sentence(line))

    def place(self, seen: Seen, place: Place) -> None:
        """Tell the cards of an area."""
        cards = self.cards(seen, place.cards, place.count)
        count = f", {place.count}" if seen.counted(place) else ""
        self.say(f"{whose(seen, place)}{place.area.title.lower()}{count}: {cards}.")

    def waiting(self, text: str) -> AbstractContextManager[object]:
        """Wait in silence."""
        return nullcontext()

    def say(self, text: str, *, whole: bool = False) -> None:
        """Write one line, however long."""
        self.out.print(text, markup=False, soft_wrap=True)


def show_on(out: Console, *, plain: bool) -> Show:
    """Return what shows a game on a console: drawn, or told in sentences alone."""
    return Told(out) if plain else Drawn(out)
