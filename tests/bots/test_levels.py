import re
from collections import Counter

import pytest

import cardwright as cw
from cardwright import bots
from cardwright.bots.levels import COUNT, PURSE, Careless, levels_of
from cardwright.kernel.pieces.heads import Head
from tests.games.keyforge.table import side, table
from tests.toys.beasts.game import GAME as BEASTS


@pytest.mark.parametrize("game", [None, cw.load("krysis"), BEASTS])
def test_levels_are_called_by_their_number(game: cw.Game | None) -> None:
    levels = levels_of(game)
    assert [bots.known(f"Level {number}", game) for number in range(1, COUNT + 1)] == [level.name for level in levels]
    assert [bots.level(f"level {number}", game) for number in range(1, COUNT + 1)] == list(levels)


def test_greedy_is_the_level_at_which_the_game_has_it() -> None:
    assert [bots.known("level 4", game) for game in (None, BEASTS)] == ["level 4", "greedy"]
    assert [bots.known("level 6", game) for game in (None, BEASTS)] == ["greedy", "level 6"]
    assert [bots.info(game)["greedy"].level for game in (None, BEASTS)] == [6, 4]


@pytest.mark.parametrize("name", ["", *cw.game_names()])
def test_a_higher_level_has_fewer_whims_or_searches_further(name: str) -> None:
    levels = levels_of(cw.load(name) if name else None)
    assert len(levels) == COUNT
    whims = [level.whims for level in levels if level.whims]
    iterations = [level.iterations for level in levels if level.iterations]
    assert whims == sorted(set(whims), reverse=True)
    assert iterations == sorted(set(iterations))
    assert [level.whims for level in levels] == [*whims, 0, *[0] * len(iterations)]
    assert levels[len(whims)].name == "greedy"
    assert len({level.title for level in levels}) == len({level.text for level in levels}) == COUNT
    assert levels[-1].title == "Master"


def test_a_game_has_numbers_of_its_own_in_its_package() -> None:
    assert [level.whims for level in levels_of(BEASTS)] == [60, 40, 20, 0, 0, 0, 0, 0]
    assert [level.iterations for level in levels_of(BEASTS)] == [0, 0, 0, 0, 40, 90, 200, 500]
    assert "60 times in a hundred" in bots.info(BEASTS)["level 1"].text
    assert "500 lines" in bots.info(BEASTS)["level 8"].text
    assert "1,000 lines" in bots.info()["level 8"].text
    bot = bots.make("level 6", cw.Rng(1), game=BEASTS)
    assert isinstance(bot, bots.Search)
    assert bot.budget == bots.Budget(90)


@pytest.mark.parametrize(
    ("numbers", "said"),
    [
        ({"whims": (30, 14)}, "there are 2 whims and 2 iterations; there must be 7 together, 6 whims and 5 iterations"),
        ({"whims": (7, 6, 5, 4, 3, 2, 1), "iterations": ()}, "there are 7 whims and 0 iterations"),
        ({"whims": (), "iterations": (1, 2, 3, 4, 5, 6, 7)}, "there are 0 whims and 7 iterations"),
        ({"whims": (50, 30, 30, 20, 10)}, "the whims [50, 30, 30, 20, 10] must fall, from 100 at most to 1 at least"),
        ({"whims": (101, 30, 25, 20, 10)}, "must fall, from 100 at most"),
        ({"whims": (50, 30, 25, 20, 0)}, "to 1 at least"),
        ({"iterations": (300, 100)}, "the iterations [300, 100] must rise, from 1 at least to 1,000,000 at most"),
        ({"iterations": (0, 100)}, "from 1 at least"),
        ({"iterations": (100, 1_000_001)}, "to 1,000,000 at most"),
    ],
)
def test_numbers_that_make_no_levels_are_refused(
    numbers: dict[str, tuple[int, ...]], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(BEASTS, "_levels", numbers)
    with pytest.raises(cw.BadSetup, match=re.escape(said)) as raised:
        levels_of(BEASTS)
    assert str(raised.value).startswith(f"The levels of {BEASTS.title} (data/levels.json): ")


def test_who_thinks_about_games_is_a_level_that_searches() -> None:
    kyza = cw.load("kyza")
    assert [bots.thinker(None, game).name for game in (None, BEASTS, kyza)] == ["level 7", "level 5", "search 100"]
    assert bots.thinker("level 6", BEASTS).iterations == 90
    assert bots.thinker("search 7", BEASTS).iterations == 7
    with pytest.raises(cw.BadSetup, match=r"^'greedy' does not search: use level 7, level 8 or search\.$"):
        bots.thinker("level 6")


def test_a_sentence_names_the_lines_and_the_seconds() -> None:
    levels = levels_of(None)
    for level in levels:
        assert not level.iterations or f"{level.iterations:,} lines of play" in level.text
    assert f"{PURSE:g} seconds a turn" in levels[-1].text


def test_a_level_that_searches_is_made_with_its_iterations_and_the_seconds_of_who_waits() -> None:
    bot = bots.make("level 8", cw.Rng(1), 2.0)
    assert isinstance(bot, bots.Search)
    assert bot.budget == bots.Budget(1000, 2.0)
    alone = bots.make("level 8", cw.Rng(1))
    assert isinstance(alone, bots.Search)
    assert alone.budget == bots.Budget(1000), "nothing depends on the clock"


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


@pytest.mark.parametrize(("name", "whims"), [("Careless 7", 7), ("careless 100", 100), ("level 1", 80)])
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


@pytest.mark.parametrize(
    ("met", "won", "name"),
    [
        (["level 4"], True, "level 5"),
        (["level 4", "level 4"], False, "level 3"),
        (["level 5"], True, "greedy"),
        (["level 1"], False, "random"),
        (["random"], True, "level 1"),
        (["random"], False, ""),
        (["level 8"], True, ""),
        (["level 4", "level 3"], True, ""),
        (["search 40"], True, ""),
        (["level 4", ""], True, ""),
        ([], True, ""),
    ],
)
def test_who_has_won_meets_the_level_above_and_who_has_lost_the_one_below(met: list[str], won: bool, name: str) -> None:
    assert bots.next_to_meet(met, won=won) == name
