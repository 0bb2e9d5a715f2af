"""What abilities wait for: citizens enter, die, attack, block; spells are cast; a phase begins."""

from dataclasses import dataclass
from typing import Final

from cardwright.games.kryptik.events.combat import Attacked, Blocked, RowHit
from cardwright.games.kryptik.events.island import Doomed, Entered
from cardwright.games.kryptik.events.pile import Cast
from cardwright.games.kryptik.events.steps import CombatBegan, CombatEnding, FirstBegan, TurnEnding
from cardwright.games.kryptik.state import Kryptik
from cardwright.games.kryptik.words.nouns import ROW_CARD
from cardwright.kernel.core.events import Event
from cardwright.kernel.core.frames import Standing
from cardwright.kernel.grammar import Bound, Noun, Phrase, This, states
from cardwright.language.happenings import CardOccurrence, Happening, Moment, Occurrence, PlayerOccurrence


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


ENTERS: Final[CardOccurrence] = CardOccurrence("enters", Entered, "enter the island")
DIES: Final[CardOccurrence] = CardOccurrence("dies", Doomed, "die", role="dying")
ATTACKS: Final[CardOccurrence] = CardOccurrence("attacks", Attacked, "attack")
BLOCKS: Final[CardOccurrence] = CardOccurrence("blocks", Blocked, "block", role="blockers")
CASTS: Final[PlayerOccurrence] = PlayerOccurrence("casts", Cast, "cast", role="card")
START: Final[Moment] = Moment("start", FirstBegan)
COMBAT_STARTS: Final[Moment] = Moment("start", CombatBegan, "combat phase")
COMBAT_ENDS: Final[Moment] = Moment("end", CombatEnding, "combat phase")
END: Final[Moment] = Moment("end", TurnEnding)

OCCURRENCES: Final[tuple[Occurrence, ...]] = (
    ENTERS,
    DIES,
    ATTACKS,
    BLOCKS,
    CASTS,
    START,
    COMBAT_STARTS,
    COMBAT_ENDS,
    END,
)
