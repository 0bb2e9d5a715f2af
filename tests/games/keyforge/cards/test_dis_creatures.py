"""The creatures of house Dis."""

import pytest

from cardwright.games.keyforge.words.vocabulary import PLAY, any_creature, opponent, pays
from cardwright.games.keyforge.zones import ARTIFACTS, DECK, PURGED
from tests.games.keyforge.table import made, side, table


def test_charette_captures_three() -> None:
    t = table("dis", me=side(hand=["Charette"], aember=2), opponent=side(aember=5))
    t.play("Charette")
    assert t.state("Charette").aember == 3
    assert t.aember == (2, 2)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.pool-floor")
def test_charette_captures_what_there_is() -> None:
    t = table("dis", me=side(hand=["Charette"], aember=2), opponent=side(aember=1))
    t.play("Charette")
    assert t.state("Charette").aember == 1
    assert t.aember == (2, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:leaves-play.aember", "keyforge:return.captured")
def test_what_charette_captured_comes_back_when_it_dies() -> None:
    t = table("brobnar", me=side(line=["Troll"]), opponent=side(line=["Charette", "Dust Pixie"], aember=1))
    t.lay("Charette", aember=3)
    t.fight("Troll", "Charette")
    assert t.aember == (3, 1)
    t.ends_clean()


@pytest.mark.parametrize(("pool", "captured"), [(9, 9), (7, 7), (6, 0)])
def test_drumble_captures_all_of_a_rich_opponents_aember(pool: int, captured: int) -> None:
    t = table("dis", me=side(hand=["Drumble"], aember=8), opponent=side(aember=pool))
    t.play("Drumble")
    assert t.state("Drumble").aember == captured
    assert t.aember == (8, pool - captured)
    t.ends_clean()


def test_drumble_is_elusive() -> None:
    t = table("brobnar", me=side(line=["Troll", "Bumpsy"]), opponent=side(line=["Drumble"]))
    t.fight("Troll")
    assert t.enemy_line == ["Drumble"]
    t.fight("Bumpsy")
    assert t.enemy_line == []
    assert t.damage("Troll") == 0
    t.ends_clean()


def test_dust_imp_gives_its_controller_two_when_destroyed() -> None:
    t = table("brobnar", me=side(line=["Troll"], aember=1), opponent=side(line=["Dust Imp", "Shooler"]))
    t.fight("Troll", "Dust Imp")
    assert t.aember == (1, 2)
    assert t.enemy_discard == ["Dust Imp"]
    t.ends_clean()


def test_dust_imp_gives_nothing_when_it_only_returns_to_hand() -> None:
    t = table("dis", me=side(hand=["Hysteria"], line=["Dust Imp"]))
    t.play("Hysteria")
    assert t.aember == (0, 0)
    assert t.hand == ["Dust Imp"]
    t.ends_clean()


def test_eater_of_the_dead_grows_by_purging_a_creature_of_any_discard_pile() -> None:
    t = table(
        "dis",
        me=side(line=["Eater of the Dead"], discard=["Troll", "Punch"]),
        opponent=side(discard=["Dust Imp", "Lifeward"]),
    )
    t.reap("Eater of the Dead")
    assert t.offered == ["choose Troll", "choose Dust Imp"]
    t.choose("Dust Imp")
    assert t.names(1, PURGED) == ["Dust Imp"]
    assert t.power("Eater of the Dead") == 5
    assert t.discard_pile == ["Punch", "Troll"]
    assert t.aember == (1, 0)
    t.ends_clean()


def test_eater_of_the_dead_does_not_grow_without_a_creature_to_purge() -> None:
    t = table("dis", me=side(line=["Eater of the Dead"], discard=["Punch"]), opponent=side(discard=["Lifeward"]))
    t.reap("Eater of the Dead")
    assert t.power("Eater of the Dead") == 4
    assert (t.discard_pile, t.enemy_discard) == (["Punch"], ["Lifeward"])
    assert t.aember == (1, 0)
    t.ends_clean()


def test_eater_of_the_dead_eats_what_it_has_just_killed() -> None:
    t = table("dis", me=side(line=["Eater of the Dead"]), opponent=side(line=["Succubus", "Troll"]))
    t.fight("Eater of the Dead", "Succubus")
    assert t.names(1, PURGED) == ["Succubus"]
    assert t.power("Eater of the Dead") == 5
    assert t.damage("Eater of the Dead") == 3
    t.ends_clean()


def test_ember_imp_stops_the_opponent_after_two_cards() -> None:
    t = table("brobnar", me=side(hand=["Punch"] * 4, line=["Troll"]), opponent=side(line=["Ember Imp", "Bumpsy"]))
    t.play("Punch", "choose Bumpsy")
    assert "play Punch" in t.offered
    t.play("Punch", "choose Troll")
    assert t.offered == ["discard Punch", "discard Punch #2", "reap Troll", "fight with Troll", "end turn"]
    assert t.aember == (2, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.unplayable")
def test_ember_imp_stops_a_third_card_that_an_ability_would_play() -> None:
    t = table(
        "logos",
        me=side(hand=["Wild Wormhole", "Wild Wormhole"], deck=["Dextre", "Troll"]),
        opponent=side(line=["Ember Imp"]),
    )
    t.play("Wild Wormhole")
    assert t.line == ["Dextre"]
    assert t.offered == ["discard Wild Wormhole", "end turn"]
    assert t.aember == (1, 0)
    t.ends_clean()
    t = table(
        "logos", me=side(hand=["Doc Bookton", "Wild Wormhole"], deck=["Troll"]), opponent=side(line=["Ember Imp"])
    )
    t.play("Doc Bookton").play("Wild Wormhole")
    assert t.line == ["Doc Bookton"]
    assert t.names(0, DECK) == ["Troll"]
    assert t.aember == (1, 0)
    t.ends_clean()


def test_ember_imp_lets_the_opponent_play_on_once_it_is_gone() -> None:
    t = table("brobnar", me=side(hand=["Punch"] * 3), opponent=side(line=["Ember Imp", "Troll"]))
    t.play("Punch", "choose Troll").play("Punch", "choose Ember Imp")
    assert "play Punch" in t.offered
    assert t.aember == (2, 0)
    t.ends_clean()


def test_ember_imp_does_not_bind_its_own_player_and_counts_each_turn_anew() -> None:
    t = table("brobnar", me=side(hand=["Punch"] * 3, line=["Ember Imp", "Troll"]), opponent=side(hand=["Anger"] * 6))
    t.play("Punch", "choose Troll").play("Punch", "choose Troll")
    assert "play Punch" in t.offered
    t.end_turn("house brobnar").play("Anger").play("Anger")
    assert "play Anger" not in t.offered
    t.end_turn("house brobnar", "end turn", "house brobnar")
    assert "play Anger" in t.offered
    assert t.aember == (2, 2)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.played-control", "keyforge:play.put-into-play", "keyforge:control.enters")
def test_overlord_greking_puts_what_it_kills_into_play_under_your_control() -> None:
    t = table("dis", me=side(line=["Overlord Greking"]), opponent=side(line=["Shooler", "Troll"], aember=4))
    t.fight("Overlord Greking", "Shooler", "left flank")
    assert t.line == ["Shooler", "Overlord Greking"]
    assert t.enemy_line == ["Troll"]
    assert t.enemy_discard == []
    assert not t.state("Shooler").ready
    assert t.damage("Shooler") == 0
    assert t.aember == (0, 4), "putting into play is not playing"
    t.ends_clean()


@pytest.mark.rule("keyforge:control.owner-zone", "keyforge:control.owner")
def test_what_greking_took_goes_to_its_owners_discard_pile() -> None:
    t = table(
        "dis", me=side(hand=["Gateway to Dis"], line=["Overlord Greking"]), opponent=side(line=["Shooler", "Troll"])
    )
    t.fight("Overlord Greking", "Shooler", "right flank")
    t.play("Gateway to Dis")
    assert sorted(t.enemy_discard) == ["Shooler", "Troll"]
    assert t.discard_pile == ["Overlord Greking", "Gateway to Dis"]
    assert t.chains == (3, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:fight.constant-survive")
def test_greking_takes_nothing_when_both_die() -> None:
    t = table("dis", me=side(line=["Overlord Greking", "Troll"]), opponent=side(line=["King of the Crag"]))
    t.fight("Overlord Greking")
    assert (t.line, t.enemy_line) == (["Troll"], [])
    assert t.enemy_discard == ["King of the Crag"]
    t.ends_clean("Troll")


def test_greking_takes_its_attacker_too() -> None:
    t = table("brobnar", me=side(line=["Bumpsy", "Troll"]), opponent=side(line=["Overlord Greking"]))
    t.fight("Bumpsy", None, "left flank")
    assert t.line == ["Troll"]
    assert t.enemy_line == ["Bumpsy", "Overlord Greking"]
    t.ends_clean("Overlord Greking")


@pytest.mark.rule("keyforge:ruling.hidden-zone")
def test_greking_cannot_take_what_has_gone_to_hand() -> None:
    t = table("dis", me=side(line=["Overlord Greking"]), opponent=side(line=["Bad Penny", "Troll"]))
    t.fight("Overlord Greking", "Bad Penny")
    assert t.enemy_hand == ["Bad Penny"]
    assert t.line == ["Overlord Greking"]
    t.ends_clean()


def test_greking_leaves_alone_what_dies_outside_its_fight() -> None:
    t = table(
        "brobnar", me=side(line=["Overlord Greking", "Troll"]), opponent=side(line=["Succubus", "Bumpsy", "Ember Imp"])
    )
    t.fight("Troll", "Succubus")
    assert t.enemy_discard == ["Succubus"]
    assert t.line == ["Overlord Greking", "Troll"]
    t.ends_clean()


def test_silvertooth_taken_by_greking_enters_ready() -> None:
    t = table("dis", me=side(line=["Overlord Greking"]), opponent=side(line=["Silvertooth", "Troll"]))
    t.fight("Overlord Greking", "Silvertooth", "left flank")
    assert t.state("Silvertooth").ready
    t.ends_clean()


def test_guardian_demon_moves_up_to_two_damage() -> None:
    t = table("dis", me=side(line=["Guardian Demon", "Troll"]), opponent=side(line=["Shooler", "Bumpsy"]))
    t.lay("Troll", damage=5)
    t.reap("Guardian Demon", "choose Troll")
    assert t.offered == ["amount 0", "amount 1", "amount 2"]
    t.pick("amount 2")
    assert t.offered == ["choose Guardian Demon", "choose Shooler", "choose Bumpsy"]
    t.choose("Shooler")
    assert [t.damage(name) for name in ("Troll", "Shooler", "Bumpsy", "Guardian Demon")] == [3, 2, 0, 0]
    assert t.aember == (1, 0)
    t.ends_clean()


def test_guardian_demon_deals_no_more_than_it_healed() -> None:
    t = table("dis", me=side(hand=["Guardian Demon"], line=["Troll"]), opponent=side(line=["Shooler"]))
    t.lay("Shooler", damage=1)
    t.play("Guardian Demon", "left flank", "choose Shooler")
    assert t.offered == ["amount 0", "amount 1"]
    t.pick("amount 1", "choose Troll")
    assert (t.damage("Shooler"), t.damage("Troll")) == (0, 1)
    t.ends_clean()


def test_guardian_demon_heals_after_a_fight_that_it_survives() -> None:
    t = table("dis", me=side(line=["Guardian Demon", "Troll"]), opponent=side(line=["Ember Imp", "Bumpsy"]))
    t.lay("Troll", damage=3)
    t.fight("Guardian Demon", "Ember Imp", "choose Guardian Demon", "amount 2", "choose Bumpsy")
    assert (t.damage("Guardian Demon"), t.damage("Bumpsy"), t.damage("Troll")) == (0, 2, 3)
    t.ends_clean()


@pytest.mark.rule("keyforge:fight.abilities")
def test_guardian_demon_heals_nobody_when_it_dies_in_the_fight() -> None:
    t = table("dis", me=side(line=["Guardian Demon"]), opponent=side(line=["Troll", "Bumpsy"]))
    t.lay("Troll", damage=3)
    t.fight("Guardian Demon", "Bumpsy")
    assert t.line == []
    assert t.damage("Troll") == 3
    t.ends_clean()


def test_guardian_demon_may_heal_nothing_and_then_deals_nothing() -> None:
    t = table("dis", me=side(line=["Guardian Demon"]), opponent=side(line=["Troll", "Bumpsy"]))
    t.lay("Troll", damage=3)
    t.reap("Guardian Demon", "choose Troll", "amount 0")
    assert (t.damage("Troll"), t.damage("Bumpsy")) == (3, 0)
    assert t.aember == (1, 0)
    t.ends_clean()


def test_guardian_demon_asks_nothing_where_no_creature_is_damaged() -> None:
    t = table("dis", me=side(line=["Guardian Demon"]), opponent=side(line=["Troll"]))
    t.reap("Guardian Demon")
    assert t.damage("Troll") == t.damage("Guardian Demon") == 0
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.parametrize(("pool", "after"), [(3, (1, 2)), (0, (0, 0))])
def test_pit_demon_steals_one(pool: int, after: tuple[int, int]) -> None:
    t = table("dis", me=side(line=["Pit Demon"]), opponent=side(aember=pool))
    t.use("Pit Demon")
    assert t.aember == after
    assert not t.state("Pit Demon").ready
    t.ends_clean()


@pytest.mark.parametrize(("master", "victim"), [(1, "Urchin"), (2, "Silvertooth"), (3, "Niffle Ape")])
def test_a_master_destroys_a_creature_of_exactly_its_power(master: int, victim: str) -> None:
    creatures = ["Urchin", "Silvertooth", "Niffle Ape", "Charette"]
    t = table("dis", me=side(line=[f"Master of {master}", victim]), opponent=side(line=creatures))
    t.reap(f"Master of {master}", "yes")
    assert t.offered == [f"choose {victim}", f"choose {victim} #2"], "friendly or enemy"
    t.choose(f"{victim} #2")
    assert t.enemy_line == [name for name in creatures if name != victim]
    assert t.line == [f"Master of {master}", victim]
    assert t.aember == (1, 0)
    t.ends_clean()


def test_a_master_looks_at_the_power_as_it_is_now_and_may_spare() -> None:
    t = table(
        "dis",
        me=side(line=["Master of 3", "Master of 2"]),
        opponent=side(line=["Silvertooth", "Dust Imp"], artifacts=["Banner of Battle"]),
    )
    t.reap("Master of 3", "yes", "choose Silvertooth")
    assert t.enemy_line == ["Dust Imp"]
    t.reap("Master of 2")
    assert t.enemy_line == ["Dust Imp"], "its power is 3"
    assert t.aember == (2, 0)
    t.ends_clean()


def test_a_master_may_spare_everybody() -> None:
    t = table("dis", me=side(line=["Master of 2"]), opponent=side(line=["Silvertooth"]))
    t.reap("Master of 2", "no")
    assert t.enemy_line == ["Silvertooth"]
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:end-of-turn")
def test_shaffles_costs_the_opponent_one_at_the_end_of_your_turn() -> None:
    t = table("dis", me=side(line=["Shaffles"], aember=3), opponent=side(aember=3))
    t.end_turn("house dis")
    assert t.aember == (3, 2)
    t.end_turn("house dis")
    assert t.aember == (3, 2), "not at the end of the opponent's turn"
    t.ends_clean()


def test_shaffles_takes_nothing_from_an_empty_pool() -> None:
    t = table("dis", me=side(line=["Shaffles"], aember=3))
    t.end_turn("house dis")
    assert t.aember == (3, 0)
    t.ends_clean()


@pytest.mark.parametrize(("pool", "after"), [(3, (0, 3)), (4, (1, 3)), (5, (1, 4))])
def test_shooler_steals_from_an_opponent_with_four_or_more(pool: int, after: tuple[int, int]) -> None:
    t = table("dis", me=side(hand=["Shooler"]), opponent=side(aember=pool))
    t.play("Shooler")
    assert t.aember == after
    t.ends_clean()


def test_snudge_returns_an_artifact_or_flank_creature() -> None:
    t = table(
        "dis",
        me=side(line=["Snudge", "Troll"], artifacts=["Lifeward"]),
        opponent=side(line=["Bumpsy", "Shooler", "Succubus"], artifacts=["Banner of Battle"]),
    )
    t.reap("Snudge")
    assert t.offered == [
        "choose Lifeward",
        "choose Banner of Battle",
        "choose Snudge",
        "choose Troll",
        "choose Bumpsy",
        "choose Succubus",
    ]
    t.choose("Banner of Battle")
    assert t.names(1, ARTIFACTS) == []
    assert t.enemy_hand == ["Banner of Battle"]
    assert t.names(0, ARTIFACTS) == ["Lifeward"]
    assert t.aember == (1, 0)
    t.ends_clean("Bumpsy", "Shooler", "Succubus")


def test_snudge_returns_a_creature_after_a_fight() -> None:
    t = table("dis", me=side(line=["Snudge", "Troll"]), opponent=side(line=["Ember Imp", "Shooler", "Succubus"]))
    t.fight("Snudge", "Ember Imp", "choose Shooler")
    assert t.enemy_line == ["Succubus"]
    assert t.enemy_hand == ["Shooler"]
    t.ends_clean()


def test_stealer_of_souls_purges_what_it_kills_and_gains_one() -> None:
    t = table("dis", me=side(line=["Stealer of Souls"]), opponent=side(line=["Succubus", "Troll"]))
    t.fight("Stealer of Souls", "Succubus")
    assert t.names(1, PURGED) == ["Succubus"]
    assert t.enemy_discard == []
    assert t.aember == (1, 0)
    t.ends_clean()


def test_stealer_of_souls_gains_even_where_there_is_nothing_left_to_purge() -> None:
    t = table("dis", me=side(line=["Stealer of Souls"]), opponent=side(line=["Bad Penny", "Troll"]))
    t.fight("Stealer of Souls", "Bad Penny")
    assert (t.enemy_hand, t.names(1, PURGED)) == (["Bad Penny"], [])
    assert t.aember == (1, 0)
    t.ends_clean()


def test_stealer_of_souls_gets_nothing_from_a_survivor_or_when_it_dies() -> None:
    t = table("dis", me=side(line=["Stealer of Souls"] * 2), opponent=side(line=["Troll", "Niffle Queen"]))
    t.fight("Stealer of Souls", "Troll")
    assert t.damage("Troll") == 6
    assert t.aember == (0, 0)
    t.fight("Stealer of Souls", "Niffle Queen")
    assert t.enemy_discard == ["Niffle Queen"]
    assert t.names(1, PURGED) == []
    assert t.aember == (0, 0)
    t.ends_clean()


def test_succubus_leaves_the_opponent_one_card_short() -> None:
    t = table("dis", me=side(line=["Succubus"]), opponent=side(hand=["Punch"]))
    t.end_turn("house dis")
    assert len(t.hand) == 6
    t.end_turn("house dis")
    assert len(t.enemy_hand) == 5
    t.ends_clean()


def test_succubus_takes_no_card_from_a_full_hand() -> None:
    t = table("dis", me=side(line=["Succubus"]), opponent=side(hand=["Punch"] * 6))
    t.end_turn("house dis").end_turn("house dis")
    assert len(t.enemy_hand) == 6
    t.ends_clean()


@pytest.mark.rule("keyforge:pay", "keyforge:in-order-to")
def test_tentacus_makes_the_opponent_pay_for_using_artifacts() -> None:
    t = table(
        "brobnar",
        me=side(artifacts=["Gauntlet of Command", "Screechbomb"], line=["Bumpsy"], aember=1),
        opponent=side(line=["Tentacus", "Shooler"], aember=2),
    )
    assert {"use Gauntlet of Command", "omni Screechbomb"} <= set(t.offered)
    t.use("Gauntlet of Command", "attack Shooler")
    assert t.aember == (0, 3)
    assert "omni Screechbomb" not in t.offered
    t.ends_clean("Bumpsy")


def test_two_tentacles_demand_two() -> None:
    t = table(
        "brobnar", me=side(artifacts=["Screechbomb"], aember=3), opponent=side(line=["Tentacus", "Tentacus"], aember=2)
    )
    t.omni("Screechbomb")
    assert t.aember == (1, 2)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.pool-floor")
def test_an_artifact_cannot_be_used_without_the_aember_that_tentacus_demands() -> None:
    t = table(
        "brobnar",
        me=side(artifacts=["Gauntlet of Command"], line=["Troll"]),
        opponent=side(line=["Tentacus", "Bumpsy"], aember=2),
    )
    assert t.offered == ["reap Troll", "fight with Troll", "end turn"]
    t.reap("Troll")
    assert t.offered == ["use Gauntlet of Command", "end turn"]
    t.use("Gauntlet of Command", "attack Bumpsy")
    assert t.aember == (0, 3)
    assert t.enemy_line == ["Tentacus"]
    t.ends_clean()


def test_tentacus_demands_nothing_of_its_own_player_nor_for_playing_artifacts() -> None:
    t = table(
        "brobnar",
        me=side(hand=["Gauntlet of Command"], line=["Tentacus"], artifacts=["Screechbomb"]),
        opponent=side(aember=3),
    )
    t.play("Gauntlet of Command").omni("Screechbomb")
    assert t.aember == (0, 1)
    t.ends_clean()


@pytest.mark.parametrize(("pool", "gained"), [(0, 2), (1, 0)])
def test_the_terror_gains_two_from_an_opponent_without_aember(pool: int, gained: int) -> None:
    t = table("dis", me=side(hand=["The Terror"], aember=1), opponent=side(aember=pool))
    t.play("The Terror")
    assert t.aember == (1 + gained, pool)
    t.ends_clean()


def test_tocsin_reaps_and_discards_a_random_card_of_the_opponent() -> None:
    t = table("dis", me=side(line=["Tocsin"], hand=["Fear"]), opponent=side(hand=["Punch", "Anger"]))
    t.reap("Tocsin")
    assert len(t.enemy_hand) == len(t.enemy_discard) == 1
    assert t.hand == ["Fear"]
    assert t.aember == (1, 0)
    t.ends_clean()


def test_tocsin_makes_nobody_discard_when_it_fights() -> None:
    t = table("dis", me=side(line=["Tocsin"]), opponent=side(hand=["Punch"], line=["Ember Imp", "Troll"]))
    t.fight("Tocsin", "Ember Imp")
    assert t.enemy_hand == ["Punch"]
    t.ends_clean()


def test_truebaru_costs_three_and_gives_five_when_it_dies() -> None:
    t = table("dis", me=side(hand=["Truebaru", "Gateway to Dis"], aember=3), opponent=side(aember=2))
    t.play("Truebaru")
    assert t.aember == (0, 2), "lost to the supply"
    t.play("Gateway to Dis")
    assert (t.aember, t.chains) == ((5, 2), (3, 0))
    t.ends_clean()


def test_truebaru_cannot_be_played_for_less() -> None:
    t = table("dis", me=side(hand=["Truebaru"], aember=2))
    assert t.offered == ["discard Truebaru", "end turn"]
    why = "You can discard Truebaru. To play Truebaru you have to lose 3 æmber, and you have 2."
    assert t.m.why_not(0, t.find("Truebaru")) == why
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.unplayable")
def test_wild_wormhole_does_not_play_truebaru_for_less() -> None:
    t = table("logos", me=side(hand=["Wild Wormhole"], deck=["Truebaru"], aember=1))
    t.play("Wild Wormhole")
    assert t.line == []
    assert t.aember == (2, 0)
    t.ends_clean()


def test_truebaru_put_into_play_costs_nothing() -> None:
    t = table("dis", me=side(line=["Overlord Greking+Blood of Titans"]), opponent=side(line=["Truebaru"]))
    t.lay("Truebaru", damage=6).fight("Overlord Greking", None, "left flank")
    assert t.line == ["Truebaru", "Overlord Greking"]
    assert t.aember == (0, 5), "what it gave its player as it died"
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.several-costs")
@pytest.mark.parametrize(("aember", "playable"), [(3, False), (4, True)])
def test_a_toll_and_truebarus_own_cost_have_to_be_there_together(aember: int, *, playable: bool) -> None:
    toll = made("Turnpike", pays(opponent, 1, PLAY, any_creature), like="Library of Babble")
    t = table("dis", me=side(hand=["Truebaru"], aember=aember), opponent=side(artifacts=[toll]))
    assert ("play Truebaru" in t.offered) is playable
    t.ends_clean()
