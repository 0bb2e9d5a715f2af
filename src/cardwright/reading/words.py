"""What options mean, in a few words beside them, and what cards say, in full."""

from typing import Any

from cardwright.kernel import names
from cardwright.kernel.cards import CardPrint
from cardwright.kernel.tables import FAN
from cardwright.reading.view import Face, Reader, Seen, sentence

Option = dict[str, object]
"""An option as a view shows it."""


def meaning(seen: Seen, option: Option) -> str:
    """Say in a few words what picking the option means; empty where nothing is to be said."""
    face = card_of(seen, option)
    parts: list[str] = []
    explained = False
    for entry in seen.game.table.meanings:
        if entry.verb == option["verb"]:
            explained = True
            if entry.text:
                parts.append(entry.text)
            if entry.figures and face is not None:
                parts.append(", ".join(seen.numbers(face)))
            if entry.ability and face is not None:
                parts += abilities(seen.text(face), entry.ability)
    if face is not None and not explained:
        return ", ".join([seen.where(face["handle"]), *seen.numbers(face), *seen.states(face)])
    suit = option.get(seen.suit_mark)
    if isinstance(suit, str):
        parts += strength(seen, suit)
    return " ".join([part if part.endswith(".") else f"{part};" for part in parts]).removesuffix(";")


def card_of(seen: Seen, option: Option) -> Face | None:
    """Give the card that the option is about, if there is one and the viewer knows it."""
    handle = option.get("card")
    return seen.by_handle(handle) if isinstance(handle, int) else None


def abilities(text: str, wanted: str) -> list[str]:
    """Give the paragraphs of a card's text under a bold word ("reap" finds "Fight/Reap:"), or all for "*"."""
    paragraphs = text.splitlines()
    if wanted == "*":
        return paragraphs
    found = []
    for paragraph in paragraphs:
        label, colon, rest = paragraph.partition(": ")
        if colon and wanted in label.casefold().replace("before fight", "").split("/"):
            found.append(rest)
    return found


def strength(seen: Seen, suit: str) -> list[str]:
    """Count the viewer's cards of a suit: "2 in hand", "1 on the table"."""
    held = on_table = 0
    for place in seen.places(seen.viewer):
        count = sum(seen.suit(card) == suit for card in place.cards)
        held += count if place.area.shape == FAN else 0
        on_table += count if place.laid_out else 0
    return [", ".join(f"{count} {where}" for count, where in ((held, "in hand"), (on_table, "in play")) if count)]


def describe(seen: Seen, face: Face) -> list[str]:
    """Say everything about a card that the viewer knows: name, kind, numbers, states, text; one line each."""
    lines = [title(seen, face)]
    state = [*seen.numbers(face), *seen.states(face)]
    if state:
        lines.append(f"Now: {', '.join(state)}.")
    others = face.get("attached", ())
    lines += [f"With {attached['name']}: {' '.join(seen.text(attached).splitlines())}" for attached in others]
    return [*lines, *text_lines(seen.text(face))]


def describe_print(seen: Reader, printed: CardPrint) -> list[str]:
    """Say everything that is printed on a card, one line each."""
    face: dict[str, Any] = {"key": printed.key, "name": printed.name}
    seen.game.shows.printed(printed, face)
    facts = [*seen.numbers(face), *seen.states(face)]
    marks = {mark.name for mark in seen.game.table.marks}
    for name, value in face.items():
        if name not in marks and name not in {"key", "name"}:
            said = names.listing([str(part) for part in value]) if isinstance(value, list) else value
            facts.append(f"{name} {said}")
    return [title(seen, face), sentence(", ".join(facts)), *text_lines(seen.text(face))]


def title(seen: Reader, face: Face) -> str:
    """Name a card and its kind: "Troll (Brobnar, creature)"."""
    kinds = [kind for kind in (seen.suit(face).title(), *seen.kinds(face)) if kind]
    return f"{face['name']} ({', '.join(kinds)})" if kinds else str(face["name"])


def text_lines(text: str) -> list[str]:
    """Give the paragraphs of a card's text."""
    return text.splitlines() or ["It has no abilities."]
