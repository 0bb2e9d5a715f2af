"""What deck lists must know of a game (`DeckForm`), and what they are read from (`Source`)."""

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from mypy_extensions import mypyc_attr

from cardwright.kernel.basics import names
from cardwright.kernel.basics.errors import BadDeck, BadSetup, UnknownCard
from cardwright.kernel.basics.rng import Rng
from cardwright.kernel.pieces.cards import Catalogue
from cardwright.kernel.pieces.decklist import DeckCard, DeckList

LONGEST_NAME: Final = 200
UNNAMED: Final = "Unnamed deck"
_NONE: Final[Mapping[str, int]] = MappingProxyType({})


class FormatError(Exception):
    """What is wrong in a deck file, and in which line (from 1) if that is known; the callers add the file."""

    def __init__(self, message: str, line: int | None = None) -> None:
        super().__init__(message)
        self.line = line


class Source:
    """The text of a deck file, which formats look at in turn.

    ``wanted`` is the name of the deck to take from a file with several, None for the only one;
    ``title`` is the name that a nameless list gets.
    """

    def __init__(self, text: str, wanted: str | None = None, title: str = UNNAMED) -> None:
        self.text: str = text
        self.wanted: str | None = wanted
        self.title: str = title

    @property
    def is_json(self) -> bool:
        """Whether the text is meant as JSON; a text list may also begin with a bracket (``[Logos]``)."""
        start = self.text.lstrip()
        return start.startswith("{") or (start.startswith("[") and start[1:].lstrip()[:1] in tuple('{["]'))

    @property
    def data(self) -> object:
        """The content as JSON, None if it is not meant as JSON; `FormatError` if it is broken."""
        if not self.is_json:
            return None
        try:
            return json.loads(self.text)
        except json.JSONDecodeError as error:
            raise FormatError(
                f"the JSON breaks off or is damaged at column {error.colno}: save or download the file again",
                error.lineno,
            ) from error
        except (ValueError, RecursionError) as error:
            raise FormatError("the JSON is nested too deep or holds a number too long for a deck") from error

    def line_of(self, part: str) -> int | None:
        """Return the line (from 1) where ``part`` first stands in quotes, None if it does not."""
        for spelled in (json.dumps(part, ensure_ascii=False), json.dumps(part)):
            place = self.text.find(spelled)
            if place >= 0:
                return self.text.count("\n", 0, place) + 1
        return None

    @contextmanager
    def near(self, part: str) -> Iterator[None]:
        """Place what goes wrong inside at the line of ``part``, unless it has a line already."""
        try:
            yield
        except FormatError as error:
            if error.line is None:
                error.line = self.line_of(part)
            raise

    def choose(self, decks: list[str]) -> int:
        """Tell which of the decks in the file is wanted; `FormatError` lists them when that is not clear."""
        if not decks:
            raise FormatError("there is no deck in it")
        if self.wanted is None:
            if len(decks) == 1:
                return 0
            raise FormatError(f"it holds {len(decks)} decks, so say which one by its name: {names.some(decks)}")
        found = names.find(self.wanted, decks)
        if found is None:
            proposal = names.propose(self.wanted, decks) or f": it holds {names.some(decks)}"
            raise FormatError(f"it holds no deck called {names.quote(self.wanted)}{proposal}")
        return decks.index(found)


def wrong_extras(deck: DeckList, known: Mapping[str, int]) -> list[str]:
    """Say what is wrong with the extras of a deck, a clause each; ``known`` are those of its game's `DeckForm`."""
    faults: list[str] = []
    for name, number in deck.extras.items():
        if name not in known:
            faults.append(f"it states {names.quote(name)}, which there are none of")
        elif not 0 <= number <= known[name]:
            faults.append(f"it states {number} {name} instead of 0 to {known[name]}")
    return faults


@dataclass(frozen=True)
class Sides:
    """Two sections of a deck between which cards are exchanged between the games of a series.

    ``main`` is played with, and may have ``least`` to ``most`` cards; ``side`` lies beside it.
    """

    main: str
    side: str
    least: int
    most: int


@mypyc_attr(allow_interpreted_subclasses=True)
class DeckForm:
    """A game as deck lists see it.

    ``sections`` maps the keys of its sections to their titles (``"brobnar"`` to ``"Brobnar"``), ``section_word``
    is what the game calls one ("house"); ``extras`` are the numbers that a list may state besides its cards, by a word
    for so many (``"chains"``), with the highest of each; ``others`` names the formats of other programs in a message;
    with ``boosters`` there are sealed pools; ``sides`` are the sections between which cards are exchanged in a series.
    """

    def __init__(
        self,
        game: Catalogue,
        sections: Mapping[str, str],
        section_word: str,
        extras: Mapping[str, int] = _NONE,
        others: str = "",
        *,
        boosters: bool = False,
        sides: tuple[Sides, ...] = (),
    ) -> None:
        """Describe the deck lists of a game."""
        self.game: Catalogue = game
        self.sections: Mapping[str, str] = sections
        self.section_word: str = section_word
        self.extras: Mapping[str, int] = extras
        self.others: str = others
        self.boosters: bool = boosters
        self.sides: tuple[Sides, ...] = sides

    # ---- for games to define -----------------------------------------------------------------------------------

    def key(self, name: str) -> str:
        """Return the key that lists keep for the card of that name; `UnknownCard` proposes others."""
        return self.game.print_by_name(name).key

    def title(self, key: str) -> str:
        """Return the name of the card that lists keep that key for; `UnknownCard` if there is none."""
        return self.game.print_by_key(key).name

    def check(self, deck: DeckList) -> None:
        """Refuse (`BadDeck`) a deck that is not legal."""
        raise NotImplementedError(type(self).__name__)

    def may_meet(self, one: DeckList, other: DeckList) -> bool:
        """Tell whether two decks are meant to be played against each other."""
        return True

    def random(self, rng: Rng) -> DeckList:
        """Put a legal deck together by chance, of cards that can be played."""
        raise NotImplementedError(type(self).__name__)

    def sealed(self, rng: Rng) -> DeckList:
        """Open boosters: a deck of what is in them, and beside it the rest; `BadSetup` for a game without boosters."""
        raise BadSetup(f"{self.game.title} has no boosters: no sealed pool of it can be opened.")

    def read(self, source: Source) -> DeckList | None:
        """Read a format of another program: the deck, or None when the content is of none of them.

        `FormatError` if it is of one, and broken.
        """
        return None

    # ---- the same for every game -------------------------------------------------------------------------------

    def knows(self, sections: Iterable[str]) -> bool:
        """Tell whether any of these is the key or the title of a section."""
        return any([self._section(text) is not None for text in sections])

    def _section(self, text: str) -> str | None:
        folded = names.fold(text)
        for key, title in self.sections.items():
            if folded in (names.fold(key), names.fold(title)):
                return key
        return None

    def sides_of(self, deck: DeckList) -> Sides | None:
        """Return the sections of a deck between which its cards can be exchanged; None if nothing lies beside it."""
        sections = {card.section for card in deck.cards}
        fitting = [sides for sides in self.sides if sides.main in sections and sides.side in sections]
        return fitting[0] if fitting else None

    def exchanged(self, deck: DeckList, main: Mapping[str, int]) -> DeckList:
        """Return a deck of which so many of each card are played, by key, and the others lie beside it.

        Raises `BadDeck` where it has not so many, or where that is no legal deck.
        """
        sides = self.sides_of(deck)
        if sides is None:
            raise BadDeck(f"Beside {names.quote(deck.name)} no cards lie that could be exchanged for others.")
        owned = Counter([card.key for card in deck.cards if card.section in {sides.main, sides.side}])
        for key, number in main.items():
            if not 0 <= number <= owned[key]:
                called = self.title(key) if key in owned else names.quote(key)
                raise BadDeck(f"{names.quote(deck.name)} has {owned[key]} of {called}, so {number} cannot be played.")
        if {key: number for key, number in main.items() if number} == Counter(
            [card.key for card in deck.cards if card.section == sides.main]
        ):
            return deck
        new = [DeckCard(key, sides.main) for key in owned for _ in range(main.get(key, 0))]
        new += [DeckCard(key, sides.side) for key in owned for _ in range(owned[key] - main.get(key, 0))]
        new += [card for card in deck.cards if card.section not in {sides.main, sides.side}]
        exchanged = DeckList(deck.game, deck.name, deck.sections, tuple(new), deck.extras)
        self.check(exchanged)
        return exchanged

    def find_section(self, text: str, line: int | None = None) -> str:
        """Return the key of the section with that key or title; `FormatError` lists all."""
        section = self._section(text)
        if section is not None:
            return section
        raise FormatError(
            f"{names.quote(text)} is no {self.section_word}: use {names.listing(list(self.sections.values()), 'or')}",
            line,
        )

    def find_card(self, name: str, line: int | None = None) -> str:
        """Return the key of the card of that name; `FormatError` proposes others."""
        try:
            return self.key(name)
        except UnknownCard as error:
            raise FormatError(str(error), line) from error

    def read_extra(self, name: str, text: str, line: int | None = None) -> int:
        """Return the extra of that name as a list has it; `FormatError` if it is no number, or too high."""
        most = self.extras[name]
        if not (text.isascii() and text.isdigit() and len(text) <= len(str(most)) and int(text) <= most):
            raise FormatError(
                f"{names.quote(text)} is no number of {name}: write a whole number from 0 to {most}", line
            )
        return int(text)

    def extras_of(self, source: Source, data: Mapping[str, object]) -> dict[str, int]:
        """Return the extras that a deck's JSON object states; `FormatError` for one that is no number, or too high."""
        stated: dict[str, int] = {}
        for name, most in self.extras.items():
            number = 0 if data.get(name) is None else data[name]
            if not isinstance(number, int) or isinstance(number, bool) or not 0 <= number <= most:
                raise FormatError(f"the deck's {name} must be a whole number from 0 to {most}", source.line_of(name))
            stated[name] = number
        return stated

    def grouped(self, deck: DeckList) -> dict[str, list[str]]:
        """Return the names of the deck's cards by section; `FormatError` if a section or a card is not of the game."""
        cards: dict[str, list[str]] = {self.find_section(section): [] for section in deck.sections}
        for card in deck.cards:
            try:
                cards.setdefault(self.find_section(card.section), []).append(self.title(card.key))
            except UnknownCard as error:
                raise FormatError(str(error)) from error
        return cards

    def build(self, name: str, cards: Mapping[str, Iterable[str]], extras: Mapping[str, int] = _NONE) -> DeckList:
        """Make the deck with that name out of card keys by section; `FormatError` if the name is far too long.

        Of its ``extras`` those are kept that are not 0.
        """
        line = names.clean(name)
        if len(line) > LONGEST_NAME:
            raise FormatError(f"the deck's name {names.quote(line)} is longer than {LONGEST_NAME} characters")
        listed = tuple(DeckCard(key, section) for section, keys in cards.items() for key in keys)
        stated = {extra: number for extra, number in extras.items() if number}
        return DeckList(self.game.name, line, tuple(cards), listed, stated)
