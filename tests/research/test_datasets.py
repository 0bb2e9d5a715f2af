"""Data sets: files that any reader of Parquet reads, the same for any number of processes, made further at any time."""

import json
from pathlib import Path

import duckdb
import pyarrow.parquet as pq
import pytest

import cardwright as cw
from cardwright.kernel.basics.errors import BadRecord, BadSetup
from cardwright.research import datasets, simulation
from cardwright.research.datasets import export, self_play, told
from cardwright.research.decisions import COLUMNS
from cardwright.research.plans import Plan
from cardwright.research.simulation import planned, start

DECKS = [cw.load("kyza").decks[name] for name in ("Sparks and Drums", "Still Waters")]


def plan(seed: str = "data", bot: str = "random") -> Plan:
    return planned("kyza", DECKS, [bot, bot], seed=seed, options={"life": 2})


def contents(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in sorted(folder.iterdir())}


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Files of few games, so that a few games make several."""
    monkeypatch.setattr(datasets, "PART", 4)


def test_the_files_are_the_same_for_any_number_of_processes(tmp_path: Path) -> None:
    one = self_play(plan(), 10, tmp_path / "one")
    two = self_play(plan(), 10, tmp_path / "two", jobs=2)
    assert contents(tmp_path / "one") == contents(tmp_path / "two")
    assert one.rows == two.rows > 100
    assert [file.name for file in one.files] == [f"matches-{first:07}.parquet" for first in (0, 4, 8)]
    assert one.errors == ()


def test_duckdb_reads_them_all_at_once(tmp_path: Path) -> None:
    made = self_play(plan(), 6, tmp_path)
    rows = duckdb.read_parquet(f"{tmp_path}/*.parquet")
    assert rows.columns == [name for name, _, _ in COLUMNS]
    found = rows.aggregate("match, count(*), max(step) + 1, bool_and(pick < len(actions))").order("match").fetchall()
    assert [match for match, _, _, _ in found] == [0, 1, 2, 3, 4, 5]
    assert all(count == steps and offered for _, count, steps, offered in found)
    assert len(rows) == made.rows


def test_a_run_goes_on_where_it_was_cut_short_and_a_longer_one_begins_with_it(tmp_path: Path) -> None:
    self_play(plan(), 6, tmp_path / "short")
    kept = tmp_path / "short" / "matches-0000000.parquet"
    before = kept.stat().st_mtime_ns
    played: list[int] = []
    self_play(plan(), 10, tmp_path / "short", progress=played.append)
    assert kept.stat().st_mtime_ns == before
    assert played == [4, 4, 2]
    self_play(plan(), 10, tmp_path / "long")
    assert contents(tmp_path / "short") == contents(tmp_path / "long")


def test_a_shorter_run_takes_nothing_away(tmp_path: Path) -> None:
    longer = self_play(plan(), 10, tmp_path)
    before = contents(tmp_path)
    played: list[int] = []
    assert self_play(plan(), 2, tmp_path, progress=played.append) == longer
    assert (played, longer.games) == ([2], 10)
    assert contents(tmp_path) == before
    with pytest.raises(BadSetup, match=r"matches-000000.* is of another data set"):
        self_play(plan(seed="other"), 2, tmp_path)


def test_what_somebody_else_wrote_in_the_folder_is_left_as_it_is(tmp_path: Path) -> None:
    for content in ("# 12 games of chess\n", "my project", ""):
        (tmp_path / "README.md").write_text(content, "utf-8")
        with pytest.raises(BadSetup, match=r"README.md' is not of a data set, and is left as it is: name another fold"):
            self_play(plan(), 1, tmp_path)
        assert contents(tmp_path) == {"README.md": content.encode()}


def test_a_file_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine", "utf-8")
    for folder in (tmp_path / "file", tmp_path / "file" / "data"):
        with pytest.raises(BadSetup, match="cannot be a folder of data: "):
            self_play(plan(), 1, folder)
    assert contents(tmp_path) == {"file": b"mine"}


def test_a_folder_of_another_data_set_is_left_as_it_is(tmp_path: Path) -> None:
    self_play(plan(), 2, tmp_path)
    before = contents(tmp_path)
    with pytest.raises(BadSetup, match="is of another data set: name another folder"):
        self_play(plan(seed="other"), 2, tmp_path)
    (tmp_path / "matches-0000000.parquet").write_text("no Parquet")
    with pytest.raises(BadRecord, match="is no data set of Cardwright"):
        self_play(plan(), 2, tmp_path)
    assert set(contents(tmp_path)) == set(before)


def test_a_file_and_the_card_beside_it_tell_how_it_was_made(tmp_path: Path) -> None:
    made = self_play(plan(), 3, tmp_path)
    found = told(made.files[0])
    assert (found["game"], found["players"], found["first"], found["end"]) == ("kyza", 2, 0, 3)
    assert found["encoding"] == cw.load("kyza").encoding.version
    assert found["plan"]["bots"] == ["random", "random"]
    schema = pq.read_schema(made.files[0])
    assert all(schema.field(name).metadata == {b"text": text.encode()} for name, _, text in COLUMNS)
    card = (tmp_path / "README.md").read_text("utf-8")
    assert card.startswith("# 3 games of Kyza Kards, decision by decision\n")
    assert f"{made.rows:,} decisions of bots (random, random)" in card
    assert "Sparks and Drums, Still Waters" in card


def test_a_game_that_goes_wrong_is_left_out_and_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played = simulation.play

    def failing(plan: Plan, number: int, **more: object) -> object:
        game = played(plan, number, **more)  # type: ignore[arg-type]
        object.__setattr__(game, "error", "it broke") if number == 1 else None
        return game

    monkeypatch.setattr(datasets, "play", failing)
    made = self_play(plan(), 3, tmp_path)
    assert made.errors == ("Game 1 with seed 'data/1': it broke",)
    numbers = pq.read_table(made.files[0]).column("match").unique().to_pylist()
    assert numbers == [0, 2]


def test_no_file_is_left_of_what_was_not_finished(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(datasets, "play", interrupted)
    with pytest.raises(KeyboardInterrupt):
        self_play(plan(), 3, tmp_path)
    assert contents(tmp_path) == {}


def test_recorded_matches_become_the_same_rows(tmp_path: Path) -> None:
    made = self_play(plan(bot="greedy"), 2, tmp_path)
    rows = pq.read_table(made.files[0]).to_pylist()
    records: list[str] = []
    for number in range(2):
        m = start(plan(bot="greedy"), number)
        for row in rows:
            if row["match"] == number:
                m.choose(row["pick"])
        assert m.over
        records.append(m.record.to_json())
    file = tmp_path / "records.parquet"
    assert export(records, file) == made.rows
    assert pq.read_table(file).to_pylist() == rows
    assert told(file)["records"] is True


def test_what_is_no_set_of_one_game_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "records.parquet"
    kyza = cw.load("kyza").start(["sparks", "still"], seed=1)
    krysis = cw.load("krysis").start(seed=1)
    with pytest.raises(BadSetup, match="no records"):
        export([], file)
    with pytest.raises(BadRecord, match="Record 2 is of Krysis for 2, and those before it of Kyza Kards for 2"):
        export([kyza.record, krysis.record], file)
    with pytest.raises(BadRecord, match="no record"):
        export([json.dumps({})], file)
    assert not list(tmp_path.iterdir())
    kyza.concede(0)
    assert export([kyza.record, cw.load("kyza").start(["sparks", "still"], seed=2).record], file) == 0


@pytest.mark.parametrize(("n", "jobs", "said"), [(0, 1, "at least one match"), (3, 0, "at least one process")])
def test_too_few_of_something_is_refused(n: int, jobs: int, said: str, tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match=said):
        self_play(plan(), n, tmp_path, jobs=jobs)


def test_series_are_no_data_sets(tmp_path: Path) -> None:
    series = planned("kyza", DECKS, ["random", "random"], best_of=3)
    with pytest.raises(BadSetup, match="single games"):
        self_play(series, 2, tmp_path)
