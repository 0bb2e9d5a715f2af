"""What an outcome is worth to its players."""

from cardwright.kernel.basics.outcome import WON, Outcome, final_standings, returns


def test_returns_are_what_the_losers_lose() -> None:
    assert returns(Outcome((1,), "third key forged"), 2) == [-1, 1]
    assert returns(Outcome((0, 2), "most points"), 4) == [1 / 2, -1 / 2, 1 / 2, -1 / 2]
    assert returns(Outcome((), "a draw"), 2) == returns(Outcome((0, 1), "most points"), 2) == [0, 0]
    assert returns(None, 3) == [0, 0, 0]


def test_who_has_won_alone_stands_best_and_who_shares_it_better_than_who_has_lost() -> None:
    assert final_standings(Outcome((1,), "last one standing"), 3) == [-WON, WON, -WON]
    assert final_standings(Outcome((0, 2), "most points"), 3) == [WON / 2, -WON, WON / 2]
    assert final_standings(Outcome((), "a draw"), 2) == [0, 0]
