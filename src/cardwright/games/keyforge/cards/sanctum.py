"""The cards of house Sanctum."""

from cardwright.games.keyforge.words.vocabulary import *
from cardwright.kernel.pieces.nodes import Node
from cardwright.language.targets import Named

CARDS: dict[str, list[Node]] = {
    "212 Begone!": [play(choose_one(destroy(each(creature.of("dis"))), gain(1)))],
    "213 Blinding Light": [play(choose_house(), stun(each(creature.that(of_chosen_house))))],
    "214 Charge!": [play(this_turn(gains(creature_you_play, play(deal(2, enemy_creature)))))],
    "215 Cleansing Wave": [play(heal(1, each(creature)), gain(this_way("creature", "healed")))],
    "216 Clear Mind": [play(unstun(each(friendly_creature)))],
    "217 Doorstep to Heaven": [play(lose(the_doer.aember - 5, each_player_with(the_doer.aember >= 6)))],
    "218 Glorious Few": [play(gain(count(enemy_creature) - count(friendly_creature)))],
    "219 Honorable Claim": [play(capture(1, each(friendly_creature.trait("knight"))))],
    "220 Inspiration": [play(ready(friendly_creature), use(it))],
    "221 Mighty Lance": [
        play(
            choose(creature, "first creature"),
            choose(neighbor_of(Named("first creature")), "neighbor"),
            deal(3, chosen_under("first creature", "neighbor")),
        )
    ],
    "222 Oath of Poverty": [play(destroy(each(friendly_artifact)), gain(2 * this_way("artifact", "destroyed")))],
    "223 One Stood Against Many": [play(fight_several_times(friendly_creature, 3))],
    "224 Radiant Truth": [play(stun(each(enemy_creature.that(not_on_a_flank))))],
    "225 Shield of Justice": [play(this_turn(cannot_be_dealt_damage(friendly_creature)))],
    "226 Take Hostages": [play(this_turn(whenever(friendly_fights, capture(1, it))))],
    "227 Terms of Redress": [play(capture(2, friendly_creature))],
    "228 The Harder They Come": [play(purge(creature.that(power_at_least(5))))],
    "229 The Spirit's Way": [play(destroy(each(creature.that(power_at_least(3)))))],
    "230 Virtuous Works": [],
    "231 Epic Quest": [
        play(archive(each(friendly_creature.trait("knight")))),
        omni(if_(you.cards_played(house="sanctum") >= 7, sacrifice(this), forge_key_for_nothing)),
    ],
    "232 Gorm of Omm": [omni(sacrifice(this), destroy(artifact))],
    "233 Hallowed Blaster": [action(heal(3, creature))],
    "234 Potion of Invulnerability": [omni(sacrifice(this), this_turn(cannot_be_dealt_damage(friendly_creature)))],
    "235 Round Table": [
        gets(friendly_creature.trait("knight"), power=1),
        gains(friendly_creature.trait("knight"), TAUNT),
    ],
    "236 Sigil of Brotherhood": [omni(sacrifice(this), this_turn(can(you, USE, friendly_creature.of("sanctum"))))],
    "237 Whispering Reliquary": [action(return_to_hand(artifact))],
    "238 Bulwark": [gets(friendly_creature.that(neighboring), armor=2)],
    "239 Champion Anaphiel": [],
    "240 Champion Tabris": [fight(capture(1))],
    "241 Commander Remiel": [reap(use(friendly_creature.that(not_of_house("sanctum"))))],
    "242 Duma the Martyr": [destroyed(heal_fully(each(friendly_creature.other)), draw(2))],
    "243 Francus": [whenever(enemy_destroyed_fighting_this, capture(1))],
    "244 Grey Monk": [gets(friendly_creature, armor=1), reap(heal(2, creature))],
    "245 Hayyel the Merchant": [whenever(plays(any_artifact), gain(1))],
    "246 Horseman of Death": [play(return_to_hand(each(you.discard.creature.that(with_trait("horseman")))))],
    "247 Horseman of Famine": [play_fight_reap(destroy(least_powerful(creature)))],
    "248 Horseman of Pestilence": [play_fight_reap(deal(1, each(creature.that(without_trait("horseman")))))],
    "249 Horseman of War": [
        play(
            if_(there_is_an_active_house, this_turn(can(friendly_creature, FIGHT))),
            this_turn(cannot(friendly_creature, BE_USED_OTHERWISE)),
        )
    ],
    "250 Jehu the Bureaucrat": [whenever(chooses_house("sanctum"), gain(2))],
    "251 Lady Maxena": [play(stun(creature)), action(return_to_hand(this))],
    "252 Lord Golgotha": [before_fight(deal(3, each(neighbor_of(foe))))],
    "253 Numquid the Fair": [
        play(repeat_while(count(enemy_creature) > count(friendly_creature), destroy(enemy_creature))),
    ],
    "254 Protectrix": [
        reap(may(if_you_do(heal_fully(creature), this_turn(cannot_be_dealt_damage(that_card))))),
    ],
    "255 Raiding Knight": [play(capture(1))],
    "256 Sanctum Guardian": [fight_reap(swap_this_with(friendly_creature.other))],
    "257 Sequis": [reap(capture(1))],
    "258 Sergeant Zakiel": [play(may(ready_and_fight(friendly_creature.that(neighboring))))],
    "259 Staunch Knight": [gets(this_card, power=2, when=this_is(on_a_flank))],
    "260 Gatekeeper": [play(if_(opponent.aember >= 7, capture(opponent.aember - 5)))],
    "261 The Vaultkeeper": [cannot(you, BE_STOLEN_FROM)],
    "262 Veemos Lightbringer": [play(destroy(each(creature.that(with_keyword(ELUSIVE)))))],
    "263 Armageddon Cloak": [
        gains(host, HAZARDOUS, value=2),
        gains(host, destroyed(instead_of_dying(heal_fully(this), destroy(granter)))),
    ],
    "264 Mantle of the Zealot": [gains(host, can(you, USE, this_card, when=there_is_an_active_house))],
    "265 Protect the Weak": [gets(host, armor=1), gains(host, TAUNT)],
    "266 Shoulder Armor": [gets(host, power=2, armor=2, when=host_is(on_a_flank))],
}
