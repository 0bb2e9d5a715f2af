"""The cards of house Shadows."""

from cardwright.games.keyforge.prints import CREATURE
from cardwright.games.keyforge.words.vocabulary import *
from cardwright.kernel.pieces.nodes import Node

CARDS: dict[str, list[Node]] = {
    # keyforge:ruling.bait-and-switch, keyforge:faq.1: whether it repeats is asked after each repetition.
    "267 Bait and Switch": [
        play(if_(opponent.aember > you.aember, repeat_while(opponent.aember > you.aember, steal(1))))
    ],
    "268 Booby Trap": [play(deal(4, creature.that(not_on_a_flank), splash=2))],
    "269 Finishing Blow": [play(if_you_do(destroy(creature.that(damaged)), steal(1)))],
    "270 Ghostly Hand": [play(if_(opponent.aember.is_exactly(1), steal(1)))],
    "271 Hidden Stash": [play(archive(you.hand))],
    "272 Imperial Traitor": [play(look_at_hand(opponent), may(purge(opponent.hand.that(of_house("sanctum")))))],
    "273 Key of Darkness": [play(if_(opponent.aember.is_exactly(0), forge_key(2), otherwise=forge_key(6)))],
    "274 Lights Out": [play(return_to_hand(exactly(2, enemy_creature)))],
    "275 Miasma": [play(next_turn(counts(opponent, SKIPS_FORGING)))],
    "276 Nerve Blast": [play(if_you_do(steal(1), deal(2, creature)))],
    "277 One Last Job": [play(purge(each(friendly_creature.of("shadows"))), steal(this_way("creature", "purged")))],
    "278 Oubliette": [play(purge(creature.that(power_at_most(3))))],
    "279 Pawn Sacrifice": [play(if_you_do(sacrifice(friendly_creature), deal(3, exactly(2, creature))))],
    "280 Poison Wave": [play(deal(2, each(creature)))],
    "281 Relentless Whispers": [play(deal(2, creature), if_(it_was_destroyed, steal(1)))],
    "282 Routine Job": [play(steal(1), steal(count(you.discard.that(called("Routine Job")))))],
    "283 Too Much to Protect": [play(steal(opponent.aember - 6))],
    "284 Treasure Map": [play(if_(you.cards_played().is_exactly(1), gain(3)), this_turn(cannot(you, PLAY, any_card)))],
    "285 Customs Office": [pays(opponent, 1, PLAY, any_artifact)],
    "286 Evasion Sigil": [
        whenever(
            creature_about_to_fight,
            discard_top(1, its_controller),
            if_(it_is(of_active_house), call_off_fight),
        )
    ],
    "287 Longfused Mines": [omni(sacrifice(this), deal(3, each(enemy_creature.that(not_on_a_flank))))],
    # keyforge:ruling.beneath: what cannot be played is discarded as this card leaves play.
    "288 Masterplan": [play(put_beneath_this(you.hand)), omni(play_card(card_beneath_this), sacrifice(this))],
    "289 Safe Place": [may_spend_aember_on(this_card), action(move_aember_to(this))],
    "290 Seeker Needle": [action(deal(1, creature), if_(it_was_destroyed, gain(1)))],
    "291 Skeleton Key": [action(capture(1, friendly_creature))],
    "292 Special Delivery": [
        omni(sacrifice(this), deal(3, creature.that(on_a_flank)), if_(it_was_destroyed, purge(fallen))),
    ],
    "293 Speed Sigil": [enters_ready(first_played(CREATURE))],
    "294 Subtle Maul": [action(discard_at_random(who=opponent))],
    "295 The Sting": [
        counts(you, SKIPS_FORGING),
        instead(would_spend_on_a_key(), take_that_aember),
        action(sacrifice(this)),
    ],
    "296 Bad Penny": [destroyed(return_to_hand(this))],
    "297 Bulleteye": [reap(destroy(creature.that(on_a_flank)))],
    "298 Carlo Phantom": [whenever(plays(any_artifact), steal(1))],
    "299 Deipno Spymaster": [omni(choose(friendly_creature), this_turn(can(you, USE, that_card)))],
    "300 Faygin": [reap(return_to_hand(any_of(you.discard.that(called("Urchin")), creature.that(called("Urchin")))))],
    "301 Macis Asp": [],
    "302 Mack the Knife": [
        can(you, USE, this_card, when=there_is_an_active_house),
        action(deal(1, creature), if_(it_was_destroyed, gain(1))),
    ],
    # keyforge:ruling.magda: an ability of its own, so it does not matter how she entered play.
    "303 Magda the Rat": [play(steal(2)), leaves_play(steal(2, opponent))],
    "304 Mooncurser": [fight(steal(1))],
    "305 Nexus": [reap(use(enemy_artifact, as_yours=True))],
    "306 Noddy the Thief": [action(steal(1))],
    "307 Old Bruno": [play(capture(3))],
    "308 Dodger": [fight(steal(1))],
    "309 Selwyn the Fence": [fight_reap(take_aember(friendly_card.that(with_aember)))],
    "310 Shadow Self": [
        deals_no_damage_in_fights(this_card),
        damage_is_dealt_to_this_instead(friendly_creature.that(neighboring, without_trait("specter"))),
    ],
    "311 Silvertooth": [enters_ready(this_card)],
    "312 Smiling Ruth": [reap(if_(you.forged_this_turn, take_control(enemy_creature.that(on_a_flank))))],
    "313 Sneklifter": [play(take_control(enemy_artifact), from_now_on(considered_of("shadows", that_card)))],
    "314 Umbra": [fight(steal(1))],
    "315 Urchin": [play(steal(1))],
    "316 Duskrunner": [gains(host, reap(steal(1)))],
    "317 Ring of Invisibility": [gains(host, ELUSIVE, SKIRMISH)],
    "318 Silent Dagger": [gains(host, reap(deal(4, creature.that(on_a_flank))))],
}
