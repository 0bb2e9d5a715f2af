"""`cardwright dataset`: games of bots into a folder, and on from there."""

from pathlib import Path

import duckdb
import pytest

from tests.cli.conftest import Command

WANTED = ("dataset", "kyza", "sparks", "still", "--bots", "random", "--set", "life=2", "--plain")


def test_it_fills_a_folder_and_says_what_is_in_it(cardwright: Command, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    ran = cardwright(*WANTED, "-n", 3, "--out", folder)
    assert ran.code == 0, ran.err
    rows = duckdb.read_parquet(f"{folder}/*.parquet").aggregate("count(*), count(distinct match)").fetchall()[0]
    assert ran.out.startswith(f"{folder} has {rows[0]:,} decisions of 3 games in 1 file, ")
    assert rows[1] == 3
    ran = cardwright(*WANTED, "-n", 4, "--out", folder)
    assert ran.code == 0, ran.err
    assert " of 4 games in 1 file, " in ran.out
    assert cardwright(*WANTED, "-n", 2, "--out", folder).out == ran.out, "those that are there stay"


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["-n", "0"], "at least one match"),
        (["--jobs", "0"], "at least one process"),
        (["--seed", "other"], "is of another data set"),
        (["--out", __file__], "cannot be a folder of data: File exists."),
        (["--out", ""], "Say which folder"),
    ],
)
def test_what_cannot_be_made_is_refused_in_a_sentence(
    options: list[str], said: str, cardwright: Command, tmp_path: Path
) -> None:
    assert cardwright(*WANTED, "-n", 1, "--out", tmp_path / "data").code == 0
    where = [] if "--out" in options else ["--out", tmp_path / "data"]
    ran = cardwright(*WANTED, *where, *options)
    assert ran.code == 2
    assert said in ran.err
