"""The cards of house Dis."""

from cardwright.games.keyforge.words.vocabulary import *
from cardwright.kernel.pieces.nodes import Node

CARDS: dict[str, list[Node]] = {
    "053 A Fair Game": [
        play(
            repeat_preceding(
                reveal(each(opponent.hand)),
                discard_top(1, opponent),
                gain(count(opponent.hand.that(of_its_house))),
                who=opponent,
            )
        )
    ],
    "054 Arise!": [
        play(choose_house(), return_to_hand(each(you.discard.creature.that(of_chosen_house))), gain_chains(1))
    ],
    "055 Control the Weak": [
        play(choose_house(opponent), next_turn(must_choose_house(who=opponent))),
    ],
    "056 Creeping Oblivion": [play(purge(up_to(2, card_in_a_discard)))],
    "057 Dance of Doom": [play(choose_number, destroy(each(creature.that(with_that_power))))],
    "058 Fear": [play(return_to_hand(enemy_creature))],
    "059 Gateway to Dis": [play(destroy(each(creature)), gain_chains(3))],
    "060 Gongoozle": [play(deal(3, creature), if_(no(it_was_destroyed), discard_at_random(who=its_owner)))],
    "061 Guilty Hearts": [play(destroy(each(creature.that(with_aember))))],
    "062 Hand of Dis": [play(destroy(creature.that(not_on_a_flank)))],
    "063 Hecatomb": [
        play(destroy(each(creature.of("dis"))), gain(destroyed_this_way("creature", the_doer), each_player))
    ],
    # keyforge:ruling.tendrils-of-pain: two hits, not one.
    "064 Tendrils of Pain": [play(deal(1, each(creature)), if_(opponent.forged, deal(3, each(creature))))],
    "065 Hysteria": [play(return_to_hand(each(creature)))],
    "066 Key Hammer": [play(if_(opponent.forged, unforge_that_key), gain(6, opponent))],
    "067 Mind Barb": [play(discard_at_random(who=opponent))],
    "068 Pandemonium": [play(capture(1, each(creature.that(undamaged))))],
    "069 Poltergeist": [play(use(artifact, as_yours=True), destroy(it))],
    "070 Red-Hot Armor": [play(lose_armor(each(enemy_creature.that(with_armor))), deal(armor_lost, them))],
    "071 Three Fates": [play(destroy(exactly(3, most_powerful(creature))))],
    "072 Annihilation Ritual": [instead(would_enter_a_discard_pile(creature), purge_instead)],
    "073 Dominator Bauble": [action(use(friendly_creature))],
    "074 Key to Dis": [omni(sacrifice(this), destroy(each(creature)))],
    "075 Lash of Broken Dreams": [action(next_turn(keys_cost(3)))],
    "076 Library of the Damned": [action(archive(you.hand))],
    "077 Lifeward": [omni(sacrifice(this), next_turn(cannot(opponent, PLAY, any_creature)))],
    "078 Sacrificial Altar": [
        action(if_you_do(purge(friendly_creature.trait("human")), play_card(you.discard.creature)))
    ],
    "079 Screaming Cave": [action(shuffle_into_deck(each(any_of(you.hand, you.discard))))],
    "080 Soul Snatcher": [whenever(creature_destroyed, gain(1, its_owner))],
    "081 Charette": [play(capture(3))],
    "082 Drumble": [play(if_(opponent.aember >= 7, capture(opponent.aember)))],
    "083 Dust Imp": [destroyed(gain(2))],
    "084 Eater of the Dead": [fight_reap(if_you_do(purge(card_in_a_discard.creature), add_power(this)))],
    "085 Ember Imp": [cannot(opponent, PLAY, any_card, when=opponent.cards_played() >= 2)],
    "086 Gabos Longarms": [before_fight(choose(creature), deals_damage_to(it))],
    "087 Overlord Greking": [whenever(enemy_destroyed_fighting_this, put_into_play(fallen))],
    "088 Guardian Demon": [
        play_fight_reap(heal(2, creature, up_to=True), deal(that_much, creature.that(another))),
    ],
    "089 Master of 1": [reap(may(destroy(creature.that(power_is(1)))))],
    "090 Master of 2": [reap(may(destroy(creature.that(power_is(2)))))],
    "091 Master of 3": [reap(may(destroy(creature.that(power_is(3)))))],
    "092 Pit Demon": [action(steal(1))],
    "093 Pitlord": [must_choose_house("dis")],
    "094 Restringuntus": [play(choose_house(), until_this_leaves(cannot_choose_house(who=opponent)))],
    "095 Shaffles": [at_end_of_turn(lose(1, opponent))],
    "096 Shooler": [play(if_(opponent.aember >= 4, steal(1)))],
    "097 Snudge": [fight_reap(return_to_hand(any_of(artifact, creature.that(on_a_flank))))],
    "098 Stealer of Souls": [whenever(enemy_destroyed_fighting_this, purge(fallen), gain(1))],
    "099 Succubus": [hand_size(-1, opponent)],
    "100 Tentacus": [pays(opponent, 1, USE, any_artifact)],
    "101 The Terror": [play(if_(opponent.aember.is_exactly(0), gain(2)))],
    "102 Tocsin": [reap(discard_at_random(who=opponent))],
    "103 Tolas": [whenever(creature_destroyed, gain(1, its_controllers_opponent))],
    "105 Collar of Subordination": [you_control(host)],
    "106 Flame-Wreathed": [gets(host, power=2), gains(host, HAZARDOUS, value=2)],
    "104 Truebaru": [loses_to_play(3), destroyed(gain(5))],
}
