"""Aims: declared before the effect waits, kept apart by name, found again as far as they can be hit."""

from cardwright.games.kyza.words.nouns import WaitingEffect
from cardwright.games.kyza.words.vocabulary import (
    character,
    deal,
    destroy,
    draw,
    each,
    effect,
    enemy_character,
    exchange_control,
    friendly_character,
    other_target,
    target,
    to_hand,
)
from cardwright.kernel.frames import Activation
from cardwright.kernel.priority import AT_EFFECT
from cardwright.language.aims import OTHER_TARGET, TARGET, AimRun, aims_of, can_be_aimed
from cardwright.language.flow import Sequence
from cardwright.language.targets import It
from tests.games.kyza.table import made, side, table


def test_the_aims_of_an_effect_are_found_in_its_tree_one_for_each_name() -> None:
    assert aims_of(draw(1)) == ()
    hit = target(enemy_character)
    assert aims_of(Sequence((deal(1, hit), to_hand(hit)))) == (hit,)
    swap = exchange_control(target(friendly_character), other_target(enemy_character))
    assert [aiming.aim_name() for aiming in aims_of(swap)] == [TARGET, OTHER_TARGET]
    assert aims_of(swap) is aims_of(swap)
    assert WaitingEffect().aim_name() == AT_EFFECT


def test_aims_print_as_people_say_them() -> None:
    assert target(enemy_character).text() == "target enemy character"
    assert target(character, 2).text() == "2 target characters"
    assert target(character, 2, up_to=True).text() == "up to 2 target characters"
    assert target(character, up_to=True).text() == "up to 1 target character"
    assert target(character.other).text() == "another target character"


def test_each_thing_is_aimed_at_once() -> None:
    t = table(me=side(characters=["Anchor"], set=["Coin Diver"]), opponent=side(characters=["War Drum"]))
    act = Activation(0, t.find("Coin Diver"))
    two = Sequence((destroy(target(character)), destroy(other_target(character))))
    assert can_be_aimed(t.m, act, two)
    assert not can_be_aimed(t.m, act, destroy(target(character, 3)))
    assert can_be_aimed(t.m, act, destroy(target(character, 3, up_to=True)))
    assert can_be_aimed(t.m, act, destroy(each(enemy_character)))
    run = AimRun(two)
    first = run.codes(t.m, act, 0, ())
    assert len(first) == 2
    assert run.codes(t.m, act, 0, (first[0],)) == [first[1]]
    assert run.codes(t.m, act, 0, tuple(first)) == []
    assert [aim.name for aim in run.aims(t.m, act, 0, tuple(first))] == [TARGET, OTHER_TARGET]


def test_several_aims_are_picked_in_one_order_and_enough_are_left() -> None:
    t = table(me=side(set=["Coin Diver"]), opponent=side(characters=["Anchor", "War Drum", "Fire Eater"]))
    act = Activation(0, t.find("Coin Diver"))
    run = AimRun(destroy(target(enemy_character, 2)))
    first = run.codes(t.m, act, 0, ())
    assert len(first) == 2  # the last one alone would leave too few
    assert len(run.codes(t.m, act, 0, (first[0],))) == 2
    assert len(run.codes(t.m, act, 0, (first[1],))) == 1
    assert "Choose the target" in run.prompt(t.m, act, 0, ())


def test_later_sentences_mean_what_was_hit() -> None:
    volley = made("Volley", effect(deal(1, target(enemy_character)), deal(1, It())))
    t = table(me=side(set=[volley, "Coin Diver"]), opponent=side(characters=["Anchor"]))
    t.pick("activate Volley")
    assert t.stats("Anchor") == (2, 2)
