"""Draw the pictures that games name: ``python -m tools.pictures``.

In ``data/pictures.json`` of a game's package stands which card has which picture; its table names more. Their drawings
are taken from Game Icons (https://game-icons.net) as they are and written beside the names, so that the package has all
it needs. To give a card another picture, write its name there, and run this.
"""

import json
import re
import sys
from collections.abc import Iterable, Mapping
from importlib import resources
from pathlib import Path
from typing import Any, Final

import cardwright as cw
from tools import frontend

ICONS: Final = frontend.SOURCES / "node_modules" / "@iconify-json" / "game-icons" / "icons.json"
SHAPE: Final = re.compile(r'<path fill="currentColor" d="([^"]+)"/>')
"""How each of the drawings is written: one shape to fill."""


class NoPicture(Exception):
    """Game Icons has no such picture, in a sentence."""


def named(game: cw.Game, pictures: Mapping[str, Any]) -> list[str]:
    """Return the names of all pictures that a game needs, each once: those of its cards and of its table."""
    table = game.table
    icons = {
        *[counter.icon for counter in table.counters],
        *[mark.icon for mark in table.marks],
        *[suit.icon for suit in table.suits],
        *([table.look.emblem.icon] if table.look and table.look.emblem else []),
    }
    return sorted({*pictures.get("cards", {}).values(), *pictures.get("words", {}).values(), *icons} - {""})


def drawn(names: Iterable[str], icons: Mapping[str, Mapping[str, str]]) -> dict[str, str]:
    """Return the drawings with those names; `NoPicture` if there is none, or none of one shape."""
    drawings: dict[str, str] = {}
    for name in names:
        shape = SHAPE.fullmatch(icons[name]["body"]) if name in icons else None
        if shape is None:
            raise NoPicture(f"Game Icons has no picture {name!r} of one shape.")
        drawings[name] = shape[1]
    return drawings


def main() -> int:
    """Draw the pictures of all games, and return the exit code."""
    try:
        frontend.install(dev=True)
        icons = json.loads(ICONS.read_text("utf-8"))["icons"]
        for name in cw.game_names():
            game = cw.load(name)
            file = Path(str(resources.files(game.package) / "data" / "pictures.json"))
            pictures = json.loads(file.read_text("utf-8"))
            pictures["drawings"] = drawn(named(game, pictures), icons)
            file.write_text(json.dumps(pictures, ensure_ascii=False, indent=2) + "\n", "utf-8")
            print(f"{game.title}: {len(pictures['drawings'])} pictures.")
    except (frontend.CannotBuild, NoPicture) as why:
        print(why, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
