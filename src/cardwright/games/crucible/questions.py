"""What Crystal Crucible asks of what is in force."""

from typing import Final

from cardwright.language.questions import Deed, Quantity, Question, Status, Supply

# No answer is below 0, or the least that is said here (crucible:ruling.never-negative).
# ---- what a combatant can do ----

MOVE: Final = Quantity("move", least=1)
REACH: Final = Quantity("attack range")
SPELL_RANGE: Final = Quantity("spell range")
MANA: Final = Quantity("mana")
ATTACKS: Final = Supply("attack to make")
MOVING: Final = Deed("moving", "move")
FLIPPING: Final = Deed("flip")
CASTING: Final = Deed("casting", "cast spells")
ATTACKING: Final = Deed("attacking", "attack")
BEING_MOVED: Final = Deed("be moved", "be pushed, pulled, nudged or swapped")
BEING_ENTERED: Final = Deed("be entered")
PASSES_BEASTS: Final = Status("passes beasts", "pass", "over monsters and memory tokens when moving")
PASSES_ALL: Final = Status("passes all", "pass", "over all combatants when moving")
HALTS: Final = Status("halts", "end", "the moves of tokens that enter its tiles")

# ---- contests ----

ATTACK: Final = Quantity("attack")
ATTACK_WOUNDED: Final = Quantity("attack against characters that hold damage")
ATTACK_BEHIND: Final = Quantity("attack where it enters a bottom edge")
CRUSHING: Final = Quantity("damage with attacks that succeed by 5 or more")
LOWEST_BLOCK: Final = Status("lowest block", "block", "with the lowest of its block values")
BLOCK: Final = Quantity("block")
BLOCK_AFAR: Final = Quantity("block against attacks from 2 or more tiles away")
WINS_TIES: Final = Status("wins ties", "block", "attacks that only equal its block")
CAST: Final = Quantity("cast")

# ---- the rest ----

DESTINY_CHECK: Final = Quantity("destiny at death checks")
TWO_CARDS: Final = Status("two cards", "draw", "2 destiny cards for death checks, of which the higher one counts")
GLEANS: Final = Status("gleans", "draw", "2 memories from a tile that bequeaths exactly 1")
RETURNS: Final = Status("returns", "return", "to its owner's hand when it is defeated")

QUESTIONS: Final[tuple[Question, ...]] = (
    MOVE,
    REACH,
    SPELL_RANGE,
    MANA,
    ATTACKS,
    MOVING,
    FLIPPING,
    CASTING,
    ATTACKING,
    BEING_MOVED,
    BEING_ENTERED,
    PASSES_BEASTS,
    PASSES_ALL,
    HALTS,
    ATTACK,
    ATTACK_WOUNDED,
    ATTACK_BEHIND,
    CRUSHING,
    LOWEST_BLOCK,
    BLOCK,
    BLOCK_AFAR,
    WINS_TIES,
    CAST,
    DESTINY_CHECK,
    TWO_CARDS,
    GLEANS,
    RETURNS,
)
"""All of them; what answers one may ask only those before it."""
CRUSHING_MARGIN: Final = 5
"""By how much an attack succeeds that crushes."""
AFAR: Final = 2
"""From how many tiles away an attack comes from afar."""
