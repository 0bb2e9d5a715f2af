"""The figures of a position that the heuristic weighs."""

import pytest

from cardwright.games.crucible.features import EXPOSED
from cardwright.games.crucible.values import ATTACK_PHASE, MOVE_PHASE
from tests.figures import figures
from tests.games.crucible.table import RESPAWNS, side, table

pytestmark = pytest.mark.midway("a position is weighed in the middle of play")


def test_points_count_for_more_when_the_end_is_near() -> None:
    t = table(side("Reaver", 0, points=7), side("Mender", 14, points=6), phase=ATTACK_PHASE)
    assert (figures(t)["points"], figures(t)["close"]) == (7, 7)
    assert (figures(t, 1)["points"], figures(t, 1)["close"]) == (6, 0)


def test_of_the_dead_only_points_and_items_count() -> None:
    t = table(side("Reaver", -1, points=3), side("Mender", 14), phase=RESPAWNS, wait=True)
    assert {name: figure for name, figure in figures(t).items() if figure} == {"points": 3, "away": 1}


def test_damage_is_a_chance_to_die_and_a_chance_of_who_dealt_it() -> None:
    t = table(side("Reaver", 0), side("Mender", 14, damage=2, by=[0, 0]), phase=ATTACK_PHASE)
    t.m.hurt = ((1, 0), (1, 0))
    mine, theirs = figures(t), figures(t, 1)
    assert theirs["damage"] == 2
    assert mine["kills"] == theirs["death"] > 0
    assert mine["death"] == theirs["kills"] == 0


def test_memories_are_ready_where_the_tile_pays_for_them() -> None:
    reaver = side("Reaver", 1, magick="ember", memories=["Cinder Flick", "Kindle the Blade", "Pyre Lance"])
    rich = figures(table(reaver, side("Mender", 14), phase=ATTACK_PHASE, tiles={1: "Old Gibbet"}))
    poor = figures(table(reaver, side("Mender", 14), phase=ATTACK_PHASE, tiles={1: "Spore Hulk"}))
    assert [rich[name] for name in ("mana", "ready", "unready", "core")] == [2, 1, 1, 1]
    assert [poor[name] for name in ("mana", "ready", "unready", "core")] == [0, 0, 2, 1]


def test_before_attacks_a_place_promises_its_best_target_and_who_hits_there() -> None:
    near = table(side("Reaver", 0), side("Mender", 1), phase=MOVE_PHASE)
    far = table(side("Reaver", 0), side("Mender", 14), phase=MOVE_PHASE)
    assert 0 < figures(near)["prize"] <= EXPOSED
    assert figures(near)["danger"] > 0
    assert figures(far)["prize"] == figures(far)["danger"] == 0
    after = figures(table(side("Reaver", 0), side("Mender", 1), phase=ATTACK_PHASE))
    assert after["prize"] == after["danger"] == 0
