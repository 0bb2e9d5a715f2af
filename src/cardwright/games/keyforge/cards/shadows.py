"""The cards of house Shadows."""

from cardwright.games.keyforge.words.vocabulary import *
from cardwright.kernel.nodes import Node

CARDS: dict[str, list[Node]] = {
    # keyforge:ruling.bait-and-switch, keyforge:faq.1: whether it repeats is asked after each repetition.
    "267 Bait and Switch": [
        play(if_(opponent.aember > you.aember, repeat_while(opponent.aember > you.aember, steal(1))))
    ],
    "270 Ghostly Hand": [play(if_(opponent.aember.is_exactly(1), steal(1)))],
    "272 Imperial Traitor": [play(look_at_hand(opponent), may(purge(opponent.hand.that(of_house("sanctum")))))],
    "275 Miasma": [play(next_turn(counts(opponent, SKIPS_FORGING)))],
    "276 Nerve Blast": [play(if_you_do(steal(1), deal(2, creature)))],
    "279 Pawn Sacrifice": [play(if_you_do(sacrifice(friendly_creature), deal(3, exactly(2, creature))))],
    "280 Poison Wave": [play(deal(2, each(creature)))],
    "281 Relentless Whispers": [play(deal(2, creature), if_(it_was_destroyed, steal(1)))],
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
    "290 Seeker Needle": [action(deal(1, creature), if_(it_was_destroyed, gain(1)))],
    "295 The Sting": [
        counts(you, SKIPS_FORGING),
        instead(would_spend_on_a_key(), take_that_aember),
        action(sacrifice(this)),
    ],
    "296 Bad Penny": [destroyed(return_to_hand(this))],
    "298 Carlo Phantom": [whenever(plays(any_artifact), steal(1))],
    "299 Deipno Spymaster": [omni(choose(friendly_creature), this_turn(can(you, USE, that_card)))],
    # keyforge:ruling.magda: an ability of its own, so it does not matter how she entered play.
    "303 Magda the Rat": [play(steal(2)), leaves_play(steal(2, opponent))],
    "306 Noddy the Thief": [action(steal(1))],
    "308 Dodger": [fight(steal(1))],
    "309 Selwyn the Fence": [fight_reap(take_aember(friendly_card.that(with_aember)))],
    "310 Shadow Self": [
        deals_no_damage_in_fights(this_card),
        damage_is_dealt_to_this_instead(friendly_creature.that(neighboring, without_trait("specter"))),
    ],
    "311 Silvertooth": [enters_ready(this_card)],
    "314 Umbra": [fight(steal(1))],
    "315 Urchin": [play(steal(1))],
    "317 Ring of Invisibility": [gains(host, ELUSIVE, SKIRMISH)],
}
