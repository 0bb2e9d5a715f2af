"""The cards with Aether Level 1: small characters, strong effects."""

from typing import Final

from cardwright.games.kyza.cards.making import card
from cardwright.games.kyza.prints import KyzaCard
from cardwright.games.kyza.words.vocabulary import *

CARDS: Final[tuple[KyzaCard, ...]] = (
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
