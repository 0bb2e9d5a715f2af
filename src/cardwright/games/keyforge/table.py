"""What KeyForge's table looks like, as data."""

from typing import Final

from cardwright.games.keyforge.glossary import GLOSSARY
from cardwright.games.keyforge.zones import ARCHIVES, ARTIFACTS, DECK, DISCARD, HAND, LINE, PLAYED, PURGED
from cardwright.kernel.pieces.tables import (
    FAN,
    PILE,
    ROW,
    Area,
    Counter,
    Emblem,
    Look,
    Mark,
    Meaning,
    Places,
    Suit,
    Table,
)

FORGE_STEP: Final = 0
HOUSE_STEP: Final = 1
MAIN_STEP: Final = 2
READY_STEP: Final = 3
DRAW_STEP: Final = 4

TABLE: Final = Table(
    areas=(
        Area("battleline", "Battleline", LINE, ROW),
        Area("artifacts", "Artifacts", ARTIFACTS, ROW),
        Area("played", "Being played", PLAYED, ROW),
        Area("hand", "Hand", HAND, FAN, faceup=False),
        Area("deck", "Deck", DECK, PILE, faceup=False),
        Area("discard", "Discard pile", DISCARD, PILE),
        Area("archives", "Archives", ARCHIVES, PILE, faceup=False),
        Area("purged", "Purged", PURGED, PILE, faceup=False),
    ),
    counters=(
        Counter("aember", "Æmber", "æ", icon="crystal-shine", main=True),
        Counter("keys", "Keys", "🗝", most=3, icon="key"),
        Counter("key_cost", "Key cost", "cost", icon="price-tag"),
        Counter("chains", "Chains", "⛓", icon="crossed-chains"),
    ),
    marks=(
        Mark("house", "House", ""),
        Mark("type", "Type", ""),
        Mark("power", "Power", "⚔", icon="crossed-swords", zero=True),
        Mark("armor", "Armor left this turn", "🛡", icon="shield", zero=True, noun="armor"),
        Mark("bonus", "Bonus æmber", "æ", icon="crystal-shine", printed=True),
        Mark("damage", "Damage", "✸", icon="bleeding-wound"),
        Mark("aember", "Æmber on it", "æ", icon="crystal-shine", noun="æmber"),
        Mark("power_counters", "+1 power counters", "+", icon="biceps", noun="power counters"),
        Mark("beneath", "Cards facedown beneath it", "▽", icon="papers", noun="facedown cards"),
        Mark("facedown", "Facedown beneath the card that it lies with", "▿", icon="hidden"),
        Mark("prisoner", "Out of the archives it goes to its owner's hand", "⊞", icon="imprisoned"),
        Mark("stunned", "Stunned", "stun", icon="knocked-out-stars"),
        Mark("exhausted", "Exhausted", "↷", icon="sleepy", turned=True),
        Mark("keywords", "Keywords", ""),
    ),
    steps=("Forge a key", "Choose a house", "Play, discard and use", "Ready cards", "Draw cards"),
    places=(Places("flank", "battleline", (0, -1)),),
    ends=("end turn",),
    spares=("discard",),
    glossary=GLOSSARY,
    meanings=(
        Meaning("play", "", "*"),
        Meaning("discard", "make room for another card at the end of the turn"),
        Meaning("reap", "gain 1 æmber", "reap"),
        Meaning("fight with", "attack an enemy creature", "fight"),
        Meaning("use", "", "action"),
        Meaning("omni", "", "omni"),
        Meaning("unstun", "exhaust it to remove the stun, and nothing else"),
        Meaning("end turn", "ready your cards, fill up your hand"),
        Meaning("mulligan", "shuffle it back and draw one card fewer"),
        Meaning("take archives", "add all of them to your hand"),
        Meaning("leave archives", "keep them for a later turn"),
    ),
    suit="house",
    suits=(
        Suit("brobnar", "Brobnar", "#8f2a10", "white", "B", "ogre", "peaks"),
        Suit("dis", "Dis", "#a62bd3", "white", "D", "devil-mask", "spires"),
        Suit("logos", "Logos", "#4eb8df", "black", "L", "microscope", "circuit"),
        Suit("mars", "Mars", "#c6eda5", "black", "M", "ufo", "dunes"),
        Suit("sanctum", "Sanctum", "#c9a80a", "black", "S", "angel-wings", "rays"),
        Suit("shadows", "Shadows", "#15112b", "white", "H", "hooded-assassin", "moon"),
        Suit("untamed", "Untamed", "#4a8468", "black", "U", "oak", "hills"),
    ),
    look=Look(
        "hexes",
        day=("#efe3c8", "#dccaa4", "#c3ad80"),
        night=("#27305a", "#171d3c", "#0b0f22"),
        emblem=Emblem("three-keys", "#1f79ab", "circuit"),
    ),
)
"""The areas of a player from the middle of the table outwards; upgrades are shown with their creatures."""
