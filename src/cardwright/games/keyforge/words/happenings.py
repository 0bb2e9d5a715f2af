"""What cards wait for: "each time an enemy creature is destroyed", "each time you play another creature"."""

from dataclasses import dataclass
from typing import Annotated, Final

from cardwright.games.keyforge.events import (
    Damaged,
    Destroyed,
    Discarded,
    Doomed,
    EndReached,
    Entered,
    FightBegins,
    Forged,
    Fought,
    HouseChosen,
    Played,
    Reaped,
    Used,
)
from cardwright.games.keyforge.facts import HOUSES
from cardwright.games.keyforge.state import KeyForge
from cardwright.games.keyforge.zones import HAND, ZONES
from cardwright.kernel.core.events import Event
from cardwright.kernel.core.frames import Activation, Standing
from cardwright.kernel.core.state import State
from cardwright.kernel.grammar import Back, Bound, Doing, Nominal, Noun, Person, Phrase, This, Under, states
from cardwright.kernel.pieces.zones import NOBODY
from cardwright.language.happenings import CardOccurrence, Happening, Moment, Occurrence, PlayerOccurrence
from cardwright.language.limits import Among
from cardwright.language.players import YOU, Player, means, side

DESTROYED_FROM: Final = "controller"
"""The name of who controlled a creature that was destroyed."""


@dataclass(frozen=True)
class CreatureDestroyed(Happening):
    """A creature is destroyed: an enemy's, a friendly one, or any."""

    whose: Player | None = None

    def kind(self) -> type[Event]:
        return Destroyed

    def cards(self, m: KeyForge, s: Standing, event: Event) -> list[int]:
        assert isinstance(event, Destroyed)
        return [event.card] if event.creature and means(self.whose, m, s.act, event.player) else []

    def tells(self) -> tuple[str, ...]:
        return (DESTROYED_FROM,)

    def learn(self, act: Activation, event: Event) -> None:
        assert isinstance(event, Destroyed)
        act.name_players(DESTROYED_FROM, (event.player,))

    def phrase(self) -> Phrase:
        return states(Bound(Noun("creature", before=(side(self.whose),))), "be destroyed")


@dataclass(frozen=True)
class ControllerThen(Player):
    """Who controlled the creature that was destroyed, wherever that is by now (keyforge:ruling.last-known)."""

    def seats(self, m: State, act: Activation) -> tuple[int, ...]:
        """Return whom what waited for it has learned."""
        return act.names.players.get(DESTROYED_FROM, ())

    def reads(self) -> tuple[str, ...]:
        return (DESTROYED_FROM,)

    def nominal(self) -> Nominal:
        return Person("controller", Back())


@dataclass(frozen=True)
class DestroyedFightingThis(Happening):
    """An enemy creature is destroyed fighting the source, which survives (keyforge:fight.constant-survive)."""

    def kind(self) -> type[Event]:
        return Destroyed

    def cards(self, m: KeyForge, s: Standing, event: Event) -> list[int]:
        assert isinstance(event, Destroyed)
        source = s.act.source
        fought = event.foe == source and event.player != s.act.player and source in m.cards
        return [event.card] if fought else []

    def phrase(self) -> Phrase:
        return states(Bound(Noun("creature", before=("enemy",))), "be destroyed fighting", This())


@dataclass(frozen=True)
class CreatureFights(Happening):
    """A creature of a player fights."""

    whose: Player | None = YOU

    def kind(self) -> type[Event]:
        return Fought

    def cards(self, m: KeyForge, s: Standing, event: Event) -> list[int]:
        """Only the active player's creatures fight."""
        assert isinstance(event, Fought)
        return [event.card] if means(self.whose, m, s.act, m.active) else []

    def phrase(self) -> Phrase:
        return states(Bound(Noun("creature", before=(side(self.whose),))), "fight")


@dataclass(frozen=True)
class AboutToFight(Happening):
    """A creature is about to fight, of a player or any: what this sets off is ordered with "Before Fight:" abilities.

    keyforge:before.order
    """

    whose: Player | None = None

    def kind(self) -> type[Event]:
        return FightBegins

    def cards(self, m: KeyForge, s: Standing, event: Event) -> list[int]:
        """Only the active player's creatures are used to fight."""
        assert isinstance(event, FightBegins)
        return [event.card] if means(self.whose, m, s.act, m.active) else []

    def before(self, then: Phrase, word: str = "before") -> Phrase:
        """Say that it comes before."""
        return Under("before", self.phrase(), then)

    def phrase(self) -> Phrase:
        return states(Bound(Noun("creature", before=(side(self.whose),))), "fight")


END: Final[Moment] = Moment("end", EndReached)
IS_DESTROYED: Final[CardOccurrence] = CardOccurrence("is destroyed", Doomed, "be destroyed", coming=True)
"""It is still in play, and has not begun to leave it."""
IS_DAMAGED: Final[CardOccurrence] = CardOccurrence("is damaged", Damaged, "be dealt damage", coming=True)
"""What its armor absorbs counts too."""
PLAYS: Final[PlayerOccurrence] = PlayerOccurrence("plays", Played, "play", role="card")
"""What waits for it resolves before the play ability of the card (keyforge:ruling.play-timing, keyforge:faq.8).

"Another card" is never the source, played again or not (keyforge:ruling.same-card).
"""
ENTERS: Final[CardOccurrence] = CardOccurrence("enters play", Entered, "enter play")
"""Played or put into play; what waits for it resolves before the play ability too."""
REAPS: Final[CardOccurrence] = CardOccurrence("reaps", Reaped, "reap")
USES: Final[PlayerOccurrence] = PlayerOccurrence("uses", Used, "use", role="card")
FORGES: Final[PlayerOccurrence] = PlayerOccurrence("forges", Forged, "forge", "a key")


class DiscardsFromHand(PlayerOccurrence):
    """A player discards a card from hand, whoever makes them."""

    def player(self, event: Event) -> int:
        """Return in whose hand it was."""
        assert isinstance(event, Discarded)
        player, kind = divmod(event.source, ZONES)
        return player if kind == HAND else NOBODY


DISCARDS: Final = DiscardsFromHand(
    "discards", Discarded, "discard", "from", Noun("hand", of=Doing(), mere=True), role="card"
)


@dataclass(frozen=True)
class ChoosesHouse(Happening):
    """A player makes a house their active house, before they may take their archives."""

    house: Annotated[str, Among(*HOUSES)]
    who: Player = YOU

    def kind(self) -> type[Event]:
        return HouseChosen

    def cards(self, m: KeyForge, s: Standing, event: Event) -> list[int]:
        assert isinstance(event, HouseChosen)
        chosen = event.house == HOUSES.index(self.house) and self.who.means(m, s.act, event.player)
        return [NOBODY] if chosen else []

    def phrase(self) -> Phrase:
        active = Noun("active house", of=Doing(), mere=True)
        return states(self.who.nominal(), "make", self.house.title(), active)


OCCURRENCES: Final[tuple[Occurrence, ...]] = (
    END,
    IS_DESTROYED,
    IS_DAMAGED,
    PLAYS,
    ENTERS,
    REAPS,
    USES,
    FORGES,
    DISCARDS,
)
