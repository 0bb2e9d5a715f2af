"""Content to JSON and back: nodes, and every value that a match can hold.

Numbers, texts, truth values and nothing are themselves and a tuple is a list; all else is a table with one entry that
says what it is::

    {"Gain": {"amount": 2}}                  a node, by the name of its class; fields with their default are left out
    {"@Forged": {"player": 0, "cost": 6}}    an event, a card's state, or an object of the kernel
    {"list": [...]}  {"dict": [[key, value], ...]}  {"set": [...]}  {"bytes": "00ff"}
    {"print": "267@logos"}                   a card of the game, by its key
    {"?": "power"}                           a term of the game, such as a question, by its key

Nothing here asks a class for its ``__slots__`` or ``__dict__`` alone, because compiled classes have neither.
"""

import json
from collections.abc import Iterable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from hashlib import blake2b
from importlib import import_module
from inspect import signature
from pkgutil import walk_packages
from typing import Any, Final

from cardwright.kernel.basics.errors import BadTree, UnknownCard
from cardwright.kernel.basics.names import listing, propose
from cardwright.kernel.basics.outcome import Outcome
from cardwright.kernel.core.events import Event
from cardwright.kernel.core.frames import Activation, Frame, Names, Standing, Trigger
from cardwright.kernel.pieces.cards import CardPrint, CardState, Catalogue, Epoch
from cardwright.kernel.pieces.nodes import Node, Term

NAMED: Final = "?"
"""The entry of the table that names a term."""
_PLAIN: Final = frozenset({int, str, bool, type(None)})
_KERNEL_CLASSES: Final = (Activation, Frame, Names, Outcome, Standing, Trigger)
_SHARED_PARTS: Final = ("cardwright.kernel", "cardwright.language")
_MOST_NODES_KEPT: Final = 20_000
_DIGEST_BYTES: Final = 16
_ENCODER: Final = json.JSONEncoder(ensure_ascii=True, separators=(",", ":"), allow_nan=False, check_circular=False)


def digest(data: object) -> str:
    """Return a hash of JSON data, the same on every platform: 32 hexadecimal digits of BLAKE2b."""
    return digest_of_text(canonical(data))


def digest_of_text(text: str) -> str:
    """Return the hash of JSON data that has been written in canonical form."""
    return blake2b(text.encode(), digest_size=_DIGEST_BYTES).hexdigest()


def canonical(data: object) -> str:
    """Write JSON data in its one canonical form: without spaces, ASCII alone."""
    return _ENCODER.encode(data)


def attributes(thing: object) -> list[str]:
    """Return the names of an object's attributes, sorted, whether its class is compiled or not."""
    found: set[str] = set(getattr(thing, "__dict__", ()))
    for base in type(thing).__mro__:
        found.update(base.__dict__.get("__mypyc_attrs__", ()))
        found.update(base.__dict__.get("__slots__", ()))
    return sorted([name for name in found if not name.startswith("__")])


class _Shape:
    """How objects of a class are taken apart and put together."""

    def __init__(self, cls: type) -> None:
        self.cls: Any = cls
        self.arguments: list[str] = list(signature(cls).parameters)
        self.needs_epoch: bool = issubclass(cls, CardState)
        self.names: list[str] = []
        self.blank: Any = None
        if issubclass(cls, CardState):
            self.blank = cls(Epoch())
        elif cls is Activation:
            self.blank = Activation(-1, -1)


class Codec:
    """The codec of one game: it knows the game's nodes, events and cards besides those that all games share."""

    def __init__(self, game: Catalogue) -> None:
        """Look up the classes of the game, which lie in the package that its module lies in.

        All modules that may have some are imported, so that it knows the same whatever was imported before.
        """
        self._game: Catalogue = game
        parts = (*_SHARED_PARTS, game.package) if game.package else _SHARED_PARTS
        for part in parts:
            for module in walk_packages(import_module(part).__path__, f"{part}."):
                import_module(module.name)
        self._nodes: dict[str, Any] = _by_name(Node, parts)
        self._classes: dict[str, Any] = {
            **_by_name(Event, parts),
            **_by_name(CardState, parts),
            **_by_name(Trigger, parts),
            **{cls.__name__: cls for cls in _KERNEL_CLASSES},
        }
        self._shapes: dict[type, _Shape] = {}
        self._encoded: dict[int, tuple[Node, object]] = {}
        self._print_digests: dict[str, tuple[CardPrint, str]] = {}
        """By key what was last seen printed under it: others than the game's own may be called alike, as in a test."""

    @property
    def title(self) -> str:
        """What people call the game."""
        return self._game.title

    @property
    def words(self) -> Mapping[str, type[Node]]:
        """The classes of all nodes that the game knows, by name."""
        return self._nodes

    # ---- encoding ------------------------------------------------------------------------------------------------

    def encode(self, value: object) -> object:  # noqa: PLR0911 - one for each kind of value
        """Return a value as JSON data; TypeError for what no match may hold."""
        kind = type(value)
        if kind in _PLAIN:
            return value
        if isinstance(value, tuple):
            return [item if type(item) in _PLAIN else self.encode(item) for item in value]
        if isinstance(value, Node):
            return self._encode_node(value)
        if isinstance(value, list):
            return {"list": [self.encode(item) for item in value]}
        if isinstance(value, dict):
            return {"dict": [[self.encode(key), self.encode(item)] for key, item in value.items()]}
        if isinstance(value, CardPrint | Term):
            return {NAMED if isinstance(value, Term) else "print": value.key}
        if isinstance(value, frozenset):
            return {"set": sorted([self.encode(item) for item in value], key=canonical)}
        if isinstance(value, bytes):
            return {"bytes": value.hex()}
        if self._classes.get(kind.__name__) is kind:
            return {f"@{kind.__name__}": self.encode_fields(value)}
        raise TypeError(f"a match cannot hold {value!r}")

    def encode_fields(self, thing: object, without: str = "") -> dict[str, object]:
        """Return the fields of an object as JSON data, without those that are as in a fresh one."""
        shape = self._shape(type(thing), thing)
        blank = shape.blank
        data: dict[str, object] = {}
        for name in shape.names:
            value = getattr(thing, name)
            if name != without and (blank is None or value != getattr(blank, name)):
                data[name] = value if type(value) in _PLAIN else self.encode(value)
        return data

    def _encode_node(self, node: Node) -> object:
        # Trees do not change, and the same ones are asked for again and again.
        known = self._encoded.get(id(node))
        if known is not None:
            return known[1]
        cls: Any = type(node)
        name: str = cls.__name__
        if self._nodes.get(name) is not cls or not is_dataclass(cls):
            raise TypeError(f"{name} is no dataclass among the nodes of {self._game.name}")
        data: dict[str, object] = {}
        for field in fields(cls):
            value = getattr(node, field.name)
            if field.default is MISSING or type(value) is not type(field.default) or value != field.default:
                data[field.name] = self.encode(value)
        if len(self._encoded) >= _MOST_NODES_KEPT:
            self._encoded.clear()
        self._encoded[id(node)] = (node, {name: data})
        return {name: data}

    # ---- decoding ------------------------------------------------------------------------------------------------

    def decode(self, data: object, epoch: Epoch) -> Any:  # noqa: ANN401, C901, PLR0911 - it is whatever was encoded
        """Return the value that `encode` described; `BadTree` says what cannot be read."""
        if type(data) in _PLAIN:
            return data
        if isinstance(data, list):
            return tuple([self.decode(item, epoch) for item in data])
        if not isinstance(data, dict) or len(data) != 1:
            raise BadTree(f"A value is a number, a text, a list or a table with one entry, not {_shown(data)}.")
        (tag, content), *_ = data.items()
        if tag == "list":
            return [self.decode(item, epoch) for item in _list(content)]
        if tag == "dict":
            return {
                self.decode(key, epoch): self.decode(item, epoch)
                for key, item in [_pair(entry) for entry in _list(content)]
            }
        if tag == "set":
            return frozenset([self.decode(item, epoch) for item in _list(content)])
        if tag in {"bytes", "print"}:
            if not isinstance(content, str):
                raise BadTree(f"The entry {tag!r} must be a text, not {_shown(content)}.")
            return bytes.fromhex(content) if tag == "bytes" else self._game.print_by_key(content)
        if tag == NAMED:
            return self.term(content)
        if not isinstance(content, dict):
            raise BadTree(f"{_shown(tag)} must be followed by a table of its fields.")
        if tag.startswith("@"):
            return self.decode_fields(self._class(tag[1:]), content, epoch)
        return self._decode_node(tag, content, epoch)

    def decode_fields(self, cls: type, data: dict[str, object], epoch: Epoch, **given: object) -> Any:  # noqa: ANN401 - as above
        """Return an object of a class, made from its fields and those that are given as they are."""
        shape = self._shape(cls)
        values: dict[str, object] = given
        for name, value in data.items():
            values[name] = self.decode(value, epoch)
        if shape.blank is not None:
            for name in shape.names:
                values.setdefault(name, getattr(shape.blank, name))
        if shape.needs_epoch:
            values["epoch"] = epoch
        arguments = {name: values.pop(name) for name in shape.arguments if name in values}
        thing = shape.cls(**arguments)
        if values and not shape.names:
            self._shape(cls, thing)
        for name, value in values.items():
            if name not in shape.names:
                raise BadTree(f"{cls.__name__} has no field {_shown(name)}.")
            setattr(thing, name, value)
        return thing

    def _decode_node(self, name: str, data: dict[str, object], epoch: Epoch) -> Node:
        cls = self._nodes.get(name)
        if cls is None:
            raise BadTree(f"{self._game.title} has no word {_shown(name)}.")
        known = {field.name: field for field in fields(cls)}
        for field in data:
            if field not in known:
                raise BadTree(f"The word {name} has no field {_shown(field)}: it has {', '.join(known) or 'none'}.")
        for field, described in known.items():
            if described.default is MISSING and field not in data:
                raise BadTree(f"The word {name} lacks its field {field!r}.")
        node: Node = cls(**{field: self.decode(value, epoch) for field, value in data.items()})
        return node

    def term(self, key: object) -> Term:
        """Return the term of the game with that key; `BadTree` proposes those that are near, or else lists all."""
        for term in self._game.terms:
            if term.key == key:
                return term
        keys = [term.key for term in self._game.terms]
        proposed = propose(key, keys) if isinstance(key, str) else ""
        all_keys = f": it has {listing([repr(each) for each in keys])}." if keys else "."
        raise BadTree(f"{self._game.title} has no term {_shown(key)}{proposed or all_keys}")

    # ---- classes and cards -----------------------------------------------------------------------------------------

    def _class(self, name: str) -> type:
        cls: type | None = self._classes.get(name)
        if cls is None:
            raise BadTree(f"{self._game.title} has no event or object {_shown(name)}.")
        return cls

    def _shape(self, cls: type, thing: object = None) -> _Shape:
        shape = self._shapes.get(cls)
        if shape is None:
            shape = self._shapes[cls] = _Shape(cls)
        if not shape.names:
            example = shape.blank if thing is None else thing
            if example is not None:
                shape.names = [name for name in attributes(example) if name != "epoch"]
        return shape

    def checksum(self, prints: Iterable[CardPrint]) -> str:
        """Return a checksum over what is printed on some cards, facts and trees, in whatever order and number."""
        digests: dict[str, str] = {}
        for card in prints:
            known = self._print_digests.get(card.key)
            if known is None or known[0] is not card:
                known = card, digest([card.key, self.encode(card.abilities), card.facts_data()])
                self._print_digests[card.key] = known
            digests[card.key] = known[1]
        return digest(sorted(digests.items()))


def node_to_json(node: Node, codec: Codec) -> str:
    """Return a tree of a game's words as JSON, for people and tools to read."""
    return json.dumps(codec.encode(node), ensure_ascii=False)


def node_from_json(text: str, codec: Codec) -> Node:
    """Return the tree that `node_to_json` wrote; `BadTree` says in a sentence what is wrong with the text."""
    try:
        node = codec.decode(json.loads(text), Epoch())
    except json.JSONDecodeError as error:
        raise BadTree(f"This is no JSON: it is damaged at line {error.lineno}, column {error.colno}.") from error
    except UnknownCard as error:
        raise BadTree(str(error)) from error
    except (ValueError, TypeError, RecursionError) as error:
        raise BadTree(f"This JSON describes no tree of {codec.title}: its values do not fit its words.") from error
    if not isinstance(node, Node):
        raise BadTree(f'This JSON describes no tree of {codec.title}, which is a table such as {{"Word": {{...}}}}.')
    return node


def _by_name(base: type, parts: tuple[str, ...]) -> dict[str, Any]:
    """Return all classes below a base that lie in one of those packages, by name; no two may share one."""
    found: dict[str, Any] = {}
    waiting: list[type] = [base]
    seen: set[type] = set()
    while waiting:
        below: list[type] = waiting.pop().__subclasses__()
        for cls in below:
            if cls in seen:
                continue
            seen.add(cls)
            waiting.append(cls)
            if [part for part in parts if cls.__module__ == part or cls.__module__.startswith(f"{part}.")]:
                if cls.__name__ in found:
                    raise TypeError(f"{found[cls.__name__]!r} and {cls!r} have the same name, by which they are saved")
                found[cls.__name__] = cls
    return found


def _list(data: object) -> list[object]:
    if not isinstance(data, list):
        raise BadTree(f"Here a list is expected, not {_shown(data)}.")
    return data


def _pair(data: object) -> tuple[object, object]:
    pair = _list(data)
    if len(pair) != 2:  # noqa: PLR2004 - a pair
        raise BadTree(f"Here a pair of key and value is expected, not {_shown(data)}.")
    return pair[0], pair[1]


def _shown(data: object) -> str:
    text = ascii(data)
    return text if len(text) <= 60 else f"{text[:60]}..."  # noqa: PLR2004 - as much as a message can hold
