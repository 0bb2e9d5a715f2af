"""What goes on the effect pile and leaves it, and the energy that it is paid with."""

from cardwright.games.kryptik.actions import COLORS
from cardwright.games.kryptik.events.base import Change, carry
from cardwright.games.kryptik.state import Kryptik
from cardwright.games.kryptik.zones import PLACES
from cardwright.kernel.basics.names import listing
from cardwright.kernel.core.deeds import Deed
from cardwright.kernel.core.frames import Activation
from cardwright.kernel.core.log import Teller
from cardwright.kernel.pile.priority import AT_CARD, COUNTERED
from cardwright.language.declaring import Declared


class Announced(Change):
    """A player shows a card that is about to be cast, or used as an 11 year card: it lies on the pile."""

    tells = "{player:cast} {card}."
    deed = "played"

    def __init__(self, card: int, player: int) -> None:
        self.card: int = card
        self.player: int = player

    def apply(self, m: Kryptik) -> None:
        m.move(self.card, m.pile_zone)


class RowAbilityUsed(Announced):
    """A player uses the 11 year ability of a destroyed card."""

    tells = "{player:use} the 11 year ability of {card}."


class Waits(Change):
    """An effect was put on the pile with its aims (kryptik:pile.put, kryptik:target.declared).

    ``card`` is the one that lies on the pile with it, -1 for an ability of a citizen. ``hidden`` are the 11 year cards
    that it is aimed at, each with its place, which all can see.
    """

    def __init__(
        self, declared: Declared, act: Activation, card: int, hidden: tuple[tuple[int, int], ...], *, triggered: bool
    ) -> None:
        self.declared: Declared = declared
        self.act: Activation = act
        self.card: int = card
        self.hidden: tuple[tuple[int, int], ...] = hidden
        self.triggered: bool = triggered

    def apply(self, m: Kryptik) -> None:
        what = self.declared
        m.put(what.effect, self.act, self.card, what.aims, up_to=what.up_to(), triggered=self.triggered)
        m.unsettled = True  # What its cost has set off waits no longer.

    def deeds(self) -> list[Deed]:
        """Return that it waits, and at which cards it is aimed."""
        return [Deed("waits", self.act.player, (self.act.source,), self.cards()[1:])]

    def cards(self) -> tuple[int, ...]:
        return (self.act.source, *[aim.number for aim in self.declared.aims if aim.at == AT_CARD])

    def text(self, t: Teller) -> str:
        # Where it came from all have seen, as it does on the pile.
        source = t.name(self.act.source)
        aimed = [self._aim(t, card) for card in self.cards()[1:]]
        at = f" at {listing(aimed)}" if aimed else ""
        if self.triggered:
            return f"{source} {self.declared.effect.when_triggered()}{f', aimed{at}' if at else ''}."
        return f"{source} is aimed{at}." if at else ""

    def _aim(self, t: Teller, card: int) -> str:
        """Name a card that it is aimed at, by its place where it lies face down."""
        for hidden, at in self.hidden:
            if hidden == card:
                player, place = divmod(at, PLACES)
                return f"11 year card {place + 1} of {t.whose(player)} row"
        return t.card(card)


class Cast(Change):
    """A card was cast: it is paid for, and its effects are on the pile."""

    def __init__(self, card: int, player: int) -> None:
        self.card: int = card
        self.player: int = player

    def apply(self, m: Kryptik) -> None:
        """Change nothing."""


class LeftPile(Change):
    """The card of an effect that has left the pile went to a zone of its owner."""

    def __init__(self, card: int, zone: int, how: int) -> None:
        self.card: int = card
        self.zone: int = zone
        self.how: int = how

    def apply(self, m: Kryptik) -> None:
        carry(m, self.card, self.zone)

    def deeds(self) -> list[Deed]:
        """Return that it has resolved, or was stopped."""
        return [Deed("stopped" if self.how else "ended", cards=(self.card,))]

    def text(self, t: Teller) -> str:
        if self.how == COUNTERED:
            return f"{t.card(self.card)} is countered."
        return f"{t.card(self.card)} has no effect." if self.how else ""


class Countered(Change):
    """An effect was taken off the pile (kryptik:counter.effect)."""

    deed = "stopped"

    def __init__(self, number: int) -> None:
        self.number: int = number

    def apply(self, m: Kryptik) -> None:
        m.take_off(self.number, COUNTERED)


class EnergyChanged(Change):
    """A player's unspent energy of a color is more or less by so much (kryptik:energy.pile)."""

    def __init__(self, player: int, color: int, by: int) -> None:
        self.player: int = player
        self.color: int = color
        self.by: int = by

    def apply(self, m: Kryptik) -> None:
        color = self.color
        energy = m.energy.copy()
        before = energy[self.player]
        energy[self.player] = (*before[:color], before[color] + self.by, *before[color + 1 :])
        m.energy = energy

    def deeds(self) -> list[Deed]:
        """Return that the player gains or spends it."""
        kind = "gained" if self.by > 0 else "paid"
        return [Deed(kind, self.player, amount=abs(self.by), counts=f"energy_{COLORS[self.color]}")]


class SoloUsed(Change):
    """A player used a solo ability of a card of that key (kryptik:solo, kryptik:ruling.solo-counts)."""

    deed = "used"

    def __init__(self, player: int, key: str, ability: int) -> None:
        self.player: int = player
        self.key: str = key
        self.ability: int = ability

    def apply(self, m: Kryptik) -> None:
        m.used = (*m.used, (self.player, self.key, self.ability))
