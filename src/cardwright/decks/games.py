"""What the deck formats must know of a game, and how a list of cards becomes a deck."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from cardwright.decks.source import FormatError, Source
from cardwright.kernel import names
from cardwright.kernel.decklist import DeckCard, DeckList
from cardwright.kernel.errors import UnknownCard

LONGEST_NAME = 200

#: Reads one format: the deck, or None when the content is of another format; `FormatError` when it is broken.
Reader = Callable[[Source], DeckList | None]


@dataclass(frozen=True, slots=True, kw_only=True)
class DeckGame:
    """A game as deck lists see it.

    ``sections`` maps the keys of its sections to their titles (``"brobnar"`` to ``"Brobnar"``), ``section_word``
    is what the game calls one ("house");
    ``key`` finds a card's key by its name, ``title`` its name by its key; both raise `UnknownCard`;
    ``check`` raises `BadDeck` for a deck that is not legal;
    ``readers`` read the formats of other programs, ``others`` names those in a message.
    """

    game: str
    sections: Mapping[str, str]
    section_word: str
    key: Callable[[str], str]
    title: Callable[[str], str]
    check: Callable[[DeckList], None]
    readers: tuple[Reader, ...] = ()
    others: str = ""

    def find_section(self, text: str, line: int | None = None) -> str:
        """Give the key of the section with that key or title; `FormatError` lists all."""
        folded = names.fold(text)
        for key, title in self.sections.items():
            if folded in (names.fold(key), names.fold(title)):
                return key
        raise FormatError(
            f"{names.quote(text)} is no {self.section_word}: use {names.listing(list(self.sections.values()), 'or')}",
            line,
        )

    def find_card(self, name: str, line: int | None = None) -> str:
        """Give the key of the card of that name; `FormatError` proposes others."""
        try:
            return self.key(name)
        except UnknownCard as error:
            raise FormatError(str(error), line) from error

    def grouped(self, deck: DeckList) -> dict[str, list[str]]:
        """Give the names of the deck's cards by section; `FormatError` if a section or a card is not of the game."""
        cards: dict[str, list[str]] = {self.find_section(section): [] for section in deck.sections}
        for card in deck.cards:
            try:
                cards.setdefault(self.find_section(card.section), []).append(self.title(card.key))
            except UnknownCard as error:
                raise FormatError(str(error)) from error
        return cards

    def build(self, name: str, cards: Mapping[str, Iterable[str]], chains: int = 0) -> DeckList:
        """Make the deck with that name out of card keys by section; `FormatError` if the name is far too long."""
        line = names.clean(name)
        if len(line) > LONGEST_NAME:
            raise FormatError(f"the deck's name {names.quote(line)} is longer than {LONGEST_NAME} characters")
        listed = tuple(DeckCard(key, section) for section, keys in cards.items() for key in keys)
        return DeckList(self.game, line, tuple(cards), listed, chains)
