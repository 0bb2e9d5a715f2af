"""The cards with Aether Level 5."""

import pytest

from tests.games.kyza.cards.people import GIANT, KNIGHT, PIPES, SQUIRE, WAIT
from tests.games.kyza.table import shipped, side


def test_siege_tower_destroys_an_enemy() -> None:
    for name in ("Siege Tower", "Grand Siege Tower"):
        t = shipped(me=side(set=[name, WAIT], characters=[SQUIRE]), opponent=side(characters=[GIANT]))
        t.pick(f"activate {name}")
        assert (t.mine, t.theirs) == ([SQUIRE], [])
        assert t.hand == ["Great Whale"]
        t.ends_clean()
        assert f"activate {name}" not in shipped(me=side(set=[name, WAIT]), opponent=side(effects=[PIPES])).offered


def test_moth_queen_exchanges_one_of_each_side() -> None:
    t = shipped(me=side(set=["Moth Queen", WAIT], characters=[SQUIRE]), opponent=side(characters=[KNIGHT, GIANT]))
    t.pick("activate Moth Queen", f"aim at {GIANT}")
    assert (t.mine, t.theirs) == ([GIANT], [KNIGHT, SQUIRE])
    assert t.hand == ["Great Whale"]
    t.ends_clean()
    assert (
        "activate Moth Queen"
        not in shipped(me=side(set=["Moth Queen", WAIT]), opponent=side(characters=[KNIGHT])).offered
    )


@pytest.mark.midway("somebody is asked, and the answer is not what is tested")
def test_moth_queen_exchanges_nobody_when_one_of_both_has_left() -> None:
    t = shipped(
        me=side(set=["Moth Queen", WAIT], characters=[SQUIRE]),
        opponent=side(characters=[GIANT], set=["Ghost Piper", WAIT]),
    )
    t.pick("activate Moth Queen", "activate Ghost Piper", f"aim at {SQUIRE}", "pass", "pass")
    assert t.theirs == [GIANT]
    assert SQUIRE in t.hand


def test_treasure_ship_draws_three_and_discards_one() -> None:
    t = shipped(me=side(set=["Treasure Ship", WAIT], hand=[SQUIRE]))
    t.pick("activate Treasure Ship", f"choose {SQUIRE}")
    assert t.hand == ["Great Whale", "Storm King", "World Wheel"]
    assert t.discard == [SQUIRE, "Treasure Ship"]
    t.ends_clean()


def test_puppet_maker_keeps_what_it_takes() -> None:
    t = shipped(me=side(set=["Puppet Maker", WAIT]), opponent=side(characters=[SQUIRE, KNIGHT], set=[WAIT]))
    t.pick("activate Puppet Maker", "pass").end_turn()
    assert t.mine == [SQUIRE]
    assert t.m.owners[t.find(SQUIRE)] == 1
    t.ends_clean()


def test_puppet_maker_takes_nobody_where_there_is_no_room() -> None:
    t = shipped(me=side(set=["Puppet Maker", WAIT], characters=[KNIGHT] * 3), opponent=side(characters=[SQUIRE]))
    t.pick("activate Puppet Maker")
    assert (t.mine, t.theirs) == ([KNIGHT] * 3, [SQUIRE])
    t.ends_clean()


def test_palace_guard_ends_combat_damage_by_enemies_for_the_turn() -> None:
    t = shipped(me=side(characters=[KNIGHT], set=["Palace Guard", WAIT]), opponent=side(characters=[GIANT], set=[WAIT]))
    t.pick("activate Palace Guard", "pass")
    assert t.life == (20, 19)
    assert t.hand == ["Great Whale"]
    t.attack(KNIGHT).pick("pass", "pass", f"block {KNIGHT}", "pass", "pass")
    assert t.mine == [KNIGHT]
    assert t.stats(GIANT) == (7, 4)
    t.end_turn()
    t.attack(GIANT).pick("pass", "pass", "do not block", "pass", "pass")
    assert t.life == (13, 19), "on the next turn they deal it again"
    t.ends_clean()


def test_night_ferry_takes_an_enemy_at_any_time() -> None:
    t = shipped(me=side(characters=[KNIGHT, GIANT], set=[WAIT]), opponent=side(set=["Night Ferry", WAIT]))
    t.attack(KNIGHT, GIANT).pick("pass", "activate Night Ferry", "pass")
    assert t.mine == [GIANT]
    assert t.enemy_hand == ["Great Whale"]
    t.ends_clean()


def test_great_organ_plays_for_each_that_falls_on_either_side() -> None:
    t = shipped(
        me=side(effects=["Great Organ"], set=["Great Whale", WAIT], characters=[SQUIRE, GIANT]),
        opponent=side(characters=[SQUIRE]),
    )
    t.pick("activate Great Whale").resolve_all()
    while t.stack or "Great Organ: deal 2 damage to your opponent" in t.offered:
        t.pick(t.offered[0]).resolve_all()
    assert t.life == (20, 16)
    assert (t.mine, t.theirs) == ([GIANT], [])
    assert t.hand == ["Great Whale"]
    t.ends_clean(GIANT)


def test_snow_oracle_hurts_at_the_end_of_the_turn() -> None:
    t = shipped(me=side(characters=["Snow Oracle"], set=[WAIT]), opponent=side(set=[WAIT]))
    t.end_turn()
    assert t.life == (20, 19)
    t.end_turn()
    assert t.life == (20, 19)
    t.ends_clean()
