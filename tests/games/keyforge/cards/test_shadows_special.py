"""Cards of house Shadows with mechanisms of their own."""

from cardwright.games.keyforge.words.vocabulary import forge_key
from cardwright.kernel.frames import Activation
from tests.games.keyforge.table import side, table


def test_the_sting_gets_what_the_opponent_spends_on_keys_from_pool_and_cards() -> None:
    t = table(
        "shadows",
        me=side(artifacts=["The Sting"]),
        opponent=side(artifacts=["Pocket Universe"], aember=4, houses=("logos", "dis", "mars")),
    )
    t.lay("Pocket Universe", aember=2).end_turn().pick("house dis")
    assert t.keys == (0, 1)
    assert t.aember == (6, 0)
    assert t.state("Pocket Universe").aember == 0
    t.ends_clean()


def test_the_sting_lets_its_player_forge_no_key_until_it_is_sacrificed() -> None:
    t = table("shadows", me=side(artifacts=["The Sting"], houses=("shadows", "dis", "logos"), aember=13))
    t.end_turn("house brobnar").end_turn("house shadows")
    assert t.keys == (0, 0)
    t.use("The Sting").end_turn("house brobnar").end_turn("house dis")
    assert t.keys == (1, 0)
    assert t.aember == (7, 0)
    assert t.discard_pile == ["The Sting"]
    t.ends_clean()


def test_the_sting_gets_nothing_of_what_its_own_player_spends() -> None:
    t = table("shadows", me=side(artifacts=["The Sting"], hand=["Fear"], aember=8), opponent=side(aember=0))
    forge_key().start(t.m, Activation(0, -1))
    t.m.run()
    assert t.keys == (1, 0)
    assert t.aember == (2, 0)
    t.ends_clean()
