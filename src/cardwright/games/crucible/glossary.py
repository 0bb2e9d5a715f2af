"""What words of Crystal Crucible mean that cards use without saying more."""

from typing import Final

from cardwright.kernel.pieces.tables import Explanation

GLOSSARY: Final = (
    Explanation(("core",), "it stays with you when it is cast, and when your character dies", "memory.core-stays"),
    Explanation(("transient",), "it is discarded once it has done what it says", "memory.transient"),
    Explanation(
        ("destiny card", "destiny cards"),
        "the deck of numbers that decides attacks, spells and death checks",
        "destiny.when",
    ),
    Explanation(
        ("resist", "resists"),
        "its block at that edge and a drawn destiny card come to more than the cast, and nothing happens to it",
        "cast.succeeds",
    ),
    Explanation(("cover",), "the card stays there, over tiles that may be occupied", "memory.tile"),
    Explanation(("bequeaths",), "so many memories are drawn by who enters the tile", "move.memories"),
    Explanation(
        ("death check", "death checks"),
        "at the end of the round a character with damage draws destiny: below its damage it dies",
        "death.check",
    ),
    Explanation(("combatant", "combatants"), "a character, a memory token or a monster", "combatant"),
    Explanation(("push", "pull"), "it is moved straight on, or back, up to whatever is in its way", "ruling.push"),
)
