import pytest

import cardwright as cw
from cardwright.bots.search.gains import SAMPLES, Gains
from cardwright.games.crucible.values import ATTACK_PHASE
from cardwright.games.kryptik.zones import LIMBO, ZONES
from cardwright.kernel.matches.match import Match
from tests.games.crucible import table as crucible
from tests.games.keyforge.table import Table, side, table
from tests.games.kryptik import table as kryptik


def gains_of(m: Match) -> Gains:
    return Gains(m.decision.worlds(cw.Rng(1)), None)


def chance(gains: Gains, t: Table | crucible.Table | kryptik.Table, option: str) -> float:
    """The chance to win that an option seems to have."""
    keys = t.m.decision.worlds(cw.Rng(1)).keys(t.m)
    return gains.chances(t.m, keys, [t.offered.index(option)])[0]


def stands(t: Table | crucible.Table | kryptik.Table) -> float:
    return t.m.game.chances(t.m, None)[t.m.chooser]


def test_an_option_goes_for_what_it_won_on_average_once_it_was_looked_at_a_few_times() -> None:
    t = table("brobnar", me=side(line=["Troll", "Bumpsy"]), opponent=side(line=["Dust Imp"]))
    gains = gains_of(t.m)
    won = [chance(gains, t, "reap Troll") - stands(t) for _ in range(SAMPLES)]
    assert won == [won[0]] * SAMPLES
    assert won[0] > 0
    t.m.aember[0] = 5
    seen = chance(gains_of(t.m), t, "reap Troll") - stands(t)
    assert seen > 1.2 * won[0], "the sixth is worth a key"
    assert chance(gains, t, "reap Troll") - stands(t) == pytest.approx(won[0])
    assert chance(gains, t, "reap Bumpsy") - stands(t) == pytest.approx(seen), "nobody has looked at it before"


def test_what_an_effect_costs_is_paid_at_the_first_looks_alone() -> None:
    t = kryptik.table(me=kryptik.side(hand=["Moss Boar", kryptik.WAIT]))
    gains = gains_of(t.m)
    won = [chance(gains, t, "cast Moss Boar") - stands(t) for _ in range(SAMPLES)]
    assert won == [won[0]] * SAMPLES
    assert won[0] > 0
    for card in t.m.row_cards(1)[1:]:
        t.m.move(card, ZONES + LIMBO)
    seen = chance(gains_of(t.m), t, "cast Moss Boar") - stands(t)
    assert seen < 0.8 * won[0], "who is as good as beaten has little left to lose"
    assert chance(gains, t, "cast Moss Boar") - stands(t) == pytest.approx(won[0])


def test_what_one_player_wins_by_it_says_nothing_of_another() -> None:
    """Both reap with the same Troll, one after the other has taken it."""
    t = table("logos", me=side(hand=["Harland Mindlock"]), opponent=side(line=["Troll"], aember=4))
    gains = gains_of(t.m)
    t.end_turn("house brobnar")
    theirs = [chance(gains, t, "reap Troll") - stands(t) for _ in range(SAMPLES)]
    t.end_turn("house logos").play("Harland Mindlock", "left flank")
    t.end_turn("house dis").end_turn("house brobnar")
    seen = chance(gains_of(t.m), t, "reap Troll") - stands(t)
    assert seen != pytest.approx(theirs[0])
    assert chance(gains, t, "reap Troll") - stands(t) == pytest.approx(seen)


def test_what_an_effect_asks_is_looked_at_each_time() -> None:
    t = table("brobnar", me=side(line=["Troll"]), opponent=side(line=["Dust Imp", "Bumpsy"]))
    t.m.choose("fight with Troll")
    assert not t.m.stop
    gains = gains_of(t.m)
    before = [chance(gains, t, "attack Dust Imp") for _ in range(SAMPLES + 1)]
    t.m.change(t.m.line(1)[0]).aember = 4
    assert chance(gains, t, "attack Dust Imp") > max(before), "it holds æmber now"


def test_to_end_the_turn_wins_nothing_though_it_looks_better_after_it() -> None:
    t = table("dis", me=side(artifacts=["Lash of Broken Dreams"]), opponent=side(line=["Troll"], aember=6))
    t.use("Lash of Broken Dreams").end_turn("house brobnar")
    assert t.offered[gains_of(t.m).best(t.m)] == "reap Troll"


def test_the_turn_ends_where_all_else_is_worse() -> None:
    t = table("brobnar", me=side(line=["Bumpsy"]), opponent=side(line=["Champion Anaphiel"]))
    t.m.choose("reap Bumpsy")
    assert t.offered[gains_of(t.m).best(t.m)] == "end turn"


def test_what_an_effect_brings_counts_where_it_asks_first() -> None:
    t = table("brobnar", me=side(line=["Troll"]), opponent=side(line=["Raiding Knight", "Bumpsy"]))
    t.m.change(t.m.line(1)[0]).aember = 3
    assert t.offered[gains_of(t.m).best(t.m)] == "fight with Troll"


def test_to_end_the_turn_wins_nothing_where_deeds_are_judged() -> None:
    t = crucible.table(crucible.side("Reaver", 0), crucible.side("Mender", 1), phase=ATTACK_PHASE)
    gains = gains_of(t.m)
    for _ in range(SAMPLES + 1):
        assert chance(gains, t, "end attack turn") == stands(t) != chance(gains, t, "attack Mender: 3 against 3")


@pytest.mark.parametrize("players", [2, 4])
def test_where_a_look_costs_nothing_each_moment_is_seen_as_it_is(players: int) -> None:
    m = cw.load("krysis").seated(players).start(seed=7, log=False)
    while m.turn == 0:
        m.choose(0)
    gains = gains_of(m)
    keys = m.decision.worlds(cw.Rng(1)).keys(m)
    wanted = list(range(len(keys)))
    expected = []
    for i in wanted:
        child = m.copy()
        child.choose(i)
        expected.append(m.game.chances(child, None)[m.chooser])
    for _ in range(SAMPLES + 1):
        assert gains.chances(m, keys, wanted) == expected
