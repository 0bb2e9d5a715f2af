"""The cards of the first edition of the house set, with which the tests of the rules play.

They ship no more. Tests of rules, words and views need cards whose figures stay as they are, whatever becomes of the
balance of the set that ships; tests of shipped cards lay out the `shipped` ones.
"""

from typing import Final

from cardwright.games.kyza.cards.making import alternate, card
from cardwright.games.kyza.prints import KyzaCard
from cardwright.games.kyza.questions import DAMAGE
from cardwright.games.kyza.words.vocabulary import *

LEVEL_1: Final[tuple[KyzaCard, ...]] = (
    card("Spark Thrower", 1, 1, 2, effect(deal(4, target(enemy_character)))),
    card("Pocket Thief", 1, 2, 2, effect(discard_at_random(2, who=opponent))),
    card("Letter Carrier", 1, 1, 2, effect(draw(2))),
    card("Coin Diver", 1, 1, 3, effect(gain_life(6))),
    card("Rat Catcher", 1, 2, 1, effect(destroy(target(character.that(level(most=3)))))),
    card("Fuse Lighter", 1, 2, 1, effect(deal(3, target(character))), flash=True),
    card("Quick Tailor", 1, 1, 2, effect(gets_this_turn(target(friendly_character), 3, 3)), flash=True),
    card("Town Crier", 1, 2, 2, effect(negate), flash=True),
    card(
        "Bell Ringer",
        1,
        1,
        2,
        effect(cannot_this_turn(target(enemy_character, 2, up_to=True), attack), draw()),
        flash=True,
    ),
    card("Weathervane", 1, 2, 3, get(friendly_character, damage=2), continuous=True),
)
LEVEL_2: Final[tuple[KyzaCard, ...]] = (
    card("Hook Fisher", 2, 2, 2, effect(to_hand(target(enemy_character)))),
    card("Grave Gardener", 2, 2, 2, effect(to_hand(target(you.discard)), gain_life(1))),
    card("Lantern Scout", 2, 2, 2, effect(look_at_hand, discard(choose(opponent.hand)))),
    card("Cart Pusher", 2, 2, 2, effect(draw(), may(put_as_character(choose(you.hand.that(level(most=4))))))),
    card(
        "Oath Breaker",
        2,
        2,
        2,
        effect(take_control(target(enemy_character.that(level(most=4))), this_turn=True), draw()),
    ),
    card("Mill Keeper", 2, 2, 3, effect(mill(4, who=opponent))),
    card("Lock Picker", 2, 3, 1, effect(destroy(target(enemy_effect_card)), draw())),
    card("Snare Setter", 2, 2, 2, effect(deal(4, target(enemy_character.that(attacking)))), flash=True),
    card("Mirror Dancer", 2, 2, 2, effect(gets_this_turn(target(friendly_character), 2, 2), draw()), flash=True),
    card("Night Nurse", 2, 1, 4, effect(gain_life(4)), flash=True),
    card("Beehive", 2, 1, 3, whenever(deals_combat_damage(friendly_character), draw()), continuous=True),
    card("Toll Gate", 2, 1, 4, get(enemy_character, damage=-1), continuous=True),
)
LEVEL_3: Final[tuple[KyzaCard, ...]] = (
    card("Stone Juggler", 3, 3, 3, effect(deal(2, each(enemy_character)))),
    card("Bridge Burner", 3, 3, 3, effect(destroy(target(enemy_set_card)), deal(2, opponent))),
    card("Cloud Reader", 3, 2, 4, effect(search(then=to_hand(it)))),
    card("Salt Merchant", 3, 3, 3, effect(draw(2), cost=pay_life(2))),
    card("Twin Sister", 3, 3, 3, effect(put_as_character(target(you.discard.that(level(most=3)))))),
    card("Tax Collector", 3, 3, 3, effect(discard(choose(the_doer.hand), who=opponent), draw())),
    card("Rope Dancer", 3, 3, 3, effect(cannot_this_turn(target(enemy_character, 2, up_to=True), block)), flash=True),
    card("Wolf Whistler", 3, 4, 2, effect(deal(3, opponent)), flash=True),
    card(
        "Clock Mender",
        3,
        2,
        4,
        effect(one_of(add_time(2, target(continuous_effect)), remove_time(2, target(continuous_effect))), draw()),
        flash=True,
    ),
    card("Anchor", 3, 2, 4, cannot(enemy_character.that(level(most=2)), attack), continuous=True),
    card("War Drum", 3, 3, 3, get(friendly_character, damage=1), continuous=True),
    card("Bodyguard", 3, 2, 5, get(friendly_character, health=2), flash=True, continuous=True),
)
LEVEL_4: Final[tuple[KyzaCard, ...]] = (
    card("Barge Captain", 4, 4, 4, effect(draw(), gain_life(2))),
    card("Stage Magician", 4, 4, 4, effect(set_as_effect(target(you.discard)), draw())),
    card("Iron Cook", 4, 3, 5, effect(gain_life(2), heal(each(friendly_character))), flash=True),
    card("Fire Eater", 4, 5, 3, effect(deal(3, opponent))),
    card("Marsh Witch", 4, 4, 4, effect(deal(2, target(enemy_character)), gain_life(1))),
    card("Fox Judge", 4, 4, 4, effect(destroy(target(character.that(fighting, level(most=3))))), flash=True),
    card("Ghost Piper", 4, 4, 4, effect(to_hand(target(character))), flash=True),
    card("Tide Caller", 4, 3, 5, effect(take_out(target(card_in_a_discard)), draw()), flash=True),
    card(
        "Harbor Master",
        4,
        3,
        5,
        more_character_spaces(1),
        whenever(a_friendly_character_enters, gain_life(1)),
        continuous=True,
    ),
    card("Long Table", 4, 3, 5, whenever(your_turn_starts, draw()), hand_size(2), continuous=True),
    card("Thorn Hedge", 4, 3, 5, whenever(an_enemy_character_attacks, deal(1, it)), continuous=True),
    card("Patient Hunter", 4, 3, 4, gets_for_each(this_card, DAMAGE, enemy_character), static=True),
)
LEVEL_5: Final[tuple[KyzaCard, ...]] = (
    card("Siege Tower", 5, 5, 5, effect(destroy(target(enemy_character)))),
    card("Moth Queen", 5, 6, 6, effect(exchange_control(target(friendly_character), other_target(enemy_character)))),
    card("Treasure Ship", 5, 5, 6, effect(draw(3), discard(choose(you.hand, 2)))),
    card("Puppet Maker", 5, 5, 5, effect(take_control(target(enemy_character.that(level(most=4)))))),
    card("Palace Guard", 5, 5, 6, effect(no_combat_damage(character)), flash=True),
    card("Night Ferry", 5, 5, 5, effect(destroy(target(enemy_character.that(level(most=4))))), flash=True),
    card("Great Organ", 5, 6, 6, whenever(a_friendly_character_is_destroyed, deal(2, opponent)), continuous=True),
    card("Snow Oracle", 5, 5, 6, whenever(your_turn_ends, gain_life(1)), static=True),
)
LEVEL_6: Final[tuple[KyzaCard, ...]] = (
    card("Great Whale", 6, 8, 9, effect(deal(4, each(character)))),
    card("World Wheel", 6, 7, 7, effect(shuffle_discard_in, draw())),
    card("Storm King", 6, 9, 7, effect(deal(5, target(enemy_character))), flash=True),
    card("Last Lighthouse", 6, 7, 9, effect(gain_life(6)), flash=True),
    card("Old Mountain", 6, 8, 8, whenever(your_turn_ends, gain_life(2)), continuous=True),
    card("Silent Bell", 6, 8, 8, blocks_with_at_most(1, opponent), flash=True, continuous=True),
)
PRINTED: Final = {card.name: card for level in (LEVEL_1, LEVEL_2, LEVEL_3, LEVEL_4, LEVEL_5, LEVEL_6) for card in level}
ALTERNATES: Final = (
    alternate("Old Letter Carrier", 2, 2, 2, PRINTED["Letter Carrier"]),
    alternate("Blind Cloud Reader", 4, 4, 4, PRINTED["Cloud Reader"]),
    alternate("Young Fire Eater", 2, 3, 2, PRINTED["Fire Eater"]),
    alternate("Grand Siege Tower", 5, 7, 4, PRINTED["Siege Tower"]),
)
FIRST_EDITION: Final[dict[str, KyzaCard]] = {**PRINTED, **{card.name: card for card in ALTERNATES}}
"""All of them by name."""
