"""The Memories of Stone, Spark and Rime."""

import pytest

from cardwright.games.crucible.values import ATTACK_PHASE, MOVE_PHASE, SPELL_PHASE
from tests.games.crucible.table import Table, side, table


def used_up(t: Table) -> None:
    """The Memory is under the deck."""
    assert t.hand() == []
    t.deck()
    t.ends_clean()


# ---- Stone ----


def test_stoneskin_lasts_until_the_end_of_the_round() -> None:
    t = table(side("Warden", 0, magick="stone", memories=["Stoneskin"]), side("Reaver", 1))
    t.act("cast Stoneskin").until(ATTACK_PHASE, 1)
    assert "attack Warden: 3 against 4" in t.offered
    t.until(ATTACK_PHASE, 1)
    assert "attack Warden: 3 against 3" in t.offered
    assert t.hand() == ["Stoneskin"]
    t.ends_clean()


@pytest.mark.rule("crucible:ruling.no-contest")
def test_pillar_closes_a_tile_without_a_contest() -> None:
    t = table(side("Warden", 1, magick="stone", memories=["Pillar"]), side("Reaver", 3), tiles={2: "Glowcap Grove"})
    t.act("cast Pillar", "point at tile 3")
    assert 2 not in t.moves()
    assert [line for line in t.log() if "meets" in line] == []
    used_up(t)


@pytest.mark.rule("crucible:ruling.steps")
def test_tremor_fist_roots() -> None:
    t = table(
        side("Warden", 0, magick="stone", memories=["Tremor Fist"]), side("Reaver", 1), phase=ATTACK_PHASE, forced=True
    )
    t.draws(7, 0).act("cast Tremor Fist", "aim at Reaver").until(MOVE_PHASE, 1)
    assert t.moves() == []
    assert "flip" in t.offered
    t.until(MOVE_PHASE, 1)
    assert t.moves()
    assert t.damage(1) == 1
    used_up(t)


@pytest.mark.rule("crucible:ruling.wards", "crucible:ruling.ward-lies-open")
def test_bulwark_prevents_two_damage() -> None:
    t = table(
        side("Warden", 0, magick="stone", memories=["Bulwark"]),
        side("Ritualist", 1, magick="ember", memories=["Pyre Lance", "Cinder Flick"]),
        tiles={1: "Glowcap Grove"},
        phase=SPELL_PHASE,
    )
    t.act("cast Bulwark")
    assert t.active() == ["Bulwark"]
    t.draws(7, 0, 7, 0).act("cast Pyre Lance")
    assert t.damage() == 0
    assert t.m.hurt == (), "what was prevented was not dealt"
    assert t.active() == []
    assert t.deck()[0] == "Bulwark"
    t.act("cast Cinder Flick")
    assert t.damage() == 1
    t.hand(1), t.deck(1)
    used_up(t)


def test_rockfall_roots_who_stands_there() -> None:
    t = table(
        side("Warden", 0, magick="stone", memories=["Rockfall"]), side("Reaver", 2), phase=SPELL_PHASE, forced=True
    )
    t.draws(7, 0).act("cast Rockfall", "affect tile 2", "affect tile 3", "affect tile 7")
    assert t.damage(1) == 1
    t.until(MOVE_PHASE, 1)
    assert t.moves() == []
    t.active(), t.hand()
    t.ends_clean()


@pytest.mark.rule("crucible:ruling.only-tokens", "crucible:tile.never-moves")
def test_a_cairn_golem_cannot_be_pushed_and_neither_can_a_monster() -> None:
    t = table(
        side("Ritualist", 0, magick="tide", memories=["Breaker", "Undertow"]),
        side("Warden", 14, magick="stone", summoned={"Cairn Golem": 2}),
        tiles={1: "Reed Stalker"},
        phase=ATTACK_PHASE,
    )
    t.draws(0).act("cast Breaker", "aim at Reed Stalker")
    assert t.at("Reed Stalker") == 1
    t.until(MOVE_PHASE)
    t.draws(7).act("cast Undertow")
    assert t.at("Cairn Golem") == 2
    assert t.hand() == ["Undertow"]
    t.deck(), t.damage()
    t.ends_clean()


# ---- Spark ----


def test_static_charge_adds_1_attack() -> None:
    t = table(side("Warden", 0, magick="spark", memories=["Static Charge"]), side("Mender", 1), phase=ATTACK_PHASE)
    t.act("cast Static Charge")
    assert "attack Mender: 5 against 3" in t.offered
    assert t.hand() == ["Static Charge"]
    t.ends_clean()


def test_chain_arc_hits_one_or_two() -> None:
    t = table(
        side("Warden", 6, magick="spark", memories=["Chain Arc"]),
        side("Mender", 7),
        side("Hexer", 1),
        phase=SPELL_PHASE,
    )
    t.draws(7, 0).act("cast Chain Arc", "aim at Mender", "done")
    assert (t.damage(1), t.damage(2)) == (1, 0)
    used_up(t)


@pytest.mark.rule("crucible:ruling.core-stays")
def test_mindspark_makes_its_target_forget_two_but_no_core_memory() -> None:
    t = table(
        side("Warden", 0, magick="spark", memories=["Mindspark"]),
        side("Mender", 1, magick="dawn", memories=["Grace", "Dazzle"]),
        phase=SPELL_PHASE,
    )
    t.draws(7, 0).act("cast Mindspark")
    assert t.hand(1) == ["Grace"]
    assert t.deck(1)[0] == "Dazzle"
    used_up(t)


@pytest.mark.parametrize(("drawn", "damage"), [(2, 1), (1, 0)])
def test_thunderbolt_is_cast_with_2_more(drawn: int, damage: int) -> None:
    t = table(side("Warden", 0, magick="spark", memories=["Thunderbolt"]), side("Mender", 4), phase=SPELL_PHASE)
    t.draws(drawn, 4).act("cast Thunderbolt")
    assert t.damage(1) == damage
    used_up(t)


@pytest.mark.parametrize(("drawn", "damage"), [(3, 1), (2, 0)])
def test_thunderhead_is_cast_with_1_more(drawn: int, damage: int) -> None:
    t = table(side("Warden", 0, magick="spark", memories=["Thunderhead"]), side("Mender", 3), phase=SPELL_PHASE)
    t.draws(drawn, 4).act("cast Thunderhead", "affect tile 2", "affect tile 3", "affect tile 4")
    assert t.damage(1) == damage
    t.active(), t.hand()
    t.ends_clean()


@pytest.mark.parametrize(("at", "damage"), [(8, 1), (9, 0)])
def test_a_spark_wisp_strikes_back_at_an_adjacent_combatant(at: int, damage: int) -> None:
    t = table(side("Lancer", at), side("Warden", 0, magick="spark", summoned={"Spark Wisp": 7}), phase=ATTACK_PHASE)
    t.draws(7).act("attack Spark Wisp: 1 against 3", "done")
    assert t.at("Spark Wisp") == -1
    assert t.damage() == damage
    t.deck(1)
    t.ends_clean()


# ---- Rime ----


def test_frostbind_slows_on_the_next_move_turn() -> None:
    t = table(side("Warden", 0, magick="rime", memories=["Frostbind"]), side("Reaver", 2))
    t.draws(7, 0).act("cast Frostbind").until(MOVE_PHASE, 1)
    assert t.m.steps(t.card("Reaver")) == 2
    t.until(MOVE_PHASE, 1)
    assert t.m.steps(t.card("Reaver")) == 3
    assert t.hand() == ["Frostbind"]
    t.ends_clean()


@pytest.mark.rule("crucible:ruling.never-negative")
def test_nobody_moves_less_than_one_tile() -> None:
    t = table(
        side("Warden", 0, magick="rime", memories=["Frostbind"], summoned={"Hoarfrost Stag": 6}), side("Colossus", 1)
    )
    t.draws(7, 0).act("cast Frostbind").until(MOVE_PHASE, 1)
    assert t.m.steps(t.card("Colossus")) == 1
    t.ends_clean()


def test_icicle_reaches_3_tiles() -> None:
    t = table(side("Warden", 0, magick="rime", memories=["Icicle"]), side("Mender", 3), phase=ATTACK_PHASE)
    t.draws(4, 4).act("cast Icicle")
    assert t.damage(1) == 1
    used_up(t)


def test_brittle_lowers_the_block() -> None:
    t = table(side("Warden", 0, magick="rime", memories=["Brittle"]), side("Mender", 1), phase=ATTACK_PHASE)
    t.draws(4, 4).act("cast Brittle")
    assert "attack Mender: 4 against 1" in t.offered
    t.card("Mender")
    used_up(t)


def test_deep_freeze_stops_moves_and_flips() -> None:
    t = table(side("Warden", 0, magick="rime", memories=["Deep Freeze"]), side("Reaver", 1), forced=True)
    t.draws(7, 0).act("cast Deep Freeze", "aim at Reaver").until(MOVE_PHASE, 1)
    assert t.offered == ["end move turn"]
    used_up(t)


def test_black_ice_is_cast_in_the_move_phase() -> None:
    t = table(side("Warden", 0, magick="rime", memories=["Black Ice"]), side("Reaver", 2))
    t.draws(7, 0).act("cast Black Ice", "affect tile 2", "affect tile 3", "affect tile 4")
    assert t.damage(1) == 1
    t.active(), t.hand()
    t.ends_clean()


@pytest.mark.parametrize(("at", "steps"), [(5, 2), (7, 2), (2, 3)])
def test_a_hoarfrost_stag_slows_enemies_beside_it(at: int, steps: int) -> None:
    t = table(side("Warden", 1, magick="rime", summoned={"Hoarfrost Stag": 6}), side("Reaver", at))
    assert t.m.steps(t.card("Reaver")) == steps
    assert t.m.steps(t.card("Warden")) == 2, "no enemy"
    t.ends_clean()
