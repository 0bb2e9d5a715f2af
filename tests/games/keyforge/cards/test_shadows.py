"""The actions, artifacts and upgrades of house Shadows."""

import pytest

from cardwright.games.keyforge.words.vocabulary import action, forge_key
from cardwright.games.keyforge.zones import ARCHIVES, ARTIFACTS, PURGED
from tests.games.keyforge.table import made, side, table

BOTH_PLAYERS = 0b11
"""Who knows a card: the players, and nobody who looks on."""

# ---- actions ----


@pytest.mark.parametrize(("pool", "after"), [(0, (2, 0)), (1, (3, 0)), (2, (2, 2))])
def test_ghostly_hand_steals_the_only_aember_of_the_opponent(pool: int, after: tuple[int, int]) -> None:
    t = table("shadows", me=side(hand=["Ghostly Hand"]), opponent=side(aember=pool))
    t.play("Ghostly Hand")
    assert t.aember == after
    t.ends_clean()


def test_miasma_lets_the_opponent_skip_forging_on_their_next_turn() -> None:
    t = table("shadows", me=side(hand=["Miasma"], aember=6), opponent=side(aember=8))
    t.play("Miasma").end_turn()
    assert t.keys == (0, 0)
    assert t.aember == (7, 8)
    t.pick("house brobnar", "end turn")
    assert t.keys == (1, 0), "you forge"
    t.pick("house brobnar", "end turn")
    assert t.keys == (1, 1), "one step is skipped"
    assert t.aember == (1, 2)
    t.pick("house brobnar")
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.forge-by-ability")
def test_miasma_does_not_keep_a_key_from_being_forged_by_an_ability() -> None:
    smith = made("Key Smith", action(forge_key()), like="Cannon")
    t = table("shadows", me=side(hand=["Miasma"]), opponent=side(artifacts=[smith], aember=6))
    t.play("Miasma").end_turn("house brobnar").use(smith)
    assert t.keys == (0, 1)
    assert t.aember == (1, 0)
    t.ends_clean()


def test_two_miasmas_skip_the_same_step() -> None:
    t = table("shadows", me=side(hand=["Miasma", "Miasma"]), opponent=side(aember=6))
    t.play("Miasma").play("Miasma").end_turn("house brobnar")
    assert t.keys == (0, 0)
    t.end_turn("house brobnar").end_turn()
    assert t.keys == (0, 1)
    assert t.aember == (2, 0)
    t.pick("house brobnar")
    t.ends_clean()


@pytest.mark.rule("keyforge:steal")
def test_nerve_blast_steals_one_and_deals_two() -> None:
    t = table("shadows", me=side(hand=["Nerve Blast"], line=["Troll"]), opponent=side(line=["Bumpsy"], aember=3))
    t.play("Nerve Blast", "choose Bumpsy")
    assert t.aember == (1, 2)
    assert (t.damage("Bumpsy"), t.damage("Troll")) == (2, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:if-you-do", "keyforge:steal.limited")
def test_nerve_blast_deals_nothing_where_nothing_is_stolen() -> None:
    t = table("shadows", me=side(hand=["Nerve Blast"], line=["Troll"]), opponent=side(line=["Bumpsy"]))
    t.play("Nerve Blast")
    assert t.aember == (0, 0)
    assert (t.damage("Bumpsy"), t.damage("Troll")) == (0, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.choose-if-possible")
def test_nerve_blast_hits_your_own_creature_where_there_is_no_other() -> None:
    t = table("shadows", me=side(hand=["Nerve Blast"], line=["Troll"]), opponent=side(aember=1))
    t.play("Nerve Blast")
    assert t.damage("Troll") == 2
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:sacrifice", "keyforge:sacrifice.is-destroyed", "keyforge:ruling.simultaneous")
def test_pawn_sacrifice_trades_a_friendly_creature_for_three_damage_to_each_of_two() -> None:
    t = table(
        "shadows",
        me=side(hand=["Pawn Sacrifice"], line=["Dust Imp", "Urchin"]),
        opponent=side(line=["Bumpsy", "Succubus", "Shooler"]),
    )
    t.play("Pawn Sacrifice", "choose Dust Imp", "choose Succubus", "choose Shooler")
    assert t.line == ["Urchin"]
    assert t.enemy_line == ["Bumpsy", "Shooler"]
    assert (t.damage("Bumpsy"), t.damage("Shooler")) == (0, 3)
    assert t.aember == (1 + 2, 0)
    t.ends_clean()


def test_pawn_sacrifice_needs_a_creature_to_sacrifice() -> None:
    t = table("shadows", me=side(hand=["Pawn Sacrifice"]), opponent=side(line=["Bumpsy", "Shooler"]))
    t.play("Pawn Sacrifice")
    assert (t.damage("Bumpsy"), t.damage("Shooler")) == (0, 0)
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ability.as-much-as-possible")
def test_pawn_sacrifice_hits_one_creature_where_there_is_only_one() -> None:
    t = table("shadows", me=side(hand=["Pawn Sacrifice"], line=["Urchin"]), opponent=side(line=["Bumpsy"]))
    t.play("Pawn Sacrifice")
    assert t.damage("Bumpsy") == 3
    assert t.aember == (1, 0)
    t.ends_clean("Urchin")


@pytest.mark.rule("keyforge:control.owner-zone")
def test_bad_penny_is_sacrificed_and_comes_back() -> None:
    t = table("shadows", me=side(hand=["Pawn Sacrifice"], line=["Bad Penny"]), opponent=side(line=["Bumpsy", "Troll"]))
    t.play("Pawn Sacrifice")
    assert (t.damage("Bumpsy"), t.damage("Troll")) == (3, 3)
    assert t.hand == ["Bad Penny"]
    assert t.discard_pile == ["Pawn Sacrifice"]
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.simultaneous", "keyforge:armor.absorbs")
def test_poison_wave_deals_two_to_each_creature() -> None:
    t = table(
        "shadows",
        me=side(hand=["Poison Wave"], line=["Urchin", "Troll"], artifacts=["Seeker Needle"]),
        opponent=side(line=["Succubus", "Silvertooth", "Raiding Knight"]),
    )
    t.play("Poison Wave")
    assert t.line == ["Troll"]
    assert t.enemy_line == ["Succubus", "Raiding Knight"]
    assert [t.damage(name) for name in ("Troll", "Succubus", "Raiding Knight")] == [2, 2, 0]
    assert t.names(0, ARTIFACTS) == ["Seeker Needle"]
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:this-way")
def test_relentless_whispers_steals_one_where_its_damage_destroys() -> None:
    t = table(
        "shadows", me=side(hand=["Relentless Whispers"] * 2), opponent=side(line=["Silvertooth", "Succubus"], aember=3)
    )
    t.play("Relentless Whispers", "choose Succubus")
    assert t.aember == (1, 3)
    assert t.damage("Succubus") == 2
    t.play("Relentless Whispers", "choose Silvertooth")
    assert t.aember == (3, 2)
    assert t.enemy_line == ["Succubus"]
    t.ends_clean()


def test_relentless_whispers_counts_a_bad_penny_as_destroyed() -> None:
    t = table("shadows", me=side(hand=["Relentless Whispers"]), opponent=side(line=["Bad Penny", "Succubus"], aember=3))
    t.play("Relentless Whispers", "choose Bad Penny")
    assert t.enemy_hand == ["Bad Penny"]
    assert t.aember == (2, 2)
    t.ends_clean()


@pytest.mark.parametrize(("pool", "after"), [(5, (1, 5)), (6, (1, 6)), (7, (2, 6)), (11, (6, 6))])
def test_too_much_to_protect_leaves_six(pool: int, after: tuple[int, int]) -> None:
    t = table("shadows", me=side(hand=["Too Much to Protect"]), opponent=side(aember=pool))
    t.play("Too Much to Protect")
    assert t.aember == after
    t.ends_clean()


# ---- artifacts and upgrades ----


def test_treasure_map_pays_three_as_the_first_card_and_ends_all_playing() -> None:
    t = table(
        "shadows",
        me=side(hand=["Treasure Map", "Nerve Blast", "Urchin"], line=["Noddy the Thief"]),
        opponent=side(hand=["Labwork"]),
    )
    t.play("Treasure Map")
    assert t.aember == (1 + 3, 0)
    assert {"play Nerve Blast", "play Urchin"}.isdisjoint(t.offered)
    assert {"discard Urchin", "reap Noddy the Thief"} <= set(t.offered)
    t.end_turn("house logos")
    assert "play Labwork" in t.offered, "the opponent is not bound"
    t.end_turn("house shadows")
    assert "play Nerve Blast" in t.offered
    t.ends_clean()


def test_treasure_map_pays_nothing_after_another_card() -> None:
    t = table("shadows", me=side(hand=["Nerve Blast", "Treasure Map", "Urchin"]), opponent=side(aember=1))
    t.play("Nerve Blast").play("Treasure Map")
    assert t.aember == (1 + 1, 0)
    assert "play Urchin" not in t.offered
    t.ends_clean()


def test_treasure_map_out_of_a_wormhole_is_the_second_card() -> None:
    t = table("logos", me=side(hand=["Wild Wormhole", "Labwork"], deck=["Treasure Map"]))
    t.play("Wild Wormhole")
    assert t.aember == (2, 0)
    assert "play Labwork" not in t.offered
    t.ends_clean("Treasure Map")


@pytest.mark.rule("keyforge:pay", "keyforge:in-order-to")
def test_customs_office_makes_the_opponent_pay_for_playing_artifacts() -> None:
    t = table(
        "brobnar",
        me=side(hand=["Banner of Battle", "Screechbomb", "Troll"], aember=1),
        opponent=side(artifacts=["Customs Office"], aember=2),
    )
    t.play("Banner of Battle")
    assert t.aember == (0, 3)
    assert t.offered == ["play Troll", "discard Screechbomb", "discard Troll", "end turn"]
    t.play("Troll")
    assert t.aember == (0, 3)
    t.ends_clean()


@pytest.mark.rule("keyforge:play.bonus-first")
def test_the_bonus_of_an_artifact_comes_too_late_for_customs() -> None:
    t = table("brobnar", me=side(hand=["Mighty Javelin"]), opponent=side(artifacts=["Customs Office"]))
    assert t.offered == ["discard Mighty Javelin", "end turn"]
    t.ends_clean()


def test_customs_office_demands_nothing_of_its_own_player_nor_for_using() -> None:
    t = table(
        "brobnar",
        me=side(hand=["Banner of Battle"], artifacts=["Customs Office"]),
        opponent=side(artifacts=["Screechbomb"], hand=["Punch"]),
    )
    t.play("Banner of Battle")
    assert t.aember == (0, 0)
    t.end_turn("house brobnar").omni("Screechbomb")
    assert t.aember == (0, 0)
    t.ends_clean()


def test_seeker_needle_gains_one_where_its_damage_destroys() -> None:
    t = table(
        "shadows",
        me=side(artifacts=["Seeker Needle", "Seeker Needle"], line=["Troll"]),
        opponent=side(line=["Urchin", "Silvertooth"], aember=2),
    )
    t.use("Seeker Needle", "choose Silvertooth")
    assert t.aember == (0, 2)
    assert t.damage("Silvertooth") == 1
    t.use("Seeker Needle", "choose Urchin")
    assert t.aember == (1, 2)
    assert t.enemy_line == ["Silvertooth"]
    assert t.damage("Troll") == 0
    t.ends_clean()


@pytest.mark.rule("keyforge:upgrade.attach", "keyforge:upgrade.modifies", "keyforge:elusive")
def test_ring_of_invisibility_hides_its_creature_from_the_first_attack() -> None:
    t = table("brobnar", me=side(line=["Bumpsy", "Headhunter"]), opponent=side(line=["Troll+Ring of Invisibility"]))
    t.fight("Bumpsy")
    assert t.damage("Troll") == t.damage("Bumpsy") == 0
    t.fight("Headhunter")
    assert t.damage("Troll") == 5
    assert t.line == ["Bumpsy"]
    t.ends_clean()


@pytest.mark.rule("keyforge:skirmish")
def test_ring_of_invisibility_lets_its_creature_fight_unhurt() -> None:
    t = table(
        "shadows", me=side(hand=["Ring of Invisibility"], line=["Dodger", "Umbra"]), opponent=side(line=["Troll"])
    )
    t.play("Ring of Invisibility", "choose Dodger")
    t.fight("Dodger")
    assert t.damage("Dodger") == 0
    assert t.damage("Troll") == 5
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.upgrade-enemy", "keyforge:upgrade.falls-off")
def test_ring_of_invisibility_on_an_enemy_creature_goes_back_to_its_owner() -> None:
    t = table(
        "shadows",
        me=side(hand=["Ring of Invisibility", "Poison Wave"], line=["Troll"]),
        opponent=side(line=["Silvertooth"]),
    )
    t.play("Ring of Invisibility", "choose Silvertooth").play("Poison Wave")
    assert t.enemy_discard == ["Silvertooth"]
    assert t.discard_pile == ["Ring of Invisibility", "Poison Wave"]
    assert t.aember == (2, 0)
    t.ends_clean("Troll")


def test_imperial_traitor_may_purge_a_sanctum_card_that_it_has_seen() -> None:
    t = table("shadows", me=side(hand=["Imperial Traitor"]), opponent=side(hand=["Raiding Knight", "Troll", "Fear"]))
    fear = t.find("Fear")
    t.play("Imperial Traitor", "yes")
    assert t.names(1, PURGED) == ["Raiding Knight"]
    assert t.enemy_hand == ["Fear", "Troll"]
    assert t.m.known[fear] == BOTH_PLAYERS, "seen by who played it, and nobody else"
    assert t.m.log(1)[-1] == "Raiding Knight is purged."
    assert t.aember == (1, 0)
    t.ends_clean()


def test_imperial_traitor_need_not_purge_and_finds_no_other_house() -> None:
    t = table("shadows", me=side(hand=["Imperial Traitor"]), opponent=side(hand=["Raiding Knight", "Troll"]))
    t.play("Imperial Traitor", "no")
    assert t.enemy_hand == ["Raiding Knight", "Troll"]
    t.ends_clean("Me: aember")
    t = table("shadows", me=side(hand=["Imperial Traitor"]), opponent=side(hand=["Troll"])).play("Imperial Traitor")
    assert t.enemy_hand == ["Troll"]
    t.ends_clean("Me: aember")


def test_booby_trap_hits_a_creature_inside_a_line_and_splashes_its_neighbors() -> None:
    t = table(
        "shadows",
        me=side(hand=["Booby Trap"], line=["Krump", "Zorg", "Hebe the Huge"]),
        opponent=side(line=["Troll", "Bumpsy", "Shooler", "Dodger"]),
    )
    t.play("Booby Trap")
    assert t.offered == ["choose Zorg", "choose Bumpsy", "choose Shooler"]
    t.choose("Bumpsy")
    assert [t.damage(name) for name in t.enemy_line] == [2, 4, 2, 0]
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.lone-flanks")
def test_booby_trap_finds_nobody_in_short_lines() -> None:
    t = table("shadows", me=side(hand=["Booby Trap"], line=["Zorg"]), opponent=side(line=["Troll", "Bumpsy"]))
    t.play("Booby Trap")
    assert (t.damage("Zorg"), t.damage("Troll"), t.damage("Bumpsy")) == (0, 0, 0)
    assert t.aember == (1, 0)
    t.ends_clean()


def test_finishing_blow_destroys_a_damaged_creature_and_steals() -> None:
    t = table(
        "shadows", me=side(hand=["Finishing Blow"], line=["Zorg"]), opponent=side(line=["Troll", "Bumpsy"], aember=2)
    )
    t.lay("Troll", damage=1).lay("Zorg", damage=1)
    t.play("Finishing Blow")
    assert t.offered == ["choose Zorg", "choose Troll"]
    t.choose("Troll")
    assert t.enemy_line == ["Bumpsy"]
    assert t.aember == (2, 1)
    t.ends_clean()


def test_finishing_blow_steals_nothing_where_nobody_is_hurt() -> None:
    t = table("shadows", me=side(hand=["Finishing Blow"]), opponent=side(line=["Troll"], aember=2))
    t.play("Finishing Blow")
    assert t.enemy_line == ["Troll"]
    assert t.aember == (1, 2)
    t.ends_clean()


@pytest.mark.rule("keyforge:if-you-do")
def test_finishing_blow_steals_for_one_who_is_destroyed_and_goes_to_hand() -> None:
    t = table("shadows", me=side(hand=["Finishing Blow"]), opponent=side(line=["Bad Penny+Blood of Titans"], aember=2))
    t.lay("Bad Penny", damage=1)
    t.play("Finishing Blow")
    assert t.enemy_hand == ["Bad Penny"]
    assert t.enemy_discard == ["Blood of Titans"]
    assert t.aember == (2, 1)
    t.ends_clean()


def test_hidden_stash_archives_a_card() -> None:
    t = table("shadows", me=side(hand=["Hidden Stash", "Troll", "Anger"]))
    t.play("Hidden Stash", "choose Troll")
    assert t.names(0, ARCHIVES) == ["Troll"]
    assert t.hand == ["Anger"]
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.parametrize(
    ("mine", "theirs", "keys", "left"),
    [(12, 1, 1, 0), (11, 1, 0, 11), (8, 0, 1, 0), (13, 0, 1, 5), (7, 0, 0, 7)],
)
def test_key_of_darkness_is_cheaper_against_an_empty_pool(mine: int, theirs: int, keys: int, left: int) -> None:
    t = table("shadows", me=side(hand=["Key of Darkness"], aember=mine), opponent=side(aember=theirs))
    t.play("Key of Darkness")
    assert t.keys == (keys, 0)
    assert t.aember == (left, theirs)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.choose-if-possible")
@pytest.mark.parametrize("enemies", [["Troll", "Zorg", "Bumpsy"], ["Troll"]])
def test_lights_out_returns_two_enemy_creatures_or_the_only_one(enemies: list[str]) -> None:
    t = table("shadows", me=side(hand=["Lights Out"], line=["Dodger"]), opponent=side(line=enemies))
    t.play("Lights Out", *(["choose Troll", "choose Bumpsy"] if enemies[1:] else []))
    assert t.enemy_hand == (["Bumpsy", "Troll"] if enemies[1:] else ["Troll"])
    assert t.enemy_line == enemies[1:2]
    assert t.aember == (1, 0)
    t.ends_clean()


def test_one_last_job_purges_friendly_shadows_creatures_and_steals_for_each() -> None:
    t = table(
        "shadows",
        me=side(hand=["One Last Job"], line=["Dodger", "Troll", "Umbra"]),
        opponent=side(line=["Silvertooth"], aember=5),
    )
    t.play("One Last Job")
    assert sorted(t.names(0, PURGED)) == ["Dodger", "Umbra"]
    assert t.line == ["Troll"]
    assert t.aember == (1 + 2, 3)
    t.ends_clean()


@pytest.mark.rule("keyforge:leaves-play.ability")
def test_the_opponent_steals_for_magda_before_you_steal_for_one_last_job() -> None:
    t = table("shadows", me=side(hand=["One Last Job"], line=["Magda the Rat"], aember=1), opponent=side())
    t.play("One Last Job")
    assert t.names(0, PURGED) == ["Magda the Rat"]
    assert t.aember == (1, 1), "2 lost to the opponent, 1 of it stolen back"
    t.ends_clean()


def test_oubliette_purges_a_creature_with_power_three_or_less() -> None:
    t = table(
        "shadows",
        me=side(hand=["Oubliette"], line=["Dodger", "Umbra"]),
        opponent=side(line=["Succubus", "Shooler", "Dust Imp+Blood of Titans"]),
    )
    t.play("Oubliette")
    assert t.offered == ["choose Umbra", "choose Succubus"]
    t.choose("Succubus")
    assert t.names(1, PURGED) == ["Succubus"]
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.resolving-action")
@pytest.mark.parametrize(("copies", "stolen"), [(0, 1), (2, 3)])
def test_routine_job_steals_one_more_for_each_copy_in_your_discard_pile(copies: int, stolen: int) -> None:
    t = table(
        "shadows",
        me=side(hand=["Routine Job"], discard=[*["Routine Job"] * copies, "Anger"]),
        opponent=side(discard=["Routine Job"], aember=5),
    )
    t.play("Routine Job")
    assert t.aember == (stolen, 5 - stolen)
    t.ends_clean()
