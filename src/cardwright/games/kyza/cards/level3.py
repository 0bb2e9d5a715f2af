"""The cards with Aether Level 3."""

from typing import Final

from cardwright.games.kyza.cards.making import card
from cardwright.games.kyza.prints import KyzaCard
from cardwright.games.kyza.words.vocabulary import *

CARDS: Final[tuple[KyzaCard, ...]] = (
    card("Stone Juggler", 3, 4, 3, effect(deal(2, each(enemy_character)), catch_up(draw(2), deal(3, opponent)))),
    card(
        "Bridge Burner",
        3,
        3,
        3,
        effect(destroy(target(enemy_set_card)), nobody_blocks, catch_up(draw(2), deal(1, opponent))),
    ),
    card(
        "Cloud Reader",
        3,
        4,
        3,
        effect(search(then=to_hand(it)), deal(2, opponent), catch_up(draw(2), deal(3, opponent))),
    ),
    card("Salt Merchant", 3, 2, 3, effect(draw(2), catch_up(draw(2), deal(2, opponent)), cost=pay_life(2))),
    card(
        "Twin Sister",
        3,
        3,
        2,
        effect(put_as_character(target(you.discard.that(level(most=4)))), catch_up(draw(2), deal(2, opponent))),
    ),
    card(
        "Tax Collector",
        3,
        3,
        3,
        effect(discard(choose(the_doer.hand), who=opponent), catch_up(draw(2), deal(3, opponent))),
    ),
    card(
        "Rope Dancer",
        3,
        3,
        4,
        effect(
            cannot_this_turn(target(enemy_character, 2, up_to=True), block),
            draw(),
            catch_up(draw(2), deal(2, opponent)),
        ),
        flash=True,
    ),
    card("Wolf Whistler", 3, 3, 3, effect(deal(3, opponent), catch_up(draw(), deal(1, opponent))), flash=True),
    card(
        "Clock Mender",
        3,
        2,
        2,
        effect(
            one_of(add_time(2, target(continuous_effect)), remove_time(2, target(continuous_effect)), draw()),
            draw(),
            deal(2, opponent),
        ),
        flash=True,
    ),
    card(
        "Anchor",
        3,
        2,
        4,
        cannot(enemy_character.that(level(most=4)), block),
        whenever(your_turn_ends, catch_up(deal(3, opponent))),
        continuous=True,
    ),
    card(
        "War Drum",
        3,
        3,
        3,
        get(friendly_character, damage=2),
        whenever(your_turn_ends, catch_up(deal(3, opponent))),
        continuous=True,
    ),
    card("Bodyguard", 3, 2, 1, get(friendly_character, damage=2, health=1), flash=True, continuous=True),
)
