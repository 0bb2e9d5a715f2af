"""What a round of Speed Krysis is reckoned to bring."""

from cardwright.games.krysis.speed_forecast import Side, lead

NOTHING = (0, 0, 0)


def test_who_beats_the_other_steals_what_the_team_carries() -> None:
    strong = Side(NOTHING, (1, 1, 0), 1.0)
    weak = Side((2, 3, 0), (3, 3, 0), 0.0)
    assert lead(strong, weak, last=True) == 3 + 2, "the other, who can fill no team, mines, which is too late"


def test_who_cannot_steal_carries_a_full_load_home_and_leaves_the_rest_alone() -> None:
    carrier = Side((2, 3, 0), (1, 1, 0), 0.0)
    idle = Side(NOTHING, (1, 1, 0), 0.0)
    assert lead(carrier, idle, last=True) == 5 - 5, "the rest is deserted, and as much of it is stolen"
    assert lead(carrier, Side(NOTHING, NOTHING, 0.0), last=True) == 5


def test_who_cannot_fill_the_team_mines_which_counts_while_there_are_rounds_left() -> None:
    miner = Side((0, 1, 0), (2, 2, 0), 0.0)
    idle = Side(NOTHING, NOTHING, 0.0)
    assert lead(miner, idle, last=True) == 0
    assert lead(miner, idle, last=False) == 0.5 * (6 + 6)
    assert lead(miner, Side(NOTHING, (2, 0, 0), 1.0), last=False) == 0.5 * 6 - 6, "what is mined may be stolen at once"


def test_a_chance_to_steal_is_a_chance() -> None:
    other = Side((2, 0, 0), NOTHING, 0.0)
    certain, never, half = [lead(Side((2, 3, 0), (1, 1, 0), chance), other, last=True) for chance in (1, 0, 0.5)]
    assert half == (certain + never) / 2
