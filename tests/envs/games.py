"""Every registered game, with each number of players that the environments are tried with."""

import pytest

import cardwright as cw

EVERY_GAME = [(name, cw.load(name).player_counts[0]) for name in cw.game_names()] + [("krysis", 3)]
every_game = pytest.mark.parametrize(("name", "players"), EVERY_GAME, ids=str)
