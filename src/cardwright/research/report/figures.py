"""The figures of a report, out of a simulation that gathered what its cards did and how long its bots thought."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, permutations
from statistics import fmean, median, quantiles
from typing import NamedTuple

from cardwright.research.plans import Plan
from cardwright.research.simulation import PlayedGame, Simulation, decks_of, seats_of
from cardwright.research.statistics import Interval, wilson

MOST_IN_A_MATRIX = 12
"""With more decks than that, too few games are left for each pair."""


class Share(NamedTuple):
    """How many of so many games were won; where a draw is half a win, there are halves."""

    won: float
    of: int

    @property
    def rate(self) -> float:
        """The share, from 0 to 1; 0 of no games."""
        return self.won / max(self.of, 1)

    @property
    def interval(self) -> Interval:
        """The 95% interval of the chance."""
        return wilson(self.won, self.of)


@dataclass(frozen=True)
class Side:
    """How a bot of the simulation did: in all games, in those that it began, and in those that others began."""

    name: str
    deck: str
    all: Share
    began: Share
    followed: Share


class Versus(NamedTuple):
    """How often the one won among the games that one of the two won."""

    one: str
    other: str
    share: Share


@dataclass(frozen=True)
class DeckRow:
    """How a deck did: in all games, and against each of the others in the order of the rows (None: never met)."""

    name: str
    all: Share
    against: tuple[Share | None, ...]


@dataclass(frozen=True)
class Thinking:
    """How long a bot thought: over how many picks, and milliseconds a pick; ``game`` are seconds a game."""

    name: str
    picks: int
    mean: float
    median: float
    most: float
    """Of 100 picks 95 took no longer."""
    game: float


@dataclass(frozen=True)
class CardRow:
    """What a card did, counted in games of a player: how often it was theirs, seen, drawn, played (`gathering`)."""

    name: str
    had: int
    seen: int
    drawn: Share
    played: Share


def called(plan: Plan) -> list[str]:
    """Say what the bots of a plan are called: their names, with numbers where two have the same."""
    bots = list(plan.bots)
    return [f"{bot} ({i})" if bots.count(bot) > 1 else bot for i, bot in enumerate(bots, 1)]


def won_by(games: Sequence[PlayedGame], contestant: int) -> Share:
    """Count how many of the games a contestant won alone."""
    return Share(sum(game.winners == (contestant,) for game in games), len(games))


def sides(simulation: Simulation) -> list[Side]:
    """Tell how each bot did; the deck is empty where all have those that ship, in turn."""
    plan, ended = simulation.plan, simulation.ended
    dealt = [deck.name for deck in decks_of(plan, 0)] if plan.decks else [""] * len(plan.bots)
    return [
        Side(
            name,
            dealt[i],
            won_by(ended, i),
            won_by([game for game in ended if game.first == i], i),
            won_by([game for game in ended if game.first != i], i),
        )
        for i, name in enumerate(called(plan))
    ]


def seats(simulation: Simulation) -> list[Share]:
    """Tell how often whoever sat in each seat won."""
    plan, ended = simulation.plan, simulation.ended
    return [
        Share(sum(game.winners == (seats_of(plan, game.number)[seat],) for game in ended), len(ended))
        for seat in range(len(plan.bots))
    ]


def pairs(simulation: Simulation) -> list[Versus]:
    """Tell of each two bots which won more often."""
    wins = [simulation.wins(i) for i in range(len(simulation.plan.bots))]
    names = called(simulation.plan)
    return [Versus(names[i], names[j], Share(wins[i], wins[i] + wins[j])) for i, j in combinations(range(len(wins)), 2)]


def deck_rows(simulation: Simulation) -> list[DeckRow]:
    """Tell how each deck did, in alphabetical order; none in a game without decks."""
    won: Counter[tuple[str, str]] = Counter()
    of: Counter[tuple[str, str]] = Counter()
    alone: Counter[str] = Counter()
    games: Counter[str] = Counter()
    for game in simulation.ended:
        dealt = [deck.name for deck in decks_of(simulation.plan, game.number)]
        for i, name in enumerate(dealt):
            games[name] += 1
            alone[name] += game.winners == (i,)
        for i, j in permutations(range(len(dealt)), 2):
            if dealt[i] != dealt[j]:
                of[dealt[i], dealt[j]] += 1
                won[dealt[i], dealt[j]] += game.winners == (i,)
    found = sorted(games)
    return [
        DeckRow(
            one,
            Share(alone[one], games[one]),
            tuple([Share(won[one, other], of[one, other]) if of[one, other] else None for other in found]),
        )
        for one in found
    ]


def micros(simulation: Simulation) -> list[list[list[int]]]:
    """Give for each bot and each of its games the microseconds of each thought."""
    gathered = [game.gathered for game in simulation.ended if game.gathered is not None]
    return [[list(each.micros[i]) for each in gathered] for i in range(len(simulation.plan.bots))]


def thinking(simulation: Simulation) -> list[Thinking]:
    """Tell how long each bot thought."""
    told = []
    for name, games in zip(called(simulation.plan), micros(simulation), strict=True):
        picks = [pick / 1000 for game in games for pick in game] or [0.0]
        most = quantiles(picks, n=20)[-1] if len(picks) > 1 else picks[0]
        per_game = fmean([sum(game) for game in games] or [0]) / 1e6
        told.append(Thinking(name, sum(map(len, games)), fmean(picks), median(picks), most, per_game))
    return told


def won(games: Sequence[bool]) -> Share:
    """Count how many of the games were won."""
    return Share(sum(games), len(games))


def card_rows(simulation: Simulation) -> list[CardRow]:
    """Tell what each card did that was drawn or played: those first whose players won most often once they drew it."""
    had: Counter[str] = Counter()
    seen: Counter[str] = Counter()
    drawn: defaultdict[str, list[bool]] = defaultdict(list)
    played: defaultdict[str, list[bool]] = defaultdict(list)
    for game in simulation.ended:
        for i, cards in enumerate(game.gathered.cards if game.gathered is not None else ()):
            had.update(cards.had)
            seen.update(cards.seen)
            for name in cards.drawn:
                drawn[name].append(game.winners == (i,))
            for name in cards.played:
                played[name].append(game.winners == (i,))
    rows = [CardRow(name, had[name], seen[name], won(drawn[name]), won(played[name])) for name in {*drawn, *played}]
    return sorted(rows, key=lambda row: (-row.drawn.rate, row.name))


def endings(simulation: Simulation) -> list[tuple[str, int]]:
    """Count how the games ended, what was most frequent first; figures that follow a colon are left out."""
    counted = Counter(game.reason.partition(":")[0] for game in simulation.ended)
    return sorted(counted.items(), key=lambda each: (-each[1], each[0]))
