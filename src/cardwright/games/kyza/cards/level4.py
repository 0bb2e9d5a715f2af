"""The cards with Aether Level 4: the strongest characters that cost nothing."""

from typing import Final

from cardwright.games.kyza.cards.making import card
from cardwright.games.kyza.prints import KyzaCard
from cardwright.games.kyza.questions import DAMAGE
from cardwright.games.kyza.words.vocabulary import *

CARDS: Final[tuple[KyzaCard, ...]] = (
    card("Barge Captain", 4, 4, 4, effect(draw(), gain_life(2))),
    card("Stage Magician", 4, 4, 4, effect(set_as_effect(target(you.discard)), draw())),
    card("Iron Cook", 4, 3, 5, effect(gain_life(2), heal(each(friendly_character))), flash=True),
    card("Fire Eater", 4, 5, 3, effect(deal(3, opponent))),
    card("Marsh Witch", 4, 4, 4, effect(deal(2, target(enemy_character)), gain_life(1))),
    card("Fox Judge", 4, 4, 4, effect(destroy(target(character.that(fighting, level(most=3))))), flash=True),
    card("Ghost Piper", 4, 4, 4, effect(to_hand(target(character))), flash=True),
    card("Tide Caller", 4, 3, 5, effect(take_out(target(card_in_a_discard)), draw()), flash=True),
    card(
        "Harbor Master",
        4,
        3,
        5,
        more_character_spaces(1),
        whenever(a_friendly_character_enters, gain_life(1)),
        continuous=True,
    ),
    card("Long Table", 4, 3, 5, whenever(your_turn_starts, draw()), hand_size(2), continuous=True),
    card("Thorn Hedge", 4, 3, 5, whenever(an_enemy_character_attacks, deal(1, it)), continuous=True),
    card("Patient Hunter", 4, 3, 4, gets_for_each(this_card, DAMAGE, enemy_character), static=True),
)
