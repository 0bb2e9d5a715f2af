"""Printing: what the words of KeyForge that still print texts share; it goes when they say phrases."""

import re
from typing import Final

from cardwright.kernel.grammar import printed, singly
from cardwright.language.flow import inner
from cardwright.language.words import Effect, Number, Target

FOLLOWING: Final = frozenset(
    ["among", "called", "destroyed", "from", "in", "not", "of", "on", "other", "that", "this", "to", "with"]
)
"""The words that follow a noun in a noun phrase."""
TWO_FORMS: Final = re.compile(r"([^ |]+)\|([^ |,.]+)")


def sentence(text: str) -> str:
    """Return the text with a capital at its beginning."""
    return text[:1].upper() + text[1:]


def a(noun: str) -> str:
    """Return a noun with its indefinite article; "other" makes one word with it."""
    if noun.startswith("other "):
        return f"an{noun}"
    return f"an {noun}" if noun[:1].lower() in "aeiouæ" else f"a {noun}"


def plural(noun: str) -> str:
    """Return the plural of a noun phrase, whose noun may be followed by "on", "in", "with", "that", "of" or "from".

    >>> plural("friendly creature on a flank")
    'friendly creatures on a flank'
    >>> plural("artifact or creature with æmber on it")
    'artifacts or creatures with æmber on them'
    """
    if " or " in noun:
        return " or ".join([plural(part) for part in noun.split(" or ")])
    words = noun.split(" ")
    for i, word in enumerate(words):
        if i and word in FOLLOWING:
            rest = " ".join(words[i:])
            rest = f"{rest.removesuffix(' on it')} on them" if rest.endswith(" on it") else rest
            return " ".join([*words[: i - 1], plural(words[i - 1]), rest])
    if noun.endswith("y") and noun[-2:-1] not in "aeiou":
        return noun[:-1] + "ies"
    return noun + ("es" if noun.endswith(("s", "x", "ch", "sh")) else "s")


def agree(text: str, *, plural: bool) -> str:
    """Choose among the forms of verbs and pronouns in a text: "enters|enter" is singular|plural.

    >>> agree("each creature ignores|ignore taunt when it|they attacks|attack", plural=False)
    'each creature ignores taunt when it attacks'
    """
    return TWO_FORMS.sub(r"\2" if plural else r"\1", text)


def clause(effect: Effect) -> str:
    """Print an effect inside a longer sentence."""
    return printed(inner(effect))


def times(n: Number, noun: str) -> str:
    """Print an amount of something that is not counted: "2 damage", "1 æmber for each friendly creature"."""
    return printed(n.amount(noun, mass=True))


def apiece(target: Target) -> str:
    """Print a target where something is done to one after the other."""
    return printed(singly(target.nominal()))
