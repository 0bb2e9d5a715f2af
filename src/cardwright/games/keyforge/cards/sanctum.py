"""The cards of house Sanctum."""

from cardwright.games.keyforge.words.vocabulary import *
from cardwright.kernel.nodes import Node

CARDS: dict[str, list[Node]] = {
    "215 Cleansing Wave": [play(heal(1, each(creature)), gain(this_way("creature", "healed")))],
    "216 Clear Mind": [play(unstun(each(friendly_creature)))],
    "219 Honorable Claim": [play(capture(1, each(friendly_creature.trait("knight"))))],
    "225 Shield of Justice": [play(this_turn(cannot_be_dealt_damage(friendly_creature)))],
    "227 Terms of Redress": [play(capture(2, friendly_creature))],
    "233 Hallowed Blaster": [action(heal(3, creature))],
    "239 Champion Anaphiel": [],
    "246 Horseman of Death": [play(return_to_hand(each(you.discard.creature.that(with_trait("horseman")))))],
    "249 Horseman of War": [
        play(this_turn(can(friendly_creature, FIGHT)), this_turn(cannot(friendly_creature, BE_USED_OTHERWISE)))
    ],
    "251 Lady Maxena": [play(stun(creature)), action(return_to_hand(this))],
    "255 Raiding Knight": [play(capture(1))],
    "258 Sergeant Zakiel": [play(may(ready_and_fight(friendly_creature.that(neighboring))))],
    "259 Staunch Knight": [gets(this_card, power=2, when=this_is(on_a_flank))],
    "261 The Vaultkeeper": [cannot(you, BE_STOLEN_FROM)],
    "262 Veemos Lightbringer": [play(destroy(each(creature.that(with_keyword(ELUSIVE)))))],
    "265 Protect the Weak": [gets(host, armor=1), gains(host, TAUNT)],
}
