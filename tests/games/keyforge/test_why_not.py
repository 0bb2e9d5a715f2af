"""Why cards cannot be played or used: the true reason, in one place with the options."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardwright.games.keyforge.actions import FIGHT_WITH, PLAY_CARD, REAP_WITH, STRIDE
from cardwright.games.keyforge.prints import CREATURE
from cardwright.games.keyforge.state import KeyForge
from cardwright.games.keyforge.turn import MAIN, TURN
from cardwright.games.keyforge.why_not import why_not
from cardwright.games.keyforge.words.vocabulary import (
    FIGHT,
    USE,
    action,
    any_artifact,
    can,
    cannot,
    friendly_creature,
    gain,
    opponent,
    pays,
    play,
    this_turn,
)
from cardwright.games.keyforge.zones import ARTIFACTS, HAND, LINE
from cardwright.kernel.basics.rng import Rng
from tests.games.keyforge.table import Table, made, side, table
from tests.games.keyforge.test_rule_of_six import six_trolls
from tests.laws.starts import keyforge
from tests.laws.trying import play_on

pytestmark = pytest.mark.midway("what hinders is told in the middle of play")

ME, OPPONENT = 0, 1


def why(t: Table, name: str, number: int = 1, player: int = ME) -> str:
    """What is said about a card."""
    return t.m.why_not(player, t.find(name, number))


def test_the_opponent_is_told_whose_turn_it_is() -> None:
    t = table(me=side(line=["Troll"]), opponent=side(line=["Krump"], hand=["Anger"]))
    for card in ("Krump", "Anger", "Troll"):
        assert why(t, card, player=OPPONENT) == "It is Me's turn: the active player makes all choices."


def test_cards_of_other_houses() -> None:
    t = table("brobnar", me=side(hand=["Dextre"], line=["Silvertooth"], artifacts=["Library of Babble"]))
    for card, house in (("Dextre", "Logos"), ("Silvertooth", "Shadows"), ("Library of Babble", "Logos")):
        assert why(t, card) == f"{card} belongs to {house}, and your active house is Brobnar."


def test_the_first_turn_rule() -> None:
    t = table(me=side(hand=["Troll", "Anger"]), turn=1).pick("discard Anger")
    assert why(t, "Troll") == "On the first turn of the game only one card may be played or discarded from hand."


def test_the_rule_of_six() -> None:
    t = six_trolls()
    six = "By the rule of six Troll can be played or used no more this turn: that has happened six times."
    troll = next(card for card in t.m.zone(ME, HAND) if t.m.prints[card].name == "Troll")
    assert t.m.why_not(ME, troll) == f"You can discard Troll. {six}"
    assert why_not(t.m, t.m.line(ME)[-1]) == six


def test_exhausted_cards() -> None:
    t = table(me=side(hand=["Krump"], line=["Troll", "Bumpsy!"])).reap("Troll").play("Krump", "left flank")
    assert why(t, "Troll") == "Troll is exhausted: it was used this turn."
    assert why(t, "Krump") == (
        "Krump is exhausted: cards enter play exhausted, and are readied at the end of the turn."
    )
    t.m.journal = None
    assert why(t, "Bumpsy") == "Bumpsy is exhausted, and is readied at the end of your turn."


def test_stunned_creatures() -> None:
    t = table(me=side(line=["Troll"]), opponent=side(line=["Krump"])).lay("Troll", stunned=True)
    assert why(t, "Troll") == "You can unstun Troll. Troll is stunned: using it only removes the stun."


def test_creatures_that_cannot_fight() -> None:
    t = table(me=side(line=["Troll"]))
    assert why(t, "Troll") == "You can reap Troll. Troll cannot fight: your opponent has no creature."
    t = table("logos", me=side(hand=["Foggify"]), opponent=side(line=["Troll"]))
    t.play("Foggify").end_turn().pick("house brobnar")
    assert why(t, "Troll", player=OPPONENT).startswith("You can reap Troll. Troll cannot fight: your opponent has no")


def test_what_forbids_is_named() -> None:
    t = table("logos", me=side(hand=["Foggify"], line=["Dextre"]), opponent=side(line=["Troll"]))
    t.play("Foggify").end_turn().pick("house brobnar")
    assert why(t, "Troll", player=OPPONENT) == "You can reap Troll. Foggify says that Troll cannot fight now."
    t = table("dis", me=side(line=["Ember Imp"]), opponent=side(hand=["Bumpsy", "Firespitter", "Troll"]))
    t.end_turn().pick("house brobnar").play("Bumpsy").play("Firespitter", "left flank")
    assert why(t, "Troll", player=OPPONENT) == "You can discard Troll. Ember Imp says that Troll cannot be played now."
    idle = made("Idle", cannot(opponent, USE, any_artifact))
    gong = made("Gong", action(gain(1)), like="Gauntlet of Command")
    t = table(me=side(artifacts=[gong]), opponent=side(line=[idle]))
    assert why(t, gong) == "Idle says that Gong cannot be used now."


def test_tolls() -> None:
    keeper = made("Keeper", pays(opponent, 2, USE, any_artifact))
    gong = made("Gong", action(gain(1)), like="Gauntlet of Command")
    t = table(me=side(artifacts=[gong], aember=1), opponent=side(line=[keeper]))
    assert why(t, gong) == "To use Gong you have to pay your opponent 2 æmber, and you have 1."
    t.m.aember[ME] = 2
    assert t.m.frames[-1].op.why_not(t.m, t.m.frames[-1], t.find(gong)) == ""


def test_artifacts_without_an_action() -> None:
    t = table("logos", me=side(artifacts=["Pocket Universe", made("Lump", like="Library of Babble")]))
    assert why(t, "Lump") == "Lump has no ability to use: it works by itself as long as it is in play."


def test_upgrades() -> None:
    t = table(me=side(hand=["Blood of Titans"]))
    host = "Blood of Titans cannot be played: there is no creature in play to attach it to."
    assert why(t, "Blood of Titans") == f"You can discard Blood of Titans. {host}"
    t = table(me=side(hand=["Blood of Titans"], line=["Troll", "Krump"], artifacts=["Gauntlet of Command"]))
    t.pick("play Blood of Titans")
    assert why(t, "Gauntlet of Command") == "Blood of Titans is attached to a creature in play."
    t.choose("Troll")
    assert why(t, "Blood of Titans") == "Blood of Titans is an upgrade, which is not used by itself."


def test_permissions_to_fight_only() -> None:
    rage = made("Rage", play(this_turn(can(friendly_creature, FIGHT))), like="Anger")
    t = table(me=side(hand=[rage], line=["Dextre"]), opponent=side(line=["Krump"])).play(rage)
    assert why(t, "Dextre") == ("You can fight with Dextre. Dextre belongs to Logos, and your active house is Brobnar.")
    t = table(me=side(hand=[rage], line=["Dextre"])).play(rage)
    assert why(t, "Dextre") == "Dextre cannot fight: your opponent has no creature."


def test_other_places_and_the_opponents_cards() -> None:
    t = table(me=side(discard=["Troll"], archives=["Bumpsy"]), opponent=side(line=["Krump"]))
    assert why(t, "Troll").startswith("Troll is in a discard pile: ")
    assert why(t, "Bumpsy").startswith("Bumpsy is in your archives: ")
    assert why(t, "Krump") == "Krump is under your opponent's control: fight with a creature of yours to attack it."


def test_targets_of_attacks() -> None:
    t = table(
        "brobnar",
        me=side(line=["Troll", "Bumpsy"]),
        opponent=side(line=["Krump", "Champion Anaphiel", "Valdr", "Firespitter"]),
    )
    t.pick("fight with Troll")
    assert why(t, "Krump") == "Krump cannot be attacked: a neighbor of it has taunt."
    assert why(t, "Bumpsy") == "Only enemy creatures can be attacked."
    assert why(t, "Champion Anaphiel") == "You can attack Champion Anaphiel."


def test_targets_of_effects() -> None:
    t = table(me=side(hand=["Punch"], line=["Troll"], artifacts=["Gauntlet of Command"]), opponent=side(line=["Krump"]))
    t.pick("play Punch")
    assert why(t, "Gauntlet of Command") == "This choice takes a creature."
    assert why(t, "Krump") == "You can choose Krump."


@settings(max_examples=40)
@given(seed=st.integers(0, 10_000), picks=st.integers(0, 250))
def test_reasons_and_options_agree(seed: int, picks: int) -> None:
    m = keyforge(seed)
    play_on(m, Rng(seed), picks)
    assert isinstance(m, KeyForge)
    if m.over or m.frames[-1].op != TURN or m.frames[-1].pc != MAIN:
        return
    verbs: dict[int, set[int]] = {}
    for code in m.codes:
        verbs.setdefault(code % STRIDE, set()).add(code // STRIDE)
    for card in m.zone(m.active, HAND):
        assert (PLAY_CARD in verbs.get(card, set())) == (why_not(m, card) == "")
    for card in (*m.zone(m.active, LINE), *m.zone(m.active, ARTIFACTS)):
        ways = verbs.get(card, set())
        every = ways >= {REAP_WITH, FIGHT_WITH} if m.printed[card].type == CREATURE else bool(ways)
        assert every == (why_not(m, card) == "")


def test_what_lies_beneath_a_card_waits_for_that_card() -> None:
    t = table("shadows", me=side(hand=["Masterplan", "Troll"])).play("Masterplan")
    assert why(t, "Troll") == "Troll lies facedown beneath another card, which says when it is played."
    assert "Troll" not in why(t, "Troll", player=OPPONENT)
