"""The creatures of Untamed."""

import pytest

from tests.games.keyforge.table import side, table


@pytest.mark.rule("keyforge:assault")
def test_ancient_bear_deals_two_before_it_attacks() -> None:
    t = table("untamed", me=side(line=["Ancient Bear"]), opponent=side(line=["Umbra", "Troll"]))
    t.fight("Ancient Bear", "Umbra")
    assert t.enemy_line == ["Troll"]
    assert t.damage("Ancient Bear") == 0
    t.ends_clean()


@pytest.mark.rule("keyforge:hazardous")
def test_briar_grubbling_deals_five_to_who_attacks_it() -> None:
    t = table("brobnar", me=side(line=["Bumpsy", "Troll"]), opponent=side(line=["Briar Grubbling"]))
    t.fight("Bumpsy")
    assert t.line == ["Troll"]
    assert t.damage("Briar Grubbling") == 0
    t.fight("Troll")
    assert t.enemy_line == []
    assert t.damage("Troll") == 5 + 2
    t.ends_clean()


def test_dew_faerie_gains_one_more_by_reaping() -> None:
    t = table("untamed", me=side(line=["Dew Faerie"]), opponent=side(aember=1))
    t.reap("Dew Faerie")
    assert t.aember == (2, 1)
    t.ends_clean()


def test_fuzzy_gruen_gives_the_opponent_one() -> None:
    t = table("untamed", me=side(hand=["Fuzzy Gruen"]), opponent=side(aember=1))
    t.play("Fuzzy Gruen")
    assert t.aember == (2, 2)
    t.ends_clean()


@pytest.mark.rule("keyforge:skirmish")
def test_halacor_gives_skirmish_to_friends_on_a_flank() -> None:
    t = table("brobnar", me=side(line=["Bumpsy", "Krump", "Halacor"]), opponent=side(line=["Troll", "Zorg"]))
    t.fight("Bumpsy", "Troll")
    assert t.damage("Bumpsy") == 0
    t.fight("Krump", "Zorg")
    assert t.line == ["Bumpsy", "Halacor"]
    assert (t.damage("Troll"), t.damage("Zorg")) == (5, 6)
    t.ends_clean()


def test_inka_stuns_a_creature_when_played_and_by_reaping() -> None:
    t = table(
        "untamed", me=side(hand=["Inka the Spider"], line=["Inka the Spider"]), opponent=side(line=["Troll", "Zorg"])
    )
    t.reap("Inka the Spider", "choose Troll")
    t.play("Inka the Spider", "left flank", "choose Zorg")
    assert [t.state(name).stunned for name in ("Troll", "Zorg")] == [True, True]
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.choose-if-possible")
def test_inka_alone_stuns_herself() -> None:
    t = table("untamed", me=side(hand=["Inka the Spider"]), opponent=side())
    t.play("Inka the Spider")
    assert t.state("Inka the Spider").stunned
    t.ends_clean()


def test_kindrith_deals_two_by_reaping_only() -> None:
    t = table("untamed", me=side(line=["Kindrith Longshot"] * 2), opponent=side(line=["Troll", "Zorg"]))
    t.reap("Kindrith Longshot", "choose Troll")
    t.fight("Kindrith Longshot", "Zorg")
    assert (t.damage("Troll"), t.damage("Zorg")) == (2, 3)
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.parametrize(("name", "damage"), [("Lupo the Scarred", 2), ("Mighty Tiger", 4)])
def test_lupo_and_the_tiger_bite_an_enemy_as_they_come(name: str, damage: int) -> None:
    t = table("untamed", me=side(hand=[name], line=["Dodger"]), opponent=side(line=["Troll", "Zorg"]))
    t.play(name, "left flank")
    assert t.offered == ["choose Troll", "choose Zorg"]
    t.choose("Troll")
    assert t.damage("Troll") == damage
    assert t.aember[1] == 0
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.choose-if-possible")
@pytest.mark.parametrize("name", ["Lupo the Scarred", "Mighty Tiger"])
def test_lupo_and_the_tiger_spare_your_own(name: str) -> None:
    t = table("untamed", me=side(hand=[name], line=["Dodger"]), opponent=side())
    t.play(name, "left flank")
    assert t.damage("Dodger") == 0
    assert t.aember[1] == 0
    t.ends_clean()


@pytest.mark.rule("keyforge:skirmish")
def test_lupo_is_not_bitten_back() -> None:
    t = table("untamed", me=side(line=["Lupo the Scarred"]), opponent=side(line=["Troll"]))
    t.fight("Lupo the Scarred")
    assert (t.damage("Lupo the Scarred"), t.damage("Troll")) == (0, 6)
    t.ends_clean()


def test_murmook_makes_the_opponents_keys_dearer() -> None:
    t = table("untamed", me=side(line=["Murmook", "Murmook"], aember=6), opponent=side(aember=7))
    assert (t.m.key_cost(0), t.m.key_cost(1)) == (6, 8)
    t.end_turn("house dis", "end turn")
    assert t.keys == (1, 0)
    assert t.aember == (0, 7)
    t.pick("house brobnar")
    t.ends_clean()


@pytest.mark.rule("keyforge:play.bonus-first", "keyforge:aember.pool")
def test_dust_pixie_brings_two() -> None:
    t = table("untamed", me=side(hand=["Dust Pixie"]), opponent=side(aember=3))
    t.play("Dust Pixie")
    assert t.aember == (2, 3)
    assert t.power("Dust Pixie") == 1
    t.ends_clean()


@pytest.mark.parametrize(
    ("mine", "enemies", "gained"),
    [([], [], 2), ([], ["Zorg"], 0), (["Troll"], ["Zorg"], 2), (["Troll"], ["Zorg", "Bumpsy", "Smaaash"], 0)],
)
def test_flaxia_pays_who_has_more_creatures(mine: list[str], enemies: list[str], gained: int) -> None:
    t = table(
        "untamed",
        me=side(hand=["Flaxia"], line=mine),
        opponent=side(line=enemies, artifacts=["Cannon", "Screechbomb"], aember=1),
    )
    t.play("Flaxia", *(["left flank"] if mine else []))
    assert t.aember == (gained, 1)
    t.ends_clean()


@pytest.mark.rule("keyforge:skirmish")
def test_snufflegator_takes_no_damage_when_it_attacks() -> None:
    t = table("untamed", me=side(line=["Snufflegator"]), opponent=side(line=["Zorg"]))
    t.fight("Snufflegator")
    assert t.damage("Zorg") == 4
    assert t.damage("Snufflegator") == 0
    t.ends_clean()


def test_snufflegator_takes_damage_when_it_is_attacked() -> None:
    t = table("brobnar", me=side(line=["Bumpsy"]), opponent=side(line=["Snufflegator"]))
    t.fight("Bumpsy")
    assert t.enemy_line == []
    assert t.damage("Bumpsy") == 4
    t.ends_clean()


@pytest.mark.rule("keyforge:taunt")
def test_niffle_ape_attacks_past_taunt() -> None:
    t = table(
        "untamed",
        me=side(line=["Niffle Ape", "Snufflegator"]),
        opponent=side(line=["Silvertooth", "Champion Anaphiel", "Zorg"]),
    )
    t.pick("fight with Snufflegator")
    assert t.line == ["Niffle Ape", "Snufflegator"]
    assert t.damage("Champion Anaphiel") == 3  # there was nobody else to attack
    t.fight("Niffle Ape", "Silvertooth")
    assert t.enemy_line == ["Champion Anaphiel", "Zorg"]
    assert t.damage("Niffle Ape") == 2
    t.ends_clean()


@pytest.mark.rule("keyforge:elusive")
def test_niffle_ape_hits_the_elusive() -> None:
    t = table("untamed", me=side(line=["Niffle Ape"]), opponent=side(line=["Looter Goblin"]))
    t.fight("Niffle Ape")
    assert t.enemy_line == []
    assert t.damage("Niffle Ape") == 2
    t.ends_clean()


def test_others_beside_niffle_ape_still_heed_the_elusive() -> None:
    t = table("untamed", me=side(line=["Niffle Ape", "Flaxia"]), opponent=side(line=["Looter Goblin"]))
    t.fight("Flaxia")
    assert t.enemy_line == ["Looter Goblin"]
    assert t.damage("Looter Goblin") == 0
    t.ends_clean()


def test_niffle_queen_leads_other_beasts_and_niffles_of_her_side() -> None:
    t = table(
        "untamed",
        me=side(hand=["Niffle Queen"], line=["Niffle Ape", "Snufflegator", "Flaxia"]),
        opponent=side(line=["Niffle Ape", "Piranha Monkeys"]),
    )
    t.play("Niffle Queen", "left flank")
    assert [t.m.power(card) for card in t.m.line(0)] == [6, 5, 5, 4]
    assert [t.m.power(card) for card in t.m.line(1)] == [3, 2]
    t.ends_clean("Niffle Ape", "Snufflegator")


def test_two_niffle_queens_lead_each_other() -> None:
    t = table("untamed", me=side(hand=["Niffle Queen"], line=["Niffle Queen"]))
    t.play("Niffle Queen", "right flank")
    assert [t.m.power(card) for card in t.m.line(0)] == [8, 8]
    t.ends_clean("Niffle Queen")


@pytest.mark.rule("keyforge:ruling.simultaneous")
def test_piranha_monkeys_bite_everybody_else_when_they_come() -> None:
    t = table(
        "untamed",
        me=side(hand=["Piranha Monkeys"], line=["Dust Pixie", "Troll"]),
        opponent=side(line=["Silvertooth", "Raiding Knight", "Zorg"]),
    )
    t.play("Piranha Monkeys", "left flank")
    assert t.line == ["Piranha Monkeys", "Troll"]
    assert t.enemy_line == ["Raiding Knight", "Zorg"]
    assert [t.damage(name) for name in ("Piranha Monkeys", "Troll", "Raiding Knight", "Zorg")] == [0, 2, 0, 2]
    t.ends_clean()


def test_piranha_monkeys_bite_again_when_they_reap_but_not_when_they_fight() -> None:
    t = table("untamed", me=side(line=["Piranha Monkeys", "Troll"]), opponent=side(line=["Zorg", "Silvertooth"]))
    t.reap("Piranha Monkeys")
    assert t.aember == (1, 0)
    assert (t.damage("Troll"), t.damage("Zorg")) == (2, 2)
    assert t.enemy_line == ["Zorg"]
    t.ends_clean()
    t = table("untamed", me=side(line=["Piranha Monkeys", "Troll"]), opponent=side(line=["Dust Pixie", "Zorg"]))
    t.fight("Piranha Monkeys", "Dust Pixie")
    assert (t.damage("Troll"), t.damage("Zorg")) == (0, 0)
    t.ends_clean()


def test_hunting_witch_is_paid_for_each_other_creature_that_you_play() -> None:
    t = table(
        "untamed",
        me=side(hand=["Hunting Witch", "Snufflegator", "Grasping Vines"]),
        opponent=side(hand=["Troll"], artifacts=["Cannon"]),
    )
    t.play("Hunting Witch")
    assert t.aember == (0, 0)
    t.play("Snufflegator", "left flank")
    assert t.aember == (1, 0)
    t.play("Grasping Vines", "done")
    assert t.aember == (2, 0)  # the bonus of the action
    t.end_turn("house brobnar", "play Troll")
    assert t.aember == (2, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:constant.exhausted", "keyforge:ruling.play-timing")
def test_two_hunting_witches_are_paid_each_also_exhausted_and_before_the_play_ability() -> None:
    t = table(
        "untamed",
        me=side(hand=["Piranha Monkeys"], line=["Hunting Witch!", "Hunting Witch"]),
        opponent=side(line=["Zorg"]),
    )
    t.play("Piranha Monkeys", "left flank")
    assert t.aember == (2, 0)
    assert t.line == ["Piranha Monkeys"]  # the witches were paid before they were bitten
    t.ends_clean("Zorg")


def test_witch_of_the_eye_returns_a_card_of_any_type_when_she_reaps() -> None:
    t = table(
        "untamed",
        me=side(line=["Witch of the Eye"], discard=["Punch", "Zorg"]),
        opponent=side(discard=["Troll"]),
    )
    t.reap("Witch of the Eye")
    assert t.offered == ["choose Zorg", "choose Punch"]
    t.choose("Punch")
    assert t.hand == ["Punch"]
    assert t.discard_pile == ["Zorg"]
    assert t.enemy_discard == ["Troll"]
    assert t.aember == (1, 0)
    t.ends_clean()


def test_witch_of_the_eye_only_reaps_with_an_empty_pile() -> None:
    t = table("untamed", me=side(line=["Witch of the Eye"]), opponent=side(discard=["Troll"]))
    t.reap("Witch of the Eye")
    assert t.hand == []
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.parametrize(("keys", "power"), [(0, 2 + 9), (1, 2 + 6), (2, 2 + 3)])
def test_mushroom_man_shrinks_with_each_key(keys: int, power: int) -> None:
    t = table("untamed", me=side(line=["Mushroom Man"], keys=keys), opponent=side(keys=2))
    assert t.power("Mushroom Man") == power


def test_mushroom_man_may_die_of_a_key() -> None:
    t = table("shadows", me=side(line=["Mushroom Man"], hand=["Key of Darkness"], aember=8))
    t.lay("Mushroom Man", damage=8)
    t.play("Key of Darkness")
    assert t.keys == (1, 0)
    assert t.line == []
    assert t.aember == (0, 0)
    t.ends_clean()
