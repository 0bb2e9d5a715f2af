"""What is true of bots, and of what they steer by, in every game at every decision."""

# ruff: noqa: ARG001 - all laws are asked alike

import json

from cardwright.bots.bot import Budget
from cardwright.bots.greedy import Greedy
from cardwright.bots.search.bot import Search
from cardwright.kernel.basics.rng import Rng
from cardwright.kernel.matches.match import Match
from tests.laws.starts import Start
from tests.laws.trying import Law, play_on

THOUGHTS = 10
"""How many lines of play a bot looks at besides each of its options."""


def bots_know_no_more_than_their_players(start: Start, m: Match, rng: Rng) -> None:
    """With all that a bot cannot know dealt otherwise it has the same thoughts, and picks the same; also going on."""
    if m.over:
        return
    for decision in m.decisions[:2]:
        player = decision.player
        other = m.sample(player, rng)
        asked = other.decision_of(player)
        assert asked.codes == decision.codes
        seed = rng.below(1 << 30)
        budget = Budget(iterations=len(decision) + THOUGHTS)
        here, there = Search(Rng(seed)), Search(Rng(seed))
        thought = here.think(decision, budget)
        assert there.think(asked, budget) == thought
        assert Greedy(Rng(seed)).pick({}, asked) == Greedy(Rng(seed)).pick({}, decision)
        if m.chooser == player:
            now, then = after(m, thought.pick), after(other, thought.pick)
            if now.chooser == player and now.codes == then.codes and told(now, player) == told(then, player):
                assert there.think(then.decision, budget) == here.think(now.decision, budget)


def after(m: Match, pick: int) -> Match:
    """A match once that is picked."""
    later = m.copy()
    later.choose(pick)
    return later


def told(m: Match, player: int) -> tuple[str, list[str]]:
    """All that a player is shown and told of a match."""
    return json.dumps(m.view(player)), m.log(player)


def winning_is_best_and_losing_worst(start: Start, m: Match, rng: Rng) -> None:
    """By the game's heuristic whoever wins stood no better at any moment on the way there, and who loses no worse."""
    later = m.copy()
    stood: list[list[float]] = []
    while not later.over:
        stood.append(later.game.standings(later))
        play_on(later, rng)
    assert later.outcome is not None
    winners = later.outcome.winners
    for player in later.seats if winners else ():
        on_the_way = [stands[player] for stands in stood]
        then = later.game.evaluate(later, player)
        assert all(then >= stand if player in winners else then <= stand for stand in on_the_way)


JUDGING: list[Law] = [bots_know_no_more_than_their_players, winning_is_best_and_losing_worst]
