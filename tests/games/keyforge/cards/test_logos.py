"""The cards of Logos at play: what they do, when they do not, and who is left alone."""

import pytest

from cardwright.games.keyforge.events import Archived, Drew, Entered, Gained, Stunned
from cardwright.games.keyforge.zones import ARCHIVES, ARTIFACTS, DECK, HAND, PURGED
from tests.games.keyforge.table import Table, side, table


def archives(t: Table, player: int = 0) -> list[str]:
    return t.names(player, ARCHIVES)


def deck(t: Table, player: int = 0) -> list[str]:
    """The deck, top first."""
    return t.names(player, DECK)[::-1]


def happened(t: Table, *kinds: type) -> list[str]:
    """Name the events of these kinds so far, in order."""
    names = []
    entry = t.m.journal
    while entry is not None:
        if type(entry.event) in kinds:
            names.append(type(entry.event).__name__)
        entry = entry.before
    return names[::-1]


def stunned(t: Table, name: str) -> None:
    """Stun a creature behind the scenes."""
    t.m.do(Stunned(t.find(name)))
    t.m.run()


# ---- actions -------------------------------------------------------------------------------------------------------


def test_dimension_door_steals_what_reaping_would_gain() -> None:
    t = table(
        "logos",
        me=side(hand=["Dimension Door"], line=["Doc Bookton", "Quixo the Adventurer"], aember=1),
        opponent=side(aember=1),
    )
    t.play("Dimension Door").reap("Doc Bookton")
    assert t.aember == (2, 0)
    t.reap("Quixo")
    assert t.aember == (2, 0), "there is nothing left to steal, and nothing is gained instead"
    t.ends_clean()


def test_dimension_door_leaves_other_gains_and_the_next_turns_alone() -> None:
    t = table(
        "logos",
        me=side(hand=["Dimension Door", "Labwork"], line=["Doc Bookton"]),
        opponent=side(line=["Doc Bookton"], aember=2),
    )
    t.play("Dimension Door").play("Labwork")
    assert t.aember == (1, 2), "the bonus of a card is no reaping"
    t.end_turn("house logos").reap("Doc Bookton")
    assert t.aember == (1, 3)
    t.end_turn("house logos").reap("Doc Bookton")
    assert t.aember == (2, 3)
    t.ends_clean()


def test_effervescent_principle_halves_both_pools_and_rounds_the_loss_down() -> None:
    t = table("logos", me=side(hand=["Effervescent Principle"], aember=5), opponent=side(aember=1, chains=2))
    t.play("Effervescent Principle")
    assert t.aember == (3, 1)
    assert t.m.chains == [1, 2]
    t.ends_clean()


def test_effervescent_principle_takes_exactly_half_of_an_even_pool() -> None:
    t = table("logos", me=side(hand=["Effervescent Principle"]), opponent=side(aember=6))
    t.play("Effervescent Principle")
    assert t.aember == (0, 3)
    t.ends_clean()


def test_foggify_keeps_the_opponent_from_fighting_on_their_next_turn_only() -> None:
    t = table("logos", me=side(hand=["Foggify"], line=["Batdrone"]), opponent=side(line=["Troll"]))
    t.play("Foggify")
    assert "fight with Batdrone" in t.offered
    t.end_turn("house brobnar")
    assert "reap Troll" in t.offered
    assert "fight with Troll" not in t.offered
    t.end_turn("house logos")
    assert "fight with Batdrone" in t.offered
    t.end_turn("house brobnar")
    assert "fight with Troll" in t.offered
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.cannot-wins")
def test_foggify_also_stops_fights_that_an_ability_asks_for() -> None:
    t = table("logos", me=side(hand=["Foggify"], line=["Batdrone"]), opponent=side(hand=["Anger"], line=["Troll!"]))
    t.play("Foggify").end_turn("house brobnar").play("Anger")
    assert t.line == ["Batdrone"]
    assert t.state("Troll").ready, "it is readied all the same"
    t.ends_clean()


@pytest.mark.rule("keyforge:archives.from-hand")
def test_labwork_archives_a_card_of_the_players_choice() -> None:
    t = table("logos", me=side(hand=["Labwork", "Anger", "Troll"]), opponent=side(hand=["Punch"]))
    t.play("Labwork", "choose Troll")
    assert archives(t) == ["Troll"]
    assert t.hand == ["Anger"]
    assert t.enemy_hand == ["Punch"]
    assert t.aember == (1, 0)
    t.ends_clean()


def test_labwork_hides_which_card_was_archived() -> None:
    t = table("logos", me=side(hand=["Labwork", "Anger", "Troll"]))
    opponent = 2
    t.m.reveal(t.m.zone(0, HAND), opponent)
    t.play("Labwork", "choose Troll")
    assert not t.m.known[t.find("Troll")] & opponent
    assert not t.m.known[t.find("Anger")] & opponent


def test_labwork_as_the_last_card_in_hand_archives_nothing() -> None:
    t = table("logos", me=side(hand=["Labwork"]))
    t.play("Labwork")
    assert archives(t) == []
    assert t.discard_pile == ["Labwork"]
    t.ends_clean()


def test_library_access_draws_for_each_other_card_played_and_not_for_itself() -> None:
    t = table("logos", me=side(hand=["Library Access", "Labwork", "Mother"], deck=["Anger", "Punch", "Troll"]))
    t.play("Library Access")
    assert t.hand == ["Labwork", "Mother"]
    t.play("Mother")
    assert t.hand == ["Anger", "Labwork"]
    t.play("Labwork", "choose Anger")
    assert t.hand == ["Punch"]
    t.ends_clean()


def test_library_access_ends_with_the_turn() -> None:
    t = table("logos", me=side(hand=["Library Access"]), opponent=side(hand=["Mother", "Anger"], deck=["Troll"] * 6))
    t.play("Library Access").end_turn("house logos").play("Mother")
    assert t.enemy_hand == ["Anger"]
    t.ends_clean()


def test_two_library_accesses_draw_two_cards() -> None:
    t = table("logos", me=side(hand=["Library Access", "Library Access", "Mother"], deck=["Anger", "Punch", "Troll"]))
    t.play("Library Access").play("Library Access")
    assert t.hand == ["Anger", "Mother"]
    t.play("Mother")
    assert t.hand == ["Anger", "Punch", "Troll"]
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.library-access")
@pytest.mark.rule("keyforge:faq.8")
@pytest.mark.rule("keyforge:ruling.play-timing")
@pytest.mark.rule("keyforge:play.bonus-first")
def test_library_access_and_wild_wormhole_go_bonus_draw_play_ability() -> None:
    t = table(
        "logos",
        me=side(
            hand=["Library Access", "Wild Wormhole"],
            deck=["Anger", "Random Access Archives", "Punch", "Troll", "Bumpsy"],
        ),
    )
    t.play("Library Access").play("Wild Wormhole")
    assert happened(t, Gained, Drew, Archived) == ["Gained", "Drew", "Gained", "Drew", "Archived"]
    assert t.hand == ["Anger", "Punch"]
    assert archives(t) == ["Troll"]
    assert t.discard_pile == ["Library Access", "Random Access Archives", "Wild Wormhole"]
    assert t.names(0, PURGED) == []
    assert t.aember == (2, 0)
    t.ends_clean()


def test_neuro_syphon_steals_and_draws_from_a_richer_opponent() -> None:
    t = table("logos", me=side(hand=["Neuro Syphon"], aember=1, deck=["Anger", "Troll"]), opponent=side(aember=3))
    t.play("Neuro Syphon")
    assert t.aember == (3, 2), "the bonus comes first, and three is still more than two"
    assert t.hand == ["Anger"]
    t.ends_clean()


def test_neuro_syphon_does_nothing_when_its_bonus_makes_the_pools_equal() -> None:
    t = table("logos", me=side(hand=["Neuro Syphon"], aember=2), opponent=side(aember=3))
    t.play("Neuro Syphon")
    assert t.aember == (3, 3)
    assert t.hand == []
    t.ends_clean()


def test_phase_shift_lets_one_card_of_another_house_be_played() -> None:
    t = table("logos", me=side(hand=["Phase Shift", "Anger", "Bumpsy", "Mother"]), opponent=side(aember=1))
    assert "play Bumpsy" not in t.offered
    t.play("Phase Shift")
    assert {"play Bumpsy", "play Anger", "play Mother"} <= set(t.offered)
    assert "discard Bumpsy" not in t.offered
    t.play("Mother")
    assert "play Bumpsy" in t.offered, "a Logos card does not use it up"
    t.play("Bumpsy", "right flank")
    assert t.aember == (0, 0)
    assert "play Anger" not in t.offered
    assert "reap Bumpsy" not in t.offered
    t.ends_clean()


def test_two_phase_shifts_let_two_cards_be_played() -> None:
    t = table("logos", me=side(hand=["Phase Shift", "Phase Shift", "Troll", "Bumpsy", "Krump"]))
    t.play("Phase Shift").play("Phase Shift").play("Troll").play("Bumpsy", "right")
    assert t.line == ["Troll", "Bumpsy"]
    assert "play Krump" not in t.offered
    t.ends_clean()


def test_phase_shift_unused_is_gone_the_next_turn() -> None:
    t = table("logos", me=side(hand=["Phase Shift", "Bumpsy"], deck=["Mother"] * 9), opponent=side(hand=["Troll"]))
    t.play("Phase Shift").end_turn("house logos")
    assert "play Troll" not in t.offered
    t.end_turn("house logos")
    assert "play Bumpsy" not in t.offered
    t.ends_clean()


@pytest.mark.rule("keyforge:faq.2")
@pytest.mark.rule("keyforge:first-turn.absolute")
@pytest.mark.rule("keyforge:ruling.first-turn-hand")
def test_phase_shift_on_the_first_turn_opens_nothing() -> None:
    t = table("logos", me=side(hand=["Phase Shift", "Bumpsy", "Mother"]), turn=1)
    t.play("Phase Shift")
    assert t.offered == ["end turn"]
    t.ends_clean()


def test_random_access_archives_archives_the_top_card() -> None:
    t = table("logos", me=side(hand=["Random Access Archives"], deck=["Troll", "Anger"]), opponent=side(deck=["Punch"]))
    t.play("Random Access Archives")
    assert archives(t) == ["Troll"]
    assert deck(t) == ["Anger"]
    assert deck(t, 1) == ["Punch"]
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.reset-to-draw")
def test_random_access_archives_finds_nothing_in_an_empty_deck() -> None:
    t = table("logos", me=side(hand=["Random Access Archives"], deck=[], discard=["Troll"]))
    t.play("Random Access Archives")
    assert archives(t) == []
    assert t.discard_pile == ["Troll", "Random Access Archives"]
    t.ends_clean()


def test_twin_bolt_emission_hits_two_different_creatures() -> None:
    t = table("logos", me=side(hand=["Twin Bolt Emission"], line=["Mother"]), opponent=side(line=["Troll", "Batdrone"]))
    t.play("Twin Bolt Emission", "choose Batdrone")
    assert "choose Batdrone" not in t.offered
    t.choose("Troll")
    assert t.enemy_line == ["Troll"]
    assert t.damage("Troll") == 2
    assert t.damage("Mother") == 0
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.choose-if-possible")
def test_twin_bolt_emission_hits_the_only_creature_once() -> None:
    t = table("logos", me=side(hand=["Twin Bolt Emission"], line=["Mother"]))
    t.play("Twin Bolt Emission")
    assert t.damage("Mother") == 2
    t.ends_clean()


@pytest.mark.rule("keyforge:play.from-anywhere")
def test_wild_wormhole_plays_a_card_of_any_house_with_its_bonus_and_its_place() -> None:
    t = table("logos", me=side(hand=["Wild Wormhole"], line=["Mother"], deck=["Dust Pixie", "Anger"]))
    t.play("Wild Wormhole", "left flank")
    assert t.line == ["Dust Pixie", "Mother"]
    assert not t.state("Dust Pixie").ready
    assert t.aember == (3, 0)
    assert deck(t) == ["Anger"]
    t.ends_clean()


@pytest.mark.rule("keyforge:faq.3")
def test_wild_wormhole_plays_the_top_card_on_the_first_turn() -> None:
    t = table("logos", me=side(hand=["Wild Wormhole", "Mother"], deck=["Troll"]), turn=1)
    t.play("Wild Wormhole")
    assert t.line == ["Troll"]
    assert t.offered == ["end turn"]
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.unplayable")
def test_wild_wormhole_leaves_an_upgrade_without_a_creature_where_it_is() -> None:
    t = table("logos", me=side(hand=["Wild Wormhole"], deck=["Rocket Boots", "Anger"]))
    t.play("Wild Wormhole")
    assert deck(t) == ["Rocket Boots", "Anger"]
    assert t.aember == (1, 0)
    t.ends_clean()


def test_wild_wormhole_shows_the_card_before_it_asks_where_it_goes() -> None:
    t = table("logos", me=side(hand=["Wild Wormhole"], line=["Mother"], deck=["Dust Pixie"]))
    pixie, barrier = t.find("Dust Pixie"), t.m.barrier
    t.play("Wild Wormhole")
    assert t.offered == ["left flank", "right flank"]
    assert t.m.known[pixie] == t.m.everyone
    assert t.m.barrier > barrier, "no undo takes this knowledge back"
    t.pick("left flank").ends_clean()


def test_wild_wormhole_with_an_empty_deck_plays_nothing() -> None:
    t = table("logos", me=side(hand=["Wild Wormhole"], deck=[], discard=["Troll"]))
    t.play("Wild Wormhole")
    assert t.line == []
    assert t.discard_pile == ["Troll", "Wild Wormhole"]
    t.ends_clean()


# ---- artifacts -----------------------------------------------------------------------------------------------------


def test_library_of_babble_draws_a_card() -> None:
    t = table("logos", me=side(artifacts=["Library of Babble"], deck=["Troll", "Anger"]), opponent=side(deck=["Punch"]))
    t.use("Library of Babble")
    assert t.hand == ["Troll"]
    assert t.enemy_hand == []
    assert "use Library of Babble" not in t.offered
    t.ends_clean()


def test_spangler_box_purges_a_creature_and_changes_sides() -> None:
    t = table("logos", me=side(artifacts=["Spangler Box"]), opponent=side(line=["Troll", "Bumpsy"]))
    t.use("Spangler Box", "choose Troll")
    assert t.enemy_line == ["Bumpsy"]
    assert t.names(1, PURGED) == ["Troll"]
    assert t.names(0, ARTIFACTS) == []
    assert t.names(1, ARTIFACTS) == ["Spangler Box"]
    assert not t.state("Spangler Box").ready
    t.ends_clean()


def test_spangler_box_stays_where_it_is_without_a_creature_to_purge() -> None:
    t = table("logos", me=side(artifacts=["Spangler Box"]))
    t.use("Spangler Box")
    assert t.names(0, ARTIFACTS) == ["Spangler Box"]
    t.ends_clean()


@pytest.mark.rule("keyforge:play.put-into-play")
@pytest.mark.rule("keyforge:control.owner")
def test_spangler_box_gives_back_all_it_purged_when_it_leaves_play() -> None:
    t = table(
        "logos",
        me=side(artifacts=["Spangler Box"], line=["Mother", "Batdrone"], hand=["Neutron Shark"], deck=["Labwork"] * 9),
        opponent=side(line=["Bumpsy", "Troll"], aember=3),
    )
    t.use("Spangler Box", "choose Troll")
    t.end_turn("house brobnar").end_turn("house brobnar")
    t.end_turn("house logos").use("Spangler Box", "choose Mother")
    assert t.line == ["Batdrone"]
    assert t.names(0, ARTIFACTS) == ["Spangler Box"]
    t.end_turn("house brobnar").end_turn("house brobnar")
    t.end_turn("house logos").use("Spangler Box", "choose Bumpsy")
    t.end_turn("house brobnar").end_turn("house logos")
    assert t.enemy_line == []
    t.play("Neutron Shark", "right flank", "choose Batdrone")
    assert t.line == ["Neutron Shark"]
    assert sorted(t.offered) == ["choose Bumpsy", "choose Mother", "choose Troll"]
    t.pick("choose Bumpsy", "choose Mother", "left flank", "right flank")
    assert t.line == ["Mother", "Neutron Shark"]
    assert t.enemy_line == ["Bumpsy", "Troll"]
    assert not t.state("Troll").ready
    assert t.aember == (0, 3), "they were not played: Bumpsy takes nothing"
    assert t.discard_pile == ["Spangler Box", "Batdrone", "Labwork"]
    assert t.names(0, PURGED) == t.names(1, PURGED) == []
    assert happened(t, Entered)[-3:] == ["Entered"] * 3
    t.ends_clean()


def test_spangler_box_brings_back_only_what_it_purged_itself() -> None:
    t = table(
        "logos",
        me=side(artifacts=["Spangler Box"], purged=["Mother"]),
        opponent=side(line=["Troll"], hand=["Neutron Shark"], purged=["Krump"], deck=["Labwork"] * 9),
    )
    t.use("Spangler Box").end_turn("house logos").play("Neutron Shark", "choose Spangler Box", "left flank")
    assert t.enemy_line == ["Troll", "Neutron Shark"]
    assert t.discard_pile == ["Spangler Box"]
    assert t.names(0, PURGED) == ["Mother"]
    assert t.names(1, PURGED) == ["Krump"]
    t.ends_clean()


# ---- creatures -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("keyforge:skirmish")
def test_batdrone_steals_when_it_fights_and_takes_no_damage_back() -> None:
    t = table("logos", me=side(line=["Batdrone"]), opponent=side(line=["Troll"], aember=2))
    t.fight("Batdrone")
    assert t.aember == (1, 1)
    assert t.damage("Troll") == 2
    assert t.damage("Batdrone") == 0
    t.ends_clean()


def test_batdrone_steals_nothing_when_it_reaps() -> None:
    t = table("logos", me=side(line=["Batdrone"]), opponent=side(line=["Troll"], aember=2))
    t.reap("Batdrone")
    assert t.aember == (1, 2)
    t.ends_clean()


def test_batdrone_steals_nothing_when_it_is_attacked() -> None:
    t = table("brobnar", me=side(line=["Krump"], aember=1), opponent=side(line=["Batdrone"]))
    t.fight("Krump")
    assert t.aember == (1, 0)
    assert t.damage("Krump") == 2
    t.ends_clean()


def test_dextre_captures_one_when_played() -> None:
    t = table("logos", me=side(hand=["Dextre"], aember=1), opponent=side(aember=2))
    t.play("Dextre")
    assert t.aember == (1, 1)
    assert t.state("Dextre").aember == 1
    t.ends_clean()


def test_dextre_goes_on_top_of_the_deck_when_destroyed() -> None:
    t = table(
        "logos",
        me=side(hand=["Dextre"], deck=["Anger"], line=["Mother+Rocket Boots"]),
        opponent=side(line=["Troll", "Dextre"], aember=2, deck=["Punch"]),
    )
    t.play("Dextre", "right flank")
    t.end_turn("house brobnar").fight("Troll", "Dextre")
    assert deck(t)[0] == "Dextre"
    assert t.discard_pile == []
    assert t.line == ["Mother"]
    assert t.enemy_line == ["Troll", "Dextre"]
    assert t.aember == (0, 2), "what it captured goes back"
    t.ends_clean()


@pytest.mark.rule("keyforge:control.owner-zone")
def test_a_captured_dextre_goes_on_its_owners_deck() -> None:
    t = table(
        "logos",
        me=side(hand=["Harland Mindlock"], line=["Mother"], deck=["Anger"]),
        opponent=side(line=["Dextre", "Troll"], deck=["Punch"]),
    )
    t.play("Harland Mindlock", "left", "choose Dextre", "right")
    assert t.line == ["Harland Mindlock", "Mother", "Dextre"]
    t.end_turn("house brobnar").fight("Troll", "Dextre")
    assert deck(t, 1)[0] == "Dextre"
    assert "Dextre" not in deck(t)
    t.ends_clean()


def test_doc_bookton_draws_when_it_reaps() -> None:
    t = table("logos", me=side(line=["Doc Bookton"], deck=["Troll"]), opponent=side(deck=["Punch"]))
    t.reap("Doc Bookton")
    assert t.hand == ["Troll"]
    assert t.enemy_hand == []
    assert t.aember == (1, 0)
    t.ends_clean()


def test_doc_bookton_draws_nothing_when_it_fights() -> None:
    t = table("logos", me=side(line=["Doc Bookton"], deck=["Troll"]), opponent=side(line=["Batdrone"]))
    t.fight("Doc Bookton")
    assert t.hand == []
    t.ends_clean()


@pytest.mark.parametrize("keys", [0, 1, 2])
def test_dr_escotera_gains_one_for_each_key_of_the_opponent(keys: int) -> None:
    t = table("logos", me=side(hand=["Dr. Escotera"], keys=1), opponent=side(keys=keys, aember=4))
    t.play("Dr. Escotera")
    assert t.aember == (keys, 4)
    t.ends_clean()


def test_ganymede_archivist_archives_a_card_from_hand() -> None:
    t = table("logos", me=side(line=["Ganymede Archivist"], hand=["Troll", "Anger"]), opponent=side(hand=["Punch"]))
    t.reap("Ganymede Archivist", "choose Anger")
    assert archives(t) == ["Anger"]
    assert t.hand == ["Troll"]
    assert t.enemy_hand == ["Punch"]
    t.ends_clean()


def test_ganymede_archivist_with_an_empty_hand_only_reaps() -> None:
    t = table("logos", me=side(line=["Ganymede Archivist"]))
    t.reap("Ganymede Archivist")
    assert archives(t) == []
    assert t.aember == (1, 0)
    t.ends_clean()


def test_quixo_draws_when_it_fights_unhurt() -> None:
    t = table("logos", me=side(line=["Quixo the Adventurer"], deck=["Anger"]), opponent=side(line=["Troll"]))
    t.fight("Quixo")
    assert t.hand == ["Anger"]
    assert t.damage("Quixo the Adventurer") == 0
    assert t.damage("Troll") == 3
    t.ends_clean()


@pytest.mark.parametrize(("line", "size"), [([], 6), (["Mother"], 7), (["Mother", "Mother"], 8)])
def test_mother_refills_the_hand_to_one_more(line: list[str], size: int) -> None:
    t = table("logos", me=side(line=line, deck=["Troll"] * 9), opponent=side(deck=["Punch"] * 9))
    t.end_turn("house brobnar")
    assert len(t.hand) == size
    t.end_turn("house logos")
    assert len(t.enemy_hand) == 6
    t.ends_clean()


def test_neutron_shark_stops_at_a_logos_card() -> None:
    t = table(
        "logos",
        me=side(hand=["Neutron Shark"], line=["Mother"], deck=["Labwork", "Anger"]),
        opponent=side(line=["Troll", "Bumpsy"], artifacts=["Library of Babble"]),
    )
    t.play("Neutron Shark", "right")
    assert sorted(t.offered) == ["choose Bumpsy", "choose Library of Babble", "choose Troll"]
    t.choose("Library of Babble", "Mother")
    assert t.line == ["Neutron Shark"]
    assert t.enemy_line == ["Troll", "Bumpsy"]
    assert t.enemy_discard == ["Library of Babble"]
    assert t.discard_pile == ["Mother", "Labwork"]
    t.ends_clean()


@pytest.mark.rule("keyforge:repeat.whole")
def test_neutron_shark_goes_on_after_a_card_of_another_house() -> None:
    t = table(
        "logos",
        me=side(line=["Neutron Shark", "Mother"], artifacts=["Library of Babble"], deck=["Anger", "Labwork", "Troll"]),
        opponent=side(line=["Troll", "Bumpsy"]),
    )
    t.reap("Neutron Shark", "choose Troll", "choose Mother", "choose Library of Babble")
    assert t.line == ["Neutron Shark"]
    assert t.enemy_line == []
    assert t.names(0, ARTIFACTS) == []
    assert t.discard_pile == ["Mother", "Anger", "Library of Babble", "Labwork"]
    assert deck(t) == ["Troll"]
    t.ends_clean()


@pytest.mark.rule("keyforge:repeat.source-gone")
@pytest.mark.rule("keyforge:ruling.source-gone")
def test_neutron_shark_that_destroys_itself_discards_but_does_not_repeat() -> None:
    t = table(
        "logos",
        me=side(hand=["Neutron Shark"], line=["Mother"], deck=["Anger", "Punch"]),
        opponent=side(line=["Troll", "Bumpsy"]),
    )
    t.play("Neutron Shark", "right", "choose Troll", "choose Neutron Shark")
    assert t.line == ["Mother"]
    assert t.enemy_line == ["Bumpsy"]
    assert t.discard_pile == ["Neutron Shark", "Anger"]
    t.ends_clean()


def test_neutron_shark_alone_against_nobody_can_only_destroy_itself() -> None:
    t = table("logos", me=side(hand=["Neutron Shark"], deck=["Anger", "Punch"]))
    t.play("Neutron Shark")
    assert t.line == []
    assert t.discard_pile == ["Neutron Shark", "Anger"]
    t.ends_clean()


def test_neutron_shark_with_an_empty_deck_does_not_repeat() -> None:
    t = table("logos", me=side(line=["Neutron Shark", "Mother"], deck=[]), opponent=side(line=["Troll", "Bumpsy"]))
    t.reap("Neutron Shark", "choose Bumpsy", "choose Mother")
    assert t.line == ["Neutron Shark"]
    assert t.enemy_line == ["Troll"]
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.simultaneous.deaths")
def test_neutron_shark_destroys_both_cards_at_once() -> None:
    t = table(
        "logos",
        me=side(line=["Neutron Shark", "Dextre"], deck=["Labwork"]),
        opponent=side(line=["Research Smoko"], deck=["Anger", "Punch"]),
    )
    t.reap("Neutron Shark", "choose Dextre")
    assert any("Research Smoko" in option for option in t.offered)
    t.pick("Research Smoko")
    assert archives(t, 1) == ["Anger"]
    assert t.discard_pile == ["Dextre"], "it came on top of the deck and was discarded from there"
    assert deck(t) == ["Labwork"]
    t.ends_clean()


def test_novu_archaeologist_archives_from_the_discard_pile() -> None:
    t = table(
        "logos",
        me=side(line=["Novu Archaeologist"], discard=["Troll", "Anger"]),
        opponent=side(discard=["Punch"]),
    )
    t.use("Novu Archaeologist", "choose Anger")
    assert archives(t) == ["Anger"]
    assert t.discard_pile == ["Troll"]
    assert t.enemy_discard == ["Punch"]
    assert t.aember == (0, 0)
    t.ends_clean()


def test_novu_archaeologist_finds_nothing_in_an_empty_pile() -> None:
    t = table("logos", me=side(line=["Novu Archaeologist"]), opponent=side(discard=["Punch"]))
    t.use("Novu Archaeologist")
    assert archives(t) == []
    assert t.enemy_discard == ["Punch"]
    t.ends_clean()


def test_research_smoko_archives_for_its_controller_when_destroyed() -> None:
    t = table(
        "brobnar",
        me=side(line=["Troll"], deck=["Anger"]),
        opponent=side(line=["Research Smoko", "Mother"], deck=["Punch", "Krump"]),
    )
    t.fight("Troll", "Research Smoko")
    assert archives(t, 1) == ["Punch"]
    assert archives(t) == []
    assert t.enemy_discard == ["Research Smoko"]
    t.ends_clean()


def test_research_smoko_returned_to_hand_archives_nothing() -> None:
    t = table("brobnar", me=side(line=["Research Smoko@brobnar"], hand=["Wardrummer"], deck=["Anger"]))
    t.play("Wardrummer", "right")
    assert t.hand == ["Research Smoko"]
    assert archives(t) == []
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.cannot-wins")
def test_skippy_timehog_keeps_the_opponent_from_using_anything_next_turn() -> None:
    t = table(
        "logos",
        me=side(hand=["Skippy Timehog"], line=["Mother"]),
        opponent=side(
            hand=["Mother", "Doc Bookton"],
            line=["Troll", "Batdrone"],
            artifacts=["Library of Babble", "Mighty Javelin"],
        ),
    )
    t.play("Skippy Timehog", "right")
    assert "reap Mother" in t.offered
    t.end_turn("house logos")
    assert t.offered == ["play Mother", "play Doc Bookton", "discard Mother", "discard Doc Bookton", "end turn"]
    t.discard("Doc Bookton").play("Mother", "right")
    t.end_turn("house logos")
    assert "reap Mother" in t.offered
    t.end_turn("house logos")
    assert {"reap Batdrone", "use Library of Babble", "omni Mighty Javelin"} <= set(t.offered)
    t.ends_clean()


def test_skippy_timehog_stops_uses_by_abilities_and_the_removal_of_a_stun() -> None:
    t = table(
        "logos",
        me=side(hand=["Skippy Timehog"]),
        opponent=side(hand=["Anger"], line=["Troll!"]),
    )
    stunned(t, "Troll")
    t.play("Skippy Timehog").end_turn("house brobnar").play("Anger")
    assert t.state("Troll").stunned
    assert t.state("Troll").ready
    assert t.offered == ["end turn"]
    t.ends_clean()


@pytest.mark.rule("keyforge:cost.modified")
def test_titan_mechanic_on_a_flank_makes_keys_cheaper_for_both_players() -> None:
    t = table("logos", me=side(line=["Mother", "Titan Mechanic"], aember=5), opponent=side(aember=5))
    assert [t.m.key_cost(0), t.m.key_cost(1)] == [5, 5]
    t.end_turn("house brobnar")
    assert t.m.keys == [0, 1]
    assert t.aember == (5, 0)
    t.end_turn("house logos")
    assert t.m.keys == [1, 1]
    t.ends_clean()


def test_titan_mechanic_between_two_creatures_does_nothing() -> None:
    t = table("logos", me=side(hand=["Batdrone"], line=["Mother", "Titan Mechanic"]))
    t.play("Batdrone", "right")
    assert [t.m.key_cost(0), t.m.key_cost(1)] == [6, 6]
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.lone-flanks")
def test_a_lone_titan_mechanic_is_on_a_flank_and_two_of_them_add_up() -> None:
    t = table("logos", me=side(line=["Titan Mechanic"]), opponent=side(line=["Titan Mechanic", "Troll"]))
    assert [t.m.key_cost(0), t.m.key_cost(1)] == [4, 4]
    t.ends_clean()


# ---- upgrades ------------------------------------------------------------------------------------------------------


def test_rocket_boots_ready_the_creature_after_its_first_use_of_the_turn() -> None:
    t = table("logos", me=side(line=["Batdrone+Rocket Boots", "Mother"]))
    t.reap("Batdrone")
    assert t.state("Batdrone").ready
    t.reap("Batdrone")
    assert not t.state("Batdrone").ready
    t.reap("Mother")
    assert not t.state("Mother").ready
    assert t.aember == (3, 0)
    t.ends_clean()


def test_rocket_boots_work_again_the_next_turn_and_after_a_fight() -> None:
    t = table("logos", me=side(line=["Batdrone+Rocket Boots"]), opponent=side(line=["Troll"], aember=3))
    t.reap("Batdrone").reap("Batdrone")
    t.end_turn("house brobnar").end_turn("house logos")
    t.fight("Batdrone", None, "Batdrone: if")
    assert t.state("Batdrone").ready
    assert t.aember == (3, 2)
    t.ends_clean()


def test_removing_a_stun_is_the_first_use() -> None:
    t = table("logos", me=side(line=["Batdrone+Rocket Boots"], hand=["Labwork"]))
    stunned(t, "Batdrone")
    t.pick("unstun Batdrone")
    assert not t.state("Batdrone").ready
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.gained-abilities")
def test_rocket_boots_on_an_enemy_creature_serve_its_controller() -> None:
    t = table("logos", me=side(hand=["Rocket Boots"], line=["Mother"]), opponent=side(line=["Batdrone"]))
    t.play("Rocket Boots", "choose Batdrone").end_turn("house logos").reap("Batdrone")
    assert t.state("Batdrone").ready
    assert t.aember == (0, 1)
    t.ends_clean()
