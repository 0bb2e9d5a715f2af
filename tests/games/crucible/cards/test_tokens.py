"""The passive abilities of the twelve classes."""

import pytest

from cardwright.games.crucible.values import ATTACK_PHASE, MOVE_PHASE, SPELL_PHASE
from tests.games.crucible.table import CHECK, side, table

pytestmark = pytest.mark.rule("crucible:token.passive")


def test_a_cutpurse_slips_past_a_monster() -> None:
    t = table(side("Cutpurse", 0), side("Mender", 14), tiles={1: "Bog Rat", 5: "Reed Stalker"})
    assert 2 in t.moves()
    assert 1 not in t.moves(), "but never ends there"
    t.ends_clean()


@pytest.mark.parametrize(("pick", "place"), [("go to tile 3", 2), ("done", 1)])
def test_a_lancer_may_follow_through_after_its_attack(pick: str, place: int) -> None:
    t = table(side("Lancer", 1), side("Mender", 6), tiles={2: "Glowcap Grove"}, phase=ATTACK_PHASE)
    t.draws(0, 7).act("attack Mender: 1 against 3", pick)
    assert t.at("Lancer") == place
    assert t.m.mana(0) == (3 if place == 2 else 0)
    t.hand(), t.deck(), t.ground(1), t.ground(2)
    t.ends_clean()


def test_a_lancer_follows_through_where_its_target_is_defeated() -> None:
    t = table(side("Lancer", 6), side("Mender", 14), tiles={1: "Bog Rat"}, phase=ATTACK_PHASE)
    t.tiles("Quiet Shallows").draws(7).act("attack Bog Rat: 3 against 4", "go to tile 2")
    assert t.at("Lancer") == 1, "on the tile that came in its place"
    assert t.points() == 1
    t.trophies(), t.hand(), t.deck(), t.ground(6)
    t.ends_clean()


@pytest.mark.parametrize(("drawn", "damage"), [(4, 1), (3, 0)])
def test_a_duelist_ripostes_a_block_by_3(drawn: int, damage: int) -> None:
    t = table(side("Reaver", 12), side("Duelist", 7, facing=2), phase=ATTACK_PHASE)
    t.draws(0, drawn).act("attack Duelist: 4 against 3")
    assert t.damage() == damage
    t.ends_clean()


def test_a_duelist_ripostes_no_attack_from_afar() -> None:
    t = table(side("Lancer", 5), side("Duelist", 7), phase=ATTACK_PHASE)
    t.draws(0, 7).act("attack Duelist: 1 against 2", "done")
    assert t.damage() == 0
    t.ends_clean()


@pytest.mark.parametrize("moves", [False, True])
def test_a_fowler_aims_better_where_it_stays(moves: bool) -> None:
    t = table(side("Fowler", 0), side("Mender", 14), tiles={2: "Mudgill"})
    if moves:
        t.move(5).until(ATTACK_PHASE)
    else:
        t.until(ATTACK_PHASE)
    told = "attack Mudgill: 1 against 5, or 3 against 5" if moves else "attack Mudgill: 2 against 5"
    assert told in t.offered
    t.ground(0)
    t.ends_clean()


@pytest.mark.parametrize(("token", "offered"), [("Hexer", True), ("Warden", False)])
def test_a_hexers_spells_reach_farther(token: str, offered: bool) -> None:
    t = table(side(token, 0, magick="ember", memories=["Cinder Flick"]), side("Mender", 3), phase=SPELL_PHASE)
    assert ("cast Cinder Flick" in t.offered) == offered
    t.ends_clean()


@pytest.mark.parametrize(("damage", "attack"), [(0, 2), (2, 4), (5, 5)])
def test_a_berserker_attacks_better_with_damage(damage: int, attack: int) -> None:
    t = table(side("Berserker", 0, damage=damage), side("Mender", 1), phase=ATTACK_PHASE)
    assert f"attack Mender: {attack} against 3" in t.offered
    t.ends_clean()


@pytest.mark.parametrize(("tile", "drawn"), [("Old Gibbet", 2), ("Thorn Thicket", 2), ("Whisper Reeds", 3)])
def test_a_pathfinder_gleans_where_there_is_one_memory(tile: str, drawn: int) -> None:
    t = table(side("Pathfinder", 0), side("Mender", 14), tiles={1: tile})
    t.move(1)
    assert len(t.hand()) == drawn
    t.deck(), t.ground(0), t.ground(1)
    t.ends_clean()


@pytest.mark.parametrize(("tile", "mana"), [("Glowcap Grove", 4), ("", 1)])
def test_a_ritualist_has_1_more_mana(tile: str, mana: int) -> None:
    t = table(side("Ritualist", 0), side("Mender", 14), tiles={0: tile} if tile else {})
    assert t.m.mana(0) == mana
    assert t.m.mana(1) == 0
    t.ends_clean()


def test_a_reaver_heals_when_it_defeats_a_monster() -> None:
    t = table(side("Reaver", 0, damage=2), side("Mender", 14), tiles={1: "Bog Rat"}, phase=ATTACK_PHASE)
    t.tiles("Quiet Shallows").draws(7, 7).act("attack Bog Rat: 3 against 4")
    assert t.damage() == 1
    t.points(), t.trophies()
    t.ends_clean()


def test_a_mender_uses_the_higher_of_two_cards() -> None:
    t = table(side("Mender", 0, damage=2), side("Hexer", 14), phase=CHECK, wait=True)
    t.draws(0, 5).begin()
    assert t.m.deaths == [0, 0]
    t.ends_clean()


def test_a_warden_blocks_what_only_equals_its_block() -> None:
    t = table(side("Reaver", 0), side("Warden", 1), phase=ATTACK_PHASE)
    t.draws(3, 3).act("attack Warden: 3 against 3")
    assert t.damage(1) == 0
    t.ends_clean()


@pytest.mark.parametrize(("drawn", "damage"), [(4, 2), (3, 1)])
def test_a_colossus_crushes_by_5(drawn: int, damage: int) -> None:
    t = table(side("Colossus", 0), side("Mender", 1), phase=ATTACK_PHASE)
    t.draws(drawn, 0).act("attack Mender: 4 against 3")
    assert t.damage(1) == damage
    assert t.m.phase in {ATTACK_PHASE, SPELL_PHASE, MOVE_PHASE}
    t.ends_clean()
