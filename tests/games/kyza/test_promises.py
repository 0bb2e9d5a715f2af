"""What bots make of a set card before it is used."""

import pytest

from cardwright.games.kyza.promises import EITHER, TEXT, promise
from cardwright.games.kyza.words.conditions import HasNoSmallerDeck
from cardwright.games.kyza.words.vocabulary import (
    a_friendly_character_attacks,
    an_enemy_character_enters,
    deal,
    destroy,
    draw,
    each,
    effect,
    enemy_character,
    friendly_character,
    heal,
    if_,
    level,
    negate,
    opponent,
    take_control,
    target,
    to_hand,
    whenever,
    you,
    your_turn_ends,
)
from cardwright.games.kyza.zones import SET
from cardwright.kernel.pieces.nodes import Node
from tests.games.kyza.table import made, side, table

pytestmark = pytest.mark.midway("a set card is valued before it is used")

GIANT = made("Promised Giant", level=5, damage=6, health=6)
DWARF = made("Promised Dwarf", level=1, damage=1, health=1)
names = iter(range(1000))


def promised(*abilities: Node, enemies: list[str] | None = None, continuous: bool = False, aether: int = 2) -> float:
    """What a set card with these abilities promises against these enemies."""
    name = made(f"Promise {next(names)}", *abilities, level=aether, continuous=continuous)
    t = table(me=side(set=[name]), opponent=side(characters=enemies or []))
    [card] = t.m.zone(0, SET)
    return promise(t.m, 0, card)


def test_every_text_is_worth_something() -> None:
    assert promised(effect(heal(each(friendly_character)))) == TEXT


def test_cards_and_damage_to_the_player_count_by_their_number() -> None:
    one, two = promised(effect(draw())), promised(effect(draw(2)))
    assert TEXT < one < two
    assert two - one == pytest.approx(one - TEXT)
    assert TEXT < promised(effect(deal(2, opponent))) < promised(effect(deal(4, opponent)))
    assert promised(effect(negate)) > TEXT


def test_each_way_counts_for_less_where_a_condition_chooses() -> None:
    both = promised(effect(draw(2), deal(2, opponent)))
    assert promised(effect(if_(HasNoSmallerDeck(), draw(2), deal(2, opponent)))) - TEXT == pytest.approx(
        EITHER * (both - TEXT)
    )


def test_what_is_taken_counts_as_much_as_it_is_worth() -> None:
    kill = effect(destroy(target(enemy_character)))
    dwarf, giant = promised(kill, enemies=[DWARF]), promised(kill, enemies=[GIANT])
    assert dwarf < giant == promised(kill, enemies=[DWARF, GIANT])
    bounced = promised(effect(to_hand(target(enemy_character))), enemies=[GIANT])
    stolen = promised(effect(take_control(target(enemy_character))), enemies=[GIANT])
    borrowed = promised(effect(take_control(target(enemy_character), this_turn=True)), enemies=[GIANT])
    assert borrowed < bounced < giant < stolen


def test_damage_counts_whole_where_it_kills() -> None:
    scratched, killed = [promised(effect(deal(n, target(enemy_character))), enemies=[GIANT, GIANT]) for n in (5, 6)]
    assert scratched < killed < promised(effect(deal(6, each(enemy_character))), enemies=[GIANT, GIANT])


def test_a_level_bounds_what_can_be_taken() -> None:
    small = effect(destroy(target(enemy_character.that(level(most=4)))))
    assert promised(small, enemies=[GIANT]) == promised(small)
    assert promised(small, enemies=[DWARF]) < promised(effect(destroy(target(enemy_character))), enemies=[GIANT])


def test_what_comes_back_to_ones_own_hand_is_worth_as_much_whatever_there_is() -> None:
    found = effect(to_hand(target(you.discard)))
    assert TEXT < promised(found) == promised(found, enemies=[GIANT])


def test_what_is_in_force_for_longer_counts_more() -> None:
    hurts = whenever(your_turn_ends, deal(4, opponent))
    one, three = promised(hurts, aether=1, continuous=True), promised(hurts, aether=3, continuous=True)
    assert TEXT < one < three
    assert three - TEXT == pytest.approx(3 * (one - TEXT))


def test_what_happens_each_turn_counts_more_than_what_may_happen() -> None:
    entering = promised(whenever(an_enemy_character_enters, deal(4, opponent)), aether=3, continuous=True)
    attacking = promised(whenever(a_friendly_character_attacks, deal(4, opponent)), aether=3, continuous=True)
    ending = promised(whenever(your_turn_ends, deal(4, opponent)), aether=3, continuous=True)
    assert TEXT < entering < attacking == ending
