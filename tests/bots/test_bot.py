import re
from collections import Counter
from collections.abc import Mapping
from typing import cast

import pytest

import cardwright as cw
from cardwright import bots
from cardwright.bots.bot import Glance
from cardwright.kernel.pieces.shapes import View


def start(seed: int = 3) -> cw.Match:
    return cw.load("keyforge").start(decks=["argus", "gregg"], seed=seed)


def advance(match: cw.Match, picks: int, seed: int = 1) -> cw.Match:
    bot = bots.make("random", cw.Rng(seed))
    for _ in range(picks):
        if not match.over:
            match.choose(bots.pick_for(bot, match))
    return match


def test_there_is_something_to_tell_about_every_bot() -> None:
    told = bots.info()
    everyone = {"random", *[level.name for level in bots.levels_of(None)]}
    assert set(told) == everyone, "but search, which is for those who set its budget"
    assert [info.level for info in told.values()] == list(range(len(told)))
    assert len({info.title for info in told.values()}) == len(told)
    assert len({info.text for info in told.values()}) == len(told)
    for info in told.values():
        assert info.title
        assert info.text.endswith(".")
        assert "{" not in info.text


def test_bots_are_found_by_name_in_any_spelling() -> None:
    assert isinstance(bots.make("Greedy", cw.Rng(1)), bots.Greedy)
    assert isinstance(bots.make(" RANDOM ", cw.Rng(1)), bots.RandomBot)
    with pytest.raises(cw.UnknownBot, match="There is no bot called 'deep blue': use random, level 1, level 2,"):
        bots.make("deep blue", cw.Rng(1))


def test_a_search_is_called_by_its_iterations() -> None:
    assert bots.known("Search 150") == bots.known("search150") == "search 150"
    bot = bots.make("search 150", cw.Rng(1))
    assert isinstance(bot, bots.Search)
    assert bot.budget == bots.Budget(150)
    assert bots.level("search 1500").title == "Search 1,500"
    for wrong in ("search 0", "search 01", f"search {bots.MOST_ITERATIONS + 1}", "search many"):
        with pytest.raises(cw.UnknownBot):
            bots.known(wrong)


@pytest.mark.parametrize(
    "name",
    [
        "search -5",
        "search --5",
        "search - 5",
        "search \N{MINUS SIGN}5",
        "search 1.5",
        "search .5",
        "search 1,5",
        "search ½",
        "careless -20",
        "careless 2.5",
        "level -2",
        "level 1.2",
    ],
)
def test_signs_and_fractions_are_no_matter_of_spelling(name: str) -> None:
    with pytest.raises(cw.UnknownBot, match=f"There is no bot called '{re.escape(name)}': use random,") as raised:
        bots.known(name)
    assert "search N (1 to 1,000,000 iterations a pick) or careless N (1 to 100 whims in " in str(raised.value)
    assert bots.known("Level-2") == "level 2"


@pytest.mark.parametrize("name", ["random", "level 2", "greedy", "level 7"])
def test_a_bot_picks_what_is_offered_and_changes_nothing(name: str) -> None:
    match = start()
    for _ in range(12):
        before = match.to_json()
        pick = bots.pick_for(bots.make(name, cw.Rng(5)), match)
        assert match.to_json() == before
        assert pick == bots.pick_for(bots.make(name, cw.Rng(5)), match), "the same stream thinks the same"
        assert pick in match.decision
        match.choose(pick)


class Watched:
    """A match that counts how often it is looked at."""

    def __init__(self, match: cw.Match) -> None:
        self.match = match
        self.looks: list[int] = []

    def view(self, viewer: int) -> View:
        self.looks.append(viewer)
        return self.match.view(viewer)


def test_a_view_is_drawn_only_for_those_who_look() -> None:
    match = start()
    watched = Watched(match)
    seen: Mapping[str, object] = Glance(cast("cw.Match", watched), 1)
    assert watched.looks == []
    assert seen["viewer"] == 1
    assert dict(seen) == match.view(1)
    assert len(seen) == len(match.view(1))
    assert watched.looks == [1]


def test_the_random_bot_takes_every_option_as_often() -> None:
    match = start()
    while len(match.decision) < 4:
        advance(match, 1)
    options = len(match.decision)
    bot = bots.make("random", cw.Rng(1))
    picks = Counter(bots.pick_for(bot, match) for _ in range(200 * options))
    assert set(picks) == set(range(options))
    assert all(140 < picks[i] < 260 for i in range(options))
