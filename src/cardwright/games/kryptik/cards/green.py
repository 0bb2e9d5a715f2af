"""The green cards: Thornfolk, who are many, large and hungry."""

from typing import Final

from cardwright.games.kryptik.cards.making import THORNFOLK, citizen_card, spell_card
from cardwright.games.kryptik.prints import KryptikCard
from cardwright.games.kryptik.words.vocabulary import *

CARDS: Final[tuple[KryptikCard, ...]] = (
    citizen_card(
        "Briar Pup",
        "{g}",
        "g",
        THORNFOLK,
        (1, 1),
        eleven_year(gets_this_turn(target(citizen), attack=2)),
        keywords=("toxic",),
        year=0,
    ),
    citizen_card("Sap Tapper", "{g}", "g", THORNFOLK, (1, 1), produces("g"), eleven_year(top_to_soul())),
    citizen_card("Moss Boar", "{1}{g}", "g", THORNFOLK, (3, 2), year=1),
    citizen_card("Hedge Runner", "{1}{g}", "g", THORNFOLK, (2, 2), keywords=("eager",), year=2),
    citizen_card(
        "Trail Singer",
        "{1}{g}",
        "g",
        THORNFOLK,
        (1, 2),
        gets(friendly_citizen.that(faction("Thornfolk")).other, attack=1),
        eleven_year(all_get_this_turn(friendly_citizen, attack=1)),
    ),
    citizen_card(
        "Root Wrestler", "{2}{g}", "g", THORNFOLK, (3, 3), blocks_as_sidestep, keywords=("tenacious",), year=2
    ),
    citizen_card(
        "Thicket Twins",
        "{2}{g}",
        "g",
        THORNFOLK,
        (2, 3),
        enters(search(same_name, then=both(reveal(it), to_hand(it)))),
        year=3,
    ),
    citizen_card("Great Tusker", "{3}{g}", "g", THORNFOLK, (4, 3), keywords=("ravenous",), year=4),
    citizen_card(
        "Orchard Titan",
        "{3}{g}",
        "g",
        THORNFOLK,
        (4, 5),
        whenever(your_turn_starts, gets_this_turn(this, 1, 1)),
        eleven_year(gets_this_turn(target(friendly_citizen), 2, 2)),
    ),
    citizen_card("Bramble Behemoth", "{3}{g}{g}", "g", THORNFOLK, (7, 6), cannot_block(this_card)),
    spell_card(
        "Snarl",
        "{g}",
        "g",
        does(gets_this_turn(target(citizen), 3, 1)),
        eleven_year(gets_this_turn(target(citizen), attack=2)),
    ),
    spell_card("Maul", "{1}{g}", "g", does(strikes(target(friendly_citizen), other_target(citizen))), year=2),
    spell_card(
        "Uproot",
        "{1}{g}",
        "g",
        does(detach_all(target(citizen)), loses_abilities_this_turn(it)),
        does(draw()),
        eleven_year(draw()),
    ),
    spell_card(
        "Year of Plenty", "{1}{g}", "g", does(top_to_soul(engaged=True)), eleven_year(top_to_soul()), focused=True
    ),
    spell_card("Break the Row", "{2}{g}", "g", does(destroy(target(row_card))), does(draw()), focused=True),
    spell_card(
        "Stampede",
        "{3}{g}{g}",
        "g",
        does(gains_this_turn(each(friendly_citizen), RAVENOUS, TENACIOUS)),
        focused=True,
    ),
    citizen_card(
        "Old Bramblehide",
        "{2}{g}{g}",
        "g",
        THORNFOLK,
        (4, 4),
        has(this_card, RAVENOUS, when=short_time(3)),
        keywords=("tenacious",),
        year=4,
        overlord=True,
    ),
    citizen_card(
        "Queen of the Long Grass",
        "{4}{g}{g}",
        "g",
        THORNFOLK,
        (6, 6),
        eleven_year(all_get_this_turn(friendly_citizen, 1, 1)),
        keywords=("eager", "ravenous"),
        overlord=True,
    ),
)
