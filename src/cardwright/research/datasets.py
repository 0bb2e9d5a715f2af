"""Data sets: the decisions of many matches in Parquet files, which Polars, DuckDB, pandas and Arrow read.

They are made of recorded matches (`export`) or of games that bots play for them (`self_play`).
"""

import io
import json
import os
import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from itertools import chain
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, Final, Self

import pyarrow as pa
import pyarrow.parquet as pq

import cardwright as cw
from cardwright.kernel.basics.errors import BadRecord, BadSetup
from cardwright.kernel.seeing.encoding import LINKS
from cardwright.research.analysis import counted
from cardwright.research.decisions import COLUMNS, Decisions
from cardwright.research.places import Jobs, place_of
from cardwright.research.plans import Plan
from cardwright.research.simulation import play

ROWS: Final = 100_000
"""As many rows are in a group, which is the most that is held in memory."""
PART: Final = 100
"""So many matches of self-play are in a file."""
LEVEL: Final = 6
"""How hard it is compressed: a fifth smaller than by the usual level, and playing takes much longer than either."""
KEY: Final = b"cardwright"
"""Under this name of a file's metadata stands, as JSON, how it was made."""
CARD: Final = "README.md"
"""The file that tells people what a data set is (`data_card`)."""
_OURS: Final = re.compile(rb"# [0-9,]+ games? of .+, decision by decision\s")
"""How a data card begins, and hardly anything that somebody else wrote."""


# ---- files -----------------------------------------------------------------------------------------------------------


def about(game: cw.Game, made: dict[str, object]) -> dict[str, object]:
    """Return what a file tells of itself: its game, the version of the numbers, and how it was made."""
    return {
        "game": game.name,
        "players": game.players,
        "rules": game.version,
        "encoding": game.encoding.version,
        **made,
    }


def told(file: Path) -> dict[str, Any]:
    """Return what a file tells of itself; `BadRecord` for one that is no data set."""
    try:
        found: dict[str, Any] = json.loads((pq.read_schema(file).metadata or {})[KEY])
    except (KeyError, ValueError, OSError) as error:
        raise BadRecord(f"{str(file)!r} is no data set of Cardwright.") from error
    return found


@contextmanager
def whole(file: Path) -> Iterator[BinaryIO]:
    """Write a file that is there once it is whole, in a folder that is made where there is none."""
    partial = file.with_name(f".{file.name}.part")
    file.parent.mkdir(parents=True, exist_ok=True)
    try:
        with partial.open("wb") as opened:
            yield opened
        partial.replace(file)
    finally:
        partial.unlink(missing_ok=True)


class Writer:
    """A file of Parquet while it is written, group by group."""

    def __init__(self, opened: BinaryIO, game: cw.Game, made: dict[str, object]) -> None:
        """Begin; ``made`` says how the matches came about."""
        self.decisions = Decisions(game)
        self.rows = 0
        fields = [pa.field(name, kind, nullable=False, metadata={"text": text}) for name, kind, text in COLUMNS]
        self._schema = pa.schema(fields, metadata={KEY: json.dumps(about(game, made), ensure_ascii=False)})
        # A row differs little from the one before it, which is seen best in large pages; and its numbers are small, so
        # that of their four bytes three hardly ever vary.
        split = {f"{name}.list.element": "BYTE_STREAM_SPLIT" for name, kind, _ in COLUMNS if pa.types.is_list(kind)}
        self._writer = pq.ParquetWriter(
            opened,
            self._schema,
            compression="zstd",
            compression_level=LEVEL,
            use_dictionary=False,
            column_encoding=split,
            data_page_size=1 << 24,
        )

    def close_match(self, match: cw.Match, number: int) -> None:
        """Keep the decisions of a match that is over, under that number."""
        self.decisions.close(match, number)
        if len(self.decisions) >= ROWS:
            self._flush()

    def _flush(self) -> None:
        self.rows += len(self.decisions)
        self._writer.write_table(self.decisions.table(self._schema))

    def __enter__(self) -> Self:
        """Write from here on."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Finish the file, without what is under way."""
        if kind is None:
            self._flush()
        self._writer.close()


def export(records: Iterable[cw.Record | str], file: Path) -> int:
    """Write the decisions of recorded matches into a file, and return how many there are.

    Matches are numbered as they come; those that were not played to their end are left out. All must be of one game and
    number of players: `BadRecord` for one that is of another or does not replay, `BadSetup` where there is none.
    """
    all_records = iter(records)
    first = next(all_records, None)
    if first is None:
        raise BadSetup("There are no records of which a data set could be made.")
    game = game_of(cw.replay(first))
    with whole(file) as opened, Writer(opened, game, {"records": True}) as writer:
        for number, record in enumerate(chain([first], all_records)):
            write_record(writer, game, number, record)
    return writer.rows


def game_of(match: cw.Match) -> cw.Game:
    """Return the game of a match, for as many players."""
    return cw.load(match.game.name).seated(match.game.players)


def write_record(writer: Writer, game: cw.Game, number: int, recorded: cw.Record | str) -> None:
    """Write the decisions of one recorded match, if it was played to its end."""
    record = cw.Record.from_json(recorded) if isinstance(recorded, str) else recorded
    end = cw.replay(record)
    if (end.game.name, end.game.players) != (game.name, game.players):
        raise BadRecord(
            f"Record {number + 1} is of {end.game.title} for {end.game.players}, and those before it of {game.title} "
            f"for {game.players}: a data set is of one game."
        )
    if not end.over:
        return
    match = game.open(record.setup, record.key, log=False)
    for pick in record.picks:
        if pick >= 0:
            writer.decisions.see(match, pick)
        match.repeat(pick)
    writer.close_match(match, number)


# ---- self-play -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Part:
    """One file of self-play: the matches from ``first`` to before ``end``."""

    file: Path
    first: int
    end: int


@dataclass(frozen=True)
class Made:
    """What came of self-play: what is in the folder now, and what went wrong, a sentence each.

    ``rows`` counts the decisions in its ``files``, and ``games`` the matches of which they are, with those that went
    wrong.
    """

    rows: int
    games: int
    files: tuple[Path, ...]
    errors: tuple[str, ...]


def self_play(
    plan: Plan, n: int, folder: Path, *, jobs: Jobs = 1, progress: Callable[[int], None] = lambda _: None
) -> Made:
    """Let bots play ``n`` matches of a plan (`simulation.planned`), and keep all decisions in files of a folder.

    The files are the same for any number of ``jobs``. What is there already is not played again, so a run that was cut
    short goes on, a longer one begins with the shorter, and a shorter one takes nothing away. `BadSetup` if the folder
    holds another data set, a README.md of somebody's own, or cannot be written to. A match that goes wrong is left out.
    ``progress`` is told how many more matches there are.
    """
    if n < 1:
        raise BadSetup(f"A data set has at least one match, not {n}.")
    place = place_of(jobs)
    if plan.best_of > 1:
        raise BadSetup("A data set is made of single games, not of series.")
    game = cw.load(plan.game).seated(len(plan.bots))
    make_ready(folder)
    parts = {part.first: part for part in parts_in(folder, game, plan)}
    wanted = [Part(folder / f"matches-{first:07}.parquet", first, min(first + PART, n)) for first in range(0, n, PART)]
    todo = [part for part in wanted if part.first not in parts or parts[part.first].end < part.end]
    progress(n - sum(part.end - part.first for part in todo))
    errors: list[str] = []
    for part, (data, found) in place.done(written, plan, todo):
        with whole(part.file) as opened:
            opened.write(data)
        errors += found
        progress(part.end - part.first)
    parts |= {part.first: part for part in todo}
    files = tuple([part.file for _, part in sorted(parts.items())])
    rows = sum(pq.read_metadata(file).num_rows for file in files)
    games = sum(part.end - part.first for part in parts.values())
    (folder / CARD).write_text(data_card(game, plan, games, rows), "utf-8")
    return Made(rows, games, files, tuple(errors))


def make_ready(folder: Path) -> None:
    """Make the folder if there is none; `BadSetup` if it cannot be written to, or has a README.md that is not ours."""
    card = folder / CARD
    try:
        folder.mkdir(parents=True, exist_ok=True)
        foreign = card.exists() and not _OURS.match(card.read_bytes())
    except OSError as error:
        raise BadSetup(f"{str(folder)!r} cannot be a folder of data: {error.strerror or error}.") from error
    if not os.access(folder, os.W_OK):
        raise BadSetup(f"{str(folder)!r} cannot be a folder of data: nothing can be written there.")
    if foreign:
        raise BadSetup(f"{str(card)!r} is not of a data set, and is left as it is: name another folder.")


def made_of(plan: Plan, part: Part) -> dict[str, object]:
    """Tell how a file of self-play is made."""
    return {"plan": asdict(plan), "first": part.first, "end": part.end}


def parts_in(folder: Path, game: cw.Game, plan: Plan) -> list[Part]:
    """Return the files that are there already; `BadSetup` if one of them tells that it was made in another way."""
    parts: list[Part] = []
    for file in folder.glob("matches-*.parquet"):
        found = told(file)
        part = Part(file, found.get("first", 0), found.get("end", 0))
        if found != json.loads(json.dumps(about(game, made_of(plan, part)))):
            raise BadSetup(f"{str(file)!r} is of another data set: name another folder, or remove that one.")
        parts.append(part)
    return parts


def written(plan: Plan, part: Part) -> tuple[bytes, list[str]]:
    """Play the matches of a file; return it, and what went wrong: a sentence for each match that is left out."""
    game = cw.load(plan.game).seated(len(plan.bots))
    errors: list[str] = []
    file = io.BytesIO()
    with Writer(file, game, made_of(plan, part)) as writer:
        last: list[cw.Match] = []

        def watch(match: cw.Match, pick: int, _: float) -> None:
            last[:] = [match]
            writer.decisions.see(match, pick)

        for number in range(part.first, part.end):
            played = play(plan, number, watch=watch)
            if played.error:
                errors.append(f"Game {number} with seed {played.seed!r}: {played.error}")
                writer.decisions.drop()
            else:
                writer.close_match(last[0], number)
    return file.getvalue(), errors


def data_card(game: cw.Game, plan: Plan, n: int, rows: int) -> str:
    """Say what a data set of self-play is, for people who find it."""
    dealt = [json.loads(deck)["name"] for deck in plan.decks]
    encoding = game.encoding
    parts = (
        f"at most {encoding.card_rows} cards of {len(encoding.cards)} numbers each, {LINKS} links of "
        f"{len(encoding.links)}, and options of {len(encoding.options)}"
    )
    columns = "\n".join([f"| `{name}` | {said_type(kind)} | {text} |" for name, kind, text in COLUMNS])
    return f"""\
# {counted(n, "game")} of {game.title}, decision by decision

{rows:,} decisions of bots ({", ".join(plan.bots)}) in {game.title} for {game.players}.

- Played by Cardwright {cw.__version__}, version {game.version} of the rules.
- Decks: {", ".join(dealt) or "those that ship with the game, in turn"}.
- Seed: {plan.seed!r}; game number i is started with the seed {plan.seed + "/i"!r} and can be played again.
- Settings: {", ".join([f"{name}={value}" for name, value in plan.options.items()]) or "as the game has them"}.
- Encoding: version {encoding.version}. Files of another version mean other numbers.
- Nobody's hidden cards are in a row of somebody else: a row has what the player who is asked may know.
- The players are bots: what they never do is not in the data, and what they do is not always good.

| column | type | what it says |
| --- | --- | --- |
{columns}

`cardwright.research.decisions.observation(encoding, row)` puts the numbers of a row together as `Match.encode` wrote
them, {encoding.size} in all; zeros at the end of each part are left out. There are {parts}:

```
{encoding.describe().rstrip()}
```
"""


def said_type(kind: pa.DataType) -> str:
    """Say of what type a column is."""
    return f"list of {kind.value_type}" if pa.types.is_list(kind) else str(kind)
