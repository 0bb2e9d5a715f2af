"""The cards with Aether Level 4."""

from cardwright.games.kyza.zones import OUT, SET
from tests.games.kyza.cards.people import FEWER, GIANT, KNIGHT, MORE, PIPES, SQUIRE, TITAN, WAIT
from tests.games.kyza.table import shipped, side


def test_barge_captain_draws_blinds_and_hurts() -> None:
    t = shipped(me=side(set=["Barge Captain", WAIT], characters=[SQUIRE]), opponent=side(characters=[KNIGHT]))
    t.pick("activate Barge Captain")
    assert t.hand == ["Great Whale"], "no two more: I have drawn more by now"
    assert t.life == (20, 19)
    t.attack(SQUIRE).pick("pass", "pass")
    assert t.life == (20, 17)
    t.ends_clean()


def test_barge_captain_draws_three_where_the_first_is_no_lead() -> None:
    t = shipped(me=side(set=["Barge Captain", WAIT], deck=MORE))
    t.pick("activate Barge Captain")
    assert t.hand == [SQUIRE] * 3
    assert t.life == (20, 19)
    t.ends_clean()


def test_stage_magician_sets_what_was_used_hurts_and_draws() -> None:
    t = shipped(me=side(set=["Stage Magician"], discard=[SQUIRE, KNIGHT, GIANT]))
    t.pick("activate Stage Magician", f"aim at {GIANT}", f"aim at {SQUIRE}")
    assert sorted(t.names(0, SET)) == [GIANT, SQUIRE]
    assert t.life == (20, 18)
    assert t.discard == [KNIGHT, "Stage Magician"]
    assert t.hand == ["Great Whale", "World Wheel"]
    t.ends_clean()


def test_stage_magician_puts_into_the_hand_what_finds_no_room() -> None:
    t = shipped(me=side(set=["Stage Magician", WAIT], effects=[PIPES], discard=[KNIGHT]))
    t.pick("activate Stage Magician", f"aim at {KNIGHT}")
    assert t.names(0, SET) == [WAIT]
    assert t.life == (20, 18)
    assert t.hand == ["Great Whale", KNIGHT, "World Wheel"]
    t.ends_clean()


def test_stage_magician_draws_nothing_for_who_has_drawn_more() -> None:
    t = shipped(me=side(set=["Stage Magician", WAIT], discard=[KNIGHT], deck=FEWER))
    t.pick("activate Stage Magician", f"aim at {KNIGHT}")
    assert sorted(t.names(0, SET)) == [KNIGHT, WAIT]
    assert t.life == (20, 18)
    assert t.hand == []
    t.ends_clean()


def test_iron_cook_heals_my_characters_hurts_and_draws() -> None:
    t = shipped(me=side(set=["Iron Cook", WAIT], characters=[KNIGHT]), opponent=side(characters=[GIANT]))
    t.m.change(t.find(KNIGHT)).damage = 3
    t.m.change(t.find(GIANT)).damage = 3
    t.pick("activate Iron Cook")
    assert (t.stats(KNIGHT), t.stats(GIANT)) == ((4, 5), (7, 5))
    assert t.life == (20, 17)
    assert t.hand == ["Great Whale", "World Wheel"]
    t.ends_clean()


def test_iron_cook_draws_nothing_for_who_has_drawn_more() -> None:
    t = shipped(me=side(set=[WAIT]), opponent=side(set=["Iron Cook", WAIT], deck=FEWER))
    t.pick("pass", "activate Iron Cook", "pass")
    assert t.life == (17, 20)
    assert t.enemy_hand == []
    t.ends_clean()


def test_fire_eater_hurts_and_draws() -> None:
    t = shipped(me=side(set=["Fire Eater", WAIT]))
    t.pick("activate Fire Eater")
    assert t.life == (20, 16)
    assert t.hand == ["Great Whale", "World Wheel"]
    t.ends_clean()


def test_fire_eater_draws_nothing_for_who_has_drawn_more() -> None:
    t = shipped(me=side(set=["Fire Eater", WAIT], deck=FEWER))
    t.pick("activate Fire Eater")
    assert t.life == (20, 16)
    assert t.hand == []
    t.ends_clean()


def test_marsh_witch_hits_an_enemy_hurts_and_draws() -> None:
    t = shipped(me=side(set=["Marsh Witch", WAIT], characters=[SQUIRE]), opponent=side(characters=[KNIGHT]))
    t.pick("activate Marsh Witch")
    assert (t.stats(KNIGHT), t.stats(SQUIRE)) == ((4, 1), (2, 3))
    assert t.life == (20, 18)
    assert t.hand == ["Great Whale", "World Wheel"]
    t.ends_clean()


def test_marsh_witch_draws_nothing_for_who_has_drawn_more() -> None:
    t = shipped(me=side(set=["Marsh Witch", WAIT], deck=FEWER), opponent=side(characters=[KNIGHT]))
    t.pick("activate Marsh Witch")
    assert t.stats(KNIGHT) == (4, 1)
    assert t.life == (20, 18)
    assert t.hand == []
    t.ends_clean()


def test_marsh_witch_needs_an_enemy() -> None:
    t = shipped(me=side(set=["Marsh Witch", WAIT], characters=[SQUIRE]))
    assert t.offered == [f"activate {WAIT}", "pass"]
    t.ends_clean()


def test_fox_judge_destroys_who_fights_and_draws() -> None:
    t = shipped(
        me=side(set=[WAIT], characters=[GIANT, SQUIRE]), opponent=side(set=["Fox Judge", WAIT], characters=[KNIGHT])
    )
    t.pick("pass")
    assert "activate Fox Judge" not in t.offered
    t.pick("pass", f"attack with {GIANT}", "done", "pass", "activate Fox Judge", "pass")
    assert t.mine == [SQUIRE]
    assert t.theirs == [KNIGHT]
    assert t.life == (20, 20)
    assert t.enemy_hand == ["Great Whale", "World Wheel"]
    t.ends_clean()


def test_fox_judge_spares_who_is_too_great() -> None:
    t = shipped(me=side(set=[WAIT], characters=[TITAN, GIANT]), opponent=side(set=["Fox Judge", WAIT]))
    t.attack(TITAN, GIANT).pick("pass", "activate Fox Judge", "pass")
    assert t.mine == [TITAN]
    assert t.discard == [GIANT]
    assert t.enemy_hand == ["Great Whale", "World Wheel"]
    t.ends_clean()


def test_fox_judge_draws_nothing_for_who_has_drawn_more() -> None:
    t = shipped(me=side(set=[WAIT], characters=[GIANT]), opponent=side(set=["Fox Judge", WAIT], deck=FEWER))
    t.attack(GIANT).pick("pass", "activate Fox Judge", "pass")
    assert t.discard == [GIANT]
    assert t.life == (20, 20)
    assert t.enemy_hand == []
    t.ends_clean()


def test_ghost_piper_returns_any_character_to_its_owner_and_draws() -> None:
    t = shipped(me=side(set=["Ghost Piper", WAIT], characters=[SQUIRE]), opponent=side(characters=[GIANT]))
    t.pick("activate Ghost Piper")
    assert t.offered == [f"aim at {SQUIRE}", f"aim at {GIANT}"]
    t.pick(f"aim at {GIANT}")
    assert t.enemy_hand == [GIANT]
    assert t.mine == [SQUIRE]
    assert t.life == (20, 20)
    assert t.hand == ["Great Whale", "World Wheel"]
    t.ends_clean()


def test_ghost_piper_draws_nothing_for_who_has_drawn_more() -> None:
    t = shipped(me=side(set=[WAIT], characters=[KNIGHT]), opponent=side(set=["Ghost Piper", WAIT], deck=FEWER))
    t.pick("pass", "activate Ghost Piper", "pass")
    assert t.hand == [KNIGHT]
    assert t.life == (20, 20)
    assert t.enemy_hand == []
    t.ends_clean()


def test_ghost_piper_needs_a_character() -> None:
    t = shipped(me=side(set=["Ghost Piper", WAIT]))
    assert t.offered == [f"activate {WAIT}", "pass"]
    t.ends_clean()


def test_tide_caller_takes_a_card_out_of_the_game_blinds_hurts_and_draws() -> None:
    t = shipped(
        me=side(set=["Tide Caller", WAIT], characters=[SQUIRE]), opponent=side(discard=[KNIGHT], characters=[GIANT])
    )
    t.pick("activate Tide Caller")
    assert t.names(1, OUT) == [KNIGHT]
    assert t.life == (20, 17)
    assert t.hand == ["Great Whale", "World Wheel"]
    t.attack(SQUIRE).pick("pass", "pass")
    assert t.life == (20, 15)
    t.ends_clean()


def test_tide_caller_draws_nothing_for_who_has_drawn_more() -> None:
    t = shipped(me=side(set=["Tide Caller", WAIT], deck=FEWER), opponent=side(discard=[KNIGHT]))
    t.pick("activate Tide Caller")
    assert t.names(1, OUT) == [KNIGHT]
    assert t.life == (20, 17)
    assert t.hand == []
    t.ends_clean()


def test_tide_caller_needs_a_discarded_card() -> None:
    t = shipped(me=side(set=["Tide Caller", WAIT]))
    assert t.offered == [f"activate {WAIT}", "pass"]
    t.ends_clean()


def test_harbor_master_makes_room_and_each_arrival_hurts() -> None:
    t = shipped(me=side(effects=["Harbor Master"], hand=[KNIGHT], characters=[SQUIRE] * 3, set=[WAIT]), phase="set")
    t.pick(f"play {KNIGHT}").resolve_all()
    assert t.mine[-1] == KNIGHT
    assert t.life == (20, 14)
    t.ends_clean()


def test_harbor_master_only_makes_room_for_who_has_drawn_more() -> None:
    t = shipped(
        me=side(effects=["Harbor Master"], hand=[KNIGHT], characters=[SQUIRE] * 3, set=[WAIT], deck=FEWER), phase="set"
    )
    t.pick(f"play {KNIGHT}")
    assert t.stack == ["Harbor Master"]
    t.resolve_all()
    assert t.mine[-1] == KNIGHT
    assert t.life == (20, 20)
    t.ends_clean()


def test_harbor_master_counts_no_enemy() -> None:
    t = shipped(me=side(hand=[KNIGHT], set=[WAIT]), opponent=side(effects=["Harbor Master"], set=[WAIT]), phase="set")
    t.pick(f"play {KNIGHT}")
    assert not t.stack
    assert t.life == (20, 20)
    t.ends_clean()


def test_long_table_draws_at_the_start_and_keeps_more() -> None:
    t = shipped(me=side(effects=["Long Table"], hand=[SQUIRE] * 7, set=[WAIT]), opponent=side(set=[WAIT]), phase="set")
    t.pick("pass", "pass")
    assert t.m.decision.prompt == "Discard 1 more to keep 6 cards."
    t.pick(f"discard {SQUIRE}")
    t.end_turn()
    assert t.stack == ["Long Table"]
    t.pick("pass", "pass")
    assert len(t.hand) == 8
    t.ends_clean()


def test_thorn_hedge_pricks_every_enemy_that_enters_and_hurts_at_the_end() -> None:
    t = shipped(
        me=side(hand=[SQUIRE], set=[WAIT]), opponent=side(effects=["Thorn Hedge"], set=[WAIT], deck=MORE), phase="set"
    )
    t.pick(f"play {SQUIRE}").resolve_all()
    assert t.stats(SQUIRE) == (2, 1)
    assert t.life == (20, 20)
    t.end_turn()
    t.end_turn()
    assert t.life == (17, 20)
    t.ends_clean()


def test_thorn_hedge_only_pricks_for_who_has_drawn_more() -> None:
    t = shipped(me=side(hand=[SQUIRE], set=[WAIT]), opponent=side(effects=["Thorn Hedge"], set=[WAIT]), phase="set")
    t.pick(f"play {SQUIRE}").resolve_all()
    assert t.stats(SQUIRE) == (2, 1)
    t.end_turn()
    t.end_turn()
    assert t.life == (20, 20), "with the card of that turn they have drawn more"
    t.ends_clean()


def test_patient_hunter_grows_with_the_enemies_in_play() -> None:
    t = shipped(
        me=side(characters=["Patient Hunter", PIPES], set=[WAIT]),
        opponent=side(characters=[SQUIRE, KNIGHT], hand=[GIANT]),
    )
    assert t.stats("Patient Hunter") == (5, 4)
    t.ends_clean()
