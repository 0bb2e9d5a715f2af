"""The cards with Aether Level 3."""

from typing import Final

from cardwright.games.kyza.cards.making import card
from cardwright.games.kyza.prints import KyzaCard
from cardwright.games.kyza.words.vocabulary import *

CARDS: Final[tuple[KyzaCard, ...]] = (
    card("Stone Juggler", 3, 4, 2, effect(deal(2, each(enemy_character)), deal(3, opponent), catch_up(draw(2)))),
    card(
        "Bridge Burner",
        3,
        3,
        2,
        effect(destroy(target(enemy_set_card)), nobody_blocks, deal(1, opponent), catch_up(draw(2))),
    ),
    card("Cloud Reader", 3, 3, 2, effect(search(then=to_hand(it)), deal(3, opponent), catch_up(draw(2)))),
    card("Salt Merchant", 3, 2, 3, effect(draw(2), deal(2, opponent), catch_up(draw(2)), cost=pay_life(2))),
    card(
        "Twin Sister",
        3,
        3,
        2,
        effect(put_as_character(target(you.discard.that(level(most=4)))), deal(2, opponent), catch_up(draw(2))),
    ),
    card(
        "Tax Collector",
        3,
        3,
        1,
        effect(discard(choose(the_doer.hand), who=opponent), deal(3, opponent), catch_up(draw(2))),
    ),
    card(
        "Rope Dancer",
        3,
        3,
        2,
        effect(
            cannot_this_turn(target(enemy_character, 2, up_to=True), block),
            draw(),
            deal(3, opponent),
            catch_up(draw(2)),
        ),
        flash=True,
    ),
    card("Wolf Whistler", 3, 3, 2, effect(deal(4, opponent), catch_up(draw(2))), flash=True),
    card(
        "Clock Mender",
        3,
        4,
        2,
        effect(
            one_of(add_time(2, choose(continuous_effect)), remove_time(2, choose(continuous_effect)), draw()),
            draw(),
            deal(3, opponent),
            catch_up(draw(2)),
        ),
        flash=True,
    ),
    card(
        "Anchor",
        3,
        2,
        4,
        cannot(enemy_character.that(level(most=4)), block),
        whenever(your_turn_ends, catch_up(deal(5, opponent))),
        continuous=True,
    ),
    card(
        "War Drum",
        3,
        2,
        3,
        get(friendly_character, damage=2),
        whenever(your_turn_ends, catch_up(deal(4, opponent))),
        continuous=True,
    ),
    card("Bodyguard", 3, 2, 1, get(friendly_character, damage=2, health=1), flash=True, continuous=True),
)
