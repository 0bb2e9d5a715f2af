"""The same games are played, seen and told on every Python and in every build, however the code is arranged."""

import json

import pytest

from tests.laws.plays import EVERY, FILE, PLAYS, Columns, difference, digests

RECORDED: dict[str, Columns] = json.loads(FILE.read_text("utf-8"))


def test_every_play_is_recorded() -> None:
    assert list(RECORDED) == list(PLAYS)


@pytest.mark.parametrize("name", PLAYS)
def test_a_play_goes_as_it_always_went(name: str) -> None:
    message = difference(name, RECORDED[name], digests(*PLAYS[name]))
    if message:
        pytest.fail(message, pytrace=False)


def test_it_is_told_which_column_differs_where() -> None:
    recorded = {"asked": "a b c d", "seen": "e f g h", "said": "i j k l"}
    assert difference("keyforge/1", recorded, recorded) == ""
    found = {"asked": "a b c", "seen": "e f g h", "said": "i x k y"}
    message = difference("keyforge/1", recorded, found)
    assert f"`asked` differs from decision {3 * EVERY} on, `seen` is as it was" in message
    assert f"`said` differs from decision {EVERY} on" in message
    assert f"tests.laws.plays keyforge/1 1 {EVERY}" in message
