"""What is printed on the cards in figures, read from a file and checked: ``data/values.json``, or one of your own.

Only the counts are those of the printed game; names and figures are stand-ins of our own, judged by simulation. Whoever
owns the game can enter the printed figures: a mistake is told in a sentence with its line. `schema` describes the file
for editors. What cards do beside their figures is written in `cards`, by their keys.
"""

import json
from dataclasses import asdict, dataclass
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Final

from cardwright.games.crucible.actions import MAGICKS
from cardwright.kernel.basics import names
from cardwright.kernel.basics.errors import BadSetup
from cardwright.kernel.core.codec import digest
from cardwright.language.checked import shown
from cardwright.language.kinds import Entry
from cardwright.language.placed import Placed

TOKEN: Final = 0
MONSTER: Final = 1
ITEM: Final = 2
TILE: Final = 3
CHRYSALYS: Final = 4
BARE: Final = 5
MEMORY: Final = 6
DESTINY_CARD: Final = 7
TYPES: Final = ("token", "monster", "item", "tile", "chrysalys", "bare ground", "memory", "destiny")
"""What a card can be (crucible:cards.types, crucible:monster.stats)."""
RANKS: Final = ("common", "mini-boss", "boss")
KINDS: Final = ("held", "consumed")
CORE: Final = 0
TRANSIENT: Final = 1
TILE_SPELL: Final = 2
SUMMONING: Final = 3
CATEGORIES: Final = ("core", "transient", "tile", "token")
"""The kinds of Memories (crucible:memory.kinds)."""
MOVE_PHASE: Final = 0
ATTACK_PHASE: Final = 1
SPELL_PHASE: Final = 2
PHASES: Final = ("move", "attack", "spell")
"""The phases of a round (crucible:phase.three)."""
MOST: Final = 99
"""More than any figure."""
LONGEST_NAME: Final = 60
"""Letters of a name or a key in a file."""
HIGHEST: Final = 7
"""The highest value of a Destiny card: two of them make 14 at most (crucible:random.table)."""
COUNTS: Final = {"tokens": 12, "monsters": 10, "items": 8, "tiles": 15, "memories": 72}
"""How many cards of each kind there are (crucible:token.twelve, crucible:memory.magick)."""
EDGES: Final = 4
STATS: Final = 3

Edges = tuple[tuple[int, int, int], ...]


@dataclass(frozen=True)
class Facts:
    """What is printed on a card in figures.

    ``reach`` is the Attack Range of a combatant, ``range`` that of a Spell. ``edges`` has Attack, Block and Cast of the
    north, east, south and west edge as a Token shows them when it faces north; a Monster has ``attack`` and ``block``.
    ``mana`` is what a Spell needs, or a tile gives; ``memories`` are what a tile bequeaths.
    """

    key: str
    name: str
    type: int
    turn: int = 0
    move: int = 0
    reach: int = 0
    edges: Edges = ()
    rank: int = 0
    attack: int = 0
    block: int = 0
    stars: int = 0
    consumed: bool = False
    mana: int = 0
    memories: int = 0
    magick: int = -1
    category: int = CORE
    phase: int = MOVE_PHASE
    range: int = 0
    value: int = -1


@dataclass(frozen=True)
class Values:
    """All cards of the box, and how many Destiny cards there are of each value."""

    destiny: tuple[int, ...]
    tokens: tuple[Facts, ...]
    monsters: tuple[Facts, ...]
    items: tuple[Facts, ...]
    tiles: tuple[Facts, ...]
    chrysalys: Facts
    memories: tuple[Facts, ...]
    checksum: str
    """Eight digits that tell these values from others."""

    def all(self) -> tuple[Facts, ...]:
        """Return the facts of all cards that have a name."""
        return (*self.tokens, *self.monsters, *self.items, *self.tiles, self.chrysalys, *self.memories)


def figure(least: int = 0, most: int = MOST) -> dict[str, Any]:
    """Describe a whole number."""
    return {"type": "integer", "minimum": least, "maximum": most}


TEXT: Final[dict[str, Any]] = {"type": "string"}
NAMED: Final[dict[str, Any]] = {"key": TEXT, "name": TEXT}
EDGE: Final[dict[str, Any]] = {"type": "array", "items": figure(), "minItems": STATS, "maxItems": STATS}
ALL_EDGES: Final[dict[str, Any]] = {
    "type": "array",
    "items": EDGE,
    "minItems": EDGES,
    "maxItems": EDGES,
    "description": "attack, block and cast of the north, east, south and west edge",
}
PIECE: Final[dict[str, Any]] = {"move": figure(), "reach": figure(1), "edges": ALL_EDGES}
TILE_FIELDS: Final[dict[str, Any]] = {**NAMED, "mana": figure(), "memories": figure(1, 3)}
ROWS: Final[dict[str, tuple[dict[str, Any], tuple[str, ...]]]] = {
    "tokens": ({**NAMED, "turn": figure(1), **PIECE}, ()),
    "monsters": (
        {
            **NAMED,
            "rank": {"enum": list(RANKS)},
            "attack": figure(),
            "block": figure(),
            "reach": figure(1),
            "stars": figure(1),
        },
        (),
    ),
    "items": ({**NAMED, "kind": {"enum": list(KINDS)}}, ()),
    "tiles": (TILE_FIELDS, ()),
    "memories": (
        {
            **NAMED,
            "magick": {"enum": list(MAGICKS)},
            "category": {"enum": list(CATEGORIES)},
            "phase": {"enum": list(PHASES)},
            "mana": figure(),
            "range": figure(),
            "stars": figure(),
            **PIECE,
        },
        tuple(PIECE),
    ),
}
"""The lists of the file: what stands in each row, and what may be left out there."""


def row_schema(fields: dict[str, Any], optional: tuple[str, ...]) -> dict[str, Any]:
    """Return the JSON Schema of a row."""
    needed = [field for field in fields if field not in optional]
    return {"type": "object", "properties": fields, "required": needed, "additionalProperties": False}


def schema() -> dict[str, Any]:
    """Return the JSON Schema (2020-12) of a file of values."""
    properties: dict[str, Any] = {
        "destiny": {
            "type": "array",
            "items": figure(),
            "minItems": HIGHEST + 1,
            "maxItems": HIGHEST + 1,
            "description": "how many Destiny cards there are with the value 0, 1, 2, and so on",
        },
        "chrysalys": row_schema(TILE_FIELDS, ()),
    }
    for name, (fields, optional) in ROWS.items():
        count = COUNTS[name]
        rows = {"type": "array", "items": row_schema(fields, optional), "minItems": count, "maxItems": count}
        properties[name] = rows
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Values for Crystal Crucible",
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


@cache
def shipped_values() -> Values:
    """Return the values that ship with the game."""
    return load_values(resources.files("cardwright.games.crucible").joinpath("data/values.json"))


def load_values(path: Traversable) -> Values:
    """Read a file of values; `BadSetup` says in a sentence where it is wrong, and what would be right."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadSetup(f"The values of Crystal Crucible cannot be read from {path}.") from error
    return read_values(text, str(path))


def read_values(text: str, called: str = "the values") -> Values:
    """Read values from the text of a file; ``called`` is what messages call it."""
    try:
        json.loads(text)
        placed = Placed(text)
    except json.JSONDecodeError as error:
        raise BadSetup(f"{called}, line {error.lineno}: the JSON is damaged: {error.msg.lower()}.") from error
    except (RecursionError, ValueError) as error:
        raise BadSetup(f"{called}: the JSON is nothing that values could be.") from error
    return _Reader(placed, called).values()


class _Reader:
    """Reads the rows of a file, and names the file and the line in every complaint."""

    def __init__(self, placed: Placed, called: str) -> None:
        self.placed: Placed = placed
        self.called: str = called
        self.keys: list[str] = ["bare-ground", *[f"destiny-{value}" for value in range(HIGHEST + 1)]]
        """Those that are taken: the cards without a name that it may change have theirs already."""

    def wrong(self, part: object, field: str, what: str) -> BadSetup:
        """Return the complaint about a part of the file."""
        told = f"{self.called}, line {self.placed.line_of(part, field)}: {what}"
        return BadSetup(told if told.endswith("?") else f"{told}.")

    def values(self) -> Values:
        """Return what the whole file says."""
        data = self.placed.value
        if not isinstance(data, dict):
            raise BadSetup(f'{self.called}: a file of values is a table: {{"destiny": [...], "tokens": [...]}}.')
        lists = ("destiny", "chrysalys", *ROWS)
        for field in data:
            if field not in lists:
                raise self.wrong(data, field, f"there is no list {names.quote(field)}{names.propose(field, lists)}")
        for field in lists:
            if field not in data:
                raise self.wrong(data, "", f"the list {field!r} is missing")
        found = Values(
            self.destiny(data),
            self.rows(data, "tokens", TOKEN),
            self.rows(data, "monsters", MONSTER),
            self.rows(data, "items", ITEM),
            self.rows(data, "tiles", TILE),
            self.facts(data["chrysalys"], CHRYSALYS, TILE_FIELDS, (), data),
            self.rows(data, "memories", MEMORY),
            digest(data)[:8],
        )
        self.check_turns(found, data)
        self.check_magicks(found, data)
        return found

    def destiny(self, data: dict[str, Any]) -> tuple[int, ...]:
        """Return how many Destiny cards there are of each value."""
        listed = data["destiny"]
        sound = isinstance(listed, list) and [n for n in listed if type(n) is not int or not 0 <= n <= MOST] == []
        if not sound or len(listed) != HIGHEST + 1 or sum(listed) < 1:
            what = f"destiny says how many cards there are with each value from 0 to {HIGHEST}: a list of {HIGHEST + 1}"
            raise self.wrong(data, "destiny", f"{what} whole numbers")
        return tuple(listed)

    def rows(self, data: dict[str, Any], name: str, kind: int) -> tuple[Facts, ...]:
        """Return the facts of a list."""
        listed = data[name]
        count = COUNTS[name]
        if not isinstance(listed, list) or len(listed) != count:
            raise self.wrong(data, name, f"there are {count} {name}, which {name!r} lists")
        fields, optional = ROWS[name]
        return tuple([self.facts(row, kind, fields, optional, listed) for row in listed])

    def facts(self, row: object, kind: int, fields: dict[str, Any], optional: tuple[str, ...], around: object) -> Facts:
        """Return what a row says."""
        if not isinstance(row, dict):
            raise self.wrong(around, "", 'a card is a table such as {"key": ..., "name": ...}')
        self.check_fields(row, kind, fields)
        token = row.get("category") == CATEGORIES[SUMMONING]
        entry = Entry({"properties": fields})
        given: dict[str, Any] = {}
        for field in fields:
            if field in row:
                given[field] = self.field(row, field, entry)
            elif field not in optional or token:
                raise self.wrong(row, "", f"the {TYPES[kind]} lacks its field {field!r}")
        self.check_names(row, given)
        for field, words in (("rank", RANKS), ("magick", MAGICKS), ("category", CATEGORIES), ("phase", PHASES)):
            if field in given:
                given[field] = words.index(given[field])
        if "kind" in given:
            given["consumed"] = given.pop("kind") == KINDS[1]
        return Facts(type=kind, **given)

    def check_names(self, row: dict[str, Any], given: dict[str, Any]) -> None:
        """Refuse a card without a name, or without a key of its own, and texts that no card could show."""
        key = given["key"]
        if not key or not given["name"] or key in self.keys:
            raise self.wrong(row, "key", "each card has a name, and a key of its own")
        for field in NAMED:
            if names.clean(given[field]) != given[field] or len(given[field]) > LONGEST_NAME:
                what = f"one line of at most {LONGEST_NAME} letters, without spaces around"
                raise self.wrong(row, field, f"{field!r} takes {what}")
        self.keys.append(key)

    def check_fields(self, row: dict[str, Any], kind: int, fields: dict[str, Any]) -> None:
        """Refuse fields that such a card does not have."""
        for field in row:
            if field not in fields:
                way = names.propose(field, fields)
                raise self.wrong(row, field, f"a {TYPES[kind]} has no field {names.quote(field)}{way}")
        if kind == MEMORY and (row.get("category") == CATEGORIES[SUMMONING]) != ("edges" in row):
            raise self.wrong(row, "category", "Memories that are Tokens, and they alone, have move, reach and edges")

    def field(self, row: dict[str, Any], field: str, entry: Entry) -> object:
        """Return what stands in a field."""
        value = frozen(row[field])
        kind = entry.fields[field]
        if not kind.fits(value) or not shaped(field, value):
            told = "four edges with three numbers each" if field == "edges" else kind.named()
            raise self.wrong(row, field, f"{field!r} takes {told}, not {shown(kind.misfit(value))}")
        return value

    def check_turns(self, values: Values, data: dict[str, Any]) -> None:
        """Each Token has a Turn number of its own (crucible:ruling.ties)."""
        turns = [facts.turn for facts in values.tokens]
        for place, turn in enumerate(turns):
            if turn in turns[:place]:
                raise self.wrong(data["tokens"][place], "turn", "another token has this turn: each has one of its own")

    def check_magicks(self, values: Values, data: dict[str, Any]) -> None:
        """Each Magick has six Memories, one of them its Core (crucible:memory.magick)."""
        for number, magick in enumerate(MAGICKS):
            memories = [facts for facts in values.memories if facts.magick == number]
            cores = [facts for facts in memories if facts.category == CORE]
            if len(memories) * len(MAGICKS) != COUNTS["memories"] or len(cores) != 1:
                raise self.wrong(data, "memories", f"{magick} has six memories, and one of them is its core memory")


def frozen(value: object) -> object:
    """Return a value with tuples for lists."""
    return tuple([frozen(item) for item in value]) if isinstance(value, list) else value


def shaped(field: str, value: object) -> bool:
    """Whether edges are four of three numbers each."""
    if field != "edges" or not isinstance(value, tuple):
        return field != "edges"
    return len(value) == EDGES and [edge for edge in value if len(edge) != STATS] == []


def facts_data(facts: Facts) -> dict[str, Any]:
    """Return facts as JSON can hold them."""
    return asdict(facts)
