"""Gains: what options seem to win at once, as a thought remembers it from world to world.

Where a game is judged once all that follows from a pick is done, a look at an option plays that out, which takes many
copies; and a thought meets the same options over and over, in worlds and moments that differ little. So there an option
is looked at a few times, and then goes for what it won on average, as in the move-average sampling of playouts
(Finnsson and Björnsson 2008). What an effect asks depends on the effect: it is looked at each time.
"""

from typing import Final

from cardwright.bots.search.effects import finish_effect, is_no_deed
from cardwright.kernel.core.description import AT_ONCE, TURN
from cardwright.kernel.matches.match import Match
from cardwright.kernel.pieces.heads import Head
from cardwright.kernel.seeing.sampling import Worlds

SAMPLES: Final = 3
"""So often an option is looked at before its average counts."""
ENDING: Final = -1e-9
"""What it wins to end the turn: as much as to stay as one is, but a deed that harms nothing comes first."""


class Gains:
    """What options won for whoever picked them, in chances to win, as often as they were looked at."""

    def __init__(self, worlds: Worlds, head: Head | None) -> None:
        """Begin with none; a ``head`` judges in place of the game's own."""
        game = worlds.m.game
        self.after: str = game.judged_after
        """When moments are judged."""
        self._worlds: Worlds = worlds
        self._head: Head | None = head
        self._players: int = game.players
        self._looks: dict[int, int] = {}
        """How often each option was looked at, by its key and who picks it."""
        self._sums: dict[int, float] = {}
        """What it won in all of these."""

    def remembers(self, m: Match) -> bool:
        """Whether what options won before counts: they begin deeds, which are judged once they are done."""
        return m.stop and self.after not in AT_ONCE

    def chances(self, m: Match, keys: list[int], wanted: list[int]) -> list[float]:
        """Return the chance to win that whoever is asked seems to have after each of the options with these indices."""
        if not self.remembers(m):
            return [self._chance(m, i) for i in wanted]
        stands = self._stands(m)
        return [min(1.0, max(0.0, stands + gain)) for gain in self._gains(m, keys, wanted, stands)]

    def best(self, m: Match) -> int:
        """Return the index of the option that seems to win most for whoever may begin a deed."""
        keys = self._worlds.keys(m)
        gains = self._gains(m, keys, list(range(len(keys))))
        best = 0
        for i in range(1, len(gains)):
            if gains[i] > gains[best]:
                best = i
        return best

    def _gains(self, m: Match, keys: list[int], wanted: list[int], stands: float | None = None) -> list[float]:
        """Return what options win, on average or as seen now; how one ``stands`` is found out where it is needed."""
        gains: list[float] = []
        for i in wanted:
            about = keys[i] * self._players + m.chooser
            looks = self._looks.get(about, 0)
            if looks < SAMPLES:
                if stands is None:
                    stands = self._stands(m)
                gain = self._chance(m, i) - stands
                self._looks[about] = looks + 1
                self._sums[about] = self._sums.get(about, 0.0) + gain
                gains.append(gain)
            else:
                gains.append(self._sums[about] / looks)
        return gains

    def _chance(self, m: Match, index: int) -> float:
        """Return the chance to win with an option, once all that its effect asks is decided.

        An option that only ends the turn leaves it as it is.
        """
        if is_no_deed(m, m.codes[index]):
            return self._stands(m)
        player = m.chooser
        child = m.copy()
        child.pick(index)
        if self.after not in AT_ONCE:
            finish_effect(child, player)
        if self.after == TURN and child.turn != m.turn and child.outcome is None:
            return self._stands(m) + ENDING
        return child.game.chances(child, self._head)[player]

    def _stands(self, m: Match) -> float:
        """Return the chance to win of whoever is asked, as things stand."""
        return m.game.chances(m, self._head)[m.chooser]
