"""The blue cards."""

import pytest

from cardwright.games.kryptik.questions import SIDESTEP
from cardwright.games.kryptik.words import vocabulary as v
from cardwright.games.kryptik.zones import DECK, HAND, LIMBO
from tests.games.kryptik.table import WAIT, by_year, made, side, table


def test_reed_skiff_costs_nothing_from_the_row() -> None:
    t = table(me=side(island=["Moss Boar"]), opponent=side(row=["Reed Skiff"], soul=0))
    t.attack("Moss Boar", 1).pick("cast it for its 11 year cost").resolve()
    assert t.theirs == ["Reed Skiff"]
    t.row(1)
    t.ends_clean()


def test_tide_reader_looks_at_one_card_of_ones_own() -> None:
    t = table(me=side(hand=["Tide Reader", WAIT], row=["Maul", "Snarl"]))
    t.cast("Tide Reader").pick("aim at place 2 of Me").resolve()
    assert [t.m.known[card] for card in t.m.row_cards(0)] == [0, 1]
    t.ends_clean()
    t = by_year("Tide Reader", opponent=side(deck=["Maul"]))
    t.pick("yes")
    assert sorted(t.enemy_limbo) == ["Maul", "Tide Reader"]
    t.ends_clean()


def test_fog_pilot_gives_sidestep() -> None:
    t = table(me=side(island=["Fog Pilot", "Moss Boar"]), opponent=side(island=["Hired Hand"]))
    t.use("Fog Pilot", "aim at Moss Boar")
    assert t.m.has(t.find("Moss Boar"), SIDESTEP)
    assert t.engaged("Fog Pilot")
    t.ends_clean()


def test_glass_diver_takes_abilities_away() -> None:
    t = by_year("Glass Diver", "Salvage Diver", me=side(island=["Salvage Diver"]))
    assert t.m.is_blank(t.find("Salvage Diver"))
    t.ends_clean()


def test_ledger_thief_draws_for_one() -> None:
    for answer, hand in (("yes", ["Maul"]), ("no", [])):
        t = table(
            me=side(island=["Ledger Thief"], deck=["Maul", "Snarl"], soul=1), opponent=side(row=["Bramble Behemoth"])
        )
        t.attack("Ledger Thief", 1).strike().pick(answer).resolve()
        assert t.hand == hand
        t.row(1)
        t.look(1, HAND)
        t.ends_clean()


def test_current_warden_goes_home() -> None:
    t = table(me=side(island=["Current Warden"], hand=[WAIT]))
    t.use("Current Warden")
    assert t.hand == ["Current Warden", WAIT]
    t.ends_clean()
    t = by_year("Current Warden", "Hired Hand", me=side(island=["Hired Hand"]))
    assert t.hand == ["Hired Hand", WAIT]
    t.ends_clean()


@pytest.mark.rule("kryptik:ruling.left-ability")
def test_current_warden_is_not_fetched_from_where_it_has_gone() -> None:
    t = table(me=side(island=["Current Warden", "Pale Nurse"], hand=[WAIT], deck=["Maul"]), opponent=side(hand=[WAIT]))
    t.pick("use Current Warden").pick("pass")
    t.pick("use Pale Nurse").resolve()
    assert (t.hand, t.limbo, t.mine) == ([WAIT, "Maul"], ["Current Warden"], ["Pale Nurse"])
    t.ends_clean()


def test_mirror_gull_probes_as_it_enters() -> None:
    t = table(me=side(hand=["Mirror Gull", WAIT], deck=["Maul", "Snarl", "Feast"]))
    t.cast("Mirror Gull").pick("yes", "discard Snarl")
    assert sorted(t.limbo) == ["Maul", "Snarl"]
    assert t.hand == [WAIT]
    t.ends_clean()


def test_storm_cellist_engages_for_each_spell() -> None:
    t = table(me=side(island=["Storm Cellist"], hand=["Snarl", "Hired Hand"]), opponent=side(island=["Clay Sentry"]))
    t.cast("Hired Hand")
    assert not t.engaged("Clay Sentry"), "it is no spell"
    t.cast("Snarl", "Hired Hand")
    assert t.engaged("Clay Sentry")
    assert t.stats("Hired Hand") == (5, 2)
    t.look(0, LIMBO)
    t.ends_clean()


def test_undertow_broker_takes_the_weak() -> None:
    t = table(me=side(hand=["Undertow Broker", WAIT]), opponent=side(island=["Moss Boar"]))
    t.cast("Undertow Broker")
    assert t.mine == ["Undertow Broker"], "nobody is weak enough"
    t.ends_clean()


def test_leviathan_calf_is_blocked_by_the_strong_alone() -> None:
    t = table(me=side(island=["Leviathan Calf"]), opponent=side(island=["Hired Hand", "Moss Boar"]))
    t.attack("Leviathan Calf", 1)
    assert t.offered == ["block with Moss Boar", "done"]
    assert "Leviathan Calf says that Hired Hand cannot block" in t.m.why_not(1, t.find("Hired Hand"))
    t.block("Moss Boar").strike()
    assert t.enemy_limbo == ["Moss Boar"]
    t.ends_clean()


def test_not_so_fast_counters_citizens_too() -> None:
    t = table(me=side(hand=["Moss Boar"]), opponent=side(hand=["Not So Fast"]))
    t.pick("cast Moss Boar").cast("Not So Fast")
    assert (t.mine, t.limbo) == ([], ["Moss Boar"])
    t.look(1, LIMBO)
    t.ends_clean()


@pytest.mark.rule("kryptik:counter.card", "kryptik:ruling.eleven-year-ability")
def test_not_so_fast_counters_a_card_whose_11_year_ability_is_used() -> None:
    t = table(
        me=side(island=["Moss Boar"], hand=["Not So Fast", "Hush"]),
        opponent=side(row=["Hired Hand"], deck=["Snarl"], hand=[WAIT]),
    )
    t.attack("Moss Boar", 1).pick("use its 11 year ability")
    assert t.offered == ["cast Not So Fast", "cast Hush", "pass"]
    t.cast("Not So Fast")
    assert (t.enemy_hand, t.enemy_limbo) == ([WAIT], ["Hired Hand"])
    t.row(1)
    t.ends_clean()


@pytest.mark.rule("kryptik:counter.only-cast", "kryptik:ruling.effects")
def test_what_is_not_cast_is_not_countered() -> None:
    no = made("Deny", v.does(v.counter_effect))
    t = table(
        me=side(hand=["Second Shift", "Moss Boar", "Hired Hand"], limbo=["Tomb Courier"]),
        opponent=side(hand=["Not So Fast", no]),
    )
    t.pick("put Hired Hand into your soul row")
    assert t.asked == "Me"
    t.pick("cast Moss Boar")
    assert "cast Not So Fast" in t.offered
    assert f"cast {no}" not in t.offered, "a citizen that is cast is no effect"
    t.resolve().pick("cast Second Shift")
    assert {"cast Not So Fast", f"cast {no}"} <= {*t.offered}
    t.resolve()
    assert t.mine == ["Moss Boar", "Tomb Courier"]
    t.look(0, LIMBO)
    t.ends_clean()


def test_hush_counters_abilities_alone() -> None:
    t = table(me=side(hand=["Wither"], island=["Fog Pilot"]), opponent=side(hand=["Hush"], island=["Clay Sentry"]))
    t.pick("cast Wither", "aim at Clay Sentry")
    assert "cast Hush" not in t.offered
    t.resolve().pick("use Fog Pilot", "aim at Fog Pilot").cast("Hush")
    assert not t.m.has(t.find("Fog Pilot"), SIDESTEP)
    assert t.stats("Clay Sentry") == (0, 3)
    t.look(0, LIMBO)
    t.look(1, LIMBO)
    t.ends_clean()


def test_slip_away_from_the_row_may_take_nobody() -> None:
    t = by_year("Slip Away", "done", me=side(island=["Hired Hand"]))
    assert t.mine == ["Moss Boar", "Hired Hand"]
    t.ends_clean()


def test_sound_the_depths_and_study_the_wreck_from_the_row() -> None:
    t = by_year("Sound the Depths", opponent=side(deck=["Maul"]))
    t.pick("no")
    assert t.enemy_hand == []
    t.ends_clean()
    t = by_year("Study the Wreck", opponent=side(deck=["Maul"]))
    assert t.enemy_hand == ["Maul"]
    t.ends_clean()


def test_change_of_hands_is_for_good() -> None:
    t = table(me=side(hand=["Change of Hands", WAIT]), opponent=side(island=["Moss Boar"]))
    t.cast("Change of Hands").end_turn()
    assert t.mine == ["Moss Boar"]
    t.look(1, HAND)
    t.ends_clean()


def test_nerys_looks_at_the_hand_of_whom_she_hits() -> None:
    t = table(me=side(island=["Nerys, the Quiet Current"], hand=[WAIT]), opponent=side(row=["Hush"], hand=["Maul"]))
    t.attack("Nerys, the Quiet Current", 1).strike()
    assert t.m.known[t.find("Maul")] & 1
    t.row(1)
    t.look(1, HAND)
    t.ends_clean()


def test_admiral_quill_sends_all_others_home() -> None:
    t = table(me=side(hand=["Admiral Quill"], island=["Moss Boar"], soul=2), opponent=side(island=["Hired Hand"]))
    t.cast("Admiral Quill")
    assert (t.mine, t.theirs) == (["Admiral Quill"], [])
    assert (t.hand, t.enemy_hand) == (["Moss Boar"], ["Hired Hand"])
    t.ends_clean()
    t = by_year("Admiral Quill", "Moss Boar", opponent=side(soul=0))
    assert t.hand == [WAIT, "Moss Boar"]
    t.look(0, DECK)
    t.ends_clean()
