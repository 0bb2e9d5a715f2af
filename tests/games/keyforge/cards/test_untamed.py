"""The actions of Untamed."""

import pytest

from cardwright.games.keyforge.events import Shuffled
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


def test_bear_flute_heals_an_ancient_bear_in_play() -> None:
    t = table(
        "untamed",
        me=side(artifacts=["Bear Flute"], deck=["Ancient Bear"], discard=["Flaxia"], line=["Troll"]),
        opponent=side(line=["Ancient Bear"]),
    )
    t.lay("Ancient Bear", damage=4).lay("Troll", damage=1)
    t.use("Bear Flute")
    assert t.damage("Ancient Bear") == 0
    assert t.damage("Troll") == 1
    assert t.hand == []
    assert t.discard_pile == ["Flaxia"]
    t.ends_clean()


def test_bear_flute_calls_all_bears_out_of_deck_and_discard_pile() -> None:
    t = table(
        "untamed",
        me=side(artifacts=["Bear Flute"], deck=["Troll", "Ancient Bear"], discard=["Ancient Bear", "Flaxia"]),
        opponent=side(discard=["Ancient Bear"]),
    )
    t.use("Bear Flute", "choose Ancient Bear", "choose Ancient Bear")
    assert t.hand == ["Ancient Bear", "Ancient Bear"]
    assert sorted(t.names(0, DECK)) == ["Flaxia", "Troll"]
    assert t.discard_pile == []
    assert t.enemy_discard == ["Ancient Bear"]
    t.ends_clean()


@pytest.mark.rule("keyforge:if-you-do", "keyforge:search.shuffle")
def test_bear_flute_leaves_the_discard_pile_where_no_bear_is_taken() -> None:
    t = table("untamed", me=side(artifacts=["Bear Flute"], deck=["Troll"], discard=["Ancient Bear", "Flaxia"]))
    t.use("Bear Flute", "done")
    assert t.hand == []
    assert t.discard_pile == ["Flaxia", "Ancient Bear"]
    assert [event.player for event in t.happened(Shuffled)] == [0], "the deck that was searched"
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


@pytest.mark.rule("keyforge:ruling.counting-deeds")
@pytest.mark.parametrize(("creatures", "stolen"), [(3, 2), (2, 0)])
def test_lifeweb_steals_from_who_played_three_creatures_last_turn(creatures: int, stolen: int) -> None:
    t = table(
        "brobnar",
        me=side(hand=["Banner of Battle", *["Headhunter"] * creatures], aember=3),
        opponent=side(hand=["Lifeweb"], houses=["untamed"] * 3),
    )
    t.play("Banner of Battle").play("Headhunter")
    for _ in range(creatures - 1):
        t.play("Headhunter", "left flank")
    t.end_turn("house untamed", "play Lifeweb")
    assert t.aember == (3 - stolen, 1 + stolen)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.counting-deeds")
def test_lifeweb_does_not_count_what_was_put_into_play_or_is_your_own() -> None:
    t = table(
        "untamed",
        me=side(hand=["Lifeweb", "Dust Pixie", "Snufflegator", "Flaxia"]),
        opponent=side(line=["Troll", "Zorg", "Bumpsy"], aember=4),
    )
    t.play("Dust Pixie").play("Snufflegator", "left flank").play("Flaxia", "left flank").play("Lifeweb")
    assert t.aember == (2 + 1, 4)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.counting-deeds")
def test_stampede_counts_different_creatures_not_uses() -> None:
    t = table(
        "untamed",
        me=side(hand=["Stampede", "Stampede", "Inspiration@untamed"], line=["Flaxia", "Dust Pixie", "Snufflegator"]),
        opponent=side(line=["Troll"], aember=5),
    )
    t.reap("Flaxia").play("Inspiration", "choose Flaxia", "reap Flaxia").reap("Dust Pixie")
    t.play("Stampede")
    assert t.aember == (3 + 1, 5), "two creatures, three uses"
    t.fight("Snufflegator").play("Stampede")
    assert t.damage("Troll") == 4
    assert t.aember == (4 + 1 + 2, 3)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.counting-deeds")
def test_shedding_a_stun_is_a_use_for_stampede() -> None:
    t = table(
        "untamed", me=side(hand=["Stampede"], line=["Flaxia", "Dust Pixie", "Snufflegator"]), opponent=side(aember=5)
    )
    t.lay("Flaxia", stunned=True)
    t.pick(next(option for option in t.offered if "Flaxia" in option)).reap("Dust Pixie").reap("Snufflegator")
    t.play("Stampede")
    assert t.aember == (2 + 1 + 2, 3)
    t.ends_clean()
