"""Archives: what gets there, who sees it, and how it comes back."""

import pytest

from cardwright.games.keyforge.zones import ARCHIVES
from tests.games.keyforge.table import side, table


@pytest.mark.rule("keyforge:archives")
def test_a_player_sees_the_own_archives_and_not_the_opponents() -> None:
    t = table(me=side(archives=["Troll"]), opponent=side(archives=["Bumpsy", "Krump"]))
    mine, theirs = (t.m.view(0)["players"][player]["areas"]["archives"] for player in (0, 1))
    assert [card["name"] for card in mine["cards"]] == ["Troll"]
    assert theirs == {"count": 2, "cards": []}
    assert t.m.view(2)["players"][0]["areas"]["archives"] == {"count": 1, "cards": []}


@pytest.mark.rule("keyforge:archives.by-ability", "keyforge:archives.from-hand", "keyforge:archives")
def test_an_ability_archives_from_hand_facedown() -> None:
    t = table("logos", me=side(hand=["Labwork", "Troll", "Bumpsy"]))
    assert not [option for option in t.offered if "archive" in option]
    t.play("Labwork")
    assert t.offered == ["choose Troll", "choose Bumpsy"]
    t.choose("Troll")
    assert t.names(0, ARCHIVES) == ["Troll"]
    assert t.hand == ["Bumpsy"]
    assert t.m.view(1)["players"][0]["areas"]["archives"] == {"count": 1, "cards": []}
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:archives.out-of-play", "keyforge:ability.in-play")
def test_archived_cards_are_out_of_play() -> None:
    t = table(me=side(hand=["Punch"], line=["Troll"], archives=["Banner of Battle", "Bumpsy"]))
    t.play("Punch")
    assert t.damage("Troll") == 3, "no other creature could be chosen"
    assert t.power("Troll") == 8, "the banner is not in play"
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:house.archives")
def test_after_the_choice_of_the_house_all_archived_cards_may_be_taken() -> None:
    t = table(opponent=side(archives=["Troll", "Bumpsy"])).end_turn()
    assert t.offered == ["house brobnar", "house dis", "house logos"]
    t.pick("house brobnar")
    assert t.m.decision.player == 1
    assert t.offered == ["take archives", "leave archives"]
    t.pick("take archives")
    assert t.enemy_hand == ["Bumpsy", "Troll"]
    assert t.names(1, ARCHIVES) == []
    assert "play Troll" in t.offered
    t.ends_clean()


@pytest.mark.rule("keyforge:house.archives")
def test_or_all_are_left_where_they_are() -> None:
    t = table(opponent=side(archives=["Troll", "Bumpsy"])).end_turn("house brobnar", "leave archives")
    assert t.enemy_hand == []
    assert t.names(1, ARCHIVES) == ["Troll", "Bumpsy"]
    assert t.offered == ["end turn"]
    t.ends_clean()


@pytest.mark.rule("keyforge:house.archives")
def test_nobody_is_asked_about_empty_archives() -> None:
    t = table(opponent=side(hand=["Troll"])).end_turn("house brobnar")
    assert t.offered == ["play Troll", "discard Troll", "end turn"]
    t.ends_clean()


@pytest.mark.rule("keyforge:control.owner-zone")
def test_a_controlled_card_goes_to_its_owners_archives() -> None:
    t = table(
        "logos",
        me=side(hand=["Harland Mindlock"]),
        opponent=side(line=["Troll+Biomatrix Backup", "Krump"], houses=("brobnar", "dis", "mars")),
    )
    t.play("Harland Mindlock", "choose Troll", "left flank").end_turn("house dis", "end turn", "house brobnar")
    t.lay("Troll", damage=7).fight("Troll", None, "yes")
    assert t.line == ["Harland Mindlock"]
    assert t.names(1, ARCHIVES) == ["Troll"]
    assert t.names(0, ARCHIVES) == []
    t.ends_clean("Biomatrix Backup", "Krump")
