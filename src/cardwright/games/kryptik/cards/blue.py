"""The blue cards: the Driftborn, who slip past, look ahead and say no."""

from typing import Final

from cardwright.games.kryptik.cards.making import DRIFTBORN, citizen_card, spell_card
from cardwright.games.kryptik.prints import KryptikCard
from cardwright.games.kryptik.words.vocabulary import *

CARDS: Final[tuple[KryptikCard, ...]] = (
    citizen_card("Reed Skiff", "{u}", "u", DRIFTBORN, (1, 1), keywords=("sidestep",), year=0),
    citizen_card(
        "Tide Reader", "{u}", "u", DRIFTBORN, (1, 1), enters(look_at(target(your_row_card))), eleven_year(probe(1))
    ),
    citizen_card(
        "Fog Pilot",
        "{1}{u}",
        "u",
        DRIFTBORN,
        (1, 3),
        use(gains_this_turn(target(citizen), SIDESTEP), cost=engage_this),
        year=2,
    ),
    citizen_card(
        "Glass Diver",
        "{1}{u}",
        "u",
        DRIFTBORN,
        (2, 1),
        eleven_year(loses_abilities_this_turn(target(citizen))),
        keywords=("sidestep",),
    ),
    citizen_card(
        "Ledger Thief",
        "{1}{u}",
        "u",
        DRIFTBORN,
        (2, 2),
        whenever(this_hits_the_row, offer(draw(), cost=pay("{1}"))),
        year=2,
    ),
    citizen_card(
        "Current Warden",
        "{2}{u}",
        "u",
        DRIFTBORN,
        (2, 4),
        use(to_hand(this), cost=pay("{u}"), solo=True),
        eleven_year(to_hand(target(citizen))),
    ),
    citizen_card("Mirror Gull", "{2}{u}", "u", DRIFTBORN, (2, 2), enters(probe(2)), keywords=("sidestep",), year=3),
    citizen_card(
        "Storm Cellist",
        "{3}{u}",
        "u",
        DRIFTBORN,
        (3, 4),
        whenever(you_cast_a_spell, engage(target(enemy_citizen))),
        eleven_year(probe(2)),
    ),
    citizen_card(
        "Undertow Broker",
        "{2}{u}{u}",
        "u",
        DRIFTBORN,
        (3, 3),
        enters(
            gain_control(enemy_citizen.that(attack_at_most(2)), this_turn=True),
            gains_this_turn(it, EAGER),
        ),
        year=4,
    ),
    citizen_card(
        "Leviathan Calf",
        "{3}{u}{u}",
        "u",
        DRIFTBORN,
        (5, 5),
        cannot_block(citizen.that(attack_at_most(2)), this_card),
        year=5,
    ),
    spell_card("Not So Fast", "{1}{u}", "u", does(counter_card), eleven_year(counter_effect)),
    spell_card("Hush", "{u}", "u", does(counter_ability)),
    spell_card(
        "Slip Away",
        "{2}{u}",
        "u",
        does(to_hand(target(citizen, 2, up_to=True))),
        eleven_year(to_hand(target(citizen, up_to=True))),
        year=2,
    ),
    spell_card(
        "Sound the Depths",
        "{u}",
        "u",
        does(look_at_row, rearrange),
        does(draw()),
        eleven_year(probe(2)),
        focused=True,
    ),
    spell_card("Study the Wreck", "{X}{u}", "u", does(draw(any_number)), eleven_year(draw()), focused=True),
    spell_card("Change of Hands", "{3}{u}{u}", "u", does(gain_control(citizen)), focused=True),
    citizen_card(
        "Nerys, the Quiet Current",
        "{2}{u}{u}",
        "u",
        DRIFTBORN,
        (3, 4),
        whenever(this_hits_the_row, look_at_hand(its_owner)),
        eleven_year(probe(2)),
        keywords=("sidestep",),
        overlord=True,
    ),
    citizen_card(
        "Admiral Quill",
        "{4}{u}{u}",
        "u",
        DRIFTBORN,
        (4, 6),
        enters(to_hand(each(citizen.other))),
        eleven_year(to_hand(target(citizen))),
        year=6,
        overlord=True,
    ),
)
