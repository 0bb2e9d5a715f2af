"""Deeds, at a table for three: players do them one after the other, and all is counted together."""

from dataclasses import dataclass

import pytest

from cardwright.kernel.core.frames import Activation, Frame
from cardwright.kernel.core.state import State
from cardwright.kernel.grammar import Phrase
from cardwright.kernel.pieces.zones import NOBODY
from cardwright.language.arithmetic import Number
from cardwright.language.deeds import EachDoes, PlayerDeed
from cardwright.language.flow import May, Sequence
from cardwright.language.numbers import Const, ThatMuch
from cardwright.language.players import DOER, EACH_PLAYER, OPPONENT, YOU, ChosenPlayer, OwnerOf, Player
from cardwright.language.targets import It
from cardwright.language.words import Effect
from tests.language.test_players import ANN, BEN, CLEO, of_ben, three
from tests.toys.duel_match import Duel, LifeLost


@dataclass(frozen=True)
class LifeOf(Number):
    """How much life a player has."""

    who: Player

    def value(self, m: State, act: Activation) -> int:
        assert isinstance(m, Duel)
        return m.life[self.who.one(m, act)]


@dataclass(frozen=True)
class LoseLife(PlayerDeed):
    """Players lose life, as far as they have it."""

    def do(self, m: State, act: Activation, player: int, amount: int) -> int:
        assert isinstance(m, Duel)
        lost = min(amount, m.life[player])
        m.do(LifeLost(player, lost))
        return lost

    def phrase(self) -> Phrase:
        return self.said("lose", self.amount.amount("life", mass=True))


def lives(m: Duel) -> list[int]:
    m.life[:] = [9, 4, 2]
    return m.life


def test_each_does_as_much_as_there_is_and_all_is_counted_together() -> None:
    m = three()
    life = lives(m)
    act = of_ben(m)
    LoseLife(Const(3), EACH_PLAYER).start(m, act)
    assert life == [6, 1, 0]
    assert (act.count, act.done, act.doer) == (8, False, -1)
    LoseLife(Const(1), OPPONENT).start(m, act)
    assert (act.count, act.done) == (1, False)
    LoseLife(Const(1)).start(m, act)
    assert (life[BEN], act.count, act.done) == (0, 1, True)


def test_how_much_is_asked_before_the_first_does_it() -> None:
    m = three()
    life = lives(m)
    act = of_ben(m)
    act.count = 2
    LoseLife(ThatMuch(), EACH_PLAYER).start(m, act)
    assert life == [7, 2, 0], "each loses what was counted before, not what the one before lost"
    LoseLife(LifeOf(YOU), EACH_PLAYER).start(m, act)
    assert life == [5, 0, 0], "Ben's own loss changes nothing for Cleo"


def test_the_amount_is_of_who_does_it() -> None:
    m = three()
    life = lives(m)
    LoseLife(LifeOf(DOER), OPPONENT).start(m, of_ben(m))
    assert life == [0, 4, 0]


def test_what_nobody_does_is_not_done() -> None:
    m = three()
    act = of_ben(m)
    LoseLife(Const(1), ChosenPlayer()).start(m, act)
    assert (act.count, act.done) == (0, False)


def test_a_deed_of_fixed_players_and_amount_needs_no_order() -> None:
    assert LoseLife(Const(1), EACH_PLAYER).impersonal()
    assert not LoseLife(Const(1), OwnerOf(It())).impersonal()
    assert not LoseLife(ThatMuch(), YOU).impersonal()


@pytest.mark.parametrize(
    ("who", "text"),
    [
        (YOU, "lose 2 life"),
        (OPPONENT, "your opponent loses 2 life"),
        (EACH_PLAYER, "each player loses 2 life"),
        (OwnerOf(It()), "its owner loses 2 life"),
    ],
)
def test_a_deed_says_who_does_it(who: Player, text: str) -> None:
    assert LoseLife(Const(2), who).text() == text


# ---- whatever it is --------------------------------------------------------------------------------------------------


def begun(m: Duel, effect: EachDoes) -> Activation:
    """Begin an effect of Ben's Bear after which the match is over, and run to what it asks."""
    act = of_ben(m)
    act.count = 2
    m.frames.clear()
    m.chooser = NOBODY
    m.push(Ends(), act)
    m.push(effect, act)
    m.run()
    return act


@dataclass(frozen=True)
class Ends(Effect):
    """The match is over."""

    def step(self, m: State, f: Frame) -> None:
        m.end((), "done")


def test_each_makes_the_choices_of_what_they_do() -> None:
    m = three(active=CLEO)
    life = lives(m)
    act = begun(m, EachDoes(EACH_PLAYER, May(LoseLife(Const(1)))))
    asked: list[int] = []
    for answer in ("yes", "no", "yes"):
        asked.append(m.decision.player)
        assert m.copy().decision.player == asked[-1]
        m.choose(answer)
    assert asked == [CLEO, ANN, BEN]
    assert life == [9, 3, 1]
    assert (act.count, act.done, act.player, act.doer) == (2, False, BEN, -1), "one of the three left it out"


def test_each_knows_what_was_counted_before_and_not_what_another_did() -> None:
    m = three()
    life = lives(m)
    life[CLEO] = 4
    act = begun(m, EachDoes(EACH_PLAYER, Sequence((LoseLife(ThatMuch()), LoseLife(Const(1))))))
    assert life == [6, 1, 1]
    assert act.count == 3, "the last thing that each did is counted"


def test_who_leaves_the_game_meanwhile_does_nothing() -> None:
    m = three()
    life = lives(m)
    act = begun(m, EachDoes(EACH_PLAYER, Sequence((May(LoseLife(Const(1))), LoseLife(Const(1))))))
    assert m.decision.player == ANN
    m.concede(ANN)
    assert (m.decision.player, life, act.player) == (BEN, [9, 4, 2], BEN)
    m.choose("yes")
    assert (m.decision.player, life) == (CLEO, [9, 2, 2])


def test_with_the_player_of_the_ability_it_ends_for_all() -> None:
    m = three()
    life = lives(m)
    begun(m, EachDoes(EACH_PLAYER, Sequence((May(LoseLife(Const(1))), LoseLife(Const(1))))))
    m.concede(BEN)
    assert (m.over, life) == (True, [9, 4, 2])


def test_what_nobody_has_to_do_is_not_done() -> None:
    act = begun(three(), EachDoes(ChosenPlayer(), LoseLife(Const(1))))
    assert (act.count, act.done) == (0, False)


def test_you_are_whoever_does_it() -> None:
    m = three()
    m.life[:] = [9, 8, 7]
    begun(m, EachDoes(OPPONENT, Sequence((LoseLife(Const(1)), LoseLife(Const(2), OPPONENT)))))
    assert m.life == [6, 4, 4], "Ann loses 1 and each of the others 2, then Cleo loses 1 and each of the others 2"


def test_it_says_who_does_it() -> None:
    assert EachDoes(OPPONENT, LoseLife(Const(2), OPPONENT)).text() == "you lose 2 life"
    assert EachDoes(OPPONENT, LoseLife(Const(2))).text() == "your opponent loses 2 life"
    assert EachDoes(OPPONENT, LoseLife(Const(2))).impersonal()
    assert not EachDoes(OwnerOf(It()), LoseLife(Const(2))).impersonal()
    assert not EachDoes(OPPONENT, LoseLife(Const(2))).endless()
