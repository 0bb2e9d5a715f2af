"""Cards that meet: what comes of two or three of them together, as the rulings say."""

import pytest

from cardwright.games.keyforge.words.vocabulary import friendly_creature, gets, neighboring
from cardwright.games.keyforge.zones import ARCHIVES, ARTIFACTS, BENEATH, DECK
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


@pytest.mark.rule("keyforge:ruling.diverted-aember", "keyforge:in-order-to")
def test_what_an_ether_spider_takes_of_a_price_is_paid_all_the_same() -> None:
    t = table(
        me=side(hand=["Cannon"], artifacts=["Gauntlet of Command"], line=["Ether Spider", "Bumpsy"], aember=2),
        opponent=side(line=["Tentacus", "Shooler"], artifacts=["Customs Office"]),
    )
    t.use("Gauntlet of Command", "choose Bumpsy", "attack Shooler")
    assert t.enemy_line == ["Tentacus"]
    t.play("Cannon")
    assert t.names(0, ARTIFACTS) == ["Gauntlet of Command", "Cannon"]
    assert t.aember == (0, 0)
    assert t.state("Ether Spider").aember == 2
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


def test_word_of_returning_leaves_an_enemy_ether_spider_what_it_has() -> None:
    t = table("untamed", me=side(hand=["Word of Returning"]), opponent=side(line=["Ether Spider"]))
    t.lay("Ether Spider", aember=3).play("Word of Returning")
    assert t.aember == (0, 0)
    assert (t.state("Ether Spider").aember, t.damage("Ether Spider")) == (4, 4)
    t.ends_clean()


# ---- armor and keywords, fights ----


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


@pytest.mark.rule("keyforge:ruling.armor-first")
def test_shadow_self_takes_the_damage_from_which_armor_does_not_protect_its_neighbor() -> None:
    t = table(
        "mars",
        me=side(line=["Qyxxlyx Plague Master"]),
        opponent=side(line=["Troll", "Shadow Self", "Doc Bookton+Protect the Weak"]),
    )
    t.reap("Qyxxlyx Plague Master")
    assert [t.damage(name) for name in t.enemy_line] == [0, 3, 0]
    assert t.m.armor_left(t.find("Doc Bookton")) == 1
    assert t.aember == (1, 0)
    t.ends_clean()


# ---- what is used as if it were yours ----


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


@pytest.mark.parametrize("gizmo", ["Strange Gizmo", "Strange Gizmo!"])
def test_poltergeist_destroys_a_strange_gizmo_that_cannot_be_used(gizmo: str) -> None:
    t = table("dis", me=side(hand=["Poltergeist"], artifacts=[gizmo], line=["Pitlord"]), opponent=side(line=["Troll"]))
    t.play("Poltergeist")
    assert t.discard_pile == ["Strange Gizmo", "Poltergeist"]
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.borrowed-reap")
def test_replicator_makes_an_enemy_sequis_capture_for_you() -> None:
    t = table("logos", me=side(line=["Replicator"], hand=["Positron Bolt"]), opponent=side(line=["Sequis"], aember=3))
    t.reap("Replicator")
    assert t.aember == (1, 2)
    assert t.state("Sequis").aember == 1
    assert t.enemy_line == ["Sequis"], "she stays theirs"
    t.lay("Sequis", damage=3, aember=1).play("Positron Bolt", "choose Sequis")
    assert t.enemy_discard == ["Sequis"]
    assert t.aember == (1 + 1 + 1, 2), "the bonus, and it was taken from them, and goes to her controller's opponent"
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.borrowed-reap", "keyforge:ruling.prisoners")
def test_replicator_archives_your_enemy_with_an_enemy_uxlyx_and_uxlyx_if_you_like() -> None:
    t = table(
        "logos", me=side(line=["Replicator", "Doc Bookton"]), opponent=side(line=["Uxlyx the Zookeeper", "Troll"])
    )
    t.reap("Replicator", "choose Uxlyx the Zookeeper")
    assert t.offered == ["choose Uxlyx the Zookeeper", "choose Troll"]
    t.choose("Uxlyx the Zookeeper")
    assert t.names(0, ARCHIVES) == ["Uxlyx the Zookeeper"]
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.borrowed-reap")
@pytest.mark.parametrize(("picked", "hand", "pools"), [("draw a card", 1, (1, 2)), ("steal 1 æmber", 0, (2, 1))])
def test_replicator_draws_or_steals_with_a_doc_bookton_that_has_a_duskrunner(
    picked: str, hand: int, pools: tuple[int, int]
) -> None:
    t = table("logos", me=side(line=["Replicator"]), opponent=side(line=["Doc Bookton+Duskrunner", "Troll"], aember=2))
    t.reap("Replicator", "choose Doc Bookton", picked)
    assert len(t.hand) == hand
    assert t.aember == pools
    t.ends_clean()


# ---- control and houses ----


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


def test_a_collared_vaultkeeper_keeps_your_aember_and_no_longer_theirs() -> None:
    t = table(
        "dis",
        me=side(hand=["Collar of Subordination"], line=["Pit Demon"], aember=2),
        opponent=side(line=["The Vaultkeeper", "Noddy the Thief"], aember=2, houses=("shadows", "mars", "logos")),
    )
    t.play("Collar of Subordination", "choose The Vaultkeeper", "right flank").use("Pit Demon")
    assert t.line == ["Pit Demon", "The Vaultkeeper"]
    assert t.aember == (3, 1)
    t.end_turn("house shadows").use("Noddy the Thief")
    assert t.aember == (3, 1)
    t.ends_clean("Collar of Subordination")


# ---- keys ----


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


def test_interdimensional_graft_gives_what_is_left_after_the_first_key_only() -> None:
    t = table(
        "logos",
        me=side(hand=["Interdimensional Graft"]),
        opponent=side(
            hand=["Fertility Chant", "Fertility Chant", "Key Charge"], aember=12, houses=("untamed", "dis", "mars")
        ),
    )
    t.play("Interdimensional Graft").end_turn("house untamed")
    assert t.keys == (0, 1)
    assert t.aember == (1 + 6, 0)
    t.play("Fertility Chant").play("Fertility Chant")
    assert t.aember == (7 + 4, 8)
    t.play("Key Charge", "yes")
    assert t.keys == (0, 2)
    assert t.aember == (11, 1), "after the second key they keep what is left"
    t.ends_clean()


def test_miasma_skips_the_step_and_not_the_key_of_chota_hazri() -> None:
    t = table(
        "shadows",
        me=side(hand=["Miasma"]),
        opponent=side(hand=["Chota Hazri"], aember=8, houses=("untamed", "dis", "mars")),
    )
    t.play("Miasma").end_turn("house untamed")
    assert (t.keys, t.aember) == ((0, 0), (1, 8))
    t.play("Chota Hazri", "yes")
    assert (t.keys, t.aember) == ((0, 1), (1, 1))
    t.ends_clean("Chota Hazri")


@pytest.mark.parametrize(("before", "keys", "after"), [(12, 1, 0), (11, 0, 12)])
def test_key_abduction_sends_home_the_grabber_jammer_that_would_make_its_key_dearer(
    before: int, keys: int, after: int
) -> None:
    t = table(
        "mars",
        me=side(hand=["Key Abduction", "Troll", "Anger"], aember=before),
        opponent=side(line=["Grabber Jammer", "Krump"]),
    )
    t.play("Key Abduction")
    if "yes" in t.offered:
        t.pick("yes")
    assert t.enemy_hand == ["Grabber Jammer"]
    assert t.keys == (keys, 0), "13 of 6 + 9, less 2 cards in hand"
    assert t.aember == (after, 0)
    t.ends_clean()


@pytest.mark.parametrize(("pool", "keys", "left"), [(8, 0, 8), (9, 1, 0)])
def test_key_of_darkness_costs_two_more_than_what_murmook_makes_of_the_cost(pool: int, keys: int, left: int) -> None:
    t = table("shadows", me=side(hand=["Key of Darkness"], aember=pool), opponent=side(line=["Murmook"]))
    t.play("Key of Darkness")
    assert (t.keys, t.aember) == ((keys, 0), (left, 0))
    t.ends_clean()


def test_mushroom_man_dies_of_the_key_that_is_forged_before_a_house_is_chosen() -> None:
    t = table("dis", me=side(line=["Mushroom Man", "Troll"], aember=6), opponent=side(line=["Krump"]))
    t.lay("Mushroom Man", damage=8).end_turn("house brobnar", "end turn")
    assert t.keys == (1, 0)
    assert t.discard_pile == ["Mushroom Man"]
    assert t.offered == ["house brobnar", "house dis", "house logos"]
    t.pick("house dis")
    assert t.aember == (0, 0)
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


@pytest.mark.rule("keyforge:ruling.beneath", "keyforge:ruling.play-timing")
def test_what_masterplan_plays_is_played_for_hunting_witch_and_full_moon() -> None:
    t = table(
        "shadows",
        me=side(hand=["Masterplan", "Dust Pixie", "Full Moon@shadows"], line=["Hunting Witch", "Troll"]),
        opponent=side(line=["Hunting Witch"]),
    )
    t.play("Masterplan", "choose Dust Pixie")
    assert t.aember == (1, 0), "putting it beneath is no play"
    t.end_turn("house dis").end_turn("house shadows").play("Full Moon").omni("Masterplan", "right flank")
    assert t.line == ["Hunting Witch", "Troll", "Dust Pixie"]
    assert t.aember == (1 + 2 + 1 + 1, 0), "the bonus of both cards, the Witch and the Moon"
    t.ends_clean("Full Moon", "Masterplan")


@pytest.mark.rule("keyforge:ruling.beneath")
def test_who_uses_masterplan_pays_the_toll_of_an_enemy_tentacus_first() -> None:
    t = table(
        "shadows",
        me=side(hand=["Masterplan", "Dust Pixie"]),
        opponent=side(line=["Tentacus", "Pit Demon"]),
    )
    t.play("Masterplan").end_turn("house dis").use("Pit Demon").end_turn("house shadows")
    assert t.aember == (0, 1)
    assert "omni Masterplan" not in t.offered, "what the Pixie would bring comes too late"
    t.ends_clean("Dust Pixie")
    t = table("shadows", me=side(hand=["Masterplan", "Dust Pixie"]), opponent=side(line=["Tentacus"]))
    t.play("Masterplan").end_turn("house dis").end_turn("house shadows").omni("Masterplan")
    assert t.line == ["Dust Pixie"]
    assert t.aember == (2, 1)
    t.ends_clean("Masterplan")
