"""Writes the protocol of the service as JSON Schema, for those who write clients in other languages.

uv run python -m tools.protocol_schema
"""

import json
from pathlib import Path
from typing import Final

from cardwright.service.schema import protocol_schema

TARGET: Final = Path(__file__).parents[1] / "docs" / "protocol.schema.json"


def text() -> str:
    """Return the schema as the file has it."""
    return json.dumps(protocol_schema(), indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    TARGET.write_text(text(), encoding="utf-8")
    print(f"Wrote {TARGET.name}.")
