"""The green cards."""

import pytest

from cardwright.games.kryptik.questions import RAVENOUS, TENACIOUS
from cardwright.games.kryptik.state import FIRST
from cardwright.games.kryptik.zones import DECK, HAND, LIMBO, SOUL
from tests.games.kryptik.table import WAIT, by_year, side, table


def test_briar_pup_bites_from_the_row_and_poisons_from_the_island() -> None:
    t = by_year("Briar Pup", "Moss Boar")
    assert t.stats("Moss Boar") == (5, 2)
    t.ends_clean()
    t = table(me=side(island=["Briar Pup"]), opponent=side(island=["Daybreak Giant", "Gate Porter"]))
    t.attack("Briar Pup", 1).block("Daybreak Giant").strike()
    assert t.mine == []
    assert t.theirs == ["Gate Porter"]
    assert t.limbo == ["Briar Pup"]
    assert t.enemy_limbo == ["Daybreak Giant"]
    t.ends_clean()


@pytest.mark.rule("kryptik:energy.no-pile")
def test_sap_tapper_pays() -> None:
    t = table(me=side(island=["Sap Tapper"], hand=["Briar Pup"], soul=0))
    t.cast("Briar Pup")
    assert t.mine == ["Sap Tapper", "Briar Pup"]
    assert t.engaged("Sap Tapper")
    t.ends_clean()
    t = by_year("Sap Tapper", opponent=side(deck=["Maul"], soul=0))
    assert t.names(1, SOUL) == ["Maul"]
    assert not t.engaged("Maul")
    t.ends_clean()


def test_moss_boar_and_hedge_runner_are_what_they_are() -> None:
    t = table(me=side(hand=["Moss Boar", "Hedge Runner"]))
    t.cast("Moss Boar").cast("Hedge Runner").to_attack()
    assert t.offered == ["attack with Hedge Runner", "no attack"]
    assert t.stats("Moss Boar") == (3, 2)
    t.ends_clean()


def test_trail_singer_helps_other_thornfolk() -> None:
    t = table(me=side(island=["Trail Singer", "Moss Boar", "Hired Hand"]))
    assert [t.m.attack(card) for card in t.m.citizens()] == [1, 4, 2]
    t.ends_clean()
    t = by_year("Trail Singer", opponent=side(island=["Hired Hand"]))
    assert t.stats("Hired Hand") == (3, 1)
    t.ends_clean()


def test_root_wrestler_blocks_sidestep() -> None:
    t = table(me=side(island=["Reed Skiff"]), opponent=side(island=["Root Wrestler"]))
    t.attack("Reed Skiff", 1).block("Root Wrestler").strike()
    assert t.limbo == ["Reed Skiff"]
    t.ends_clean()


@pytest.mark.rule("kryptik:search", "kryptik:search.shuffle")
def test_thicket_twins_find_each_other() -> None:
    t = table(me=side(hand=["Thicket Twins", WAIT], deck=["Maul", "Thicket Twins", "Snarl"]))
    t.cast("Thicket Twins").pick("choose Thicket Twins")
    assert t.hand == [WAIT, "Thicket Twins"]
    assert "You shuffle your deck." in t.m.log(0)
    assert [t.m.known[card] for card in t.m.deck(0)] == [0, 0]
    t.look(0, DECK)
    t.ends_clean()


def test_great_tusker_and_bramble_behemoth_are_what_they_are() -> None:
    t = table(
        me=side(island=["Great Tusker"], hand=[WAIT]), opponent=side(island=["Bramble Behemoth"], row=["Hush"] * 3)
    )
    t.attack("Great Tusker", 1, 3)
    assert not t.blocking
    t.block().strike()
    assert t.row(1)[:3] == ["", "Hush", ""]
    t.pick(t.offered[0]).resolve()
    assert t.enemy_hand == ["Hush", "Hush"]
    t.ends_clean()


def test_orchard_titan_grows_on_its_own_turn() -> None:
    t = table(me=side(hand=[WAIT]), opponent=side(island=["Orchard Titan"], hand=[WAIT]))
    assert t.stats("Orchard Titan") == (4, 5)
    t.end_turn()
    assert t.m.phase == FIRST
    t.resolve()
    assert t.stats("Orchard Titan") == (5, 6)
    t.look(1, HAND)
    t.ends_clean()
    t = by_year("Orchard Titan", opponent=side(island=["Hired Hand"]))
    assert t.stats("Hired Hand") == (4, 3)
    t.ends_clean()


def test_snarl_is_strength() -> None:
    t = table(me=side(hand=["Snarl", WAIT], island=["Moss Boar"]))
    t.cast("Snarl")
    assert t.stats("Moss Boar") == (6, 3)
    t.look(0, LIMBO)
    t.ends_clean()


@pytest.mark.rule("kryptik:ruling.toxic-effects", "kryptik:target.declared", "kryptik:target.island")
@pytest.mark.rule("kryptik:island.targets")
def test_maul_with_a_toxic_citizen_kills_a_giant() -> None:
    t = table(me=side(hand=["Maul", WAIT], island=["Cellar Viper"]), opponent=side(island=["Daybreak Giant"]))
    t.cast("Maul")
    assert t.enemy_limbo == ["Daybreak Giant"]
    t.look(0, LIMBO)
    t.ends_clean()
    t = table(me=side(hand=["Maul", WAIT], island=["Moss Boar"]))
    assert "cast Maul" not in t.offered, "it takes two"
    t.ends_clean()
    t = table(
        me=side(hand=["Maul"], island=["Moss Boar"]), opponent=side(island=["Clay Sentry"], hand=["Feast", "Slip Away"])
    )
    t.pick("cast Maul").pick("cast Slip Away", "aim at Moss Boar", "done").resolve()
    assert t.state("Clay Sentry").damage == 0, "with either target gone nothing happens"
    t.look(0, HAND, LIMBO)
    t.look(1, LIMBO)
    t.ends_clean()


def test_uproot_detaches_and_silences() -> None:
    theirs = side(island=["Rot Gardener", "Moss Boar"], under=[("Maul", "Rot Gardener")])
    t = table(me=side(hand=["Uproot"], deck=["Snarl"]), opponent=theirs)
    t.pick("cast Uproot", "aim at Rot Gardener").pick(t.offered[0]).resolve()
    assert t.enemy_limbo == ["Maul"]
    assert t.m.is_blank(t.find("Rot Gardener"))
    assert t.hand == ["Snarl"]
    t.look(0, LIMBO)
    t.ends_clean()


def test_year_of_plenty_gives_an_engaged_card() -> None:
    t = table(me=side(hand=["Year of Plenty", WAIT], deck=["Maul"], soul=1))
    t.cast("Year of Plenty")
    assert t.engaged("Maul")
    t.look(0, LIMBO, SOUL)
    t.ends_clean()


def test_break_the_row_destroys_any_11_year_card_and_draws() -> None:
    t = table(me=side(hand=["Break the Row", WAIT], row=["Maul", "Snarl"], deck=["Feast"]), opponent=side(row=["Hush"]))
    t.pick("cast Break the Row", "aim at place 2 of Me")
    t.pick(next(text for text in t.offered if "draw a card" in text)).resolve()
    assert t.row(0)[:2] == ["Maul", ""]
    assert t.hand == ["Feast", "Hush", "Snarl"]
    t.look(0, LIMBO)
    t.ends_clean()


def test_stampede_makes_ravenous_and_tenacious() -> None:
    t = table(me=side(hand=["Stampede", WAIT], island=["Moss Boar", "Hired Hand"], soul=2))
    t.cast("Stampede")
    assert [t.m.has(t.find(name), word) for name in ("Moss Boar", "Hired Hand") for word in (RAVENOUS, TENACIOUS)] == [
        True
    ] * 4
    t.look(0, LIMBO)
    t.ends_clean()


def test_old_bramblehide_and_the_queen_are_hungry() -> None:
    t = table(me=side(island=["Old Bramblehide"]), opponent=side(row=["Hush"] * 3))
    assert t.m.has(t.find("Old Bramblehide"), RAVENOUS)
    t.ends_clean()
    t = by_year("Queen of the Long Grass", opponent=side(island=["Hired Hand"]))
    assert t.stats("Hired Hand") == (3, 2)
    t.ends_clean()
