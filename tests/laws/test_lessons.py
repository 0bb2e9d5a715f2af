"""The laws of lessons, for every lesson of every game: what the coach says is so, on each way through it."""

from collections.abc import Iterator
from dataclasses import dataclass

import pytest

import cardwright as cw
from cardwright import bots
from cardwright.kernel.basics.rng import Rng
from cardwright.kernel.core.registry import game_names
from cardwright.kernel.matches.game import Game, load
from cardwright.kernel.matches.match import Match
from cardwright.kernel.matches.replays import replay
from cardwright.kernel.pieces.lessons import Lesson, fits, fitting
from tests.toys.beasts.game import GAME as BEASTS
from tests.views import faces

MOST_WAYS = 32
"""As many ways through a lesson are looked at."""
LONGEST = 400
"""Decisions after which a lesson would have to be over."""

LESSONS = [(game, lesson) for game in (*map(load, game_names()), BEASTS) for lesson in game.lessons.values()]

every_lesson = pytest.mark.parametrize(
    ("game", "lesson"), LESSONS, ids=[f"{game.name}-{lesson.key}" for game, lesson in LESSONS]
)


@dataclass
class Way:
    """A match on one way through a lesson, after so many picks with a choice."""

    match: Match
    picked: int = 0

    @property
    def texts(self) -> list[str]:
        """The options that are offered."""
        return self.match.decision.texts()

    def pick(self, index: int) -> "Way":
        """Go on with an option."""
        m = self.match.copy()
        m.choose(index)
        return settled(Way(m, self.picked + 1))


def settled(way: Way) -> Way:
    """Take all that leaves no choice."""
    while not way.match.over and len(way.match.decision) == 1:
        way.match.choose(0)
    return way


def begun(game: Game, lesson: Lesson, seed: int = 1) -> Way:
    """The beginning of a lesson."""
    game = game.seated(len(lesson.position.sides))
    return settled(Way(game.start(seed=seed, names=("Ann", *lesson.others), position=lesson.position)))


def moments(game: Game, lesson: Lesson) -> Iterator[Way]:
    """Each moment of each way through the steps, and of each way its end."""
    waiting = [begun(game, lesson)]
    ended = 0
    while waiting and ended < MOST_WAYS:
        way = waiting.pop()
        yield way
        step, reply = lesson.at(way.picked)
        if step == len(lesson.steps):
            ended += 1
        elif reply >= 0:
            index = lesson.reply(way.picked, way.texts)
            assert index >= 0, f"{lesson.steps[step].replies[reply]!r} is none of {way.texts}"
            waiting.append(way.pick(index))
        else:
            taken = fitting(lesson.accepted(way.picked), way.texts)
            assert taken, f"{lesson.accepted(way.picked)} are none of {way.texts}"
            waiting += [way.pick(index) for index in taken]


@every_lesson
def test_the_steps_fit_what_is_asked_on_every_way(game: Game, lesson: Lesson) -> None:
    """Each is asked whom the lesson has pick, every pattern of the lesson fits something, and nothing is left over."""
    unused = {(step, pattern) for step, each in enumerate(lesson.steps) for asked in each.asked for pattern in asked}
    unused |= {(step, pattern) for step, each in enumerate(lesson.steps) for pattern, _ in each.instead}
    for way in moments(game, lesson):
        step, reply = lesson.at(way.picked)
        if way.match.over:
            assert step == len(lesson.steps), way.match.outcome
            continue
        asked = way.match.decision.player
        if step < len(lesson.steps):
            assert (asked == 0) == (reply < 0), (step, way.match.prompt())
        if reply < 0 and step < len(lesson.steps):
            for text in way.texts:
                accepted = [pattern for pattern in lesson.accepted(way.picked) if fits(pattern, text)]
                answered = [pattern for pattern, _ in lesson.steps[step].instead if fits(pattern, text)]
                assert accepted or answered, f"nothing answers {text!r}: {lesson.steps[step].say}"
                assert bool(lesson.answer(way.picked, text)) == (not accepted)
                unused -= {(step, pattern) for pattern in accepted or answered[:1]}
    assert not unused


@every_lesson
def test_what_is_lit_is_there(game: Game, lesson: Lesson) -> None:
    table = game.table
    words = {area.name for area in (*table.areas, *table.shared)} | {counter.name for counter in table.counters}
    for way in moments(game, lesson):
        step = lesson.step(way.picked)
        if step is not None and not way.match.over:
            names = {face["name"] for face in faces(way.match.view(0)) if face.get("name")}
            assert {*step.lit} <= words | names, (step.lit, step.say)


@every_lesson
def test_a_lesson_is_a_match_like_all_others(game: Game, lesson: Lesson) -> None:
    """At each moment it can be saved, replayed, and told from no world that is drawn for its learner."""
    for way in moments(game, lesson):
        m = way.match
        assert game.load(m.to_json()) == m
        assert replay(m.record.to_json(), game.seated(len(m.names))) == m
        assert m.over or m.sample(0, Rng(1)).view(0) == m.view(0)


@every_lesson
@pytest.mark.parametrize("seed", range(3))
def test_whoever_follows_the_coach_and_then_plays_well_wins(game: Game, lesson: Lesson, seed: int) -> None:
    way = begun(game, lesson, seed)
    while not way.match.over and lesson.step(way.picked) is not None:
        _, reply = lesson.at(way.picked)
        index = (
            lesson.reply(way.picked, way.texts) if reply >= 0 else fitting(lesson.accepted(way.picked), way.texts)[0]
        )
        way = way.pick(index)
    m = way.match
    players = [bots.make("greedy" if player == 0 else lesson.bot, Rng(seed).stream(str(player))) for player in m.seats]
    for _ in range(LONGEST):
        if m.over:
            break
        m.choose(bots.pick_for(players[m.decision.player], m))
    assert m.outcome is not None
    assert m.outcome.winners == (0,)


def test_the_beasts_teach_and_so_do_games_that_ship() -> None:
    taught = {game.name for game, _ in LESSONS}
    assert {"beasts", "crucible", "keyforge", "kryptik", "krysis", "kyza"} <= taught
    assert cw.load("kyza").lessons["first"].goal == "Bring Ilya's life down to 0."
