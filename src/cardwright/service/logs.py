"""Logs: what goes wrong, and what concerns security, as lines of JSON for programs that read them."""

import json
import logging
from datetime import UTC, datetime
from typing import Final

SECURITY: Final = logging.getLogger("cardwright.security")
"""Told what somebody was refused for the safety of others; silent unless logs are asked for."""


def note(event: str, **facts: str) -> None:
    """Note something that concerns security, in a word or two, with what is known of it; no tokens, no content."""
    SECURITY.info(event, extra={"facts": facts})


class Lines(logging.Formatter):
    """Writes each record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        told = {"at": at, "level": record.levelname.lower(), "from": record.name, "event": record.getMessage()}
        if record.exc_info:
            told["fault"] = self.formatException(record.exc_info)
        return json.dumps({**told, **getattr(record, "facts", {})}, ensure_ascii=False)


def in_lines() -> None:
    """Write logs as lines of JSON on standard error from now on, the security log too."""
    handler = logging.StreamHandler()
    handler.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    SECURITY.setLevel(logging.INFO)
