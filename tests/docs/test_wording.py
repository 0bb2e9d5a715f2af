"""One English: American spelling, and a player is "they", in what is read of the sources and on the pages."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
FILES = sorted(
    path
    for folder, kinds in {
        "": "md",
        "bench": "py",
        "docs": "md",
        "examples": "py",
        "frontend/src": "css svelte ts",
        "src/cardwright": "md py toml",
        "tools": "py",
    }.items()
    for kind in kinds.split()
    for path in ((ROOT / folder).rglob(f"*.{kind}") if folder else ROOT.glob(f"*.{kind}"))
    if path.name != "CHANGELOG.md"  # what was said of a version stays as it was said
)

BRITISH = re.compile(
    r"[a-z]*(?:colour|neighbour|favour|behaviour|armour|honour|flavour|rumour)[a-z]*"
    r"|learnt|spelt|burnt|dreamt|grey|judgements?|defences?|offences?|centres?|centred|whilst"
    r"|(?:cancel|label|level|model|signal|travel)led",
    re.IGNORECASE,
)
ONE_OF_TWO = re.compile(r"\b(?:he|him|his|himself)\b", re.IGNORECASE)
EXCEPTED = re.compile(r"Grey Monk|\bhe, she and it\b|\bcancelled\(\)")
"""A card, the grammar of verbs, and a method of asyncio."""


def strangers(text: str) -> list[str]:
    """The words of a text that are spelled otherwise, or make a man of a player."""
    left = EXCEPTED.sub("", text)
    spelled = [match[0] for match in re.finditer(r"[A-Za-z]+", left) if BRITISH.fullmatch(match[0])]
    return spelled + ONE_OF_TWO.findall(left)


def test_such_words_are_found() -> None:
    assert strangers("Two Colours, as you learnt: seatColour of his neighbours.") == [
        "Colours",
        "learnt",
        "seatColour",
        "neighbours",
        "his",
    ]
    assert strangers("The color that they learned of the Grey Monk; this one, the thing.") == []


def test_the_words_are_those_of_one_english() -> None:
    assert len(FILES) > 700
    found = {str(path.relative_to(ROOT)): strangers(path.read_text("utf-8")) for path in FILES}
    assert {path: words for path, words in found.items() if words} == {}
