"""English words and their forms, which the log of a match and the texts of cards share."""

from typing import Final

IRREGULAR: Final = {"be": "is", "have": "has"}
"""Verbs whose form for he, she and it follows no rule."""
AN: Final = ("8", "11 ", "18 ", "hour", "heir", "honest")
"""Beginnings that sound like a vowel, though they are written with none."""
A: Final = ("uni", "use", "one", "eu")
"""Beginnings that are written with a vowel, though they sound like none."""
STOPS: Final = (".", "!", "?", ".”", '."')
"""What a sentence ends with."""
HISSING: Final = ("s", "x", "z", "ch", "sh")


def capital(text: str) -> str:
    """Return the text with a capital at its beginning."""
    return text[:1].upper() + text[1:]


def sentence(text: str) -> str:
    """Make a text whole sentences: with a capital at its beginning, and a stop at its end."""
    return capital(text) if text.endswith(STOPS) else f"{capital(text)}."


def plural(noun: str) -> str:
    """Return the plural of a noun, or of several words of which the last one changes.

    >>> plural("key"), plural("ally"), plural("discard pile"), plural("witch")
    ('keys', 'allies', 'discard piles', 'witches')
    """
    if noun.endswith("y") and noun[-2:-1] not in "aeiou":
        return noun[:-1] + "ies"
    return noun + ("es" if noun.endswith(HISSING) else "s")


def possessive(noun: str) -> str:
    """Return a noun as an owner: "this card's", "those creatures'"."""
    return f"{noun}'" if noun.endswith("s") else f"{noun}'s"


def with_article(text: str) -> str:
    """Put "a" or "an" before a text, by its sound.

    >>> with_article("enemy creature"), with_article("unit"), with_article("11 year card")
    ('an enemy creature', 'a unit', 'an 11 year card')
    """
    low = text.lower()
    return f"an {text}" if low.startswith(AN) or (low[:1] in "aeiouæ" and not low.startswith(A)) else f"a {text}"


def third_person(verb: str) -> str:
    """Return the form of a verb, or a phrase that begins with one, for he, she and it.

    >>> third_person("draw"), third_person("lose"), third_person("discard it"), third_person("pass")
    ('draws', 'loses', 'discards it', 'passes')
    """
    word, space, rest = verb.partition(" ")
    if word in IRREGULAR:
        return f"{IRREGULAR[word]}{space}{rest}"
    if word.endswith((*HISSING, "o")):
        word += "e"
    elif word.endswith("y") and word[-2:-1] not in "aeou":
        word = word[:-1] + "ie"
    return f"{word}s{space}{rest}"


def counted(n: int, noun: str) -> str:
    """Return a number of things: "a card", "3 cards"; "1 more card" where it follows others."""
    if n == 1:
        return f"1 {noun}" if noun.startswith("more") else with_article(noun)
    return f"{n} {plural(noun)}"
