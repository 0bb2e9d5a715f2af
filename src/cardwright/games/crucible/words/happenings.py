"""What abilities wait for: hits, blocks, defeats, the ends of turns and rounds; and how long things last."""

from dataclasses import dataclass
from typing import Annotated, Final

from cardwright.games.crucible.events import AttackOver, Defeated, Fought, RoundEnded, TurnEnded
from cardwright.games.crucible.state import Crucible
from cardwright.games.crucible.values import ATTACK_PHASE, MONSTER, MOVE_PHASE, PHASES, SPELL_PHASE
from cardwright.kernel.core.events import Event
from cardwright.kernel.core.frames import FOREVER, Activation, Standing, StandingNode
from cardwright.kernel.grammar import YOURSELF, A, Back, Bound, Noun, Parts, Phrase, Row, This, states
from cardwright.language.durations import Duration, Ending
from cardwright.language.happenings import Happening
from cardwright.language.limits import Among, Least
from cardwright.language.targets import It
from cardwright.language.words import IT, Target

ANY_PHASE: Final = -1


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
class AttackIsOver(Happening):
    """An Attack of the source has been resolved."""

    def kind(self) -> type[Event]:
        return AttackOver

    def cards(self, m: Crucible, s: Standing, event: Event) -> list[int]:
        assert isinstance(event, AttackOver)
        return [-1] if event.card == s.act.source else []

    def phrase(self) -> Phrase:
        return states(This(), "have attacked")


@dataclass(frozen=True)
class DefeatsMonster(Happening):
    """You defeat a Monster."""

    def kind(self) -> type[Event]:
        return Defeated

    def cards(self, m: Crucible, s: Standing, event: Event) -> list[int]:
        assert isinstance(event, Defeated)
        return [event.card] if event.source == s.act.player and m.printed[event.card].kind == MONSTER else []

    def phrase(self) -> Phrase:
        return states(YOURSELF, "defeat", Bound(Noun("monster")))


@dataclass(frozen=True)
class IsDefeated(Happening):
    """The source is defeated; it still stands where it stood. With ``adjacent`` by a combatant beside it, "it"."""

    adjacent: bool = False

    def kind(self) -> type[Event]:
        return Defeated

    def cards(self, m: Crucible, s: Standing, event: Event) -> list[int]:
        assert isinstance(event, Defeated)
        if event.card != s.act.source:
            return []
        if not self.adjacent:
            return [-1]
        return [event.by] if event.by in m.on_board and m.within(event.card, event.by, 1) else []

    def phrase(self) -> Phrase:
        if self.adjacent:
            return states(Bound(Noun("combatant", before=("adjacent",))), "defeat", This())
        return states(This(), "be defeated")


@dataclass(frozen=True)
class TurnEnds(Happening):
    """A turn of a phase ends (-1: of any), your own, or that of whoever controls a card."""

    phase: Annotated[int, Among(ANY_PHASE, MOVE_PHASE, ATTACK_PHASE, SPELL_PHASE)]
    of: Target | None = None

    def kind(self) -> type[Event]:
        return TurnEnded

    def cards(self, m: Crucible, s: Standing, event: Event) -> list[int]:
        assert isinstance(event, TurnEnded)
        players = [s.act.player] if self.of is None else [m.owners[card] for card in self.of.cards(m, s.act)]
        fits = event.player in players and self.phase in {ANY_PHASE, event.phase}
        return [-1] if fits else []

    def turn(self) -> Noun:
        """Say which turn."""
        phase = "turn" if self.phase == ANY_PHASE else f"next {PHASES[self.phase]} turn"
        return Noun(phase, of=YOURSELF if self.of is None else self.of.nominal(), mere=True)

    def phrase(self) -> Phrase:
        return states(self.turn(), "end")


@dataclass(frozen=True)
class RoundEnds(Happening):
    """A round ends."""

    def kind(self) -> type[Event]:
        return RoundEnded

    def cards(self, m: Crucible, s: Standing, event: Event) -> list[int]:
        return [-1]

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
        return [Standing(Ending(node, TurnEnds(ANY_PHASE)), act, m.turn, FOREVER, uses=uses)]

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
