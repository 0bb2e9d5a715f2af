"""What has to be paid or lost in order to do something: all of it together, or the thing is not done."""

import pytest

from cardwright.games.keyforge.tolls import Toll
from cardwright.games.keyforge.words.vocabulary import (
    FIGHT,
    PLAY,
    any_artifact,
    any_card,
    cannot,
    creature,
    gain,
    loses_to_play,
    opponent,
    pays,
    play,
)
from cardwright.language.force import Cannot
from tests.games.keyforge.table import Table, made, side, table

TAX = made("Tax", Cannot(opponent.who, PLAY, any_card, Toll(1, lost=True)), like="Library of Babble")
OFFICE = made("Office", pays(opponent, 1, PLAY, any_card), like="Library of Babble")
DEAR = made("Dear", loses_to_play(2), play(gain(1)), like="Punch")


@pytest.mark.rule("keyforge:ruling.several-costs")
def test_all_that_is_asked_for_is_paid_together() -> None:
    t = table("brobnar", me=side(hand=[DEAR], aember=4), opponent=side(artifacts=[TAX, OFFICE]))
    t.play(DEAR)
    assert t.aember == (1, 1), "two lost for itself and one for the tax, one paid, one gained"
    t.ends_clean()


def test_what_is_paid_is_told_as_the_doing_of_whoever_asks_for_it() -> None:
    """The card that is played had nothing to do with it, unless it asks for something itself."""
    t = table("brobnar", me=side(hand=["Punch", DEAR], aember=6), opponent=side(artifacts=[OFFICE], line=["Troll"]))
    begin = len(t.m.scenes(0))
    t.play("Punch")
    assert paid_for(t, begin) == [(1, "Office"), (1, "")], "the bonus on Punch is nobody's doing"
    begin = len(t.m.scenes(0))
    t.play(DEAR)
    assert paid_for(t, begin) == [(1, "Office"), (2, "Dear"), (1, "Dear")], "paid, lost and gained"
    assert t.aember == (4, 2)
    assert t.damage("Troll") == 3
    t.ends_clean("Troll")


def paid_for(t: Table, begin: int) -> list[tuple[int, str]]:
    """How much æmber went somewhere since then, and which card's doing that was."""
    return [
        (scene["amount"], scene["cause"]["name"] if "cause" in scene else "")
        for scene in t.m.scenes(0)[begin:]
        if scene.get("counts") == "aember"
    ]


@pytest.mark.rule("keyforge:in-order-to")
def test_what_cannot_be_paid_in_full_is_not_done_and_says_so() -> None:
    t = table(
        "brobnar", me=side(hand=[DEAR, "Punch"], aember=3), opponent=side(artifacts=[TAX, OFFICE], line=["Troll"])
    )
    assert "play Dear" not in t.offered
    dear = t.find(DEAR)
    assert t.m.why_not(0, dear) == (
        "You can discard Dear. To play Dear you have to lose 3 æmber and to pay your opponent 1, and you have 3."
    )
    t.play("Punch")
    assert t.aember == (2, 1), "and Punch gave one"
    assert t.damage("Troll") == 3
    t.ends_clean("Troll")


def test_a_price_is_said_after_what_it_is_for() -> None:
    assert pays(opponent, 1, PLAY, any_artifact).text() == (
        "your opponent cannot play an artifact unless they pay you 1 æmber"
    )
    assert loses_to_play(3).text() == "you cannot play this card unless you lose 3 æmber"


def test_nothing_is_asked_for_what_nobody_pays_for() -> None:
    assert Cannot(creature, FIGHT, unless=Toll(1)).faults() == ("nothing can be paid for 'fight' in this game",)
    assert cannot(creature, FIGHT).faults() == ()
