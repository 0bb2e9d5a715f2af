"""What all processes on one database count together."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

KEY_BYTES = 32


def upgrade() -> None:
    """Make room for it, and a key with which it is made unreadable.

    What is counted need not outlast a crash of the database, and is written faster so.
    """
    prefixes = ["UNLOGGED"] if op.get_bind().dialect.name == "postgresql" else []
    op.create_table(
        "rates",
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("full_at", sa.Double, nullable=False),
        prefixes=prefixes,
    )
    op.create_table(
        "slots",
        sa.Column("service", sa.Text, primary_key=True),
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("count", sa.Integer, nullable=False),
        prefixes=prefixes,
    )
    op.create_index("slots_key", "slots", ["key"])
    keys = op.create_table(
        "keys",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.bulk_insert(keys, [{"name": "limits", "value": secrets.token_hex(KEY_BYTES)}])


def downgrade() -> None:
    """Let go of it."""
    for name in ("keys", "slots", "rates"):
        op.drop_table(name)
