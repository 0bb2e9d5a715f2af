"""The picks of a simulation that gave away most of the chance to win.

Looking back at a game takes much longer than to play it, so only some games of a simulation are looked back at, spread
evenly. A search goes through each of them (`analysis`); what it finds costliest it thinks about again, longer and with
other chance: of many guesses the highest is mostly too high, and the second one is not picked for being so.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import cardwright as cw
from cardwright.kernel.basics.errors import BadSetup
from cardwright.research.analysis import SLIGHT, Moment, analyse, judged, require_winners
from cardwright.research.places import Jobs, place_of
from cardwright.research.plans import Plan
from cardwright.research.simulation import Simulation, play, seats_of

LONGER = 4
"""By so many times as many iterations the second thought is longer."""


@dataclass(frozen=True)
class Blunder:
    """A pick that cost much: in which match, by which contestant, and what the search thinks of it."""

    number: int
    contestant: int
    moment: Moment


@dataclass(frozen=True)
class Blunders:
    """The costliest picks, the worst first, and how they were found.

    ``numbers`` are the matches that were looked back at, ``iterations`` those of the first thought about each pick.
    ``records`` has the record of each match in which there is one, as JSON.
    """

    numbers: tuple[int, ...]
    iterations: int
    worst: tuple[Blunder, ...]
    records: dict[int, str]


NONE = Blunders((), 0, (), {})
"""Where nobody looked back."""


def look_back(
    simulation: Simulation,
    most: int,
    *,
    games: int,
    iterations: int,
    jobs: Jobs = 1,
    progress: Callable[[int], None] = lambda _: None,
) -> Blunders:
    """Find the ``most`` costliest picks of so many of the games; the same ones for any number of ``jobs``.

    ``progress`` is told how many more games were looked back at. `BadSetup` for a game that nobody wins.
    """
    plan = simulation.plan
    if most < 0 or games < 1:
        raise BadSetup("Blunders are looked for in at least one game, and there are 0 or more.")
    require_winners(cw.load(plan.game))
    if most == 0:
        return NONE
    ended = [game.number for game in simulation.ended]
    numbers = tuple(sorted({ended[i * len(ended) // games] for i in range(games)})) if ended else ()
    found: list[Blunder] = []
    records: dict[int, str] = {}
    look = partial(looked_at, most=most, iterations=iterations)
    for number, (record, moments) in place_of(jobs).done(look, plan, numbers):
        seats = seats_of(plan, number)
        records[number] = record
        found += [Blunder(number, seats[moment.player], moment) for moment in moments]
        progress(1)
    found.sort(key=lambda each: (-each.moment.cost, each.number, each.moment.step))
    worst = tuple(found[:most])
    return Blunders(numbers, iterations, worst, {each.number: records[each.number] for each in worst})


def looked_at(plan: Plan, number: int, *, most: int, iterations: int) -> tuple[str, list[Moment]]:
    """Play a match of the plan again, and return its record and the costliest of its moments."""
    matches: list[cw.Match] = []
    play(plan, number, watch=lambda match, _, __: matches.append(match) if not matches else None)
    record = matches[0].record
    seed = f"{plan.seed}/{number}"
    moments = analyse(record, iterations, seed=seed).moments
    costly = [moment for moment in moments if moment.cost >= SLIGHT]
    steps = {moment.step for moment in sorted(costly, key=lambda moment: (-moment.cost, moment.step))[:most]}
    again: list[Moment] = []
    match = cw.load(record.game).open(record.setup, record.key, log=False)
    for step, pick in enumerate(record.picks):
        if step in steps:
            again.append(judged(match, step, pick, cw.Rng(f"{seed}/{step}/again"), iterations * LONGER))
        match.repeat(pick)
    return record.to_json(), [moment for moment in again if moment.cost >= SLIGHT]
