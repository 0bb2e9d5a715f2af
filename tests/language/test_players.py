"""Players as words, at a table for three: who is meant, in turn order from the active player on."""

from dataclasses import dataclass

import pytest

from cardwright.kernel.core.frames import Activation
from cardwright.kernel.core.leaving import leave_game
from cardwright.kernel.core.state import State
from cardwright.kernel.grammar import Clause, Does, Phrase, Row, printed, states
from cardwright.language.arithmetic import Condition
from cardwright.language.force import Cannot
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
    controlled,
)
from cardwright.language.questions import Deed
from cardwright.language.targets import It, This
from tests.toys.duel_match import FIELD, GRAVE, ZONES, Duel, Left
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
class StillHas(Condition):
    """The doer has so much life."""

    least: int

    def holds(self, m: State, act: Activation) -> bool:
        assert isinstance(m, Duel)
        return m.life[act.does()] >= self.least

    def phrase(self) -> Phrase:
        return states(DOER.nominal(), "have", f"at least {self.least} life")


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
    leave_game(m, (ANN,), "lost")
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


def test_cards_in_play_that_no_adjective_tells_from_others_are_controlled_by_somebody() -> None:
    said = [printed(Row(("creature", *controlled(whose)))) for whose in (YOU, OPPONENT, EACH_PLAYER, None)]
    assert said == ["creature"] * 4
    assert printed(Row(("creature", *controlled(OwnerOf(It()))))) == "creature that its owner controls"
    them = Clause(EACH_PLAYER.nominal(), Does("sacrifice", ("a creature", *controlled(DOER))))
    assert printed(them) == "each player sacrifices a creature that they control"


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


def test_all_of_whom_something_is_so_are_said_together() -> None:
    cannot = Cannot(EACH_OPPONENT, Deed("sing", of_players=True))
    assert printed(cannot.phrase()) == "your opponents cannot sing"
    assert printed(EachPlayer().subject()) == "each player"


@pytest.mark.parametrize(
    ("who", "text", "side"),
    [
        (YOU, "you", "friendly"),
        (OPPONENT, "your opponent", "enemy"),
        (EACH_OPPONENT, "each opponent", "enemy"),
        (EACH_PLAYER, "each player", ""),
        (EachPlayer(StillHas(5)), "each player who has at least 5 life", ""),
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
