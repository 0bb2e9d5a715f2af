import os
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from cardwright import decks
from cardwright.decks import source
from cardwright.kernel.basics.errors import BadDeck
from cardwright.kernel.pieces.decklist import DeckList


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "deck.txt"


def refusal(path: Path) -> str:
    """The sentence that refuses the file, without the file."""
    with pytest.raises(BadDeck) as error:
        decks.read(path)
    sentence = str(error.value)
    assert sentence.startswith(str(path))
    assert sentence.isprintable()
    return sentence.removeprefix(str(path))


# ---------------------------------------------------------------- what is read


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
@pytest.mark.parametrize("written", ["text", "json"])
def test_the_usual_encodings_are_read(argus: DeckList, file: Path, encoding: str, written: str) -> None:
    file.write_bytes(decks.write(argus, written).encode(encoding))
    assert decks.read(file) == argus


def test_both_byte_orders_of_utf_16_are_read(argus: DeckList, file: Path) -> None:
    for encoding in ("utf-16-le", "utf-16-be"):
        file.write_bytes(("\ufeff" + decks.write(argus)).encode(encoding))
        assert decks.read(file) == argus


def test_the_content_decides_and_not_the_ending_of_the_name(argus: DeckList, tmp_path: Path) -> None:
    wrong = tmp_path / "deck.csv"
    wrong.write_text(decks.write(argus, "json"), "utf-8")
    assert decks.read(wrong) == argus
    assert decks.read(str(wrong)) == argus


def test_a_nameless_list_is_called_like_its_file(tmp_path: Path) -> None:
    file = tmp_path / "My first.txt"
    file.write_text("[Dis]\nFear", "utf-8")
    assert decks.read(file, check=False).name == "My first"


def test_a_file_of_just_the_limit_is_read(argus: DeckList, file: Path) -> None:
    text = decks.write(argus)
    file.write_text(text + "\n" * (source.LIMIT - len(text.encode())), "utf-8")
    assert file.stat().st_size == source.LIMIT
    assert decks.read(file) == argus


# ---------------------------------------------------------------- what is not


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    assert refusal(tmp_path / "none.json") == ": there is no such file"


def test_a_folder_is_told(tmp_path: Path) -> None:
    assert refusal(tmp_path) == ": this is a folder, and a deck is read from a file"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_a_pipe_is_told_and_not_waited_for(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    assert refusal(pipe) == ": this is a device or a pipe, and a deck is read from a file"


def test_an_impossible_file_name_is_told(tmp_path: Path) -> None:
    assert refusal(tmp_path / ("x" * 5000)).startswith(": ")
    with pytest.raises(BadDeck, match=r"^a b: "):
        decks.read("a\0b")
    with pytest.raises(BadDeck, match="this is a folder"):
        decks.read("")


def test_a_file_that_may_not_be_read_is_told(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file.write_text("x", "utf-8")

    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", refuse)
    assert refusal(file) == ": the file cannot be read (Permission denied)"


@pytest.mark.parametrize("content", [b"", b"  \n\t\r\n", b"\xef\xbb\xbf", b"\xff\xfe"])
def test_an_empty_file_is_told(file: Path, content: bytes) -> None:
    file.write_bytes(content)
    assert refusal(file) == ": there is nothing in it: a deck list has a name, its sections and their cards"


def test_a_binary_file_is_told_with_its_line(file: Path) -> None:
    file.write_bytes(b"\x7fELF\n\x02\x01\0\0")
    assert refusal(file) == (", line 2: this is not text but binary data: a deck is a text, JSON or CSV file in UTF-8")


@pytest.mark.parametrize("content", ["[Dis]\n1 Fée".encode("latin-1"), b"\x89PNG\r\n\x1a\n"])
def test_another_encoding_is_told(file: Path, content: bytes) -> None:
    file.write_bytes(content)
    assert "this is not text in UTF-8: a deck is a text, JSON or CSV file in that encoding" in refusal(file)


def test_the_line_of_a_wrong_letter_is_told(file: Path) -> None:
    file.write_bytes("# X\n[Dis]\n1 Fée".encode("latin-1"))
    assert refusal(file).startswith(", line 3: ")


@pytest.mark.parametrize("content", [b"\xff\xfe\x00\xd8a", b"\xff\xfea", "[Dis]".encode("utf-32")])
def test_broken_utf_16_is_told(file: Path, content: bytes) -> None:
    file.write_bytes(content)
    assert refusal(file)


def test_a_huge_file_is_told_and_not_read(file: Path) -> None:
    with file.open("wb") as out:
        out.truncate(source.LIMIT * 1000)
    assert refusal(file) == ": the file is larger than 1 MB, and no deck list is"


def test_what_is_wrong_inside_is_told_with_file_and_line(argus: DeckList, file: Path) -> None:
    lines = decks.write(argus).splitlines()
    lines[4] = "1 Dextrous"
    file.write_text("\n".join(lines), "utf-8")
    assert refusal(file).startswith(", line 5: no card of Call of the Archons is called 'Dextrous'")


def test_an_illegal_deck_is_told_with_its_file(file: Path) -> None:
    file.write_text("# X\n[Dis]\nFear", "utf-8")
    assert refusal(file).startswith(": 'X' is no legal Call of the Archons deck: ")


def test_names_cannot_command_the_terminal(file: Path) -> None:
    file.write_text("# \x1b[31mred\x07\n[Dis]\nFear\x1b[0m", "utf-8")
    assert "\x1b" not in refusal(file)
    file.write_text('{"name": "\\u001b[31mred\\ud800", "cards": {"dis": ["Fear"]}}', "utf-8")
    assert decks.read(file, check=False).name == "[31mred"


# ---------------------------------------------------------------- whatever comes

BITS = st.sampled_from(
    [
        "# ", "\n", "[Dis]", "Dis:", "Fear", "2 ", "2x ", ",", "|", '"', "{", "}", "[", "]", ":", '"data"', '"cards"',
        '"_links"', '"name"', "null", "341", "Name,Houses,House 1 Cards,House 2 Cards,House 3 Cards", "Dis|Mars|Logos",
        '"chains"', "-", "1", "Chains: 3", "//", "\r", "\ufeff", "\0", ";", "\t",
    ]
)  # fmt: skip


@given(st.one_of(st.text(), st.lists(BITS).map("".join)))
@example("chains" + " " * 1000 + "x y")
def test_any_text_is_a_deck_or_a_bad_deck(text: str) -> None:
    try:
        deck = decks.parse(text, check=False)
    except BadDeck as error:
        assert str(error).startswith("the deck list")  # noqa: PT017 - either outcome is right
        assert str(error).isprintable()  # noqa: PT017 - as above
    else:
        if deck.sections:
            assert decks.parse(decks.write(deck), check=False) == deck


@given(st.binary())
def test_any_file_is_refused_in_a_sentence(tmp_path_factory: pytest.TempPathFactory, content: bytes) -> None:
    file = tmp_path_factory.getbasetemp() / "any deck"
    file.write_bytes(content)
    assert refusal(file)


@given(st.integers(0), st.integers(0, 255))
def test_a_damaged_file_is_a_deck_or_a_bad_deck(
    tmp_path_factory: pytest.TempPathFactory, place: int, byte: int
) -> None:
    text = decks.write(decks.parse("# X\n[Dis]\n2 Fear\n[Mars]\n1 Tunk", check=False), "json")
    content = bytearray(text.encode())
    content[place % len(content)] = byte
    file = tmp_path_factory.getbasetemp() / "damaged deck"
    file.write_bytes(content)
    try:
        decks.read(file, check=False)
    except BadDeck as error:
        assert str(error).startswith(str(file))  # noqa: PT017 - either outcome is right
