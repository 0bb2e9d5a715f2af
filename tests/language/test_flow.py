"""The flow of effects: for each, so many times, one of several, in order."""

import pytest

from cardwright.games.keyforge.words.vocabulary import (
    choose_one,
    count,
    creature,
    damaged,
    deal,
    destroy,
    draw,
    each,
    enemy_creature,
    for_each,
    friendly_creature,
    gain,
    heal,
    if_,
    if_you_do,
    it,
    it_was_destroyed,
    may,
    may_repeat,
    no,
    opponent,
    play,
    so_many_times,
    steal,
    stun,
)
from cardwright.kernel.grammar import printed
from cardwright.language.flow import Sequence, inner
from cardwright.language.words import Effect
from tests.games.keyforge.table import made, side, table


def test_for_each_goes_through_the_cards_that_were_there_at_first() -> None:
    rain = made("Slow Rain", play(for_each(each(enemy_creature), deal(2, it))), like="Punch")
    t = table("brobnar", me=side(hand=[rain], line=["Bumpsy"]), opponent=side(line=["Dust Imp", "Troll"]))
    t.play(rain)
    assert t.enemy_line == ["Troll"]
    assert (t.damage("Troll"), t.damage("Bumpsy")) == (2, 0)
    assert t.aember == (0, 2)
    t.ends_clean()


def test_for_each_of_none_does_nothing() -> None:
    rain = made("Dry Rain", play(for_each(each(enemy_creature), gain(1))), like="Punch")
    t = table("brobnar", me=side(hand=[rain], line=["Bumpsy"]))
    t.play(rain)
    assert t.aember == (0, 0)
    t.ends_clean()


def test_for_each_may_leave_the_order_to_its_player() -> None:
    each_enemy = for_each(each(enemy_creature), deal(2, it), any_order=True)
    rain = made("Chosen Rain", play(each_enemy), like="Punch")
    t = table("brobnar", me=side(hand=[rain]), opponent=side(line=["Dust Imp", "Troll", "Krump"]))
    t.play(rain, "choose Krump")
    assert t.offered == ["choose Dust Imp", "choose Troll"]
    assert [t.damage(name) for name in t.enemy_line] == [0, 0, 2]
    t.choose("Troll")
    assert [t.damage(name) for name in t.enemy_line] == [2, 2], "nobody is asked for the last"
    assert t.aember == (0, 2)
    t.ends_clean()


def test_may_repeat_asks_as_long_as_its_condition_holds() -> None:
    hail = made("Hail", play(may_repeat(count(enemy_creature) > 1, deal(2, each(enemy_creature)))), like="Punch")
    t = table("brobnar", me=side(hand=[hail]), opponent=side(line=["Dust Imp", "Snufflegator", "Troll"]))
    t.play(hail)
    assert t.offered == ["yes", "no"]
    t.pick("yes")
    assert t.enemy_line == ["Troll"], "and it is not asked again"
    assert t.damage("Troll") == 4
    assert t.aember == (0, 2)
    t.ends_clean()
    t = table("brobnar", me=side(hand=[hail]), opponent=side(line=["Krump", "Troll"])).play(hail, "no")
    assert (t.damage("Krump"), t.damage("Troll")) == (2, 2)
    t.ends_clean()


def test_what_changed_nothing_is_not_repeated() -> None:
    idle = made("Idle", play(may_repeat(count(enemy_creature) > 0, steal(1))), like="Punch")
    t = table("brobnar", me=side(hand=[idle]), opponent=side(line=["Troll"], aember=1))
    t.play(idle, "yes")
    assert t.aember == (1, 0), "the second time there was nothing to steal, and it is not asked again"
    t.ends_clean()


def test_so_many_times_is_counted_once_before() -> None:
    volley = made("Volley", play(so_many_times(count(enemy_creature), deal(4, enemy_creature))), like="Punch")
    t = table("brobnar", me=side(hand=[volley]), opponent=side(line=["Dust Imp", "Urchin", "Troll"]))
    t.play(volley, "choose Dust Imp", "choose Urchin")
    assert t.enemy_line == ["Troll"]
    assert t.damage("Troll") == 4, "three times in all, though two creatures were left after the first"
    assert t.aember == (0, 2)
    t.ends_clean()


def test_one_of_several_effects_is_chosen_by_its_text() -> None:
    fork = made("Fork", play(choose_one(gain(2), stun(enemy_creature))), like="Punch")
    t = table("brobnar", me=side(hand=[fork]), opponent=side(line=["Troll"]))
    t.play(fork, "stun an enemy creature")
    assert t.state("Troll").stunned
    assert t.aember == (0, 0)
    t.ends_clean()


def test_an_effect_in_a_longer_sentence_keeps_its_order() -> None:
    steps = Sequence((steal(1), gain(1), draw()))
    assert steps.text() == "steal 1 æmber. Gain 1 æmber. Draw a card"
    assert printed(inner(steps)) == "steal 1 æmber, gain 1 æmber, then draw a card"
    assert if_(opponent.aember >= 2, steps).text() == (
        "if your opponent has at least 2 æmber, steal 1 æmber, gain 1 æmber, then draw a card"
    )
    assert may(if_you_do(steal(1), draw())).text() == "you may steal 1 æmber. If you do, draw a card"
    assert (
        if_(no(it_was_destroyed), gain(1), otherwise=draw()).text()
        == "if it survives this, gain 1 æmber. Otherwise, draw a card"
    )


RICH = opponent.aember >= 2


@pytest.mark.parametrize(
    ("effect", "text"),
    [
        (
            if_(RICH, may(steal(1)), draw()),
            "if your opponent has at least 2 æmber, you may steal 1 æmber; then draw a card",
        ),
        (
            if_(RICH, may(steal(1), draw())),
            "if your opponent has at least 2 æmber, you may steal 1 æmber, then draw a card",
        ),
        (
            so_many_times(2, if_(RICH, steal(1)), gain(1)),
            "do this 2 times: if your opponent has at least 2 æmber, steal 1 æmber; then gain 1 æmber",
        ),
        (may(so_many_times(2, steal(1)), draw()), "you may do this 2 times: steal 1 æmber; then draw a card"),
        (
            may(choose_one(steal(1), gain(1)), draw()),
            "you may choose one: steal 1 æmber; or gain 1 æmber; then draw a card",
        ),
    ],
)
def test_what_follows_an_effect_is_told_from_what_belongs_to_it(effect: Effect, text: str) -> None:
    assert effect.text() == text


def test_it_is_told_to_what_otherwise_belongs() -> None:
    inside = if_(RICH, if_(opponent.forged, steal(1), otherwise=draw()))
    outside = if_(RICH, if_(opponent.forged, steal(1)), otherwise=draw())
    both = "if your opponent has at least 2 æmber, if they forged a key on their last turn, steal 1 æmber"
    assert inside.text() == f"{both}; otherwise, draw a card"
    assert outside.text() == f"{both}. Otherwise, draw a card"


def test_what_may_be_left_out_takes_nothing_along() -> None:
    offer = made("Offer", play(if_(RICH, may(destroy(friendly_creature)), gain(2))), like="Punch")
    t = table("brobnar", me=side(hand=[offer], line=["Troll"]), opponent=side(aember=2))
    t.play(offer, "no")
    assert (t.line, t.aember) == (["Troll"], (2, 2))
    t.ends_clean()


def test_effects_that_print_for_several_cards() -> None:
    assert for_each(each(friendly_creature.that(damaged)), heal(1, it)).text() == (
        "for each damaged friendly creature, heal 1 damage from it"
    )
    assert so_many_times(2, deal(1, creature)).text() == "do this 2 times: deal 1 damage to a creature"
    assert so_many_times(count(creature), gain(1)).text() == "for each creature, gain 1 æmber"
    assert so_many_times(2 * count(creature), gain(1)).text() == "do this 2 times for each creature: gain 1 æmber"
    assert (
        so_many_times(count(creature) + 1, gain(1)).text() == "do this 1 time for each creature, plus 1: gain 1 æmber"
    )
    assert choose_one(gain(1), draw()).text() == "choose one: gain 1 æmber; or draw a card"
