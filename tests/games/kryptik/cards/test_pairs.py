"""The cards of two colors, and those without."""

import pytest

from cardwright.games.kryptik.questions import EAGER, SIDESTEP, TOXIC
from cardwright.games.kryptik.zones import ABOLISHED, ATTACHED, DECK, HAND, LIMBO, SOUL, ZONES
from tests.games.kryptik.table import WAIT, by_year, side, table


def test_courier_gull_attacks_and_stays_ready() -> None:
    t = table(me=side(island=["Courier Gull"], hand=[WAIT]), opponent=side(island=["Hired Hand"]))
    t.attack("Courier Gull", 1).block().strike().pick("put it into your hand")
    assert not t.engaged("Courier Gull")
    t.row(1)
    t.look(1, HAND)
    t.ends_clean()


def test_harbor_magistrate_silences_spells_in_ones_combat() -> None:
    t = table(
        me=side(island=["Harbor Magistrate", "Moss Boar"], hand=[WAIT]),
        opponent=side(row=["Slip Away", "Reed Skiff"], hand=["Wither"]),
    )
    t.attack("Harbor Magistrate", 1).block().strike()
    assert t.offered == ["use its 11 year ability", "put it into your hand"]
    t.pick("put it into your hand").attack("Moss Boar", 2).block().strike()
    assert "cast it for its 11 year cost" in t.offered, "citizens may be cast"
    t.pick("put it into your hand")
    t.row(1)
    t.look(1, HAND)
    t.ends_clean()


def test_recess_tires_up_to_two() -> None:
    t = table(me=side(island=["Fog Pilot", "Hired Hand"]), opponent=side(hand=["Recess"]))
    t.pick("cast Recess", "aim at Fog Pilot", "aim at Hired Hand").resolve()
    assert t.state("Fog Pilot").weary
    assert t.state("Hired Hand").weary
    t.look(1, LIMBO)
    t.ends_clean()


def test_salvage_diver_probes() -> None:
    t = table(me=side(island=["Salvage Diver"], deck=["Maul"]), opponent=side(row=["Bramble Behemoth"], soul=0))
    t.attack("Salvage Diver", 1).strike().pick("yes")
    assert t.limbo == ["Maul"]
    t.row(1)
    t.look(1, HAND)
    t.ends_clean()


def test_drowned_choirmaster_spends_citizens() -> None:
    t = table(
        me=side(island=["Drowned Choirmaster"], limbo=["Maul", "Moss Boar"], hand=[WAIT]),
        opponent=side(island=["Clay Sentry"]),
    )
    t.use("Drowned Choirmaster")
    assert t.stats("Clay Sentry") == (0, 4)
    assert t.limbo == ["Maul"]
    t.look(0, ABOLISHED)
    t.ends_clean()


def test_drowned_choirmaster_has_to_be_paid_too() -> None:
    t = table(
        me=side(island=["Drowned Choirmaster"], limbo=["Moss Boar"], hand=[WAIT], soul=0),
        opponent=side(island=["Clay Sentry"]),
    )
    assert t.offered == ["put Hush into your soul row", "pass"]
    t.ends_clean()


def test_erase_the_name_silences_before_it_shrinks() -> None:
    t = table(me=side(island=["Bone Picker", "Hired Hand"]), opponent=side(hand=["Erase the Name"]))
    t.cast("Erase the Name", "Bone Picker")
    assert t.mine == ["Hired Hand"]
    assert t.stats("Hired Hand") == (2, 1)
    t.look(0, LIMBO)
    t.look(1, LIMBO)
    t.ends_clean()


def test_last_rites_friar_returns_a_citizen_of_cost_one() -> None:
    t = table(
        me=side(island=["Last Rites Friar"], limbo=["Reed Skiff", "Moss Boar"], hand=["Feast", WAIT], deck=["Maul"] * 3)
    )
    t.cast("Feast").resolve()
    assert "Reed Skiff" in t.hand
    t.look(0, LIMBO)
    t.ends_clean()


def test_hooded_almoner_buries_another_for_a_row_card() -> None:
    t = table(me=side(island=["Hooded Almoner", "Hired Hand"], deck=["Maul"], row=["Hush"], hand=[WAIT]))
    t.use("Hooded Almoner")
    assert t.row(0)[:2] == ["Hush", "Maul"]
    assert t.limbo == ["Hired Hand"]
    t.ends_clean()


def test_bury_the_past_is_remembered() -> None:
    t = table(me=side(hand=["Bury the Past", "Maul", "Snarl"], row=["Hush"], deck=["Feast"]))
    t.pick("cast Bury the Past")
    t.pick(next(text for text in t.offered if "draw a card" in text)).resolve().pick("choose Maul").resolve()
    assert t.row(0)[:2] == ["Hush", "Maul"]
    assert t.m.known[t.find("Maul")] == 1, "its owner knows it, and nobody else"
    assert t.hand == ["Feast", "Snarl"]
    t.look(0, LIMBO)
    t.ends_clean()


def test_rot_gardener_grows_with_what_is_attached() -> None:
    t = table(me=side(hand=["Rot Gardener", WAIT], limbo=["Maul"]), opponent=side(limbo=["Snarl"]))
    t.cast("Rot Gardener").pick("aim at Snarl").resolve()
    assert t.stats("Rot Gardener") == (3, 3)
    assert t.names(1, ATTACHED) == ["Snarl"], "with its owner"
    t.ends_clean()


def test_carrion_stag_poisons_from_the_row() -> None:
    t = by_year("Carrion Stag", "Moss Boar")
    assert t.m.has(t.find("Moss Boar"), TOXIC)
    t.ends_clean()


def test_feast_draws_two() -> None:
    t = table(me=side(hand=["Feast"], island=["Hired Hand"], deck=["Maul"] * 3))
    t.cast("Feast")
    assert t.hand == ["Maul", "Maul"]
    t.look(0, LIMBO)
    t.ends_clean()


def test_reef_ranger_slips_past_with_another() -> None:
    t = table(me=side(island=["Reef Ranger"]))
    assert not t.m.has(t.find("Reef Ranger"), SIDESTEP)
    t.ends_clean()
    t = table(me=side(island=["Reef Ranger", "Moss Boar"]))
    assert t.m.has(t.find("Reef Ranger"), SIDESTEP)
    t.ends_clean()


def test_monsoon_elk_looks_as_it_attacks() -> None:
    t = table(me=side(island=["Monsoon Elk"], hand=[WAIT], row=[]), opponent=side(row=["Hush", "Maul"]))
    t.attack("Monsoon Elk", 1).pick("aim at place 2 of Opponent").resolve()
    assert t.m.known[t.find("Maul")] == 1
    t.ends_clean()


def test_spring_flood_returns_and_grows() -> None:
    t = table(me=side(hand=["Spring Flood", WAIT], deck=["Maul"]), opponent=side(island=["Hired Hand"]))
    t.pick("cast Spring Flood").pick(t.offered[0]).resolve()
    assert t.enemy_hand == ["Hired Hand"]
    assert t.engaged("Maul")
    t.look(0, LIMBO, SOUL)
    t.ends_clean()


@pytest.mark.rule("kryptik:combat.begin-triggers")
def test_festival_drummer_drums_at_the_beginning_of_combat() -> None:
    t = table(me=side(island=["Festival Drummer", "Moss Boar"], hand=[WAIT]))
    t.pick("pass").resolve()
    assert (t.stats("Festival Drummer"), t.stats("Moss Boar")) == ((3, 2), (4, 2))
    t.ends_clean()


@pytest.mark.rule("kryptik:combat.end-triggers")
def test_stone_herd_rises_at_the_end_of_combat() -> None:
    t = table(me=side(island=["Stone Herd"], hand=[WAIT]), opponent=side(row=["Bramble Behemoth"], soul=0))
    t.attack("Stone Herd", 1).strike()
    t.pick("yes").resolve()
    assert not t.engaged("Stone Herd")
    t.row(1)
    t.look(1, HAND)
    t.ends_clean()


def test_harvest_muster_casts_for_free() -> None:
    t = table(me=side(hand=["Harvest Muster", "Great Tusker", "Bramble Behemoth"], deck=["Maul"], soul=1))
    t.pick("cast Harvest Muster").pick(next(text for text in t.offered if "draw a card" in text)).resolve()
    assert t.offered == ["choose Great Tusker", "done"]
    t.pick("choose Great Tusker").resolve()
    assert t.mine == ["Great Tusker"]
    assert t.hand == ["Bramble Behemoth", "Maul"]
    t.look(0, LIMBO)
    t.ends_clean()


def test_hired_hand_draws_from_the_row() -> None:
    t = by_year("Hired Hand", opponent=side(deck=["Maul"]))
    assert t.enemy_hand == ["Maul"]
    t.ends_clean()


def test_clay_sentry_does_not_attack() -> None:
    t = table(me=side(island=["Clay Sentry", "Hired Hand"]))
    t.to_attack()
    assert t.offered == ["attack with Hired Hand", "no attack"]
    assert "Clay Sentry says that Clay Sentry cannot attack now." in t.m.why_not(0, t.find("Clay Sentry"))
    t.ends_clean()
    t = by_year("Clay Sentry", "Hired Hand", me=side(island=["Hired Hand"]))
    assert "attack with Hired Hand" not in t.offered
    t.ends_clean()


def test_brass_hauler_hurries_late() -> None:
    t = table(me=side(weary=["Brass Hauler"]), opponent=side(row=["Hush"] * 2))
    assert t.m.has(t.find("Brass Hauler"), EAGER)
    t.ends_clean()
    t = table(me=side(weary=["Brass Hauler"], hand=[WAIT]), opponent=side(row=["Hush"] * 3))
    assert not t.m.has(t.find("Brass Hauler"), EAGER)
    t.ends_clean()


def test_wandering_judge_abolishes_an_overlord_or_nobody() -> None:
    t = table(me=side(hand=["Wandering Judge", WAIT], soul=2), opponent=side(island=["Sexton Maude", "Hired Hand"]))
    t.cast("Wandering Judge").pick("aim at Sexton Maude").resolve()
    assert t.names(1, ABOLISHED) == ["Sexton Maude"]
    t.ends_clean()
    t = table(me=side(hand=["Wandering Judge", WAIT], soul=2), opponent=side(island=["Hired Hand"]))
    t.cast("Wandering Judge")
    assert t.theirs == ["Hired Hand"]
    t.ends_clean()


def test_final_reckoning_ends_it() -> None:
    t = table(me=side(hand=["Final Reckoning"], soul=2, deck=["Maul"]), opponent=side(row=[]))
    t.pick("cast Final Reckoning").pick(next(text for text in t.offered if "draw a card" in text)).resolve()
    assert t.m.over
    t.look(0, LIMBO, HAND, DECK)
    t.look(1, *range(ZONES))
    t.ends_clean()


def test_empty_the_calendar_destroys_all_rows() -> None:
    t = table(me=side(hand=["Empty the Calendar"], soul=2, row=["Hush"]), opponent=side(row=["Hush"] * 2, soul=0))
    t.cast("Empty the Calendar").pick(t.offered[0]).resolve()
    assert (t.m.row_size(0), t.m.row_size(1)) == (0, 0)
    assert (t.hand, t.enemy_hand) == (["Hush"], ["Hush", "Hush"])
    t.row(0)
    t.row(1)
    t.look(0, LIMBO)
    t.ends_clean()
