"""Points at the end: crystals, sets of relics, missions, and who wins."""

from itertools import combinations, product

import pytest

from cardwright.games.krysis.scoring import ALIKE, DIFFERENT, best_sets
from cardwright.kernel.basics.pools import added
from tests.games.krysis.table import Side, Table, pool, side, table

TEAM = ["Scrapper", "Sprinter", "Dust Brawler"]


def at_the_end(*sides: Side, ranks: tuple[int, ...] = (4, 3, 2, 1), missions: int = 0) -> Table:
    """Play the last actions, overtime for all."""
    for one in sides:
        one.team = TEAM
    t = table(*sides, number=5, ranks=ranks, missions=missions)
    while not t.m.over:
        t.act(next(pick for pick in ("overtime", "no transport", "no weapon", "red 2") if pick in t.offered))
    for player, one in enumerate(sides):
        assert (t.team(player), t.home(player)) == ([], one.home or "nothing")
        assert pool(t.camp(player)) == added(pool(one.camp), (2, 0, 0)), "overtime"
        assert t.points(player) >= one.points
    t.ends_clean()
    return t


@pytest.mark.rule("krysis:end.score", "krysis:end.crystals", "krysis:crystals.value", "krysis:end.winner")
def test_crystals_at_home_are_worth_3_2_and_1() -> None:
    t = at_the_end(side(home="5R 7B 6W", points=16), side(home="1R"))
    assert (t.points(0), t.points(1)) == (16 + 15 + 14 + 6, 3)
    assert t.m.outcome is not None
    assert t.m.outcome.winners == (0,)
    assert t.log(0)[-1] == "You win: most points: 51."


@pytest.mark.rule("krysis:ruling.camp-scores-nothing")
def test_what_is_left_in_a_camp_scores_nothing() -> None:
    t = at_the_end(side(camp="9R", relics=["Sidecar", "Nail Gun"]), side(home="1W"))
    assert (t.points(0), t.points(1)) == (0, 1)


@pytest.mark.rule("krysis:sets.alike", "krysis:sets.different")
def test_sets_score_by_their_size() -> None:
    assert [best_sets((n,))[0] for n in range(1, 6)] == [1, 5, 10, 20, 30] == list(ALIKE[1:])
    assert (
        [best_sets((0,) * (6 - n) + (1,) * n)[0] for n in range(1, 7)] == [1, 5, 10, 20, 30, 40] == list(DIFFERENT[1:])
    )


@pytest.mark.rule("krysis:sets.partition", "krysis:ruling.best-sets")
def test_relics_are_put_into_the_best_sets() -> None:
    relics = ["Nail Gun"] * 5 + ["Chain Cutter", "Sidecar", "Forklift", "Shopping Cart"]
    t = at_the_end(side(relics_home=relics), side())
    assert t.points(0) == 50, "five alike and four different, better than four alike and five different"
    assert best_sets((1, 5)) == (31, ((True, 5), (True, 1)))


@pytest.mark.rule("krysis:sets.partition", "krysis:ruling.best-sets")
def test_no_partition_is_better() -> None:
    for counts in [(1, 1, 2), (2, 2, 2), (1, 3, 3), (2, 2, 3), (1, 1, 1, 4), (3, 4), (1, 1, 2, 3), (6,), (1, 7)]:
        assert best_sets(counts)[0] == most_by_force(counts), counts
        sets = best_sets(counts)[1]
        assert sum(size for _, size in sets) == sum(counts)


def most_by_force(counts: tuple[int, ...]) -> int:
    """The most points for so many relics of each kind, over all ways to take a set away."""
    if not sum(counts):
        return 0
    best = 0
    for kind, n in enumerate(counts):
        for size in range(1, min(n, 5) + 1):
            left = tuple(m - size if i == kind else m for i, m in enumerate(counts))
            best = max(best, ALIKE[size] + most_by_force(left))
    kinds = [kind for kind, n in enumerate(counts) if n]
    for size in range(2, len(kinds) + 1):
        for chosen in combinations(kinds, size):
            left = tuple(m - (i in chosen) for i, m in enumerate(counts))
            best = max(best, DIFFERENT[size] + most_by_force(left))
    return best


@pytest.mark.rule("krysis:end.tie", "krysis:ruling.one-winner")
@pytest.mark.parametrize("ranks", [(1, 2, 3), (3, 1, 2), (2, 4, 1)])
def test_of_equal_points_the_front_miner_wins(ranks: tuple[int, ...]) -> None:
    t = at_the_end(side(points=20), side(home="2R", points=14), side(points=19), ranks=ranks)
    assert t.m.outcome is not None
    assert t.m.outcome.winners == ((0,) if ranks[0] > ranks[1] else (1,))
    assert t.m.outcome.reason == "the miner ahead, with as many points: 20"


@pytest.mark.rule("krysis:ruling.no-limit")
def test_points_have_no_limit() -> None:
    assert at_the_end(side(points=400), side()).points(0) == 400


MISSIONS = ("Ruby Hoard", "Sapphire Hoard", "Salt Hoard", "Old World Museum")


@pytest.mark.rule("krysis:mission.most", "krysis:mission.points")
@pytest.mark.parametrize("mission", MISSIONS)
@pytest.mark.parametrize(
    ("asks", "goods", "worth"),
    [
        (MISSIONS[0], {"home": "1R"}, 3),
        (MISSIONS[1], {"home": "1B"}, 2),
        (MISSIONS[2], {"home": "1W"}, 1),
        (MISSIONS[3], {"relics_home": ["Sidecar"]}, 1),
    ],
)
def test_a_mission_asks_for_the_most_of_its_kind(mission: str, asks: str, goods: dict[str, str], worth: int) -> None:
    t = at_the_end(side(mission=mission, **goods), side(), missions=1)  # type: ignore[arg-type]
    assert t.points(0) == (worth + 10 if mission == asks else worth)


@pytest.mark.rule("krysis:ruling.mission-alone")
def test_nobody_has_the_most_in_a_tie() -> None:
    t = at_the_end(side(mission="Ruby Hoard", home="2R"), side(home="2R"), side(), missions=1)
    assert t.points(0) == 6


@pytest.mark.rule("krysis:ruling.mission-alone")
def test_nobody_has_the_most_with_nothing() -> None:
    t = at_the_end(side(mission="Ruby Hoard"), side(), missions=1)
    assert t.points(0) == 0


def test_relic_kinds_do_not_matter_to_the_museum() -> None:
    relics = product(["Nail Gun"], range(3))
    t = at_the_end(
        side(mission="Old World Museum", relics_home=[name for name, _ in relics]),
        side(relics_home=["Sidecar", "Forklift"]),
        missions=1,
    )
    assert t.points(0) == 20


@pytest.mark.rule("krysis:ruling.screens-lifted", "krysis:setup.markers")
def test_at_the_end_everybody_sees_what_lay_at_home_and_what_it_scored_for() -> None:
    t = at_the_end(
        side(mission="Ruby Hoard", home="2R 1W", relics_home=["Sidecar", "Sidecar"]),
        side(mission="Sapphire Hoard", home="2R", points=4),
        missions=1,
    )
    for viewer in range(3):
        me, bea = t.m.view(viewer)["players"]
        assert [me["counters"][f"home_{color}"] for color in ("red", "blue", "white")] == [2, 0, 1]
        assert me["facts"]["score"] == ["7 for crystals at home", "5 for sets of relics"]
        assert bea["facts"]["score"] == ["4 for sales", "6 for crystals at home"]
        assert bea["areas"]["mission"]["cards"][0]["name"] == "Sapphire Hoard"
    told = t.m.log(2)
    assert "Me shows 2 red and 1 white crystals, Sidecar, Sidecar and Ruby Hoard." in told
    assert "Me scores 7 points for crystals at home." in told
    assert "Bea's mission is not fulfilled." in told


def test_a_single_point_is_one_point() -> None:
    assert "Me scores 1 point for crystals at home." in at_the_end(side(home="1W"), side()).m.log(2)


def test_before_the_end_the_screens_are_up_and_markers_began_on_0() -> None:
    t = table(side(team=["Runner"], home="2R"), side(team=["Bouncer"]))
    assert "score" not in t.m.view(1)["players"][0]["facts"]
    assert "home_red" not in t.m.view(1)["players"][0]["counters"]
    assert t.m.game.start(seed=1).points == [0, 0]  # type: ignore[attr-defined]
