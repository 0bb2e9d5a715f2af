"""Auction: a toy of secret bids and secret cards, for 2 to 4 players.

Everybody has crystals behind a screen and agents in hand. In each of three rounds all bid crystals in secret, and the
highest bid wins two crystals from the bank; then all play two of their agents in secret, one point for each speed.
"""

from dataclasses import dataclass
from typing import Final

from cardwright.kernel.asking.runs import Amounts, Several, arguments
from cardwright.kernel.asking.sealed import Sealed, answers_in
from cardwright.kernel.basics import pools
from cardwright.kernel.basics.pools import Pool
from cardwright.kernel.basics.quantities import Kind
from cardwright.kernel.basics.rng import Rng
from cardwright.kernel.core.description import ALL, NONE, OWNER, Description
from cardwright.kernel.core.events import Event
from cardwright.kernel.core.frames import Activation, Frame, Op
from cardwright.kernel.core.rules import Rules
from cardwright.kernel.core.shows import Shows
from cardwright.kernel.core.state import State
from cardwright.kernel.matches.game import Game
from cardwright.kernel.matches.match import Match
from cardwright.kernel.pieces.cards import CardPrint
from cardwright.kernel.pieces.options import CARD, COMMON_VERBS, NUMBER, ActionTable
from cardwright.kernel.pieces.setup import Setup
from cardwright.kernel.pieces.shapes import Seat, View
from cardwright.kernel.pieces.tables import Area, Counter, Table

HAND, DECK, TEAM, KINDS = range(4)
BID_RED, BID_WHITE, SEND = range(len(COMMON_VERBS), len(COMMON_VERBS) + 3)
STRIDE = 64
LETTERS = ("R", "W")
WORTH = (3, 1)
ROUNDS = 3
SQUAD = 8


class Agent(CardPrint):
    """An agent and its speed."""

    __slots__ = ("speed",)

    def __init__(self, speed: int) -> None:
        super().__init__(f"agent-{speed}", f"Agent {speed}", ())
        self.speed: int = speed


AGENTS = tuple(Agent(speed) for speed in range(SQUAD))


class Auction(Match):
    """One auction at one moment."""

    def __init__(self, game: Description, prints: tuple[CardPrint, ...], owners: tuple[int, ...], key: bytes) -> None:
        super().__init__(game, prints, owners, key)
        self.homes: list[Pool] = [(1, 3)] * game.players
        self.bank: Pool = (9, 9)
        self.points: list[int] = [0] * game.players

    def copy(self) -> "Auction":
        new = Auction.__new__(Auction)
        self.copy_into(new)
        new.homes = self.homes.copy()
        new.bank = self.bank
        new.points = self.points.copy()
        return new


class AuctionRules(Rules):
    """What a sampled world is like; the others go on without who concedes."""

    def goes_on_without(self, m: Auction, player: int) -> bool:
        return True

    def imagine(self, m: Auction, viewer: int, rng: Rng) -> None:
        """Deal the crystals behind the other screens anew."""
        others = [player for player in range(m.game.players) if player != viewer]
        for player, pool in zip(others, pools.dealt_anew([m.homes[p] for p in others], rng), strict=True):
            m.homes[player] = pool


class Bid(Event):
    """A player paid a bid into the bank."""

    deed = "paid"

    def __init__(self, player: int, red: int, white: int) -> None:
        self.player: int = player
        self.red: int = red
        self.white: int = white

    def apply(self, m: State) -> None:
        assert isinstance(m, Auction)
        m.homes[self.player] = pools.taken(m.homes[self.player], (self.red, self.white))
        m.bank = pools.added(m.bank, (self.red, self.white))


class Won(Event):
    """A player took a red and a white crystal from the bank."""

    deed = "gained"

    def __init__(self, player: int) -> None:
        self.player: int = player

    def apply(self, m: State) -> None:
        assert isinstance(m, Auction)
        prize = pools.available(m.bank, (1, 1))
        m.bank = pools.taken(m.bank, prize)
        m.homes[self.player] = pools.added(m.homes[self.player], prize)


class Sent(Event):
    """A player's agent was shown, and scored its speed."""

    def __init__(self, player: int, card: int) -> None:
        self.player: int = player
        self.card: int = card

    def apply(self, m: State) -> None:
        assert isinstance(m, Auction)
        m.move(self.card, self.player * KINDS + TEAM)
        printed = m.prints[self.card]
        assert isinstance(printed, Agent)
        m.points[self.player] += printed.speed


class DealtAgents(Event):
    """The squads were shuffled, and everybody drew a hand."""

    def apply(self, m: State) -> None:
        for player in range(m.game.players):
            m.shuffle(player * KINDS + DECK)
            for card in m.zones[player * KINDS + DECK][: SQUAD - 2]:
                m.move(card, player * KINDS + HAND)


BID_KINDS: Final = (Kind(BID_RED, "red crystals"), Kind(BID_WHITE, "white crystals"))


@dataclass(frozen=True)
class BidRun(Amounts):
    """How many crystals of each kind a player bids."""

    def kinds(self) -> tuple[Kind, ...]:
        return BID_KINDS

    def most(self, m: State, act: Activation, player: int) -> tuple[int, ...]:
        assert isinstance(m, Auction)
        return m.homes[player]

    def prompt(self, m: State, act: Activation, player: int, picks: tuple[int, ...]) -> str:
        return f"How many {'white' if picks else 'red'} crystals do you bid?"


@dataclass(frozen=True)
class TeamRun(Several):
    """Which two agents a player sends."""

    def items(self, m: State, act: Activation, player: int) -> list[int]:
        return sorted([SEND * STRIDE + card for card in m.zones[player * KINDS + HAND]])

    def least(self, m: State, act: Activation, player: int) -> int:
        return 2

    def most(self, m: State, act: Activation, player: int) -> int:
        return 2


@dataclass(frozen=True)
class Bids(Op):
    """Opens the bids."""

    def step(self, m: State, f: Frame) -> None:
        assert isinstance(m, Auction)
        m.pop()
        bids: list[tuple[int, int]] = []
        for player, picks in answers_in(f.data):
            red, white = arguments(m, picks)
            m.do(Bid(player, red, white))
            bids.append((pools.worth((red, white), WORTH), -player))
        m.do(Won(-max(bids)[1]))


@dataclass(frozen=True)
class Teams(Op):
    """Opens the teams."""

    def step(self, m: State, f: Frame) -> None:
        m.pop()
        for player, picks in answers_in(f.data):
            for card in arguments(m, picks):
                m.do(Sent(player, card))


@dataclass(frozen=True)
class Rounds(Op):
    """Round after round; two sealed decisions each."""

    def step(self, m: State, f: Frame) -> None:
        assert isinstance(m, Auction)
        players = m.seats
        f.pc += 1
        if f.pc == 1:
            m.do(DealtAgents())
        elif f.pc == 2 + 2 * ROUNDS:
            best = max(m.points)
            m.end(tuple([p for p in players if m.points[p] == best]), "the fastest teams")
        elif f.pc % 2:
            m.push(Sealed(TeamRun(), Teams(), players), f.act)
        else:
            m.turn += 1
            m.push(Sealed(BidRun(), Bids(), players), f.act)


class AuctionShows(Shows):
    """What can be seen: the bank, the points; not what lies behind the screens, nor how much."""

    def match(self, m: State, shown: View) -> None:
        assert isinstance(m, Auction)
        shown["facts"]["bank"] = [str(crystals) for crystals in m.bank]
        if shown["viewer"] < m.game.players:
            home = pools.shown(m.homes[shown["viewer"]], 1 << shown["viewer"], shown["viewer"])
            shown["facts"]["home"] = [str(crystals) for crystals in home or ()]

    def player(self, m: State, player: int, shown: Seat) -> None:
        assert isinstance(m, Auction)
        shown["counters"]["points"] = m.points[player]


class AuctionGame(Game):
    """The auction for a number of players."""

    def __init__(self, players: int) -> None:
        super().__init__(
            name=f"auction for {players}",
            title="Auction",
            version="1",
            players=players,
            zone_kinds=(("hand", OWNER), ("deck", NONE), ("team", ALL)),
            shared_zones=(),
            actions=ActionTable(STRIDE, (("bid red", NUMBER), ("bid white", NUMBER), ("send", CARD))),
            rules=AuctionRules(),
        )
        self.table = Table(
            areas=(
                Area("hand", "Hand", HAND, "fan"),
                Area("deck", "Deck", DECK, "pile"),
                Area("team", "Team", TEAM, "row"),
            ),
            counters=(Counter("points", "Points", "★"),),
        )
        self.shows = AuctionShows()

    def blank(self, prints: tuple[CardPrint, ...], owners: tuple[int, ...], key: bytes) -> Match:
        return Auction(self, prints, owners, key)

    def print_by_key(self, key: str) -> CardPrint:
        return AGENTS[int(key.rpartition("-")[2])]

    def deal(self, setup: Setup, key: bytes) -> Match:
        owners = tuple([player for player in range(self.players) for _ in AGENTS])
        m = self.blank(AGENTS * self.players, owners, key)
        for card, owner in enumerate(owners):
            m.move(card, owner * KINDS + DECK)
        m.push(Rounds(), Activation(0, -1))
        return m


AUCTIONS = {players: AuctionGame(players) for players in (2, 3, 4)}
