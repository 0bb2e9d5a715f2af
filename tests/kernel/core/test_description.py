import pytest

from cardwright.kernel.core.state import State
from cardwright.kernel.pieces.heads import Feature, Head
from tests.toys.duel import DuelGame
from tests.toys.duel_match import Duel


class Judged(DuelGame):
    """A duel in which players stand as well as it is told."""

    def __init__(self, *stands: float) -> None:
        super().__init__(len(stands))
        self.stands = stands
        self.judged_by = 2.0

    def evaluate(self, m: State, player: int) -> float:
        return self.stands[player]


class Featured(Judged):
    """The same with a feature, how well a player stands, and with heads in its package."""

    def __init__(self, *stands: float) -> None:
        super().__init__(*stands)
        self.features = (Feature("stand", "how well the player stands"),)

    def features_of(self, m: State, player: int) -> list[float]:
        return [self.stands[player]]

    def data(self, name: str) -> object:
        return {"2": {"weights": {"stand": -1.0}}} if name == "heads" else None


def judged(*stands: float) -> tuple[Judged, Duel]:
    game = Judged(*stands)
    m = game.start(seed=1)
    assert isinstance(m, Duel)
    return game, m


def test_who_stands_better_has_the_better_chance() -> None:
    game, m = judged(3.0, 1.0)
    first, second = game.chances(m)
    assert first / second == pytest.approx(2.718281828)
    assert first + second == pytest.approx(1)


def test_of_several_each_has_a_chance() -> None:
    game, m = judged(2.0, 2.0, 2.0)
    assert game.chances(m) == pytest.approx([1 / 3] * 3)


def test_no_distance_is_too_far_to_be_told() -> None:
    game, m = judged(1e9, -1e9)
    assert game.chances(m) == pytest.approx([1, 0])


def test_who_is_out_has_no_chance() -> None:
    game, m = judged(2.0, 2.0, 9.0)
    m.seats = (0, 1)
    assert game.chances(m) == pytest.approx([0.5, 0.5, 0])


def test_at_the_end_the_winners_share_it_and_all_do_where_nobody_wins() -> None:
    game, m = judged(2.0, 2.0, 9.0)
    m.end((1,), "")
    assert game.chances(m) == [0, 1, 0]
    m.end((0, 1), "")
    assert game.chances(m) == [0.5, 0.5, 0]
    m.end((), "")
    assert game.chances(m) == pytest.approx([1 / 3] * 3)


def test_with_something_of_ones_own_it_is_a_version_apart_and_carries_on_none_but_those_with_the_same() -> None:
    plain, one, other = DuelGame(2), DuelGame(2), DuelGame(2)
    for game in (plain, one, other):
        game.version, game.carries_on = "2", ("1",)
    one.differ(["a card"])
    other.differ(["another card"])
    assert len({plain.version, one.version, other.version}) == 3
    for game in (one, other):
        (carried,) = game.carries_on
        assert carried == game.version.replace("2-", "1-")


def test_the_head_of_the_package_tells_the_chances_and_another_one_where_it_is_given() -> None:
    game = Featured(3.0, 1.0)
    m = game.start(seed=1)
    first, second = game.chances(m)
    assert second / first == pytest.approx(7.389056099)
    first, second = game.chances(m, Head((0.5,)))
    assert first / second == pytest.approx(2.718281828)


def test_a_number_of_players_of_whom_nothing_was_learned_is_judged_by_the_heuristic() -> None:
    game = Featured(2.0, 2.0, 0.0)
    assert game.head is None
    assert game.chances(game.start(seed=1))[2] < 1 / 3


def test_a_head_judges_nobody_who_is_out() -> None:
    game = Featured(2.0, 2.0, 9.0)
    m = game.start(seed=1)
    m.seats = (0, 1)
    assert game.chances(m, Head((1.0,))) == pytest.approx([0.5, 0.5, 0])
