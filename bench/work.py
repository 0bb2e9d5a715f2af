"""How much work two builds do for the same random games: counted, not timed, so that a busy machine does not matter.

    uv run python -m bench.work ../before .                      # two checkouts, as bench/compare.py takes them
    uv run python -m bench.work ../before . --games krysis --top 40

Plain builds are counted in steps of the interpreter (bytecodes), with the functions whose share has changed most, by
their names alone, so that a function may have moved. Compiled builds are counted in instructions of the processor, by
Valgrind, where that is installed: some thirty seconds for each game and side.

A step is no second: what is saved is found here, and what it is worth is measured by bench/compare.py.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path
from shutil import which
from types import FrameType
from typing import TYPE_CHECKING, Any, Final

from bench.compare import GAMES, playouts, pythons, starts

if TYPE_CHECKING:
    from _typeshed import TraceFunction

MATCHES: Final = {"keyforge": 16, "krysis": 20, "kyza": 40}
"""How many matches of each game are counted."""


# ---- in the process of a side ----------------------------------------------------------------------------------------


def bytecodes(game: str) -> dict[str, Any]:
    """Play, and count the steps of each function."""
    ways = starts(game)
    playouts(ways, len(ways))
    counted: Counter[str] = Counter()

    def trace(frame: FrameType, event: str, _: object) -> "TraceFunction":
        if event == "call":
            frame.f_trace_opcodes, frame.f_trace_lines = True, False
        elif event == "opcode":
            counted[frame.f_code.co_name] += 1
        return trace

    sys.settrace(trace)
    decisions, _ = playouts(ways, MATCHES[game])
    sys.settrace(None)
    return {"decisions": decisions, "counted": counted}


def played(game: str, matches: int) -> dict[str, Any]:
    """Play so many matches after those that warm up, and count nothing."""
    ways = starts(game)
    playouts(ways, len(ways))
    return {"decisions": playouts(ways, matches)[0] if matches else 0}


# ---- who compares ----------------------------------------------------------------------------------------------------


def asked(command: list[str], game: str, what: str) -> tuple[dict[str, Any], str]:
    """Return what a process of a side answers, and what it wrote on standard error."""
    environment = {**os.environ, "PYTHONHASHSEED": "0", "PYTHONPATH": str(Path(__file__).parents[1])}
    done = subprocess.run(  # noqa: S603 - the user names the Python to be measured
        [*command, __file__, "--count", game, what], env=environment, capture_output=True, text=True, check=True
    )
    return json.loads(done.stdout), done.stderr


def instructions(python: Path, game: str) -> tuple[float, int]:
    """Return the instructions of a compiled build for a decision, and the decisions of all matches."""
    found: list[int] = []
    decisions = 0
    with tempfile.TemporaryDirectory() as folder:
        for matches in (0, MATCHES[game]):
            command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/{matches}", str(python)]
            answer, told = asked(command, game, str(matches))
            decisions = answer["decisions"]
            found.append(int(told.partition("Collected : ")[2].split()[0]))
    return (found[1] - found[0]) / decisions, decisions


def is_compiled(python: Path) -> bool:
    """Whether the build of that Python is compiled: the games are then machine code, wherever they lie."""
    look = "import cardwright, pathlib; print(any(pathlib.Path(cardwright.__file__).parent.rglob('games/**/*.so')))"
    done = subprocess.run([python, "-c", look], capture_output=True, text=True, check=True)  # noqa: S603 - as above
    return done.stdout.strip() == "True"


def compared(one: Path, other: Path, game: str, top: int) -> None:
    """Count both sides and print it."""
    if is_compiled(one):
        if which("valgrind") is None:
            print("  compiled builds are counted by Valgrind, which is not installed")
            return
        (a, a_decisions), (b, b_decisions) = instructions(one, game), instructions(other, game)
        unit, rows = "instructions", []
    else:
        sides = [asked([str(python)], game, "bytecodes")[0] for python in (one, other)]
        (a_decisions, b_decisions) = [side["decisions"] for side in sides]
        shares = [{name: n / side["decisions"] for name, n in side["counted"].items()} for side in sides]
        a, b = [sum(share.values()) for share in shares]
        unit = "bytecodes"
        names = {**shares[0], **shares[1]}
        rows = [(shares[1].get(name, 0.0) - shares[0].get(name, 0.0), name) for name in names]
    matches = MATCHES[game]
    print(f"  {game:10} {unit} a decision: A {a:,.0f}, B {b:,.0f}, A to B {a / b:.3f}")
    print(
        f"  {'':10} decisions a game: A {a_decisions / matches:.1f}, B {b_decisions / matches:.1f}, so that a game is "
        f"A to B {a * a_decisions / b / b_decisions:.3f}"
    )
    for difference, name in sorted(rows, key=lambda row: -abs(row[0]))[:top]:
        print(f"  {difference:>+10.1f} {name}")


def main() -> None:
    """Count and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("one", type=Path, help="A: a Python executable, or a checkout")
    parser.add_argument("other", type=Path, help="B: the other one")
    parser.add_argument("--games", nargs="+", choices=list(GAMES), default=list(GAMES), help="the games to play")
    parser.add_argument("--top", type=int, default=12, help="as many functions are named")
    arguments = parser.parse_args()
    for build, (one, other) in pythons(arguments.one, arguments.other).items():
        print(f"{build}: A {one}, B {other}")
        for game in arguments.games:
            compared(one, other, game, arguments.top)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--count"]:
        _, _, wanted, how = sys.argv
        print(json.dumps(bytecodes(wanted) if how == "bytecodes" else played(wanted, int(how))))
    else:
        main()
