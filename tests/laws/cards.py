"""Random cards: trees that the schema of a game allows, whatever they mean, in matches of that game.

Strangers write cards too. Whatever can be written must be printed, checked and played without a crash.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, TypeVar

from cardwright.games.crucible.form import FORM as CRUCIBLE_FORM
from cardwright.games.crucible.form import WHOLE, fitting, means_you
from cardwright.games.crucible.game import GAME as CRUCIBLE
from cardwright.games.crucible.prints import Print as CruciblePrint
from cardwright.games.crucible.values import MONSTER, TILE, TOKEN
from cardwright.games.keyforge.facts import all_facts
from cardwright.games.keyforge.form import FORM as KEYFORGE_FORM
from cardwright.games.keyforge.game import GAME as KEYFORGE
from cardwright.games.keyforge.prints import Print
from cardwright.games.kryptik.deckrules import GAME as KRYPTIK_NAME
from cardwright.games.kryptik.deckrules import LIMITED, played
from cardwright.games.kryptik.form import FORM as KRYPTIK_FORM
from cardwright.games.kryptik.game import GAME as KRYPTIK
from cardwright.games.kryptik.prints import KryptikCard
from cardwright.games.kyza.deckrules import GAME as KYZA_NAME
from cardwright.games.kyza.form import FORM as KYZA_FORM
from cardwright.games.kyza.game import GAME as KYZA
from cardwright.games.kyza.prints import KyzaCard
from cardwright.kernel.basics.rng import Rng
from cardwright.kernel.core.codec import NAMED
from cardwright.kernel.matches.game import Game
from cardwright.kernel.matches.match import Match
from cardwright.kernel.pieces.cards import CardPrint, Epoch
from cardwright.kernel.pieces.decklist import DeckCard, DeckList
from cardwright.kernel.pieces.nodes import Node
from cardwright.language.files import GREATEST, Form
from cardwright.language.kinds import ANY, entry_of, line_of
from tests.laws.starts import sound_crucible, sound_field, sound_keyforge, sound_kryptik

Tree = dict[str, Any]

FIGURES: Final = (1, 1, 1, 2, 2, 3, 4, 0, 0, -1, -2, GREATEST, -GREATEST)
"""What stands where any whole number may."""
TEXTS: Final = ("", "friend", "foe", "nonsense", "power", "target")
"""What stands where any text may, besides what cards of the set have there."""
LENGTHS: Final = (0, 1, 1, 1, 2, 3)
"""How many entries a list has."""
MOST: Final = 30
"""Words of a tree; printed ones have up to 15."""


class Writer:
    """Writes random trees in the words of a game, as the data of files."""

    def __init__(self, form: Form[Any], cards: list[CardPrint]) -> None:
        """Take the words of a game, and what texts its cards say in them."""
        self.form: Form[Any] = form
        self.kinds: dict[str, list[str]] = {}
        """The words of each kind."""
        for name, cls in form.words.items():
            for kind in sorted(line_of(cls)):
                self.kinds.setdefault(kind, []).append(name)
        self.terms: dict[str, list[str]] = {}
        """The terms of each kind, by their keys."""
        for term in form.game.terms:
            for kind in sorted(line_of(type(term))):
                self.terms.setdefault(kind, []).append(term.key)
        self.depths = self.shallowest()
        self.said: dict[tuple[str, str], set[str]] = {}
        for card in cards:
            self.note(form.game.codec.encode(card.abilities))

    def note(self, data: object) -> None:
        """Take note of the texts in a tree."""
        for part in data if isinstance(data, list) else ():
            self.note(part)
        if isinstance(data, dict) and NAMED not in data:
            ((word, content),) = data.items()
            for field, value in content.items():
                self.note(value)
                for item in value if isinstance(value, list) else [value]:
                    if isinstance(item, str):
                        self.said.setdefault((word, field), set()).add(item)

    def shallowest(self) -> dict[str, int]:
        """How many words have to lie in each other below each word."""
        found: dict[str, int] = {}
        while True:
            grown = False
            for name, cls in self.form.words.items():
                entry = entry_of(cls)
                assert entry is not None
                below = [self.depth(entry.data["properties"][field], found) for field in entry.needed]
                if name not in found and None not in below:
                    found[name] = 1 + max([each for each in below if each is not None], default=0)
                    grown = True
            if not grown:
                return found

    def depth(self, schema: Tree, found: dict[str, int]) -> int | None:
        """How many words have to lie in each other in a field, as far as it is known."""
        options = schema.get("anyOf", [schema])
        depths: list[int] = []
        for option in options:
            kind = option.get("$ref", "").removeprefix(ANY)
            if kind not in self.kinds:
                return 0
            depths += [found[word] for word in self.kinds[kind] if word in found]
        return min(depths) if depths else None

    def tree(self, rng: Rng, kind: str) -> Tree:
        """Write a tree whose first word is of a kind."""
        self.left = MOST
        return self.word(rng, kind, 2 + rng.below(5))

    def word(self, rng: Rng, kind: str, room: int) -> Tree:
        """Write a word; ``room`` is how many words may lie in each other from here on, as far as possible."""
        words = self.kinds[kind]
        self.left -= 1
        room = room if self.left > 0 else 0
        least = max(room, min([self.depths[word] for word in words]))
        words = [word for word in words if self.depths[word] <= least]
        name = one_of(rng, words)
        entry = entry_of(self.form.words[name])
        assert entry is not None
        content: Tree = {}
        for field, schema in entry.data["properties"].items():
            if field in entry.needed or (rng.below(2) and room > 0):
                content[field] = self.value(rng, schema, name, field, room - 1)
        return {name: content}

    def value(self, rng: Rng, schema: Tree, word: str, field: str, room: int) -> object:
        """Write what stands in a field."""
        if "anyOf" in schema:
            options = [each for each in schema["anyOf"] if "$ref" not in each or (room > 0 and self.known(each))]
            return self.value(rng, one_of(rng, options), word, field, room)
        if "$ref" in schema:
            kind = schema["$ref"].removeprefix(ANY)
            if kind in self.terms:
                return {NAMED: one_of(rng, self.terms[kind])}
            return self.word(rng, kind, room)
        if "items" in schema:
            many = max(one_of(rng, LENGTHS), schema.get("minItems", 0))
            return [self.value(rng, schema["items"], word, field, room) for _ in range(many)]
        return one_of(rng, self.plain(schema, word, field))

    def known(self, schema: Tree) -> bool:
        """Whether the game has words or terms of a kind."""
        kind = schema["$ref"].removeprefix(ANY)
        return kind in self.kinds or kind in self.terms

    def plain(self, schema: Tree, word: str, field: str) -> Sequence[object]:
        """What can stand in a field that holds no words."""
        if "enum" in schema:
            values: list[object] = schema["enum"]
            return values
        if schema["type"] == "string":
            return (*TEXTS, *[text for text in sorted(self.said.get((word, field), ())) for _ in range(3)])
        if schema["type"] == "integer":
            return [n for n in FIGURES if schema.get("minimum", n) <= n <= schema.get("maximum", n)]
        return (False, True) if schema["type"] == "boolean" else (None,)


T = TypeVar("T")


def one_of(rng: Rng, values: Sequence[T]) -> T:
    """One of some values."""
    return values[rng.below(len(values))]


@dataclass(frozen=True)
class Maker:
    """How random cards of a game are made and played."""

    name: str
    writer: Writer
    kinds: tuple[str, ...]
    """What stands at the top of a card, one of them by chance."""
    card: Callable[[Node, Rng], CardPrint]
    game: Callable[[CardPrint], Game]
    """The game with the card."""
    begin: Callable[[Game, CardPrint, int], Match]
    sound: Callable[[Match], None]

    def tree(self, rng: Rng) -> Tree:
        """Write the tree of a card."""
        return self.writer.tree(rng, one_of(rng, self.kinds))

    def read(self, tree: Tree) -> Node:
        """Read a tree."""
        node: Node = self.writer.form.game.codec.decode(tree, Epoch())
        return node


def kyza_card(ability: Node, rng: Rng) -> KyzaCard:
    """A character of any figures, with that ability."""
    lasts = type(ability).__name__ != "Does" or not rng.below(3)
    facts = {
        "name": "Sketch",
        "level": 1 + rng.below(6),
        "damage": rng.below(5),
        "health": 1 + rng.below(6),
        "continuous": lasts,
        "flash": bool(rng.below(2)),
    }
    return KYZA_FORM.card(facts, (ability,))


def kyza_game(card: CardPrint) -> Game:
    """The game with the card besides the others."""
    assert isinstance(card, KyzaCard)
    return KYZA.with_cards([card])


def kyza_match(game: Game, card: CardPrint, seed: int) -> Match:
    """Two decks that are a third of the card and of another shipped deck each."""
    shipped = list(KYZA.decks.values())
    decks = []
    for place in (seed, seed + 1):
        others = [DeckCard(each.key, "free") for each in shipped[place % len(shipped)].cards[::2]]
        own = [DeckCard(card.key, "free")] * (len(others) // 2)
        decks.append(DeckList(KYZA_NAME, "Sketches", ("free",), (*own, *others)))
    return game.start(decks, seed)


def kryptik_card(ability: Node, rng: Rng) -> KryptikCard:
    """A spell for a paragraph, and a citizen of any figures for all else, with that paragraph or ability."""
    facts: Tree = {
        "name": "Sketch",
        "cost": one_of(rng, ("{1}", "{w}", "{1}{b/g}", "{X}{u}")),
        "box": one_of(rng, ("w", "u/b", "1")),
        "eleven_cost": rng.below(4) - 1,
        "citizen": type(ability).__name__ != "Does",
    }
    if facts["citizen"]:
        facts |= {"attack": rng.below(5), "defense": 1 + rng.below(5), "overlord": not rng.below(5)}
    return KRYPTIK_FORM.card(facts, (ability,))


def kryptik_game(card: CardPrint) -> Game:
    """The game with the card besides the others."""
    assert isinstance(card, KryptikCard)
    return KRYPTIK.with_cards([card])


def kryptik_match(game: Game, card: CardPrint, seed: int) -> Match:
    """Two limited decks, each most of a shipped one with a third of the card."""
    shipped = list(KRYPTIK.decks.values())
    decks = []
    for place in (seed, seed + 1):
        others = [DeckCard(key, LIMITED) for key in played(shipped[place % len(shipped)])[::2]]
        own = [DeckCard(card.key, LIMITED)] * (len(others) // 2)
        decks.append(DeckList(KRYPTIK_NAME, "Sketches", (LIMITED,), (*own, *others)))
    return game.start(decks, seed)


@cache
def keyforge_numbers() -> tuple[str, ...]:
    """The cards of the shipped decks of which there are most."""
    counts: dict[str, int] = {}
    for deck in KEYFORGE.decks.values():
        for card in deck.cards:
            counts[card.key] = counts.get(card.key, 0) + 1
    return tuple(sorted(counts, key=lambda key: (-counts[key], key))[:60])


def keyforge_card(ability: Node, rng: Rng) -> Print:
    """One of the cards of the shipped decks, with that ability."""
    numbers = keyforge_numbers()
    facts = all_facts()[one_of(rng, numbers)]
    return KEYFORGE_FORM.card({"name": facts.name}, (ability,))


def keyforge_game(card: CardPrint) -> Game:
    """The game in which the card does what it says."""
    assert isinstance(card, Print)
    return KEYFORGE.with_cards([card])


def keyforge_match(game: Game, card: CardPrint, seed: int) -> Match:
    """Two shipped decks with the card, which has taken the place of others of its house."""
    assert isinstance(card, Print)
    house = card.facts.house
    with_house = [deck for deck in KEYFORGE.decks.values() if house in deck.sections]
    decks = []
    for place in (seed, seed + 1):
        deck = with_house[place % len(with_house)]
        own = [each for each in deck.cards if each.section == house]
        cards = tuple([DeckCard(card.facts.number, house) if each in own[:5] else each for each in deck.cards])
        decks.append(DeckList(deck.game, deck.name, deck.sections, cards))
    return game.start(decks, seed)


def crucible_card(ability: Node, rng: Rng) -> CruciblePrint:
    """One of the cards of the box that can have that ability."""
    word = type(ability).__name__
    able = [card for card in CRUCIBLE.listed.values() if word in fitting(card.facts)]
    if word not in WHOLE:
        kinds = {TOKEN} if means_you(ability) else {TOKEN, MONSTER, TILE}
        able = [card for card in CRUCIBLE.listed.values() if card.kind in kinds]
    return CRUCIBLE_FORM.card({"name": one_of(rng, able).name}, (ability,))


def crucible_game(card: CardPrint) -> Game:
    """The game in which the card does what it says."""
    assert isinstance(card, CruciblePrint)
    return CRUCIBLE.with_cards([card])


def crucible_match(game: Game, card: CardPrint, seed: int) -> Match:
    """Two players, the first of whom has the Token or the Magick of the card, if it is one."""
    assert isinstance(card, CruciblePrint)
    options = {"magick_0": card.facts.magick} if card.facts.magick >= 0 else {}
    if card.kind == TOKEN:
        options = {"class_0": [facts.key for facts in CRUCIBLE.values.tokens].index(card.key)}
    return game.start(seed=seed, core_in_hand=1, **options)  # type: ignore[arg-type]  # only options


MAKERS: Final = (
    Maker(
        "crucible",
        Writer(CRUCIBLE_FORM, list(CRUCIBLE.listed.values())),
        (*WHOLE, "Spell", "StandingNode", "StandingNode"),
        crucible_card,
        crucible_game,
        crucible_match,
        sound_crucible,
    ),
    Maker(
        "kryptik",
        Writer(KRYPTIK_FORM, list(KRYPTIK.pool.values())),
        ("Does", "Does", "StandingNode", "Active", "ElevenYear", "Additional"),
        kryptik_card,
        kryptik_game,
        kryptik_match,
        sound_kryptik,
    ),
    Maker(
        "kyza",
        Writer(KYZA_FORM, list(KYZA.pool.values())),
        ("Does", "Does", "StandingNode"),
        kyza_card,
        kyza_game,
        kyza_match,
        sound_field,
    ),
    Maker(
        "keyforge",
        Writer(KEYFORGE_FORM, [KEYFORGE.cards[name] for name in KEYFORGE.cards]),
        ("Ability", "Ability", "StandingNode"),
        keyforge_card,
        keyforge_game,
        keyforge_match,
        sound_keyforge,
    ),
)
