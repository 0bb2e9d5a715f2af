"""Rounds, phases and turns."""

from cardwright.games.crucible.events.base import Change
from cardwright.games.crucible.state import Crucible
from cardwright.games.crucible.zones import PLACE_NAMES
from cardwright.kernel.core.log import Teller


class SeatsDrawn(Change):
    """The order in which Tokens are chosen was drawn (crucible:ruling.choosing)."""

    people = ()
    deed = "phase"

    def __init__(self, order: tuple[int, ...]) -> None:
        self.order: tuple[int, ...] = order

    def apply(self, m: Crucible) -> None:
        m.seating = self.order

    def text(self, t: Teller) -> str:
        return f"{t.does(self.order[0], 'choose')} first."


class OrderFixed(Change):
    """All Tokens are chosen: lower Turn numbers go first (crucible:phase.order)."""

    deed = "phase"

    def apply(self, m: Crucible) -> None:
        """Sort by Turn, and equal ones by their seats (crucible:ruling.ties)."""
        ranked = sorted(
            [(m.printed[m.tokens[player]].facts.turn, m.seating.index(player), player) for player in m.seats]
        )
        m.order = tuple([player for _, _, player in ranked])


class RoundBegan(Change):
    """A round began (crucible:round.again)."""

    tells = "Round {number}."
    deed = "turn"

    def __init__(self, number: int) -> None:
        self.number: int = number

    def apply(self, m: Crucible) -> None:
        m.turn = self.number
        m.hurt = ()
        m.cast_round = ()
        m.attacked = ()
        for card in list(m.on_board):
            if m.on_board[card].stirred:
                m.change(card).stirred = False


class PhaseBegan(Change):
    """A phase of the round began."""

    deed = "phase"

    def __init__(self, phase: int) -> None:
        self.phase: int = phase

    def apply(self, m: Crucible) -> None:
        """Let nobody have done anything in it, and no Monster be fresh."""
        m.phase = self.phase
        m.cast = ()
        for card in list(m.on_board):
            if m.on_board[card].fresh:
                m.change(card).fresh = False


class TurnBegan(Change):
    """A player's turn of the phase began."""

    deed = "phase"

    def __init__(self, player: int, phase: int) -> None:
        self.player: int = player
        self.phase: int = phase

    def apply(self, m: Crucible) -> None:
        m.active = self.player
        m.cast = ()
        m.attacks = 0
        m.moved = False
        m.flipped = False
        m.began = m.here(self.player)
        for card in list(m.on_board):
            if m.on_board[card].moved or m.on_board[card].attacked:
                state = m.change(card)
                state.moved = False
                state.attacked = 0


class TurnEnded(Change):
    """A player's turn of the phase ended."""

    deed = "phase"

    def __init__(self, player: int, phase: int) -> None:
        self.player: int = player
        self.phase: int = phase

    def apply(self, m: Crucible) -> None:
        m.began = -1


class RoundEnded(Change):
    """A round ended: what lasts until then is over (crucible:ruling.round-end)."""

    deed = "phase"

    def apply(self, m: Crucible) -> None:
        m.end_turn()


class Turned(Change):
    """A Token was turned to face north or south (crucible:token.flip, crucible:ruling.flip)."""

    tells = "{card} faces {way}."
    deed = "moved"

    def __init__(self, card: int, facing: int, way: str) -> None:
        self.card: int = card
        self.facing: int = facing
        self.way: str = way

    def apply(self, m: Crucible) -> None:
        m.change(self.card).facing = self.facing


class FlipUsed(Change):
    """The active character used its flip of this turn."""

    def apply(self, m: Crucible) -> None:
        m.flipped = True


class SpellCast(Change):
    """A player cast the Spell of a Memory, which everybody sees."""

    tells = "{player:cast} {card}."
    deed = "played"

    def __init__(self, player: int, card: int) -> None:
        self.player: int = player
        self.card: int = card

    def apply(self, m: Crucible) -> None:
        m.reveal((self.card,), m.everyone)
        m.cast = (*m.cast, self.card)
        m.cast_round = (*m.cast_round, self.card)


class FieldLaid(Change):
    """A Spell was laid over tiles (crucible:memory.tile, crucible:tile.spell)."""

    deed = "marked"

    def __init__(self, player: int, card: int, places: tuple[int, ...]) -> None:
        self.player: int = player
        self.card: int = card
        self.places: tuple[int, ...] = places

    def apply(self, m: Crucible) -> None:
        m.fields = (*m.fields, (self.card, self.player, *self.places))

    def text(self, t: Teller) -> str:
        listed = "; ".join([PLACE_NAMES[place] for place in self.places])
        return f"{t.card(self.card)} covers {listed}."


class FieldEnded(Change):
    """A Spell covers its tiles no longer."""

    tells = "{card} ends."
    deed = "ended"

    def __init__(self, card: int) -> None:
        self.card: int = card

    def apply(self, m: Crucible) -> None:
        m.fields = tuple([field for field in m.fields if field[0] != self.card])


class Died(Change):
    """A character died (crucible:death.check)."""

    tells = "{card} dies."
    deed = "destroyed"

    def __init__(self, player: int, card: int) -> None:
        self.player: int = player
        self.card: int = card

    def apply(self, m: Crucible) -> None:
        m.deaths[self.player] += 1
        m.dead = (*m.dead, self.player)


class Respawned(Change):
    """The dead come back (crucible:respawn.start)."""

    deed = "phase"

    def apply(self, m: Crucible) -> None:
        m.dead = ()
