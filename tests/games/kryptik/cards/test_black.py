"""The black cards."""

import pytest

from cardwright.games.kryptik.questions import TOXIC
from cardwright.games.kryptik.zones import ABOLISHED, DECK, HAND, LIMBO
from tests.games.kryptik.table import WAIT, by_year, side, table


def test_bone_picker_shrinks_somebody_as_it_dies() -> None:
    t = table(me=side(hand=["Wither", WAIT], island=["Bone Picker"]), opponent=side(island=["Clay Sentry"]))
    t.cast("Wither", "Bone Picker")
    assert t.stats("Clay Sentry") == (0, 4)
    t.look(0, LIMBO)
    t.look(1, HAND)
    t.ends_clean()


def test_cellar_viper_poisons() -> None:
    t = by_year("Cellar Viper", "Moss Boar")
    assert t.m.has(t.find("Moss Boar"), TOXIC)
    t.ends_clean()


def test_debt_collector_spends_two_cards_for_one() -> None:
    t = table(me=side(island=["Debt Collector"], limbo=["Maul", "Snarl", "Feast"], hand=[WAIT]))
    t.use("Debt Collector", "choose Maul", "choose Snarl") if "choose Maul" in t.offered else t.pick(
        "use Debt Collector"
    )
    while not t.passing:
        t.pick(t.offered[0])
    t.resolve()
    assert t.stats("Debt Collector") == (3, 3)
    assert len(t.limbo) == 1
    assert "use Debt Collector" not in t.offered
    t.look(0, ABOLISHED)
    t.ends_clean()


def test_pale_nurse_trades_another_for_a_card() -> None:
    t = table(me=side(island=["Pale Nurse", "Hired Hand"], deck=["Maul"], hand=[WAIT]))
    t.use("Pale Nurse")
    assert (t.mine, t.hand) == (["Pale Nurse"], [WAIT, "Maul"])
    t.look(0, LIMBO)
    t.ends_clean()
    t = by_year("Pale Nurse", opponent=side(limbo=["Moss Boar", "Maul"]))
    assert t.enemy_hand == ["Moss Boar"]
    t.ends_clean()


def test_tomb_courier_fills_the_limbo_pile() -> None:
    t = table(me=side(hand=["Tomb Courier", WAIT], deck=["Maul", "Snarl", "Feast"]))
    t.cast("Tomb Courier")
    assert t.limbo == ["Maul", "Snarl"]
    t.ends_clean()


def test_night_auditor_costs_the_attacked_player_a_card() -> None:
    t = table(side(hand=["Maul"]), me=side(island=["Night Auditor"]), opponent=side(hand=["Snarl", "Feast"]))
    t.attack("Night Auditor", 1).resolve().pick("discard Snarl" if "discard Snarl" in t.offered else "choose Snarl")
    assert t.enemy_hand == ["Feast"]
    t.look(1, LIMBO)
    t.ends_clean()
    t = by_year("Night Auditor")
    assert t.limbo == [WAIT]
    t.look(0, HAND)
    t.look(1, HAND)
    t.ends_clean()


def test_mourning_choir_draws_only_if_somebody_died() -> None:
    for died, more in ((0, 0), (1, 1)):
        t = table(me=side(island=["Mourning Choir"], deck=["Maul", "Maul"], hand=[WAIT]))
        t.m.died = died
        t.end_turn()
        assert len(t.m.hand(0)) == 1 + more
        t.look(0, HAND)
        t.look(1, HAND)
        t.ends_clean()


def test_grave_surgeon_returns_a_small_citizen() -> None:
    t = table(
        me=side(hand=["Grave Surgeon", WAIT], limbo=["Tomb Courier", "Moss Boar", "Great Tusker"], deck=["Maul"] * 3)
    )
    t.cast("Grave Surgeon").pick("aim at Moss Boar").resolve()
    assert t.mine == ["Grave Surgeon", "Moss Boar"]
    t.look(0, LIMBO)
    t.ends_clean()


def test_cairn_knight_and_gallows_giant_are_what_they_are() -> None:
    t = table(me=side(hand=["Cairn Knight", WAIT]))
    t.cast("Cairn Knight")
    assert t.m.has(t.find("Cairn Knight"), TOXIC)
    t.ends_clean()
    t = table(me=side(hand=["Gallows Giant"], island=["Hired Hand"], soul=4))
    t.cast("Gallows Giant")
    assert (t.mine, t.limbo) == (["Gallows Giant"], ["Hired Hand"])
    t.ends_clean()


def test_wither_kills_the_small() -> None:
    t = table(me=side(hand=["Wither", WAIT]), opponent=side(island=["Moss Boar", "Clay Sentry"]))
    t.cast("Wither", "Moss Boar")
    assert (t.theirs, t.enemy_limbo) == (["Clay Sentry"], ["Moss Boar"])
    t.ends_clean()
    t = by_year("Wither", "Moss Boar")
    assert t.stats("Moss Boar") == (2, 1)
    t.ends_clean()


def test_spiteful_end_needs_an_engaged_citizen() -> None:
    t = table(
        me=side(hand=["Spiteful End", WAIT]), opponent=side(island=["Moss Boar", "Hired Hand"], engaged=["Hired Hand"])
    )
    t.cast("Spiteful End")
    assert t.theirs == ["Moss Boar"]
    t.look(1, LIMBO)
    t.ends_clean()


def test_open_ground_shrinks_by_x() -> None:
    t = table(me=side(hand=["Open Ground", WAIT], soul=2), opponent=side(island=["Clay Sentry", "Moss Boar"]))
    t.pick("cast Open Ground", "3").pick("aim at Clay Sentry").resolve()
    assert t.stats("Clay Sentry") == (0, 2)
    t.look(0, LIMBO)
    t.ends_clean()
    t = by_year("Open Ground", "Moss Boar")
    assert t.stats("Moss Boar") == (1, 2)
    t.ends_clean()


def test_rob_the_ledger_draws_for_each_spell() -> None:
    t = table(me=side(hand=["Rob the Ledger", WAIT], limbo=["Maul", "Snarl", "Hired Hand"], deck=["Feast"] * 4))
    t.pick("cast Rob the Ledger").resolve()
    while not t.passing:
        t.pick(t.offered[0])
    assert t.hand == ["Feast", "Feast", WAIT]
    assert t.limbo == ["Hired Hand", "Rob the Ledger"]
    t.look(0, ABOLISHED)
    t.ends_clean()


def test_second_shift_puts_without_entering() -> None:
    t = table(me=side(hand=["Second Shift", WAIT], limbo=["Tomb Courier", "Great Tusker"]))
    t.cast("Second Shift")
    assert t.mine == ["Tomb Courier"]
    assert len(t.m.deck(0)) == 12
    t.look(0, LIMBO)
    t.ends_clean()


@pytest.mark.rule("kryptik:ruling.each-in-turn")
def test_settle_accounts_takes_from_everybody() -> None:
    t = table(
        me=side(hand=["Settle Accounts", "Maul", "Snarl"], island=["Hired Hand", "Clay Sentry"], deck=["Feast"] * 2),
        opponent=side(island=["Moss Boar"], hand=["Wither"]),
    )
    t.pick("cast Settle Accounts")
    draw, discard, sacrifice = (
        next(text for text in texts if word in text.lower())
        for texts, word in ((t.offered, "draw"), (t.offered, "discard"), (t.offered, "sacrifice"))
    )
    t.pick(draw, discard).resolve()
    assert sacrifice
    assert t.asked == "Me"
    t.pick("choose Clay Sentry")
    assert (t.mine, t.theirs) == (["Hired Hand"], [])
    t.resolve().pick("choose Maul").resolve()
    assert t.hand == ["Feast", "Snarl"]
    assert t.enemy_hand == []
    t.look(0, LIMBO)
    t.look(1, LIMBO)
    t.ends_clean()


def test_sexton_maude_shrinks_for_one() -> None:
    t = table(
        me=side(island=["Sexton Maude", "Hired Hand"], hand=["Feast", WAIT]), opponent=side(island=["Clay Sentry"])
    )
    t.pick("cast Feast", "choose Hired Hand", "yes", "aim at Clay Sentry").resolve()
    assert t.stats("Clay Sentry") == (0, 3)
    t.look(0, LIMBO, HAND)
    t.ends_clean()
    t = by_year("Sexton Maude", "Moss Boar")
    assert t.stats("Moss Boar") == (2, 1)
    t.ends_clean()


def test_the_ninth_creditor_collects_late() -> None:
    t = table(
        me=side(island=["The Ninth Creditor"], hand=[WAIT]), opponent=side(island=["Moss Boar"], row=["Hush"] * 3)
    )
    t.use("The Ninth Creditor", "aim at Moss Boar")
    assert t.enemy_limbo == ["Moss Boar"]
    assert "use The Ninth Creditor" not in t.offered
    t.look(0, DECK)
    t.ends_clean()
