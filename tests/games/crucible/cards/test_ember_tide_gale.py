"""The Memories of Ember, Tide and Gale."""

import pytest

from cardwright.games.crucible.values import ATTACK_PHASE, SPELL_PHASE
from tests.games.crucible.table import Table, side, table


def used_up(t: Table) -> None:
    """The Memory is under the deck."""
    assert t.hand() == []
    t.deck()
    t.ends_clean()


# ---- Ember ----


def test_cinder_flick_deals_1_damage_and_stays() -> None:
    t = table(side("Warden", 0, magick="ember", memories=["Cinder Flick"]), side("Mender", 2), phase=SPELL_PHASE)
    t.draws(4, 4).act("cast Cinder Flick")
    assert t.damage(1) == 1
    assert t.hand() == ["Cinder Flick"]
    t.ends_clean()


@pytest.mark.parametrize(("drawn", "damage"), [(2, 1), (1, 0)])
def test_flashburn_is_cast_with_2_more(drawn: int, damage: int) -> None:
    t = table(side("Warden", 0, magick="ember", memories=["Flashburn"]), side("Mender", 1), phase=ATTACK_PHASE)
    t.draws(drawn, 4).act("cast Flashburn")
    assert t.damage(1) == damage
    used_up(t)


def test_kindle_the_blade_adds_2_attack_this_turn() -> None:
    t = table(side("Warden", 0, magick="ember", memories=["Kindle the Blade"]), side("Mender", 1), phase=ATTACK_PHASE)
    assert "attack Mender: 4 against 3" in t.offered
    t.act("cast Kindle the Blade")
    assert "attack Mender: 6 against 3" in t.offered
    t.until(ATTACK_PHASE)
    assert "attack Mender: 4 against 3" in t.offered
    used_up(t)


def test_pyre_lance_deals_2_damage() -> None:
    t = table(side("Warden", 0, magick="ember", memories=["Pyre Lance"]), side("Mender", 3), phase=SPELL_PHASE)
    t.draws(4, 4).act("cast Pyre Lance")
    assert t.damage(1) == 2
    used_up(t)


def test_burning_ground_reaches_4_tiles() -> None:
    t = table(side("Warden", 0, magick="ember", memories=["Burning Ground"]), side("Mender", 4), phase=SPELL_PHASE)
    t.draws(4, 4).act("cast Burning Ground", "affect tile 3", "affect tile 4", "affect tile 5")
    assert t.damage(1) == 1
    assert t.active() == ["Burning Ground"]
    t.hand()
    t.ends_clean()


@pytest.mark.parametrize(("damage", "told"), [(0, "5 against 3"), (1, "6 against 3")])
def test_an_ash_hound_smells_damage(damage: int, told: str) -> None:
    t = table(
        side("Warden", 0, magick="ember", summoned={"Ash Hound": 7}),
        side("Mender", 8, damage=damage),
        phase=SPELL_PHASE,
    )
    t.draws(7).act("attack with Ash Hound")
    attack = told.partition(" ")[0]
    assert t.log()[-1] == f"Ash Hound attacks Mender: {attack} against 3 + 7 = 10, blocked."
    t.ends_clean()


# ---- Tide ----


def test_undertow_pulls_a_token() -> None:
    t = table(side("Warden", 0, magick="tide", memories=["Undertow"]), side("Mender", 2))
    t.draws(4, 4).act("cast Undertow")
    assert t.at("Mender") == 1
    assert t.hand() == ["Undertow"]
    t.ground(2)
    t.ends_clean()


def test_rinse_the_wound_discards_a_damage() -> None:
    t = table(
        side("Warden", 0, magick="tide", memories=["Rinse the Wound"], damage=2), side("Mender", 14), phase=SPELL_PHASE
    )
    t.act("cast Rinse the Wound")
    assert t.damage() == 1
    used_up(t)
    t = table(side("Warden", 0, magick="tide", memories=["Rinse the Wound"]), side("Mender", 14), phase=SPELL_PHASE)
    assert "cast Rinse the Wound" not in t.offered, "it would do nothing"
    t.ends_clean()


def test_breaker_hurts_and_pushes() -> None:
    t = table(side("Warden", 0, magick="tide", memories=["Breaker"]), side("Mender", 1), phase=ATTACK_PHASE)
    t.draws(4, 4).act("cast Breaker")
    assert t.damage(1) == 1
    assert t.at("Mender") == 2
    t.ground(1)
    used_up(t)


def test_drown_the_word_silences_until_the_end_of_the_next_spell_turn() -> None:
    t = table(
        side("Ritualist", 0, magick="tide", memories=["Drown the Word"]),
        side("Mender", 1, magick="dawn", memories=["Grace", "Dazzle"]),
        tiles={1: "Whisper Reeds"},
        phase=SPELL_PHASE,
        forced=True,
    )
    t.draws(7, 0).act("cast Drown the Word", "aim at Mender").until(SPELL_PHASE, 1)
    assert t.offered == ["end spell turn"]
    assert t.m.why_not(1, t.card("Grace")) == "Your character cannot cast spells now."
    t.until(ATTACK_PHASE, 1)
    assert "cast Dazzle" in t.offered
    used_up(t)


def test_rising_water_halts_who_enters() -> None:
    t = table(
        side("Cutpurse", 10),
        side("Warden", 2, magick="tide", fields={"Rising Water": (0, 5, 6, 11)}),
    )
    assert t.moves() == [5, 11], "no way leads through"
    t.draws(0, 7).move(5).act("resist along the column first: 1 against 2")
    assert t.at("Cutpurse") == 5
    t.ground(10)
    t.ends_clean()


def test_a_brine_warden_shields_its_owner_nearby() -> None:
    t = table(side("Reaver", 8), side("Warden", 7, magick="tide", summoned={"Brine Warden": 2}), phase=ATTACK_PHASE)
    assert "attack Warden: 3 against 4" in t.offered
    t.ends_clean()
    t = table(side("Reaver", 8), side("Warden", 7, magick="tide", summoned={"Brine Warden": 1}), phase=ATTACK_PHASE)
    assert "attack Warden: 3 against 3" in t.offered
    t.ends_clean()


# ---- Gale ----


def test_tailwind_adds_a_step() -> None:
    t = table(side("Warden", 0, magick="gale", memories=["Tailwind"]), side("Mender", 14))
    assert 3 not in t.moves()
    t.act("cast Tailwind")
    assert 3 in t.moves()
    assert t.hand() == ["Tailwind"]
    t.ends_clean()


@pytest.mark.parametrize(("pick", "place"), [("put at tile 3", 2), ("put at tile 4", 3), ("done", 1)])
def test_gust_pushes_as_far_as_its_caster_likes(pick: str, place: int) -> None:
    t = table(side("Warden", 0, magick="gale", memories=["Gust"]), side("Mender", 1))
    t.draws(4, 4).act("cast Gust", pick)
    assert t.at("Mender") == place
    t.ground(1), t.ground(2), t.ground(3)
    used_up(t)


def test_featherstep_moves_in_the_attack_phase() -> None:
    t = table(side("Warden", 0, magick="gale", memories=["Featherstep"]), side("Mender", 14), phase=ATTACK_PHASE)
    t.act("cast Featherstep", "go to tile 3")
    assert t.at("Warden") == 2
    t.ground(0), t.removed
    used_up(t)


def test_cyclone_swap_swaps_two_characters() -> None:
    t = table(side("Warden", 0, magick="gale", memories=["Cyclone Swap"]), side("Mender", 4, deck=[]))
    t.draws(7, 0).act("cast Cyclone Swap")
    assert (t.at("Warden"), t.at("Mender")) == (4, 0)
    assert t.damage(1) == 1, "from the Black Mirror Mere"
    t.card("Black Mirror Mere")
    used_up(t)


def test_dust_devil_hurts_and_pushes_who_stands_there() -> None:
    t = table(side("Warden", 0, magick="gale", memories=["Dust Devil"]), side("Mender", 2), phase=SPELL_PHASE)
    t.draws(4, 4).act("cast Dust Devil", "affect tile 2", "affect tile 3")
    assert t.damage(1) == 1
    assert t.at("Mender") == 3
    t.ground(2), t.active(), t.hand()
    t.ends_clean()
    t = table(side("Warden", 0, magick="gale", memories=["Dust Devil"]), side("Mender", 2), phase=SPELL_PHASE)
    t.draws(4, 4, 4, 4).act("cast Dust Devil", "affect tile 3", "affect tile 4")
    assert t.damage(1) == 2, "it was pushed on a tile that the Spell covers too, and entered it"
    assert t.at("Mender") == 4
    t.ground(2), t.ground(3), t.active(), t.hand()
    t.ends_clean()


def test_a_kite_drake_flies_over_all() -> None:
    t = table(
        side("Warden", 14, magick="gale", summoned={"Kite Drake": 0}),
        side("Mender", 1),
        tiles={5: "Bog Rat"},
        phase=SPELL_PHASE,
    )
    t.act("move Kite Drake")
    assert t.moves() == [2, 3, 4, 6, 7, 8, 10, 11, 12]
    t.move(2)
    assert t.at("Kite Drake") == 2
    t.ends_clean()
