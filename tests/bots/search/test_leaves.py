import pytest

import cardwright as cw
from cardwright.bots.search.gains import Gains
from cardwright.bots.search.leaves import play_on
from cardwright.kernel.core.description import EFFECT, OUTLOOK, PICK, ROUND, TURN
from cardwright.kernel.matches.match import Match
from tests.games.keyforge.table import side, table
from tests.games.kryptik import table as kryptik


def play(m: Match, after: str) -> None:
    """Play on to where a heuristic that is asked then would judge a pick that player 1 has made in this turn."""
    gains = Gains(m.decision.worlds(cw.Rng(1)), None)
    gains.after = after
    play_on(m, gains, 0, m.turn)


def test_a_turn_is_played_to_its_end_and_no_further() -> None:
    t = table("brobnar", me=side(line=["Troll", "Bumpsy"]), opponent=side(line=["Dust Imp"]))
    turn = t.m.turn
    play(t.m, TURN)
    assert t.m.turn == turn + 1
    assert t.m.aember[0] == 2, "both have reaped"
    before = t.m.to_json()
    play_on(t.m, Gains(t.m.decision.worlds(cw.Rng(1)), None), 0, turn)
    assert t.m.to_json() == before, "the turn in which the pick was made is over"


@pytest.mark.parametrize("players", [2, 4])
def test_a_round_in_which_all_answer_each_other_is_played_out(players: int) -> None:
    m = cw.load("krysis").seated(players).start(seed=5, log=False)
    while m.turn == 0:
        m.choose(0)
    play(m, ROUND)
    assert (m.turn, m.over) == (2, False)
    assert len(m.decisions) == players, "all bid for their places in the next round"


def test_an_effect_is_played_to_its_end_and_no_further() -> None:
    t = table("brobnar", me=side(line=["Troll"]), opponent=side(line=["Dust Imp", "Bumpsy"]))
    t.m.choose("fight with Troll")
    assert not t.m.stop
    turn = t.m.turn
    play(t.m, EFFECT)
    assert (t.m.turn, t.m.stop) == (turn, True)
    assert len(t.m.line(1)) == 1


def test_what_an_effect_costs_is_paid_before_a_heuristic_looks_ahead() -> None:
    t = kryptik.table(me=kryptik.side(hand=["Moss Boar", kryptik.WAIT]))
    t.m.choose("cast Moss Boar")
    assert not t.m.pile, "the costs are paid first"
    play(t.m, OUTLOOK)
    assert len(t.m.pile) == 1
    assert t.passing, "the effect waits on the pile"


def test_elsewhere_it_is_judged_as_it_stands() -> None:
    t = table("brobnar", me=side(line=["Troll"]), opponent=side(line=["Dust Imp", "Bumpsy"]))
    t.m.choose("fight with Troll")
    before = t.m.to_json()
    play(t.m, PICK)
    assert t.m.to_json() == before
