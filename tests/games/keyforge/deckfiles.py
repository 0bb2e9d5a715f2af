"""Files as other programs save them, made here from facts alone."""

import csv
import io
import json
from collections.abc import Iterable
from typing import Any
from uuid import NAMESPACE_DNS, uuid5

from cardwright.games.keyforge import facts
from cardwright.kernel.pieces.decklist import DeckList

# The header of the real table; what stands between expansion and the cards differs from year to year.
SCORES = ("Sas Rating", "Synergy Rating", "House 1 SAS", "Creature Count", "Power Level", "Chains", "Wins", "Losses")
HEADER = (
    "Name",
    "Houses",
    "Expansion",
    *SCORES,
    "House 1 Cards",
    "House 2 Cards",
    "House 3 Cards",
    "Wishlist",
    "Funny",
    "DoK Link",
    "Master Vault Link",
    "Last SAS Update",
    "My Notes",
)


def card_id(number: str, house: str) -> str:
    """The Master Vault id of a card; a maverick has its own."""
    card = facts.by_number(number)
    return card.uuid if card.house == house else str(uuid5(NAMESPACE_DNS, f"{number}.{house}"))


def vault_card(number: str, house: str) -> dict[str, Any]:
    card = facts.by_number(number)
    return {
        "id": card_id(number, house),
        "card_title": card.name,
        "house": house.title(),
        "card_type": card.type.title(),
        "amber": card.aember,
        "power": str(card.power) if card.type == "creature" else None,
        "armor": str(card.armor) if card.type == "creature" else None,
        "rarity": card.rarity.title(),
        "card_number": number,
        "expansion": 341,
        "is_maverick": card.house != house,
    }


def vault_deck(deck: DeckList) -> dict[str, Any]:
    return {
        "id": str(uuid5(NAMESPACE_DNS, deck.name)),
        "name": deck.name,
        "expansion": 341,
        "power_level": 0,
        "chains": deck.extras.get("chains", 0),
        "wins": 0,
        "losses": 0,
        "_links": {
            "houses": [house.title() for house in deck.sections],
            "cards": [card_id(card.key, card.section) for card in deck.cards],
        },
    }


def vault(*decks: DeckList) -> dict[str, Any]:
    """A Master Vault answer with its cards: one deck, or a list of several."""
    entries = [vault_deck(deck) for deck in decks]
    cards = dict.fromkeys((card.key, card.section) for deck in decks for card in deck.cards)
    return {
        "data": entries[0] if len(entries) == 1 else entries,
        "_linked": {"cards": [vault_card(number, house) for number, house in cards]},
    }


def vault_without_cards(deck: DeckList) -> dict[str, Any]:
    """A Master Vault answer without its cards: bare ids under ``data.cards``."""
    entry = vault_deck(deck)
    entry["cards"] = entry["_links"].pop("cards")
    return {"data": entry}


def dok_row(deck: DeckList, expansion: str = "CALL_OF_THE_ARCHONS") -> list[str]:
    columns = [
        "|".join(facts.by_number(card.key).name for card in deck.cards if card.section == house)
        for house in deck.sections
    ]
    scores = ["70", "4", "23.5", "17", "0", str(deck.extras.get("chains", 0)), "3", "1"]
    after = ["0", "0", "https://example.org/a", "https://example.org/b", "2024-01-01", 'a "good"\none']
    return [deck.name, " | ".join(house.title() for house in deck.sections), expansion, *scores, *columns, *after]


def table(rows: Iterable[Iterable[str]], separator: str = ",") -> str:
    out = io.StringIO()
    csv.writer(out, delimiter=separator).writerows(rows)
    return out.getvalue()


def dump(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, indent=1)
