"""The commands for whoever runs a service."""

from pathlib import Path

from cyclopts import App

from cardwright.cli.terminal import console

admin_app = App(
    name="admin", help="Look after the database of a service, also while it serves.", help_format="plaintext"
)


@admin_app.command(name="clean")
def admin_clean(*, database: str | None = None, tables: int = 365, guests: int = 400) -> int:
    """Let go of old tables, and of guests who do not come any more.

    Args:
        database: As for serve; left out, the file among your data.
        tables: After how many days without an event a table goes, over or not: at least 1.
        guests: After how many days a guest goes who has not come and sits at no table.
    """
    from cardwright.cli import administering  # noqa: PLC0415 - other commands need not wait for all that a service needs

    return administering.clean(console(), database, tables, guests)


@admin_app.command(name="backup")
def admin_backup(target: Path, /, *, database: str | None = None) -> int:
    """Write a whole copy of the database (SQLite), also while games go on.

    Args:
        target: The file to write.
        database: As for serve; left out, the file among your data.
    """
    from cardwright.cli import administering  # noqa: PLC0415 - as above

    return administering.backup(console(), database, target)


@admin_app.command(name="restore")
def admin_restore(copy: Path, /, *, database: str | None = None) -> int:
    """Put a copy in the place of the database (SQLite), while nobody serves it; the one before is kept beside it.

    Args:
        copy: A file that backup wrote.
        database: As for serve; left out, the file among your data.
    """
    from cardwright.cli import administering  # noqa: PLC0415 - as above

    return administering.restore(console(), database, copy)


@admin_app.command(name="doctor")
def admin_doctor(*, database: str | None = None) -> int:
    """Say what is wrong with the database.

    Args:
        database: As for serve; left out, the file among your data.
    """
    from cardwright.cli import administering  # noqa: PLC0415 - as above

    return administering.doctor(console(), database)


@admin_app.command(name="users")
def admin_users(*, database: str | None = None) -> int:
    """List the guests who were here last.

    Args:
        database: As for serve; left out, the file among your data.
    """
    from cardwright.cli import administering  # noqa: PLC0415 - as above

    return administering.users(console(), database)
