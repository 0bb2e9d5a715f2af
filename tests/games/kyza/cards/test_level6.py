"""The cards with Aether Level 6."""

from cardwright.games.kyza.zones import DECK, EFFECTS
from tests.games.kyza.table import side, table

WAIT = "Coin Diver"


def test_great_whale_hits_all() -> None:
    t = table(
        me=side(set=["Great Whale", WAIT], characters=["Iron Cook"]),
        opponent=side(characters=["Marsh Witch", "Iron Cook"]),
    )
    t.pick("activate Great Whale")
    assert (t.mine, t.theirs) == (["Iron Cook"], ["Iron Cook"])
    assert t.stats("Iron Cook") == (3, 1)
    assert t.life == (20, 20)
    t.ends_clean("Iron Cook")


def test_world_wheel_turns_the_discard_pile_into_the_deck() -> None:
    t = table(me=side(set=["World Wheel", WAIT], discard=["Anchor", "Fire Eater"], deck=["War Drum"]))
    t.pick("activate World Wheel")
    assert t.discard == ["World Wheel"]
    assert len(t.names(0, DECK)) == 2
    assert len(t.hand) == 1
    t.ends_clean()


def test_storm_king_deals_5() -> None:
    t = table(me=side(set=["Storm King", WAIT]), opponent=side(characters=["Treasure Ship", "Marsh Witch"]))
    t.pick("activate Storm King", "aim at Treasure Ship")
    assert t.stats("Treasure Ship") == (5, 1)
    t.ends_clean()


def test_last_lighthouse_gains_6() -> None:
    t = table(me=side(set=[WAIT]), opponent=side(set=["Last Lighthouse", WAIT]))
    t.pick("activate Coin Diver", "activate Last Lighthouse")
    assert t.life == (20, 26)
    t.pick("pass")
    assert t.life == (26, 26)
    t.ends_clean()


def test_old_mountain_gives_life_at_the_end_of_each_own_turn() -> None:
    t = table(me=side(effects=["Old Mountain"], set=[WAIT]), opponent=side(set=[WAIT]))
    t.end_turn()
    assert t.life == (22, 20)
    t.end_turn()
    assert t.life == (22, 20)
    t.end_turn()
    assert t.life == (24, 20)
    t.ends_clean()


def test_silent_bell_lets_one_block() -> None:
    t = table(
        me=side(effects=["Silent Bell"], characters=["War Drum"], set=[WAIT]),
        opponent=side(characters=["Anchor", "Marsh Witch"]),
    )
    t.attack("War Drum").pick("pass", "block War Drum")
    assert t.asked == "Me"
    t.pick("pass")
    assert t.mine == ["War Drum"]
    assert t.theirs == ["Anchor", "Marsh Witch"]
    assert t.life == (20, 20)
    t.ends_clean("Anchor")


def test_great_whale_leaves_players_and_effects_alone() -> None:
    t = table(me=side(set=["Great Whale", WAIT]), opponent=side(effects=["War Drum"], set=[WAIT]))
    t.pick("activate Great Whale", "pass")
    assert t.life == (20, 20)
    assert t.names(1, EFFECTS) == ["War Drum"]
    t.ends_clean()


def test_world_wheel_leaves_the_other_discard_pile_and_saves_from_an_empty_deck() -> None:
    t = table(me=side(set=["World Wheel", WAIT], discard=["Anchor"], deck=[]), opponent=side(discard=["Fire Eater"]))
    t.pick("activate World Wheel")
    assert t.hand == ["Anchor"]
    assert t.enemy_discard == ["Fire Eater"]
    assert not t.m.over
    t.ends_clean()
    t = table(me=side(set=["World Wheel", WAIT], deck=[]))
    t.pick("activate World Wheel")
    assert t.m.over
    t.ends_clean()


def test_storm_king_needs_an_enemy_and_answers() -> None:
    t = table(me=side(set=["Storm King", WAIT], characters=["Anchor"]))
    assert "activate Storm King" not in t.offered
    t = table(me=side(set=["Siege Tower", WAIT], characters=["Marsh Witch"]),
        opponent=side(set=["Storm King", WAIT], characters=["Anchor"]))  # fmt: skip
    t.pick("activate Siege Tower", "activate Storm King", "pass")
    assert t.mine == []
    t.resolve_all()
    assert t.theirs == []
    t.ends_clean()


def test_silent_bell_limits_no_blockers_of_its_player() -> None:
    t = table(
        me=side(characters=["Great Whale"], set=[WAIT]),
        opponent=side(effects=["Silent Bell"], characters=["Anchor", "Marsh Witch"], set=[WAIT]),
    )
    t.attack("Great Whale").pick("pass", "pass", "block Great Whale", "block Great Whale")
    assert len(t.m.blocks) == 2
    t.ends_clean("Anchor", "Marsh Witch")
