"""The cards with Aether Level 6: characters that cost two others."""

from typing import Final

from cardwright.games.kyza.cards.making import card
from cardwright.games.kyza.prints import KyzaCard
from cardwright.games.kyza.words.vocabulary import *

CARDS: Final[tuple[KyzaCard, ...]] = (
    card("Great Whale", 6, 8, 9, effect(deal(4, each(character)))),
    card("World Wheel", 6, 7, 7, effect(shuffle_discard_in, draw())),
    card("Storm King", 6, 9, 7, effect(deal(5, target(enemy_character))), flash=True),
    card("Last Lighthouse", 6, 7, 9, effect(gain_life(6)), flash=True),
    card("Old Mountain", 6, 8, 8, whenever(your_turn_ends, gain_life(2)), continuous=True),
    card("Silent Bell", 6, 8, 8, blocks_with_at_most(1, opponent), flash=True, continuous=True),
)
