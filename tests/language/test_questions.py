"""What is asked of what is in force: numbers in layers, and what can and cannot be done."""

from dataclasses import dataclass

from cardwright.kernel.core.frames import (
    LAYER_ADD,
    LAYER_MULTIPLY,
    LAYER_SET,
    Activation,
    Key,
    Standing,
    StandingNode,
)
from cardwright.kernel.core.state import State
from cardwright.kernel.pieces.nodes import Term
from tests.toys.duel_match import POWER, STRIKES, Left
from tests.toys.duel_table import find, laid_out

TOP = LAYER_ADD + 10


@dataclass(frozen=True)
class Bending(StandingNode):
    """Bends the power of all creatures; on the top layer it swaps the digits of a number below 100."""

    at: int
    by: int

    def keys(self) -> tuple[Key, ...]:
        return (POWER.key,)

    def layer(self) -> int:
        return self.at

    def applies(self, m: State, s: Standing, x: int, other: int) -> bool:
        return True

    def bend(self, m: State, s: Standing, asked: Term, x: int, value: int) -> int:
        by_layer = {LAYER_SET: self.by, LAYER_MULTIPLY: value * self.by, LAYER_ADD: value + self.by}
        return by_layer.get(self.at, value % 10 * 10 + value // 10)


def power(*bendings: Bending) -> int:
    """What the power of an Ox becomes under these, in the order of their age."""
    m = laid_out({"field": ["Ox"]}, {})
    for bending in bendings:
        m.add_standing(Standing(bending, Activation(0, -1)))
    return m.power(find(m, "Ox", 0))


def test_a_question_that_nothing_bends_has_the_printed_answer() -> None:
    assert power() == 2


def test_layers_come_before_age() -> None:
    set_it, double, add = Bending(LAYER_SET, 5), Bending(LAYER_MULTIPLY, 2), Bending(LAYER_ADD, 1)
    assert power(add, double, set_it) == power(set_it, double, add) == 11
    assert power(add, double) == 5


def test_within_a_layer_the_youngest_has_the_last_word() -> None:
    assert power(Bending(LAYER_SET, 5), Bending(LAYER_SET, 7)) == 7
    assert power(Bending(LAYER_SET, 7), Bending(LAYER_SET, 5)) == 5


def test_a_game_has_layers_of_its_own() -> None:
    assert power(Bending(TOP, 0), Bending(LAYER_ADD, 10)) == 21


def test_what_ended_no_longer_bends_and_the_rest_keeps_its_order() -> None:
    m = laid_out({"field": ["Ox"]}, {})
    first, last = [Standing(Bending(LAYER_SET, n), Activation(0, -1)) for n in (7, 4)]
    m.add_standing(first)
    m.add_standing(last)
    assert m.in_force("power") == (first, last)
    m.remove_standing([last])
    assert POWER.bent(m, find(m, "Ox", 0), 2) == 7


def test_lords_and_levellers() -> None:
    m = laid_out({"field": ["Ox", "Captain", "Captain"]}, {"field": ["Bear", "Leveller"]})
    assert m.power(find(m, "Ox", 0)) == 3  # set to 1, then +1 twice
    assert m.power(find(m, "Captain")) == 2
    assert m.power(find(m, "Bear")) == 1
    assert m.power(find(m, "Leveller")) == 2
    m.do(Left(find(m, "Leveller"), 0))
    assert (m.power(find(m, "Ox", 0)), m.power(find(m, "Bear"))) == (4, 3)


def test_can_beats_the_rules_and_cannot_beats_can() -> None:
    m = laid_out({"field": ["Ox"]}, {"field": ["Bear"]})
    ox = find(m, "Ox", 0)
    assert STRIKES.allowed(m, ox, by_rules=True)
    assert not STRIKES.allowed(m, ox, by_rules=False)
    m = laid_out({"field": ["Ox", "Herald"]}, {"field": ["Bear"]})
    assert STRIKES.allowed(m, find(m, "Ox", 0), by_rules=False)
    assert not STRIKES.allowed(m, find(m, "Bear"), by_rules=False)
    m = laid_out({"field": ["Abbot", "Ox", "Herald"]}, {})
    assert not STRIKES.allowed(m, find(m, "Ox", 0), by_rules=True)
    assert STRIKES.allowed(m, find(m, "Abbot"), by_rules=False)
