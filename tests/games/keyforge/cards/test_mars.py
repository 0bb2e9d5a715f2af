"""The actions and artifacts of Mars, and those of its creatures that say how they enter play or who does not."""

import pytest

from cardwright.games.keyforge.events import Revealed
from cardwright.games.keyforge.zones import PURGED
from tests.games.keyforge.table import made, side, table


def test_ammonia_clouds_deal_three_to_every_creature() -> None:
    t = table(
        "mars",
        me=side(hand=["Ammonia Clouds"], line=["Troll", "Dextre"]),
        opponent=side(line=["Champion Anaphiel", "Silvertooth"]),
    )
    t.play("Ammonia Clouds")
    assert t.line == ["Troll"]
    assert t.enemy_line == ["Champion Anaphiel"]
    assert t.damage("Troll") == 3
    assert t.damage("Champion Anaphiel") == 2, "its armor takes 1"
    t.ends_clean()


def test_emp_blast_stuns_martians_and_robots_and_destroys_all_artifacts() -> None:
    t = table(
        "mars",
        me=side(hand=["EMP Blast"], line=["Batdrone", "Troll"], artifacts=["Cannon"]),
        opponent=side(line=["Yxilx Dominator", "Bumpsy", "Mother"], artifacts=["Banner of Battle"]),
    )
    t.play("EMP Blast")
    assert [t.state(name).stunned for name in ("Batdrone", "Yxilx Dominator", "Mother")] == [True, True, True]
    assert [t.state(name).stunned for name in ("Troll", "Bumpsy")] == [False, False]
    assert t.discard_pile == ["Cannon", "EMP Blast"]
    assert t.enemy_discard == ["Banner of Battle"]
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.experimental-therapy")
def test_emp_blast_finds_a_creature_with_experimental_therapy() -> None:
    t = table("mars", me=side(hand=["EMP Blast"]), opponent=side(line=["Troll+Experimental Therapy", "Bumpsy"]))
    t.play("EMP Blast")
    assert t.state("Troll").stunned
    assert not t.state("Bumpsy").stunned
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.parametrize(("pool", "damage"), [(6, 3), (7, 3), (5, 0)])
def test_irradiated_aember_burns_the_creatures_of_a_rich_opponent(pool: int, damage: int) -> None:
    t = table(
        "mars",
        me=side(hand=["Irradiated Æmber"], line=["Troll"], aember=9),
        opponent=side(line=["Bumpsy", "Krump"], aember=pool),
    )
    t.play("Irradiated Æmber")
    assert [t.damage(name) for name in ("Bumpsy", "Krump", "Troll")] == [damage, damage, 0]
    assert t.aember == (10, pool)
    t.ends_clean()


def test_martians_make_bad_allies_purges_creatures_of_other_houses_for_aember() -> None:
    t = table(
        "mars",
        me=side(
            hand=["Martians Make Bad Allies", "Troll", "Yxilx Dominator", "Dust Pixie", "Punch", "Custom Virus"],
            line=["Bumpsy"],
        ),
        opponent=side(hand=["Krump"], line=["Smaaash"]),
    )
    troll = t.find("Troll")
    t.play("Martians Make Bad Allies")
    assert t.hand == ["Custom Virus", "Punch", "Yxilx Dominator"]
    assert sorted(t.names(0, PURGED)) == ["Dust Pixie", "Troll"]
    assert t.aember == (2, 0)
    shown = [event.shown for event in t.happened(Revealed)]
    assert [len(cards) for cards in shown] == [5], "all of the hand is shown, the card played is not in it"
    assert troll in shown[0]
    t.ends_clean()


def test_martians_make_bad_allies_gains_nothing_from_a_hand_of_martians() -> None:
    t = table("mars", me=side(hand=["Martians Make Bad Allies", "Yxilx Dominator"]))
    t.play("Martians Make Bad Allies")
    assert t.hand == ["Yxilx Dominator"]
    assert t.aember == (0, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.for-each")
def test_mothership_support_hits_once_for_each_ready_martian() -> None:
    t = table(
        "mars",
        me=side(
            hand=["Mothership Support"],
            line=["Yxilx Dominator", "Grabber Jammer", "Zyzzix the Many!", "Troll"],
        ),
        opponent=side(line=["Bumpsy", "Silvertooth", "Yxilo Bolter"]),
    )
    t.play("Mothership Support", "choose Troll", "choose Troll")
    assert t.damage("Troll") == 4, "neither who is exhausted nor an enemy counts"
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.for-each")
def test_mothership_support_counts_who_dies_of_its_first_hit() -> None:
    martian = made("Frail Martian", like="Yxilx Dominator", power=2)
    t = table(
        "mars", me=side(hand=["Mothership Support"], line=[martian, "Grabber Jammer"]), opponent=side(line=["Bumpsy"])
    )
    t.play("Mothership Support", f"choose {martian}", "choose Bumpsy")
    assert t.line == ["Grabber Jammer"]
    assert t.damage("Bumpsy") == 2
    assert t.aember == (1, 0)
    t.ends_clean()


def test_phosphorus_stars_stun_everybody_but_martians_and_cost_two_chains() -> None:
    t = table(
        "mars",
        me=side(hand=["Phosphorus Stars"], line=["Troll", "Grabber Jammer"]),
        opponent=side(line=["Bumpsy", "Yxilx Dominator"]),
    )
    t.play("Phosphorus Stars")
    assert [t.state(name).stunned for name in ("Troll", "Grabber Jammer")] == [True, False]
    assert [t.state(name).stunned for name in ("Bumpsy", "Yxilx Dominator")] == [True, False]
    assert t.chains == (2, 0)
    t.ends_clean()


@pytest.mark.parametrize(("pool", "after"), [(5, (2, 3)), (1, (1, 0))])
def test_psychic_network_steals_for_each_ready_martian(pool: int, after: tuple[int, int]) -> None:
    t = table(
        "mars",
        me=side(hand=["Psychic Network"], line=["Yxilx Dominator", "Troll", "Grabber Jammer", "Zyzzix the Many!"]),
        opponent=side(line=["Yxilo Bolter"], aember=pool),
    )
    t.play("Psychic Network")
    assert t.aember == after
    t.ends_clean()


def test_squawker_readies_a_martian() -> None:
    t = table("mars", me=side(hand=["Squawker"], line=["Grabber Jammer!", "Troll!"]), opponent=side(line=["Bumpsy"]))
    t.play("Squawker", "ready a Mars creature")
    assert t.state("Grabber Jammer").ready
    assert not t.state("Troll").ready
    assert not t.state("Bumpsy").stunned
    assert t.aember == (1, 0)
    t.ends_clean()


def test_squawker_stuns_a_creature_of_another_house() -> None:
    t = table(
        "mars", me=side(hand=["Squawker"], line=["Grabber Jammer!"]), opponent=side(line=["Bumpsy", "Yxilo Bolter"])
    )
    t.play("Squawker", "stun a non-Mars creature")
    assert t.state("Bumpsy").stunned
    assert not t.state("Yxilo Bolter").stunned
    assert not t.state("Grabber Jammer").ready
    assert t.aember == (1, 0)
    t.ends_clean()


def test_total_recall_pays_for_the_ready_and_returns_all_friendly_creatures() -> None:
    t = table(
        "mars",
        me=side(hand=["Total Recall"], line=["Troll", "Bumpsy!", "Grabber Jammer"], artifacts=["Cannon"]),
        opponent=side(line=["Krump"]),
    )
    t.play("Total Recall")
    assert t.hand == ["Bumpsy", "Grabber Jammer", "Troll"]
    assert t.line == []
    assert t.enemy_line == ["Krump"]
    assert t.aember == (1 + 2, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:control.owner-zone")
def test_total_recall_sends_a_stolen_creature_to_its_owner() -> None:
    t = table("logos", me=side(hand=["Harland Mindlock", "Total Recall@logos"]), opponent=side(line=["Krump"]))
    t.play("Harland Mindlock", "left")
    assert t.line == ["Krump", "Harland Mindlock"]
    t.play("Total Recall")
    assert t.hand == ["Harland Mindlock"]
    assert t.enemy_hand == ["Krump"]
    assert t.aember == (1 + 1, 0), "both are counted, of which Krump alone was ready"
    t.ends_clean()


# ---- artifacts ----


def test_swap_widget_swaps_a_ready_martian_for_another_from_hand_which_is_ready() -> None:
    t = table(
        "mars",
        me=side(
            hand=["Yxilx Dominator", "Grabber Jammer", "Troll"],
            line=["Grabber Jammer", "Zyzzix the Many!", "Bumpsy"],
            artifacts=["Swap Widget"],
        ),
        opponent=side(line=["Yxilo Bolter"]),
    )
    t.use("Swap Widget", "left flank")
    assert t.line == ["Yxilx Dominator", "Zyzzix the Many", "Bumpsy"]
    assert t.hand == ["Grabber Jammer", "Grabber Jammer", "Troll"]
    assert t.state("Yxilx Dominator").ready
    assert t.enemy_line == ["Yxilo Bolter"]
    t.ends_clean()


def test_swap_widget_puts_no_copy_into_play() -> None:
    t = table("mars", me=side(hand=["Grabber Jammer"], line=["Grabber Jammer"], artifacts=["Swap Widget"]))
    t.use("Swap Widget")
    assert t.hand == ["Grabber Jammer", "Grabber Jammer"]
    assert t.line == []
    t.ends_clean()


def test_swap_widget_does_nothing_without_a_ready_martian() -> None:
    t = table("mars", me=side(hand=["Yxilx Dominator"], line=["Grabber Jammer!"], artifacts=["Swap Widget"]))
    t.use("Swap Widget")
    assert t.hand == ["Yxilx Dominator"]
    assert t.line == ["Grabber Jammer"]
    t.ends_clean()


@pytest.mark.rule("keyforge:control.owner-zone", "keyforge:if-you-do")
def test_swap_widget_gives_nothing_for_a_creature_that_goes_to_its_owners_hand() -> None:
    t = table(
        "logos",
        me=side(hand=["Harland Mindlock", "Yxilx Dominator"], artifacts=["Swap Widget@logos"]),
        opponent=side(line=["Grabber Jammer"]),
    )
    t.play("Harland Mindlock", "left")
    t.use("Swap Widget")
    assert t.enemy_hand == ["Grabber Jammer"]
    assert t.line == ["Harland Mindlock"]
    assert t.hand == ["Yxilx Dominator"]
    t.ends_clean()


@pytest.mark.rule("keyforge:play.put-into-play")
def test_swap_widget_puts_chuff_ape_into_play_stunned_for_grommid_who_forbids_playing() -> None:
    t = table("mars", me=side(hand=["Chuff Ape", "Grabber Jammer"], line=["Grommid"], artifacts=["Swap Widget"]))
    assert "play Chuff Ape" not in t.offered
    t.use("Swap Widget", "choose Chuff Ape")
    assert t.line == ["Chuff Ape"]
    assert t.hand == ["Grabber Jammer", "Grommid"]
    assert t.state("Chuff Ape").ready
    assert t.state("Chuff Ape").stunned
    assert "play Grommid" in t.offered
    t.ends_clean()


# ---- creatures ----


@pytest.mark.parametrize("martian", ["Chuff Ape", "Yxilx Dominator"])
def test_some_martians_enter_play_stunned(martian: str) -> None:
    t = table("mars", me=side(hand=[martian], line=["Troll"]))
    t.play(martian, "left")
    assert t.state(martian).stunned
    assert not t.state(martian).ready
    assert not t.state("Troll").stunned
    t.end_turn("house brobnar", "end turn", "house mars")
    assert f"reap {martian}" not in t.offered
    t.pick(f"unstun {martian}")
    assert not t.state(martian).stunned
    t.ends_clean()


@pytest.mark.rule("keyforge:play.put-into-play")
def test_a_martian_that_enters_stunned_does_so_however_it_enters() -> None:
    t = table("dis", me=side(line=["Overlord Greking+Ring of Invisibility"]), opponent=side(line=["Yxilx Dominator"]))
    t.lay("Yxilx Dominator", damage=7)
    t.fight("Overlord Greking", None, "left flank")
    assert t.line == ["Yxilx Dominator", "Overlord Greking"]
    assert t.state("Yxilx Dominator").stunned
    t.ends_clean()


def test_chuff_ape_eats_a_friend_and_is_healed() -> None:
    t = table("mars", me=side(line=["Chuff Ape", "Troll", "Bumpsy"]), opponent=side(line=["Krump"]))
    t.lay("Chuff Ape", damage=4).lay("Troll", damage=1)
    t.reap("Chuff Ape", "yes", "choose Bumpsy")
    assert t.line == ["Chuff Ape", "Troll"]
    assert t.damage("Chuff Ape") == 0
    assert t.damage("Troll") == 1
    assert t.aember == (1, 0)
    t.ends_clean()


def test_chuff_ape_may_fast_and_alone_has_to() -> None:
    t = table("mars", me=side(line=["Chuff Ape", "Troll"]), opponent=side(line=["Silvertooth", "Krump"]))
    t.fight("Chuff Ape", "Silvertooth", "no")
    assert t.line == ["Chuff Ape", "Troll"]
    assert t.damage("Chuff Ape") == 2
    t.ends_clean("Silvertooth")


def test_grommid_lets_its_player_play_no_creature() -> None:
    t = table(
        "mars",
        me=side(hand=["Grabber Jammer", "Ammonia Clouds", "Swap Widget"], line=["Grommid"]),
        opponent=side(hand=["Troll"]),
    )
    assert "play Grabber Jammer" not in t.offered
    assert {"discard Grabber Jammer", "play Ammonia Clouds", "play Swap Widget"} <= set(t.offered)
    t.end_turn("house brobnar")
    assert "play Troll" in t.offered, "its player alone is bound"
    t.ends_clean()


def test_grommid_costs_the_opponent_one_for_each_creature_destroyed_fighting_it() -> None:
    t = table(
        "mars",
        me=side(hand=["Punch@mars"], line=["Grommid"], aember=4),
        opponent=side(line=["Troll", "Dust Imp", "Urchin"], aember=4),
    )
    t.play("Punch", "choose Urchin")
    assert t.aember == (5, 4)
    t.fight("Grommid", "Troll")
    assert t.enemy_line == ["Dust Imp"]
    assert t.aember == (5, 3)
    t.ends_clean()


def test_crystal_hive_pays_for_each_reap_of_its_turn() -> None:
    t = table(
        "mars",
        me=side(line=["Tunk", "Troll@mars"], artifacts=["Crystal Hive"]),
        opponent=side(line=["Zorg"], houses=("mars", "dis", "logos")),
    )
    t.reap("Troll")
    assert t.aember == (1, 0)
    t.use("Crystal Hive").reap("Tunk")
    assert t.aember == (3, 0)
    t.end_turn("house mars", "reap Zorg")
    assert t.aember == (3, 1)
    t.ends_clean()


def test_tunk_is_healed_by_each_other_mars_creature_that_you_play() -> None:
    t = table("mars", me=side(hand=["Tunk", "Tunk", "Zorg"], line=["Troll"]))
    t.play("Tunk", "left flank").lay("Tunk", damage=4)
    t.play("Zorg", "right flank")
    assert t.damage("Tunk") == 0
    t.lay("Tunk", damage=3).play("Tunk", "right flank")
    assert (t.damage("Tunk"), t.damage("Tunk", 2)) == (0, 0), "a second Tunk is another creature"
    t.ends_clean()


def test_tunk_is_not_healed_by_other_houses_artifacts_or_enemies() -> None:
    t = table(
        "brobnar",
        me=side(hand=["Krump", "Banner of Battle@mars"], line=["Tunk"]),
        opponent=side(hand=["Zorg"], houses=("mars", "dis", "logos")),
    )
    t.lay("Tunk", damage=4).play("Krump", "left flank")
    t.end_turn("house mars", "play Zorg")
    assert t.damage("Tunk") == 4
    t.ends_clean()


HAND = ["Zorg", "Tunk", "Fear"]


def test_battle_fleet_draws_for_each_mars_card_that_it_shows() -> None:
    t = table("mars", me=side(hand=["Battle Fleet", *HAND]))
    t.play("Battle Fleet", "choose Zorg", "choose Tunk")
    assert t.m.log(1)[-2] == "Zorg and Tunk are revealed."
    assert len(t.hand) == 5
    assert t.aember == (1, 0)
    t.ends_clean()


def test_battle_fleet_may_show_one_card_or_none() -> None:
    t = table("mars", me=side(hand=["Battle Fleet", *HAND]))
    t.play("Battle Fleet", "choose Zorg", "done")
    assert len(t.hand) == 4
    t.ends_clean("Me: aember")
    t = table("mars", me=side(hand=["Battle Fleet", *HAND])).play("Battle Fleet", "done")
    assert len(t.hand) == 3
    t.ends_clean("Me: aember")


def test_deep_probe_shows_the_hand_and_discards_creatures_of_a_house() -> None:
    t = table(
        "mars",
        me=side(hand=["Deep Probe", "Troll"]),
        opponent=side(hand=["Troll", "Krump", "Anger", "Fear"], line=["Bumpsy"]),
    )
    fear = t.find("Fear")
    t.play("Deep Probe", "house brobnar")
    assert t.enemy_hand == ["Anger", "Fear"]
    assert sorted(t.enemy_discard) == ["Krump", "Troll"]
    assert t.m.known[fear] == t.m.everyone
    assert t.aember == (1, 0)
    t.ends_clean()


def test_deep_probe_shows_the_hand_though_nothing_fits() -> None:
    t = table("mars", me=side(hand=["Deep Probe"]), opponent=side(hand=["Anger"]))
    t.play("Deep Probe", "house mars")
    assert t.m.log(0)[-1] == "Anger is revealed."
    assert t.enemy_hand == ["Anger"]
    assert t.aember == (1, 0)
    t.ends_clean()


def test_orbital_bombardment_hits_once_for_each_card_wherever_you_like() -> None:
    t = table("mars", me=side(hand=["Orbital Bombardment", *HAND]), opponent=side(line=["Troll", "Krump"]))
    t.play("Orbital Bombardment", "choose Zorg", "choose Tunk", "choose Troll", "choose Krump")
    assert (t.damage("Troll"), t.damage("Krump")) == (2, 2)
    assert t.hand == ["Fear", "Tunk", "Zorg"]
    assert t.aember == (1, 0)
    t.ends_clean()


def test_mothergun_deals_one_hit_of_as_much_as_cards_are_shown() -> None:
    t = table("mars", me=side(hand=HAND, artifacts=["Mothergun"]), opponent=side(line=[made("Clad", armor=1), "Krump"]))
    t.use("Mothergun", "choose Zorg", "choose Tunk", "choose Clad")
    assert t.damage("Clad") == 1
    t.ends_clean()
    t = table("mars", me=side(hand=HAND, artifacts=["Mothergun"]), opponent=side(line=["Krump"]))
    t.use("Mothergun", "done")
    assert t.damage("Krump") == 0
    t.ends_clean()


def test_commpod_may_ready_a_mars_creature_for_each_card_shown() -> None:
    t = table(
        "mars",
        me=side(hand=HAND, line=["Zorg!", "Tunk!", "Troll!"], artifacts=["Commpod"]),
        opponent=side(line=["Zorg!"]),
    )
    t.use("Commpod", "choose Zorg", "choose Tunk", "yes", "choose Tunk", "no")
    assert t.state("Tunk").ready
    assert not t.state("Zorg").ready
    t.ends_clean()


def test_feeding_pit_pays_for_a_creature_that_is_discarded() -> None:
    t = table("mars", me=side(hand=["Fear", "Troll", "Zorg"], artifacts=["Feeding Pit"]))
    t.use("Feeding Pit", "choose Troll")
    assert t.discard_pile == ["Troll"]
    assert t.aember == (1, 0)
    t.ends_clean()
    t = table("mars", me=side(hand=["Fear"], artifacts=["Feeding Pit"])).use("Feeding Pit")
    assert t.hand == ["Fear"]
    assert t.aember == (0, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.first-turn-hand")
def test_feeding_pit_takes_no_second_card_on_the_first_turn() -> None:
    t = table("mars", me=side(hand=["Zorg", "Troll"], artifacts=["Feeding Pit"]), turn=1)
    t.play("Zorg").use("Feeding Pit")
    assert t.hand == ["Troll"]
    assert t.aember == (0, 0)
    t.ends_clean()


def test_shatter_storm_costs_the_opponent_three_times_what_it_costs_you() -> None:
    t = table("mars", me=side(hand=["Shatter Storm"], aember=2), opponent=side(aember=9))
    t.play("Shatter Storm")
    assert t.aember == (0, 3)
    t.ends_clean()
    t = table("mars", me=side(hand=["Shatter Storm"]), opponent=side(aember=9)).play("Shatter Storm")
    assert t.aember == (0, 9)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.forge-by-ability")
@pytest.mark.parametrize(("pool", "forged"), [(12, True), (11, False)])
def test_key_abduction_counts_the_hand_after_the_return(pool: int, *, forged: bool) -> None:
    t = table(
        "mars",
        me=side(hand=["Key Abduction", "Anger"], line=["Blypyp", "Troll"], aember=pool - 1),
        opponent=side(line=["Tunk"]),
    )
    t.play("Key Abduction", *(["yes"] if pool >= 13 else []))
    assert t.hand == ["Anger", "Blypyp"]
    assert t.enemy_hand == ["Tunk"]
    assert t.keys == (0, 0), "6 + 9 - 2 = 13"
    assert t.aember == (pool, 0)
    t.ends_clean()
    t = table(
        "mars",
        me=side(hand=["Key Abduction", "Anger", "Troll"], line=["Blypyp"], aember=pool - 1),
        opponent=side(),
    )
    t.play("Key Abduction", *(["yes"] if forged else []))
    assert t.hand == ["Anger", "Blypyp", "Troll"]
    assert (t.keys, t.aember) == (((1, 0), (0, 0)) if forged else ((0, 0), (pool, 0)))
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.cost-floor")
def test_key_abduction_may_make_a_key_cheaper_than_usual_down_to_nothing() -> None:
    hand = ["Key Abduction", *["Anger"] * 12]
    t = table("mars", me=side(hand=hand, aember=2), opponent=side())
    t.play("Key Abduction", "yes")
    assert (t.keys, t.aember) == ((1, 0), (0, 0)), "6 + 9 - 12 = 3"
    t.ends_clean()
    t = table("mars", me=side(hand=[*hand, *["Punch"] * 6], aember=2), opponent=side())
    t.play("Key Abduction", "no")
    assert (t.keys, t.aember) == ((0, 0), (3, 0))
    t.ends_clean()
    t = table("mars", me=side(hand=[*hand, *["Punch"] * 6], aember=2), opponent=side())
    t.play("Key Abduction", "yes")
    assert (t.keys, t.aember) == ((1, 0), (3, 0))
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.for-each")
def test_martian_hounds_strengthen_a_creature_by_two_for_each_damaged_one() -> None:
    t = table(
        "mars", me=side(hand=["Martian Hounds"], line=["Troll", "Dodger"]), opponent=side(line=["Zorg", "Bumpsy"])
    )
    t.lay("Troll", damage=3).lay("Zorg", damage=1)
    t.play("Martian Hounds", "choose Troll")
    assert t.power("Troll") == 8 + 2 * 2
    assert t.power("Zorg") == 7
    t.ends_clean()


def test_martian_hounds_do_nothing_where_nobody_is_hurt() -> None:
    t = table("mars", me=side(hand=["Martian Hounds"], line=["Troll"]))
    t.play("Martian Hounds")
    assert t.power("Troll") == 8
    t.ends_clean()
