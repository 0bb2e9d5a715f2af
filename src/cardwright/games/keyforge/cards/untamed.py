"""The cards of house Untamed."""

from cardwright.games.keyforge.words.vocabulary import *
from cardwright.kernel.nodes import Node

CARDS: dict[str, list[Node]] = {
    "319 Cooperative Hunting": [play(divide_damage(count(friendly_creature), among=creature))],
    "323 Full Moon": [play(this_turn(whenever(plays(any_creature), gain(1))))],
    "324 Grasping Vines": [play(return_to_hand(up_to(3, artifact)))],
    "325 Key Charge": [play(if_you_do(lose(1), may(forge_key())))],
    "327 Lost in the Woods": [
        play(
            choose(exactly(2, friendly_creature, name="friends")),
            choose(exactly(2, enemy_creature, name="enemies")),
            shuffle_into_deck(chosen_under("friends", "enemies")),
        ),
    ],
    "331 Perilous Wild": [play(destroy(each(creature.that(with_keyword(ELUSIVE)))))],
    "332 Regrowth": [play(return_to_hand(you.discard.creature))],
    "334 Scout": [
        play(
            choose(up_to(2, friendly_creature)),
            this_turn(gains(that_card, SKIRMISH)),
            for_each(them, fight_with(it), any_order=True),
        )
    ],
    "337 Troop Call": [
        play(
            return_to_hand(
                each(any_of(friendly_creature.trait("niffle"), you.discard.creature.that(with_trait("niffle"))))
            )
        )
    ],
    "346 Bigtwig": [cannot(this_card, ATTACK, creature.that(not_stunned)), reap(stun(creature), exhaust(it))],
    "349 Chota Hazri": [play(if_you_do(lose(1), may(forge_key())))],
    "351 Dust Pixie": [],
    "352 Flaxia": [play(if_(count(friendly_creature) > count(enemy_creature), gain(2)))],
    "354 Giant Sloth": [
        cannot(you, USE, this_card, when=you.cards_discarded("untamed").is_exactly(0)),
        action(gain(3)),
    ],
    "358 Snufflegator": [],
    "363 Niffle Ape": [counts(this_card, IGNORES_TAUNT), counts(this_card, IGNORES_ELUSIVE)],
    "364 Niffle Queen": [
        gets(friendly_creature.trait("beast").other, power=1),
        gets(friendly_creature.trait("niffle").other, power=1),
    ],
    "365 Piranha Monkeys": [play_reap(deal(2, each(creature.other)))],
    "366 Teliga": [whenever(plays(any_creature, opponent), gain(1))],
    "367 Hunting Witch": [whenever(plays(any_creature.other), gain(1))],
    "368 Witch of the Eye": [reap(return_to_hand(you.discard))],
}
