"""What a draft does by itself: it goes on without whoever leaves."""

from typing import Final

from cardwright.games.kryptik.draft.events import LeftDraft
from cardwright.games.kryptik.draft.state import Draft
from cardwright.kernel.core.rules import Rules


class DraftRules(Rules):
    """The rules of a draft, as far as the kernel asks for them."""

    def goes_on_without(self, m: Draft, player: int) -> bool:
        return True

    def left_game(self, m: Draft, player: int) -> None:
        """Clear the place of a player who has left, if the draft goes on."""
        if len(m.seats) > 1:
            m.do(LeftDraft(player))


RULES: Final = DraftRules()
