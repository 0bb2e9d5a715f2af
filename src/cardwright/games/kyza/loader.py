"""Someone's own cards: a data file in the JSON form of the language, read into cards that the game can play.

    {"cards": [
      {"name": "Ember", "level": 2, "damage": 3, "health": 1, "flash": true,
       "abilities": [{"Does": {"effect": {"DealToPlayer": {"amount": {"Const": {"n": 2}}}}}}]}
    ]}

    game = GAME.with_cards(read_cards(text))

`schema.schema` describes the form for editors: each word with its fields, and what may stand in them. What is
wrong in a file is told in one sentence with the line and the word.
"""

import json
from typing import Any

from cardwright.games.kyza.cards.making import key_of
from cardwright.games.kyza.game import GAME
from cardwright.games.kyza.placed import Placed
from cardwright.games.kyza.prints import Does, Facts, KyzaCard
from cardwright.games.kyza.schema import FIELDS, NUMBERS, SWITCHES, TEXTS, fits, hints_of, named, needed_by, words
from cardwright.kernel import names
from cardwright.kernel.cards import Epoch
from cardwright.kernel.errors import BadTree
from cardwright.kernel.frames import StandingNode
from cardwright.kernel.nodes import Node


class _Fault(Exception):
    """What is wrong with a card, and where: in which table or list, and at which entry of it."""

    def __init__(self, message: str, part: object, entry: str = "") -> None:
        super().__init__(message)
        self.part = part
        self.entry = entry


def read_cards(text: str, shown: str = "the cards") -> tuple[KyzaCard, ...]:
    """Read the cards of a data file; ``shown`` is what messages call it. `BadTree` names line and word."""
    try:
        json.loads(text)
        placed = Placed(text)
    except json.JSONDecodeError as error:
        message = f"the JSON is damaged at column {error.colno}: {error.msg.lower()}"
        raise BadTree(f"{shown}, line {error.lineno}: {message}.") from error
    except RecursionError as deep:
        raise BadTree(f"{shown}: the JSON is nested too deep for cards.") from deep
    data = placed.value
    if not isinstance(data, dict) or not isinstance(data.get("cards"), list):
        raise BadTree(f'{shown}: a file of cards is a table with a list: {{"cards": [...]}}.')
    cards: list[KyzaCard] = []
    for entry in data["cards"]:
        try:
            cards.append(_card(entry, [card.key for card in cards]))
        except _Fault as fault:
            line = placed.line_of(fault.part if isinstance(fault.part, dict) else entry, fault.entry)
            told = f"{shown}, line {line}: {fault}"
            raise BadTree(told if told.endswith("?") else f"{told}.") from fault
    return tuple(cards)


def _card(data: object, taken: list[str]) -> KyzaCard:
    """Return the card that a table describes, whose key must not be one that is taken."""
    if not isinstance(data, dict):
        raise _Fault('a card is a table such as {"name": ..., "level": ..., ...}', data)
    _check_fields(data)
    listed = data.get("abilities", [])
    if not isinstance(listed, list):
        raise _Fault("the abilities must be a list", data, "abilities")
    abilities = tuple([_ability(tree, bool(data.get("continuous") or data.get("static"))) for tree in listed])
    if len([ability for ability in abilities if isinstance(ability, Does)]) > 1:
        raise _Fault("a card has at most one 'Does': put several effects into a 'Sequence'", data, "abilities")
    name = names.clean(data["name"])
    key = data.get("key") or key_of(name)
    if key in taken:
        raise _Fault(f"there is another card with the key {names.quote(key)}", data, "name")
    facts = Facts(
        key=key,
        name=name,
        level=data["level"],
        damage=data["damage"],
        health=data["health"],
        flash=data.get("flash", False),
        continuous=data.get("continuous", False),
        static=data.get("static", False),
        effect_name=data.get("effect_name", ""),
    )
    return KyzaCard(facts, abilities)


def _check_fields(data: dict[str, Any]) -> None:
    """Refuse a table with a field that is missing, unknown or of the wrong kind."""
    for field in data:
        if field not in FIELDS:
            raise _Fault(f"a card has no field {names.quote(field)}{names.propose(field, FIELDS)}", data, field)
    for field in TEXTS:
        value = data.get(field, "" if field != "name" else None)
        if not isinstance(value, str) or (field == "name" and not names.clean(value)):
            raise _Fault(f"the field {field!r} must be a text in quotes", data, field)
    for field, (least, most) in NUMBERS.items():
        value = data.get(field)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise _Fault(f"the field {field!r} must be a whole number from {least} to {most}", data, field)
    for field in SWITCHES:
        if not isinstance(data.get(field, False), bool):
            raise _Fault(f"the field {field!r} must be true or false", data, field)
    if data.get("static") and (data.get("flash") or data.get("continuous")):
        raise _Fault("a static effect can be neither flash nor continuous", data, "static")


def _ability(tree: object, lasts: bool) -> Node:  # noqa: FBT001 - whether the card stays face up
    if not isinstance(tree, dict):
        raise _Fault('an ability is a tree such as {"Does": {"effect": ...}}', tree, "abilities")
    _check(tree)
    try:
        node = GAME.codec.decode(tree, Epoch())
    except (BadTree, TypeError, ValueError) as error:  # compiled words check themselves what they do not tell
        raise _Fault("a word of this ability has a field of the wrong kind", tree) from error
    word = type(node).__name__
    if not isinstance(node, Does | StandingNode):
        raise _Fault(f"an ability is a 'Does' or something in force, not {word}", tree)
    if isinstance(node, StandingNode) and not lasts:
        raise _Fault(f"{word} is in force for a while, which takes a card that is continuous or static", tree)
    return node


def _check(tree: dict[str, Any]) -> None:
    """Refuse a tree with a word that there is not, or with a field that is missing, unknown or of the wrong kind."""
    if len(tree) != 1:
        raise _Fault("a word is a table with one entry, the word and its fields", tree)
    ((word, content),) = tree.items()
    cls = words().get(word)
    if cls is None:
        raise _Fault(f"there is no word {names.quote(word)}{names.propose(word, words())}", tree)
    if not isinstance(content, dict):
        raise _Fault(f"the word {word} must be followed by a table of its fields", tree, word)
    _check_content(word, hints_of(cls), content)
    for field in needed_by(cls):
        if field not in content:
            raise _Fault(f"the word {word} lacks its field {field!r}", tree, word)


def _check_content(word: str, hints: dict[str, Any], content: dict[str, Any]) -> None:
    """Refuse fields of a word that are unknown or of the wrong kind."""
    for field, data in content.items():
        if field not in hints:
            listed = names.listing(list(hints)) or "none"
            raise _Fault(f"the word {word} has no field {names.quote(field)}: it has {listed}", content, field)
        for part in data if isinstance(data, list) else [data]:
            if isinstance(part, dict):
                _check(part)
        if not fits(data, hints[field]):
            raise _Fault(f"in the word {word} the field {field!r} must be {named(hints[field])}", content, field)
