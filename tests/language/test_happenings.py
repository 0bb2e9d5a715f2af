"""What cards wait for: what happens to cards, what players do, the times of a turn."""

import pytest

from cardwright.games.keyforge.events import EndReached, Forged
from cardwright.games.keyforge.words.happenings import END, PLAYS
from cardwright.games.keyforge.words.vocabulary import any_creature, creature, draw, gain, plays, whenever
from cardwright.kernel.grammar import printed
from cardwright.language.durations import Until
from cardwright.language.happenings import Happening, Moment, PlayerDoes, PlayerOccurrence, TimeComes
from cardwright.language.players import OPPONENT, YOU
from tests.games.keyforge.table import made, side, table

FORGES = PlayerOccurrence("forges", Forged, "forge", "a key")
FIGHTS_END = Moment("end", EndReached, "fight step")


@pytest.mark.parametrize(
    ("happening", "said"),
    [
        (plays(any_creature.other), "whenever you play another creature, draw a card"),
        (PlayerDoes(OPPONENT, FORGES), "whenever your opponent forges a key, draw a card"),
        (TimeComes(END), "at the end of your turn, draw a card"),
        (TimeComes(END, OPPONENT), "at the end of your opponent's turn, draw a card"),
        (TimeComes(FIGHTS_END, OPPONENT), "at the end of your opponent's fight step, draw a card"),
    ],
)
def test_what_happens_is_a_verb_and_its_event(happening: Happening, said: str) -> None:
    assert whenever(happening, draw()).text() == said


def test_the_time_that_something_lasts_to_is_a_statement() -> None:
    assert printed(Until(TimeComes(END, OPPONENT)).phrase()) == "until your opponent's turn ends"


def test_what_is_done_with_a_card_says_with_which() -> None:
    assert PlayerDoes(YOU, PLAYS).faults() == ("it is done with a card: say with which",)
    assert PlayerDoes(YOU, FORGES, creature).faults() == ("it is not done with a card",)
    assert PlayerDoes(YOU, PLAYS, creature).faults() == PlayerDoes(YOU, FORGES).faults() == ()


def test_it_is_done_by_whom_it_says() -> None:
    envy = made("Envy", whenever(PlayerDoes(OPPONENT, PLAYS, any_creature), gain(2)), like="Troll")
    t = table("brobnar", me=side(hand=["Krump"], line=[envy]), opponent=side(line=[envy]))
    t.play("Krump", "left flank")
    assert t.aember == (0, 2)
    t.ends_clean("Krump")
