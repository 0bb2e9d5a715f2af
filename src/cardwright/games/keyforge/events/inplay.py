"""Cards entering and leaving play, and what happens to them there."""

from cardwright.games.keyforge.events.base import Change, to_zone
from cardwright.games.keyforge.events.moves import Moved
from cardwright.games.keyforge.prints import CREATURE
from cardwright.games.keyforge.state import InPlay, KeyForge
from cardwright.games.keyforge.zones import BENEATH, DISCARD, HAND, LINE, PURGED, ZONES
from cardwright.kernel.core.deeds import Deed
from cardwright.kernel.core.log import Teller
from cardwright.kernel.seeing.reasons import Difference


class Entered(Change):
    """A card entered play, exhausted, at a place of its zone (0: left flank, -1: right flank).

    ``host`` is the card that it is attached to, -1: none.
    """

    about = ("card", "host")
    deed = "entered"

    def __init__(self, card: int, zone: int, at: int = -1, host: int = -1) -> None:
        self.card: int = card
        self.zone: int = zone
        self.at: int = at
        self.host: int = host

    def apply(self, m: KeyForge) -> None:
        """Give it a state, put it there and put its constant abilities in force (keyforge:constant).

        They need no use of the card (keyforge:constant.no-use).
        """
        m.move(self.card, self.zone, self.at)
        state = InPlay(m.epoch)
        m.entries += 1
        state.entered = m.entries
        state.entered_under = self.zone // ZONES
        m.cards[self.card] = state
        if self.host >= 0:
            state.host = self.host
            host = m.change(self.host)
            host.upgrades = (*host.upgrades, self.card)
        m.put_in_force(self.card, self.zone // ZONES, m.printed[self.card].constants)
        m.shake()

    def text(self, t: Teller) -> str:
        if self.host >= 0:
            return f"{t.card(self.card)} is attached to {t.card(self.host)}."
        player, kind = divmod(self.zone, ZONES)
        if kind == LINE:
            return f"{t.card(self.card)} enters play on {t.whose(player)} {'left' if self.at == 0 else 'right'} flank."
        return f"{t.card(self.card)} enters play."


class LeftPlay(Change):
    """A card left play for a zone of its owner's (keyforge:leaves-play, keyforge:control.owner-zone).

    Its upgrades are discarded (keyforge:upgrade.falls-off), and what lies beneath it (keyforge:ruling.beneath);
    everything on it is removed, and what lasted as long as it was in play ends. Where the æmber on it goes is another
    event, once all that leave with it have left. Whether it was ``destroyed`` is known once it has happened. A
    ``prisoner`` goes to archives, perhaps not its owner's, which it leaves for its owner's hand only
    (keyforge:ruling.prisoners).
    """

    def __init__(self, card: int, zone: int, at: int = -1, *, destroyed: bool = False, prisoner: bool = False) -> None:
        self.card: int = card
        self.zone: int = zone
        self.at: int = at
        self.destroyed: bool = destroyed
        self.prisoner: bool = prisoner

    def apply(self, m: KeyForge) -> None:
        """Clear the card and move it; what lasted on it or because of it ends.

        Those beside a creature become neighbors (keyforge:battleline.close).
        """
        card = self.card
        state = m.state(card)
        self.destroyed = state.dying
        self.remember(m)
        for upgrade in state.upgrades:
            m.do(LeftPlay(upgrade, m.owners[upgrade] * ZONES + DISCARD))
        for other in m.beneath(card):
            m.do(Moved(other, m.owners[other] * ZONES + DISCARD))
        if state.host >= 0 and state.host in m.cards:
            host = m.change(state.host)
            host.upgrades = tuple([u for u in host.upgrades if u != card])
        del m.cards[card]
        if m.attacker == card:
            m.attacker = -1
        if m.defender == card:
            m.defender = -1
        m.move(card, self.zone, self.at)
        if self.prisoner:
            m.prisoners = (*m.prisoners, card)
        m.unbind(card)
        m.shake()

    def remember(self, m: KeyForge) -> None:
        """Keep what the card was, for abilities that ask for it afterwards (keyforge:ruling.last-known)."""
        card = self.card
        line = m.zones[m.where[card]] if m.printed[card].type == CREATURE else (card,)
        i = line.index(card)
        left = line[i - 1] if i > 0 else -1
        right = line[i + 1] if i < len(line) - 1 else -1
        m.gone = {**m.gone, card: m.change(card)}  # ours alone, for its upgrades leave it next
        m.departed = {**m.departed, card: (m.controller(card), m.power(card), left, right)}

    def text(self, t: Teller) -> str:
        kind = self.zone % ZONES
        card = t.card(self.card)
        if kind == PURGED:
            return f"{card} is purged."
        if kind != DISCARD:
            return f"{card} goes {to_zone(t, self.zone, self.at)}."
        return "" if self.destroyed else f"{card} is discarded."


class PutBeneath(Change):
    """A card that was not in play was put facedown beneath one in play; only who had it knows it.

    Who looked at it before knows it on, whoever comes to control the other card (keyforge:ruling.beneath).
    """

    deed = "attached"

    def __init__(self, card: int, other: int, player: int) -> None:
        self.card: int = card
        self.other: int = other
        self.player: int = player

    def apply(self, m: KeyForge) -> None:
        """Lay it there; where it may have lain before it does no longer."""
        card = self.card
        for host in m.in_play:
            if card in m.in_play[host].beneath:
                m.change(host).beneath = tuple([other for other in m.in_play[host].beneath if other != card])
        m.move(card, BENEATH, secret=m.kind_of_zone(card) == HAND)
        state = m.change(self.other)
        state.beneath = (*state.beneath, card)

    def text(self, t: Teller) -> str:
        """Name the other card to all, since it is in play."""
        return f"{t.does(self.player, 'put')} {t.card(self.card)} facedown beneath {t.name(self.other)}."


class ControlTaken(Change):
    """A player took control of a card; a creature goes to a flank of the new battleline (keyforge:control.take)."""

    tells = "{player:take} control of {card}."
    deed = "control"

    def __init__(self, card: int, player: int, at: int = -1) -> None:
        self.card: int = card
        self.player: int = player
        self.at: int = at

    def apply(self, m: KeyForge) -> None:
        """Move it and hand over its constant abilities; it fights no longer (keyforge:ruling.fight-broken-off)."""
        card = self.card
        m.move(card, self.player * ZONES + m.kind_of_zone(card), self.at)
        if m.attacker == card:
            m.attacker = -1
        if m.defender == card:
            m.defender = -1
        m.hand_over(card, self.player)
        m.shake()


class Swapped(Change):
    """Two creatures of one battleline exchanged places (keyforge:swap)."""

    about = ("card", "other")
    tells = "{card} and {other} exchange places."
    deed = "moved"

    def __init__(self, card: int, other: int) -> None:
        self.card: int = card
        self.other: int = other

    def apply(self, m: KeyForge) -> None:
        zone = m.where[self.card]
        exchange = {self.card: self.other, self.other: self.card}
        m.reorder(zone, tuple([exchange.get(card, card) for card in m.zones[zone]]))
        m.shake()


class Readied(Change):
    """A card was readied, in the step for that or by an effect."""

    deed = "readied"

    def __init__(self, card: int, *, in_step: bool = False) -> None:
        self.card: int = card
        self.in_step: bool = in_step

    def apply(self, m: KeyForge) -> None:
        m.change(self.card).ready = True

    def text(self, t: Teller) -> str:
        return "" if self.in_step else f"{t.card(self.card)} is readied."


class Exhausted(Change):
    """A card was exhausted, by being used or by an effect."""

    deed = "turned"

    def __init__(self, card: int, *, by_use: bool = True) -> None:
        self.card: int = card
        self.by_use: bool = by_use

    def apply(self, m: KeyForge) -> None:
        m.change(self.card).ready = False

    def text(self, t: Teller) -> str:
        return "" if self.by_use else f"{t.card(self.card)} is exhausted."


class Stunned(Change):
    """A creature was stunned (keyforge:stun); what needs no use of it goes on working (keyforge:stun.constant)."""

    tells = "{card} is stunned."
    deed = "marked"
    counts = "stunned"

    def __init__(self, card: int) -> None:
        self.card: int = card

    def apply(self, m: KeyForge) -> None:
        m.change(self.card).stunned = True


class StunRemoved(Change):
    """A stun was removed."""

    tells = "{card} is no longer stunned."
    deed = "unmarked"
    counts = "stunned"

    def __init__(self, card: int) -> None:
        self.card: int = card

    def apply(self, m: KeyForge) -> None:
        m.change(self.card).stunned = False


class Damaged(Change):
    """A creature was dealt damage, of which its armor absorbed a part (keyforge:damage, keyforge:armor.absorbs)."""

    deed = "damaged"
    counts = "damage"

    def __init__(self, card: int, amount: int, absorbed: int) -> None:
        self.card: int = card
        self.amount: int = amount
        self.absorbed: int = absorbed

    def apply(self, m: KeyForge) -> None:
        """Put the damage on it and use up the armor."""
        state = m.change(self.card)
        state.damage += self.amount
        if self.absorbed:
            m.use_armor(self.card, m.armor_used(self.card) + self.absorbed, m.armor_added(self.card))

    def deeds(self) -> list[Deed]:
        """Return that it is damaged, or that its armor absorbs all of it."""
        if self.amount:
            return super().deeds()
        return [Deed("missed", targets=(self.card,))]

    def much(self) -> int:
        """Count what the armor absorbs: it would be dealt too."""
        return self.amount + self.absorbed

    def text(self, t: Teller) -> str:
        card = t.card(self.card)
        if not self.amount:
            return f"The armor of {card} absorbs {self.absorbed} damage."
        absorbed = f", and its armor absorbs {self.absorbed}" if self.absorbed else ""
        return f"{card} takes {self.amount} damage{absorbed}."


class ArmorSpent(Change):
    """So much of a creature's armor is spent for this turn, since it has lost all (keyforge:ruling.losing-armor).

    Or it has lost what was ``added`` to it, of which a part was spent: what comes later is new
    (keyforge:ruling.armor-loss).
    """

    def __init__(self, card: int, spent: int, added: tuple[Difference, ...]) -> None:
        self.card: int = card
        self.spent: int = spent
        self.added: tuple[Difference, ...] = added

    def apply(self, m: KeyForge) -> None:
        m.use_armor(self.card, self.spent, self.added)


class Healed(Change):
    """Damage was removed from a creature (keyforge:heal)."""

    tells = "{card} is healed of {amount} damage."
    deed = "healed"
    counts = "damage"

    def __init__(self, card: int, amount: int) -> None:
        self.card: int = card
        self.amount: int = amount

    def apply(self, m: KeyForge) -> None:
        m.change(self.card).damage -= self.amount


class CounterAdded(Change):
    """A creature got +1 power counters (keyforge:power-counter)."""

    tells = "{card} gets {amount:+1 power counter}."
    deed = "gained"
    counts = "power_counters"

    def __init__(self, card: int, amount: int) -> None:
        self.card: int = card
        self.amount: int = amount

    def apply(self, m: KeyForge) -> None:
        m.change(self.card).counters += self.amount
        m.shake()


class Doomed(Change):
    """A card is about to be destroyed: its "Destroyed:" abilities resolve now (keyforge:destroyed.ability)."""

    def __init__(self, card: int) -> None:
        self.card: int = card

    def apply(self, m: KeyForge) -> None:
        m.change(self.card).dying = True


class Saved(Change):
    """Something else happened instead of a card's destruction: it stays in play."""

    tells = "{card} stays in play."
    deed = "unmarked"

    def __init__(self, card: int) -> None:
        self.card: int = card

    def apply(self, m: KeyForge) -> None:
        """Take the mark off (keyforge:ruling.destroyed-stays); what would destroy it because it is so looks anew."""
        m.change(self.card).dying = False
        m.holding = tuple([known for known in m.holding if known[1] != self.card])


class Destroyed(Change):
    """A card was destroyed and has left play; ``foe`` is whom it was fighting, if the fight destroyed it, else -1.

    Nobody else fights, whoever takes the damage (keyforge:ruling.destroyed-in-fight). ``player`` controlled it, and
    ``creature`` says whether it was one.
    """

    tells = "{card} is destroyed."
    deed = "destroyed"

    def __init__(self, card: int, player: int, foe: int, creature: bool) -> None:  # noqa: FBT001 - saves give fields in order
        self.card: int = card
        self.player: int = player
        self.foe: int = foe
        self.creature: bool = creature

    def apply(self, m: KeyForge) -> None:
        if self.foe >= 0:
            fallen = list(m.fallen)
            fallen[self.player] += 1
            m.fallen = tuple(fallen)
