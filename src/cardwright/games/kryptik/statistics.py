"""What simulations count of a match: how long it took, and what was done how often, all players together."""

from typing import Final

from cardwright.games.kryptik.events.combat import Attacked, Blocked, RowDestroyed
from cardwright.games.kryptik.events.island import Died
from cardwright.games.kryptik.events.moves import Drew
from cardwright.games.kryptik.events.pile import Cast, Countered, RowAbilityUsed
from cardwright.games.kryptik.state import Kryptik
from cardwright.kernel.core.events import Event

TURNS: Final = "turns"
FIRST_WON: Final = "won by who began"
DRAWN: Final = "cards drawn"
CAST: Final = "cards cast"
ATTACKS: Final = "attacks"
BLOCKED: Final = "attacks blocked"
DESTROYED: Final = "11 year cards destroyed"
ABILITIES: Final = "11 year abilities used"
DIED: Final = "citizens died"
COUNTERED: Final = "cards countered"
COUNTED: Final[dict[type[Event], str]] = {
    Drew: DRAWN,
    Cast: CAST,
    Attacked: ATTACKS,
    Blocked: BLOCKED,
    RowDestroyed: DESTROYED,
    RowAbilityUsed: ABILITIES,
    Died: DIED,
    Countered: COUNTERED,
}
"""Under which names events count."""


def statistics(m: Kryptik) -> dict[str, float]:
    """Return the counts of a match that has ended and kept its journal."""
    found: dict[str, float] = dict.fromkeys(COUNTED.values(), 0.0)
    entry = m.journal
    while entry is not None:
        name = COUNTED.get(type(entry.event))
        if name is not None:
            found[name] += times(entry.event)
        entry = entry.before
    found[TURNS] = float(m.turn)
    found[FIRST_WON] = float(m.outcome is not None and m.outcome.winners == (m.first,))
    return found


def times(event: Event) -> int:
    """Return how often an event counts: as often as there are cards that it is done to."""
    if isinstance(event, RowDestroyed):
        return len(event.destroyed)
    if isinstance(event, Died):
        return len(event.dead)
    return int(len(event.blockers) > 0) if isinstance(event, Blocked) else 1
