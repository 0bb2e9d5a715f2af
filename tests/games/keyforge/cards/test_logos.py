"""The actions of Logos at play: what they do, when they do not, and who is left alone."""

import pytest

from cardwright.games.keyforge.events import AemberMoved, Archived, Drew, Revealed
from cardwright.games.keyforge.words.vocabulary import action, play_card, top_of_deck
from cardwright.games.keyforge.zones import ARCHIVES, ARTIFACTS, DECK, HAND, PURGED
from tests.games.keyforge.table import Table, made, side, table


def archives(t: Table, player: int = 0) -> list[str]:
    return t.names(player, ARCHIVES)


def deck(t: Table, player: int = 0) -> list[str]:
    """The deck, top first."""
    return t.names(player, DECK)[::-1]


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
    t.ends_clean("Dust Pixie")


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
    assert t.chains == (1, 2)
    t.ends_clean()


def test_effervescent_principle_takes_exactly_half_of_an_even_pool() -> None:
    t = table("logos", me=side(hand=["Effervescent Principle"]), opponent=side(aember=6))
    t.play("Effervescent Principle")
    assert t.aember == (0, 3)
    assert t.chains == (1, 0)
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
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.cannot-wins")
def test_foggify_also_stops_fights_that_an_ability_asks_for() -> None:
    t = table("logos", me=side(hand=["Foggify"], line=["Batdrone"]), opponent=side(hand=["Anger"], line=["Troll!"]))
    t.play("Foggify").end_turn("house brobnar").play("Anger")
    assert t.line == ["Batdrone"]
    assert t.state("Troll").ready, "it is readied all the same"
    assert t.aember == (1, 1)
    t.ends_clean()


@pytest.mark.rule("keyforge:search.shuffle")
@pytest.mark.parametrize("place", ["deck", "discard"])
def test_help_from_future_self_finds_a_timetraveller_and_takes_the_discard_pile_in(place: str) -> None:
    t = table(
        "logos",
        me=side(
            hand=["Help from Future Self"],
            deck=["Troll", *["Timetraveller"] * (place == "deck")],
            discard=["Punch", *["Timetraveller"] * (place == "discard")],
        ),
        opponent=side(discard=["Timetraveller"]),
    )
    t.play("Help from Future Self", "choose Timetraveller")
    assert t.hand == ["Timetraveller"]
    assert sorted(deck(t)) == ["Punch", "Troll"]
    assert t.discard_pile == ["Help from Future Self"]
    assert t.enemy_discard == ["Timetraveller"]
    assert t.aember == (1, 0)
    assert [type(event) for event in t.happened(Revealed)] == [Revealed]
    t.ends_clean()


@pytest.mark.rule("keyforge:search.may-fail", "keyforge:ruling.search-open")
def test_help_from_future_self_may_overlook_the_card_in_the_open_discard_pile() -> None:
    t = table(
        "logos",
        me=side(hand=["Help from Future Self"], deck=["Troll"], discard=["Timetraveller", "Punch"]),
    )
    t.play("Help from Future Self", "done")
    assert t.hand == []
    assert sorted(deck(t)) == ["Punch", "Timetraveller", "Troll"], "the pile is shuffled in anyway"
    assert t.discard_pile == ["Help from Future Self"]
    assert t.aember == (1, 0)
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
    assert t.aember == (1, 0)
    t.ends_clean()


def test_labwork_as_the_last_card_in_hand_archives_nothing() -> None:
    t = table("logos", me=side(hand=["Labwork"]))
    t.play("Labwork")
    assert archives(t) == []
    assert t.discard_pile == ["Labwork"]
    assert t.aember == (1, 0)
    t.ends_clean()


def test_library_access_draws_for_each_other_card_played_and_not_for_itself() -> None:
    t = table("logos", me=side(hand=["Library Access", "Labwork", "Mother"], deck=["Anger", "Punch", "Troll"]))
    t.play("Library Access")
    assert t.hand == ["Labwork", "Mother"]
    t.play("Mother")
    assert t.hand == ["Anger", "Labwork"]
    t.play("Labwork", "choose Anger")
    assert t.hand == ["Punch"]
    assert t.aember == (1, 0)
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
    happened = [type(event) for event in t.happened(AemberMoved, Drew, Archived)]
    assert happened == [AemberMoved, Drew, AemberMoved, Drew, Archived]
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
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.reset-to-draw")
def test_random_access_archives_finds_nothing_in_an_empty_deck() -> None:
    t = table("logos", me=side(hand=["Random Access Archives"], deck=[], discard=["Troll"]))
    t.play("Random Access Archives")
    assert archives(t) == []
    assert t.discard_pile == ["Troll", "Random Access Archives"]
    assert t.aember == (1, 0)
    t.ends_clean()


def test_scrambler_storm_keeps_the_opponent_from_playing_actions_next_turn() -> None:
    t = table(
        "logos",
        me=side(hand=["Scrambler Storm", "Labwork"]),
        opponent=side(hand=["Labwork", "Doc Bookton", "Mobius Scroll", "Rocket Boots"], line=["Mother"]),
    )
    t.play("Scrambler Storm")
    assert "play Labwork" in t.offered
    t.end_turn("house logos")
    assert "play Labwork" not in t.offered
    assert {"discard Labwork", "play Doc Bookton", "play Mobius Scroll", "play Rocket Boots"} <= set(t.offered)
    t.end_turn("house logos", "end turn", "house logos")
    assert "play Labwork" in t.offered, "one turn only"
    assert t.aember == (1, 0)
    t.ends_clean()


def test_scrambler_storm_also_stops_an_action_that_an_ability_would_play() -> None:
    wormhole = made("Worm's Nest", action(play_card(top_of_deck)), like="Library of Babble")
    t = table(
        "logos",
        me=side(hand=["Scrambler Storm"]),
        opponent=side(artifacts=[wormhole], deck=["Labwork", *["Troll"] * 8], hand=["Troll"] * 6),
    )
    t.play("Scrambler Storm").end_turn("house logos").use(wormhole)
    assert deck(t, 1)[0] == "Labwork"
    assert t.aember == (1, 0)
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
    assert t.aember == (1, 0)
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
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.same-card")
def test_library_access_played_again_does_not_draw_for_itself() -> None:
    t = table("logos", me=side(hand=["Library Access", "Dust Pixie@logos"], deck=["Troll", "Krump", "Mother"]))
    t.play("Library Access").m.move(t.find("Library Access"), HAND)
    t.m.run()
    t.play("Library Access")
    assert t.hand == ["Dust Pixie"], "no draw"
    t.play("Dust Pixie")
    assert t.hand == ["Krump", "Troll"], "one for each of the two effects"
    assert t.aember == (2, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.unplayable")
def test_wild_wormhole_shows_an_upgrade_without_a_creature_and_leaves_it_where_it_is() -> None:
    t = table("logos", me=side(hand=["Wild Wormhole"], deck=["Rocket Boots", "Anger"]))
    t.play("Wild Wormhole")
    assert t.m.log(1)[-1] == "Rocket Boots is revealed."
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
    t.pick("left flank")
    assert t.aember == (3, 0)
    t.ends_clean()


def test_wild_wormhole_with_an_empty_deck_plays_nothing() -> None:
    t = table("logos", me=side(hand=["Wild Wormhole"], deck=[], discard=["Troll"]))
    t.play("Wild Wormhole")
    assert t.line == []
    assert t.discard_pile == ["Troll", "Wild Wormhole"]
    assert t.aember == (1, 0)
    t.ends_clean()


def happened(t: Table, *kinds: type) -> list[str]:
    """Name the events of these kinds so far, in order."""
    names = []
    entry = t.m.journal
    while entry is not None:
        if type(entry.event) in kinds:
            names.append(type(entry.event).__name__)
        entry = entry.before
    return names[::-1]


# ---- actions -------------------------------------------------------------------------------------------------------


def test_strange_gizmo_destroys_everything_in_one_moment_once_you_forge() -> None:
    t = table(
        "logos",
        me=side(line=["Dust Imp"], artifacts=["Strange Gizmo", "Library of Babble"], aember=6),
        opponent=side(line=["Troll+Blood of Titans"], artifacts=["Banner of Battle"], houses=("mars", "dis", "logos")),
    )
    t.end_turn("house mars", "end turn")
    assert t.keys == (1, 0)
    assert (t.line, t.enemy_line, t.sizes(ARTIFACTS)) == ([], [], (0, 0))
    assert t.aember == (2, 0), "the Imp's"
    assert sorted(t.enemy_discard) == ["Banner of Battle", "Blood of Titans", "Troll"]
    t.pick("house logos").ends_clean()


def test_strange_gizmo_does_not_answer_keys_of_the_opponent() -> None:
    t = table(
        "logos",
        me=side(artifacts=["Strange Gizmo"]),
        opponent=side(line=["Troll"], aember=6, houses=("mars", "dis", "logos")),
    )
    t.end_turn("house mars")
    assert (t.keys, t.aember) == ((0, 1), (0, 0))
    t.ends_clean()


def test_sloppy_labwork_archives_one_card_and_discards_another_of_any_house() -> None:
    t = table("logos", me=side(hand=["Sloppy Labwork", "Troll", "Fear", "Dextre"]))
    t.play("Sloppy Labwork", "choose Fear", "choose Troll")
    assert t.names(0, ARCHIVES) == ["Fear"]
    assert t.hand == ["Dextre"]
    assert t.discard_pile == ["Troll", "Sloppy Labwork"]
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.first-turn-hand")
def test_on_the_first_turn_sloppy_labwork_discards_nothing() -> None:
    t = table("logos", me=side(hand=["Sloppy Labwork", "Troll", "Fear"]), turn=1)
    t.play("Sloppy Labwork", "choose Fear")
    assert t.names(0, ARCHIVES) == ["Fear"]
    assert t.hand == ["Troll"]
    assert t.aember == (1, 0)
    t.ends_clean()


def test_chaos_portal_plays_a_card_of_the_house_that_was_named() -> None:
    t = table("logos", me=side(artifacts=["Chaos Portal"], deck=["Urchin", "Troll"]), opponent=side(aember=1))
    t.use("Chaos Portal", "house shadows")
    assert t.line == ["Urchin"]
    assert t.aember == (1, 0)
    assert deck(t) == ["Troll"]
    t.ends_clean()


def test_chaos_portal_shows_a_card_of_another_house_and_leaves_it() -> None:
    t = table("logos", me=side(artifacts=["Chaos Portal"], deck=["Urchin", "Troll"]), opponent=side(aember=1))
    t.use("Chaos Portal", "house brobnar")
    assert t.m.log(1)[-1] == "Urchin is revealed."
    assert deck(t) == ["Urchin", "Troll"]
    assert t.line == []
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.unplayable", "keyforge:ruling.reset-to-draw")
def test_chaos_portal_leaves_what_cannot_be_played_and_finds_nothing_in_an_empty_deck() -> None:
    t = table("logos", me=side(artifacts=["Chaos Portal"], deck=["Rocket Boots", "Troll"]))
    t.use("Chaos Portal", "house logos")
    assert deck(t) == ["Rocket Boots", "Troll"]
    t.ends_clean()
    t = table("logos", me=side(artifacts=["Chaos Portal"], deck=[], discard=["Dextre"]))
    t.use("Chaos Portal", "house logos")
    assert (t.line, t.discard_pile) == ([], ["Dextre"])
    t.ends_clean()


def test_knowledge_is_power_archives_a_card_or_pays_for_each_archived_one() -> None:
    t = table(
        "logos",
        me=side(hand=["Knowledge is Power", "Knowledge is Power", "Troll"], archives=["Anger"]),
        opponent=side(archives=["Dodger", "Zorg"]),
    )
    t.play("Knowledge is Power", "archive a card from your hand", "choose Troll")
    assert archives(t) == ["Anger", "Troll"]
    assert t.aember == (0, 0)
    t.play("Knowledge is Power", "gain 1 æmber for each card in your archives")
    assert t.aember == (2, 0)
    t.ends_clean()
