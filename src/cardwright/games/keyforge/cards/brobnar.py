"""The cards of house Brobnar."""

from cardwright.games.keyforge.words.vocabulary import *
from cardwright.kernel.pieces.nodes import Node

CARDS: dict[str, list[Node]] = {
    "001 Anger": [play(ready_and_fight(friendly_creature))],
    "002 Barehanded": [play(put_on_deck(each(artifact)))],
    "003 Blood Money": [play(place_aember(enemy_creature, 2))],
    "004 Brothers in Battle": [
        play(choose_house(), this_turn(can(friendly_creature.that(of_chosen_house), FIGHT))),
    ],
    "005 Burn the Stockpile": [play(if_(opponent.aember >= 7, lose(4, opponent)))],
    "006 Champion's Challenge": [
        play(
            choose(most_powerful(enemy_creature)),
            destroy(each(enemy_creature.that(another))),
            choose(most_powerful(friendly_creature)),
            destroy(each(friendly_creature.that(another))),
            ready_and_fight(friendly_creature),
        )
    ],
    "007 Coward's End": [play(destroy(each(creature.that(undamaged))), gain_chains(3))],
    "008 Follow the Leader": [play(this_turn(can(friendly_creature, FIGHT)))],
    "009 Lava Ball": [play(deal(4, creature, splash=2))],
    "010 Loot the Bodies": [play(this_turn(whenever(enemy_creature_destroyed, gain(1))))],
    "011 Take that, Smartypants": [play(if_(count(enemy_card_in_play.of("logos")) >= 3, steal(2)))],
    "012 Punch": [play(deal(3, creature))],
    "013 Relentless Assault": [play(one_by_one(3, friendly_creature, ready_and_fight(it)))],
    "014 Smith": [play(if_(count(friendly_creature) > count(enemy_creature), gain(2)))],
    "015 Sound the Horns": [play(discard_until(any_creature.of("brobnar")), return_to_hand(it))],
    "016 Tremor": [play(stun(creature, and_neighbors=True))],
    "017 Unguarded Camp": [
        play(capture(1, exactly(count(friendly_creature) - count(enemy_creature), friendly_creature))),
    ],
    "018 Warsong": [play(this_turn(whenever(friendly_fights, gain(1))))],
    "019 Autocannon": [whenever(enters(creature), deal(1, it))],
    "020 Banner of Battle": [gets(friendly_creature, power=1)],
    "021 Cannon": [action(deal(2, creature))],
    "022 Gauntlet of Command": [action(ready_and_fight(friendly_creature))],
    "023 Iron Obelisk": [keys_cost(count(friendly_creature.of("brobnar").that(damaged)), opponent)],
    "024 Mighty Javelin": [omni(sacrifice(this), deal(4, creature))],
    "025 Pile of Skulls": [whenever(enemy_creature_destroyed, capture(1, friendly_creature), when=your_turn)],
    "026 Screechbomb": [omni(sacrifice(this), lose(2, opponent))],
    "027 The Warchest": [action(gain(opponent.lost_in_fights))],
    "028 Bilgum Avalanche": [whenever(forges(), deal(2, each(enemy_creature)))],
    "029 Valdr": [deals_in_fights(this_card, 2, when=attacking(on_a_flank))],
    "030 Bumpsy": [play(lose(1, opponent))],
    "031 Earthshaker": [play(destroy(each(creature.that(power_at_most(3)))))],
    "032 Firespitter": [before_fight(deal(1, each(enemy_creature)))],
    "033 Ganger Chieftain": [play(may(ready_and_fight(friendly_creature.that(neighboring))))],
    "034 Grenade Snib": [destroyed(lose(2, opponent))],
    "035 Headhunter": [fight(gain(1))],
    "036 Hebe the Huge": [play(deal(2, each(creature.other.that(undamaged))))],
    "037 Kelifi Dragon": [cannot(you, PLAY, this_card, when=you.aember < 7), fight_reap(gain(1), deal(5, creature))],
    "038 King of the Crag": [gets(enemy_creature.of("brobnar"), power=-2)],
    "039 Krump": [whenever(enemy_destroyed_fighting_this, lose(1, opponent))],
    "040 Lomir Flamefist": [play(if_(opponent.aember >= 7, lose(2, opponent)))],
    "041 Looter Goblin": [reap(this_turn(whenever(enemy_creature_destroyed, gain(1))))],
    "042 Mugwump": [whenever(enemy_destroyed_fighting_this, heal_fully(this), add_power(this))],
    "043 Pingle Who Annoys": [whenever(enters(enemy_creature), deal(1, it))],
    "044 Rock-Hurling Giant": [
        whenever(discards_from_hand(any_card.of("brobnar")), may(deal(4, creature)), when=your_turn),
    ],
    "045 Rogue Ogre": [
        at_end_of_turn(if_(you.cards_played().is_exactly(1), heal(2, this), capture(1))),
    ],
    "046 Smaaash": [play(stun(creature))],
    "047 Tireless Crocag": [
        cannot(this_card, REAP),
        can(you, USE, this_card, when=there_is_an_active_house),
        as_soon_as(no(count(enemy_creature) > 0), destroy(this)),
    ],
    "048 Troll": [reap(heal(3, this))],
    "049 Wardrummer": [play(return_to_hand(each(friendly_creature.of("brobnar").other)))],
    "050 Blood of Titans": [gets(host, power=5)],
    "051 Phoenix Heart": [gains(host, destroyed(return_to_hand(this), deal(3, each(creature))))],
    "052 Yo Mama Mastery": [gains(host, TAUNT), play(heal_fully(upgraded_creature))],
}
