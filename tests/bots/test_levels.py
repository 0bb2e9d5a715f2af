from collections import Counter

import pytest

import cardwright as cw
from cardwright import bots
from cardwright.bots.levels import ALIASES, LEVELS, PURSE, Careless, levels_of
from cardwright.kernel.pieces.heads import Head
from tests.games.keyforge.table import side, table
from tests.toys.beasts.game import GAME as BEASTS


def test_levels_are_called_by_their_number() -> None:
    assert [bots.known(f"Level {number}") for number in range(1, 9)] == [level.name for level in LEVELS]
    assert ALIASES["level 3"] == "greedy"


@pytest.mark.parametrize("name", ["", *cw.game_names()])
def test_a_higher_level_has_fewer_whims_or_searches_further(name: str) -> None:
    levels = levels_of(cw.load(name) if name else None)
    assert len(levels) == len(LEVELS)
    whims = [level.whims for level in levels if level.whims]
    assert (len(whims), whims) == (2, sorted(set(whims), reverse=True))
    assert (levels[2].name, levels[2].whims, levels[2].iterations) == ("greedy", 0, 0)
    iterations = [level.iterations for level in levels[3:]]
    assert (len(iterations), iterations) == (5, sorted(set(iterations)))


def test_a_game_has_numbers_of_its_own_in_its_package() -> None:
    assert levels_of(None) == LEVELS
    assert [level.whims for level in levels_of(BEASTS)] == [60, 20, 0, 0, 0, 0, 0, 0]
    assert [level.iterations for level in levels_of(BEASTS)] == [0, 0, 0, 40, 90, 200, 500, 1200]
    assert "60 times in a hundred" in bots.info(BEASTS)["level 1"].text
    assert "1,200 lines" in bots.info(BEASTS)["level 8"].text
    assert "10,000 lines" in bots.info()["level 8"].text
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
    bot = bots.make("careless 30", cw.Rng(1))
    assert isinstance(bot, Careless)
    picks = Counter(t.m.decision.texts()[bots.pick_for(bot, t.m)] for _ in range(600))
    others = 600 - picks["reap Troll"]
    share = (len(t.m.codes) - 1) / len(t.m.codes)
    assert 0.8 < others / (600 * 0.3 * share) < 1.2


def test_below_all_levels_is_who_plays_at_random() -> None:
    assert [told.level for told in bots.info().values()] == list(range(9))
    assert bots.info()["random"].level == 0


@pytest.mark.parametrize(("name", "whims"), [("Careless 7", 7), ("careless 100", 100), ("level 1", 50)])
def test_any_number_of_whims_has_a_name(name: str, whims: int) -> None:
    bot = bots.make(name, cw.Rng(1))
    assert isinstance(bot, Careless)
    assert bot.whims == whims


def test_more_whims_than_picks_are_none() -> None:
    with pytest.raises(cw.UnknownBot, match="There is no bot called 'careless 101'"):
        bots.make("careless 101", cw.Rng(1))


def test_one_that_searches_tells_chances_by_the_head_that_it_is_given() -> None:
    match = cw.load("kyza").start(["sparks", "still"], seed=1)
    values = []
    for head in (Head((0.0,) * len(match.game.features)), None):
        bot = bots.make("search 20", cw.Rng(1), head=head)
        assert isinstance(bot, bots.Search)
        thought = bot.think(match.decision, bot.budget)
        values.append({value for value, tried in zip(thought.values, thought.visits, strict=True) if tried})
    assert values[0] == {0.5} != values[1]
