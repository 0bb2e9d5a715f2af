import re

import pytest

from tests.toys.beasts.game import GAME
from tools.pictures import NoPicture, drawn, named

ICONS = {
    "fang": {"body": '<path fill="currentColor" d="M0 0v9h9z"/>'},
    "two": {"body": '<path fill="currentColor" d="M0 0v9z"/><path fill="currentColor" d="M0 0h9z"/>'},
}


def test_the_pictures_of_cards_words_and_tables_are_drawn() -> None:
    assert named(GAME, {"cards": {"wolf": "fang", "bear": "fang"}, "words": {"beast": "eye"}}) == ["eye", "fang", "paw"]


def test_a_drawing_is_its_shape() -> None:
    assert drawn(["fang"], ICONS) == {"fang": "M0 0v9h9z"}


@pytest.mark.parametrize("name", ["two", "claw"])
def test_what_is_no_single_shape_is_refused(name: str) -> None:
    with pytest.raises(NoPicture, match=re.escape(f"no picture '{name}' of one shape")):
        drawn([name], ICONS)
