"""The cards with Aether Level 1: the smallest characters."""

from typing import Final

from cardwright.games.kyza.cards.making import card
from cardwright.games.kyza.prints import KyzaCard
from cardwright.games.kyza.words.vocabulary import *

CARDS: Final[tuple[KyzaCard, ...]] = (
    card("Spark Thrower", 1, 4, 3, effect(deal(3, target(enemy_character)), catch_up(draw(2), deal(3, opponent)))),
    card(
        "Pocket Thief",
        1,
        3,
        4,
        effect(discard_at_random(2, who=opponent), deal(2, opponent), catch_up(draw(2), deal(2, opponent))),
    ),
    card("Letter Carrier", 1, 1, 2, effect(draw(2), deal(1, opponent))),
    card("Coin Diver", 1, 4, 3, effect(gain_life(4), catch_up(draw(2), deal(2, opponent)))),
    card(
        "Rat Catcher",
        1,
        4,
        2,
        effect(destroy(target(character.that(level(most=3)))), catch_up(draw(2), deal(2, opponent))),
    ),
    card("Fuse Lighter", 1, 4, 3, effect(deal(3, target(character)), catch_up(draw(2), deal(3, opponent))), flash=True),
    card(
        "Quick Tailor",
        1,
        3,
        4,
        effect(gets_this_turn(target(friendly_character), 3, 2), draw(), catch_up(draw(2), deal(2, opponent))),
        flash=True,
    ),
    card("Town Crier", 1, 1, 1, effect(negate, catch_up(draw(), deal(1, opponent))), flash=True),
    card(
        "Bell Ringer",
        1,
        3,
        4,
        effect(cannot_this_turn(target(enemy_character), block), catch_up(draw(2), deal(3, opponent))),
        flash=True,
    ),
    card(
        "Weathervane",
        1,
        2,
        3,
        get(friendly_character, damage=3),
        whenever(a_friendly_character_attacks, catch_up(deal(7, opponent))),
        continuous=True,
    ),
)
