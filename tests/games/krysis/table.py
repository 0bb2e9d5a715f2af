"""A Krysis table laid out by a test: who has what where, and then play.

    t = table(side(team=["Bouncer", "Runner", "Runner"], camp="1R 2W"), side(camp="3B", relics=["Forklift"]))
    t.act("load home", "red 1", "white 0")
    assert t.home(0) == "1R"
    t.ends_clean()

Player 0 is "Me" and the first to act, in the action phase of round 2 (``number``); the other teams that are given are
complete and act later, those that are not have left their camps. Crystals are written "1R 2B 3W". The hand and the
decks are what a squad has left. All levels of the mine are alike, and what agents carry is the table's own, so that
balancing changes no test.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import cast

from cardwright.games.krysis.game import KrysisGame
from cardwright.games.krysis.goods import COLORS, NOTHING
from cardwright.games.krysis.mining import PLACE, Descent
from cardwright.games.krysis.rounds import ACT, BEGIN, Refill, Rounds
from cardwright.games.krysis.setup import OPTIONS
from cardwright.games.krysis.state import Krysis
from cardwright.games.krysis.turns import Turn
from cardwright.games.krysis.values import FIGHTER, LEVELS, Group, Values, shipped_values
from cardwright.games.krysis.zones import (
    CAMP,
    FIGHTERS,
    FLIPPED,
    HAND,
    HOME,
    RELIC_DECK,
    RELIC_DISCARD,
    SECRET,
    TEAM,
    TRANSPORTERS,
    ZONES,
)
from cardwright.kernel.asking.runs import Asking, Run
from cardwright.kernel.asking.sealed import Sealed
from cardwright.kernel.basics.pools import Pool, added, taken, text
from cardwright.kernel.basics.rng import key_of
from cardwright.kernel.core.frames import Activation
from cardwright.kernel.pieces.setup import Setup
from cardwright.kernel.pieces.zones import NOBODY
from tests.bystanders import Watch

LETTERS = ("R", "B", "W")
CAMPS = [f"camp_{color}" for color in COLORS]
HOMES = [f"home_{color}" for color in COLORS]
PASSES = (("team", "discard"), ("flipped", "relic discard"))
"""What a round that ends does to the cards of all."""
NAMES = ("Me", "Bea", "Cid", "Dot")
LEVEL = (
    (Group((0, 4, 0), 1),),
    (Group((2, 3, 0), 0),),
    (Group((0, 0, 0), 2),),
    (Group((0, 0, 3), 0), Group((2, 0, 0), 0)),
)
"""From rear to front: crystals and a relic, crystals alone, two relics, and a choice."""
CARRY: dict[str, Pool] = {
    "Runner": (0, 1, 0),
    "Ruby Porter": (1, 0, 0),
    "Twin-basket Carrier": (0, 2, 0),
    "Pack Hand": (1, 1, 0),
    "Barrow Crew": (0, 3, 0),
    "Dust Hauler": (1, 1, 0),
    "Mule Driver": (2, 1, 0),
    "Heavy Lifter": (2, 2, 0),
    "Sapphire Teamster": (2, 1, 0),
    "Pickpocket": (0, 1, 0),
    "Prospector": (1, 1, 0),
    "Transmuter": (1, 1, 0),
    "Grab-and-run": (0, 1, 0),
    "Assayer": (1, 1, 0),
    "Smelter": (0, 2, 0),
    "Panner": (1, 0, 0),
    "Deep Miner": (2, 0, 0),
    "Street Urchin": (0, 1, 0),
    "Hedge Alchemist": (0, 2, 0),
    "Antiquarian": (1, 0, 0),
}
"""How many slots of each color the transporters have."""


def table_values() -> Values:
    """The values of the table: the shipped ones with its own mine and loads."""
    shipped = shipped_values()
    agents = tuple([replace(facts, capacity=CARRY.get(facts.name, facts.capacity)) for facts in shipped.agents])
    return replace(shipped, mine=(LEVEL,) * LEVELS, agents=agents)


GAME = KrysisGame(2, table_values())


@dataclass
class Side:
    """What one player has; ``team`` None: the camp is deserted."""

    team: Sequence[str] | None = None
    camp: str = ""
    home: str = ""
    relics: Sequence[str] = ()
    flipped: Sequence[str] = ()
    relics_home: Sequence[str] = ()
    hand: Sequence[str] | None = None
    mission: str = ""
    points: int = 0


side = Side


def pool(written: str) -> Pool:
    """Read crystals."""
    found = NOTHING
    for part in written.split():
        found = added(found, tuple([int(part[:-1]) if part[-1] == letter else 0 for letter in LETTERS]))
    return found


class Table:
    """A match in the middle of a game, with short ways to play it and to look at it."""

    def __init__(self, match: Krysis, *, laid: bool = True) -> None:
        """Wrap a match that was laid out, or dealt."""
        self.m = match
        self.watch = Watch(match, counters=("points", *CAMPS, *HOMES), passes=PASSES, laid=laid)

    @property
    def offered(self) -> list[str]:
        """The options of the decision."""
        return self.m.decision.texts()

    @property
    def prompt(self) -> str:
        """What is asked."""
        return self.m.decision.prompt

    @property
    def who(self) -> str:
        """Who decides."""
        return self.m.names[self.m.chooser]

    def act(self, *picks: str) -> "Table":
        """Pick options in a row."""
        for pick in picks:
            self.pick(pick)
        return self

    def pick(self, pick: str, player: int = NOBODY) -> None:
        """Pick an option; to move names the miner of who is asked."""
        if pick.startswith("move to "):
            self.watch.names(self.m.miners[self.m.chooser])
        self.watch.choose(pick, player)

    def first(self) -> "Table":
        """Pick the first option."""
        return self.act(self.offered[0])

    def secretly(self, *answers: Sequence[str]) -> "Table":
        """Let each player answer a sealed decision."""
        for player, picks in enumerate(answers):
            for pick in picks:
                self.pick(pick, player)
        return self

    def bids(self, *bids: str) -> "Table":
        """Let each player bid these crystals, which go from home."""
        for player, written in enumerate(bids):
            self.watch.reads(*HOMES, player=player)
            home = self.m.homes[player]
            for color, n in enumerate(pool(written)):
                if color == 0 or home[color]:
                    self.pick(f"bid {COLORS[color]} {n}", player)
        return self

    def numbers(self, verb: str) -> list[int]:
        """The numbers offered with a verb."""
        return [int(option.rpartition(" ")[2]) for option in self.offered if option.startswith(f"{verb} ")]

    def named(self, cards: Sequence[int]) -> list[str]:
        """The names of cards, sorted."""
        return sorted(self.m.prints[card].name for card in cards)

    def zone(self, player: int, kind: int) -> list[str]:
        """The names of the cards in a zone, sorted."""
        self.watch.looks_at(player * ZONES + kind)
        return self.named(self.m.zone(player, kind))

    def team(self, player: int) -> list[str]:
        """The agents in a camp."""
        return self.zone(player, TEAM)

    def deserted(self, player: int) -> bool:
        """Whether nobody guards a camp."""
        self.watch.looks_at(player * ZONES + TEAM)
        return self.m.is_deserted(player)

    def relics(self, player: int) -> list[str]:
        """The relics face down in a camp."""
        return self.zone(player, CAMP)

    def in_use(self, player: int) -> list[str]:
        """The relics in use."""
        return self.zone(player, FLIPPED)

    def relics_home(self, player: int) -> list[str]:
        """The relics at home."""
        return self.zone(player, HOME)

    @property
    def discarded(self) -> list[str]:
        """The discarded relics."""
        self.watch.looks_at(self.m.shared(RELIC_DISCARD))
        return self.named(self.m.zones[self.m.shared(RELIC_DISCARD)])

    def camp(self, player: int) -> str:
        """The crystals in a camp."""
        self.watch.reads(*CAMPS, player=player)
        return text(self.m.camps[player], LETTERS)

    def home(self, player: int) -> str:
        """The crystals at home."""
        self.watch.reads(*HOMES, player=player)
        return text(self.m.homes[player], LETTERS)

    @property
    def bank(self) -> Pool:
        """The crystals in the bank."""
        return self.m.bank

    def on_top(self, *names: str) -> "Table":
        """Put these relics on top of the relic deck, the first one first."""
        deck = self.m.shared(RELIC_DECK)
        for name in reversed(names):
            card = find(self.m, name, self.m.zones[deck])
            self.m.reorder(deck, (*[other for other in self.m.zones[deck] if other != card], card))
        return self

    def bank_has(self, written: str) -> "Table":
        """Leave these crystals alone in the bank (the rest is out of the game, for this test)."""
        self.m.bank = pool(written)
        return self

    def points(self, player: int) -> int:
        """The score."""
        self.watch.reads("points", player=player)
        return self.m.points[player]

    def log(self, viewer: int = 0) -> list[str]:
        """What has happened."""
        return self.m.log(viewer)

    def ends_clean(self, *changed: str) -> None:
        """Assert that nothing is pending: the match is over, or somebody is asked who has not begun to answer.

        Nothing has changed that the test did not play or look at, but for the cards and counters named here.
        """
        self.watch.nobody_else_changed(*changed)
        if self.m.over:
            return
        frame = self.m.frames[-1]
        assert not self.m.pending
        moves = isinstance(frame.op, Descent) and frame.pc == PLACE
        answers = isinstance(frame.op, (Asking, Sealed)) and not frame.data
        assert moves or answers or isinstance(frame.op, (Turn, Refill)), self.prompt


def table(
    *sides: Side,
    number: int = 2,
    ranks: Sequence[int] = (4, 3, 2, 1),
    begin: bool = False,
    forced: bool = False,
    **options: int,
) -> Table:
    """Lay out a table; ``begin`` starts the round instead, with the bids. ``forced`` asks forced decisions too."""
    game = cast("KrysisGame", GAME.seated(len(sides)))
    values = {option.name: option.default for option in OPTIONS} | options
    setup = Setup((), NAMES[: len(sides)], values, skip_forced=True)
    m = game.deal(setup, key_of("table"))
    m.frames.clear()
    m.setup, m.names, m.options = setup, setup.names, values
    m.journaling = True
    m.skip_forced = not forced
    m.turn = number - 1 if begin else number
    squads(m, sides)
    for player, one in enumerate(sides):
        m.place(player, m.turn, ranks[player])
        m.camps[player], m.homes[player] = pool(one.camp), pool(one.home)
        m.points[player] = one.points
        m.bank = taken(m.bank, added(m.camps[player], m.homes[player]))
        for kind, names in ((CAMP, one.relics), (FLIPPED, one.flipped), (HOME, one.relics_home)):
            for name in names:
                m.move(find(m, name, m.zones[m.shared(RELIC_DECK)]), player * ZONES + kind)
        if one.mission:
            m.move(find(m, one.mission, tuple(range(len(m.prints)))), player * ZONES + SECRET)
    if begin:
        m.push(Rounds(), Activation(0, -1), BEGIN, (0,))
    else:
        m.speeds = (9,) * len(sides)
        m.order = tuple(range(len(sides)))
        m.push(Rounds(), Activation(0, -1), ACT, (0,))
    m.run()
    return Table(m)


def squads(m: Krysis, sides: Sequence[Side]) -> None:
    """Put agents into teams and hands, and the rest into the discards, of which there are decks too."""
    for player, one in enumerate(sides):
        mine = [card for card, owner in enumerate(m.owners) if owner == player]
        for name in one.team or ():
            m.move(find(m, name, tuple(mine)), player * ZONES + TEAM)
        hand = one.hand
        left = [card for card in mine if m.where[card] != player * ZONES + TEAM]
        if hand is None:
            for card in left[:3]:
                m.move(card, player * ZONES + HAND)
        else:
            for name in hand:
                m.move(find(m, name, tuple(left)), player * ZONES + HAND)
        for card in left:
            if m.where[card] != player * ZONES + HAND:
                kind = FIGHTERS if m.printed[card].type == FIGHTER else TRANSPORTERS
                m.move(card, player * ZONES + kind)


def find(m: Krysis, name: str, among: Sequence[int]) -> int:
    """The first card of that name."""
    return next(card for card in among if m.prints[card].name == name)


def answers(run: Run, m: Krysis, player: int) -> list[tuple[int, ...]]:
    """All rows of picks of a run."""
    act = Activation(player, -1)
    found: list[tuple[int, ...]] = []
    waiting: list[tuple[int, ...]] = [()]
    while waiting:
        picks = waiting.pop()
        codes = run.codes(m, act, player, picks)
        if codes:
            waiting += [(*picks, code) for code in codes]
        else:
            found.append(picks)
    return found
