"""The coach of a lesson at the terminal: what is said in place of the question, and to a pick that is not accepted."""

from collections.abc import Sequence

import cardwright as cw
from cardwright.kernel.asking.sealed import open_picks
from cardwright.kernel.basics.errors import CardwrightError
from cardwright.kernel.basics.picks import Pick, picks_of
from cardwright.kernel.grammar.forms import sentence
from cardwright.kernel.pieces.lessons import LEARNER, Lesson
from cardwright.kernel.pieces.shapes import View

Picks = tuple[Pick | None, list[tuple[int, int]]]
"""The last pick of a match, which knows those before it, and the picks of answers that are still secret."""


class NotYet(CardwrightError):
    """What the coach says to a pick that could be made."""


class Coach:
    """Leads the first player of a match through the lesson that it began with, if it began with one."""

    def __init__(self, match: cw.Match) -> None:
        """Find the lesson by the position in which the match began."""
        position = None if match.setup is None else match.setup.position
        lessons = [lesson for lesson in match.game.lessons.values() if lesson.position == position]
        self.lesson: Lesson | None = lessons[0] if lessons else None
        self.counted: tuple[Picks, int] = ((None, []), 0)
        self.freed: Picks | None = None
        """The picks after which the learner was first asked when all steps were done."""

    def leads(self, match: cw.Match) -> bool:
        """Whether there are still steps to take."""
        return self.lesson is not None and self.lesson.step(self.picked(match)) is not None

    def reply(self, match: cw.Match, player: int) -> int:
        """Return the option that another player picks by the lesson; -1 where they decide themselves."""
        if self.lesson is None:
            return -1
        return self.lesson.reply(self.picked(match), match.decision_of(player).texts())

    def check(self, match: cw.Match, player: int, row: Sequence[int]) -> None:
        """Answer (`NotYet`) the learner's picks of one answer, if the lesson does not accept all of them."""
        if player != LEARNER or not self.leads(match):
            return
        assert self.lesson is not None
        ahead = match.copy()
        for index in row:
            said = self.lesson.answer(self.picked(ahead), ahead.decision_of(player).texts()[index])
            if said and len(ahead.decision_of(player)) > 1:
                raise NotYet(said)
            ahead.choose(index, player)

    def shown(self, match: cw.Match, player: int, view: View) -> View:
        """Give what the learner sees with the coach's words in place of the question; the last ones stand before it."""
        decision = view["decision"]
        if self.lesson is None or player != LEARNER or decision is None:
            return view
        picked = self.picked(match)
        number, _ = self.lesson.at(picked)
        steps = self.lesson.steps
        if number < len(steps):
            prompt = f"Step {number + 1} of {len(steps)}. {steps[number].say}"
        else:
            if self.freed is None:
                self.freed = self.counted[0]
            if self.freed != self.counted[0]:
                return view
            prompt = f"{self.lesson.free} {sentence(decision['prompt'])}"
        return {**view, "decision": {**decision, "prompt": prompt}}

    def picked(self, match: cw.Match) -> int:
        """Return how many picks with a choice were made, which tells where the match stands in its lesson."""
        made = (match.picks, open_picks(match))
        if self.counted[0] != made:
            assert match.setup is not None
            again = match.game.open(match.setup, match.key, log=False)
            choices = 0
            for pick in picks_of(match.picks):
                choices += pick >= 0 and len(again.codes) > 1
                again.repeat(pick)
            assert isinstance(again, cw.Match)
            for player, index in made[1]:
                choices += len(again.decision_of(player)) > 1
                again.choose(index, player)
            self.counted = (made, choices)
        return self.counted[1]
