"""`cardwright cards`: the cards of a game, in a list or one in full."""

from rich.console import Console
from rich.table import Table
from rich.text import Text

import cardwright as cw
from cardwright.cli import drawing
from cardwright.kernel.basics import names
from cardwright.kernel.basics.errors import UnknownCard
from cardwright.reading.view import Reader
from cardwright.reading.words import describe_print, glossary_lines


def run(out: Console, game: cw.Game, name: str | None, suit: str | None, *, plain: bool) -> int:
    """Show one card, or list all or those of a suit; `UnknownCard` proposes others."""
    reader = Reader(game)
    if name is not None:
        show(out, reader, game.cards[name], plain=plain)
        return 0
    prints = [game.cards[each] for each in game.cards]
    if suit is not None:
        found = names.find(suit, reader.suits)
        if found is None:
            word = game.table.suit or "suit"
            listed = (
                f": use {names.listing(list(reader.suits), 'or')}." if reader.suits else f": there is no {word} here."
            )
            raise UnknownCard(f"{game.title} has no {word} {names.quote(suit)}{listed}")
        prints = [each for each in prints if reader.suit(reader.printed(each)) == found]
    if plain:
        for each in prints:
            out.print(" ".join(describe_print(reader, each)), markup=False, soft_wrap=True)
    else:
        out.print(table(reader, prints))
    out.print(f"{len(prints)} cards.", style="quiet")
    return 0


def show(out: Console, reader: Reader, printed: cw.CardPrint, *, plain: bool) -> None:
    """Print everything about a card, and what words of it mean."""
    title, *rest = describe_print(reader, printed)
    face = reader.printed(printed)
    style = drawing.suit_style(reader, reader.suit(face))
    out.print(Text(title, style="" if plain else f"bold {style}"), soft_wrap=plain)
    for line in rest:
        out.print(Text(line), soft_wrap=plain)
    for line in glossary_lines(reader, face):
        out.print(Text(line, style="" if plain else "quiet"), soft_wrap=plain)


def table(reader: Reader, prints: list[cw.CardPrint]) -> Table:
    """Draw cards as a table of name, kind, figures and text."""
    drawn = Table(box=None, padding=(0, 1), pad_edge=False, header_style="quiet")
    drawn.add_column("name", no_wrap=True, max_width=26, overflow="ellipsis")
    drawn.add_column("kind", style="quiet", no_wrap=True)
    drawn.add_column("figures")
    drawn.add_column("text", ratio=1)
    for printed in prints:
        face = reader.printed(printed)
        drawn.add_row(
            Text(printed.name, style=drawing.suit_style(reader, reader.suit(face))),
            " ".join(reader.kinds(face)),
            Text(", ".join([*reader.numbers(face), *reader.states(face)])),
            Text(" ".join(reader.text(face))),
        )
    return drawn
