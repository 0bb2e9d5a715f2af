"""What a game shows of its matches besides what all games show alike (`views`)."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from cardwright.kernel.pieces.shapes import Face, OptionView, Printed, Seat, Shown, View

if TYPE_CHECKING:
    from cardwright.kernel.core.state import State
    from cardwright.kernel.pieces.cards import CardPrint
    from cardwright.kernel.pieces.options import Option


@mypyc_attr(allow_interpreted_subclasses=True)
class Shows:
    """What a game shows besides areas, names and the turn; everything in it is public, or about a card that is known.

    Games subclass it and add what they show to the shapes that they are given, under the names of their table. For
    programs, to which words are numbers, they list the words that marks and facts say; a mark that says only what is
    printed on the card, which is known by its number, has none.
    """

    card_words: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """The words of marks, by mark; a mark that is not there is a number or a yes."""
    player_words: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """The words of facts about a player, by fact."""
    match_words: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """The words of facts about the match, by fact."""
    several: ClassVar[tuple[str, ...]] = ()
    """Which of these marks and facts say several of their words, or a number for each."""
    match_numbers: ClassVar[tuple[str, ...]] = ()
    """The names of the `numbers` of the match."""
    player_numbers: ClassVar[tuple[str, ...]] = ()
    """The names of the `numbers` of a player."""
    plain: ClassVar[tuple[str, ...]] = ()
    """The areas in which no card `is_changed` ever: programs are told them as before while the same cards lie there."""

    def match(self, m: "State", shown: View) -> None:
        """Add what is public about the match as a whole: ``facts``, ``stack``, ``links`` and ``fields``."""

    def player(self, m: "State", player: int, shown: Seat) -> None:
        """Add what is public about a player, such as ``counters``."""

    def player_reasons(self, m: "State", player: int, shown: Seat) -> None:
        """Add, for people, what only explains the rest: ``reasons`` of counters, ``limits``, facts that are a text."""

    def own(self, m: "State", player: int, shown: Seat) -> None:
        """Add what a player alone sees of what is theirs besides cards, such as ``counters`` behind a screen."""

    def numbers(self, m: "State", player: int) -> dict[str, Shown]:
        """Return, for programs, the numbers that facts say in a text; of the match where ``player`` is -1."""
        return {}

    def is_changed(self, m: "State", card: int) -> bool:
        """Tell whether more than what is printed on a card says what its face shows, or another one lies on it."""
        return card in m.cards

    def unchanged(self, card: "CardPrint", shown: Face) -> None:
        """Add what the face of a card shows of which nothing but its print matters: ``marks``.

        Programs ask once for each print, and remember.
        """

    def card(self, m: "State", card: int, shown: Face) -> None:
        """Add what the face of a card that `is_changed` shows to somebody who knows the card: ``marks``."""

    def card_reasons(self, m: "State", card: int, shown: Face) -> None:
        """Add why the marks of a card that `is_changed` are as they are: ``reasons``, for people."""

    def printed(self, card: "CardPrint", shown: Printed) -> None:
        """Add what is printed on a card besides its name and text: ``marks``, and ``facts`` to look it up by."""

    def attached(self, m: "State", card: int) -> tuple[int, ...]:
        """Return the cards that lie under or on a card in play that `is_changed`, shown with it to who knows them."""
        return ()

    def option(self, m: "State", chooser: int, option: "Option", shown: OptionView) -> None:
        """Add the places that an option is about, where `Places` do not tell: a path, another player's hidden card.

        Only who is asked sees it, what is at stake too; `views.spot_of` gives the place of a card.
        """

    def step(self, m: "State") -> int:
        """Return which of the table's steps the turn is in, -1 for none."""
        return -1


def printed_on(shows: Shows, card: "CardPrint") -> Printed:
    """Return what is printed on a card besides its name and text."""
    shown: Printed = {"marks": {}, "facts": {}}
    shows.printed(card, shown)
    return shown
