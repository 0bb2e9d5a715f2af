"""Lessons as data: how one is read, what is wrong in one that cannot be, and where a match stands in it."""

from pathlib import Path

import pytest

from cardwright.kernel.pieces.lessons import fits, read_lesson
from cardwright.kernel.pieces.tables import GRID, Area, Table
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


LONGER = """
[shared]
meadow = ["Fox", "", "Bear"]

[[step]]
say = "Bid two, and one more."
pick = ["bid 2"]
then = ["bet *"]
replies = ["bid 1", "bet 0"]
[step.instead]
"bid *" = "Two are enough."

[free]"""


def test_an_answer_of_several_picks_is_one_step(tmp_path: Path) -> None:
    file = tmp_path / "first.toml"
    file.write_text(FILE.read_text("utf-8").replace("\n[free]", LONGER, 1), "utf-8")
    meadow = Table(areas=BEASTS.table.areas, shared=(Area("meadow", "Meadow", 0, GRID, cells=3, columns=3),))
    lesson = read_lesson("first", file, BEASTS, meadow)
    assert lesson.position.shared == {"meadow": ("fox", "", "bear")}
    assert [lesson.at(picked) for picked in range(2, 7)] == [(1, -2), (1, -1), (1, 0), (1, 1), (2, -1)]
    assert [lesson.accepted(picked) for picked in range(2, 7)] == [("bid 2",), ("bet *",), (), (), ()]
    assert [lesson.answer(2, text) for text in ("bid 2", "bid 3", "bet 1")] == [
        "",
        "Two are enough.",
        "Bid two, and one more.",
    ]
    assert lesson.answer(3, "bet 1") == ""
    assert [lesson.reply(picked, ["bet 0", "bid 1"]) for picked in range(2, 7)] == [-1, -1, 1, 0, -1]


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
        ("[[step]]", "[shared]\nnest = []\n[[step]]", r"line 14: 'nest' is no part of a \[shared\]\."),
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
