"""Cards of house Untamed with mechanisms of their own."""

import pytest

from cardwright.games.keyforge.game import GAME
from cardwright.games.keyforge.state import KeyForge
from cardwright.games.keyforge.words.vocabulary import opponent, played_as_copy, you
from cardwright.kernel.basics.rng import Rng
from cardwright.kernel.core.frames import Activation
from cardwright.kernel.seeing.sampling import sample
from tests.games.keyforge.table import Table, made, side, table


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


@pytest.mark.rule("keyforge:ruling.narrowest-permission")
def test_an_untamed_card_is_played_by_the_witch_and_leaves_a_phase_shift_for_any_other() -> None:
    """Whichever was there first, and though the hand is empty by then: another card may still be drawn."""
    for line, hand in (
        (["Doc Bookton"], ["Phase Shift", "Phase Shift", "Witch of the Wilds", "Dew Faerie"]),
        (["Doc Bookton", "Witch of the Wilds"], ["Phase Shift", "Dew Faerie"]),
    ):
        t = table("logos", me=side(line=line, hand=hand, deck=["Bumpsy", "Troll"]))
        for card in hand:
            t.play(card, *(["right flank"] if "Shift" not in card else []))
        t.reap("Doc Bookton")
        assert t.offered == ["play Bumpsy", "end turn"]
        t.play("Bumpsy", "right flank")
        assert t.line == ["Doc Bookton", "Witch of the Wilds", "Dew Faerie", "Bumpsy"]
        assert t.aember == (1, 0), "by Doc Bookton"
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


@pytest.mark.rule("keyforge:ruling.mimicry")
def test_mimicry_has_bonus_and_house_of_the_action_that_it_copies() -> None:
    t = table("untamed", me=side(hand=["Mimicry"]), opponent=side(discard=["Virtuous Works", "Troll"]))
    t.play("Mimicry")
    assert t.aember == (3, 0)
    me = Activation(0, -1)
    assert you.cards_played(house="sanctum").value(t.m, me) == 1, "as Epic Quest counts"
    assert you.cards_played(house="untamed").value(t.m, me) == 0
    assert (t.discard_pile, t.enemy_discard) == (["Mimicry"], ["Troll", "Virtuous Works"])
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.mimicry")
def test_mimicry_does_for_its_player_what_the_copied_action_does_and_is_itself_in_the_pile() -> None:
    t = table(
        "untamed",
        me=side(hand=["Mimicry", "Mimicry"], discard=["Routine Job"]),
        opponent=side(discard=["Routine Job", "Routine Job", "Anger"], aember=9),
    )
    t.play("Mimicry", "choose Routine Job")
    assert t.aember == (2, 7), "one more for the one in my own pile"
    t.play("Mimicry", "choose Routine Job")
    assert t.aember == (4, 5), "the Mimicry in my pile is no Routine Job"
    assert t.discard_pile == ["Routine Job", "Mimicry", "Mimicry"]
    assert t.enemy_discard == ["Anger", "Routine Job", "Routine Job"]
    t.ends_clean()


def test_mimicry_does_nothing_where_there_is_no_action_to_copy() -> None:
    t = table("untamed", me=side(hand=["Mimicry"], discard=["Anger"]), opponent=side(line=["Troll"], discard=["Troll"]))
    t.play("Mimicry")
    assert t.discard_pile == ["Anger", "Mimicry"]
    assert t.aember == (0, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.mimicry")
def test_mimicry_is_an_untamed_card_in_hand_whatever_there_is_to_copy() -> None:
    t = table("sanctum", me=side(hand=["Mimicry"]), opponent=side(discard=["Virtuous Works"]))
    assert "play Mimicry" not in t.offered
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.mimicry")
def test_mimicry_that_copies_a_mimicry_copies_another_card_too() -> None:
    t = table("untamed", me=side(hand=["Mimicry"]), opponent=side(discard=["Mimicry", "Virtuous Works", "Anger"]))
    t.play("Mimicry", "choose Mimicry")
    assert sorted(t.offered) == ["choose Anger", "choose Virtuous Works"]
    t.choose("Virtuous Works")
    assert t.aember == (3, 0)
    assert t.discard_pile == ["Mimicry"]
    t.ends_clean()


def test_mimicry_does_nothing_where_it_can_copy_nothing_but_a_mimicry() -> None:
    t = table("untamed", me=side(hand=["Mimicry"]), opponent=side(discard=["Mimicry"]))
    t.play("Mimicry")
    assert t.aember == (0, 0)
    assert t.discard_pile == ["Mimicry"]
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.mimicry")
def test_the_rule_of_six_counts_mimicry_by_its_own_title() -> None:
    t = table("untamed", me=side(hand=["Mimicry"]), opponent=side(discard=["Virtuous Works"]))
    t.play("Mimicry")
    assert t.m.deeds == ("Mimicry",)
    assert t.aember == (3, 0)
    t.ends_clean()


def test_a_copy_in_the_middle_of_its_play_survives_saves_copies_and_sampling() -> None:
    t = table(
        "untamed",
        me=side(hand=["Mimicry"], line=["Troll"]),
        opponent=side(discard=["Nerve Blast"], line=["Krump", "Urchin"], aember=2),
    )
    t.play("Mimicry")
    assert "choose Krump" in t.offered
    sampled = sample(t.m, 1, Rng(key=bytes(16)))
    for m in (GAME.load(t.m.to_json()), t.m.copy(), sampled):
        assert isinstance(m, KeyForge)
        card = t.find("Mimicry")
        assert (m.printed[card].name, m.prints[card].name) == ("Nerve Blast", "Mimicry")
        again = Table(m)
        again.choose("Krump")
        assert again.damage("Krump") == 2
        assert m.printed == m.prints
        assert again.discard_pile == ["Mimicry"]
        again.ends_clean()
    t.choose("Krump")
    assert t.damage("Krump") == 2
    assert t.aember == (1, 1)
    assert t.discard_pile == ["Mimicry"]
    t.ends_clean()


def test_what_mimicry_copies_is_asked_in_every_world() -> None:
    t = table("untamed", me=side(hand=["Mimicry"]), opponent=side(discard=["Anger", "Virtuous Works"]))
    t.play("Mimicry")
    for viewer in (0, 1):
        world = sample(t.m, viewer, Rng(key=bytes(16)))
        assert isinstance(world, KeyForge)
        assert world.decision.texts() == t.offered
    t.choose("Virtuous Works")
    assert t.aember == (3, 0)
    assert t.discard_pile == ["Mimicry"]
    t.ends_clean()


def test_only_actions_are_played_as_copies() -> None:
    with pytest.raises(TypeError, match="Ditto is played as a copy, which only an action can be"):
        made("Ditto", played_as_copy(opponent.discard.creature))


def test_only_actions_are_copied() -> None:
    ditto = made("Ditto", played_as_copy(opponent.discard), like="Mimicry")
    t = table("untamed", me=side(hand=[ditto]), opponent=side(discard=["Dust Pixie"]))
    t.play(ditto)
    assert t.aember == (0, 0)
    assert t.discard_pile == [ditto]
    t.ends_clean()


def test_what_cannot_be_copied_is_said() -> None:
    t = table("untamed", me=side(hand=["Mimicry"]), opponent=side(discard=["Troll", "Anger", "Virtuous Works"]))
    t.play("Mimicry")
    assert t.m.prompt() == "As a copy of which card do you play Mimicry?"
    said = t.m.why_not(0, t.find("Troll"))
    assert said == "Mimicry is played as a copy of an action in your opponent's discard pile."
    t.choose("Virtuous Works")
    assert t.aember == (3, 0)
    assert t.discard_pile == ["Mimicry"]
    t.ends_clean()


def test_word_of_returning_returns_what_lies_on_a_creature_that_has_come_home() -> None:
    t = table(
        "untamed",
        me=side(hand=["Word of Returning"], line=["Troll"], houses=("untamed", "shadows", "sanctum")),
        opponent=side(hand=["Harland Mindlock"], houses=("logos", "dis", "mars")),
    )
    t.lay("Troll", aember=2)
    t.end_turn("house logos").play("Harland Mindlock", "left flank")
    assert sorted(t.enemy_line) == ["Harland Mindlock", "Troll"]
    t.lay("Harland Mindlock", aember=1).end_turn("house untamed").play("Word of Returning")
    assert t.line == ["Troll"]
    assert (t.damage("Troll"), t.state("Troll").aember) == (2, 0)
    assert t.aember == (1 + 1 + 2, 0)
    t.ends_clean()
