"""The cards with Aether Level 5."""

import pytest

from tests.games.kyza.cards.people import FEWER, GIANT, KNIGHT, PIPES, SQUIRE, WAIT
from tests.games.kyza.table import shipped, side


@pytest.mark.parametrize(("name", "stats"), [("Siege Tower", (5, 3)), ("Grand Siege Tower", (5, 4))])
def test_siege_tower_destroys_an_enemy_for_life_hurts_and_draws(name: str, stats: tuple[int, int]) -> None:
    t = shipped(me=side(set=[name, WAIT], characters=[name]), opponent=side(characters=[GIANT]))
    assert t.stats(name) == stats
    t.pick(f"activate {name}")
    assert (t.mine, t.theirs) == ([name], [])
    assert t.life == (16, 19)
    assert t.hand == ["Great Whale", "World Wheel"]
    t.ends_clean()


@pytest.mark.parametrize("name", ["Siege Tower", "Grand Siege Tower"])
def test_siege_tower_draws_nothing_for_who_has_drawn_more(name: str) -> None:
    t = shipped(me=side(set=[name, WAIT], deck=FEWER), opponent=side(characters=[GIANT]))
    t.pick(f"activate {name}")
    assert t.theirs == []
    assert t.life == (16, 19)
    assert t.hand == []
    t.ends_clean()


@pytest.mark.parametrize("name", ["Siege Tower", "Grand Siege Tower"])
def test_siege_tower_destroys_nobody_for_who_cannot_pay(name: str) -> None:
    t = shipped(me=side(set=[name, WAIT], life=3), opponent=side(characters=[GIANT]))
    assert t.offered == [f"activate {WAIT}", "pass"]
    t.ends_clean()


@pytest.mark.parametrize("name", ["Siege Tower", "Grand Siege Tower"])
def test_siege_tower_needs_an_enemy_character(name: str) -> None:
    t = shipped(me=side(set=[name, WAIT], characters=[SQUIRE]), opponent=side(effects=[PIPES]))
    assert t.offered == [f"activate {WAIT}", "pass"]
    t.ends_clean()


def test_moth_queen_exchanges_one_of_each_side_for_life_hurts_and_draws() -> None:
    t = shipped(me=side(set=["Moth Queen", WAIT], characters=[SQUIRE]), opponent=side(characters=[KNIGHT, GIANT]))
    t.pick("activate Moth Queen", f"aim at {GIANT}")
    assert (t.mine, t.theirs) == ([GIANT], [KNIGHT, SQUIRE])
    assert t.life == (17, 17)
    assert t.hand == ["Great Whale", "World Wheel"]
    t.ends_clean()


def test_moth_queen_draws_nothing_for_who_has_drawn_more() -> None:
    t = shipped(me=side(set=["Moth Queen", WAIT], characters=[KNIGHT], deck=FEWER), opponent=side(characters=[GIANT]))
    t.pick("activate Moth Queen")
    assert (t.mine, t.theirs) == ([GIANT], [KNIGHT])
    assert t.life == (17, 17)
    assert t.hand == []
    t.ends_clean()


def test_moth_queen_exchanges_nobody_for_who_cannot_pay() -> None:
    t = shipped(me=side(set=["Moth Queen", WAIT], characters=[KNIGHT], life=2), opponent=side(characters=[GIANT]))
    assert t.offered == [f"activate {WAIT}", "pass"]
    t.ends_clean()


def test_moth_queen_needs_one_of_mine() -> None:
    t = shipped(me=side(set=["Moth Queen", WAIT]), opponent=side(characters=[KNIGHT]))
    assert t.offered == [f"activate {WAIT}", "pass"]
    t.ends_clean()


def test_moth_queen_exchanges_nobody_and_only_costs_life_when_one_of_both_has_left() -> None:
    t = shipped(
        me=side(set=["Moth Queen", WAIT], characters=[SQUIRE]),
        opponent=side(characters=[GIANT], set=["Ghost Piper", WAIT]),
    )
    t.pick("activate Moth Queen", "activate Ghost Piper", f"aim at {SQUIRE}").resolve_all()
    assert (t.mine, t.theirs) == ([], [GIANT])
    assert t.life == (17, 20)
    assert (t.hand, t.enemy_hand) == ([SQUIRE], ["Great Whale", "World Wheel"])
    t.ends_clean()


def test_treasure_ship_draws_three_discards_one_and_hurts() -> None:
    t = shipped(me=side(set=["Treasure Ship", WAIT], hand=[SQUIRE]))
    t.pick("activate Treasure Ship", f"choose {SQUIRE}")
    assert t.hand == ["Great Whale", "Storm King", "World Wheel"], "no two more: I have drawn more by now"
    assert t.discard == [SQUIRE, "Treasure Ship"]
    assert t.life == (20, 19)
    t.ends_clean()


def test_treasure_ship_draws_five_where_the_first_three_are_no_lead() -> None:
    t = shipped(me=side(set=["Treasure Ship", WAIT], hand=[GIANT], deck=[SQUIRE] * 15))
    t.pick("activate Treasure Ship", f"choose {GIANT}")
    assert t.hand == [SQUIRE] * 5
    assert t.discard == [GIANT, "Treasure Ship"]
    assert t.life == (20, 19)
    t.ends_clean()


def test_puppet_maker_keeps_the_small_one_that_it_takes_and_draws() -> None:
    t = shipped(me=side(set=["Puppet Maker", WAIT]), opponent=side(characters=[PIPES, SQUIRE], set=[WAIT]))
    t.pick("activate Puppet Maker", "pass")
    assert t.hand == ["Great Whale", "World Wheel"]
    t.end_turn()
    assert (t.mine, t.theirs) == ([SQUIRE], [PIPES])
    assert t.m.owners[t.find(SQUIRE)] == 1
    t.ends_clean()


def test_puppet_maker_draws_nothing_for_who_has_drawn_more() -> None:
    t = shipped(me=side(set=["Puppet Maker", WAIT], deck=FEWER), opponent=side(characters=[SQUIRE]))
    t.pick("activate Puppet Maker")
    assert (t.mine, t.theirs) == ([SQUIRE], [])
    assert t.hand == []
    t.ends_clean()


def test_puppet_maker_only_draws_where_there_is_no_room() -> None:
    t = shipped(me=side(set=["Puppet Maker", WAIT], characters=[KNIGHT] * 3), opponent=side(characters=[SQUIRE]))
    t.pick("activate Puppet Maker")
    assert (t.mine, t.theirs) == ([KNIGHT] * 3, [SQUIRE])
    assert t.hand == ["Great Whale", "World Wheel"]
    t.ends_clean()


def test_palace_guard_ends_combat_damage_by_enemies_for_the_turn_hurts_and_draws() -> None:
    t = shipped(me=side(characters=[KNIGHT], set=["Palace Guard", WAIT]), opponent=side(characters=[GIANT], set=[WAIT]))
    t.pick("activate Palace Guard", "pass")
    assert t.life == (20, 18)
    assert t.hand == ["Great Whale", "World Wheel"]
    t.attack(KNIGHT).pick("pass", "pass", f"block {KNIGHT}", "pass", "pass")
    assert t.mine == [KNIGHT]
    assert t.stats(GIANT) == (7, 4)
    t.end_turn()
    t.attack(GIANT).pick("pass", "pass", "do not block", "pass", "pass")
    assert t.life == (13, 18), "on the next turn they deal it again"
    t.ends_clean()


def test_palace_guard_draws_nothing_for_who_has_drawn_more() -> None:
    t = shipped(me=side(set=[WAIT]), opponent=side(set=["Palace Guard", WAIT], deck=FEWER))
    t.pick("pass", "activate Palace Guard", "pass")
    assert t.life == (18, 20)
    assert t.enemy_hand == []
    t.ends_clean()


def test_night_ferry_takes_a_small_enemy_at_any_time_and_draws() -> None:
    t = shipped(me=side(characters=[SQUIRE, PIPES], set=[WAIT]), opponent=side(set=["Night Ferry", WAIT]))
    t.attack(SQUIRE, PIPES).pick("pass", "activate Night Ferry", "pass")
    assert t.mine == [PIPES]
    assert t.discard == [SQUIRE]
    assert t.enemy_hand == ["Great Whale", "World Wheel"]
    t.ends_clean()


def test_night_ferry_draws_nothing_for_who_has_drawn_more() -> None:
    t = shipped(me=side(characters=[SQUIRE], set=[WAIT]), opponent=side(set=["Night Ferry", WAIT], deck=FEWER))
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
    assert t.life == (20, 13), "3 for each of both, and 1 by the Great Whale"
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
