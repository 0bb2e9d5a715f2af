from tests.games.keyforge.table import side, table


def test_punch_deals_three_to_any_creature():
    t = table("brobnar", me=side(hand=["Punch"], line=["Troll"]), opponent=side(line=["Bumpsy", "Dust Imp"]))
    t.play("Punch", "choose Bumpsy")
    assert t.damage("Bumpsy") == 3
    assert t.damage("Troll") == 0
    assert t.damage("Dust Imp") == 0
    assert t.aember == (1, 0)
    assert t.discard_pile == ["Punch"]
    t.ends_clean()


def test_anger_readies_and_fights_with_an_exhausted_creature_of_any_house():
    t = table("brobnar", me=side(hand=["Anger"], line=["Dextre!"]), opponent=side(line=["Dust Imp", "Troll"]))
    t.play("Anger", "attack Dust Imp")
    assert t.enemy_line == ["Troll"]
    assert t.damage("Dextre") == 2
    assert not t.state("Dextre").ready
    t.ends_clean()
