"""Statements for many rows at once, each written for the database once, which takes SQLAlchemy longer than doing it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.sql.compiler import SQLCompiler

from cardwright.service.storage.engine import SQLITE

Cell = Callable[["sa.Column[Any]"], "sa.ColumnElement[Any]"]
"""What a row has for a column."""
Statement = sa.Insert | sa.Update
MARK: Final = "row_"
"""What the names of parameters begin with: those of columns themselves are SQLAlchemy's own."""


class Batch:
    """A statement that does the same with each of some rows.

    SQLite is given them all in one, as JSON. If it were given one after another, its thread would wait for the
    interpreter after each, and beside a busy thread many of them wait for tenths of a second, at times for seconds.
    PostgreSQL gets them in one trip, and no thread waits there.
    """

    def __init__(self, statement: Callable[[Cell], Statement]) -> None:
        """Do the statement that is made with what stands for the cells of a row."""
        self._statement = statement
        self._written: dict[str, tuple[str, Sequence[str]]] = {}
        """What it is for each kind of database, and the columns that belong into its places."""

    def run(self, connection: sa.Connection, rows: Sequence[Mapping[str, Any]]) -> None:
        """Do it for some rows, which have a value for each column that it asks for."""
        kind = connection.dialect.name
        if kind not in self._written:
            compiled = self._statement(_in_json if kind == SQLITE else _parameter).compile(dialect=connection.dialect)
            assert isinstance(compiled, SQLCompiler)
            self._written[kind] = str(compiled), [place.removeprefix(MARK) for place in compiled.positiontup or ()]
        written, places = self._written[kind]
        if kind == SQLITE:
            connection.exec_driver_sql(written, (msgspec.json.encode(rows).decode(),))
        else:
            connection.exec_driver_sql(written, [tuple([row[place] for place in places]) for row in rows])


_ROWS: Final = sa.func.json_each(sa.bindparam("rows")).table_valued("value", name="rows")


def _in_json(column: "sa.Column[Any]") -> "sa.ColumnElement[Any]":
    return sa.func.json_extract(_ROWS.c.value, sa.literal_column(f"'$.{column.name}'"))


def _parameter(column: "sa.Column[Any]") -> "sa.ColumnElement[Any]":
    return sa.bindparam(f"{MARK}{column.name}", type_=column.type)


def insertion(table: sa.Table) -> Batch:
    """Return the statement that inserts whole rows into a table."""
    columns = list(table.columns)
    return Batch(lambda cell: sa.insert(table).from_select(columns, sa.select(*[cell(column) for column in columns])))


def change(table: sa.Table, by: str, columns: Sequence[str]) -> Batch:
    """Return the statement that changes some columns in the rows of a table that have the same ``by``."""
    return Batch(
        lambda cell: (
            sa.update(table)
            .where(table.c[by] == cell(table.c[by]))
            .values({column: cell(table.c[column]) for column in columns})
        )
    )
