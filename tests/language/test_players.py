"""Players as words, at a table for three: who is meant, in turn order from the active player on."""

from dataclasses import dataclass

import pytest

from cardwright.kernel.frames import Activation
from cardwright.kernel.grammar import Phrase, printed
from cardwright.kernel.state import State
from cardwright.language.arithmetic import Condition, Number
from cardwright.language.deeds import PlayerDeed
from cardwright.language.numbers import Const, ThatMuch
from cardwright.language.players import (
    DOER,
    EACH_OPPONENT,
    EACH_PLAYER,
    OPPONENT,
    TURN_PLAYER,
    YOU,
    ChosenPlayer,
    ControllerOf,
    EachPlayer,
    OpponentsOf,
    OwnerOf,
    Player,
)
from cardwright.language.targets import It, This
from tests.toys.duel_match import FIELD, GRAVE, ZONES, Duel, Left, LifeLost
from tests.toys.duel_table import find, laid_out

ANN, BEN, CLEO = 0, 1, 2


def three(active: int = ANN) -> Duel:
    """Ann has an Ox, Ben a Bear, Cleo nothing; it is the turn of one of them."""
    m = laid_out({"field": ["Ox"]}, {"field": ["Bear"]}, {})
    m.active = active
    return m


def of_ben(m: Duel) -> Activation:
    """An ability of Ben's Bear, about Ann's Ox."""
    act = Activation(BEN, find(m, "Bear"))
    act.it = (find(m, "Ox"),)
    return act


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


@dataclass(frozen=True)
class StillHas(Condition):
    """The doer has so much life."""

    least: int

    def holds(self, m: State, act: Activation) -> bool:
        assert isinstance(m, Duel)
        return m.life[act.does()] >= self.least


# ---- who is meant ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("who", "seats"),
    [
        (YOU, (BEN,)),
        (OPPONENT, (CLEO, ANN)),
        (EACH_OPPONENT, (CLEO, ANN)),
        (EACH_PLAYER, (CLEO, ANN, BEN)),
        (TURN_PLAYER, (CLEO,)),
        (OwnerOf(It()), (ANN,)),
        (ControllerOf(It()), (ANN,)),
        (ControllerOf(This()), (BEN,)),
        (OpponentsOf(ControllerOf(It())), (CLEO, BEN)),
        (OpponentsOf(YOU), (CLEO, ANN)),
        (OpponentsOf(ChosenPlayer()), ()),
        (ChosenPlayer(), ()),
        (DOER, (BEN,)),
    ],
)
def test_players_come_in_turn_order(who: Player, seats: tuple[int, ...]) -> None:
    m = three(active=CLEO)
    act = of_ben(m)
    assert who.seats(m, act) == seats
    assert [player for player in (CLEO, ANN, BEN) if who.means(m, act, player)] == list(seats)
    assert who.one(m, act) == (seats[0] if len(seats) == 1 else -1)


def test_who_is_out_of_the_game_is_meant_by_nothing_more() -> None:
    m = three()
    act = of_ben(m)
    act.name_players("player", (ANN, CLEO))
    assert ChosenPlayer().seats(m, act) == (ANN, CLEO)
    m.leave_game(ANN)
    for who in (OPPONENT, EACH_PLAYER, OwnerOf(It()), ControllerOf(It()), TURN_PLAYER, ChosenPlayer()):
        assert ANN not in who.seats(m, act)
        assert not who.means(m, act, ANN)


def test_the_owner_of_what_has_left_is_still_its_owner() -> None:
    m = three()
    ox = find(m, "Ox")
    m.move(ox, CLEO * ZONES + FIELD)
    act = of_ben(m)
    assert (OwnerOf(It()).one(m, act), ControllerOf(It()).one(m, act)) == (ANN, CLEO)
    m.do(Left(ox, GRAVE))
    assert OwnerOf(It()).one(m, act) == ANN


def test_several_cards_have_each_of_their_owners_once() -> None:
    m = three(active=BEN)
    act = of_ben(m)
    act.it = (find(m, "Ox"), find(m, "Bear"), find(m, "Ox"))
    assert OwnerOf(It()).seats(m, act) == (BEN, ANN)


def test_each_player_with_something_is_asked_as_the_doer() -> None:
    m = three()
    m.life[:] = [3, 9, 5]
    act = of_ben(m)
    assert EachPlayer(StillHas(5)).seats(m, act) == (BEN, CLEO)
    assert EachPlayer(StillHas(10)).seats(m, act) == ()
    assert act.doer == -1


def test_what_a_word_means_is_personal_if_it_depends_on_the_card() -> None:
    assert [who.impersonal() for who in (YOU, OPPONENT, EACH_PLAYER, TURN_PLAYER, OpponentsOf(YOU))] == [True] * 5
    assert [who.impersonal() for who in (OwnerOf(It()), EachPlayer(StillHas(1)), ChosenPlayer(), DOER)] == [False] * 4


@pytest.mark.parametrize(
    ("who", "text", "side"),
    [
        (YOU, "you", "friendly"),
        (OPPONENT, "your opponent", "enemy"),
        (EACH_OPPONENT, "each opponent", "enemy"),
        (EACH_PLAYER, "each player", ""),
        (TURN_PLAYER, "the active player", ""),
        (OwnerOf(It()), "its owner", ""),
        (ControllerOf(It()), "its controller", ""),
        (OpponentsOf(ControllerOf(It())), "its controller's opponent", ""),
        (ChosenPlayer(), "that player", ""),
    ],
)
def test_players_are_called(who: Player, text: str, side: str) -> None:
    assert printed(who.nominal()) == text
    assert who.adjective() == side


# ---- what they do ----------------------------------------------------------------------------------------------------


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
