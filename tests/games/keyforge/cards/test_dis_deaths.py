"""Cards of Dis that count for both players, and Gabos Longarms."""

import pytest

from tests.games.keyforge.table import made, side, table


def test_a_fair_game_pays_for_the_hand_that_it_shows_and_is_repeated_by_the_opponent() -> None:
    t = table(
        "dis",
        me=side(hand=["A Fair Game", "Troll", "Krump", "Mother"], deck=["Bumpsy"]),
        opponent=side(hand=["Anger", "Urchin", "Dodger"], deck=["Umbra"]),
    )
    t.play("A Fair Game")
    assert t.aember == (2, 2), "two of Shadows for me; two of Brobnar for them"
    assert t.discard_pile == ["Bumpsy", "A Fair Game"]
    assert t.enemy_discard == ["Umbra"]
    assert [t.m.known[t.find(name)] for name in ("Anger", "Mother")] == [t.m.everyone, t.m.everyone]
    t.ends_clean()


def test_a_fair_game_shows_the_hand_also_where_no_card_is_discarded() -> None:
    t = table("dis", me=side(hand=["A Fair Game"], deck=["Troll"]), opponent=side(hand=["Anger"], deck=[]))
    t.play("A Fair Game")
    assert t.aember == (0, 0)
    assert t.m.known[t.find("Anger")] == t.m.everyone
    assert t.discard_pile == ["Troll", "A Fair Game"]
    t.ends_clean()


@pytest.mark.rule("keyforge:this-way")
def test_hecatomb_pays_each_player_for_what_they_controlled() -> None:
    t = table(
        "dis",
        me=side(hand=["Hecatomb"], line=["Shooler", "Troll"]),
        opponent=side(line=["Pitlord", "Tocsin", "Krump"], aember=1),
    )
    t.play("Hecatomb")
    assert t.line == ["Troll"]
    assert t.enemy_line == ["Krump"]
    assert t.aember == (2, 3), "the bonus and 1; 2 more"
    t.ends_clean()


def test_hecatomb_pays_who_controls_it_and_not_its_owner() -> None:
    t = table(
        "logos",
        me=side(hand=["Harland Mindlock", "Hecatomb@logos"], aember=0),
        opponent=side(line=["Dust Imp", "Krump"]),
    )
    t.play("Harland Mindlock", "choose Dust Imp", "right flank").play("Hecatomb")
    assert t.aember == (4, 0), "the bonus, 1 for it, and its own 2"
    assert t.enemy_discard == ["Dust Imp"]
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.saved")
def test_hecatomb_counts_no_creature_that_was_saved() -> None:
    t = table("dis", me=side(hand=["Hecatomb"], line=["Pit Demon+Armageddon Cloak"]), opponent=side(line=["Dust Imp"]))
    t.play("Hecatomb")
    if "end turn" not in t.offered:
        t.pick(t.offered[0])
    assert t.line == ["Pit Demon"]
    assert t.aember == (1, 3)
    t.ends_clean("Dust Imp", "Armageddon Cloak", "Pit Demon")


def test_soul_snatcher_pays_the_owner_of_each_creature_that_dies() -> None:
    t = table(
        "dis",
        me=side(hand=["Gateway to Dis"], artifacts=["Soul Snatcher"], line=["Troll", "Krump"]),
        opponent=side(line=["Mother", "Bumpsy", "Urchin"]),
    )
    t.play("Gateway to Dis")
    assert t.aember == (2, 3), "and nobody is asked for an order"
    assert t.chains == (3, 0)
    t.ends_clean("Troll", "Krump", "Mother", "Bumpsy", "Urchin")


@pytest.mark.rule("keyforge:ruling.simultaneous.deaths")
def test_tolas_pays_the_opponent_of_who_had_it_and_does_not_see_his_own_death() -> None:
    t = table(me=side(hand=["Punch", "Punch"], line=["Tolas", "Troll"]), opponent=side(line=["Urchin"]))
    t.play("Punch", "choose Urchin")
    assert t.aember == (2, 0), "the bonus and 1"
    t.play("Punch", "choose Tolas")
    assert t.aember == (3, 0)
    t.ends_clean("Urchin", "Tolas")
    t = table(me=side(hand=["Punch"], line=["Tolas", "Urchin"])).play("Punch", "choose Urchin")
    assert t.aember == (1, 1)
    t.ends_clean("Urchin")


@pytest.mark.rule("keyforge:ruling.struck-instead")
def test_gabos_longarms_deals_his_damage_to_any_creature() -> None:
    t = table("dis", me=side(line=["Gabos Longarms"]), opponent=side(line=["Bumpsy", "Troll"]))
    t.fight("Gabos Longarms", "Bumpsy", "choose Troll")
    assert (t.damage("Troll"), t.damage("Bumpsy")) == (5, 0)
    assert t.line == [], "Bumpsy dealt him 5"
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.struck-instead")
def test_gabos_longarms_reaches_past_an_elusive_creature() -> None:
    sly = made("Sly", power=4, keywords={"elusive": 1})
    t = table("dis", me=side(line=["Gabos Longarms"]), opponent=side(line=[sly, "Troll"]))
    t.fight("Gabos Longarms", sly, "choose Troll")
    assert (t.damage("Troll"), t.damage(sly), t.damage("Gabos Longarms")) == (5, 0, 0)
    t.ends_clean()
    t = table("dis", me=side(line=["Gabos Longarms"]), opponent=side(line=[sly]))
    t.fight("Gabos Longarms", None, f"choose {sly}")
    assert (t.damage(sly), t.damage("Gabos Longarms")) == (0, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.struck-instead", "keyforge:ruling.armor-first")
def test_shadow_self_takes_what_gabos_deals_to_a_neighbor() -> None:
    t = table("dis", me=side(line=["Gabos Longarms"]), opponent=side(line=["Mother", "Bumpsy", "Shadow Self"]))
    t.fight("Gabos Longarms", "Mother", "choose Bumpsy")
    assert (t.damage("Shadow Self"), t.damage("Bumpsy"), t.damage("Mother")) == (5, 0, 0)
    t.ends_clean("Gabos Longarms")


@pytest.mark.rule("keyforge:ruling.struck-instead", "keyforge:ruling.destroyed-in-fight")
def test_who_dies_of_gabos_without_fighting_him_was_not_destroyed_in_a_fight() -> None:
    t = table("dis", me=side(line=["Gabos Longarms"]), opponent=side(line=["Shooler", "Urchin"]))
    t.fight("Gabos Longarms", "Shooler", "choose Urchin")
    assert t.enemy_line == ["Shooler"]
    assert t.m.fallen == (1, 0), "he himself was"
    t.ends_clean("Gabos Longarms")


@pytest.mark.rule("keyforge:ruling.last-known")
def test_tolas_pays_by_who_had_the_creature_although_somebody_else_has_it_by_then() -> None:
    t = table("brobnar", me=side(line=["Headhunter"]), opponent=side(line=["Overlord Greking", "Tolas"]))
    greking = "Overlord Greking: put it into play under your control"
    t.fight("Headhunter", "Overlord Greking", greking, "left flank")
    assert t.enemy_line[0] == "Headhunter"
    assert t.aember == (0, 1), "it was mine"
    t.ends_clean("Overlord Greking")
