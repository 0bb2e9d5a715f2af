from pathlib import Path

import pytest

from cardwright.kernel.basics.rulebook import Rule, load_rulebook

CHESS = """
[[rule]]
id = "castling.once"
section = "The king"
text = "A king castles at most once."
where = ["The king", "The rook"]

[[rule]]
id = "check"
section = "The king"
text = "A king under attack is in check."
kind = "definition"
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "rulebook.toml"


def test_rules_come_by_id_in_the_order_of_the_file(file: Path) -> None:
    file.write_text(CHESS, encoding="utf-8")
    rules = load_rulebook(file)
    assert list(rules) == ["castling.once", "check"]
    assert rules["castling.once"] == Rule(
        id="castling.once",
        section="The king",
        text="A king castles at most once.",
        kind="rule",
        where=("The king", "The rook"),
    )


def test_where_is_the_section_if_it_is_left_out(file: Path) -> None:
    file.write_text(CHESS, encoding="utf-8")
    check = load_rulebook(file)["check"]
    assert check.where == ("The king",)
    assert check.kind == "definition"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("rule = 3 4", "is not a TOML file"),
        ("", r"must be a list of \[\[rule\]\] tables"),
        ("rule = 3", r"must be a list of \[\[rule\]\] tables"),
        ("rule = []", r"must be a list of \[\[rule\]\] tables"),
        ('game = "chess"\n' + CHESS, r"must be a list of \[\[rule\]\] tables"),
        ("rule = [3]", "rule 1 must be a table"),
        (CHESS + CHESS, "rule 3: the id 'castling.once' is already taken"),
        (CHESS.replace('id = "check"\n', ""), "rule 2: the id must be one line of text"),
        (CHESS.replace('"check"', '"Check!"'), "rule 2: the id 'Check!' must be lower-case words"),
        (CHESS.replace('"check"', '"check."'), "rule 2: the id 'check.' must be lower-case words"),
        (CHESS.replace("A king under attack is in check.", " "), r"rule 2 \(check\): the text must be one line"),
        (CHESS.replace("under attack", "\\n"), r"rule 2 \(check\): the text must be one line"),
        (CHESS.replace('section = "The king"', "section = 8"), r"\(castling.once\): the section must be one line"),
        (CHESS.replace('"definition"', '"law"'), r"\(check\): the kind 'law' must be one of rule, definition, ruling"),
        (CHESS.replace('["The king", "The rook"]', '"The king"'), r"\(castling.once\): where must be a list"),
        (CHESS.replace('["The king", "The rook"]', "[]"), r"\(castling.once\): where must be a list"),
        (CHESS.replace('"The rook"]', "8]"), r"\(castling.once\): the where must be one line"),
        (CHESS + 'author = "me"', r"\(check\) has an unknown field 'author'"),
    ],
)
def test_what_is_no_rulebook_is_refused_with_the_place(file: Path, text: str, sentence: str) -> None:
    file.write_text(text, encoding="utf-8")
    with pytest.raises(ValueError, match=sentence) as error:
        load_rulebook(file)
    assert str(file) in str(error.value)
    assert str(error.value).endswith(".")
