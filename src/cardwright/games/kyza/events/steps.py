"""What happens in the course of a turn."""

from cardwright.games.kyza.events.base import Change
from cardwright.games.kyza.state import DRAW_PHASE, Kyza
from cardwright.games.kyza.zones import CHARACTERS, DECK, ZONES
from cardwright.kernel.log import Teller


class Shuffled(Change):
    """A player's deck was shuffled (kyza:setup.shuffle)."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        """Describe it."""
        self.player: int = player

    def apply(self, m: Kyza) -> None:
        """Shuffle it."""
        m.shuffle(self.player * ZONES + DECK)

    def text(self, t: Teller) -> str:
        """Tell it."""
        return f"{t.does(self.player, 'shuffle')} {t.own(self.player)} deck."


class TurnBegan(Change):
    """A player's turn began."""

    __slots__ = ("player", "turn")

    def __init__(self, player: int, turn: int) -> None:
        """Describe it."""
        self.player: int = player
        self.turn: int = turn

    def apply(self, m: Kyza) -> None:
        """Make the player active."""
        m.active = self.player
        m.turn = self.turn
        m.phase = DRAW_PHASE

    def text(self, t: Teller) -> str:
        """Tell it."""
        return f"Turn {self.turn}: it is {t.whose(self.player)} turn."


class PhaseBegan(Change):
    """A phase of the turn began (kyza:phases)."""

    __slots__ = ("phase",)

    def __init__(self, phase: int) -> None:
        """Describe it."""
        self.phase: int = phase

    def apply(self, m: Kyza) -> None:
        """Note it."""
        m.phase = self.phase


class EndBegan(Change):
    """A player's END phase began; what waits for the end of the turn is set off (kyza:ruling.end-order)."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        """Describe it."""
        self.player: int = player

    def apply(self, m: Kyza) -> None:
        """Change nothing."""


class TurnEnded(Change):
    """A turn ended: damage and what lasted this turn end together.

    kyza:damage.lasts, kyza:ruling.damage-heals, kyza:ruling.end-order
    """

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        """Describe it."""
        self.player: int = player

    def apply(self, m: Kyza) -> None:
        """Heal all characters and end what has run out."""
        for player in (0, 1):
            for card in m.zones[player * ZONES + CHARACTERS]:
                if m.on_field[card].damage:
                    m.change(card).damage = 0
        m.remove_standing([s for s in m.standing if 0 < s.until <= m.turn])
        m.forget_departed()
        m.shake()
