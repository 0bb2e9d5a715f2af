"""What the Spells of the twelve Magicks do, and what Memory Tokens can (crucible:cast.exact)."""

from typing import Final

from cardwright.games.crucible.questions import *
from cardwright.games.crucible.words.vocabulary import *
from cardwright.kernel.pieces.nodes import Node

CARDS: Final[dict[str, tuple[Node, ...]]] = {
    # Ember
    "cinder-flick": (spell(deal(1, target(combatant))),),
    "flashburn": (spell(deal(1, target(combatant)), bonus=2),),
    "kindle-the-blade": (spell(this_turn(2, ATTACK)),),
    "pyre-lance": (spell(deal(2, target(combatant))),),
    "burning-ground": (covers(3, deal(1, it)),),
    "ash-hound": (summon, get(this_card, 1, ATTACK_WOUNDED)),
    # Tide
    "undertow": (spell(pull(target(token))),),
    "rinse-the-wound": (spell(discard_damage(1)),),
    "breaker": (spell(deal(1, target(combatant)), push(it)),),
    "drown-the-word": (spell(cannot_be(target(character), CASTING, until_next_spell_turn_ends)),),
    "rising-water": (covers(4, deal(1, it)), counts(this_card, HALTS)),
    "brine-warden": (summon, get(your_character, 1, BLOCK, when=you_are_near)),
    # Gale
    "tailwind": (spell(this_turn(1, MOVE)),),
    "gust": (spell(push(target(token), 2, up_to=True)),),
    "featherstep": (spell(step(2)),),
    "cyclone-swap": (spell(swap_with(target(character))),),
    "dust-devil": (covers(2, deal(1, it), push(it)),),
    "kite-drake": (summon, counts(this_card, PASSES_ALL)),
    # Stone
    "stoneskin": (spell(this_round(1, BLOCK)),),
    "pillar": (spell(cannot_be(target(open_tile), BEING_ENTERED)),),
    "tremor-fist": (spell(deal(1, target(combatant)), cannot_be(it, MOVING, on_next_move_turn)),),
    "bulwark": (spell(wards(2)),),
    "rockfall": (covers(3, deal(1, it), cannot_be(it, MOVING, on_next_move_turn)),),
    "cairn-golem": (summon, cannot(this_card, BEING_MOVED)),
    # Spark
    "static-charge": (spell(this_turn(1, ATTACK)),),
    "chain-arc": (spell(deal(1, target(combatant, 2, up_to=True))),),
    "mindspark": (spell(forgets(target(character), 2)),),
    "thunderbolt": (spell(deal(1, target(combatant)), bonus=2),),
    "thunderhead": (covers(3, deal(1, it), bonus=1),),
    "spark-wisp": (summon, whenever(an_adjacent_combatant_defeats_this, deal(1, it))),
    # Rime
    "frostbind": (spell(weakens(target(character), -1, MOVE, on_next_move_turn)),),
    "icicle": (spell(deal(1, target(combatant))),),
    "brittle": (spell(weakens(target(combatant), -2, BLOCK)),),
    "deep-freeze": (
        spell(cannot_be(target(character), MOVING, on_next_move_turn), cannot_be(it, FLIPPING, on_next_move_turn)),
    ),
    "black-ice": (covers(3, deal(1, it)),),
    "hoarfrost-stag": (summon, get(enemies_near, -1, MOVE)),
    # Thorn
    "sap-draught": (spell(if_(you_have_not_attacked, discard_damage(1))),),
    "bramble-whip": (spell(deal(1, target(combatant)), pull(it)),),
    "overgrowth": (spell(replace(target(removable_tile))),),
    "harvest": (spell(draw(2), discard_damage(1)),),
    "briar-patch": (covers(3, deal(1, it)),),
    "root-shambler": (summon, whenever(this_hits_a_character, cannot_be(it, MOVING, on_next_move_turn))),
    # Gloam
    "veil": (spell(this_round(2, BLOCK_AFAR)),),
    "knife-in-the-dark": (spell(deal(1, target(combatant)), if_(through_the_bottom_edge, deal(1, it))),),
    "pilfer": (spell(take_item(target(character))),),
    "shadowstep": (spell(place_yourself(target(open_tile))),),
    "creeping-dark": (covers(3, deal(1, it)), get(others_there, -1, BLOCK)),
    "gloam-cat": (summon, get(this_card, 2, ATTACK_BEHIND)),
    # Dawn
    "grace": (spell(this_round(1, DESTINY_CHECK)),),
    "sunlance": (spell(deal(1, target(combatant))),),
    "dazzle": (spell(flip(target(character))),),
    "absolve": (spell(discard_damage(3)),),
    "hallowed-ring": (covers(4, deal(1, it)), whenever(the_round_ends, discard_damage(1), when=you_stand_there)),
    "lamp-saint": (summon, get(your_character, 1, CAST, when=you_are_near)),
    # Bone
    "leech-touch": (spell(deal(1, target(combatant)), discard_damage(1)),),
    "grave-chill": (spell(weakens(target(combatant), -2, ATTACK)),),
    "marrow-spike": (spell(choosing(target(combatant)), if_(it_holds_damage, deal(2, it), deal(1, it))),),
    "doomsign": (spell(weakens(target(character), -2, DESTINY_CHECK)),),
    "ossuary": (covers(2, deal(2, it)),),
    "bone-thrall": (summon, counts(this_card, RETURNS)),
    # Hour
    "foresight": (spell(look_ahead(2)),),
    "second-swing": (spell(this_turn(1, ATTACKS)),),
    "turn-back-the-glass": (spell(recover),),
    "stolen-hour": (spell(cannot_be(target(character), ATTACKING, on_next_attack_turn)),),
    "looping-ground": (covers(2, deal(1, it), go_back(it)),),
    "clockwork-moth": (summon, get(this_card, 1, ATTACKS, when=it_has_not_moved)),
    # Mirage
    "nudge": (spell(nudge(target(token))),),
    "lost-thread": (spell(forgets(target(character))),),
    "false-opening": (spell(counts_so(target(character), LOWEST_BLOCK)),),
    "puppet-strike": (spell(forced_attack(target(character))),),
    "hall-of-masks": (covers(3, if_(it_is_a_character, both(flip(it), forgets(it)))),),
    "mirror-twin": (summon, at_least(this_card, ATTACK, best_attack(2))),
}
