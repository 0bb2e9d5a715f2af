"""What Kryptik asks of what is in force."""

from typing import Final

from cardwright.language.questions import Deed, Keyword, Quantity, Question, Status

ATTACK: Final = Quantity("attack")
DEFENSE: Final = Quantity("defense")
EAGER: Final = Keyword("eager")
SIDESTEP: Final = Keyword("sidestep")
STEADFAST: Final = Keyword("steadfast")
TENACIOUS: Final = Keyword("tenacious")
TOXIC: Final = Keyword("toxic")
RAVENOUS: Final = Keyword("ravenous")
BLOCKS_SIDESTEP: Final = Status("blocks sidestep", "count as having", "sidestep for blocking")
TO_ATTACK: Final = Deed("attacking", "attack")
TO_BLOCK: Final = Deed("block")
TO_CAST: Final = Deed("cast", of_players=True)

KEYWORDS: Final[tuple[Keyword, ...]] = (EAGER, SIDESTEP, STEADFAST, TENACIOUS, TOXIC, RAVENOUS)
QUESTIONS: Final[tuple[Question, ...]] = (
    ATTACK,
    DEFENSE,
    *KEYWORDS,
    BLOCKS_SIDESTEP,
    TO_ATTACK,
    TO_BLOCK,
    TO_CAST,
)
"""All of them; what answers one may ask only those before it."""
