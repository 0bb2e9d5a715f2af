"""Writes the code that copies the fields of a class, so that each field is typed once: in its ``__init__``.

A copy that asks a class for its fields is several times slower than one that names them, and copies are what search
lives on. So the lines stay, and are written from the sources, into a method `copy` or `copy_into` between two comments:

    new = Placed(epoch)
    # Fields, by tools.fields.
    new.facing = self.facing
    # That is all of them.
    return new

A list is copied; all else is shared. What is to be copied otherwise, as a dictionary that is written into, stands
outside the block: a field that is set there, or that the copy is made with, is left to it. Classes above, as far as
they have no copying of their own, are part of it. If the class has `__slots__`, these are written too.

    uv run python -m tools.fields           # write all blocks anew
    uv run python -m tools.fields --check   # only say which are stale, and fail if there are any
"""

import ast
import sys
from pathlib import Path
from typing import Final

from tools.word_kinds import SOURCE, Place, Sources

BEGIN: Final = "# Fields, by tools.fields."
END: Final = "# That is all of them."
COPYING: Final = ("copy", "copy_into")
WIDTH: Final = 120


def own_fields(cls: ast.ClassDef) -> dict[str, str]:
    """Return the fields that a class sets up in its ``__init__``, with their types."""
    init = method(cls, "__init__")
    found: dict[str, str] = {}
    for node in ast.walk(init) if init else ():
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Attribute):
            found[node.target.attr] = ast.unparse(node.annotation)
    return found


def method(cls: ast.ClassDef, name: str) -> ast.FunctionDef | None:
    """Return a method of a class, if it has one of that name itself."""
    return next((each for each in cls.body if isinstance(each, ast.FunctionDef) and each.name == name), None)


def copies(cls: ast.ClassDef) -> bool:
    """Whether a class copies fields itself."""
    return any(method(cls, name) for name in COPYING)


def fields(sources: Sources, place: Place) -> dict[str, str]:
    """Return the fields that the copying of a class is about, with their types, and those of classes above it first."""
    line = [above.what for above in sources.line(place) if isinstance(above.what, ast.ClassDef)]
    about = line[:1]
    for above in line[1:]:
        if copies(above):
            break
        about.insert(0, above)
    return {name: kind for cls in about for name, kind in own_fields(cls).items()}


def by_hand(lines: list[str]) -> set[str]:
    """Return the fields that hand-written lines see to: those that they set, and those that they make the copy of."""
    found: set[str] = set()
    for node in ast.walk(ast.parse("\n".join(["if True:", *lines]))):
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            found.add(node.attr)
        elif isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "new":
            found.update([each.attr for each in ast.walk(node.value) if isinstance(each, ast.Attribute)])
    return found


def block(indent: str, found: dict[str, str], others: set[str]) -> list[str]:
    """Return the lines that copy all fields but those that are copied by hand."""
    return [
        f"{indent}new.{name} = self.{name}{'.copy()' if kind.startswith('list[') else ''}"
        for name, kind in found.items()
        if name not in others
    ]


def slots(indent: str, names: list[str]) -> list[str]:
    """Return a declaration of slots as the formatter has it."""
    quoted = [f'"{name}"' for name in sorted(names)]
    short = f"{indent}__slots__ = ({', '.join(quoted)}{',' if len(quoted) == 1 else ''})"
    if len(short) <= WIDTH:
        return [short]
    return [f"{indent}__slots__ = (", *[f"{indent}    {name}," for name in quoted], f"{indent})"]


def marks(lines: list[str], begin: int) -> tuple[int, int] | None:
    """Return where the block of a method lies that begins at that line, if it has one; ValueError if it has no end."""
    first = 0
    for i in range(begin, len(lines)):
        line = lines[i].strip()
        if line == BEGIN:
            first = i
        elif line == END and first:
            return first, i
        elif i > begin and line.startswith(("def ", "class ")):
            break
    if first:
        raise ValueError(f"Line {first + 1} says {BEGIN!r}, and no line of its method {END!r}.")
    return None


def written(sources: Sources, module: str, text: str) -> str:
    """Return the text of a module with all its blocks written anew."""
    lines = text.splitlines()
    for cls in reversed([node for node in ast.parse(text).body if isinstance(node, ast.ClassDef)]):
        for copying in [each for each in cls.body if isinstance(each, ast.FunctionDef) and each.name in COPYING]:
            place = marks(lines, copying.lineno - 1)
            if place is None:
                continue
            first, last = place
            others = by_hand([*lines[copying.body[0].lineno - 1 : first], *lines[last : copying.end_lineno]])
            indent = lines[first][: -len(BEGIN)]
            lines[first + 1 : last] = block(indent, fields(sources, Place(module, cls)), others)
            # What stands above the block is where it was.
            for node in cls.body:
                if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__slots__":
                    lines[node.lineno - 1 : node.end_lineno] = slots(" " * node.col_offset, [*own_fields(cls)])
    return "\n".join(lines) + "\n"


def stale() -> dict[Path, str]:
    """Return the files whose blocks are not those of their classes, with what they should say."""
    sources = Sources()
    found: dict[Path, str] = {}
    for path in sorted(SOURCE.rglob("*.py")):
        text = path.read_text("utf-8")
        module = ".".join(path.relative_to(SOURCE).with_suffix("").parts)
        if BEGIN in text and (new := written(sources, module, text)) != text:
            found[path] = new
    return found


if __name__ == "__main__":
    changes = stale()
    check = "--check" in sys.argv[1:]
    for path, text in changes.items():
        print(f"{path.relative_to(SOURCE)}: {'stale' if check else 'written'}")
        if not check:
            path.write_text(text, "utf-8")
    sys.exit(bool(check and changes))
