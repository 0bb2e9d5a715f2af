import copy
import pickle
import time

import pytest

import cardwright as cw
from cardwright import bots
from cardwright.bots.bot import Budget, Thought
from cardwright.bots.search.bot import DECIDED, LATE, ONLY_OPTION, SPENT, Search, added_up, most_tried
from cardwright.kernel.core.registry import game_names
from tests.games.keyforge.table import Table, side, table


def thought(t: Table, iterations: int = 60) -> Thought:
    return Search(cw.Rng(1)).think(t.m.decision, Budget(iterations))


def picked(t: Table) -> str:
    return t.m.decision.texts()[thought(t).pick]


def test_it_reaps_rather_than_ends_its_turn() -> None:
    assert picked(table("brobnar", me=side(line=["Troll"]))) == "reap Troll"


def test_it_stops_a_key_that_would_win() -> None:
    opponent = side(aember=6, keys=2)
    t = table("shadows", me=side(hand=["Ghostly Hand", "Nerve Blast"]), opponent=opponent)
    done = []
    while t.m.chooser == 0:
        done.append(picked(t))
        t.pick(done[-1])
    assert "play Nerve Blast" in done


def test_the_same_stream_has_the_same_thought_and_the_match_is_as_it_was() -> None:
    t = table("brobnar", me=side(line=["Troll", "Bumpsy"], hand=["Punch"]), opponent=side(line=["Dust Imp"]))
    before = t.m.to_json()
    assert thought(t) == thought(t)
    assert t.m.to_json() == before


def test_a_thought_tells_how_it_came_about() -> None:
    t = table("brobnar", me=side(line=["Troll", "Bumpsy"], hand=["Punch"]), opponent=side(line=["Dust Imp"]))
    found = thought(t, 30)
    assert sum(found.visits) == found.iterations == 30
    assert len(found.visits) == len(found.values) == len(t.m.codes)
    assert all(0 <= value <= 1 for value in found.values)
    assert found.visits[found.pick] == max(found.visits)
    assert found.why == SPENT
    assert found.seconds > 0


def test_a_thought_goes_on_where_the_one_before_led_unless_that_is_forgotten() -> None:
    t = table("brobnar", me=side(line=["Troll", "Bumpsy"], hand=["Punch"]), opponent=side(line=["Dust Imp"]))
    bot = Search(cw.Rng(1))
    t.m.choose(bot.think(t.m.decision, Budget(200)).pick)
    kept = bot.think(t.m.decision, Budget(30))
    assert kept.iterations <= 30 < sum(kept.visits)
    bot.forget()
    fresh = bot.think(t.m.decision, Budget(30))
    assert sum(fresh.visits) == fresh.iterations


def test_parts_of_a_search_share_its_iterations_and_are_added_up() -> None:
    t = table("brobnar", me=side(line=["Troll", "Bumpsy"], hand=["Punch"]), opponent=side(line=["Dust Imp"]))
    parts = [Search(cw.Rng(i), Budget(90)).consider(t.m.decision, 4) for i in range(4)]
    assert all(part.iterations <= 23 for part in parts)
    visits, values = added_up([(part.visits, part.values) for part in parts])
    assert sum(visits) == sum(part.iterations for part in parts)
    assert visits[0] == sum(part.visits[0] for part in parts)
    assert min(part.values[0] for part in parts) <= values[0] <= max(part.values[0] for part in parts)
    assert added_up([((2, 0), (0.25, 0.0)), ((6, 0), (0.75, 0.0))]) == ((8, 0), (0.625, 0.0))
    assert most_tried((3, 5, 5, 1), (0.9, 0.2, 0.4, 1.0)) == 2


def test_one_option_takes_no_thought() -> None:
    t = table("brobnar")
    assert len(t.m.decision) == 1
    assert thought(t).why == ONLY_OPTION


def test_it_stops_when_the_leader_cannot_be_caught() -> None:
    t = table("brobnar", me=side(line=["Troll"], aember=6, keys=2))
    found = thought(t, 2000)
    assert found.why == DECIDED
    assert found.iterations < 2000


def test_when_time_is_up_it_has_the_best_so_far() -> None:
    t = table("brobnar", me=side(line=["Troll", "Bumpsy"], hand=["Punch"]), opponent=side(line=["Dust Imp"]))
    began = time.perf_counter()
    found = Search(cw.Rng(1)).think(t.m.decision, Budget(10**9, seconds=0.1))
    assert time.perf_counter() - began < 20
    assert found.why == LATE
    assert found.visits[found.pick] == max(found.visits) > 0


def test_its_picks_share_the_seconds_of_a_turn() -> None:
    t = table("brobnar", me=side(line=["Troll", "Bumpsy", "Headhunter"], hand=["Punch"]), opponent=side(line=["Krump"]))
    bot = Search(cw.Rng(1), Budget(10**9, seconds=0.3))
    began = time.perf_counter()
    while t.m.chooser == 0:
        t.m.choose(bot.pick({}, t.m.decision))
    assert time.perf_counter() - began < 20


def test_a_thought_needs_a_limit() -> None:
    with pytest.raises(ValueError, match="needs a limit"):
        Budget()


@pytest.mark.parametrize("game", game_names())
def test_it_plays_every_game_for_every_number_of_players(game: str) -> None:
    for players in cw.load(game).player_counts:
        own = cw.load(game).seated(players)
        match = own.start(["random"] * players if own.decks else (), seed=5, players=players)
        bot = Search(cw.Rng(3), Budget(6))
        for _ in range(12):
            match.choose(bots.pick_for(bot, match))


def test_a_copy_goes_on_with_the_same_stream_and_begins_its_thoughts_anew() -> None:
    t = table("brobnar", me=side(line=["Troll", "Bumpsy"], hand=["Punch"]), opponent=side(line=["Dust Imp"]))
    bot = Search(cw.Rng(1), Budget(40))
    bot.consider(t.m.decision)
    copies = [copy.deepcopy(bot), pickle.loads(pickle.dumps(bot))]  # noqa: S301 - our own
    bot.forget()
    assert [again.consider(t.m.decision) for again in copies] == [bot.consider(t.m.decision)] * 2
