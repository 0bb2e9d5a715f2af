"""The black cards: the Gravesworn, to whom the limbo pile is a purse."""

from typing import Final

from cardwright.games.kryptik.cards.making import GRAVESWORN, citizen_card, spell_card
from cardwright.games.kryptik.prints import KryptikCard
from cardwright.games.kryptik.words.vocabulary import *

CARDS: Final[tuple[KryptikCard, ...]] = (
    citizen_card("Bone Picker", "{b}", "b", GRAVESWORN, (1, 1), dies(gets_this_turn(target(citizen), -1, -1)), year=0),
    citizen_card(
        "Cellar Viper",
        "{b}",
        "b",
        GRAVESWORN,
        (1, 1),
        blocks_as_sidestep,
        eleven_year(gains_this_turn(target(citizen), TOXIC)),
        keywords=("toxic",),
    ),
    citizen_card(
        "Debt Collector", "{1}{b}", "b", GRAVESWORN, (2, 2), use(gets_this_turn(this, 1, 1), cost=plunder(2)), year=1
    ),
    citizen_card(
        "Pale Nurse",
        "{1}{b}",
        "b",
        GRAVESWORN,
        (1, 3),
        use(draw(), cost=sacrifice_another, solo=True),
        eleven_year(to_hand(target(you.limbo.citizen))),
    ),
    citizen_card("Tomb Courier", "{1}{b}", "b", GRAVESWORN, (2, 1), enters(mill(2)), eleven_year(draw()), year=1),
    citizen_card(
        "Night Auditor",
        "{2}{b}",
        "b",
        GRAVESWORN,
        (3, 2),
        attacks(discard(who=attacked_player)),
        eleven_year(discard(who=target_opponent)),
    ),
    citizen_card(
        "Mourning Choir", "{2}{b}", "b", GRAVESWORN, (2, 4), whenever(your_turn_ends, if_(citizens_died >= 1, draw()))
    ),
    citizen_card(
        "Grave Surgeon",
        "{3}{b}",
        "b",
        GRAVESWORN,
        (3, 3),
        enters(return_to_island(target(you.limbo.citizen.that(soul_cost(most=2))))),
        year=4,
    ),
    citizen_card("Cairn Knight", "{2}{b}{b}", "b", GRAVESWORN, (3, 4), keywords=("toxic",), year=4),
    citizen_card("Gallows Giant", "{3}{b}{b}", "b", GRAVESWORN, (7, 7), also_costs(sacrifice_a_citizen)),
    spell_card(
        "Wither",
        "{b}",
        "b",
        does(gets_this_turn(target(citizen), -2, -2)),
        eleven_year(gets_this_turn(target(citizen), -1, -1)),
    ),
    spell_card(
        "Spiteful End",
        "{1}{b}",
        "b",
        does(destroy(target(citizen.that(engaged)))),
        eleven_year(engage(target(citizen))),
        year=2,
    ),
    spell_card(
        "Open Ground",
        "{X}{b}{b}",
        "b",
        does(gets_this_turn(target(citizen), minus(any_number), minus(any_number))),
        eleven_year(gets_this_turn(target(citizen), attack=-2)),
    ),
    spell_card(
        "Rob the Ledger",
        "{2}{b}",
        "b",
        does(plunder(3, SPELL, up_to=True), draw(abolished_this_way)),
        eleven_year(draw()),
        focused=True,
    ),
    spell_card(
        "Second Shift",
        "{2}{b}",
        "b",
        does(put_onto_island(target(you.limbo.citizen.that(soul_cost(most=3))))),
        focused=True,
        year=3,
    ),
    spell_card(
        "Settle Accounts",
        "{3}{b}",
        "b",
        does(sacrifice(who=each_player)),
        does(discard(who=each_player)),
        does(draw()),
        focused=True,
    ),
    citizen_card(
        "Sexton Maude",
        "{2}{b}{b}",
        "b",
        GRAVESWORN,
        (3, 3),
        whenever(another_of_yours_dies, offer(gets_this_turn(target(citizen), -2, -2), cost=pay("{1}"))),
        eleven_year(gets_this_turn(target(citizen), -1, -1)),
        year=4,
        overlord=True,
    ),
    citizen_card(
        "The Ninth Creditor",
        "{4}{b}{b}",
        "b",
        GRAVESWORN,
        (6, 6),
        use(destroy(target(citizen)), cost=pay("{2}"), solo=True, when=short_time(3)),
        keywords=("toxic",),
        overlord=True,
    ),
)
