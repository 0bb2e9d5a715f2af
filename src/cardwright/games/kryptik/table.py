"""What the table of Kryptik looks like, as data."""

from typing import Final

from cardwright.games.kryptik.actions import COLORS, MOST_PLAYERS, PLACE
from cardwright.games.kryptik.glossary import GLOSSARY
from cardwright.games.kryptik.state import FIRST, PHASES, SECOND
from cardwright.games.kryptik.zones import (
    ABOLISHED,
    DECK,
    GONE,
    HAND,
    ISLAND,
    LIMBO,
    PILE,
    PLACES,
    REVEALED,
    ROW,
    SOUL,
)
from cardwright.kernel.pieces.tables import (
    FAN,
    GRID,
    STACK,
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
from cardwright.kernel.pieces.tables import PILE as HEAP
from cardwright.kernel.pieces.tables import ROW as LINE
from cardwright.kernel.pile.priority import ANSWER_STOP, window_stop

LOOK: Final = Look(
    "waves",
    day=("#dfe6ea", "#bfcbd2", "#9eaeb7"),
    night=("#26323c", "#141c24", "#0a0f15"),
    emblem=Emblem("hourglass", "#2c73bd", "sea"),
)

TABLE: Final = Table(
    areas=(
        Area("island", "Island", ISLAND, LINE),
        Area("revealed", "Destroyed 11 year cards", REVEALED, LINE),
        Area("soul", "Soul row", SOUL, LINE),
        Area("row", "11 year row", ROW, GRID, faceup=False, cells=PLACES, columns=PLACES),
        Area("hand", "Hand", HAND, FAN, faceup=False),
        Area("deck", "Deck", DECK, HEAP, faceup=False),
        Area("limbo", "Limbo pile", LIMBO, HEAP),
        Area("abolished", "Abolished", ABOLISHED, HEAP),
    ),
    shared=(Area("pile", "Effect pile", PILE, STACK), Area("gone", "Out of the game", GONE, HEAP)),
    counters=(
        Counter("row", "11 year cards", "⌛", icon="sands-of-time"),
        *[
            Counter(
                f"energy_{color}", f"Unspent {color} energy", "◆", icon="gem-pendant" if color == COLORS[-1] else ""
            )
            for color in COLORS
        ],
    ),
    marks=(
        Mark("attack", "Attack", "⚔", icon="crossed-swords", zero=True),
        Mark("defense", "Defense", "⛨", icon="shield", zero=True),
        Mark("damage", "Damage taken this turn", "✸", icon="bleeding-wound", noun="damage"),
        Mark("cost", "Soul cost", ""),
        Mark("box", "Soul box", ""),
        Mark("type", "Type", ""),
        Mark("year", "11 year cost", "⌛", icon="sands-of-time", zero=True),
        Mark("engaged", "Engaged", "↷", turned=True),
        Mark("weary", "Weary", "☾", icon="sleepy"),
        Mark("attacking", "Attacking", "→", icon="charging"),
        Mark("blocked", "Blocked", "⊘", icon="shield-impact"),
        Mark("blocking", "Blocking", "▣", icon="shield-bash"),
        Mark("lethal", "Poisoned", "☠", icon="poison-bottle"),
        Mark("silent", "Has lost its abilities", "∅", icon="silenced"),
        Mark("focused", "Focused", "◎", icon="on-target"),
        Mark("eager", "Eager", "⚡", icon="lightning-arc"),
        Mark("sidestep", "Sidestep", "⤳", icon="dodging"),
        Mark("steadfast", "Steadfast", "⚓", icon="stone-tower"),
        Mark("tenacious", "Tenacious", "⛓", icon="mounted-knight"),
        Mark("toxic", "Toxic", "☣", icon="poison-gas"),
        Mark("ravenous", "Ravenous", "Ѡ", icon="fangs"),
    ),
    steps=PHASES,
    windows=tuple(range(FIRST, len(PHASES))),
    passes="pass",
    stops=ANSWER_STOP | window_stop(FIRST, own_turn=True) | window_stop(SECOND, own_turn=True),
    places=(
        Places(
            PLACE,
            "row",
            at=tuple(range(PLACES)) * MOST_PLAYERS,
            players=tuple([seat for seat in range(MOST_PLAYERS) for _ in range(PLACES)]),
        ),
    ),
    glossary=GLOSSARY,
    meanings=(
        Meaning("cast", "", "*", figures=True),
        Meaning("use", "", "*"),
        Meaning("put into soul row", "it gives energy of its box, once a turn"),
        Meaning("produce with", "engage it and keep the energy"),
        Meaning("attack with", "", figures=True),
        Meaning("block with", "both deal their damage to each other", figures=True),
        Meaning("pass", "go on: the pile resolves, or the phase ends"),
    ),
    suit="box",
    suits=(
        Suit("w", "White", "#f6ffe3", "black", "W", "candle-flame", "rays"),
        Suit("u", "Blue", "#3e64fb", "white", "U", "drop", "sea"),
        Suit("b", "Black", "#211319", "white", "B", "coffin", "moon"),
        Suit("g", "Green", "#3b6d07", "white", "G", "thorny-vine", "hills"),
        Suit("w/u", "White or blue", "#67dfff", "black", "I", "lighthouse", "clouds"),
        Suit("u/b", "Blue or black", "#2d0f82", "white", "N", "drowning", "spires"),
        Suit("b/w", "Black or white", "#887180", "black", "R", "angel-wings", "dunes"),
        Suit("b/g", "Black or green", "#4d3100", "white", "D", "mushrooms", "cave"),
        Suit("g/u", "Green or blue", "#70b0ad", "black", "O", "splashy-stream", "sea"),
        Suit("g/w", "Green or white", "#d0d469", "black", "F", "wheat", "dunes"),
        Suit("1", "Colorless", "#c98d45", "black", "C", "cog", "circuit"),
    ),
    look=LOOK,
)
