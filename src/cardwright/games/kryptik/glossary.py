"""What words of Kryptik mean that cards use without saying more."""

from typing import Final

from cardwright.kernel.pieces.tables import Explanation

GLOSSARY: Final = (
    Explanation(("eager",), "it can attack and pay with itself although it is weary", "eager"),
    Explanation(("sidestep",), "only citizens with sidestep can block it", "sidestep"),
    Explanation(("steadfast",), "it is not engaged when it attacks", "steadfast"),
    Explanation(("tenacious",), "when it attacks, it is blocked by two citizens or more, or not at all", "tenacious"),
    Explanation(
        ("toxic",),
        "the first point of its damage destroys a citizen; of several blockers the first gets that point",
        "toxic",
    ),
    Explanation(("ravenous",), "it can attack two 11 year cards, which are destroyed together", "ravenous"),
    Explanation(("focused",), "only in your first or second phase, while nothing waits on the effect pile", "focused"),
    Explanation(("overlord",), "a player has at most one of its name", "overlord.one"),
    Explanation(("solo",), "each player does this once a turn, whichever card of the name they use", "solo"),
    Explanation(("weary",), "it cannot attack or pay with itself until its player's next turn begins", "weary"),
    Explanation(
        ("engage", "engages", "engaged"),
        "turned sideways, it cannot attack, block or be engaged again until its player's next turn begins",
        "engage",
    ),
    Explanation(("disengage", "disengages"), "it is turned upright, ready to be used", "disengage"),
    Explanation(("probe",), "you may draw so many cards, and then discard as many", "probe"),
    Explanation(("plunder",), "abolish so many cards from your limbo pile", "plunder"),
    Explanation(
        ("abolish", "abolished", "abolishes"),
        "the card goes to the abolished ones, where little brings it back; it does not die",
        "abolish.no-dies",
    ),
    Explanation(
        ("counter",), "what is countered does nothing; a countered card goes to the limbo pile", "counter.card"
    ),
    Explanation(("sacrifice",), "one of your own citizens goes to its owner's limbo pile, and dies", "sacrifice"),
    Explanation(("limbo pile",), "where cards go that have been used, discarded or destroyed", "limbo"),
    Explanation(
        ("11 year cards", "11 year card", "11 year row", "11 year:"),
        "a player without any is out of the game; each that is destroyed can be used, cast, or taken into hand",
        "row.choice",
    ),
)
