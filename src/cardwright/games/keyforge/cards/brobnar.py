"""The cards of house Brobnar."""

from cardwright.games.keyforge.words.vocabulary import *
from cardwright.kernel.nodes import Node

CARDS: dict[str, list[Node]] = {
    "001 Anger": [play(ready_and_fight(friendly_creature))],
    "004 Brothers in Battle": [
        play(choose_house(), this_turn(can(friendly_creature.that(of_chosen_house), FIGHT))),
    ],
    "007 Coward's End": [play(destroy(each(creature.that(undamaged))), gain_chains(3))],
    "008 Follow the Leader": [play(this_turn(can(friendly_creature, FIGHT)))],
    "010 Loot the Bodies": [play(this_turn(whenever(enemy_creature_destroyed, gain(1))))],
    "012 Punch": [play(deal(3, creature))],
    "013 Relentless Assault": [play(one_by_one(3, friendly_creature, ready_and_fight(it)))],
    "016 Tremor": [play(stun(creature, and_neighbors=True))],
    "018 Warsong": [play(this_turn(whenever(friendly_fights, gain(1))))],
    "020 Banner of Battle": [gets(friendly_creature, power=1)],
    "022 Gauntlet of Command": [action(ready_and_fight(friendly_creature))],
    "024 Mighty Javelin": [omni(sacrifice(this), deal(4, creature))],
    "026 Screechbomb": [omni(sacrifice(this), lose(2, opponent))],
    "027 The Warchest": [action(gain(opponent.lost_in_fights))],
    "029 Valdr": [deals_in_fights(this_card, 2, when=attacking(on_a_flank))],
    "030 Bumpsy": [play(lose(1, opponent))],
    "032 Firespitter": [before_fight(deal(1, each(enemy_creature)))],
    "033 Ganger Chieftain": [play(may(ready_and_fight(friendly_creature.that(neighboring))))],
    "035 Headhunter": [fight(gain(1))],
    "036 Hebe the Huge": [play(deal(2, each(creature.other.that(undamaged))))],
    "038 King of the Crag": [gets(enemy_creature.of("brobnar"), power=-2)],
    "039 Krump": [whenever(enemy_destroyed_fighting_this, lose(1, opponent))],
    "041 Looter Goblin": [reap(this_turn(whenever(enemy_creature_destroyed, gain(1))))],
    "045 Rogue Ogre": [
        at_end_of_turn(if_(you.cards_played().is_exactly(1), heal(2, this), capture(1))),
    ],
    "046 Smaaash": [play(stun(creature))],
    "048 Troll": [reap(heal(3, this))],
    "049 Wardrummer": [play(return_to_hand(each(friendly_creature.of("brobnar").other)))],
    "050 Blood of Titans": [gets(host, power=5)],
    "051 Phoenix Heart": [gains(host, destroyed(return_to_hand(this), deal(3, each(creature))))],
}
