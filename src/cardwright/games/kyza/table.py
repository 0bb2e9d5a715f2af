"""What the table of Kyza Kards looks like, as data."""

from typing import Final

from cardwright.games.kyza.state import PHASES
from cardwright.games.kyza.zones import CHARACTERS, DECK, DISCARD, EFFECTS, HAND, OUT, SET
from cardwright.kernel.tables import FAN, PILE, ROW, Area, Counter, Mark, Meaning, Table

TABLE: Final = Table(
    areas=(
        Area("characters", "Characters", CHARACTERS, ROW),
        Area("effects", "Effects", EFFECTS, ROW),
        Area("set", "Set face down", SET, ROW, faceup=False),
        Area("hand", "Hand", HAND, FAN, faceup=False),
        Area("deck", "Deck", DECK, PILE, faceup=False),
        Area("discard", "Discard pile", DISCARD, PILE),
        Area("out", "Out of the game", OUT, PILE),
    ),
    counters=(Counter("life", "Life", "♥"),),
    marks=(
        Mark("level", "Aether Level", "✦"),
        Mark("damage", "Damage it deals", "⚔"),
        Mark("health", "Health", "♡"),
        Mark("taken", "Damage taken this turn", "✸"),
        Mark("counters", "Time counters", "⌛"),
        Mark("attacking", "Attacking", "→"),
        Mark("blocking", "Blocking", "▣"),
        Mark("symbols", "Symbols", ""),
        Mark("effect", "Name of its effect", ""),
    ),
    steps=PHASES,
    meanings=(
        Meaning("play", "as a character; Aether Level 5 costs one of your characters, 6 two"),
        Meaning("set", "face down as an effect, for a later turn (flash: from now on)"),
        Meaning("activate", "", "*"),
        Meaning("attack with", "the opponent's life, unless it is blocked"),
        Meaning("block", "both deal their damage to each other"),
        Meaning("strike", "deal this blocker its damage first"),
        Meaning("pass", "go on: the stack resolves, or the phase ends"),
    ),
)
