import sys
from pathlib import Path

import pytest

from cardwright.cli import files


def test_the_data_folder_is_where_the_system_keeps_such_things(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert files.data_folder() == Path(str(tmp_path / "home"))
    monkeypatch.delenv("CARDWRIGHT_HOME")
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    assert files.data_folder() == tmp_path / "share" / "cardwright"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    assert files.data_folder() == tmp_path / ".local" / "share" / "cardwright"
    monkeypatch.setattr(sys, "platform", "darwin")
    assert files.data_folder() == tmp_path / "Library" / "Application Support" / "cardwright"


def test_a_taken_name_gets_a_number(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    assert files.unused(path) == path
    path.touch()
    (tmp_path / "game-2.json").touch()
    assert files.unused(path) == tmp_path / "game-3.json"


def test_a_file_may_begin_with_the_mark_of_its_encoding(tmp_path: Path) -> None:
    path = tmp_path / "cards.json"
    path.write_text("æmber", "utf-8-sig")
    assert files.read_text(path, "file of cards") == files.read_kept(path, "file of cards") == "æmber"


def test_a_file_that_is_kept_may_be_new_and_is_no_folder(tmp_path: Path) -> None:
    assert files.read_kept(tmp_path / "new.json", "ladder") is None
    with pytest.raises(files.FileTrouble, match="is a folder, and cannot be written as a ladder"):
        files.read_kept(tmp_path, "ladder")


def test_writing_makes_the_folder_and_leaves_nothing_behind(tmp_path: Path) -> None:
    path = tmp_path / "new" / "game.json"
    files.write_text(path, "æmber")
    assert path.read_text("utf-8") == "æmber"
    assert list(path.parent.iterdir()) == [path]


def test_a_folder_that_cannot_be_is_said_so(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(files.FileTrouble, match="cannot be written"):
        files.write_text(tmp_path / "file" / "game.json", "")
    with pytest.raises(files.FileTrouble, match="cannot be read"):
        files.read_text(tmp_path, "saved game")
