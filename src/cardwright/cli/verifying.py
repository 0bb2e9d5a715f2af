"""`cardwright verify`: whether a finished game was shuffled fairly, and played as its record says."""

from typing import Any

from rich.console import Console

from cardwright.cli.records import name_of, text_of
from cardwright.kernel.basics import names
from cardwright.kernel.basics.errors import CardwrightError
from cardwright.kernel.keeping.records import RECORD
from cardwright.service.tables import fairness
from cardwright.service.troubles import BadProof


def run(out: Console, wanted: str, noted: str = "", head: str = "") -> int:
    """Check a file, or the game of a link, and say what it proves; BadProof names it and says what does not fit.

    ``noted`` and ``head`` are what a player noted before and during the game, as `fairness.verify` takes them.
    """
    text = text_of(wanted, "document of a game")
    if name_of(text) == RECORD.name:
        raise BadProof(
            f"{names.quote(wanted)} is a record of a game in a terminal, which has no proof of its shuffle: "
            "`cardwright replay --verify` checks that it replays to the same game."
        )
    try:
        sentences = fairness.verify(text, noted, head)
    except CardwrightError as error:
        raise BadProof(f"{names.quote(wanted)}: {error}") from error
    proof: Any = fairness.DOCUMENT.open(text)["fair"]
    shown = f"Before the game began, the table has to have shown this commitment: {proof['commitment']}."
    for sentence in sentences if noted else [*sentences, shown]:
        out.print(sentence, markup=False, soft_wrap=True)
    return 0
