"""The creatures of Brobnar."""

import pytest

from cardwright.games.keyforge.zones import ARTIFACTS, DECK
from tests.games.keyforge.table import side, table


def test_valdr_hits_harder_when_it_attacks_a_flank() -> None:
    t = table("brobnar", me=side(line=["Valdr"]), opponent=side(line=["Zorg", "Succubus", "Troll"]))
    t.fight("Valdr", "Troll")
    assert t.line == []
    assert t.enemy_line == ["Zorg", "Succubus"]
    t.ends_clean()


def test_valdr_hits_with_its_power_in_the_middle_of_the_line() -> None:
    t = table("brobnar", me=side(line=["Valdr"]), opponent=side(line=["Succubus", "Troll", "Zorg"]))
    t.fight("Valdr", "Troll")
    assert t.damage("Troll") == 6
    assert t.line == []
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.lone-flanks")
def test_valdr_hits_a_lone_creature_harder() -> None:
    t = table("brobnar", me=side(line=["Valdr", "Bumpsy"]), opponent=side(line=["Zorg+Blood of Titans"]))
    assert t.power("Zorg") == 12
    t.fight("Valdr")
    assert t.damage("Zorg") == 8
    assert t.line == ["Bumpsy"]
    t.fight("Bumpsy")  # the bonus is Valdr's alone
    assert t.enemy_line == []
    t.ends_clean("Blood of Titans")


def test_valdr_hits_with_its_power_when_it_is_attacked() -> None:
    t = table("brobnar", me=side(line=["Troll"]), opponent=side(line=["Valdr"]))
    t.fight("Troll")
    assert t.damage("Troll") == 6
    assert t.enemy_line == []
    t.ends_clean()


@pytest.mark.parametrize(("before", "after"), [(2, 1), (1, 0), (0, 0)])
def test_bumpsy_costs_the_opponent_one(before: int, after: int) -> None:
    t = table("brobnar", me=side(hand=["Bumpsy"], aember=3), opponent=side(aember=before))
    t.play("Bumpsy")
    assert t.aember == (3, after)
    assert not t.state("Bumpsy").ready
    t.ends_clean()


def test_earthshaker_destroys_every_creature_with_power_three_or_less() -> None:
    t = table(
        "brobnar",
        me=side(hand=["Earthshaker"], line=["Wardrummer", "Troll"]),
        opponent=side(line=["Silvertooth", "Charette", "Dextre"], artifacts=["Cannon"]),
    )
    t.play("Earthshaker", "left")
    assert t.line == ["Earthshaker", "Troll"]
    assert t.enemy_line == ["Charette"]
    t.ends_clean()


def test_earthshaker_looks_at_the_power_as_it_is_now() -> None:
    t = table(
        "brobnar",
        me=side(hand=["Earthshaker"], line=["Wardrummer"], artifacts=["Banner of Battle"]),
        opponent=side(line=["Silvertooth+Blood of Titans"]),
    )
    t.play("Earthshaker", "right")
    assert t.line == ["Wardrummer", "Earthshaker"]
    assert t.enemy_line == ["Silvertooth"]
    t.ends_clean()


@pytest.mark.rule("keyforge:before")
def test_firespitter_burns_every_enemy_before_it_fights() -> None:
    t = table(
        "brobnar",
        me=side(line=["Firespitter", "Troll"]),
        opponent=side(line=["Dust Pixie", "Raiding Knight", "Silvertooth", "Zorg"]),
    )
    t.fight("Firespitter", "Silvertooth")
    assert t.enemy_line == ["Raiding Knight", "Zorg"]
    assert t.damage("Raiding Knight") == 0  # its armor took it
    assert t.m.armor_left(t.find("Raiding Knight")) == 1
    assert t.damage("Zorg") == 1
    assert t.damage("Troll") == 0
    assert t.damage("Firespitter") == 1  # Silvertooth lived to strike once, through 1 armor
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.fight-broken-off")
def test_firespitter_takes_no_damage_from_whom_its_fire_has_destroyed() -> None:
    t = table("brobnar", me=side(line=["Firespitter"]), opponent=side(line=["Dust Pixie", "Zorg"]))
    t.fight("Firespitter", "Dust Pixie")
    assert t.enemy_line == ["Zorg"]
    assert t.damage("Firespitter") == 0
    assert t.m.armor_left(t.find("Firespitter")) == 1
    assert not t.state("Firespitter").ready
    t.ends_clean("Zorg")


def test_firespitter_burns_nobody_when_it_reaps_or_is_attacked() -> None:
    t = table("brobnar", me=side(line=["Firespitter", "Troll"]), opponent=side(line=["Zorg"], aember=1))
    t.reap("Firespitter")
    assert t.damage("Zorg") == 0
    t.end_turn("house brobnar")
    assert t.aember == (1, 1)
    t.ends_clean()


def test_ganger_chieftain_readies_and_fights_with_a_neighbor() -> None:
    t = table(
        "brobnar",
        me=side(hand=["Ganger Chieftain"], line=["Bumpsy", "Pit Demon!"]),
        opponent=side(line=["Silvertooth"]),
    )
    t.play("Ganger Chieftain", "right flank", "yes")
    assert t.enemy_line == []
    assert t.damage("Pit Demon") == 2
    assert not t.state("Pit Demon").ready
    assert t.state("Bumpsy").ready
    t.ends_clean()


@pytest.mark.rule("keyforge:may")
def test_ganger_chieftain_may_leave_it() -> None:
    t = table("brobnar", me=side(hand=["Ganger Chieftain"], line=["Pit Demon!"]), opponent=side(line=["Silvertooth"]))
    t.play("Ganger Chieftain", "left flank", "no")
    assert not t.state("Pit Demon").ready
    assert t.enemy_line == ["Silvertooth"]
    t.ends_clean()


def test_ganger_chieftain_asks_nothing_without_neighbors() -> None:
    t = table("brobnar", me=side(hand=["Ganger Chieftain"]), opponent=side(line=["Silvertooth"]))
    t.play("Ganger Chieftain")
    assert t.line == ["Ganger Chieftain"]
    assert t.enemy_line == ["Silvertooth"]
    t.ends_clean()


def test_grenade_snib_costs_its_opponent_two_when_destroyed() -> None:
    t = table(
        "brobnar", me=side(hand=["Punch"], line=["Troll"], aember=5), opponent=side(line=["Grenade Snib"], aember=5)
    )
    t.play("Punch", "choose Grenade Snib")
    assert t.aember == (5 + 1 - 2, 5), "you are the opponent of its controller"
    assert t.enemy_line == []
    t.ends_clean()


def test_grenade_snib_costs_nothing_when_it_returns_to_hand() -> None:
    t = table("dis", me=side(hand=["Fear"], aember=5), opponent=side(line=["Grenade Snib"]))
    t.play("Fear")
    assert t.aember == (5, 0)
    assert t.enemy_hand == ["Grenade Snib"]
    t.ends_clean()


def test_headhunter_is_paid_for_a_fight_that_it_survives() -> None:
    t = table("brobnar", me=side(line=["Headhunter"]), opponent=side(line=["Silvertooth", "Zorg"], aember=1))
    t.fight("Headhunter", "Silvertooth")
    assert t.aember == (1, 1)
    t.ends_clean()


@pytest.mark.rule("keyforge:fight.abilities", "keyforge:fight.attacker-only")
def test_headhunter_is_not_paid_when_it_dies_or_is_attacked() -> None:
    t = table("brobnar", me=side(line=["Headhunter"]), opponent=side(line=["Headhunter", "Zorg"]))
    t.fight("Headhunter", "Zorg")
    assert t.line == []
    assert t.aember == (0, 0)
    t.ends_clean()
    t = table("brobnar", me=side(line=["Bumpsy"]), opponent=side(line=["Headhunter+Blood of Titans"]))
    t.fight("Bumpsy")
    assert t.enemy_line == ["Headhunter"]
    assert t.aember == (0, 0)
    t.ends_clean("Headhunter")


@pytest.mark.rule("keyforge:ruling.simultaneous")
def test_hebe_the_huge_hits_each_other_undamaged_creature() -> None:
    t = table(
        "brobnar",
        me=side(hand=["Punch", "Hebe the Huge"], line=["Troll", "Silvertooth"]),
        opponent=side(line=["Bumpsy", "Raiding Knight", "Zorg"]),
    )
    t.play("Punch", "choose Zorg")
    t.play("Hebe the Huge", "left flank")
    assert t.line == ["Hebe the Huge", "Troll"]
    assert [t.damage(name) for name in ("Hebe the Huge", "Troll", "Bumpsy", "Zorg")] == [0, 2, 2, 3]
    assert t.damage("Raiding Knight") == 0  # armor 2
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.parametrize(("pool", "playable"), [(6, False), (7, True), (8, True)])
def test_kelifi_dragon_waits_for_seven_aember(pool: int, playable: bool) -> None:
    t = table("brobnar", me=side(hand=["Kelifi Dragon"], aember=pool), opponent=side(aember=9))
    assert ("play Kelifi Dragon" in t.offered) is playable
    assert "discard Kelifi Dragon" in t.offered
    if not playable:
        assert t.m.why_not(0, t.find("Kelifi Dragon")).endswith(
            "Kelifi Dragon says itself that it cannot be played now."
        )
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.unplayable")
def test_kelifi_dragon_stays_on_the_deck_where_an_ability_would_play_it() -> None:
    t = table("logos", me=side(hand=["Wild Wormhole"], deck=["Kelifi Dragon"], aember=5))
    t.play("Wild Wormhole")
    assert t.line == []
    assert t.names(0, DECK) == ["Kelifi Dragon"]
    assert t.aember == (6, 0), "the bonus makes six"
    t.ends_clean()


@pytest.mark.rule("keyforge:play.put-into-play")
def test_kelifi_dragon_is_put_into_play_without_any_aember() -> None:
    t = table("dis", me=side(line=["Overlord Greking+Ring of Invisibility"]), opponent=side(line=["Kelifi Dragon"]))
    t.lay("Kelifi Dragon", damage=11)
    t.fight("Overlord Greking", None, "left flank")
    assert t.line == ["Kelifi Dragon", "Overlord Greking"]
    assert t.aember == (0, 0)
    t.ends_clean()


def test_kelifi_dragon_gains_one_and_burns_a_creature_when_it_reaps_or_fights() -> None:
    t = table("brobnar", me=side(line=["Kelifi Dragon", "Kelifi Dragon"]), opponent=side(line=["Troll", "Krump"]))
    t.reap("Kelifi Dragon", "choose Troll")
    assert t.damage("Troll") == 5
    assert t.aember == (2, 0)
    t.pick("fight with Kelifi Dragon", "attack Krump", "choose Troll")
    assert t.enemy_line == []
    assert t.aember == (3, 0)
    assert t.line == ["Kelifi Dragon", "Kelifi Dragon"]
    t.ends_clean()


def test_king_of_the_crag_weakens_enemy_giants_of_brobnar_only() -> None:
    t = table("brobnar", me=side(hand=["King of the Crag"], line=["Bumpsy"]), opponent=side(line=["Troll", "Zorg"]))
    t.play("King of the Crag", "left flank")
    assert (t.power("Troll"), t.power("Zorg"), t.power("Bumpsy"), t.power("King of the Crag")) == (6, 7, 5, 7)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.zero-power", "keyforge:damage.power-stays")
def test_king_of_the_crag_destroys_whom_it_leaves_without_power() -> None:
    t = table(
        "brobnar",
        me=side(hand=["King of the Crag"]),
        opponent=side(line=["Looter Goblin", "Looter Goblin+Blood of Titans", "Wardrummer"]),
    )
    t.play("King of the Crag")
    assert t.enemy_line == ["Looter Goblin", "Wardrummer"]
    assert t.power("Looter Goblin") == 5
    assert t.power("Wardrummer") == 1
    t.ends_clean()


def test_king_of_the_crag_weakens_mavericks_of_brobnar_but_not_brobnar_cards_elsewhere() -> None:
    t = table("brobnar", me=side(line=["King of the Crag"]), opponent=side(line=["Zorg@brobnar", "Troll@mars"]))
    assert t.power("Zorg") == 5
    assert t.power("Troll") == 8
    t.ends_clean()


def test_krump_costs_the_opponent_one_for_each_creature_destroyed_fighting_it() -> None:
    t = table(
        "brobnar", me=side(line=["Krump", "Bumpsy"]), opponent=side(line=["Silvertooth", "Succubus", "Zorg"], aember=3)
    )
    t.fight("Krump", "Silvertooth")
    assert t.aember == (0, 2)
    t.fight("Bumpsy", "Succubus")
    assert t.aember == (0, 2)
    t.ends_clean()


def test_krump_answers_also_on_the_opponents_turn() -> None:
    t = table("brobnar", me=side(line=["Bumpsy"], aember=2), opponent=side(line=["Krump"], aember=2))
    t.fight("Bumpsy")
    assert t.line == []
    assert t.damage("Krump") == 5
    assert t.aember == (1, 2)
    t.ends_clean()


@pytest.mark.rule("keyforge:fight.constant-survive", "keyforge:ruling.simultaneous.deaths")
def test_krump_says_nothing_when_it_dies_too() -> None:
    t = table("brobnar", me=side(line=["Krump"]), opponent=side(line=["Rogue Ogre", "Zorg"], aember=3))
    t.fight("Krump", "Rogue Ogre")
    assert t.line == []
    assert t.enemy_line == ["Zorg"]
    assert t.aember == (0, 3)
    t.ends_clean()


def test_krump_says_nothing_of_who_dies_otherwise() -> None:
    t = table("brobnar", me=side(hand=["Punch"], line=["Krump"]), opponent=side(line=["Silvertooth"], aember=3))
    t.play("Punch", "choose Silvertooth")
    assert t.aember == (1, 3)
    t.ends_clean()


@pytest.mark.parametrize(("before", "after"), [(9, 7), (7, 5), (6, 6), (0, 0)])
def test_lomir_flamefist_costs_a_rich_opponent_two(before: int, after: int) -> None:
    t = table("brobnar", me=side(hand=["Lomir Flamefist"], aember=8), opponent=side(aember=before))
    t.play("Lomir Flamefist")
    assert t.aember == (8, after)
    t.ends_clean()


def test_looter_goblin_pays_for_enemies_destroyed_after_its_reap() -> None:
    t = table(
        "brobnar",
        me=side(hand=["Punch", "Punch"], line=["Looter Goblin", "Troll", "Succubus"]),
        opponent=side(line=["Silvertooth", "Umbra", "Zorg"], aember=1),
    )
    t.play("Punch", "choose Silvertooth")
    assert t.aember == (1, 1)
    t.reap("Looter Goblin")
    assert t.aember == (2, 1)
    t.fight("Troll", "Umbra")
    assert t.aember == (3, 1)
    t.play("Punch", "choose Succubus")
    assert t.aember == (4, 1)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.source-gone")
def test_looter_goblin_pays_though_it_has_died() -> None:
    t = table(
        "brobnar",
        me=side(hand=["Punch", "Coward's End"], line=["Looter Goblin"]),
        opponent=side(line=["Bumpsy", "Zorg"]),
    )
    t.reap("Looter Goblin")
    t.play("Punch", "choose Looter Goblin")
    t.play("Coward's End")
    assert t.enemy_line == []
    assert t.aember == (1 + 1 + 2, 0)
    assert t.chains == (3, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:elusive")
def test_looter_goblin_is_elusive() -> None:
    t = table("brobnar", me=side(line=["Bumpsy", "Troll"]), opponent=side(line=["Looter Goblin", "Zorg"]))
    t.fight("Bumpsy", "Looter Goblin")
    assert t.damage("Bumpsy") == 0
    assert t.damage("Looter Goblin") == 0
    t.fight("Troll", "Looter Goblin")
    assert t.enemy_line == ["Zorg"]
    assert t.damage("Troll") == 2
    t.ends_clean()


def test_mugwump_heals_and_grows_from_what_it_kills() -> None:
    t = table("brobnar", me=side(line=["Mugwump", "Troll"]), opponent=side(line=["Charette", "Bumpsy"]))
    t.lay("Mugwump", damage=1).lay("Troll", damage=1)
    t.fight("Mugwump", "Charette")
    assert t.enemy_line == ["Bumpsy"]
    assert t.damage("Mugwump") == 0
    assert t.power("Mugwump") == 7
    assert t.damage("Troll") == 1
    t.end_turn("house brobnar", "fight with Bumpsy", "attack Mugwump")
    assert t.enemy_line == []
    assert t.damage("Mugwump") == 0
    assert t.power("Mugwump") == 8, "it grows also when it is attacked"
    t.ends_clean()


def test_mugwump_gets_nothing_from_a_survivor_from_other_deaths_or_when_it_dies() -> None:
    t = table(
        "brobnar",
        me=side(hand=["Punch"], line=["Mugwump", "Mugwump"]),
        opponent=side(line=["Silvertooth", "Troll", "Mugwump"]),
    )
    t.play("Punch", "choose Silvertooth")
    t.fight("Mugwump", "Troll")
    assert t.line == ["Mugwump"]
    assert t.damage("Troll") == 6
    t.fight("Mugwump", "Mugwump")
    assert t.line == []
    assert t.enemy_line == ["Troll"]
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:end-of-turn")
@pytest.mark.parametrize(("hand", "healed"), [([], False), (["Punch"], True), (["Punch", "Headhunter"], False)])
def test_rogue_ogre_rests_when_exactly_one_card_was_played(hand: list[str], healed: bool) -> None:
    t = table(
        "brobnar",
        me=side(hand=hand, line=["Rogue Ogre"]),
        opponent=side(line=["Succubus", "Zorg"], aember=4),
    )
    t.fight("Rogue Ogre", "Succubus")
    assert t.damage("Rogue Ogre") == 3
    for card in hand:
        t.play(card, *(["choose Zorg"] if card == "Punch" else ["left flank"]))
    t.end_turn("house dis")
    assert t.damage("Rogue Ogre") == (1 if healed else 3)
    assert t.state("Rogue Ogre").aember == (1 if healed else 0)
    assert t.aember == (1 if "Punch" in hand else 0, 3 if healed else 4)
    t.ends_clean()


def test_rogue_ogre_counts_itself_and_only_its_own_turn() -> None:
    t = table(
        "brobnar",
        me=side(hand=["Rogue Ogre"], line=["Troll"]),
        opponent=side(hand=["Bumpsy"], line=["Zorg"], aember=2),
    )
    t.play("Rogue Ogre", "left flank")
    t.end_turn("house brobnar")
    assert t.state("Rogue Ogre").aember == 1
    assert t.aember == (0, 1)
    t.play("Bumpsy", "left flank")
    t.end_turn("house brobnar")
    assert t.state("Rogue Ogre").aember == 1
    assert t.aember == (0, 1)
    t.ends_clean()


@pytest.mark.rule("keyforge:active-player.orders")
def test_of_two_rogue_ogres_the_player_says_which_captures_the_last_aember() -> None:
    t = table("brobnar", me=side(hand=["Punch"], line=["Rogue Ogre", "Troll", "Rogue Ogre"]), opponent=side(aember=1))
    t.play("Punch", "choose Troll")
    t.end_turn()
    assert len(t.offered) == 2
    t.m.choose(1)
    t.pick("house dis")
    assert t.state("Rogue Ogre", 1).aember == 0
    assert t.state("Rogue Ogre", 2).aember == 1
    assert t.aember == (1, 0)
    t.ends_clean()


def test_smaaash_stuns_a_creature_and_has_to() -> None:
    t = table("brobnar", me=side(hand=["Smaaash"], line=["Troll"]), opponent=side(line=["Zorg"]))
    t.play("Smaaash", "left flank", "choose Zorg")
    assert t.state("Zorg").stunned
    assert not t.state("Troll").stunned
    t.ends_clean()
    t = table("brobnar", me=side(hand=["Smaaash"]))
    t.play("Smaaash")
    assert t.state("Smaaash").stunned
    t.ends_clean()


@pytest.mark.rule("keyforge:heal")
@pytest.mark.parametrize(("defender", "damage", "left"), [("Succubus", 3, 0), ("Bumpsy", 5, 2), ("Silvertooth", 2, 0)])
def test_troll_heals_three_when_it_reaps(defender: str, damage: int, left: int) -> None:
    t = table("brobnar", me=side(line=["Troll", "Bumpsy"]), opponent=side(line=[defender, "Zorg"]))
    t.fight("Troll", defender)
    assert t.damage("Troll") == damage
    t.end_turn("house dis", "end turn", "house brobnar")
    assert t.damage("Troll") == damage
    t.reap("Troll")
    assert t.damage("Troll") == left
    assert t.aember == (1, 0)
    t.ends_clean()


def test_wardrummer_calls_the_other_friendly_brobnar_creatures_home() -> None:
    t = table(
        "brobnar",
        me=side(hand=["Wardrummer"], line=["Troll", "Pit Demon", "Bumpsy+Blood of Titans"], artifacts=["Cannon"]),
        opponent=side(line=["Smaaash", "Zorg"]),
    )
    t.play("Wardrummer", "left flank")
    assert t.line == ["Wardrummer", "Pit Demon"]
    assert t.hand == ["Bumpsy", "Troll"]
    assert t.discard_pile == ["Blood of Titans"]
    assert t.enemy_line == ["Smaaash", "Zorg"]
    assert t.names(0, ARTIFACTS) == ["Cannon"]
    t.ends_clean()


def test_wardrummer_alone_stays_alone() -> None:
    t = table("brobnar", me=side(hand=["Wardrummer"]), opponent=side(line=["Smaaash"]))
    t.play("Wardrummer")
    assert t.line == ["Wardrummer"]
    assert t.hand == []
    assert t.enemy_line == ["Smaaash"]
    t.ends_clean()


def test_bilgum_avalanche_hits_all_enemies_before_you_choose_your_house() -> None:
    t = table(
        "dis",
        me=side(line=["Bilgum Avalanche"], aember=6),
        opponent=side(line=["Troll", "Zorg"], aember=6, houses=("mars", "dis", "logos")),
    )
    t.end_turn("house mars")
    assert t.keys == (0, 1)
    assert t.damage("Troll") == 0, "a key of the opponent"
    t.end_turn()
    assert t.keys == (1, 1)
    assert (t.damage("Troll"), t.damage("Zorg"), t.damage("Bilgum Avalanche")) == (2, 2, 0)
    assert t.offered == ["house brobnar", "house dis", "house logos"]
    assert t.aember == (0, 0)
    t.pick("house dis").ends_clean()


@pytest.mark.rule("keyforge:ruling.last-key")
def test_nothing_waits_for_the_last_key() -> None:
    t = table(
        "dis",
        me=side(line=["Bilgum Avalanche"], aember=6, keys=2),
        opponent=side(line=["Troll"], houses=("mars", "dis", "logos")),
    )
    t.end_turn("house mars", "end turn")
    assert t.m.over
    assert (t.keys, t.aember) == ((3, 0), (0, 0))
    assert t.damage("Troll") == 0
    t.ends_clean()


def test_pingle_hits_enemies_that_enter_play_on_both_turns() -> None:
    t = table(
        "brobnar",
        me=side(hand=["Troll"], line=["Pingle Who Annoys"]),
        opponent=side(hand=["Dextre"], houses=("logos", "dis", "mars")),
    )
    t.play("Troll", "left flank")
    assert t.damage("Troll") == 0
    t.end_turn("house logos", "play Dextre")
    assert t.damage("Dextre") == 1
    assert t.aember == (0, 0)
    t.ends_clean()


def test_pingle_hits_an_enemy_that_comes_back_on_your_turn() -> None:
    t = table(
        "dis",
        me=side(line=["Overlord Greking"]),
        opponent=side(line=["Pingle Who Annoys", "Silvertooth"]),
    )
    t.fight("Overlord Greking", "Silvertooth", "left flank")
    assert t.line == ["Silvertooth", "Overlord Greking"]
    assert t.damage("Silvertooth") == 1
    assert t.damage("Overlord Greking") == 2
    t.ends_clean()


def test_rock_hurling_giant_may_hurl_at_each_brobnar_card_that_you_discard() -> None:
    t = table(
        "brobnar",
        me=side(hand=["Anger", "Punch", "Dextre@brobnar"], line=["Rock-Hurling Giant"]),
        opponent=side(line=["Zorg"]),
    )
    t.discard("Anger", "yes", "choose Zorg")
    assert t.damage("Zorg") == 4
    t.discard("Punch", "no")
    assert t.damage("Zorg") == 4
    t.discard("Dextre", "yes", "choose Rock-Hurling Giant")
    assert t.damage("Rock-Hurling Giant") == 4, "a maverick of Brobnar; any creature"
    t.ends_clean()


def test_rock_hurling_giant_hurls_nothing_for_other_cards_or_at_other_times() -> None:
    t = table(
        "dis",
        me=side(hand=["Fear", "Anger"], line=["Rock-Hurling Giant"]),
        opponent=side(hand=["Mind Barb"], line=["Zorg"]),
    )
    t.discard("Fear")
    t.end_turn("house dis", "play Mind Barb")
    assert len(t.discard_pile) == 2
    assert t.damage("Zorg") == 0
    assert t.aember == (0, 1)
    t.ends_clean()
