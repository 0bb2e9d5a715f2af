"""How cards leave play, and what becomes of what lies on them."""

import pytest

from cardwright.games.keyforge.words.filters import OnFlank
from cardwright.games.keyforge.words.happenings import CreatureDestroyed
from cardwright.games.keyforge.words.vocabulary import (
    called,
    count,
    creature,
    deal,
    destroy,
    destroyed,
    each,
    friendly_creature,
    gain,
    gains,
    heal_fully,
    host,
    if_,
    instead_of_dying,
    it_is,
    leaves_play,
    neighboring,
    play,
    purge,
    reap,
    return_to_hand,
    search,
    this,
    whenever,
)
from cardwright.games.keyforge.zones import ARCHIVES, DECK, HAND, PURGED
from tests.games.keyforge.table import made, side, table

# ---------------------------------------------------------------- destroyed


@pytest.mark.rule("keyforge:destroyed", "keyforge:discard-pile.top")
def test_a_destroyed_card_goes_on_top_of_its_owners_pile() -> None:
    t = table("dis", me=side(hand=["Hand of Dis"]), opponent=side(line=["Troll", "Krump", "Mother"], discard=["Anger"]))
    t.play("Hand of Dis")
    assert t.enemy_discard == ["Anger", "Krump"]
    assert t.discard_pile == ["Hand of Dis"]
    t.ends_clean()


@pytest.mark.rule("keyforge:destroyed.ability", "keyforge:ruling.destroyed-order")
def test_destroyed_abilities_resolve_while_all_that_die_are_still_in_play() -> None:
    mourner = made("Mourner", destroyed(gain(count(friendly_creature))), like="Troll")
    t = table("dis", me=side(hand=["Gateway to Dis"], line=[mourner, "Krump", "Bumpsy"])).play("Gateway to Dis")
    assert t.aember == (3, 0), "all three were still there"
    assert t.line == []
    assert t.chains == (3, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.simultaneous.deaths")
def test_creatures_that_die_together_do_not_see_each_other_die() -> None:
    watcher = made("Death Watcher", whenever(CreatureDestroyed(), gain(1)), like="Troll")
    t = table("dis", me=side(hand=["Gateway to Dis"], line=[watcher, "Krump"])).play("Gateway to Dis")
    assert t.aember == (0, 0)
    assert t.chains == (3, 0)
    t.ends_clean("Death Watcher", "Krump")
    t = table("dis", me=side(hand=["Hand of Dis"], line=[watcher, "Krump", "Bumpsy"])).play("Hand of Dis")
    assert t.aember == (1, 0), "it sees a death that it outlives"
    t.ends_clean("Krump")


@pytest.mark.rule("keyforge:ruling.destroyed-stays")
def test_healing_comes_too_late_for_what_is_being_destroyed() -> None:
    martyr = made("Martyr", destroyed(heal_fully(each(friendly_creature))), power=3)
    t = table("shadows", me=side(hand=["Poison Wave"], line=[martyr, "Krump"])).lay(martyr, damage=1)
    t.lay("Krump", damage=4).play("Poison Wave")
    assert t.line == []
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.destroyed-stays")
def test_an_effect_instead_saves_it() -> None:
    cloak = made("Cloak", gains(host, destroyed(instead_of_dying(heal_fully(this)))), like="Blood of Titans")
    t = table(
        "shadows", me=side(hand=["Poison Wave"], line=[f"Krump+{cloak}", "Dust Imp"]), opponent=side(line=["Urchin"])
    )
    t.lay("Krump", damage=4).play("Poison Wave")
    t.pick(t.offered[0])
    assert t.line == ["Krump"]
    assert t.damage("Krump") == 0
    assert t.aember == (3, 0)
    assert t.enemy_discard == ["Urchin"]
    t.ends_clean()


@pytest.mark.rule("keyforge:sacrifice", "keyforge:sacrifice.is-destroyed")
def test_a_sacrificed_creature_was_destroyed() -> None:
    t = table("shadows", me=side(hand=["Pawn Sacrifice"], line=["Dust Imp"]), opponent=side(line=["Troll", "Krump"]))
    t.play("Pawn Sacrifice")
    assert t.discard_pile == ["Dust Imp", "Pawn Sacrifice"]
    assert t.aember == (3, 0), "1 of the bonus, 2 of Dust Imp"
    assert (t.damage("Troll"), t.damage("Krump")) == (3, 3)
    t.ends_clean()


# ---------------------------------------------------------------- leaving play


@pytest.mark.rule("keyforge:leaves-play", "keyforge:leaves-play.aember", "keyforge:return.captured")
def test_a_card_that_leaves_play_loses_all_that_is_on_it() -> None:
    t = table("dis", me=side(hand=["Fear"]), opponent=side(line=["Troll"], hand=[]))
    t.lay("Troll", damage=3, aember=4, stunned=True)
    t.m.change(t.find("Troll")).counters = 2
    t.play("Fear")
    assert t.enemy_hand == ["Troll"]
    assert t.aember == (4, 0), "the æmber goes to its controller's opponent"
    t.end_turn("house brobnar").play("Troll")
    assert (t.damage("Troll"), t.power("Troll"), t.state("Troll").stunned, t.state("Troll").aember) == (0, 8, False, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:leaves-play.aember-other")
def test_aember_on_an_artifact_goes_to_the_supply() -> None:
    t = table("untamed", me=side(hand=["Grasping Vines"]), opponent=side(artifacts=["Pocket Universe"], aember=1))
    t.lay("Pocket Universe", aember=5).play("Grasping Vines", "choose Pocket Universe")
    assert t.enemy_hand == ["Pocket Universe"]
    assert t.aember == (1, 1)
    t.ends_clean()


@pytest.mark.rule("keyforge:leaves-play.ability", "keyforge:ruling.magda")
def test_a_leaves_play_ability_resolves_however_its_card_leaves() -> None:
    t = table("dis", me=side(hand=["Fear"]), opponent=side(line=["Magda the Rat"], aember=3))
    t.play("Fear")
    assert t.aember == (2, 1), "I am the opponent of Magda's controller, though she was never played"
    farewell = made("Farewell", leaves_play(gain(count(friendly_creature))), like="Troll")
    t.ends_clean("Magda the Rat")
    t = table("dis", me=side(hand=["Hysteria"], line=[farewell, "Krump"])).play("Hysteria")
    assert t.aember == (2, 0), "right before it leaves"
    t.ends_clean("Farewell", "Krump")


@pytest.mark.rule("keyforge:ruling.last-known")
def test_what_is_asked_about_a_card_that_left_is_answered_as_it_was() -> None:
    verdict = made("Verdict", play(destroy(creature), if_(it_is(OnFlank()), gain(2))), like="Punch")
    t = table(me=side(hand=[verdict, verdict]), opponent=side(line=["Troll", "Krump", "Mother"]))
    t.play(verdict, "choose Krump")
    assert t.aember == (0, 0)
    t.play(verdict, "choose Mother")
    assert t.aember == (2, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.last-known", "keyforge:ruling.source-gone")
def test_the_neighbors_of_a_card_that_left_are_those_it_had() -> None:
    bomb = made("Living Bomb", reap(destroy(this), deal(2, each(creature.that(neighboring)))), like="Troll")
    t = table(me=side(line=["Krump", "Bumpsy", bomb, "Mother", "Valdr"])).reap(bomb)
    assert t.line == ["Krump", "Bumpsy", "Mother", "Valdr"]
    assert [t.damage(name) for name in t.line] == [0, 2, 2, 0]
    assert t.aember == (1, 0)
    t.ends_clean()


# ---------------------------------------------------------------- purging


@pytest.mark.rule("keyforge:purge", "keyforge:purge.final")
def test_a_purged_card_lies_facedown_out_of_the_game() -> None:
    t = table("dis", me=side(hand=["Creeping Oblivion"], deck=[], discard=["Troll", "Krump"]))
    t.play("Creeping Oblivion", "choose Troll", "done")
    assert t.names(0, PURGED) == ["Troll"]
    assert t.m.audience[PURGED] == 0, "nobody may look"
    t.end_turn("house dis")
    assert sorted(t.hand + t.names(0, DECK)) == ["Creeping Oblivion", "Krump"], "it is not shuffled in again"
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:purge.final")
def test_nothing_counts_purged_cards() -> None:
    t = table("untamed", me=side(hand=["Regrowth"], purged=["Troll"], discard=["Anger"])).play("Regrowth")
    assert t.hand == []
    assert t.names(0, PURGED) == ["Troll"]
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:purge.final", "keyforge:ruling.first-departure")
def test_a_purged_card_is_not_returned_by_its_own_other_ability() -> None:
    ghost = made("Ghost", destroyed(purge(this)), destroyed(return_to_hand(this)), power=2)
    t = table(me=side(hand=["Punch"]), opponent=side(line=[ghost])).play("Punch", "Ghost: purge")
    assert t.names(1, PURGED) == [ghost]
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.verifiable")
def test_a_card_from_hand_is_shown_if_it_had_to_be_of_a_kind() -> None:
    mine = side(artifacts=["Custom Virus"], hand=["Hebe the Huge", "Bumpsy"])
    t = table("mars", me=mine, opponent=side(line=["Krump"])).omni("Custom Virus", "choose Hebe the Huge")
    assert t.m.log(1)[-3:] == ["Hebe the Huge is revealed.", "Hebe the Huge is purged.", "Krump is destroyed."]
    t.ends_clean("Krump")
    t = table("logos", me=side(hand=["Labwork", "Troll", "Krump"])).play("Labwork", "choose Troll")
    assert t.m.log(1)[-1] == "Me archives a card."
    assert t.aember == (1, 0)
    t.ends_clean("Troll")


# ---------------------------------------------------------------- several abilities of one card


@pytest.mark.rule("keyforge:ability.in-play", "keyforge:ruling.first-departure", "keyforge:ruling.hidden-zone")
@pytest.mark.parametrize(
    ("creature", "first", "zone"),
    [
        ("Dextre+Biomatrix Backup", "Dextre: put", DECK),
        ("Dextre+Phoenix Heart", "Dextre: return", HAND),
        ("Dextre+Phoenix Heart", "Dextre: put", DECK),
        ("Bad Penny+Biomatrix Backup", "Bad Penny: return", HAND),
        ("Bad Penny+Phoenix Heart", "Bad Penny: return", HAND),
    ],
)
def test_the_first_destroyed_ability_that_moves_its_card_counts(creature: str, first: str, zone: int) -> None:
    t = table(me=side(hand=["Punch"]), opponent=side(line=[creature], deck=[])).play("Punch")
    t.pick(next(text for text in t.offered if text.startswith(first)))
    name = creature.split("+", maxsplit=1)[0]
    assert t.names(1, zone) == [name], "and no “may” is asked about what has gone"
    assert t.m.log(0)[-1] == f"{name} is destroyed.", "everybody knows which card it was"
    assert t.aember == (1, 0)
    t.ends_clean(creature.split("+")[1])


@pytest.mark.rule("keyforge:ruling.first-departure")
def test_what_is_archived_first_does_not_come_to_hand() -> None:
    t = table(me=side(hand=["Punch"]), opponent=side(line=["Bad Penny+Phoenix Heart+Biomatrix Backup", "Troll"]))
    t.play("Punch", "choose Bad Penny")
    t.pick(next(text for text in t.offered if "archive" in text), "yes")
    t.pick(next(text for text in t.offered if "3 damage" in text))
    assert t.names(1, ARCHIVES) == ["Bad Penny"]
    assert t.damage("Troll") == 3, "the rest of Phoenix Heart still happens"
    assert t.aember == (1, 0)
    t.ends_clean("Phoenix Heart", "Biomatrix Backup")


@pytest.mark.rule("keyforge:ruling.first-departure")
def test_an_ability_of_another_card_may_move_it_first_too() -> None:
    t = table("dis", me=side(hand=["Gateway to Dis"], line=["Research Smoko", "Dextre+Phoenix Heart"], deck=["Anger"]))
    t.play("Gateway to Dis", "Dextre: put", "Research Smoko")
    assert t.names(0, ARCHIVES) == ["Dextre"]
    assert t.chains == (3, 0)
    t.ends_clean("Research Smoko", "Phoenix Heart")


@pytest.mark.rule("keyforge:ruling.saved")
@pytest.mark.parametrize("upgrade", ["Biomatrix Backup", "Phoenix Heart"])
def test_what_waits_for_a_creature_that_was_saved_lapses(upgrade: str) -> None:
    cloaked = made("Cloaked", destroyed(instead_of_dying(heal_fully(this))), power=3)
    t = table(me=side(hand=["Punch", "Loot the Bodies"]), opponent=side(line=[f"{cloaked}+{upgrade}"]))
    t.play("Loot the Bodies").play("Punch")
    t.pick(next(text for text in t.offered if "instead" in text))
    assert t.enemy_line == [cloaked]
    assert t.damage(cloaked) == 0
    assert t.aember == (1, 0), "for Punch; it was not destroyed"
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.saved")
def test_what_has_resolved_before_it_was_saved_stays() -> None:
    cloaked = made("Paid Cloak", destroyed(instead_of_dying(heal_fully(this))), destroyed(gain(2)), power=3)
    t = table(me=side(hand=["Punch"]), opponent=side(line=[cloaked])).play("Punch", "Paid Cloak: gain")
    assert t.aember == (1, 2)
    assert t.enemy_line == [cloaked]
    t.ends_clean()
    t = table(me=side(hand=["Punch"]), opponent=side(line=[f"{cloaked}+Phoenix Heart"])).play("Punch")
    t.pick(next(text for text in t.offered if "3 damage" in text), "Paid Cloak: gain")
    assert t.enemy_hand == [cloaked], "what has left play is saved by nothing"
    assert t.aember == (1, 2)
    t.ends_clean("Phoenix Heart")


# ---------------------------------------------------------------- discard piles


@pytest.mark.rule("keyforge:discard-pile.open")
def test_both_players_see_both_discard_piles() -> None:
    t = table(me=side(discard=["Troll", "Anger"]), opponent=side(discard=["Krump"]))
    for viewer in (0, 1, 2):
        piles = [player["areas"]["discard"]["cards"] for player in t.m.view(viewer)["players"]]
        assert [[card["name"] for card in pile] for pile in piles] == [["Anger", "Troll"], ["Krump"]]


@pytest.mark.rule("keyforge:discard-pile.order")
def test_a_discard_pile_keeps_its_order() -> None:
    finder = made("Pile Finder", play(search(called("Krump"), gain(1), discard_pile=True)), like="Punch")
    t = table(me=side(hand=[finder, "Anger"], discard=["Troll", "Krump", "Bumpsy"]))
    t.play(finder, "done").discard("Anger")
    assert t.discard_pile == ["Bumpsy", "Krump", "Troll", finder, "Anger"]
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.discard-order")
def test_cards_discarded_together_go_in_the_order_of_the_table() -> None:
    t = table("dis", me=side(hand=["Gateway to Dis"], line=["Troll", "Krump", "Bumpsy"])).play("Gateway to Dis")
    assert t.discard_pile == ["Troll", "Krump", "Bumpsy", "Gateway to Dis"]
    assert t.chains == (3, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:control.owner-zone")
def test_a_played_card_of_the_opponents_goes_to_their_pile() -> None:
    t = table("dis", me=side(line=["Overlord Greking"]), opponent=side(line=["Krump"]))
    t.fight("Overlord Greking", None, "left flank")
    assert t.line == ["Krump", "Overlord Greking"]
    t.end_turn("house dis", "end turn", "house dis")
    assert t.discard_pile == []
    t.ends_clean()
