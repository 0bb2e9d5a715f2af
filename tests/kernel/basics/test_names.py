import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from cardwright.kernel.basics import names


@pytest.mark.parametrize(
    ("typed", "printed"),
    [
        ("rock hurling giant", "Rock-Hurling Giant"),
        ("Rock–Hurling   Giant", "Rock-Hurling Giant"),  # noqa: RUF001 - a dash is what is tested
        ('"John Smyth"', "“John Smyth”"),
        ("'john smyth'", "“John Smyth”"),
        ("Champion's Challenge", "Champion’s Challenge"),  # noqa: RUF001 - a typographic apostrophe is printed
        ("IRRADIATED AEMBER", "Irradiated Æmber"),
        ("Irradiated æmber", "Irradiated Æmber"),
        ("Senor Uber", "Señor Über"),
    ],
)
def test_spellings_of_one_name_fold_to_the_same(typed: str, printed: str) -> None:
    assert names.fold(typed) == names.fold(printed)


def test_different_names_stay_different() -> None:
    assert names.fold("Master of 1") != names.fold("Master of 2")
    assert names.fold("!?") != names.fold("??")
    assert names.fold("魔法") != names.fold("剣")


@given(st.text())
@example("Ǽ")
def test_folding_twice_changes_nothing(text: str) -> None:
    once = names.fold(text)
    assert names.fold(once) == once


@given(st.text())
def test_a_clean_text_is_one_printable_line(text: str) -> None:
    line = names.clean(text)
    assert line.isprintable()
    assert line == line.strip()
    assert "  " not in line
    assert names.clean(line) == line


def test_terminal_commands_do_not_survive_in_a_quoted_name() -> None:
    assert names.quote("\x1b[2JAnger\nFear\ud800") == "'[2JAnger Fear'"


def test_a_long_name_is_cut_in_messages() -> None:
    assert names.quote("x" * 60) == "'" + "x" * 60 + "'"
    assert names.quote("x" * 61) == "'" + "x" * 60 + "…'"
    assert len(names.quote("x" * 1_000_000)) < 70


def test_find_takes_any_spelling_and_a_part_that_fits_one_alone() -> None:
    decks = ["Radiant Argus the Supreme", "Guide Achea", "Guide"]
    assert names.find("radiant argus, the supreme", decks) == "Radiant Argus the Supreme"
    assert names.find("argus", decks) == "Radiant Argus the Supreme"
    assert names.find("guide", decks) == "Guide"
    assert names.find("uid", decks) is None
    assert names.find("supreme", decks) == "Radiant Argus the Supreme"
    assert names.find("the supreme", decks) == "Radiant Argus the Supreme"
    assert names.find("gus", decks) is None, "not from within a word"
    assert names.meant("gui", decks) == ["Guide Achea", "Guide"]
    assert names.meant("guide", decks) == ["Guide"]
    assert names.find("ar", decks) is None
    assert names.find("Xinia", decks) is None


def test_propose_names_what_is_close_or_contains_the_text() -> None:
    cards = ["Anger", "Ganger Chieftain", "Quixo the “Adventurer”", "Fear"]
    assert names.propose("Angr", cards) == ": did you mean 'Anger'?"
    assert names.propose("quixo", cards) == ": did you mean 'Quixo the “Adventurer”'?"
    assert names.propose("anger", cards) == ": did you mean 'Anger' or 'Ganger Chieftain'?"
    assert names.propose("zzzzzzz", cards) == ""


def test_listing_reads_like_a_sentence() -> None:
    assert names.listing([]) == ""
    assert names.listing(["a"]) == "a"
    assert names.listing(["a", "b"]) == "a and b"
    assert names.listing(["a", "b", "c"], "or") == "a, b or c"


def test_of_many_names_only_some_are_listed() -> None:
    assert names.some(["Ann", "Ben"]) == "'Ann' and 'Ben'"
    assert names.some([f"deck {n}" for n in range(12)], most=3) == "'deck 0', 'deck 1' and 10 more"
