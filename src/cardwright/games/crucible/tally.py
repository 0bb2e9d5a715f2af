"""How a match of Crystal Crucible came about, for those who played it."""

from typing import Final

from cardwright.games.crucible.events import Damaged, Died, Fought, MemoryWon, MonsterWon, SpellCast
from cardwright.games.crucible.state import Crucible
from cardwright.kernel.pieces.tally import Count, Tally

MONSTERS: Final = "Points for monsters"
RIVALS: Final = "Points for rivals"
HITS: Final = "Attacks that hit"
SPELLS: Final = "Spells cast"
DAMAGE: Final = "Damage taken"
DEATHS: Final = "Deaths"


def tally(m: Crucible) -> tuple[Tally, ...]:
    """Count points by source, and blows given and taken; attacks of what was summoned are its owner's."""
    count = Count(m.game.players, (MONSTERS, RIVALS, HITS, SPELLS, DAMAGE, DEATHS))
    entry = m.journal
    while entry is not None:
        event = entry.event
        if isinstance(event, MonsterWon):
            count.add(MONSTERS, event.player, event.amount)
        elif isinstance(event, MemoryWon):
            count.add(RIVALS, event.player, event.amount)
        elif isinstance(event, Fought):
            count.add(HITS, m.owners[event.card], int(event.hit))
        elif isinstance(event, SpellCast):
            count.add(SPELLS, event.player)
        elif isinstance(event, Damaged):
            count.add(DAMAGE, event.player)
        elif isinstance(event, Died):
            count.add(DEATHS, event.player)
        entry = entry.before
    return count.tallies()
