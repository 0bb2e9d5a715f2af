"""How a match of Kyza Kards came about, for those who played it."""

from typing import Final

from cardwright.games.kyza.events.combat import Attacked, LifeDamaged, LifeGained, LifeLost
from cardwright.games.kyza.events.field import Destroyed, Entered, SetDown
from cardwright.games.kyza.state import Kyza
from cardwright.kernel.pieces.tally import Count, Tally

ATTACKS: Final = "Attacks"
DAMAGE: Final = "Damage taken"
SPENT: Final = "Life lost otherwise"
GAINED: Final = "Life gained"
PLAYED: Final = "Cards played"
SET: Final = "Cards set"
LOST: Final = "Characters lost"


def tally(m: Kyza) -> tuple[Tally, ...]:
    """Count attacks and what came through, and what was played, set and lost."""
    count = Count(m.game.players, (ATTACKS, DAMAGE, SPENT, GAINED, PLAYED, SET, LOST))
    entry = m.journal
    while entry is not None:
        event = entry.event
        if isinstance(event, Attacked):
            count.add(ATTACKS, event.player, len(event.attackers))
        elif isinstance(event, LifeDamaged):
            count.add(DAMAGE, event.player, event.amount)
        elif isinstance(event, LifeLost):
            count.add(SPENT, event.player, event.amount)
        elif isinstance(event, LifeGained):
            count.add(GAINED, event.player, event.amount)
        elif isinstance(event, Entered):
            count.add(PLAYED, event.player, int(event.played))
        elif isinstance(event, SetDown):
            count.add(SET, event.player)
        elif isinstance(event, Destroyed):
            for card, player in zip(event.destroyed, event.players, strict=True):
                count.add(LOST, player, int(card in event.characters))
        entry = entry.before
    return count.tallies()
