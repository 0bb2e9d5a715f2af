"""The cards with Aether Level 4."""

from cardwright.games.kyza.zones import OUT, SET
from tests.games.kyza.table import side, table

WAIT = "Coin Diver"


def test_barge_captain_draws_and_gains() -> None:
    t = table(me=side(set=["Barge Captain", WAIT]))
    t.pick("activate Barge Captain")
    assert (t.hand, t.life) == (["Great Whale"], (22, 20))
    t.ends_clean()


def test_stage_magician_sets_a_card_from_the_discard_pile() -> None:
    t = table(me=side(set=["Stage Magician"], discard=["Fire Eater", "Anchor"]))
    t.pick("activate Stage Magician", "aim at Fire Eater")
    assert t.names(0, SET) == ["Fire Eater"]
    assert t.hand == ["Great Whale"]
    t.ends_clean()


def test_iron_cook_heals_all_of_mine_and_gains() -> None:
    t = table(
        me=side(set=["Iron Cook", "Fuse Lighter", WAIT], characters=["Marsh Witch", "Anchor"]),
        opponent=side(characters=["Marsh Witch"]),
    )
    t.pick("activate Fuse Lighter", "aim at Marsh Witch")
    t.pick("activate Iron Cook")
    assert t.stats("Marsh Witch") == (4, 4)
    assert t.life == (22, 20)
    t.ends_clean()


def test_fire_eater_deals_3_to_the_opponent() -> None:
    t = table(me=side(set=["Fire Eater", WAIT]))
    t.pick("activate Fire Eater")
    assert t.life == (20, 17)
    t.ends_clean()


def test_marsh_witch_deals_2_and_gains() -> None:
    t = table(me=side(set=["Marsh Witch", WAIT]), opponent=side(characters=["War Drum"]))
    t.pick("activate Marsh Witch")
    assert t.stats("War Drum") == (3, 1)
    assert t.life == (21, 20)
    t.ends_clean()


def test_fox_judge_destroys_who_fights_and_is_small() -> None:
    t = table(
        me=side(set=["Fox Judge", WAIT], characters=["War Drum", "Fire Eater"]),
        opponent=side(characters=["Hook Fisher", "Anchor"], set=[WAIT]),
    )
    assert "activate Fox Judge" not in t.offered
    t.attack("War Drum", "Fire Eater").pick("pass", "pass", "block Fire Eater", "do not block")
    t.pick("activate Fox Judge")
    assert t.offered == ["aim at War Drum", "aim at Hook Fisher"]
    t.pick("aim at Hook Fisher", "pass")
    assert t.theirs == ["Anchor"]
    t.ends_clean()


def test_ghost_piper_returns_any_character() -> None:
    t = table(me=side(set=["Ghost Piper", WAIT], characters=["Anchor"]), opponent=side(characters=["Siege Tower"]))
    t.pick("activate Ghost Piper", "aim at Anchor")
    assert t.hand == ["Anchor"]
    t.ends_clean()


def test_tide_caller_takes_a_card_out_of_the_game() -> None:
    t = table(me=side(set=["Tide Caller", WAIT]), opponent=side(discard=["Fire Eater"]))
    t.pick("activate Tide Caller")
    assert t.names(1, OUT) == ["Fire Eater"]
    assert t.hand == ["Great Whale"]
    t.ends_clean()
    t = table(me=side(set=["Tide Caller", WAIT]))
    assert "activate Tide Caller" not in t.offered
    t.ends_clean()


def test_harbor_master_makes_room_and_welcomes() -> None:
    t = table(
        me=side(effects=["Harbor Master"], hand=["Anchor", "Hook Fisher"], characters=["War Drum"] * 3), phase="set"
    )
    t.pick("play Anchor")
    assert t.mine[-1] == "Anchor"
    assert t.life == (21, 20)
    assert t.offered == ["set Hook Fisher", "pass"]
    t.ends_clean()


def test_long_table_draws_at_the_start_and_keeps_more() -> None:
    t = table(me=side(effects=["Long Table"], hand=["Anchor"] * 7, set=[WAIT]), opponent=side(set=[WAIT]), phase="set")
    t.pick("pass", "pass")
    assert t.m.decision.prompt == "Discard 1 more to keep 6 cards."
    t.pick("discard Anchor")
    t.end_turn()
    assert t.stack == ["Long Table"]
    t.pick("pass", "pass")
    assert len(t.hand) == 8
    t.ends_clean()


def test_thorn_hedge_pricks_every_attacker() -> None:
    t = table(
        me=side(characters=["Anchor", "Rat Catcher"], set=[WAIT]), opponent=side(effects=["Thorn Hedge"], set=[WAIT])
    )
    t.attack("Anchor", "Rat Catcher")
    assert t.asked == "Opponent"  # whose triggers wait, for one attacker each
    t.pick("Thorn Hedge: deal 1 damage to it").resolve_all()
    assert t.mine == ["Anchor"]
    assert t.stats("Anchor") == (2, 3)
    t.ends_clean()


def test_patient_hunter_grows_with_the_enemies() -> None:
    t = table(me=side(characters=["Patient Hunter"], set=[WAIT]), opponent=side(characters=["Anchor", "Hook Fisher"]))
    assert t.stats("Patient Hunter") == (5, 4)


def test_stage_magician_without_room_puts_the_card_into_the_hand() -> None:
    t = table(me=side(set=["Stage Magician", WAIT], effects=["War Drum"], discard=["Fire Eater"]))
    t.pick("activate Stage Magician")
    assert t.names(0, SET) == [WAIT]
    assert t.hand == ["Fire Eater", "Great Whale"]
    t.ends_clean()
    t = table(me=side(set=["Stage Magician", WAIT]), opponent=side(discard=["Fire Eater"]))
    assert "activate Stage Magician" not in t.offered
    t.ends_clean()


def test_iron_cook_heals_no_enemy_and_no_player_beyond_its_number() -> None:
    t = table(
        me=side(set=["Iron Cook", "Fuse Lighter", WAIT]),
        opponent=side(characters=["Marsh Witch"]),
    )
    t.pick("activate Fuse Lighter", "activate Iron Cook")
    assert t.stats("Marsh Witch") == (4, 1)
    assert t.life == (22, 20)
    t.ends_clean()


def test_marsh_witch_needs_an_enemy() -> None:
    t = table(me=side(set=["Marsh Witch", WAIT], characters=["Anchor"]))
    assert "activate Marsh Witch" not in t.offered


def test_ghost_piper_returns_to_its_owner_and_leaves_others() -> None:
    t = table(me=side(set=["Ghost Piper", WAIT], characters=["Anchor"]), opponent=side(characters=["Siege Tower"]))
    t.pick("activate Ghost Piper", "aim at Siege Tower")
    assert t.enemy_hand == ["Siege Tower"]
    assert t.mine == ["Anchor"]
    assert "activate Ghost Piper" not in table(me=side(set=["Ghost Piper", WAIT])).offered
    t.ends_clean()


def test_harbor_master_welcomes_no_enemy_and_makes_no_room_for_them() -> None:
    t = table(
        me=side(hand=["Anchor", "Hook Fisher"], characters=["War Drum"] * 2),
        opponent=side(effects=["Harbor Master"]),
        phase="set",
    )
    t.pick("play Anchor")
    assert t.life == (20, 20)
    assert t.offered == ["set Hook Fisher", "pass"]
    t.ends_clean()


def test_long_table_keeps_nothing_for_the_opponent() -> None:
    t = table(me=side(hand=["Anchor"] * 5, set=[WAIT]), opponent=side(effects=["Long Table"], set=[WAIT]), phase="set")
    t.pick("pass", "pass")
    assert t.m.decision.prompt == "Discard 1 more to keep 4 cards."
    t.pick("discard Anchor")
    assert len(t.enemy_hand) == 1
    t.pick("pass", "pass")
    assert len(t.enemy_hand) == 2
    t.ends_clean()


def test_thorn_hedge_pricks_no_attacker_of_mine() -> None:
    t = table(me=side(characters=["Rat Catcher"], effects=["Thorn Hedge"], set=[WAIT]), opponent=side(set=[WAIT]))
    t.attack("Rat Catcher").passes()
    assert t.mine == ["Rat Catcher"]
    assert t.life == (20, 18)
    t.ends_clean()


def test_patient_hunter_counts_no_friends_and_only_enemies_in_play() -> None:
    t = table(me=side(characters=["Patient Hunter", "Anchor"], set=[WAIT]), opponent=side(hand=["Anchor"], set=[WAIT]))
    assert t.stats("Patient Hunter") == (3, 4)
