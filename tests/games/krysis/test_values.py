"""Reading the component values, and what is said about mistakes."""

from importlib import resources
from pathlib import Path

import pytest

import cardwright as cw
from cardwright.games.krysis.game import GAME, KrysisGame
from cardwright.games.krysis.values import load_values, shipped_values
from cardwright.kernel.basics.rng import Rng

SHIPPED = resources.files("cardwright.games.krysis").joinpath("data/values.toml").read_text("utf-8")


def read(tmp_path: Path, text: str) -> object:
    """Read values from a file with that text."""
    file = tmp_path / "mine.toml"
    file.write_text(text, "utf-8")
    return load_values(file)


def changed(old: str, new: str) -> str:
    """The shipped values with their first passage of that kind changed."""
    assert old in SHIPPED
    return SHIPPED.replace(old, new, 1)


def test_values_of_an_owner_are_played_with(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(changed("speed = 3", "speed = 9").replace("red = 35", "red = 30"), "utf-8")
    game = KrysisGame(3, load_values(file))
    m = game.start(seed=1)
    assert m.game.print_by_name("Runner").facts_data() != GAME.print_by_name("Runner").facts_data()
    rng = Rng(1)
    while not m.over:
        m.choose(rng.below(len(m.codes)))
    smaller = game.seated(2)
    assert isinstance(smaller, KrysisGame)
    assert smaller.values is game.values
    assert game.version != GAME.version
    with pytest.raises(cw.BadRecord, match="of version '2009/1-"):
        cw.replay(m.record, GAME)
    assert cw.replay(m.record, game) == m


def test_the_same_figures_have_the_same_checksum(tmp_path: Path) -> None:
    assert read(tmp_path, "# mine\n" + SHIPPED) == shipped_values()


def relics(weapons: int, transports: int) -> str:
    """The shipped values with so many kinds of relics, as many of each that they are 24."""
    begin, end = SHIPPED.index("\n[[relic]]") + 1, SHIPPED.index("\n[[mission]]") + 1
    kinds = [("weapon", "combat = 1")] * weapons + [("transport", "capacity = { red = 1 }")] * transports
    tables = [
        f'[[relic]]\nkey = "k{i}"\nname = "K{i}"\ntype = "{kind}"\ncount = {24 // len(kinds)}\n{figure}\n'
        for i, (kind, figure) in enumerate(kinds)
    ]
    return SHIPPED[:begin] + "".join(tables) + SHIPPED[end:]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("crystals = ", r"mine.toml is not a TOML file: "),
        ("a=" + "[\n" * 5_000, r"mine.toml is not a TOML file: |mine.toml: the TOML is nested too deep"),
        ("a=" + "[[[[[[\n[" * 1_000, r"mine.toml: the TOML is nested too deep, or has a number that is too long"),
        ("a=" + "a." * 20_000, "mine.toml, line 1: a line has at most 400 letters, not 40002"),
        (changed('name = "Sprinter"', 'name = "Sprin\\nter"'), r"agent \d+ \(Sprin ter\), name: a text is expected"),
        (changed('name = "Sprinter"', f'name = "{"S" * 61}"'), "name: a text is expected: one line of at most 60"),
        (changed('key = "t1"', 'key = "space-0-1"'), "the key 'space-0-1' begins as those of spaces and miners"),
        (changed('"Onyx Works"', '"Aion"'), "companies: there are 4 companies, each with a name of its own"),
        (
            changed("\n[crystals]\n", "\n[krystals]\n"),
            "the file: 'krystals' is not known; there may be companies",
        ),
        (changed("red = 35", "red = -1"), "crystals: red must be a whole number from 0 to 99"),
        (changed("red = 35", "green = 1"), "crystals: 'green' is not known; there may be red, blue, white"),
        (changed("rank = 2", "rank = 1"), "space 2: level 1 has a space of rank 1 already"),
        (changed("rank = 4", "rank = 5"), "space 4: rank must be a whole number from 1 to 4"),
        (changed("[[space]]\nlevel = 1\nrank = 1", "[[space]]\nlevel = 6\nrank = 1"), "space 1: level must be"),
        (
            changed("goods = [", "goods = [{ red = 1 }, { red = 2 }, "),
            "space 1: a space has one group of goods, or two",
        ),
        (changed("\n[[start]]\n", "\n[[start]]\n[[start]]\n"), "start: there are 4 start spaces, and 5 are listed"),
        (
            changed('type = "transporter"', 'type = "driver"'),
            r"agent 1 \(Runner\): type must be fighter or transporter",
        ),
        (changed("speed = 3", ""), r"agent 1 \(Runner\): an agent has either a speed or a multiplier"),
        (
            changed("speed = 3", "multiplier = { pink = 2 }"),
            r"agent 1 \(Runner\): a multiplier is a factor for one",
        ),
        (changed("stars = 1", "stars = 4"), r"agent 1 \(Runner\): stars must be a whole number from 1 to 3"),
        (changed('key = "t2"', 'key = "t1"'), "key 't1': two cards have this key"),
        (changed("special = true", ""), "special agents, and they alone, have an ability"),
        (changed("ability = { spy = true }", "ability = { spy = 3 }"), "ability: spy has no figure"),
        (
            changed("ability = { spy = true }", "ability = { charm = 3 }"),
            "ability: an ability is one of defense, thief",
        ),
        (
            changed("ability = { thief = { ", "ability = { thief = { relics = 1, "),
            "ability: a thief steals crystals only",
        ),
        (changed('company = "Aion"', 'company = "Acme"'), "the company 'Acme' is none of Aion, Ruby & Co."),
        (changed('company = "Aion"', 'company = "Ruby & Co."'), "Ruby & Co. must have 3 special agents|Aion must have"),
        (changed('type = "transporter"', 'type = "fighter"'), "a company has 9 fighters, and 10 are listed"),
        (changed("count = 6", "count = 7"), "relic: there are 24 relic cards in all, and the counts make 25"),
        (changed('type = "weapon"', 'type = "transport"'), "a weapon has combat, and a transport has capacity"),
        (
            changed('most = "red"', 'most = "gold"'),
            "a mission asks for the most of red, blue, white, relics, not of 'gold'",
        ),
        (changed('name = "Runner"', "name = 3"), "agent 1 .*: a text is expected"),
        (changed("capacity = { blue = 2 }", "capacity = 1"), r"agent 1 \(Runner\): a table is expected"),
        (SHIPPED[: SHIPPED.rindex("[[mission]]")], "mission: there are 4 mission cards, and 3 are listed"),
        (SHIPPED.replace("[[relic]]", "[[relics]]"), "the file: 'relics' is not known"),
        (
            changed('most = "blue"', 'most = "red"'),
            "mission: there is one mission each for the most red, blue",
        ),
        (relics(6, 0), "relic: there are 3 kinds of weapons, and 6 are listed"),
        (relics(3, 1), "relic: there are 3 kinds of transports, and 1 are listed"),
    ],
)
def test_each_mistake_is_one_sentence(tmp_path: Path, text: str, sentence: str) -> None:
    with pytest.raises(cw.BadSetup, match=sentence) as caught:
        read(tmp_path, text)
    assert str(caught.value).endswith(".")
    assert "mine.toml" in str(caught.value)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(cw.BadSetup, match=r"cannot be read from .*none.toml: No such file"):
        load_values(tmp_path / "none.toml")


def test_lessons_are_true_of_the_shipped_values_alone(tmp_path: Path) -> None:
    assert GAME.lessons
    (tmp_path / "mine.toml").write_text(changed('name = "Runner"', 'name = "Courier"'), "utf-8")
    assert not KrysisGame(2, load_values(tmp_path / "mine.toml")).lessons
