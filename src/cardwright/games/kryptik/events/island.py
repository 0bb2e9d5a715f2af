"""Citizens that come to the island and leave it, and what happens to them there."""

from typing import Final

from cardwright.games.kryptik.events.base import Change, carry, out_of_combat, owners_zone
from cardwright.games.kryptik.state import DYING, Kryptik, OnTable
from cardwright.games.kryptik.zones import ATTACHED, ISLAND, LIMBO, ZONES
from cardwright.kernel.basics.names import listing
from cardwright.kernel.core.deeds import Deed
from cardwright.kernel.core.frames import Activation
from cardwright.kernel.core.log import Teller

KILLED: Final = 0
DESTROYED: Final = 1
SACRIFICED: Final = 2
"""How a citizen came to die."""
_TOLD: Final = {KILLED: "destroyed", DESTROYED: "destroyed", SACRIFICED: "sacrificed"}


class Arrived(Change):
    """A citizen came to the island under a player's control, weary; it has not entered by that alone.

    kryptik:island, kryptik:citizen.weary, kryptik:put.no-enter, kryptik:controller
    """

    tells = "{card} comes to {player's} side of the island."
    deed = "entered"

    def __init__(self, card: int, player: int) -> None:
        self.card: int = card
        self.player: int = player

    def apply(self, m: Kryptik) -> None:
        """Put it there; its abilities work from now on (kryptik:ability.island, kryptik:ability.passive)."""
        carry(m, self.card, self.player * ZONES + ISLAND)
        state = OnTable(m.epoch)
        state.weary = True
        m.cards[self.card] = state
        m.put_in_force(self.card, self.player, m.printed[self.card].constants)
        m.wake(DYING)


class Entered(Change):
    """A citizen that has come to the island entered it: it was cast or returned (kryptik:return.enters)."""

    def __init__(self, card: int, player: int) -> None:
        self.card: int = card
        self.player: int = player

    def apply(self, m: Kryptik) -> None:
        """Change nothing."""


class Doomed(Change):
    """Citizens are about to die, all at once; what waits for that looks at them as they are now (kryptik:dies)."""

    about = ("dying",)

    def __init__(self, dying: tuple[int, ...]) -> None:
        self.dying: tuple[int, ...] = dying

    def apply(self, m: Kryptik) -> None:
        """Change nothing: `Died` does."""


class Died(Change):
    """Citizens died, all at once, and went to their owners' limbo piles (kryptik:limbo, kryptik:sacrifice)."""

    about = ("dead",)

    def __init__(self, dead: tuple[int, ...], how: int) -> None:
        self.dead: tuple[int, ...] = dead
        self.how: int = how

    def apply(self, m: Kryptik) -> None:
        """Bury them; a citizen that has lost its abilities does not get them back (kryptik:dies.no-effects)."""
        for card in self.dead:
            carry(m, card, owners_zone(m, card, LIMBO))
        m.died += len(self.dead)

    def deeds(self) -> list[Deed]:
        """Return that they are destroyed, or given up."""
        return [Deed("sacrificed" if self.how == SACRIFICED else "destroyed", cards=self.dead)]

    def text(self, t: Teller) -> str:
        named = listing([t.card(card) for card in self.dead])
        return f"{named} {'are' if len(self.dead) > 1 else 'is'} {_TOLD[self.how]}."


class ControlTaken(Change):
    """A player took control of a citizen: it changes sides, is weary, and leaves combat.

    kryptik:controller, kryptik:citizen.weary
    """

    tells = "{player:take} control of {card}."
    deed = "control"

    def __init__(self, card: int, player: int) -> None:
        self.card: int = card
        self.player: int = player

    def apply(self, m: Kryptik) -> None:
        m.move(self.card, self.player * ZONES + ISLAND)
        m.change(self.card).weary = True
        out_of_combat(m, self.card)
        m.hand_over(self.card, self.player)
        m.wake(DYING)


class Engaged(Change):
    """Cards were engaged (kryptik:engage)."""

    about = ("engaged",)
    tells = "Engaged: {engaged}."
    deed = "turned"

    def __init__(self, engaged: tuple[int, ...]) -> None:
        self.engaged: tuple[int, ...] = engaged

    def apply(self, m: Kryptik) -> None:
        for card in self.engaged:
            m.change(card).engaged = True


class Readied(Change):
    """A citizen was disengaged (kryptik:disengage)."""

    tells = "{card} is disengaged."
    deed = "readied"

    def __init__(self, card: int) -> None:
        self.card: int = card

    def apply(self, m: Kryptik) -> None:
        m.change(self.card).engaged = False


class Wearied(Change):
    """A citizen became weary (kryptik:weary)."""

    tells = "{card} becomes weary."
    deed = "marked"
    counts = "weary"

    def __init__(self, card: int) -> None:
        self.card: int = card

    def apply(self, m: Kryptik) -> None:
        m.change(self.card).weary = True


class Attached(Change):
    """A card was put under a citizen; it has not entered, and what was under it follows.

    It lies in no zone that abilities or targets look at (kryptik:attach.inert, kryptik:attach.untargetable).
    kryptik:attach.under, kryptik:attach.not-entered, kryptik:attach.host-attached
    """

    tells = "{card} is attached to {host}."
    about = ("card", "host")
    deed = "attached"

    def __init__(self, card: int, host: int) -> None:
        self.card: int = card
        self.host: int = host

    def apply(self, m: Kryptik) -> None:
        under = m.under(self.card)
        if under:
            m.change(self.card).attached = ()
        carry(m, self.card, owners_zone(m, self.card, ATTACHED))
        state = m.change(self.host)
        state.attached = (*state.attached, self.card, *under)
        m.wake(DYING)


class Detached(Change):
    """All cards under a citizen went to their owners' limbo piles (kryptik:detach)."""

    tells = "Detached: {detached}."
    about = ("detached",)
    deed = "moved"

    def __init__(self, host: int, detached: tuple[int, ...]) -> None:
        self.host: int = host
        self.detached: tuple[int, ...] = detached

    def apply(self, m: Kryptik) -> None:
        m.change(self.host).attached = ()
        for card in self.detached:
            m.move(card, owners_zone(m, card, LIMBO))
        m.wake(DYING)


def kill(m: Kryptik, dying: tuple[int, ...], how: int, act: Activation | None = None) -> None:
    """Have citizens die, all at once."""
    m.do(Doomed(dying))
    m.do(Died(dying, how), act)
