"""The cards with Aether Level 2."""

from typing import Final

from cardwright.games.kyza.cards.making import card
from cardwright.games.kyza.prints import KyzaCard
from cardwright.games.kyza.words.vocabulary import *

CARDS: Final[tuple[KyzaCard, ...]] = (
    card("Hook Fisher", 2, 3, 3, effect(to_hand(target(enemy_character)), catch_up(draw(2), deal(2, opponent)))),
    card("Grave Gardener", 2, 3, 4, effect(to_hand(target(you.discard)), catch_up(draw(2), deal(2, opponent)))),
    card(
        "Lantern Scout",
        2,
        2,
        3,
        effect(look_at_hand, discard(choose(opponent.hand)), nobody_blocks, catch_up(draw(2), deal(1, opponent))),
    ),
    card("Cart Pusher", 2, 1, 3, effect(draw(), may(put_as_character(choose(you.hand.that(level(most=4))))))),
    card(
        "Oath Breaker",
        2,
        4,
        3,
        effect(
            take_control(target(enemy_character.that(level(most=4))), this_turn=True),
            catch_up(draw(2), deal(3, opponent)),
        ),
    ),
    card("Mill Keeper", 2, 3, 3, effect(mill(2, who=opponent), catch_up(draw(2), deal(3, opponent)))),
    card(
        "Lock Picker",
        2,
        3,
        2,
        effect(destroy(target(enemy_effect_card)), nobody_blocks, catch_up(draw(2), deal(1, opponent))),
    ),
    card(
        "Snare Setter",
        2,
        4,
        2,
        effect(deal(4, target(enemy_character.that(fighting))), catch_up(draw(2), deal(1, opponent))),
        flash=True,
    ),
    card(
        "Mirror Dancer",
        2,
        2,
        3,
        effect(gets_this_turn(target(friendly_character), 2, 2), draw(), catch_up(deal(2, opponent))),
        flash=True,
    ),
    card("Night Nurse", 2, 3, 3, effect(gain_life(2), catch_up(draw(2), deal(2, opponent))), flash=True),
    card("Beehive", 2, 2, 3, whenever(a_friendly_character_attacks, catch_up(deal(5, opponent))), continuous=True),
    card("Toll Gate", 2, 3, 4, whenever(an_enemy_character_enters, deal(6, opponent)), continuous=True),
)
