"""Pictures: every game brings those that its cards and its table name, and says whom to thank for them."""

import re

import pytest

import cardwright as cw
from cardwright.kernel.core.registry import game_names
from cardwright.kernel.pieces.pictures import Pictures
from tests.toys.auction import AUCTIONS
from tests.toys.beasts.game import GAME as BEASTS
from tools.pictures import named

every_game = pytest.mark.parametrize("name", game_names())


@every_game
def test_what_is_named_is_drawn_and_nothing_else(name: str) -> None:
    game = cw.load(name)
    needed = named(game, {"cards": game.pictures.cards, "words": game.pictures.words})
    assert sorted(game.pictures.drawings) == needed
    assert [
        one
        for one, path in game.pictures.drawings.items()
        if not re.fullmatch("[Mm][-MmLlHhVvCcSsQqTtAaZz0-9., ]+", path)
    ] == []


@every_game
def test_every_card_has_a_picture_of_its_own(name: str) -> None:
    game = cw.load(name)
    keys = [game.print_by_name(card).key.partition("@")[0] for card in game.card_names()]
    assert sorted(game.pictures.cards) == sorted(keys)
    assert len(set(game.pictures.cards.values())) == len(keys)


@every_game
def test_whose_the_pictures_are_is_said(name: str) -> None:
    credit = cw.load(name).pictures.credit
    assert credit is not None
    assert credit.address.startswith("https://")
    assert all([credit.name, credit.licence, credit.what])


def test_pictures_lie_in_the_package_of_the_game() -> None:
    assert BEASTS.pictures.cards == {"fox": "ears", "wolf": "fang"}
    assert BEASTS.pictures.credit is None
    assert BEASTS.pictures is BEASTS.pictures


def test_a_game_without_a_list_of_pictures_has_none() -> None:
    assert AUCTIONS[2].pictures == Pictures()
