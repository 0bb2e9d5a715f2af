"""The creatures of house Shadows."""

import pytest

from tests.games.keyforge.table import side, table


def test_bad_penny_returns_to_hand_when_destroyed() -> None:
    t = table("brobnar", me=side(line=["Troll"]), opponent=side(line=["Bad Penny+Blood of Titans", "Shooler"]))
    t.fight("Troll", "Bad Penny")
    assert t.enemy_hand == ["Bad Penny"]
    assert t.enemy_discard == ["Blood of Titans"]
    assert t.damage("Troll") == 6
    t.ends_clean()


def test_each_time_you_play_an_artifact_carlo_phantom_steals_one() -> None:
    t = table(
        "shadows",
        me=side(line=["Carlo Phantom"], hand=["Seeker Needle", "Customs Office", "Urchin"]),
        opponent=side(aember=5),
    )
    t.play("Seeker Needle")
    assert t.aember == (1, 4)
    t.play("Customs Office")
    assert t.aember == (2, 3)
    t.play("Urchin", "left flank")
    assert t.aember == (3, 2), "Urchin's own theft"
    t.ends_clean()


def test_carlo_phantom_does_not_steal_for_artifacts_of_the_opponent() -> None:
    t = table("brobnar", me=side(hand=["Banner of Battle"], aember=3), opponent=side(line=["Carlo Phantom"]))
    t.play("Banner of Battle")
    assert t.aember == (3, 0)
    t.ends_clean()


def test_deipno_spymaster_lets_you_use_a_friendly_creature_of_another_house() -> None:
    t = table("brobnar", me=side(line=["Deipno Spymaster", "Shooler", "Dextre"]), opponent=side(line=["Troll"]))
    assert t.offered == ["omni Deipno Spymaster", "end turn"]
    t.omni("Deipno Spymaster", "choose Shooler")
    assert t.offered == ["reap Shooler", "fight with Shooler", "end turn"]
    t.reap("Shooler")
    assert t.aember == (1, 0)
    t.ends_clean()


def test_the_permission_of_deipno_spymaster_ends_with_the_turn_and_may_go_unused() -> None:
    t = table("brobnar", me=side(line=["Deipno Spymaster", "Shooler"]))
    t.omni("Deipno Spymaster", "choose Shooler")
    t.end_turn("house brobnar", "end turn", "house brobnar")
    assert "reap Shooler" not in t.offered
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.hidden-zone", "keyforge:leaves-play")
def test_a_creature_that_left_play_has_lost_the_permission() -> None:
    t = table("shadows", me=side(line=["Deipno Spymaster", "Bad Penny"], hand=["Poison Wave"]))
    t.omni("Deipno Spymaster", "choose Bad Penny").play("Poison Wave")
    assert t.hand == ["Bad Penny"]
    t.play("Bad Penny")
    assert not t.state("Bad Penny").ready
    assert "may use" not in t.m.index
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:leaves-play.ability")
def test_magda_steals_two_and_the_opponent_steals_two_when_she_leaves() -> None:
    t = table("shadows", me=side(hand=["Magda the Rat", "Relentless Whispers"], aember=1), opponent=side(aember=3))
    t.play("Magda the Rat")
    assert t.aember == (3, 1)
    t.lay("Magda the Rat", damage=2)
    t.play("Relentless Whispers")
    assert t.line == []
    assert t.aember == (3 + 1 - 2 + 1, 1 + 2 - 1)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.magda")
def test_magda_pays_the_opponent_when_she_was_never_played() -> None:
    t = table("dis", me=side(hand=["Hysteria"], line=["Magda the Rat"], aember=5), opponent=side(aember=0))
    t.play("Hysteria")
    assert t.hand == ["Magda the Rat"]
    assert t.aember == (3, 2)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.magda", "keyforge:ruling.played-control")
def test_magda_lets_the_opponent_of_whoever_controls_her_steal() -> None:
    t = table(
        "dis",
        me=side(line=["Overlord Greking", "Shooler"], hand=["Hysteria"], aember=5),
        opponent=side(line=["Magda the Rat"], aember=3),
    )
    t.fight("Shooler").fight("Overlord Greking", None, "left flank")
    assert t.line == ["Magda the Rat", "Overlord Greking", "Shooler"]
    assert t.aember == (5 + 2, 3 - 2)
    t.play("Hysteria")
    assert t.enemy_hand == ["Magda the Rat"]
    assert t.aember == (7 - 2, 1 + 2)
    t.ends_clean()


def test_noddy_steals_one_with_its_action() -> None:
    t = table("shadows", me=side(line=["Noddy the Thief"]), opponent=side(aember=2))
    t.use("Noddy the Thief")
    assert t.aember == (1, 1)
    assert not t.state("Noddy the Thief").ready
    t.ends_clean()


def test_noddy_reaps_like_any_other() -> None:
    t = table("shadows", me=side(line=["Noddy the Thief"]), opponent=side(aember=2))
    t.reap("Noddy the Thief")
    assert t.aember == (1, 2)
    t.ends_clean()


def test_dodger_steals_one_after_a_fight_but_not_after_reaping() -> None:
    t = table("shadows", me=side(line=["Dodger", "Dodger"]), opponent=side(line=["Ember Imp", "Troll"], aember=2))
    t.fight("Dodger", "Ember Imp")
    assert t.aember == (1, 1)
    t.reap("Dodger")
    assert t.aember == (2, 1)
    t.ends_clean()


@pytest.mark.rule("keyforge:fight.abilities", "keyforge:fight.attacker-only")
def test_dodger_steals_nothing_when_it_dies_or_is_attacked() -> None:
    t = table("shadows", me=side(line=["Dodger", "Umbra"]), opponent=side(line=["Troll", "Dodger"], aember=2))
    t.fight("Dodger", "Troll")
    assert t.aember == (0, 2)
    assert t.line == ["Umbra"]
    t.ends_clean()
    t = table("brobnar", me=side(line=["Bumpsy"], aember=2), opponent=side(line=["Dodger+Blood of Titans"]))
    t.fight("Bumpsy")
    assert t.enemy_line == ["Dodger"]
    assert t.aember == (2, 0)
    t.ends_clean("Dodger")


@pytest.mark.rule("keyforge:neighbor", "keyforge:traits")
def test_shadow_self_takes_the_damage_of_its_neighbors_except_specters() -> None:
    t = table(
        "brobnar",
        me=side(hand=["Punch"] * 4),
        opponent=side(line=["Troll", "Shadow Self", "Bumpsy", "Shadow Self", "Shadow Self", "Krump", "Shooler"]),
    )
    t.play("Punch", "choose Troll")
    assert (t.damage("Troll"), t.damage("Shadow Self")) == (0, 3)
    t.play("Punch", "choose Shadow Self #3")
    assert [t.damage("Shadow Self", n) for n in (1, 2, 3)] == [3, 0, 3]
    t.play("Punch", "choose Shooler")
    assert t.damage("Shooler") == 3
    t.play("Punch", "choose Krump")
    assert t.damage("Krump") == 0
    assert [t.damage("Shadow Self", n) for n in (1, 2, 3)] == [3, 0, 6]
    assert t.aember == (4, 0)
    t.ends_clean()


def test_a_neighbor_of_shadow_self_still_deals_its_damage() -> None:
    t = table("brobnar", me=side(line=["Headhunter"]), opponent=side(line=["Shooler", "Shadow Self"]))
    t.fight("Headhunter", "Shooler")
    assert t.line == []
    assert (t.damage("Shooler"), t.damage("Shadow Self")) == (0, 5)
    t.ends_clean()


def test_shadow_self_deals_no_damage_when_it_fights() -> None:
    t = table("shadows", me=side(line=["Shadow Self"]), opponent=side(line=["Headhunter", "Troll"]))
    t.fight("Shadow Self", "Headhunter")
    assert (t.damage("Shadow Self"), t.damage("Headhunter")) == (5, 0)
    t.ends_clean()


def test_shadow_self_deals_no_damage_when_it_is_attacked() -> None:
    t = table("brobnar", me=side(line=["Headhunter"]), opponent=side(line=["Shadow Self"]))
    t.fight("Headhunter")
    assert (t.damage("Shadow Self"), t.damage("Headhunter")) == (5, 0)
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.two-takers", "keyforge:active-player.decides")
def test_the_active_player_chooses_between_two_shadow_selves() -> None:
    t = table(
        "brobnar",
        me=side(hand=["Punch"], line=["Headhunter"]),
        opponent=side(line=["Shadow Self", "Bumpsy", "Shadow Self"]),
    )
    t.play("Punch", "choose Bumpsy")
    assert t.offered == ["choose Shadow Self", "choose Shadow Self #2"]
    t.choose("Shadow Self #2")
    assert [t.damage("Shadow Self", n) for n in (1, 2)] == [0, 3]
    t.fight("Headhunter", "Bumpsy", "choose Shadow Self")
    assert [t.damage("Shadow Self", n) for n in (1, 2)] == [5, 3]
    assert t.damage("Bumpsy") == 0
    assert t.line == []
    assert t.aember == (1, 0)
    t.ends_clean()


def test_one_wave_hits_shadow_self_for_its_neighbors_too() -> None:
    t = table("shadows", me=side(hand=["Poison Wave"], line=["Urchin", "Shadow Self", "Silvertooth", "Umbra"]))
    t.play("Poison Wave")
    assert t.line == ["Urchin", "Shadow Self", "Silvertooth"]
    assert t.damage("Shadow Self") == 6
    assert t.aember == (1, 0)
    t.ends_clean()


def test_relentless_whispers_steals_nothing_where_shadow_self_takes_the_blow() -> None:
    t = table(
        "shadows", me=side(hand=["Relentless Whispers"]), opponent=side(line=["Silvertooth", "Shadow Self"], aember=2)
    )
    t.lay("Shadow Self", damage=7)
    t.play("Relentless Whispers", "choose Silvertooth")
    assert t.enemy_line == ["Silvertooth"]
    assert t.aember == (1, 2)
    t.ends_clean()


def test_silvertooth_enters_ready() -> None:
    t = table("shadows", me=side(hand=["Silvertooth", "Dodger"]))
    t.play("Silvertooth").play("Dodger", "left flank")
    assert t.state("Silvertooth").ready
    assert not t.state("Dodger").ready
    t.reap("Silvertooth")
    assert t.aember == (1, 0)
    t.ends_clean()


def test_umbra_steals_one_after_a_fight_and_takes_no_damage() -> None:
    t = table("shadows", me=side(line=["Umbra"]), opponent=side(line=["Troll"], aember=2))
    t.fight("Umbra")
    assert t.aember == (1, 1)
    assert (t.damage("Umbra"), t.damage("Troll")) == (0, 2)
    t.ends_clean()


@pytest.mark.parametrize(("pool", "after"), [(0, (0, 0)), (1, (1, 0)), (2, (1, 1))])
def test_urchin_steals_one_when_played(pool: int, after: tuple[int, int]) -> None:
    t = table("shadows", me=side(hand=["Urchin"]), opponent=side(aember=pool))
    t.play("Urchin")
    assert t.aember == after
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.your-cards")
def test_selwyn_moves_aember_from_a_card_of_yours_to_your_pool() -> None:
    t = table(
        "shadows",
        me=side(line=["Selwyn the Fence", "Troll"], artifacts=["Pocket Universe"]),
        opponent=side(line=["Zorg"], aember=2),
    )
    t.lay("Troll", aember=2).lay("Pocket Universe", aember=1).lay("Zorg", aember=1)
    t.reap("Selwyn the Fence", "choose Troll")
    assert t.aember == (2, 2), "captured æmber becomes yours"
    assert t.state("Troll").aember == 1
    t.m.change(t.find("Selwyn the Fence")).ready = True
    t.m.run()
    t.reap("Selwyn the Fence", "choose Pocket Universe")
    assert t.aember == (4, 2)
    assert t.state("Pocket Universe").aember == 0
    t.ends_clean()


def test_bulleteye_destroys_a_flank_creature_even_itself() -> None:
    t = table("shadows", me=side(line=["Bulleteye"]), opponent=side(line=["Troll", "Shooler", "Dodger"]))
    t.reap("Bulleteye")
    assert t.offered == ["choose Bulleteye", "choose Troll", "choose Dodger"]
    t.choose("Troll")
    assert t.enemy_line == ["Shooler", "Dodger"]
    assert t.enemy_discard == ["Troll"]
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.choose-if-possible")
def test_bulleteye_alone_destroys_itself() -> None:
    t = table("shadows", me=side(line=["Bulleteye"]), opponent=side())
    t.reap("Bulleteye")
    assert t.line == []
    assert t.aember == (1, 0)
    t.ends_clean()


def test_faygin_returns_an_urchin_from_play_or_from_the_discard_pile() -> None:
    t = table(
        "shadows",
        me=side(line=["Faygin", "Urchin", "Troll"], discard=["Urchin", "Anger"]),
        opponent=side(line=["Urchin"], discard=["Urchin"]),
    )
    t.reap("Faygin")
    assert len(t.offered) == 3, "the opponent's discard pile is not meant"
    t.choose("Urchin")
    assert t.hand == ["Urchin"]
    assert (t.line, t.discard_pile) == (["Faygin", "Urchin", "Troll"], ["Anger"])
    assert t.aember == (1, 0)
    t.ends_clean()


def test_faygin_sends_an_enemy_urchin_to_its_owner() -> None:
    t = table("shadows", me=side(line=["Faygin"], discard=["Anger"]), opponent=side(line=["Urchin", "Troll"]))
    t.reap("Faygin")
    assert t.enemy_hand == ["Urchin"]
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:poison", "keyforge:skirmish")
def test_macis_asp_poisons_without_being_bitten() -> None:
    t = table("shadows", me=side(line=["Macis Asp"]), opponent=side(line=["Troll", "Zorg"]))
    t.fight("Macis Asp", "Troll")
    assert t.enemy_line == ["Zorg"]
    assert t.damage("Macis Asp") == 0
    t.ends_clean()


def test_mack_may_be_used_in_any_house() -> None:
    t = table("brobnar", me=side(line=["Mack the Knife", "Dodger"]), opponent=side(line=["Silvertooth", "Dust Pixie"]))
    assert t.offered == [
        "reap Mack the Knife",
        "fight with Mack the Knife",
        "use Mack the Knife",
        "end turn",
    ]
    t.use("Mack the Knife", "choose Dust Pixie")
    assert t.enemy_line == ["Silvertooth"]
    assert t.aember == (1, 0)
    t.ends_clean()


def test_mack_gains_nothing_for_who_survives() -> None:
    t = table("shadows", me=side(line=["Mack the Knife"]), opponent=side(line=["Silvertooth"]))
    t.use("Mack the Knife", "choose Silvertooth")
    assert t.damage("Silvertooth") == 1
    assert t.aember == (0, 0)
    t.ends_clean()


def test_mooncurser_poisons_and_steals() -> None:
    t = table("shadows", me=side(line=["Mooncurser"]), opponent=side(line=["Troll"], aember=2))
    t.fight("Mooncurser")
    assert t.enemy_line == []
    assert t.damage("Mooncurser") == 0
    assert t.aember == (1, 1)
    t.ends_clean()


@pytest.mark.parametrize(("pool", "captured"), [(5, 3), (2, 2), (0, 0)])
def test_old_bruno_captures_three(pool: int, captured: int) -> None:
    t = table("shadows", me=side(hand=["Old Bruno"], aember=4), opponent=side(aember=pool))
    t.play("Old Bruno")
    assert t.state("Old Bruno").aember == captured
    assert t.aember == (4, pool - captured)
    t.ends_clean()


def test_smiling_ruth_takes_an_enemy_flank_creature_after_a_key_this_turn() -> None:
    t = table(
        "shadows",
        me=side(line=["Smiling Ruth"], hand=["Key of Darkness"], aember=8),
        opponent=side(line=["Troll", "Dodger", "Zorg"]),
    )
    t.play("Key of Darkness").reap("Smiling Ruth")
    assert t.offered == ["choose Troll", "choose Zorg"]
    t.choose("Zorg").pick("left flank")
    assert t.line == ["Zorg", "Smiling Ruth"]
    assert t.enemy_line == ["Troll", "Dodger"]
    assert (t.keys, t.aember) == ((1, 0), (1, 0))
    t.ends_clean()


def test_smiling_ruth_takes_one_after_the_key_of_the_first_step_but_not_a_turn_later() -> None:
    t = table(
        "shadows", me=side(line=["Smiling Ruth"], aember=6, houses=["shadows"] * 3), opponent=side(line=["Troll"])
    )
    t.reap("Smiling Ruth")
    assert t.line == ["Smiling Ruth"], "no key yet"
    t.end_turn("house brobnar", "end turn", "house shadows")
    assert t.keys == (1, 0)
    t.reap("Smiling Ruth", "left flank")
    assert t.line == ["Troll", "Smiling Ruth"]
    t.end_turn("house brobnar", "end turn", "house shadows").reap("Smiling Ruth")
    assert t.line == ["Troll", "Smiling Ruth"]
    assert t.aember == (7 - 6 + 2, 0)
    t.ends_clean()
