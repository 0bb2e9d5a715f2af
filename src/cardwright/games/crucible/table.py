"""What the table of Crystal Crucible looks like, as data."""

from typing import Final

from cardwright.games.crucible.glossary import GLOSSARY
from cardwright.games.crucible.zones import (
    ACTIVE,
    ASIDE,
    BOX,
    DECK,
    DESTINY,
    DESTINY_DISCARD,
    GROUND,
    HAND,
    ITEMS,
    PLACE_NAMES,
    PLACES,
    TILE_DECK,
    TILE_DISCARD,
    TILE_NUMBERS,
    TROPHIES,
)
from cardwright.kernel.pieces.tables import (
    FAN,
    GRID,
    PILE,
    ROW,
    Area,
    Contest,
    Counter,
    Emblem,
    Look,
    Mark,
    Meaning,
    Places,
    Suit,
    Table,
)

MOVE_STEP: Final = 0
MONSTER_STEP: Final = 1
ATTACK_STEP: Final = 2
SPELL_STEP: Final = 3
DESTINY_STEP: Final = 4

ABOUT: Final[dict[str, str]] = {
    "ember": "deals more damage than any other",
    "tide": "pulls and pushes, heals, silences",
    "gale": "moves you, and others about",
    "stone": "blocks, wards off harm, bars ways",
    "spark": "hits several at once, takes memories",
    "rime": "slows and freezes, breaks through blocks",
    "thorn": "heals, draws cards, pulls others near",
    "gloam": "hides from afar, steals, stabs backs",
    "dawn": "heals most, makes checks surer",
    "bone": "weakens, drains, finishes the wounded",
    "hour": "looks ahead, attacks again, recovers",
    "mirage": "turns, moves and uses others",
}
"""What the Memories of each Magick are good for, for those who choose one and know none."""

TABLE: Final = Table(
    areas=(
        Area("active", "Spells at work", ACTIVE, ROW),
        Area("items", "Items", ITEMS, ROW),
        Area("memories", "Memories", HAND, FAN, faceup=False),
        Area("deck", "Memory deck", DECK, PILE, faceup=False),
        Area("trophies", "Trophies", TROPHIES, PILE),
        Area("aside", "Set aside", ASIDE, ROW),
    ),
    shared=(
        Area(
            "board",
            "Battlefield",
            0,
            GRID,
            cells=PLACES,
            columns=GROUND.width,
            labels=TILE_NUMBERS,
            cell_names=PLACE_NAMES,
        ),
        Area("destiny", "Destiny", DESTINY, PILE, faceup=False),
        Area("drawn", "Destiny drawn", DESTINY_DISCARD, PILE),
        Area("tiles", "Tile deck", TILE_DECK, PILE, faceup=False),
        Area("removed", "Tiles removed", TILE_DISCARD, PILE),
        Area("box", "Not in play", BOX, PILE),
    ),
    counters=(
        Counter("points", "Victory points", "★", icon="laurels-trophy", main=True),
        Counter("damage", "Damage", "✸", icon="bleeding-wound"),
        Counter("mana", "Mana", "◈", icon="crystal-cluster"),
        Counter("turn", "Turn", "#", icon="position-marker"),
        Counter("move", "Move", "➜", icon="sprint"),
        Counter("reach", "Attack range", "➶", icon="crossed-swords"),
    ),
    marks=(
        Mark("type", "Type", ""),
        Mark("damage", "Damage", "✸", icon="bleeding-wound"),
        Mark("mana", "Mana", "◈", icon="crystal-cluster", zero=True),
        Mark("memories", "Memories", "❏"),
        Mark("given", "Emptied of its memories", "∅"),
        Mark("attack", "Attack", "⚔", icon="crossed-swords", zero=True),
        Mark("block", "Block", "⛨", icon="shield", zero=True),
        Mark("cast", "Cast", "✦", icon="magic-swirl", zero=True),
        Mark("move", "Move", "➜", icon="sprint", zero=True),
        Mark("reach", "Attack range", "➶"),
        Mark("turn", "Turn", "#"),
        Mark("range", "Range", "↔"),
        Mark("phase", "Phase", ""),
        Mark("magick", "Magick", ""),
        Mark("rank", "Rank", ""),
        Mark("stars", "Victory points", "★", icon="round-star"),
        Mark("value", "Destiny", "", zero=True),
        Mark("fresh", "New in this phase", "✧"),
        Mark("kind", "Kind", ""),
        Mark("effect", "Effect", "", brief=True),
    ),
    steps=("Move", "Monsters", "Attack", "Spell", "Death checks"),
    places=(Places("place", "board"),),
    ends=("end turn",),
    spares=("flip",),
    glossary=GLOSSARY,
    meanings=(
        Meaning("choose", "as your character", figures=True),
        *(Meaning("learn", about, word=magick) for magick, about in ABOUT.items()),
        Meaning("cast", "", "*"),
        Meaning("use", "", "*"),
        Meaning("attack", "draw destiny, and be at least as high as the block"),
        Meaning("flip", "turn your token round, which turns its edges"),
        Meaning("end turn", "go on with the next player"),
    ),
    edges=("attack", "block", "cast"),
    contests=(
        Contest("attack", "attacks", "blocks", "Hit", "Blocked"),
        Contest("cast", "is cast", "resists", "It works", "Resisted"),
        Contest("damage", "draws", "holds damage", "Survives", "Dies", you="draw"),
    ),
    turn="round",
    suit="type",
    suits=(
        Suit("character", "Character", "#ea7702", "black", "C", "broadsword", "peaks"),
        Suit("monster", "Monster", "#c03229", "white", "M", "bleeding-wound", "cave"),
        Suit("item", "Item", "#f3d302", "black", "I", "knapsack", "rays"),
        Suit("tile", "Tile", "#57ac97", "black", "T", "cave-entrance"),
        Suit("chrysalys", "The Chrysalys", "#a1cfe6", "black", "Y", "crystal-cluster", "rays"),
        Suit("bare ground", "Bare ground", "#422c18", "white", "B", "stone-block"),
        Suit("memory", "Memory", "#2e49ed", "white", "E", "magic-swirl"),
        Suit("memory token", "Memory token", "#7b3789", "white", "S", "backpack", "circuit"),
        Suit("destiny", "Destiny", "#1c0a52", "white", "D", "galaxy", "moon"),
    ),
    look=Look(
        "reeds",
        day=("#cfdccb", "#adc5b0", "#8fac97"),
        night=("#1d3b38", "#0f2424", "#081413"),
        emblem=Emblem("lotus-flower", "#3f8440", "hills"),
    ),
)
