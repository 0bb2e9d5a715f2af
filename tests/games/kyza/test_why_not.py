"""Why a card cannot be played, set or activated now."""

import pytest

from cardwright.games.kyza.questions import ATTACK, BLOCK
from cardwright.games.kyza.why_not import forbidden
from cardwright.games.kyza.words.vocabulary import cannot, draw, effect, enemy_character, pay_life
from tests.games.kyza.table import Side, Table, made, side, table

pytestmark = pytest.mark.midway("what hinders is told in the middle of play")


def why(t: Table, name: str, player: int = 0) -> str:
    return t.m.why_not(player, t.find(name))


def test_from_hand_it_is_played_and_set_in_no_other_phase() -> None:
    t = table(me=side(hand=["Anchor"], set=["Coin Diver"]))
    assert why(t, "Anchor") == "Cards are played and set in your own SET phase."


def test_from_hand_it_is_played_and_set_on_no_other_turn() -> None:
    t = table(
        me=side(hand=["Anchor"], set=["Coin Diver"]),
        opponent=side(hand=["Marsh Witch"], set=["Coin Diver"]),
        phase="set",
    )
    t.pick("pass")
    assert why(t, "Marsh Witch", 1) == "Cards are played and set in your own SET phase."


def test_effects_need_room_and_characters_need_tributes() -> None:
    full = Side(hand=["Anchor", "Siege Tower", "Great Whale"], characters=["War Drum"], set=["Coin Diver"] * 3)
    t = table(me=full, phase="set")
    assert why(t, "Anchor") == "You can play Anchor. You have no free effect space to set it in."
    assert why(t, "Great Whale") == (
        "As a character it costs 2 of your characters, and you have 1. You have no free effect space to set it in."
    )


def test_characters_need_room_unless_others_are_given_up() -> None:
    t = table(me=side(hand=["Anchor", "Siege Tower", "Snow Oracle"], characters=["War Drum"] * 3), phase="set")
    assert why(t, "Anchor") == "You can set Anchor. You have no free character space for it."
    assert why(t, "Siege Tower") == "You can play Siege Tower or set Siege Tower."
    assert why(t, "Snow Oracle") == "You can play Snow Oracle. A static effect cannot be set."


def test_who_has_no_character_has_none_to_give_up() -> None:
    t = table(me=side(hand=["Siege Tower"]), phase="set")
    assert "costs 1 of your characters, and you have none." in why(t, "Siege Tower")


def test_effects_wait_for_their_time_their_targets_and_their_cost() -> None:
    dear = made("Dear", effect(draw(1), cost=pay_life(9)))
    t = table(
        me=side(set=["Siege Tower", "Storm King", dear], life=5), opponent=side(set=["Coin Diver", "Night Nurse"])
    )
    assert why(t, "Siege Tower") == "There is not enough that it could be aimed at."
    assert why(t, "Dear") == "You cannot pay what it costs."
    t.pick("pass")
    assert why(t, "Coin Diver", 1) == (
        "It is no flash effect: activate it in your own ACTIVATE phase, while nothing waits."
    )
    assert why(t, "Night Nurse", 1) == "You can activate Night Nurse."


def test_effects_that_are_no_flash_wait_while_others_do() -> None:
    t = table(me=side(set=["Fire Eater", "Coin Diver"]), opponent=side(set=["Night Nurse"]))
    t.pick("activate Fire Eater", "activate Night Nurse")
    assert why(t, "Coin Diver").startswith("It is no flash effect")


def test_flash_effects_wait_too_if_the_match_is_set_up_so() -> None:
    t = table(me=side(hand=["Night Nurse", "Anchor"]), phase="set", flash_at_once=0)
    t.pick("set Night Nurse")
    assert why(t, "Night Nurse") == "It was set on this turn, and here flash effects too wait for a later one."


def test_what_was_just_set_by_an_effect_waits() -> None:
    t = table(me=side(set=["Stage Magician"], discard=["Fire Eater"]))
    t.pick("activate Stage Magician")
    assert why(t, "Fire Eater") == "It was set on this turn: activate it on a later one."


def test_other_cards_and_while_an_effect_waits() -> None:
    t = table(
        me=side(set=["Coin Diver", "Night Nurse"], hand=["Anchor", "Marsh Witch"], characters=["War Drum"]),
        opponent=side(set=["Wolf Whistler"], effects=["Toll Gate"]),
        phase="set",
    )
    assert why(t, "War Drum") == "Characters attack and block in the COMBAT phase; there is nothing else that they do."
    assert why(t, "Toll Gate") == "This effect has been activated already."
    assert why(t, "Wolf Whistler") == "You do not know which card that is."
    t.pick("play Anchor", "activate Wolf Whistler")
    assert why(t, "Marsh Witch") == ("While an effect waits it can only be answered, with flash effects that are set.")


def test_the_same_is_told_of_what_lies_in_either_discard_pile() -> None:
    t = table(me=side(set=["Coin Diver"], discard=["Anchor"]), opponent=side(discard=["Marsh Witch"]))
    assert why(t, "Anchor") == why(t, "Marsh Witch").replace("Marsh Witch", "Anchor")


def test_attackers_are_declared_in_order() -> None:
    t = table(
        me=side(characters=["War Drum", "Anchor", "Fire Eater"]),
        opponent=side(characters=["Coin Diver"]),
        phase="combat",
    )
    t.pick("attack with Anchor")
    assert why(t, "Anchor") == "Anchor is chosen already."
    assert why(t, "War Drum") == ("War Drum was passed over: cards are taken in the order in which they are offered.")
    assert why(t, "Fire Eater") == "You can attack with Fire Eater."
    assert why(t, "Coin Diver") == "Your own characters attack."
    t.pick("done")
    assert why(t, "War Drum", 1) == "This choice takes an attacking character."
    assert why(t, "Anchor", 1) == "You can block Anchor."


def test_what_forbids_to_attack_is_named() -> None:
    calm = made("Calm", cannot(enemy_character, ATTACK), continuous=True)
    mine = side(characters=["War Drum", "Anchor"])
    t = table(me=mine, opponent=side(effects=[calm]), phase="combat")
    assert ATTACK.cannot in t.m.index
    assert forbidden(t.m, 0, ATTACK, t.find("Anchor")) == "Calm says that Anchor cannot attack now."
    assert forbidden(t.m, 0, BLOCK, t.find("Anchor")) == ""


def test_what_is_given_up_are_characters_of_ones_own() -> None:
    t = table(me=side(hand=["Siege Tower"], characters=["War Drum", "Anchor"], set=["Coin Diver"]), phase="set")
    t.pick("play Siege Tower")
    assert why(t, "Coin Diver") == "You give up characters of your own."


def test_what_is_discarded_are_cards_from_hand() -> None:
    t = table(me=side(hand=["Anchor"] * 5 + ["War Drum"], characters=["Fire Eater"]), phase="set")
    t.pick("pass")
    while "discard Anchor" not in t.offered:
        t.pick("pass")
    assert why(t, "Fire Eater") == "You discard cards from your hand."
