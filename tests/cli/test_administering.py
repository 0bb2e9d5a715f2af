from pathlib import Path

import pytest

from tests.cli.conftest import Command
from tests.service.served import Person, running, service
from tests.service.storage.damaging import made, ruined


def test_a_service_is_looked_after_while_it_serves(cardwright: Command, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    made(tmp_path / "tables.db")
    assert cardwright("admin", "users", "--database", database).out == "Nobody has been here yet.\n"
    with running(service(tmp_path)) as link, Person(link) as ann:
        ann.post("/api/me", {"name": "Ann"})
        ann.table("krysis")
        ran = cardwright("admin", "users", "--database", database)
        assert "  Ann: first here " in ran.out
        assert ran.out.rstrip().endswith("at 1 table")
        assert cardwright("admin", "doctor", "--database", database).out == "Nothing is wrong with the database.\n"
        ran = cardwright("admin", "clean", "--database", database)
        assert ran.out == "Tables let go of: 0. Guests let go of: 0.\n"
        assert cardwright("admin", "backup", tmp_path / "copy.db", "--database", database).code == 0
        assert cardwright("admin", "restore", tmp_path / "copy.db", "--database", database).code == 2
    ran = cardwright("admin", "restore", tmp_path / "copy.db", "--database", database)
    assert ran.out == f"The copy is in place; the database from before is in {tmp_path / 'tables.db-before-1'}.\n"


@pytest.mark.parametrize("days", [-5, 0, 36_501, 10**12])
@pytest.mark.parametrize("what", ["tables", "guests"])
def test_nothing_is_let_go_of_after_days_that_nobody_can_mean(
    what: str, days: int, cardwright: Command, tmp_path: Path
) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with running(service(tmp_path)) as link, Person(link) as ann:
        table = ann.table("krysis")
        ran = cardwright("admin", "clean", f"--{what}", days, "--database", database)
        assert ran.code == 2
        assert ran.err == f"{what.capitalize()} go after 1 to 36500 days, not after {days}.\n"
        assert ann.state(table)["table"] == table


def test_a_damaged_database_is_told_of_and_can_be_replaced(cardwright: Command, tmp_path: Path) -> None:
    file, copy, another = tmp_path / "tables.db", tmp_path / "copy.db", tmp_path / "another.db"
    database = ["--database", f"sqlite:///{file}"]
    made(file)
    assert cardwright("admin", "backup", copy, *database).code == 0
    ruined(file)
    ran = cardwright("serve", "--no-browser", *database)
    assert (ran.code, ran.out) == (2, "")
    told = f"The database '{file}' is damaged (database disk image is malformed): restore a copy with"
    assert " ".join(ran.err.split()) == f"{told} `cardwright admin restore`."
    ran = cardwright("admin", "backup", another, *database)
    assert ran.code == 2
    assert f"The database '{file}' is damaged (" in ran.err
    assert not another.exists()
    ran = cardwright("admin", "doctor", *database)
    assert ran.code == 1
    assert f"The database '{file}' is damaged (" in ran.out
    assert cardwright("admin", "restore", copy, *database).code == 0
    assert cardwright("admin", "doctor", *database).out == "Nothing is wrong with the database.\n"


@pytest.mark.parametrize("command", ["users", "doctor", "clean"])
def test_without_a_database_it_says_so(command: str, cardwright: Command, tmp_path: Path) -> None:
    ran = cardwright("admin", command, "--database", f"sqlite:///{tmp_path / 'none.db'}")
    assert ran.code == 2
    assert "There is no database at" in ran.err
