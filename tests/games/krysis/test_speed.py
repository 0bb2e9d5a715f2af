"""Speed Krysis, the publisher's fast game for two."""

from collections.abc import Sequence

import pytest

import cardwright as cw
from cardwright.games.krysis.speed import must
from cardwright.games.krysis.state import Krysis
from cardwright.games.krysis.zones import HAND, TEAM, ZONES
from cardwright.kernel.basics.rng import Rng
from tests.games.krysis.table import GAME, Table, find, pool


def speed(seed: int = 1) -> Krysis:
    """Begin a match."""
    m = GAME.start(seed=seed, names=("Me", "Bea"), speed=1)
    assert isinstance(m, Krysis)
    return m


def teams(mine: Sequence[str], theirs: Sequence[str], *camps: str) -> Table:
    """Two teams with their camps, before the first acts."""
    m = speed()
    for player, names in enumerate((mine, theirs)):
        for name in names:
            m.move(find(m, name, m.zone(player, HAND)), player * ZONES + TEAM)
        m.camps[player] = pool(camps[player])
    return Table(m)


def acts(t: Table, player: int) -> None:
    """Let a player's team do what it must."""
    t.watch.begin()
    must(t.m, player)


@pytest.mark.rule("krysis:speed.two")
def test_it_is_for_two_and_stands_alone() -> None:
    with pytest.raises(cw.BadSetup, match="Speed Krysis is for 2 players, not for 3"):
        GAME.start(players=3, speed=1)
    with pytest.raises(cw.BadSetup, match="without other options, not with missions"):
        GAME.start(speed=1, missions=1)


@pytest.mark.rule("krysis:speed.camp", "krysis:speed.hand")
def test_camps_and_hands() -> None:
    m = speed()
    assert (m.camps, m.homes, m.bank) == ([(2, 3, 0)] * 2, [(0, 0, 0)] * 2, (31, 34, 0))
    for player in (0, 1):
        assert len(m.zone(player, HAND)) == 11
        assert not [card for card in m.zone(player, HAND) if m.printed[card].multiplier >= 0]
    assert len(m.prints) == 22, "no relics, no missions"


@pytest.mark.rule("krysis:speed.rounds", "krysis:speed.teams", "krysis:speed.faster", "krysis:speed.score")
def test_three_rounds_of_three_agents_and_the_faster_team_begins() -> None:
    m = speed()
    rng = Rng(4)
    picks = 0
    orders = []
    while not m.over:
        assert m.decision.prompt.startswith("Which agent do you send")
        m.choose(rng.below(len(m.codes)))
        picks += 1
        if m.order and m.order not in orders:
            orders.append(m.order)
    assert (m.turn, picks) == (3, 18)
    assert [len(m.zone(player, HAND)) for player in (0, 1)] == [2, 2]
    assert m.points == [3 * home[0] + 2 * home[1] for home in m.homes]
    told = [line for line in m.log(0) if line.startswith("Initiative")]
    assert len(told) == 3


@pytest.mark.rule("krysis:speed.steal", "krysis:ruling.speed-loads", "krysis:speed.unguarded")
def test_the_stronger_team_has_to_steal_all_it_can_carry_home() -> None:
    t = teams(["Bouncer", "Pack Hand", "Runner"], ["Scrapper", "Pack Hand", "Runner"], "2R 3B", "2R 3B")
    acts(t, 0)
    assert (t.home(0), t.camp(0), t.camp(1)) == ("1R 2B", "2R 3B", "1R 1B")
    assert t.deserted(0)
    acts(t, 1)
    assert (t.home(1), t.camp(0)) == ("1R 2B", "1R 1B"), "an unguarded camp falls to the weaker team"
    assert t.deserted(1)
    t.ends_clean()


@pytest.mark.rule("krysis:speed.carry", "krysis:speed.unguarded")
def test_who_cannot_steal_carries_home_if_the_camp_fills_the_slots() -> None:
    t = teams(["Scrapper", "Pack Hand", "Runner"], ["Bouncer", "Pack Hand", "Runner"], "1R 2B", "2R 3B")
    acts(t, 0)
    assert (t.home(0), t.camp(0)) == ("1R 2B", "nothing")
    assert t.deserted(0)
    t.ends_clean()


@pytest.mark.rule("krysis:speed.mine")
def test_otherwise_the_team_mines_what_its_transporters_show_and_stays() -> None:
    t = teams(["Scrapper", "Pack Hand", "Runner"], ["Bouncer", "Pack Hand", "Runner"], "2B", "2R 3B")
    acts(t, 0)
    assert (t.home(0), t.camp(0)) == ("nothing", "1R 4B")
    assert not t.deserted(0)
    t.ends_clean()


@pytest.mark.rule("krysis:ruling.speed-empty")
def test_a_team_without_slots_leaves_with_nothing() -> None:
    t = teams(["Scrapper", "Bouncer", "Sprinter"], ["Scrapper", "Pack Hand", "Runner"], "1R", "2R 3B")
    acts(t, 0)
    assert (t.home(0), t.camp(0), t.camp(1)) == ("nothing", "1R", "2R 3B")
    assert t.deserted(0)
    t.ends_clean()


@pytest.mark.rule("krysis:ruling.speed-ties")
def test_of_equally_fast_teams_the_one_that_was_drawn_ahead_begins() -> None:
    firsts = set()
    for seed in range(6):
        m = speed(seed)
        ahead = m.ranks.index(3)
        while not m.over:
            code = m.codes[0]
            name = m.prints[code % m.game.actions.stride].name
            m.choose(f"send {name}", 0)
            m.choose(f"send {name}", 1)
        told = [line for line in m.log(0) if line.startswith("Initiative: ")]
        assert len(told) == 3, "it goes so in each round"
        assert [line for line in told if not line.startswith(f"Initiative: {'you' if ahead == 0 else 'Bea'}")] == []
        firsts.add(ahead)
    assert firsts == {0, 1}


@pytest.mark.rule("krysis:ruling.speed-draw")
def test_with_equal_points_both_win() -> None:
    outcomes = set()
    for seed in range(60):
        m = speed(seed)
        rng = Rng(seed)
        while not m.over:
            m.choose(rng.below(len(m.codes)))
        assert m.outcome is not None
        best = max(m.points)
        assert m.outcome.winners == tuple(player for player in (0, 1) if m.points[player] == best)
        outcomes.add(m.outcome.winners)
    assert outcomes == {(0,), (1,), (0, 1)}
