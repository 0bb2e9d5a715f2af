"""The cards with Aether Level 2."""

from typing import Final

from cardwright.games.kyza.cards.making import card
from cardwright.games.kyza.prints import KyzaCard
from cardwright.games.kyza.words.vocabulary import *

CARDS: Final[tuple[KyzaCard, ...]] = (
    card("Hook Fisher", 2, 2, 2, effect(to_hand(target(enemy_character)), catch_up(draw(2)))),
    card("Grave Gardener", 2, 2, 1, effect(to_hand(target(you.discard)), deal(1, opponent), catch_up(draw()))),
    card(
        "Lantern Scout",
        2,
        2,
        2,
        effect(look_at_hand, discard(choose(opponent.hand)), nobody_blocks, deal(1, opponent), catch_up(draw(2))),
    ),
    card("Cart Pusher", 2, 1, 2, effect(draw(), may(put_as_character(choose(you.hand.that(level(most=4))))))),
    card(
        "Oath Breaker",
        2,
        3,
        2,
        effect(
            take_control(target(enemy_character.that(level(most=4))), this_turn=True),
            deal(2, opponent),
            catch_up(draw()),
        ),
    ),
    card("Mill Keeper", 2, 2, 2, effect(mill(2, who=opponent), deal(2, opponent), catch_up(draw(2)))),
    card("Lock Picker", 2, 2, 2, effect(destroy(target(enemy_effect_card)), nobody_blocks, catch_up(draw()))),
    card(
        "Snare Setter", 2, 2, 1, effect(deal(4, target(enemy_character.that(fighting))), catch_up(draw())), flash=True
    ),
    card("Mirror Dancer", 2, 2, 1, effect(gets_this_turn(target(friendly_character), 2, 2), draw()), flash=True),
    card("Night Nurse", 2, 3, 1, effect(deal(1, opponent), gain_life(2), catch_up(draw(2))), flash=True),
    card("Beehive", 2, 1, 4, whenever(a_friendly_character_attacks, deal(4, opponent)), continuous=True),
    card("Toll Gate", 2, 3, 2, whenever(an_enemy_character_enters, deal(6, opponent)), continuous=True),
)
