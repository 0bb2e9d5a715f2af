"""The creatures of Logos at play: what they do, when they do not, and who is left alone."""

import pytest

from cardwright.games.keyforge.game import GAME
from cardwright.games.keyforge.words.vocabulary import capture, reap
from cardwright.games.keyforge.zones import ARCHIVES, ARTIFACTS, DECK
from tests.games.keyforge.table import Table, made, side, table

BOTH_PLAYERS = 0b11
"""Who knows a card: the players, and nobody who looks on."""


def archives(t: Table, player: int = 0) -> list[str]:
    return t.names(player, ARCHIVES)


def deck(t: Table, player: int = 0) -> list[str]:
    """The deck, top first."""
    return t.names(player, DECK)[::-1]


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
    t.ends_clean("Batdrone")


def test_brain_eater_draws_for_each_creature_destroyed_fighting_it() -> None:
    t = table("logos", me=side(line=["Brain Eater"]), opponent=side(line=["Silvertooth", "Ganymede Archivist"]))
    t.fight("Brain Eater", "Silvertooth")
    assert len(t.hand) == 1
    t.end_turn("house logos")
    hand = len(t.hand)
    t.pick("fight with Ganymede Archivist")
    assert t.enemy_line == []
    assert len(t.hand) == hand + 1
    assert t.line == ["Brain Eater"]
    t.ends_clean()


def test_brain_eater_draws_nothing_for_a_survivor_or_when_it_dies() -> None:
    t = table("logos", me=side(line=["Brain Eater", "Brain Eater"]), opponent=side(line=["Troll", "Hebe the Huge"]))
    t.fight("Brain Eater", "Hebe the Huge")
    assert t.enemy_line == ["Troll"]
    t.fight("Brain Eater")
    assert t.line == []
    assert t.damage("Troll") == 6
    assert t.hand == []
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
    t.ends_clean("Batdrone")


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
    assert t.aember == (1, 0)
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
    assert t.aember == (1, 0)
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
    assert t.aember == (1, 0)
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
    assert t.aember == (1, 0)
    t.ends_clean("Research Smoko")


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


def test_ozmo_heals_three_or_stuns_where_there_is_a_martian() -> None:
    t = table(
        "logos",
        me=side(line=["Ozmo, Martianologist", "Ozmo, Martianologist", "Troll"]),
        opponent=side(line=["Yxilx Dominator", "Bumpsy"]),
    )
    t.lay("Yxilx Dominator", damage=5).lay("Troll", damage=5)
    t.reap("Ozmo, Martianologist", "heal 3 damage from a Mars creature")
    assert t.damage("Yxilx Dominator") == 2
    assert not t.state("Yxilx Dominator").stunned
    t.reap("Ozmo, Martianologist", "stun a Mars creature")
    assert t.state("Yxilx Dominator").stunned
    assert t.damage("Troll") == 5
    assert not t.state("Bumpsy").stunned
    assert t.aember == (2, 0)
    t.ends_clean()


def test_ozmo_finds_nobody_where_no_creature_is_of_mars() -> None:
    t = table("logos", me=side(line=["Ozmo, Martianologist"]), opponent=side(line=["Bumpsy"]))
    t.reap("Ozmo, Martianologist", "stun a Mars creature")
    assert not t.state("Bumpsy").stunned
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.borrowed-reap")
def test_replicator_resolves_what_another_creature_does_when_it_reaps() -> None:
    t = table("logos", me=side(line=["Replicator", "Troll"]), opponent=side(line=["Doc Bookton!", "Bumpsy"]))
    t.lay("Doc Bookton", stunned=True)
    t.reap("Replicator", "choose Doc Bookton")
    assert len(t.hand) == 1, "you draw, not the opponent"
    assert t.enemy_hand == []
    assert t.state("Doc Bookton").stunned
    assert t.aember == (1, 0), "for its own reap"
    t.ends_clean()


def test_replicator_gets_nothing_out_of_a_creature_that_does_nothing_when_it_reaps() -> None:
    t = table("logos", me=side(line=["Replicator", "Bumpsy"]))
    t.reap("Replicator")
    assert t.aember == (1, 0)
    assert t.state("Bumpsy").ready
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.borrowed-reap")
def test_of_several_reap_abilities_replicator_resolves_one() -> None:
    t = table("logos", me=side(line=["Replicator", "Doc Bookton+Rocket Boots"]))
    t.reap("Replicator")
    assert t.offered == ["draw a card", "if this card is used for the first time this turn, ready it"]
    assert GAME.load(t.m.to_json()) == t.m, "the question can be saved"
    t.pick("draw a card")
    assert len(t.hand) == 1
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.borrowed-reap")
def test_no_use_is_the_first_where_replicator_resolves_the_ability_of_rocket_boots() -> None:
    t = table("logos", me=side(line=["Replicator", "Batdrone+Rocket Boots"]), opponent=side(line=["Troll"]))
    t.reap("Batdrone")
    assert t.state("Batdrone").ready
    t.m.change(t.find("Batdrone")).ready = False
    t.reap("Replicator", "choose Batdrone")
    assert not t.state("Batdrone").ready
    assert t.aember == (2, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.borrowed-reap")
def test_two_replicators_that_name_each_other_come_to_an_end() -> None:
    t = table("logos", me=side(line=["Replicator", "Replicator"]))
    t.reap("Replicator")
    assert t.aember == (1, 0)
    t.ends_clean()


def test_through_another_replicator_a_third_creature_is_reached() -> None:
    t = table("logos", me=side(line=["Replicator", "Replicator"]), opponent=side(line=["Doc Bookton"]))
    t.reap("Replicator", "choose Replicator", "choose Doc Bookton")
    assert len(t.hand) == 1
    assert t.aember == (1, 0)
    t.ends_clean()


def test_what_an_enemy_creature_captures_for_replicator_comes_from_your_opponent() -> None:
    captor = made("Greedy Guard", reap(capture(1)), like="Troll")
    t = table("logos", me=side(line=["Replicator"]), opponent=side(line=[captor], aember=3))
    t.reap("Replicator")
    assert t.aember == (1, 2)
    assert t.state(captor).aember == 1
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
    t.lay("Troll", stunned=True)
    t.play("Skippy Timehog").end_turn("house brobnar").play("Anger")
    assert t.state("Troll").stunned
    assert t.state("Troll").ready
    assert t.offered == ["end turn"]
    assert t.aember == (0, 1)
    t.ends_clean()


def test_timetraveller_draws_two_when_played() -> None:
    t = table("logos", me=side(hand=["Timetraveller", "Troll"]))
    t.play("Timetraveller")
    assert len(t.hand) == 3
    assert t.aember == (1, 0)
    t.ends_clean()


def test_timetraveller_shuffles_itself_into_its_owners_deck() -> None:
    t = table("logos", me=side(line=["Timetraveller"], deck=["Troll", "Bumpsy"]))
    t.use("Timetraveller")
    assert t.line == []
    assert sorted(deck(t)) == ["Bumpsy", "Timetraveller", "Troll"]
    t.ends_clean()


@pytest.mark.rule("keyforge:cost.modified")
def test_titan_mechanic_on_a_flank_makes_keys_cheaper_for_both_players() -> None:
    t = table("logos", me=side(line=["Mother", "Titan Mechanic"], aember=5), opponent=side(aember=5))
    assert [t.m.key_cost(0), t.m.key_cost(1)] == [5, 5]
    t.end_turn("house brobnar")
    assert t.keys == (0, 1)
    assert t.aember == (5, 0)
    t.end_turn("house logos")
    assert t.keys == (1, 1)
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


def test_veylan_analyst_is_paid_for_each_artifact_that_you_use() -> None:
    t = table(
        "logos",
        me=side(line=["Veylan Analyst"], artifacts=["Library of Babble", "Lifeward"]),
        opponent=side(artifacts=["Library of Babble"], line=["Veylan Analyst"], houses=("logos", "dis", "mars")),
    )
    t.use("Library of Babble", "Veylan Analyst: gain 1 æmber")
    assert t.aember == (1, 0)
    assert len(t.hand) == 1
    t.omni("Lifeward", "Lifeward")
    assert t.aember == (2, 0), "one that is sacrificed by its use"
    t.reap("Veylan Analyst")
    assert t.aember == (3, 0), "a creature is no artifact"
    t.end_turn("house logos", "use Library of Babble", "Library of Babble")
    assert t.aember == (3, 1)
    t.ends_clean()


def test_dysania_empties_the_opponents_archives_and_is_paid_for_each_card() -> None:
    t = table(
        "logos",
        me=side(hand=["Dysania"], archives=["Troll"]),
        opponent=side(archives=["Fear", "Urchin"], hand=["Anger"]),
    )
    t.play("Dysania")
    assert t.sizes(ARCHIVES) == (1, 0)
    assert sorted(t.enemy_discard) == ["Fear", "Urchin"]
    assert t.aember == (2, 0)
    t.ends_clean()
    t = table("logos", me=side(hand=["Dysania"])).play("Dysania")
    assert t.aember == (0, 0)
    t.ends_clean()


def test_psychic_bug_shows_you_alone_the_opponents_hand() -> None:
    t = table("logos", me=side(hand=["Psychic Bug"]), opponent=side(hand=["Fear"]))
    fear = t.find("Fear")
    t.play("Psychic Bug")
    assert t.m.known[fear] == BOTH_PLAYERS
    assert (t.m.log(0)[-1], t.m.log(1)[-1]) == ("You look at Opponent's hand.", "Me looks at your hand.")
    t.m.change(t.find("Psychic Bug")).ready = True
    t.m.run()
    t.reap("Psychic Bug")
    assert t.aember == (2, 0), "its bonus, and the reap"
    t.ends_clean()


def test_vespilon_theorist_archives_what_it_guessed() -> None:
    t = table("logos", me=side(line=["Vespilon Theorist"], deck=["Fear", "Troll"]))
    t.reap("Vespilon Theorist", "house dis")
    assert t.names(0, ARCHIVES) == ["Fear"]
    assert t.aember == (2, 0)
    t.ends_clean()


def test_vespilon_theorist_discards_what_it_did_not_guess() -> None:
    t = table("logos", me=side(line=["Vespilon Theorist"], deck=["Fear", "Troll"]))
    t.reap("Vespilon Theorist", "house mars")
    assert t.discard_pile == ["Fear"]
    assert t.aember == (1, 0)
    t.ends_clean()
    t = table("logos", me=side(line=["Vespilon Theorist"], deck=[], discard=["Fear"]))
    t.reap("Vespilon Theorist", "house mars")
    assert t.discard_pile == ["Fear"]
    assert t.aember == (1, 0), "an empty deck has nothing to guess"
    t.ends_clean()
