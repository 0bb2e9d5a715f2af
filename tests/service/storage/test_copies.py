"""Copies of a database: written while it is served, and gone back to."""

import asyncio
import os
from collections.abc import Mapping
from pathlib import Path

import pytest

from cardwright.service.storage import copies
from cardwright.service.troubles import NoStore
from tests.service.evening import Person, opened, plays
from tests.service.storage.damaging import foreign, made, ruined


def lying_in(folder: Path) -> Mapping[str, bytes]:
    """What lies in a folder, without the lock, which stays."""
    return {file.name: file.read_bytes() for file in folder.iterdir() if file.is_file() and "-lock" not in file.name}


@plays
async def test_a_copy_is_whole_and_can_be_gone_back_to(tmp_path: Path) -> None:
    file, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    async with opened(f"sqlite:///{file}") as hub:
        ann = await Person.come(hub, "Ann")
        kept = await ann.opens("krysis", "me", "open")
        await asyncio.to_thread(copies.back_up, file, copy)
        later = await ann.opens("krysis", "me", "open")
        with pytest.raises(NoStore, match="Another process serves"):
            copies.restore(copy, file)
        with pytest.raises(NoStore, match="already exists"):
            copies.back_up(file, copy)
    assert copy.stat().st_mode & 0o077 == 0
    copies.restore(copy, file)
    assert (tmp_path / "tables.db-before-1").is_file()
    async with opened(f"sqlite:///{file}") as hub:
        assert [info.table for info in (await hub.tables(ann.guest)).mine] == [kept]
    copies.restore(tmp_path / "tables.db-before-1", file)
    async with opened(f"sqlite:///{file}") as hub:
        assert later in [info.table for info in (await hub.tables(ann.guest)).mine]


def test_what_is_no_copy_changes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "copy.db"
    file.write_text("no database at all")
    with pytest.raises(NoStore, match="is no copy of a database"):
        copies.restore(file, tmp_path / "tables.db")
    assert not (tmp_path / "tables.db").exists()
    with pytest.raises(NoStore, match="There is no database"):
        copies.back_up(tmp_path / "tables.db", tmp_path / "other.db")


@pytest.mark.parametrize("wrong", ["noise", "ruined", "nothing"])
def test_what_is_unreadable_is_kept_as_it_is_and_replaced(wrong: str, tmp_path: Path) -> None:
    file, copy = made(tmp_path / "tables.db"), tmp_path / "copy.db"
    copies.back_up(file, copy)
    whole = copy.read_bytes()
    if wrong == "ruined":
        ruined(file)
    else:
        file.write_bytes(os.urandom(60_000) if wrong == "noise" else b"")
    (tmp_path / "tables.db-wal").write_bytes(b"what was stored last")
    before = file.read_bytes()
    kept = tmp_path / "tables.db-before-1"
    assert copies.restore(copy, file) == kept
    assert lying_in(tmp_path) == {
        "tables.db": whole,
        "copy.db": whole,
        "tables.db-before-1": before,
        "tables.db-before-1-wal": b"what was stored last",
    }


def test_where_no_database_was_none_is_kept(tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    copies.back_up(made(tmp_path / "tables.db"), copy)
    assert copies.restore(copy, tmp_path / "new" / "tables.db") is None
    assert [*lying_in(tmp_path / "new")] == ["tables.db"]


def test_a_copy_that_cannot_be_gone_back_to_changes_nothing(tmp_path: Path) -> None:
    file = made(tmp_path / "tables.db")
    damaged = ruined(made(tmp_path / "damaged.db"))
    other = foreign(tmp_path / "other.db")
    before = lying_in(tmp_path)
    with pytest.raises(NoStore, match=r"'.*damaged\.db' is damaged \(.*\)\.$"):
        copies.restore(damaged, file)
    with pytest.raises(NoStore, match=r"'.*other\.db' cannot be used: no such column"):
        copies.restore(other, file)
    assert lying_in(tmp_path) == before
    with pytest.raises(NoStore, match="is no file"):
        copies.restore(other, tmp_path)
    with pytest.raises(NoStore, match="is damaged"):
        copies.restore(damaged, tmp_path / "new" / "tables.db")
    assert not lying_in(tmp_path / "new")


def test_what_cannot_be_put_in_place_leaves_the_database_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, copy = made(tmp_path / "tables.db"), tmp_path / "copy.db"
    copies.back_up(file, copy)
    before = lying_in(tmp_path)

    def full(*_: object) -> Path:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(NoStore, match=r"tables\.db' cannot be used: No space left on device\.$"):
        copies.restore(copy, file)
    assert lying_in(tmp_path) == before


def test_there_is_no_copy_of_a_damaged_database(tmp_path: Path) -> None:
    file = ruined(made(tmp_path / "tables.db"))
    with pytest.raises(NoStore, match=r"tables\.db' is damaged \(.*\): restore a copy") as caught:
        copies.back_up(file, tmp_path / "copy.db")
    assert str(caught.value).startswith("The database")
    assert not (tmp_path / "copy.db").exists()


def test_what_is_wrong_with_the_database_is_not_told_of_the_copy(tmp_path: Path) -> None:
    file = made(tmp_path / "tables.db")
    (tmp_path / "tables.db-wal").mkdir()  # So that SQLite cannot open it, as in a folder that is for reading alone.
    with pytest.raises(NoStore, match=r"^The database '.*tables\.db' cannot be used: unable to open database file\.$"):
        copies.back_up(file, tmp_path / "copy.db")
    assert not (tmp_path / "copy.db").exists()
    (tmp_path / "tables.db-wal").rmdir()
    copies.back_up(file, tmp_path / "copy.db")
    with pytest.raises(NoStore, match=r"^'.*copy\.db' cannot be used: No such file or directory\.$"):
        copies.back_up(file, tmp_path / "nowhere" / "copy.db")
