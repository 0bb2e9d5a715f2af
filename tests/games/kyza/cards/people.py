"""Characters that tests of shipped cards play with: their figures stay as they are, whatever becomes of the set."""

from cardwright.games.kyza.words.vocabulary import draw, effect, friendly_character, get
from tests.games.kyza.table import made

SQUIRE = made("Test Squire", level=2, damage=2, health=3)
KNIGHT = made("Test Knight", level=4, damage=4, health=5)
GIANT = made("Test Giant", level=5, damage=7, health=8)
TITAN = made("Test Titan", level=6, damage=9, health=9)
PIPES = made("Test Pipes", get(friendly_character, damage=1), level=3, continuous=True)
"""A continuous effect."""
WAIT = made("Test Watcher", effect(draw()))
"""A card that keeps its player asked."""
FEWER = (SQUIRE,) * 11
"""The deck of who has drawn more than the other."""
MORE = (SQUIRE,) * 13
"""The deck of who has still drawn no more than the other after one more card."""
