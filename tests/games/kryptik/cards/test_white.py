"""The white cards."""

import pytest

from cardwright.games.kryptik.questions import STEADFAST
from cardwright.games.kryptik.state import FIRST
from cardwright.games.kryptik.zones import ABOLISHED, DECK, HAND, LIMBO, ROW, ZONES
from tests.games.kryptik.table import WAIT, by_year, side, table


def test_wick_runner_takes_along_who_blocks_it() -> None:
    t = table(me=side(island=["Wick Runner"]), opponent=side(island=["Daybreak Giant", "Gate Porter"]))
    t.attack("Wick Runner", 1).block("Daybreak Giant").strike()
    assert t.mine == []
    assert t.theirs == ["Gate Porter"]
    assert t.limbo == ["Wick Runner"]
    assert t.enemy_limbo == ["Daybreak Giant"]
    t.ends_clean()


def test_gate_porter_makes_an_attacker_to_be_weary() -> None:
    t = by_year("Gate Porter", "Fog Pilot", me=side(island=["Fog Pilot"]))
    assert t.state("Fog Pilot").weary
    assert "use Fog Pilot" not in t.offered
    t.ends_clean()


def test_lantern_sergeant_helps_other_lampwrights() -> None:
    t = table(me=side(island=["Lantern Sergeant", "Gate Porter", "Reed Skiff"]), opponent=side(island=["Gate Porter"]))
    assert [t.m.defense(card) for card in t.m.citizens()] == [2, 3, 1, 2]
    t.ends_clean()


def test_oath_keeper_engages_an_enemy() -> None:
    t = table(
        me=side(hand=["Oath Keeper", WAIT], island=["Moss Boar"]), opponent=side(island=["Hired Hand", "Clay Sentry"])
    )
    t.cast("Oath Keeper").pick("aim at Clay Sentry").resolve()
    assert t.engaged("Clay Sentry")
    t.ends_clean()
    t = by_year("Oath Keeper", "Hired Hand", me=side(island=["Hired Hand"]))
    assert t.engaged("Hired Hand")
    t.ends_clean()


def test_street_mender_helps_another() -> None:
    t = table(me=side(island=["Street Mender", "Hired Hand"], hand=[WAIT]))
    t.use("Street Mender")
    assert t.stats("Hired Hand") == (2, 3)
    assert t.engaged("Street Mender")
    assert "use Street Mender" not in t.offered
    t.ends_clean()
    t = by_year("Street Mender", "Moss Boar")
    assert t.stats("Moss Boar") == (3, 5)
    t.ends_clean()


def test_bell_captain_gives_steadfast_for_the_turn() -> None:
    t = table(me=side(island=["Bell Captain", "Moss Boar"], hand=[WAIT]))
    t.pick("pass").resolve()
    assert t.m.has(t.find("Moss Boar"), STEADFAST)
    assert not t.m.has(t.find("Bell Captain"), STEADFAST)
    t.end_turn()
    assert not t.m.has(t.find("Moss Boar"), STEADFAST)
    t.look(1, HAND)
    t.ends_clean()


def test_pyre_witness_probes_for_another_that_died_with_it() -> None:
    t = table(me=side(island=["Pyre Witness", "Hired Hand"], deck=["Maul"]), opponent=side(hand=["Clean Sweep", WAIT]))
    t.end_turn()
    t.cast("Clean Sweep")
    assert t.mine == []
    t.pick("yes")
    assert sorted(t.limbo) == ["Hired Hand", "Maul", "Pyre Witness"]
    t.look(1, HAND, LIMBO)
    t.look(0, DECK)
    t.ends_clean()


def test_bulwark_crew_strikes_harder_when_it_blocks() -> None:
    t = table(me=side(island=["Moss Boar"], hand=[WAIT]), opponent=side(island=["Bulwark Crew"]))
    t.attack("Moss Boar", 1).block("Bulwark Crew").resolve()
    assert t.stats("Bulwark Crew") == (4, 6)
    t.strike()
    assert t.limbo == ["Moss Boar"]
    assert t.state("Bulwark Crew").damage == 3
    t.ends_clean()


@pytest.mark.parametrize(("name", "figures"), [("Lamplit Marshal", (4, 4)), ("Daybreak Giant", (5, 6))])
def test_lamplit_marshal_and_daybreak_giant_are_what_they_are(name: str, figures: tuple[int, int]) -> None:
    t = table(me=side(hand=[name], soul=2))
    t.cast(name)
    assert t.stats(name) == figures
    t.ends_clean()


def test_hold_the_line_helps_a_blocker() -> None:
    t = table(
        me=side(island=["Moss Boar"], hand=[WAIT]),
        opponent=side(island=["Bone Picker", "Hired Hand"], hand=["Hold the Line"]),
    )
    t.attack("Moss Boar", 1).block("Bone Picker").cast("Hold the Line").strike()
    assert t.theirs == ["Bone Picker", "Hired Hand"]
    assert t.limbo == ["Moss Boar"]
    assert t.state("Bone Picker").damage == 3
    t.end_turn()
    assert t.stats("Bone Picker") == (1, 1)
    assert t.state("Bone Picker").damage == 0, "it ends together with what kept it alive"
    t.look(1, LIMBO, HAND, DECK)
    t.ends_clean()


def test_sudden_watch_tires_and_draws() -> None:
    t = table(me=side(island=["Fog Pilot"]), opponent=side(hand=["Sudden Watch"], deck=["Maul", "Maul"]))
    t.pick("cast Sudden Watch").pick(t.offered[0]).resolve()
    assert t.state("Fog Pilot").weary
    assert t.enemy_hand == ["Maul"]
    t.look(1, LIMBO)
    t.ends_clean()


def test_blinding_flare_abolishes_an_attacker() -> None:
    t = table(me=side(island=["Moss Boar", "Hired Hand"]), opponent=side(hand=["Blinding Flare"]))
    assert "cast Blinding Flare" not in t.offered
    t.attack("Moss Boar", 1).cast("Blinding Flare")
    assert t.names(0, ABOLISHED) == ["Moss Boar"]
    t.look(1, LIMBO)
    t.ends_clean()


def test_light_the_streets_fills_the_row() -> None:
    t = table(me=side(hand=["Light the Streets"], deck=["Maul", "Maul"], row=["Hush"]))
    t.cast("Light the Streets")
    assert t.row(0)[:2] == ["Hush", "Maul"]
    t.ends_clean()


def test_common_cause_helps_those_who_are_there() -> None:
    t = table(me=side(hand=["Common Cause", "Hired Hand"], island=["Moss Boar"]), opponent=side(island=["Clay Sentry"]))
    t.cast("Common Cause").cast("Hired Hand")
    assert (t.stats("Moss Boar"), t.stats("Hired Hand"), t.stats("Clay Sentry")) == ((4, 3), (2, 1), (1, 5))
    t.ends_clean()


def test_clean_sweep_leaves_the_strong() -> None:
    t = table(me=side(hand=["Clean Sweep"], island=["Moss Boar"]), opponent=side(island=["Great Tusker", "Hired Hand"]))
    t.cast("Clean Sweep")
    assert (t.mine, t.theirs) == ([], ["Great Tusker"])
    t.look(0, LIMBO)
    t.look(1, LIMBO)
    t.ends_clean()
    t = by_year("Clean Sweep", me=side(island=["Hired Hand"]), opponent=side(island=["Clay Sentry"]))
    assert t.engaged("Hired Hand")
    assert not t.engaged("Clay Sentry")
    t.ends_clean()


def test_ilse_lets_others_stand_fast() -> None:
    t = table(me=side(island=["Ilse, First Lamp", "Moss Boar"]))
    assert [t.m.has(t.find(name), STEADFAST) for name in ("Ilse, First Lamp", "Moss Boar")] == [False, True]
    t.ends_clean()
    theirs = side(island=["Hired Hand"], engaged=["Hired Hand"])
    t = by_year("Ilse, First Lamp", opponent=theirs)
    assert not t.engaged("Hired Hand")
    t.ends_clean()


@pytest.mark.rule("kryptik:ruling.conditions")
@pytest.mark.parametrize(("row", "filled"), [(["Hush"] * 2, True), (["Hush"] * 3, False)])
def test_teodor_fills_a_short_row(row: list[str], filled: bool) -> None:
    t = table(me=side(hand=[WAIT]), opponent=side(island=["Teodor, Keeper of Wicks"], row=row, hand=[WAIT]))
    t.end_turn()
    assert t.m.phase == FIRST
    assert t.stack == ["Teodor, Keeper of Wicks"], "it goes on the pile in any case"
    t.resolve()
    assert t.m.row_size(1) == len(row) + filled
    t.look(1, DECK, HAND, *range(ROW, ZONES))
    t.ends_clean()
