"""What is said about cards that cannot be chosen, whatever the game."""

import pytest

from cardwright.games.krysis.game import GAME as KRYSIS
from cardwright.games.krysis.zones import HAND, ZONES
from cardwright.kernel.pieces.zones import NOBODY
from tests.games.keyforge.table import side, table
from tests.games.kyza import table as kyza
from tests.kernel.playing import ended

ME, OPPONENT, WATCHER = 0, 1, 2


def test_a_card_is_found_by_its_handle_by_whoever_sees_it() -> None:
    t = table(me=side(hand=["Anger"], line=["Troll"]))
    anger, troll = t.find("Anger"), t.find("Troll")
    for viewer in (ME, OPPONENT, WATCHER):
        assert t.m.card_of_handle(viewer, t.m.handles[troll]) == troll
    assert t.m.card_of_handle(ME, t.m.handles[anger]) == anger
    assert t.m.card_of_handle(OPPONENT, t.m.handles[anger]) == NOBODY
    assert t.m.card_of_handle(ME, 10_000) == NOBODY


def test_nothing_is_said_about_cards_that_are_not_known() -> None:
    t = table(me=side(hand=["Anger"], line=["Troll"]))
    for card in (t.find("Anger"), NOBODY, 10_000):
        assert t.m.why_not(OPPONENT, card) == "You do not know which card that is."
    with pytest.raises(ValueError, match=r"^There is no player 2: they are 0 to 1\.$"):
        t.m.why_not(WATCHER, t.find("Troll"))


def test_what_can_be_chosen_is_said_to_be() -> None:
    t = table(me=side(line=["Troll"]), opponent=side(line=["Krump"]))
    assert t.m.why_not(ME, t.find("Troll")) == "You can reap Troll or fight with Troll."


def test_who_is_not_asked_is_told_who_is() -> None:
    t = table(me=side(line=["Troll"]), opponent=side(line=["Krump"]))
    t.m.names = ("Ann", "Ben")
    assert t.m.why_not(OPPONENT, t.find("Krump")).startswith("It is Ann's turn")
    duel = kyza.table(me=kyza.side(set=["Fire Eater"]), opponent=kyza.side(set=["Night Nurse"])).pick(
        "activate Fire Eater"
    )
    said = duel.m.why_not(ME, duel.find("Fire Eater"))
    assert said == "Opponent chooses now, before your turn goes on."


def test_who_has_answered_in_secret_is_told_who_has_not() -> None:
    m = KRYSIS.start(seed=1, players=3, names=["Ann", "Ben", "Cid"])
    card = m.zones[1 * ZONES + HAND][0]
    while 1 in m.frames[-1].op.asked(m, m.frames[-1]):
        m.choose(0, 1)
    assert m.why_not(1, card) == "You have chosen in secret already, and wait for Ann and Cid."
    assert m.why_not(0, m.zones[HAND][0]).startswith("First answer 'How many ")


def test_another_question_comes_first() -> None:
    t = table(me=side(hand=["Krump"], line=["Troll"])).pick("play Krump")
    assert t.m.why_not(ME, t.find("Troll")) == "First answer 'On which flank does Krump enter play?'."


def test_after_the_end_nothing_can_be_chosen() -> None:
    m = ended()
    card = next(card for card in range(len(m.prints)) if m.known[card] & 1)
    assert m.outcome is not None
    assert m.why_not(ME, card) == f"The game is over: {m.outcome.reason}."
