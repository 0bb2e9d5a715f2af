import pytest

import cardwright as cw
from cardwright.bots.search.thinking import Thinking
from cardwright.bots.search.tree import Node
from cardwright.games.keyforge.zones import HAND
from cardwright.kernel.matches.match import Match
from tests.games.keyforge.table import Table, side, table
from tests.games.kryptik import table as kryptik
from tests.toys.auction import AUCTIONS


def thought_about(m: Match, iterations: int) -> Thinking:
    thinking = Thinking(m.decision.worlds(cw.Rng(1)), None)
    for _ in range(iterations):
        thinking.step()
    return thinking


def moments(node: Node) -> int:
    """How many moments a tree has in which its player had a choice."""
    return (1 if node.visits else 0) + sum(moments(after) for after in node.after.values())


def test_each_option_is_tried_once_before_any_twice() -> None:
    t = table("brobnar", me=side(line=["Troll", "Bumpsy"], hand=["Punch"]), opponent=side(line=["Dust Imp"]))
    thinking = thought_about(t.m, len(t.m.codes))
    visits, chances = thinking.found(len(t.m.codes))
    assert visits == [1] * len(t.m.codes)
    assert len(set(chances)) > 1


def test_a_card_is_looked_at_as_it_is_once_it_is_paid_for() -> None:
    """Casting is worth what the citizen is worth, and not the card that has left the hand for it."""
    t = kryptik.table(me=kryptik.side(hand=["Moss Boar", "Bramble Behemoth"]))
    options = t.offered
    _, chances = thought_about(t.m, len(options)).found(len(options))
    boar, behemoth = (chances[options.index(f"cast {name}")] for name in ("Moss Boar", "Bramble Behemoth"))
    assert behemoth > boar > chances[options.index("pass")]


def test_whoever_bids_in_secret_does_not_know_what_the_others_bid() -> None:
    """Player 2 has one moment for a bid, whatever player 1 has bid before in the same world."""
    m = AUCTIONS[2].start(seed=3, log=False)
    assert m.decision.sealed
    thinking = thought_about(m, 40)
    theirs = thinking.trees[1]
    assert sum(theirs.visits) >= 30
    assert len([visits for visits in thinking.root.visits if visits > 1]) > 1


def test_asked_last_it_thinks_as_if_it_were_asked_first() -> None:
    """What player 1 has bid is sealed: the trees find out what they might bid, and go by nothing made up."""
    first = AUCTIONS[2].start(seed=3, log=False)
    of_first = set(first.codes)
    last = first.copy()
    first.turn_to(1)
    while last.chooser == 0:
        last.choose(0)
    found = [thought_about(m, 60) for m in (first, last)]
    assert found[0].found(len(first.codes)) == found[1].found(len(last.codes))
    assert set(found[1].trees[0].places) == set(found[0].trees[0].places) == of_first


def test_what_is_picked_openly_leads_to_a_moment_of_its_own() -> None:
    t = table("brobnar", me=side(line=["Troll", "Bumpsy"]), opponent=side(line=["Dust Imp", "Krump"]))
    thinking = thought_about(t.m, 80)
    assert not thinking.trees[1].visits
    assert moments(thinking.root) > 3
    assert len(thinking.trees[1].after) > 1


def test_of_a_card_that_goes_where_they_do_not_see_it_the_others_see_only_what_was_done() -> None:
    t = table("brobnar", me=side(hand=["Troll", "Bumpsy", "Punch"]))
    thinking = thought_about(t.m, 1)
    troll, bumpsy, _ = t.m.zone(0, HAND)
    assert t.m.known[troll] == 1, "nobody else knows it"
    trees = [Node(), Node()]
    for card in (troll, bumpsy):
        at = trees.copy()
        code = t.m.game.actions.code("play", card)
        thinking.tell(t.m, at, 0, code, code)
    assert len(trees[1].after) == 1
    t.m.reveal((troll,), t.m.everyone)
    code = t.m.game.actions.code("play", troll)
    thinking.tell(t.m, trees.copy(), 0, code, code)
    assert len(trees[1].after) == 2


def two_creatures() -> Table:
    opponent = side(line=["Dust Imp", "Krump"], hand=["Troll"])
    return table("brobnar", me=side(line=["Troll", "Bumpsy"], hand=["Punch"]), opponent=opponent)


def then(thinking: Thinking, m: Match) -> list[int]:
    """How often each option of a later decision was tried before anything is thought about it."""
    visits, chances = thinking.then(m.decision.worlds(cw.Rng(2))).found(len(m.codes))
    assert [chance > 0 for chance in chances] == [tried > 0 for tried in visits]
    return visits


@pytest.mark.parametrize("option", ["reap Troll", "reap Bumpsy"])
def test_what_was_found_out_about_the_moment_after_a_pick_is_kept(option: str) -> None:
    t = two_creatures()
    thinking = thought_about(t.m, 120)
    tried = thinking.found(len(t.m.codes))[0][t.offered.index(option)]
    t.pick(option)
    kept = then(thinking, t.m)
    assert 0 < sum(kept) < tried, "all but those that ended there"
    going_on = thinking.then(t.m.decision.worlds(cw.Rng(2)))
    for _ in range(len(t.m.codes)):
        going_on.step()
    visits, _ = going_on.found(len(t.m.codes))
    assert sum(visits) == sum(kept) + len(t.m.codes)
    assert min(visits) >= 1


def test_nothing_is_kept_once_a_hidden_card_has_come_out() -> None:
    t = two_creatures()
    thinking = thought_about(t.m, 120)
    t.pick("reap Troll")
    t.m.reveal((t.m.zone(1, HAND)[0],), t.m.everyone)
    assert sum(then(thinking, t.m)) == 0


def test_nothing_is_kept_once_chance_has_had_its_say() -> None:
    t = two_creatures()
    thinking = thought_about(t.m, 120)
    t.pick("reap Troll")
    t.m.random("anything")
    assert sum(then(thinking, t.m)) == 0


def test_nothing_is_kept_of_another_moment() -> None:
    """It was thought about the first of two picks, then about the same decision again, and then of another match."""
    t = two_creatures()
    thinking = thought_about(t.m, 120)
    assert sum(then(thinking, t.m)) == 0
    another = two_creatures()
    t.pick("reap Troll", "reap Bumpsy")
    assert sum(then(thinking, t.m)) == 0
    another.pick("reap Troll")
    another.m.key = bytes(len(another.m.key))
    assert sum(then(thinking, another.m)) == 0


@pytest.mark.parametrize("player", [0, 1])
def test_a_secret_answer_of_several_picks_is_thought_about_on(player: int) -> None:
    """Whether the others have answered yet or not."""
    m = cw.load("krysis").start(seed=1, log=False)
    while m.chooser != player:
        m.choose(0)
    thinking = thought_about(m, 80)
    m.choose(0)
    assert m.chooser == player, "they are asked for the next part of their answer"
    assert m.sealed
    assert sum(then(thinking, m)) > 0


def test_nothing_is_kept_once_all_answers_are_open() -> None:
    m = cw.load("krysis").start(seed=1, log=False)
    while m.chooser == 0:
        m.choose(0)
    last = m
    while m.sealed:
        last = m.copy()
        m.choose(len(m.codes) - 1)
    assert m.chooser == 1, "they have bid most, and choose where their miner goes"
    thinking = thought_about(last, 80)
    last.choose(len(last.codes) - 1)
    assert sum(then(thinking, last)) == 0
