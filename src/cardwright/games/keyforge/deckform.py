"""KeyForge decks as players have them: JSON of the Master Vault, CSV of Decks of KeyForge.

Both are described by what they hold, not by their source code: a Master Vault file states the deck under ``data`` and
lists the card ids, one per copy, in ``data._links.cards`` (the cards themselves in ``_linked.cards``) or in
``data.cards``. A CSV row begins with name, houses and expansion and holds the card names of each house in one cell.
"""

import csv
import io
from collections.abc import Container, Iterator, Sequence
from dataclasses import dataclass

from cardwright.games.keyforge import deckrules, facts
from cardwright.games.keyforge.randomdecks import random_deck
from cardwright.kernel.basics import names
from cardwright.kernel.basics.errors import UnknownCard
from cardwright.kernel.basics.rng import Rng
from cardwright.kernel.pieces.cards import Catalogue
from cardwright.kernel.pieces.deckform import DeckForm, FormatError, Source
from cardwright.kernel.pieces.decklist import DeckList

# ---------------------------------------------------------------- Master Vault JSON


def read_master_vault(form: DeckForm, source: Source) -> DeckList | None:
    """Read a deck saved from the Master Vault, or the wanted one of several; None if the content is no such file."""
    data = source.data
    if not isinstance(data, dict) or not isinstance(data.get("data"), dict | list):
        return None
    entries = [entry for entry in _listed(data["data"]) if isinstance(entry, dict)]
    titles = [str(entry.get("name") or source.title) for entry in entries]
    place = source.choose(titles)
    entry, title = entries[place], names.clean(titles[place])
    _require_set(entry.get("expansion"), title, source.line_of("expansion"))
    linked = _dict(data.get("_linked")).get("cards")
    described = {str(card.get("id")).lower(): card for card in _listed(linked) if isinstance(card, dict)}
    links = _dict(entry.get("_links"))
    ids = _listed(links.get("cards") or entry.get("cards"))
    if not ids:
        raise FormatError(
            f"the Master Vault deck {names.quote(title)} lists no cards: save it together with its cards (?links=cards)"
        )
    cards: dict[str, list[str]] = {}
    for house in map(str, _listed(links.get("houses"))):
        with source.near(house):
            cards[form.find_section(house)] = []
    for card_id in ids:
        with source.near(str(card_id)):
            number, house = _identify(form, card_id, described)
            cards.setdefault(house, []).append(number)
    return form.build(title, cards, form.extras_of(source, entry))


def _identify(form: DeckForm, card_id: object, described: dict[str, dict[str, object]]) -> tuple[str, str]:
    """Give collector number and house: as the file describes the card, else as the set knows its id."""
    card = card_id if isinstance(card_id, dict) else described.get(str(card_id).lower())
    if card is None:
        try:
            known = facts.by_uuid(str(card_id))
        except UnknownCard as error:
            raise FormatError(
                f"{error}, and the file does not describe it: save the deck together with its cards (?links=cards), "
                "because a maverick has an id of its own"
            ) from error
        return known.number, known.house
    title = names.quote(str(card.get("card_title") or card_id))
    if card.get("expansion", facts.EXPANSION) != facts.EXPANSION:
        raise FormatError(
            f"the card {title} is of expansion {names.quote(str(card['expansion']))}, "
            f"and only cards of {facts.SET_NAME} ({facts.EXPANSION}) are known"
        )
    try:
        number = facts.by_number(str(card.get("card_number"))).number
    except UnknownCard as error:
        raise FormatError(f"the card {title} cannot be identified, because {error}") from error
    return number, form.find_section(str(card.get("house")))


def _require_set(expansion: object, title: str, line: int | None) -> None:
    """Refuse a deck of another set; a file that does not say is believed, because its cards tell."""
    same = {names.fold(facts.SET_NAME), "cota", str(facts.EXPANSION)}
    if expansion not in (None, "") and names.fold(str(expansion)) not in same:
        raise FormatError(
            f"{names.quote(title)} is a deck of expansion {names.quote(str(expansion))}, "
            f"and only decks of {facts.SET_NAME} ({facts.EXPANSION}) can be read",
            line,
        )


def _listed(value: object) -> list[object]:
    if isinstance(value, list):
        return value
    return [] if value is None else [value]


def _dict(value: object) -> dict[str, object]:
    return value if isinstance(value, dict) else {}


# ---------------------------------------------------------------- Decks of KeyForge CSV

_HOUSE_COLUMNS = ("House 1 Cards", "House 2 Cards", "House 3 Cards")
# Without a header the columns are found by their place: the cards' three are the ninth to seventh from the end.
_FIRST_CARDS_FROM_END = 9
_FEWEST_COLUMNS = 12


@dataclass(frozen=True, slots=True)
class _Row:
    line: int
    cells: list[str]


def read_decks_of_keyforge(form: DeckForm, source: Source) -> DeckList | None:
    """Read the only row, or the wanted one, of a Decks of KeyForge table; None if the content is no such table."""
    if source.is_json:
        return None
    table = _rows(source.text)
    try:
        first = next(table, None)
    except FormatError:
        # A text whose first line is no row is no table; it is no damaged one either.
        return None
    columns = _columns(first.cells) if first else None
    if first is None or columns is None:
        return None
    rows = [*table] if names.fold(_cell(first, columns, "name")) == "name" else [first, *table]
    row = rows[source.choose([_cell(row, columns, "name") or source.title for row in rows])]
    title = names.clean(_cell(row, columns, "name")) or source.title
    _require_set(_cell(row, columns, "expansion"), title, row.line)
    houses = [house.strip() for house in _cell(row, columns, "houses").split("|")]
    if len(houses) != deckrules.HOUSES_PER_DECK:
        raise FormatError(
            f"the row of {names.quote(title)} names {names.quote(' | '.join(houses))} as its houses: "
            "it should name three, such as 'Dis | Logos | Mars'",
            row.line,
        )
    cards: dict[str, list[str]] = {}
    for house, column in zip(houses, _HOUSE_COLUMNS, strict=True):
        titles = (card.strip() for card in _cell(row, columns, names.fold(column)).split("|"))
        keys = [form.find_card(card, row.line) for card in titles if card]
        cards.setdefault(form.find_section(house, row.line), []).extend(keys)
    extras = {extra: form.read_extra(extra, _cell(row, columns, extra) or "0", row.line) for extra in form.extras}
    return form.build(title, cards, extras)


def _rows(text: str) -> Iterator[_Row]:
    """Give the rows that are not blank; a table that went through a spreadsheet may have other separators."""
    separator = max(",;\t", key=text.lstrip().split("\n", 1)[0].count)
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=separator)
    line = 1
    try:
        for cells in reader:
            if any(cell.strip() for cell in cells):
                yield _Row(line, cells)
            line = reader.line_num + 1
    except csv.Error as error:
        raise FormatError(f"the CSV table is damaged ({error}): download it again", line) from error


def _columns(first: Sequence[str]) -> dict[str, int] | None:
    """Tell where the columns are, by the header or, without one, by their place; None if this is no such table."""
    header = {names.fold(cell): place for place, cell in reversed(list(enumerate(first)))}
    if "name" in header and "houses" in header:
        absent = [column for column in _HOUSE_COLUMNS if names.fold(column) not in header]
        if absent:
            raise FormatError(f"the CSV table has no column {names.listing(absent, 'or')}: download it again", 1)
        return header
    if len(first) < _FEWEST_COLUMNS or first[1].count("|") != deckrules.HOUSES_PER_DECK - 1:
        return None
    by_place = {"name": 0, "houses": 1, "expansion": 2}
    start = len(first) - _FIRST_CARDS_FROM_END
    return by_place | {names.fold(column): start + place for place, column in enumerate(_HOUSE_COLUMNS)}


def _cell(row: _Row, columns: dict[str, int], column: str) -> str:
    place = columns.get(column)
    return row.cells[place].strip() if place is not None and place < len(row.cells) else ""


# ---------------------------------------------------------------- the form


class KeyForgeDecks(DeckForm):
    """What deck lists must know of KeyForge: houses are its sections, and collector numbers the keys of its cards."""

    def __init__(self, game: Catalogue, playable: Container[str]) -> None:
        """Describe the deck lists; ``playable`` holds the numbers of the cards that can be played."""
        houses = {house: house.title() for house in facts.HOUSES}
        super().__init__(game, houses, "house", deckrules.EXTRAS, "a deck saved from the Master Vault")
        self.playable: Container[str] = playable

    def key(self, name: str) -> str:
        """Return the collector number of the card of that name, also of one that cannot be played yet."""
        return facts.by_name(name).number

    def title(self, key: str) -> str:
        """Return the name of the card of that collector number."""
        return facts.by_number(key).name

    def check(self, deck: DeckList) -> None:
        """Refuse a deck that is not legal."""
        deckrules.check(deck)

    def random(self, rng: Rng) -> DeckList:
        """Put a deck together as those that are sold are, of the cards that can be played."""
        return random_deck(rng, self.playable)

    def read(self, source: Source) -> DeckList | None:
        """Read a deck of the Master Vault or of Decks of KeyForge."""
        return read_master_vault(self, source) or read_decks_of_keyforge(self, source)
