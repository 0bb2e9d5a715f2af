"""Lessons at tables: what the coach says, which picks are answered instead of made, and what the others do."""

from cardwright.kernel.basics.errors import CardwrightError
from cardwright.kernel.matches.game import load
from cardwright.kernel.pieces.lessons import LEARNER, Lesson, fitting
from cardwright.kernel.pieces.setup import checked_options
from cardwright.service.protocol import Coach, NewTable, Place
from cardwright.service.tables import events, seating
from cardwright.service.tables.table import Table
from cardwright.service.troubles import Refusal


def set_up(name: str, guest: str, called: str, new: NewTable, secret: bytes, now: int) -> Table:
    """Return the draft of a table that is a lesson, which begins at once; `Refusal` for one that there is not."""
    try:
        game = load(new.game)
    except CardwrightError as error:
        raise Refusal("illegal", str(error)) from error
    lesson = game.lessons.get(new.lesson)
    if lesson is None:
        raise Refusal("illegal", f"{game.title} has no lesson of that name: choose one on its page.")
    plain = NewTable(key=new.key, game=new.game, places=(Place(kind="me"),), commit=new.commit, lesson=new.lesson)
    if new != plain:
        raise Refusal("illegal", "A lesson has one place, which is yours, and nothing to set: leave the rest out.")
    game = game.seated(len(lesson.position.sides))
    table = seating.opened(name, guest, new, game, checked_options(game.options, {}), secret, now, lesson)
    # The others have their names by the lesson, whatever the learner is called.
    for number, other in enumerate(lesson.others, LEARNER + 1):
        table.happen(events.BotSeated(at=now, seat=number, bot=lesson.bot, name=other))
    title = seating.free_name(table, called)
    table.happen(events.Seated(at=now, seat=LEARNER, guest=guest, name=title, commit=new.commit or ""))
    seating.begin(table, now)
    return table


def check(table: Table, seat: int, option: int) -> None:
    """Let the coach answer (`Refusal`) the learner's pick of an option that the lesson does not accept now."""
    lesson, match = table.lesson, table.match
    if lesson is None or match is None or seat != LEARNER:
        return
    decision = match.decision_of(seat)
    if len(decision) > 1 and (said := lesson.answer(table.chosen, decision.options[option].text)):
        raise Refusal("lesson", said)


def reply(table: Table, seat: int) -> int:
    """Return the option that another seat picks by the lesson; -1 where its bot decides."""
    lesson, match = table.lesson, table.match
    if lesson is None or match is None or seat == LEARNER:
        return -1
    return lesson.reply(table.chosen, match.decision_of(seat).texts())


def coach(table: Table, viewer: int) -> Coach | None:
    """Return what the coach tells a viewer now; None for all but the learner, and where there is no lesson."""
    lesson, match = table.lesson, table.match
    if lesson is None or match is None or viewer != LEARNER:
        return None
    number, answering = lesson.at(table.chosen)
    if table.status == "over":
        return _coach(lesson)
    if number == len(lesson.steps):
        return _coach(lesson, say=lesson.free)
    step = lesson.steps[number]
    if answering >= 0 or LEARNER not in table.asked:
        return _coach(lesson, step=number + 1)
    texts = match.decision_of(LEARNER).texts()
    picks = tuple(texts[index] for index in fitting(lesson.accepted(table.chosen), texts))
    return _coach(lesson, say=step.say, lit=step.lit, picks=picks, step=number + 1)


def asked(table: Table, seat: int) -> str:
    """Say what the coach asks for, who stands in the place of the question; empty where no coach speaks."""
    told = coach(table, seat)
    return f"Not yet. {told.say}" if told is not None and told.say and told.step else ""


def _coach(
    lesson: Lesson, *, say: str = "", lit: tuple[str, ...] = (), picks: tuple[str, ...] = (), step: int = 0
) -> Coach:
    return Coach(
        title=lesson.title, goal=lesson.goal, say=say, lit=lit, picks=picks, step=step, steps=len(lesson.steps)
    )
