"""The cards with Aether Level 6."""

from cardwright.games.kyza.zones import DECK, EFFECTS
from tests.games.kyza.cards.people import FEWER, GIANT, KNIGHT, PIPES, SQUIRE, WAIT
from tests.games.kyza.table import shipped, side


def test_great_whale_hits_all_characters_hurts_and_draws() -> None:
    t = shipped(
        me=side(set=["Great Whale", WAIT], characters=[KNIGHT]),
        opponent=side(characters=[SQUIRE, GIANT], effects=[PIPES], set=[WAIT]),
    )
    t.pick("activate Great Whale", "pass")
    assert (t.mine, t.theirs) == ([KNIGHT], [GIANT])
    assert (t.stats(KNIGHT), t.stats(GIANT)) == ((4, 1), (8, 4))
    assert t.life == (20, 19)
    assert t.names(1, EFFECTS) == [PIPES]
    assert t.hand == ["Great Whale", "World Wheel"]
    t.ends_clean()


def test_great_whale_draws_nothing_for_who_has_drawn_more() -> None:
    t = shipped(me=side(set=["Great Whale", WAIT], deck=FEWER), opponent=side(characters=[GIANT]))
    t.pick("activate Great Whale")
    assert t.stats(GIANT) == (7, 4)
    assert t.life == (20, 19)
    assert t.hand == []
    t.ends_clean()


def test_world_wheel_turns_the_discard_pile_into_the_deck_and_draws_where_that_makes_it_no_smaller() -> None:
    t = shipped(
        me=side(set=["World Wheel", WAIT], discard=[SQUIRE, KNIGHT], deck=[GIANT]),
        opponent=side(discard=[PIPES], deck=[SQUIRE] * 3),
    )
    t.pick("activate World Wheel")
    assert t.discard == ["World Wheel"]
    assert t.enemy_discard == [PIPES]
    assert (len(t.names(0, DECK)), len(t.hand)) == (2, 1)
    t.ends_clean()


def test_world_wheel_draws_nothing_where_the_deck_is_still_smaller() -> None:
    t = shipped(
        me=side(set=["World Wheel", WAIT], discard=[SQUIRE, KNIGHT], deck=[GIANT]), opponent=side(deck=[SQUIRE] * 4)
    )
    t.pick("activate World Wheel")
    assert t.discard == ["World Wheel"]
    assert sorted(t.names(0, DECK)) == [GIANT, KNIGHT, SQUIRE]
    assert t.hand == []
    t.ends_clean()


def test_world_wheel_saves_from_an_empty_deck() -> None:
    t = shipped(me=side(set=["World Wheel", WAIT], discard=[SQUIRE], deck=[]), opponent=side(deck=[SQUIRE]))
    t.pick("activate World Wheel")
    assert t.hand == [SQUIRE]
    assert not t.m.over
    t.ends_clean()


def test_world_wheel_loses_where_nothing_was_discarded_and_both_decks_are_empty() -> None:
    t = shipped(me=side(set=["World Wheel", WAIT], deck=[]), opponent=side(deck=[]))
    t.pick("activate World Wheel")
    assert t.m.outcome is not None
    assert t.m.outcome.winners == (1,)
    t.ends_clean()


def test_storm_king_deals_5_draws_and_answers() -> None:
    t = shipped(me=side(set=[PIPES, WAIT], characters=[KNIGHT, GIANT]), opponent=side(set=["Storm King", WAIT]))
    t.pick(f"activate {PIPES}", "activate Storm King", f"aim at {KNIGHT}", "pass")
    assert t.mine == [GIANT]
    assert t.enemy_hand == ["Great Whale", "World Wheel"]
    assert t.life == (20, 20)
    t.resolve_all()
    assert t.stats(GIANT) == (8, 8)
    t.ends_clean()


def test_storm_king_only_deals_5_for_who_has_drawn_more() -> None:
    t = shipped(me=side(set=["Storm King", WAIT], deck=FEWER), opponent=side(characters=[GIANT]))
    t.pick("activate Storm King")
    assert t.stats(GIANT) == (7, 3)
    assert t.life == (20, 20)
    assert t.hand == []
    t.ends_clean()


def test_last_lighthouse_keeps_all_enemies_from_blocking_this_turn_hurts_and_draws() -> None:
    t = shipped(me=side(set=["Last Lighthouse", WAIT], characters=[SQUIRE]), opponent=side(characters=[KNIGHT, GIANT]))
    t.pick("activate Last Lighthouse")
    assert t.life == (20, 17)
    assert t.hand == ["Great Whale", "World Wheel"]
    t.attack(SQUIRE).pick("pass", "pass")
    assert t.life == (20, 15)
    t.ends_clean()


def test_last_lighthouse_draws_nothing_for_who_has_drawn_more() -> None:
    t = shipped(me=side(set=["Last Lighthouse", WAIT], deck=FEWER))
    t.pick("activate Last Lighthouse")
    assert t.life == (20, 17)
    assert t.hand == []
    t.ends_clean()


def test_old_mountain_hurts_at_the_end_of_each_own_turn() -> None:
    t = shipped(me=side(effects=["Old Mountain"], set=[WAIT]), opponent=side(set=[WAIT]))
    t.end_turn()
    assert t.life == (20, 16)
    t.end_turn()
    assert t.life == (20, 16)
    t.end_turn()
    assert t.life == (20, 12)
    t.ends_clean()


def test_old_mountain_stands_still_for_who_has_drawn_more() -> None:
    t = shipped(me=side(effects=["Old Mountain"], set=[WAIT], deck=FEWER), opponent=side(set=[WAIT]))
    t.end_turn()
    assert t.life == (20, 20)
    t.ends_clean()


def test_silent_bell_lets_one_block_and_hurts_at_the_end() -> None:
    t = shipped(
        me=side(effects=["Silent Bell"], characters=[GIANT], set=[WAIT]),
        opponent=side(characters=[SQUIRE, KNIGHT]),
    )
    t.attack(GIANT).pick("pass", f"block {GIANT}")
    assert t.asked == "Me"
    t.pick("pass")
    assert (t.mine, t.theirs) == ([GIANT], [KNIGHT])
    t.end_turn()
    assert t.life == (20, 18)
    t.ends_clean()


def test_silent_bell_hurts_nobody_for_who_has_drawn_more() -> None:
    t = shipped(me=side(effects=["Silent Bell"], set=[WAIT], deck=FEWER), opponent=side(set=[WAIT]))
    t.end_turn()
    assert t.life == (20, 20)
    t.ends_clean()
