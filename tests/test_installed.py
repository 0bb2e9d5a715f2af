"""The package as others install it: what it imports is what it declares, and it serves from a wheel or its sources."""

import ast
import importlib.metadata
import json
import re
import shutil
import subprocess
import sys
import time
import tomllib
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
EXTRAS = {
    "service": ("postgres",),
    "envs": ("envs", "openspiel", "rllib"),
    "research": ("data", "fit", "ratings", "ray", "report"),
}
"""By package of ours, the extras whose libraries it may ask for."""
BROUGHT_BY = {"pyspiel": "open_spiel"}
"""Packages whose distribution has another name, and is not to be had for every Python."""
SERVE = ["serve", "--no-browser", "--port", "0"]


def named(*requirements: list[str]) -> set[str]:
    """The distributions that these requirements name."""
    names = [re.split(r"[^A-Za-z0-9._-]", text)[0] for each in requirements for text in each]
    return {name.lower().replace("-", "_") for name in names}


def imported(file: Path) -> Iterator[str]:
    """The packages that a file imports."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module.partition(".")[0]


def test_all_that_is_imported_is_declared() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    undeclared = {}
    brought = importlib.metadata.packages_distributions()
    for file in sorted((ROOT / "src" / "cardwright").rglob("*.py")):
        extras = EXTRAS.get(file.relative_to(ROOT / "src" / "cardwright").parts[0], ())
        declared = named(project["dependencies"], *[project["optional-dependencies"][extra] for extra in extras])
        for package in set(imported(file)) - set(sys.stdlib_module_names) - {"cardwright"}:
            by = {name.lower().replace("-", "_") for name in brought.get(package, [BROUGHT_BY.get(package, package)])}
            if not by & declared:
                undeclared[package] = str(file.relative_to(ROOT))
    assert undeclared == {}


def run(*command: object) -> None:
    done = subprocess.run(  # noqa: S603 - our own commands
        [str(part) for part in command],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout


def ask(address: str, body: object = None, token: str = "") -> dict[str, object]:
    """Ask a service something, and return what it answers."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address, data, headers)  # noqa: S310 - our own service
    with urllib.request.urlopen(request, timeout=60) as answer:  # noqa: S310 - as above
        found: dict[str, object] = json.loads(answer.read())
        return found


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["wheel", "sdist"])
def test_a_game_is_played_where_nothing_else_is_installed(kind: str, tmp_path: Path) -> None:
    uv = shutil.which("uv")
    assert uv
    run(uv, "build", f"--{kind}", "--out-dir", tmp_path)
    (built,) = [file for file in tmp_path.iterdir() if file.suffix in {".whl", ".gz"}]
    run(uv, "venv", "--python", sys.executable, tmp_path / "empty")
    programs = tmp_path / "empty" / ("Scripts" if sys.platform == "win32" else "bin")
    run(uv, "pip", "install", "--python", programs / "python", built)
    environment = {"CARDWRIGHT_HOME": str(tmp_path / "data"), "PATH": ""}
    with subprocess.Popen(  # noqa: S603 - our own program
        [programs / "cardwright", *SERVE], stdout=subprocess.PIPE, text=True, env=environment, cwd=tmp_path
    ) as process:
        try:
            assert process.stdout
            (link,) = re.findall(r"http://\S+", process.stdout.readline())
            token = str(ask(f"{link}/api/guests", {})["token"])
            places = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
            table = ask(f"{link}/api/tables", {"key": "new", "game": "krysis", "places": places}, token)["table"]
            address, number, status = f"{link}/api/tables/{table}", 0, ""
            while status != "over":
                state = ask(address, token=token)
                status, view = str(state["status"]), state["view"]
                decision = isinstance(view, dict) and view["decision"]
                if status == "over" or not decision or "options" not in decision:
                    time.sleep(0.2)
                    continue
                number += 1
                kind_of = "pick" if number <= 20 else "resign"
                more = {"decision": state["decision"], "option": 0} if kind_of == "pick" else {}
                command = {"type": kind_of, "key": f"key-{number}", "seat": 0, **more}
                assert ask(f"{address}/commands", command, token)["type"] == "ack"
            assert ask(f"{address}/fair", token=token)["holds"] is True
        finally:
            process.terminate()
