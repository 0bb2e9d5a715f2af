"""Decks as plain text: pleasant to write by hand, and the same for every game.

    # Radiant Argus the Supreme
    Chains: 2

    [Logos]
    1 Dextre
    2 Titan Mechanic

The first line that starts with ``#`` names the deck; other such lines, lines that start with ``//`` and what follows
a `` #`` are comments. ``2x Anger`` is as good as ``2 Anger``, ``Anger`` means one copy, and ``Logos:`` is as good as
``[Logos]``. Before the first section stands what a list states besides its cards, as the chains of KeyForge. There, a
card under a house that is not its own is a maverick.
"""

import re
from itertools import groupby

from cardwright.kernel.basics import names
from cardwright.kernel.pieces.deckform import DeckForm, FormatError, Source
from cardwright.kernel.pieces.decklist import DeckList

MOST_COPIES = 99

_HEADER = re.compile(r"\[(?P<bracketed>[^\]]*)\]?|(?P<plain>[^:]+):")
_EXTRA = re.compile(r"(?P<name>\w+)[\s:=]+(?P<number>[^\s:=]+)")
_CARD = re.compile(r"(?:(?P<copies>[0-9]+)\s*[x×*]?(?=\s|$))?\s*(?P<name>.*)", re.IGNORECASE)  # noqa: RUF001 - also typed
_COMMENT = re.compile(r"\s#.*")


def sections(source: Source) -> list[str]:
    """Return what the list calls its sections."""
    return [title for line in source.text.split("\n") if (title := _header(_COMMENT.sub("", line).strip())) is not None]


def _header(line: str) -> str | None:
    header = _HEADER.fullmatch(line)
    return None if header is None else (header["bracketed"] or header["plain"] or "").strip()


def read(source: Source, form: DeckForm) -> DeckList:
    """Read a plain text list; `FormatError` names the line that cannot be understood."""
    name = ""
    extras: dict[str, int] = {}
    cards: dict[str, list[str]] = {}
    section = ""
    named = False
    for number, full_line in enumerate(source.text.split("\n"), 1):
        line = full_line.strip()
        if line.startswith("#") and not named:
            name, named = line[1:], True
        if not line or line.startswith(("#", "//")):
            continue
        line = _COMMENT.sub("", line).rstrip()
        if (title := _header(line)) is not None:
            section = form.find_section(title, number)
            cards.setdefault(section, [])
        elif not section and (stated := _EXTRA.fullmatch(line)) and (extra := stated["name"].lower()) in form.extras:
            extras[extra] = form.read_extra(extra, stated["number"], number)
        elif not section:
            example = next(iter(form.sections.values()))
            raise FormatError(
                f"{names.quote(line)} stands before the first {form.section_word}: "
                f"put a line such as [{example}] above its cards",
                number,
            )
        else:
            cards[section] += _copies(line, form, number)
    if not cards:
        raise FormatError(
            f"there are no cards in it: a text list has a line such as [{next(iter(form.sections.values()))}] "
            f"for each {form.section_word} and a line such as '2 Name of the card' for each card"
        )
    return form.build(names.clean(name) or source.title, cards, extras)


def _copies(text: str, form: DeckForm, line: int) -> list[str]:
    match = _CARD.fullmatch(text)
    count, name = (match["copies"] or "1", match["name"].strip()) if match else ("1", text)
    if not name:
        raise FormatError(f"{names.quote(text)} lacks the card's name: write a line such as '2 Name of the card'", line)
    # A long run of digits is refused before it is turned into a number.
    if len(count) > len(str(MOST_COPIES)) or not 1 <= int(count) <= MOST_COPIES:
        raise FormatError(f"{names.quote(text)} asks for {count[:12]} copies: write 1 to {MOST_COPIES}", line)
    return [form.find_card(name, line)] * int(count)


def write(deck: DeckList, form: DeckForm) -> str:
    """Write the deck as plain text that `read` takes back; `FormatError` if a card is not of the game."""
    lines = [f"# {names.clean(deck.name)}"]
    lines += [f"{extra.capitalize()}: {number}" for extra, number in deck.extras.items()]
    for section, titles in form.grouped(deck).items():
        lines += ["", f"[{form.sections[section]}]"]
        lines += [f"{len(list(copies))} {title}" for title, copies in groupby(titles)]
    return "\n".join(lines) + "\n"
