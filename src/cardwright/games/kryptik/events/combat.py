"""Attacks, blocks, damage, and what they do to rows and players."""

from cardwright.games.kryptik.events.base import Change, no_attack
from cardwright.games.kryptik.questions import STEADFAST
from cardwright.games.kryptik.state import BY_DAMAGE, DYING, FALLEN, REASONS, Kryptik
from cardwright.games.kryptik.zones import PLACES, REVEALED, ZONES
from cardwright.kernel.basics.names import listing
from cardwright.kernel.core.deeds import Deed
from cardwright.kernel.core.leaving import leave_game
from cardwright.kernel.core.log import Teller


class Attacked(Change):
    """A citizen attacks places of a player's row, or the player; it is engaged unless it is steadfast.

    kryptik:attack.engages, kryptik:steadfast
    """

    deed = "attacked"

    def __init__(self, card: int, defender: int, targets: tuple[int, ...]) -> None:
        self.card: int = card
        self.defender: int = defender
        self.targets: tuple[int, ...] = targets

    def apply(self, m: Kryptik) -> None:
        m.attacker = self.card
        m.defender = self.defender
        m.targets = self.targets
        m.attacked_at = m.stamped
        m.attacked = (*m.attacked, self.card)
        if not m.has(self.card, STEADFAST):
            m.change(self.card).engaged = True

    def deeds(self) -> list[Deed]:
        """Return whom it attacks."""
        return [Deed("attacked", cards=(self.card,), victim=self.defender)]

    def text(self, t: Teller) -> str:
        if not self.targets:
            return f"{t.card(self.card)} attacks {t.who(self.defender)}."
        places = listing([str(place % PLACES + 1) for place in self.targets])
        return f"{t.card(self.card)} attacks 11 year card {places} of {t.whose(self.defender)} row."


class TargetKept(Change):
    """An attacker that has lost ravenous hits one of the two cards (kryptik:ravenous.lost)."""

    def __init__(self, place: int) -> None:
        self.place: int = place

    def apply(self, m: Kryptik) -> None:
        m.targets = (self.place,)


class Blocked(Change):
    """The defending player's citizens block, and are engaged (kryptik:block.engages)."""

    about = ("blockers",)
    deed = "blocked"

    def __init__(self, player: int, blockers: tuple[int, ...]) -> None:
        self.player: int = player
        self.blockers: tuple[int, ...] = blockers

    def apply(self, m: Kryptik) -> None:
        m.blockers = self.blockers
        m.blocked = bool(self.blockers)
        for card in self.blockers:
            m.change(card).engaged = True

    def text(self, t: Teller) -> str:
        named = listing([t.card(card) for card in self.blockers]) or "nobody"
        return f"{t.does(self.player, 'block')} with {named}."


class BlockersOrdered(Change):
    """The attacking player has said in which order the blockers are dealt damage (kryptik:damage.order)."""

    about = ("blockers",)
    deed = "chosen"

    def __init__(self, blockers: tuple[int, ...]) -> None:
        self.blockers: tuple[int, ...] = blockers

    def apply(self, m: Kryptik) -> None:
        m.blockers = self.blockers


class AttackOver(Change):
    """The attack is over: nobody attacks or blocks any more (kryptik:ruling.still-fighting)."""

    deed = "ended"

    def apply(self, m: Kryptik) -> None:
        no_attack(m)


class Damaged(Change):
    """A citizen was dealt damage by the card that is its ``source``, in combat or by an effect.

    Its first point is lethal if the source is toxic (kryptik:toxic, kryptik:ruling.toxic-effects).
    """

    tells = "{card} takes {amount} damage."
    deed = "damaged"
    counts = "damage"

    def __init__(self, card: int, amount: int, source: int, *, combat: bool, toxic: bool) -> None:
        self.card: int = card
        self.amount: int = amount
        self.source: int = source
        self.combat: bool = combat
        self.toxic: bool = toxic

    def apply(self, m: Kryptik) -> None:
        state = m.change(self.card)
        state.damage += self.amount
        if self.toxic:
            state.poisoned = True
        m.wake(DYING)


class RowHit(Change):
    """A citizen dealt combat damage to 11 year cards (kryptik:row.combat-damage)."""

    about = ()

    def __init__(self, source: int, hit: tuple[int, ...]) -> None:
        self.source: int = source
        self.hit: tuple[int, ...] = hit

    def apply(self, m: Kryptik) -> None:
        """Change nothing: that destroys them."""


class RowDestroyed(Change):
    """11 year cards were destroyed, all at once: they are revealed, and lie open until their choice is made.

    kryptik:row.destroyed, kryptik:ruling.pending-row-card
    """

    about = ("destroyed",)
    deed = "destroyed"

    def __init__(self, destroyed: tuple[int, ...]) -> None:
        self.destroyed: tuple[int, ...] = destroyed

    def apply(self, m: Kryptik) -> None:
        for card in self.destroyed:
            m.move(card, m.where[card] // ZONES * ZONES + REVEALED)

    def text(self, t: Teller) -> str:
        named = listing([t.card(card) for card in self.destroyed])
        return f"{named} {'are' if len(self.destroyed) > 1 else 'is'} destroyed in the 11 year row."


class PlayerDamaged(Change):
    """A player was dealt damage, which destroys who has no 11 year cards.

    kryptik:lose.damage, kryptik:ruling.effect-damage-player
    """

    tells = "{player:take} {amount} damage."
    deed = "damaged"

    def __init__(self, player: int, amount: int, source: int, *, combat: bool) -> None:
        self.player: int = player
        self.amount: int = amount
        self.source: int = source
        self.combat: bool = combat

    def apply(self, m: Kryptik) -> None:
        if not m.row_size(self.player):
            m.fallen = (*m.fallen, (self.player, BY_DAMAGE))
            m.wake(FALLEN)


class CouldNotDraw(Change):
    """A player could not draw in the draw phase, and is destroyed."""

    deed = "said"

    def __init__(self, player: int, why: int) -> None:
        self.player: int = player
        self.why: int = why

    def apply(self, m: Kryptik) -> None:
        m.fallen = (*m.fallen, (self.player, self.why))
        m.wake(FALLEN)

    def text(self, t: Teller) -> str:
        return f"{t.who(self.player)} cannot draw."


class PlayersDestroyed(Change):
    """Players were destroyed, and are out of the game (kryptik:lose.destroyed)."""

    def __init__(self, players: tuple[int, ...], why: int) -> None:
        self.players: tuple[int, ...] = players
        self.why: int = why

    def apply(self, m: Kryptik) -> None:
        m.fallen = ()
        leave_game(m, self.players, REASONS[self.why])

    def deeds(self) -> list[Deed]:
        """Return that each of them is destroyed."""
        return [Deed("destroyed", player) for player in self.players]

    def text(self, t: Teller) -> str:
        verb = "is" if len(self.players) == 1 else "are"
        if self.players == (t.viewer,):
            verb = "are"
        return f"{listing([t.who(player) for player in self.players])} {verb} destroyed."
