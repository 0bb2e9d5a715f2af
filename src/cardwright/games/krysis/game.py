"""Krysis as the kernel sees it, for two, three or four players."""

from typing import Final, cast

from cardwright.games.krysis.actions import ACTIONS
from cardwright.games.krysis.evaluation import standing
from cardwright.games.krysis.features import FEATURES, features_of
from cardwright.games.krysis.layout import Lying, begin_in, lying
from cardwright.games.krysis.prints import Print, board_facts, figure_facts
from cardwright.games.krysis.rules import RULES
from cardwright.games.krysis.setup import (
    NOBODYS_AGENTS,
    NOBODYS_MISSIONS,
    NOBODYS_RELICS,
    NOBODYS_SPACES,
    OPTIONS,
    check_options,
    companies,
    first_frame,
)
from cardwright.games.krysis.speed import first_speed_frame
from cardwright.games.krysis.state import Krysis
from cardwright.games.krysis.statistics import statistics
from cardwright.games.krysis.table import TABLE
from cardwright.games.krysis.tally import tally
from cardwright.games.krysis.values import EXTRA, FIGHTER, Facts, Values, read_values, shipped_values
from cardwright.games.krysis.views import KrysisShows
from cardwright.games.krysis.zones import (
    ASIDE,
    BOARD,
    FIGHTERS,
    HAND,
    RELIC_DECK,
    SHARED_ZONES,
    SPARE,
    TRANSPORTERS,
    WAITING,
    ZONE_KINDS,
    ZONES,
)
from cardwright.kernel.basics.errors import BadSetup
from cardwright.kernel.core.description import ROUND, About
from cardwright.kernel.core.state import State
from cardwright.kernel.matches.game import Game
from cardwright.kernel.pieces.cards import CardPrint, card_called, card_of
from cardwright.kernel.pieces.positions import Position, placed
from cardwright.kernel.pieces.setup import Setup
from cardwright.kernel.pieces.tally import Tally

PLAYERS: Final = (2, 3, 4)
"""How many can play (krysis:components.players)."""
ABOUT: Final = About(
    "Rival companies mine crystals and relics for five rounds, raid each other's camps, and carry their loot home.",
    60,
    2,
)


class KrysisGame(Game):
    """The game of Krysis for a number of players, with the component values that ship or with others."""

    def __init__(self, players: int = PLAYERS[0], values: Values | None = None) -> None:
        """Describe the game."""
        used = values or shipped_values()
        super().__init__(
            name="krysis",
            title="Krysis",
            version=f"2009/1-{used.checksum}",
            players=players,
            zone_kinds=ZONE_KINDS,
            shared_zones=SHARED_ZONES,
            actions=ACTIONS,
            rules=RULES,
        )
        self.player_counts = PLAYERS
        self.about = ABOUT
        self.plays = ("send", "flip")
        self.options = OPTIONS
        self.judged_after = ROUND
        self.judged_by = 12.0
        self.features = FEATURES
        self.table = TABLE
        self.shows = KrysisShows()
        self.values: Values = used
        cards = [Print(facts) for facts in (*used.agents, *used.relics, *used.missions)]
        self.listed: dict[str, Print] = {printed.name: printed for printed in cards}
        """The cards by name, as the values list them."""
        self.board: list[Facts] = board_facts(used)
        self.figures: dict[str, Facts] = {company: figure_facts(company) for company in used.companies}
        self.prints: dict[str, Print] = {printed.facts.key: printed for printed in cards}
        for facts in (*self.board, *self.figures.values()):
            self.prints[facts.key] = Print(facts)

    def resized(self, players: int) -> "KrysisGame":
        return KrysisGame(players, self.values)

    def with_values(self, text: str, called: str = "the values") -> "KrysisGame":
        """Return the game with the values of a file."""
        return KrysisGame(self.players, read_values(text, called))

    @property
    def teaches(self) -> bool:
        """Whether it is played with the values that ship, whose figures the lessons are about."""
        return self.values.checksum == shipped_values().checksum

    # ---- cards ----

    def print_by_key(self, key: str) -> Print:
        return card_of(self.prints, key, self.title)

    def print_by_name(self, name: str) -> Print:
        return card_called(self.listed, name, self.title)

    def card_names(self) -> list[str]:
        """Return the names of all cards, as the values list them."""
        return list(self.listed)

    # ---- matches ----

    def blank(self, prints: tuple[CardPrint, ...], owners: tuple[int, ...], key: bytes) -> Krysis:
        return Krysis(self, cast("tuple[Print, ...]", prints), owners, key, values=self.values)

    def deal(self, setup: Setup, key: bytes) -> Krysis:
        """Lay out the cards that are played with, and push the frame that begins."""
        options = setup.options
        if setup.decks:
            raise BadSetup("Krysis is played without decks.")
        check_options(options, self.players)
        m = self._laid(setup, self.cards_of(setup), key)
        if options["speed"]:
            first_speed_frame(m)
        else:
            first_frame(m)
        return m

    def lay_out(self, setup: Setup, position: Position, key: bytes) -> Krysis:
        """Begin with the bids of the round that is the turn of the position."""
        if setup.options["speed"]:
            raise BadSetup("Speed Krysis begins in no position: it has no rounds.")
        cards = lying(placed(self, self.table, position), self.players)
        m = self._laid(setup, [*cards, *self.board_of(setup)], key)
        begin_in(m, position)
        return m

    def _laid(self, setup: Setup, cards: list[Lying], key: bytes) -> Krysis:
        """Return a match in which those cards lie in their zones."""
        prints = tuple([self.prints[facts.key] for facts, _, _ in cards])
        m = Krysis(self, prints, tuple([owner for _, owner, _ in cards]), key, values=self.values)
        m.options = dict(setup.options)
        # Agents are drawn from decks of one type, so that others know what type of agents a hand has.
        kinds = [(owner, facts.type if owner >= 0 else 0) for facts, owner, _ in cards]
        groups: dict[tuple[int, int], int] = {}
        for card, kind in enumerate(kinds):
            groups[kind] = groups.get(kind, 0) | 1 << card
        m.among = tuple([groups[kind] for kind in kinds])
        m.lay_out([zone for _, _, zone in cards])
        m.miners = m.zones[m.shared(WAITING)]
        return m

    def cards_of(self, setup: Setup) -> list[Lying]:
        """Return the cards that are played with, spaces and miners too, each with its owner and where it begins.

        The info card is none of them (krysis:ruling.info-card).
        """
        options = setup.options
        values = self.values
        speed, advanced = options["speed"], options["advanced"]
        in_hand = advanced or options["tactical"] or speed
        cards: list[Lying] = []
        for player, company in enumerate(companies(options, values, self.players)):
            for facts in values.agents:
                if facts.special and not (advanced and facts.company in {"", company}):
                    continue
                if speed and facts.multiplier >= 0:  # krysis:speed.hand
                    continue
                kind = HAND if in_hand else FIGHTERS if facts.type == FIGHTER else TRANSPORTERS
                cards.append((facts, player, player * ZONES + kind))
        if speed:
            return cards
        first = self.players * ZONES
        for facts in values.relics:
            cards += [(facts, NOBODYS_RELICS, first + RELIC_DECK)] * facts.count
        if options["missions"]:
            cards += [(facts, NOBODYS_MISSIONS, first + ASIDE) for facts in values.missions]
        if options["extras"]:
            extras = [facts for facts in values.agents if facts.company == EXTRA]
            cards += [(facts, NOBODYS_AGENTS, first + SPARE) for facts in extras]
        return cards + self.board_of(setup)

    def board_of(self, setup: Setup) -> list[Lying]:
        """Return the spaces and the miners, as `cards_of` does."""
        first = self.players * ZONES
        cards: list[Lying] = [(facts, NOBODYS_SPACES, first + BOARD + space) for space, facts in enumerate(self.board)]
        for player, company in enumerate(companies(setup.options, self.values, self.players)):
            cards.append((self.figures[company], player, first + WAITING))
        return cards

    def evaluate(self, m: State, player: int) -> float:
        """Return how well the player stands, in points."""
        assert isinstance(m, Krysis)
        return standing(m, player)

    def features_of(self, m: State, player: int) -> list[float]:
        """Return the figures of the player's position."""
        assert isinstance(m, Krysis)
        return features_of(m, player)

    def tally(self, m: State) -> tuple[Tally, ...]:
        """Return how the match came about."""
        assert isinstance(m, Krysis)
        return tally(m)

    def statistics(self, m: State) -> dict[str, float]:
        """Return points by source, and what was chosen how often."""
        assert isinstance(m, Krysis)
        return statistics(m)


GAME = KrysisGame()
