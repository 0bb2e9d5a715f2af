"""What is in force, in words: it prints, bends and forbids."""

import pytest

from cardwright.games.kyza.questions import (
    ATTACK,
    BLOCK,
    CHARACTER_SPACES,
    DAMAGE,
    EFFECT_SPACES,
    HAND_SIZE,
    HEALTH,
)
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
from cardwright.kernel.pieces.nodes import Node
from cardwright.language.durations import THIS_TURN, For
from cardwright.language.force import Becomes, Cannot, gets
from cardwright.language.happenings import uses_it
from cardwright.language.numbers import CountOf
from cardwright.language.players import EACH_PLAYER, OPPONENT, YOU
from tests.games.kyza.table import made, side, table


@pytest.mark.parametrize(
    ("node", "text"),
    [
        (gets(character, 2, DAMAGE), "characters get +2 damage"),
        (gets(this_card, -1, DAMAGE, HEALTH), "this card gets -1 damage and -1 health"),
        (gets(this_card, CountOf(enemy_character), DAMAGE), "this card gets +1 damage for each enemy character"),
        (
            gets(friendly_character, 1, DAMAGE, when=you_have_less_life),
            "while you have less life than your opponent, friendly characters get +1 damage",
        ),
        (Becomes(character, DAMAGE, 0), "the damage of each character is 0"),
        (Cannot(enemy_character, ATTACK), "enemy characters cannot attack"),
        (
            Cannot(this_card, BLOCK, when=you_have_less_life),
            "while you have less life than your opponent, this card cannot block",
        ),
        (gets(YOU, 1, CHARACTER_SPACES), "you have 1 more character space"),
        (gets(OPPONENT, -2, EFFECT_SPACES), "your opponent has 2 fewer effect spaces"),
        (gets(EACH_PLAYER, 2, CHARACTER_SPACES), "each player has 2 more character spaces"),
        (gets(YOU, 2, HAND_SIZE), "your hand size is 2 more"),
        (
            whenever(a_friendly_character_is_destroyed, gain_life(1)),
            "whenever a friendly character is destroyed, gain 1 life",
        ),
        (whenever(your_turn_starts, gain_life(1)), "at the start of your turn, gain 1 life"),
        (gets_this_turn(target(character), 1, 1), "target character gets +1 damage and +1 health this turn"),
        (For(Cannot(character, ATTACK), THIS_TURN), "characters cannot attack this turn"),
    ],
)
def test_it_prints(node: Node, text: str) -> None:
    assert node.text() == text


def test_numbers_are_set_before_bonuses_are_added_whatever_came_first() -> None:
    calm = made("Calm", Becomes(character, DAMAGE, 0), continuous=True)
    lift = made("Lift", get(character, damage=2), continuous=True)
    for order in ([calm, lift], [lift, calm]):
        t = table(me=side(effects=order, characters=["Fire Eater"], set=["Coin Diver"]))
        assert t.stats("Fire Eater") == (2, 3)


def test_a_condition_is_asked_each_time() -> None:
    rage = made("Rage", gets(friendly_character, 3, DAMAGE, when=you_have_less_life), continuous=True)
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
    t.ends_clean()


def test_what_does_not_say_it_comes_to_the_same_for_all() -> None:
    assert uses_it(deal(1, it))
    assert not uses_it(deal(1, opponent))
