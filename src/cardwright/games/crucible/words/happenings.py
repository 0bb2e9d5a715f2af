"""What abilities wait for: hits, blocks, defeats, the ends of turns and rounds; and how long things last."""

from dataclasses import dataclass
from typing import Annotated, Final

from cardwright.games.crucible.events import AttackOver, Defeated, Fought, RoundEnded, TurnEnded
from cardwright.games.crucible.state import Crucible
from cardwright.games.crucible.values import ATTACK_PHASE, MOVE_PHASE, PHASES, SPELL_PHASE
from cardwright.kernel.core.events import Event
from cardwright.kernel.core.frames import FOREVER, Activation, Standing, StandingNode
from cardwright.kernel.grammar import A, Back, Bound, Noun, Parts, Phrase, Row, This, states
from cardwright.kernel.pieces.zones import NOBODY
from cardwright.language.durations import Duration, Ending
from cardwright.language.happenings import (
    CardOccurrence,
    Happening,
    Moment,
    Occurrence,
    PlayerOccurrence,
    TimeComes,
)
from cardwright.language.limits import Among, Least
from cardwright.language.targets import It
from cardwright.language.words import IT, Target

HAS_ATTACKED: Final[CardOccurrence] = CardOccurrence("has attacked", AttackOver, "have attacked")
IS_DEFEATED: Final[CardOccurrence] = CardOccurrence("is defeated", Defeated, "be defeated")
DEFEATS: Final[PlayerOccurrence] = PlayerOccurrence("defeats", Defeated, "defeat", role="card")
END: Final[Moment] = Moment("end", TurnEnded)

OCCURRENCES: Final[tuple[Occurrence, ...]] = (HAS_ATTACKED, IS_DEFEATED, DEFEATS, END)
"""What cards speak of as it happens; who is defeated still stands where it stood."""


@dataclass(frozen=True)
class HitsCharacter(Happening):
    """The source hits a character with an Attack."""

    def kind(self) -> type[Event]:
        return Fought

    def cards(self, m: Crucible, s: Standing, event: Event) -> list[int]:
        assert isinstance(event, Fought)
        fits = event.card == s.act.source and event.hit and m.is_character(event.target)
        return [event.target] if fits else []

    def phrase(self) -> Phrase:
        return states(This(), "hit", Bound(Noun("character")))


@dataclass(frozen=True)
class BlocksAdjacent(Happening):
    """The source blocks an Attack from beside it by so much."""

    margin: Annotated[int, Least(1)]

    def kind(self) -> type[Event]:
        return Fought

    def cards(self, m: Crucible, s: Standing, event: Event) -> list[int]:
        assert isinstance(event, Fought)
        fits = event.target == s.act.source and not event.hit and event.adjacent and -event.margin() >= self.margin
        return [event.card] if fits else []

    def phrase(self) -> Phrase:
        attacker = Bound(Noun("combatant", before=("adjacent",)))
        return states(This(), "block an attack of", attacker, f"by {self.margin} or more")


@dataclass(frozen=True)
class AdjacentDefeats(Happening):
    """A combatant beside the source defeats it, which is "it"; the source still stands where it stood."""

    def kind(self) -> type[Event]:
        return Defeated

    def cards(self, m: Crucible, s: Standing, event: Event) -> list[int]:
        assert isinstance(event, Defeated)
        fits = event.card == s.act.source and event.by in m.on_board and m.within(event.card, event.by, 1)
        return [event.by] if fits else []

    def phrase(self) -> Phrase:
        return states(Bound(Noun("combatant", before=("adjacent",))), "defeat", This())


@dataclass(frozen=True)
class TurnEnds(Happening):
    """The turn of a phase ends of whoever controls a card."""

    phase: Annotated[int, Among(MOVE_PHASE, ATTACK_PHASE, SPELL_PHASE)]
    of: Target

    def kind(self) -> type[Event]:
        return TurnEnded

    def cards(self, m: Crucible, s: Standing, event: Event) -> list[int]:
        assert isinstance(event, TurnEnded)
        players = [m.owners[card] for card in self.of.cards(m, s.act)]
        return [NOBODY] if event.player in players and event.phase == self.phase else []

    def phrase(self) -> Phrase:
        return states(Noun(f"next {PHASES[self.phase]} turn", of=self.of.nominal(), mere=True), "end")


@dataclass(frozen=True)
class RoundEnds(Happening):
    """A round ends."""

    def kind(self) -> type[Event]:
        return RoundEnded

    def cards(self, m: Crucible, s: Standing, event: Event) -> list[int]:
        return [NOBODY]

    def before(self, then: Phrase, word: str = "") -> Phrase:
        """Say what is done at that time."""
        return Row((self.phrase(), ",", then))

    def phrase(self) -> Phrase:
        return Row(("at the end of the round",))


# ---- how long ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class OnThisTurn(Duration):
    """Until the end of your turn of the phase."""

    def lasting(self, m: Crucible, act: Activation, node: StandingNode, uses: int) -> list[Standing]:
        return [Standing(Ending(node, TimeComes(END)), act, m.turn, FOREVER, uses=uses)]

    def behind(self) -> Parts:
        return ("this turn",)


@dataclass(frozen=True)
class ThisRound(Duration):
    """Until the end of the round, which is what a turn is to the kernel."""

    def lasting(self, m: Crucible, act: Activation, node: StandingNode, uses: int) -> list[Standing]:
        return [Standing(node, act, m.turn, m.turn, uses=uses)]

    def behind(self) -> Parts:
        return ("until the end of the round",)


@dataclass(frozen=True)
class OnNextTurn(Duration):
    """Until the end of the next turn of a phase of whoever controls "it"."""

    phase: Annotated[int, Among(MOVE_PHASE, ATTACK_PHASE, SPELL_PHASE)]

    def lasting(self, m: Crucible, act: Activation, node: StandingNode, uses: int) -> list[Standing]:
        return [Standing(Ending(node, TurnEnds(self.phase, It())), act, m.turn, FOREVER, uses=uses)]

    def reads(self) -> tuple[str, ...]:
        """It reads what is "it"."""
        return (IT,)

    def behind(self) -> Parts:
        return ("on", Noun(f"next {PHASES[self.phase]} turn", A, of=Back(), mere=True))


ON_THIS_TURN: Final = OnThisTurn()
THIS_ROUND: Final = ThisRound()
