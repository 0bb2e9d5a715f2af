"""The cards of house Brobnar."""

from cardwright.games.keyforge.words.vocabulary import *

CARDS = {
    "001 Anger": [play(ready_and_fight(friendly_creature))],
    "007 Coward's End": [play(destroy(each(creature.that(undamaged))), gain_chains(3))],
    "010 Loot the Bodies": [play(this_turn(whenever(enemy_creature_destroyed, gain(1))))],
    "012 Punch": [play(deal(3, creature))],
    "013 Relentless Assault": [play(ready_and_fight(up_to(3, friendly_creature)))],
    "016 Tremor": [play(on_cards.Stun(target(creature), neighbors_too=True))],
    "020 Banner of Battle": [*gets(friendly_creature, power=1)],
    "022 Gauntlet of Command": [action(ready_and_fight(friendly_creature))],
    "024 Mighty Javelin": [omni(sacrifice(this), deal(4, creature))],
    "030 Bumpsy": [play(opponent_loses(1))],
    "032 Firespitter": [before_fight(deal(1, each(enemy_creature)))],
    "033 Ganger Chieftain": [play(may(ready_and_fight(friendly_creature.that(neighboring))))],
    "035 Headhunter": [fight(gain(1))],
    "036 Hebe the Huge": [play(deal(2, each(creature.other.that(undamaged))))],
    "038 King of the Crag": [*gets(enemy_creature.of("brobnar"), power=-2)],
    "039 Krump": [whenever(DestroyedFightingThis(), opponent_loses(1))],
    "041 Looter Goblin": [reap(this_turn(whenever(enemy_creature_destroyed, gain(1))))],
    "046 Smaaash": [play(stun(creature))],
    "048 Troll": [reap(heal(3, this))],
    "049 Wardrummer": [play(return_to_hand(each(friendly_creature.of("brobnar").other)))],
    "050 Blood of Titans": [*gets(host, power=5)],
    "051 Phoenix Heart": [gains(host, destroyed(return_to_hand(this), deal(3, each(creature))))],
}
