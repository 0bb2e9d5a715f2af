"""What changes a match of Krysis, and how it is told."""

from cardwright.games.krysis.actions import SPACE_NAMES, TO_BANK, TO_HOME
from cardwright.games.krysis.goods import WHITE, crystals
from cardwright.games.krysis.state import Krysis
from cardwright.games.krysis.zones import (
    AGENT_DISCARD,
    BOX,
    CAMP,
    DRAWN,
    FIGHTERS,
    FLIPPED,
    HAND,
    HOME,
    RELIC_DECK,
    RELIC_DISCARD,
    SECRET,
    TEAM,
    ZONES,
)
from cardwright.kernel.events import Event
from cardwright.kernel.log import Teller, counted
from cardwright.kernel.names import listing
from cardwright.kernel.pools import Pool, added, available, taken

SALE = 2
"""Points for each good sold, whatever it is (krysis:sell.points)."""
MINED, OVERTIME_WORK, BY_MINER = 0, 1, 2
"""Where goods come from that a player takes from the bank."""
CRYSTALS, RELICS, FOR_MISSION = range(3)
"""What scores at the end."""


class Change(Event):
    """An event of Krysis; subclasses are slotted, with whole numbers and tuples of them as fields."""

    __slots__ = ()


# ---- decks and hands ----


class Shuffled(Change):
    """A deck was shuffled."""

    __slots__ = ("zone",)

    def __init__(self, zone: int) -> None:
        """Describe it."""
        self.zone: int = zone

    def apply(self, m: Krysis) -> None:
        """Shuffle it."""
        m.shuffle(self.zone)


class AgentDrawn(Change):
    """A player drew the top agent of one of their decks."""

    __slots__ = ("card", "player")

    def __init__(self, player: int, card: int) -> None:
        """Describe it."""
        self.player: int = player
        self.card: int = card

    def apply(self, m: Krysis) -> None:
        """Take it into the hand."""
        m.move(self.card, self.player * ZONES + HAND)

    def cards(self) -> tuple[int, ...]:
        """Return the agent."""
        return (self.card,)

    def continues(self, before: Event) -> bool:
        """Tell agents drawn in a row together."""
        return isinstance(before, AgentDrawn) and before.player == self.player

    def text(self, t: Teller) -> str:
        """Tell it."""
        return f"{t.does(self.player, 'draw')} {t.cards()}."


class Dismissed(Change):
    """A player put agents into the box for good, unseen (krysis:advanced.unseen)."""

    __slots__ = ("dismissed", "player")

    def __init__(self, player: int, dismissed: tuple[int, ...]) -> None:
        """Describe it."""
        self.player: int = player
        self.dismissed: tuple[int, ...] = dismissed

    def apply(self, m: Krysis) -> None:
        """Put them away."""
        for card in self.dismissed:
            m.move(card, self.player * ZONES + BOX)

    def text(self, t: Teller) -> str:
        """Tell how many."""
        return f"{t.does(self.player, 'dismiss')} {counted(len(self.dismissed), 'agent')} unseen."


class DecksFormed(Change):
    """A player put all agents in hand but some into a deck of fighters and one of transporters, face down."""

    __slots__ = ("kept", "player")

    def __init__(self, player: int, kept: tuple[int, ...]) -> None:
        """Describe it."""
        self.player: int = player
        self.kept: tuple[int, ...] = kept

    def apply(self, m: Krysis) -> None:
        """Form the decks."""
        base = self.player * ZONES
        for card in m.zones[base + HAND]:
            if card not in self.kept:
                # FIGHTER and TRANSPORTER are 0 and 1, as their decks follow each other.
                m.move(card, base + FIGHTERS + m.printed[card].type)


class Dealt(Change):
    """A player was dealt a card that only they see: a relic, a mission or an extra agent; ``kind`` is where it goes."""

    __slots__ = ("card", "kind", "player")

    def __init__(self, player: int, card: int, kind: int) -> None:
        """Describe it."""
        self.player: int = player
        self.card: int = card
        self.kind: int = kind

    def apply(self, m: Krysis) -> None:
        """Give it to the player; an extra agent joins the squad."""
        m.move(self.card, self.player * ZONES + self.kind)
        if self.kind == HAND:
            squad = 1 << self.card
            for card in m.zone(self.player, HAND):
                if m.printed[card].type == m.printed[self.card].type:
                    squad |= 1 << card
            m.among = tuple([squad if squad >> card & 1 else mixed for card, mixed in enumerate(m.among)])

    def cards(self) -> tuple[int, ...]:
        """Return the card."""
        return (self.card,)

    def text(self, t: Teller) -> str:
        """Tell it."""
        what = {SECRET: "a mission", HAND: "an extra agent"}.get(self.kind, "a relic card")
        card = t.card(self.card)
        return f"{t.does(self.player, 'get')} {what}{'' if card == 'a card' else f': {card}'}."


class Started(Change):
    """The miners were drawn, and each player took the goods of the start space."""

    __slots__ = ("starts",)

    def __init__(self, starts: tuple[int, ...]) -> None:
        """Describe it; ``starts`` are the numbers of the players' start spaces."""
        self.starts: tuple[int, ...] = starts

    def apply(self, m: Krysis) -> None:
        """Place the miners, fill homes and camps (krysis:setup.home, krysis:setup.start-goods)."""
        for player, space in enumerate(self.starts):
            m.ranks[player] = space
            for pools, goods in ((m.homes, m.values.home), (m.camps, m.values.starts[space - 1])):
                found = available(m.bank, goods)
                m.bank = taken(m.bank, found)
                pools[player] = added(pools[player], found)

    def text(self, t: Teller) -> str:
        """Tell it."""
        roman = ("", "I", "II", "III", "IV")
        said = [f"{t.who(player)} on {roman[space]}" for player, space in enumerate(self.starts)]
        return f"The miners start: {listing(said)}."


class SpeedStarted(Change):
    """A game of Speed Krysis began: the same crystals in both camps, and no white ones at all (krysis:speed.camp)."""

    __slots__ = ("camp", "starts")

    def __init__(self, starts: tuple[int, ...], camp: Pool) -> None:
        """Describe it; ``starts`` are the numbers of the players' start spaces, for ties."""
        self.starts: tuple[int, ...] = starts
        self.camp: Pool = camp

    def apply(self, m: Krysis) -> None:
        """Fill the camps."""
        m.bank = (*m.bank[:WHITE], 0)
        for player, space in enumerate(self.starts):
            m.ranks[player] = space
            m.bank = taken(m.bank, self.camp)
            m.camps[player] = self.camp

    def text(self, t: Teller) -> str:
        """Tell it."""
        first = self.starts.index(max(self.starts))
        return f"Each camp begins with {crystals(self.camp)}; {t.does(first, 'win')} ties of speed."


class BecameActive(Change):
    """It became a player's turn to decide."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        """Describe it."""
        self.player: int = player

    def apply(self, m: Krysis) -> None:
        """Note it."""
        m.active = self.player


# ---- mining ----


class RoundBegan(Change):
    """A round began."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        """Describe it."""
        self.number: int = number

    def apply(self, m: Krysis) -> None:
        """Count it."""
        m.turn = self.number
        m.speeds = ()
        m.order = ()

    def text(self, t: Teller) -> str:
        """Tell it."""
        return f"Round {self.number}."


class BidPaid(Change):
    """A player's bid was shown and paid to the bank (krysis:mining.paid)."""

    __slots__ = ("goods", "player")

    def __init__(self, player: int, goods: Pool) -> None:
        """Describe it."""
        self.player: int = player
        self.goods: Pool = goods

    def apply(self, m: Krysis) -> None:
        """Pay it."""
        m.homes[self.player] = taken(m.homes[self.player], self.goods)
        m.bank = added(m.bank, self.goods)

    def text(self, t: Teller) -> str:
        """Tell it."""
        return f"{t.does(self.player, 'bid')} {crystals(self.goods)}."


class MinerMoved(Change):
    """A miner moved to a space of the round's level."""

    __slots__ = ("player", "rank")

    def __init__(self, player: int, rank: int) -> None:
        """Describe it."""
        self.player: int = player
        self.rank: int = rank

    def apply(self, m: Krysis) -> None:
        """Move it."""
        m.levels[self.player] = m.turn
        m.ranks[self.player] = self.rank

    def text(self, t: Teller) -> str:
        """Tell it."""
        return f"{t.does(self.player, 'move')} to the {SPACE_NAMES[self.rank - 1]} space."


class GoodsTaken(Change):
    """A player took crystals from the bank into the camp, as far as it had them (krysis:ruling.k04)."""

    __slots__ = ("cause", "goods", "group", "player")

    def __init__(self, player: int, goods: Pool, cause: int, group: int = 0) -> None:
        """Describe it; ``group`` is the number of the group of goods on the miner's space."""
        self.player: int = player
        self.goods: Pool = goods
        self.cause: int = cause
        self.group: int = group

    def apply(self, m: Krysis) -> None:
        """Take them."""
        found = available(m.bank, self.goods)
        self.goods = found
        m.bank = taken(m.bank, found)
        m.camps[self.player] = added(m.camps[self.player], found)

    def text(self, t: Teller) -> str:
        """Tell it."""
        if self.cause == OVERTIME_WORK:
            take = t.verb(self.player, "take")
            return f"{t.does(self.player, 'work')} overtime and {take} {crystals(self.goods)}."
        return f"{t.does(self.player, 'take')} {crystals(self.goods)}." if sum(self.goods) else ""


class RelicsReshuffled(Change):
    """The discarded relics were shuffled into a new draw pile (krysis:mining.reshuffle)."""

    __slots__ = ()

    def apply(self, m: Krysis) -> None:
        """Put them into the deck and shuffle it."""
        deck = m.shared(RELIC_DECK)
        for card in m.zones[m.shared(RELIC_DISCARD)]:
            m.move(card, deck)
        m.shuffle(deck)

    def text(self, t: Teller) -> str:
        """Tell it."""
        return "The discarded relics are shuffled into a new draw pile."


class RelicDrawn(Change):
    """A player drew a relic card to choose from."""

    __slots__ = ("card", "player")

    def __init__(self, player: int, card: int) -> None:
        """Describe it."""
        self.player: int = player
        self.card: int = card

    def apply(self, m: Krysis) -> None:
        """Draw it."""
        m.move(self.card, self.player * ZONES + DRAWN)

    def cards(self) -> tuple[int, ...]:
        """Return the relic."""
        return (self.card,)

    def continues(self, before: Event) -> bool:
        """Tell relics drawn in a row together."""
        return isinstance(before, RelicDrawn) and before.player == self.player

    def text(self, t: Teller) -> str:
        """Tell it."""
        return f"{t.does(self.player, 'draw')} {t.cards()} from the relics."


class RelicKept(Change):
    """A player kept a drawn relic in the camp, face down."""

    __slots__ = ("card", "player")

    def __init__(self, player: int, card: int) -> None:
        """Describe it."""
        self.player: int = player
        self.card: int = card

    def apply(self, m: Krysis) -> None:
        """Put it into the camp."""
        m.move(self.card, self.player * ZONES + CAMP)

    def cards(self) -> tuple[int, ...]:
        """Return the relic."""
        return (self.card,)

    def text(self, t: Teller) -> str:
        """Tell it."""
        return f"{t.does(self.player, 'keep')} {t.card(self.card)}."


class RelicDiscarded(Change):
    """A drawn relic went to the discard pile, face up."""

    __slots__ = ("card", "player")

    def __init__(self, player: int, card: int) -> None:
        """Describe it."""
        self.player: int = player
        self.card: int = card

    def apply(self, m: Krysis) -> None:
        """Discard it."""
        m.move(self.card, m.shared(RELIC_DISCARD))

    def cards(self) -> tuple[int, ...]:
        """Return the relic."""
        return (self.card,)

    def text(self, t: Teller) -> str:
        """Tell it."""
        return f"{t.does(self.player, 'discard')} {t.card(self.card)}."


# ---- teams ----


class AgentSent(Change):
    """An agent was shown and joined the team."""

    __slots__ = ("card", "player")

    def __init__(self, player: int, card: int) -> None:
        """Describe it."""
        self.player: int = player
        self.card: int = card

    def apply(self, m: Krysis) -> None:
        """Put it into the team."""
        m.move(self.card, self.player * ZONES + TEAM)

    def cards(self) -> tuple[int, ...]:
        """Return the agent."""
        return (self.card,)

    def text(self, t: Teller) -> str:
        """Tell it."""
        return f"{t.does(self.player, 'send')} {t.card(self.card)}."


class InitiativeFixed(Change):
    """The initiative of all teams was added up, and with it the order of actions fixed for the round."""

    __slots__ = ("order", "speeds")

    def __init__(self, speeds: tuple[int, ...], order: tuple[int, ...]) -> None:
        """Describe it."""
        self.speeds: tuple[int, ...] = speeds
        self.order: tuple[int, ...] = order

    def apply(self, m: Krysis) -> None:
        """Note it."""
        m.speeds = self.speeds
        m.order = self.order

    def text(self, t: Teller) -> str:
        """Tell it."""
        return f"Initiative: {listing([f'{t.who(player)} {self.speeds[player]}' for player in self.order])}."


# ---- actions ----


class RelicFlipped(Change):
    """A player flipped a relic card to use it."""

    __slots__ = ("card", "player")

    def __init__(self, player: int, card: int) -> None:
        """Describe it."""
        self.player: int = player
        self.card: int = card

    def apply(self, m: Krysis) -> None:
        """Lay it open; who knew the relics of this camp no longer knows which are left."""
        m.move(self.card, self.player * ZONES + FLIPPED)

    def cards(self) -> tuple[int, ...]:
        """Return the relic."""
        return (self.card,)

    def text(self, t: Teller) -> str:
        """Tell it."""
        return f"{t.does(self.player, 'flip')} {t.card(self.card)}."


class GoodsMoved(Change):
    """Goods were carried from a camp to a home, to the bank for points, or to another camp.

    ``player`` carries them, ``source`` is whose camp they come from.
    """

    __slots__ = ("destination", "goods", "player", "relics", "source")

    def __init__(self, player: int, source: int, destination: int, goods: Pool, relics: tuple[int, ...]) -> None:
        """Describe it."""
        self.player: int = player
        self.source: int = source
        self.destination: int = destination
        self.goods: Pool = goods
        self.relics: tuple[int, ...] = relics

    def apply(self, m: Krysis) -> None:
        """Move them; of some of a camp's relics others cannot tell which (krysis:ruling.memory)."""
        player = self.player
        m.camps[self.source] = taken(m.camps[self.source], self.goods)
        zone = player * ZONES + CAMP
        if self.destination == TO_HOME:
            m.homes[player] = added(m.homes[player], self.goods)
            zone = player * ZONES + HOME
        elif self.destination == TO_BANK:
            m.bank = added(m.bank, self.goods)
            m.points[player] += SALE * self.count()
            zone = m.shared(RELIC_DISCARD)  # krysis:sell.relics-discarded
        else:
            m.camps[player] = added(m.camps[player], self.goods)
        some = len(self.relics) < m.relic_count(self.source)
        for card in self.relics:
            m.move(card, zone, secret=some and self.destination != TO_BANK)

    def count(self) -> int:
        """Return how many goods there are."""
        return sum(self.goods) + len(self.relics)

    def cards(self) -> tuple[int, ...]:
        """Return the relics."""
        return self.relics

    def text(self, t: Teller) -> str:
        """Tell it."""
        goods = crystals(self.goods, len(self.relics))
        player = self.player
        raided = self.source != player
        if raided:
            said = f"{t.does(player, 'steal')} {goods} from {t.whose(self.source)} camp"
        else:
            said = f"{t.does(player, 'sell' if self.destination == TO_BANK else 'take')} {goods}"
        if self.destination == TO_HOME:
            said += f" and {t.verb(player, 'take')} them home" if raided else " home"
        elif self.destination == TO_BANK:
            said += f" and {t.verb(player, 'sell')} them" if raided else ""
            said += f" for {SALE * self.count()} points"
        cards = [t.card(card) for card in self.relics]
        named = [card for card in cards if card != "a card"]
        return f"{said} ({listing(named)})." if named else f"{said}."


class Deserted(Change):
    """A team left its camp: agents and flipped relics were discarded (krysis:load.deserts)."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        """Describe it."""
        self.player: int = player

    def apply(self, m: Krysis) -> None:
        """Discard them."""
        leave(m, self.player)

    def text(self, t: Teller) -> str:
        """Tell it."""
        return f"{t.whose(self.player)} camp is deserted."


def leave(m: Krysis, player: int) -> None:
    """Discard a team and its flipped relics, within an event."""
    base = player * ZONES
    for card in m.zones[base + TEAM]:
        m.move(card, base + AGENT_DISCARD)
    for card in m.zones[base + FLIPPED]:
        m.move(card, m.shared(RELIC_DISCARD))


class Robbed(Change):
    """A thief stole crystals from a camp into the thief's own (krysis:special.thief)."""

    __slots__ = ("goods", "player", "victim")

    def __init__(self, player: int, victim: int, goods: Pool) -> None:
        """Describe it."""
        self.player: int = player
        self.victim: int = victim
        self.goods: Pool = goods

    def apply(self, m: Krysis) -> None:
        """Move them."""
        m.camps[self.victim] = taken(m.camps[self.victim], self.goods)
        m.camps[self.player] = added(m.camps[self.player], self.goods)

    def text(self, t: Teller) -> str:
        """Tell it."""
        return f"{t.does(self.player, 'rob')} {t.who(self.victim)} of {crystals(self.goods)}."


class Spied(Change):
    """A spy looked at the relic cards of a camp (krysis:special.spy)."""

    __slots__ = ("player", "relics", "victim")

    def __init__(self, player: int, victim: int, relics: tuple[int, ...]) -> None:
        """Describe it."""
        self.player: int = player
        self.victim: int = victim
        self.relics: tuple[int, ...] = relics

    def apply(self, m: Krysis) -> None:
        """Show them to the spy alone."""
        m.reveal(self.relics, 1 << self.player)

    def cards(self) -> tuple[int, ...]:
        """Return the relics."""
        return self.relics

    def text(self, t: Teller) -> str:
        """Tell it."""
        named = [card for card in [t.card(card) for card in self.relics] if card != "a card"]
        seen = f": {listing(named)}" if named else ""
        return f"{t.does(self.player, 'look')} at the relic cards in {t.whose(self.victim)} camp{seen}."


class Exchanged(Change):
    """An alchemist exchanged crystals in the camp for as many of another color (krysis:special.alchemist)."""

    __slots__ = ("amount", "color", "into", "player")

    def __init__(self, player: int, color: int, into: int, amount: int) -> None:
        """Describe it."""
        self.player: int = player
        self.color: int = color
        self.into: int = into
        self.amount: int = amount

    def apply(self, m: Krysis) -> None:
        """Exchange them with the bank."""
        given: list[int] = [0, 0, 0]
        got: list[int] = [0, 0, 0]
        given[self.color] = self.amount
        got[self.into] = self.amount
        m.camps[self.player] = added(taken(m.camps[self.player], tuple(given)), tuple(got))
        m.bank = taken(added(m.bank, tuple(given)), tuple(got))

    def text(self, t: Teller) -> str:
        """Tell it."""
        given = crystals(tuple([self.amount if color == self.color else 0 for color in range(3)]))
        got = crystals(tuple([self.amount if color == self.into else 0 for color in range(3)]))
        return f"{t.does(self.player, 'turn')} {given} into {got}."


# ---- the end ----


class RoundEnded(Change):
    """All teams and all flipped relics were discarded (krysis:round-end.teams, krysis:round-end.relics)."""

    __slots__ = ()

    def apply(self, m: Krysis) -> None:
        """Discard them."""
        for player in range(m.game.players):
            leave(m, player)


class HomeShown(Change):
    """A player lifted the screen: what lies at home, and the mission."""

    __slots__ = ("cards_shown", "player")

    def __init__(self, player: int, cards_shown: tuple[int, ...]) -> None:
        """Describe it."""
        self.player: int = player
        self.cards_shown: tuple[int, ...] = cards_shown

    def apply(self, m: Krysis) -> None:
        """Show the cards to all."""
        m.reveal(self.cards_shown, m.everyone)

    def cards(self) -> tuple[int, ...]:
        """Return the cards."""
        return self.cards_shown

    def text(self, t: Teller) -> str:
        """Tell it."""
        cards = listing([t.card(card) for card in self.cards_shown])
        return f"{t.does(self.player, 'show')} {cards}." if cards else ""


class Scored(Change):
    """A player scored for what lies at home at the end (krysis:end.score)."""

    __slots__ = ("amount", "player", "source")

    def __init__(self, player: int, source: int, amount: int) -> None:
        """Describe it."""
        self.player: int = player
        self.source: int = source
        self.amount: int = amount

    def apply(self, m: Krysis) -> None:
        """Count it."""
        m.points[self.player] += self.amount

    def text(self, t: Teller) -> str:
        """Tell it."""
        what = ("crystals at home", "sets of relics", "the mission")[self.source]
        return f"{t.does(self.player, 'score')} {self.amount} points for {what}."
