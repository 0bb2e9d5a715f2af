"""What a round is reckoned to bring: by who acts first, who can raid whom, and who would."""

import pytest

from cardwright.games.krysis.forecast import Plan, Rival, expected, more_than
from cardwright.games.krysis.values import shipped_values

HARMLESS = Rival(later=1, wants=0, raids=0, part=0, taken=0, beaten=0, loot=0, stays=0, left=1)


def plan(*, camp: float = 10, kept: float = 0.5, load: float = 3, overtime: float = 4) -> Plan:
    return Plan(camp, kept, load, overtime)


def test_a_lead_is_the_likelier_the_greater_it_is_beside_what_it_may_be_off() -> None:
    assert (more_than(2, 0), more_than(-2, 0), more_than(0, 1)) == (1, 0, 0.5)
    assert 0.5 < more_than(1, 4) < more_than(1, 2) < more_than(3, 2) < 1
    assert more_than(1, 2) + more_than(-1, 2) == pytest.approx(1)


def test_the_best_of_loading_and_overtime_is_taken() -> None:
    assert expected(plan(), [HARMLESS]) == 10 * 0.5 + 3
    assert expected(plan(load=1), [HARMLESS]) == (10 + 4) * 0.5


def test_whoever_can_raid_the_camp_later_takes_from_it_when_it_is_deserted() -> None:
    robber = Rival(later=1, wants=1, raids=0, part=0.6, taken=6, beaten=0, loot=0, stays=0, left=1)
    assert expected(plan(), [robber]) == 14 * 0.5, "so the team stays on guard: 7 rather than 2 and 3"
    stronger = Rival(later=1, wants=1, raids=1, part=0.6, taken=6, beaten=0, loot=0, stays=0, left=1)
    assert expected(plan(), [stronger]) == pytest.approx(5 - 0.3 * 6), "a guard that is beaten guards nothing"


def test_what_is_raided_before_cannot_be_loaded_but_its_robber_is_away() -> None:
    robber = Rival(later=0, wants=1, raids=1, part=1, taken=10, beaten=0, loot=8, stays=0, left=0)
    assert expected(plan(), [robber]) == pytest.approx(8 - 0.3 * 10)


def test_who_loads_before_leaves_little_and_who_works_overtime_guards_all() -> None:
    loads = Rival(later=0, wants=0, raids=0, part=0, taken=0, beaten=0, loot=8, stays=0, left=0.25)
    assert expected(plan(load=0), [loads]) == pytest.approx(7), "8 a quarter are 2, and overtime brings as much"
    assert expected(plan(load=0, overtime=0), [loads]) == pytest.approx(5 + 2)
    stays = Rival(later=0, wants=0, raids=0, part=0, taken=0, beaten=0.5, loot=8, stays=1, left=0.25)
    assert expected(plan(load=0, overtime=0), [stays]) == pytest.approx(5 + 0.5 * 8)


def test_of_several_rivals_each_has_its_chance() -> None:
    half = Rival(later=0.5, wants=0, raids=0, part=0, taken=0, beaten=0.5, loot=6, stays=0, left=0)
    one, two = expected(plan(), [half]), expected(plan(), [half, half])
    assert expected(plan(), [HARMLESS, HARMLESS]) == expected(plan(), [HARMLESS]) < one < two


def test_averages_are_those_of_the_squads() -> None:
    average = shipped_values().average
    squads = [facts for facts in shipped_values().agents if facts.company != "extra"]
    assert average.combat == pytest.approx(sum(facts.combat for facts in squads) / len(squads))
    assert average.defense > average.combat > 0
    assert average.speed_spread > 0 < average.combat_spread
