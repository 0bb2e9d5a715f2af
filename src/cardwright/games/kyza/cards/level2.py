"""The cards with Aether Level 2."""

from typing import Final

from cardwright.games.kyza.cards.making import card
from cardwright.games.kyza.prints import KyzaCard
from cardwright.games.kyza.words.vocabulary import *

CARDS: Final[tuple[KyzaCard, ...]] = (
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
