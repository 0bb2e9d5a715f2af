"""What all environments have in common: the libraries are asked for only by whoever wants them."""

import copy
import pickle
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import cardwright as cw
from cardwright import envs
from cardwright.envs.episodes import Episodes, drawn_decks, option_of
from tests.envs.stepping import every_kind, made, stepped

LIBRARIES = ("numpy", "gymnasium", "pettingzoo", "pyspiel")


def test_nothing_but_an_environment_imports_the_libraries() -> None:
    code = f"import sys, cardwright.envs, cardwright.cli.app; print({{*sys.modules}} & {{*{LIBRARIES}}})"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)  # noqa: S603 - ours
    assert run.stdout.strip() == "set()"


def test_a_library_that_is_missing_is_asked_for_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    monkeypatch.delitem(sys.modules, "cardwright.envs.agents", raising=False)
    with pytest.raises(envs.MissingExtra, match=r"^This needs pettingzoo: install cardwright\[envs\]\.$"):
        envs.aec("kyza")


def test_decks_that_may_meet_are_drawn_for_each_match() -> None:
    kyza = cw.load("kyza")
    form = kyza.deck_form
    assert form is not None
    drawn = [drawn_decks(kyza, cw.Rng(seed)) for seed in range(12)]
    assert all(form.may_meet(one, other) for one, other in drawn)
    assert len({one.name for one, _ in drawn}) > 2
    assert drawn_decks(cw.load("krysis"), cw.Rng(1)) == []


def test_matches_follow_from_the_seed() -> None:
    one, other = [Episodes("kyza", 0, (), {}) for _ in range(2)]
    assert one.begin().fingerprint != other.begin().fingerprint
    for episodes in (one, other):
        episodes.reseed(7)
    assert [one.begin().fingerprint for _ in range(2)] == [other.begin().fingerprint for _ in range(2)]


@pytest.mark.parametrize("action", [7, np.int64(7), np.array(7)], ids=repr)
def test_an_action_is_a_whole_number_of_any_library(action: object) -> None:
    assert option_of([5, 7], action) == 1
    with pytest.raises(
        cw.IllegalOption, match=r"^The action 7 is not possible now; possible are 5: see the action mask"
    ):
        option_of([5], action)


@pytest.mark.parametrize("action", [7.0, "7", None, True, np.array([7]), np.array(7.0)], ids=repr)
def test_what_is_no_action_at_all_is_called_so(action: object) -> None:
    with pytest.raises(cw.UnknownOption) as caught:
        option_of([5, 7], action)
    assert str(caught.value) == f"An action is a whole number, not {action!r}."


@every_kind
@pytest.mark.parametrize(
    ("settings", "error", "sentence"),
    [
        ({"game": None}, cw.UnknownGame, "A game is called by its name, such as 'kyza', not None."),
        ({"players": "2"}, cw.BadSetup, "How many play has to be a whole number, such as players=2, not '2'."),
        ({"players": True}, cw.BadSetup, "How many play has to be a whole number, such as players=2, not True."),
        (
            {"decks": "sparks"},
            cw.BadSetup,
            "The decks are a list with one for each player, such as ['sparks', 'still'], not 'sparks'.",
        ),
        (
            {"decks": None},
            cw.BadSetup,
            "The decks are a list with one for each player, such as ['sparks', 'still'], not None.",
        ),
        (
            {"decks": [1, 2]},
            cw.BadSetup,
            "A deck is the name of one that ships with the game, or a DeckList, not 1.",
        ),
        (
            {"most_decisions": 2.5},
            cw.BadSetup,
            "After how many decisions a match is broken off has to be a whole number, 0 for never, not 2.5.",
        ),
        (
            {"most_decisions": -1},
            cw.BadSetup,
            "A match is broken off after one decision or more, 0 for never, not after -1.",
        ),
        ({"life": "3"}, cw.BadSetup, "The option life must be a whole number from 1 to 999, not '3'."),
    ],
    ids=str,
)
def test_settings_of_the_wrong_kind_are_refused_in_a_sentence(
    kind: str, settings: dict[str, Any], error: type[Exception], sentence: str
) -> None:
    with pytest.raises(error) as caught:
        made(kind, **{"game": "kyza", **settings})
    assert str(caught.value) == sentence


@every_kind
def test_settings_are_taken_as_numbers_of_any_library(kind: str) -> None:
    env = made(kind, "kyza", players=np.array(2), life=np.int64(5), most_decisions=np.int64(9))
    env.reset(seed=np.int64(3))
    match = env.matches[0] if kind == "vector" else env.match
    assert [seat["counters"]["life"] for seat in match.view(2)["players"]] == [5, 5]


@every_kind
@pytest.mark.parametrize("seed", [1.5, "abc", True], ids=repr)
def test_a_seed_is_a_whole_number(kind: str, seed: Any) -> None:
    with pytest.raises(cw.BadSetup) as caught:
        made(kind, "kyza").reset(seed=seed)
    assert str(caught.value) == f"A seed is a whole number, not {seed!r}."


@pytest.mark.parametrize("kind", ["aec", "parallel", "gymnasium", "rllib"])
def test_one_match_has_one_seed(kind: str) -> None:
    with pytest.raises(cw.BadSetup, match=r"^A seed is a whole number, not \[1\]\.$"):
        made(kind, "kyza").reset(seed=[1])


@every_kind
@pytest.mark.parametrize("game", ["kyza", "krysis"])
def test_a_copy_in_the_middle_of_a_match_goes_on_as_the_original_does(kind: str, game: str) -> None:
    env = made(kind, game)
    rng = np.random.default_rng(1)
    env.reset(seed=1)
    for _ in range(15):
        stepped(kind, env, rng)
    copies = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]  # noqa: S301 - our own
    states = [np.random.default_rng(2) for _ in range(3)]
    for _ in range(15):
        come, *same = [stepped(kind, each, state) for each, state in zip([env, *copies], states, strict=True)]
        for other in same:
            np.testing.assert_equal(other, come)
    env.reset()
    for other in copies:
        other.reset()
        if kind == "vector":
            assert [match.fingerprint for match in other.matches] == [match.fingerprint for match in env.matches]
        else:
            assert other.match.fingerprint == env.match.fingerprint


@every_kind
def test_an_environment_is_copied_before_its_first_match_too(kind: str) -> None:
    env = made(kind, "kyza", decks=[*cw.load("kyza").decks.values()][:2])
    for other in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):  # noqa: S301 - our own
        other.reset(seed=1)
        stepped(kind, other, np.random.default_rng(1))


def test_a_match_that_is_broken_off_says_so() -> None:
    episodes = Episodes("kyza", 0, (), {}, 2)
    match = episodes.begin()
    for _ in range(2):
        assert not episodes.has_ended(match)
        assert episodes.told(match).startswith("Turn 1. Waiting for ")
        episodes.choose(match, 0, match.chooser)
    assert episodes.is_cut(match)
    assert episodes.observed(match, match.chooser)[1] == []
    assert episodes.told(match) == "The match was broken off after decision 2."
    assert not episodes.has_ended(episodes.begin())
