"""The cards with Aether Level 6: characters that cost two others."""

from typing import Final

from cardwright.games.kyza.cards.making import card
from cardwright.games.kyza.prints import KyzaCard
from cardwright.games.kyza.words.vocabulary import *

CARDS: Final[tuple[KyzaCard, ...]] = (
    card("Great Whale", 6, 10, 10, effect(deal(4, each(character)), deal(1, opponent), catch_up(draw(2)))),
    card("World Wheel", 6, 9, 8, effect(shuffle_discard_in, catch_up(draw()))),
    card("Storm King", 6, 9, 8, effect(deal(5, target(enemy_character)), catch_up(draw(2))), flash=True),
    card("Last Lighthouse", 6, 9, 9, effect(nobody_blocks, deal(3, opponent), catch_up(draw(2))), flash=True),
    card("Old Mountain", 6, 11, 10, whenever(your_turn_ends, catch_up(deal(4, opponent))), continuous=True),
    card(
        "Silent Bell",
        6,
        11,
        9,
        blocks_with_at_most(1, opponent),
        whenever(your_turn_ends, catch_up(deal(2, opponent))),
        flash=True,
        continuous=True,
    ),
)
