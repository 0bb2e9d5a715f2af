"""Sets of cards: creatures, artifacts, the cards of a zone. Filters narrow them."""

from dataclasses import dataclass, replace
from typing import Annotated, Final

from cardwright.games.keyforge.facts import CARD_TYPES
from cardwright.games.keyforge.playing import is_played
from cardwright.games.keyforge.prints import ACTION, ANY_TYPE, ARTIFACT, CREATURE, UPGRADE
from cardwright.games.keyforge.state import KeyForge
from cardwright.games.keyforge.words.filters import OfHouse, WithTrait
from cardwright.games.keyforge.zones import ARCHIVES, ARTIFACTS, DECK, DISCARD, HAND, LINE, UPGRADES, ZONES
from cardwright.kernel.core.frames import Activation
from cardwright.kernel.core.state import State
from cardwright.kernel.grammar import ALL, BARE, THE, A, Back, Nominal, Noun, Person, Row, states
from cardwright.kernel.pieces.zones import NOBODY
from cardwright.language.limits import Among, Least
from cardwright.language.players import EACH_PLAYER, YOU, Player, controlled, gathered, means, side, those
from cardwright.language.targets import Except
from cardwright.language.words import IT, Cards, Filter, Target, contradictory, described, narrowed

ROWS: Final = {CREATURE: LINE, ARTIFACT: ARTIFACTS, UPGRADE: UPGRADES}
"""Where cards of a type lie in play."""
TYPES: Final = tuple([{LINE: CREATURE, ARTIFACTS: ARTIFACT, UPGRADES: UPGRADE}.get(kind, -1) for kind in range(ZONES)])
"""The type of the cards in each zone of a player that is in play; -1 for the others."""
PLACES: Final = {HAND: "hand", DECK: "deck", DISCARD: "discard pile", ARCHIVES: "archives"}


def place_of(whose: Player | None, zone: int) -> Noun:
    """Say an area of players: "your hand", "a discard pile", "all discard piles"; no pronoun can mean it."""
    place = PLACES[zone]
    archives = zone == ARCHIVES
    if whose == EACH_PLAYER:
        return Noun(place, ALL, mass=archives, mere=True)
    if whose is None:
        return Noun(place, of=Person("a player") if archives else None, mere=True)
    return Noun(place, of=whose.nominal(), mere=True)


@dataclass(frozen=True)
class InPlayCards(Cards):
    """Cards in play of some types; of one player (keyforge:friendly, keyforge:enemy) or of both.

    Those of all types are "cards in play", upgrades with them (keyforge:ruling.cards-in-play).
    """

    types: Annotated[tuple[Annotated[int, Among(ARTIFACT, CREATURE, UPGRADE)], ...], Least(1)]
    whose: Player | None = None
    filters: tuple[Filter, ...] = ()

    def among(self, m: KeyForge, act: Activation) -> list[int]:
        """Return them, the active player's first, each from the left."""
        zones = m.zones
        cards: list[int] = []
        for player in those(self.whose, m, act):
            for kind in self.types:
                cards += zones[player * ZONES + ROWS[kind]]
        for f in self.filters:
            cards = [card for card in cards if f.fits(m, act, card)]
        return cards

    def includes(self, m: KeyForge, act: Activation, card: int) -> bool:
        zone = m.where[card]
        if self.whose is not None and not self.whose.means(m, act, zone // ZONES):
            return False
        if TYPES[zone % ZONES] not in self.types:
            return False
        return not self.filters or False not in [f.fits(m, act, card) for f in self.filters]

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
        head, *others = [CARD_TYPES[kind] for kind in self.types]
        if len(self.types) == len(ROWS):
            noun = Noun("card", det, n, up_to=up_to, after=("in play", *controlled(self.whose)))
        else:
            noun = Noun(head, det, n, up_to=up_to, or_else=tuple(others), after=controlled(self.whose))
        return described(noun, self.filters, side(self.whose))


@dataclass(frozen=True)
class CardsIn(Cards):
    """The cards in a hand, discard pile, archives or deck; of one player or both.

    Only what names such an area reaches out of play (keyforge:ability.in-play).
    """

    zone: Annotated[int, Among(HAND, DECK, DISCARD, ARCHIVES)]
    whose: Player | None = YOU
    card_type: Annotated[int, Among(ANY_TYPE, ACTION, ARTIFACT, CREATURE, UPGRADE)] = ANY_TYPE
    filters: tuple[Filter, ...] = ()

    def among(self, m: KeyForge, act: Activation) -> list[int]:
        """Return them in the order of the zone."""
        cards = gathered(m, act, self.whose, (self.zone,), ())
        if self.card_type >= 0:
            cards = [card for card in cards if m.printed[card].type == self.card_type]
        return narrowed(m, act, cards, self.filters)

    def would_include(self, m: KeyForge, act: Activation, card: int) -> bool:
        if self.card_type >= 0 and m.printed[card].type != self.card_type:
            return False
        return False not in [f.fits(m, act, card) for f in self.filters]

    def verified(self) -> bool:
        """If they are hidden, and have to be of a type or to have a property."""
        return self.hidden() and (self.card_type >= 0 or bool(self.filters))

    def outside(self) -> bool:
        """These areas are out of play."""
        return True

    def hidden(self) -> bool:
        """Hands, decks and archives are."""
        return self.zone in {HAND, DECK, ARCHIVES}

    def one_zone(self) -> bool:
        """The singular of "a discard pile" means one."""
        return self.whose is None

    def that(self, *filters: Filter) -> "CardsIn":
        """Return those with these properties too."""
        return replace(self, filters=(*self.filters, *filters))

    @property
    def creature(self) -> "CardsIn":
        """Those that are creatures."""
        return replace(self, card_type=CREATURE)

    @property
    def action(self) -> "CardsIn":
        """Those that are actions."""
        return replace(self, card_type=ACTION)

    def never(self) -> bool:
        """If nothing has all these properties."""
        return contradictory(self.filters)

    def noun(self, det: str = A, n: int | str = 1, *, up_to: bool = False) -> Nominal:
        """Say them as what is taken: "a card from your hand"."""
        return self.lying("from", det, n, up_to=up_to)

    def counted(self, det: str = A, n: int | str = 1) -> Nominal:
        """Say them as what is there: "a card in your hand"."""
        return self.lying("in", det, n)

    def lying(self, where: str, det: str, n: int | str, *, up_to: bool = False) -> Noun:
        """Say them with their place."""
        head = CARD_TYPES[self.card_type] if self.card_type >= 0 else "card"
        after = (where, place_of(self.whose, self.zone))
        return described(Noun(head, det, n, up_to=up_to, after=after, yours=self.whose == YOU), self.filters)


@dataclass(frozen=True)
class HostCreature(Cards):
    """The creature that the source is attached to (keyforge:upgrade.modifies)."""

    def among(self, m: State, act: Activation) -> list[int]:
        assert isinstance(m, KeyForge)
        host_of = m.state(act.source).host if act.source in m.cards else NOBODY
        return [] if host_of == NOBODY else [host_of]

    def includes(self, m: State, act: Activation, card: int) -> bool:
        assert isinstance(m, KeyForge)
        return act.source in m.cards and m.state(act.source).host == card

    def noun(self, det: str = A, n: int | str = 1, *, up_to: bool = False) -> Nominal:
        return Noun("creature", THE, before=("upgraded",), again="host")


@dataclass(frozen=True)
class CardsAnywhere(Cards):
    """The cards, or those of a type, wherever they are: what can be played or used, or cannot."""

    card_type: Annotated[int, Among(ANY_TYPE, ACTION, ARTIFACT, CREATURE, UPGRADE)] = ANY_TYPE
    filters: tuple[Filter, ...] = ()

    def includes(self, m: State, act: Activation, card: int) -> bool:
        assert isinstance(m, KeyForge)
        if self.card_type >= 0 and m.printed[card].type != self.card_type:
            return False
        return False not in [f.fits(m, act, card) for f in self.filters]

    def that(self, *filters: Filter) -> "CardsAnywhere":
        """Return those with these properties too."""
        return replace(self, filters=(*self.filters, *filters))

    def of(self, house: str) -> "CardsAnywhere":
        """Return those of a house."""
        return self.that(OfHouse(house))

    @property
    def other(self) -> "CardsAnywhere":
        """Those that are not the source."""
        return self.that(Except())

    def among(self, m: State, act: Activation) -> list[int]:
        """Return none: it is asked about cards as they are played or used."""
        return []

    def never(self) -> bool:
        """Nothing can be chosen of it."""
        return True

    def noun(self, det: str = A, n: int | str = 1, *, up_to: bool = False) -> Noun:
        head = CARD_TYPES[self.card_type] if self.card_type >= 0 else "card"
        return described(Noun(head, det, n, up_to=up_to), self.filters)


@dataclass(frozen=True)
class PlayedCards(Cards):
    """Cards of some types as somebody plays them, not as they are put into play; perhaps the ``first`` of each turn.

    The first one is counted from the beginning of the turn (keyforge:ruling.next-card).
    """

    types: Annotated[tuple[Annotated[int, Among(ARTIFACT, CREATURE)], ...], Least(1)]
    who: Player | None = YOU
    filters: tuple[Filter, ...] = ()
    first: bool = False

    def includes(self, m: State, act: Activation, card: int) -> bool:
        assert isinstance(m, KeyForge)
        if m.printed[card].type not in self.types or not means(self.who, m, act, m.active) or not is_played(m, card):
            return False
        if self.first and True in [printed.type in self.types for printed in m.played]:
            return False
        return False not in [f.fits(m, act, card) for f in self.filters]

    def among(self, m: State, act: Activation) -> list[int]:
        """Return none: it is asked about cards as they are played."""
        return []

    def never(self) -> bool:
        """Nothing can be chosen of it."""
        return True

    def of(self, house: str) -> "PlayedCards":
        """Return those of a house."""
        return replace(self, filters=(*self.filters, OfHouse(house)))

    def faults(self) -> tuple[str, ...]:
        """What was played before is known by its type alone."""
        return ("the first card is counted by its type alone",) if self.first and self.filters else ()

    def subject(self) -> Nominal:
        return self.noun("the first" if self.first else BARE)

    def noun(self, det: str = A, n: int | str = 1, *, up_to: bool = False) -> Nominal:
        head, *others = [CARD_TYPES[kind] for kind in self.types]
        played = "played" if self.who is None else Row(("that", states(self.who.nominal(), "play")))
        after = (played, "each turn") if self.first else (played,)
        return described(Noun(head, det, n, up_to=up_to, or_else=tuple(others), after=after), self.filters)


@dataclass(frozen=True)
class Fallen(Target):
    """What was destroyed, where it can still be found: in a discard pile (keyforge:ruling.hidden-zone)."""

    def cards(self, m: KeyForge, act: Activation) -> list[int]:
        """Return it, unless it has gone elsewhere."""
        return [card for card in act.it if m.kind_of_zone(card) == DISCARD]

    def reads(self) -> tuple[str, ...]:
        """It reads what is "it"."""
        return (IT,)

    def nominal(self) -> Nominal:
        return Back()


@dataclass(frozen=True)
class UpgradedCreature(Target):
    """The creature that the source is attached to, as what an effect of the upgrade itself is about."""

    def cards(self, m: KeyForge, act: Activation) -> list[int]:
        return HostCreature().among(m, act)

    def nominal(self) -> Nominal:
        return Noun("creature", THE, before=("upgraded",), again="host")
