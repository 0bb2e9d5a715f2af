"""Hints: what a search would do in a player's place, and why, knowing no more than the player does."""

from dataclasses import dataclass
from typing import Final

import cardwright as cw
from cardwright.bots import Budget, Search
from cardwright.kernel.asking.amounts import in_part
from cardwright.kernel.asking.marking import turn_back
from cardwright.kernel.basics import names
from cardwright.kernel.pieces.options import DONE
from cardwright.research.analysis import SLIGHT, percent, require_winners

BUDGET: Final = Budget(iterations=300, seconds=2.0)
"""What is thought where somebody waits for it: iterations for each pick, seconds for the whole answer."""
OF_REST: Final = 2
"""A pick takes at most one in so many of the seconds that are left: the answer may be of several."""
LEAST: Final = 0.1
"""Seconds that a pick may take besides, so that the last ones are thought about too."""


@dataclass(frozen=True, slots=True)
class Hint:
    """What a search would do: the picks of one answer by their codes, and the chance to win with the first of them.

    ``sentence`` says it, with the next best; symbols in it are those of the options' texts.
    """

    codes: tuple[int, ...]
    chance: float
    sentence: str


def hint(match: cw.Match, rng: cw.Rng, budget: Budget = BUDGET) -> Hint:
    """Return what a search would do for the player whom a match asks, within a budget: of iterations for each pick.

    The seconds are for all picks of the answer together. Raises `BadSetup` for a game that nobody wins.
    """
    require_winners(match.game)
    decision = match.decision
    texts = decision.texts()
    if len(texts) == 1:
        return Hint((decision.codes[0],), 0.0, f"There is nothing else to pick than {names.quote(texts[0])}.")
    search = Search(rng)
    thought = search.think(decision, budget.share(0.0, OF_REST, LEAST))
    spent = thought.seconds
    codes = [decision.codes[thought.pick]]
    said = [texts[thought.pick]]
    child = match.copy()
    child.choose(thought.pick)
    turn_back(child, decision.player)
    while child.chooser == decision.player and in_part(child):
        more = child.decision
        further = search.think(more, budget.share(spent, OF_REST, LEAST))
        spent += further.seconds
        pick = further.pick
        codes.append(more.codes[pick])
        if more.codes[pick] != DONE * match.game.actions.stride:
            said.append(more.texts()[pick])
        child.choose(pick)
        turn_back(child, decision.player)
    chance = thought.values[thought.pick]
    others = [option for option in range(len(texts)) if option != thought.pick]
    other = max(others, key=lambda option: (thought.visits[option], thought.values[option]))
    return Hint(tuple(codes), chance, sentence(said, chance, texts[other], thought.values[other]))


def sentence(said: list[str], chance: float, other: str, worth: float) -> str:
    """Tell what looks best, and what comes next to it."""
    picks = names.listing([names.quote(pick) for pick in said])
    best = f"I would pick {picks}, with a {percent(chance)} chance to win"
    if worth > chance - SLIGHT:
        return f"{best}, and {names.quote(other)} is as good."
    return f"{best}; next best is {names.quote(other)} with {percent(worth)}."
