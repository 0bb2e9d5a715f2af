"""The cards of Sanctum."""

import pytest

from tests.games.keyforge.table import side, table


def test_cleansing_wave_heals_one_from_everybody_and_pays_for_whom_it_healed() -> None:
    t = table(
        "brobnar",
        me=side(hand=["Cleansing Wave@brobnar", "Punch"], line=["Troll", "Zorg"]),
        opponent=side(line=["Bumpsy", "Smaaash"], aember=2),
    )
    t.play("Punch", "choose Zorg")
    t.fight("Troll", "Bumpsy")
    assert (t.damage("Troll"), t.damage("Zorg")) == (5, 3)
    t.play("Cleansing Wave")
    assert (t.damage("Troll"), t.damage("Zorg"), t.damage("Smaaash")) == (4, 2, 0)
    assert t.aember == (1 + 2, 2)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.heal-zero", "keyforge:this-way")
def test_cleansing_wave_pays_nothing_for_the_healthy() -> None:
    t = table("sanctum", me=side(hand=["Cleansing Wave"], line=["Troll"]), opponent=side(line=["Bumpsy"]))
    t.play("Cleansing Wave")
    assert t.aember == (0, 0)
    t.ends_clean()


def test_cleansing_wave_pays_for_healed_enemies_too() -> None:
    t = table(
        "brobnar",
        me=side(hand=["Punch", "Cleansing Wave@brobnar"]),
        opponent=side(line=["Bumpsy", "Zorg"], aember=1),
    )
    t.play("Punch", "choose Bumpsy").play("Cleansing Wave")
    assert t.damage("Bumpsy") == 2
    assert t.aember == (2, 1)
    t.ends_clean()


def test_clear_mind_takes_the_stun_off_each_friendly_creature_without_a_use() -> None:
    t = table(
        "sanctum", me=side(hand=["Clear Mind"], line=["Troll", "Bumpsy!", "Krump"]), opponent=side(line=["Smaaash"])
    )
    for name in ("Troll", "Bumpsy", "Smaaash"):
        t.lay(name, stunned=True)
    t.play("Clear Mind")
    assert not t.state("Troll").stunned
    assert t.state("Troll").ready
    assert not t.state("Bumpsy").stunned
    assert t.state("Smaaash").stunned
    assert t.aember == (1, 0)
    t.ends_clean()


def test_honorable_claim_lets_each_friendly_knight_capture_one() -> None:
    t = table(
        "sanctum",
        me=side(hand=["Honorable Claim"], line=["Raiding Knight", "Troll", "Hebe the Huge"], aember=1),
        opponent=side(line=["Staunch Knight"], aember=5),
    )
    t.play("Honorable Claim")
    assert [t.state(name).aember for name in ("Raiding Knight", "Troll", "Hebe the Huge")] == [1, 0, 1]
    assert t.state("Staunch Knight").aember == 0
    assert t.aember == (2, 3)
    t.ends_clean()


@pytest.mark.rule("keyforge:active-player.orders", "keyforge:ruling.pool-floor")
def test_honorable_claim_asks_who_captures_where_there_is_not_enough_for_all() -> None:
    t = table(
        "sanctum",
        me=side(hand=["Honorable Claim"], line=["Raiding Knight", "Staunch Knight", "Sergeant Zakiel"]),
        opponent=side(aember=2),
    )
    t.play("Honorable Claim", "choose Sergeant Zakiel", "choose Raiding Knight")
    assert [t.state(name).aember for name in ("Raiding Knight", "Staunch Knight", "Sergeant Zakiel")] == [1, 0, 1]
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.parametrize("aember", [0, 3])
def test_honorable_claim_asks_nothing_where_all_or_none_can_capture(aember: int) -> None:
    t = table(
        "sanctum",
        me=side(hand=["Honorable Claim"], line=["Raiding Knight", "Staunch Knight", "Sergeant Zakiel"]),
        opponent=side(aember=aember),
    )
    t.play("Honorable Claim")
    assert t.aember == (1, 0)
    captured = [t.state(name).aember for name in ("Raiding Knight", "Staunch Knight", "Sergeant Zakiel")]
    assert captured == [aember // 3] * 3
    t.ends_clean()


def test_honorable_claim_is_played_as_a_maverick_of_another_house() -> None:
    t = table("logos", me=side(hand=["Honorable Claim@logos"], line=["Raiding Knight"]), opponent=side(aember=1))
    t.play("Honorable Claim")
    assert t.state("Raiding Knight").aember == 1
    assert t.aember == (1, 0)
    t.ends_clean()


def test_shield_of_justice_keeps_all_damage_from_friendly_creatures() -> None:
    t = table(
        "sanctum",
        me=side(hand=["Shield of Justice", "Lady Maxena"], line=["Raiding Knight"]),
        opponent=side(line=["Zorg", "Succubus"]),
    )
    t.play("Shield of Justice")
    t.fight("Raiding Knight", "Zorg")
    assert t.damage("Raiding Knight") == 0
    assert t.m.armor_left(t.find("Raiding Knight")) == 2
    assert t.damage("Zorg") == 4
    assert t.aember == (1, 0)
    t.ends_clean()


def test_shield_of_justice_also_shields_who_comes_later_and_only_from_damage() -> None:
    t = table(
        "brobnar",
        me=side(hand=["Shield of Justice@brobnar", "Troll", "Punch", "Punch", "Coward's End"]),
        opponent=side(line=["Zorg"]),
    )
    t.play("Shield of Justice").play("Troll")
    t.play("Punch", "choose Troll").play("Punch", "choose Zorg")
    assert t.damage("Troll") == 0
    assert t.damage("Zorg") == 3
    t.play("Coward's End")
    assert t.line == []
    assert t.enemy_line == ["Zorg"]
    assert (t.aember, t.chains) == ((3, 0), (3, 0))
    t.ends_clean()


def test_shield_of_justice_is_gone_on_the_opponents_turn() -> None:
    t = table(
        "sanctum",
        me=side(hand=["Shield of Justice"], line=["Troll"]),
        opponent=side(hand=["Punch"], line=["Zorg"]),
    )
    t.play("Shield of Justice")
    t.end_turn("house brobnar", "play Punch", "choose Troll")
    assert t.damage("Troll") == 3
    assert t.aember == (1, 1)
    t.ends_clean()


@pytest.mark.rule("keyforge:capture.on-itself", "keyforge:ruling.pool-floor")
@pytest.mark.parametrize(("before", "captured"), [(3, 2), (2, 2), (1, 1), (0, 0)])
def test_terms_of_redress_lets_a_friendly_creature_capture_two(before: int, captured: int) -> None:
    t = table(
        "sanctum",
        me=side(hand=["Terms of Redress"], line=["Troll", "Silvertooth"], aember=4),
        opponent=side(line=["Zorg"], aember=before),
    )
    t.play("Terms of Redress")
    if before > 0:
        assert t.offered == ["choose Troll", "choose Silvertooth"]
        t.choose("Silvertooth")
    assert t.state("Silvertooth").aember == captured
    assert t.state("Troll").aember == 0
    assert t.aember == (5, before - captured)
    t.ends_clean()


def test_terms_of_redress_does_nothing_without_a_friendly_creature() -> None:
    t = table("sanctum", me=side(hand=["Terms of Redress"]), opponent=side(line=["Zorg"], aember=2))
    t.play("Terms of Redress")
    assert t.aember == (1, 2)
    t.ends_clean()


@pytest.mark.rule("keyforge:leaves-play.aember")
def test_what_was_captured_goes_back_when_the_creature_dies() -> None:
    t = table(
        "sanctum",
        me=side(hand=["Terms of Redress"], line=["Silvertooth"]),
        opponent=side(hand=["Punch"], aember=3),
    )
    t.play("Terms of Redress")
    assert t.aember == (1, 1)
    t.end_turn("house brobnar", "play Punch")
    assert t.line == []
    assert t.aember == (1, 1 + 1 + 2)
    t.ends_clean()


@pytest.mark.parametrize(("punches", "left"), [(1, 0), (2, 3)])
def test_hallowed_blaster_heals_three_from_a_creature(punches: int, left: int) -> None:
    t = table(
        "brobnar",
        me=side(hand=["Punch"] * punches, line=["Zorg"], artifacts=["Hallowed Blaster@brobnar"]),
        opponent=side(line=["Troll"]),
    )
    for _ in range(punches):
        t.play("Punch", "choose Troll")
    t.use("Hallowed Blaster", "choose Troll")
    assert t.damage("Troll") == left
    assert t.damage("Zorg") == 0
    assert not t.state("Hallowed Blaster").ready
    assert t.aember == (punches, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:taunt")
def test_champion_anaphiel_stands_before_its_neighbors() -> None:
    t = table(
        "brobnar",
        me=side(line=["Troll"]),
        opponent=side(line=["Dust Pixie", "Champion Anaphiel", "Silvertooth", "Zorg"]),
    )
    t.pick("fight with Troll")
    assert t.offered == ["attack Champion Anaphiel", "attack Zorg"]
    t.pick("attack Champion Anaphiel")
    assert t.enemy_line == ["Dust Pixie", "Silvertooth", "Zorg"]
    assert t.damage("Troll") == 6
    t.ends_clean()


def test_horseman_of_death_calls_the_horsemen_back() -> None:
    t = table(
        "sanctum",
        me=side(
            hand=["Horseman of Death"],
            discard=["Horseman of War", "Troll", "Horseman of Famine", "Round Table"],
            line=["Horseman of Pestilence"],
        ),
        opponent=side(discard=["Horseman of War"]),
    )
    t.play("Horseman of Death", "left")
    assert t.hand == ["Horseman of Famine", "Horseman of War"]
    assert t.discard_pile == ["Round Table", "Troll"]
    assert t.line == ["Horseman of Death", "Horseman of Pestilence"]
    assert t.enemy_discard == ["Horseman of War"]
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.only-fights")
def test_horseman_of_war_lets_every_friendly_creature_fight_and_no_more() -> None:
    t = table(
        "sanctum",
        me=side(
            hand=["Horseman of War"],
            line=["Lady Maxena", "Noddy the Thief", "Deipno Spymaster"],
            artifacts=["Hallowed Blaster"],
        ),
        opponent=side(line=["Krump"]),
    )
    assert {"reap Lady Maxena", "use Lady Maxena", "omni Deipno Spymaster"} <= set(t.offered)
    t.play("Horseman of War", "left")
    assert t.offered == [
        "fight with Lady Maxena",
        "fight with Noddy the Thief",
        "fight with Deipno Spymaster",
        "use Hallowed Blaster",
        "end turn",
    ]
    assert "cannot be used except to fight now" in t.m.why_not(0, t.find("Lady Maxena"))
    t.fight("Noddy the Thief")
    assert t.line == ["Horseman of War", "Lady Maxena", "Deipno Spymaster"]
    assert t.damage("Krump") == 2
    t.end_turn("house brobnar", "end turn", "house sanctum")
    assert {"reap Lady Maxena", "use Lady Maxena", "omni Deipno Spymaster"} <= set(t.offered)
    assert "fight with Deipno Spymaster" not in t.offered, "that turn only"
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.only-fights", "keyforge:ruling.stun-any-use")
def test_under_horseman_of_war_a_stun_is_shed_by_a_use_to_fight() -> None:
    t = table("sanctum", me=side(hand=["Horseman of War"], line=["Troll"]), opponent=side(line=["Krump"]))
    t.lay("Troll", stunned=True)
    t.play("Horseman of War", "left")
    t.pick("unstun Troll")
    assert not t.state("Troll").stunned
    assert t.damage("Krump") == 0
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.only-fights", "keyforge:ruling.forbidden-use")
def test_under_horseman_of_war_and_foggify_no_creature_can_be_used() -> None:
    t = table(
        "logos",
        me=side(hand=["Foggify"], line=["Krump"]),
        opponent=side(
            hand=["Horseman of War"],
            line=["Troll", "Lady Maxena", "Deipno Spymaster"],
            houses=("sanctum", "logos", "dis"),
        ),
    )
    t.lay("Troll", stunned=True)
    t.play("Foggify").end_turn("house sanctum")
    t.play("Horseman of War", "left")
    assert t.offered == ["end turn"]
    assert t.state("Troll").stunned
    assert t.aember == (1, 0)
    t.ends_clean()


def test_lady_maxena_stuns_a_creature_when_she_comes() -> None:
    t = table("sanctum", me=side(hand=["Lady Maxena"], line=["Troll"]), opponent=side(line=["Zorg", "Bumpsy"]))
    t.play("Lady Maxena", "left flank", "choose Zorg")
    assert t.state("Zorg").stunned
    assert not any(t.state(name).stunned for name in ("Troll", "Bumpsy", "Lady Maxena"))
    t.ends_clean()


def test_lady_maxena_goes_home_and_can_come_again() -> None:
    t = table("sanctum", me=side(line=["Lady Maxena+Blood of Titans", "Troll"], aember=2), opponent=side(line=["Zorg"]))
    t.use("Lady Maxena")
    assert t.line == ["Troll"]
    assert t.hand == ["Lady Maxena"]
    assert t.discard_pile == ["Blood of Titans"]
    t.play("Lady Maxena", "right flank", "choose Zorg")
    assert t.state("Zorg").stunned
    assert not t.state("Lady Maxena").ready
    t.ends_clean()


@pytest.mark.parametrize(("before", "after", "captured"), [(2, 1, 1), (0, 0, 0)])
def test_raiding_knight_captures_one(before: int, after: int, captured: int) -> None:
    t = table("sanctum", me=side(hand=["Raiding Knight"], line=["Troll"], aember=1), opponent=side(aember=before))
    t.play("Raiding Knight", "left flank")
    assert t.state("Raiding Knight").aember == captured
    assert t.aember == (1, after)
    t.ends_clean()


def test_sergeant_zakiel_readies_and_fights_with_one_of_two_neighbors() -> None:
    t = table(
        "sanctum",
        me=side(hand=["Sergeant Zakiel"], line=["Pit Demon!", "Bumpsy!"]),
        opponent=side(line=["Silvertooth", "Troll"]),
    )
    t.play("Sergeant Zakiel", "left flank", "yes", "attack Silvertooth")
    assert t.line == ["Sergeant Zakiel", "Pit Demon", "Bumpsy"]
    assert t.damage("Pit Demon") == 2
    assert not t.state("Bumpsy").ready
    assert t.enemy_line == ["Troll"]
    t.ends_clean()


def test_sergeant_zakiel_may_decline() -> None:
    t = table("sanctum", me=side(hand=["Sergeant Zakiel"], line=["Pit Demon!"]), opponent=side(line=["Silvertooth"]))
    t.play("Sergeant Zakiel", "left flank", "no")
    assert not t.state("Pit Demon").ready
    assert t.enemy_line == ["Silvertooth"]
    t.ends_clean()


@pytest.mark.rule("keyforge:flank", "keyforge:ruling.lone-flanks")
def test_staunch_knight_is_stronger_on_a_flank() -> None:
    t = table("sanctum", me=side(hand=["Staunch Knight", "Raiding Knight", "Lady Maxena"]))
    t.play("Staunch Knight")
    assert t.power("Staunch Knight") == 6
    t.play("Raiding Knight", "left flank")
    assert t.power("Staunch Knight") == 6
    t.play("Lady Maxena", "right flank", "choose Lady Maxena")
    assert t.line == ["Raiding Knight", "Staunch Knight", "Lady Maxena"]
    assert t.power("Staunch Knight") == 4
    assert t.power("Raiding Knight") == 4
    t.ends_clean()


@pytest.mark.rule("keyforge:damage.destroys")
def test_staunch_knight_dies_of_old_wounds_when_it_is_moved_off_the_flank() -> None:
    t = table(
        "sanctum",
        me=side(hand=["Raiding Knight"], line=["Zorg", "Staunch Knight"], houses=("sanctum", "dis", "mars")),
        opponent=side(hand=["Punch", "Punch"]),
    )
    t.end_turn("house brobnar", "play Punch", "choose Staunch Knight")
    assert t.damage("Staunch Knight") == 1
    t.pick("play Punch", "choose Staunch Knight")
    assert t.damage("Staunch Knight") == 4
    t.end_turn("house sanctum", "play Raiding Knight", "right flank")
    assert t.line == ["Zorg", "Raiding Knight"]
    assert t.aember == (0, 1)
    t.ends_clean()


@pytest.mark.rule("keyforge:armor.additive", "keyforge:taunt")
def test_protect_the_weak_gives_armor_and_taunt() -> None:
    t = table(
        "sanctum",
        me=side(hand=["Protect the Weak"], line=["Raiding Knight", "Silvertooth", "Zorg"]),
        opponent=side(line=["Bumpsy"]),
    )
    t.play("Protect the Weak", "choose Silvertooth")
    assert t.m.armor(t.find("Silvertooth")) == 1
    assert t.m.armor(t.find("Raiding Knight")) == 2
    assert t.aember == (1, 0)
    t.end_turn("house brobnar")
    t.fight("Bumpsy")  # nobody but Silvertooth can be attacked
    assert t.line == ["Raiding Knight", "Zorg"]
    assert t.damage("Bumpsy") == 2
    t.ends_clean()


def test_protect_the_weak_absorbs_one_each_turn() -> None:
    t = table(
        "brobnar",
        me=side(hand=["Protect the Weak@brobnar", "Punch"], line=["Zorg"]),
        opponent=side(hand=["Punch"]),
    )
    t.play("Protect the Weak").play("Punch")
    assert t.damage("Zorg") == 2
    t.end_turn("house brobnar", "play Punch")
    assert t.damage("Zorg") == 4
    assert t.aember == (2, 1)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.repeat-idle")
def test_nothing_can_be_stolen_from_the_vaultkeepers_player() -> None:
    t = table(
        "shadows",
        me=side(hand=["Bait and Switch", "Nerve Blast"], line=["Urchin!"]),
        opponent=side(line=["The Vaultkeeper"], aember=5),
    )
    t.play("Bait and Switch")
    assert t.aember == (0, 5), "and it ends"
    t.play("Nerve Blast")
    assert t.aember == (0, 5)
    assert t.damage("The Vaultkeeper") == 0, "nothing was stolen"
    t.ends_clean()


def test_the_vaultkeeper_guards_against_thieves_alone() -> None:
    t = table(
        "brobnar",
        me=side(hand=["Bumpsy", "Charette@brobnar"], line=["Troll"]),
        opponent=side(line=["The Vaultkeeper", "Urchin"], aember=5),
    )
    t.play("Bumpsy", "left")
    assert t.aember == (0, 4)
    t.play("Charette", "left")
    assert t.aember == (0, 1)
    assert t.state("Charette").aember == 3
    t.ends_clean()


def test_the_vaultkeepers_player_may_steal() -> None:
    t = table("shadows", me=side(hand=["Urchin"], line=["The Vaultkeeper"]), opponent=side(aember=2))
    t.play("Urchin", "left")
    assert t.aember == (1, 1)
    t.ends_clean()


def test_under_dimension_door_nothing_is_gained_where_the_vaultkeeper_guards() -> None:
    t = table(
        "logos",
        me=side(hand=["Dimension Door"], line=["Doc Bookton"]),
        opponent=side(line=["The Vaultkeeper"], aember=2),
    )
    t.play("Dimension Door").reap("Doc Bookton")
    assert t.aember == (0, 2)
    assert len(t.hand) == 1
    t.ends_clean()


def test_veemos_lightbringer_destroys_who_is_elusive_now() -> None:
    t = table(
        "sanctum",
        me=side(hand=["Veemos Lightbringer"], line=["Urchin", "Troll+Ring of Invisibility", "Bumpsy"]),
        opponent=side(line=["Drumble", "Krump"]),
    )
    t.play("Veemos Lightbringer", "left")
    assert t.line == ["Veemos Lightbringer", "Bumpsy"]
    assert t.enemy_line == ["Krump"]
    t.ends_clean("Ring of Invisibility")


def test_jehu_is_paid_for_each_choice_of_sanctum() -> None:
    t = table(
        "sanctum",
        me=side(line=["Jehu the Bureaucrat"], houses=("sanctum", "dis", "logos"), archives=["Troll"]),
        opponent=side(houses=("sanctum", "dis", "logos")),
    )
    t.end_turn("house sanctum", "end turn")
    assert t.aember == (0, 0), "the opponent's choice"
    t.pick("house sanctum")
    assert t.aember == (2, 0), "before the archives are taken"
    assert t.offered == ["take archives", "leave archives"]
    t.pick("leave archives").end_turn("house dis", "end turn", "house dis", "leave archives")
    assert t.aember == (2, 0)
    t.ends_clean()
