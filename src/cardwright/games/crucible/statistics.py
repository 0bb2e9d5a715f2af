"""What simulations count of a match: points by source, and how classes, Magicks and cards do."""

from cardwright.games.crucible.actions import MAGICKS
from cardwright.games.crucible.events import Died, Fought, MemoryWon, MonsterWon, Resisted, SpellCast
from cardwright.games.crucible.state import Crucible


def statistics(m: Crucible) -> dict[str, float]:
    """Return the counts of a match that has ended and kept its journal."""
    counted: dict[str, float] = {"rounds": m.turn}
    entry = m.journal
    while entry is not None:
        event = entry.event
        if isinstance(event, MonsterWon):
            add(counted, "points/monsters", event.amount)
        elif isinstance(event, MemoryWon):
            add(counted, "points/characters", event.amount)
        elif isinstance(event, Died):
            add(counted, "deaths", 1)
        elif isinstance(event, SpellCast):
            add(counted, f"cast/{m.prints[event.card].name}", 1)
        elif isinstance(event, Fought):
            add(counted, f"attacks/{'hit' if event.hit else 'blocked'}", 1)
        elif isinstance(event, Resisted):
            add(counted, f"spells/{'worked' if event.worked else 'resisted'}", 1)
        entry = entry.before
    for player in m.seats:
        place = m.order.index(player)
        won = m.outcome is not None and player in m.outcome.winners
        for what in (
            f"class/{m.prints[m.tokens[player]].name}",
            f"magick/{MAGICKS[m.magicks[player]]}",
            f"seat/{place}",
        ):
            add(counted, f"{what}/played", 1)
            add(counted, f"{what}/won", won)
    return counted


def add(counted: dict[str, float], name: str, amount: float) -> None:
    """Count something."""
    counted[name] = counted.get(name, 0) + amount
