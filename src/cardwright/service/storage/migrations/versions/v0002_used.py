"""When tokens were used last, so that those of people who do not come any more can be let go of."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add it: all that there are count as used now."""
    now = time.time_ns() // 1_000_000
    with op.batch_alter_table("tokens") as tokens:
        tokens.add_column(sa.Column("used", sa.BigInteger, nullable=False, server_default=str(now)))
    with op.batch_alter_table("tokens") as tokens:
        tokens.alter_column("used", server_default=None)


def downgrade() -> None:
    """Take it away."""
    with op.batch_alter_table("tokens") as tokens:
        tokens.drop_column("used")
