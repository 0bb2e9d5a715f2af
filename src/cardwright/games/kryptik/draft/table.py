"""What the table of a draft looks like: its cards are drawn as those of the game."""

from collections.abc import Mapping
from dataclasses import replace
from typing import ClassVar, Final

from cardwright.games.kryptik.deckrules import GAME, LIMITED
from cardwright.games.kryptik.deckrules import POOL as BESIDE
from cardwright.games.kryptik.draft.picking import BUILDING
from cardwright.games.kryptik.draft.state import Draft
from cardwright.games.kryptik.draft.zones import DECK, PACK, POOL, UNOPENED
from cardwright.games.kryptik.prints import KryptikCard
from cardwright.games.kryptik.table import LOOK
from cardwright.games.kryptik.table import TABLE as CARDS_OF
from cardwright.games.kryptik.views import CARD_WORDS, figures
from cardwright.kernel.core.shows import Shows
from cardwright.kernel.pieces.cards import CardPrint
from cardwright.kernel.pieces.shapes import Face, Printed
from cardwright.kernel.pieces.tables import FAN, PILE, ROW, Area, Emblem, ListMade, Meaning

TABLE: Final = replace(
    CARDS_OF,
    areas=(
        Area("pack", "Booster", PACK, ROW, faceup=False),
        Area("deck", "Deck", DECK, ROW, faceup=False),
        Area("pool", "Pool", POOL, FAN, faceup=False),
        Area("unopened", "Unopened boosters", UNOPENED, PILE, faceup=False),
    ),
    shared=(),
    steps=("Picking", "Deck building"),
    windows=(),
    places=(),
    meanings=(
        Meaning("pick", "", "*", figures=True),
        Meaning("take in", "", "*", figures=True),
        Meaning("leave out", "", "*", figures=True),
        Meaning("done", "that is all"),
    ),
    turn="booster",
    look=replace(LOOK, emblem=Emblem("swap-bag", "#7553a0", "clouds")),
    makes=ListMade(GAME, ((LIMITED, "deck"), (BESIDE, "pool"))),
)


class DraftShows(Shows):
    """The white list of a draft."""

    card_words: ClassVar[Mapping[str, tuple[str, ...]]] = CARD_WORDS
    plain: ClassVar[tuple[str, ...]] = ("pack", "deck")

    def unchanged(self, card: CardPrint, shown: Face) -> None:
        assert isinstance(card, KryptikCard)
        figures(card, shown)

    def printed(self, card: CardPrint, shown: Printed) -> None:
        assert isinstance(card, KryptikCard)
        figures(card, shown)

    def step(self, m: Draft) -> int:
        """Return whether cards are picked or decks are built."""
        return int(bool(m.frames) and m.frames[0].pc == BUILDING)
