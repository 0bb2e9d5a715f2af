"""Writes down what may stand in the fields of all words, for the checks of cards, for files of cards and for editors.

The compiled build has lost the annotations of its words and what their docstrings say, so both are read from the
sources here. Each package with words gets a table of its own, `kinds.json`: of each word the first sentence of its
docstring, its fields as JSON Schema, and which of them cannot be left out. When words have changed:

    uv run python -m tools.word_kinds
"""

import ast
import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

Schema = dict[str, object]

SOURCE: Final = Path(__file__).parents[1] / "src"
LANGUAGE: Final = SOURCE / "cardwright" / "language"
GAMES: Final = SOURCE / "cardwright" / "games"
NAME: Final = "kinds.json"

PLAIN: Final = {"int": "integer", "str": "string", "bool": "boolean"}
ROOTS: Final = ("Word", "StandingNode")
"""What every word descends from."""
PHRASE: Final = "phrase"
"""A class is a word, and not what several words have in common, once it or one above it says how it prints."""
LIMITS: Final = ("Least", "Among")
"""How a field is bounded, as `language.limits` has it."""
FIGURE: Final = ("minimum", "maximum")
ITEMS: Final = ("minItems", "maxItems")

CITATION: Final = re.compile(r" \([a-z]+:[^)]*\)")
SENTENCE: Final = re.compile(r".*?[.!?](?=\s|$)", re.DOTALL)


@dataclass(frozen=True)
class Place:
    """A name in a module: a class, or what was assigned to it."""

    module: str
    what: ast.ClassDef | ast.expr


class Sources:
    """All modules that words can be made of, by name."""

    def __init__(self) -> None:
        """Read them."""
        self.modules: dict[str, ast.Module] = {}
        for part in ("kernel", "language", "games"):
            for path in sorted((SOURCE / "cardwright" / part).rglob("*.py")):
                name = ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")
                self.modules[name] = ast.parse(path.read_text("utf-8"))

    def find(self, module: str, name: str) -> Place | None:
        """Return what a name means in a module, through its imports."""
        for node in self.modules[module].body if module in self.modules else ():
            if isinstance(node, ast.ClassDef) and node.name == name:
                return Place(module, node)
            if isinstance(node, ast.ImportFrom) and node.module is not None:
                for alias in node.names:
                    if name == (alias.asname or alias.name):
                        return self.find(node.module, alias.name)
            if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
                targets = node.targets if isinstance(node, ast.Assign) else [node.target]
                if name in [target.id for target in targets if isinstance(target, ast.Name)]:
                    return Place(module, node.value)
        return None

    def line(self, place: Place) -> list[Place]:
        """Return a class and those above it, the nearest first."""
        assert isinstance(place.what, ast.ClassDef)
        found = [place]
        for base in place.what.bases:
            above = self.find(place.module, base.id) if isinstance(base, ast.Name) else None
            if above is not None and isinstance(above.what, ast.ClassDef):
                found += self.line(above)
        return found

    def value(self, module: str, node: ast.expr) -> object:
        """Return the value of a constant expression."""
        if isinstance(node, ast.Name):
            place = self.find(module, node.id)
            if place is None or isinstance(place.what, ast.ClassDef):
                raise ValueError(f"{module} says {node.id!r}, which is no constant")
            return self.value(place.module, place.what)
        if isinstance(node, ast.Tuple | ast.List | ast.Set):
            return tuple([each for item in node.elts for each in self.spread(module, item)])
        if isinstance(node, ast.Dict):
            return tuple([self.value(module, key) for key in node.keys if key is not None])
        if isinstance(node, ast.Call) and node.args:  # frozenset([...]), MappingProxyType({...})
            return self.value(module, node.args[0])
        return ast.literal_eval(node)

    def spread(self, module: str, node: ast.expr) -> tuple[object, ...]:
        """Return the value of an argument, or the values of one with a star."""
        if not isinstance(node, ast.Starred):
            return (self.value(module, node),)
        several = self.value(module, node.value)
        assert isinstance(several, tuple)
        return several

    def kind(self, module: str, node: ast.expr) -> Schema:
        """Return what an annotation allows, as JSON Schema."""
        if isinstance(node, ast.Constant):
            return self.kind(module, ast.parse(str(node.value), mode="eval").body) if node.value else {"type": "null"}
        if isinstance(node, ast.BinOp):
            return {"anyOf": [*self.options(module, node.left), *self.options(module, node.right)]}
        if isinstance(node, ast.Name):
            return self.named(module, node.id)
        if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name) and isinstance(node.slice, ast.Tuple):
            first, *rest = node.slice.elts
            if node.value.id == "tuple":
                return {"type": "array", "items": self.kind(module, first)}
            if node.value.id == "Annotated":
                kind = self.kind(module, first)
                return kind | self.limits(module, rest, ITEMS if kind.get("type") == "array" else FIGURE)
        raise ValueError(f"{module}: a field of a word cannot hold {ast.unparse(node)}")

    def named(self, module: str, name: str) -> Schema:
        """Return what a name allows: a plain type, a class of words, or what was given a name for short."""
        if name in PLAIN:
            return {"type": PLAIN[name]}
        place = self.find(module, name)
        if place is None:
            raise ValueError(f"{module}: a field of a word cannot hold {name}")
        if isinstance(place.what, ast.ClassDef):
            return {"$ref": f"#/$defs/any {name}"}
        return self.kind(place.module, place.what)

    def options(self, module: str, node: ast.expr) -> list[object]:
        """Return what one side of a union allows."""
        kind = self.kind(module, node)
        several = kind.get("anyOf")
        return several if isinstance(several, list) else [kind]

    def limits(self, module: str, calls: list[ast.expr], names: tuple[str, str]) -> Schema:
        """Return the bounds of a field; JSON Schema calls them otherwise for lists.

        Numbers that stand for something are described by the names of their constants.
        """
        found: Schema = {}
        for call in calls:
            if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name) or call.func.id not in LIMITS:
                raise ValueError(f"{module}: a field is bounded by {', '.join(LIMITS)}, not by {ast.unparse(call)}")
            values = [each for arg in call.args for each in self.spread(module, arg)]
            if call.func.id == "Among":
                found["enum"] = values
                constants = [arg.id for arg in call.args if isinstance(arg, ast.Name)]
                if len(constants) == len(values) and not [value for value in values if isinstance(value, str)]:
                    found["enumDescriptions"] = [name.lower().replace("_", " ") for name in constants]
            else:
                found |= dict(zip(names, values, strict=False))
        return found


def told(cls: ast.ClassDef) -> str:
    """Return the first sentence of a docstring, without the rules that it cites."""
    paragraph = CITATION.sub("", (ast.get_docstring(cls) or "").split("\n\n")[0])
    sentence = SENTENCE.match(paragraph)
    return " ".join((sentence[0] if sentence else paragraph).replace("``", "").split())


def is_dataclass(cls: ast.ClassDef) -> bool:
    """Whether a class is decorated as a dataclass."""
    return "dataclass" in [
        name.id for each in cls.decorator_list for name in ast.walk(each) if isinstance(name, ast.Name)
    ]


def methods(classes: list[ast.ClassDef]) -> set[str]:
    """Return the names of what some classes define."""
    return {each.name for cls in classes for each in cls.body if isinstance(each, ast.FunctionDef)}


def lacking(classes: list[ast.ClassDef]) -> list[str]:
    """Return the names of what a class has to do and does not; those that it descends from come behind it."""
    nearest: dict[str, ast.FunctionDef] = {}
    for cls in classes:
        for each in cls.body:
            if isinstance(each, ast.FunctionDef):
                nearest.setdefault(each.name, each)
    return [name for name, method in nearest.items() if "raise NotImplementedError" in ast.unparse(method.body[-1])]


def word(sources: Sources, place: Place) -> Schema | None:
    """Return what is written down of a class, if it is a word."""
    line = sources.line(place)
    classes = [above.what for above in line if isinstance(above.what, ast.ClassDef)]
    below = [cls for cls in classes if cls.name not in {"Node", "Op", *ROOTS}]
    if not set(ROOTS) & {cls.name for cls in classes} or PHRASE not in methods(below):
        return None
    if not isinstance(place.what, ast.ClassDef) or not is_dataclass(place.what):
        return None
    if lacking(below):
        return None
    properties: Schema = {}
    needed: list[str] = []
    for above in reversed(line):
        assert isinstance(above.what, ast.ClassDef)
        for field in above.what.body if is_dataclass(above.what) else ():
            if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
                properties[field.target.id] = sources.kind(above.module, field.annotation)
                if field.value is None:
                    needed.append(field.target.id)
    return {
        "description": told(place.what),
        "properties": properties,
        **({"required": needed} if needed else {}),
    }


def tables() -> dict[Path, str]:
    """Return the tables as their files have them."""
    sources = Sources()
    found: dict[Path, str] = {}
    for folder in (LANGUAGE, *[path for path in sorted(GAMES.iterdir()) if path.is_dir()]):
        package = ".".join(folder.relative_to(SOURCE).parts)
        words: dict[str, Schema] = {}
        for module, source in sources.modules.items():
            if module == package or module.startswith(f"{package}."):
                for node in source.body:
                    described = word(sources, Place(module, node)) if isinstance(node, ast.ClassDef) else None
                    if isinstance(node, ast.ClassDef) and described is not None:
                        words[node.name] = described
        if words:
            rows = [f"{json.dumps(name)}: {json.dumps(words[name], ensure_ascii=False)}" for name in sorted(words)]
            found[folder / NAME] = "{\n" + ",\n".join(rows) + "\n}\n"
    return found


if __name__ == "__main__":
    for path, table in tables().items():
        path.write_text(table, "utf-8")
        print(f"Wrote {path.relative_to(SOURCE)}.")
