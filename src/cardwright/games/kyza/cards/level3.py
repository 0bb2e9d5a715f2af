"""The cards with Aether Level 3."""

from typing import Final

from cardwright.games.kyza.cards.making import card
from cardwright.games.kyza.prints import KyzaCard
from cardwright.games.kyza.words.vocabulary import *

CARDS: Final[tuple[KyzaCard, ...]] = (
    card("Stone Juggler", 3, 3, 3, effect(deal(2, each(enemy_character)))),
    card("Bridge Burner", 3, 3, 3, effect(destroy(target(enemy_set_card)), deal(2, opponent))),
    card("Cloud Reader", 3, 2, 4, effect(search(then=to_hand(it)))),
    card("Salt Merchant", 3, 3, 3, effect(draw(2), cost=pay_life(2))),
    card("Twin Sister", 3, 3, 3, effect(put_as_character(target(you.discard.that(level(most=3)))))),
    card("Tax Collector", 3, 3, 3, effect(discard(choose(the_doer.hand), who=opponent), draw())),
    card("Rope Dancer", 3, 3, 3, effect(cannot_this_turn(target(enemy_character, 2, up_to=True), block)), flash=True),
    card("Wolf Whistler", 3, 4, 2, effect(deal(3, opponent)), flash=True),
    card(
        "Clock Mender",
        3,
        2,
        4,
        effect(one_of(add_time(2, target(continuous_effect)), remove_time(2, target(continuous_effect))), draw()),
        flash=True,
    ),
    card("Anchor", 3, 2, 4, cannot(enemy_character.that(level(most=2)), attack), continuous=True),
    card("War Drum", 3, 3, 3, get(friendly_character, damage=1), continuous=True),
    card("Bodyguard", 3, 2, 5, get(friendly_character, health=2), flash=True, continuous=True),
)
