"""The cards of Untamed."""

import pytest

from cardwright.games.keyforge.zones import ARTIFACTS, DECK, DISCARD
from tests.games.keyforge.table import side, table


@pytest.mark.rule("keyforge:ruling.simultaneous")
def test_cooperative_hunting_divides_one_damage_for_each_friendly_creature() -> None:
    t = table(
        "untamed",
        me=side(hand=["Cooperative Hunting"], line=["Troll", "Bumpsy", "Zorg"]),
        opponent=side(line=["Silvertooth", "Dust Pixie", "Raiding Knight"]),
    )
    t.play("Cooperative Hunting", "choose Silvertooth", "choose Dust Pixie")
    assert t.enemy_line == ["Silvertooth", "Dust Pixie", "Raiding Knight"]  # nothing is dealt before all have a place
    assert "choose Troll" in t.offered
    t.choose("Silvertooth")
    assert t.enemy_line == ["Raiding Knight"]
    assert sorted(t.enemy_discard) == ["Dust Pixie", "Silvertooth"]
    assert [t.damage(name) for name in t.line] == [0, 0, 0]
    t.ends_clean()


@pytest.mark.rule("keyforge:armor.absorbs")
def test_cooperative_hunting_deals_a_creatures_share_as_one_hit() -> None:
    t = table(
        "untamed",
        me=side(hand=["Cooperative Hunting"], line=["Troll", "Bumpsy", "Zorg"]),
        opponent=side(line=["Raiding Knight"]),
    )
    t.play("Cooperative Hunting").choose("Raiding Knight", "Raiding Knight", "Raiding Knight")
    assert t.damage("Raiding Knight") == 1
    t.ends_clean()


def test_cooperative_hunting_may_hurt_its_own_and_needs_friends() -> None:
    t = table("untamed", me=side(hand=["Cooperative Hunting"], line=["Troll"]), opponent=side(line=["Zorg"]))
    t.play("Cooperative Hunting", "choose Troll")
    assert (t.damage("Troll"), t.damage("Zorg")) == (1, 0)
    t.ends_clean()
    t = table("untamed", me=side(hand=["Cooperative Hunting"]), opponent=side(line=["Zorg"]))
    t.play("Cooperative Hunting")
    assert t.damage("Zorg") == 0
    t.ends_clean()


def test_full_moon_pays_for_each_creature_played_after_it_this_turn() -> None:
    t = table(
        "untamed",
        me=side(hand=["Snufflegator", "Full Moon", "Niffle Ape", "Niffle Queen", "Grasping Vines"]),
        opponent=side(hand=["Troll"], aember=1),
    )
    t.play("Snufflegator")
    t.play("Full Moon")
    assert t.aember == (0, 1)
    t.play("Niffle Ape", "left flank").play("Niffle Queen", "left flank")
    assert t.aember == (2, 1)
    t.play("Grasping Vines")
    assert t.aember == (3, 1)  # its own bonus only
    t.end_turn("house brobnar", "play Troll")
    assert t.aember == (3, 1)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.play-timing", "keyforge:play.bonus-first")
def test_full_moon_pays_before_the_play_ability_of_the_creature() -> None:
    t = table("untamed", me=side(hand=["Full Moon", "Dust Pixie", "Flaxia"]), opponent=side(line=["Zorg"]))
    t.play("Full Moon").play("Dust Pixie")
    assert t.aember == (3, 0)
    t.play("Flaxia", "left flank")
    assert t.aember == (3 + 1 + 2, 0)
    t.ends_clean()


def test_grasping_vines_returns_up_to_three_artifacts_of_both_players() -> None:
    t = table(
        "untamed",
        me=side(hand=["Grasping Vines"], line=["Troll"], artifacts=["Cannon"]),
        opponent=side(artifacts=["Screechbomb", "The Warchest", "Gauntlet of Command"], line=["Zorg"]),
    )
    t.play("Grasping Vines").choose("Screechbomb", "Cannon", "Gauntlet of Command")
    assert t.hand == ["Cannon"]
    assert t.enemy_hand == ["Gauntlet of Command", "Screechbomb"]
    assert t.names(1, ARTIFACTS) == ["The Warchest"]
    assert (t.line, t.enemy_line) == (["Troll"], ["Zorg"])
    assert t.aember == (1, 0)
    t.ends_clean()


def test_grasping_vines_may_return_fewer_or_none() -> None:
    t = table("untamed", me=side(hand=["Grasping Vines"]), opponent=side(artifacts=["Screechbomb", "The Warchest"]))
    t.play("Grasping Vines", "choose Screechbomb", "done")
    assert t.enemy_hand == ["Screechbomb"]
    assert t.names(1, ARTIFACTS) == ["The Warchest"]
    assert t.aember == (1, 0)
    t.ends_clean()
    t = table("untamed", me=side(hand=["Grasping Vines"], artifacts=["Cannon"]))
    t.play("Grasping Vines", "done")
    assert t.names(0, ARTIFACTS) == ["Cannon"]
    assert t.aember == (1, 0)
    t.ends_clean()


def test_lost_in_the_woods_shuffles_two_of_each_side_into_their_decks() -> None:
    t = table(
        "untamed",
        me=side(hand=["Lost in the Woods"], line=["Troll", "Bumpsy+Blood of Titans", "Zorg"], deck=["Punch"]),
        opponent=side(line=["Silvertooth", "Pit Demon", "Smaaash"], deck=["Anger"]),
    )
    t.play("Lost in the Woods").choose("Troll", "Bumpsy")
    assert len(t.line) == 3
    t.choose("Smaaash", "Silvertooth")
    assert t.line == ["Zorg"]
    assert t.enemy_line == ["Pit Demon"]
    assert sorted(t.names(0, DECK)) == ["Bumpsy", "Punch", "Troll"]
    assert sorted(t.names(1, DECK)) == ["Anger", "Silvertooth", "Smaaash"]
    assert t.discard_pile == ["Blood of Titans", "Lost in the Woods"]
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.choose-if-possible", "keyforge:leaves-play.aember")
def test_lost_in_the_woods_takes_what_there_is() -> None:
    t = table(
        "untamed",
        me=side(hand=["Lost in the Woods"], line=["Troll"], deck=[]),
        opponent=side(artifacts=["Cannon"], deck=["Anger"]),
    )
    t.m.change(t.find("Troll")).aember = 2
    t.play("Lost in the Woods")
    assert t.line == []
    assert t.names(0, DECK) == ["Troll"]
    assert t.names(1, DECK) == ["Anger"]
    assert t.aember == (1, 2)
    t.ends_clean()


def test_perilous_wild_destroys_every_elusive_creature() -> None:
    t = table(
        "untamed",
        me=side(hand=["Perilous Wild"], line=["Urchin", "Troll"]),
        opponent=side(line=["Krump+Ring of Invisibility", "Noddy the Thief", "Dodger"]),
    )
    t.play("Perilous Wild")
    assert t.line == ["Troll"]
    assert t.enemy_line == ["Dodger"]
    assert t.aember == (1, 0)
    t.ends_clean("Ring of Invisibility")


def test_regrowth_returns_a_creature_from_the_discard_pile_to_hand() -> None:
    t = table(
        "untamed",
        me=side(hand=["Regrowth"], discard=["Troll", "Punch", "Zorg"]),
        opponent=side(discard=["Bumpsy"]),
    )
    t.play("Regrowth")
    assert t.offered == ["choose Zorg", "choose Troll"]
    t.choose("Troll")
    assert t.hand == ["Troll"]
    assert sorted(t.discard_pile) == ["Punch", "Regrowth", "Zorg"]
    assert t.enemy_discard == ["Bumpsy"]
    assert t.aember == (1, 0)
    t.ends_clean()


def test_regrowth_does_nothing_without_a_creature_in_the_pile() -> None:
    t = table("untamed", me=side(hand=["Regrowth"], discard=["Punch"]), opponent=side(discard=["Bumpsy"]))
    t.play("Regrowth")
    assert t.hand == []
    assert t.discard_pile == ["Punch", "Regrowth"]
    assert t.aember == (1, 0)
    t.ends_clean()


def test_troop_call_returns_niffles_from_play_and_pile_alike() -> None:
    t = table(
        "untamed",
        me=side(
            hand=["Troop Call"],
            line=["Niffle Ape", "Snufflegator"],
            discard=["Niffle Queen", "Flaxia", "Troop Call"],
        ),
        opponent=side(line=["Niffle Ape"], discard=["Niffle Queen"]),
    )
    t.play("Troop Call")
    assert t.hand == ["Niffle Ape", "Niffle Queen"]
    assert t.line == ["Snufflegator"]
    assert t.discard_pile == ["Troop Call", "Flaxia", "Troop Call"]
    assert t.enemy_line == ["Niffle Ape"]
    assert t.enemy_discard == ["Niffle Queen"]
    assert t.aember == (1, 0)
    t.ends_clean()


def test_troop_call_without_niffles_calls_nobody() -> None:
    t = table("untamed", me=side(hand=["Troop Call"], line=["Snufflegator"]), opponent=side(line=["Niffle Ape"]))
    t.play("Troop Call")
    assert t.hand == []
    assert t.line == ["Snufflegator"]
    assert t.enemy_line == ["Niffle Ape"]
    assert t.aember == (1, 0)
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


def test_giant_sloth_works_once_an_untamed_card_was_discarded() -> None:
    t = table("untamed", me=side(hand=["Dust Pixie", "Flaxia"], line=["Giant Sloth"]), opponent=side(line=["Krump"]))
    assert {"reap Giant Sloth", "use Giant Sloth", "fight with Giant Sloth"}.isdisjoint(t.offered)
    assert t.m.why_not(0, t.find("Giant Sloth")).startswith("Giant Sloth says that Giant Sloth cannot be used")
    t.play("Flaxia", "left")
    assert t.aember == (2, 0)
    assert "use Giant Sloth" not in t.offered
    t.discard("Dust Pixie")
    assert {"reap Giant Sloth", "use Giant Sloth", "fight with Giant Sloth"} <= set(t.offered)
    t.use("Giant Sloth")
    assert t.aember == (5, 0)
    t.end_turn("house brobnar", "end turn", "house untamed")
    assert "use Giant Sloth" not in t.offered, "it counts one turn"
    t.ends_clean()


def test_giant_sloth_heeds_no_card_of_another_house() -> None:
    t = table(
        "brobnar", me=side(hand=["Punch"], line=["Giant Sloth", "Giant Sloth"], artifacts=["Dominator Bauble@brobnar"])
    )
    t.discard("Punch").use("Dominator Bauble", "choose Giant Sloth")
    assert t.aember == (0, 0)
    assert t.state("Giant Sloth").ready
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.forbidden-use")
def test_giant_sloth_sheds_no_stun_without_the_discard() -> None:
    t = table("untamed", me=side(hand=["Dust Pixie"], line=["Giant Sloth"]), opponent=side(line=["Krump"]))
    t.lay("Giant Sloth", stunned=True)
    assert "unstun Giant Sloth" not in t.offered
    t.discard("Dust Pixie").pick("unstun Giant Sloth")
    assert not t.state("Giant Sloth").stunned
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


def test_teliga_is_paid_for_each_creature_that_the_opponent_plays() -> None:
    t = table(
        "untamed",
        me=side(line=["Teliga"], hand=["Dust Pixie"]),
        opponent=side(hand=["Urchin", "Seeker Needle"], houses=("shadows", "dis", "logos"), aember=0),
    )
    t.play("Dust Pixie", "left flank")
    assert t.aember == (2, 0), "the bonus alone"
    t.end_turn("house shadows", "play Urchin")
    assert t.aember == (2, 1), "gained before Urchin steals"
    t.play("Seeker Needle")
    assert t.aember[0] == 2
    t.ends_clean()


@pytest.mark.parametrize("card", ["Key Charge", "Chota Hazri"])
def test_a_key_may_be_forged_for_what_is_left_after_the_loss(card: str) -> None:
    t = table("untamed", me=side(hand=[card], aember=7))
    t.play(card, "yes")
    assert (t.keys, t.aember) == ((1, 0), (0, 0))
    t.ends_clean()
    t = table("untamed", me=side(hand=[card], aember=7)).play(card, "no")
    assert (t.keys, t.aember) == ((0, 0), (6, 0))
    t.ends_clean()
    t = table("untamed", me=side(hand=[card], aember=6)).play(card)
    assert (t.keys, t.aember) == ((0, 0), (5, 0)), "what is left does not pay"
    t.ends_clean()


def test_with_nothing_to_lose_there_is_no_key_charge() -> None:
    t = table("untamed", me=side(hand=["Key Charge"], artifacts=["Pocket Universe"]))
    t.lay("Pocket Universe", aember=6)
    t.play("Key Charge")
    assert t.keys == (0, 0)
    assert t.state("Pocket Universe").aember == 6
    t.ends_clean()


def test_key_charge_takes_aember_on_pocket_universe_too() -> None:
    t = table("untamed", me=side(hand=["Key Charge"], artifacts=["Pocket Universe"], aember=1))
    t.lay("Pocket Universe", aember=6)
    t.play("Key Charge", "yes")
    assert (t.keys, t.aember) == ((1, 0), (0, 0))
    assert t.state("Pocket Universe").aember == 0
    t.ends_clean()


def test_curiosity_destroys_all_scientists() -> None:
    t = table(
        "untamed",
        me=side(hand=["Curiosity"], line=["Dextre", "Troll"]),
        opponent=side(line=["Doc Bookton", "Mother", "Batdrone"]),
    )
    t.play("Curiosity")
    assert (t.line, t.enemy_line) == (["Troll"], ["Batdrone"])
    assert sorted(t.enemy_discard) == ["Doc Bookton", "Mother"]
    assert t.names(0, DECK)[-1] == "Dextre"
    assert t.aember == (1, 0)
    t.ends_clean()


def test_fertility_chant_feeds_both() -> None:
    t = table("untamed", me=side(hand=["Fertility Chant"]), opponent=side(aember=1))
    t.play("Fertility Chant")
    assert t.aember == (4, 3)
    t.ends_clean()


def test_fogbank_keeps_the_opponents_creatures_from_fighting_next_turn() -> None:
    t = table(
        "untamed",
        me=side(hand=["Fogbank"], line=["Snufflegator", "Flaxia"]),
        opponent=side(line=["Troll", "Bumpsy"]),
    )
    t.play("Fogbank").fight("Snufflegator", "Troll")
    assert t.damage("Troll") == 4, "only theirs are kept from it"
    t.end_turn("house brobnar")
    assert t.offered == ["reap Troll", "reap Bumpsy", "end turn"]
    t.end_turn("house dis", "end turn", "house brobnar")
    assert "fight with Bumpsy" in t.offered
    assert t.aember == (1, 0)
    t.ends_clean()


def test_natures_call_returns_up_to_three_creatures() -> None:
    t = table(
        "untamed",
        me=side(hand=["Nature's Call"], line=["Troll"], artifacts=["World Tree"]),
        opponent=side(line=["Zorg", "Bumpsy", "Dodger"]),
    )
    t.play("Nature's Call", "choose Troll", "choose Zorg", "choose Dodger")
    assert t.hand == ["Troll"]
    assert t.enemy_hand == ["Dodger", "Zorg"]
    assert t.enemy_line == ["Bumpsy"]
    assert t.aember == (1, 0)
    t.ends_clean()


def test_nocturnal_maneuver_exhausts_up_to_three_creatures() -> None:
    t = table(
        "untamed",
        me=side(hand=["Nocturnal Maneuver"], line=["Troll"]),
        opponent=side(line=["Zorg", "Bumpsy"], artifacts=["World Tree"]),
    )
    t.play("Nocturnal Maneuver", "choose Zorg", "choose Bumpsy", "done")
    assert [t.state(name).ready for name in ("Troll", "Zorg", "Bumpsy")] == [True, False, False]
    assert t.aember == (1, 0)
    t.ends_clean()


def test_save_the_pack_destroys_all_who_are_hurt() -> None:
    t = table(
        "untamed", me=side(hand=["Save the Pack"], line=["Troll", "Zorg"]), opponent=side(line=["Bumpsy", "Dodger"])
    )
    t.lay("Troll", damage=1).lay("Dodger", damage=4)
    t.play("Save the Pack")
    assert (t.line, t.enemy_line) == (["Zorg"], ["Bumpsy"])
    assert (t.aember, t.chains) == ((0, 0), (1, 0))
    t.ends_clean()


@pytest.mark.parametrize(("pick", "mars"), [("yes", []), ("no", ["Grabber Jammer"])])
def test_the_common_cold_may_also_destroy_all_mars_creatures(pick: str, mars: list[str]) -> None:
    t = table(
        "untamed",
        me=side(hand=["The Common Cold"], line=["Blypyp", "Troll"]),
        opponent=side(line=["Grabber Jammer", "Dust Pixie"]),
    )
    t.play("The Common Cold", pick)
    assert t.enemy_line == mars
    assert t.line == (["Blypyp", "Troll"] if mars else ["Troll"])
    assert t.damage("Troll") == 1
    t.names(0, DISCARD)
    t.names(1, DISCARD)
    assert t.aember == (1, 0)
    t.ends_clean(*(["Blypyp", "Grabber Jammer"] if mars else []))


def test_the_common_cold_asks_nothing_where_no_mars_creature_is() -> None:
    t = table("untamed", me=side(hand=["The Common Cold"], line=["Troll"]))
    t.play("The Common Cold")
    assert t.damage("Troll") == 1
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.heal-zero")
@pytest.mark.parametrize(("damage", "healed", "gained"), [(5, 3, 1), (5, 2, 0), (2, 2, 0), (0, 0, 0)])
def test_vigor_pays_for_three_damage_healed(damage: int, healed: int, gained: int) -> None:
    t = table("untamed", me=side(hand=["Vigor"], line=["Troll"]))
    t.lay("Troll", damage=damage)
    t.play("Vigor", *([f"amount {healed}"] if damage else []))
    assert t.damage("Troll") == damage - healed
    assert t.aember == (1 + gained, 0)
    t.ends_clean()


def test_nepenthe_seed_returns_a_card_from_the_discard_pile_itself_too() -> None:
    t = table("brobnar", me=side(artifacts=["Nepenthe Seed"], discard=["Troll"]), opponent=side(discard=["Anger"]))
    t.omni("Nepenthe Seed")
    assert t.offered == ["choose Troll", "choose Nepenthe Seed"]
    t.choose("Troll")
    assert t.hand == ["Troll"]
    assert t.discard_pile == ["Nepenthe Seed"]
    t.ends_clean()


@pytest.mark.parametrize(("pool", "after"), [(6, (1, 5)), (5, (0, 5))])
def test_ritual_of_balance_steals_from_six_on(pool: int, after: tuple[int, int]) -> None:
    t = table("untamed", me=side(artifacts=["Ritual of Balance"]), opponent=side(aember=pool))
    t.use("Ritual of Balance")
    assert t.aember == after
    t.ends_clean()


def test_ritual_of_the_hunt_lets_friendly_untamed_creatures_be_used_this_turn() -> None:
    t = table(
        "brobnar",
        me=side(artifacts=["Ritual of the Hunt"], line=["Flaxia", "Shooler"]),
        opponent=side(line=["Silvertooth"]),
    )
    t.omni("Ritual of the Hunt")
    assert t.offered == ["reap Flaxia", "fight with Flaxia", "end turn"]
    t.reap("Flaxia")
    assert t.discard_pile == ["Ritual of the Hunt"]
    assert t.aember == (1, 0)
    t.ends_clean()


def test_world_tree_puts_a_creature_from_the_discard_pile_on_the_deck() -> None:
    t = table(
        "untamed",
        me=side(artifacts=["World Tree"], discard=["Anger", "Troll", "Zorg"]),
        opponent=side(discard=["Dodger"]),
    )
    t.use("World Tree")
    assert sorted(t.offered) == ["choose Troll", "choose Zorg"]
    t.choose("Troll")
    assert t.names(0, DECK)[-1] == "Troll"
    assert sorted(t.discard_pile) == ["Anger", "Zorg"]
    t.ends_clean()


def test_way_of_the_bear_lets_its_bearer_strike_first() -> None:
    t = table("brobnar", me=side(line=["Bumpsy+Way of the Bear"]), opponent=side(line=["Umbra", "Troll"]))
    t.fight("Bumpsy", "Umbra")
    assert t.enemy_line == ["Troll"]
    assert t.damage("Bumpsy") == 0
    assert t.enemy_discard == ["Umbra"]
    t.ends_clean()


def test_way_of_the_wolf_keeps_its_bearer_from_harm_when_it_attacks() -> None:
    t = table("brobnar", me=side(line=["Bumpsy+Way of the Wolf", "Krump"]), opponent=side(line=["Troll"]))
    t.fight("Bumpsy")
    assert (t.damage("Bumpsy"), t.damage("Troll")) == (0, 5)
    t.ends_clean()
