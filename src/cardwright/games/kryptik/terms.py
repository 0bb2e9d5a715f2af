"""What words of Kryptik mean that cards use without saying more."""

from typing import Final

from cardwright.kernel.pieces.tables import Term

TERMS: Final = (
    Term(("eager",), "it can attack and pay with itself although it is weary", "eager"),
    Term(("sidestep",), "only citizens with sidestep can block it", "sidestep"),
    Term(("steadfast",), "it is not engaged when it attacks", "steadfast"),
    Term(("tenacious",), "when it attacks, it is blocked by two citizens or more, or not at all", "tenacious"),
    Term(("toxic",), "a single point of its damage destroys a citizen", "toxic"),
    Term(("ravenous",), "it can attack two 11 year cards, which are destroyed together", "ravenous"),
    Term(("focused",), "only in your first or second phase, while nothing waits on the effect pile", "focused"),
    Term(("overlord",), "a player has at most one of its name", "overlord.one"),
    Term(("solo",), "each player does this once a turn, whichever card of the name they use", "solo"),
    Term(("weary",), "it cannot attack or pay with itself until its player's next turn begins", "weary"),
    Term(
        ("engage", "engages", "engaged"),
        "turned sideways, it cannot attack, block or be engaged again until its player's next turn begins",
        "engage",
    ),
    Term(("disengage", "disengages"), "it is turned upright, ready to be used", "disengage"),
    Term(("probe",), "you may draw so many cards, and then discard as many", "probe"),
    Term(("plunder",), "abolish so many cards from your limbo pile", "plunder"),
    Term(
        ("abolish", "abolished", "abolishes"),
        "the card goes to the abolished ones, where little brings it back; it does not die",
        "abolish.no-dies",
    ),
    Term(("counter",), "it does nothing and goes to the limbo pile", "counter.card"),
    Term(("sacrifice",), "one of your own citizens goes to its owner's limbo pile, and dies", "sacrifice"),
    Term(("limbo pile",), "where cards go that have been used, discarded or destroyed", "limbo"),
    Term(
        ("11 year cards", "11 year card", "11 year row", "11 year:"),
        "a player without any is out of the game; each that is destroyed can be used, cast, or taken into hand",
        "row.choice",
    ),
)
