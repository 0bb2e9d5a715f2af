"""Crystal Crucible as the kernel sees it, for two, three or four players."""

from collections.abc import Iterable
from typing import Final, cast

from cardwright.games.crucible.actions import ACTIONS
from cardwright.games.crucible.cards import ABILITIES
from cardwright.games.crucible.drawing import left_of_destiny
from cardwright.games.crucible.evaluation import standings
from cardwright.games.crucible.features import FEATURES, features_of
from cardwright.games.crucible.layout import begin_in
from cardwright.games.crucible.prints import BARE_GROUND, Print, destiny_facts
from cardwright.games.crucible.questions import QUESTIONS
from cardwright.games.crucible.rules import RULES
from cardwright.games.crucible.setup import OPTIONS, check_options, first_frame
from cardwright.games.crucible.state import Crucible
from cardwright.games.crucible.statistics import statistics
from cardwright.games.crucible.table import TABLE
from cardwright.games.crucible.tally import tally
from cardwright.games.crucible.values import Facts, Values, read_values, shipped_values
from cardwright.games.crucible.views import CrucibleShows
from cardwright.games.crucible.words.happenings import OCCURRENCES
from cardwright.games.crucible.zones import BOX, DESTINY, PLACES, SHARED_ZONES, TILE_DECK, ZONE_KINDS
from cardwright.kernel.basics.errors import BadSetup
from cardwright.kernel.core.description import DEED, About
from cardwright.kernel.core.state import State
from cardwright.kernel.matches.game import Game
from cardwright.kernel.pieces.cards import CardPrint, card_called, card_of
from cardwright.kernel.pieces.positions import Position, placed
from cardwright.kernel.pieces.setup import Setup
from cardwright.kernel.pieces.tally import Tally

PLAYERS: Final = (2, 3, 4)
"""How many can play (crucible:ruling.players)."""
NOBODYS_TOKENS: Final = -1
NOBODYS_TILES: Final = -2
NOBODYS_GROUND: Final = -3
NOBODYS_DESTINY: Final = -4
NOBODYS_MEMORIES: Final = -5
"""The owners of cards that belong to no player; what has the same one may be mixed up."""
ABOUT: Final = About(
    "Heroes with four edges meet on a field of tiles that never stays the same, and let destiny decide their blows.",
    60,
    2,
)


class CrucibleGame(Game):
    """The game of Crystal Crucible for a number of players, with the values that ship or with others."""

    def __init__(
        self, players: int = PLAYERS[0], values: Values | None = None, cards: Iterable[Print] | None = None
    ) -> None:
        """Describe the game; ``cards`` do what they say in the place of those with the same key."""
        used = values or shipped_values()
        super().__init__(
            name="crucible",
            title="Crystal Crucible",
            version=f"3/1-{used.checksum}",
            players=players,
            zone_kinds=ZONE_KINDS,
            shared_zones=SHARED_ZONES,
            actions=ACTIONS,
            rules=RULES,
        )
        self.player_counts = PLAYERS
        self.judged_by = 8.0
        self.features = FEATURES
        self.about = ABOUT
        self.judged_after = DEED
        self.turn_rule = "others are asked only along which way they resist"
        self.plays = ("cast",)
        self.options = OPTIONS
        self.terms = (*QUESTIONS, *OCCURRENCES)
        self.table = TABLE
        self.shows = CrucibleShows()
        self.values: Values = used
        listed = [Print(facts, ABILITIES.get(facts.key, ())) for facts in used.all()]
        self.listed: dict[str, Print] = {printed.name: printed for printed in listed}
        """The cards by name, as the values list them."""
        self.prints: dict[str, Print] = {printed.key: printed for printed in listed}
        self.own: tuple[Print, ...] = () if cards is None else tuple(cards)
        """The cards that are not those that ship."""
        for printed in self.own:
            self.listed[printed.name] = self.prints[printed.key] = printed
        if self.own:
            self.differ([[card.key, self.codec.encode(card.abilities)] for card in self.own])
        for facts in (BARE_GROUND, *[destiny_facts(value) for value in range(len(used.destiny))]):
            self.prints[facts.key] = Print(facts)

    def resized(self, players: int) -> "CrucibleGame":
        return CrucibleGame(players, self.values, self.own)

    def with_values(self, text: str, called: str = "the values") -> "CrucibleGame":
        """Return the game with the values of a file."""
        return CrucibleGame(self.players, read_values(text, called), self.own)

    def with_cards(self, cards: Iterable[Print]) -> "CrucibleGame":
        """Return the game in which these cards of the box do what they say."""
        own = {card.key: card for card in (*self.own, *cards)}
        return CrucibleGame(self.players, self.values, own.values())

    @property
    def teaches(self) -> bool:
        """Whether it is played with the values that ship, whose figures the lessons are about."""
        return self.values.checksum == shipped_values().checksum

    # ---- cards ----

    def print_by_key(self, key: str) -> Print:
        return card_of(self.prints, key, self.title)

    def print_by_name(self, name: str) -> Print:
        """Return the card of that name, also where the values do not list it, as Destiny cards: "Destiny 5"."""
        return card_called({printed.name: printed for printed in self.prints.values()}, name, self.title)

    def card_names(self) -> list[str]:
        """Return the names of all cards, as the values list them."""
        return list(self.listed)

    # ---- matches ----

    def blank(self, prints: tuple[CardPrint, ...], owners: tuple[int, ...], key: bytes) -> Crucible:
        return Crucible(self, cast("tuple[Print, ...]", prints), owners, key, values=self.values)

    def deal(self, setup: Setup, key: bytes) -> Crucible:
        """Lay out the cards, and push the frame that begins."""
        if setup.decks:
            raise BadSetup("Crystal Crucible is played without decks of one's own: choose a token and a magick.")
        check_options(setup.options, self.values, self.players)
        m = self._boxed(setup, key)
        first_frame(m)
        return m

    def lay_out(self, setup: Setup, position: Position, key: bytes) -> Crucible:
        """Begin a round with all characters off the Battlefield, which are placed at random."""
        m = self._boxed(setup, key)
        begin_in(m, position, placed(self, self.table, position))
        return m

    def _boxed(self, setup: Setup, key: bytes) -> Crucible:
        """Return a match with all cards where they lie before anybody has chosen anything."""
        cards = self.cards_of()
        prints = tuple([self.prints[facts.key] for facts, _, _ in cards])
        m = Crucible(self, prints, tuple([owner for _, owner, _ in cards]), key, values=self.values)
        m.options = dict(setup.options)
        m.lay_out([m.shared(zone) for _, _, zone in cards])
        return m

    def cards_of(self) -> list[tuple[Facts, int, int]]:
        """Return the cards of a match, each with its owner and where it begins."""
        values = self.values
        cards = [(facts, NOBODYS_TOKENS, BOX) for facts in values.tokens]
        cards += [(facts, NOBODYS_MEMORIES - facts.magick, BOX) for facts in values.memories]
        cards += [(facts, NOBODYS_TILES, TILE_DECK) for facts in (*values.monsters, *values.items, *values.tiles)]
        cards += [(facts, NOBODYS_GROUND, BOX) for facts in (values.chrysalys, *[BARE_GROUND] * PLACES)]
        for value, n in enumerate(values.destiny):
            cards += [(destiny_facts(value), NOBODYS_DESTINY, DESTINY)] * n
        return cards

    def evaluate(self, m: State, player: int) -> float:
        """Return how well the player stands, in Victory Points."""
        return self.standings(m)[player]

    def standings(self, m: State) -> list[float]:
        """Return how much better each player stands than the best of the others, in Victory Points."""
        assert isinstance(m, Crucible)
        return standings(m)

    def features_of(self, m: State, player: int) -> list[float]:
        """Return the figures of the player's position."""
        assert isinstance(m, Crucible)
        return features_of(m, left_of_destiny(m), m.combatants(), player)

    def tally(self, m: State) -> tuple[Tally, ...]:
        """Return how the match came about."""
        assert isinstance(m, Crucible)
        return tally(m)

    def statistics(self, m: State) -> dict[str, float]:
        """Return points by source, and how classes, Magicks and cards do."""
        assert isinstance(m, Crucible)
        return statistics(m)


GAME: Final = CrucibleGame()
