"""Lessons as data: how one is read, what is wrong in one that cannot be, and where a match stands in it."""

from pathlib import Path

import pytest

from cardwright.kernel.pieces.lessons import fits, read_lesson
from tests.toys.auction import AUCTIONS
from tests.toys.beasts.game import GAME as BEASTS

FILE = Path(__file__).parents[2] / "toys" / "beasts" / "data" / "lessons" / "first.toml"
FIRST = BEASTS.lessons["first"]


def test_a_lesson_lies_in_the_package_of_its_game() -> None:
    assert (FIRST.key, FIRST.title, FIRST.minutes, FIRST.others) == ("first", "The wolf and the fox", 1, ("Rex",))
    assert FIRST.position.sides[0].cards == {"hand": ("mouse", "wolf", "bear")}
    assert AUCTIONS[2].lessons == {}


def test_where_a_match_stands_follows_from_its_picks_with_a_choice() -> None:
    assert [FIRST.at(picked) for picked in range(4)] == [(0, -1), (0, 0), (1, -1), (1, -1)]
    assert [FIRST.step(picked) for picked in range(4)] == [FIRST.steps[0], FIRST.steps[0], None, None]


def test_what_is_picked_is_accepted_or_answered() -> None:
    assert FIRST.answer(0, "show Wolf") == ""
    assert FIRST.answer(0, "show Bear") == "That would win, but by more than you need. Keep the bear."
    assert FIRST.answer(0, "show Mouse") == "A mouse beats nobody. Show your wolf."
    assert FIRST.answer(0, "sing") == FIRST.steps[0].say
    assert FIRST.answer(2, "show Mouse") == ""


def test_others_pick_what_the_lesson_says_and_then_what_they_like() -> None:
    assert [FIRST.reply(picked, ["show Mouse", "show Fox"]) for picked in range(3)] == [-1, 1, -1]
    assert FIRST.reply(1, ["show Mouse"]) == -1


def test_only_a_star_stands_for_anything() -> None:
    assert fits("play *", "play Marsh Witch")
    assert fits("*", "")
    assert not fits("play *", "replay Marsh Witch")
    assert not fits("play ?", "play A")
    assert fits("bid [2]", "bid [2]")


@pytest.mark.parametrize(
    ("was", "instead", "sentence"),
    [
        ('"Wolf", "Bear"]', '"Wolf", "Owl"]', r"first.toml, line 7: There is no beast 'owl'"),
        ('hand = ["Mouse", "Fox', 'nest = ["Mouse", "Fox', r"line 11: 'nest' is no part of a side: write hand, name"),
        ("turn = 1", "turn = 0", r"line 4: 'turn' must be a whole number from 1\."),
        ("turn = 1", "", r"line 1: 'turn' must be a whole number from 1\."),
        ("minutes", "hours", r"line 2: 'hours' is no part of a lesson: write free, goal"),
        ('name = "Rex"', "", r"line 9: 'name' must be a text of one line"),
        ('lit = ["Wolf"', 'lit = ["Wulf"', r"line 15: There is no beast 'wulf'"),
        ('pick = ["show Wolf"]', "", r"line 13: a step needs 'pick', the options that are accepted"),
        ('pick = ["show Wolf"]', "pick = 3", r"line 16: 'pick' must be a list of texts"),
        ("[free]", "[fee]", r"line 22: 'fee' is no part of a lesson"),
        ("Now choose", "Now choose " * 20, r"line 23: 'say' has 252 letters, and more than 160 are not read"),
        ("[[step]]", "[step]", r"first.toml: a lesson needs tables \[\[step\]\]"),
        ("turn = 1", "turn 1", r"first.toml is no TOML file: .*line 4"),
    ],
)
def test_what_is_wrong_is_said_with_file_line_and_word(was: str, instead: str, sentence: str, tmp_path: Path) -> None:
    text = FILE.read_text("utf-8")
    assert was in text
    (tmp_path / "first.toml").write_text(text.replace(was, instead, 1), "utf-8")
    with pytest.raises(ValueError, match=sentence):
        read_lesson("first", tmp_path / "first.toml", BEASTS, BEASTS.table)
