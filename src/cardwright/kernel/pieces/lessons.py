"""Lessons: a game is learned in a position, step by step, and then played on alone until it ends.

A lesson is data in the package of its game, a TOML file in ``data/lessons/``:

    title = "Mouse before bear"
    minutes = 2
    goal = "Win more rounds than Ben."
    turn = 1

    [[side]]                            # the learner: cards by area, the top of a pile first, and counters
    hand = ["Mouse", "Bear"]

    [[side]]
    name = "Ben"
    hand = ["Mouse", "Fox"]

    [shared]                            # what lies between the players, if anything does; "" where a grid has no card
    meadow = ["Hare", "", "Frog"]

    [[step]]
    say = "Ben begins with a fox. Show your bear."
    lit = ["Bear"]                      # cards, areas or counters to point at
    pick = ["show Bear"]                # accepted options; * stands for anything
    then = ["bet 2"]                    # what is picked after that in the same step, one option after the other
    replies = ["show Fox"]              # what the others pick then, one option after the other
    [step.instead]                      # what is said to those who pick something else
    "show *" = "A mouse is no match for a fox."

    [free]
    say = "The last card is yours alone."
    bot = "random"                      # who plays on for the others

A decision that leaves no choice is taken by itself and is no part of a lesson. So where a match stands in its lesson
follows from how many picks with a choice were made, and stays right when some are taken back.
"""

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import resources
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import Final

from cardwright.kernel.basics import names
from cardwright.kernel.basics.errors import UnknownCard
from cardwright.kernel.pieces.cards import Catalogue
from cardwright.kernel.pieces.positions import Position, Side
from cardwright.kernel.pieces.tables import GRID, Area, Table

LEARNER: Final = 0
"""The seat of whoever learns."""
LONGEST: Final = 160
"""Letters that a sentence of the coach may have, which is about two lines."""
_STEP: Final = frozenset({"say", "lit", "pick", "then", "replies", "instead"})
_LESSON: Final = frozenset({"title", "minutes", "goal", "turn", "side", "shared", "step", "free"})


@dataclass(frozen=True)
class Step:
    """What a learner is told, and what they may pick then.

    ``say`` is the coach's sentence, ``lit`` names the cards, areas and counters that it is about. ``asked`` has the
    patterns of the options that are accepted, for each pick of the step, mostly one; ``instead`` says which sentence
    answers another one (the first pattern that fits counts), ``replies`` are patterns of what the others pick
    afterwards, one after the other.
    """

    say: str
    lit: tuple[str, ...]
    asked: tuple[tuple[str, ...], ...]
    replies: tuple[str, ...]
    instead: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Lesson:
    """A position and what is learned in it, by the player of the first seat.

    ``key`` is the name of its file. ``minutes`` are about how long it takes, ``goal`` is what the learner is to reach,
    ``others`` are the names of the other players. Once all ``steps`` are done the coach says ``free``, and the bot of
    that name plays on for the others.
    """

    key: str
    title: str
    minutes: int
    goal: str
    others: tuple[str, ...]
    position: Position
    steps: tuple[Step, ...]
    free: str
    bot: str

    def at(self, picked: int) -> tuple[int, int]:
        """Return in which step a match is after so many picks with a choice, and which of its replies is next.

        The reply is negative as long as the learner has to pick, by so many picks: it counts those that are `asked`
        from the end. The step is the number of steps once all are done.
        """
        for number, step in enumerate(self.steps):
            if picked < len(step.asked) + len(step.replies):
                return number, picked - len(step.asked)
            picked -= len(step.asked) + len(step.replies)
        return len(self.steps), -1

    def accepted(self, picked: int) -> tuple[str, ...]:
        """Return the patterns of what the learner may pick after so many picks; none once all steps are done."""
        number, reply = self.at(picked)
        return self.steps[number].asked[reply] if reply < 0 and number < len(self.steps) else ()

    def step(self, picked: int) -> Step | None:
        """Return the step that the learner is at after so many picks with a choice; None once all are done."""
        number, _ = self.at(picked)
        return self.steps[number] if number < len(self.steps) else None

    def answer(self, picked: int, text: str) -> str:
        """Return what the coach answers to the learner's pick of an option; nothing where it is accepted."""
        number, reply = self.at(picked)
        if reply >= 0 or number == len(self.steps):
            return ""
        step = self.steps[number]
        if fitting(step.asked[reply], [text]):
            return ""
        for pattern, sentence in step.instead:
            if fits(pattern, text):
                return sentence
        return step.say

    def reply(self, picked: int, texts: Sequence[str]) -> int:
        """Return the index of the option that another player picks by the lesson; -1 where they decide themselves."""
        number, reply = self.at(picked)
        found = fitting(self.steps[number].replies[reply : reply + 1], texts) if reply >= 0 else []
        return found[0] if found else -1


def fits(pattern: str, text: str) -> bool:
    """Tell whether a pattern fits the text of an option; ``*`` stands for anything."""
    return re.fullmatch(re.escape(pattern).replace(r"\*", ".*"), text) is not None


def fitting(patterns: Sequence[str], texts: Sequence[str]) -> list[int]:
    """Return the indexes of the texts that one of the patterns fits."""
    return [index for index, text in enumerate(texts) if [pattern for pattern in patterns if fits(pattern, text)]]


# ---- reading -------------------------------------------------------------------------------------------------------


def read_lessons(catalogue: Catalogue, table: Table) -> Mapping[str, Lesson]:
    """Return the lessons in ``data/lessons/`` of a game's package, by the names of their files, in alphabetical order.

    Raises ValueError for what is no lesson, in a sentence that names file, line and word.
    """
    folder = resources.files(catalogue.package).joinpath("data", "lessons") if catalogue.package else None
    if folder is None or not folder.is_dir():
        return MappingProxyType({})
    files = {file.name.removesuffix(".toml"): file for file in folder.iterdir() if file.name.endswith(".toml")}
    return MappingProxyType({key: read_lesson(key, files[key], catalogue, table) for key in sorted(files)})


def read_lesson(key: str, file: Traversable, catalogue: Catalogue, table: Table) -> Lesson:
    """Return the lesson that a file holds; raises ValueError as `read_lessons` does."""
    text = file.read_text(encoding="utf-8")
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ValueError(f"{file.name} is no TOML file: {error}.") from error
    reader = _Reader(file.name, text, catalogue, table)
    reader.known(data, _LESSON, "lesson", 0)
    sides = reader.tables(data, "side")
    steps = reader.tables(data, "step")
    free = data.get("free")
    if not isinstance(free, dict):
        raise reader.wrong("a lesson needs a table [free], with what is said when all steps are done")
    reader.known(free, frozenset({"say", "bot"}), "[free]", reader.line_of("[free]", 0))
    at = [reader.place("[[step]]", number) for number in range(len(steps))]
    return Lesson(
        key,
        title=reader.sentence(data, "title", 0),
        minutes=reader.number(data, "minutes", 0),
        goal=reader.sentence(data, "goal", 0),
        others=tuple(
            [
                reader.sentence(side, "name", reader.place("[[side]]", number))
                for number, side in enumerate(sides)
                if number
            ]
        ),
        position=Position(
            tuple([reader.side(side, reader.place("[[side]]", number)) for number, side in enumerate(sides)]),
            reader.number(data, "turn", 0),
            reader.shared(data),
        ),
        steps=tuple([reader.step(step, at[number]) for number, step in enumerate(steps)]),
        free=reader.sentence(free, "say", reader.line_of("[free]", 0)),
        bot=reader.sentence(free, "bot", reader.line_of("[free]", 0)),
    )


class _Reader:
    """Reads the parts of one file, and says where something is wrong; a place is the number of a line, from 0."""

    def __init__(self, file: str, text: str, catalogue: Catalogue, table: Table) -> None:
        """Read that text of that file."""
        self._file = file
        self._lines = text.splitlines()
        self._catalogue = catalogue
        self._areas = {area.name: area for area in table.areas}
        self._counters = [counter.name for counter in table.counters]
        self._shared = {area.name: area for area in table.shared}

    def wrong(self, what: str, line: int = -1) -> ValueError:
        """Return the error that says so of that line, or of the whole file."""
        place = f"{self._file}, line {line + 1}" if line >= 0 else self._file
        return ValueError(f"{place}: {what}.")

    def line_of(self, word: str, begin: int) -> int:
        """Return the first line from there on that has the word; the first one where none has."""
        for number in range(begin, len(self._lines)):
            if word in self._lines[number]:
                return number
        return begin

    def place(self, header: str, number: int) -> int:
        """Return the line where the table of that number under a header begins."""
        found = [line for line, text in enumerate(self._lines) if text.strip().startswith(header)]
        return found[number] if number < len(found) else 0

    def known(self, data: dict[str, object], fields: frozenset[str], what: str, begin: int) -> None:
        """Refuse a field that there is not."""
        for name in data:
            if name not in fields:
                known = f": write {names.listing(sorted(fields), 'or')}" if fields else ""
                raise self.wrong(f"{names.quote(name)} is no part of a {what}{known}", self.line_of(name, begin))

    def tables(self, data: dict[str, object], name: str) -> list[dict[str, object]]:
        """Return the tables under ``[[name]]``."""
        found = data.get(name)
        tables = [each for each in found if isinstance(each, dict)] if isinstance(found, list) else []
        if not isinstance(found, list) or not tables or len(tables) < len(found):
            raise self.wrong(f"a lesson needs tables [[{name}]]")
        return tables

    def sentence(self, data: dict[str, object], name: str, begin: int) -> str:
        """Return what people are to read, which is short."""
        value = data.get(name)
        if not isinstance(value, str) or not value.strip() or "\n" in value:
            raise self.wrong(f"{names.quote(name)} must be a text of one line", self.line_of(name, begin))
        if len(value) > LONGEST:
            too_long = f"{names.quote(name)} has {len(value)} letters, and more than {LONGEST} are not read"
            raise self.wrong(too_long, self.line_of(value, begin))
        return value

    def number(self, data: dict[str, object], name: str, begin: int) -> int:
        """Return a whole number from 1."""
        value = data.get(name)
        if not isinstance(value, int) or isinstance(value, bool) or value < 1:
            raise self.wrong(f"{names.quote(name)} must be a whole number from 1", self.line_of(name, begin))
        return value

    def texts(self, data: dict[str, object], name: str, begin: int, *, empty: bool = False) -> tuple[str, ...]:
        """Return a list of texts, of which none is empty unless they may; no texts where there is no list."""
        value = data.get(name, [])
        if not isinstance(value, list) or [item for item in value if not isinstance(item, str) or not (item or empty)]:
            raise self.wrong(f"{names.quote(name)} must be a list of texts", self.line_of(name, begin))
        return tuple(value)

    def key(self, name: str, begin: int) -> str:
        """Return the key of the card of that name."""
        try:
            return self._catalogue.print_by_name(name).key
        except UnknownCard as error:
            raise self.wrong(str(error).rstrip("."), self.line_of(name, begin)) from error

    def lying(self, data: dict[str, object], area: Area, begin: int) -> tuple[str, ...]:
        """Return the keys of the cards that lie in an area."""
        called = self.texts(data, area.name, begin, empty=area.shape == GRID)
        return tuple([self.key(name, begin) if name else "" for name in called])

    def side(self, data: dict[str, object], begin: int) -> Side:
        """Return what one player has."""
        self.known(data, frozenset({"name", *self._areas, *self._counters}), "side", begin)
        cards = {name: self.lying(data, area, begin) for name, area in self._areas.items() if name in data}
        counters: dict[str, int] = {}
        for name in self._counters:
            if name in data and name not in cards:  # an area and the counter of its cards may share a name
                value = data[name]
                if not isinstance(value, int) or isinstance(value, bool):
                    raise self.wrong(f"{names.quote(name)} must be a whole number", self.line_of(name, begin))
                counters[name] = value
        return Side(cards, counters)

    def shared(self, data: dict[str, object]) -> dict[str, tuple[str, ...]]:
        """Return what lies between the players; nothing where nothing is said of it."""
        shared = data.get("shared", {})
        begin = self.line_of("[shared]", 0)
        if not isinstance(shared, dict):
            raise self.wrong("'shared' must be a table [shared], with cards by area", self.line_of("shared", 0))
        self.known(shared, frozenset(self._shared), "[shared]", begin)
        return {name: self.lying(shared, area, begin) for name, area in self._shared.items() if name in shared}

    def step(self, data: dict[str, object], begin: int) -> Step:
        """Return a step."""
        self.known(data, _STEP, "step", begin)
        picks = self.texts(data, "pick", begin)
        if not picks:
            raise self.wrong("a step needs 'pick', the options that are accepted", begin)
        instead = data.get("instead", {})
        if not isinstance(instead, dict):
            raise self.wrong("'instead' must be a table of sentences by patterns", self.line_of("instead", begin))
        lit = self.texts(data, "lit", begin)
        for name in lit:
            if name not in self._areas and name not in self._counters and name not in self._shared:
                self.key(name, begin)
        return Step(
            say=self.sentence(data, "say", begin),
            lit=lit,
            asked=(picks, *[(pattern,) for pattern in self.texts(data, "then", begin)]),
            replies=self.texts(data, "replies", begin),
            instead=tuple([(pattern, self.sentence(instead, pattern, begin)) for pattern in instead]),
        )
