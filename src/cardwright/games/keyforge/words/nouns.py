"""Sets of cards: creatures, artifacts, the cards of a zone. Filters narrow them."""

from dataclasses import dataclass, replace
from typing import Annotated, Final

from cardwright.games.keyforge.facts import CARD_TYPES
from cardwright.games.keyforge.prints import ARTIFACT, CREATURE
from cardwright.games.keyforge.state import KeyForge
from cardwright.games.keyforge.words.filters import OfHouse, WithTrait
from cardwright.games.keyforge.zones import ARCHIVES, ARTIFACTS, DECK, DISCARD, HAND, LINE, ZONE_KINDS, ZONES
from cardwright.kernel.frames import Activation
from cardwright.kernel.grammar import THAT, THE, A, Back, Nominal, Noun, This
from cardwright.kernel.state import State
from cardwright.kernel.zones import NOBODY
from cardwright.language.limits import Among, Least
from cardwright.language.targets import Except
from cardwright.language.words import IT, Cards, Filter, Target, contradictory, described

YOURS: Final = 0
OPPONENTS: Final = 1
ANYONES: Final = 2
SIDES: Final = ("friendly", "enemy", "")


@dataclass(frozen=True)
class InPlayCards(Cards):
    """Creatures, artifacts, or both; of one player (keyforge:friendly, keyforge:enemy) or of both."""

    types: Annotated[tuple[Annotated[int, Among(ARTIFACT, CREATURE)], ...], Least(1)]
    whose: int = ANYONES
    filters: tuple[Filter, ...] = ()

    def among(self, m: State, act: Activation) -> list[int]:
        """Return them, the active player's first, each from the left."""
        assert isinstance(m, KeyForge)
        zones = m.zones
        cards: list[int] = []
        for player in m.in_turn_order():
            if self.whose == ANYONES or (self.whose == YOURS) == (player == act.player):
                for kind in self.types:
                    cards += zones[player * ZONES + (LINE if kind == CREATURE else ARTIFACTS)]
        for f in self.filters:
            cards = [card for card in cards if f.fits(m, act, card)]
        return cards

    def includes(self, m: State, act: Activation, card: int) -> bool:
        """Look at the card alone."""
        assert isinstance(m, KeyForge)
        player, kind = divmod(m.where[card], ZONES)
        if self.whose != ANYONES and (self.whose == YOURS) != (player == act.player):
            return False
        if (CREATURE if kind == LINE else ARTIFACT if kind == ARTIFACTS else -1) not in self.types:
            return False
        return False not in [f.fits(m, act, card) for f in self.filters]

    def that(self, *filters: Filter) -> "InPlayCards":
        """Return those with these properties too."""
        return replace(self, filters=(*self.filters, *filters))

    def of(self, house: str) -> "InPlayCards":
        """Return those of a house."""
        return self.that(OfHouse(house))

    def trait(self, trait: str) -> "InPlayCards":
        """Return those with a trait."""
        return self.that(WithTrait(trait))

    @property
    def other(self) -> "InPlayCards":
        """Those that are not the source."""
        return self.that(Except())

    def never(self) -> bool:
        """If nothing has all these properties."""
        return not self.types or contradictory(self.filters)

    def noun(self, det: str = A, n: int | str = 1, *, up_to: bool = False) -> Nominal:
        """Say them."""
        head, *others = [CARD_TYPES[kind] for kind in self.types]
        noun = Noun(head, det, n, up_to=up_to, or_else=tuple(others))
        return described(noun, self.filters, SIDES[self.whose])


@dataclass(frozen=True)
class CardsIn(Cards):
    """The cards in a hand, discard pile, archives or deck; of one player or both.

    Only what names such an area reaches out of play (keyforge:ability.in-play).
    """

    zone: Annotated[int, Among(HAND, DECK, DISCARD, ARCHIVES)]
    whose: int = YOURS
    card_type: Annotated[int, Least(-1, 3)] = -1
    filters: tuple[Filter, ...] = ()

    def among(self, m: State, act: Activation) -> list[int]:
        """Return them in the order of the zone."""
        assert isinstance(m, KeyForge)
        cards: list[int] = []
        for player in m.in_turn_order():
            if self.whose == ANYONES or (self.whose == YOURS) == (player == act.player):
                cards += m.zones[player * ZONES + self.zone]
        if self.card_type >= 0:
            cards = [card for card in cards if m.printed[card].type == self.card_type]
        for f in self.filters:
            cards = [card for card in cards if f.fits(m, act, card)]
        return cards

    def hidden(self) -> bool:
        """Hands, decks and archives are."""
        return self.zone in {HAND, DECK, ARCHIVES}

    def one_zone(self) -> bool:
        """The singular of "a discard pile" means one."""
        return self.whose == ANYONES

    def that(self, *filters: Filter) -> "CardsIn":
        """Return those with these properties too."""
        return replace(self, filters=(*self.filters, *filters))

    def never(self) -> bool:
        """If nothing has all these properties."""
        return contradictory(self.filters)

    def noun(self, det: str = A, n: int | str = 1, *, up_to: bool = False) -> Nominal:
        """Say them."""
        head = CARD_TYPES[self.card_type] if self.card_type >= 0 else "card"
        whose = ("your", "your opponent's", "a player's")[self.whose]
        zone = "discard pile" if self.zone == DISCARD else ZONE_KINDS[self.zone][0]
        return described(Noun(head, det, n, up_to=up_to, after=(f"in {whose} {zone}",)), self.filters)


@dataclass(frozen=True)
class ThisCard(Cards):
    """The source alone."""

    def among(self, m: State, act: Activation) -> list[int]:
        """Return it."""
        return [act.source]

    def includes(self, m: State, act: Activation, card: int) -> bool:
        """Compare."""
        return card == act.source

    def noun(self, det: str = A, n: int | str = 1, *, up_to: bool = False) -> Nominal:
        """Say it."""
        return This()


@dataclass(frozen=True)
class HostCreature(Cards):
    """The creature that the source is attached to (keyforge:upgrade.modifies)."""

    def among(self, m: State, act: Activation) -> list[int]:
        """Return it."""
        assert isinstance(m, KeyForge)
        host_of = m.state(act.source).host if act.source in m.cards else NOBODY
        return [] if host_of == NOBODY else [host_of]

    def includes(self, m: State, act: Activation, card: int) -> bool:
        """Compare."""
        assert isinstance(m, KeyForge)
        return act.source in m.cards and m.state(act.source).host == card

    def noun(self, det: str = A, n: int | str = 1, *, up_to: bool = False) -> Nominal:
        """Say it."""
        return Noun("upgraded creature", THE, again="host")


@dataclass(frozen=True)
class BoundCards(Cards):
    """The cards that a lasting effect was bound to."""

    def among(self, m: State, act: Activation) -> list[int]:
        """Return them."""
        return list(act.it)

    def includes(self, m: State, act: Activation, card: int) -> bool:
        """Compare."""
        return card in act.it

    def reads(self) -> tuple[str, ...]:
        """It reads what is "it"."""
        return (IT,)

    def noun(self, det: str = A, n: int | str = 1, *, up_to: bool = False) -> Nominal:
        """Say it."""
        return Noun("creature", THAT)


@dataclass(frozen=True)
class HandledBy(Cards):
    """The cards, or those of a type, that a player would play or use, wherever they are: bans and tolls are on them."""

    whose: int
    card_type: Annotated[int, Least(-1, 3)] = -1
    filters: tuple[Filter, ...] = ()

    def includes(self, m: State, act: Activation, card: int) -> bool:
        """Look at the card; it is the active player who plays and uses cards."""
        assert isinstance(m, KeyForge)
        if (self.whose == YOURS) != (m.active == act.player):
            return False
        if self.card_type >= 0 and m.printed[card].type != self.card_type:
            return False
        return False not in [f.fits(m, act, card) for f in self.filters]

    def among(self, m: State, act: Activation) -> list[int]:
        """Return none: it is asked about cards as they are played or used."""
        return []

    def never(self) -> bool:
        """Nothing can be chosen of it."""
        return True

    def who(self) -> str:
        """Print the player."""
        return "you" if self.whose == YOURS else "your opponent"

    def noun(self, det: str = A, n: int | str = 1, *, up_to: bool = False) -> Nominal:
        """Say them."""
        head = CARD_TYPES[self.card_type] if self.card_type >= 0 else "card"
        return described(Noun(head, det, n, up_to=up_to), self.filters)


@dataclass(frozen=True)
class Fallen(Target):
    """What was destroyed, where it can still be found: in a discard pile (keyforge:ruling.hidden-zone)."""

    def cards(self, m: State, act: Activation) -> list[int]:
        """Return it, unless it has gone elsewhere."""
        assert isinstance(m, KeyForge)
        return [card for card in act.it if m.kind_of_zone(card) == DISCARD]

    def reads(self) -> tuple[str, ...]:
        """It reads what is "it"."""
        return (IT,)

    def nominal(self) -> Nominal:
        """Say it."""
        return Back()


@dataclass(frozen=True)
class UpgradedCreature(Target):
    """The creature that the source is attached to, as what an effect of the upgrade itself is about."""

    def cards(self, m: KeyForge, act: Activation) -> list[int]:
        """Return it."""
        return host.among(m, act)

    def nominal(self) -> Nominal:
        """Say it."""
        return Noun("upgraded creature", THE, again="host")


this_card = ThisCard()
host = HostCreature()
that_card = BoundCards()
creature = InPlayCards((CREATURE,))
friendly_creature = InPlayCards((CREATURE,), YOURS)
enemy_creature = InPlayCards((CREATURE,), OPPONENTS)
artifact = InPlayCards((ARTIFACT,))
friendly_artifact = InPlayCards((ARTIFACT,), YOURS)
enemy_artifact = InPlayCards((ARTIFACT,), OPPONENTS)
friendly_card = InPlayCards((CREATURE, ARTIFACT), YOURS)
enemy_card = InPlayCards((CREATURE, ARTIFACT), OPPONENTS)

card_in_your_hand = CardsIn(HAND)
card_in_your_discard = CardsIn(DISCARD)
creature_in_your_hand = CardsIn(HAND, card_type=CREATURE)
creature_in_your_discard = CardsIn(DISCARD, card_type=CREATURE)
card_in_a_discard = CardsIn(DISCARD, ANYONES)
creature_in_a_discard = CardsIn(DISCARD, ANYONES, CREATURE)
