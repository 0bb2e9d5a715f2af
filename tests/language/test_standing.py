"""What is in force, in words: it prints, bends and forbids."""

import pytest

from cardwright.games.kyza.words.vocabulary import (
    a_friendly_character_is_destroyed,
    character,
    deal,
    effect,
    enemy_character,
    friendly_character,
    gain_life,
    get,
    gets_this_turn,
    it,
    opponent,
    target,
    this_card,
    whenever,
    you_have_less_life,
    your_turn_starts,
)
from cardwright.kernel.nodes import Node
from cardwright.language.numbers import CountOf
from cardwright.language.players import EACH_PLAYER, OPPONENT, YOU
from cardwright.language.standing import (
    Becomes,
    Cannot,
    PlayerGets,
    ThisTurn,
    bonus,
    uses_it,
)
from tests.games.kyza.table import made, side, table


@pytest.mark.parametrize(
    ("node", "text"),
    [
        (bonus(character, 2, "damage"), "characters get +2 damage"),
        (bonus(this_card, -1, "damage", "health"), "this card gets -1 damage and -1 health"),
        (bonus(this_card, CountOf(enemy_character), "damage"), "this card gets +1 damage for each enemy character"),
        (
            bonus(friendly_character, 1, "damage", condition=you_have_less_life),
            "while you have less life than your opponent, friendly characters get +1 damage",
        ),
        (Becomes(character, "damage", 0), "the damage of each character is 0"),
        (Cannot(enemy_character, "attack"), "enemy characters cannot attack"),
        (
            Cannot(this_card, "block", you_have_less_life),
            "while you have less life than your opponent, this card cannot block",
        ),
        (PlayerGets(YOU, "character space", 1), "you have 1 more character space"),
        (PlayerGets(OPPONENT, "effect space", -2), "your opponent has 2 fewer effect spaces"),
        (PlayerGets(EACH_PLAYER, "character space", 2), "each player has 2 more character spaces"),
        (PlayerGets(YOU, "hand size", 2), "your hand size is 2 more"),
        (
            whenever(a_friendly_character_is_destroyed, gain_life(1)),
            "whenever a friendly character is destroyed, gain 1 life",
        ),
        (whenever(your_turn_starts, gain_life(1)), "at the start of your turn, gain 1 life"),
        (gets_this_turn(target(character), 1, 1), "target character gets +1 damage and +1 health this turn"),
        (ThisTurn(Cannot(character, "attack")), "characters cannot attack this turn"),
    ],
)
def test_it_prints(node: Node, text: str) -> None:
    assert node.text() == text


def test_numbers_are_set_before_bonuses_are_added_whatever_came_first() -> None:
    calm = made("Calm", Becomes(character, "damage", 0), continuous=True)
    lift = made("Lift", get(character, damage=2), continuous=True)
    for order in ([calm, lift], [lift, calm]):
        t = table(me=side(effects=order, characters=["Fire Eater"], set=["Coin Diver"]))
        assert t.stats("Fire Eater") == (2, 3)


def test_a_condition_is_asked_each_time() -> None:
    rage = made("Rage", bonus(friendly_character, 3, "damage", condition=you_have_less_life), continuous=True)
    t = table(me=side(effects=[rage], characters=["Anchor"], set=["Fire Eater"], life=18), opponent=side())
    assert t.stats("Anchor") == (5, 4)
    t.m.life[1] = 10
    assert t.stats("Anchor") == (2, 4)


def test_what_lasts_this_turn_stays_with_its_card_and_ends_with_it() -> None:
    swell = made("Swell", effect(gets_this_turn(target(friendly_character), 2)))
    t = table(me=side(set=[swell, "Ghost Piper"], characters=["Anchor"], hand=[]), opponent=side(set=["Coin Diver"]))
    t.pick("activate Swell", "pass")
    assert t.stats("Anchor") == (4, 4)
    t.pick("activate Ghost Piper", "pass")
    assert t.hand == ["Anchor"]
    assert t.m.standing == ()


def test_what_does_not_say_it_comes_to_the_same_for_all() -> None:
    assert uses_it(deal(1, it))
    assert not uses_it(deal(1, opponent))
