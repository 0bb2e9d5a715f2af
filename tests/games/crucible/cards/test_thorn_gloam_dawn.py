"""The Memories of Thorn, Gloam and Dawn."""

import pytest

from cardwright.games.crucible.values import ATTACK_PHASE, MOVE_PHASE, SPELL_PHASE
from cardwright.games.crucible.words.effects import ReplaceTile
from cardwright.games.crucible.words.nouns import Fighters
from cardwright.kernel.basics.grids import SOUTH
from cardwright.kernel.core.frames import Activation
from cardwright.language.targets import Each
from tests.games.crucible.table import CHECK, Table, side, table


def used_up(t: Table) -> None:
    """The Memory is under the deck."""
    assert t.hand() == []
    t.deck()
    t.ends_clean()


# ---- Thorn ----


@pytest.mark.rule("crucible:spell.spells", "crucible:spell.end")
@pytest.mark.parametrize("attacks", [False, True])
def test_sap_draught_heals_who_has_not_attacked(attacks: bool) -> None:
    t = table(
        side("Warden", 0, magick="thorn", memories=["Sap Draught"], damage=2), side("Mender", 1), phase=ATTACK_PHASE
    )
    if attacks:
        t.draws(0, 3).act("attack Mender: 4 against 3")
    if t.m.phase == ATTACK_PHASE:
        t.until(SPELL_PHASE)
    t.act("cast Sap Draught")
    assert t.damage() == (2 if attacks else 1)
    assert t.hand() == ["Sap Draught"]
    t.ends_clean()


def test_bramble_whip_hurts_and_pulls() -> None:
    t = table(side("Warden", 0, magick="thorn", memories=["Bramble Whip"]), side("Mender", 2), phase=ATTACK_PHASE)
    t.draws(4, 4).act("cast Bramble Whip")
    assert t.damage(1) == 1
    assert t.at("Mender") == 1
    t.ground(2)
    used_up(t)


@pytest.mark.rule("crucible:ruling.chrysalys")
def test_overgrowth_replaces_an_open_tile_but_not_the_chrysalys() -> None:
    t = table(
        side("Warden", 6, magick="thorn", memories=["Overgrowth"]),
        side("Mender", 14),
        tiles={1: "Glowcap Grove", 8: "Silt Garden"},
    )
    t.tiles("Quiet Shallows").act("cast Overgrowth")
    assert t.offered == ["point at tile 2", "point at tile 8"]
    t.act("point at tile 2")
    assert t.ground(1) == "Quiet Shallows"
    assert t.removed == ["Glowcap Grove"]
    used_up(t)


@pytest.mark.rule("crucible:random.monster")
def test_a_tile_replaced_under_a_token_is_no_monster_and_a_token_is_no_tile() -> None:
    t = table(side("Warden", 6), side("Mender", 14), tiles={6: "Glowcap Grove", 14: "Silt Garden"})
    t.tiles("Bog Rat")
    effect = ReplaceTile(Each(Fighters()))
    effect.affect(t.m, Activation(0, t.card("Warden")), [t.card("Glowcap Grove"), t.card("Mender")])
    assert (t.ground(6), t.at("Warden"), t.under_tiles[0]) == ("Bare Ground", 6, "Bog Rat")
    assert (t.ground(14), t.at("Mender")) == ("Silt Garden", 14)
    assert t.removed == ["Glowcap Grove"]


@pytest.mark.rule("crucible:ruling.empty-deck")
def test_harvest_draws_what_there_is_and_heals() -> None:
    t = table(
        side("Warden", 0, magick="thorn", memories=["Harvest"], deck=["Bramble Whip"], damage=1),
        side("Mender", 14),
        phase=SPELL_PHASE,
    )
    t.act("cast Harvest")
    assert t.hand() == ["Bramble Whip"]
    assert t.deck() == ["Harvest"]
    assert t.damage() == 0
    t.ends_clean()


def test_briar_patch_covers_3_tiles() -> None:
    t = table(side("Warden", 0, magick="thorn", memories=["Briar Patch"]), side("Mender", 2), phase=SPELL_PHASE)
    t.draws(4, 4).act("cast Briar Patch", "affect tile 1", "affect tile 2", "affect tile 3")
    assert t.damage(1) == 1
    assert t.damage(0) == 0, "one's own tile may be covered"
    t.active(), t.hand()
    t.ends_clean()


def test_a_root_shambler_roots_whom_it_hits() -> None:
    t = table(
        side("Warden", 0, magick="thorn", summoned={"Root Shambler": 7}),
        side("Reaver", 8),
        phase=SPELL_PHASE,
        forced=True,
    )
    t.draws(0).act("attack with Root Shambler", "attack Reaver: 5 against 2").until(MOVE_PHASE, 1)
    assert t.moves() == []
    assert t.damage(1) == 1
    t.ends_clean()


# ---- Gloam ----


def test_veil_guards_from_afar() -> None:
    t = table(side("Warden", 0, magick="gloam", memories=["Veil"]), side("Lancer", 2), side("Reaver", 5))
    t.act("cast Veil").until(ATTACK_PHASE, 1)
    assert "attack Warden: 1 against 5" in t.offered, "2 tiles away: 3 + 2"
    t.until(ATTACK_PHASE, 2)
    assert "attack Warden: 4 against 2" in t.offered, "beside it"
    assert t.hand() == ["Veil"]
    t.ends_clean()


@pytest.mark.rule("crucible:ruling.bottom-edge")
@pytest.mark.parametrize(("at", "damage"), [(2, 2), (6, 1)])
def test_a_knife_in_the_dark_goes_deeper_through_the_bottom_edge(at: int, damage: int) -> None:
    t = table(
        side("Warden", 7, magick="gloam", memories=["Knife in the Dark"]),
        side("Mender", at),
        tiles={7: "The Chrysalys"},
        phase=ATTACK_PHASE,
        mana=False,
    )
    t.draws(4, 4).act("cast Knife in the Dark")
    assert t.damage(1) == damage
    used_up(t)


def test_pilfer_takes_an_item_with_what_it_does() -> None:
    t = table(
        side("Warden", 0, magick="gloam", memories=["Pilfer"]),
        side("Mender", 1, items=["Waxed Waders"]),
        phase=SPELL_PHASE,
    )
    t.draws(4, 4).act("cast Pilfer")
    assert (t.items(), t.items(1)) == (["Waxed Waders"], [])
    assert t.m.steps(t.card("Warden")) == 3
    assert t.m.steps(t.card("Mender")) == 3
    used_up(t)


def test_shadowstep_places_its_caster() -> None:
    t = table(
        side("Warden", 0, magick="gloam", memories=["Shadowstep"], deck=[]),
        side("Mender", 14),
        tiles={4: "Glowcap Grove"},
    )
    t.act("cast Shadowstep", "point at tile 5")
    assert t.at("Warden") == 4
    assert t.m.mana(0) == 3
    t.ground(0), t.removed, t.card("Glowcap Grove")
    assert t.hand() == []
    t.deck()
    t.ends_clean()


def test_creeping_dark_lowers_the_block_of_those_who_stand_there() -> None:
    t = table(
        side("Warden", 0, magick="gloam", memories=["Creeping Dark"]),
        side("Mender", 1),
        side("Reaver", 2),
        phase=SPELL_PHASE,
    )
    t.draws(0, 7, 7).act("cast Creeping Dark", "affect tile 1", "affect tile 2", "affect tile 7")
    t.until(ATTACK_PHASE, 2)
    assert "attack Mender: 3 against 2" in t.offered
    t.active(), t.hand()
    t.ends_clean()


@pytest.mark.parametrize(("at", "attack"), [(2, 7), (8, 5)])
def test_a_gloam_cat_comes_from_below(at: int, attack: int) -> None:
    t = table(side("Warden", 0, magick="gloam", summoned={"Gloam Cat": 7}), side("Mender", at), phase=SPELL_PHASE)
    t.draws(7).act("attack with Gloam Cat")
    assert t.log()[-1].startswith(f"Gloam Cat attacks Mender: {attack} against")
    t.ends_clean()


# ---- Dawn ----


@pytest.mark.parametrize(("drawn", "dies"), [(2, 0), (1, 1)])
def test_grace_adds_1_to_the_death_check(drawn: int, dies: int) -> None:
    t = table(
        side("Warden", 1, magick="dawn", memories=["Grace"], damage=3, deck=[]), side("Cutpurse", 14), phase=SPELL_PHASE
    )
    t.draws(drawn).act("cast Grace")
    if t.who == "Me" and t.m.turn == 2:
        t.until(MOVE_PHASE, 1) if not dies else t.act("end spell turn")
    assert t.m.deaths[0] == dies
    t.damage(), t.hand(), t.ground(1), t.removed
    t.ends_clean() if not dies else t.act("face north").ends_clean()


def test_sunlance_reaches_3_tiles() -> None:
    t = table(side("Warden", 0, magick="dawn", memories=["Sunlance"]), side("Mender", 3), phase=SPELL_PHASE)
    t.draws(4, 4).act("cast Sunlance")
    assert t.damage(1) == 1
    used_up(t)


def test_dazzle_flips() -> None:
    t = table(side("Warden", 0, magick="dawn", memories=["Dazzle"]), side("Mender", 3), phase=ATTACK_PHASE)
    t.draws(4, 4).act("cast Dazzle")
    assert t.facing("Mender") == SOUTH
    used_up(t)


@pytest.mark.parametrize(("held", "left"), [(5, 2), (2, 0)])
def test_absolve_discards_up_to_3_damage(held: int, left: int) -> None:
    t = table(
        side("Warden", 0, magick="dawn", memories=["Absolve"], damage=held), side("Mender", 14), phase=SPELL_PHASE
    )
    t.draws(7).act("cast Absolve")
    assert t.damage() == left
    used_up(t)


@pytest.mark.parametrize(("at", "left"), [(1, 1), (3, 2)])
def test_a_hallowed_ring_heals_its_caster_at_the_end_of_the_round(at: int, left: int) -> None:
    t = table(
        side("Warden", at, magick="dawn", fields={"Hallowed Ring": (0, 1, 2, 6)}, damage=2),
        side("Mender", 14),
        phase=CHECK,
        wait=True,
    )
    t.draws(7).begin()
    assert t.damage() == left
    t.ends_clean()


def test_a_lamp_saint_lights_its_owners_spells() -> None:
    t = table(
        side("Warden", 0, magick="dawn", memories=["Sunlance"], summoned={"Lamp Saint": 5}),
        side("Mender", 3),
        phase=SPELL_PHASE,
    )
    t.draws(3, 4).act("cast Sunlance")
    assert t.damage(1) == 1, "2 + 1 + 3 against 2 + 4"
    used_up(t)
