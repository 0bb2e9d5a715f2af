"""The page on running the service: what it says to type does what it says."""

import asyncio
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from cardwright.cli.app import app
from cardwright.service.protocol import NewTable, Place, TableMade
from cardwright.service.running.hub import Hub
from cardwright.service.troubles import NoTable

PAGE = (Path(__file__).parents[2] / "docs" / "service.md").read_text("utf-8")


def test_old_tables_can_be_let_go_of(tmp_path: Path) -> None:
    (command,) = re.findall(r"^\| `cardwright (admin clean)`", PAGE, re.MULTILINE)
    file = tmp_path / "tables.db"

    async def made() -> list[str]:
        hub = Hub(f"sqlite:///{file}")
        await hub.open()
        guest, _ = await hub.new_guest()
        tables = []
        for key in ("old", "new"):
            table = await hub.create(guest, NewTable(key=key, game="krysis", places=(Place("me"), Place("open"))))
            assert isinstance(table, TableMade)
            tables.append(table.table)
        await hub.close()
        return tables

    async def left(table: str) -> bool:
        hub = Hub(f"sqlite:///{file}")
        await hub.open()
        guest, _ = await hub.new_guest()
        try:
            async with hub.watch(table, guest):
                return True
        except NoTable:
            return False
        finally:
            await hub.close()

    old, new = asyncio.run(made())
    with closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA foreign_keys=ON")
        database.execute("UPDATE tables SET updated = 0 WHERE name = ?", (old,))
        database.commit()
    app([*command.split(), "--database", f"sqlite:///{file}"], exit_on_error=False, result_action="return_value")
    assert not asyncio.run(left(old))
    assert asyncio.run(left(new))


def test_its_options_are_those_of_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    app(["serve", "--help"], exit_on_error=False, result_action="return_value")
    shown = set(re.findall(r"--[a-z-]+", capsys.readouterr().out))
    told = set(re.findall(r"^\| `(--[a-z-]+)`", PAGE, re.MULTILINE))
    assert told
    assert told <= shown
    assert {"--host", "--port", "--no-browser", "--database", "--origin"} <= told
