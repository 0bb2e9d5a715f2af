"""Step 2: which houses may be chosen, must be, and cannot."""

import pytest

from cardwright.games.keyforge.state import NO_HOUSE
from cardwright.games.keyforge.words.vocabulary import omni, play_card, you
from tests.games.keyforge.table import Table, made, side, table


def my_next_turn(t: Table, *picks: str) -> Table:
    """End my turn and let the opponent choose Dis, do these things, and end theirs."""
    return t.end_turn("house dis").pick(*picks).end_turn()


@pytest.mark.rule("keyforge:house.choose", "keyforge:house.three")
def test_the_choice_is_among_the_three_houses_of_the_deck() -> None:
    t = my_next_turn(table("logos", me=side(hand=["Troll"], houses=("brobnar", "logos", "untamed"))))
    assert t.offered == ["house brobnar", "house logos", "house untamed"]
    t.pick("house brobnar")
    assert "play Troll" in t.offered
    t.ends_clean()


@pytest.mark.rule("keyforge:house.active", "keyforge:house.governs")
def test_the_active_house_says_what_may_be_played_discarded_and_used_all_turn() -> None:
    t = table("logos", me=side(hand=["Troll", "Labwork"], line=["Bumpsy", "Mother"]))
    assert t.offered == ["play Labwork", "discard Labwork", "reap Mother", "end turn"]
    t.reap("Mother").play("Labwork")
    assert t.offered == ["end turn"]
    assert t.aember == (2, 0)
    t.ends_clean("Troll")


@pytest.mark.rule("keyforge:faq.7", "keyforge:house.none", "keyforge:ruling.no-legal-house")
def test_pitlord_against_restringuntus_leaves_no_house() -> None:
    t = table("dis", me=side(line=["Pitlord"], hand=["Troll"]), opponent=side(hand=["Restringuntus"]))
    my_next_turn(t, "play Restringuntus", "house dis")
    assert t.m.active == 0
    assert t.m.house == NO_HOUSE
    assert t.offered == ["end turn"]
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.as-if-in-house", "keyforge:house.none")
def test_without_a_house_nothing_is_used_as_if_it_belonged_to_it() -> None:
    t = table(
        "dis",
        me=side(
            line=["Pitlord", "Mack the Knife", "Tireless Crocag", "Krump+Mantle of the Zealot", "Deipno Spymaster"],
        ),
        opponent=side(line=["Troll"], hand=["Restringuntus"]),
    )
    assert {"reap Mack the Knife", "fight with Tireless Crocag", "reap Krump"} <= set(t.offered)
    my_next_turn(t, "play Restringuntus", "left flank", "house dis")
    assert t.m.house == NO_HOUSE
    assert t.offered == ["omni Deipno Spymaster", "end turn"]
    assert t.m.why_not(0, t.find("Mack the Knife")) == (
        "Mack the Knife belongs to Shadows, and there is no active house this turn."
    )
    t.omni("Deipno Spymaster", "choose Krump").reap("Krump")
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.as-if-in-house", "keyforge:ruling.only-fights")
def test_without_a_house_horseman_of_war_lets_nobody_fight() -> None:
    plan = made("Battle Plan", omni(play_card(you.hand.creature)), like="Masterplan")
    t = table(
        "dis",
        me=side(line=["Pitlord", "Troll"], artifacts=[plan], hand=["Horseman of War"]),
        opponent=side(line=["Krump"], hand=["Restringuntus"]),
    )
    my_next_turn(t, "play Restringuntus", "left flank", "house dis")
    t.omni(plan, "choose Horseman of War", "left flank")
    assert t.line == ["Horseman of War", "Pitlord", "Troll"]
    assert t.offered == ["end turn"]
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.archives-no-house")
def test_without_a_house_the_archives_may_still_be_taken() -> None:
    t = table("dis", me=side(line=["Pitlord"], archives=["Troll"]), opponent=side(hand=["Restringuntus"]))
    my_next_turn(t, "play Restringuntus", "house dis")
    assert t.offered == ["take archives", "leave archives"]
    t.pick("take archives")
    assert "Troll" in t.hand
    assert t.offered == ["end turn"]
    t.ends_clean()


@pytest.mark.rule("keyforge:house.restricted")
def test_restringuntus_bans_a_house_until_it_leaves_play() -> None:
    t = table("dis", me=side(line=["Troll"]), opponent=side(hand=["Restringuntus"]))
    my_next_turn(t, "play Restringuntus", "house logos")
    assert t.offered == ["house brobnar", "house dis"]
    t.pick("house brobnar").fight("Troll")
    assert t.enemy_line == []
    my_next_turn(t)
    assert t.offered == ["house brobnar", "house dis", "house logos"]
    t.pick("house logos").ends_clean()


def test_restringuntus_bans_the_same_player_also_under_their_own_control() -> None:
    t = table("dis", me=side(hand=["Harland Mindlock"]), opponent=side(hand=["Restringuntus"]))
    my_next_turn(t, "play Restringuntus", "house brobnar").pick("house logos").play("Harland Mindlock", "right")
    assert t.line == ["Harland Mindlock", "Restringuntus"]
    t.end_turn()
    assert t.offered == ["house brobnar", "house dis", "house logos"]
    t.pick("house logos").end_turn()
    assert t.offered == ["house dis", "house logos"]
    t.pick("house logos").ends_clean()


def test_control_the_weak_demands_a_house_on_the_next_turn_only() -> None:
    t = table("dis", me=side(hand=["Control the Weak"]), opponent=side(houses=("mars", "logos", "dis")))
    t.play("Control the Weak")
    assert t.offered == ["house mars", "house logos", "house dis"]
    t.pick("house logos").end_turn()
    assert (t.m.active, t.m.house) == (1, 2), "there was nothing to choose"
    t.end_turn("house dis").end_turn()
    assert t.offered == ["house mars", "house logos", "house dis"]
    t.pick("house dis")
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:house.must-several")
def test_of_two_demanded_houses_the_player_chooses_one() -> None:
    t = table("dis", me=side(line=["Pitlord"]), opponent=side(hand=["Control the Weak"]))
    my_next_turn(t, "play Control the Weak", "house logos")
    assert t.offered == ["house dis", "house logos"]
    t.pick("house logos")
    assert t.aember == (0, 1)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.mandate-and-ban")
def test_of_two_demanded_houses_one_of_them_banned_the_other_has_to_be_chosen() -> None:
    t = table("dis", me=side(line=["Pitlord"]), opponent=side(hand=["Control the Weak", "Restringuntus"]))
    my_next_turn(t, "play Control the Weak", "house logos", "play Restringuntus", "house dis")
    assert t.m.house == 2
    assert t.aember == (0, 1)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.void-mandate")
def test_a_demand_for_a_house_that_is_not_open_is_void() -> None:
    t = table("logos", me=side(line=["Pitlord@logos"], houses=("brobnar", "logos", "mars")))
    my_next_turn(t)
    assert t.offered == ["house brobnar", "house logos", "house mars"]
    t.pick("house mars").ends_clean()


@pytest.mark.rule("keyforge:house.off-house-control")
def test_a_demand_for_the_house_of_a_controlled_card_can_be_obeyed() -> None:
    t = table("logos", me=side(line=["Pitlord@logos", "Drumble"], houses=("brobnar", "logos", "mars")))
    my_next_turn(t)
    assert t.m.house == 1
    t.ends_clean()


@pytest.mark.rule("keyforge:house.off-house-control", "keyforge:use.by-ability.own")
def test_the_house_of_a_card_under_control_is_open_while_it_is() -> None:
    t = table(
        "logos",
        me=side(hand=["Harland Mindlock"], houses=("dis", "logos", "mars")),
        opponent=side(line=["Troll", "Shooler"], houses=("dis", "brobnar", "logos")),
    )
    t.play("Harland Mindlock", "choose Troll", "left flank")
    my_next_turn(t)
    assert t.offered == ["house dis", "house logos", "house mars", "house brobnar"]
    t.pick("house brobnar")
    assert "reap Troll" in t.offered
    assert "reap Shooler" not in t.offered
    t.end_turn("house dis").fight("Shooler", "Harland Mindlock", "left flank").end_turn()
    assert t.offered == ["house dis", "house logos", "house mars"]
    t.pick("house mars").ends_clean()


@pytest.mark.rule("keyforge:house.off-house-control")
def test_artifacts_and_upgrades_open_their_houses_too() -> None:
    t = table(
        "logos",
        me=side(
            line=["Mother+Blood of Titans"], artifacts=["Library of Babble@mars"], houses=("dis", "logos", "untamed")
        ),
    )
    my_next_turn(t)
    assert t.offered == ["house dis", "house logos", "house untamed", "house mars", "house brobnar"]
    t.pick("house brobnar").ends_clean()
