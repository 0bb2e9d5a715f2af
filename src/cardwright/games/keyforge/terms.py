"""What words of KeyForge mean that cards use without saying more."""

from typing import Final

from cardwright.kernel.pieces.tables import Term

TERMS: Final = (
    Term(("assault",), "as it attacks, it first deals so much damage to the creature that it fights", "assault"),
    Term(("hazardous",), "as it is attacked, it first deals so much damage to the attacker", "hazardous"),
    Term(
        ("elusive",),
        "the first time it is attacked in a turn, neither fighter deals the damage of its power",
        "elusive",
    ),
    Term(("skirmish",), "when it attacks, the power of the other creature deals no damage to it", "skirmish"),
    Term(("taunt",), "its neighbors cannot be attacked, except those with taunt", "taunt"),
    Term(("poison",), "in a fight any damage of its power destroys the other creature", "poison"),
    Term(
        ("stunned", "stun", "stuns"),
        "the next time it would be used, it loses the stun instead, and does nothing else",
        "stun.use",
    ),
    Term(
        ("exhausted", "exhaust"),
        "turned sideways, it cannot be used; it is readied at the end of its player's turn",
        "ready.states",
    ),
    Term(("armor",), "each turn it takes so much damage for the creature", "armor.absorbs"),
    Term(("steal", "steals"), "æmber goes from the opponent's pool to the own one", "steal"),
    Term(
        ("capture", "captures", "captured"),
        "æmber goes from the opponent's pool onto a creature; if that leaves play, they get it back",
        "capture",
    ),
    Term(
        ("archive", "archives", "archived"),
        "the card is kept face down; after the choice of a house, all that are kept may go to the hand",
        "archives",
    ),
    Term(("purge", "purged"), "the card is out of the game", "purge"),
    Term(
        ("sacrifice", "sacrificed"),
        "a card of one's own is discarded from play, which counts as destroyed",
        "sacrifice.is-destroyed",
    ),
    Term(("flank", "flanks"), "an end of a battleline: the creature there has only one neighbor, or none", "flank"),
    Term(("neighbor", "neighbors", "neighboring"), "a creature beside it in the battleline", "neighbor"),
    Term(("splash",), "each neighbor gets so much damage, too", "splash"),
    Term(("most powerful",), "of the highest power; the active player chooses among equals", "most-powerful"),
    Term(("heal", "heals", "healed"), "so much damage is taken off", "heal"),
    Term(("omni",), "it can be used whatever the active house is", "omni"),
    Term(
        ("chain", "chains"),
        "as long as a player has any, they draw fewer cards at the end of their turn, and lose one each time",
        "chains.table",
    ),
)
