"""Cards that meet: what comes of two or three of them together, as the rulings say."""

import pytest

from cardwright.games.keyforge.events import ControlTaken, Swapped
from cardwright.games.keyforge.words.vocabulary import friendly_creature, gets, neighboring
from cardwright.games.keyforge.zones import ARCHIVES, BENEATH, DECK, PURGED
from tests.games.keyforge.table import made, print_of, side, table

# ---- æmber that goes elsewhere ----


@pytest.mark.rule("keyforge:ruling.diverted-aember")
def test_bait_and_switch_goes_on_while_an_ether_spider_takes_what_it_steals() -> None:
    t = table("shadows", me=side(hand=["Bait and Switch"]), opponent=side(line=["Ether Spider"], aember=5))
    t.play("Bait and Switch")
    assert t.aember == (0, 0)
    assert t.state("Ether Spider").aember == 5
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.diverted-aember")
def test_nerve_blast_has_not_stolen_what_an_ether_spider_takes() -> None:
    t = table("shadows", me=side(hand=["Nerve Blast"]), opponent=side(line=["Ether Spider"], aember=3))
    t.play("Nerve Blast")
    assert t.aember == (0, 2)
    assert (t.state("Ether Spider").aember, t.damage("Ether Spider")) == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.leaving-aember")
def test_an_ether_spider_that_stays_captures_from_one_that_dies() -> None:
    t = table("shadows", me=side(line=["Ether Spider", "Ether Spider"]), opponent=side(artifacts=["Seeker Needle"]))
    t.lay("Ether Spider", aember=4, damage=6).end_turn("house shadows")
    t.use("Seeker Needle", "choose Ether Spider")
    assert t.line == ["Ether Spider"]
    assert t.state("Ether Spider").aember == 4 + 1, "and what the Needle would gain"
    assert t.aember == (0, 0)
    t.ends_clean("Ether Spider")


@pytest.mark.rule("keyforge:ruling.leaving-aember")
def test_ether_spiders_that_die_together_capture_nothing_from_each_other() -> None:
    t = table("dis", me=side(hand=["Gateway to Dis"], line=["Ether Spider", "Ether Spider"]))
    t.lay("Ether Spider", aember=4).lay("Ether Spider", 2, aember=1)
    t.play("Gateway to Dis")
    assert t.aember == (0, 5)
    assert t.chains == (3, 0)
    t.ends_clean("Ether Spider")


def test_the_sting_loses_what_it_would_get_to_an_ether_spider() -> None:
    t = table(
        "shadows",
        me=side(artifacts=["The Sting"]),
        opponent=side(line=["Ether Spider"], aember=6, houses=("mars", "dis", "logos")),
    )
    t.end_turn("house dis")
    assert t.keys == (0, 1)
    assert t.aember == (0, 0)
    assert t.state("Ether Spider").aember == 6
    t.ends_clean()


def test_key_hammer_feeds_your_own_ether_spider() -> None:
    t = table("dis", me=side(hand=["Key Hammer"], line=["Ether Spider"]), opponent=side(keys=1))
    t.play("Key Hammer")
    assert t.aember == (1, 0)
    assert t.state("Ether Spider").aember == 6
    t.ends_clean()


def test_dimension_door_steals_onto_an_enemy_ether_spider() -> None:
    t = table(
        "logos",
        me=side(hand=["Dimension Door"], line=["Doc Bookton"], deck=[]),
        opponent=side(line=["Ether Spider"], aember=2),
    )
    t.play("Dimension Door").reap("Doc Bookton")
    assert [text.split(":")[0] for text in t.offered] == ["Ether Spider", "Dimension Door"]
    t.pick(t.offered[1])
    assert t.aember == (0, 1)
    assert t.state("Ether Spider").aember == 1
    t.ends_clean()


# ---- who is paid for a death, and who was saved ----


def test_tolas_and_soul_snatcher_pay_the_opponent_of_who_had_it_and_who_owns_it() -> None:
    t = table(
        "dis",
        me=side(hand=["Hand of Dis"], line=["Tolas", "Troll"], artifacts=["Soul Snatcher"]),
        opponent=side(line=["Krump", "Mother"]),
    )
    t.m.do(ControlTaken(t.find("Troll"), 1, 0))
    t.m.do(Swapped(t.find("Troll"), t.find("Krump")))
    t.m.run()
    t.play("Hand of Dis")
    assert t.discard_pile == ["Troll", "Hand of Dis"]
    assert t.aember == (2, 0), "1 as its owner, 1 as the opponent of who controlled it"
    assert t.enemy_line == ["Krump", "Mother"]
    assert t.line == ["Tolas"]
    t.ends_clean()


def test_hecatomb_destroys_a_creature_that_belongs_to_every_house() -> None:
    t = table("dis", me=side(hand=["Hecatomb"]), opponent=side(line=["Troll+Experimental Therapy", "Krump"], aember=1))
    t.play("Hecatomb")
    assert t.enemy_line == ["Krump"]
    assert t.aember == (1, 2)
    t.ends_clean("Experimental Therapy")


@pytest.mark.rule("keyforge:ruling.added-house")
def test_brain_stem_antenna_makes_its_creature_one_of_mars_for_mating_season() -> None:
    t = table(
        "mars",
        me=side(hand=["Mindwarper", "Mating Season"], line=["Troll!+Brain Stem Antenna", "Krump"], deck=[]),
    )
    t.play("Mindwarper", "right flank").play("Mating Season")
    assert t.line == ["Krump"]
    assert t.aember == (3, 0), "the bonus, and two cards in my deck"
    assert t.sizes(DECK) == (2, len(t.names(1, DECK)))
    t.ends_clean("Brain Stem Antenna")


@pytest.mark.rule("keyforge:ruling.first-departure")
def test_bouncing_deathquark_asks_anew_when_phoenix_heart_has_cleared_a_side() -> None:
    t = table(
        "logos",
        me=side(hand=["Bouncing Deathquark"], line=["Troll", "Krump"]),
        opponent=side(line=["Mother+Phoenix Heart", "Dust Pixie"]),
    )
    t.play("Bouncing Deathquark", "choose Mother", "choose Krump")
    assert t.enemy_line == []
    assert t.enemy_hand == ["Mother"]
    assert t.line == ["Troll"]
    assert t.damage("Troll") == 3
    t.ends_clean("Phoenix Heart")


@pytest.mark.rule("keyforge:ruling.saved", "keyforge:poison")
def test_armageddon_cloak_saves_from_poison_too() -> None:
    asp = made("Asp", power=6, keywords={"poison": 1, "skirmish": 1})
    t = table(me=side(line=[asp]), opponent=side(line=["Troll+Armageddon Cloak"])).fight(asp)
    assert t.enemy_line == ["Troll"]
    assert (t.damage("Troll"), t.damage(asp)) == (0, 2)
    t.ends_clean("Armageddon Cloak", "Troll")


@pytest.mark.rule("keyforge:ruling.saved")
def test_overlord_greking_gets_nobody_whom_armageddon_cloak_saved() -> None:
    t = table("dis", me=side(line=["Overlord Greking"]), opponent=side(line=["Silvertooth+Armageddon Cloak"]))
    t.fight("Overlord Greking")
    assert t.enemy_line == ["Silvertooth"]
    assert t.line == ["Overlord Greking"]
    assert t.damage("Overlord Greking") == 4
    t.ends_clean("Armageddon Cloak", "Silvertooth")


@pytest.mark.rule("keyforge:ruling.called-off", "keyforge:elusive")
def test_an_elusive_creature_is_elusive_still_after_a_fight_that_was_called_off() -> None:
    t = table(
        "brobnar",
        me=side(line=["Headhunter", "Troll"], deck=["Punch", "Mother"]),
        opponent=side(line=["Urchin"], artifacts=["Evasion Sigil"]),
    )
    t.fight("Headhunter").fight("Troll")
    assert t.enemy_line == ["Urchin"]
    assert t.aember == (0, 0), "and Headhunter has not fought"
    assert t.discard_pile == ["Punch", "Mother"]
    t.ends_clean("Headhunter", "Troll")


def test_word_of_returning_leaves_an_enemy_ether_spider_what_it_has() -> None:
    t = table("untamed", me=side(hand=["Word of Returning"]), opponent=side(line=["Ether Spider"]))
    t.lay("Ether Spider", aember=3).play("Word of Returning")
    assert t.aember == (0, 0)
    assert (t.state("Ether Spider").aember, t.damage("Ether Spider")) == (4, 4)
    t.ends_clean()


# ---- armor and keywords ----


@pytest.mark.rule("keyforge:ruling.losing-armor")
def test_red_hot_armor_takes_the_armor_that_a_neighbor_gives_too() -> None:
    wall = made("Wall", gets(friendly_creature.that(neighboring), armor=2), armor=2)
    t = table("dis", me=side(hand=["Red-Hot Armor"]), opponent=side(line=["Urchin", wall]))
    t.play("Red-Hot Armor")
    assert t.enemy_line == ["Wall"]
    assert t.damage("Wall") == 2
    assert t.enemy_discard == ["Urchin"]
    assert t.aember == (1, 0)
    t.ends_clean()


# ---- Annihilation Ritual ----


def test_bad_penny_never_enters_the_pile_from_which_annihilation_ritual_would_keep_her() -> None:
    t = table("brobnar", me=side(line=["Troll"], artifacts=["Annihilation Ritual"]), opponent=side(line=["Bad Penny"]))
    t.fight("Troll")
    assert t.enemy_hand == ["Bad Penny"]
    assert t.damage("Troll") == 1
    t.ends_clean()


def test_overlord_greking_does_not_find_a_creature_that_was_purged() -> None:
    t = table(
        "dis", me=side(line=["Overlord Greking"], artifacts=["Annihilation Ritual"]), opponent=side(line=["Shooler"])
    )
    t.fight("Overlord Greking")
    assert t.line == ["Overlord Greking"]
    assert t.names(1, PURGED) == ["Shooler"]
    assert t.damage("Overlord Greking") == 5
    t.ends_clean()


def test_stealer_of_souls_gains_for_a_creature_that_annihilation_ritual_has_purged() -> None:
    t = table(
        "dis", me=side(line=["Stealer of Souls"], artifacts=["Annihilation Ritual"]), opponent=side(line=["Urchin!"])
    )
    t.m.change(t.find("Urchin")).attacked_turn = t.m.turn
    t.fight("Stealer of Souls")
    assert t.names(1, PURGED) == ["Urchin"]
    assert t.aember == (1, 0)
    assert t.damage("Stealer of Souls") == 1
    t.ends_clean()


def test_krump_and_loot_the_bodies_see_creatures_that_annihilation_ritual_purges() -> None:
    t = table(
        "brobnar",
        me=side(hand=["Loot the Bodies"], line=["Krump"], artifacts=["Annihilation Ritual"]),
        opponent=side(line=["Shooler"], aember=2),
    )
    t.play("Loot the Bodies").fight("Krump")
    t.pick(t.offered[0])
    assert t.names(1, PURGED) == ["Shooler"]
    assert t.aember == (1, 1)
    assert t.damage("Krump") == 5
    t.ends_clean()


# ---- artifacts used as if they were yours ----


@pytest.mark.rule("keyforge:ruling.as-yours")
def test_nexus_pays_the_toll_of_an_enemy_tentacus() -> None:
    t = table(
        "shadows",
        me=side(line=["Nexus"], deck=["Mother"]),
        opponent=side(line=["Tentacus"], artifacts=["Library of Babble"]),
    )
    t.reap("Nexus")
    assert t.hand == ["Mother"]
    assert not t.state("Library of Babble").ready
    assert t.aember == (0, 1), "what reaping gave has been paid"
    t.ends_clean()


# ---- control ----


@pytest.mark.rule("keyforge:ruling.newest-control")
def test_an_older_collar_holds_again_when_harland_mindlock_dies() -> None:
    t = table(
        "dis",
        me=side(hand=["Collar of Subordination"], line=["Pitlord"]),
        opponent=side(line=["Troll"], hand=["Harland Mindlock"], houses=("logos", "dis", "mars")),
    )
    t.play("Collar of Subordination", "choose Troll", "right flank")
    assert t.line == ["Pitlord", "Troll"]
    t.end_turn("house logos").play("Harland Mindlock", "choose Troll", "right flank")
    assert t.enemy_line == ["Harland Mindlock", "Troll"]
    t.end_turn().fight("Pitlord", "Harland Mindlock", "left flank")
    assert t.line == ["Troll", "Pitlord"]
    assert t.enemy_discard == ["Harland Mindlock"]
    assert t.damage("Pitlord") == 1
    t.ends_clean("Collar of Subordination")


def test_a_collared_magda_steals_from_the_one_who_has_collared_her() -> None:
    t = table(
        "dis",
        me=side(hand=["Collar of Subordination", "Gateway to Dis"], aember=3),
        opponent=side(line=["Magda the Rat"]),
    )
    t.play("Collar of Subordination").play("Gateway to Dis")
    assert t.aember == (1, 2)
    assert t.enemy_discard == ["Magda the Rat"]
    assert t.chains == (3, 0)
    t.ends_clean("Collar of Subordination")


# ---- Interdimensional Graft ----


def test_the_sting_gets_what_is_spent_and_interdimensional_graft_the_rest() -> None:
    t = table(
        "logos",
        me=side(hand=["Interdimensional Graft"], artifacts=["The Sting"]),
        opponent=side(aember=9),
    )
    t.play("Interdimensional Graft").end_turn("house dis")
    assert t.keys == (0, 1)
    assert t.aember == (1 + 6 + 3, 0)
    t.ends_clean()


# ---- prisoners in archives ----


@pytest.mark.rule("keyforge:ruling.prisoners")
def test_magda_the_rat_pays_back_just_before_mass_abduction_takes_her() -> None:
    t = table("mars", me=side(hand=["Mass Abduction"]), opponent=side(line=["Magda the Rat"], aember=3))
    t.lay("Magda the Rat", damage=1).play("Mass Abduction", "choose Magda the Rat")
    assert t.aember == (3, 1)
    assert t.names(0, ARCHIVES) == ["Magda the Rat"]
    assert t.discard_pile == ["Mass Abduction"]
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.prisoners")
def test_knowledge_is_power_counts_the_prisoners_of_uxlyx() -> None:
    t = table(
        "mars",
        me=side(line=["Uxlyx the Zookeeper"], hand=["Knowledge is Power@mars"], archives=["Tunk"]),
        opponent=side(line=["Troll", "Krump"]),
    )
    t.reap("Uxlyx the Zookeeper", "choose Troll")
    t.m.change(t.find("Uxlyx the Zookeeper")).ready = True
    t.m.run()
    t.reap("Uxlyx the Zookeeper").play("Knowledge is Power")
    t.pick(t.offered[-1])
    assert t.names(0, ARCHIVES) == ["Tunk", "Troll", "Krump"]
    assert t.aember == (2 + 3, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.prisoners")
def test_mass_abduction_wins_back_a_creature_of_yours_that_the_opponent_controls() -> None:
    t = table(
        "logos",
        me=side(hand=["Harland Mindlock"]),
        opponent=side(line=["Troll"], hand=["Mass Abduction"], houses=("mars", "dis", "brobnar")),
    )
    t.play("Harland Mindlock", "left flank").lay("Troll", damage=1).end_turn("house mars")
    t.play("Mass Abduction", "choose Troll")
    assert t.names(1, ARCHIVES) == ["Troll"]
    t.end_turn("house logos", "end turn", "house mars", "take archives")
    assert "Troll" in t.enemy_hand
    assert t.aember == (0, 1)
    t.ends_clean("Harland Mindlock")


@pytest.mark.rule("keyforge:ruling.prisoners")
def test_dysania_sends_prisoners_home_and_has_not_discarded_them() -> None:
    t = table(
        "mars",
        me=side(hand=["Sample Collection"], archives=["Tunk"]),
        opponent=side(line=["Troll", "Krump"], hand=["Dysania"], keys=2, houses=("brobnar", "logos", "dis")),
    )
    t.play("Sample Collection").end_turn("house logos").play("Dysania")
    assert t.aember == (0, 1)
    assert t.names(0, ARCHIVES) == []
    assert t.discard_pile == ["Sample Collection", "Tunk"]
    assert {"Krump", "Troll"} <= set(t.enemy_hand)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.prisoners")
def test_dysania_does_not_count_a_prisoner_whose_owner_holds_it() -> None:
    t = table(
        "logos",
        me=side(hand=["Harland Mindlock", "Dysania"]),
        opponent=side(line=["Troll"], hand=["Mass Abduction"], houses=("mars", "dis", "brobnar")),
    )
    t.play("Harland Mindlock", "left flank").lay("Troll", damage=1).end_turn("house mars")
    t.play("Mass Abduction", "choose Troll").end_turn("house logos").play("Dysania", "left flank")
    assert "Troll" in t.enemy_hand
    assert t.enemy_discard == ["Mass Abduction"]
    assert t.aember == (0, 1)
    t.ends_clean("Harland Mindlock", "Dysania")


# ---- cards that are played as copies ----


@pytest.mark.rule("keyforge:ruling.mimicry")
def test_a_copied_library_access_draws_for_the_next_card_and_not_for_itself() -> None:
    t = table("untamed", me=side(hand=["Mimicry", "Dust Pixie"]), opponent=side(discard=["Library Access"]))
    t.play("Mimicry")
    assert t.hand == ["Dust Pixie"]
    bonus = t.aember[0]
    t.play("Dust Pixie")
    assert len(t.hand) == 1
    assert t.aember == (bonus + 2, 0)
    assert (t.line, t.discard_pile) == (["Dust Pixie"], ["Mimicry"])
    t.ends_clean()


def test_scrambler_storm_bars_mimicry_as_the_action_that_it_is() -> None:
    t = table(
        "logos",
        me=side(hand=["Scrambler Storm"]),
        opponent=side(hand=["Mimicry", "Dust Pixie"], houses=("logos", "dis", "untamed")),
    )
    t.play("Scrambler Storm").end_turn("house untamed")
    assert "play Dust Pixie" in t.offered
    assert "play Mimicry" not in t.offered
    assert t.discard_pile == ["Scrambler Storm"]
    t.end_turn("house logos").end_turn("house untamed")
    assert "play Mimicry" in t.offered
    assert t.aember == (1, 0), "the bonus of the Storm"
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.mimicry")
def test_a_copied_treasure_map_finds_mimicry_the_only_card_played() -> None:
    t = table("untamed", me=side(hand=["Mimicry", "Dust Pixie"]), opponent=side(discard=["Treasure Map"]))
    t.play("Mimicry")
    assert t.aember == (1 + 3, 0)
    assert t.discard_pile == ["Mimicry"]
    assert "play Dust Pixie" not in t.offered
    t.ends_clean()


def test_mimicry_is_one_play_for_ember_imp() -> None:
    t = table(
        "untamed",
        me=side(hand=["Mimicry", "Dust Pixie", "Snufflegator"]),
        opponent=side(line=["Ember Imp"], discard=["Virtuous Works"]),
    )
    t.play("Mimicry")
    assert "play Dust Pixie" in t.offered
    t.play("Dust Pixie")
    assert "play Snufflegator" not in t.offered
    assert t.aember == (3 + 2, 0)
    assert (t.line, t.discard_pile) == (["Dust Pixie"], ["Mimicry"])
    t.ends_clean()


def test_who_copies_remote_access_pays_the_toll_of_an_enemy_tentacus() -> None:
    t = table(
        "untamed",
        me=side(hand=["Mimicry"], aember=1),
        opponent=side(line=["Tentacus"], artifacts=["Library of Babble"], discard=["Remote Access"]),
    )
    t.play("Mimicry")
    assert len(t.hand) == 1, "the Library is used as mine"
    assert t.m.state(t.find("Library of Babble")).ready is False
    bonus = print_of("Remote Access").aember
    assert t.aember == (bonus, 1)
    assert t.discard_pile == ["Mimicry"]
    t.ends_clean()


# ---- what lies beneath Masterplan ----


@pytest.mark.rule("keyforge:ruling.beneath")
def test_treasure_map_lets_masterplan_play_nothing() -> None:
    t = table("shadows", me=side(hand=["Masterplan", "Treasure Map", "Troll"]))
    t.play("Masterplan", "choose Troll").end_turn("house dis").end_turn("house shadows")
    t.play("Treasure Map").omni("Masterplan")
    assert t.line == []
    assert sorted(t.discard_pile) == ["Masterplan", "Treasure Map", "Troll"]
    assert t.aember == (1 + 1 + 3, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.beneath")
def test_grasping_vines_return_masterplan_and_what_lay_beneath_is_discarded_faceup() -> None:
    t = table(
        "shadows",
        me=side(hand=["Masterplan", "Troll"]),
        opponent=side(hand=["Grasping Vines"], houses=("untamed", "dis", "mars")),
    )
    t.play("Masterplan").end_turn("house untamed").play("Grasping Vines", "choose Masterplan")
    assert "Masterplan" in t.hand
    assert t.discard_pile == ["Troll"]
    assert t.m.zones[BENEATH] == ()
    assert "Troll goes to Me's discard pile." in t.m.log(1)
    assert t.aember == (1, 1)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.beneath")
def test_ember_imp_lets_masterplan_play_no_third_card() -> None:
    t = table(
        "shadows",
        me=side(hand=["Masterplan", "Troll", "Silvertooth", "Umbra"]),
        opponent=side(line=["Ember Imp"]),
    )
    t.play("Masterplan", "choose Troll").end_turn("house dis").end_turn("house shadows")
    t.play("Silvertooth").play("Umbra", "right flank").omni("Masterplan")
    assert t.line == ["Silvertooth", "Umbra"]
    assert sorted(t.discard_pile) == ["Masterplan", "Troll"]
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.beneath")
def test_masterplan_as_the_one_card_of_the_first_turn_gets_another_beneath_it() -> None:
    t = table("shadows", me=side(hand=["Masterplan", "Troll", "Umbra"]), turn=1)
    t.play("Masterplan", "choose Troll")
    assert [t.m.prints[card].name for card in t.m.zones[BENEATH]] == ["Troll"]
    assert t.offered == ["end turn"]
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.beneath")
def test_remote_access_plays_what_lies_beneath_an_enemy_masterplan() -> None:
    t = table(
        "shadows",
        me=side(hand=["Masterplan", "Troll"]),
        opponent=side(hand=["Remote Access"], houses=("logos", "dis", "mars")),
    )
    t.play("Masterplan").end_turn("house logos").play("Remote Access")
    assert t.enemy_line == ["Troll"]
    assert t.line == []
    assert t.discard_pile == ["Masterplan"]
    assert t.aember == (1, 1)
    t.ends_clean()
