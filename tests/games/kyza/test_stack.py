"""Priority, responses and the stack."""

import pytest

from cardwright.games.kyza.words.vocabulary import (
    a_character_is_destroyed,
    a_friendly_character_is_destroyed,
    an_enemy_character_enters,
    character,
    choose,
    deal,
    destroy,
    each,
    each_player,
    effect,
    effect_card,
    enemy_character,
    enemy_effect_card,
    friendly_character,
    gain_life,
    it,
    opponent,
    put_as_character,
    target,
    to_hand,
    whenever,
    you,
)
from cardwright.kernel.pile.priority import ANSWER_STOP, window_stop
from tests.games.kyza.table import made, side, table
from tests.views import asked

WAKE = made("Wake", whenever(a_friendly_character_is_destroyed, deal(1, opponent)), continuous=True)
FEAST = made("Feast", whenever(a_friendly_character_is_destroyed, gain_life(1)), continuous=True)
FLOOD = made("Flood", effect(deal(9, each(character))))
RUST = made("Rust", effect(destroy(target(enemy_effect_card))), flash=True)
HAIL = made("Hail", effect(deal(9, each(character))), flash=True)


@pytest.mark.rule("kyza:stack.last-first", "kyza:stack.respond", "kyza:stack.flash", "kyza:stack")
def test_three_deep_the_last_activated_resolves_first() -> None:
    t = table(me=side(set=["Spark Thrower", "Fuse Lighter"]), opponent=side(set=["Quick Tailor", "Siege Tower"],
        characters=["Marsh Witch"]))  # fmt: skip
    t.pick("activate Spark Thrower")  # 4 damage to Marsh Witch, the only target
    assert t.asked == "Opponent"
    assert t.offered == ["activate Quick Tailor", "pass"]  # Siege Tower is no flash
    t.pick("activate Quick Tailor")  # she would have 7 health then
    assert t.asked == "Me"
    assert t.offered == ["activate Fuse Lighter", "pass"]
    t.pick("activate Fuse Lighter")  # but is dealt 3 before
    assert t.stack == ["Spark Thrower", "Quick Tailor", "Fuse Lighter"]
    t.resolve()
    assert (t.stack, t.stats("Marsh Witch")) == (["Spark Thrower", "Quick Tailor"], (4, 1))
    t.resolve()
    assert (t.stack, t.stats("Marsh Witch")) == (["Spark Thrower"], (7, 4))
    t.resolve()
    assert (t.stack, t.theirs) == ([], [])
    t.ends_clean()


def test_three_deep_the_middle_one_saves_what_the_first_would_hit() -> None:
    t = table(
        me=side(set=["Siege Tower", "Town Crier"], characters=["War Drum"]),
        opponent=side(set=["Ghost Piper", "Coin Diver"], characters=["Marsh Witch"]),
    )
    t.pick("activate Siege Tower", "activate Ghost Piper", "aim at Marsh Witch", "activate Town Crier")
    assert t.stack == ["Siege Tower", "Ghost Piper", "Town Crier"]
    t.resolve()
    assert t.stack == ["Siege Tower"]
    assert t.enemy_discard == ["Ghost Piper"]
    t.resolve()
    assert t.theirs == []
    assert t.enemy_discard == ["Ghost Piper", "Marsh Witch"]
    t.ends_clean()


def test_the_opponent_may_answer_again_after_one_has_resolved() -> None:
    t = table(
        me=side(set=["Fire Eater"]),
        opponent=side(set=["Night Nurse", "Last Lighthouse"], life=3),
    )
    t.pick("activate Fire Eater", "activate Night Nurse")
    assert t.life == (20, 7)
    assert (t.asked, t.stack) == ("Opponent", ["Fire Eater"])
    t.pick("activate Last Lighthouse").resolve_all()
    assert t.life == (20, 10)
    t.ends_clean()


@pytest.mark.rule("kyza:ruling.targets", "kyza:effect.discarded")
def test_a_target_that_leaves_in_response_is_missed_and_the_card_is_discarded() -> None:
    t = table(
        me=side(set=["Siege Tower", "Coin Diver"]), opponent=side(set=["Ghost Piper"], characters=["Marsh Witch"])
    )
    t.pick("activate Siege Tower", "activate Ghost Piper")
    t.resolve_all()
    assert t.enemy_hand == ["Marsh Witch"]
    assert t.discard == ["Siege Tower"]
    assert t.enemy_discard == ["Ghost Piper"]
    assert "Siege Tower has no effect." in t.m.log(0)
    t.ends_clean()


@pytest.mark.rule("kyza:ruling.targets")
def test_of_up_to_two_targets_the_one_that_is_left_is_hit() -> None:
    t = table(
        me=side(set=["Rope Dancer"], characters=["War Drum"]),
        opponent=side(set=["Ghost Piper"], characters=["Marsh Witch", "Hook Fisher"]),
    )
    t.pick("activate Rope Dancer", "aim at Marsh Witch", "aim at Hook Fisher")
    t.pick("activate Ghost Piper", "aim at Marsh Witch").resolve_all()
    t.attack("War Drum").passes()
    assert t.theirs == ["Hook Fisher"]
    assert t.life == (20, 17)  # Hook Fisher cannot block
    t.ends_clean()


@pytest.mark.rule("kyza:ruling.targets")
def test_what_has_no_target_cannot_be_activated() -> None:
    t = table(me=side(set=["Siege Tower", "Fire Eater"], characters=["War Drum"]))
    assert t.offered == ["activate Fire Eater", "pass"]


@pytest.mark.rule("kyza:ruling.activated-removed")
def test_a_source_that_leaves_in_response_still_does_what_it_does_once() -> None:
    t = table(me=side(set=["Fire Eater"]), opponent=side(set=[RUST]))
    t.pick("activate Fire Eater", "activate Rust")
    t.resolve()
    assert t.discard == ["Fire Eater"]
    t.resolve()
    assert t.life == (20, 17)
    t.ends_clean()


@pytest.mark.rule("kyza:ruling.activated-removed")
def test_a_continuous_source_that_leaves_in_response_does_nothing() -> None:
    t = table(me=side(set=["War Drum"], characters=["Marsh Witch"]), opponent=side(set=[RUST]))
    t.pick("activate War Drum", "activate Rust").resolve_all()
    assert t.discard == ["War Drum"]
    assert t.stats("Marsh Witch") == (4, 4)
    t.ends_clean()


def test_a_card_aimed_at_face_down_is_hit_face_up_only_while_it_is_there() -> None:
    pry = made("Pry", effect(destroy(target(enemy_effect_card))))
    t = table(me=side(set=[pry]), opponent=side(set=["Bodyguard", "Night Nurse"], characters=["War Drum"]))
    t.pick("activate Pry", "aim at set card 1", "activate Bodyguard").resolve_all()
    assert t.enemy_discard == ["Bodyguard"]  # it stayed in its space, turned face up, and is the same card
    assert t.stats("War Drum") == (3, 3)
    t.ends_clean()


@pytest.mark.rule("kyza:ruling.stack-order")
def test_triggers_of_both_players_go_on_the_stack_the_active_players_first() -> None:
    t = table(
        me=side(set=[FLOOD], effects=[WAKE, FEAST], characters=["War Drum"]),
        opponent=side(effects=[WAKE], characters=["War Drum"]),
    )
    t.pick("activate Flood")
    assert t.asked == "Me"
    assert t.offered == ["Wake: deal 1 damage to your opponent", "Feast: gain 1 life"]
    t.pick("Feast: gain 1 life")
    assert t.life == (20, 19)  # nobody could answer, so all have resolved
    told = t.m.log(0)
    assert [line for line in told if "triggered" in line] == [
        "Feast is triggered.",
        "Wake is triggered.",
        "Wake is triggered.",
    ]
    damage = [line for line in told if "1 damage from " in line]
    assert damage[0].startswith("You take")
    assert told.index(damage[0]) < told.index(damage[1]) < told.index("You gain 1 life.")
    t.ends_clean("War Drum")


@pytest.mark.rule("kyza:trigger.respond")
def test_a_trigger_is_aimed_waits_and_can_be_answered() -> None:
    spite = made(
        "Spite", whenever(a_friendly_character_is_destroyed, to_hand(target(enemy_character))), continuous=True
    )
    t = table(
        me=side(set=["Fuse Lighter", "Ghost Piper"], characters=["War Drum"]),
        opponent=side(effects=[spite], characters=["Hook Fisher"]),
    )
    t.pick("activate Fuse Lighter", "aim at Hook Fisher")
    assert t.stack == ["Spite"]
    assert t.m.view(0)["stack"][0]["text"] == "Spite: return target enemy character to its owner's hand"
    assert t.asked == "Me"
    t.pick("activate Ghost Piper").resolve_all()
    assert t.hand == ["War Drum"]
    assert "The effect of Spite is lost." not in t.m.log(0)
    t.ends_clean()


@pytest.mark.rule("kyza:ruling.set-off-by")
def test_a_trigger_misses_who_set_it_off_and_came_back() -> None:
    hedge = made("Hedge", whenever(an_enemy_character_enters, deal(2, it), gain_life(1)), continuous=True, level=4)
    away = made("Away", effect(to_hand(target(friendly_character))), flash=True)
    again = made("Again", effect(put_as_character(choose(you.hand))), flash=True)
    t = table(me=side(hand=["Anchor", "War Drum"], set=[away, again]), opponent=side(effects=[hedge]), phase="set")
    t.pick("play Anchor")
    assert t.stack == ["Hedge"]
    t.pick("activate Away", "activate Again", "choose Anchor")
    assert t.mine == ["Anchor"]
    assert t.state("Anchor").damage == 2, "by the trigger of its second coming alone"
    assert t.life == (20, 22), "all else of both has resolved"
    t.ends_clean()


@pytest.mark.rule("kyza:ruling.set-off-by")
def test_a_trigger_does_not_follow_who_set_it_off_to_another_place() -> None:
    net = made("Net", whenever(an_enemy_character_enters, to_hand(it)), continuous=True, level=4)
    pit = made("Pit", effect(destroy(target(friendly_character))), flash=True)
    t = table(me=side(hand=["Anchor"], set=[pit, "Coin Diver"]), opponent=side(effects=[net]), phase="set")
    t.pick("play Anchor", "activate Pit").resolve_all()
    assert (t.mine, t.hand) == ([], [])
    assert t.discard == ["Anchor", "Pit"]
    t.ends_clean()


@pytest.mark.rule("kyza:ruling.set-off-by")
def test_a_trigger_finds_who_set_it_off_where_that_has_gone_by_it() -> None:
    rescue = made("Rescue", whenever(a_friendly_character_is_destroyed, to_hand(it)), continuous=True, level=4)
    t = table(me=side(set=["Rat Catcher", "Coin Diver"]), opponent=side(effects=[rescue], characters=["Hook Fisher"]))
    t.activate("Rat Catcher")
    assert (t.theirs, t.enemy_discard) == ([], [])
    assert t.enemy_hand == ["Hook Fisher"]
    t.ends_clean()


def test_a_trigger_without_anything_to_aim_at_is_dropped() -> None:
    spite = made("Spite", whenever(a_character_is_destroyed, to_hand(target(enemy_character))), continuous=True)
    t = table(me=side(set=["Rat Catcher"], effects=[spite]), opponent=side(characters=["Hook Fisher"]))
    t.activate("Rat Catcher")
    assert t.stack == []
    assert t.theirs == []
    t.ends_clean()


@pytest.mark.rule("kyza:priority.active", "kyza:priority.last-chance", "kyza:ruling.priority")
def test_the_active_player_acts_first_and_the_opponent_has_the_last_word() -> None:
    t = table(me=side(set=["Fire Eater", "Coin Diver"]), opponent=side(set=["Wolf Whistler"]))
    assert t.asked == "Me"
    t.pick("activate Fire Eater")
    assert t.asked == "Opponent"
    t.pick("pass")
    assert (t.asked, t.life) == ("Me", (20, 17))  # it has resolved; who activated it was not asked to answer it
    t.pick("pass")
    assert t.asked == "Opponent"
    t.pick("activate Wolf Whistler")
    assert t.asked == "Me"
    t.pick("pass")
    assert (t.asked, t.life) == ("Me", (17, 17))
    assert t.offered == ["activate Coin Diver", "pass"]
    t.ends_clean()


@pytest.mark.rule("kyza:ruling.what-can-be-answered")
def test_what_is_played_can_be_answered() -> None:
    t = table(me=side(hand=["War Drum", "Anchor"]), opponent=side(set=["Fuse Lighter"]), phase="set")
    t.pick("play War Drum")
    assert t.asked == "Opponent"
    t.pick("activate Fuse Lighter")
    assert t.mine == []
    t.pick("set Anchor")
    t.ends_clean()


@pytest.mark.rule("kyza:ruling.what-can-be-answered", "kyza:priority.last-chance")
def test_who_does_not_answer_what_is_set_still_has_the_last_word() -> None:
    t = table(me=side(hand=["War Drum", "Anchor"]), opponent=side(set=["Wolf Whistler"]), phase="set")
    t.pick("set Anchor", "pass", "pass")
    assert t.asked == "Opponent"  # declining to answer was not yet the last word
    t.pick("activate Wolf Whistler", "pass")
    assert t.life == (17, 20)
    assert t.m.turn == 3
    t.ends_clean()


@pytest.mark.rule("kyza:lose.no-life", "kyza:lose.no-response", "kyza:lose.checked", "kyza:win.opponent")
def test_nobody_can_answer_a_loss() -> None:
    t = table(
        me=side(set=["Fire Eater", "Wolf Whistler"]), opponent=side(set=["Night Nurse", "Last Lighthouse"], life=3)
    )
    t.pick("activate Fire Eater", "activate Night Nurse", "activate Wolf Whistler")
    assert t.stack == ["Fire Eater", "Night Nurse", "Wolf Whistler"]
    t.pick("pass")
    assert t.m.outcome is not None
    assert t.m.outcome.winners == (0,)
    assert t.m.outcome.reason == "the other side has no life left"
    assert t.life == (20, 0)
    t.ends_clean()


@pytest.mark.rule("kyza:ruling.checked-when")
def test_life_is_not_looked_at_in_the_middle_of_an_effect() -> None:
    bargain = made("Bargain", effect(deal(1, opponent), gain_life(1)))
    t = table(me=side(set=[bargain], life=20), opponent=side(life=1))
    t.pick("activate Bargain")
    assert t.m.over
    assert t.life == (21, 0)  # the whole effect was done
    t.ends_clean()


@pytest.mark.rule("kyza:ruling.checked-when")
def test_who_has_life_left_after_an_effect_plays_on() -> None:
    gamble = made("Gamble", effect(deal(1, each(character)), deal(1, opponent)))
    t = table(me=side(set=[gamble]), opponent=side(life=2))
    t.pick("activate Gamble")
    assert t.life == (20, 1)
    t.ends_clean()


@pytest.mark.rule("kyza:ruling.both-lose")
def test_when_both_lose_at_once_nobody_wins() -> None:

    doom = made("Doom", effect(deal(5, each_player)))
    t = table(me=side(set=[doom], life=5), opponent=side(life=4))
    t.pick("activate Doom")
    assert t.m.outcome is not None
    assert t.m.outcome.winners == ()
    assert t.m.log(0)[-1] == "Nobody wins: both players have no life left."
    assert t.life == (0, -1)
    t.ends_clean()


@pytest.mark.rule("kyza:ruling.silence")
@pytest.mark.parametrize("card", ["Wolf Whistler", "Siege Tower"])
@pytest.mark.midway("somebody is asked, and the answer is not what is tested")
def test_who_has_a_face_down_card_is_asked_whatever_it_is(card: str) -> None:
    t = table(me=side(set=["Fire Eater"]), opponent=side(set=[card], characters=["War Drum"]))
    t.pick("activate Fire Eater")
    assert t.asked == "Opponent"
    assert asked(t.m.view(0))["prompt"] == "Waiting for Opponent."


@pytest.mark.rule("kyza:ruling.silence")
def test_who_has_none_is_not_asked() -> None:
    t = table(me=side(set=["Fire Eater"]), opponent=side(hand=["Wolf Whistler"], effects=["Anchor"]))
    t.pick("activate Fire Eater")
    assert t.life == (20, 17)
    t.ends_clean()


@pytest.mark.rule("kyza:ruling.silence")
def test_turns_go_by_while_nobody_can_do_anything() -> None:
    t = table(me=side(hand=[]), opponent=side())
    assert t.m.turn > 3 or t.m.over


@pytest.mark.rule("kyza:ruling.silence")
@pytest.mark.midway("somebody is asked, and the answer is not what is tested")
def test_stops_pass_for_a_player_where_there_is_none() -> None:
    t = table(me=side(set=["Fire Eater", "Coin Diver"]), opponent=side(set=["Night Nurse"]))
    t.m.stops = (-1, window_stop(1, own_turn=True))
    t.pick("activate Fire Eater")
    assert (t.asked, t.life) == ("Me", (20, 17))
    t.m.stops = (-1, ANSWER_STOP)
    t.pick("activate Coin Diver")
    assert t.asked == "Opponent"


def test_an_effect_cannot_aim_at_itself() -> None:
    wild = made("Wild", effect(destroy(target(effect_card))))
    t = table(me=side(set=[wild]))
    assert "activate Wild" not in t.offered


def test_a_mass_destruction_is_seen_by_all_that_was_there() -> None:
    t = table(me=side(set=[HAIL], effects=[WAKE], characters=["War Drum", "Anchor"]))
    t.activate("Hail")
    t.resolve_all()
    assert t.life == (20, 18)
    t.ends_clean("Anchor", "War Drum")
