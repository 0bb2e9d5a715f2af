"""What the table of Kyza Kards looks like, as data."""

from typing import Final

from cardwright.games.kyza.glossary import GLOSSARY
from cardwright.games.kyza.state import ACTIVATE_PHASE, COMBAT_PHASE, DEFENSE_PHASE, PHASES, SET_PHASE
from cardwright.games.kyza.zones import CHARACTERS, DECK, DISCARD, EFFECTS, HAND, OUT, SET
from cardwright.kernel.pieces.tables import FAN, PILE, ROW, Area, Counter, Emblem, Look, Mark, Meaning, Suit, Table

TABLE: Final = Table(
    areas=(
        Area("characters", "Characters", CHARACTERS, ROW),
        Area("effects", "Effects", EFFECTS, ROW),
        Area("set", "Set cards", SET, ROW, faceup=False),
        Area("hand", "Hand", HAND, FAN, faceup=False),
        Area("deck", "Deck", DECK, PILE, faceup=False),
        Area("discard", "Discard pile", DISCARD, PILE),
        Area("out", "Out of the game", OUT, PILE),
    ),
    counters=(Counter("life", "Life", "♥", icon="hearts", main=True),),
    marks=(
        Mark("damage", "Damage it deals", "⚔", icon="crossed-swords", zero=True, noun="damage"),
        Mark("health", "Health", "♡", icon="heart-plus", zero=True),
        Mark("taken", "Taken this turn: damage", "✸", icon="bleeding-wound", noun="damage taken"),
        Mark("level", "Aether Level", "✦", icon="magic-swirl", noun="aether"),
        Mark("counters", "Time counters", "⌛", icon="sands-of-time"),
        Mark("attacking", "Attacking", "→", icon="charging"),
        Mark("blocked", "Blocked", "⊘", icon="shield-impact"),
        Mark("blocking", "Blocking", "▣", icon="shield-bash"),
        Mark("flash", "Flash", "⚡", icon="lightning-arc"),
        Mark("continuous", "Continuous", "∞", icon="infinity"),
        Mark("static", "Static", "◇", icon="stone-block"),
        Mark("effect", "Name of its effect", ""),
    ),
    steps=PHASES,
    windows=(ACTIVATE_PHASE, COMBAT_PHASE, DEFENSE_PHASE, SET_PHASE),
    passes="pass",
    glossary=GLOSSARY,
    meanings=(
        Meaning("play", "as a character"),
        Meaning("play", "you give up 1 of your characters for it", suit="5"),
        Meaning("play", "you give up 2 of your characters for it", suit="6"),
        Meaning("play", "", figures=True),
        Meaning("set", "face down", "*"),
        Meaning("activate", "", "*"),
        Meaning("attack with", "", figures=True),
        Meaning("block", "both deal their damage to each other", figures=True),
        Meaning("strike", "before the others", figures=True),
        Meaning("give up", "discard it for the new one", figures=True),
        Meaning("pass", "go on: the stack resolves, or the phase ends"),
    ),
    suit="level",
    suits=(
        Suit("1", "Aether Level 1", "#dfe9c8", "black", "1", "dandelion-flower", "hills"),
        Suit("2", "Aether Level 2", "#5cc4f2", "black", "2", "drop", "sea"),
        Suit("3", "Aether Level 3", "#e8793f", "black", "3", "flame", "spires"),
        Suit("4", "Aether Level 4", "#1f66d0", "white", "4", "lightning-storm", "clouds"),
        Suit("5", "Aether Level 5", "#6b4a0a", "white", "5", "peaks", "peaks"),
        Suit("6", "Aether Level 6", "#1a0a2c", "white", "6", "galaxy", "moon"),
    ),
    look=Look(
        "lanterns",
        day=("#f7e2cb", "#e3bfa1", "#c99a80"),
        night=("#3b2456", "#20143a", "#0c0719"),
        emblem=Emblem("fire-spell-cast", "#c8502a", "peaks"),
    ),
)
