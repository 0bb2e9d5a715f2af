"""Cards of Untamed about fights."""

from cardwright.games.keyforge.questions import SKIRMISH
from tests.games.keyforge.table import side, table


def test_scout_gives_skirmish_and_fights_with_those_that_are_ready() -> None:
    t = table(
        "untamed",
        me=side(hand=["Scout"], line=["Troll", "Krump!", "Bumpsy"]),
        opponent=side(line=["Mother", "Headhunter"]),
    )
    t.play("Scout", "choose Troll", "choose Bumpsy")
    assert t.offered == ["choose Troll", "choose Bumpsy"], "in the order that you like"
    t.pick("choose Bumpsy", "attack Headhunter")
    assert t.enemy_line == []
    assert [t.damage(name) for name in t.line] == [0, 0, 0]
    assert t.aember == (1, 0)
    t.ends_clean()


def test_scout_does_not_ready_anybody() -> None:
    t = table("untamed", me=side(hand=["Scout"], line=["Troll!", "Krump"]), opponent=side(line=["Mother"]))
    t.play("Scout", "choose Troll", "done")
    assert t.damage("Mother") == 0
    assert t.m.keyword(t.find("Troll"), SKIRMISH)
    t.end_turn("house logos")
    assert not t.m.keyword(t.find("Troll"), SKIRMISH)
    assert t.aember == (1, 0)
    t.ends_clean()


def test_bigtwig_fights_only_stunned_creatures() -> None:
    t = table("untamed", me=side(line=["Bigtwig"]), opponent=side(line=["Krump", "Mother"]))
    assert t.offered == ["reap Bigtwig", "end turn"]
    why = "You can reap Bigtwig. Bigtwig cannot fight: your opponent has no creature that it can attack."
    assert t.m.why_not(0, t.find("Bigtwig")) == why
    t.lay("Mother", stunned=True).fight("Bigtwig")
    assert t.enemy_line == ["Krump"]
    assert t.damage("Bigtwig") == 5
    t.ends_clean()


def test_bigtwig_stuns_and_exhausts_the_same_creature() -> None:
    t = table("untamed", me=side(line=["Bigtwig"]), opponent=side(line=["Krump", "Mother"]))
    t.reap("Bigtwig", "choose Mother")
    assert (t.state("Mother").stunned, t.state("Mother").ready) == (True, False)
    assert t.aember == (1, 0)
    t.ends_clean()


def test_bigtwig_can_be_attacked_by_anybody() -> None:
    t = table(me=side(line=["Krump"]), opponent=side(line=["Bigtwig"])).fight("Krump")
    assert t.damage("Bigtwig") == 6
    assert t.line == []
    t.ends_clean()
