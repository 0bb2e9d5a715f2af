"""What happens in the course of a turn, and before the first."""

from cardwright.games.kryptik.energy import NO_ENERGY
from cardwright.games.kryptik.events.base import Change, no_attack
from cardwright.games.kryptik.state import DISENGAGE, DYING, LATE, PHASES, Kryptik
from cardwright.games.kryptik.zones import DECK, ISLAND, SOUL, ZONES
from cardwright.kernel.core.log import Teller


class StarterChosen(Change):
    """It was decided who takes the first turn (kryptik:setup.first)."""

    tells = "{player:take} the first turn."
    deed = "said"

    def __init__(self, player: int) -> None:
        self.player: int = player

    def apply(self, m: Kryptik) -> None:
        m.first = self.player
        m.active = self.player


class Shuffled(Change):
    """A player's deck was shuffled (kryptik:shuffle)."""

    tells = "{player:shuffle} {their} deck."
    deed = "shuffled"

    def __init__(self, player: int) -> None:
        self.player: int = player

    def apply(self, m: Kryptik) -> None:
        m.shuffle(self.player * ZONES + DECK)


class TurnBegan(Change):
    """A player's turn began."""

    tells = "Turn {turn}: it is {player's} turn."
    deed = "turn"

    def __init__(self, player: int, turn: int) -> None:
        self.player: int = player
        self.turn: int = turn

    def apply(self, m: Kryptik) -> None:
        """Forget what is counted for a turn."""
        m.begin_turn(self.player)
        m.phase = DISENGAGE
        m.soul_laid = False
        m.used = ()
        m.attacked = ()
        m.died = 0
        no_attack(m)
        m.wake(LATE)


class Disengaged(Change):
    """The turn player's citizens and soul row were disengaged, and are not weary any more.

    kryptik:disengage.all, kryptik:weary
    """

    deed = "readied"

    def __init__(self, player: int) -> None:
        self.player: int = player

    def apply(self, m: Kryptik) -> None:
        for kind in (ISLAND, SOUL):
            for card in m.zone(self.player, kind):
                state = m.state(card)
                if state.engaged or state.weary:
                    state = m.change(card)
                    state.engaged = False
                    state.weary = False


class PhaseBegan(Change):
    """A phase of the player's turn began, or a step of combat."""

    deed = "phase"

    def __init__(self, player: int, phase: int) -> None:
        self.player: int = player
        self.phase: int = phase

    def apply(self, m: Kryptik) -> None:
        m.phase = self.phase
        m.unsettled = True

    def text(self, t: Teller) -> str:
        """Tell of it only where nothing else would."""
        return "" if self.phase != len(PHASES) - 1 else f"{t.does(self.player, 'end')} {t.own(self.player)} turn."


class FirstBegan(PhaseBegan):
    """The 1st phase began; what waits for the start of the turn is set off (kryptik:main.start-triggers)."""


class CombatBegan(PhaseBegan):
    """The combat phase began; what waits for that is set off (kryptik:combat.begin-triggers)."""


class CombatEnding(PhaseBegan):
    """Nobody attacks any more; what waits for the end of combat is set off (kryptik:combat.end-triggers)."""


class TurnEnding(Change):
    """All have passed at the end of a turn; what waits for that is set off (kryptik:end.pass-first)."""

    def __init__(self, player: int) -> None:
        self.player: int = player

    def apply(self, m: Kryptik) -> None:
        """Change nothing."""


class TurnEnded(Change):
    """What lasts until the end of the turn ended: effects, damage and energy, all at once.

    kryptik:end.until, kryptik:damage.lasts, kryptik:energy.ends, kryptik:ruling.end-order
    """

    deed = "phase"

    def __init__(self, player: int) -> None:
        self.player: int = player

    def apply(self, m: Kryptik) -> None:
        for player in m.seats:
            for card in m.zone(player, ISLAND):
                if m.state(card).damage or m.state(card).poisoned:
                    state = m.change(card)
                    state.damage = 0
                    state.poisoned = False
        m.energy = [NO_ENERGY] * m.game.players
        m.end_turn()
        m.forget_departed()
        m.wake(DYING)
