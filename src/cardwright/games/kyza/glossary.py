"""What words of Kyza Kards mean that cards use without saying more."""

from typing import Final

from cardwright.kernel.pieces.tables import Explanation

GLOSSARY: Final = (
    Explanation(("flash",), "once it is set it can be activated on either player's turn, also in answer", "flash.when"),
    Explanation(
        ("continuous",),
        "once activated it works until it has as many time counters as its Aether Level, one at each end of your turn",
        "continuous.expires",
    ),
    Explanation(("static",), "it works while the card is a character, and cannot be set as an effect", "static"),
    Explanation(("negate", "negates"), "the effect is taken off the stack and does nothing", "stack"),
)
