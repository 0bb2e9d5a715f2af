"""The cards of house Untamed."""

from cardwright.games.keyforge.prints import CREATURE
from cardwright.games.keyforge.words.vocabulary import *
from cardwright.kernel.pieces.nodes import Node

bears = creature.that(called("Ancient Bear"))

CARDS: dict[str, list[Node]] = {
    "319 Cooperative Hunting": [play(divide_damage(count(friendly_creature), among=creature))],
    "320 Curiosity": [play(destroy(each(creature.trait("scientist"))))],
    "321 Fertility Chant": [play(gain(2, opponent))],
    "322 Fogbank": [play(next_turn(cannot(enemy_creature, FIGHT)))],
    "323 Full Moon": [play(this_turn(whenever(plays(any_creature), gain(1))))],
    "324 Grasping Vines": [play(return_to_hand(up_to(3, artifact)))],
    "325 Key Charge": [play(if_you_do(lose(1), may(forge_key())))],
    "326 Lifeweb": [play(if_(opponent.cards_played(CREATURE, last_turn=True) >= 3, steal(2)))],
    "327 Lost in the Woods": [
        play(
            choose(exactly(2, friendly_creature, name="friends")),
            choose(exactly(2, enemy_creature, name="enemies")),
            shuffle_into_deck(chosen_under("friends", "enemies")),
        ),
    ],
    "328 Mimicry": [played_as_copy(opponent.discard.action)],
    "329 Nature's Call": [play(return_to_hand(up_to(3, creature)))],
    "330 Nocturnal Maneuver": [play(exhaust(up_to(3, creature)))],
    "331 Perilous Wild": [play(destroy(each(creature.that(with_keyword(ELUSIVE)))))],
    "332 Regrowth": [play(return_to_hand(you.discard.creature))],
    "333 Save the Pack": [play(destroy(each(creature.that(damaged))), gain_chains(1))],
    "334 Scout": [
        play(
            choose(up_to(2, friendly_creature)),
            this_turn(gains(that_card, SKIRMISH)),
            for_each(them, fight_with(it), any_order=True),
        )
    ],
    "335 Stampede": [play(if_(you.creatures_used >= 3, steal(2)))],
    "336 The Common Cold": [play(deal(1, each(creature)), may(destroy(each(creature.of("mars")))))],
    "337 Troop Call": [
        play(
            return_to_hand(
                each(any_of(friendly_creature.trait("niffle"), you.discard.creature.that(with_trait("niffle"))))
            )
        )
    ],
    "338 Vigor": [play(heal(3, creature, up_to=True), if_(this_way("damage", "healed") >= 3, gain(1)))],
    "339 Word of Returning": [play(deal(aember_on_it, each(enemy_creature)), return_aember(them))],
    "340 Bear Flute": [
        action(
            if_(
                count(bears) > 0,
                heal_fully(bears),
                otherwise=if_you_do(
                    search(called("Ancient Bear"), reveal(them), return_to_hand(them), n=0, discard_pile=True),
                    shuffle_into_deck(each(you.discard)),
                ),
            )
        )
    ],
    "341 Nepenthe Seed": [omni(sacrifice(this), return_to_hand(you.discard))],
    "342 Ritual of Balance": [action(if_(opponent.aember >= 6, steal(1)))],
    "343 Ritual of the Hunt": [omni(sacrifice(this), this_turn(can(you, USE, friendly_creature.of("untamed"))))],
    "344 World Tree": [action(put_on_deck(you.discard.creature))],
    "345 Ancient Bear": [],
    "346 Bigtwig": [cannot(this_card, ATTACK, creature.that(not_stunned)), reap(stun(creature), exhaust(it))],
    "347 Witch of the Wilds": [once_each_turn(can(you, PLAY, you.hand.that(of_house("untamed"))))],
    "348 Briar Grubbling": [],
    "349 Chota Hazri": [play(if_you_do(lose(1), may(forge_key())))],
    "350 Dew Faerie": [reap(gain(1))],
    "351 Dust Pixie": [],
    "352 Flaxia": [play(if_(count(friendly_creature) > count(enemy_creature), gain(2)))],
    "353 Fuzzy Gruen": [play(gain(1, opponent))],
    "354 Giant Sloth": [
        cannot(you, USE, this_card, when=you.cards_discarded("untamed").is_exactly(0)),
        action(gain(3)),
    ],
    "355 Halacor": [gains(friendly_creature.that(on_a_flank), SKIRMISH)],
    "356 Inka the Spider": [play_reap(stun(creature))],
    "357 Kindrith Longshot": [reap(deal(2, creature))],
    "358 Snufflegator": [],
    "359 Lupo the Scarred": [play(deal(2, enemy_creature))],
    "360 Mighty Tiger": [play(deal(4, enemy_creature))],
    "361 Murmook": [keys_cost(1, opponent)],
    "362 Mushroom Man": [gets(this_card, power=3 * you.unforged_keys)],
    "363 Niffle Ape": [counts(this_card, IGNORES_TAUNT), counts(this_card, IGNORES_ELUSIVE)],
    "364 Niffle Queen": [
        gets(friendly_creature.trait("beast").other, power=1),
        gets(friendly_creature.trait("niffle").other, power=1),
    ],
    "365 Piranha Monkeys": [play_reap(deal(2, each(creature.other)))],
    "366 Teliga": [whenever(plays(any_creature, opponent), gain(1))],
    "367 Hunting Witch": [whenever(plays(any_creature.other), gain(1))],
    "368 Witch of the Eye": [reap(return_to_hand(you.discard))],
    "369 Way of the Bear": [gains(host, ASSAULT, value=2)],
    "370 Way of the Wolf": [gains(host, SKIRMISH)],
}
