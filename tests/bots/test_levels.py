from collections import Counter

import pytest

import cardwright as cw
from cardwright import bots
from cardwright.bots.levels import ALIASES, LEVELS, PURSE, WHIMS, Careless, levels_of
from cardwright.kernel.pieces.heads import Head
from tests.games.keyforge.table import side, table
from tests.toys.beasts.game import GAME as BEASTS


def test_levels_are_called_by_their_number() -> None:
    assert [bots.known(f"Level {number}") for number in range(1, 9)] == [level.name for level in LEVELS]
    assert ALIASES["level 3"] == "greedy"


def test_a_higher_level_searches_further() -> None:
    iterations = [level.iterations for level in LEVELS]
    assert iterations == sorted(iterations)
    assert iterations[3:] == sorted(set(iterations[3:]))


@pytest.mark.parametrize("name", cw.game_names())
def test_what_a_game_says_of_its_levels_rises_too(name: str) -> None:
    iterations = [level.iterations for level in levels_of(cw.load(name)) if level.iterations]
    assert iterations == sorted(set(iterations))
    assert len(iterations) == len([level for level in LEVELS if level.iterations])


def test_a_game_has_iterations_of_its_own_in_its_package() -> None:
    assert levels_of(None) == levels_of(cw.load("krysis")) == LEVELS
    assert [level.iterations for level in levels_of(BEASTS)] == [0, 0, 0, 40, 90, 200, 500, 1200]
    assert "1,200 lines" in bots.info(BEASTS)["level 8"].text
    assert "10,000 lines" in bots.info(cw.load("krysis"))["level 8"].text
    bot = bots.make("level 5", cw.Rng(1), game=BEASTS)
    assert isinstance(bot, bots.Search)
    assert bot.budget == bots.Budget(90)


def test_a_sentence_names_the_lines_and_the_seconds() -> None:
    for level in LEVELS:
        assert not level.iterations or f"{level.iterations:,} lines of play" in level.text
    assert f"{PURSE:g} seconds a turn" in LEVELS[-1].text


def test_a_level_that_searches_is_made_with_its_iterations_and_the_seconds_of_who_waits() -> None:
    bot = bots.make("level 5", cw.Rng(1), 2.0)
    assert isinstance(bot, bots.Search)
    assert bot.budget == bots.Budget(300, 2.0)
    alone = bots.make("level 5", cw.Rng(1))
    assert isinstance(alone, bots.Search)
    assert alone.budget == bots.Budget(300), "nothing depends on the clock"


def test_the_careless_bot_plays_as_greedy_does_but_for_a_whim() -> None:
    t = table("brobnar", me=side(line=["Troll"]))
    bot = Careless(cw.Rng(1))
    picks = Counter(t.m.decision.texts()[bots.pick_for(bot, t.m)] for _ in range(600))
    others = 600 - picks["reap Troll"]
    share = (len(t.m.codes) - 1) / len(t.m.codes)
    assert 0.8 < others / (600 / WHIMS * share) < 1.2


def test_one_that_searches_tells_chances_by_the_head_that_it_is_given() -> None:
    match = cw.load("kyza").start(["sparks", "still"], seed=1)
    values = []
    for head in (Head((0.0,) * len(match.game.features)), None):
        bot = bots.make("search 20", cw.Rng(1), head=head)
        assert isinstance(bot, bots.Search)
        thought = bot.think(match.decision, bot.budget)
        values.append({value for value, tried in zip(thought.values, thought.visits, strict=True) if tried})
    assert values[0] == {0.5} != values[1]
