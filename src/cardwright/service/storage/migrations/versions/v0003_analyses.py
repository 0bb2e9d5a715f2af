"""What a search thinks of games that are over."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make room for it."""
    op.create_table(
        "analyses",
        sa.Column("name", sa.Text, sa.ForeignKey("tables.name"), primary_key=True),
        sa.Column("data", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Let go of it."""
    op.drop_table("analyses")
