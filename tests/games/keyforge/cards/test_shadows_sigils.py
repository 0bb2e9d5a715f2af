"""Evasion Sigil, which may call off a fight before it takes place."""

import pytest

from tests.games.keyforge.table import made, side, table


@pytest.mark.rule("keyforge:ruling.called-off")
def test_evasion_sigil_calls_off_a_fight_if_the_top_card_is_of_the_active_house() -> None:
    sly = made("Sly", power=2, keywords={"elusive": 1})
    t = table(
        me=side(hand=["Warsong", "Anger"], line=["Headhunter", "Dodger"], deck=["Punch", "Mother", "Troll"]),
        opponent=side(artifacts=["Evasion Sigil"], line=[sly]),
    )
    t.play("Warsong").play("Anger", "choose Dodger")
    assert t.discard_pile == ["Warsong", "Punch", "Anger"]
    assert not t.state("Dodger").ready
    assert t.damage(sly) == 0
    assert t.aember == (1, 0), "nothing was fought, and nothing stolen"
    t.fight("Headhunter")
    assert t.discard_pile[-1] == "Mother", "of another house: the fight goes on"
    assert t.damage(sly) == t.damage("Headhunter") == 0, "it is elusive still"
    assert t.aember == (3, 0), "for Warsong and the fight"
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.called-off", "keyforge:before.order")
def test_what_comes_before_evasion_sigil_stays_and_what_waits_lapses() -> None:
    for first, damage in (("Firespitter", 1), ("Evasion Sigil", 0)):
        t = table(
            me=side(hand=["Warsong"], line=["Firespitter"], deck=["Punch"]),
            opponent=side(artifacts=["Evasion Sigil"], line=["Troll", "Krump"]),
        )
        t.play("Warsong").fight("Firespitter", "Troll")
        t.pick(next(text for text in t.offered if text.startswith(first)))
        assert t.damage("Troll") == damage
        assert t.aember == (0, 0), "no fight for Warsong"
        t.ends_clean("Krump", "Punch") if damage else t.ends_clean("Punch")


@pytest.mark.rule("keyforge:ruling.called-off")
def test_both_sigils_look_at_the_deck_of_the_attacker() -> None:
    t = table(
        me=side(artifacts=["Evasion Sigil"], line=["Troll"], deck=["Mother", "Punch"]),
        opponent=side(artifacts=["Evasion Sigil"], line=["Krump"], deck=["Anger"]),
    )
    t.fight("Troll")
    t.pick(t.offered[0])
    assert t.discard_pile == ["Mother", "Punch"]
    assert t.damage("Krump") == 0
    t.ends_clean("Troll")


def test_evasion_sigil_changes_nothing_with_an_empty_deck() -> None:
    t = table(me=side(line=["Troll"], deck=[]), opponent=side(artifacts=["Evasion Sigil"], line=["Silvertooth"]))
    t.fight("Troll")
    assert t.enemy_line == []
    assert t.damage("Troll") == 2
    t.ends_clean()
