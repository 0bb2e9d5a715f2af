"""How bots see a position."""

from itertools import pairwise

import pytest

from cardwright.games.kyza.evaluation import WON, settled, standing
from cardwright.games.kyza.game import GAME
from cardwright.games.kyza.zones import HAND
from cardwright.research.simulation import simulate
from tests.games.kyza.table import side, table

pytestmark = pytest.mark.midway("a state is valued in the middle of play")


@pytest.mark.parametrize(("one", "other"), [("sparks", "still"), ("night market", "harbor"), ("parade", "winter")])
def test_greedy_beats_random_in_nine_of_ten(one: str, other: str) -> None:
    decks = [GAME.find_deck(one), GAME.find_deck(other)]
    played = simulate("kyza", decks, ["greedy", "random"], 40, seed=1)
    assert not played.errors
    assert played.wins(0) >= 36


def test_what_waits_is_played_out() -> None:
    t = table(me=side(set=["Fire Eater", "Coin Diver"]), opponent=side(set=["Coin Diver"]))
    before = standing(t.m, 0)
    t.pick("activate Fire Eater")
    assert t.stack == ["Fire Eater"]
    assert standing(t.m, 0) > before
    assert t.stack == ["Fire Eater"]


def test_what_an_effect_asks_is_played_out() -> None:
    t = table(me=side(set=["Cloud Reader"]), opponent=side(set=["Coin Diver"]))
    t.pick("activate Cloud Reader").pick("pass")
    assert not t.m.pile
    assert "choose Great Whale" in t.offered
    assert len(settled(t.m).zone(0, HAND)) == 1
    assert t.hand == []


def test_who_attacks_is_played_out() -> None:
    t = table(me=side(characters=["Siege Tower", "Fire Eater"]), opponent=side(set=["Coin Diver"], life=10))
    t.attack("Siege Tower", "Fire Eater")
    assert standing(t.m, 0) == WON == -standing(t.m, 1)


def test_life_is_worth_more_the_less_there_is() -> None:
    steps = [standing(table(me=side(life=life, set=["Coin Diver"])).m, 0) for life in (20, 15, 10, 5)]
    losses = [a - b for a, b in pairwise(steps)]
    assert losses == sorted(losses)


def test_empty_decks_are_feared() -> None:
    full = standing(table(me=side(set=["Coin Diver"])).m, 0)
    assert standing(table(me=side(set=["Coin Diver"], deck=[])).m, 0) < full


def test_a_draw_is_worth_nothing() -> None:
    t = table(me=side(set=["Coin Diver"]))
    t.m.end((), "nothing")
    assert standing(t.m, 0) == 0
