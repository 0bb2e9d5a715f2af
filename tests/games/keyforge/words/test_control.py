"""Taking control of cards: whose side they are on, until when, and what they keep."""

import pytest

from tests.games.keyforge.table import Table, side, table


def taken_troll(**mine: list[str]) -> Table:
    """My Harland Mindlock has taken a damaged, stunned Troll with an upgrade and captured æmber on it."""
    t = table(
        "logos",
        me=side(hand=["Harland Mindlock", *mine.get("hand", ())], line=mine.get("line", ())),
        opponent=side(line=["Bumpsy", "Headhunter", "Troll+Blood of Titans"]),
    )
    t.lay("Troll", damage=3, aember=2, stunned=True)
    return t


@pytest.mark.rule("keyforge:control.take", "keyforge:control.flank", "keyforge:flank.choice")
def test_a_creature_taken_goes_to_the_flank_that_the_active_player_chooses() -> None:
    t = taken_troll(line=["Mother"])
    t.play("Harland Mindlock", "right")
    assert t.offered == ["choose Bumpsy", "choose Troll"], "Headhunter is on no flank"
    t.choose("Troll").pick("left flank")
    assert t.line == ["Troll", "Mother", "Harland Mindlock"]
    assert t.enemy_line == ["Bumpsy", "Headhunter"]
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.control-keeps")
def test_a_card_that_changes_sides_keeps_everything_on_it() -> None:
    t = taken_troll()
    t.play("Harland Mindlock", "choose Troll", "right")
    state = t.state("Troll")
    assert (state.damage, state.aember, state.stunned, state.ready) == (3, 2, True, True)
    assert t.power("Troll") == 13
    assert t.aember == (0, 0)
    t.ends_clean()


def test_control_until_a_card_leaves_play_goes_back_when_it_does() -> None:
    t = taken_troll()
    t.play("Harland Mindlock", "choose Troll", "left")
    assert t.line == ["Troll", "Harland Mindlock"]
    t.end_turn("house brobnar").fight("Bumpsy", "Harland Mindlock")
    assert t.offered == ["left flank", "right flank"]
    assert t.m.decision.player == 1, "the active player chooses the flank"
    t.pick("left flank")
    assert t.line == []
    assert t.enemy_line == ["Troll", "Bumpsy", "Headhunter"]
    assert "control" not in t.m.index
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.controllers-opponent", "keyforge:leaves-play.aember")
def test_a_taken_creature_that_dies_gives_its_aember_to_its_former_side() -> None:
    t = table(
        "logos",
        me=side(hand=["Harland Mindlock"]),
        opponent=side(line=["Dextre", "Krump"]),
    )
    t.lay("Dextre", aember=1)
    t.play("Harland Mindlock", "choose Dextre", "left")
    t.end_turn("house brobnar").fight("Krump", "Dextre")
    assert t.line == ["Harland Mindlock"]
    assert t.aember == (0, 1)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.newest-control")
def test_the_newest_control_holds_and_the_one_before_it_comes_back() -> None:
    t = table(
        "logos",
        me=side(hand=["Harland Mindlock"], line=["Batdrone"]),
        opponent=side(hand=["Harland Mindlock"], line=["Troll", "Batdrone"]),
    )
    t.play("Harland Mindlock", "right", "choose Troll", "left")
    assert t.line == ["Troll", "Batdrone", "Harland Mindlock"]
    t.end_turn("house logos").play("Harland Mindlock", "right", "choose Troll", "left")
    assert t.enemy_line == ["Troll", "Batdrone", "Harland Mindlock"]
    t.end_turn("house logos").fight("Batdrone", "Harland Mindlock", "right flank")
    assert t.line == ["Batdrone", "Harland Mindlock", "Troll"], "my own control is the newest that is left"
    t.end_turn("house logos").fight("Batdrone", "Harland Mindlock", "left flank")
    assert t.line == ["Batdrone"]
    assert t.enemy_line == ["Troll", "Batdrone"]
    t.ends_clean()


def test_an_older_control_that_ends_changes_nothing() -> None:
    t = table(
        "logos",
        me=side(hand=["Harland Mindlock"], line=["Batdrone"]),
        opponent=side(hand=["Harland Mindlock"], line=["Troll", "Batdrone"]),
    )
    t.play("Harland Mindlock", "right", "choose Troll", "left")
    t.end_turn("house logos").play("Harland Mindlock", "right", "choose Troll", "left")
    t.fight("Batdrone", "Harland Mindlock")
    assert t.enemy_line == ["Troll", "Batdrone", "Harland Mindlock"]
    assert t.line == ["Batdrone"]
    t.end_turn("house logos").fight("Batdrone", "Harland Mindlock")
    assert t.enemy_line == ["Troll", "Batdrone"], "it is its owner's, so it stays"
    t.ends_clean()


@pytest.mark.rule("keyforge:control.owner", "keyforge:control.owner-zone")
def test_a_controller_and_the_controlled_destroyed_together_go_to_their_owners() -> None:
    t = table(
        "logos",
        me=side(hand=["Harland Mindlock"], line=["Mother"]),
        opponent=side(hand=["Gateway to Dis"], line=["Troll"]),
    )
    t.play("Harland Mindlock", "right", "right flank")
    t.end_turn("house dis").play("Gateway to Dis")
    assert t.line == t.enemy_line == []
    assert sorted(t.discard_pile) == ["Harland Mindlock", "Mother"]
    assert t.enemy_discard == ["Troll", "Gateway to Dis"]
    assert t.chains == (0, 3)
    t.ends_clean()


@pytest.mark.rule("keyforge:friendly", "keyforge:enemy")
def test_a_constant_ability_changes_sides_with_its_card() -> None:
    t = table(
        "logos",
        me=side(hand=["Harland Mindlock"], line=["Krump"]),
        opponent=side(line=["King of the Crag", "Troll"]),
    )
    assert (t.power("Krump"), t.power("Troll")) == (4, 8)
    t.play("Harland Mindlock", "right", "choose King of the Crag", "left")
    assert (t.power("Krump"), t.power("Troll")) == (6, 6)
    t.end_turn("house brobnar").fight("Troll", "Harland Mindlock", "right")
    assert (t.power("Krump"), t.power("Troll")) == (4, 8)
    t.ends_clean()


def test_nothing_is_taken_where_there_is_nothing_to_take() -> None:
    t = table("logos", me=side(hand=["Harland Mindlock"], line=["Mother"]))
    t.play("Harland Mindlock", "right")
    assert t.line == ["Mother", "Harland Mindlock"]
    assert "control" not in t.m.index
    t.ends_clean()


def test_a_match_copied_while_a_creature_changes_sides_goes_on_by_itself() -> None:
    t = taken_troll(line=["Mother"])
    t.play("Harland Mindlock", "right", "choose Troll")
    other = Table(t.m.copy())
    t.pick("left flank")
    assert other.line == ["Mother", "Harland Mindlock"]
    other.pick("right flank")
    assert t.line == ["Troll", "Mother", "Harland Mindlock"]
    assert other.line == ["Mother", "Harland Mindlock", "Troll"]
    t.ends_clean()
    other.ends_clean()
