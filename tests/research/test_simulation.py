import json
from dataclasses import replace

import pytest

import cardwright as cw
from cardwright import bots, research
from cardwright.bots.bot import Seen
from cardwright.research import simulation
from cardwright.research.simulation import play, seats_of, shipped, start
from tests.service.served import added


def two_decks() -> list[cw.DeckList]:
    decks = cw.load("keyforge").decks
    return [decks["Radiant Argus the Supreme"], decks["Gregg, the Adjutant of Myths"]]


def random_games(n: int, jobs: int = 1, seed: int | str = 7) -> research.Simulation:
    return research.simulate("keyforge", two_decks(), ["random", "random"], n, seed=seed, jobs=jobs)


def test_the_result_is_the_same_for_any_number_of_jobs() -> None:
    one = random_games(12)
    assert random_games(12, jobs=2).games == one.games
    assert random_games(12, jobs=3).games == one.games


def test_other_processes_know_a_game_that_is_registered_in_this_one() -> None:
    with added("beasts", "tests.toys.beasts.game"):
        shipped = cw.load("beasts").decks
        result = research.simulate("Beasts", list(shipped.values()), ["random", "random"], 4, jobs=2)
    assert (result.plan.game, len(result.ended), result.errors) == ("beasts", 4, [])


def test_a_longer_simulation_begins_with_the_shorter_one() -> None:
    assert random_games(12).games[:5] == random_games(5).games
    assert random_games(5, seed=8).games != random_games(5).games


def test_the_numbers_add_up() -> None:
    result = random_games(20)
    assert [game.number for game in result.games] == list(range(20))
    assert result.errors == []
    assert result.wins(0) + result.wins(1) + result.draws == 20
    low, high = result.chance(0)
    assert low < result.wins(0) / 20 < high
    assert 0 < result.first_wins <= 20
    turns = result.length("turns")
    assert turns["least"] <= turns["median"] <= turns["most"]
    assert result.decisions == sum(game.decisions for game in result.games)
    assert {game.reason for game in result.games} == {"third key forged"}


def test_contestants_change_seats_and_keep_their_decks_and_bots() -> None:
    plan = random_games(1).plan
    assert [seats_of(plan, number) for number in range(3)] == [[0, 1], [1, 0], [0, 1]]
    houses = [start(plan, number).view(0)["players"][0]["facts"]["houses"] for number in range(2)]
    assert houses[0] == ["logos", "sanctum", "untamed"]
    assert houses[1] == ["untamed", "brobnar", "logos"]


def test_where_fewer_decks_ship_than_there_are_contestants_they_come_again() -> None:
    result = research.simulate("kryptik", [], ["random"] * 6, 1, seed="six")
    assert result.errors == []
    decks = shipped(cw.load("kryptik").seated(6), 1)
    assert len({deck.name for deck in decks}) == 4
    assert decks[4:] == decks[:2]


def test_every_game_can_be_played_again_by_its_seed() -> None:
    result = random_games(3)
    for game in result.games:
        assert play(result.plan, game.number) == game
        assert game.seed == f"7/{game.number}"
    assert len({start(result.plan, number).fingerprint for number in range(3)}) == 3


def test_a_game_that_goes_wrong_is_told_with_its_seed_and_loses_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    class Stumbling(bots.RandomBot):
        def pick(self, seen: Seen, decision: cw.Decision) -> int:
            if self.rng.below(400) == 0:
                raise ValueError("stumbled")
            return super().pick(seen, decision)

    monkeypatch.setattr(bots, "make", lambda _, rng, **__: Stumbling(rng))
    result = random_games(20)
    assert 0 < len(result.errors) < 20
    assert len(result.errors) + len(result.ended) == 20
    for game in result.errors:
        assert game.error == "ValueError: stumbled"
        assert game.seed == f"7/{game.number}"
        assert game.winners == ()


def test_a_game_without_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "MOST_DECISIONS", 5)
    (game,) = random_games(1).games
    assert game.decisions == 5
    assert "not ended after 5 decisions" in game.error


def test_it_goes_to_json_whole() -> None:
    result = random_games(4)
    data = json.loads(result.to_json())
    assert data["plan"]["bots"] == ["random", "random"]
    assert data["plan"]["decks"][0]["name"] == "Radiant Argus the Supreme"
    assert [game["winners"] for game in data["games"]] == [list(game.winners) for game in result.games]
    assert replace(result, seconds=0.0).games == result.games


def test_progress_is_told_to_the_last_game() -> None:
    told: list[int] = []
    research.simulate("keyforge", two_decks(), ["random", "random"], 9, progress=told.append)
    assert sum(told) == 9


@pytest.mark.parametrize(
    ("names", "n", "jobs", "error"),
    [
        (["random"], 1, 1, cw.BadSetup),
        (["random", "random", "random"], 1, 1, cw.BadSetup),
        (["random", "clever"], 1, 1, cw.UnknownBot),
        (["random", "random"], 0, 1, cw.BadSetup),
        (["random", "random"], 1, 0, cw.BadSetup),
    ],
)
def test_what_cannot_begin_is_refused(names: list[str], n: int, jobs: int, error: type[cw.CardwrightError]) -> None:
    with pytest.raises(error):
        research.simulate("keyforge", two_decks(), names, n, jobs=jobs)


def test_series_are_counted_by_who_won_them() -> None:
    result = research.simulate("keyforge", two_decks(), ["random", "random"], 6, seed=7, best_of=3)
    assert result.errors == []
    assert len(result.decided) == 6
    assert result.wins(0) + result.wins(1) == 6
    for number in range(6):
        games = [game for game in result.games if game.number == number]
        assert [game.game for game in games] == [1, 2, 3][: len(games)]
        assert (games[-1].winners,) == (result.decided[number],)
        assert (len(games) == 2) == (games[0].winners == games[1].winners)
    assert result.games[0] == random_games(1).games[0]
    again = research.simulate("keyforge", two_decks(), ["random", "random"], 6, seed=7, best_of=3, jobs=2)
    assert again.games == result.games


def test_a_game_that_goes_wrong_decides_no_series(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "MOST_DECISIONS", 5)
    result = research.simulate("keyforge", two_decks(), ["random", "random"], 2, best_of=3)
    assert [(game.number, game.game) for game in result.games] == [(0, 1), (1, 1)]
    assert (len(result.errors), result.decided) == (2, [])
