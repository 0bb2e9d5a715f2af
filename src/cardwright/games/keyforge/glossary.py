"""What words of KeyForge mean that cards use without saying more."""

from typing import Final

from cardwright.kernel.pieces.tables import Explanation

GLOSSARY: Final = (
    Explanation(("assault",), "as it attacks, it first deals so much damage to the creature that it fights", "assault"),
    Explanation(("hazardous",), "as it is attacked, it first deals so much damage to the attacker", "hazardous"),
    Explanation(
        ("elusive",),
        "the first time it is attacked in a turn, neither fighter deals the damage of its power",
        "elusive",
    ),
    Explanation(("skirmish",), "when it attacks, the power of the other creature deals no damage to it", "skirmish"),
    Explanation(("taunt",), "its neighbors cannot be attacked, except those with taunt", "taunt"),
    Explanation(("poison",), "in a fight any damage of its power destroys the other creature", "poison"),
    Explanation(
        ("stunned", "stun", "stuns"),
        "the next time it would be used, it loses the stun instead, and does nothing else",
        "stun.use",
    ),
    Explanation(
        ("exhausted", "exhaust"),
        "turned sideways, it cannot be used; it is readied at the end of its player's turn",
        "ready.states",
    ),
    Explanation(("armor",), "each turn it takes so much damage for the creature", "armor.absorbs"),
    Explanation(("steal", "steals"), "æmber goes from the opponent's pool to the own one", "steal"),
    Explanation(
        ("capture", "captures", "captured"),
        "æmber goes from the opponent's pool onto a creature; if that leaves play, they get it back",
        "capture",
    ),
    Explanation(
        ("archive", "archives", "archived"),
        "the card is kept face down; after the choice of a house, all that are kept may go to the hand",
        "archives",
    ),
    Explanation(("purge", "purged"), "the card is out of the game", "purge"),
    Explanation(
        ("sacrifice", "sacrificed"),
        "a card of one's own is discarded from play, which counts as destroyed",
        "sacrifice.is-destroyed",
    ),
    Explanation(("flank", "flanks"), "an end of a battleline: who stands there has at most one neighbor", "flank"),
    Explanation(("neighbor", "neighbors", "neighboring"), "a creature beside it in the battleline", "neighbor"),
    Explanation(("splash",), "each neighbor gets so much damage, too", "splash"),
    Explanation(("most powerful",), "of the highest power; the active player chooses among equals", "most-powerful"),
    Explanation(("heal", "heals", "healed"), "so much damage is taken off", "heal"),
    Explanation(("omni",), "it can be used whatever the active house is", "omni"),
    Explanation(
        ("chain", "chains"),
        "as long as a player has any, they draw fewer cards at the end of their turn, and lose one each time",
        "chains.table",
    ),
)
