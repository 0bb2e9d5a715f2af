"""Aims: declared before the effect waits, kept apart by name, found again as far as they can be hit."""

from cardwright.games.kyza.words.nouns import WaitingEffect
from cardwright.games.kyza.words.vocabulary import (
    character,
    deal,
    draw,
    effect,
    enemy_character,
    exchange_control,
    friendly_character,
    other_target,
    target,
    to_hand,
)
from cardwright.kernel.frames import Activation
from cardwright.kernel.priority import AT_EFFECT, AT_PLAYER, Aim
from cardwright.language.choice import OTHER_TARGET, ChosenNumber, PlayersOf, declarable
from cardwright.language.flow import Sequence
from cardwright.language.numbers import Const
from cardwright.language.targets import It
from cardwright.language.words import TARGET
from tests.games.kyza.table import made, side, table
from tests.toys.duel_table import laid_out
from tests.toys.duel_words import CREATURE, OPPONENT, PLAYER, Zap


def test_the_aims_of_an_effect_are_found_in_its_tree_one_for_each_name() -> None:
    assert declarable(draw(1)).nothing()
    hit = target(enemy_character)
    assert declarable(Sequence((deal(1, hit), to_hand(hit)))).choices == (hit,)
    swap = exchange_control(target(friendly_character), other_target(enemy_character))
    assert [choice.slot() for choice in declarable(swap).choices] == [TARGET, OTHER_TARGET]
    assert declarable(swap) is declarable(swap)
    assert WaitingEffect().slot() == AT_EFFECT


def test_aims_print_as_people_say_them() -> None:
    assert target(enemy_character).text() == "target enemy character"
    assert target(character, 2).text() == "2 target characters"
    assert target(character, 2, up_to=True).text() == "up to 2 target characters"
    assert target(character, up_to=True).text() == "up to 1 target character"
    assert target(character.other).text() == "another target character"


def test_later_sentences_mean_what_was_hit() -> None:
    volley = made("Volley", effect(deal(1, target(enemy_character)), deal(1, It())))
    t = table(me=side(set=[volley, "Coin Diver"]), opponent=side(characters=["Anchor"]))
    t.pick("activate Volley")
    assert t.stats("Anchor") == (2, 2)


def test_players_are_aimed_at_as_long_as_they_are_in_the_game() -> None:
    m = laid_out({}, {}, {})
    act = Activation(0, -1)
    assert (PLAYER.text(), OPPONENT.text()) == ("target player", "target opponent")
    assert [aim.number for aim in PlayersOf().things(m, act, "")] == [0, 1, 2]
    m.leave_game((1,), "lost")
    assert PlayersOf(opponents=True).things(m, act, "who") == [Aim(AT_PLAYER, 2, 0, "who")]


def test_numbers_to_be_declared_are_found_too() -> None:
    x = ChosenNumber(Const(3))
    assert declarable(Zap(CREATURE, x)).numbers == (x,)
    assert declarable(Zap(CREATURE, x)).choices == (CREATURE,)
    assert declarable(draw(1)).nothing()
    assert x.text() == "X"
