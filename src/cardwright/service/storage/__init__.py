"""Storage: the logs of all tables, in SQLite or PostgreSQL, through one layer.

`Store` is the whole of it for others. Nothing is changed that was written to a log; a transaction that is acknowledged
is on the disk.
"""

from cardwright.service.storage.guests import Guest
from cardwright.service.storage.reading import Row
from cardwright.service.storage.store import Store
from cardwright.service.storage.writer import Change, Conflict

__all__ = ["Change", "Conflict", "Guest", "Row", "Store"]
