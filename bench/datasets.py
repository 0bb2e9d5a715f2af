"""How fast decisions become rows of a data set, and how small they are, game by game on one core.

    uv run python bench/datasets.py
    .ci/compiled python bench/datasets.py        # the compiled build

Random bots play, so that nearly nothing is thought and what remains is play, encoding and writing. "Self-play" plays
and writes; "export" goes through records of the same matches and writes; "alone" is the share of the export that goes
through no match: encoding and writing.
"""

import argparse
import tempfile
from pathlib import Path
from time import perf_counter

import cardwright as cw
from cardwright.research import datasets
from cardwright.research.simulation import planned, start

GAMES = ("keyforge", "krysis", "kyza", "kryptik", "crucible")


def records(name: str, matches: int) -> tuple[list[str], int]:
    """Play random matches; return their records, and how many decisions they have."""
    plan = planned(name, [], ["random"] * cw.load(name).players, seed="bench")
    found: list[str] = []
    decisions = 0
    for number in range(matches):
        match = start(plan, number)
        rng = cw.Rng(f"bench/{number}")
        while not match.over:
            match.choose(rng.below(len(match.codes)))
            decisions += 1
        found.append(match.record.to_json())
    return found, decisions


def replayed(found: list[str]) -> float:
    """Go through records as an export does, and write nothing; return the seconds."""
    began = perf_counter()
    for text in found:
        record = cw.Record.from_json(text)
        cw.replay(record)
        match = cw.load(record.game).open(record.setup, record.key, log=False)
        for pick in record.picks:
            match.repeat(pick)
    return perf_counter() - began


def measured(name: str, matches: int, folder: Path) -> tuple[float, float, float, float]:
    """Return rows a second of self-play, of an export, and of its writing alone; and bytes a row."""
    plan = planned(name, [], ["random"] * cw.load(name).players, seed="bench")
    datasets.self_play(plan, 1, folder / f"{name} first")  # what is imported and made once takes two seconds
    began = perf_counter()
    made = datasets.self_play(plan, matches, folder / name)
    playing = perf_counter() - began
    found, _ = records(name, matches)
    file = folder / f"{name}.parquet"
    began = perf_counter()
    rows = datasets.export(found, file)
    exporting = perf_counter() - began
    alone = max(exporting - replayed(found), 1e-9)
    return made.rows / playing, rows / exporting, rows / alone, file.stat().st_size / rows


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--matches", type=int, default=20)
    given = parser.parse_args()
    print(f"{'rows a second':12}{'self-play':>12}{'export':>12}{'alone':>12}{'bytes a row':>14}")
    with tempfile.TemporaryDirectory() as folder:
        for name in given.games:
            playing, exporting, alone, size = measured(name, given.matches, Path(folder))
            print(f"{name:13}{playing:>12,.0f}{exporting:>12,.0f}{alone:>12,.0f}{size:>14.1f}")


if __name__ == "__main__":
    main()
