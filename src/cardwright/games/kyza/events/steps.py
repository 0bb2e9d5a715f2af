"""What happens in the course of a turn."""

from cardwright.games.kyza.events.base import Change
from cardwright.games.kyza.state import DRAW_PHASE, NO_HEALTH, Kyza
from cardwright.games.kyza.zones import CHARACTERS, DECK, ZONES


class Shuffled(Change):
    """A player's deck was shuffled (kyza:setup.shuffle)."""

    tells = "{player:shuffle} {their} deck."
    deed = "shuffled"

    def __init__(self, player: int) -> None:
        self.player: int = player

    def apply(self, m: Kyza) -> None:
        m.shuffle(self.player * ZONES + DECK)


class TurnBegan(Change):
    """A player's turn began."""

    tells = "Turn {turn}: it is {player's} turn."
    deed = "turn"

    def __init__(self, player: int, turn: int) -> None:
        self.player: int = player
        self.turn: int = turn

    def apply(self, m: Kyza) -> None:
        m.active = self.player
        m.turn = self.turn
        m.phase = DRAW_PHASE


class PhaseBegan(Change):
    """A phase of the turn began (kyza:phases)."""

    deed = "phase"

    def __init__(self, phase: int) -> None:
        self.phase: int = phase

    def apply(self, m: Kyza) -> None:
        m.phase = self.phase


class NobodyAttacks(Change):
    """There is no COMBAT phase, because the active player has nobody to attack with."""

    tells = "{player:have} no character that can attack."
    deed = "said"

    def __init__(self, player: int) -> None:
        self.player: int = player

    def apply(self, m: Kyza) -> None:
        """Change nothing."""


class EndBegan(Change):
    """A player's END phase began; what waits for the end of the turn is set off (kyza:ruling.end-order)."""

    tells = "{player's} turn ends."

    def __init__(self, player: int) -> None:
        self.player: int = player

    def apply(self, m: Kyza) -> None:
        """Change nothing."""


class TurnEnded(Change):
    """A turn ended: damage and what lasted this turn end together.

    kyza:damage.lasts, kyza:ruling.damage-heals, kyza:ruling.end-order
    """

    deed = "phase"

    def __init__(self, player: int) -> None:
        self.player: int = player

    def apply(self, m: Kyza) -> None:
        """Heal all characters and end what has run out."""
        for player in (0, 1):
            for card in m.zones[player * ZONES + CHARACTERS]:
                if m.on_field[card].damage:
                    m.change(card).damage = 0
        m.end_turn()
        m.forget_departed()
        m.wake(NO_HEALTH)
