"""Fitting a head: self-play, the fit, how well it tells chances, and the paired games that say whether it may ship."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from math import inf
from typing import Any, Final

import numpy as np

import cardwright as cw
from cardwright import bots
from cardwright.kernel.basics import names
from cardwright.kernel.basics.errors import BadRecord, BadSetup
from cardwright.kernel.pieces.heads import Head, read_head
from cardwright.research.fitting.learning import (
    PENALTY,
    Array,
    Bin,
    Table,
    as_the_heuristic,
    brier,
    chances,
    fit,
    fit_net,
    reliability,
    rounded,
    tabled,
)
from cardwright.research.fitting.positions import self_play
from cardwright.research.plans import Plan
from cardwright.research.simulation import simulate_plan
from cardwright.research.statistics import Interval, wilson

FEWEST: Final = 10
"""Fewer matches than these tell nothing."""
MOST_UNITS: Final = 64
"""More hidden units than these would take searches more time than they could be worth."""
Heads = dict[str, dict[str, Any]]
"""The heads of a game by the number of players, as ``data/heads.json`` of its package keeps them."""


@dataclass(frozen=True)
class Told:
    """How well chances are told in games that nothing was learned from."""

    brier: float
    bins: tuple[Bin, ...]


@dataclass(frozen=True)
class Fitted:
    """A head, and how well it tells chances: beside how they are ``told_today``, and would be by another `judged_by`.

    ``head`` is what `read_head` reads; the ``penalty`` kept it near the heuristic. ``judged_by`` is the one that the
    games want, or 0 where better standings do not win more often.
    """

    head: Mapping[str, Any]
    penalty: float
    positions: int
    judged_by: float
    told_today: Told
    told_rescaled: Told
    told: Told
    errors: tuple[str, ...] = ()


@dataclass(frozen=True)
class Trial:
    """Paired games of a level with the head against itself without: what it won of them, a draw being shared."""

    level: str
    players: int
    score: float
    games: int
    errors: tuple[str, ...] = ()

    @property
    def chance(self) -> Interval:
        """The 95 % confidence interval of its chance to win."""
        return wilson(self.score, self.games)

    @property
    def ships(self) -> bool:
        """Whether it surely wins more than its equal share."""
        return self.games > 0 and self.chance.low > 1 / self.players


def require_learnable(game: cw.Game, games: int, jobs: int, units: int, penalty: float) -> None:
    """Refuse (`BadSetup`) what nothing can be learned from or by: no features, too few matches, no process, no net."""
    if not game.features:
        raise BadSetup(f"Nothing can be learned of {game.title}: its package tells no features of a position.")
    if games < FEWEST:
        raise BadSetup(f"A head is fitted to at least {FEWEST} games, not {games}.")
    if jobs < 1:
        raise BadSetup(f"Bots play in at least one process, not in {jobs}.")
    if not 0 <= units <= MOST_UNITS:
        raise BadSetup(f"A head has 0 to {MOST_UNITS} hidden units, not {units}; with 0 it is a weighted sum.")
    if not 0 < penalty < inf:
        raise BadSetup(f"To leave the heuristic costs more than 0, such as {PENALTY:g} or 0.3, and not {penalty:g}.")


def fit_head(
    plan: Plan,
    games: int,
    *,
    units: int = 0,
    penalty: float = PENALTY,
    jobs: int = 1,
    progress: Callable[[int], None] = lambda _: None,
) -> Fitted:
    """Let bots play, and fit a head to what came of it: the same for any number of ``jobs``.

    With hidden ``units`` it is a net, else a weighted sum. The higher the ``penalty``, the nearer it stays to the
    game's heuristic. ``progress`` is told how many more matches were played. `BadSetup` for a game without features,
    too few matches, or numbers that are none.
    """
    game = cw.load(plan.game).seated(len(plan.bots))
    require_learnable(game, games, jobs, units, penalty)
    matches = self_play(plan, games, jobs=jobs, progress=progress)
    errors = tuple([match.error for match in matches if match.error])
    table = tabled(matches, game.players, len(game.features))
    known, held_out = table.part(held_out=False), table.part(held_out=True)
    if not len(known.won) or not len(held_out.won):
        raise BadSetup(f"Too few games of {game.title} came to their end to learn from them.")
    kept = learned(game, known, units, penalty)
    scale = float(fit(known.stands[..., None], known.won, known.there)[0])

    def told(logs: Array) -> Told:
        found = chances(logs, held_out.there)
        return Told(brier(found, held_out), tuple(reliability(found, held_out)))

    head = game.head
    today = held_out.stands / game.judged_by if head is None else judged(head, held_out.figures)
    return Fitted(
        kept,
        penalty,
        len(table.won),
        rounded(1 / scale) if scale > 0 else 0.0,
        told(today),
        told(held_out.stands * max(scale, 0.0)),
        told(judged(read_head(game.features, kept, "The head"), held_out.figures)),
        errors,
    )


def learned(game: cw.Game, known: Table, units: int, penalty: float) -> dict[str, Any]:
    """Fit a head with so many hidden units to positions, and return it as `read_head` reads it."""
    near = as_the_heuristic(known)

    def named(weights: Array) -> dict[str, float]:
        return {feature.name: rounded(each) for feature, each in zip(game.features, weights, strict=True)}

    if not units:
        return {"weights": named(fit(known.figures, known.won, known.there, near, penalty))}
    weights, layer = fit_net(known.figures, known.won, known.there, units, near, penalty)
    hidden = [
        {"weight": rounded(counts), "bias": rounded(bias), "weights": named(each)}
        for each, bias, counts in zip(layer.weights, layer.bias, layer.counts, strict=True)
    ]
    return {"weights": named(weights), "units": hidden}


def judged(head: Head, figures: Array) -> Array:
    """Return what a head says of figures, by position and seat, as `Head.judge` says it of those of one player."""
    logs: Array = figures @ np.array(head.weights)
    for unit in head.units:
        logs += unit.weight * np.tanh(unit.bias + figures @ np.array(unit.weights))
    return logs


def try_head(
    plan: Plan,
    head: Mapping[str, Any],
    iterations: int,
    games: int,
    *,
    jobs: int = 1,
    progress: Callable[[int], None] = lambda _: None,
) -> Trial:
    """Let a search with a head, as `read_head` reads it, play against itself without, each deal from every seat.

    Decks and settings are those of the plan, the deals others. As many games are played as whole deals take.
    """
    game = cw.load(plan.game).seated(len(plan.bots))
    players = game.players
    paired = replace(
        plan,
        bots=(bots.searching(iterations).name,) * players,
        heads=(dict(head), *[None] * (players - 1)),
        seed=f"{plan.seed}/trial",
        paired=True,
    )
    played = simulate_plan(paired, players * -(-games // players), jobs=jobs, progress=progress)
    score = 0.0
    for each in played.ended:
        winners = each.winners or tuple(range(players))
        score += 1 / len(winners) if 0 in winners else 0.0
    errors = tuple([f"seed {each.seed}: {each.error}" for each in played.errors])
    return Trial(paired.bots[0], players, score, len(played.ended), errors)


# ---- the file --------------------------------------------------------------------------------------------------------


def made(plan: Plan, games: int, fitted: Fitted, trial: Trial | None) -> dict[str, Any]:
    """Tell of a head all that says how good it is, and what makes it again."""
    game = cw.load(plan.game).seated(len(plan.bots))
    found: dict[str, Any] = {
        "version": cw.__version__,
        "rules": game.version,
        "bots": list(plan.bots),
        "decks": [json.loads(deck) for deck in plan.decks],
        "options": dict(plan.options),
        "seed": plan.seed,
        "games": games,
        "positions": fitted.positions,
        "penalty": fitted.penalty,
        "brier": {
            "today": rounded(fitted.told_today.brier),
            "judged_by": {"value": fitted.judged_by, "brier": rounded(fitted.told_rescaled.brier)},
            "head": rounded(fitted.told.brier),
        },
        "reliability": [[each.players, rounded(each.told), rounded(each.won)] for each in fitted.told.bins],
    }
    if trial is not None:
        found["trial"] = {
            "bot": trial.level,
            "score": trial.score,
            "games": trial.games,
            "interval": [rounded(end) for end in trial.chance],
            "ships": trial.ships,
        }
    return found


def read_heads(text: str, called: str) -> Heads:
    """Return the heads that a file keeps; `BadRecord` for what is none, ``called`` being the name of the file."""
    try:
        kept = json.loads(text)
        heads = {str(int(players)): dict(head) for players, head in kept.items()}
    except (ValueError, TypeError, AttributeError) as error:
        raise BadRecord(f"{names.quote(called)} holds no heads of Cardwright: give another name with --out.") from error
    return heads


def write_heads(heads: Heads) -> str:
    """Write heads as a file keeps them."""
    return json.dumps(dict(sorted(heads.items())), ensure_ascii=False, indent=1) + "\n"
