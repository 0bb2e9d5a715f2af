"""Cards of house Untamed with mechanisms of their own."""

from tests.games.keyforge.table import side, table


def test_each_witch_of_the_wilds_lets_one_untamed_card_be_played_a_turn() -> None:
    t = table(
        "logos",
        me=side(
            line=["Witch of the Wilds", "Witch of the Wilds"], hand=["Dust Pixie", "Snufflegator", "Flaxia", "Troll"]
        ),
    )
    assert "discard Dust Pixie" not in t.offered
    assert "play Troll" not in t.offered
    t.play("Dust Pixie", "left flank").play("Flaxia", "left flank")
    assert "play Snufflegator" not in t.offered
    assert t.aember == (2 + 2, 0), "Dust Pixie's bonus, and what Flaxia gains"
    t.ends_clean()


def test_witch_of_the_wilds_allows_another_card_on_the_next_turn_and_none_on_the_opponents() -> None:
    t = table(
        "logos",
        me=side(line=["Witch of the Wilds"], hand=["Dust Pixie", "Snufflegator"], houses=("logos", "dis", "untamed")),
        opponent=side(hand=["Flaxia"]),
    )
    t.play("Dust Pixie", "left flank").end_turn("house logos")
    assert "play Flaxia" not in t.offered
    t.end_turn("house logos")
    assert "play Snufflegator" in t.offered
    t.play("Snufflegator", "left flank")
    assert t.aember == (2, 0)
    t.ends_clean()


def test_untamed_cards_use_up_no_witch_where_untamed_is_the_active_house() -> None:
    t = table("untamed", me=side(line=["Witch of the Wilds"], hand=["Dust Pixie", "Snufflegator", "Flaxia"]))
    t.play("Dust Pixie", "left flank").play("Snufflegator", "left flank").play("Flaxia", "left flank")
    assert len(t.line) == 4
    assert t.aember == (4, 0)
    t.ends_clean()


def test_word_of_returning_deals_each_enemy_creature_what_lies_on_it_and_takes_that() -> None:
    t = table(
        "untamed",
        me=side(hand=["Word of Returning"], line=["Flaxia"]),
        opponent=side(line=["Troll", "Urchin", "Krump"], aember=1),
    )
    t.lay("Troll", aember=3).lay("Urchin", aember=1).lay("Flaxia", aember=2)
    t.play("Word of Returning")
    assert (t.damage("Troll"), t.damage("Krump"), t.damage("Flaxia")) == (3, 0, 0)
    assert (t.state("Troll").aember, t.state("Flaxia").aember) == (0, 2)
    assert t.enemy_discard == ["Urchin"]
    assert t.aember == (1 + 3 + 1, 1)
    t.ends_clean()
