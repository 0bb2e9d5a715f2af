"""The rule of six: a title is played and used six times a turn at most."""

import pytest

from cardwright.games.keyforge.words.vocabulary import (
    each_player,
    gain,
    opponent,
    play,
    repeat_preceding,
    repeat_while,
    so_many_times,
    steal,
    you,
)
from cardwright.kernel.core.state import EVENT_BUDGET
from tests.games.keyforge.table import Table, made, side, table


def six_trolls() -> Table:
    """Four Trolls played and two used, with a fifth in hand and a ninth, stunned, in play."""
    t = table(me=side(hand=["Troll"] * 5 + ["Krump", "Anger"], line=["Troll"] * 3), opponent=side(line=["Mother"]))
    t.lay("Troll", 3, stunned=True)
    for _ in range(4):
        t.play("Troll", "left flank")
    return t.reap("Troll").reap("Troll")


@pytest.mark.rule("keyforge:rule-of-six", "keyforge:rule-of-six.title", "keyforge:ruling.six-together")
def test_plays_and_uses_of_all_copies_add_up_to_six() -> None:
    t = six_trolls()
    assert t.offered == [
        "play Krump",
        "play Anger",
        "discard Troll",
        "discard Krump",
        "discard Anger",
        "end turn",
    ], "no play, no reap, and no stun removed; but discarding is neither"
    assert t.aember == (2, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:rule-of-six", "keyforge:use.by-ability.requirements")
def test_an_ability_cannot_use_it_a_seventh_time() -> None:
    t = six_trolls().play("Anger")
    t.choose("Troll")
    assert t.damage("Mother") == 0
    assert t.aember == (3, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.six-together", "keyforge:stun.use")
def test_removing_a_stun_counts() -> None:
    t = table(me=side(hand=["Troll"] * 6, line=["Troll"])).lay("Troll", stunned=True)
    t.pick("unstun Troll")
    for _ in range(5):
        t.play("Troll", "left flank")
    assert t.offered == ["discard Troll", "end turn"]
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.six-together")
def test_the_next_turn_counts_anew_for_each_player() -> None:
    t = table(me=side(hand=["Troll"] * 6), opponent=side(hand=["Troll"]))
    t.play("Troll")
    for _ in range(5):
        t.play("Troll", "left flank")
    t.end_turn("house brobnar").play("Troll").end_turn("house brobnar").reap("Troll")
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:rule-of-six.repeats", "keyforge:repeat.whole", "keyforge:ruling.bait-and-switch")
@pytest.mark.rule("keyforge:faq.1")
def test_bait_and_switch_steals_seven_times_from_fourteen() -> None:
    t = table("shadows", me=side(hand=["Bait and Switch"]), opponent=side(aember=14)).play("Bait and Switch")
    assert t.aember == (7, 7)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.bait-and-switch")
@pytest.mark.parametrize(("mine", "theirs", "after"), [(0, 0, (0, 0)), (3, 2, (3, 2)), (0, 1, (1, 0)), (1, 4, (3, 2))])
def test_bait_and_switch_asks_before_each_steal_whether_the_opponent_has_more(
    mine: int, theirs: int, after: tuple[int, int]
) -> None:
    t = table("shadows", me=side(hand=["Bait and Switch"], aember=mine), opponent=side(aember=theirs))
    t.play("Bait and Switch")
    assert t.aember == after
    t.ends_clean()


@pytest.mark.rule("keyforge:repeat.preceding", "keyforge:rule-of-six.repeats")
def test_repeating_the_preceding_effect_does_all_of_it_once_more() -> None:
    echo = made("Echo", play(repeat_preceding(gain(2))), like="Punch")
    t = table(me=side(hand=[echo])).play(echo)
    assert t.aember == (4, 0)
    assert [card.name for card in t.m.played] == ["Echo"], "one play"
    t.ends_clean()


@pytest.mark.rule("keyforge:repeat.preceding")
def test_the_opponent_may_be_the_one_who_repeats_it() -> None:
    fair = made("Fair Echo", play(repeat_preceding(gain(2), who=opponent)), like="Punch")
    t = table(me=side(hand=[fair])).play(fair)
    assert t.aember == (2, 2)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.repeat-idle")
def test_a_repetition_ends_once_it_changes_nothing() -> None:
    fingers = made("Long Fingers", play(repeat_while(you.aember >= opponent.aember, steal(1))), like="Punch")
    t = table(me=side(hand=[fingers], aember=3), opponent=side(aember=2)).play(fingers)
    assert t.aember == (5, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.endless")
def test_nobody_wins_where_a_card_goes_on_for_ever() -> None:
    spring = made("Springing Spring", play(repeat_while(you.aember > 0, gain(1))), like="Punch")
    t = table(me=side(hand=[spring])).play(spring)
    assert t.m.outcome is not None
    assert t.m.outcome.winners == ()
    assert t.m.outcome.reason == "Springing Spring goes on for ever"
    assert t.aember == (1999, 0)
    t.ends_clean()


def test_events_without_end_end_the_match_before_the_steps_would() -> None:
    flood = made("Flood", play(so_many_times(2, so_many_times(999, gain(1, each_player)))), like="Punch")
    t = table(me=side(hand=[flood])).play(flood)
    assert t.m.outcome is not None
    assert t.m.outcome.reason == "Flood goes on for ever"
    assert 2 * max(t.aember) <= EVENT_BUDGET + 2
    t.ends_clean()


def test_each_decision_begins_to_count_anew() -> None:
    stream = made("Stream", play(so_many_times(999, gain(1))), like="Punch")
    t = table(me=side(hand=[stream] * 3))
    for most in (999, 1998, 2997):
        assert t.play(stream).aember == (most, 0)
    assert t.m.outcome is None
    t.ends_clean()
