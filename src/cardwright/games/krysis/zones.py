"""Where cards and miners can be: the zones of a player, then those that all share."""

from cardwright.kernel.core.description import ALL, NONE, OWNER

HAND = 0
FIGHTERS = 1
"""The deck of fighters, face down."""
TRANSPORTERS = 2
TEAM = 3
"""The agents of this round; empty once the camp is deserted."""
AGENT_DISCARD = 4
CAMP = 5
"""Relic cards in the camp, face down for others (krysis:setup.look, krysis:ruling.hidden)."""
FLIPPED = 6
"""Relic cards that are in use."""
HOME = 7
"""Relic cards behind the screen: nobody steals or uses them (krysis:home.safe, krysis:relics.home-unused)."""
DRAWN = 8
"""Relic cards drawn, of which one will be kept."""
BOX = 9
"""Agents that are out of the game, unseen by others (krysis:advanced.unseen)."""
SECRET = 10
"""The mission."""
ZONES = 11

ZONE_KINDS = (
    ("hand", OWNER),
    ("fighters", NONE),
    ("transporters", NONE),
    ("team", ALL),
    ("discard", ALL),
    ("camp", OWNER),
    ("flipped", ALL),
    ("home", OWNER),
    ("drawn", OWNER),
    ("box", OWNER),
    ("mission", OWNER),
)

RELIC_DECK = 0
RELIC_DISCARD = 1
ASIDE = 2
"""Missions that nobody got (krysis:ruling.missions-aside)."""
SPARE = 3
"""Extra agents that nobody got."""
WAITING = 4
"""The miners, before they are placed."""
BOARD = 5
"""The first of the spaces on the board: the start spaces I to IV, then each level of the mine from rear to front."""
BOARD_ROWS = 6
BOARD_COLUMNS = 4
SHARED_ZONES = (
    ("relics", NONE),
    ("relic discard", ALL),
    ("aside", NONE),
    ("spare", NONE),
    ("waiting", ALL),
    *[(f"mine {row}/{column + 1}", ALL) for row in range(BOARD_ROWS) for column in range(BOARD_COLUMNS)],
)
