"""How bots see a position."""

from itertools import pairwise

import pytest

from cardwright.games.kyza.evaluation import settled, standing
from cardwright.games.kyza.game import GAME
from cardwright.games.kyza.zones import CHARACTERS, HAND, SET
from cardwright.kernel.basics.outcome import WON
from cardwright.research.simulation import simulate
from tests.games.kyza.table import Table, side, table

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


def fight(mine: str, theirs: str) -> Table:
    """My Fire Eater (5/3) attacks, their Marsh Witch (4/4) may block; each side has a card set."""
    t = table(
        me=side(characters=["Fire Eater"], set=[mine]),
        opponent=side(characters=["Marsh Witch"], set=[theirs]),
    )
    return t.attack("Fire Eater")


@pytest.mark.parametrize(
    ("mine", "theirs", "looks", "left"),
    [
        ("Coin Diver", "Coin Diver", 0, ([], [])),
        ("Mirror Dancer", "Coin Diver", 0, (["Fire Eater"], [])),
        ("Mirror Dancer", "Coin Diver", 1, ([], [])),
        ("Coin Diver", "Mirror Dancer", 1, ([], ["Marsh Witch"])),
        ("Coin Diver", "Mirror Dancer", 0, ([], [])),
    ],
)
def test_who_looks_reckons_with_effects_of_their_own_in_combat(
    mine: str, theirs: str, looks: int, left: tuple[list[str], list[str]]
) -> None:
    t = fight(mine, theirs)
    after = settled(t.m, looks)
    assert tuple([after.printed[card].name for card in after.zone(player, CHARACTERS)] for player in (0, 1)) == left
    assert t.mine + t.theirs == ["Fire Eater", "Marsh Witch"]


def test_an_effect_is_kept_that_wins_nothing_in_combat() -> None:
    t = table(me=side(characters=["Great Whale"], set=["Ghost Piper"]), opponent=side(set=["Coin Diver"]))
    t.attack("Great Whale")
    assert len(settled(t.m, 0).zone(0, SET)) == 1


def test_an_attack_that_an_effect_of_ones_own_saves_is_better_than_staying() -> None:
    gains = []
    for own in ("Coin Diver", "Mirror Dancer"):
        stays = table(me=side(characters=["Fire Eater"], set=[own]), opponent=side(characters=["Marsh Witch"]))
        gains.append(standing(fight(own, "Coin Diver").m, 0) - standing(stays.m, 0))
    assert gains[0] < 0 < gains[1]


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
