"""The cards of house Mars."""

from cardwright.games.keyforge.prints import ARTIFACT, CREATURE
from cardwright.games.keyforge.words.vocabulary import *
from cardwright.kernel.pieces.nodes import Node

non_mars = not_of_house("mars")
reveal_mars_cards = reveal(any_number(you.hand.that(of_house("mars"))))
cards_revealed = this_way("card", "revealed")

CARDS: dict[str, list[Node]] = {
    "160 Ammonia Clouds": [play(deal(3, each(creature)))],
    "161 Battle Fleet": [play(reveal_mars_cards, draw(cards_revealed))],
    "162 Deep Probe": [
        play(choose_house(), reveal(each(opponent.hand)), discard(each(opponent.hand.creature.that(of_chosen_house))))
    ],
    "163 EMP Blast": [play(stun(each(any_of(creature.of("mars"), creature.trait("robot")))), destroy(each(artifact)))],
    "164 Hypnotic Command": [
        play(so_many_times(count(friendly_creature.of("mars")), capture(1, enemy_creature, own_side=True)))
    ],
    "165 Irradiated Æmber": [play(if_(opponent.aember >= 6, deal(3, each(enemy_creature))))],
    "166 Key Abduction": [
        play(return_to_hand(each(creature.of("mars"))), may(forge_key(9, less=count(you.hand)))),
    ],
    "167 Martian Hounds": [play(choose(creature), add_power(it, 2 * count(creature.that(damaged))))],
    "168 Martians Make Bad Allies": [
        play(reveal(each(you.hand)), purge(each(you.hand.creature.that(non_mars))), gain(this_way("card", "purged")))
    ],
    "169 Mass Abduction": [play(imprison(up_to(3, enemy_creature.that(damaged))))],
    "170 Mating Season": [
        play(shuffle_into_deck(each(creature.of("mars"))), gain(shuffled_this_way("creature", the_doer), each_player))
    ],
    # keyforge:ruling.for-each: how many hits there are is counted before the first.
    "171 Mothership Support": [
        play(so_many_times(count(friendly_creature.of("mars").that(is_ready)), deal(2, creature)))
    ],
    "172 Orbital Bombardment": [
        play(
            reveal_mars_cards,
            so_many_times(cards_revealed, deal(2, creature)),
        )
    ],
    "173 Phosphorus Stars": [play(stun(each(creature.that(non_mars))), gain_chains(2))],
    "174 Psychic Network": [play(steal(count(friendly_creature.of("mars").that(is_ready))))],
    "175 Sample Collection": [play(imprison(exactly(opponent.keys, enemy_creature)))],
    "176 Shatter Storm": [play(lose(you.aember), lose(3 * this_way("æmber", "lost"), opponent))],
    "177 Soft Landing": [play(this_turn(enters_ready(played(CREATURE, ARTIFACT)), uses=1))],
    "178 Squawker": [play(choose_one(ready(creature.of("mars")), stun(creature.that(non_mars))))],
    "179 Total Recall": [play(gain(count(friendly_creature.that(is_ready))), return_to_hand(each(friendly_creature)))],
    "180 Combat Pheromones": [omni(sacrifice(this), this_turn(can(you, USE, friendly_card.of("mars").other), uses=2))],
    "181 Commpod": [
        action(
            reveal_mars_cards,
            so_many_times(cards_revealed, may(ready(creature.of("mars")))),
        )
    ],
    "182 Crystal Hive": [action(this_turn(whenever(reaps(creature), gain(1))))],
    # keyforge:ruling.custom-virus: it is sacrificed, and a creature has to be purged if there is one in hand.
    "183 Custom Virus": [
        omni(sacrifice(this), purge(you.hand.creature), destroy(each(creature.that(that_shares_a_trait)))),
    ],
    "184 Feeding Pit": [action(if_you_do(discard(you.hand.creature), gain(1)))],
    "185 Invasion Portal": [action(discard_until(any_creature.of("mars")), return_to_hand(it))],
    # keyforge:ruling.incubation-chamber: whoever has a Mars creature has to reveal one.
    "186 Incubation Chamber": [
        omni(if_you_do(reveal(you.hand.creature.that(of_house("mars"))), archive(it))),
    ],
    "187 Mothergun": [action(reveal_mars_cards, deal(cards_revealed, creature))],
    # keyforge:ruling.losing-keywords: whatever gains it meanwhile.
    "188 Sniffer": [action(this_turn(loses(creature, ELUSIVE)))],
    "189 Swap Widget": [
        action(
            return_to_hand(friendly_creature.of("mars").that(is_ready)),
            if_(it_is(you.hand), put_into_play(you.hand.creature.that(of_house("mars"), with_another_name)), ready(it)),
        )
    ],
    "190 Blypyp": [reap(this_turn(enters_ready(played(CREATURE).of("mars")), uses=1))],
    "191 Chuff Ape": [
        enters_stunned(this_card),
        fight_reap(may(if_you_do(sacrifice(friendly_creature.other), heal_fully(this)))),
    ],
    "192 Ether Spider": [
        deals_no_damage_in_fights(this_card),
        instead(aember_would_go_to(opponent), capture_that_aember),
    ],
    "193 Grabber Jammer": [keys_cost(1, opponent), fight_reap(capture(1))],
    "194 Grommid": [cannot(you, PLAY, any_creature), whenever(enemy_destroyed_fighting_this, lose(1, opponent))],
    "195 “John Smyth”": [fight_reap(ready(creature.that(without_trait("agent")).of("mars")))],
    "196 Mindwarper": [action(capture(1, enemy_creature, own_side=True))],
    "197 Phylyx the Disintegrator": [action(lose(count(friendly_creature.of("mars").other), opponent))],
    "198 Qyxxlyx Plague Master": [
        fight_reap(deal(3, each(creature.trait("human")), past_armor=True)),
    ],
    "199 Tunk": [whenever(plays(any_creature.of("mars").other), heal_fully(this))],
    "200 Ulyq Megamouth": [fight_reap(use(friendly_creature.that(non_mars)))],
    "201 Uxlyx the Zookeeper": [reap(imprison(enemy_creature))],
    # keyforge:control.owner-zone: a stolen card goes to its owner's archives.
    "202 Vezyma Thinkdrone": [reap(may(archive(friendly_card)))],
    "203 Yxili Marauder": [
        gets(this_card, power=aember_on(this_card)),
        play(capture(count(friendly_creature.of("mars").that(is_ready)))),
    ],
    "204 Yxilo Bolter": [fight_reap(deal(2, creature), if_(it_was_destroyed, purge(fallen)))],
    "205 Yxilx Dominator": [enters_stunned(this_card)],
    "206 Zorg": [enters_stunned(this_card), before_fight(stun(foe, and_neighbors=True))],
    "207 Zyzzix the Many": [
        fight_reap(may(if_you_do(reveal(you.hand.creature), archive(it), add_power(this, 3)))),
    ],
    # keyforge:ruling.biomatrix-backup, keyforge:faq.6: the active player may.
    "208 Biomatrix Backup": [gains(host, destroyed(may(archive(this))))],
    "209 Brain Stem Antenna": [
        gains(
            host, whenever(plays(any_creature.of("mars").other), ready(this), this_turn(belongs_to(this_card, "mars")))
        )
    ],
    "210 Jammer Pack": [gains(host, keys_cost(2, opponent))],
    "211 Red Planet Ray Gun": [
        gains(host, reap(choose(creature), deal(count(creature.of("mars")), it))),
    ],
}
