"""Series of games: how they stand, when they are over, and what they leave to the next game."""

import pytest

import cardwright as cw
from cardwright.kernel.basics.errors import BadSetup
from cardwright.kernel.basics.rng import Rng
from cardwright.kernel.pieces.series import DRAWN, Series
from tests.kernel.playing import DECKS


def played(*winners: int, best_of: int = 3, players: int = 2) -> Series:
    series = Series(players, best_of)
    for winner in winners:
        assert not series.over
        series = series.after(() if winner == DRAWN else (winner,))
    return series


@pytest.mark.rule("kryptik:ruling.best-of-three")
def test_a_series_ends_once_nobody_can_catch_up() -> None:
    assert not played(0).over
    assert played(0, 0).over
    assert not played(0, 1).over
    assert played(0, 1, 1).leaders == (1,)
    assert not played(1, 1, best_of=5).over
    assert played(1, 1, 0, 1, best_of=5).score == (1, 3)
    assert played(1, 1, 0, 1, best_of=5).over
    assert played(0, best_of=1).over


@pytest.mark.rule("kryptik:ruling.best-of-three")
def test_a_drawn_game_counts_for_nobody_and_is_not_played_again() -> None:
    assert not played(DRAWN, 0).over
    assert played(DRAWN, 0, DRAWN).leaders == (0,)
    assert played(0, DRAWN, 1).over
    assert played(0, DRAWN, 1).leaders == ()
    assert Series(2, 3).after((0, 1)).won == (DRAWN,)


def test_among_several_players_whoever_won_most_wins() -> None:
    assert not played(0, 1, players=3).over
    assert played(0, 1, 2, players=3).leaders == ()
    assert played(0, 0, players=3).over
    five = played(0, 1, 0, 1, 2, best_of=5, players=3)
    assert (five.over, five.leaders) == (True, (0, 1))


@pytest.mark.rule("kryptik:ruling.loser-chooses")
def test_the_loser_chooses_who_begins_and_after_a_draw_nobody_does() -> None:
    options = {"first": -1, "chooser": -1}
    assert played(0).options(options)["chooser"] == 1
    assert played(0, 1).options(options)["chooser"] == 0
    assert played(0, DRAWN).options({"first": -1, "chooser": 1})["chooser"] == -1
    assert played(2, players=3).options(options)["chooser"] == 0


def test_without_a_chooser_the_first_turn_goes_on() -> None:
    assert played(0).options({"first": -1, "life": 20}, first=1) == {"first": 0, "life": 20}
    assert played(0).options({"life": 20}, first=1) == {"life": 20}
    assert played(0).options({"first": -1}) == {"first": -1}


def test_how_it_stands_is_said_in_a_sentence() -> None:
    names = ("Ann", "Ben")
    assert played(0).told(names) == "Ann leads 1 : 0 in this best of 3."
    assert played(1).told(names) == "Ben leads 1 : 0 in this best of 3."
    assert played(0, 1).told(names) == "It stands 1 : 1 in this best of 3."
    assert played(0, 1, 1).told(names) == "Ben wins the series 2 : 1."
    assert played(0, 1, DRAWN).told(names) == "The series ends in a draw, 1 : 1."
    three = played(0, 1, best_of=5, players=3)
    assert three.told(("Ann", "Ben", "Cal")) == "Ann and Ben lead 1 : 1 : 0 in this best of 5."


@pytest.mark.parametrize("best_of", [-1, 0, 2, 11])
def test_a_series_has_an_odd_number_of_games(best_of: int) -> None:
    with pytest.raises(BadSetup, match=f"best of 1, 3, 5, 7 or 9 games, not of {best_of}"):
        Series(2, best_of)


def test_a_match_knows_its_series_and_so_do_its_record_and_its_save() -> None:
    game = cw.load("keyforge")
    series = Series(2, 3).after((1,))
    match = game.start(DECKS, 7, series=series, chooser=series.options({"chooser": -1})["chooser"])
    assert match.decision.player == 0
    assert match.decision.texts() == ["go first", "go second"]
    rng = Rng(1)
    for _ in range(20):
        match.choose(rng.below(len(match.decision)))
    assert match.setup is not None
    assert match.setup.series == series
    again = cw.Match.from_json(match.to_json())
    assert again == match
    assert again.setup is not None
    assert again.setup.series == series
    record = cw.Record.from_json(match.record.to_json())
    assert record.setup.series == series
    assert cw.replay(record).fingerprint == match.fingerprint


def test_a_series_of_others_is_refused() -> None:
    with pytest.raises(BadSetup, match="A series of 3 players is not played by 2"):
        cw.load("keyforge").start(DECKS, 7, series=Series(3, 3))


def test_a_record_with_a_damaged_series_is_refused_in_a_sentence() -> None:
    text = cw.load("keyforge").start(DECKS, 7, series=Series(2, 3)).record.to_json()
    for damaged in ('{"best_of": 4, "won": []}', '{"best_of": 3, "won": [2]}', '{"best_of": 3}', '"x"'):
        broken = text.replace('{"best_of": 3, "won": []}', damaged)
        assert broken != text
        with pytest.raises(cw.BadRecord, match="This record is damaged"):
            cw.Record.from_json(broken)
