"""Attacks, blocks, damage and life."""

from cardwright.games.kyza.events.base import Change
from cardwright.games.kyza.state import Kyza
from cardwright.kernel.log import Teller
from cardwright.kernel.names import listing
from cardwright.kernel.zones import NOBODY


class Attacked(Change):
    """The active player's characters attack the opponent's life (kyza:attack.any-number)."""

    __slots__ = ("attackers", "player")

    def __init__(self, player: int, attackers: tuple[int, ...]) -> None:
        """Describe it."""
        self.player: int = player
        self.attackers: tuple[int, ...] = attackers

    def apply(self, m: Kyza) -> None:
        """Note them."""
        m.attackers = self.attackers

    def cards(self) -> tuple[int, ...]:
        """Return them."""
        return self.attackers

    def text(self, t: Teller) -> str:
        """Tell it."""
        return f"{t.does(self.player, 'attack')} with {listing([t.card(card) for card in self.attackers])}."


class Blocked(Change):
    """The defending player's characters block attackers (kyza:block.defender-decides)."""

    __slots__ = ("blocks", "player")

    def __init__(self, player: int, blocks: tuple[tuple[int, int], ...]) -> None:
        """Describe it: pairs of attacker and blocker."""
        self.player: int = player
        self.blocks: tuple[tuple[int, int], ...] = blocks

    def apply(self, m: Kyza) -> None:
        """Note them."""
        m.blocks = self.blocks
        m.blocked = tuple([card for card in m.attackers if card in [attacker for attacker, _ in self.blocks]])

    def cards(self) -> tuple[int, ...]:
        """Return the blockers and whom they block."""
        return tuple([card for pair in self.blocks for card in pair])

    def text(self, t: Teller) -> str:
        """Tell it."""
        if not self.blocks:
            return f"{t.does(self.player, 'block')} nobody."
        pairs = [f"{t.card(attacker)} with {t.card(blocker)}" for attacker, blocker in self.blocks]
        return f"{t.does(self.player, 'block')} {listing(pairs)}."


class BlockersOrdered(Change):
    """The attacking player has said in which order an attacker strikes its blockers (kyza:ruling.blocker-order)."""

    __slots__ = ("attacker", "order")

    def __init__(self, attacker: int, order: tuple[int, ...]) -> None:
        """Describe it."""
        self.attacker: int = attacker
        self.order: tuple[int, ...] = order

    def apply(self, m: Kyza) -> None:
        """Keep it."""
        others = tuple([pair for pair in m.blocks if pair[0] != self.attacker])
        m.blocks = (*others, *[(self.attacker, blocker) for blocker in self.order])


class CombatEnded(Change):
    """Combat is over."""

    __slots__ = ()

    def apply(self, m: Kyza) -> None:
        """Forget who attacked and blocked."""
        m.attackers = ()
        m.blocks = ()
        m.blocked = ()


class Damaged(Change):
    """A character was dealt damage, in combat or by an effect; it stays until the end of the turn.

    kyza:health.damage, kyza:damage.lasts
    """

    __slots__ = ("amount", "card", "combat", "source")

    def __init__(self, card: int, amount: int, source: int, *, combat: bool) -> None:
        """Describe it; ``source`` is the card that dealt it."""
        self.card: int = card
        self.amount: int = amount
        self.source: int = source
        self.combat: bool = combat

    def apply(self, m: Kyza) -> None:
        """Put it on the card."""
        m.change(self.card).damage += self.amount
        m.shake()

    def cards(self) -> tuple[int, ...]:
        """Return the card."""
        return (self.card,)

    def text(self, t: Teller) -> str:
        """Tell it."""
        return f"{t.card(self.card)} takes {self.amount} damage."


class LifeDamaged(Change):
    """A player's life was dealt damage (kyza:attack.unblocked)."""

    __slots__ = ("amount", "combat", "player", "source")

    def __init__(self, player: int, amount: int, source: int = NOBODY, *, combat: bool) -> None:
        """Describe it; ``source`` is the card that dealt it."""
        self.player: int = player
        self.amount: int = amount
        self.source: int = source
        self.combat: bool = combat

    def apply(self, m: Kyza) -> None:
        """Take it off; whether somebody has lost is looked at later."""
        m.life[self.player] -= self.amount
        m.shake()

    def text(self, t: Teller) -> str:
        """Tell it."""
        return f"{t.does(self.player, 'take')} {self.amount} damage."


class LifeLost(Change):
    """A player lost or paid life, which is no damage (kyza:ruling.pay-life)."""

    __slots__ = ("amount", "paid", "player")

    def __init__(self, player: int, amount: int, *, paid: bool) -> None:
        """Describe it."""
        self.player: int = player
        self.amount: int = amount
        self.paid: bool = paid

    def apply(self, m: Kyza) -> None:
        """Take it off."""
        m.life[self.player] -= self.amount
        m.shake()

    def text(self, t: Teller) -> str:
        """Tell it."""
        return f"{t.does(self.player, 'pay' if self.paid else 'lose')} {self.amount} life."


class LifeGained(Change):
    """A player gained life; there is no upper limit (kyza:ruling.start)."""

    __slots__ = ("amount", "player")

    def __init__(self, player: int, amount: int) -> None:
        """Describe it."""
        self.player: int = player
        self.amount: int = amount

    def apply(self, m: Kyza) -> None:
        """Add it."""
        m.life[self.player] += self.amount

    def text(self, t: Teller) -> str:
        """Tell it."""
        return f"{t.does(self.player, 'gain')} {self.amount} life."


class Healed(Change):
    """Damage was removed from a character."""

    __slots__ = ("amount", "card")

    def __init__(self, card: int, amount: int) -> None:
        """Describe it."""
        self.card: int = card
        self.amount: int = amount

    def apply(self, m: Kyza) -> None:
        """Take it off."""
        m.change(self.card).damage -= self.amount

    def cards(self) -> tuple[int, ...]:
        """Return the card."""
        return (self.card,)

    def text(self, t: Teller) -> str:
        """Tell it."""
        return f"{t.card(self.card)} is healed of {self.amount} damage."
