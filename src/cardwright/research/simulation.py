"""Many matches between bots, over processes or machines, with the same result for any number of them.

Match ``i`` of a simulation with seed ``s`` is started with the seed ``"s/i"``, and every bot in it thinks with a
stream made from that, so that no match depends on another one or on who plays it where (`places`). Anyone can play a
match of a simulation again by its seed.

Games can be paired (`Plan.paired`): the contestants then play each deal once from every seat, with the decks of the
seats, so that luck of the deal and of the decks falls to all alike.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from functools import cache, cached_property, partial
from itertools import combinations, groupby, permutations
from statistics import fmean, median
from time import perf_counter
from typing import Any

import cardwright as cw
from cardwright import bots, decks
from cardwright.games.own import Own
from cardwright.kernel.basics import names
from cardwright.kernel.basics.errors import BadRecord, BadSetup
from cardwright.kernel.basics.outcome import Outcome
from cardwright.kernel.basics.rng import Rng
from cardwright.kernel.pieces.decklist import DeckList
from cardwright.kernel.pieces.heads import Head, read_head
from cardwright.kernel.pieces.series import DRAWN, Series
from cardwright.kernel.pieces.setup import checked_options
from cardwright.research.gathering import Gathered, Gatherer
from cardwright.research.places import Jobs, place_of
from cardwright.research.plans import Plan
from cardwright.research.statistics import Interval, wilson

MOST_DECISIONS = 100_000
"""A match that has not ended after so many decisions is given up, and reported as an error."""
LARGEST_CHUNK = 25
SOON = 20.0
"""Seconds after which what was played is kept, about."""


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """One match of a simulation: its number, or that of its series, and how it ended.

    ``winners`` and ``first`` are contestants (from 0, in the order of the simulation's bots), not seats; ``first``
    took the first turn. ``turns`` and ``decisions`` count the whole match. ``error`` is empty, or a sentence that
    says what went wrong; such a match has no winner. ``statistics`` are what the game counts (`Game.statistics`).
    """

    number: int
    seed: str
    winners: tuple[int, ...]
    reason: str
    first: int
    turns: int
    decisions: int
    error: str = ""
    statistics: Mapping[str, float] = field(default_factory=dict)
    game: int = 1
    """In a series, which of its games it is."""
    gathered: Gathered | None = None
    """What cards did and how long bots thought, where the simulation gathers it."""


@dataclass(frozen=True)
class Simulation:
    """All matches of a simulation, in order, and how many ``seconds`` they took (by the clock on the wall)."""

    plan: Plan
    games: tuple[PlayedGame, ...]
    seconds: float

    @cached_property
    def ended(self) -> list[PlayedGame]:
        """The matches that ended as the rules say."""
        return [game for game in self.games if not game.error]

    @cached_property
    def errors(self) -> list[PlayedGame]:
        """The matches that went wrong, each with the seed that plays it again."""
        return [game for game in self.games if game.error]

    @cached_property
    def decided(self) -> list[tuple[int, ...]]:
        """Who won each series in which no match went wrong, or where single games are played each of those."""
        found: list[tuple[int, ...]] = []
        for _, games in groupby(self.games, key=lambda game: game.number):
            series = Series(len(self.plan.bots), self.plan.best_of)
            for game in games:
                if game.error:
                    break
                series = series.after(game.winners)
            else:
                found.append(series.leaders)
        return found

    def wins(self, contestant: int) -> int:
        """Count the series, or the single games, that the contestant won alone."""
        return sum(winners == (contestant,) for winners in self.decided)

    @property
    def draws(self) -> int:
        """Count the matches without a single winner."""
        return sum(len(game.winners) != 1 for game in self.ended)

    def chance(self, contestant: int) -> Interval:
        """Give the 95% confidence interval of the contestant's chance to win."""
        return wilson(self.wins(contestant), len(self.decided))

    @property
    def first_wins(self) -> int:
        """Count the matches that were won by whoever took the first turn."""
        return sum(game.winners == (game.first,) for game in self.ended)

    @property
    def decisions(self) -> int:
        """Count the decisions of all matches."""
        return sum(game.decisions for game in self.games)

    def length(self, of: str = "turns") -> dict[str, float]:
        """Give the mean, median, least and most "turns" or "decisions" of the matches that ended."""
        numbers = [game.turns if of == "turns" else game.decisions for game in self.ended] or [0]
        return {"mean": fmean(numbers), "median": median(numbers), "least": min(numbers), "most": max(numbers)}

    def means(self) -> dict[str, float]:
        """Give the mean of all that the game counts, by name, over the matches that ended; what one lacks is 0."""
        counted = sorted({name for game in self.ended for name in game.statistics})
        return {name: fmean(game.statistics.get(name, 0.0) for game in self.ended) for name in counted}

    def to_json(self) -> str:
        """Write everything as JSON: the plan, the totals, and every match."""
        contestants = [
            {"bot": bot, "wins": self.wins(i), "chance": self.chance(i)} for i, bot in enumerate(self.plan.bots)
        ]
        data = {
            **_terms(self.plan),
            "seconds": round(self.seconds, 3),
            "contestants": contestants,
            "draws": self.draws,
            "first_wins": self.first_wins,
            "turns": self.length("turns"),
            "decisions": self.length("decisions"),
            "means": self.means(),
            "games": [_row(game) for game in self.games],
        }
        return json.dumps(data, ensure_ascii=False, indent=1) + "\n"

    @classmethod
    def read(cls, text: str, plan: Plan, called: str) -> "Simulation":
        """Read what `to_json` wrote of that plan; `BadRecord` for what is no simulation, or one of another plan.

        ``called`` is what to call the text in a sentence: the name of its file.
        """
        try:
            data = json.loads(text)
            terms = {name: data[name] for name in _terms(plan)}
            games = tuple([_read(row) for row in data["games"]])
            seconds = float(data["seconds"])
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            raise BadRecord(f"{names.quote(called)} is no simulation of Cardwright.") from error
        if terms != json.loads(json.dumps(_terms(plan))):
            raise BadRecord(f"{names.quote(called)} is of another simulation, and is left as it is: name another file.")
        return cls(plan, games, seconds)


def simulate(  # noqa: PLR0913 - all that makes a simulation what it is
    game: str,
    deck_lists: Sequence[DeckList],
    bot_names: Sequence[str],
    n: int,
    *,
    first: int = 0,
    seed: int | str = 0,
    jobs: Jobs = 1,
    best_of: int = 1,
    options: Mapping[str, int] | None = None,
    own: Sequence[Own] = (),
    paired: bool = False,
    gather: bool = False,
    progress: Callable[[int], None] = lambda _: None,
) -> Simulation:
    """Play ``n`` matches, or series of them, between bots, each with the deck at its place, in ``jobs`` processes.

    Without decks, those that ship with the game meet each other in turn, as far as they may (`DeckForm.may_meet`).
    ``options`` are the game's own (`Game.options`); ``own`` are files of cards or values of somebody's own, which the
    game must have in this process already (`played_with`).

    The contestants take turns in the seats; who begins is up to the game, and in a series, where the game has it so, to
    the loser of the match before. Bots keep their decks, unless the games are ``paired`` (`Plan.paired`). ``first`` is
    the number of the first match, where those before it were played already.

    With ``gather`` each match also tells what its cards did and how long its bots thought (`PlayedGame.gathered`).
    ``progress`` is told now and then how many more matches or series were played. `BadSetup`, `UnknownBot` or
    `UnknownGame` if it cannot begin; what goes wrong within a match is kept in its `PlayedGame.error`.
    """
    plan = planned(game, deck_lists, bot_names, seed=seed, best_of=best_of, options=options, own=own, paired=paired)
    return simulate_plan(plan, n, first=first, jobs=jobs, gather=gather, progress=progress)


def simulate_plan(
    plan: Plan,
    n: int,
    *,
    first: int = 0,
    jobs: Jobs = 1,
    gather: bool = False,
    progress: Callable[[int], None] = lambda _: None,
    before: Simulation | None = None,
    keep: Callable[[Simulation], None] = lambda _: None,
) -> Simulation:
    """Play ``n`` matches of a plan, or series of them, as `simulate` does.

    What was played ``before`` is played no second time, and all of it is in the result. ``keep`` is given what there is
    so far, at the end and now and then before it.
    """
    if n < 1:
        raise BadSetup(f"A simulation plays at least one match, not {n}.")
    place = place_of(jobs)
    games = list(before.games) if before is not None else []
    seconds = before.seconds if before is not None else 0.0
    there = {game.number for game in games}
    numbers = [number for number in range(first, first + n) if number not in there]
    progress(n - len(numbers))
    size = max(1, min(LARGEST_CHUNK, n // (4 * place.workers)))
    chunks = [numbers[at : at + size] for at in range(0, len(numbers), size)]
    began = kept = perf_counter()

    def so_far() -> Simulation:
        games.sort(key=lambda played: (played.number, played.game))
        return Simulation(plan, tuple(games), seconds + perf_counter() - began)

    for chunk, played in place.done(partial(play_chunk, gather=gather), plan, chunks):
        games += played
        progress(len(chunk))
        if perf_counter() - kept > SOON:
            keep(so_far())
            kept = perf_counter()
    result = so_far()
    keep(result)
    return result


def planned(
    game: str,
    deck_lists: Sequence[DeckList],
    bot_names: Sequence[str],
    *,
    seed: int | str = 0,
    best_of: int = 1,
    options: Mapping[str, int] | None = None,
    own: Sequence[Own] = (),
    paired: bool = False,
) -> Plan:
    """Return what is to be played, as `simulate` takes it, once its first match could be started.

    `BadSetup`, `BadDeck`, `UnknownBot` or `UnknownGame` if it could not.
    """
    if deck_lists and len(deck_lists) != len(bot_names):
        raise BadSetup(f"Each bot needs a deck: there are {len(bot_names)} bots, and decks for {len(deck_lists)}.")
    found = cw.load(game)
    plan = Plan(
        found.name,
        tuple(decks.write(deck, "json") for deck in deck_lists),
        tuple(bots.known(name, found) for name in bot_names),
        str(seed),
        dict(options or {}),
        tuple(own),
        best_of,
        paired,
    )
    start(plan, 0, Series(len(plan.bots), best_of))
    return plan


def _terms(plan: Plan) -> dict[str, object]:
    """Return what all games of a simulation share: the plan, and the rules."""
    return {
        "plan": {**asdict(plan), "decks": [json.loads(deck) for deck in plan.decks]},
        "rules": cw.load(plan.game).version,
    }


def _row(game: PlayedGame) -> dict[str, object]:
    """Tell of a match, and nothing of what was not gathered."""
    row = asdict(game)
    if game.gathered is None:
        del row["gathered"]
    return row


def _read(row: dict[str, Any]) -> PlayedGame:
    gathered = row.get("gathered")
    read = {"winners": tuple(row["winners"]), "gathered": Gathered.read(gathered) if gathered is not None else None}
    return PlayedGame(**{**row, **read})


def play_chunk(plan: Plan, numbers: Sequence[int], *, gather: bool) -> list[PlayedGame]:
    """Play the matches of a plan, or the series, with these numbers."""
    return [game for number in numbers for game in play_series(plan, number, gather=gather)]


def seats_of(plan: Plan, number: int) -> list[int]:
    """Tell which contestant sits in each seat of that match: everybody moves on by one from match to match."""
    count = len(plan.bots)
    return [(seat + number) % count for seat in range(count)]


@cache
def _deck(text: str, game: str) -> DeckList:
    return decks.parse(text, game)


def shipped(game: cw.Game, number: int) -> list[DeckList]:
    """Give the decks that ship with a game to its contestants: each row of different ones that may meet, in turn.

    Where there are fewer decks than contestants, those of the row come again.
    """
    form = game.deck_form
    if form is None:
        return []
    rows = [
        row
        for row in permutations(game.decks.values(), min(game.players, len(game.decks)))
        if all(form.may_meet(one, other) for one, other in combinations(row, 2))
    ]
    row = rows[number % len(rows)]
    return [row[seat % len(row)] for seat in range(game.players)]


def decks_of(plan: Plan, number: int) -> list[DeckList]:
    """Tell which deck each contestant has in that match, or each seat if it is paired; none where none are played."""
    game = cw.load(plan.game).seated(len(plan.bots))
    return [_deck(text, plan.game) for text in plan.decks] or shipped(game, number // len(plan.bots))


def start(plan: Plan, number: int, series: Series | None = None, first: int = DRAWN) -> cw.Match:
    """Start that match of the plan, or of that series the next one; ``first`` had the first turn of the one before."""
    game = cw.load(plan.game).seated(len(plan.bots))
    seats = seats_of(plan, number)
    dealt = decks_of(plan, number)
    lists = [dealt[i] for i in seats] if dealt and not plan.paired else dealt
    names = [f"Bot {i + 1}" for i in seats]
    options = dict(plan.options)
    if series is not None and series.won:
        options = series.options(checked_options(game.options, options), first)
    seed = seed_of(plan, number, series)
    return game.start(lists, seed, names=names, log=counts(game), series=series, **options)  # type: ignore[arg-type]


def seed_of(plan: Plan, number: int, series: Series | None) -> str:
    """Return the seed of that match: the first of a series has that of a single one, games of a deal the same."""
    deal = number // len(plan.bots) if plan.paired else number
    return f"{plan.seed}/{deal}" + (f"/{series.number}" if series is not None and series.won else "")


def head_of(plan: Plan, contestant: int) -> Head | None:
    """Return the head with which a contestant tells chances to win; None for the game's own."""
    kept = plan.heads[contestant] if plan.heads else None
    return None if kept is None else read_head(cw.load(plan.game).features, kept, "The head of a bot")


def counts(game: cw.Game) -> bool:
    """Whether there is anything to count about a match of the game, for which it must keep its journal."""
    return type(game).statistics is not cw.Game.statistics


def play_series(plan: Plan, number: int, *, gather: bool = False) -> list[PlayedGame]:
    """Play that match of the plan, or all matches of that series; one that goes wrong is its last."""
    if plan.best_of == 1:
        return [_play(plan, number, None, DRAWN, gather=gather)]
    seats = seats_of(plan, number)
    series = Series(len(seats), plan.best_of)
    games: list[PlayedGame] = []
    while not series.over:
        first = seats.index(games[-1].first) if games else DRAWN
        game = _play(plan, number, series, first, gather=gather)
        games.append(game)
        if game.error:
            break
        series = series.after(tuple(seats.index(winner) for winner in game.winners))
    return games


def _play(plan: Plan, number: int, series: Series | None, first: int, *, gather: bool) -> PlayedGame:
    if not gather:
        return play(plan, number, series, first)
    gatherer = Gatherer(seats_of(plan, number))
    game = play(plan, number, series, first, gatherer.see)
    return replace(game, gathered=gatherer.gathered())


Watch = Callable[[cw.Match, int, float], None]
"""Is told of each decision of a match: the match, the option about to be picked, and the seconds of thought on it."""


def play(
    plan: Plan, number: int, series: Series | None = None, first: int = DRAWN, watch: Watch | None = None
) -> PlayedGame:
    """Play a match that `start` starts; whatever goes wrong is told, with what plays it again."""
    seed = seed_of(plan, number, series)
    seats = seats_of(plan, number)
    rng = Rng(seed)
    turns = decisions = 0
    began = seats[0]
    outcome, error = Outcome((), ""), ""
    counted: Mapping[str, float] = {}
    try:
        match = start(plan, number, series, first)
        players = [
            bots.make(plan.bots[i], rng.stream(f"bot {i}"), game=match.game, head=head_of(plan, i)) for i in seats
        ]
        while not match.over and decisions < MOST_DECISIONS:
            if turns == 0 and match.turn > 0:
                began = seats[match.active]
            turns = match.turn
            asked = perf_counter()
            pick = bots.pick_for(players[match.chooser], match)
            if watch is not None:
                watch(match, pick, perf_counter() - asked)
            match.choose(pick)
            decisions += 1
        turns = match.turn
        if match.outcome is None:
            error = f"it had not ended after {MOST_DECISIONS} decisions"
        else:
            counted = match.game.statistics(match)
            outcome = match.outcome
    except Exception as trouble:  # noqa: BLE001 - one match that goes wrong must not lose the others
        error = f"{type(trouble).__name__}: {trouble}"
    winners = tuple(sorted(seats[seat] for seat in outcome.winners))
    game = 1 if series is None else series.number
    return PlayedGame(number, seed, winners, outcome.reason, began, turns, decisions, error, counted, game)
