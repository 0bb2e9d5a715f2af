"""What Krysis's table looks like."""

from typing import Final

from cardwright.games.krysis.actions import SPACE_NAMES
from cardwright.games.krysis.glossary import GLOSSARY
from cardwright.games.krysis.goods import COLORS
from cardwright.games.krysis.zones import (
    AGENT_DISCARD,
    ASIDE,
    BOARD,
    BOARD_COLUMNS,
    BOARD_ROWS,
    BOX,
    CAMP,
    DRAWN,
    FIGHTERS,
    FLIPPED,
    HAND,
    HOME,
    RELIC_DECK,
    RELIC_DISCARD,
    SECRET,
    SPARE,
    TEAM,
    TRANSPORTERS,
)
from cardwright.kernel.pieces.tables import (
    FAN,
    GRID,
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

PICKING: Final = ("dismiss", "pick", "send")
"""The verbs with which agents are chosen."""
PARAGRAPHS: Final = ("defense", "thief", "spy", "miner", "alchemist", "multiplier", "transporter")
"""What agents are chosen for, besides their figures."""

TABLE: Final = Table(
    areas=(
        Area("team", "Team", TEAM, ROW),
        Area("flipped", "Relics in use", FLIPPED, ROW),
        Area("camp", "Relics in camp", CAMP, FAN, faceup=False),
        Area("hand", "Hand", HAND, FAN, faceup=False),
        Area("drawn", "Relics drawn", DRAWN, FAN, faceup=False),
        Area("fighters", "Fighters", FIGHTERS, PILE, faceup=False),
        Area("transporters", "Transporters", TRANSPORTERS, PILE, faceup=False),
        Area("discard", "Agents discarded", AGENT_DISCARD, PILE),
        Area("home", "Relics at home", HOME, FAN, faceup=False, counted=False),
        Area("box", "Dismissed", BOX, PILE, faceup=False),
        Area("mission", "Mission", SECRET, FAN, faceup=False),
    ),
    shared=(
        Area(
            "mine",
            "Mine",
            BOARD,
            GRID,
            cells=BOARD_ROWS * BOARD_COLUMNS,
            columns=BOARD_COLUMNS,
            row_names=("start", *[f"level {level}" for level in range(1, BOARD_ROWS)]),
            column_names=SPACE_NAMES,
        ),
        Area("relics", "Relics", RELIC_DECK, PILE, faceup=False),
        Area("relic_discard", "Relics discarded", RELIC_DISCARD, PILE),
        Area("aside", "Missions set aside", ASIDE, PILE, faceup=False),
        Area("spare", "Extra agents left", SPARE, PILE, faceup=False),
    ),
    counters=(
        Counter("points", "Points", "★", icon="laurels-trophy", main=True),
        *[
            Counter(f"camp_{color}", f"Camp {color}", color[0].upper(), icon="crystal-cluster", suit=color)
            for color in COLORS
        ],
        *[Counter(f"home_{color}", f"Home {color}", color[0], icon="house", suit=color) for color in COLORS],
        Counter("level", "Mine level", "⛏", icon="mining"),
        Counter("rank", "Place from the rear", "#", icon="position-marker"),
        Counter("combat", "Combat", "⚔", icon="crossed-swords"),
        Counter("defense", "Defense", "⛨", icon="shield"),
        *[
            Counter(f"slots_{color}", f"Slots {color}", f"⇪{color[0].upper()}", icon="knapsack", suit=color)
            for color in COLORS
        ],
        Counter("initiative", "Initiative", "»", icon="sprint"),
    ),
    marks=(
        Mark("type", "Type", ""),
        Mark("stars", "Stars", "★", icon="round-star", zero=True),
        Mark("speed", "Speed", "»", icon="sprint", zero=True),
        Mark("combat", "Combat", "⚔", icon="crossed-swords"),
        Mark("multiplier", "Multiplier", "*", icon="crystal-growth"),
        Mark("carries", "Carries", "⇪", icon="knapsack"),
        Mark("asks", "Asks for", "", icon="scroll-unfurled"),
        Mark("goods", "Goods", "", brief=True),
    ),
    suit="type",
    suits=(
        Suit("fighter", "Fighter", "#ea7702", "black", "F", "broadsword", "peaks"),
        Suit("transporter", "Transporter", "#57ac97", "black", "T", "backpack", "dunes"),
        Suit("weapon", "Weapon", "#7b3789", "white", "A", "laser-gun", "spires"),
        Suit("transport", "Transport", "#a1cfe6", "black", "V", "jeep", "clouds"),
        Suit("mission", "Mission", "#f3d302", "black", "M", "scroll-unfurled", "rays"),
        Suit("space", "Space", "#422c18", "white", "S", "cave-entrance", "cave"),
        Suit("miner", "Miner", "#1c0a52", "white", "P", "miner", "cave"),
        Suit("red", "Red", "#c03229", "white", "R", "crystal-cluster", "cave"),
        Suit("blue", "Blue", "#2e49ed", "white", "B", "floating-crystal", "cave"),
        Suit("white", "White", "#fcfcfc", "black", "W", "crystal-growth", "cave"),
        Suit("relic", "Relic", "#c387ff", "black", "L", "gears", "cave"),
    ),
    places=(Places("space", "mine"),),
    steps=("Mining", "Teams", "Actions", "End of the round"),
    turn="round",
    glossary=GLOSSARY,
    meanings=(
        Meaning("load home", "carry goods from your camp home; your team leaves the camp"),
        Meaning("load to sell", "2 points for each good; your team leaves the camp"),
        Meaning("raid", "steal goods from this camp"),
        Meaning("overtime", "take crystals worth 6 from the bank; your team stays on guard"),
        Meaning("use", "", "thief"),
        Meaning("use", "", "spy"),
        Meaning("use", "", "miner"),
        Meaning("use", "", "alchemist"),
        Meaning("keep", "", "weapon"),
        Meaning("keep", "", "transport"),
        Meaning("flip", "", "weapon"),
        Meaning("flip", "", "transport"),
        *[Meaning(verb, "", figures=True) for verb in PICKING],
        *[Meaning(verb, "", ability) for verb in PICKING for ability in PARAGRAPHS],
    ),
    look=Look(
        "strata",
        day=("#efe0c2", "#d8c29a", "#bda278"),
        night=("#4a3826", "#2a1f16", "#15110d"),
        emblem=Emblem("mining", "#2e8480", "cave"),
    ),
)
"""The areas of a player from the middle of the table outwards; how much lies at home only its owner sees.

The mine has the start spaces on top, and each level below it from rear to front; miners stand on the goods.
"""
