import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from cardwright.service.web.frontend import STATIC
from tools import frontend

MOST = 130 * 1024
"""Bytes that a page may load before it stands, compressed."""
TYPE = 96 * 1024
"""Bytes of type that it may load meanwhile: until it is there, what is written stands in type of the machine."""
ALWAYS = ("index.html", "looks.js", "icon.svg")


@pytest.fixture
def sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "frontend"
    (folder / "src").mkdir(parents=True)
    (folder / "src" / "main.ts").write_text("start();\n")
    monkeypatch.setattr(frontend, "SOURCES", folder)
    monkeypatch.setattr(frontend, "BUILT", tmp_path / "static")
    return folder


def built(sources: Path) -> Path:
    folder = sources.parent / "static"
    folder.mkdir()
    (folder / "index.html").write_text("<!doctype html>")
    (folder / frontend.STAMP).write_text(frontend.digest())
    return folder


def test_a_page_that_was_built_from_these_sources_is_fresh(sources: Path) -> None:
    assert not frontend.fresh()
    built(sources)
    assert frontend.fresh()


@pytest.mark.parametrize("name", ["src/main.ts", "src/added.ts", "package-lock.json"])
def test_a_page_is_stale_once_any_source_has_changed(sources: Path, name: str) -> None:
    built(sources)
    (sources / name).write_text("changed();\n")
    assert not frontend.fresh()


@pytest.mark.parametrize("name", ["node_modules/vite/index.js", "tests/live.test.ts"])
def test_what_the_page_is_not_made_of_does_not_count(sources: Path, name: str) -> None:
    built(sources)
    (sources / name).parent.mkdir(parents=True)
    (sources / name).write_text("added();\n")
    assert frontend.fresh()


def test_line_ends_do_not_count(sources: Path) -> None:
    built(sources)
    (sources / "src" / "main.ts").write_bytes(b"start();\r\n")
    assert frontend.fresh()


def test_a_page_without_sources_beside_it_is_fresh(sources: Path) -> None:
    (built(sources) / frontend.STAMP).unlink()
    assert not frontend.fresh()
    sources.rename(sources.parent / "elsewhere")
    assert frontend.fresh()


def test_a_build_that_fails_leaves_the_old_page_and_says_what_failed(
    sources: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = built(sources)
    (sources / "src" / "main.ts").write_text("changed();\n")

    def fail(*arguments: str) -> None:
        if arguments[0] == "run":
            raise frontend.CannotBuild(f"`npm {' '.join(arguments)}` failed.")

    monkeypatch.setattr(frontend, "npm", fail)
    (sources / "package-lock.json").write_text("{}")
    with pytest.raises(frontend.CannotBuild, match="npm run build"):
        frontend.build()
    assert (page / "index.html").is_file()
    assert list(sources.parent.glob("static.*")) == []


def test_the_command_says_how_it_is_used(capsys: pytest.CaptureFixture[str]) -> None:
    assert frontend.main(["paint"]) == 2
    assert "build | check" in capsys.readouterr().err


# ---- the built page ------------------------------------------------------------------------------------------------


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
    letters = {name: weight for name, weight in weights.items() if name.endswith(".woff2")}
    assert sum(letters.values()) <= TYPE, letters
    assert sum(weights.values()) - sum(letters.values()) <= MOST, weights


def test_the_lock_file_names_no_registry() -> None:
    lock = json.loads((frontend.ROOT / "frontend" / "package-lock.json").read_text(encoding="utf-8"))
    assert len(lock["packages"]) > 50
    assert [name for name, package in lock["packages"].items() if "resolved" in package] == []
    assert [name for name, package in lock["packages"].items() if name and "integrity" not in package] == []
