import pytest

import cardwright as cw
from cardwright import research
from cardwright.research.report import figures
from cardwright.research.report.figures import Share
from cardwright.research.simulation import decks_of, seats_of


@pytest.fixture(scope="module")
def result() -> research.Simulation:
    return research.simulate("kyza", [], ["greedy", "random"], 12, seed="figures", gather=True)


def test_sides_seats_and_who_began_are_those_of_the_simulation(result: research.Simulation) -> None:
    greedy, random = figures.sides(result)
    assert (greedy.name, greedy.all, random.all) == ("greedy", Share(result.wins(0), 12), Share(result.wins(1), 12))
    assert greedy.began.won + greedy.followed.won == greedy.all.won
    assert greedy.began.of == random.followed.of == sum(game.first == 0 for game in result.games)
    assert greedy.began.won + random.began.won == result.first_wins
    assert greedy.all.interval == result.chance(0)
    first, second = figures.seats(result)
    assert first.won == sum(seats_of(result.plan, game.number)[0] in game.winners for game in result.games)
    assert first.won + second.won + result.draws == 12
    assert figures.pairs(result)[0].share == Share(result.wins(0), result.wins(0) + result.wins(1))


def test_decks_are_told_each_against_each_other_that_it_met(result: research.Simulation) -> None:
    rows = figures.deck_rows(result)
    assert sum(row.all.of for row in rows) == 24
    assert sum(row.all.won for row in rows) == 12 - result.draws
    for row in rows:
        met = [share for share in row.against if share is not None]
        assert sum(share.won for share in met) == row.all.won
        assert sum(share.of for share in met) == row.all.of
    one, other = [deck.name for deck in decks_of(result.plan, 0)]
    names = [row.name for row in rows]
    both = rows[names.index(one)].against[names.index(other)]
    assert both is not None
    assert both.of == sum({one, other} == {deck.name for deck in decks_of(result.plan, i)} for i in range(12))


def test_a_deck_against_itself_stands_in_no_cell() -> None:
    decks = [cw.load("kyza").find_deck("sparks")] * 2
    (row,) = figures.deck_rows(research.simulate("kyza", decks, ["random", "random"], 2))
    assert row.against == (None,)
    assert row.all.of == 4


def test_cards_count_once_for_each_player_of_a_game(result: research.Simulation) -> None:
    rows = figures.card_rows(result)
    assert [row.drawn.rate for row in rows] == sorted([row.drawn.rate for row in rows], reverse=True)
    for row in rows:
        assert row.played.of <= row.drawn.of <= row.seen <= row.had <= 24
    row = max(rows, key=lambda row: row.played.of)
    told = [
        (game.winners == (i,), row.name in cards.drawn, row.name in cards.played)
        for game in result.games
        if game.gathered is not None
        for i, cards in enumerate(game.gathered.cards)
    ]
    assert row.drawn == figures.Share(sum(won and drawn for won, drawn, _ in told), sum(drawn for _, drawn, _ in told))
    assert row.played == figures.Share(
        sum(won and played for won, _, played in told), sum(played for _, _, played in told)
    )


def test_thoughts_are_told_in_milliseconds_by_bot(result: research.Simulation) -> None:
    greedy, random = figures.thinking(result)
    assert greedy.picks + random.picks == result.decisions
    assert 0 < greedy.median <= greedy.most
    assert greedy.game == pytest.approx(greedy.mean * greedy.picks / 12 / 1000)


def test_games_that_ended_alike_are_counted_together() -> None:
    result = research.simulate("krysis", [], ["random", "random"], 5)
    reasons = figures.endings(result)
    assert sum(number for _, number in reasons) == 5
    assert all(":" not in reason for reason, _ in reasons)


def test_bots_of_the_same_name_are_told_apart() -> None:
    plan = research.simulation.planned("krysis", [], ["greedy", "random", "greedy"])
    assert figures.called(plan) == ["greedy (1)", "random", "greedy (3)"]
    assert figures.deck_rows(research.simulate("krysis", [], ["random", "random"], 1)) == []
