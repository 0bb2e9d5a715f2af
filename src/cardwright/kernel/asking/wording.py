"""Wording: what people read and type for the options that a state offers."""

from typing import Final

from cardwright.kernel.basics.names import fold
from cardwright.kernel.core.state import State
from cardwright.kernel.pieces.options import CARD, NO_ARGUMENT, NUMBER, PLAYER, Option

HIDDEN_CARD: Final = "a hidden card"


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
            text = f"{text} #{seen[text]}"
        described.append(Option(index, code, verb, kind, argument, text))
    return described


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
    wanted = fold(typed.partition("#")[0])
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


def turned(m: State, player: int) -> State:
    """Return the state as it asks that player: itself, or a copy where several are asked at once."""
    if player == m.chooser:
        return m
    m = m.copy()
    m.turn_to(player)
    return m
