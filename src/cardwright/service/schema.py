"""The whole protocol as JSON Schema, for whoever writes a client."""

from inspect import cleandoc
from typing import Any

import msgspec

from cardwright.kernel.pieces.pictures import Pictures
from cardwright.service.facts import (
    Analysed,
    CardInfo,
    CheckDeck,
    CheckOwn,
    DeckChecked,
    Fairness,
    GameDetail,
    GameInfo,
    Hint,
    Me,
    NewGuest,
    OwnChecked,
    Rename,
    Steps,
    Tables,
    Trouble,
)
from cardwright.service.protocol import FORMAT, AnyCommand, AnyMessage, NewTable, TableMade


def protocol_schema() -> dict[str, Any]:
    """Return the whole protocol as JSON Schema, with each type under ``$defs``."""
    roots = [
        AnyCommand,
        AnyMessage,
        NewTable,
        TableMade,
        GameInfo,
        GameDetail,
        Pictures,
        Tables,
        Me,
        NewGuest,
        Rename,
        CheckDeck,
        DeckChecked,
        CheckOwn,
        OwnChecked,
        Hint,
        Steps,
        Analysed,
        Fairness,
        CardInfo,
        Trouble,
    ]
    (command, message, *_), types = msgspec.json.schema_components(roots, ref_template="#/$defs/{name}")
    for each in types.values():
        each["description"] = cleandoc(each["description"])  # Python 3.13 dedents docstrings by itself
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Cardwright",
        "version": FORMAT,
        "description": "What clients and the service of Cardwright say to each other.",
        "$defs": {**types, "AnyCommand": command, "AnyMessage": message},
    }
