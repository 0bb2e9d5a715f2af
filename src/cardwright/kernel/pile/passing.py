"""Passing for people: when a client need not ask its player, because nothing is to be done or none is wanted.

A match asks whoever has priority, unless everybody can see that there is nothing to act with (`priority`). People want
to be asked less: they set *stops* for windows, on their own and on others' turns, and for answers; and they say "pass
until". A client keeps a `Passing` for its player and takes the pick that `pick` returns. What a player's settings are
is seen by nobody, and the pick is made at the same decision where the player would be asked: others learn no more from
it than from a quick pass, if whoever takes it waits a while where settings alone do not pass (`Passing.by_settings`).

In games without priority a turn is ended where nothing else is left to do, for those who want that.
"""

from typing import Final

from cardwright.kernel.core.state import State
from cardwright.kernel.pile.priority import EVERY_STOP, Piled, Priority, stopped, window_stop

NOT: Final = ""
NEXT_WINDOW: Final = "window"
NEXT_TURN: Final = "turn"
OWN_TURN: Final = "own turn"
UNTIL: Final = (NOT, NEXT_WINDOW, NEXT_TURN, OWN_TURN)


class Passing:
    """How one player wants to be asked.

    ``stops`` is a bit mask as for `Piled.stops`; ``idle`` says whether to be asked where nothing
    is left but a pass, or the end of the turn.
    """

    def __init__(self, player: int, stops: int = EVERY_STOP, *, idle: bool = True) -> None:
        """Begin with these stops, passing until nothing."""
        self.player: int = player
        self.stops: int = stops
        self.idle: bool = idle
        self.until: str = NOT
        self.answers: bool = True
        """Whether what somebody else puts on the pile ends a "pass until"."""
        self._turn: int = 0
        self._window: int = -1
        self._waiting: int = 0

    def copy(self) -> "Passing":
        """Return settings of their own that are the same now."""
        new = Passing(self.player, self.stops, idle=self.idle)
        # Fields, by tools.fields.
        new.until = self.until
        new.answers = self.answers
        new._turn = self._turn
        new._window = self._window
        new._waiting = self._waiting
        # That is all of them.
        return new

    def stop_at(self, window: int, *, own_turn: bool, on: bool = True) -> None:
        """Set or clear the stop at a window."""
        bit = window_stop(window, own_turn=own_turn)
        self.stops = self.stops | bit if on else self.stops & ~bit

    def pass_until(self, match: State, until: str, *, answers: bool = True) -> None:
        """Pass from now on, until the next window, the next turn, or the player's own next turn begins.

        With ``answers`` an effect that somebody else puts on the pile ends it too. ValueError for another ``until``.
        """
        if until not in UNTIL:
            raise ValueError(f"One passes until one of {', '.join(UNTIL[1:])}, not until {until!r}.")
        self.until = until
        self.answers = answers
        self._turn = match.turn
        self._window = window_of(match)
        self._waiting = match.piled if isinstance(match, Piled) else 0

    def pick(self, match: State) -> int:
        """Return the index of the pass that is to be taken for the player now, or -1 to ask."""
        if match.over or match.chooser != self.player:
            return -1
        window = window_of(match)
        if window < 0 or not isinstance(match, Piled):
            return -1 if self.idle or not only_ends(match) else 0
        last = len(match.codes) - 1
        self._look(match, window)
        if self.by_settings(match):
            return last
        return -1 if self.idle or last else 0

    def by_settings(self, match: State) -> bool:
        """Tell whether settings alone pass now, which tells nobody what the player holds.

        Where they do not, a pass is taken because nothing else is left, and how soon it comes must not tell that.
        """
        window = window_of(match)
        if window < 0 or not isinstance(match, Piled):
            return False
        return self.until != NOT or not stopped(match, window, self.player, self.stops)

    def _look(self, match: Piled, window: int) -> None:
        """End a "pass until" whose time has come."""
        news = [item for item in match.pile if item.number > self._waiting and item.act.player != self.player]
        if (
            (self.answers and news)
            or (self.until == NEXT_WINDOW and (window, match.turn) != (self._window, self._turn))
            or (self.until == NEXT_TURN and match.turn != self._turn)
            or (self.until == OWN_TURN and match.turn != self._turn and match.active == self.player)
        ):
            self.until = NOT


def window_of(match: State) -> int:
    """Return the window in which the match asks somebody with priority, -1 where it asks something else."""
    if match.over or not match.frames:
        return -1
    op = match.frames[-1].op
    return op.window if isinstance(op, Priority) else -1


def only_ends(match: State) -> bool:
    """Tell whether all that can be done is to end the turn."""
    return len(match.codes) == 1 and match.game.actions.verb(match.codes[0]) in match.game.table.ends
