"""What the tables of the database are like now; how they came to be so is told by the migrations."""

from typing import Final

import sqlalchemy as sa

METADATA: Final = sa.MetaData()

TABLES: Final = sa.Table(
    "tables",
    METADATA,
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("host", sa.Text, nullable=False),
    sa.Column("key", sa.Text, nullable=False),
    sa.Column("lobby", sa.Boolean, nullable=False),
    sa.Column("updated", sa.BigInteger, nullable=False),
    sa.Column("due", sa.BigInteger),
    sa.Column("summary", sa.Text, nullable=False),
    sa.UniqueConstraint("host", "key", name="tables_once"),
    sa.Index("tables_lobby", "lobby", "updated"),
    sa.Index("tables_due", "due"),
)
"""Tables at which people play: what lists tell of them (``summary``), whether they are in the lobby, when they were
last changed, and when they have to be looked at although nobody asks for it. Times are milliseconds since 1970."""

EVENTS: Final = sa.Table(
    "events",
    METADATA,
    sa.Column("name", sa.Text, sa.ForeignKey("tables.name"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("data", sa.Text, nullable=False),
    sa.Column("guest", sa.Text),
    sa.Column("key", sa.Text),
    sa.UniqueConstraint("name", "guest", "key", name="events_once"),
)
"""Their logs; the last event of a command has who gave it, and its key, so that none happens twice."""

SEATS: Final = sa.Table(
    "seats",
    METADATA,
    sa.Column("name", sa.Text, sa.ForeignKey("tables.name"), primary_key=True),
    sa.Column("guest", sa.Text, primary_key=True),
    sa.Index("seats_guest", "guest"),
)
"""Who sits at which table."""

ANALYSES: Final = sa.Table(
    "analyses",
    METADATA,
    sa.Column("name", sa.Text, sa.ForeignKey("tables.name"), primary_key=True),
    sa.Column("data", sa.Text, nullable=False),
)
"""What a search thinks of their games, once somebody has asked for it."""

GUESTS: Final = sa.Table(
    "guests",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
)
"""The people who have been here."""

TOKENS: Final = sa.Table(
    "tokens",
    METADATA,
    sa.Column("hash", sa.Text, primary_key=True),
    sa.Column("guest", sa.Text, sa.ForeignKey("guests.id"), nullable=False),
    sa.Column("used", sa.BigInteger, nullable=False),
)
"""What they prove with who they are: SHA-256 of the tokens, which themselves are stored nowhere; and on which day each
was used last, as milliseconds since 1970."""

SERVICES: Final = sa.Table(
    "services",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("alive", sa.BigInteger, nullable=False),
)
"""The processes that serve, and when each was last known to."""

RATES: Final = sa.Table(
    "rates",
    METADATA,
    sa.Column("key", sa.Text, primary_key=True),
    sa.Column("full_at", sa.Double, nullable=False),
)
"""How often what was done, where several processes count together: buckets of tokens, and when each is full again, in
seconds since 1970 by the clock of the database."""

SLOTS: Final = sa.Table(
    "slots",
    METADATA,
    sa.Column("service", sa.Text, primary_key=True),
    sa.Column("key", sa.Text, primary_key=True),
    sa.Column("count", sa.Integer, nullable=False),
    sa.Index("slots_key", "key"),
)
"""How many of what are open by way of which process, where there are several."""

KEYS: Final = sa.Table(
    "keys",
    METADATA,
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)
"""Keys of hashes, as hexadecimal digits: with that of the ``limits`` the keys of what is counted are unreadable."""
