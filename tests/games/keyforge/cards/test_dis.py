"""The actions and artifacts of house Dis."""

import pytest

from cardwright.games.keyforge.events import Shuffled
from cardwright.games.keyforge.zones import ARCHIVES, ARTIFACTS, DECK, PURGED
from tests.games.keyforge.table import side, table

# ---- actions ----


def test_arise_returns_the_creatures_of_a_house_and_costs_a_chain() -> None:
    t = table(
        "dis",
        me=side(hand=["Arise!"], discard=["Shooler", "Troll", "Gateway to Dis", "Pit Demon"], chains=1),
        opponent=side(discard=["Shooler"]),
    )
    t.play("Arise!", "house dis")
    assert t.hand == ["Pit Demon", "Shooler"]
    assert t.discard_pile == ["Gateway to Dis", "Troll", "Arise!"]
    assert t.enemy_discard == ["Shooler"]
    assert t.chains == (2, 0)
    t.ends_clean()


def test_arise_costs_its_chain_also_where_nobody_rises() -> None:
    t = table("dis", me=side(hand=["Arise!"], discard=["Shooler"]))
    t.play("Arise!", "house untamed")
    assert t.hand == []
    assert t.chains == (1, 0)
    t.ends_clean()


def test_creeping_oblivion_purges_up_to_two_cards_of_one_discard_pile() -> None:
    t = table(
        "dis",
        me=side(hand=["Creeping Oblivion"], discard=["Troll", "Punch"]),
        opponent=side(discard=["Dust Imp", "Fear", "Shooler"]),
    )
    t.play("Creeping Oblivion", "choose Fear")
    assert t.offered == ["choose Shooler", "choose Dust Imp", "done"]
    t.choose("Shooler")
    assert t.enemy_discard == ["Dust Imp"]
    assert sorted(t.names(1, PURGED)) == ["Fear", "Shooler"]
    assert t.discard_pile == ["Punch", "Troll", "Creeping Oblivion"]
    assert t.names(0, PURGED) == []
    assert t.aember == (1, 0)
    t.ends_clean()


def test_creeping_oblivion_may_purge_one_card_or_none() -> None:
    t = table("dis", me=side(hand=["Creeping Oblivion"] * 2, discard=["Troll", "Punch"]))
    t.play("Creeping Oblivion", "choose Punch", "done")
    assert t.names(0, PURGED) == ["Punch"]
    t.play("Creeping Oblivion", "done")
    assert t.discard_pile == ["Troll", "Creeping Oblivion", "Creeping Oblivion"]
    assert t.aember == (2, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.resolving-action")
def test_creeping_oblivion_cannot_purge_itself() -> None:
    t = table("dis", me=side(hand=["Creeping Oblivion"]))
    t.play("Creeping Oblivion")
    assert t.discard_pile == ["Creeping Oblivion"]
    assert t.aember == (1, 0)
    t.ends_clean()


def test_fear_returns_an_enemy_creature_to_its_owners_hand() -> None:
    t = table("dis", me=side(hand=["Fear"], line=["Troll"]), opponent=side(line=["Bumpsy", "Shooler+Blood of Titans"]))
    t.play("Fear")
    assert t.offered == ["choose Bumpsy", "choose Shooler"]
    t.choose("Shooler")
    assert (t.line, t.enemy_line) == (["Troll"], ["Bumpsy"])
    assert (t.hand, t.enemy_hand) == ([], ["Shooler"])
    assert t.enemy_discard == ["Blood of Titans"]
    t.ends_clean()


def test_fear_leaves_friendly_creatures_alone() -> None:
    t = table("dis", me=side(hand=["Fear"], line=["Troll"]))
    t.play("Fear")
    assert t.line == ["Troll"]
    assert t.discard_pile == ["Fear"]
    t.ends_clean()


def test_gateway_to_dis_destroys_every_creature_and_costs_three_chains() -> None:
    t = table(
        "dis",
        me=side(hand=["Gateway to Dis"], line=["Troll"], artifacts=["Lifeward"], chains=1),
        opponent=side(line=["Bumpsy", "Staunch Knight"], artifacts=["Banner of Battle"], chains=2),
    )
    t.play("Gateway to Dis")
    assert t.line == t.enemy_line == []
    assert (t.names(0, ARTIFACTS), t.names(1, ARTIFACTS)) == (["Lifeward"], ["Banner of Battle"])
    assert t.chains == (4, 2)
    assert t.discard_pile == ["Troll", "Gateway to Dis"]
    assert sorted(t.enemy_discard) == ["Bumpsy", "Staunch Knight"]
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.destroyed-order", "keyforge:destroyed.ability")
def test_gateway_to_dis_lets_destroyed_abilities_resolve_before_all_leave_together() -> None:
    t = table(
        "dis",
        me=side(hand=["Gateway to Dis"], line=["Dust Imp"]),
        opponent=side(line=["Bad Penny", "Dextre", "Troll"], deck=["Punch"]),
    )
    t.play("Gateway to Dis")
    assert [text.split(":")[0] for text in t.offered] == ["Dust Imp", "Bad Penny", "Dextre"]
    t.pick("Bad Penny")
    assert t.line == ["Dust Imp"]
    assert t.enemy_line == ["Dextre", "Troll"]
    t.pick("Dextre")
    assert t.aember == (2, 0)
    assert t.names(1, DECK) == ["Punch", "Dextre"]
    assert t.enemy_hand == ["Bad Penny"]
    assert (t.line, t.enemy_line) == ([], [])
    assert t.chains == (3, 0)
    t.ends_clean()


def test_gongoozle_makes_the_owner_of_a_survivor_discard_at_random() -> None:
    t = table(
        "dis", me=side(hand=["Gongoozle", "Fear"]), opponent=side(line=["Troll", "Dust Imp"], hand=["Punch", "Anger"])
    )
    t.play("Gongoozle", "choose Troll")
    assert t.damage("Troll") == 3
    assert len(t.enemy_hand) == len(t.enemy_discard) == 1
    assert t.hand == ["Fear"]
    assert t.aember == (1, 0)
    t.ends_clean()


def test_gongoozle_costs_no_card_where_it_destroys() -> None:
    t = table(
        "dis", me=side(hand=["Gongoozle", "Fear"]), opponent=side(line=["Troll", "Niffle Ape"], hand=["Punch", "Anger"])
    )
    t.play("Gongoozle", "choose Niffle Ape")
    assert t.enemy_line == ["Troll"]
    assert t.enemy_hand == ["Anger", "Punch"]
    assert t.hand == ["Fear"]
    assert t.aember == (1, 0)
    t.ends_clean()


def test_gongoozle_on_a_friendly_survivor_costs_your_own_card() -> None:
    t = table("dis", me=side(hand=["Gongoozle", "Fear"], line=["Troll"]), opponent=side(hand=["Punch"]))
    t.play("Gongoozle")
    assert (t.hand, t.enemy_hand) == ([], ["Punch"])
    assert t.discard_pile == ["Fear", "Gongoozle"]
    assert t.aember == (1, 0)
    t.ends_clean("Troll")


def test_gongoozle_without_creatures_does_nothing() -> None:
    t = table("dis", me=side(hand=["Gongoozle", "Fear"]), opponent=side(hand=["Punch"]))
    t.play("Gongoozle")
    assert (t.hand, t.enemy_hand) == (["Fear"], ["Punch"])
    assert t.aember == (1, 0)
    t.ends_clean()


def test_guilty_hearts_destroys_each_creature_with_aember_on_it() -> None:
    t = table(
        "dis", me=side(hand=["Guilty Hearts"], line=["Troll", "Charette"]), opponent=side(line=["Bumpsy", "Succubus"])
    )
    t.lay("Charette", aember=3).lay("Bumpsy", aember=1)
    t.play("Guilty Hearts")
    assert (t.line, t.enemy_line) == (["Troll"], ["Succubus"])
    assert t.aember == (1 + 1, 3)
    t.ends_clean()


def test_hand_of_dis_destroys_a_creature_that_is_not_on_a_flank() -> None:
    t = table(
        "dis",
        me=side(hand=["Hand of Dis"], line=["Troll", "Bumpsy", "Shooler"]),
        opponent=side(line=["Charette", "Succubus", "Dust Imp"]),
    )
    t.play("Hand of Dis")
    assert t.offered == ["choose Bumpsy", "choose Succubus"]
    t.choose("Succubus")
    assert t.line == ["Troll", "Bumpsy", "Shooler"]
    assert t.enemy_line == ["Charette", "Dust Imp"]
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.lone-flanks", "keyforge:flank")
def test_hand_of_dis_finds_neither_a_lone_creature_nor_a_pair() -> None:
    t = table("dis", me=side(hand=["Hand of Dis"], line=["Troll"]), opponent=side(line=["Charette", "Succubus"]))
    t.play("Hand of Dis")
    assert (t.line, t.enemy_line) == (["Troll"], ["Charette", "Succubus"])
    t.ends_clean()


def test_hysteria_returns_every_creature_to_its_owners_hand() -> None:
    t = table(
        "dis",
        me=side(hand=["Hysteria"], line=["Troll", "Dust Imp"], artifacts=["Lifeward"]),
        opponent=side(line=["Bumpsy+Blood of Titans"]),
    )
    t.lay("Bumpsy", aember=2)
    t.play("Hysteria")
    assert (t.line, t.enemy_line) == ([], [])
    assert (t.hand, t.enemy_hand) == (["Dust Imp", "Troll"], ["Bumpsy"])
    assert t.enemy_discard == ["Blood of Titans"]
    assert t.names(0, ARTIFACTS) == ["Lifeward"]
    assert t.aember == (2, 0)
    t.ends_clean()


def test_key_hammer_unforges_the_key_of_the_previous_turn_and_gives_six() -> None:
    t = table("dis", me=side(hand=["Key Hammer"], keys=1), opponent=side(aember=7, keys=1))
    t.end_turn("house dis", "end turn", "house dis")
    assert t.keys == (1, 2)
    t.play("Key Hammer")
    assert t.keys == (1, 1)
    assert t.aember == (1, 1 + 6)
    t.ends_clean()


def test_key_hammer_gives_six_without_a_key_to_unforge() -> None:
    t = table("dis", me=side(hand=["Key Hammer"]), opponent=side(aember=2, keys=2))
    t.play("Key Hammer")
    assert t.keys == (0, 2)
    assert t.aember == (1, 8)
    t.ends_clean()


@pytest.mark.rule("keyforge:unforge")
def test_a_second_key_hammer_finds_that_key_unforged_already() -> None:
    t = table("dis", me=side(hand=["Key Hammer"] * 2), opponent=side(aember=6, keys=1))
    t.end_turn("house dis", "end turn", "house dis")
    t.play("Key Hammer").play("Key Hammer")
    assert t.keys == (0, 1)
    assert t.aember == (2, 12)
    t.ends_clean()


def test_key_hammer_looks_at_the_previous_turn_only() -> None:
    t = table("dis", me=side(hand=["Key Hammer"]), opponent=side(aember=6))
    t.end_turn("house dis", "end turn", "house dis", "end turn", "house dis", "end turn", "house dis")
    t.play("Key Hammer")
    assert t.keys == (0, 1)
    assert t.aember == (1, 6)
    t.ends_clean()


def test_mind_barb_discards_a_random_card_of_the_opponent() -> None:
    t = table("dis", me=side(hand=["Mind Barb", "Fear"]), opponent=side(hand=["Punch", "Anger", "Troll"]))
    t.play("Mind Barb")
    assert len(t.enemy_hand) == 2
    assert sorted([*t.enemy_hand, *t.enemy_discard]) == ["Anger", "Punch", "Troll"]
    assert t.hand == ["Fear"]
    assert t.aember == (1, 0)
    t.ends_clean()


def test_mind_barb_finds_nothing_in_an_empty_hand() -> None:
    t = table("dis", me=side(hand=["Mind Barb", "Fear"]))
    t.play("Mind Barb")
    assert (t.hand, t.enemy_discard) == (["Fear"], [])
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.first-turn-hand")
def test_mind_barb_works_as_the_one_card_of_the_first_turn() -> None:
    t = table("dis", me=side(hand=["Mind Barb", "Fear"]), opponent=side(hand=["Punch"]), turn=1)
    t.play("Mind Barb")
    assert t.enemy_discard == ["Punch"]
    assert t.offered == ["end turn"]
    assert t.aember == (1, 0)
    t.ends_clean()


# ---- artifacts ----


def test_pandemonium_lets_every_undamaged_creature_capture() -> None:
    t = table(
        "dis",
        me=side(hand=["Pandemonium"], line=["Troll", "Bumpsy"], aember=2),
        opponent=side(line=["Shooler", "Snudge"], aember=3),
    )
    t.lay("Bumpsy", damage=1)
    t.play("Pandemonium")
    assert [t.state(name).aember for name in ("Troll", "Bumpsy", "Shooler", "Snudge")] == [1, 0, 1, 1]
    assert t.aember == (2 + 1 - 2, 3 - 1)
    t.ends_clean()


@pytest.mark.rule("keyforge:active-player.orders")
def test_the_active_player_says_who_captures_where_pandemonium_finds_too_little() -> None:
    t = table(
        "dis",
        me=side(hand=["Pandemonium"], line=["Troll", "Bumpsy"], aember=4),
        opponent=side(line=["Shooler"], aember=1),
    )
    t.play("Pandemonium", "choose Bumpsy")
    assert [t.state(name).aember for name in ("Troll", "Bumpsy", "Shooler")] == [0, 1, 1]
    assert t.aember == (4, 0)
    t.ends_clean()


def test_dominator_bauble_uses_a_friendly_creature_of_any_house() -> None:
    t = table("dis", me=side(line=["Troll", "Bumpsy"], artifacts=["Dominator Bauble"]), opponent=side(line=["Shooler"]))
    t.use("Dominator Bauble", "choose Troll")
    assert t.offered == ["reap Troll", "fight with Troll"]
    t.reap("Troll")
    assert t.aember == (1, 0)
    assert not t.state("Troll").ready
    assert t.state("Bumpsy").ready
    assert t.offered == ["end turn"]
    t.ends_clean()


@pytest.mark.rule("keyforge:use.by-ability", "keyforge:use.by-ability.requirements", "keyforge:use.needs-ready")
def test_dominator_bauble_cannot_use_an_exhausted_creature() -> None:
    t = table("dis", me=side(line=["Troll!"], artifacts=["Dominator Bauble"]), opponent=side(line=["Shooler"]))
    t.use("Dominator Bauble")
    assert t.aember == (0, 0)
    assert t.damage("Shooler") == 0
    assert not t.state("Dominator Bauble").ready
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.forced-stun")
def test_dominator_bauble_only_unstuns_a_stunned_creature() -> None:
    t = table("dis", me=side(line=["Troll", "Bumpsy!"], artifacts=["Dominator Bauble"]))
    t.lay("Troll", stunned=True)
    t.use("Dominator Bauble", "choose Troll")
    assert not t.state("Troll").stunned
    assert not t.state("Troll").ready
    assert t.aember == (0, 0)
    t.ends_clean()


def test_key_to_dis_is_sacrificed_and_destroys_every_creature() -> None:
    t = table(
        "brobnar",
        me=side(line=["Troll", "Dust Imp"], artifacts=["Key to Dis", "Cannon"]),
        opponent=side(line=["Bumpsy"], artifacts=["Cannon"]),
    )
    t.omni("Key to Dis")
    assert t.line == t.enemy_line == []
    assert t.names(0, ARTIFACTS) == ["Cannon"]
    assert t.discard_pile[0] == "Key to Dis", "it goes first"
    assert t.aember == (2, 0)
    t.ends_clean()


def test_library_of_the_damned_archives_a_card_from_hand() -> None:
    t = table("dis", me=side(hand=["Troll", "Fear"], artifacts=["Library of the Damned"]), opponent=side(hand=["Fear"]))
    t.use("Library of the Damned", "choose Troll")
    assert t.names(0, ARCHIVES) == ["Troll"]
    assert t.hand == ["Fear"]
    t.ends_clean()


def test_library_of_the_damned_with_an_empty_hand_archives_nothing() -> None:
    t = table("dis", me=side(artifacts=["Library of the Damned"], discard=["Troll"]))
    t.use("Library of the Damned")
    assert t.names(0, ARCHIVES) == []
    assert not t.state("Library of the Damned").ready
    t.ends_clean()


def test_lash_of_broken_dreams_makes_keys_dearer_on_the_opponents_next_turn() -> None:
    t = table("dis", me=side(artifacts=["Lash of Broken Dreams"]), opponent=side(aember=8))
    t.use("Lash of Broken Dreams")
    assert t.m.key_cost(0) == t.m.key_cost(1) == 6
    t.end_turn()
    assert t.m.key_cost(1) == 9
    assert t.keys == (0, 0)
    t.pick("house dis", "end turn", "house dis")
    assert t.m.key_cost(0) == t.m.key_cost(1) == 6
    t.end_turn()
    assert t.keys == (0, 1)
    assert t.aember == (0, 2)
    t.pick("house dis")
    t.ends_clean()


@pytest.mark.rule("keyforge:cost.modified", "keyforge:forge.cost")
def test_nine_aember_pay_for_a_key_under_the_lash() -> None:
    t = table("dis", me=side(artifacts=["Lash of Broken Dreams"]), opponent=side(aember=9))
    t.use("Lash of Broken Dreams").end_turn()
    assert t.keys == (0, 1)
    assert t.aember == (0, 0)
    t.pick("house dis")
    t.ends_clean()


def test_lifeward_keeps_the_opponent_from_playing_creatures_on_their_next_turn() -> None:
    t = table(
        "brobnar",
        me=side(artifacts=["Lifeward"], hand=["Troll"]),
        opponent=side(
            hand=["Bumpsy", "Banner of Battle", "Punch", "Anger", "Blood of Titans", "Shooler"], line=["Krump"]
        ),
    )
    t.omni("Lifeward")
    assert t.discard_pile == ["Lifeward"]
    t.play("Troll")
    t.end_turn("house brobnar")
    assert "play Bumpsy" not in t.offered
    assert {"play Banner of Battle", "play Punch", "play Blood of Titans", "discard Bumpsy"} <= set(t.offered)
    t.end_turn("house brobnar", "end turn", "house brobnar")
    assert "play Bumpsy" in t.offered
    t.ends_clean()


def test_screaming_cave_shuffles_hand_and_discard_pile_into_the_deck() -> None:
    t = table(
        "dis",
        me=side(
            hand=["Troll", "Fear"],
            discard=["Punch"],
            deck=["Bumpsy"],
            archives=["Anger"],
            line=["Shooler"],
            artifacts=["Screaming Cave"],
        ),
        opponent=side(hand=["Krump"], discard=["Anger"]),
    )
    t.use("Screaming Cave")
    assert sorted(t.names(0, DECK)) == ["Bumpsy", "Fear", "Punch", "Troll"]
    assert t.hand == t.discard_pile == []
    assert [event.player for event in t.happened(Shuffled)] == [0]
    t.ends_clean()


def test_screaming_cave_shuffles_also_where_there_is_nothing_to_put_in() -> None:
    t = table("dis", me=side(artifacts=["Screaming Cave"], deck=["Bumpsy"]))
    t.use("Screaming Cave")
    assert t.names(0, DECK) == ["Bumpsy"]
    t.ends_clean()


# ---- upgrades ----


def test_flame_wreathed_makes_its_creature_stronger_and_hazardous() -> None:
    t = table("dis", me=side(hand=["Flame-Wreathed"], line=["Shooler"]), opponent=side(line=["Silvertooth", "Troll"]))
    t.play("Flame-Wreathed", "choose Shooler")
    assert t.power("Shooler") == 7
    assert t.power("Silvertooth") == 2
    assert t.aember == (1, 0)
    t.end_turn("house shadows", "fight with Silvertooth")
    assert t.enemy_line == ["Troll"]
    assert t.damage("Shooler") == 0, "the attacker has died before the fight"
    t.ends_clean()


ALTAR = "Sacrificial Altar"


def test_sacrificial_altar_plays_a_creature_for_a_human() -> None:
    t = table(
        "dis",
        me=side(line=["Doc Bookton", "Troll"], artifacts=[ALTAR], discard=["Dust Pixie", "Fear", "Urchin"]),
        opponent=side(line=["Champion Anaphiel"], aember=2),
    )
    t.use(ALTAR, "choose Dust Pixie", "left flank")
    assert t.line == ["Dust Pixie", "Troll"]
    assert t.names(0, PURGED) == ["Doc Bookton"]
    assert t.aember == (2, 2), "its bonus: it is a play"
    assert not t.state("Dust Pixie").ready
    t.ends_clean()


def test_without_a_human_sacrificial_altar_plays_nothing() -> None:
    t = table("dis", me=side(line=["Troll"], artifacts=[ALTAR], discard=["Dust Pixie"]))
    t.use(ALTAR)
    assert t.line == ["Troll"]
    assert t.discard_pile == ["Dust Pixie"]
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.unplayable")
def test_what_sacrificial_altar_cannot_play_stays_in_the_pile() -> None:
    t = table(
        "dis",
        me=side(
            line=["Doc Bookton"], artifacts=[ALTAR], discard=["Dust Pixie"], hand=["Creeping Oblivion", "Mind Barb"]
        ),
        opponent=side(line=["Ember Imp"]),
    )
    t.play("Creeping Oblivion", "done").play("Mind Barb")
    t.use(ALTAR)
    assert t.discard_pile == ["Dust Pixie", "Creeping Oblivion", "Mind Barb"]
    assert t.names(0, PURGED) == ["Doc Bookton"]
    assert t.aember == (2, 0)
    t.ends_clean()
