"""How well balanced the stand-in values of Crystal Crucible are, in games between bots of one kind.

Greedy chooses Tokens and Magicks by chance, for none looks better to it than another before the game begins; a bot that
searches has its favorites, so --dealt deals them by chance. Each run plays games for one number of players and prints
what they count as JSON; several runs with another --first may go on at the same time. The last call adds them up,
prints tables in Markdown, and draws the shares of wins.

    uv run python -m bench.crucible_balance --players 2 --games 1000 > two.json
    uv run python -m bench.crucible_balance --players 3 --games 1000 > three.json
    uv run python -m bench.crucible_balance --counted two.json three.json --plot docs/images/crucible-balance.svg
"""

import argparse
import json
import time
from collections import Counter
from pathlib import Path
from statistics import median
from typing import Any

from bench.balance import Bar, bars, share, table
from cardwright.games.crucible.actions import MAGICKS
from cardwright.games.crucible.game import GAME
from cardwright.research.plans import Plan
from cardwright.research.simulation import play
from cardwright.research.statistics import wilson

TURNS = ("first", "second", "third", "fourth")


def played(plan: Plan, first: int, games: int, minutes: float) -> dict[str, Any]:
    """Play so many games of a plan, or as many as there is time for, and return what they count."""
    total: Counter[str] = Counter()
    rounds: list[int] = []
    errors: list[str] = []
    began = time.monotonic()
    for number in range(first, first + games):
        if time.monotonic() - began > 60 * minutes:
            break
        game = play(plan, number)
        if game.error:
            errors.append(f"{game.seed}: {game.error}")
            continue
        rounds.append(game.turns)
        total.update(game.statistics)
        total["decisions"] += game.decisions
        total["at the cap"] += game.reason == "most victory points"
    bots = {"bot": plan.bots[0], "players": len(plan.bots)}
    return bots | {"rounds": rounds, "errors": errors, "total": dict(sorted(total.items()))}


def added(parts: list[dict[str, Any]]) -> dict[int, dict[str, Any]]:
    """Add up what was counted, by the number of players; SystemExit for games of several kinds of bots."""
    bots = sorted({part["bot"] for part in parts})
    if len(bots) > 1:
        raise SystemExit(f"These games were played by different bots ({', '.join(bots)}): add up those of one kind.")
    found: dict[int, dict[str, Any]] = {}
    for part in parts:
        into = found.setdefault(part["players"], {"rounds": [], "errors": [], "total": Counter()})
        into["rounds"] += part["rounds"]
        into["errors"] += part["errors"]
        into["total"].update(part["total"])
    return dict(sorted(found.items()))


def overview(counted: dict[int, dict[str, Any]]) -> list[str]:
    """Return a table of what happens in a game, with a column for each number of players."""
    rows: dict[str, list[str]] = {}
    for part in counted.values():
        total, games = part["total"], len(part["rounds"])
        rows.setdefault("games", []).append(str(games))
        rows.setdefault("rounds, median (least to most)", []).append(
            f"{median(part['rounds']):g} ({min(part['rounds'])} to {max(part['rounds'])})"
        )
        rows.setdefault("ended at the cap", []).append(f"{total['at the cap']:g}")
        rows.setdefault("decisions", []).append(f"{total['decisions'] / games:.0f}")
        for name in ("points/monsters", "points/characters", "deaths"):
            rows.setdefault(name.replace("/", " for "), []).append(f"{total[name] / games:.1f}")
        attacks = total["attacks/hit"] + total["attacks/blocked"]
        spells = total["spells/worked"] + total["spells/resisted"]
        rows.setdefault("attacks", []).append(f"{attacks / games:.1f}")
        rows.setdefault("... that hit", []).append(f"{total['attacks/hit'] / attacks:.0%}")
        cast = sum(total[name] for name in total if name.startswith("cast/"))
        rows.setdefault("spells cast", []).append(f"{cast / games:.1f}")
        rows.setdefault("targets that did not resist", []).append(f"{total['spells/worked'] / spells:.0%}")
        for place, turn in enumerate(TURNS):
            of = total[f"seat/{place}/played"]
            rows.setdefault(f"won by who acts {turn}", []).append(share(total[f"seat/{place}/won"], of) if of else "")
    heads = [f"{players} players" for players in counted]
    return table(["", *heads], [[name, *cells] for name, cells in rows.items()])


def wins(counted: dict[int, dict[str, Any]], group: str) -> dict[str, tuple[float, float, float]]:
    """Return for each class or Magick the games won, those to be expected, and those played, the best first."""
    found: dict[str, tuple[float, float, float]] = {}
    for players, part in counted.items():
        for name, times in part["total"].items():
            if name.startswith(f"{group}/") and name.endswith("/played"):
                key = name.split("/")[1]
                won, due, of = found.get(key, (0.0, 0.0, 0.0))
                won += part["total"][f"{group}/{key}/won"]
                found[key] = (won, due + times / players, of + times)
    return dict(sorted(found.items(), key=lambda item: -item[1][0] / item[1][1]))


def groups(counted: dict[int, dict[str, Any]], group: str) -> list[str]:
    """Return a table of how often each class or Magick wins, against an equal share."""
    rows: list[list[str]] = []
    for name, (won, due, of) in wins(counted, group).items():
        low, high = wilson(won, round(of))
        cells = [f"{of:g}", f"{won:g}", f"{won / due:.2f}", f"{low * of / due:.2f} to {high * of / due:.2f}"]
        rows.append([name.capitalize(), *cells])
    return table([group, "played", "won", "of an equal share", "95% interval"], rows)


def memories(counted: dict[int, dict[str, Any]]) -> list[str]:
    """Return how often each Memory is cast, a line for each Magick, by who has it."""
    total: Counter[str] = Counter()
    for part in counted.values():
        total.update(part["total"])
    rows: list[list[str]] = []
    for number, magick in enumerate(MAGICKS):
        held = sum([part["total"][f"magick/{magick}/played"] for part in counted.values()])
        spells = [facts.name for facts in GAME.values.memories if facts.magick == number]
        cast = [f"{name} {total[f'cast/{name}'] / max(held, 1):.2f}" for name in spells]
        rows.append([magick.capitalize(), ", ".join(cast)])
    return table(["magick", "how often each Memory is cast in a game by who has that Magick"], rows)


def plot(counted: dict[int, dict[str, Any]]) -> str:
    """Draw how often each class and Magick wins, as a share of what is due to it, with 95% intervals."""
    sections = [
        (
            f"{title}: wins, as a share of those due to each",
            [
                Bar(name.capitalize(), won / due, *[end * of / due for end in wilson(won, round(of))])
                for name, (won, due, of) in wins(counted, group).items()
            ],
        )
        for group, title in (("class", "Classes"), ("magick", "Magicks"))
    ]
    return bars(sections, 2.0, "equal share")


def main() -> None:
    """Play, or add up."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--bot", default="greedy", help="who plays all seats")
    parser.add_argument("--dealt", action="store_true", help="deal Tokens and Magicks by chance: nobody chooses")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--minutes", type=float, default=600, help="begin no game after so many minutes")
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--counted", nargs="*", type=Path, help="files with what was counted before: add them up")
    parser.add_argument("--plot", type=Path, help="where to draw the shares of wins, as SVG")
    arguments = parser.parse_args()
    if not arguments.counted:
        options = {"pick": 0} if arguments.dealt else {}
        plan = Plan("crucible", (), (arguments.bot,) * arguments.players, arguments.seed, options)
        print(json.dumps(played(plan, arguments.first, arguments.games, arguments.minutes)))
        return
    counted = added([json.loads(file.read_text("utf-8")) for file in arguments.counted])
    for lines in (overview(counted), groups(counted, "class"), groups(counted, "magick"), memories(counted)):
        print("\n".join(lines), end="\n\n")
    for part in counted.values():
        for error in part["errors"]:
            print(error)
    if arguments.plot:
        arguments.plot.write_text(plot(counted), "utf-8")


if __name__ == "__main__":
    main()
