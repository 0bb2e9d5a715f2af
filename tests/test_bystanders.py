"""A test fails where a card or a counter has changed that it neither played nor looked at, nor named."""

import pytest

from tests.bystanders import Watch
from tests.games.keyforge.table import Table, side, table


def fought() -> Table:
    """Troll has killed Silvertooth, which nobody was asked to choose."""
    return table(me=side(line=["Troll", "Bumpsy"]), opponent=side(line=["Silvertooth"])).fight("Troll")


def refused(t: Table, *changed: str) -> str:
    with pytest.raises(AssertionError) as caught:
        t.ends_clean(*changed)
    return str(caught.value)


def test_a_card_that_went_elsewhere_unseen_is_told() -> None:
    assert "Silvertooth (Opponent's battleline -> Opponent's discard)" in refused(fought())


def test_a_card_is_no_bystander_once_it_is_named_or_one_of_its_places_looked_at() -> None:
    fought().ends_clean("Silvertooth")
    t = fought()
    assert t.enemy_line == []
    t.ends_clean()


def test_a_mark_on_a_card_is_told_though_its_place_was_looked_at() -> None:
    t = fought()
    t.m.change(t.m.line(0)[1]).damage = 2
    assert t.line == ["Troll", "Bumpsy"]
    assert "Bumpsy (damage None -> 2)" in refused(t, "Silvertooth")
    assert t.damage("Bumpsy") == 2
    t.ends_clean("Silvertooth")


def test_a_counter_is_told_until_the_table_was_asked_for_it_or_it_is_named() -> None:
    def reaped() -> Table:
        return table("shadows", me=side(line=["Urchin"]), opponent=side(aember=2)).reap("Urchin")

    assert "Me: aember (0 -> 1)" in refused(reaped())
    reaped().ends_clean("Me: aember")
    t = reaped()
    assert t.aember == (1, 2)
    t.ends_clean()


def test_a_name_is_given_only_for_a_card_that_changed() -> None:
    assert "have not changed, or are no bystanders: ['Bumpsy']" in refused(fought(), "Silvertooth", "Bumpsy")


def test_a_turn_that_passes_readies_and_draws() -> None:
    fought().end_turn("house dis").ends_clean("Silvertooth")


def test_a_table_on_which_a_test_played_on_has_to_end_clean() -> None:
    t = fought()
    assert Watch.playing == [t.watch]
    t.ends_clean("Silvertooth")
    assert Watch.playing == []
    t.end_turn("house dis")
    assert Watch.playing == [t.watch], "which every test is held to that does not say why it stops midway"
    t.ends_clean("Silvertooth")
