"""What a search would do in a player's place, in matches that are decided at a glance."""

import pytest

import cardwright as cw
from cardwright.bots import Budget
from cardwright.kernel.asking.amounts import in_part, quantities_asked
from cardwright.research.hints import BUDGET, LEAST, OF_REST, hint, sentence

QUICK = Budget(iterations=40)


def winning() -> cw.Match:
    """A match with one life for each, in which the Wolf Whistler wins at once."""
    match = cw.load("kyza").start(["night market", "harbor watch"], seed=16, names=["Ann", "Ben"], life=1)
    match.choose("set Wolf Whistler")
    return match


def test_a_win_is_seen_and_told_with_what_comes_next() -> None:
    match = winning()
    before = match.to_json()
    found = hint(match, cw.Rng("hint"), QUICK)
    assert match.to_json() == before
    assert [match.codes.index(code) for code in found.codes] == [match.decision.find("activate Wolf Whistler")]
    assert found.chance == 1.0
    assert found.sentence.startswith("I would pick 'activate Wolf Whistler', with a 100% chance to win; next best is '")


def test_it_knows_no_more_than_the_player() -> None:
    match = winning()
    other = match.sample(match.chooser, cw.Rng("another deal"))
    assert [card.key for card in other.prints] != [card.key for card in match.prints]
    assert hint(match, cw.Rng("hint"), QUICK) == hint(other, cw.Rng("hint"), QUICK)


def test_several_numbers_are_told_as_one_answer() -> None:
    match = cw.load("krysis").start(seed=5)
    while quantities_asked(match) is None:
        match.choose(0)
    found = hint(match, cw.Rng("hint"), QUICK)
    for code in found.codes:
        assert code in match.codes
        match.choose(match.codes.index(code))
    assert not in_part(match)
    assert found.sentence.count("'bid ") == len(found.codes) + 1


def test_an_answer_of_many_picks_takes_no_longer_than_one_of_few() -> None:
    """Each pick is given a share of what is left, and the last ones something still."""
    took = 0.0
    for _ in range(7):
        each = BUDGET.share(took, OF_REST, LEAST)
        assert each.iterations == BUDGET.iterations
        assert each.seconds > 0
        took += each.seconds
    assert took < 1.5 * BUDGET.seconds
    assert QUICK.share(0.0, OF_REST, LEAST) == QUICK, "without a limit of time there is none for a pick"


def test_where_nothing_is_left_to_choose_it_says_so() -> None:
    match = winning()
    match.skip_forced = False
    while len(match.codes) > 1:
        match.choose(0)
    (only,) = match.decision.texts()
    assert hint(match, cw.Rng("hint"), QUICK).sentence == f"There is nothing else to pick than '{only}'."


@pytest.mark.parametrize(
    ("worth", "end"), [(0.4, "; next best is 'pass' with 40%."), (0.495, ", and 'pass' is as good.")]
)
def test_what_is_next_best_is_told(worth: float, end: str) -> None:
    told = sentence(["bid red 1", "bid blue 0"], 0.5, "pass", worth)
    assert told == f"I would pick 'bid red 1' and 'bid blue 0', with a 50% chance to win{end}"
