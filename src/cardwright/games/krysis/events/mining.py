"""What happens in the mine and in team building."""

from cardwright.games.krysis.actions import SPACE_NAMES
from cardwright.games.krysis.events.base import OVERTIME_WORK, Change
from cardwright.games.krysis.goods import NOTHING, colored, crystals
from cardwright.games.krysis.state import Krysis
from cardwright.games.krysis.zones import (
    CAMP,
    DRAWN,
    RELIC_DECK,
    RELIC_DISCARD,
    TEAM,
    ZONES,
)
from cardwright.kernel.basics.names import listing
from cardwright.kernel.basics.pools import Pool, added, available, taken
from cardwright.kernel.core.deeds import Deed
from cardwright.kernel.core.log import Teller


class RoundBegan(Change):
    """A round began."""

    tells = "Round {number}."
    deed = "turn"

    def __init__(self, number: int) -> None:
        self.number: int = number

    def apply(self, m: Krysis) -> None:
        m.turn = self.number
        m.bids = ()
        m.speeds = ()
        m.order = ()


class BidPaid(Change):
    """A player's bid was shown and paid to the bank (krysis:mining.paid)."""

    def __init__(self, player: int, goods: Pool) -> None:
        self.player: int = player
        self.goods: Pool = goods

    def apply(self, m: Krysis) -> None:
        m.homes[self.player] = taken(m.homes[self.player], self.goods)
        m.bank = added(m.bank, self.goods)
        bids = m.bids or (NOTHING,) * m.game.players
        m.bids = (*bids[: self.player], self.goods, *bids[self.player + 1 :])

    def deeds(self) -> list[Deed]:
        """Return that the bid is shown, and what is paid of each color."""
        return [Deed("chosen", self.player), *colored("paid", self.player, self.goods, "home")]

    def text(self, t: Teller) -> str:
        return f"{t.does(self.player, 'bid')} {crystals(self.goods)}."


class MinerMoved(Change):
    """A miner moved to a space of the round's level."""

    deed = "moved"
    counts = "rank"

    def __init__(self, player: int, rank: int) -> None:
        self.player: int = player
        self.rank: int = rank

    def apply(self, m: Krysis) -> None:
        m.place(self.player, m.turn, self.rank)

    def text(self, t: Teller) -> str:
        return f"{t.does(self.player, 'move')} to the {SPACE_NAMES[self.rank - 1]} space."


class GoodsTaken(Change):
    """A player took crystals from the bank into the camp, as far as it had them (krysis:ruling.bank-short).

    ``group`` is the number of the group of goods on the miner's space.
    """

    def __init__(self, player: int, goods: Pool, cause: int, group: int = 0) -> None:
        self.player: int = player
        self.goods: Pool = goods
        self.cause: int = cause
        self.group: int = group

    def apply(self, m: Krysis) -> None:
        found = available(m.bank, self.goods)
        self.goods = found
        m.bank = taken(m.bank, found)
        m.camps[self.player] = added(m.camps[self.player], found)

    def deeds(self) -> list[Deed]:
        """Return what is gained, color by color."""
        return colored("gained", self.player, self.goods, "camp")

    def text(self, t: Teller) -> str:
        if self.cause == OVERTIME_WORK:
            take = t.verb(self.player, "take")
            return f"{t.does(self.player, 'work')} overtime and {take} {crystals(self.goods)}."
        return f"{t.does(self.player, 'take')} {crystals(self.goods)}." if sum(self.goods) else ""


class RelicsReshuffled(Change):
    """The discarded relics were shuffled into a new draw pile (krysis:mining.reshuffle)."""

    tells = "The discarded relics are shuffled into a new draw pile."
    deed = "shuffled"

    def apply(self, m: Krysis) -> None:
        deck = m.shared(RELIC_DECK)
        for card in m.zones[m.shared(RELIC_DISCARD)]:
            m.move(card, deck)
        m.shuffle(deck)


class RelicDrawn(Change):
    """A player drew a relic card to choose from."""

    together = ("player",)
    tells = "{player:draw} {cards} from the relics."
    deed = "drawn"

    def __init__(self, player: int, card: int) -> None:
        self.player: int = player
        self.card: int = card

    def apply(self, m: Krysis) -> None:
        m.move(self.card, self.player * ZONES + DRAWN)


class RelicKept(Change):
    """A player kept a drawn relic in the camp, face down."""

    tells = "{player:keep} {card}."
    deed = "moved"

    def __init__(self, player: int, card: int) -> None:
        self.player: int = player
        self.card: int = card

    def apply(self, m: Krysis) -> None:
        m.move(self.card, self.player * ZONES + CAMP)


class RelicDiscarded(Change):
    """A drawn relic went to the discard pile, face up."""

    tells = "{player:discard} {card}."
    deed = "discarded"

    def __init__(self, player: int, card: int) -> None:
        self.player: int = player
        self.card: int = card

    def apply(self, m: Krysis) -> None:
        m.move(self.card, m.shared(RELIC_DISCARD))


class AgentSent(Change):
    """An agent was shown and joined the team."""

    tells = "{player:send} {card}."
    deed = "played"

    def __init__(self, player: int, card: int) -> None:
        self.player: int = player
        self.card: int = card

    def apply(self, m: Krysis) -> None:
        m.move(self.card, self.player * ZONES + TEAM)


class InitiativeFixed(Change):
    """The initiative of all teams was added up, and with it the order of actions fixed for the round."""

    deed = "said"

    def __init__(self, speeds: tuple[int, ...], order: tuple[int, ...]) -> None:
        self.speeds: tuple[int, ...] = speeds
        self.order: tuple[int, ...] = order

    def apply(self, m: Krysis) -> None:
        m.speeds = self.speeds
        m.order = self.order

    def text(self, t: Teller) -> str:
        return f"Initiative: {listing([f'{t.who(player)} {self.speeds[player]}' for player in self.order])}."
