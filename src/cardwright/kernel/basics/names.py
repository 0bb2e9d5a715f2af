"""Names as people type them: case, accents, quotes, dashes and spaces do not matter.

Card names, deck names and option texts come from keyboards, web pages and spreadsheets that each spell
``“John Smyth”`` in their own way. Here is the one place that says when two spellings are the same name, what is
proposed when none is, and how a name is shown inside a message.
"""

import difflib
import unicodedata
from collections.abc import Iterable, Sequence
from typing import Final

_LIGATURES: Final = str.maketrans({"æ": "ae", "Æ": "AE", "œ": "oe", "Œ": "OE", "ø": "o", "Ø": "O", "ł": "l", "Ł": "L"})
_SHOWN: Final = 60
_PROPOSALS: Final = 3
_CLOSE_ENOUGH: Final = 0.6
_SHORTEST_PART: Final = 3


def fold(name: str) -> str:
    """Reduce a name to what its spellings share: ``fold("Rock-Hurling GIANT") == "rockhurlinggiant"``."""
    plain = unicodedata.normalize("NFKD", name).translate(_LIGATURES).casefold()
    folded = "".join(letter for letter in plain if letter.isalnum())
    # A name of signs alone ("!?") is still a name.
    return folded or "".join(plain.split())


def clean(text: str) -> str:
    """Give the text in one line, without control characters and runs of spaces, safe for any terminal."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())


def quote(text: str) -> str:
    """Give the text as messages show it: in one line, in single quotes, cut when it is very long."""
    line = clean(text[: 4 * _SHOWN])
    return f"'{line}'" if len(line) <= _SHOWN else f"'{line[:_SHOWN]}…'"


def find(name: str, names: Iterable[str]) -> str | None:
    """Find the one of ``names`` that is meant (`meant`), if it is the only one."""
    found = meant(name, names)
    return found[0] if len(found) == 1 else None


def meant(name: str, names: Iterable[str]) -> list[str]:
    """Return which of ``names`` may be meant: the same name in any spelling, else all that have it from a word on."""
    folded = fold(name)
    partly: list[str] = []
    for candidate in names:
        other = fold(candidate)
        if other == folded:
            return [candidate]
        if len(folded) >= _SHORTEST_PART and folded in other and _from_a_word(folded, candidate):
            partly.append(candidate)
    return partly


def _from_a_word(folded: str, name: str) -> bool:
    """Whether the name goes on like this from the beginning of one of its words."""
    within = False
    for at, letter in enumerate(name):
        if letter.isalnum() and not within and fold(name[at:]).startswith(folded):
            return True
        within = letter.isalnum()
    return False


def propose(name: str, names: Iterable[str]) -> str:
    """Say which of ``names`` may have been meant: ``": did you mean 'Anger'?"``, or nothing when none is close."""
    by_fold = {fold(candidate): candidate for candidate in names}
    folded = fold(name[: 4 * _SHOWN])
    close = difflib.get_close_matches(folded, by_fold, _PROPOSALS, _CLOSE_ENOUGH)
    if len(folded) >= _SHORTEST_PART:
        close += [other for other in by_fold if folded in other and other not in close]
    if not close:
        return ""
    return f": did you mean {listing([quote(by_fold[other]) for other in close[:_PROPOSALS]], 'or')}?"


def some(of: Iterable[str], most: int = 10) -> str:
    """Quote and list names, of many only the first and how many more there are."""
    quoted = [quote(name) for name in of]
    if len(quoted) > most:
        quoted[most - 1 :] = [f"{len(quoted) - most + 1} more"]
    return listing(quoted)


def listing(items: Sequence[str], last: str = "and") -> str:
    """Join items as a sentence does: ``listing(["a", "b", "c"]) == "a, b and c"``."""
    if len(items) <= 1:
        return "".join(items)
    return f"{', '.join(items[:-1])} {last} {items[-1]}"
