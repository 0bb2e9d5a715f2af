"""The Memories of Bone, Hour and Mirage."""

import pytest

from cardwright.games.crucible.values import ATTACK_PHASE, SPELL_PHASE
from cardwright.kernel.basics.grids import SOUTH
from tests.games.crucible.table import Table, side, table


def used_up(t: Table) -> None:
    """The Memory is under the deck."""
    assert t.hand() == []
    t.deck()
    t.ends_clean()


# ---- Bone ----


def test_leech_touch_hurts_and_heals() -> None:
    t = table(
        side("Warden", 0, magick="bone", memories=["Leech Touch"], damage=2), side("Mender", 1), phase=SPELL_PHASE
    )
    t.draws(4, 4, 7).act("cast Leech Touch")
    assert (t.damage(), t.damage(1)) == (1, 1)
    assert t.hand() == ["Leech Touch"]
    t.ends_clean()


def test_grave_chill_lowers_the_attack_for_the_round() -> None:
    t = table(side("Warden", 0, magick="bone", memories=["Grave Chill"]), side("Reaver", 1), phase=ATTACK_PHASE)
    t.draws(4, 4).act("cast Grave Chill").until(ATTACK_PHASE, 1)
    assert "attack Warden: 1 against 3" in t.offered
    t.until(ATTACK_PHASE, 1)
    assert "attack Warden: 3 against 3" in t.offered
    used_up(t)


@pytest.mark.parametrize(("held", "damage"), [(0, 1), (1, 3)])
def test_marrow_spike_hurts_the_hurt_more(held: int, damage: int) -> None:
    t = table(
        side("Warden", 0, magick="bone", memories=["Marrow Spike"]), side("Mender", 2, damage=held), phase=ATTACK_PHASE
    )
    t.draws(4, 4).act("cast Marrow Spike")
    assert t.damage(1) == damage
    used_up(t)


@pytest.mark.parametrize(("drawn", "dies"), [(2, 1), (3, 0)])
def test_doomsign_takes_2_from_the_death_check(drawn: int, dies: int) -> None:
    t = table(
        side("Ritualist", 0, magick="bone", memories=["Doomsign"]),
        side("Reaver", 2, damage=1, deck=[]),
        phase=SPELL_PHASE,
    )
    t.draws(7, 0, drawn).act("cast Doomsign")
    assert t.m.deaths[1] == dies
    if dies:
        t.act("face north")
    t.damage(1), t.ground(2), t.card("Reaver")
    used_up(t)


def test_ossuary_deals_2_damage() -> None:
    t = table(side("Warden", 0, magick="bone", memories=["Ossuary"]), side("Mender", 1), phase=SPELL_PHASE)
    t.draws(4, 4, 7, 7).act("cast Ossuary", "affect tile 2", "affect tile 3")
    assert t.damage(1) == 2
    t.active(), t.hand()
    t.ends_clean()


def test_a_bone_thrall_returns_to_its_owners_hand() -> None:
    t = table(
        side("Reaver", 7), side("Warden", 0, magick="bone", summoned={"Bone Thrall": 6}, deck=[]), phase=ATTACK_PHASE
    )
    t.draws(1).act("attack Bone Thrall: 3 against 4")
    assert t.hand(1) == ["Bone Thrall"]
    assert t.at("Bone Thrall") == -1
    t.ends_clean()


# ---- Hour ----


@pytest.mark.rule("crucible:ruling.few-destiny", "crucible:ruling.destiny-out")
def test_foresight_looks_at_what_is_there() -> None:
    t = table(side("Warden", 0, magick="hour", memories=["Foresight"]), side("Mender", 1))
    m = t.m
    for card in m.zones[m.first + 17][1:]:
        m.move(card, m.first + 18)
    t.act("cast Foresight")
    assert not [option for option in t.offered if option.startswith("put on top")], "one card has no order"
    assert len(m.zones[m.first + 17]) == 1
    t.until(ATTACK_PHASE)
    t.act("attack Mender: 4 against 3", "end move turn") if "end attack turn" in t.offered else None
    assert len(m.zones[m.first + 17]) + len(m.zones[m.first + 18]) == 32
    t.damage(1), t.damage()
    assert t.hand() == ["Foresight"]
    t.ends_clean()


def test_second_swing_allows_a_second_attack() -> None:
    t = table(side("Warden", 0, magick="hour", memories=["Second Swing"]), side("Mender", 1), phase=ATTACK_PHASE)
    t.act("cast Second Swing").draws(7, 0, 7, 0)
    t.act("attack Mender: 4 against 3", "attack Mender: 4 against 3")
    assert t.damage(1) == 2
    used_up(t)


def test_turn_back_the_glass_returns_a_memory() -> None:
    t = table(
        side("Warden", 0, magick="hour", memories=["Second Swing", "Turn Back the Glass"]),
        side("Mender", 14),
        phase=ATTACK_PHASE,
    )
    t.act("cast Second Swing")
    if t.m.phase != SPELL_PHASE:
        t.until(SPELL_PHASE)
    t.act("cast Turn Back the Glass")
    assert t.hand() == ["Second Swing"]
    t.deck()
    t.ends_clean()


def test_stolen_hour_takes_the_next_attack_but_no_spell() -> None:
    t = table(
        side("Ritualist", 0, magick="hour", memories=["Stolen Hour"]),
        side("Reaver", 1, magick="rime", memories=["Icicle"]),
        tiles={1: "Glowcap Grove"},
    )
    t.draws(7, 0).act("cast Stolen Hour").until(ATTACK_PHASE, 1)
    assert [text for text in t.offered if text != "end attack turn"] == ["cast Icicle"]
    t.until(ATTACK_PHASE, 1)
    assert "attack Ritualist: 3 against 2" in t.offered
    used_up(t)


@pytest.mark.rule("crucible:ruling.moved-midway")
def test_looping_ground_sends_back_who_enters() -> None:
    t = table(side("Reaver", 0, deck=[]), side("Ritualist", 14, magick="hour", fields={"Looping Ground": (2, 7)}))
    t.draws(7, 0).move(2).act("resist along the row first: 1 against 3")
    assert t.at("Reaver") == 1
    assert t.damage() == 1
    assert "move to tile 3" not in t.offered, "its move ends there"
    t.ground(0), t.ground(1), t.ground(2)
    t.ends_clean()


@pytest.mark.rule("crucible:ruling.leaving")
def test_looping_ground_leaves_the_tile_of_a_token_that_was_being_crossed() -> None:
    hour = side("Ritualist", 14, magick="hour", summoned={"Clockwork Moth": 1}, fields={"Looping Ground": (1, 6)})
    t = table(side("Cutpurse", 0, deck=[]), hour)
    under = t.ground(1)
    t.draws(7, 0).move(2).act("resist along the row first: 1 against 3")
    assert t.at("Cutpurse") == 0
    assert t.ground(1) == under, "a Monster may be the next tile"
    assert t.damage() == 2
    t.card("Clockwork Moth")
    t.ground(0)
    t.ends_clean()


def test_a_clockwork_moth_attacks_twice_where_it_does_not_move() -> None:
    t = table(side("Warden", 0, magick="hour", summoned={"Clockwork Moth": 6}), side("Mender", 7), phase=SPELL_PHASE)
    t.draws(7, 7, 7).act("attack with Clockwork Moth")
    assert "move Clockwork Moth" in t.offered
    t.act("attack with Clockwork Moth")
    assert "move Clockwork Moth" not in t.offered
    assert "attack with Clockwork Moth" not in t.offered
    t.ends_clean()
    t = table(side("Warden", 0, magick="hour", summoned={"Clockwork Moth": 6}), side("Mender", 7), phase=SPELL_PHASE)
    t.draws(7).act("move Clockwork Moth", "move to tile 2", "attack with Clockwork Moth")
    assert "attack with Clockwork Moth" not in t.offered
    t.card("Clockwork Moth")
    t.ends_clean()


# ---- Mirage ----


@pytest.mark.rule("crucible:ruling.words")
def test_nudge_moves_a_token_but_no_monster() -> None:
    t = table(
        side("Warden", 0, magick="mirage", memories=["Nudge"]),
        side("Mender", 2),
        tiles={1: "Bog Rat", 3: "Reed Stalker"},
    )
    t.draws(4, 4).act("cast Nudge")
    assert t.at("Mender") == 7
    assert t.hand() == ["Nudge"]
    t.ground(2), t.hand(1), t.deck(1)
    t.ends_clean()


def test_lost_thread_makes_its_target_forget_one() -> None:
    t = table(
        side("Warden", 0, magick="mirage", memories=["Lost Thread"]),
        side("Mender", 3, magick="dawn", memories=["Sunlance", "Dazzle"]),
        phase=SPELL_PHASE,
    )
    t.draws(4, 4).act("cast Lost Thread")
    assert len(t.hand(1)) == 1
    t.deck(1)
    used_up(t)


def test_false_opening_lets_only_the_lowest_block_count() -> None:
    t = table(side("Warden", 0, magick="mirage", memories=["False Opening"]), side("Mender", 1), phase=ATTACK_PHASE)
    t.draws(4, 4).act("cast False Opening")
    assert "attack Mender: 4 against 2" in t.offered
    used_up(t)


def test_puppet_strike_uses_the_puppets_edges() -> None:
    t = table(
        side("Ritualist", 2, magick="mirage", memories=["Puppet Strike"]),
        side("Reaver", 7),
        tiles={8: "Mudgill"},
        phase=ATTACK_PHASE,
    )
    t.tiles("Quiet Shallows").draws(7, 0, 2).act("cast Puppet Strike")
    assert t.points() == 1, "3 + 2 against 5, for the caster"
    t.trophies()
    used_up(t)


def test_hall_of_masks_flips_characters_and_makes_them_forget() -> None:
    t = table(
        side("Ritualist", 0, magick="mirage", memories=["Hall of Masks"]),
        side("Mender", 2, magick="dawn", memories=["Grace", "Dazzle"], summoned={"Lamp Saint": 1}),
        phase=SPELL_PHASE,
    )
    t.draws(7, 0).act("cast Hall of Masks", "affect tile 2", "affect tile 3", "affect tile 4")
    assert t.facing("Mender") == SOUTH
    assert t.hand(1) == ["Grace"]
    assert t.at("Lamp Saint") == 1
    assert t.damage(1) == 0
    t.deck(1), t.active(), t.hand()
    t.ends_clean()


@pytest.mark.parametrize(("token", "attack"), [("Warden", 6), ("Hexer", 5)])
def test_a_mirror_twin_attacks_like_its_owner_if_that_is_more(token: str, attack: int) -> None:
    t = table(side(token, 0, magick="mirage", summoned={"Mirror Twin": 7}), side("Mender", 8), phase=SPELL_PHASE)
    t.draws(7).act("attack with Mirror Twin")
    assert t.log()[-1].startswith(f"Mirror Twin attacks Mender: {attack} against")
    t.ends_clean()
