"""Tables, their logs, seats, guests."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make everything."""
    op.create_table(
        "tables",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("lobby", sa.Boolean, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("summary", sa.Text, nullable=False),
        sa.UniqueConstraint("host", "key", name="tables_once"),
    )
    op.create_index("tables_lobby", "tables", ["lobby", "updated"])
    op.create_index("tables_due", "tables", ["due"])
    op.create_table(
        "events",
        sa.Column("name", sa.Text, sa.ForeignKey("tables.name"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("guest", sa.Text),
        sa.Column("key", sa.Text),
        sa.UniqueConstraint("name", "guest", "key", name="events_once"),
    )
    op.create_table(
        "seats",
        sa.Column("name", sa.Text, sa.ForeignKey("tables.name"), primary_key=True),
        sa.Column("guest", sa.Text, primary_key=True),
    )
    op.create_index("seats_guest", "seats", ["guest"])
    op.create_table(
        "guests",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("guest", sa.Text, sa.ForeignKey("guests.id"), nullable=False),
    )
    op.create_table(
        "services",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("alive", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Take everything away."""
    for name in ("services", "tokens", "guests", "seats", "events", "tables"):
        op.drop_table(name)
