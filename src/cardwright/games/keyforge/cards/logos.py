"""The cards of house Logos."""

from cardwright.games.keyforge.words.vocabulary import *
from cardwright.kernel.pieces.nodes import Node
from cardwright.language.targets import Named

non_logos = not_of_house("logos")

CARDS: dict[str, list[Node]] = {
    "107 Bouncing Deathquark": [
        play(
            may_repeat(
                both(count(enemy_creature) > 0, count(friendly_creature) > 0),
                choose(enemy_creature, "enemy"),
                choose(friendly_creature, "friend"),
                destroy(chosen_under("enemy", "friend")),
            )
        )
    ],
    "108 Dimension Door": [play(this_turn(instead(would_gain_by_reaping(), steal(that_much))))],
    "109 Effervescent Principle": [play(lose(half(the_doer.aember), each_player), gain_chains(1))],
    "110 Foggify": [play(next_turn(cannot(enemy_creature, FIGHT)))],
    "111 Help from Future Self": [
        play(
            search(called("Timetraveller"), reveal(it), return_to_hand(it), discard_pile=True),
            shuffle_into_deck(each(you.discard)),
        )
    ],
    "112 Interdimensional Graft": [
        play(next_turn(whenever(forges(opponent), give(opponent.aember, opponent)), uses=1))
    ],
    "113 Knowledge is Power": [play(choose_one(archive(you.hand), gain(count(you.archives))))],
    # keyforge:archives.from-hand: where nothing is said, the hand is meant.
    "114 Labwork": [play(archive(you.hand))],
    # keyforge:ruling.library-access: like any action it is discarded, and the draw comes before the play ability.
    "115 Library Access": [play(this_turn(whenever(plays(any_card.other), draw())))],
    "116 Neuro Syphon": [play(if_(opponent.aember > you.aember, steal(1), draw()))],
    # keyforge:faq.2: on the first turn of the game this opens nothing.
    "117 Phase Shift": [play(this_turn(can(you, PLAY, you.hand.that(non_logos)), uses=1))],
    "118 Positron Bolt": [
        play(
            deal(3, exactly(1, creature.that(on_a_flank), "first creature")),
            deal(2, exactly(1, neighbor_of(Named("first creature")), "second creature")),
            deal(1, neighbor_of(Named("second creature"), besides=Named("first creature"))),
        )
    ],
    "119 Random Access Archives": [play(archive_top())],
    "120 Remote Access": [play(use(enemy_artifact, as_yours=True))],
    "121 Reverse Time": [play(swap_deck_and_discard_pile, shuffle_deck)],
    "122 Scrambler Storm": [play(next_turn(cannot(opponent, PLAY, any_action)))],
    "123 Sloppy Labwork": [play(archive(you.hand), discard(you.hand))],
    "124 Twin Bolt Emission": [play(deal(2, exactly(2, creature)))],
    "125 Wild Wormhole": [play(play_card(top_of_deck))],
    "126 Anomaly Exploiter": [action(destroy(creature.that(damaged)))],
    "127 Chaos Portal": [action(choose_house(), reveal(top_of_deck), if_(it_is(of_chosen_house), play_card(it)))],
    "128 Crazy Killing Machine": [
        action(
            discard_top(1, each_player),
            for_each(discards, destroy(any_card_in_play.that(of_its_house)), any_order=True),
            if_(destroyed_this_way("card") < 2, destroy(this)),
        )
    ],
    "129 Library of Babble": [action(draw())],
    "130 Mobius Scroll": [action(archive(this), archive(up_to(2, you.hand)))],
    "131 Pocket Universe": [may_spend_aember_on(this_card), action(move_aember_to(this))],
    "132 Spangler Box": [
        action(
            if_you_do(purge(exactly(1, creature, "purged creature")), take_control(this, who=opponent)),
            when_this_leaves_play(return_to_play(Named("purged creature"))),
        )
    ],
    "133 Spectral Tunneler": [
        action(
            choose(creature),
            this_turn(counts(that_card, ON_FLANK)),
            this_turn(gains(that_card, reap(draw()))),
        )
    ],
    "134 Strange Gizmo": [whenever(forges(), destroy(each(creature_or_artifact)))],
    "135 The Howling Pit": [hand_size(1, each_player)],
    "136 Batdrone": [fight(steal(1))],
    "137 Brain Eater": [whenever(enemy_destroyed_fighting_this, draw())],
    "138 Dextre": [play(capture(1)), destroyed(put_on_deck(this))],
    "139 Doc Bookton": [reap(draw())],
    "140 Dr. Escotera": [play(gain(opponent.keys))],
    "141 Dysania": [play(discard(each(opponent.archives)), gain(this_way("card", "discarded")))],
    "142 Ganymede Archivist": [reap(archive(you.hand))],
    "143 Harland Mindlock": [play(take_control(enemy_creature.that(on_a_flank), until_this_leaves=True))],
    "144 Quixo the “Adventurer”": [fight(draw())],
    "145 Mother": [hand_size(1)],
    "146 Neutron Shark": [
        play_fight_reap(
            repeat_while(
                it_is(non_logos),
                choose(enemy_card, "enemy card"),
                choose(friendly_card, "friendly card"),
                destroy(chosen_under("enemy card", "friendly card")),
                discard_top(),
            )
        )
    ],
    "147 Novu Archaeologist": [action(archive(you.discard))],
    "148 Ozmo, Martianologist": [fight_reap(choose_one(heal(3, creature.of("mars")), stun(creature.of("mars"))))],
    "149 Psychic Bug": [play_reap(look_at_hand(opponent))],
    "150 Replicator": [reap(resolve_reap(creature.other))],
    "151 Research Smoko": [destroyed(archive_top())],
    "152 Skippy Timehog": [play(next_turn(cannot(opponent, USE, any_card)))],
    "153 Timetraveller": [play(draw(2)), action(shuffle_into_deck(this))],
    "154 Titan Mechanic": [keys_cost(-1, when=this_is(on_a_flank))],
    "155 Vespilon Theorist": [
        reap(
            choose_house(),
            reveal(top_of_deck),
            if_(it_is(of_chosen_house), archive(it), gain(1), otherwise=discard(it)),
        )
    ],
    "156 Veylan Analyst": [whenever(uses_card(any_artifact), gain(1))],
    # keyforge:ruling.experimental-therapy: it belongs to all houses, for every purpose.
    "157 Experimental Therapy": [
        belongs_to_all_houses(host),
        play(stun(upgraded_creature), exhaust(it)),
    ],
    "158 Rocket Boots": [gains(host, fight_reap(if_(first_use_this_turn, ready(this))))],
    "159 Transposition Sandals": [
        gains(host, action(swap_this_with(friendly_creature.other), this_turn(can(you, USE, that_card))))
    ],
}
