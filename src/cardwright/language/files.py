"""Someone's own cards: a data file in the JSON form of the language, read into cards that a game can play.

    {"cards": [
      {"name": "Ember", "level": 2, "damage": 3, "health": 1, "flash": true,
       "abilities": [{"Does": {"effect": {"DealToPlayer": {"amount": {"Const": {"n": 2}}}}}}]}
    ]}

    game = GAME.with_cards(read_cards(text, FORM))

Each game has a `Form`, which says what its cards have besides abilities. `schema.schema` describes the whole for
editors. Of each card that is wrong one sentence tells what, with the line, the card and the word.

The cards may be anybody's. What is read is bounded, so that it can be printed, drawn and played: the bounds are far
above what printed cards have, and far below what takes long. Effects that never end are ended by the match.
"""

import json
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from cardwright.kernel.basics import names
from cardwright.kernel.basics.errors import BadTree
from cardwright.kernel.core.codec import NAMED
from cardwright.kernel.matches.game import Game
from cardwright.kernel.pieces.cards import CardPrint
from cardwright.kernel.pieces.nodes import Node, Term
from cardwright.language.arithmetic import Const
from cardwright.language.checked import shown
from cardwright.language.kinds import Entry, Kind, ListOf, WordOf, entry_of, line_of
from cardwright.language.lint import lint_tree
from cardwright.language.placed import Placed

ABILITIES: Final = "abilities"
NAME: Final = "name"

MOST_TEXT: Final = 256 * 1024
"""Letters of a file."""
MOST_CARDS: Final = 400
MOST_WORDS: Final = 200
"""Words of a card; the longest that ships has 15."""
DEEPEST: Final = 24
"""Words inside each other; on shipped cards 8."""
LONGEST_NAME: Final = 60
"""Letters of a name, or of any other text in a file."""
LONGEST_CARD: Final = 600
"""Letters of what a card says; the longest that ships has 197."""
GREATEST: Final = 999
"""The greatest figure, of either sign: printed ones have two digits, a third leaves room to exaggerate, and what cards
multiply of them can still be read."""
MOST_TOLD: Final = 20
"""So many cards are told of that are wrong; of the others only how many they are."""


C = TypeVar("C", bound=CardPrint)


class Misfit(Exception):
    """What is wrong with a card, and in which of its fields, or with which of its abilities."""

    def __init__(self, message: str, field: str = "", ability: int = -1) -> None:
        """Say it in a clause without a full stop."""
        super().__init__(message)
        self.field: str = field
        self.ability: int = ability


@mypyc_attr(allow_interpreted_subclasses=True)
class Form(Generic[C]):
    """What the cards of a game have in a file: facts, each described as in JSON Schema, and abilities of some kinds."""

    def __init__(
        self,
        game: Game,
        facts: dict[str, Any],
        needed: tuple[str, ...],
        abilities: tuple[str, ...],
        internal: tuple[str, ...] = (),
    ) -> None:
        """Describe it; ``abilities`` are the kinds of words that stand at the top, by the names of their classes.

        The words that are ``internal`` are for the rules of the game alone.
        """
        kinds = [{"$ref": f"#/$defs/any {kind}"} for kind in abilities]
        listed = {"type": "array", "items": {"anyOf": kinds}, "description": "what it does, in words of the language"}
        self.game: Game = game
        self.entry: Entry = Entry({"properties": {**facts, ABILITIES: listed}, "required": list(needed)})
        self.internal: frozenset[str] = frozenset(internal)
        self.words: dict[str, type[Node]] = {
            name: cls for name, cls in _sayable(game).items() if name not in self.internal
        }
        """The words that cards may be written with."""

    def of(self, game: Game) -> "Form[C]":
        """Return the form for the game, which may be one with other values than those that ship."""
        return self

    def written_over(self, card: dict[str, Any]) -> dict[str, Any]:
        """Return a card of a file in the fields of this form, where it may be in another shape; `Misfit` says why not.

        What keeps the name of its field there is found in the file by it.
        """
        return card

    def key(self, facts: dict[str, Any], made: str) -> str:
        """Take a card's key out of its facts, or else the one ``made`` from its name; `Misfit` where there is none."""
        key: str = facts.pop("key", "") or made
        if not key:
            raise Misfit("no key can be made from its name: give it one of letters in the field 'key'", "name")
        return key

    def card(self, facts: dict[str, Any], abilities: tuple[Node, ...]) -> C:
        """Put a card together from facts and abilities that fit each by itself; `Misfit` where they do not together."""
        raise NotImplementedError(type(self).__name__)

    def game_with(self, game: Game, cards: tuple[C, ...]) -> Game:
        """Return the game, perhaps with other values than those that ship, with such cards besides its own."""
        raise NotImplementedError(type(self).__name__)


def _sayable(game: Game) -> dict[str, type[Node]]:
    """Return the words of a game that can be written: what they need has to be among them too."""
    found = {name: cls for name, cls in sorted(game.codec.words.items()) if entry_of(cls) is not None}
    named = frozenset[str]().union(*[line_of(type(term)) for term in game.terms])
    while True:
        kinds = named.union(*[line_of(cls) for cls in found.values()])
        lacking = [name for name, cls in found.items() if _lacks(entry_of(cls), kinds)]
        if not lacking:
            return found
        for name in lacking:
            del found[name]


def _lacks(entry: Entry | None, kinds: frozenset[str]) -> bool:
    """Whether a word needs another of a kind of which there is none."""
    needed = [] if entry is None else [entry.fields[field] for field in entry.needed]
    return [kind for kind in needed if isinstance(kind, WordOf) and kind.name not in kinds] != []


class _Fault(Exception):
    """What is wrong with a card, and where: in which table or list, and at which entry of it."""

    def __init__(self, message: str, part: object, entry: str = "") -> None:
        super().__init__(message)
        self.part: object = part
        self.entry: str = entry


def read_cards(text: str, form: Form[C], called: str = "the cards") -> tuple[C, ...]:
    """Read the cards of a data file; ``called`` is what messages call it.

    `BadTree` names line, card and word of what is wrong first with each card.
    """
    placed = _placed(text, called)
    data = placed.value
    listed = data.get("cards") if isinstance(data, dict) and len(data) == 1 else None
    if not isinstance(listed, list):
        raise BadTree(f'{called}: a file of cards is a table with a list: {{"cards": [...]}}.')
    if len(listed) > MOST_CARDS:
        raise BadTree(f"{called}: a file has at most {MOST_CARDS} cards, not {len(listed)}.")
    cards: list[C] = []
    lines: dict[str, int] = {}
    faults: list[str] = []
    for place, entry in enumerate(listed):
        try:
            card = _Reader(form).card(entry, lines)
            cards.append(card)
            lines[card.key] = placed.line_of(entry, NAME)
        except _Fault as fault:
            inside = isinstance(fault.part, dict)
            line = placed.line_of(fault.part, fault.entry) if inside else placed.line_of(listed, str(place))
            name = names.clean(str(entry.get(NAME, ""))) if isinstance(entry, dict) else ""
            faults.append(told(called, line, name, str(fault)))
    if faults:
        raise all_told(called, faults)
    return tuple(cards)


def told(called: str, line: int, name: str, fault: str) -> str:
    """Return a sentence about what is wrong with a card of a file."""
    sentence = f"{called}, line {line}: {f'{name[:LONGEST_NAME]}: ' if name else ''}{fault}"
    return sentence if sentence.endswith((".", "?")) else f"{sentence}."


def all_told(called: str, faults: list[str]) -> BadTree:
    """Return the error that says what is wrong with several cards of a file, each on a line."""
    more = len(faults) - MOST_TOLD
    rest = [f"{called}: {more} more {'card is' if more == 1 else 'cards are'} wrong."] if more > 0 else []
    return BadTree("\n".join([*faults[:MOST_TOLD], *rest]))


def name_lines(text: str) -> list[int]:
    """Return the lines of a file that could be read on which the names of its cards stand."""
    placed = Placed(text)
    data: Any = placed.value
    return [placed.line_of(entry, NAME) for entry in data["cards"]]


def _placed(text: str, called: str) -> Placed:
    """Read the JSON."""
    if len(text) > MOST_TEXT:
        raise BadTree(f"{called}: a file of cards has at most {MOST_TEXT} letters, not {len(text)}.")
    try:
        json.loads(text)
        return Placed(text)
    except json.JSONDecodeError as error:
        message = f"the JSON is damaged at column {error.colno}: {error.msg.lower()}"
        raise BadTree(f"{called}, line {error.lineno}: {message}.") from error
    except RecursionError as deep:
        raise BadTree(f"{called}: the JSON is nested too deep for cards.") from deep
    except ValueError as error:
        raise BadTree(f"{called}: the JSON has a number that is too long for cards.") from error


def unreadable(text: str) -> str:
    """Say why a text of a file cannot be printed in a line; nothing if it can."""
    if len(text) > LONGEST_NAME:
        return f"has {len(text)} letters, and at most {LONGEST_NAME} can be read"
    for letter in text:
        if not letter.isprintable():
            return f"has the character U+{ord(letter):04X} in it, which cannot be printed: leave it out"
    return "" if names.clean(text) == text else "has spaces around it, or several in a row: leave them out"


class _Reader(Generic[C]):
    """Reads one card."""

    def __init__(self, form: Form[C]) -> None:
        """Read cards of that form."""
        self.form: Form[C] = form
        self.count: int = 0
        """How many words it has so far."""

    def card(self, data: object, taken: dict[str, int]) -> C:
        """Read a card, whose key must not be one that is taken, by the card on the line that is named with it."""
        if not isinstance(data, dict):
            raise _Fault(f'a card is a table such as {{"name": ..., "{ABILITIES}": [...]}}', data)
        try:
            own = self.form.written_over(data)
        except Misfit as misfit:
            raise _Fault(str(misfit), data, misfit.field) from misfit
        try:
            return self.own_card(own, taken)
        except _Fault as fault:
            raise _Fault(str(fault), data if fault.part is own else fault.part, fault.entry) from fault

    def own_card(self, data: dict[str, Any], taken: dict[str, int]) -> C:
        """Read a card in the fields of the form."""
        facts = self.facts(data)
        trees = facts.pop(ABILITIES, ())
        abilities = tuple([tree for tree in (trees if isinstance(trees, tuple) else ()) if isinstance(tree, Node)])
        listed: list[object] = data.get(ABILITIES, [])
        try:
            card = self.form.card(facts, abilities)
        except Misfit as fault:
            raise _Fault(str(fault), listed[fault.ability] if fault.ability >= 0 else data, fault.field) from fault
        if card.key in taken:
            raise _Fault(f"the card on line {taken[card.key]} has the key {names.quote(card.key)} too", data, NAME)
        for place, ability in enumerate(abilities):
            for problem in lint_tree(ability, self.form.game):
                raise _Fault(problem, listed[place])
        if len(card.text) > LONGEST_CARD:
            raise _Fault(f"it says {len(card.text)} letters, and at most {LONGEST_CARD} can be read", data, ABILITIES)
        return card

    def facts(self, data: dict[str, Any]) -> dict[str, object]:
        """Read what a card has in its fields, each by itself."""
        entry = self.form.entry
        for field in data:
            if field not in entry.fields:
                instead = names.propose(field, entry.fields) or f": it has {names.listing(list(entry.fields))}"
                raise _Fault(f"a card has no field {names.quote(field)}{instead}", data, field)
        for field in entry.needed:
            if field not in data:
                raise _Fault(f"the card lacks its field {field!r}", data)
        return {
            field: self.fitting(part, entry.fields[field], f"the field {field!r}", data, field, 0)
            for field, part in data.items()
        }

    def fitting(self, data: object, kind: Kind, where: str, part: object, field: str, depth: int) -> object:
        """Read what stands in a field, and refuse what does not fit there."""
        value = self.value(data, part, field, depth)
        if not kind.fits(value):
            found = kind.misfit(value)
            raise _Fault(f"{where} takes {kind.named()}, not {shown(found)}{self.instead(kind, found)}", part, field)
        return value

    def instead(self, kind: Kind, found: object) -> str:
        """Say how to write what takes a word or a term, where something else was found."""
        one = kind.of if isinstance(kind, ListOf) else kind
        if one is not kind and one.fits(found):
            return ": put it into brackets, as a list of one"
        item = found[0] if isinstance(found, tuple) and found else found
        if type(item) is int and one.fits(Const(item)):
            return f': write {{"Const": {{"n": {item}}}}}'
        terms = [term.key for term in self.form.game.terms if one.fits(term)]
        return f': write {{"{NAMED}": ...}} with {names.listing([repr(key) for key in terms], "or")}' if terms else ""

    def value(self, data: object, part: object, entry: str, depth: int) -> object:
        """Read what stands in a field."""
        if isinstance(data, dict):
            return self.term(data) if NAMED in data else self.word(data, depth)
        if isinstance(data, list):
            return tuple([self.value(item, part, entry, depth) for item in data])
        fault = unreadable(data) if isinstance(data, str) else ""
        if fault:
            raise _Fault(f"{entry!r} {fault}", part, entry)
        if isinstance(data, int) and not -GREATEST <= data <= GREATEST:
            raise _Fault(f"{entry!r} must lie between -{GREATEST} and {GREATEST}", part, entry)
        return data

    def term(self, named: dict[str, Any]) -> Term:
        """Read a term of the game."""
        if len(named) != 1:
            raise _Fault(f'a term is a table with one entry: {{"{NAMED}": "..."}}', named)
        try:
            return self.form.game.codec.term(named[NAMED])
        except BadTree as fault:
            raise _Fault(str(fault), named, NAMED) from fault

    def word(self, tree: dict[str, Any], depth: int) -> Node:
        """Read a word and all that is in it."""
        if len(tree) != 1:
            raise _Fault("a word is a table with one entry, the word and its fields", tree)
        ((word, content),) = tree.items()
        cls = self.form.words.get(word)
        entry = None if cls is None else entry_of(cls)
        if word in self.form.internal:
            raise _Fault(f"the word {word} belongs to the rules of the game: no card says it", tree, word)
        if cls is None or entry is None:
            raise _Fault(f"there is no word {names.quote(word)}{names.propose(word, self.form.words)}", tree)
        if not isinstance(content, dict):
            raise _Fault(f"the word {word} must be followed by a table of its fields", tree, word)
        self.count += 1
        if self.count > MOST_WORDS:
            raise _Fault(f"a card has at most {MOST_WORDS} words", tree)
        if depth == DEEPEST:
            raise _Fault(f"at most {DEEPEST} words stand inside each other", tree)
        make: Any = cls
        node: Node = make(**self.content(word, entry, content, depth))
        return node

    def content(self, word: str, entry: Entry, content: dict[str, Any], depth: int) -> dict[str, object]:
        """Read the fields of a word."""
        for field in content:
            if field not in entry.fields:
                listed = names.listing(list(entry.fields)) or "none"
                raise _Fault(f"the word {word} has no field {names.quote(field)}: it has {listed}", content, field)
        for field in entry.needed:
            if field not in content:
                raise _Fault(f"the word {word} lacks its field {field!r}", content)
        where = f"in the word {word} the field"
        return {
            field: self.fitting(part, entry.fields[field], f"{where} {field!r}", content, field, depth + 1)
            for field, part in content.items()
        }
