"""What abilities wait for: citizens enter, die, attack, block; spells are cast; a phase begins."""

from dataclasses import dataclass
from typing import Annotated, Final

from cardwright.games.kryptik.events.combat import Attacked, Blocked, RowHit
from cardwright.games.kryptik.events.island import Died, Entered
from cardwright.games.kryptik.events.pile import Cast
from cardwright.games.kryptik.events.steps import PhaseBegan, TurnEnding
from cardwright.games.kryptik.prints import Shorthand
from cardwright.games.kryptik.state import COMBAT, COMBAT_END, FIRST, Kryptik
from cardwright.games.kryptik.words.costs import CITIZEN, SPELL
from cardwright.games.kryptik.words.nouns import ROW_CARD
from cardwright.kernel.core.events import Event
from cardwright.kernel.core.frames import Standing
from cardwright.kernel.grammar import Bound, Noun, Phrase, Row, This, states
from cardwright.language.happenings import Happening
from cardwright.language.limits import Among
from cardwright.language.players import YOU, Player, means, side

_WHEN: Final = {
    FIRST: "at the start of",
    COMBAT: "at the beginning of combat on",
    COMBAT_END: "at the end of combat on",
}


@dataclass(frozen=True)
class ThisEnters(Shorthand):
    """The source enters the island: it was cast or returned."""

    def kind(self) -> type[Event]:
        return Entered

    def cards(self, m: Kryptik, s: Standing, event: Event) -> list[int]:
        assert isinstance(event, Entered)
        return [event.card] if event.card == s.act.source else []

    def label(self) -> str:
        return "enters"

    def phrase(self) -> Phrase:
        return states(Bound(This()), "enter the island")


@dataclass(frozen=True)
class ThisDies(Shorthand):
    """The source dies; it is looked at as it was just before (kryptik:dies)."""

    def kind(self) -> type[Event]:
        return Died

    def cards(self, m: Kryptik, s: Standing, event: Event) -> list[int]:
        assert isinstance(event, Died)
        return [s.act.source] if s.act.source in event.dead else []

    def label(self) -> str:
        return "dies"

    def phrase(self) -> Phrase:
        return states(Bound(This()), "die")


@dataclass(frozen=True)
class ThisAttacks(Shorthand):
    """The source attacks."""

    def kind(self) -> type[Event]:
        return Attacked

    def cards(self, m: Kryptik, s: Standing, event: Event) -> list[int]:
        assert isinstance(event, Attacked)
        return [event.card] if event.card == s.act.source else []

    def label(self) -> str:
        return "attacks"

    def phrase(self) -> Phrase:
        return states(Bound(This()), "attack")


@dataclass(frozen=True)
class ThisBlocks(Shorthand):
    """The source blocks."""

    def kind(self) -> type[Event]:
        return Blocked

    def cards(self, m: Kryptik, s: Standing, event: Event) -> list[int]:
        assert isinstance(event, Blocked)
        return [s.act.source] if s.act.source in event.blockers else []

    def label(self) -> str:
        return "blocks"

    def phrase(self) -> Phrase:
        return states(Bound(This()), "block")


@dataclass(frozen=True)
class CitizenDies(Happening):
    """A citizen dies, of a player or of anybody; perhaps another than the source."""

    whose: Player | None = None
    another: bool = False

    def kind(self) -> type[Event]:
        return Died

    def cards(self, m: Kryptik, s: Standing, event: Event) -> list[int]:
        assert isinstance(event, Died)
        return [
            card
            for card, player in zip(event.dead, event.players, strict=True)
            if means(self.whose, m, s.act, player) and not (self.another and card == s.act.source)
        ]

    def phrase(self) -> Phrase:
        whose = (side(self.whose),) if side(self.whose) else ()
        return states(Bound(Noun("citizen", before=whose, other=self.another)), "die")


@dataclass(frozen=True)
class ThisHitsRow(Happening):
    """The source deals combat damage to an 11 year card, once for each."""

    def kind(self) -> type[Event]:
        return RowHit

    def cards(self, m: Kryptik, s: Standing, event: Event) -> list[int]:
        assert isinstance(event, RowHit)
        return list(event.hit) if event.source == s.act.source else []

    def phrase(self) -> Phrase:
        return states(This(), "deal combat damage to", Bound(Noun(ROW_CARD)))


@dataclass(frozen=True)
class Casts(Happening):
    """A player casts a card of a type."""

    who: Player = YOU
    card_type: Annotated[str, Among(CITIZEN, SPELL)] = SPELL

    def kind(self) -> type[Event]:
        return Cast

    def cards(self, m: Kryptik, s: Standing, event: Event) -> list[int]:
        assert isinstance(event, Cast)
        fits = m.printed[event.card].citizen == (self.card_type == CITIZEN)
        return [event.card] if fits and self.who.means(m, s.act, event.player) else []

    def phrase(self) -> Phrase:
        return states(self.who.nominal(), "cast", Bound(Noun(self.card_type)))


@dataclass(frozen=True)
class PhaseStarts(Happening):
    """A phase of a player's turn begins: the 1st phase, combat, or the end of combat."""

    phase: Annotated[int, Among(FIRST, COMBAT, COMBAT_END)] = FIRST
    who: Player = YOU

    def kind(self) -> type[Event]:
        return PhaseBegan

    def cards(self, m: Kryptik, s: Standing, event: Event) -> list[int]:
        assert isinstance(event, PhaseBegan)
        return [-1] if event.phase == self.phase and self.who.means(m, s.act, event.player) else []

    def before(self, then: Phrase, word: str = "") -> Phrase:
        """Say what is done at that time; it happens once."""
        return Row((self.phrase(), ",", then))

    def phrase(self) -> Phrase:
        return Row((_WHEN[self.phase], Noun("turn", of=self.who.nominal(), mere=True)))


@dataclass(frozen=True)
class TurnEnds(Happening):
    """The end of a player's turn comes."""

    who: Player = YOU

    def kind(self) -> type[Event]:
        return TurnEnding

    def cards(self, m: Kryptik, s: Standing, event: Event) -> list[int]:
        assert isinstance(event, TurnEnding)
        return [-1] if self.who.means(m, s.act, event.player) else []

    def before(self, then: Phrase, word: str = "") -> Phrase:
        """Say what is done at that time; it happens once."""
        return Row((self.phrase(), ",", then))

    def phrase(self) -> Phrase:
        return Row(("at the end of", Noun("turn", of=self.who.nominal(), mere=True)))
