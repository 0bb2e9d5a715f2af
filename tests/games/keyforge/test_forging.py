"""Keys: their cost, who has to forge them, and what may be spent."""

import pytest

from cardwright.games.keyforge.words.vocabulary import (
    archive_top,
    forge_key,
    forge_key_for_nothing,
    keys_cost,
    may,
    play,
    this_turn,
    you,
)
from tests.games.keyforge.table import made, side, table


@pytest.mark.rule("keyforge:forge", "keyforge:forge.must", "keyforge:forge.cost", "keyforge:aember.use")
def test_whoever_has_six_aember_forges_a_key_unasked() -> None:
    t = table(opponent=side(aember=8)).end_turn()
    assert t.keys == (0, 1)
    assert t.aember == (0, 2), "the cost went to the supply"
    assert t.offered == ["house brobnar", "house dis", "house logos"]
    t.pick("house dis").ends_clean()


@pytest.mark.rule("keyforge:forge.must")
def test_five_are_not_enough() -> None:
    t = table(opponent=side(aember=5)).end_turn("house dis")
    assert t.keys == (0, 0)
    assert t.aember == (0, 5)
    t.ends_clean()


@pytest.mark.rule("keyforge:forge.one-per-step")
def test_the_step_forges_one_key_however_much_there_is() -> None:
    t = table(opponent=side(aember=20)).end_turn("house dis")
    assert t.keys == (0, 1)
    assert t.aember == (0, 14)
    t.ends_clean()


@pytest.mark.rule("keyforge:cost.modified")
@pytest.mark.parametrize(("aember", "keys"), [(4, 0), (5, 1)])
def test_abilities_lower_the_cost(aember: int, keys: int) -> None:
    t = table(opponent=side(aember=aember, line=["Titan Mechanic"])).end_turn("house dis")
    assert t.keys == (0, keys)
    assert t.aember == (0, 0 if keys else aember)
    t.ends_clean()


@pytest.mark.rule("keyforge:cost.modified")
@pytest.mark.parametrize(("aember", "keys"), [(8, 0), (9, 1)])
def test_abilities_raise_the_cost(aember: int, keys: int) -> None:
    t = table("dis", me=side(artifacts=["Lash of Broken Dreams"]), opponent=side(aember=aember))
    t.use("Lash of Broken Dreams").end_turn("house dis")
    assert t.keys == (0, keys)
    assert t.aember == (0, 0 if keys else aember)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.cost-floor")
def test_a_key_never_costs_less_than_nothing() -> None:
    sale = made("Great Sale", keys_cost(-9), like="Banner of Battle")
    t = table(me=side(artifacts=[sale]), opponent=side(aember=2)).end_turn("house dis")
    assert t.keys == (0, 1)
    assert t.aember == (0, 2)
    t.ends_clean()


@pytest.mark.rule("keyforge:win.third-key")
def test_the_third_key_ends_the_game_at_once() -> None:
    t = table(opponent=side(aember=6, keys=2)).end_turn()
    assert t.m.over
    assert t.m.outcome is not None
    assert t.m.outcome.winners == (1,)
    assert t.m.outcome.reason == "third key forged"
    assert (t.aember, t.keys) == ((0, 0), (0, 3))
    t.ends_clean()


@pytest.mark.rule("keyforge:win.third-key", "keyforge:ruling.forge-by-ability")
def test_a_third_key_forged_by_an_ability_wins_too() -> None:
    charge = made("Big Charge", play(forge_key(), archive_top()), like="Punch")
    t = table(me=side(hand=[charge], aember=6, keys=2)).play(charge)
    assert t.m.over
    assert t.m.outcome is not None
    assert t.m.outcome.winners == (0,)
    assert t.names(0, 3) == [], "nothing resolves after that"
    assert (t.aember, t.keys) == ((0, 0), (3, 0))
    t.ends_clean()


@pytest.mark.rule("keyforge:forge.any-key", "keyforge:key.color", "keyforge:ruling.key-colors")
def test_keys_are_counted_and_nobody_is_asked_for_a_color() -> None:
    t = table(opponent=side(aember=6, keys=1)).end_turn()
    assert (t.keys, t.aember) == ((0, 2), (0, 0))
    assert t.offered == ["house brobnar", "house dis", "house logos"]
    t.pick("house dis").ends_clean()


@pytest.mark.rule("keyforge:unforge")
def test_an_unforged_key_has_to_be_forged_anew() -> None:
    t = table("dis", me=side(hand=["Key Hammer"]), opponent=side(aember=6, keys=1)).end_turn("house dis")
    assert t.keys == (0, 2)
    t.end_turn("house dis").play("Key Hammer")
    assert t.keys == (0, 1)
    assert t.aember == (1, 6)
    t.end_turn()
    assert t.keys == (0, 2), "the second key again, and no victory"
    t.pick("house dis").ends_clean()


# ---------------------------------------------------------------- keys forged by abilities


@pytest.mark.rule("keyforge:ruling.forge-by-ability")
def test_a_key_forged_by_an_ability_costs_the_current_cost() -> None:
    charge = made("Dear Charge", play(may(forge_key())), like="Punch")
    t = table(me=side(hand=[charge, charge], line=["Titan Mechanic"], aember=11))
    t.play(charge, "yes")
    assert t.keys == (1, 0)
    assert t.aember == (6, 0)
    t.play(charge, "no")
    assert t.keys == (1, 0)
    t.end_turn("house dis", "end turn")
    assert t.keys == (2, 0), "step 1 forges another one"
    t.pick("house dis").ends_clean()


@pytest.mark.rule("keyforge:ruling.forge-by-ability")
@pytest.mark.parametrize(("aember", "keys", "left"), [(8, 0, 8), (9, 1, 0)])
def test_the_changed_price_has_to_be_paid_in_full(aember: int, keys: int, left: int) -> None:
    dark = made("Dark Key", play(forge_key(3)), like="Punch")
    t = table(me=side(hand=[dark], aember=aember)).play(dark)
    assert t.keys == (keys, 0)
    assert t.aember == (left, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.forge-by-ability")
def test_an_ability_may_name_its_own_price() -> None:
    gift = made("Key Gift", play(forge_key_for_nothing), like="Punch")
    t = table(me=side(hand=[gift], aember=1)).play(gift)
    assert t.keys == (1, 0)
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.forge-by-ability", "keyforge:cost.modified")
def test_what_raises_the_cost_for_the_turn_raises_it_for_abilities_too() -> None:
    charge = made("Late Charge", play(this_turn(keys_cost(2, you)), forge_key()), like="Punch")
    t = table(me=side(hand=[charge], aember=9)).play(charge)
    assert t.keys == (1, 0)
    assert t.aember == (1, 0)
    t.ends_clean()


# ---------------------------------------------------------------- æmber on cards that may be spent


@pytest.mark.rule("keyforge:ruling.spendable-aember")
def test_aember_on_pocket_universe_counts_and_is_spent_where_the_key_needs_it() -> None:
    t = table(me=side(artifacts=["Pocket Universe"], aember=4)).lay("Pocket Universe", aember=2)
    t.end_turn("house dis", "end turn")
    assert t.keys == (1, 0)
    assert t.aember == (0, 0)
    assert t.state("Pocket Universe").aember == 0
    t.pick("house dis").ends_clean()


@pytest.mark.rule("keyforge:ruling.spendable-aember")
def test_the_player_says_how_much_comes_from_the_card() -> None:
    t = table(me=side(artifacts=["Pocket Universe"], aember=5)).lay("Pocket Universe", aember=3)
    t.end_turn("house dis", "end turn")
    assert t.offered == ["amount 1", "amount 2", "amount 3"]
    t.pick("amount 2")
    assert t.keys == (1, 0)
    assert t.aember == (1, 0)
    assert t.state("Pocket Universe").aember == 1
    t.pick("house dis").ends_clean()


@pytest.mark.rule("keyforge:ruling.spendable-aember", "keyforge:forge.must")
def test_with_two_such_cards_each_gives_what_the_others_lack() -> None:
    t = table(me=side(artifacts=["Pocket Universe", "Pocket Universe"], aember=1))
    t.lay("Pocket Universe", aember=3).lay("Pocket Universe", 2, aember=4)
    t.end_turn("house dis", "end turn")
    assert t.offered == ["amount 1", "amount 2", "amount 3"]
    t.pick("amount 1")
    assert t.keys == (1, 0), "all the rest was needed"
    assert (t.state("Pocket Universe").aember, t.state("Pocket Universe", 2).aember, t.aember) == (2, 0, (0, 0))
    t.pick("house dis").ends_clean()


@pytest.mark.rule("keyforge:ruling.spendable-aember", "keyforge:capture.unspendable")
def test_captured_aember_and_the_opponents_cannot_be_spent() -> None:
    t = table(me=side(line=["Troll"], aember=5), opponent=side(artifacts=["Pocket Universe"]))
    t.lay("Troll", aember=6).lay("Pocket Universe", aember=6)
    t.end_turn()
    assert t.keys == (0, 1), "the opponent's own Pocket Universe paid for their key"
    t.pick("house dis", "end turn")
    assert t.keys == (0, 1)
    assert t.aember == (5, 0)
    t.pick("house dis").ends_clean()


def test_pocket_universe_keeps_aember_out_of_the_pool() -> None:
    t = table("logos", me=side(artifacts=["Pocket Universe"], aember=1)).use("Pocket Universe")
    assert t.aember == (0, 0)
    assert t.state("Pocket Universe").aember == 1
    t.end_turn("house dis", "end turn", "house logos").use("Pocket Universe")
    assert t.state("Pocket Universe").aember == 1, "there was nothing more to move"
    t.ends_clean()
