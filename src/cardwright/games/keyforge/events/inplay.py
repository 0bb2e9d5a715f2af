"""Cards entering and leaving play, and what happens to them there."""

from cardwright.games.keyforge.events.base import Change
from cardwright.games.keyforge.prints import CREATURE
from cardwright.games.keyforge.state import InPlay, KeyForge
from cardwright.games.keyforge.zones import DISCARD, ZONES
from cardwright.kernel.frames import Activation, Standing


class Entered(Change):
    """A card entered play, exhausted, at a place of its zone (0: left flank, -1: right flank)."""

    __slots__ = ("at", "card", "host", "zone")

    def __init__(self, card: int, zone: int, at: int = -1, host: int = -1) -> None:
        """Describe it."""
        self.card: int = card
        self.zone: int = zone
        self.at: int = at
        self.host: int = host

    def apply(self, m: KeyForge) -> None:
        """Give it a state, put it there and put its constant abilities in force (keyforge:constant)."""
        m.move(self.card, self.zone, self.at)
        state = InPlay(m.epoch)
        m.entries += 1
        state.entered = m.entries
        m.cards[self.card] = state
        if self.host >= 0:
            state.host = self.host
            host = m.change(self.host)
            host.upgrades = (*host.upgrades, self.card)
        for node in m.printed[self.card].constants:
            m.add_standing(Standing(node, Activation(self.zone // ZONES, self.card)))
        if "power" in m.index:
            m.unsettled = True


class LeftPlay(Change):
    """A card left play for a zone of its owner's (keyforge:leaves-play, keyforge:control.owner-zone).

    Its upgrades are discarded, the æmber on a creature goes to its controller's opponent, everything else on it is
    removed, and what lasted as long as it was in play ends.
    """

    __slots__ = ("at", "card", "zone")

    def __init__(self, card: int, zone: int, at: int = -1) -> None:
        """Describe it."""
        self.card: int = card
        self.zone: int = zone
        self.at: int = at

    def apply(self, m: KeyForge) -> None:
        """Clear the card and move it; what lasted on it or because of it ends."""
        card = self.card
        state = m.state(card)
        self.remember(m)
        for upgrade in state.upgrades:
            m.do(LeftPlay(upgrade, m.owners[upgrade] * ZONES + DISCARD))
        if state.host >= 0 and state.host in m.cards:
            host = m.change(state.host)
            host.upgrades = tuple([u for u in host.upgrades if u != card])
        if state.aember and m.printed[card].type == CREATURE:
            m.aember[1 - m.controller(card)] += state.aember
        del m.cards[card]
        if m.attacker == card:
            m.attacker = -1
        if m.defender == card:
            m.defender = -1
        m.move(card, self.zone, self.at)
        if m.standing:
            m.remove_standing([s for s in m.standing if (s.act.source == card and s.until == 0) or card in s.act.it])
        if "power" in m.index:
            m.unsettled = True

    def remember(self, m: KeyForge) -> None:
        """Keep what the card was, for abilities that ask for it afterwards (keyforge:ruling.last-known)."""
        card = self.card
        line = m.zones[m.where[card]] if m.printed[card].type == CREATURE else (card,)
        i = line.index(card)
        left = line[i - 1] if i > 0 else -1
        right = line[i + 1] if i < len(line) - 1 else -1
        m.departed = {**m.departed, card: (m.controller(card), m.power(card), left, right)}


class ControlTaken(Change):
    """A player took control of a card; a creature goes to a flank of the new battleline (keyforge:control.take)."""

    __slots__ = ("at", "card", "player")

    def __init__(self, card: int, player: int, at: int = -1) -> None:
        """Describe it."""
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
        constants = m.printed[card].constants
        own = [s for s in m.standing if s.act.source == card and s.until == 0 and s.node in constants]
        m.remove_standing(own)
        for s in own:
            m.add_standing(Standing(s.node, Activation(self.player, card)))
        if "power" in m.index:
            m.unsettled = True


class Swapped(Change):
    """Two creatures of one battleline exchanged places (keyforge:swap)."""

    __slots__ = ("card", "other")

    def __init__(self, card: int, other: int) -> None:
        """Describe it."""
        self.card: int = card
        self.other: int = other

    def apply(self, m: KeyForge) -> None:
        """Exchange them."""
        zone = m.where[self.card]
        exchange = {self.card: self.other, self.other: self.card}
        m.zones[zone] = tuple([exchange.get(card, card) for card in m.zones[zone]])
        if "power" in m.index:
            m.unsettled = True


class Readied(Change):
    """A card was readied."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        """Describe it."""
        self.card: int = card

    def apply(self, m: KeyForge) -> None:
        """Turn it upright."""
        m.change(self.card).ready = True


class Exhausted(Change):
    """A card was exhausted."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        """Describe it."""
        self.card: int = card

    def apply(self, m: KeyForge) -> None:
        """Turn it sideways."""
        m.change(self.card).ready = False


class Stunned(Change):
    """A creature was stunned (keyforge:stun)."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        """Describe it."""
        self.card: int = card

    def apply(self, m: KeyForge) -> None:
        """Put the stun on it."""
        m.change(self.card).stunned = True


class StunRemoved(Change):
    """A stun was removed."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        """Describe it."""
        self.card: int = card

    def apply(self, m: KeyForge) -> None:
        """Take it off."""
        m.change(self.card).stunned = False


class Damaged(Change):
    """A creature was dealt damage, of which its armor absorbed a part (keyforge:damage, keyforge:armor.absorbs)."""

    __slots__ = ("absorbed", "amount", "card")

    def __init__(self, card: int, amount: int, absorbed: int) -> None:
        """Describe it."""
        self.card: int = card
        self.amount: int = amount
        self.absorbed: int = absorbed

    def apply(self, m: KeyForge) -> None:
        """Put the damage on it and use up the armor."""
        state = m.change(self.card)
        state.damage += self.amount
        if self.absorbed:
            armor = m.armor(self.card)
            state.armor_spent = m.armor_used(self.card, armor) + self.absorbed
            state.armor_of = armor
            state.armor_turn = m.turn


class Healed(Change):
    """Damage was removed from a creature (keyforge:heal)."""

    __slots__ = ("amount", "card")

    def __init__(self, card: int, amount: int) -> None:
        """Describe it."""
        self.card: int = card
        self.amount: int = amount

    def apply(self, m: KeyForge) -> None:
        """Take it off."""
        m.change(self.card).damage -= self.amount


class CounterAdded(Change):
    """A creature got +1 power counters (keyforge:power-counter)."""

    __slots__ = ("amount", "card")

    def __init__(self, card: int, amount: int) -> None:
        """Describe it."""
        self.card: int = card
        self.amount: int = amount

    def apply(self, m: KeyForge) -> None:
        """Put them on it."""
        m.change(self.card).counters += self.amount


class Doomed(Change):
    """A card is about to be destroyed: its "Destroyed:" abilities resolve now (keyforge:destroyed.ability)."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        """Describe it."""
        self.card: int = card

    def apply(self, m: KeyForge) -> None:
        """Mark it."""
        m.change(self.card).dying = True


class Destroyed(Change):
    """A card was destroyed and has left play; ``foe`` is whom it was fighting, if the fight destroyed it, else -1.

    ``player`` controlled it, and ``creature`` says whether it was one.
    """

    __slots__ = ("card", "creature", "foe", "player")

    def __init__(self, card: int, player: int, foe: int, creature: bool) -> None:
        """Describe it."""
        self.card: int = card
        self.player: int = player
        self.foe: int = foe
        self.creature: bool = creature

    def apply(self, m: KeyForge) -> None:
        """Count it."""
        if self.foe >= 0:
            fallen = list(m.fallen)
            fallen[self.player] += 1
            m.fallen = tuple(fallen)
