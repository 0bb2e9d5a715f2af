"""The five steps of a turn, and what the active player may do in the third."""

import pytest

from cardwright.games.keyforge.words.vocabulary import (
    at_end_of_turn,
    creature,
    deal,
    draw,
    each,
    gain,
    lose,
    opponent,
)
from cardwright.games.keyforge.zones import DECK, HAND
from tests.games.keyforge.table import made, side, started, table


@pytest.mark.rule("keyforge:turn.order", "keyforge:draw.ends-turn")
def test_a_turn_forges_chooses_acts_readies_and_draws_in_this_order() -> None:
    t = table(me=side(line=["Troll!"], hand=["Punch"], aember=6), opponent=side(line=["Bumpsy"]))
    t.end_turn("house dis", "end turn")
    assert t.keys[0] == 1, "step 1 comes before the choice of the house"
    assert t.offered == ["house brobnar", "house dis", "house logos"]
    t.pick("house brobnar")
    assert t.state("Troll").ready, "step 4 of the turn before readied it"
    t.reap("Troll").play("Punch", "choose Bumpsy")
    assert not t.state("Troll").ready
    t.end_turn()
    assert t.state("Troll").ready
    assert t.sizes(HAND)[0] == 6, "step 5 refilled the hand"
    assert t.m.active == 1
    t.pick("house dis")
    assert t.aember == (2, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:turn.alternate", "keyforge:active-player")
def test_the_players_take_turns_and_the_one_whose_turn_it_is_decides() -> None:
    t = started(first=1).pick("keep hand", "keep hand")
    for active in (1, 0, 1):
        assert t.m.active == active
        assert t.m.decision.player == active
        t.pick(t.offered[0])
        assert t.m.decision.player == active
        t.ends_clean()
        t.end_turn()


@pytest.mark.rule("keyforge:active-player.decides")
def test_the_active_player_decides_for_the_opponents_cards_too() -> None:
    t = table(me=side(line=["Troll"]), opponent=side(line=["Krump+Biomatrix Backup", "Bad Penny"]))
    t.fight("Troll", "Krump")
    assert t.m.decision.player == 0
    assert t.offered == ["yes", "no"]
    t.pick("no")
    assert sorted(t.enemy_discard) == ["Biomatrix Backup", "Krump"]
    t.ends_clean()


@pytest.mark.rule("keyforge:active-player.orders")
def test_the_active_player_orders_what_happens_at_the_same_time() -> None:
    t = table(
        "dis",
        me=side(line=["Dust Imp"], hand=["Gateway to Dis"]),
        opponent=side(line=["Dextre", "Research Smoko"], deck=["Troll", "Bumpsy"]),
    )
    t.play("Gateway to Dis")
    assert t.m.decision.player == 0
    assert [text.split(":")[0] for text in t.offered] == ["Dust Imp", "Dextre", "Research Smoko"]
    t.pick(t.offered[2]).pick(t.offered[1])
    assert t.names(1, 3) == ["Troll"], "Smoko archived the top card before Dextre went there"
    assert t.names(1, DECK)[-1] == "Dextre"
    assert t.aember == (2, 0)
    assert t.chains == (3, 0)
    t.ends_clean("Dust Imp", "Research Smoko")


# ---------------------------------------------------------------- step 3


@pytest.mark.rule("keyforge:step3.any-number", "keyforge:step3.any-order", "keyforge:discard.one-at-a-time")
def test_plays_discards_and_uses_may_be_mixed() -> None:
    t = table(me=side(hand=["Anger", "Bumpsy", "Troll", "Punch"], line=["Krump", "Valdr"]), opponent=side(aember=3))
    t.discard("Anger").reap("Krump").play("Bumpsy", "left flank").reap("Valdr").discard("Troll")
    assert t.hand == ["Punch"]
    t.play("Punch", "choose Krump")
    assert t.discard_pile == ["Anger", "Troll", "Punch"]
    assert t.aember == (3, 2)
    assert t.offered == ["end turn"]
    t.ends_clean()


@pytest.mark.rule("keyforge:step3.own-cards", "keyforge:use.by-ability.own")
def test_neither_the_opponents_hand_nor_their_cards_in_play_can_be_touched() -> None:
    t = table(me=side(hand=["Punch"]), opponent=side(hand=["Anger"], line=["Troll"], artifacts=["Gauntlet of Command"]))
    assert t.offered == ["play Punch", "discard Punch", "end turn"]
    t.ends_clean()


@pytest.mark.rule("keyforge:card.house", "keyforge:house.off-house", "keyforge:house.governs", "keyforge:maverick")
def test_the_icon_of_a_card_says_its_house() -> None:
    t = table(me=side(hand=["Punch", "Anger@logos", "Labwork", "Labwork@brobnar"], line=["Troll", "Mother"]))
    assert t.offered == [
        "play Punch",
        "play Labwork",
        "discard Punch",
        "discard Labwork",
        "reap Troll",
        "end turn",
    ]
    t.play("Labwork", "choose Anger")
    assert t.hand == ["Labwork", "Punch"]
    assert t.aember == (1, 0)
    t.ends_clean()


# ---------------------------------------------------------------- steps 4 and 5


@pytest.mark.rule("keyforge:ready.step", "keyforge:ready.states")
def test_the_ready_step_readies_the_active_players_cards_only() -> None:
    t = table(
        me=side(line=["Troll!", "Mother!"], artifacts=["Library of Babble!"]),
        opponent=side(line=["Bumpsy!"], artifacts=["Hallowed Blaster!"]),
    )
    t.end_turn("house dis")
    assert [t.state(name).ready for name in ("Troll", "Mother", "Library of Babble")] == [True] * 3
    assert not t.state("Bumpsy").ready
    assert not t.state("Hallowed Blaster").ready
    t.ends_clean()


@pytest.mark.rule("keyforge:draw.refill")
def test_the_draw_step_fills_the_hand_to_six_from_the_top_of_the_deck() -> None:
    deck = ["Punch", "Anger", "Troll", "Bumpsy", "Krump", "Valdr", "Tremor"]
    t = table(me=side(hand=["Smaaash"], deck=deck)).end_turn("house dis")
    assert t.hand == sorted(["Smaaash", *deck[:5]])
    assert t.names(0, DECK) == ["Tremor", "Valdr"]
    assert t.enemy_hand == []
    t.ends_clean()


@pytest.mark.rule("keyforge:draw.no-discard-down")
def test_more_than_six_cards_are_kept() -> None:
    hand = ["Punch"] * 8
    t = table(me=side(hand=hand)).end_turn("house dis")
    assert t.hand == hand
    assert t.discard_pile == []
    t.ends_clean()


@pytest.mark.rule("keyforge:draw.reset-deck")
def test_whoever_has_to_draw_from_an_empty_deck_shuffles_the_discard_pile_into_it() -> None:
    t = table(me=side(deck=["Punch", "Anger"], discard=["Troll", "Bumpsy", "Krump", "Valdr", "Tremor"]))
    t.end_turn("house dis")
    assert len(t.hand) == 6
    assert {"Punch", "Anger"} <= set(t.hand)
    assert t.discard_pile == []
    assert len(t.names(0, DECK)) == 1
    t.ends_clean()


@pytest.mark.rule("keyforge:draw.reset-deck")
def test_an_ability_that_draws_resets_the_deck_too() -> None:
    t = table("logos", me=side(artifacts=["Library of Babble"], deck=[], discard=["Troll", "Anger"]))
    t.use("Library of Babble")
    assert len(t.hand) == 1
    assert len(t.names(0, DECK)) == 1
    assert t.discard_pile == []
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.draw-none-left", "keyforge:ruling.reset-to-draw")
def test_drawing_stops_when_deck_and_discard_pile_are_empty() -> None:
    t = table(me=side(hand=["Punch"], deck=["Anger"], discard=["Troll"])).end_turn("house dis")
    assert t.hand == ["Anger", "Punch", "Troll"]
    assert t.names(0, DECK) == t.discard_pile == []
    t.end_turn("house logos")
    assert t.hand == ["Anger", "Punch", "Troll"]
    t.ends_clean()


# ---------------------------------------------------------------- the end of the turn


@pytest.mark.rule("keyforge:end-of-turn")
def test_end_of_turn_effects_come_after_the_draw_step() -> None:
    last = made("Last Laugh", at_end_of_turn(draw()))
    t = table(me=side(line=[last])).end_turn("house dis")
    assert len(t.hand) == 7
    t.end_turn()
    assert len(t.hand) == 7, "only at the end of its controller's turn"
    t.pick("house brobnar").ends_clean()


@pytest.mark.rule("keyforge:ruling.turn-effects-last")
def test_what_lasts_for_the_turn_lasts_through_its_end() -> None:
    burner = made("Burning Banner", at_end_of_turn(deal(2, each(creature))))
    t = table(
        "sanctum",
        me=side(hand=["Shield of Justice"], line=["Raiding Knight", burner]),
        opponent=side(line=["Krump"], houses=("brobnar", "dis", "sanctum")),
    )
    t.play("Shield of Justice").end_turn("house dis")
    assert (t.damage("Raiding Knight"), t.damage(burner), t.damage("Krump")) == (0, 0, 2)
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.turn-effects-last", "keyforge:armor.each-turn")
def test_armor_used_in_the_turn_is_used_at_its_end_and_whole_in_the_next_turn() -> None:
    burner = made("Burning Banner", at_end_of_turn(deal(2, each(creature))))
    t = table(me=side(hand=["Punch"], line=[burner]), opponent=side(line=["Raiding Knight"]))
    t.play("Punch", "choose Raiding Knight")
    assert t.damage("Raiding Knight") == 1
    t.end_turn("house dis")
    assert t.damage("Raiding Knight") == 3, "its armor was used up"
    t.end_turn("house brobnar").end_turn("house dis")
    assert t.damage("Raiding Knight") == 3, "and absorbed both points one round later"
    assert t.aember == (1, 0)
    t.ends_clean("Burning Banner")


@pytest.mark.rule("keyforge:check")
@pytest.mark.parametrize(("aember", "told"), [(5, False), (6, True), (9, True)])
def test_check_is_called_with_enough_aember_for_a_key(aember: int, told: bool) -> None:
    t = table(me=side(aember=aember)).end_turn("house dis")
    for viewer in (0, 1, 2):
        assert any("check" in line.casefold() for line in t.m.log(viewer)) is told
    assert t.aember == (aember, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:check", "keyforge:cost.modified")
def test_check_asks_for_the_current_cost() -> None:
    t = table(me=side(aember=5, line=["Titan Mechanic"])).end_turn("house dis")
    assert any("check" in line.casefold() for line in t.m.log(1))
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.check-when")
def test_check_is_called_after_the_end_of_turn_effects() -> None:
    saver = made("Late Saver", at_end_of_turn(gain(1)))
    t = table(me=side(aember=5, line=[saver])).end_turn("house dis")
    assert any("check" in line.casefold() for line in t.m.log(0))
    waster = made("Late Waster", at_end_of_turn(lose(1, opponent)))
    assert t.aember == (6, 0)
    t.ends_clean()
    t = table(me=side(line=[waster]), opponent=side(aember=6)).end_turn("house dis")
    assert not any("check" in line.casefold() for line in t.m.log(0))
    assert t.aember == (0, 5)
    t.ends_clean()
