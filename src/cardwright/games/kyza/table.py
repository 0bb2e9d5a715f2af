"""What the table of Kyza Kards looks like, as data."""

from typing import Final

from cardwright.games.kyza.state import PHASES
from cardwright.games.kyza.zones import CHARACTERS, DECK, DISCARD, EFFECTS, HAND, OUT, SET
from cardwright.kernel.tables import FAN, PILE, ROW, Area, Counter, Mark, Meaning, Suit, Table

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
    counters=(Counter("life", "Life", "♥", icon="hearts"),),
    marks=(
        Mark("damage", "Damage it deals", "⚔", icon="crossed-swords"),
        Mark("health", "Health", "♡", icon="heart-plus"),
        Mark("taken", "Taken this turn: damage", "✸", icon="bleeding-wound"),
        Mark("level", "Aether Level", "✦", icon="magic-swirl"),
        Mark("counters", "Time counters", "⌛", icon="sands-of-time"),
        Mark("attacking", "Attacking", "→", icon="charging"),
        Mark("blocked", "Blocked", "⊘", icon="shield-impact"),
        Mark("blocking", "Blocking", "▣", icon="shield-bash"),
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
    suit="level",
    suits=(
        Suit("1", "Aether Level 1", "#dfe9c8", "black", "1", "dandelion-flower"),
        Suit("2", "Aether Level 2", "#5cc4f2", "black", "2", "drop"),
        Suit("3", "Aether Level 3", "#e8793f", "black", "3", "flame"),
        Suit("4", "Aether Level 4", "#1f66d0", "white", "4", "lightning-storm"),
        Suit("5", "Aether Level 5", "#6b4a0a", "white", "5", "peaks"),
        Suit("6", "Aether Level 6", "#1a0a2c", "white", "6", "galaxy"),
    ),
