"""The cards without a color."""

from typing import Final

from cardwright.games.kryptik.cards.making import NO_FACTION, citizen_card, spell_card
from cardwright.games.kryptik.prints import KryptikCard
from cardwright.games.kryptik.words.vocabulary import *

CARDS: Final[tuple[KryptikCard, ...]] = (
    citizen_card("Hired Hand", "{2}", "1", NO_FACTION, (2, 1), eleven_year(draw()), year=1),
    citizen_card(
        "Clay Sentry",
        "{3}",
        "1",
        NO_FACTION,
        (1, 5),
        cannot_attack(this_card),
        blocks_as_sidestep,
        eleven_year(cannot_this_turn(target(citizen), attack_deed)),
    ),
    citizen_card("Brass Hauler", "{4}", "1", NO_FACTION, (4, 4), has(this_card, EAGER, when=short_time(2)), year=3),
    citizen_card(
        "Wandering Judge",
        "{5}",
        "1",
        NO_FACTION,
        (4, 4),
        enters(abolish(target(citizen.that(overlord), up_to=True))),
    ),
    spell_card("Final Reckoning", "{4}", "1", does(deal(1, target_opponent)), does(draw()), focused=True, limit=1),
    # Banned in constructed and in no booster: it is there for what checks decks.
    spell_card("Empty the Calendar", "{7}", "1", does(destroy(each(row_card))), focused=True, banned=True),
)
