"""What a saved match and a record have in common: JSON with a head that says what it is.

{"cardwright": "record", "format": 1, "game": "keyforge", "rules": "1.1/1", "cards": "9f...", ...}

``rules`` is the version of the game's rules, ``cards`` the checksum of what is printed on the cards of the match.
"""

import json
from typing import Final

from cardwright.kernel.basics import names
from cardwright.kernel.basics.errors import CardwrightError, UnknownGame
from cardwright.kernel.core import registry
from cardwright.kernel.core.description import Description

LIMIT: Final = 1 << 24
"""The most characters that a document may have; a long match takes about a hundredth of it."""


class Kind:
    """A kind of document: its name in the head, what people call it, the error that says what is wrong with one.

    ``form`` is the number of the format; it rises with each change after which documents written before cannot be read.
    """

    def __init__(self, name: str, title: str, error: type[CardwrightError], form: int = 1) -> None:
        """Describe the kind."""
        self.form: int = form
        self.name: str = name
        self.title: str = title
        self.error: type[CardwrightError] = error

    def head(self, game: str, rules: str, cards: str) -> dict[str, object]:
        """Return the head of a document of that game, rules version and card checksum."""
        return {"cardwright": self.name, "format": self.form, "game": game, "rules": rules, "cards": cards}

    def open(self, text: str) -> dict[str, object]:
        """Return what a document holds, once its head has been found right up to the format."""
        if not isinstance(text, str):
            raise self.error(f"A {self.title} is text, not {type(text).__name__}.")
        if len(text) > LIMIT:
            raise self.error(f"This is no {self.title}: it is larger than {LIMIT >> 20} million characters.")
        try:
            data = json.loads(text)
        except json.JSONDecodeError as error:
            place = f"line {error.lineno}, column {error.colno}"
            raise self.error(f"This is no {self.title}, or a damaged one: the JSON breaks off at {place}.") from error
        except (ValueError, RecursionError) as error:
            raise self.error(f"This is no {self.title}: it is nested too deep or holds too long a number.") from error
        name = data.get("cardwright") if isinstance(data, dict) else None
        if not isinstance(data, dict) or name != self.name:
            other = f"a {names.clean(name)[:40]}" if isinstance(name, str) and name else "some other JSON"
            raise self.error(f"This is no {self.title} but {other}.")
        if data.get("format") != self.form:
            raise self.error(
                f"This {self.title} is of format {names.quote(str(data.get('format')))}, and only format {self.form} "
                "can be read: use the version of Cardwright that wrote it."
            )
        return data

    def game(self, data: dict[str, object], wanted: Description | None = None) -> Description:
        """Return the game that a document is of (the wanted one, if any); its rules must be of the same version."""
        name = self.text(data, "game")
        if wanted is not None and name != wanted.name:
            raise self.error(f"This {self.title} is of {names.quote(name)}, not of {wanted.title}.")
        try:
            game = registry.load(name) if wanted is None else wanted
        except UnknownGame as error:
            raise self.error(f"This {self.title} is of a game that is not known. {error}") from error
        if game.name != name:
            shown = names.quote(name)
            raise self.error(f"This {self.title} is of a game that is not known: no game is called {shown}.")
        rules = self.text(data, "rules")
        if rules != game.version:
            raise self.error(
                f"This {self.title} is of version {names.quote(rules)} of the rules of {game.title}, and only "
                f"{names.quote(game.version)} is played here: use the version of Cardwright that wrote it."
            )
        return game

    def check_cards(self, wanted: str, here: str) -> None:
        """Refuse a document that was made when other things were printed on its cards."""
        if wanted != here:
            raise self.error(
                f"This {self.title} was made with other card data: use the version of Cardwright that wrote it."
            )

    def text(self, data: dict[str, object], name: str) -> str:
        """Return a field that must be a text."""
        value = data.get(name)
        if not isinstance(value, str):
            raise self.error(f"This {self.title} is damaged: its {name!r} must be a text.")
        return value

    def numbers(self, value: object, name: str) -> list[int]:
        """Return a value that must be a list of whole numbers."""
        if not isinstance(value, list) or [item for item in value if type(item) is not int]:
            raise self.error(f"This {self.title} is damaged: its {name!r} must be a list of whole numbers.")
        return value

    def key(self, data: dict[str, object]) -> bytes:
        """Return the key that all random numbers come from."""
        try:
            key = bytes.fromhex(self.text(data, "key"))
        except ValueError as error:
            raise self.error(f"This {self.title} is damaged: its 'key' must be hexadecimal.") from error
        if len(key) != KEY_BYTES:
            raise self.error(f"This {self.title} is damaged: its 'key' must have {KEY_BYTES} bytes.")
        return key


KEY_BYTES: Final = 32
