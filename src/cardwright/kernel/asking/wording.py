"""Wording: what people read and type for the options that a state offers."""

import re
from typing import Final

from cardwright.kernel.basics.names import fold
from cardwright.kernel.core.state import State
from cardwright.kernel.pieces.options import CARD, NO_ARGUMENT, NUMBER, PLAYER, Option

HIDDEN_CARD: Final = "a hidden card"
NUMBERED: Final = re.compile(r"\s*#\d+")
"""What `numbered` adds."""


def described(match: State, codes: list[int]) -> list[Option]:
    """Return the options of those codes as whoever is asked sees them; no two texts are the same."""
    table = match.game.actions
    described: list[Option] = []
    seen: dict[str, int] = {}
    for index, code in enumerate(codes):
        verb, kind = table.verbs[code // table.stride]
        argument = code % table.stride
        text = match.option_text(code) or match.game.rules.code_text(match, code)
        text = text or verb_text(match, verb, kind, argument, match.chooser)
        seen[text] = seen.get(text, 0) + 1
        if seen[text] > 1:
            text = numbered(text, match.prints[argument].name if kind == CARD else "", seen[text])
        described.append(Option(index, code, verb, kind, argument, text, match.option_meaning(code)))
    return described


def numbered(text: str, name: str, number: int) -> str:
    """Tell an option from others that read the same: by a number after the name that is in it, or else at its end."""
    before, found, after = text.rpartition(name) if name else ("", "", "")
    return f"{before}{name} #{number}{after}" if found else f"{text} #{number}"


def verb_text(match: State, verb: str, kind: str, argument: int, player: int) -> str:
    """Return the text form of a verb with an argument for that player, such as ``"reap Flamer"``.

    A card that the player does not know has no name in it; -1 for somebody who knows them all.
    """
    if kind == NO_ARGUMENT:
        return verb
    if kind == CARD:
        if player >= 0 and not match.known[argument] >> player & 1:
            return f"{verb} {HIDDEN_CARD}".strip()
        return f"{verb} {match.prints[argument].name}".strip()
    if kind == PLAYER:
        return f"{verb} {match.names[argument]}".strip()
    if kind == NUMBER:
        return f"{verb} {argument}".strip()
    return f"{verb} {match.game.actions.words[kind][argument]}".strip()


def is_option_text(m: State, typed: str) -> bool:
    """Tell whether a text, in any spelling, names an option that this match could offer at some time."""
    wanted = fold(NUMBERED.sub("", typed))
    return bool(wanted) and (is_verb_text(m, wanted) or is_code_text(m, wanted))


def is_verb_text(m: State, wanted: str) -> bool:
    """Tell whether a folded text is a verb with an argument."""
    words = m.game.actions.words
    for verb, kind in m.game.actions.verbs:
        folded = fold(verb)
        if kind == NO_ARGUMENT:
            if wanted == folded:
                return True
        elif wanted.startswith(folded):
            rest = wanted[len(folded) :]
            if kind == NUMBER:
                if rest.isdecimal():
                    return True
            elif kind == CARD:
                if rest in {fold(HIDDEN_CARD), *[fold(card.name) for card in m.prints]}:
                    return True
            elif rest in {fold(word) for word in (m.names if kind == PLAYER else words[kind])}:
                return True
    return False


def is_code_text(m: State, wanted: str) -> bool:
    """Tell whether a folded text is how the rules of the game write an option."""
    written = m.game.rules.code_text
    texts = {written(m, code) for verb in range(len(m.game.actions.verbs)) for code in codes_of(m, verb)}
    return wanted in [fold(text) for text in texts if text]


def codes_of(m: State, verb: int) -> range:
    """Return the codes of a verb with every card, player or word that there is; one for a verb without any."""
    table = m.game.actions
    kind = table.verbs[verb][1]
    sizes = {NO_ARGUMENT: 1, CARD: len(m.prints), PLAYER: m.game.players, NUMBER: 0}
    size = sizes[kind] if kind in sizes else len(table.words[kind])
    return range(verb * table.stride, verb * table.stride + size)


def turned(m: State, player: int) -> State:
    """Return the state as it asks that player: itself, or a copy where several are asked at once."""
    if player == m.chooser:
        return m
    m = m.copy()
    m.turn_to(player)
    return m
