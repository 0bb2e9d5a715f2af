"""What tiles, Monsters and Items do."""

from typing import Final

from cardwright.games.crucible.questions import *
from cardwright.games.crucible.words.vocabulary import *
from cardwright.kernel.pieces.nodes import Node

CARDS: Final[dict[str, tuple[Node, ...]]] = {
    # Open tiles
    "sunken-causeway": (get(who_begins_here, 1, MOVE),),
    "witchlight-pool": (get(here, 1, CAST),),
    "rusted-watchpost": (get(here, 1, REACH),),
    "thorn-thicket": (get(here, 1, BLOCK),),
    "drowned-library": (get(here, -1, BLOCK),),
    "leyline-fissure": (entering(on_destiny(0, deal(1, each(your_character)))),),
    "old-gibbet": (get(here, 1, ATTACK),),
    "peat-barrow": (get(who_begins_here, -1, MOVE),),
    "silt-garden": (entering(discard_damage(1)),),
    "echoing-shrine": (get(here, -1, ATTACK),),
    "stilt-village": (get(here, 2, BLOCK_AFAR),),
    "whisper-reeds": (get(here, -1, CAST),),
    "black-mirror-mere": (entering(deal(1, each(your_character))),),
    "chrysalys": (entering(discard_damage(1)),),
    # Monsters
    "lantern-leech": (whenever(this_hits_a_character, forgets(it)),),
    "spore-hulk": (whenever(this_is_defeated, for_each(characters_near, on_destiny(1, deal(1, it), of=it))),),
    # Items
    "bog-iron-buckler": (get(your_character, 1, BLOCK),),
    "barbed-spearhead": (get(your_character, 1, ATTACK),),
    "witchglass-lens": (get(your_character, 1, CAST),),
    "waxed-waders": (get(your_character, 1, MOVE),),
    "marsh-balm": (use(discard_damage(2)),),
    "echo-shard": (use(draw(2)),),
    "firefly-flask": (boost(2, 1),),
    "coil-charm": (second_chance,),
}
