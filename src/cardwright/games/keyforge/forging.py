"""Forging keys."""

from cardwright.games.keyforge.events import Forged
from cardwright.games.keyforge.state import KEYS_TO_WIN, KeyForge


def forge_step(m: KeyForge) -> None:
    """Step 1: forge one key if the pool affords it (keyforge:forge.must, keyforge:forge.one-per-step)."""
    player = m.active
    if m.index and m.about_player("skips forging", player):
        return
    cost = m.key_cost(player)
    if m.aember[player] >= cost:
        forge(m, player, cost)


def forge(m: KeyForge, player: int, cost: int) -> None:
    """Forge a key at a cost that the pool affords; the third one wins at once (keyforge:win.third-key)."""
    m.do(Forged(player, cost))
    if m.keys[player] >= KEYS_TO_WIN:
        m.end((player,), "third key forged")
