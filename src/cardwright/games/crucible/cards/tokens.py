"""The passive ability of each class (crucible:token.passive)."""

from typing import Final

from cardwright.games.crucible.questions import *
from cardwright.games.crucible.words.vocabulary import *
from cardwright.kernel.pieces.nodes import Node

CARDS: Final[dict[str, tuple[Node, ...]]] = {
    "cutpurse": (counts(this_card, PASSES_BEASTS),),
    "lancer": (whenever(this_has_attacked, step(1), when=your_attack_turn),),
    "duelist": (whenever(this_blocks_by(3), deal(1, it)),),
    "fowler": (get(this_card, 1, ATTACK, when=it_has_stayed),),
    "hexer": (get(this_card, 1, SPELL_RANGE),),
    "berserker": (get(this_card, held_damage(3), ATTACK),),
    "pathfinder": (counts(this_card, GLEANS),),
    "ritualist": (get(this_card, 1, MANA),),
    "reaver": (whenever(you_defeat_a_monster, discard_damage(1)),),
    "mender": (counts(this_card, TWO_CARDS),),
    "warden": (counts(this_card, WINS_TIES),),
    "colossus": (get(this_card, 1, CRUSHING),),
}
