"""History: a match with undo."""

from cardwright.kernel.basics.errors import UndoRefused
from cardwright.kernel.matches.match import Match
from cardwright.kernel.pieces.zones import NOBODY


class History:
    """A match that remembers how it was before each pick that can still be taken back.

    A pick can be taken back as long as nothing hidden came to light for anybody since, and chance decided nothing.

    The current match is ``history.match``; after an undo it is another object.
    """

    def __init__(self, match: Match) -> None:
        """Begin a history; the match must be played through `choose` from now on."""
        self.match: Match = match
        self._before: list[tuple[int, Match]] = []
        """Who picked, and the match before it. The first may lie behind the barrier: it says who picked last there."""

    def choose(self, pick: object, player: int = NOBODY) -> None:
        """Pick an option as `Match.choose` does, with its errors."""
        before = self.match.copy()
        self.match.choose(pick, player)
        self._keep(before.chooser if player == NOBODY else player, before)

    def concede(self, player: int) -> None:
        """Concede as `Match.concede` does, with its errors; it can be taken back as a pick can."""
        before = self.match.copy()
        self.match.concede(player)
        self._keep(player, before)

    def _keep(self, player: int, before: Match) -> None:
        entry = (player, before)
        if self.match.barrier == before.barrier:
            self._before.append(entry)
        else:
            self._before = [entry]

    def can_undo(self, player: int) -> bool:
        """Tell whether `undo` would take the player's last pick back."""
        return not self._obstacle(player)

    def undo(self, player: int) -> None:
        """Go back to before the last pick of the player, together with all that was picked since.

        Raises `UndoRefused` where that would take back what somebody has learned.
        """
        obstacle = self._obstacle(player)
        if obstacle:
            raise UndoRefused(obstacle)
        while True:
            chooser, before = self._before.pop()
            if chooser == player:
                self.match = before
                return

    def _obstacle(self, player: int) -> str:
        """Say why the player's last pick cannot be taken back; empty if it can."""
        if self.match.over:
            return "The match is over, so nothing can be undone."
        mine = [before for chooser, before in self._before if chooser == player]
        if not mine:
            return "There is nothing to undo: you have chosen nothing since hidden cards last came to light."
        if mine[-1].barrier != self.match.barrier:
            return "That cannot be undone: since then a hidden card came to light, or chance decided something."
        return ""
