"""What options mean, in a few words beside them, and what cards say, in full."""

from cardwright.kernel.basics import names
from cardwright.kernel.core.shows import printed_on
from cardwright.kernel.grammar.forms import sentence
from cardwright.kernel.pieces.cards import CardPrint, written
from cardwright.kernel.pieces.shapes import AbilityView, Face, OptionView, Side, Stakes
from cardwright.kernel.pieces.tables import FAN, Explanation
from cardwright.reading.view import Reader, Seen


def meaning(seen: Seen, option: OptionView) -> str:
    """Say in a few words what picking the option means; empty where nothing is to be said."""
    face = card_of(seen, option)
    parts = [staked(seen, option["stakes"])] if "stakes" in option else []
    if "meaning" in option:
        parts.append(seen.spoken(option["meaning"]))
    explained = False
    suits = {"", "" if face is None else seen.suit(face)}
    for entry in seen.game.table.meanings:
        if entry.verb == option["verb"] and entry.word in {"", option.get("word", "")} and entry.suit in suits:
            explained = True
            if entry.text:
                parts.append(entry.text)
            if entry.figures and face is not None:
                parts.append(", ".join(seen.numbers(face)))
            if entry.ability and face is not None:
                paragraphs = seen.game.print_by_key(face["key"]).paragraphs
                parts += [seen.spoken(text) for text in abilities(paragraphs, entry.ability)]
    if face is not None and "facing" in option:
        parts += seen.edges({**face, "facing": option["facing"]})
    elif face is not None and not explained:
        parts.append(", ".join([seen.where(face["handle"]), *seen.numbers(face), *seen.states(face)]))
    suit = option.get("word", "")
    if suit in seen.suits:
        parts.append(strength(seen, suit))
    return joined(parts)


def staked(seen: Seen, stakes: Stakes) -> str:
    """Say how likely something succeeds, and what it measures: "67 % likely, attack 2 (top edge 2) against ..."."""
    mine, theirs = [measured(seen, side) for side in stakes["sides"]]
    return f"{stakes['odds']} % likely, {mine} against {theirs}"


def measured(seen: Seen, side: Side) -> str:
    """Say with what a side begins, and what that is made of: "block 3 (left edge 1, Kettle +2) and a card"."""
    title = next((mark.title for mark in seen.game.table.marks if mark.name == side["mark"]), side["mark"])
    printed, *more = side["parts"]
    made = ", ".join([f"{printed['source']} {printed['by']}", *[f"{part['source']} {part['by']:+d}" for part in more]])
    return f"{title.lower()} {side['begins']} ({made}){' and a card' if side['draws'] else ''}"


def joined(parts: list[str]) -> str:
    """Put what is said of one thing after each other: sentences as they are, other words with semicolons."""
    said = [part for part in parts if part]
    return " ".join([part if part.endswith(".") else f"{part};" for part in said]).removesuffix(";")


def card_of(seen: Seen, option: OptionView) -> Face | None:
    """Give the card that the option is about, if there is one and the viewer knows it."""
    return seen.by_handle(option["card"]) if "card" in option else None


def abilities(paragraphs: list[AbilityView], wanted: str) -> list[str]:
    """Give the texts of a card under a bold word ("reap" finds "Fight/Reap:"), or all paragraphs for "*"."""
    if wanted == "*":
        return [sentence(written(said)) for said in paragraphs]
    return [sentence(said["text"]) for said in paragraphs if wanted in said["labels"]]


def strength(seen: Seen, suit: str) -> str:
    """Count the viewer's cards of a suit: "2 in hand", "1 on the table"."""
    held = on_table = 0
    for place in seen.places(seen.viewer):
        count = sum(seen.suit(card) == suit for card in place.cards)
        held += count if place.area.shape == FAN else 0
        on_table += count if place.laid_out else 0
    return ", ".join(f"{count} {where}" for count, where in ((held, "in hand"), (on_table, "in play")) if count)


def describe(seen: Seen, face: Face) -> list[str]:
    """Say everything about a card that the viewer knows, one line each: name, kind, numbers, states, text, words."""
    lines = [title(seen, face)]
    state = [*seen.facing(face), *seen.numbers(face), *seen.states(face), *seen.edges(face)]
    if state:
        lines.append(f"Now: {', '.join(state)}.")
    lines += [f"With {card['name']}: {' '.join(seen.text(card))}" for card in face.get("attached", ())]
    return [*lines, *text_lines(seen.text(face)), *glossary_lines(seen, face)]


def describe_print(seen: Reader, printed: CardPrint) -> list[str]:
    """Say everything that is printed on a card, one line each."""
    face = seen.printed(printed)
    facts = [*seen.numbers(face), *seen.states(face)]
    for name, value in printed_on(seen.game.shows, printed)["facts"].items():
        facts.append(f"{name} {names.listing(value) if isinstance(value, list) else value}")
    figures = [sentence(", ".join(facts))] if facts else []
    return [title(seen, face), *figures, *text_lines(seen.text(face))]


def title(seen: Reader, face: Face) -> str:
    """Name a card and its kind: "Troll (Brobnar, creature)"."""
    kinds = ", ".join(seen.kinds(face))
    return f"{face['name']} ({kinds})" if kinds else face["name"]


def text_lines(text: list[str]) -> list[str]:
    """Give the paragraphs of a card, or say that there are none."""
    return text or ["It has no abilities."]


def glossary_lines(seen: Reader, face: Face) -> list[str]:
    """Explain the words of a card, one line each."""
    return [f"({explained(each)})" for each in seen.explanations(face)]


def explained(word: Explanation) -> str:
    """Explain a word of cards: "Elusive: the first time ...."."""
    return f"{word.words[0].capitalize()}: {word.text}."
