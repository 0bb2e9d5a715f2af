"""What is printed on the components, read from a file and checked: ``data/values.toml``, or one of your own.

The file's own head says what it holds. Every mistake is a `BadSetup` with the file, the place, and what would be right.
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from statistics import fmean, pstdev
from typing import Final

from cardwright.games.krysis.goods import COLORS, NOTHING, WHITE
from cardwright.kernel.basics.errors import BadSetup
from cardwright.kernel.basics.names import clean, listing, quote
from cardwright.kernel.basics.pools import Pool
from cardwright.kernel.core.codec import digest

FIGHTER, TRANSPORTER, WEAPON, TRANSPORT, MISSION, SPACE, FIGURE = range(7)
TYPES: Final = ("fighter", "transporter", "weapon", "transport", "mission", "space", "miner")
NO_ABILITY, DEFENSE, THIEF, SPY, MINER, ALCHEMIST = range(6)
ABILITIES: Final = ("", "defense", "thief", "spy", "miner", "alchemist")

LEVELS: Final = 5
SPACES: Final = 4
"""Spaces of a level, and start spaces."""
MOST: Final = 99
"""More than any figure or number of pieces."""
LONGEST_NAME: Final = 60
"""Letters of a name, or of any other text in a file."""
LONGEST_LINE: Final = 400
"""Letters of a line in a file; those that ship have 119. Far longer ones can take the reader of TOML minutes."""
SQUAD: Final = 9
"""Fighters, and transporters, of a company (krysis:components.agents)."""
DRAFT_SPECIALS: Final = 3
"""Special agents that all companies have, and that each has of its own."""
EXTRA: Final = "extra"
EXTRAS: Final = 7
RELICS: Final = 24
USUAL_CRYSTALS: Final = 3
"""With how many crystals in the camp a multiplier is reckoned on average."""
RELIC_KINDS: Final = 3
"""Kinds of weapons, and of transports."""
RELICS_IN_MISSION: Final = len(COLORS)
"""What a mission for relics counts, after the colors."""


@dataclass(frozen=True)
class Group:
    """One group of goods on a space: crystals, and as many card symbols as ``relics``."""

    crystals: Pool
    relics: int


@dataclass(frozen=True)
class Facts:
    """What is printed on a card, or on a space of the board.

    ``speed`` is fixed where ``multiplier`` is -1; otherwise it is ``factor`` for each crystal of that color in camp.
    ``points`` are those of defense; ``goods`` are what a thief steals, or a miner takes. ``company`` is that of a
    special agent that only one company has, "extra" for the extra agents. ``count`` is how many such cards there are
    (of an agent, in each company); ``most`` is what a mission asks for: a color, or 3 for relics. ``groups`` are the
    goods of a space, two where there is a question mark.
    """

    key: str
    name: str
    type: int
    stars: int = 0
    speed: int = 0
    multiplier: int = -1
    factor: int = 0
    combat: int = 0
    capacity: Pool = NOTHING
    ability: int = NO_ABILITY
    points: int = 0
    goods: Group = Group(NOTHING, 0)
    special: bool = False
    company: str = ""
    count: int = 1
    most: int = -1
    groups: tuple[Group, ...] = ()


@dataclass(frozen=True)
class Averages:
    """What the agents of the squads have on average; a spread is the standard deviation, a defense what it adds to."""

    speed: float
    speed_spread: float
    combat: float
    combat_spread: float
    defense: float


@dataclass(frozen=True)
class Values:
    """All components of a game; ``mine`` has the groups of goods of each space by level and rank, from 0."""

    companies: tuple[str, ...]
    bank: Pool
    home: Pool
    starts: tuple[Pool, ...]
    mine: tuple[tuple[tuple[Group, ...], ...], ...]
    agents: tuple[Facts, ...]
    relics: tuple[Facts, ...]
    missions: tuple[Facts, ...]
    average: Averages
    checksum: str
    """Eight digits that tell these values from others."""


@cache
def shipped_values() -> Values:
    """Return the values that ship with the game."""
    return load_values(resources.files("cardwright.games.krysis").joinpath("data/values.toml"))


def load_values(path: Traversable) -> Values:
    """Read a file of component values; `BadSetup` says in a sentence where it is wrong, and what would be right."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadSetup(f"The values of Krysis cannot be read from {path}: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise BadSetup(f"{path} is not a TOML file: {error}.") from error
    return read_values(text, str(path))


def read_values(text: str, called: str = "the values") -> Values:
    """Read component values from the text of a file; ``called`` is what messages call it."""
    for number, line in enumerate(text.splitlines(), 1):
        if len(line) > LONGEST_LINE:
            raise BadSetup(f"{called}, line {number}: a line has at most {LONGEST_LINE} letters, not {len(line)}.")
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadSetup(f"{called} is not a TOML file: {error}.") from error
    except (RecursionError, ValueError) as error:
        raise BadSetup(f"{called}: the TOML is nested too deep, or has a number that is too long.") from error
    return _Reader(called).values(data)


def averages(agents: tuple[Facts, ...]) -> Averages:
    """Return what agents have on average, but for the extra ones; a multiplier counts as with three such crystals."""
    squads = [facts for facts in agents if facts.company != EXTRA]
    speeds = [facts.speed if facts.multiplier < 0 else facts.factor * USUAL_CRYSTALS for facts in squads]
    combats = [facts.combat for facts in squads]
    return Averages(
        fmean(speeds),
        pstdev(speeds),
        fmean(combats),
        pstdev(combats),
        fmean([facts.combat + facts.points for facts in squads]),
    )


class _Reader:
    """Reads the tables of a file, and names the file and the place in every complaint."""

    def __init__(self, path: str) -> None:
        self.path: str = path

    def wrong(self, place: str, what: str) -> BadSetup:
        """Return the complaint about a place of the file."""
        return BadSetup(f"{self.path}, {place}: {what}.")

    def values(self, data: dict[str, object]) -> Values:
        """Return what the whole file says."""
        self.only(data, "the file", "companies", "crystals", "home", "start", "space", "agent", "relic", "mission")
        companies = tuple([self.line(name, "companies") for name in self.rows(data, "companies")])
        if len(companies) != SPACES or len(set(companies)) != SPACES:
            raise self.wrong("companies", f"there are {SPACES} companies, each with a name of its own")
        starts = tuple([self.pool(row, place) for place, row in self.tables(data, "start")])
        if len(starts) != SPACES:
            raise self.wrong("start", f"there are {SPACES} start spaces, and {len(starts)} are listed")
        agents = tuple([self.agent(row, place, companies) for place, row in self.tables(data, "agent")])
        relics = tuple([self.relic(row, place) for place, row in self.tables(data, "relic")])
        missions = tuple([self.mission(row, place) for place, row in self.tables(data, "mission")])
        keys = [facts.key for facts in (*agents, *relics, *missions)]
        for key in keys:
            if keys.count(key) > 1:
                raise self.wrong(f"key {quote(key)}", "two cards have this key; each needs one of its own")
        self.count_agents(agents, companies)
        if sum([facts.count for facts in relics]) != RELICS:
            found = sum([facts.count for facts in relics])
            raise self.wrong("relic", f"there are {RELICS} relic cards in all, and the counts make {found}")
        for kind in (WEAPON, TRANSPORT):  # krysis:components.relics
            kinds = len([facts for facts in relics if facts.type == kind])
            if kinds != RELIC_KINDS:
                raise self.wrong("relic", f"there are {RELIC_KINDS} kinds of {TYPES[kind]}s, and {kinds} are listed")
        if len(missions) != SPACES:
            raise self.wrong("mission", f"there are {SPACES} mission cards, and {len(missions)} are listed")
        if len({facts.most for facts in missions}) != SPACES:
            raise self.wrong("mission", f"there is one mission each for the most {listing([*COLORS, 'relics'])}")
        return Values(
            companies,
            self.pool(self.table(data.get("crystals"), "crystals"), "crystals"),
            self.pool(self.table(data.get("home"), "home"), "home"),
            starts,
            self.mine(data),
            agents,
            relics,
            missions,
            averages(agents),
            digest(data)[:8],
        )

    def mine(self, data: dict[str, object]) -> tuple[tuple[tuple[Group, ...], ...], ...]:
        """Return the spaces by level and rank."""
        spaces: dict[tuple[int, int], tuple[Group, ...]] = {}
        for place, row in self.tables(data, "space"):
            self.only(row, place, "level", "rank", "goods")
            at = (self.number(row, "level", place, 1, LEVELS), self.number(row, "rank", place, 1, SPACES))
            if at in spaces:
                raise self.wrong(place, f"level {at[0]} has a space of rank {at[1]} already")
            groups = tuple([self.group(self.table(group, place), place) for group in self.rows(row, "goods", place)])
            if not 1 <= len(groups) <= 2:  # noqa: PLR2004 - with a question mark or without
                raise self.wrong(place, "a space has one group of goods, or two with a question mark between them")
            spaces[at] = groups
        for level in range(1, LEVELS + 1):
            for rank in range(1, SPACES + 1):
                if (level, rank) not in spaces:
                    raise self.wrong("space", f"level {level} lacks its space of rank {rank}")
        ranks = range(1, SPACES + 1)
        return tuple([tuple([spaces[level, rank] for rank in ranks]) for level in range(1, LEVELS + 1)])

    def agent(self, row: dict[str, object], place: str, companies: tuple[str, ...]) -> Facts:
        """Return what is printed on an agent."""
        self.only(
            row, place, "key", "name", "company", "special", "type", "stars", "speed", "multiplier", "combat",
            "capacity", "ability",
        )  # fmt: skip
        kind = self.type(row, place, FIGHTER, TRANSPORTER)
        company = self.line(row["company"], f"{place}, company") if "company" in row else ""
        if company not in {"", EXTRA, *companies}:
            raise self.wrong(
                place, f"the company {quote(company)} is none of {', '.join(companies)}, and not {EXTRA!r}"
            )
        if ("speed" in row) == ("multiplier" in row):
            raise self.wrong(place, "an agent has either a speed or a multiplier")
        color, factor = -1, 0
        if "multiplier" in row:
            multiplier = self.table(row["multiplier"], f"{place}, multiplier")
            if len(multiplier) != 1 or next(iter(multiplier)) not in COLORS:
                raise self.wrong(place, "a multiplier is a factor for one color, such as { blue = 2 }")
            name = next(iter(multiplier))
            color, factor = COLORS.index(name), self.number(multiplier, name, f"{place}, multiplier", 1)
        ability, points, goods = self.ability(row, place)
        special = row.get("special", False)
        if not isinstance(special, bool):
            raise self.wrong(place, "special must be true or false")
        if special != (ability != NO_ABILITY) or (company and not special):
            raise self.wrong(place, "special agents, and they alone, have an ability and may belong to one company")
        return Facts(
            key=self.key(row, place),
            name=self.line(row.get("name"), f"{place}, name"),
            type=kind,
            stars=self.number(row, "stars", place, 1, 3),
            speed=self.number(row, "speed", place, default=0),
            multiplier=color,
            factor=factor,
            combat=self.number(row, "combat", place, default=0),
            capacity=self.pool(self.table(row.get("capacity", {}), place), f"{place}, capacity"),
            ability=ability,
            points=points,
            goods=goods,
            special=special,
            company=company,
        )

    def ability(self, row: dict[str, object], place: str) -> tuple[int, int, Group]:
        """Return an agent's ability, its points and its goods."""
        none = Group(NOTHING, 0)
        if "ability" not in row:
            return NO_ABILITY, 0, none
        place = f"{place}, ability"
        table = self.table(row["ability"], place)
        if len(table) != 1 or next(iter(table)) not in ABILITIES[1:]:
            raise self.wrong(place, f"an ability is one of {', '.join(ABILITIES[1:])}")
        name = next(iter(table))
        ability = ABILITIES.index(name)
        if ability == DEFENSE:
            return ability, self.number(table, name, place, 1), none
        if ability in {SPY, ALCHEMIST}:
            if table[name] is not True:
                raise self.wrong(place, f"{name} has no figure: write {{ {name} = true }}")
            return ability, 0, none
        goods = self.group(self.table(table[name], place), place)
        if ability == THIEF and goods.relics:
            raise self.wrong(place, "a thief steals crystals only")
        return ability, 0, goods

    def relic(self, row: dict[str, object], place: str) -> Facts:
        """Return what is printed on a relic."""
        self.only(row, place, "key", "name", "type", "count", "combat", "capacity")
        kind = self.type(row, place, WEAPON, TRANSPORT)
        if ("combat" in row) != (kind == WEAPON) or ("capacity" in row) != (kind == TRANSPORT):
            raise self.wrong(place, "a weapon has combat, and a transport has capacity")
        return Facts(
            key=self.key(row, place),
            name=self.line(row.get("name"), f"{place}, name"),
            type=kind,
            combat=self.number(row, "combat", place, default=0),
            capacity=self.pool(self.table(row.get("capacity", {}), place), f"{place}, capacity"),
            count=self.number(row, "count", place, 1),
        )

    def mission(self, row: dict[str, object], place: str) -> Facts:
        """Return what is printed on a mission."""
        self.only(row, place, "key", "name", "most")
        goods = (*COLORS, "relics")
        most = self.line(row.get("most"), f"{place}, most")
        if most not in goods:
            raise self.wrong(place, f"a mission asks for the most of {', '.join(goods)}, not of {quote(most)}")
        name = self.line(row.get("name"), f"{place}, name")
        return Facts(key=self.key(row, place), name=name, type=MISSION, most=goods.index(most))

    def count_agents(self, agents: tuple[Facts, ...], companies: tuple[str, ...]) -> None:
        """Refuse squads that are not what each company has (krysis:components.agents)."""
        for kind in (FIGHTER, TRANSPORTER):
            found = len([facts for facts in agents if facts.type == kind and not facts.special])
            if found != SQUAD:
                raise self.wrong("agent", f"a company has {SQUAD} {TYPES[kind]}s, and {found} are listed")
        for company in ("", *companies, EXTRA):
            found = len([facts for facts in agents if facts.special and facts.company == company])
            wanted = EXTRAS if company == EXTRA else DRAFT_SPECIALS
            if found != wanted:
                whose = "the extra cards" if company == EXTRA else company or "all companies"
                raise self.wrong("agent", f"{whose} must have {wanted} special agents, and {found} are listed")

    # ---- the parts of a table ----

    def only(self, table: dict[str, object], place: str, *names: str) -> None:
        """Refuse an entry that is not among the names."""
        for name in table:
            if name not in names:
                raise self.wrong(place, f"{quote(name)} is not known; there may be {', '.join(names)}")

    def table(self, value: object, place: str) -> dict[str, object]:
        """Return a value that must be a table."""
        if not isinstance(value, dict):
            raise self.wrong(place, "a table is expected, such as { red = 1, white = 2 }")
        return value

    def rows(self, table: dict[str, object], name: str, place: str = "") -> list[object]:
        """Return an entry that must be a list."""
        value = table.get(name)
        if not isinstance(value, list):
            raise self.wrong(place or name, f"{name} must be a list")
        return value

    def tables(self, data: dict[str, object], name: str) -> list[tuple[str, dict[str, object]]]:
        """Return the tables of a list, each with what to call its place."""
        found: list[tuple[str, dict[str, object]]] = []
        for number, row in enumerate(self.rows(data, name), 1):
            called = f"{name} {number}"
            table = self.table(row, called)
            found.append((f"{called} ({quote(str(table['name']))[1:-1]})" if "name" in table else called, table))
        return found

    def number(
        self,
        table: dict[str, object],
        name: str,
        place: str,
        low: int = 0,
        high: int = MOST,
        default: int | None = None,
    ) -> int:
        """Return an entry that must be a whole number from ``low`` to ``high``."""
        value = table.get(name, default)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.wrong(place, f"{name} must be a whole number from {low} to {high}")
        return value

    def line(self, value: object, place: str) -> str:
        """Return a value that must be a text in one line."""
        if not isinstance(value, str) or not value or clean(value) != value or len(value) > LONGEST_NAME:
            raise self.wrong(place, f"a text is expected: one line of at most {LONGEST_NAME} letters, no spaces around")
        return value

    def key(self, row: dict[str, object], place: str) -> str:
        """Return the key of a card, which none of the board and no miner has."""
        key = self.line(row.get("key"), f"{place}, key")
        if key.startswith(("space-", "miner-")):
            raise self.wrong(place, f"the key {quote(key)} begins as those of spaces and miners do: give it another")
        return key

    def type(self, row: dict[str, object], place: str, *kinds: int) -> int:
        """Return the type of a card, one of those given."""
        names = [TYPES[kind] for kind in kinds]
        value = row.get("type")
        if value not in names:
            raise self.wrong(place, f"type must be {' or '.join(names)}")
        return kinds[names.index(str(value))]

    def pool(self, table: dict[str, object], place: str) -> Pool:
        """Return numbers of crystals by color."""
        self.only(table, place, *COLORS)
        return tuple([self.number(table, color, place, default=0) for color in COLORS[: WHITE + 1]])

    def group(self, table: dict[str, object], place: str) -> Group:
        """Return a group of goods."""
        self.only(table, place, *COLORS, "relics")
        pool = tuple([self.number(table, color, place, default=0) for color in COLORS])
        return Group(pool, self.number(table, "relics", place, default=0))
