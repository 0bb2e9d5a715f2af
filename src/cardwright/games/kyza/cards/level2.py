"""The cards with Aether Level 2."""

from typing import Final

from cardwright.games.kyza.cards.making import card
from cardwright.games.kyza.prints import KyzaCard
from cardwright.games.kyza.words.vocabulary import *

CARDS: Final[tuple[KyzaCard, ...]] = (
    card("Hook Fisher", 2, 3, 2, effect(to_hand(target(enemy_character)), catch_up(draw(2)))),
    card("Grave Gardener", 2, 3, 1, effect(to_hand(target(you.discard)), deal(2, opponent), catch_up(draw(2)))),
    card(
        "Lantern Scout",
        2,
        1,
        3,
        effect(look_at_hand, discard(choose(opponent.hand)), nobody_blocks, deal(1, opponent), catch_up(draw(2))),
    ),
    card(
        "Cart Pusher",
        2,
        2,
        3,
        effect(
            draw(), may(put_as_character(choose(you.hand.that(level(most=4))))), deal(1, opponent), catch_up(draw(2))
        ),
    ),
    card(
        "Oath Breaker",
        2,
        4,
        2,
        effect(
            take_control(target(enemy_character.that(level(most=4))), this_turn=True),
            deal(3, opponent),
            catch_up(draw(2)),
        ),
    ),
    card("Mill Keeper", 2, 3, 2, effect(mill(2, who=opponent), deal(3, opponent), catch_up(draw(2)))),
    card(
        "Lock Picker",
        2,
        3,
        2,
        effect(destroy(target(enemy_effect_card)), nobody_blocks, deal(1, opponent), catch_up(draw(2))),
    ),
    card(
        "Snare Setter",
        2,
        3,
        2,
        effect(deal(4, target(enemy_character.that(fighting))), deal(1, opponent), catch_up(draw(2))),
        flash=True,
    ),
    card(
        "Mirror Dancer",
        2,
        2,
        3,
        effect(gets_this_turn(target(friendly_character), 2, 2), draw(), deal(2, opponent), catch_up(draw(2))),
        flash=True,
    ),
    card("Night Nurse", 2, 3, 2, effect(gain_life(2), deal(2, opponent), catch_up(draw(2))), flash=True),
    card("Beehive", 2, 2, 3, whenever(a_friendly_character_attacks, catch_up(deal(6, opponent))), continuous=True),
    card("Toll Gate", 2, 3, 3, whenever(an_enemy_character_enters, deal(7, opponent)), continuous=True),
)
