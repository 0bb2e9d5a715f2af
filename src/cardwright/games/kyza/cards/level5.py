"""The cards with Aether Level 5: characters that cost another one."""

from typing import Final

from cardwright.games.kyza.cards.making import card
from cardwright.games.kyza.prints import KyzaCard
from cardwright.games.kyza.words.vocabulary import *

CARDS: Final[tuple[KyzaCard, ...]] = (
    card(
        "Siege Tower",
        5,
        5,
        3,
        effect(destroy(target(enemy_character)), deal(1, opponent), catch_up(draw(2)), cost=pay_life(4)),
    ),
    card(
        "Moth Queen",
        5,
        5,
        6,
        effect(
            exchange_control(target(friendly_character), other_target(enemy_character)),
            deal(3, opponent),
            catch_up(draw(2)),
            cost=pay_life(3),
        ),
    ),
    card("Treasure Ship", 5, 6, 6, effect(draw(3), discard(choose(you.hand)), deal(1, opponent), catch_up(draw(2)))),
    card("Puppet Maker", 5, 6, 5, effect(take_control(target(enemy_character.that(level(most=2)))), catch_up(draw(2)))),
    card(
        "Palace Guard",
        5,
        5,
        5,
        effect(no_combat_damage(enemy_character), deal(2, opponent), catch_up(draw(2))),
        flash=True,
    ),
    card(
        "Night Ferry",
        5,
        6,
        5,
        effect(destroy(target(enemy_character.that(level(most=2)))), catch_up(draw(2))),
        flash=True,
    ),
    card("Great Organ", 5, 7, 4, whenever(a_character_is_destroyed, deal(3, opponent)), continuous=True),
    card("Snow Oracle", 5, 5, 6, whenever(your_turn_ends, deal(1, opponent)), static=True),
)
