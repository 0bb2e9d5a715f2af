"""Trees that refuse nonsense, and say what would be right."""

from dataclasses import dataclass

import pytest

from cardwright.games.keyforge.cards import ABILITIES
from cardwright.games.keyforge.facts import by_name
from cardwright.games.keyforge.prints import Print
from cardwright.games.keyforge.words.vocabulary import FIGHT, cannot, creature, damaged, deal, destroy, gain, play, this
from cardwright.games.kyza.cards import CARDS
from cardwright.games.kyza.cards.making import card
from cardwright.games.kyza.words import vocabulary as kyza
from cardwright.kernel.pieces.nodes import Node
from cardwright.language.checked import check, wrong
from cardwright.language.flow import May, Sequence
from cardwright.language.numbers import Const
from cardwright.language.words import Effect

# mypy: disable-error-code="arg-type"
# What a type checker would refuse is what is tried here.


def test_the_cards_of_all_games_make_sense() -> None:
    for number, abilities in ABILITIES.items():
        check(number, abilities)
    for one in CARDS.values():
        check(one.name, one.abilities)


def test_a_card_of_nonsense_is_not_made() -> None:
    with pytest.raises(TypeError) as caught:
        card("Ember", 1, 1, 1, kyza.effect(kyza.gain_life(2), kyza.draw))
    assert str(caught.value) == (
        "Ember: Does.effect > Sequence.items takes a list of effects, not one with the function draw: call it, draw()."
    )


def test_a_keyforge_card_is_named_too() -> None:
    facts = by_name("Anger")
    with pytest.raises(TypeError) as caught:
        Print(facts, facts.house, (play(Sequence((gain(1), Const(1)))),))
    assert str(caught.value) == (
        "Anger: Ability.effect > Sequence.items takes a list of effects, not one with the number 1."
    )


@pytest.mark.parametrize("ability", [3, None, "play", gain])
def test_an_ability_is_a_tree(ability: object) -> None:
    with pytest.raises(TypeError, match=r"^Sketch: an ability is a tree of words, not "):
        check("Sketch", (ability,))


@dataclass(frozen=True)
class Odd(Effect):
    """A word of a test, which is in no table."""

    anything: object
    then: Effect


def test_words_without_a_table_hold_what_they_like_but_their_parts_are_looked_at() -> None:
    assert wrong(play(Odd(object(), gain(1)))) == ""
    assert wrong(play(Odd([], Sequence((gain(1), Const(1)))))) == (
        "Ability.effect > Odd > Sequence.items takes a list of effects, not one with the number 1"
    )


try:
    May(creature)
    COMPILED = False
except TypeError:
    COMPILED = True
"""Compiled words refuse by themselves, and earlier, what is wrong right in a field; lists they do not look into."""


@pytest.mark.skipif(COMPILED, reason="compiled words refuse it already when they are made")
@pytest.mark.parametrize(
    ("tree", "said"),
    [
        (lambda: play(gain(2.5)), "Ability.effect > Gain.amount takes a word for a number of at least 1, not 2.5"),
        (lambda: play(gain(-1)), "Ability.effect > Gain.amount takes a word for a number of at least 1, not the number -1"),  # noqa: E501
        (lambda: play(gain(True)), "Ability.effect > Gain.amount > Const.n takes a whole number, not True"),
        (lambda: play(May(creature)), "Ability.effect > May.effect takes an effect, not the word InPlayCards"),
        (lambda: play(destroy(damaged)), "Ability.effect > Destroy.target takes a target, not the word Damaged"),
        (lambda: play(deal(Const(None), this)), "Ability.effect > Deal.amount > Const.n takes a whole number, not nothing"),  # noqa: E501
        (lambda: cannot(this, FIGHT), "Cannot.of takes a set of cards or a player, not the word This"),
        (lambda: play(Sequence(gain(1))), "Ability.effect > Sequence.items takes a list of effects, not the word Gain"),
    ],
)  # fmt: skip
def test_what_does_not_fit_is_told(tree: object, said: str) -> None:
    assert callable(tree)
    node = tree()
    assert isinstance(node, Node)
    assert wrong(node) == said


@pytest.mark.parametrize(
    ("items", "said"),
    [
        ((), "takes a list of effects, not an empty one"),
        ((gain(1), 3), "takes a list of effects, not one with 3"),
        ((gain(1), gain), "takes a list of effects, not one with the function gain: call it, gain()"),
        ((gain(1), creature), "takes a list of effects, not one with the word InPlayCards"),
    ],
)
def test_what_does_not_fit_in_a_list_is_told(items: tuple[Effect, ...], said: str) -> None:
    assert wrong(Sequence(items)) == f"Sequence.items {said}"
