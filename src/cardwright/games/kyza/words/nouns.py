"""Sets of cards: characters, effects, the cards of a hand, deck or discard pile. Filters narrow them."""

from dataclasses import dataclass, replace
from typing import Annotated, Final

from cardwright.games.kyza.state import Kyza
from cardwright.games.kyza.zones import CHARACTERS, DECK, DISCARD, EFFECTS, HAND, SET, ZONES
from cardwright.kernel.core.frames import Activation
from cardwright.kernel.grammar import A, Nominal, Noun, states
from cardwright.kernel.pile.priority import Item
from cardwright.language.choice import Waiting
from cardwright.language.limits import Among
from cardwright.language.players import OPPONENT, YOU, Player, gathered, lying, means, side
from cardwright.language.targets import Except
from cardwright.language.words import Cards, Filter, described

SET_ONES: Final = 0
CONTINUOUS_ONES: Final = 1
ALL_EFFECTS: Final = 2


@dataclass(frozen=True)
class Characters(Cards):
    """Characters on the field, of one player or of both."""

    whose: Player | None = None
    filters: tuple[Filter, ...] = ()

    def among(self, m: Kyza, act: Activation) -> list[int]:
        """Return them, the active player's first."""
        return gathered(m, act, self.whose, (CHARACTERS,), self.filters)

    def includes(self, m: Kyza, act: Activation, card: int) -> bool:
        player, kind = divmod(m.where[card], ZONES)
        if kind != CHARACTERS or not means(self.whose, m, act, player):
            return False
        return all([f.fits(m, act, card) for f in self.filters])

    def that(self, *filters: Filter) -> "Characters":
        """Return those with these properties too."""
        return replace(self, filters=(*self.filters, *filters))

    @property
    def other(self) -> "Characters":
        """Those that are not the source."""
        return self.that(Except())

    def noun(self, det: str = A, n: int | str = 1, *, up_to: bool = False) -> Nominal:
        return described(Noun("character", det, n, up_to=up_to), self.filters, side(self.whose))


@dataclass(frozen=True)
class EffectCards(Cards):
    """Effects on the field: those set face down, the continuous ones that work, or all; never the source itself."""

    whose: Player | None = None
    which: Annotated[int, Among(SET_ONES, CONTINUOUS_ONES, ALL_EFFECTS)] = ALL_EFFECTS
    filters: tuple[Filter, ...] = ()

    def among(self, m: Kyza, act: Activation) -> list[int]:
        """Return them, the active player's first."""
        cards = gathered(m, act, self.whose, (SET, EFFECTS), ())
        return [card for card in cards if self.includes(m, act, card)]

    def includes(self, m: Kyza, act: Activation, card: int) -> bool:
        player, kind = divmod(m.where[card], ZONES)
        if card == act.source or not means(self.whose, m, act, player):
            return False
        if kind == SET:
            if self.which == CONTINUOUS_ONES:
                return False
        elif kind != EFFECTS or self.which == SET_ONES or (self.which == CONTINUOUS_ONES and not m.state(card).active):
            return False
        return all([f.fits(m, act, card) for f in self.filters])

    def that(self, *filters: Filter) -> "EffectCards":
        """Return those with these properties too."""
        return replace(self, filters=(*self.filters, *filters))

    def noun(self, det: str = A, n: int | str = 1, *, up_to: bool = False) -> Nominal:
        head = ("set card", "continuous effect", "effect card")[self.which]
        return described(Noun(head, det, n, up_to=up_to), self.filters, side(self.whose))


@dataclass(frozen=True)
class CardsIn(Cards):
    """The cards in a hand, deck or discard pile; of one player or both."""

    zone: Annotated[int, Among(HAND, DECK, DISCARD)]
    whose: Player | None = YOU
    filters: tuple[Filter, ...] = ()

    def among(self, m: Kyza, act: Activation) -> list[int]:
        """Return them in the order of the zone."""
        return gathered(m, act, self.whose, (self.zone,), self.filters)

    def outside(self) -> bool:
        """These areas are out of play."""
        return True

    def hidden(self) -> bool:
        """Hands and decks are."""
        return self.zone in {HAND, DECK}

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
        place = {HAND: "hand", DECK: "deck", DISCARD: "discard pile"}[self.zone]
        return lying(Noun("card", det, n, up_to=up_to), where, place, self.whose, self.filters)


@dataclass(frozen=True)
class WaitingEffect(Waiting):
    """An effect that was activated and waits on the stack, of the opponent or of anybody."""

    whose: Player | None = OPPONENT

    def waits(self, m: Kyza, act: Activation, item: Item) -> bool:
        """Tell whether it was activated, by whom is meant, and is not this one itself."""
        return item.card >= 0 and item.card != act.source and means(self.whose, m, act, item.act.player)

    def noun(self, det: str = A, n: int | str = 1, *, up_to: bool = False) -> Nominal:
        if self.whose is None:
            return Noun("effect", det, n, up_to=up_to, before=("waiting",))
        return Noun("effect", det, n, up_to=up_to, after=("that", states(self.whose.nominal(), "have activated")))
