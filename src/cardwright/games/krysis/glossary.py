"""What words of Krysis mean that cards use without saying more."""

from typing import Final

from cardwright.kernel.pieces.tables import Explanation

GLOSSARY: Final = (
    Explanation(
        ("relic card", "relic cards"),
        "a weapon or a transport: used up for its strength, or brought home, where sets score up to 40",
        "sets.different",
    ),
)
