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


def test_a_game_that_cannot_begin_is_not_loaded() -> None:
    envs.openspiel("kyza")
    for settings, sentence in (
        ("life=0", "The option life must be a whole number from 1 to 999, not 0"),
        ("decks=nope/sparks", "No deck that ships with Kyza Kards is called 'nope'"),
        ("decks=sparks", "there must be 2 decks, not 1"),
        ("players=3", "Kyza Kards is played by 2 players, not by 3"),
    ):
        with pytest.raises(cw.CardwrightError, match=sentence):
            pyspiel.load_game(f"cardwright_kyza({settings})")
    deck = cw.load("kyza").find_deck("sparks")
    with pytest.raises(cw.BadSetup, match="by their names, not with 'Sparks and Drums'"):
        envs.openspiel("kyza", decks=[deck, deck])  # type: ignore[list-item]


def test_a_bad_action_is_refused_in_a_sentence_and_changes_nothing() -> None:
    state = envs.openspiel("kyza").new_initial_state()
    for seed in (-3, 4096, 5000):
        with pytest.raises(cw.IllegalOption, match=rf"^Chance draws one of the matches 0 to 4095; there is no {seed}"):
            state.apply_action(seed)
    assert state.is_chance_node()
    state.apply_action(4095)
    before = str(state)
    with pytest.raises(cw.IllegalOption, match=r"^The action 99999 is not possible now; possible are \d+"):
        state.apply_action(99999)
    assert str(state) == before


def test_a_match_is_over_after_as_many_decisions_as_the_game_says() -> None:
    game = envs.openspiel("keyforge", most_decisions=30)
    assert game.max_game_length() == 30
    state = at_random(game, 29)
    assert not state.is_terminal()
    assert state.clone().move_number() == 30
    state.apply_action(state.legal_actions()[-1])
    assert state.is_terminal()
    assert state.current_player() == pyspiel.PlayerId.TERMINAL
    assert (state.legal_actions(), state.returns()) == ([], [0.0, 0.0])
    with pytest.raises(cw.GameOver, match=r"^The match is over: nobody acts any more\.$"):
        state.apply_action(0)
    assert pyspiel.load_game(str(game)).max_game_length() == 30
    assert envs.openspiel("keyforge").max_game_length() == 100_000


@pytest.mark.parametrize("name", ["krysis", "kryptik"])
def test_a_player_who_has_picked_otherwise_knows_it(name: str) -> None:
    rng, game, untold = cw.Rng(1), envs.openspiel(name), 0
    for seed in range(6):
        state = game.new_initial_state()
        state.apply_action(seed)
        while not state.is_terminal() and state.move_number() < 120:
            seen = told_after_each_action(state)
            assert len({*seen}) == len(seen)
            untold += len({text.rpartition("\n")[0] for text in seen}) < len(seen)
            legal = state.legal_actions()
            state.apply_action(legal[rng.below(len(legal))])
    assert untold, "it is never tried where log and view tell too little"


def told_after_each_action(state: Any) -> list[str]:
    """What whoever acts now knows after each of some actions, where the same player is asked again."""
    player, seen = state.current_player(), []
    for action in state.legal_actions()[:8]:
        after = state.clone()
        after.apply_action(action)
        if after.current_player() == player:
            seen.append(after.information_state_string(player))
    return seen
