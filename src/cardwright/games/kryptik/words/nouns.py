"""Sets of cards: citizens, the cards of a hand, deck or limbo pile, 11 year cards, and what waits on the pile."""

from dataclasses import dataclass, replace
from typing import Annotated, Final

from cardwright.games.kryptik.casting import CASTING, EntersIsland
from cardwright.games.kryptik.row import ElevenYearChoice
from cardwright.games.kryptik.state import Kryptik
from cardwright.games.kryptik.words.costs import ANY_TYPE, CITIZEN, SPELL
from cardwright.games.kryptik.zones import DECK, HAND, ISLAND, LIMBO
from cardwright.kernel.core.frames import Activation
from cardwright.kernel.grammar import A, Nominal, Noun
from cardwright.kernel.pieces.zones import NOBODY
from cardwright.kernel.pile.priority import Item
from cardwright.language.choice import Waiting
from cardwright.language.limits import Among
from cardwright.language.players import YOU, Player, gathered, lying, means, side, those
from cardwright.language.targets import Except
from cardwright.language.words import Cards, Filter, described, narrowed

ROW_CARD: Final = "11 year card"


def row_of(whose: Nominal) -> Noun:
    """Say somebody's 11 year row; no pronoun can mean it."""
    return Noun("11 year row", of=whose, mere=True)


@dataclass(frozen=True)
class Citizens(Cards):
    """Citizens on the island, of one player or of all (kryptik:target.island, kryptik:island.targets)."""

    whose: Player | None = None
    filters: tuple[Filter, ...] = ()

    def among(self, m: Kryptik, act: Activation) -> list[int]:
        """Return them, the active player's first."""
        return gathered(m, act, self.whose, (ISLAND,), self.filters)

    def includes(self, m: Kryptik, act: Activation, card: int) -> bool:
        if not m.on_island(card) or not means(self.whose, m, act, m.controller(card)):
            return False
        return False not in [f.fits(m, act, card) for f in self.filters]

    def that(self, *filters: Filter) -> "Citizens":
        """Return those with these properties too."""
        return replace(self, filters=(*self.filters, *filters))

    @property
    def other(self) -> "Citizens":
        """Those that are not the source."""
        return self.that(Except())

    def noun(self, det: str = A, n: int | str = 1, *, up_to: bool = False) -> Nominal:
        return described(Noun("citizen", det, n, up_to=up_to), self.filters, side(self.whose))


@dataclass(frozen=True)
class CardsIn(Cards):
    """The cards in a hand, deck or limbo pile, of a type or of any; of one player or of all."""

    zone: Annotated[int, Among(HAND, DECK, LIMBO)]
    whose: Player | None = YOU
    kind: Annotated[str, Among(ANY_TYPE, CITIZEN, SPELL)] = ANY_TYPE
    filters: tuple[Filter, ...] = ()

    def among(self, m: Kryptik, act: Activation) -> list[int]:
        """Return them in the order of the zone."""
        cards = gathered(m, act, self.whose, (self.zone,), ())
        if self.kind != ANY_TYPE:
            cards = [card for card in cards if m.printed[card].citizen == (self.kind == CITIZEN)]
        return narrowed(m, act, cards, self.filters)

    def outside(self) -> bool:
        """These areas are out of play."""
        return True

    def hidden(self) -> bool:
        """Hands and decks are."""
        return self.zone in {HAND, DECK}

    @property
    def citizen(self) -> "CardsIn":
        """Those that are citizens."""
        return replace(self, kind=CITIZEN)

    def that(self, *filters: Filter) -> "CardsIn":
        """Return those with these properties too."""
        return replace(self, filters=(*self.filters, *filters))

    def noun(self, det: str = A, n: int | str = 1, *, up_to: bool = False) -> Nominal:
        """Say them as what is taken: "a card from your hand"."""
        return self.lying("from", det, n, up_to=up_to)

    def counted(self, det: str = A, n: int | str = 1) -> Nominal:
        """Say them as what is there: "a card in your hand"."""
        return self.lying("in", det, n)

    def lying(self, where: str, det: str, n: int | str, *, up_to: bool = False) -> Noun:
        """Say them with their place."""
        place = {HAND: "hand", DECK: "deck", LIMBO: "limbo pile"}[self.zone]
        return lying(Noun(self.kind or "card", det, n, up_to=up_to), where, place, self.whose, self.filters)


@dataclass(frozen=True)
class RowCards(Cards):
    """The 11 year cards of one player or of all, in their places."""

    whose: Player | None = None

    def among(self, m: Kryptik, act: Activation) -> list[int]:
        """Return them, the active player's first."""
        return [card for player in those(self.whose, m, act) for card in m.row_cards(player)]

    def includes(self, m: Kryptik, act: Activation, card: int) -> bool:
        return m.in_row(card) and means(self.whose, m, act, m.controller(card))

    def hidden(self) -> bool:
        """Not even their owner sees them."""
        return True

    def noun(self, det: str = A, n: int | str = 1, *, up_to: bool = False) -> Nominal:
        if self.whose is None:
            return Noun(ROW_CARD, det, n, up_to=up_to)
        return Noun("card", det, n, up_to=up_to, after=("of", row_of(self.whose.nominal())))


@dataclass(frozen=True)
class UnderThis(Cards):
    """The cards attached to the source."""

    def among(self, m: Kryptik, act: Activation) -> list[int]:
        return list(m.under(act.source))

    def noun(self, det: str = A, n: int | str = 1, *, up_to: bool = False) -> Nominal:
        return Noun("card", det, n, up_to=up_to, before=("attached",))


@dataclass(frozen=True)
class OfType(Cards):
    """Cards of a type as they are cast: whether one is such a card is asked wherever it comes from."""

    kind: Annotated[str, Among(CITIZEN, SPELL)]

    def among(self, m: Kryptik, act: Activation) -> list[int]:
        """Return those that lie on the pile; nobody picks among what cannot be seen."""
        return [card for card in m.zones[m.pile_zone] if m.printed[card].citizen == (self.kind == CITIZEN)]

    def includes(self, m: Kryptik, act: Activation, card: int) -> bool:
        return m.printed[card].citizen == (self.kind == CITIZEN)

    def noun(self, det: str = A, n: int | str = 1, *, up_to: bool = False) -> Nominal:
        return Noun(self.kind, det, n, up_to=up_to)


@dataclass(frozen=True)
class OnPile(Cards):
    """The cards on the pile, which are being cast or used by their 11 year abilities (kryptik:counter.only-cast)."""

    def among(self, m: Kryptik, act: Activation) -> list[int]:
        """Return them, each once."""
        return list(dict.fromkeys([item.card for item in m.pile if item.card not in {NOBODY, act.source}]))

    def noun(self, det: str = A, n: int | str = 1, *, up_to: bool = False) -> Nominal:
        return Noun("card", det, n, up_to=up_to, after=("on the effect pile",))


@dataclass(frozen=True)
class WaitingEffect(Waiting):
    """An effect on the pile: an ability, a paragraph of a spell, or an 11 year choice; or an ability alone.

    kryptik:ruling.effects
    """

    of_ability: bool = False

    def waits(self, m: Kryptik, act: Activation, item: Item) -> bool:
        """Tell whether it is one, and not a citizen that is being cast."""
        if isinstance(item.effect, EntersIsland):
            return False
        return not self.of_ability or not (CASTING in item.act.names.words or isinstance(item.effect, ElevenYearChoice))

    def noun(self, det: str = A, n: int | str = 1, *, up_to: bool = False) -> Nominal:
        if self.of_ability:
            return Noun("effect", det, n, up_to=up_to, after=("of an ability",))
        return Noun("effect", det, n, up_to=up_to)
