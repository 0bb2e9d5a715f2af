"""What is printed on the 370 cards of Call of the Archons, as facts: names, numbers and keywords, no text.

What a card does is a tree in `cards`; the two meet at the collector number.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from types import MappingProxyType
from typing import Final

from cardwright.kernel.basics import names
from cardwright.kernel.basics.errors import UnknownCard

SET_NAME: Final = "Call of the Archons"
#: The set's number in the Master Vault, the publisher's register of decks.
EXPANSION: Final = 341

HOUSES: Final = ("brobnar", "dis", "logos", "mars", "sanctum", "shadows", "untamed")
CARD_TYPES: Final = ("action", "artifact", "creature", "upgrade")
RARITIES: Final = ("common", "uncommon", "rare", "special")
#: The keywords that cards print on themselves (others are only given by abilities).
KEYWORDS: Final = ("assault", "elusive", "hazardous", "poison", "skirmish", "taunt")


@dataclass(frozen=True, slots=True)
class CardFacts:
    """The printed figures of one card.

    ``number`` is the collector number in three digits (``"001"`` to ``"370"``), the card's key in deck lists;
    ``house`` is the house printed on the usual card (a maverick is listed under another);
    ``aember`` is the bonus that playing the card gives;
    ``power`` and ``armor`` are 0 on cards that are no creatures;
    ``keywords`` are pairs of keyword and value, 0 for keywords without one;
    ``uuid`` is the card's id in the Master Vault, the same in every language (a maverick has its own).
    """

    number: str
    name: str
    house: str
    type: str
    rarity: str
    aember: int
    power: int
    armor: int
    traits: tuple[str, ...]
    keywords: tuple[tuple[str, int], ...]
    uuid: str


@cache
def all_facts() -> Mapping[str, CardFacts]:
    """Give the facts of every card by collector number, in that order."""
    rows = json.loads(resources.files("cardwright.games.keyforge").joinpath("data/cards.json").read_text("utf-8"))
    return MappingProxyType(
        {
            row["number"]: CardFacts(
                number=row["number"],
                name=row["name"],
                house=row["house"],
                type=row["type"],
                rarity=row["rarity"],
                aember=row["aember"],
                power=row.get("power", 0),
                armor=row.get("armor", 0),
                traits=tuple(row.get("traits", ())),
                keywords=tuple(row.get("keywords", {}).items()),
                uuid=row["uuid"],
            )
            for row in rows
        }
    )


@cache
def _by_folded_name() -> Mapping[str, CardFacts]:
    return {names.fold(card.name): card for card in all_facts().values()}


@cache
def _by_uuid() -> Mapping[str, CardFacts]:
    return {card.uuid: card for card in all_facts().values()}


@cache
def all_traits() -> tuple[str, ...]:
    """Give the traits that cards of the set have, in the order of the alphabet."""
    return tuple(sorted({trait for card in all_facts().values() for trait in card.traits}))


def by_number(number: str) -> CardFacts:
    """Give the card with that collector number (``"1"`` is ``"001"``); `UnknownCard` if the set has none."""
    card = all_facts().get(number.strip().zfill(3))
    if card is None:
        raise UnknownCard(f"{SET_NAME} has no card number {names.quote(number)}: its numbers run from 001 to 370")
    return card


def by_name(name: str) -> CardFacts:
    """Give the card of that name, in any spelling (see `kernel.basics.names`); `UnknownCard` proposes others."""
    card = _by_folded_name().get(names.fold(name))
    if card is None:
        proposal = names.propose(name, (card.name for card in all_facts().values()))
        raise UnknownCard(f"no card of {SET_NAME} is called {names.quote(name)}{proposal}")
    return card


def by_uuid(uuid: str) -> CardFacts:
    """Give the card with that Master Vault id; `UnknownCard` if it is no usual card of the set."""
    card = _by_uuid().get(uuid.strip().lower())
    if card is None:
        raise UnknownCard(f"no card of {SET_NAME} has the Master Vault id {names.quote(uuid)}")
    return card
