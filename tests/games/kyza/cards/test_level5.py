"""The cards with Aether Level 5."""

import pytest

from tests.games.kyza.cards.people import FEWER, GIANT, KNIGHT, PIPES, SQUIRE, WAIT
from tests.games.kyza.table import shipped, side


@pytest.mark.parametrize(("name", "stats"), [("Siege Tower", (5, 3)), ("Grand Siege Tower", (5, 5))])
def test_siege_tower_destroys_an_enemy(name: str, stats: tuple[int, int]) -> None:
    t = shipped(me=side(set=[name, WAIT], characters=[name]), opponent=side(characters=[GIANT]))
    assert t.stats(name) == stats
    t.pick(f"activate {name}")
    assert (t.mine, t.theirs) == ([name], [])
    assert t.hand == []
    t.ends_clean()


@pytest.mark.parametrize("name", ["Siege Tower", "Grand Siege Tower"])
def test_siege_tower_needs_an_enemy_character(name: str) -> None:
    t = shipped(me=side(set=[name, WAIT], characters=[SQUIRE]), opponent=side(effects=[PIPES]))
    assert t.offered == [f"activate {WAIT}", "pass"]
    t.ends_clean()


def test_moth_queen_exchanges_one_of_each_side() -> None:
    t = shipped(me=side(set=["Moth Queen", WAIT], characters=[SQUIRE]), opponent=side(characters=[KNIGHT, GIANT]))
    t.pick("activate Moth Queen", f"aim at {GIANT}")
    assert (t.mine, t.theirs) == ([GIANT], [KNIGHT, SQUIRE])
    assert t.hand == ["Great Whale", "World Wheel"]
    t.ends_clean()


def test_moth_queen_hurts_instead_for_who_has_drawn_more() -> None:
    t = shipped(me=side(set=["Moth Queen", WAIT], characters=[KNIGHT], deck=FEWER), opponent=side(characters=[GIANT]))
    t.pick("activate Moth Queen")
    assert (t.mine, t.theirs) == ([GIANT], [KNIGHT])
    assert t.life == (20, 18)
    assert t.hand == []
    t.ends_clean()


def test_moth_queen_needs_one_of_mine() -> None:
    t = shipped(me=side(set=["Moth Queen", WAIT]), opponent=side(characters=[KNIGHT]))
    assert t.offered == [f"activate {WAIT}", "pass"]
    t.ends_clean()


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


def test_puppet_maker_keeps_the_small_one_that_it_takes() -> None:
    t = shipped(me=side(set=["Puppet Maker", WAIT]), opponent=side(characters=[PIPES, SQUIRE], set=[WAIT]))
    t.pick("activate Puppet Maker", "pass").end_turn()
    assert (t.mine, t.theirs) == ([SQUIRE], [PIPES])
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
    assert t.life == (20, 20)
    assert t.hand == ["Great Whale", "World Wheel"]
    t.attack(KNIGHT).pick("pass", "pass", f"block {KNIGHT}", "pass", "pass")
    assert t.mine == [KNIGHT]
    assert t.stats(GIANT) == (7, 4)
    t.end_turn()
    t.attack(GIANT).pick("pass", "pass", "do not block", "pass", "pass")
    assert t.life == (13, 20), "on the next turn they deal it again"
    t.ends_clean()


def test_palace_guard_hurts_instead_for_who_has_drawn_more() -> None:
    t = shipped(me=side(set=[WAIT]), opponent=side(set=["Palace Guard", WAIT], deck=FEWER))
    t.pick("pass", "activate Palace Guard", "pass")
    assert t.life == (19, 20)
    assert t.enemy_hand == []
    t.ends_clean()


def test_night_ferry_takes_an_enemy_at_any_time() -> None:
    t = shipped(me=side(characters=[KNIGHT, GIANT], set=[WAIT]), opponent=side(set=["Night Ferry", WAIT]))
    t.attack(KNIGHT, GIANT).pick("pass", "activate Night Ferry", "pass")
    assert t.mine == [GIANT]
    assert t.enemy_hand == ["Great Whale"]
    t.ends_clean()


def test_night_ferry_draws_nothing_for_who_has_drawn_more() -> None:
    t = shipped(me=side(characters=[KNIGHT], set=[WAIT]), opponent=side(set=["Night Ferry", WAIT], deck=FEWER))
    t.pick("pass", "activate Night Ferry", "pass")
    assert t.mine == []
    assert t.enemy_hand == []
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
    assert t.hand == ["Great Whale", "World Wheel"]
    t.ends_clean(GIANT)


def test_snow_oracle_hurts_at_the_end_of_the_turn() -> None:
    t = shipped(me=side(characters=["Snow Oracle"], set=[WAIT]), opponent=side(set=[WAIT]))
    t.end_turn()
    assert t.life == (20, 19)
    t.end_turn()
    assert t.life == (20, 19)
    t.ends_clean()
