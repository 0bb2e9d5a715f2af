"""What is true of bots, and of what they steer by, in every game at every decision."""

# ruff: noqa: ARG001 - all laws are asked alike

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
    """With all that a bot cannot know dealt otherwise it has the same thoughts, and picks the same."""
    if m.over:
        return
    for decision in m.decisions[:2]:
        player = decision.player
        other = m.sample(player, rng).decision_of(player)
        assert other.codes == decision.codes
        seed = rng.below(1 << 30)
        budget = Budget(iterations=len(decision) + THOUGHTS)
        assert Search(Rng(seed)).think(other, budget) == Search(Rng(seed)).think(decision, budget)
        assert Greedy(Rng(seed)).pick({}, other) == Greedy(Rng(seed)).pick({}, decision)


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
