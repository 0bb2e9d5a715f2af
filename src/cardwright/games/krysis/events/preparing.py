"""How decks, hands, homes and camps come to be."""

from cardwright.games.krysis.events.base import Change
from cardwright.games.krysis.goods import WHITE, crystals
from cardwright.games.krysis.state import ENTRANCE, Krysis
from cardwright.games.krysis.zones import (
    BOX,
    FIGHTERS,
    HAND,
    SECRET,
    ZONES,
)
from cardwright.kernel.basics.names import listing
from cardwright.kernel.basics.pools import Pool, added, available, taken
from cardwright.kernel.core.log import Teller
from cardwright.kernel.grammar.forms import counted


class Shuffled(Change):
    """A deck was shuffled."""

    deed = "shuffled"

    def __init__(self, zone: int) -> None:
        self.zone: int = zone

    def apply(self, m: Krysis) -> None:
        m.shuffle(self.zone)


class AgentDrawn(Change):
    """A player drew the top agent of one of their decks, which all can see: 0 the fighters, 1 the transporters."""

    together = ("player", "deck")
    deed = "drawn"

    def __init__(self, player: int, card: int, deck: int) -> None:
        self.player: int = player
        self.card: int = card
        self.deck: int = deck

    def apply(self, m: Krysis) -> None:
        m.move(self.card, self.player * ZONES + HAND)

    def text(self, t: Teller) -> str:
        deck = "transporters" if self.deck else "fighters"
        return f"{t.does(self.player, 'draw')} {t.cards()} from the {deck}."


class Dismissed(Change):
    """A player put agents into the box for good, unseen (krysis:advanced.unseen)."""

    deed = "moved"

    def __init__(self, player: int, dismissed: tuple[int, ...]) -> None:
        self.player: int = player
        self.dismissed: tuple[int, ...] = dismissed

    def apply(self, m: Krysis) -> None:
        for card in self.dismissed:
            m.move(card, self.player * ZONES + BOX)

    def text(self, t: Teller) -> str:
        return f"{t.does(self.player, 'dismiss')} {counted(len(self.dismissed), 'agent')} unseen."


class DecksFormed(Change):
    """A player put all agents in hand but some into a deck of fighters and one of transporters, face down."""

    deed = "moved"

    def __init__(self, player: int, kept: tuple[int, ...]) -> None:
        self.player: int = player
        self.kept: tuple[int, ...] = kept

    def apply(self, m: Krysis) -> None:
        base = self.player * ZONES
        for card in m.zones[base + HAND]:
            if card not in self.kept:
                # FIGHTER and TRANSPORTER are 0 and 1, as their decks follow each other.
                m.move(card, base + FIGHTERS + m.printed[card].type)


class Dealt(Change):
    """A player was dealt a card that only they see: a relic, a mission or an extra agent; ``kind`` is where it goes."""

    deed = "drawn"

    def __init__(self, player: int, card: int, kind: int) -> None:
        self.player: int = player
        self.card: int = card
        self.kind: int = kind

    def apply(self, m: Krysis) -> None:
        """Give it to the player; an extra agent joins the squad, and no other one may be where it is."""
        m.move(self.card, self.player * ZONES + self.kind)
        if self.kind == HAND:
            squad = 1 << self.card
            for card in m.zone(self.player, HAND):
                if m.printed[card].type == m.printed[self.card].type:
                    squad |= 1 << card
            others = ~(1 << self.card)
            m.among = tuple([squad if squad >> card & 1 else mixed & others for card, mixed in enumerate(m.among)])

    def text(self, t: Teller) -> str:
        what = {SECRET: "a mission", HAND: "an extra agent"}.get(self.kind, "a relic card")
        card = t.card(self.card)
        return f"{t.does(self.player, 'get')} {what}{'' if card == 'a card' else f': {card}'}."


class Started(Change):
    """The miners were drawn, and each player took the goods of the start space, whose numbers ``starts`` says."""

    deed = "said"

    def __init__(self, starts: tuple[int, ...]) -> None:
        self.starts: tuple[int, ...] = starts

    def apply(self, m: Krysis) -> None:
        """Place the miners, fill homes and camps (krysis:setup.home, krysis:setup.start-goods)."""
        for player, space in enumerate(self.starts):
            m.place(player, ENTRANCE, space)
            for pools, goods in ((m.homes, m.values.home), (m.camps, m.values.starts[space - 1])):
                found = available(m.bank, goods)
                m.bank = taken(m.bank, found)
                pools[player] = added(pools[player], found)

    def text(self, t: Teller) -> str:
        roman = ("", "I", "II", "III", "IV")
        said = [f"{t.who(player)} on {roman[space]}" for player, space in enumerate(self.starts)]
        return f"The miners start: {listing(said)}."


class SpeedStarted(Change):
    """A game of Speed Krysis began: the same crystals in both camps, and no white ones at all (krysis:speed.camp).

    ``starts`` are the numbers of the players' start spaces, for ties.
    """

    deed = "said"

    def __init__(self, starts: tuple[int, ...], camp: Pool) -> None:
        self.starts: tuple[int, ...] = starts
        self.camp: Pool = camp

    def apply(self, m: Krysis) -> None:
        m.bank = (*m.bank[:WHITE], 0)
        for player, space in enumerate(self.starts):
            m.place(player, ENTRANCE, space)
            m.bank = taken(m.bank, self.camp)
            m.camps[player] = self.camp

    def text(self, t: Teller) -> str:
        first = self.starts.index(max(self.starts))
        return f"Each camp begins with {crystals(self.camp)}; {t.does(first, 'win')} ties of speed."


class BecameActive(Change):
    """It became a player's turn to decide."""

    deed = "phase"

    def __init__(self, player: int) -> None:
        self.player: int = player

    def apply(self, m: Krysis) -> None:
        m.active = self.player
