"""How fast the games are, beside the fastest peers that Python can drive, in one run on one core.

    uv run python bench/speed.py            # all of it, about a minute
    uv run python bench/speed.py --rounds 3               # without peers, quicker
    .ci/compiled python bench/speed.py                    # the compiled build

Compare figures within a run only: machines are shared and noisy, and the best of several rounds says most.
"""

import argparse
import json
import random
import time
from collections.abc import Callable
from contextlib import suppress
from typing import cast

import cardwright as cw
from cardwright import envs
from cardwright.games.kryptik.state import Kryptik
from cardwright.kernel.matches.match import Match
from cardwright.kernel.pieces.decklist import DeckList

GAMES_PER_ROUND = 60
"""Playouts in a round."""
SAMPLES = 200
"""Positions in mid-effect that are copied, viewed, sampled and fingerprinted."""


MEASURED = 8
"""How many of the shipped decks play, so that figures compare with those from when there were no more."""
RANDOM_PAIRS = 64
"""Pairs of random decks, which have all cards of the set between them."""


def keyforge_starts() -> list[Callable[[int], Match]]:
    """Return the starts of KeyForge matches between its first shipped decks, every deck against the next."""
    game = cw.load("keyforge")
    decks = list(game.decks)[:MEASURED]

    def start(first: str, second: str) -> Callable[[int], Match]:
        return lambda seed: game.start([first, second], seed=seed, log=False)

    return [start(deck, decks[(i + 1) % len(decks)]) for i, deck in enumerate(decks)]


def random_starts() -> list[Callable[[int], Match]]:
    """Return the starts of KeyForge matches between random decks."""
    game = cw.load("keyforge")
    chance = cw.Rng("bench")
    pairs = [(game.find_deck("random", chance), game.find_deck("random", chance)) for _ in range(RANDOM_PAIRS)]

    def start(pair: tuple[DeckList, DeckList]) -> Callable[[int], Match]:
        return lambda seed: game.start(pair, seed=seed, log=False)

    return [start(pair) for pair in pairs]


def kryptik_starts() -> list[Callable[[int], Match]]:
    """Return the starts of Kryptik matches between the decks that ship, every deck against the next."""
    game = cw.load("kryptik")
    decks = list(game.decks)

    def start(first: str, second: str) -> Callable[[int], Match]:
        return lambda seed: game.start([first, second], seed=seed, log=False)

    return [start(deck, decks[(i + 1) % len(decks)]) for i, deck in enumerate(decks)]


def crucible_starts() -> list[Callable[[int], Match]]:
    """Return the start of Crystal Crucible matches between two players, whose tokens and magicks are chosen too."""
    game = cw.load("crucible")
    return [lambda seed: game.start(seed=seed, log=False)]


def playouts(starts: list[Callable[[int], Match]], games: int) -> tuple[int, float]:
    """Play random legal games; return how many decisions they took, and the seconds."""
    decisions = 0
    rng = random.Random(1)  # noqa: S311 - for playing, not for secrets
    draw = rng.random
    began = time.perf_counter()
    for seed in range(games):
        match = starts[seed % len(starts)](seed)
        while match.outcome is None:
            match.choose(int(draw() * len(match.codes)))
            decisions += 1
    return decisions, time.perf_counter() - began


def observed(starts: list[Callable[[int], Match]], games: int) -> tuple[int, float]:
    """Play random legal games, and write down at each decision what its player may know; return the same."""
    decisions = 0
    buffer = cw.load(starts[0](0).game.name).encoding.buffer()
    draw = random.Random(1).random  # noqa: S311 - as above
    began = time.perf_counter()
    for seed in range(games):
        match = starts[seed % len(starts)](seed)
        while match.outcome is None:
            match.encode(match.chooser, buffer)
            match.choose(int(draw() * len(match.codes)))
            decisions += 1
    return decisions, time.perf_counter() - began


def in_pettingzoo(name: str, games: int) -> tuple[int, float]:
    """Play random legal games as PettingZoo has it; ImportError where that is not installed."""
    env = envs.aec(name)
    draw = random.Random(1).random  # noqa: S311 - as above
    decisions = 0
    began = time.perf_counter()
    for seed in range(games):
        env.reset(seed=seed)
        while True:
            seen, _, over, _, _ = env.last()
            if over:
                break
            possible = seen["action_mask"].nonzero()[0]
            env.step(int(possible[int(draw() * len(possible))]))
            decisions += 1
    return decisions, time.perf_counter() - began


def is_under_way(match: Match) -> bool:
    """Whether more than the turn is on the stack."""
    return len(match.frames) > 1


def has_pile(match: Match) -> bool:
    """Whether effects wait on the pile of a match of Kryptik."""
    return bool(cast("Kryptik", match).pile)


def positions(
    starts: list[Callable[[int], Match]], wanted: int, within: Callable[[Match], bool] = is_under_way
) -> list[Match]:
    """Collect positions, by default in mid-effect."""
    found: list[Match] = []
    rng = random.Random(2)  # noqa: S311 - as above
    seed = 0
    while len(found) < wanted:
        match = starts[seed % len(starts)](seed)
        seed += 1
        while match.outcome is None:
            if within(match) and match.turn > 4 and rng.random() < 0.3:  # noqa: PLR2004 - cards in play by then
                found.append(match.copy())
            match.choose(rng.randrange(len(match.codes)))
    return found[:wanted]


def microseconds(what: Callable[[Match], object], matches: list[Match], rounds: int) -> float:
    """Return what a call costs on average over the positions, in the best of the rounds."""
    best = float("inf")
    for _ in range(rounds):
        began = time.perf_counter()
        for match in matches:
            what(match)
        best = min(best, time.perf_counter() - began)
    return best / len(matches) * 1e6


def open_spiel(name: str, games: int) -> tuple[int, float]:
    """Play random legal games of an OpenSpiel game from Python; ImportError where it is not installed."""
    import pyspiel  # type: ignore[import-not-found,unused-ignore]  # noqa: PLC0415 - the group may not be installed

    game = pyspiel.load_game(name)
    rng = random.Random(1)  # noqa: S311 - for playing, not for secrets
    draw = rng.random
    decisions = 0
    began = time.perf_counter()
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(draw() * len(outcomes))][0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(draw() * len(actions))])
                decisions += 1
    return decisions, time.perf_counter() - began


def best(run: Callable[[], tuple[int, float]], rounds: int, games: int) -> dict[str, float]:
    """Return decisions and games a second in the best of the rounds."""
    results = [run() for _ in range(rounds)]
    decisions, seconds = min(results, key=lambda result: result[1] / result[0])
    return {"decisions/s": round(decisions / seconds), "games/s": round(games / seconds, 1)}


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5, help="how often everything is measured; the best counts")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a table")
    arguments = parser.parse_args()
    rounds = arguments.rounds
    starts = keyforge_starts()
    playouts(starts, 8)
    rows = {"KeyForge": best(lambda: playouts(starts, GAMES_PER_ROUND), rounds, GAMES_PER_ROUND)}
    seen = GAMES_PER_ROUND // 6
    rows["KeyForge, observed"] = best(lambda: observed(starts, seen), rounds, seen)
    with suppress(ImportError):
        rows["KeyForge, PettingZoo"] = best(lambda: in_pettingzoo("keyforge", seen), rounds, seen)
    others = random_starts()
    rows["KeyForge, random decks"] = best(lambda: playouts(others, GAMES_PER_ROUND), rounds, GAMES_PER_ROUND)
    piled = kryptik_starts()
    rows["Kryptik"] = best(lambda: playouts(piled, GAMES_PER_ROUND), rounds, GAMES_PER_ROUND)
    tiles = crucible_starts()
    rows["Crystal Crucible"] = best(lambda: playouts(tiles, GAMES_PER_ROUND), rounds, GAMES_PER_ROUND)
    for name, games in (("gin_rummy", 40), ("hearts", 400)):
        try:
            rows[f"OpenSpiel {name}"] = best(lambda name=name, games=games: open_spiel(name, games), rounds, games)  # type: ignore[misc]
        except ImportError:
            continue
    found = positions(starts, SAMPLES)
    rng = cw.Rng("bench")
    buffer = cw.load("keyforge").encoding.buffer()
    costs = {
        "copy": microseconds(lambda m: m.copy(), found, rounds),
        "view": microseconds(lambda m: m.view(m.decision.player), found, rounds),
        "encode": microseconds(lambda m: m.encode(m.decision.player, buffer), found, rounds),
        "sample": microseconds(lambda m: m.sample(m.decision.player, rng), found, rounds),
        "fingerprint": microseconds(lambda m: m.fingerprint, found, rounds),
        "to JSON": microseconds(lambda m: m.to_json(), found, rounds),
        "copy, Kryptik with a pile": microseconds(lambda m: m.copy(), positions(piled, SAMPLES, has_pile), rounds),
    }
    compiled = cw.Rng.below.__class__.__name__ != "function"
    if arguments.json:
        print(json.dumps({"compiled": compiled, "playouts": rows, "microseconds": costs}))
        return
    print(f"random legal playouts, one core, {'compiled' if compiled else 'plain Python'}")
    for name, row in rows.items():
        print(f"  {name:24}{row['decisions/s']:>12,} decisions/s{row['games/s']:>12,} games/s")
    print(f"in mid-effect, microseconds, mean of {len(found)} positions, of KeyForge where nothing else is said")
    for name, cost in costs.items():
        print(f"  {name:28}{cost:>8.1f}")


if __name__ == "__main__":
    main()
