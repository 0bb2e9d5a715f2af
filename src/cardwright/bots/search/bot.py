"""The bot that searches: it thinks as long as its budget lasts, and takes what it came back to most often."""

from collections.abc import Sequence
from time import perf_counter
from typing import Final

from cardwright.bots.bot import Budget, Seen, Thought
from cardwright.bots.search.thinking import Thinking
from cardwright.kernel.basics.rng import Rng
from cardwright.kernel.matches.match import Decision
from cardwright.kernel.pieces.heads import Head

USUAL: Final = Budget(iterations=400)
OF_PURSE: Final = 3
"""A pick takes at most one in so many of the seconds that are left for the turn: there may be many picks."""
LEAST: Final = 0.02
"""Seconds that a pick may take when the purse is empty."""
LOOKS: Final = 8
"""After so many iterations it is looked at whether the leader can still be caught."""

Found = tuple[tuple[int, ...], tuple[float, ...]]
"""For each option how often it was tried, and the chance to win with it."""

ONLY_OPTION: Final = "there is only one option"
DECIDED: Final = "the leader cannot be caught any more"
SPENT: Final = "all iterations are done"
LATE: Final = "time is up"


class Search:
    """Picks by information-set tree search; its budget's iterations are for a pick, the seconds for a whole turn.

    A copy thinks anew: what was found out about the decision before stays with the one that found it out.
    """

    def __init__(self, rng: Rng, budget: Budget = USUAL, head: Head | None = None) -> None:
        """Draw worlds from that stream; a ``head`` tells the chances to win in place of the game's own."""
        self.rng: Rng = rng
        self.budget: Budget = budget
        self.head: Head | None = head
        self._before: Thinking | None = None
        """What was thought about last."""
        self._turn: int = -1
        self._spent: float = 0.0

    def __reduce__(self) -> tuple[object, ...]:
        return Search, (self.rng, self.budget, self.head)

    def pick(self, seen: Seen, decision: Decision) -> int:
        """Return the index of the best option that was found within the budget."""
        return self.consider(decision).pick

    def consider(self, decision: Decision, parts: int = 1) -> Thought:
        """Think about a decision within what the budget leaves for it, as one of so many parts that share iterations.

        What the parts find is to be `added_up`.
        """
        if decision.turn != self._turn:
            self._turn = decision.turn
            self._spent = 0.0
        share = self.budget.share(self._spent, OF_PURSE, LEAST)
        thought = self.think(decision, Budget(-(-share.iterations // parts), share.seconds))
        self._spent += thought.seconds
        return thought

    def forget(self) -> None:
        """Let go of what was found out, which takes memory."""
        self._before = None

    def think(self, decision: Decision, budget: Budget) -> Thought:
        """Think about a decision until the budget is spent, or nothing could change any more.

        What was found out about it while it thought about the decision before is not lost.
        """
        began = perf_counter()
        number = len(decision)
        if number == 1:
            return Thought(0, (0,), (0.0,), 0, 0.0, ONLY_OPTION)
        worlds = decision.worlds(self.rng)
        thinking = Thinking(worlds, self.head) if self._before is None else self._before.then(worlds)
        self._before = thinking
        why = SPENT
        while budget.iterations <= 0 or thinking.iterations < budget.iterations:
            thinking.step()
            spent = perf_counter() - began
            if 0 < budget.seconds <= spent:
                why = LATE
                break
            if is_decided(thinking, number, budget, spent):
                why = DECIDED
                break
        visits, values = thinking.found(number)
        best = most_tried(visits, values)
        return Thought(best, tuple(visits), tuple(values), thinking.iterations, perf_counter() - began, why)


def most_tried(visits: Sequence[int], values: Sequence[float]) -> int:
    """Return the index of the option that was tried most often, among those tried alike the one with most chances."""
    best = 0
    for i in range(len(visits)):
        if (visits[i], values[i]) > (visits[best], values[best]):
            best = i
    return best


def added_up(parts: Sequence[Found]) -> Found:
    """Return what several thoughts about the same decision found together, each in trees of its own.

    That is root parallelization (Chaslot, Winands and van den Herik 2008).
    """
    number = len(parts[0][0])
    visits = [0] * number
    totals = [0.0] * number
    for tried, chances in parts:
        for i in range(number):
            visits[i] += tried[i]
            totals[i] += tried[i] * chances[i]
    values = [totals[i] / visits[i] if visits[i] else 0.0 for i in range(number)]
    return tuple(visits), tuple(values)


def is_decided(thinking: Thinking, number: int, budget: Budget, spent: float) -> bool:
    """Whether no option can be tried more often any more than the one that leads."""
    done = thinking.iterations
    if done <= number or done % LOOKS:
        return False
    left = budget.iterations - done if budget.iterations > 0 else int(done * (budget.seconds / spent - 1.0))
    first = second = 0
    for visits in thinking.root.visits:
        if visits > first:
            first, second = visits, first
        elif visits > second:
            second = visits
    return first - second > left
