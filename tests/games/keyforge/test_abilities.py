"""What the words of abilities mean: constants, may, if you do, this way, capture, steal, the card itself."""

import pytest

from cardwright.games.keyforge.words.vocabulary import (
    action,
    archive,
    capture,
    creature,
    deal,
    destroy,
    each,
    enemy_creature,
    exactly,
    friendly_creature,
    gain,
    heal,
    if_you_do,
    lose,
    may,
    opponent,
    play,
    return_to_hand,
    steal,
    this,
    this_way,
    you,
)
from cardwright.games.keyforge.zones import ARCHIVES, ARTIFACTS, PURGED
from tests.games.keyforge.table import made, side, table

# ---------------------------------------------------------------- constant abilities


@pytest.mark.rule("keyforge:constant", "keyforge:constant.exhausted", "keyforge:constant.no-use")
def test_a_constant_ability_holds_as_long_as_its_card_is_in_play() -> None:
    t = table("untamed", me=side(hand=["Grasping Vines"], artifacts=["Banner of Battle!"], line=["Dust Imp"]))
    assert t.power("Dust Imp") == 3, "though the banner is exhausted"
    t.play("Grasping Vines", "choose Banner of Battle")
    assert t.power("Dust Imp") == 2
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:constant.no-use")
def test_a_constant_ability_at_work_does_not_exhaust_its_card() -> None:
    t = table("untamed", me=side(hand=["Dust Pixie", "Snufflegator"], line=["Hunting Witch"]))
    t.play("Dust Pixie", "left flank").play("Snufflegator", "left flank")
    assert t.aember == (4, 0), "2 of the bonus, and 1 for each creature"
    assert t.state("Hunting Witch").ready
    assert "reap Hunting Witch" in t.offered
    t.ends_clean()


@pytest.mark.rule("keyforge:constant")
def test_its_conditions_are_asked_all_the_time() -> None:
    t = table("sanctum", me=side(hand=["Raiding Knight"], line=["Staunch Knight"]))
    assert t.power("Staunch Knight") == 6, "alone, it is on both flanks"
    t.play("Raiding Knight", "left flank")
    assert t.power("Staunch Knight") == 6
    t.ends_clean()
    t = table("sanctum", me=side(hand=["Raiding Knight"], line=["Bumpsy", "Staunch Knight"]))
    t.play("Raiding Knight", "right flank")
    assert t.power("Staunch Knight") == 4
    t.ends_clean()


# ---------------------------------------------------------------- as much as possible


@pytest.mark.rule("keyforge:ability.as-much-as-possible")
def test_what_cannot_be_done_is_left_out() -> None:
    sweep = made("Sweep", play(destroy(enemy_creature), gain(1)), like="Punch")
    t = table(me=side(hand=[sweep])).play(sweep)
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ability.in-play", "keyforge:traits")
def test_an_ability_reaches_only_cards_in_play() -> None:
    cull = made("Giant Cull", play(destroy(each(creature.trait("giant")))), like="Punch")
    t = table(me=side(hand=[cull, "Troll"], line=["Krump", "Mother"], discard=["Bumpsy"], archives=["Valdr"]))
    t.play(cull)
    assert t.line == ["Mother"]
    assert t.hand == ["Troll"]
    assert t.names(0, ARCHIVES) == ["Valdr"]
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.choose-if-possible")
def test_a_friendly_creature_has_to_be_chosen_if_there_is_no_other() -> None:
    t = table(me=side(hand=["Punch"], line=["Troll"])).play("Punch")
    assert t.damage("Troll") == 3
    assert t.aember == (1, 0)
    t.ends_clean()


# ---------------------------------------------------------------- may, if you do, this way


@pytest.mark.rule("keyforge:may")
@pytest.mark.parametrize(("answer", "damage"), [("yes", 3), ("no", 0)])
def test_a_may_can_be_declined(answer: str, damage: int) -> None:
    offer = made("Offer", play(may(deal(3, creature))), like="Punch")
    t = table(me=side(hand=[offer]), opponent=side(line=["Troll"])).play(offer, answer)
    assert t.damage("Troll") == damage
    t.ends_clean()


@pytest.mark.rule("keyforge:may.fully")
def test_who_takes_up_a_may_has_to_do_as_much_of_it_as_possible() -> None:
    offer = made("Double Offer", play(may(deal(3, exactly(2, creature)))), like="Punch")
    t = table(me=side(hand=[offer], line=["Krump"]), opponent=side(line=["Troll"])).play(offer, "yes")
    assert (t.damage("Krump"), t.damage("Troll")) == (3, 3), "both, and nobody was asked"
    t.ends_clean()
    t = table(me=side(hand=[offer], line=["Krump"])).play(offer, "yes")
    assert t.damage("Krump") == 3, "the one that there is"
    t.ends_clean()


@pytest.mark.rule("keyforge:if-you-do")
@pytest.mark.parametrize(("theirs", "after"), [(2, (4, 0)), (1, (1, 0)), (0, (0, 0))])
def test_if_you_do_needs_the_first_part_to_be_done_completely(theirs: int, after: tuple[int, int]) -> None:
    greedy = made("Greedy", play(if_you_do(steal(2), gain(2))), like="Relentless Assault")
    t = table(me=side(hand=[greedy]), opponent=side(aember=theirs)).play(greedy)
    assert t.aember == after
    t.ends_clean()


@pytest.mark.rule("keyforge:this-way")
def test_this_way_means_this_resolution_alone() -> None:
    balm = made(
        "Bitter Balm", play(heal(1, each(friendly_creature)), gain(this_way("creature", "healed"))), like="Punch"
    )
    t = table(me=side(hand=[balm, balm], line=["Troll", "Krump"])).lay("Troll", damage=2).lay("Krump", damage=1)
    t.play(balm)
    assert t.aember == (2, 0)
    t.play(balm)
    assert t.aember == (3, 0), "one more, not the two of before"
    t.ends_clean()


@pytest.mark.rule("keyforge:self-reference")
def test_a_card_that_names_itself_means_no_copy() -> None:
    t = table("sanctum", me=side(line=["Lady Maxena", "Lady Maxena"])).pick("use Lady Maxena #2")
    assert t.hand == ["Lady Maxena"]
    assert t.line == ["Lady Maxena"]
    assert t.state("Lady Maxena").ready
    t.ends_clean()


# ---------------------------------------------------------------- æmber


@pytest.mark.rule("keyforge:capture", "keyforge:capture.on-itself", "keyforge:capture.unspendable")
def test_captured_aember_lies_on_its_captor_and_cannot_be_spent() -> None:
    t = table("dis", me=side(hand=["Charette"], line=["Troll"], aember=4), opponent=side(aember=7)).play(
        "Charette", "left flank"
    )
    assert t.state("Charette").aember == 3
    assert t.state("Troll").aember == 0
    assert t.aember == (4, 4)
    t.end_turn("house dis", "end turn", "house dis")
    assert t.keys == (0, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:capture", "keyforge:ruling.pool-floor")
def test_an_enemy_captor_takes_from_its_own_opponent_and_no_more_than_there_is() -> None:
    feint = made("Feint", play(capture(5, enemy_creature)), like="Relentless Assault")
    t = table(me=side(hand=[feint], aember=2), opponent=side(line=["Troll"], aember=9)).play(feint)
    assert t.state("Troll").aember == 2
    assert t.aember == (0, 9)
    t.ends_clean()


@pytest.mark.rule("keyforge:steal", "keyforge:steal.limited")
@pytest.mark.parametrize(("theirs", "after"), [(5, (3, 2)), (2, (2, 0)), (0, (0, 0))])
def test_stealing_takes_what_there_is(theirs: int, after: tuple[int, int]) -> None:
    grab = made("Grab", play(steal(3)), like="Relentless Assault")
    t = table(me=side(hand=[grab]), opponent=side(aember=theirs)).play(grab)
    assert t.aember == after
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.pool-floor")
def test_a_loss_takes_what_there_is() -> None:
    t = table(me=side(hand=["Bumpsy"]), opponent=side(aember=0)).play("Bumpsy")
    assert t.aember == (0, 0)
    drain = made("Drain", play(lose(4, opponent)), like="Relentless Assault")
    t.ends_clean()
    t = table(me=side(hand=[drain]), opponent=side(aember=3)).play(drain)
    assert t.aember == (0, 0)
    t.ends_clean()


# ---------------------------------------------------------------- cards that rulings are about


@pytest.mark.rule("keyforge:ruling.custom-virus")
def test_custom_virus_has_to_purge_a_creature_and_kills_all_that_share_a_trait() -> None:
    t = table(
        me=side(hand=["Hebe the Huge", "Anger"], artifacts=["Custom Virus"], line=["Mother"]),
        opponent=side(line=["Raiding Knight", "Troll", "Dust Imp"]),
    )
    t.omni("Custom Virus")
    assert t.names(0, PURGED) == ["Hebe the Huge"], "there was no choice"
    assert t.discard_pile == ["Custom Virus"]
    assert t.enemy_line == ["Dust Imp"], "a knight and a giant died"
    assert t.line == ["Mother"]
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.custom-virus")
def test_without_a_creature_in_hand_custom_virus_is_sacrificed_for_nothing() -> None:
    t = table(me=side(hand=["Anger"], artifacts=["Custom Virus"]), opponent=side(line=["Troll"])).omni("Custom Virus")
    assert t.names(0, ARTIFACTS) == []
    assert t.enemy_line == ["Troll"]
    assert t.hand == ["Anger"]
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.incubation-chamber", "keyforge:if-you-do")
def test_incubation_chamber_has_to_reveal_and_archive_a_mars_creature() -> None:
    t = table(me=side(hand=["Zorg", "Troll"], artifacts=["Incubation Chamber"])).omni("Incubation Chamber")
    assert t.names(0, ARCHIVES) == ["Zorg"]
    assert t.hand == ["Troll"]
    assert t.m.known[t.find("Zorg")] == t.m.everyone
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.incubation-chamber")
def test_without_one_it_archives_nothing() -> None:
    t = table(me=side(hand=["Troll", "Anger"], artifacts=["Incubation Chamber"])).omni("Incubation Chamber")
    assert t.names(0, ARCHIVES) == []
    assert t.hand == ["Anger", "Troll"]
    t.ends_clean()


@pytest.mark.rule("keyforge:archives.from-hand")
def test_archiving_without_saying_from_where_is_from_hand() -> None:
    press = made("Press", action(archive(you.hand)), action(return_to_hand(this)), like="The Warchest")
    t = table(me=side(hand=["Troll"], artifacts=[press], discard=["Anger"])).use(press)
    t.pick(t.offered[0])
    assert t.names(0, ARCHIVES) == ["Troll"]
    assert t.hand == [press]
    assert t.discard_pile == ["Anger"]
    t.ends_clean()
