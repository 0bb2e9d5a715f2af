"""The cards with Aether Level 6."""

from cardwright.games.kyza.zones import DECK
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
    t.ends_clean()


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


def test_old_mountain_gives_life_at_the_end_of_each_own_turn() -> None:
    t = table(me=side(effects=["Old Mountain"], set=[WAIT]), opponent=side(set=[WAIT]))
    t.end_turn()
    assert t.life == (22, 20)
    t.end_turn()
    assert t.life == (22, 20)
    t.end_turn()
    assert t.life == (24, 20)


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
