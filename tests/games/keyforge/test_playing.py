"""Playing cards: bonus, the four card types, flanks, hosts, and what cannot be played."""

import pytest

from cardwright.games.keyforge.facts import all_facts
from cardwright.games.keyforge.game import GAME
from cardwright.games.keyforge.words.vocabulary import (
    PLAY,
    any_card,
    can,
    count,
    draw,
    friendly_creature,
    gain,
    of_house,
    play,
    plays,
    put_into_play,
    return_to_hand,
    target,
    this_turn,
    whenever,
    you,
)
from cardwright.games.keyforge.zones import ARTIFACTS, DECK, UPGRADES
from tests.games.keyforge.table import made, side, table

# ---------------------------------------------------------------- bonus and play abilities


@pytest.mark.rule("keyforge:play.bonus-first", "keyforge:aember.pool", "keyforge:tokens.unlimited")
def test_the_bonus_comes_before_everything_else_that_the_card_does() -> None:
    t = table("shadows", me=side(hand=["Ghostly Hand"]), opponent=side(aember=1)).play("Ghostly Hand")
    assert t.aember == (3, 0)
    rich = made("Rich Draw", play(draw(2)), aember=200, like="Punch")
    t.ends_clean()
    t = table(me=side(hand=[rich])).play(rich)
    assert t.aember == (200, 0)
    t.ends_clean("Dust Pixie", "Silvertooth")


@pytest.mark.rule("keyforge:play.ability")
def test_a_creatures_play_ability_resolves_once_it_is_in_play() -> None:
    headcount = made("Head Counter", play(gain(count(friendly_creature))), aember=1)
    t = table(me=side(hand=[headcount], line=["Troll"])).play(headcount, "left flank")
    assert t.aember == (3, 0), "1 of the bonus, 2 for the creatures in play, itself among them"
    t.ends_clean()


@pytest.mark.rule("keyforge:play.ability")
@pytest.mark.parametrize(("like", "zone"), [("Banner of Battle", ARTIFACTS), ("Blood of Titans", UPGRADES)])
def test_so_do_those_of_artifacts_and_upgrades(like: str, zone: int) -> None:
    opener = made(f"Opener like {like}", play(gain(2)), like=like)
    t = table(me=side(hand=[opener], line=["Troll"])).play(opener)
    assert t.names(0, zone) == [opener]
    assert t.aember == (2, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.play-timing", "keyforge:play.ability")
def test_what_waits_for_the_play_resolves_before_the_play_ability() -> None:
    watcher = made("Play Watcher", whenever(plays(any_card.other), draw()), like="Mother")
    counter = made("Hand Counter", play(gain(count(you.hand))), like="Mother")
    t = table("logos", me=side(hand=[counter, "Troll"], line=[watcher])).play(counter, "right flank")
    assert t.aember == (2, 0)
    t.ends_clean("Dust Pixie")


# ---------------------------------------------------------------- the four types


@pytest.mark.rule("keyforge:card.types", "keyforge:creature.values", "keyforge:rarity")
def test_every_card_is_of_one_of_four_types_and_creatures_have_power_and_armor() -> None:
    facts = all_facts().values()
    assert {card.type for card in facts} == {"action", "artifact", "creature", "upgrade"}
    assert all((card.power > 0) == (card.type == "creature") for card in facts)
    assert all(card.armor == 0 or card.type == "creature" for card in facts)
    assert {card.rarity for card in facts} == {"common", "uncommon", "rare", "special"}


@pytest.mark.rule("keyforge:action-card", "keyforge:ruling.resolving-action")
def test_an_action_is_discarded_only_after_it_has_resolved() -> None:
    again = made("Again and Again", play(return_to_hand(target(you.discard))), like="Punch")
    t = table(me=side(hand=[again, again], discard=["Troll"])).play(again)
    assert t.hand == [again, "Troll"], "it could not find itself"
    assert t.discard_pile == [again]
    t.ends_clean()


@pytest.mark.rule("keyforge:action-card", "keyforge:ability.as-much-as-possible")
def test_an_action_that_can_do_nothing_is_played_all_the_same() -> None:
    t = table(me=side(hand=["Punch"])).play("Punch")
    assert t.aember == (1, 0)
    assert t.discard_pile == ["Punch"]
    t.ends_clean()


@pytest.mark.rule("keyforge:play.artifact", "keyforge:ready.enter-exhausted", "keyforge:play.stays")
def test_an_artifact_enters_exhausted_in_a_row_of_its_own() -> None:
    t = table(me=side(hand=["Gauntlet of Command", "Krump"], line=["Troll"])).play("Gauntlet of Command")
    assert t.names(0, ARTIFACTS) == ["Gauntlet of Command"]
    assert t.line == ["Troll"]
    assert not t.state("Gauntlet of Command").ready
    t.end_turn("house dis", "end turn", "house brobnar")
    assert t.names(0, ARTIFACTS) == ["Gauntlet of Command"]
    assert t.state("Gauntlet of Command").ready
    t.ends_clean()


@pytest.mark.rule(
    "keyforge:play.creature", "keyforge:creature.flank", "keyforge:flank.choice", "keyforge:ready.enter-exhausted"
)
@pytest.mark.parametrize(
    ("flank", "line"),
    [("left flank", ["Bumpsy", "Troll", "Krump"]), ("right flank", ["Troll", "Krump", "Bumpsy"])],
)
def test_a_creature_enters_exhausted_on_a_flank_of_its_players_choice(flank: str, line: list[str]) -> None:
    t = table(me=side(hand=["Bumpsy"], line=["Troll", "Krump"])).play("Bumpsy")
    assert t.offered == ["left flank", "right flank"]
    t.pick(flank)
    assert t.line == line
    assert not t.state("Bumpsy").ready
    assert t.offered == ["reap Troll", "reap Krump", "end turn"]
    t.ends_clean()


@pytest.mark.rule("keyforge:play.stays")
def test_creatures_and_upgrades_stay_from_turn_to_turn() -> None:
    t = table(me=side(hand=["Bumpsy", "Blood of Titans"])).play("Bumpsy").play("Blood of Titans")
    for _ in range(2):
        t.end_turn("house dis", "end turn", "house brobnar")
    assert t.line == ["Bumpsy"]
    assert t.names(0, UPGRADES) == ["Blood of Titans"]
    assert t.power("Bumpsy") == 10
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:battleline.close", "keyforge:neighbor")
def test_the_line_closes_up_when_a_creature_leaves() -> None:
    t = table("dis", me=side(hand=["Hand of Dis"]), opponent=side(line=["Troll", "Bumpsy", "Krump"]))
    assert [t.m.prints[card].name for card in t.m.neighbors(t.find("Troll"))] == ["Bumpsy"]
    t.play("Hand of Dis")
    assert t.enemy_line == ["Troll", "Krump"]
    assert [t.m.prints[card].name for card in t.m.neighbors(t.find("Troll"))] == ["Krump"]
    t.ends_clean()


@pytest.mark.rule("keyforge:upgrade.attach", "keyforge:upgrade.modifies", "keyforge:ruling.upgrade-enemy")
def test_an_upgrade_is_attached_to_any_one_creature_and_changes_it_alone() -> None:
    t = table(me=side(hand=["Blood of Titans"], line=["Troll", "Bumpsy"]), opponent=side(line=["Krump"]))
    t.play("Blood of Titans")
    assert t.offered == ["choose Troll", "choose Bumpsy", "choose Krump"]
    t.choose("Krump")
    assert (t.power("Troll"), t.power("Bumpsy"), t.power("Krump")) == (8, 5, 11)
    assert t.names(0, UPGRADES) == ["Blood of Titans"], "under its player's control"
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:upgrade.falls-off")
def test_an_upgrade_goes_to_its_owners_pile_when_its_creature_leaves_play() -> None:
    t = table("dis", me=side(hand=["Fear"]), opponent=side(line=["Troll+Blood of Titans"])).play("Fear")
    assert t.enemy_hand == ["Troll"]
    assert t.enemy_discard == ["Blood of Titans"]
    assert t.names(1, UPGRADES) == []
    t.ends_clean()


def test_a_copied_match_remembers_the_same_of_a_creature_that_left_with_an_upgrade() -> None:
    t = table("dis", me=side(hand=["Fear"]), opponent=side(line=["Troll+Blood of Titans"]))
    copy = t.m.copy()
    t.play("Fear")
    fresh = GAME.load(copy.to_json())
    fresh.choose("play Fear")
    copy.choose("play Fear")
    assert copy.fingerprint == fresh.fingerprint == t.m.fingerprint
    t.ends_clean("Troll", "Blood of Titans")


@pytest.mark.rule("keyforge:upgrade.needs-host")
def test_without_a_creature_an_upgrade_cannot_be_played() -> None:
    t = table(me=side(hand=["Blood of Titans", "Bumpsy"], artifacts=["Banner of Battle"]))
    assert t.offered == ["play Bumpsy", "discard Blood of Titans", "discard Bumpsy", "end turn"]
    t.play("Bumpsy")
    assert "play Blood of Titans" in t.offered
    t.ends_clean()


# ---------------------------------------------------------------- from elsewhere, and not at all


@pytest.mark.rule("keyforge:play.from-anywhere", "keyforge:use.by-ability")
def test_a_card_played_from_the_deck_does_all_that_playing_does() -> None:
    t = table("logos", me=side(hand=["Wild Wormhole"], deck=["Charette", "Troll"]), opponent=side(aember=3))
    t.play("Wild Wormhole")
    assert t.line == ["Charette"]
    assert t.state("Charette").aember == 3
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:play.put-into-play", "keyforge:control.enters")
def test_a_card_put_into_play_is_not_played() -> None:
    raiser = made("Raise the Dead", play(put_into_play(target(you.discard.creature))), like="Punch")
    t = table(me=side(hand=[raiser], discard=["Bumpsy", "Dust Pixie@brobnar"]), opponent=side(aember=3))
    t.play(raiser, "choose Bumpsy")
    assert t.line == ["Bumpsy"]
    assert not t.state("Bumpsy").ready
    assert t.aember == (0, 3), "Bumpsy was not played"
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.unplayable")
def test_a_card_that_cannot_be_played_stays_where_it_is() -> None:
    t = table("logos", me=side(hand=["Wild Wormhole"], deck=["Blood of Titans", "Troll"])).play("Wild Wormhole")
    assert t.names(0, DECK) == ["Troll", "Blood of Titans"]
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:golden")
@pytest.mark.midway("somebody is asked, and the answer is not what is tested")
def test_what_a_card_says_goes_before_the_rules() -> None:
    t = table("shadows", me=side(hand=["Silvertooth"], line=["Succubus"]), opponent=side(line=["Mother"]))
    t.play("Silvertooth", "right flank")
    assert t.state("Silvertooth").ready, "though creatures enter play exhausted"
    t.end_turn("house logos", "end turn")
    assert len(t.enemy_hand) == 6, "one card more for Mother, one fewer for Succubus"
    t = table("logos", me=side(hand=["Phase Shift", "Troll"])).play("Phase Shift")
    assert t.offered == ["play Troll", "end turn"], "though it is no card of the active house"
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.narrowest-permission")
def test_of_several_permissions_the_narrowest_is_used_up() -> None:
    of_brobnar = you.hand.that(of_house("brobnar"))
    wide = made("Wide Gate", play(this_turn(can(you, PLAY, you.hand), uses=1)), like="Labwork")
    narrow = made("Narrow Gate", play(this_turn(can(you, PLAY, of_brobnar), uses=1)), like="Labwork")
    free = made("Open Gate", play(this_turn(can(you, PLAY, of_brobnar))), like="Labwork")
    hand = [wide, narrow, free, "Troll", "Bumpsy", "Silvertooth"]
    for gates in ([wide, narrow], [narrow, wide]):
        t = table("logos", me=side(hand=hand))
        for gate in gates:
            t.play(gate)
        t.play("Troll")
        assert "play Silvertooth" in t.offered, "by the wide one, which is left"
        t.play("Silvertooth", "right flank")
        assert "play Bumpsy" not in t.offered
        t.ends_clean()
    t = table("logos", me=side(hand=hand)).play(narrow).play(free).play(wide)
    t.play("Troll").play("Bumpsy", "right flank")
    assert "play Silvertooth" in t.offered, "what has no limit costs nothing"
    t.play("Silvertooth", "right flank")
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.narrowest-permission")
def test_of_two_permissions_that_go_beyond_each_other_the_hand_says_which_is_used_up() -> None:
    brutes = made(
        "Brute Gate", play(this_turn(can(you, PLAY, you.hand.that(of_house("brobnar"))), uses=1)), like="Labwork"
    )
    beasts = made("Beast Gate", play(this_turn(can(you, PLAY, you.hand.creature), uses=1)), like="Labwork")
    t = table("logos", me=side(hand=[beasts, brutes, "Troll", "Anger", "Punch"]))
    t.play(beasts).play(brutes).play("Troll")
    assert {"play Anger", "play Punch"} <= set(t.offered), "no other creature was in the hand"
    t.ends_clean()


@pytest.mark.rule("keyforge:in-order-to", "keyforge:pay", "keyforge:ruling.pool-floor")
def test_what_is_to_be_paid_first_has_to_be_paid_in_full() -> None:
    banner = made("Dear Banner", like="Banner of Battle", aember=3)
    t = table(me=side(hand=[banner, "Screechbomb"]), opponent=side(artifacts=["Customs Office"]))
    assert "play Dear Banner" not in t.offered
    t = table(me=side(hand=[banner, "Screechbomb"], aember=1), opponent=side(artifacts=["Customs Office"]))
    t.play(banner)
    assert t.aember == (3, 1)
    t.ends_clean()
