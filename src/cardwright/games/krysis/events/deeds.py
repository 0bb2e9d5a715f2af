"""What teams do, and the end."""

from cardwright.games.krysis.actions import TO_BANK, TO_HOME
from cardwright.games.krysis.events.base import SALE, SOURCES, Change
from cardwright.games.krysis.goods import COLORS, colored, crystals
from cardwright.games.krysis.state import Krysis
from cardwright.games.krysis.zones import (
    AGENT_DISCARD,
    CAMP,
    FLIPPED,
    HOME,
    RELIC_DISCARD,
    TEAM,
    ZONES,
)
from cardwright.kernel.basics.names import listing
from cardwright.kernel.basics.pools import Pool, added, taken
from cardwright.kernel.core.deeds import Deed
from cardwright.kernel.core.log import Teller


class AgentUsed(Change):
    """A special agent acts (krysis:special.mandatory)."""

    tells = "{player:use} {card}."
    deed = "used"

    def __init__(self, player: int, card: int) -> None:
        self.player: int = player
        self.card: int = card

    def apply(self, m: Krysis) -> None:
        """Change nothing: what the agent does is told by what follows."""


class RelicFlipped(Change):
    """A player flipped a relic card to use it."""

    tells = "{player:flip} {card}."
    deed = "revealed"

    def __init__(self, player: int, card: int) -> None:
        self.player: int = player
        self.card: int = card

    def apply(self, m: Krysis) -> None:
        """Lay it open; who knew the relics of this camp no longer knows which are left."""
        m.move(self.card, self.player * ZONES + FLIPPED)


class GoodsMoved(Change):
    """Goods were carried from a camp to a home, to the bank for points, or to another camp.

    ``player`` carries them, ``source`` is whose camp they come from.
    """

    about = ("relics",)

    def __init__(self, player: int, source: int, destination: int, goods: Pool, relics: tuple[int, ...]) -> None:
        self.player: int = player
        self.source: int = source
        self.destination: int = destination
        self.goods: Pool = goods
        self.relics: tuple[int, ...] = relics

    def apply(self, m: Krysis) -> None:
        """Move them, and leave the rest (krysis:load.rest).

        Of some of a camp's relics others cannot tell which they are (krysis:ruling.memory).
        """
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

    def deeds(self) -> list[Deed]:
        """Return what the camp loses, and what the player has of it."""
        player = self.player
        if self.destination not in {TO_HOME, TO_BANK}:
            told = colored("taken", player, self.goods, "camp", self.source)
        else:
            told = colored("lost", self.source, self.goods, "camp")
            if self.destination == TO_HOME:
                told += colored("gained", player, self.goods, "home")
            else:
                told.append(Deed("gained", player, amount=SALE * self.count(), counts="points"))
        return [*told, Deed("moved", player, self.relics)] if self.relics else told

    def count(self) -> int:
        """Return how many goods there are."""
        return sum(self.goods) + len(self.relics)

    def text(self, t: Teller) -> str:
        goods = crystals(self.goods, len(self.relics))
        player = self.player
        raided = self.source != player
        them = "it" if self.count() == 1 else "them"
        if raided:
            said = f"{t.does(player, 'steal')} {goods} from {t.whose(self.source)} camp"
        else:
            said = f"{t.does(player, 'sell' if self.destination == TO_BANK else 'take')} {goods}"
        if self.destination == TO_HOME:
            said += f" and {t.verb(player, 'take')} {them} home" if raided else " home"
        elif self.destination == TO_BANK:
            said += f" and {t.verb(player, 'sell')} {them}" if raided else ""
            said += f" for {SALE * self.count()} points"
        cards = [t.card(card) for card in self.relics]
        named = [card for card in cards if card != "a card"]
        return f"{said} ({listing(named)})." if named else f"{said}."


class Deserted(Change):
    """A team left its camp: agents and flipped relics were discarded (krysis:load.deserts)."""

    tells = "{player's} camp is deserted."
    deed = "ended"

    def __init__(self, player: int) -> None:
        self.player: int = player

    def apply(self, m: Krysis) -> None:
        leave(m, self.player)


def leave(m: Krysis, player: int) -> None:
    """Discard a team and its flipped relics, within an event."""
    base = player * ZONES
    for card in m.zones[base + TEAM]:
        m.move(card, base + AGENT_DISCARD)
    for card in m.zones[base + FLIPPED]:
        m.move(card, m.shared(RELIC_DISCARD))


class Robbed(Change):
    """A thief stole crystals from a camp into the thief's own (krysis:special.thief)."""

    def __init__(self, player: int, victim: int, goods: Pool) -> None:
        self.player: int = player
        self.victim: int = victim
        self.goods: Pool = goods

    def apply(self, m: Krysis) -> None:
        m.camps[self.victim] = taken(m.camps[self.victim], self.goods)
        m.camps[self.player] = added(m.camps[self.player], self.goods)

    def deeds(self) -> list[Deed]:
        """Return what is taken, color by color."""
        return colored("taken", self.player, self.goods, "camp", self.victim)

    def text(self, t: Teller) -> str:
        return f"{t.does(self.player, 'rob')} {t.who(self.victim)} of {crystals(self.goods)}."


class Spied(Change):
    """A spy looked at the relic cards of a camp (krysis:special.spy)."""

    about = ("relics",)
    deed = "looked"

    def __init__(self, player: int, victim: int, relics: tuple[int, ...]) -> None:
        self.player: int = player
        self.victim: int = victim
        self.relics: tuple[int, ...] = relics

    def apply(self, m: Krysis) -> None:
        m.reveal(self.relics, 1 << self.player)

    def text(self, t: Teller) -> str:
        named = [card for card in [t.card(card) for card in self.relics] if card != "a card"]
        seen = f": {listing(named)}" if named else ""
        return f"{t.does(self.player, 'look')} at the relic cards in {t.whose(self.victim)} camp{seen}."


class Exchanged(Change):
    """An alchemist exchanged crystals in the camp for as many of another color (krysis:special.alchemist)."""

    def __init__(self, player: int, color: int, into: int, amount: int) -> None:
        self.player: int = player
        self.color: int = color
        self.into: int = into
        self.amount: int = amount

    def apply(self, m: Krysis) -> None:
        given: list[int] = [0, 0, 0]
        got: list[int] = [0, 0, 0]
        given[self.color] = self.amount
        got[self.into] = self.amount
        m.camps[self.player] = added(taken(m.camps[self.player], tuple(given)), tuple(got))
        m.bank = taken(added(m.bank, tuple(given)), tuple(got))

    def deeds(self) -> list[Deed]:
        """Return what is paid, and what is gained for it."""
        return [
            Deed("paid", self.player, amount=self.amount, counts=f"camp_{COLORS[self.color]}"),
            Deed("gained", self.player, amount=self.amount, counts=f"camp_{COLORS[self.into]}"),
        ]

    def text(self, t: Teller) -> str:
        given = crystals(tuple([self.amount if color == self.color else 0 for color in range(3)]))
        got = crystals(tuple([self.amount if color == self.into else 0 for color in range(3)]))
        return f"{t.does(self.player, 'turn')} {given} into {got}."


class RoundEnded(Change):
    """All teams and all flipped relics were discarded (krysis:round-end.teams, krysis:round-end.relics)."""

    deed = "ended"

    def apply(self, m: Krysis) -> None:
        for player in range(m.game.players):
            leave(m, player)


class HomeShown(Change):
    """A player lifted the screen: the crystals and relics at home, and the mission (krysis:ruling.screens-lifted)."""

    about = ("cards_shown",)
    deed = "revealed"

    def __init__(self, player: int, goods: Pool, cards_shown: tuple[int, ...]) -> None:
        self.player: int = player
        self.goods: Pool = goods
        self.cards_shown: tuple[int, ...] = cards_shown

    def apply(self, m: Krysis) -> None:
        m.reveal(self.cards_shown, m.everyone)
        if not m.scored:
            m.scored = ((0,) * SOURCES,) * m.game.players

    def text(self, t: Teller) -> str:
        shown = [crystals(self.goods)] if sum(self.goods) else []
        shown += [t.card(card) for card in self.cards_shown]
        return f"{t.does(self.player, 'show')} {listing(shown) or 'nothing'}."


class MissionFailed(Change):
    """A player does not have the most of what the mission asks for (krysis:mission.most)."""

    tells = "{player's} mission is not fulfilled."
    deed = "said"

    def __init__(self, player: int) -> None:
        self.player: int = player

    def apply(self, m: Krysis) -> None:
        """Change nothing."""


class Scored(Change):
    """A player scored for what lies at home at the end (krysis:end.score)."""

    deed = "scored"
    counts = "points"

    def __init__(self, player: int, source: int, amount: int) -> None:
        self.player: int = player
        self.source: int = source
        self.amount: int = amount

    def apply(self, m: Krysis) -> None:
        m.points[self.player] += self.amount
        mine = tuple([n + self.amount * (i == self.source) for i, n in enumerate(m.scored[self.player])])
        m.scored = (*m.scored[: self.player], mine, *m.scored[self.player + 1 :])

    def text(self, t: Teller) -> str:
        what = ("crystals at home", "sets of relics", "the mission")[self.source]
        points = f"{self.amount} point{'' if self.amount == 1 else 's'}"
        return f"{t.does(self.player, 'score')} {points} for {what}."
