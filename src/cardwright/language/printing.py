"""Printing: small rules of English that the texts of words share."""


def sentence(text: str) -> str:
    """Return the text with a capital at its beginning."""
    return text[:1].upper() + text[1:]


def a(noun: str) -> str:
    """Return a noun with its indefinite article; "other" makes one word with it."""
    if noun.startswith("other "):
        return f"an{noun}"
    return f"an {noun}" if noun[:1].lower() in "aeiouæ" else f"a {noun}"


def plural(noun: str) -> str:
    """Return the plural of a noun phrase, whose noun may be followed by "on", "in", "with", "that", "of" or "from"."""
    words = noun.split(" ")
    for i, word in enumerate(words):
        if i and word in {"on", "in", "with", "that", "of", "from", "among", "not", "other"}:
            return " ".join([*words[: i - 1], plural(words[i - 1]), *words[i:]])
    if noun.endswith("y") and noun[-2:-1] not in "aeiou":
        return noun[:-1] + "ies"
    return noun + ("es" if noun.endswith(("s", "x", "ch", "sh")) else "s")
