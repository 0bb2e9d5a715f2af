"""The cards of house Sanctum."""

from cardwright.games.keyforge.words.vocabulary import *
from cardwright.kernel.nodes import Node
from cardwright.language.targets import Named

CARDS: dict[str, list[Node]] = {
    "214 Charge!": [play(this_turn(gains(creature_you_play, play(deal(2, enemy_creature)))))],
    "215 Cleansing Wave": [play(heal(1, each(creature)), gain(this_way("creature", "healed")))],
    "216 Clear Mind": [play(unstun(each(friendly_creature)))],
    "217 Doorstep to Heaven": [play(lose(the_doer.aember - 5, each_player_with(the_doer.aember >= 6)))],
    "219 Honorable Claim": [play(capture(1, each(friendly_creature.trait("knight"))))],
    "221 Mighty Lance": [
        play(
            choose(creature, "first creature"),
            choose(neighbor_of(Named("first creature")), "neighbor"),
            deal(3, chosen_under("first creature", "neighbor")),
        )
    ],
    "223 One Stood Against Many": [play(fight_several_times(friendly_creature, 3))],
    "225 Shield of Justice": [play(this_turn(cannot_be_dealt_damage(friendly_creature)))],
    "227 Terms of Redress": [play(capture(2, friendly_creature))],
    "233 Hallowed Blaster": [action(heal(3, creature))],
    "239 Champion Anaphiel": [],
    "246 Horseman of Death": [play(return_to_hand(each(you.discard.creature.that(with_trait("horseman")))))],
    "249 Horseman of War": [
        play(this_turn(can(friendly_creature, FIGHT)), this_turn(cannot(friendly_creature, BE_USED_OTHERWISE)))
    ],
    "250 Jehu the Bureaucrat": [whenever(chooses_house("sanctum"), gain(2))],
    "251 Lady Maxena": [play(stun(creature)), action(return_to_hand(this))],
    "252 Lord Golgotha": [before_fight(deal(3, each(neighbor_of(foe))))],
    "255 Raiding Knight": [play(capture(1))],
    "258 Sergeant Zakiel": [play(may(ready_and_fight(friendly_creature.that(neighboring))))],
    "259 Staunch Knight": [gets(this_card, power=2, when=this_is(on_a_flank))],
    "261 The Vaultkeeper": [cannot(you, BE_STOLEN_FROM)],
    "262 Veemos Lightbringer": [play(destroy(each(creature.that(with_keyword(ELUSIVE)))))],
    "263 Armageddon Cloak": [
        gains(host, HAZARDOUS, value=2),
        gains(host, destroyed(instead_of_dying(heal_fully(this), destroy(granter)))),
    ],
    "264 Mantle of the Zealot": [gains(host, can(you, USE, this_card))],
    "265 Protect the Weak": [gets(host, armor=1), gains(host, TAUNT)],
}
