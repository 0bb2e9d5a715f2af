"""The cards with Aether Level 1: the smallest characters."""

from typing import Final

from cardwright.games.kyza.cards.making import card
from cardwright.games.kyza.prints import KyzaCard
from cardwright.games.kyza.words.vocabulary import *

CARDS: Final[tuple[KyzaCard, ...]] = (
    card("Spark Thrower", 1, 4, 1, effect(deal(3, target(enemy_character)), deal(3, opponent), catch_up(draw(2)))),
    card("Pocket Thief", 1, 3, 3, effect(discard_at_random(2, who=opponent), deal(3, opponent), catch_up(draw(2)))),
    card("Letter Carrier", 1, 3, 2, effect(draw(2), catch_up(draw(2)))),
    card("Coin Diver", 1, 4, 2, effect(gain_life(4), deal(3, opponent), catch_up(draw(2)))),
    card(
        "Rat Catcher",
        1,
        4,
        2,
        effect(destroy(target(character.that(level(most=3)))), deal(2, opponent), catch_up(draw(2))),
    ),
    card("Fuse Lighter", 1, 4, 2, effect(deal(3, target(character)), deal(2, opponent), catch_up(draw(2))), flash=True),
    card(
        "Quick Tailor",
        1,
        3,
        4,
        effect(gets_this_turn(target(friendly_character), 3, 2), draw(), deal(3, opponent), catch_up(draw(2))),
        flash=True,
    ),
    card("Town Crier", 1, 1, 1, effect(negate, catch_up(draw())), flash=True),
    card(
        "Bell Ringer",
        1,
        2,
        3,
        effect(cannot_this_turn(target(enemy_character), block), deal(3, opponent), catch_up(draw(2))),
        flash=True,
    ),
    card(
        "Weathervane",
        1,
        2,
        3,
        get(friendly_character, damage=3),
        whenever(a_friendly_character_attacks, catch_up(deal(8, opponent))),
        continuous=True,
    ),
)
