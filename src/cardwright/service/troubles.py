"""What can go wrong at a table because of what somebody asked for; each is a sentence for them."""

from typing import Literal

from cardwright.kernel.basics.errors import CardwrightError

Code = Literal["malformed", "late", "illegal", "lesson", "not_allowed", "too_fast", "gone", "failed"]


class Refusal(CardwrightError):
    """A command that cannot be obeyed, and changes nothing; ``code`` says of what kind the obstacle is."""

    def __init__(self, code: Code, sentence: str) -> None:
        """Refuse."""
        super().__init__(sentence)
        self.code: Code = code


class NoTable(CardwrightError):
    """There is no table of that name, or it cannot be played on here."""


class BadProof(CardwrightError):
    """A document of a finished game that does not prove what it should."""


class NoStore(CardwrightError):
    """The database cannot be used."""
