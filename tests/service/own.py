"""Files of somebody's own: a card for Kyza Kards that no game has, a deck with it, and values for Krysis."""

import json
from importlib import resources
from typing import Any

from cardwright.games.kyza.game import GAME
from cardwright.service.protocol import OwnFile

VALUES = resources.files("cardwright.games.krysis").joinpath("data/values.toml").read_text("utf-8")
HURDLER = VALUES.replace('name = "Sprinter"', 'name = "Hurdler"')


def ember(n: int = 2, **changes: object) -> str:
    """A file with a card that deals so much damage."""
    does = {"Does": {"effect": {"DealToPlayer": {"amount": {"Const": {"n": n}}}}}}
    card: dict[str, Any] = {"name": "Ember", "level": 2, "damage": 3, "health": 1, "abilities": [does]}
    return json.dumps({"cards": [{**card, **changes}]}, indent=1)


def embers() -> str:
    """A list of a deck with that card."""
    others = [card.name for card in GAME.pool.values() if not card.static]
    return "\n".join(["# Embers", "", "[Micro]", *[f"1 {name}" for name in ["Ember", *others[:19]]]])


def cards(text: str = "", called: str = "ember.json") -> OwnFile:
    """That file as it comes in messages."""
    return OwnFile("cards", called, text or ember())


def values(text: str = HURDLER, called: str = "mine.toml") -> OwnFile:
    """Values as they come in messages."""
    return OwnFile("values", called, text)
