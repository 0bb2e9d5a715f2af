"""What the browser loads before it can show a page, compressed."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from cardwright import service

STATIC = Path(service.__file__).parent / "static"
MOST = 150 * 1024
ALWAYS = ("index.html", "theme.js", "icon.svg")


def loaded(page: str) -> set[str]:
    """Return the files that a page needs: its own chunk, the program's, and what these import."""
    manifest: dict[str, dict[str, Any]] = json.loads((STATIC / ".vite" / "manifest.json").read_text(encoding="utf-8"))
    waiting = ["index.html", f"src/pages/{page}.svelte"]
    seen: set[str] = set()
    files = set(ALWAYS)
    while waiting:
        name = waiting.pop()
        if name not in seen:
            seen.add(name)
            chunk = manifest[name]
            files |= {chunk["file"], *chunk.get("css", ()), *chunk.get("assets", ())}
            waiting += chunk.get("imports", ())
    return files


@pytest.mark.parametrize("page", ["Home", "Game", "Replay"])
def test_a_first_load_weighs_little(page: str) -> None:
    weights = {name: len(gzip.compress((STATIC / name).read_bytes())) for name in loaded(page)}
    assert sum(weights.values()) <= MOST, weights
