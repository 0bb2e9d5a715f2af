"""The cards with Aether Level 4."""

from typing import Final

from cardwright.games.kyza.cards.making import card
from cardwright.games.kyza.prints import KyzaCard
from cardwright.games.kyza.questions import DAMAGE
from cardwright.games.kyza.words.vocabulary import *

CARDS: Final[tuple[KyzaCard, ...]] = (
    card("Barge Captain", 4, 2, 1, effect(draw(), nobody_blocks, catch_up(draw(2)))),
    card(
        "Stage Magician",
        4,
        2,
        1,
        effect(set_as_effect(target(you.discard, 2, up_to=True)), deal(1, opponent), catch_up(draw())),
    ),
    card(
        "Iron Cook", 4, 2, 2, effect(heal(each(friendly_character)), deal(2, opponent), catch_up(draw(2))), flash=True
    ),
    card("Fire Eater", 4, 3, 1, effect(deal(2, opponent), catch_up(draw(), deal(1, opponent)))),
    card(
        "Marsh Witch",
        4,
        3,
        2,
        effect(deal(4, target(enemy_character)), deal(1, opponent), catch_up(draw(), deal(1, opponent))),
    ),
    card("Fox Judge", 4, 1, 1, effect(destroy(target(character.that(fighting)))), flash=True),
    card("Ghost Piper", 4, 1, 2, effect(to_hand(target(character)), catch_up(draw())), flash=True),
    card(
        "Tide Caller",
        4,
        2,
        2,
        effect(
            take_out(target(card_in_a_discard)), nobody_blocks, deal(2, opponent), catch_up(draw(), deal(1, opponent))
        ),
        flash=True,
    ),
    card(
        "Harbor Master",
        4,
        4,
        2,
        more_character_spaces(1),
        whenever(a_friendly_character_enters, deal(3, opponent)),
        continuous=True,
    ),
    card("Long Table", 4, 3, 4, whenever(your_turn_starts, draw()), hand_size(2), continuous=True),
    card(
        "Thorn Hedge",
        4,
        2,
        3,
        whenever(an_enemy_character_enters, deal(2, it)),
        whenever(your_turn_ends, deal(2, opponent)),
        continuous=True,
    ),
    card("Patient Hunter", 4, 3, 4, gets_for_each(this_card, DAMAGE, enemy_character), static=True),
)
