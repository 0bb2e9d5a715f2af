"""Numbers compare and add up to words, and the words say so."""

import pytest

from cardwright.games.keyforge.game import GAME
from cardwright.games.keyforge.prints import ACTION, CREATURE
from cardwright.games.keyforge.questions import POWER
from cardwright.games.keyforge.words.vocabulary import (
    capture,
    count,
    creature,
    deal,
    draw,
    each,
    each_player,
    enemy_creature,
    friendly_creature,
    gain,
    half,
    opponent,
    play,
    that_much,
    this_card,
    this_way,
    you,
)
from cardwright.kernel.core.frames import Activation
from cardwright.kernel.grammar import printed
from cardwright.kernel.pieces.cards import CardPrint
from cardwright.language.arithmetic import MOST, Beyond, Compare, Condition, Const, Multiple, Negative, Number, Sum
from cardwright.language.choice import ChosenNumber
from cardwright.language.force import Bonus, Gets
from cardwright.language.lint import lint
from tests.games.keyforge.table import Table, made, side, table

ME = Activation(0, 0)


def test_no_card_does_more_at_once_than_a_figure_says() -> None:
    endless: Number = Const(999)
    for _ in range(20):
        endless = Multiple(endless, 999)
    spring = made("Spring", play(gain(endless)), like="Punch")
    poor = made("Poor", play(gain(count(creature))), like="Punch")
    t = table(me=side(hand=[spring, poor], line=["Troll"])).play(spring)
    assert endless.value(t.m, ME) > t.aember[0] == MOST
    assert t.play(poor).aember == (MOST + 1, 0)
    assert (Const(-5000).figure(t.m, ME), Const(7).figure(t.m, ME)) == (-MOST, 7)
    t.ends_clean()


def test_a_bonus_that_is_counted_can_take_away() -> None:
    x = ChosenNumber(Const(9))
    less = Gets(this_card, (Bonus(POWER, Negative(x)),))
    act = Activation(0, 0)
    act.name_number("X", 3)
    t = table()
    assert (Negative(x).value(t.m, act), Negative(x).highest()) == (-3, 0)
    assert (Negative(Const(9)).lowest(), Negative(Const(9)).highest()) == (-9, -9)
    assert printed(less.phrase()) == "this card gets -X power"
    assert Negative(count(creature)).text() == "-1 for each creature"
    assert Negative(x).faults() == ()
    assert Negative(Const(2)).faults() == ("write its number itself",)


@pytest.fixture
def t() -> Table:
    """A table where I have 2 æmber, 1 key and 3 creatures, and the opponent 7, 2 and 1."""
    return table(
        me=side(aember=2, keys=1, line=["Troll", "Krump", "Bumpsy"]),
        opponent=side(aember=7, keys=2, line=["Dust Imp"]),
    )


@pytest.mark.parametrize(
    ("number", "value"),
    [
        (opponent.aember, 7),
        (you.keys, 1),
        (count(friendly_creature) + 1, 4),
        (1 + count(friendly_creature), 4),
        (count(creature) * 2, 8),
        (2 * count(creature), 8),
        (opponent.aember - 6, 1),
        (you.aember - 6, 0),
        (opponent.aember - you.aember, 5),
        (you.cards_played(), 0),
        (each_player.aember, 9),
        (half(opponent.aember), 3),
        (half(opponent.aember, rounded_up=True), 4),
        (half(2 * you.keys), 1),
    ],
)
def test_numbers_are_reckoned_when_asked(t: Table, number: Number, value: int) -> None:
    assert number.value(t.m, ME) == value
    assert number.lowest() <= value <= number.highest()


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        (opponent.aember > you.aember, True),
        (you.aember > opponent.aember, False),
        (opponent.aember > 7, False),
        (opponent.aember >= 7, True),
        (opponent.aember < 7, False),
        (opponent.aember <= 7, True),
        (opponent.aember.is_exactly(7), True),
        (opponent.aember.is_exactly(6), False),
        (count(friendly_creature) >= count(enemy_creature) + 2, True),
        (count(friendly_creature) > count(enemy_creature) + 2, False),
    ],
)
def test_comparisons_hold_when_asked(t: Table, condition: Condition, *, holds: bool) -> None:
    assert condition.holds(t.m, ME) is holds


@pytest.mark.parametrize(
    ("condition", "text", "contrary"),
    [
        (opponent.aember >= 4, "your opponent has at least 4 æmber", "your opponent has at most 3 æmber"),
        (opponent.aember > 4, "your opponent has at least 5 æmber", "your opponent has at most 4 æmber"),
        (you.aember < 1, "you have no æmber", "you have at least 1 æmber"),
        (you.aember <= 0, "you have no æmber", "you have at least 1 æmber"),
        (
            opponent.aember.is_exactly(1),
            "your opponent has exactly 1 æmber",
            "your opponent does not have exactly 1 æmber",
        ),
        (
            opponent.aember > you.aember,
            "your opponent has more æmber than you have",
            "you have at least as much æmber as your opponent has",
        ),
        (
            you.aember < opponent.aember,
            "your opponent has more æmber than you have",
            "you have at least as much æmber as your opponent has",
        ),
        (you.keys >= 1, "you have at least 1 forged key", "you have no forged keys"),
        (
            you.keys.is_exactly(opponent.keys),
            "you have exactly as many forged keys as your opponent has",
            "it is not so that you have exactly as many forged keys as your opponent has",
        ),
        (
            count(friendly_creature) >= 1,
            "there is at least 1 friendly creature",
            "there are no friendly creatures",
        ),
        (
            count(friendly_creature) > count(enemy_creature),
            "there are more friendly creatures than enemy creatures",
            "there are at least as many enemy creatures as friendly creatures",
        ),
        (
            you.cards_played(ACTION, "mars") >= 2,
            "you have played at least 2 Mars actions this turn",
            "you have played at most 1 Mars action this turn",
        ),
        (
            opponent.lost_in_fights >= 2,
            "at least 2 enemy creatures have been destroyed in fights this turn",
            "at most 1 enemy creature has been destroyed in fights this turn",
        ),
        (
            this_way("creature", "healed") > 2,
            "at least 3 creatures are healed this way",
            "at most 2 creatures are healed this way",
        ),
        (that_much >= 2, "that much is at least 2", "that much is at most 1"),
    ],
)
def test_comparisons_print(condition: Compare, text: str, contrary: str) -> None:
    assert condition.text() == text
    assert printed(condition.denied()) == contrary


def test_reckoned_numbers_print_in_effects() -> None:
    assert deal(count(friendly_creature) + 2, creature).text() == (
        "deal 1 damage to a creature for each friendly creature, plus 2"
    )
    assert gain(2 * count(enemy_creature)).text() == "gain 2 æmber for each enemy creature"
    assert gain(opponent.aember - 6).text() == "gain 1 æmber for each æmber that your opponent has beyond the first 6"
    assert gain(count(enemy_creature) - count(friendly_creature)).text() == (
        "gain 1 æmber for each enemy creature beyond the number of friendly creatures"
    )
    assert gain(opponent.aember - you.aember).text() == (
        "gain 1 æmber for each æmber that your opponent has beyond what you have"
    )
    assert gain(half(opponent.aember)).text() == "gain half as much æmber as your opponent has, rounded down"
    assert draw(half(count(creature), rounded_up=True)).text() == "draw half as many cards as creatures, rounded up"
    assert draw(half(that_much)).text() == "draw half that many cards, rounded down"
    assert draw(count(you.hand)).text() == "draw a card for each card in your hand"
    assert gain(that_much - 1).text() == "gain that much æmber, less 1"
    assert capture(2 * that_much).text() == "capture twice that much æmber"


MINE = count(friendly_creature)
THEIRS = count(enemy_creature)
IN_BRACKETS = "multiply each number alone and once, before it is added or subtracted"
IN_HALF = "halve each number alone, before it is added or subtracted"
IN_A_ROW = "add and subtract from left to right, one number after the other"


@pytest.mark.parametrize(
    ("number", "text", "gained"),
    [
        (MINE + THEIRS - 2, "1 æmber for each friendly creature, plus 1 for each enemy creature, less 2", 2),
        (
            MINE + (THEIRS - 2),
            "1 æmber for each friendly creature, plus 1 for each enemy creature beyond the first 2",
            3,
        ),
        (MINE + 1 - 2, "1 æmber for each friendly creature, plus 1, less 2", 2),
        (MINE - 2 + 1, "1 æmber for each friendly creature beyond the first 2, plus 1", 2),
        (MINE - 1 - 1, "1 æmber for each friendly creature beyond the first 1, less 1", 1),
        (half(opponent.aember) - 1, "half as much æmber as your opponent has, rounded down, less 1", 2),
        (half(opponent.aember - 1), "half as much æmber as your opponent has beyond the first 1, rounded down", 3),
        (
            half(MINE - THEIRS),
            "half as much æmber as friendly creatures beyond the number of enemy creatures, rounded down",
            1,
        ),
        ((opponent.aember - 1) * 2, "2 æmber for each æmber that your opponent has beyond the first 1", 12),
        (opponent.aember * 2 - 1, "2 æmber for each æmber that your opponent has, less 1", 13),
        (
            opponent.aember - 2 * MINE,
            "1 æmber for each æmber that your opponent has, less 2 for each friendly creature",
            1,
        ),
        (MINE * 2 + 1, "2 æmber for each friendly creature, plus 1", 7),
    ],
)
def test_a_reckoned_amount_says_what_is_gained(t: Table, number: Number, text: str, gained: int) -> None:
    assert gain(number).text() == f"gain {text}"
    assert number.value(t.m, ME) == gained
    assert lint(CardPrint("test", "Sketch", (play(gain(number)),)), GAME) == []


@pytest.mark.parametrize(
    ("number", "fault"),
    [
        ((MINE + 1) * 2, IN_BRACKETS),
        ((that_much - 1) * 2, IN_BRACKETS),
        (MINE * 2 * 3, IN_BRACKETS),
        (half(opponent.aember) * 2, IN_BRACKETS),
        (half(opponent.aember + 1), IN_HALF),
        (half(MINE * 3), IN_HALF),
        (half(half(MINE)), IN_HALF),
        (MINE - (THEIRS + 1), IN_A_ROW),
        (MINE + (that_much - 1), IN_A_ROW),
        (MINE - (that_much - 1), IN_A_ROW),
        (Negative(MINE + 1), "take away each number alone, before it is added or multiplied"),
    ],
)
def test_brackets_have_no_words(number: Number, fault: str) -> None:
    assert number.faults() == (fault,)


def test_reckoned_numbers_are_compared_as_a_whole() -> None:
    assert (MINE + 1 - 2 > 1).text() == "1 for each friendly creature, plus 1, less 2 is at least 2"
    assert (you.aember > opponent.aember - 6).text() == "you have more æmber than your opponent has beyond the first 6"


def test_half_of_a_fixed_number_is_written_as_that_number() -> None:
    assert half(Const(4)).faults() == ("write its number itself",)
    assert half(you.keys).faults() == ()
    assert (half(you.keys).highest(), half(you.keys, rounded_up=True).highest()) == (1, 2)
    assert half(you.keys).lowest() == 0


def test_equality_is_of_trees() -> None:
    assert (opponent.aember > you.aember) == Compare(opponent.aember, ">", you.aember)
    assert opponent.aember != you.aember
    assert Const(3) != 3
    assert (3 < opponent.aember) == (opponent.aember > 3)  # noqa: SIM300 - what an author might write
    assert Sum(Const(1), Const(2)) != Beyond(Const(1), Const(2))
    assert len({count(creature), count(creature), Multiple(count(creature), 2)}) == 2


def test_a_comparison_is_not_true_or_false() -> None:
    with pytest.raises(TypeError, match="Compare is part of a card, neither true nor false"):
        bool(opponent.aember > you.aember)
    with pytest.raises(TypeError, match="put conditions together with both"):
        1 < you.keys < 3  # noqa: B015 - what an author might write
    with pytest.raises(TypeError, match="CountOf is part of a card"):
        bool(count(creature))


@pytest.mark.parametrize(
    ("condition", "always", "never"),
    [
        (opponent.aember >= 0, True, False),
        (opponent.aember < 0, False, True),
        (opponent.aember >= 1, False, False),
        (opponent.aember > you.aember, False, False),
        (opponent.keys <= 3, True, False),
        (opponent.keys > 3, False, True),
        (opponent.keys.is_exactly(4), False, True),
        (opponent.keys.is_exactly(3), False, False),
        (opponent.keys + 4 > you.keys, True, False),
        (Const(2).is_exactly(2), True, False),
        (Const(2) - opponent.keys > 2, False, True),
        (2 * opponent.keys > 6, False, True),
    ],
)
def test_bounds_tell_what_always_or_never_holds(condition: Condition, *, always: bool, never: bool) -> None:
    assert condition.always() is always
    assert condition.never() is never


def test_a_reckoned_amount_is_dealt() -> None:
    bolt = made("Grown Bolt", play(deal(count(enemy_creature) + 1, each(enemy_creature))), like="Punch")
    t = table("brobnar", me=side(hand=[bolt], line=["Krump"]), opponent=side(line=["Troll", "Bumpsy"]))
    t.play(bolt)
    assert (t.damage("Troll"), t.damage("Bumpsy"), t.damage("Krump")) == (3, 3, 0)
    t.ends_clean()


def test_cards_played_are_counted_by_type_and_house_and_only_on_ones_own_turn() -> None:
    t = table("brobnar", me=side(hand=["Troll", "Punch"], line=["Krump"]), opponent=side(line=["Bumpsy"]))
    t.play("Troll", "left flank").play("Punch", "choose Bumpsy")
    counts = [you.cards_played(), you.cards_played(CREATURE), you.cards_played(ACTION, "dis"), opponent.cards_played()]
    assert [number.value(t.m, ME) for number in counts] == [2, 1, 0, 0]
    assert opponent.cards_played().value(t.m, Activation(1, 0)) == 2
    assert draw(you.cards_played()).text() == "draw a card for each card that you have played this turn"
    assert t.aember == (1, 0)
    t.ends_clean()
