"""The coach at the terminal leads through every lesson of every game, whatever its questions are."""

import io
from collections.abc import Iterator

from rich.console import Console

from cardwright.cli.amounts import Numbers
from cardwright.cli.coaching import Coach
from cardwright.cli.session import Leave, Session
from cardwright.cli.showing import Told
from cardwright.kernel.asking.amounts import quantities_asked
from cardwright.kernel.asking.marking import marking_of
from cardwright.kernel.matches.game import Game
from cardwright.kernel.pieces.lessons import Lesson, fitting
from tests.laws.test_lessons import begun, every_lesson


def answers(session: Session) -> Iterator[str]:
    """What a learner types who does what the coach says, line by line, until nothing more is said."""
    while (lesson := session.coach.lesson) is not None:
        number, first = lesson.at(session.coach.picked(session.match))
        if number == len(lesson.steps):
            return
        ahead, texts = session.match.copy(), []
        for accepted in lesson.steps[number].asked[first:]:
            texts.append(ahead.decision.texts()[fitting(accepted, ahead.decision.texts())[0]])
            ahead.choose(texts[-1])
        if marking_of(session.match) is not None:
            yield from [*texts, "done"]
        elif (asked := quantities_asked(session.match)) is not None:
            words = [asked.kinds[kind].name.split()[0] for kind in Numbers(session.match, asked).kinds]
            yield " ".join([next((text.split()[-1] for text in texts if word in text), "0") for word in words])
        else:
            yield texts[0]


@every_lesson
def test_whoever_does_what_the_coach_says_comes_through_all_steps(game: Game, lesson: Lesson) -> None:
    written = io.StringIO()
    lines: Iterator[str] = iter(())

    def ask(_: str) -> str:
        line = next(lines, None)
        if line is None:
            raise Leave
        return line

    seats = ["", *["random"] * len(lesson.others)]
    session = Session(Told(Console(file=written)), begun(game, lesson).match, seats, ask=ask)
    lines = answers(session)
    session.run()
    assert session.coach.lesson == lesson
    assert not session.coach.leads(session.match)
    said = written.getvalue()
    for number, step in enumerate(lesson.steps, 1):
        assert f"Step {number} of {len(lesson.steps)}. {step.say}" in said
    assert not [sentence for step in lesson.steps for _, sentence in step.instead if f"\n{sentence}\n" in said]
    assert session.match.over or lesson.free in said


@every_lesson
def test_a_match_that_began_elsewhere_has_no_coach(game: Game, lesson: Lesson) -> None:
    match = begun(game, lesson).match
    assert Coach(match).lesson == lesson
    view = match.view(1)
    assert Coach(match).shown(match, 1, view) is view, "the coach speaks to the learner alone"
    if game.deck_form is None:
        dealt = game.start(seed=1)
        assert Coach(dealt).lesson is None
        assert Coach(dealt).reply(dealt, dealt.chooser) == -1
