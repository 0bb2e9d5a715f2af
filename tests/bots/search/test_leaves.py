import pytest

import cardwright as cw
from cardwright.bots.search.leaves import best_option, play_on
from cardwright.kernel.core.description import EFFECT, OUTLOOK, PICK, ROUND, TURN
from tests.games.keyforge.table import side, table
from tests.games.kryptik import table as kryptik


def test_a_turn_is_played_to_its_end_and_no_further() -> None:
    t = table("brobnar", me=side(line=["Troll", "Bumpsy"]), opponent=side(line=["Dust Imp"]))
    turn = t.m.turn
    play_on(t.m, TURN, 0, turn)
    assert t.m.turn == turn + 1
    assert t.m.aember[0] == 2, "both have reaped"
    before = t.m.to_json()
    play_on(t.m, TURN, 0, turn)
    assert t.m.to_json() == before, "the turn in which the pick was made is over"


@pytest.mark.parametrize("players", [2, 4])
def test_a_round_in_which_all_answer_each_other_is_played_out(players: int) -> None:
    m = cw.load("krysis").seated(players).start(seed=5, log=False)
    while m.turn == 0:
        m.choose(0)
    play_on(m, ROUND, 0, m.turn)
    assert (m.turn, m.over) == (2, False)
    assert len(m.decisions) == players, "all bid for their places in the next round"


def test_an_effect_is_played_to_its_end_and_no_further() -> None:
    t = table("brobnar", me=side(line=["Troll"]), opponent=side(line=["Dust Imp", "Bumpsy"]))
    t.m.choose("fight with Troll")
    assert not t.m.stop
    turn = t.m.turn
    play_on(t.m, EFFECT, 0, turn)
    assert (t.m.turn, t.m.stop) == (turn, True)
    assert len(t.m.line(1)) == 1


def test_what_an_effect_costs_is_paid_before_a_heuristic_looks_ahead() -> None:
    t = kryptik.table(me=kryptik.side(hand=["Moss Boar", kryptik.WAIT]))
    t.m.choose("cast Moss Boar")
    assert not t.m.pile, "the costs are paid first"
    play_on(t.m, OUTLOOK, 0, t.m.turn)
    assert len(t.m.pile) == 1
    assert t.passing, "the effect waits on the pile"


def test_elsewhere_it_is_judged_as_it_stands() -> None:
    t = table("brobnar", me=side(line=["Troll"]), opponent=side(line=["Dust Imp", "Bumpsy"]))
    t.m.choose("fight with Troll")
    before = t.m.to_json()
    play_on(t.m, PICK, 0, t.m.turn)
    assert t.m.to_json() == before


def test_the_turn_does_not_end_because_it_looks_better_after_it() -> None:
    t = table("dis", me=side(artifacts=["Lash of Broken Dreams"]), opponent=side(line=["Troll"], aember=6))
    t.use("Lash of Broken Dreams").end_turn("house brobnar")
    assert t.m.decision.texts()[best_option(t.m, to_the_end=True)] == "reap Troll"


def test_the_turn_ends_where_all_else_is_worse() -> None:
    t = table("brobnar", me=side(line=["Bumpsy"]), opponent=side(line=["Champion Anaphiel"]))
    t.m.choose("reap Bumpsy")
    while t.m.turn == 1 or t.m.chooser == 0:
        t.m.pick(best_option(t.m, to_the_end=True))
        if t.m.over or t.m.turn > 1:
            break
    assert t.m.turn != 1


def test_what_an_effect_brings_counts_where_it_asks_first() -> None:
    t = table("brobnar", me=side(line=["Troll"]), opponent=side(line=["Raiding Knight", "Bumpsy"]))
    t.m.change(t.m.line(1)[0]).aember = 3
    assert t.m.decision.texts()[best_option(t.m, to_the_end=True)] == "fight with Troll"
