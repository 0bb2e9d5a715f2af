"""`cardwright learn`: a lesson at the terminal, where a coach speaks in place of the questions until all is learned."""

import secrets
from collections.abc import Callable, Sequence

from rich.console import Console

import cardwright as cw
from cardwright import bots
from cardwright.cli.playing import HELP_IS_THERE, ended_by_signals
from cardwright.cli.session import Session
from cardwright.cli.showing import show_on
from cardwright.kernel.basics import names
from cardwright.kernel.basics.errors import BadSetup
from cardwright.kernel.pieces.lessons import LEARNER, Lesson

CALLED = "Player"
"""What the learner is called."""


def run(
    out: Console, name: str, called: str, seed: str | None, *, plain: bool, ask: Callable[[str], str] = input
) -> int:
    """Learn a game by one of its lessons, the first if ``called`` is empty; `BadSetup` for one that there is not."""
    game = cw.load(name)
    lesson = find(game, called)
    show = show_on(out, plain=plain)
    match = game.seated(len(lesson.position.sides)).start(
        seed=seed or secrets.token_hex(4), names=(CALLED, *lesson.others), position=lesson.position
    )
    seats = ["", *[bots.known(lesson.bot, game)] * len(lesson.others)]
    opening = [f"{lesson.title}, a lesson of {lesson.minutes} minutes. {lesson.goal}", HELP_IS_THERE]
    with ended_by_signals():
        session = Session(show, match, seats, opening=opening, ask=ask)
        session.run()
    if session.match.outcome is not None:
        show.say(after(session.match.outcome.winners, game))
    return 0


def find(game: cw.Game, called: str) -> Lesson:
    """Return the lesson of that key or title, the first one if it is empty; `BadSetup` says which there are."""
    titles = {lesson.title: lesson for lesson in game.lessons.values()}
    if not titles:
        teaching = [name for name in cw.game_names() if cw.load(name).lessons]
        raise BadSetup(f"{game.title} has no lesson; {names.some(teaching)} have one.")
    if not called:
        return next(iter(titles.values()))
    title = names.find(called, titles)
    if title is None and called not in game.lessons:
        raise BadSetup(f"{game.title} has no lesson {names.quote(called)}, only {names.some(list(titles))}.")
    return game.lessons[called] if title is None else titles[title]


def after(winners: Sequence[int], game: cw.Game) -> str:
    """Say what to do when the lesson is over."""
    if LEARNER in winners:
        return f'That is how {game.title} is played. A whole game: cardwright play {game.name} --bot "level 1"'
    return f"Next time! Once more: cardwright learn {game.name}"
