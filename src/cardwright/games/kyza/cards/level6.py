"""The cards with Aether Level 6: characters that cost two others."""

from typing import Final

from cardwright.games.kyza.cards.making import card
from cardwright.games.kyza.prints import KyzaCard
from cardwright.games.kyza.words.vocabulary import *

CARDS: Final[tuple[KyzaCard, ...]] = (
    card("Great Whale", 6, 10, 10, effect(deal(4, each(character)), catch_up(draw()))),
    card("World Wheel", 6, 8, 6, effect(shuffle_discard_in, draw())),
    card("Storm King", 6, 8, 7, effect(deal(5, target(enemy_character)), catch_up(draw())), flash=True),
    card("Last Lighthouse", 6, 10, 10, effect(nobody_blocks, deal(2, opponent), catch_up(draw(2))), flash=True),
    card("Old Mountain", 6, 9, 9, whenever(your_turn_ends, deal(1, opponent)), continuous=True),
    card(
        "Silent Bell",
        6,
        9,
        9,
        blocks_with_at_most(1, opponent),
        whenever(your_turn_ends, deal(1, opponent)),
        flash=True,
        continuous=True,
    ),
)
