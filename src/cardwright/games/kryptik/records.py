"""Cards in the shape in which their publisher's deck builder has them, written over into the fields of our own form.

A record says what a card does as text, which nobody can play: the same in words of the language stands beside it, in
``words``. Souls, factions and traits are numbers of the publisher's there; what those of souls mean is known, the
others are written by name. What the rules have no use for (pictures, sets, dates) is passed over.
"""

import re
from typing import Any, Final

from cardwright.games.kryptik.energy import BOXES, GENERIC_BOX
from cardwright.games.kryptik.prints import FACTIONS, KEYWORD_NAMES
from cardwright.kernel.basics import names
from cardwright.language.files import ABILITIES, Misfit

SOUL: Final = "soul"
"""The field by which a record is known."""
WORDS: Final = "words"
PASSED_OVER: Final[tuple[str, ...]] = (
    "_id",
    "gameId",
    "firstAppearance",
    "cardType",
    "isLive",
    "images",
    "searchText",
    "metaData",
    "deckBuildingRuleIds",
)
AS_THEY_ARE: Final[tuple[str, ...]] = ("name", "limit", "key", "overlord", "focused", "banned", "keywords")
"""What is written as in our own form, and of which records have the first two."""
RECORDED: Final[tuple[str, ...]] = (
    "slug",
    "faction",
    SOUL,
    "elevenYear",
    "attack",
    "defense",
    "traits",
    ABILITIES,
    WORDS,
)
FOCUSED: Final = "focused"
OVERLORD: Final = "overlord"
SYMBOLS: Final[tuple[str, ...]] = (*KEYWORD_NAMES, FOCUSED, OVERLORD)
"""What a trait or a text can be that says all by itself."""
COLORS: Final[dict[str, str]] = {"white": "w", "blue": "u", "black": "b", "green": "g"}
NUMBERED: Final[dict[str, str]] = {
    "63e8841f015c08eff691f850": GENERIC_BOX,
    "63e6c51c5893bd0627db0ad2": "w",
    "63e6c5145893bd0627db0ad1": "u",
    "63e6c5065893bd0627db0acf": "b",
    "63e6c50e5893bd0627db0ad0": "g",
    "63e6c54e5893bd0627db0ad5": "w/u",
    "63e6c54e5893bd0627db0af6": "u/b",
    "63e6c53f5893bd0627db0ad4": "b/w",
    "63e6c5275893bd0627db0ad3": "b/g",
    "63e6c5545893bd0627db0ad6": "g/u",
    "63e6c54e5893bd0627db0af5": "g/w",
}
"""The souls by their numbers in the records, as soul boxes."""
_NUMBER: Final = re.compile(r"[0-9a-f]{24}")
_REMINDER: Final = re.compile(r"\([^()]*\)")


def is_record(card: dict[str, Any]) -> bool:
    """Whether a card of a file is written as a record."""
    return SOUL in card


def own_fields(record: dict[str, Any]) -> dict[str, Any]:
    """Return a record in the fields of our own form; `Misfit` for what cannot be read."""
    for field in record:
        if field not in PASSED_OVER and field not in AS_THEY_ARE and field not in RECORDED:
            raise Misfit(f"a record has no field {names.quote(field)}{names.propose(field, RECORDED)}", field)
    own = {field: record[field] for field in AS_THEY_ARE if record.get(field) is not None}
    own |= {field: record[field] for field in ("attack", "defense") if record.get(field) is not None}
    own["citizen"] = record.get("defense") is not None
    if record.get("slug"):
        own.setdefault("key", record["slug"])
    soul = table(record, SOUL)
    own["cost"] = cost_of(soul)
    own["box"] = box_of(soul.get("generatedSoul"), "what it gives in the soul row")
    if record.get("faction") is not None:
        own["faction"] = faction_of(record["faction"])
    eleven = table(record, "elevenYear") if record.get("elevenYear") is not None else {}
    if eleven.get("cost") is not None:
        own["eleven_cost"] = eleven["cost"]
    said = symbols_of(record)
    own |= {symbol: True for symbol in (FOCUSED, OVERLORD) if symbol in said}
    own.setdefault("keywords", [symbol for symbol in KEYWORD_NAMES if symbol in said])
    own[ABILITIES] = record.get(WORDS, [])
    if eleven.get("ability") is not None and "ElevenYear" not in first_words(own[ABILITIES]):
        raise Misfit(f"its 11 year ability is a text: write an 'ElevenYear' into {WORDS!r}", "elevenYear")
    return own


def table(record: dict[str, Any], field: str) -> dict[str, Any]:
    """Return what stands in a field, which is a table."""
    value = record[field]
    if not isinstance(value, dict):
        raise Misfit(f"the field {field!r} takes a table", field)
    return value


def texts(record: dict[str, Any], field: str) -> list[str]:
    """Return what stands in a field, which is a list of texts, if it is there."""
    value = record.get(field) or []
    if not isinstance(value, list) or [text for text in value if not isinstance(text, str)]:
        raise Misfit(f"the field {field!r} takes a list of texts", field)
    return value


def first_words(trees: object) -> list[str]:
    """Return the words at the top of trees."""
    listed = trees if isinstance(trees, list) else []
    return [word for tree in listed if isinstance(tree, dict) for word in tree]


def cost_of(soul: dict[str, Any]) -> str:
    """Return a soul cost as we write it: the X first, then the generic stones, then the others."""
    listed = soul.get("cost")
    if not isinstance(listed, list):
        raise Misfit("its soul has a list called 'cost'", SOUL)
    x = ""
    generic = 0
    stones: list[str] = []
    for part in listed:
        if not isinstance(part, dict):
            raise Misfit("each part of its soul cost is a table with 'amount' and 'soul'", SOUL)
        amount = str(part.get("amount", "")).strip()
        box = box_of(part.get(SOUL), "a part of its soul cost")
        if amount.upper() == "X" and box == GENERIC_BOX:
            x = "{X}"
        elif not (amount.isascii() and amount.isdigit() and len(amount) <= 2):  # noqa: PLR2004 - no card costs 100
            raise Misfit(f"a part of its soul cost has a number as 'amount', not {names.quote(amount)}", SOUL)
        elif box == GENERIC_BOX:
            generic += int(amount)
        else:
            stones += [f"{{{box}}}"] * int(amount)
    plain = f"{{{generic}}}" if generic or not stones else ""
    return f"{x}{'' if x and plain == '{0}' else plain}{''.join(stones)}"


def box_of(soul: object, what: str) -> str:
    """Return a soul as we write it, by its number or its colors: "w/u" for "white-blue"."""
    text = str(soul).strip().lower()
    if text in NUMBERED:
        return NUMBERED[text]
    if text in {"generic", GENERIC_BOX}:
        return GENERIC_BOX
    letters = {COLORS.get(color, color) for color in re.split(r"[/ -]+", text)}
    for box in BOXES:
        if letters == set(box.split("/")):
            return box
    raise Misfit(f"{what} is no soul: {names.quote(text)}, where 'generic', 'white' or 'white/blue' would be one", SOUL)


def faction_of(faction: object) -> str:
    """Return a faction by its name, in the singular or the plural."""
    text = str(faction).strip()
    if _NUMBER.fullmatch(text):
        raise Misfit("its faction is a number of the publisher's: write the name of the faction", "faction")
    found = names.find(text.removesuffix("s"), FACTIONS)
    if found is None:
        raise Misfit(f"there is no faction {names.quote(text)}{names.propose(text, FACTIONS)}", "faction")
    return found


def symbols_of(record: dict[str, Any]) -> list[str]:
    """Return what its traits and texts say by a single word, and see that the other texts stand in words too."""
    found: list[str] = []
    for trait in texts(record, "traits"):
        if trait.lower() in SYMBOLS:
            found.append(trait.lower())
        elif _NUMBER.fullmatch(trait) and "keywords" not in record:
            raise Misfit("its traits are numbers of the publisher's: write its 'keywords', [] for none", "traits")
    for text in texts(record, ABILITIES):
        parts = [part for part in re.split(r"[\s,.;]+", _REMINDER.sub(" ", text).lower()) if part]
        if not [part for part in parts if part not in SYMBOLS]:
            found += parts
        elif WORDS not in record:
            raise Misfit(f"its ability {names.quote(text)} is a text: write what it does into {WORDS!r}", ABILITIES)
    return found
