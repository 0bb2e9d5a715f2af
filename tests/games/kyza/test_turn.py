"""Setup, phases, drawing, setting and the end of the turn."""

import pytest

from cardwright.games.kyza.events import EndBegan
from cardwright.games.kyza.state import ACTIVATE_PHASE, PHASES, SET_PHASE
from cardwright.games.kyza.words.vocabulary import (
    deal,
    draw,
    each,
    each_player,
    effect,
    enemy_character,
    gain_life,
    hand_size,
    more_character_spaces,
    opponent,
    whenever,
    your_turn_ends,
    your_turn_starts,
)
from cardwright.games.kyza.zones import CHARACTERS, DECK, DISCARD, EFFECTS, HAND, OUT, SET
from cardwright.kernel.basics.rng import Rng
from cardwright.reading.view import Seen
from cardwright.reading.words import meaning
from tests.games.kyza.table import made, side, started, table


@pytest.mark.rule("kyza:players.two", "kyza:setup.life", "kyza:setup.hand", "kyza:setup.shuffle", "kyza:draw.not-first")
def test_a_match_begins_with_20_life_4_cards_and_no_draw() -> None:
    t = started(first=0)
    assert t.life == (20, 20)
    assert (t.m.turn, t.m.active, t.m.phase) == (1, 0, SET_PHASE)
    assert len(t.hand) == len(t.enemy_hand) == 4
    assert len(t.names(0, DECK)) == 16
    assert t.m.log(0)[:2] == ["You shuffle your deck.", "Opponent shuffles their deck."]


@pytest.mark.rule("kyza:setup.shuffle")
def test_every_match_shuffles_the_decks_anew() -> None:
    orders = {tuple(started(first=0, seed=seed).names(0, DECK)) for seed in range(5)}
    assert len(orders) == 5


@pytest.mark.rule("kyza:setup.life")
def test_a_match_begins_with_as_much_life_as_was_agreed() -> None:
    assert started(first=0, life=7).life == (7, 7)


@pytest.mark.rule("kyza:setup.first", "kyza:ruling.start")
def test_chance_says_who_goes_first() -> None:
    assert {started(seed=seed).m.first for seed in range(8)} == {0, 1}


@pytest.mark.rule("kyza:setup.first")
@pytest.mark.parametrize("seed", range(4))
def test_the_option_says_who_goes_first(seed: int) -> None:
    assert started(seed=seed, first=1).m.active == 1


@pytest.mark.rule("kyza:ruling.start")
def test_life_has_no_upper_limit() -> None:
    t = table(me=side(set=["Last Lighthouse"]))
    t.activate("Last Lighthouse")
    assert t.life == (26, 20)
    t.ends_clean()


@pytest.mark.rule("kyza:draw", "kyza:phases", "kyza:end.next-player")
def test_the_next_player_draws_and_goes_through_the_phases() -> None:
    t = table(me=side(set=["Coin Diver"]), opponent=side(set=["Coin Diver"], characters=["War Drum"], hand=["Anchor"]))
    assert t.m.view(0)["step"] == 1
    t.end_turn()
    assert (t.m.active, t.m.turn) == (1, 4)
    assert t.enemy_hand == ["Anchor", "Great Whale"]
    steps = []
    while t.m.turn == 4:
        steps.append(PHASES[t.m.phase])
        t.pick("attack with War Drum" if "attack with War Drum" in t.offered else "pass")
    assert list(dict.fromkeys(steps)) == ["Activate", "Combat", "Defend", "Set"]
    assert t.life == (17, 20)
    assert t.m.active == 0
    t.ends_clean()


@pytest.mark.rule("kyza:set.character", "kyza:set.face-down", "kyza:al.free", "kyza:al.range")
def test_any_number_of_cards_is_played_and_set() -> None:
    t = table(
        me=side(hand=["War Drum", "Anchor", "Fire Eater", "Coin Diver", "Spark Thrower", "Night Nurse"]), phase="set"
    )
    t.pick("play War Drum", "play Fire Eater", "play Anchor", "set Coin Diver", "set Spark Thrower", "set Night Nurse")
    assert t.mine == ["War Drum", "Fire Eater", "Anchor"]
    assert t.names(0, SET) == ["Coin Diver", "Spark Thrower", "Night Nurse"]
    assert t.hand == []
    assert t.m.view(1)["players"][0]["areas"]["set"] == {"count": 3, "cards": []}
    assert {t.m.printed[card].level for card in range(6)} == {1, 2, 3, 4}
    t.ends_clean()


@pytest.mark.rule("kyza:set.either")
@pytest.mark.parametrize(("pick", "zone"), [("play War Drum", CHARACTERS), ("set War Drum", SET)])
def test_a_card_is_played_or_set_as_its_player_likes(pick: str, zone: int) -> None:
    t = table(me=side(hand=["War Drum", "Anchor"]), phase="set")
    assert t.offered == ["play War Drum", "play Anchor", "set War Drum", "set Anchor", "pass"]
    t.pick(pick)
    assert t.names(0, zone) == ["War Drum"]
    assert t.hand == ["Anchor"]
    t.ends_clean()


@pytest.mark.rule("kyza:effect.only-activate")
def test_what_is_not_flash_is_activated_in_no_other_phase_and_on_no_other_turn() -> None:
    t = table(
        me=side(set=["Fire Eater", "Wolf Whistler"], characters=["War Drum"], hand=["Anchor"]),
        opponent=side(set=["Barge Captain", "Night Nurse"]),
    )
    phases: set[int] = set()
    while t.m.turn == 3:
        phases.add(t.m.phase)
        mine = t.m.phase == ACTIVATE_PHASE and t.asked == "Me" and not t.m.pile
        assert ("activate Fire Eater" in t.offered) == mine
        assert "activate Barge Captain" not in t.offered
        t.pick("attack with War Drum" if "attack with War Drum" in t.offered else t.offered[-1])
    assert len(phases) >= 3
    assert t.offered == ["activate Barge Captain", "activate Night Nurse", "pass"]
    assert t.life == (20, 17)
    t.ends_clean()


@pytest.mark.rule("kyza:spaces", "kyza:set.room")
def test_nothing_is_played_or_set_without_room() -> None:
    t = table(
        me=side(
            hand=["War Drum", "Night Nurse"],
            characters=["Anchor", "Anchor", "Anchor"],
            set=["Coin Diver", "Coin Diver"],
            effects=["Toll Gate"],
        ),
        phase="set",
    )
    assert t.offered == ["pass"]
    t.ends_clean()


@pytest.mark.rule("kyza:spaces", "kyza:set.room")
def test_a_card_can_make_room_for_a_fourth_character() -> None:
    wide = made("Wide", more_character_spaces(1), continuous=True)
    t = table(me=side(hand=["War Drum"], characters=["Anchor", "Anchor", "Anchor"], effects=[wide]), phase="set")
    assert t.offered == ["play War Drum", "set War Drum", "pass"]
    t.pick("play War Drum")
    assert len(t.mine) == 4
    t.ends_clean()


@pytest.mark.rule("kyza:al.five", "kyza:al.six", "kyza:al.tribute-own", "kyza:ruling.tribute-room")
def test_a_character_with_level_5_or_6_costs_one_or_two_even_in_full_spaces() -> None:
    t = table(
        me=side(hand=["Siege Tower", "Great Whale"], characters=["Anchor", "War Drum", "Hook Fisher"]),
        opponent=side(characters=["Fire Eater"]),
        phase="set",
    )
    t.pick("play Siege Tower")
    assert t.offered == ["give up Anchor", "give up War Drum", "give up Hook Fisher"]
    t.pick("give up War Drum")
    assert t.mine == ["Anchor", "Hook Fisher", "Siege Tower"]
    assert t.discard == ["War Drum"]
    t.pick("play Great Whale", "give up Siege Tower", "give up Anchor")
    assert t.mine == ["Hook Fisher", "Great Whale"]
    assert t.theirs == ["Fire Eater"]
    t.ends_clean()


def test_what_a_character_costs_is_said_before_it_is_played() -> None:
    t = table(
        me=side(hand=["Anchor", "Siege Tower", "Great Whale"], characters=["War Drum", "Hook Fisher"]), phase="set"
    )
    seen = Seen(t.m.game, t.m.view(0))
    said = {option["text"]: meaning(seen, option) for option in seen.options() if option["verb"] == "play"}
    assert "give up" not in said["play Anchor"]
    assert "you give up 1 of your characters for it" in said["play Siege Tower"]
    assert "you give up 2 of your characters for it" in said["play Great Whale"]
    t.ends_clean()


def test_who_is_given_up_is_not_called_destroyed() -> None:
    t = table(me=side(hand=["Siege Tower"], characters=["Anchor"]), phase="set")
    play = t.offered.index("play Siege Tower")
    foreseen = t.m.foresee(0, play, Rng(1))["scenes"]
    happens = [(scene["kind"], [card["name"] for card in scene["cards"]]) for scene in foreseen]
    assert ("sacrificed", ["Anchor"]) in happens
    assert "destroyed" not in [kind for kind, _ in happens]
    t.pick("play Siege Tower")
    assert "Anchor is given up." in t.m.log(0)
    assert (t.mine, t.discard) == (["Siege Tower"], ["Anchor"])
    t.ends_clean()


@pytest.mark.rule("kyza:al.five", "kyza:al.six")
def test_one_character_pays_for_level_5_and_not_for_level_6() -> None:
    t = table(me=side(hand=["Siege Tower", "Great Whale"], characters=["Anchor"]), phase="set")
    assert t.offered == ["play Siege Tower", "set Siege Tower", "set Great Whale", "pass"]
    t.pick("play Siege Tower")
    assert t.mine == ["Siege Tower"]
    t.ends_clean()


@pytest.mark.rule("kyza:effect.activate", "kyza:ruling.wait-a-turn", "kyza:ruling.flash-at-once", "kyza:flash.set")
def test_effects_wait_for_a_later_activate_phase_and_flash_does_not() -> None:
    t = table(me=side(hand=["Coin Diver", "Night Nurse", "Wolf Whistler"]), phase="set")
    t.pick("set Coin Diver", "set Night Nurse")
    assert "activate Coin Diver" not in t.offered
    assert "activate Wolf Whistler" not in t.offered
    t.pick("activate Night Nurse")
    assert t.life == (24, 20)
    t.end_turn().end_turn()
    assert t.m.phase == ACTIVATE_PHASE
    t.pick("activate Coin Diver")
    assert t.life == (30, 20)
    t.ends_clean()


@pytest.mark.rule("kyza:ruling.flash-at-once")
def test_flash_waits_too_if_the_match_is_set_up_so() -> None:
    t = table(me=side(hand=["Night Nurse"]), phase="set", flash_at_once=0)
    t.pick("set Night Nurse")
    assert t.offered == ["pass"]
    t.ends_clean()


@pytest.mark.rule("kyza:flash.when")
@pytest.mark.parametrize("phase", ["activate", "set"])
def test_flash_works_before_and_after_combat_on_ones_own_turn(phase: str) -> None:
    t = table(me=side(set=["Wolf Whistler"], hand=["Anchor"]), phase=phase)
    assert "activate Wolf Whistler" in t.offered
    t.ends_clean()


@pytest.mark.rule("kyza:flash.when")
@pytest.mark.parametrize("phase", ["activate", "set"])
def test_flash_works_before_and_after_combat_on_the_opponents_turn(phase: str) -> None:
    t = table(me=side(set=["Coin Diver"], hand=["Anchor"]), opponent=side(set=["Wolf Whistler"]), phase=phase)
    t.pick("pass")
    assert t.offered == ["activate Wolf Whistler", "pass"]
    t.ends_clean()


@pytest.mark.rule("kyza:flash.when")
def test_flash_works_in_every_phase_from_an_attack_to_the_end() -> None:
    t = table(me=side(characters=["Anchor"]), opponent=side(set=["Wolf Whistler"], characters=["Anchor"]))
    seen = []
    t.attack("Anchor")
    while t.m.turn == 3:
        if "activate Wolf Whistler" in t.offered:
            seen.append(t.m.phase)
        t.pick("do not block" if "do not block" in t.offered else "pass")
    assert seen == [2, 3, 4]
    assert t.life == (20, 18)
    t.ends_clean()


@pytest.mark.rule("kyza:end.discard", "kyza:discard.owner", "kyza:discard.open")
def test_the_active_player_alone_discards_down_to_four() -> None:
    t = table(
        me=side(hand=["Anchor", "War Drum", "Coin Diver", "Hook Fisher", "Great Whale", "Fire Eater"]),
        opponent=side(hand=["Anchor"] * 6),
        phase="set",
    )
    t.pick("pass")
    assert t.m.decision.prompt == "Discard 2 more to keep 4 cards."
    t.pick("discard Anchor", "discard Great Whale")
    assert t.discard == ["Anchor", "Great Whale"]
    assert len(t.enemy_hand) == 7
    shown = t.m.view(1)["players"][0]["areas"]["discard"]["cards"]
    assert [card["name"] for card in shown] == ["Anchor", "Great Whale"]
    t.ends_clean()


@pytest.mark.rule("kyza:end.discard")
def test_who_may_hold_more_cards_discards_none() -> None:
    roomy = made("Roomy", hand_size(2), continuous=True)
    t = table(me=side(hand=["Anchor"] * 6, effects=[roomy]), phase="set")
    t.end_turn()
    assert len(t.hand) == 6
    t.ends_clean()


@pytest.mark.rule("kyza:deck-out", "kyza:deck-out.at-once")
def test_drawing_from_an_empty_deck_loses_at_once() -> None:
    t = table(me=side(set=["Coin Diver"]), opponent=side(deck=[]))
    assert not t.m.over
    t.end_turn()
    assert t.m.outcome is not None
    assert t.m.outcome.winners == (0,)
    assert t.m.outcome.reason == "the other side has no card left to draw"
    t.ends_clean()


@pytest.mark.rule("kyza:deck-out", "kyza:deck-out.at-once")
def test_drawing_from_an_empty_deck_loses_in_the_middle_of_an_effect() -> None:
    greed = made("Greed", effect(draw(3), gain_life(5)))
    t = table(me=side(set=[greed], deck=["Anchor"]))
    t.pick("activate Greed")
    assert t.m.outcome is not None
    assert t.m.outcome.winners == (1,)
    assert t.life == (20, 20)
    t.ends_clean("Anchor")


@pytest.mark.rule("kyza:deck-out.at-once", "kyza:lose.no-life")
def test_who_has_no_life_left_has_lost_before_the_other_draws_from_an_empty_deck() -> None:
    last = made("Last Word", effect(deal(4, opponent), draw(2)))
    for life, winners in ((4, (0,)), (5, (1,))):
        t = table(me=side(set=[last], deck=["Anchor"]), opponent=side(life=life))
        t.pick("activate Last Word")
        assert t.m.outcome is not None
        assert t.m.outcome.winners == winners
        assert t.life == (20, life - 4)
        t.ends_clean("Anchor")


@pytest.mark.rule("kyza:deck-out", "kyza:deck-out.at-once")
def test_of_two_who_draw_the_one_with_the_empty_deck_loses() -> None:
    gifts = made("Gifts", effect(draw(1, who=each_player)))
    t = table(me=side(set=[gifts], deck=["Anchor"]), opponent=side(deck=[]))
    t.pick("activate Gifts")
    assert t.m.outcome is not None
    assert t.m.outcome.winners == (0,)
    t.ends_clean("Anchor")


@pytest.mark.rule("kyza:ruling.end-order")
def test_triggers_at_the_end_come_before_discarding_and_are_not_answered() -> None:
    late = made("Late", whenever(your_turn_ends, draw(1)), continuous=True, level=1)
    t = table(
        me=side(hand=["Anchor"] * 4, effects=[late]),
        opponent=side(set=["Wolf Whistler"]),
        phase="set",
    )
    t.pick("pass", "pass")
    assert t.m.decision.prompt == "Discard 1 more to keep 4 cards."
    assert "Great Whale" in t.hand
    assert t.names(0, EFFECTS) == ["Late"]  # its time is counted after that
    t.pick("discard Anchor")
    assert t.names(0, EFFECTS) == []
    assert t.m.active == 1
    t.ends_clean()


@pytest.mark.rule("kyza:ruling.end-order")
def test_damage_and_what_lasted_this_turn_end_after_all_else() -> None:
    sting = made("Sting", whenever(your_turn_ends, deal(1, each(enemy_character))), continuous=True, level=2)
    t = table(
        me=side(set=["Spark Thrower"], effects=[sting]), opponent=side(characters=["Iron Cook", "Anchor", "War Drum"])
    )
    t.pick("activate Spark Thrower", "aim at Iron Cook").end_turn()
    assert t.theirs == ["Anchor", "War Drum"], "damage of this turn counts with that of its end"
    assert t.stats("Anchor") == (2, 4), "and is gone after it"
    t.ends_clean()


@pytest.mark.rule("kyza:ruling.start-triggers")
def test_triggers_at_the_start_wait_for_the_activate_phase() -> None:
    early = made("Early", whenever(your_turn_starts, gain_life(2)), continuous=True, level=6)
    t = table(me=side(set=["Coin Diver"]), opponent=side(set=["Coin Diver"], effects=[early]))
    t.end_turn()
    assert t.stack == ["Early"]
    assert t.m.phase == ACTIVATE_PHASE
    t.pick("pass", "pass")
    assert t.life == (20, 22)
    t.ends_clean()


def test_nothing_happens_between_turns_that_is_not_told() -> None:
    t = table(me=side(set=["Coin Diver"]))
    told = len(t.m.log(0))
    t.m.do(EndBegan(0))
    assert t.m.log(0)[told:] == ["Your turn ends."]
    assert t.names(0, OUT) == t.names(0, DISCARD) == t.names(0, HAND) == []
