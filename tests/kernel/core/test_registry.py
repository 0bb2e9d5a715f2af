"""Games are found by name."""

import pytest

import cardwright as cw
from cardwright.games.keyforge.game import GAME
from cardwright.kernel.core import registry


def test_a_game_is_found_in_any_spelling() -> None:
    assert cw.load("keyforge") is cw.load("KeyForge") is cw.load("key forge") is GAME


def test_the_games_are_listed() -> None:
    assert "keyforge" in cw.game_names()
    assert cw.game_names() == sorted(cw.game_names())
    assert all(cw.load(name).name == name for name in cw.game_names())


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("keyfroge", "No game is called 'keyfroge': did you mean 'keyforge'?"),
        ("go", "No game is called 'go': there are "),
        ("", "No game is called '': there are "),
    ],
)
def test_an_unknown_game_is_refused_in_a_sentence(name: str, sentence: str) -> None:
    with pytest.raises(cw.UnknownGame) as caught:
        cw.load(name)
    assert str(caught.value).startswith(sentence)
    assert str(caught.value).endswith((".", "?"))


def test_a_game_is_imported_only_when_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_modules", dict(registry._modules))
    registry.register("nowhere", "cardwright.games.nowhere.game")
    assert "nowhere" in cw.game_names()
    with pytest.raises(ModuleNotFoundError):
        cw.load("nowhere")
