"""The cards with Aether Level 4."""

from typing import Final

from cardwright.games.kyza.cards.making import card
from cardwright.games.kyza.prints import KyzaCard
from cardwright.games.kyza.questions import DAMAGE
from cardwright.games.kyza.words.vocabulary import *

CARDS: Final[tuple[KyzaCard, ...]] = (
    card("Barge Captain", 4, 3, 2, effect(draw(), nobody_blocks, deal(1, opponent), catch_up(draw(2)))),
    card(
        "Stage Magician",
        4,
        2,
        3,
        effect(set_as_effect(target(you.discard, 2, up_to=True)), deal(2, opponent), catch_up(draw(2))),
    ),
    card(
        "Iron Cook", 4, 3, 1, effect(heal(each(friendly_character)), deal(3, opponent), catch_up(draw(2))), flash=True
    ),
    card("Fire Eater", 4, 1, 5, effect(deal(4, opponent), catch_up(draw(2)))),
    card("Marsh Witch", 4, 3, 2, effect(deal(4, target(enemy_character)), deal(2, opponent), catch_up(draw(2)))),
    card(
        "Fox Judge",
        4,
        2,
        1,
        effect(destroy(target(character.that(fighting, level(most=5)))), catch_up(draw(2))),
        flash=True,
    ),
    card("Ghost Piper", 4, 2, 3, effect(to_hand(target(character)), catch_up(draw(2))), flash=True),
    card(
        "Tide Caller",
        4,
        3,
        2,
        effect(take_out(target(card_in_a_discard)), nobody_blocks, deal(3, opponent), catch_up(draw(2))),
        flash=True,
    ),
    card(
        "Harbor Master",
        4,
        4,
        1,
        more_character_spaces(1),
        whenever(a_friendly_character_enters, catch_up(deal(6, opponent))),
        continuous=True,
    ),
    card("Long Table", 4, 3, 2, whenever(your_turn_starts, draw()), hand_size(2), continuous=True),
    card(
        "Thorn Hedge",
        4,
        3,
        3,
        whenever(an_enemy_character_enters, deal(2, it)),
        whenever(your_turn_ends, catch_up(deal(3, opponent))),
        continuous=True,
    ),
    card("Patient Hunter", 4, 3, 4, gets_for_each(this_card, DAMAGE, enemy_character), static=True),
)
