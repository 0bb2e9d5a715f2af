"""What a game shows of its matches besides what all games show alike (`views`)."""

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from cardwright.kernel.cards import CardPrint
    from cardwright.kernel.state import State

View = dict[str, Any]
"""What `views.view` returns: texts, numbers, lists and dictionaries, ready for JSON."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Shows:
    """What a game shows besides areas, names and the turn; everything in it is public, or about a card that is known.

    Games subclass it and add what they show to the dictionaries that they are given.
    """

    def match(self, m: "State", shown: View) -> None:
        """Add what is public about the match as a whole."""

    def player(self, m: "State", player: int, shown: View) -> None:
        """Add what is public about a player, such as ``counters``."""

    def own(self, m: "State", player: int, shown: View) -> None:
        """Add what a player alone sees of what is theirs besides cards, such as ``counters`` behind a screen."""

    def card(self, m: "State", card: int, shown: View) -> None:
        """Add what a card's face shows to somebody who knows the card."""

    def printed(self, card: "CardPrint", shown: View) -> None:
        """Add what is printed on a card besides its name and text, under the names of marks where there are some."""

    def attached(self, m: "State", card: int) -> tuple[int, ...]:
        """Return the cards that lie under or on a card in play and are shown with it."""
        return ()

    def step(self, m: "State") -> int:
        """Return which of the table's steps the turn is in, -1 for none."""
        return -1
