from pathlib import Path

import pytest

from tests.cli.conftest import Command
from tests.service.served import Person, running, service


def test_a_service_is_looked_after_while_it_serves(cardwright: Command, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
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
    assert cardwright("admin", "restore", tmp_path / "copy.db", "--database", database).code == 0


@pytest.mark.parametrize("command", ["users", "doctor", "clean"])
def test_without_a_database_it_says_so(command: str, cardwright: Command, tmp_path: Path) -> None:
    ran = cardwright("admin", command, "--database", f"sqlite:///{tmp_path / 'none.db'}")
    assert ran.code == 2
    assert "There is no database at" in ran.err
