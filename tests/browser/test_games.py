"""A whole game of each kind against a bot, by clicks, from the home page to the replay."""

import pytest
from playwright.sync_api import expect

import cardwright as cw
from tests.browser.conftest import Arrive


@pytest.mark.parametrize("game", cw.game_names())
def test_a_whole_game_by_clicks(arrive: Arrive, game: str) -> None:
    ann = arrive()
    ann.set_up(game, bot="Greedy")  # wins soon
    ann.play()
    ann.see_the_end()
    expect(ann.page.locator(".tabletop")).to_be_visible()
