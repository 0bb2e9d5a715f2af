"""OpenSpiel: the library's own test in every game, with states written down and read back, and its search on ours."""

import subprocess
import sys
from typing import Any

import pytest

import cardwright as cw
from cardwright import envs
from tests.envs.games import every_game

pyspiel: Any = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed", exc_type=ImportError)

SHORT: dict[str, dict[str, int]] = {
    "crucible": {"pick": 0, "rounds": 2},
    "kryptik": {"longest": 6},
    "kryptik-draft": {"boosters": 3},
    "kyza": {"life": 5},
}
"""Options that make games so short that each of their states can be written down and read back."""


@every_game
def test_it_is_what_the_library_wants(name: str, players: int) -> None:
    game = envs.openspiel(name, players=players, decks=(), **SHORT.get(name, {}))
    pyspiel.random_sim_test(game, num_sims=1, serialize=name in SHORT, verbose=False)
    state = at_random(game, 8)
    again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1]
    assert str(again) == str(state)
    assert again.history() == state.history()


def at_random(game: Any, picks: int) -> Any:
    """A state after so many random picks."""
    rng = cw.Rng(1)
    state = game.new_initial_state()
    state.apply_action(7)
    for _ in range(picks):
        legal = state.legal_actions()
        state.apply_action(legal[rng.below(len(legal))])
    return state


def test_it_is_found_by_its_name_with_its_settings() -> None:
    envs.openspiel("kyza")
    game = pyspiel.load_game("cardwright_kyza", {"life": 5, "decks": "sparks/still"})
    state = at_random(game, 1)
    assert [seat["counters"]["life"] for seat in state.match.view(2)["players"]] == [5, 5]
    assert sorted(state.match.decks) == ["Sparks and Drums", "Still Waters"]
    assert state.action_to_string(state.legal_actions()[0]) in state.match.decision.texts()


def test_clones_are_independent_and_resampled_states_look_alike() -> None:
    game = envs.openspiel("kyza")
    state = at_random(game, 20)
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert str(clone) != str(state)
    player = state.current_player()
    other = state.resample_from_infostate(player, lambda: 0.5)
    assert other.observation_string(player) == state.observation_string(player)
    assert other.information_state_string(player) == state.information_state_string(player)
    assert other.legal_actions() == state.legal_actions()
    assert state.match.log(player)[-1] in state.information_state_string(player)


def test_what_cannot_begin_is_said_at_once() -> None:
    with pytest.raises(cw.BadSetup, match="The game has no option 'lives'"):
        envs.openspiel("kyza", lives=3)
    with pytest.raises(cw.BadDeck, match="No deck that ships with Kyza Kards is called"):
        envs.openspiel("kyza", decks=["sparks", "nothing"])


def test_python_ends_in_peace() -> None:
    code = "from cardwright import envs; envs.openspiel('kyza')"
    subprocess.run([sys.executable, "-c", code], check=True)  # noqa: S603 - ours
