"""The cards with Aether Level 1: the smallest characters."""

from typing import Final

from cardwright.games.kyza.cards.making import card
from cardwright.games.kyza.prints import KyzaCard
from cardwright.games.kyza.words.vocabulary import *

CARDS: Final[tuple[KyzaCard, ...]] = (
    card("Spark Thrower", 1, 3, 2, effect(deal(3, target(enemy_character)), catch_up(draw(2)))),
    card("Pocket Thief", 1, 3, 3, effect(discard_at_random(2, who=opponent), deal(3, opponent), catch_up(draw()))),
    card("Letter Carrier", 1, 2, 1, effect(draw(2), deal(1, opponent))),
    card("Coin Diver", 1, 3, 2, effect(gain_life(4), draw(), catch_up(draw()))),
    card("Rat Catcher", 1, 3, 2, effect(destroy(target(character.that(level(most=3)))), catch_up(draw(2)))),
    card("Fuse Lighter", 1, 2, 1, effect(deal(3, target(character)), catch_up(draw())), flash=True),
    card(
        "Quick Tailor",
        1,
        3,
        2,
        effect(
            gets_this_turn(target(friendly_character), 3, 2),
            draw(),
            deal(1, opponent),
            catch_up(draw(), deal(1, opponent)),
        ),
        flash=True,
    ),
    card("Town Crier", 1, 2, 1, effect(negate, deal(1, opponent), catch_up(draw())), flash=True),
    card(
        "Bell Ringer",
        1,
        3,
        3,
        effect(cannot_this_turn(target(enemy_character), block), draw(), deal(2, opponent), catch_up(draw(2))),
        flash=True,
    ),
    card(
        "Weathervane",
        1,
        2,
        2,
        get(friendly_character, damage=3),
        whenever(a_friendly_character_attacks, deal(5, opponent)),
        continuous=True,
    ),
)
