"""The cards with Aether Level 5: characters that cost another one."""

from typing import Final

from cardwright.games.kyza.cards.making import card
from cardwright.games.kyza.prints import KyzaCard
from cardwright.games.kyza.words.vocabulary import *

CARDS: Final[tuple[KyzaCard, ...]] = (
    card("Siege Tower", 5, 5, 5, effect(destroy(target(enemy_character)))),
    card("Moth Queen", 5, 6, 6, effect(exchange_control(target(friendly_character), other_target(enemy_character)))),
    card("Treasure Ship", 5, 5, 6, effect(draw(3), discard(choose(you.hand, 2)))),
    card("Puppet Maker", 5, 5, 5, effect(take_control(target(enemy_character.that(level(most=4)))))),
    card("Palace Guard", 5, 5, 6, effect(no_combat_damage(character)), flash=True),
    card("Night Ferry", 5, 5, 5, effect(destroy(target(enemy_character.that(level(most=4))))), flash=True),
    card("Great Organ", 5, 6, 6, whenever(a_friendly_character_is_destroyed, deal(2, opponent)), continuous=True),
    card("Snow Oracle", 5, 5, 6, whenever(your_turn_ends, gain_life(1)), static=True),
)
