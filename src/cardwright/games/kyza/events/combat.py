"""Attacks, blocks, damage and life."""

from cardwright.games.kyza.events.base import Change
from cardwright.games.kyza.state import NO_HEALTH, NO_LIFE, Kyza
from cardwright.kernel.basics.names import listing
from cardwright.kernel.core.deeds import Deed
from cardwright.kernel.core.log import Teller
from cardwright.kernel.pieces.zones import NOBODY


class Attacked(Change):
    """The active player's characters attack the opponent's life (kyza:attack.any-number)."""

    about = ("attackers",)
    tells = "{player:attack} with {attackers}."
    deed = "attacked"

    def __init__(self, player: int, attackers: tuple[int, ...]) -> None:
        self.player: int = player
        self.attackers: tuple[int, ...] = attackers

    def apply(self, m: Kyza) -> None:
        m.attackers = self.attackers


class Blocked(Change):
    """The defending player's characters block attackers (kyza:block.defender-decides).

    ``blocks`` are pairs of attacker and blocker.
    """

    deed = "blocked"

    def __init__(self, player: int, blocks: tuple[tuple[int, int], ...]) -> None:
        self.player: int = player
        self.blocks: tuple[tuple[int, int], ...] = blocks

    def apply(self, m: Kyza) -> None:
        m.blocks = self.blocks
        m.blocked = tuple([card for card in m.attackers if card in [attacker for attacker, _ in self.blocks]])

    def deeds(self) -> list[Deed]:
        """Return who blocks whom, one pair after the other."""
        return [Deed("blocked", self.player, (blocker,), (attacker,)) for attacker, blocker in self.blocks]

    def cards(self) -> tuple[int, ...]:
        return tuple([card for pair in self.blocks for card in pair])

    def text(self, t: Teller) -> str:
        if not self.blocks:
            return f"{t.does(self.player, 'block')} nobody."
        pairs = [f"{t.card(attacker)} with {t.card(blocker)}" for attacker, blocker in self.blocks]
        return f"{t.does(self.player, 'block')} {listing(pairs)}."


class BlockersOrdered(Change):
    """The attacking player has said in which order an attacker strikes its blockers (kyza:ruling.blocker-order)."""

    deed = "chosen"

    def __init__(self, attacker: int, order: tuple[int, ...]) -> None:
        self.attacker: int = attacker
        self.order: tuple[int, ...] = order

    def apply(self, m: Kyza) -> None:
        others = tuple([pair for pair in m.blocks if pair[0] != self.attacker])
        m.blocks = (*others, *[(self.attacker, blocker) for blocker in self.order])


class CombatEnded(Change):
    """Combat is over."""

    deed = "ended"

    def apply(self, m: Kyza) -> None:
        m.attackers = ()
        m.blocks = ()
        m.blocked = ()


class Damaged(Change):
    """A character was dealt damage by a ``source``, in combat or by an effect; it stays until the end of the turn.

    kyza:health.damage, kyza:damage.lasts
    """

    deed = "damaged"
    counts = "taken"

    def __init__(self, card: int, amount: int, source: int, *, combat: bool) -> None:
        self.card: int = card
        self.amount: int = amount
        self.source: int = source
        self.combat: bool = combat

    def apply(self, m: Kyza) -> None:
        m.change(self.card).damage += self.amount
        m.wake(NO_HEALTH)

    def deeds(self) -> list[Deed]:
        """Return that the source strikes it."""
        return [Deed("damaged", cards=(self.card,), amount=self.amount, counts="taken")]

    def text(self, t: Teller) -> str:
        return f"{t.card(self.card)} takes {self.amount} damage{dealt_by(t, self.source)}."


class LifeDamaged(Change):
    """A player's life was dealt damage by the card that is its ``source`` (kyza:attack.unblocked)."""

    deed = "damaged"
    counts = "life"

    def __init__(self, player: int, amount: int, source: int = NOBODY, *, combat: bool) -> None:
        self.player: int = player
        self.amount: int = amount
        self.source: int = source
        self.combat: bool = combat

    def apply(self, m: Kyza) -> None:
        """Take it off; whether somebody has lost is looked at later."""
        m.life[self.player] -= self.amount
        m.wake(NO_LIFE)

    def text(self, t: Teller) -> str:
        return f"{t.does(self.player, 'take')} {self.amount} damage{dealt_by(t, self.source)}."


def dealt_by(t: Teller, source: int) -> str:
    """Say where damage comes from, if it is a card; it always lies open then."""
    return f" from {t.name(source)}" if source >= 0 else ""


class LifeLost(Change):
    """A player lost or paid life, which is no damage (kyza:ruling.pay-life)."""

    deed = "lost"
    counts = "life"

    def __init__(self, player: int, amount: int, *, paid: bool) -> None:
        self.player: int = player
        self.amount: int = amount
        self.paid: bool = paid

    def apply(self, m: Kyza) -> None:
        m.life[self.player] -= self.amount
        m.wake(NO_LIFE)

    def text(self, t: Teller) -> str:
        return f"{t.does(self.player, 'pay' if self.paid else 'lose')} {self.amount} life."


class LifeGained(Change):
    """A player gained life; there is no upper limit (kyza:ruling.start)."""

    tells = "{player:gain} {amount} life."
    deed = "gained"
    counts = "life"

    def __init__(self, player: int, amount: int) -> None:
        self.player: int = player
        self.amount: int = amount

    def apply(self, m: Kyza) -> None:
        m.life[self.player] += self.amount


class Healed(Change):
    """Damage was removed from a character."""

    tells = "{card} is healed of {amount} damage."
    deed = "healed"
    counts = "taken"

    def __init__(self, card: int, amount: int) -> None:
        self.card: int = card
        self.amount: int = amount

    def apply(self, m: Kyza) -> None:
        m.change(self.card).damage -= self.amount
