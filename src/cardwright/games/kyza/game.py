"""Kyza Kards as the kernel sees it: cards, zones, verbs, and how a match begins."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final, cast

from cardwright.games.kyza.actions import ACTIONS
from cardwright.games.kyza.cards import CARDS
from cardwright.games.kyza.deckrules import KyzaDecks
from cardwright.games.kyza.evaluation import settled, standing, standings
from cardwright.games.kyza.features import FEATURES, features_of
from cardwright.games.kyza.layout import lay
from cardwright.games.kyza.prints import KyzaCard
from cardwright.games.kyza.questions import QUESTIONS
from cardwright.games.kyza.rules import RULES
from cardwright.games.kyza.setup import SETUP
from cardwright.games.kyza.state import LIFE, RULE_OPTIONS, Kyza
from cardwright.games.kyza.table import TABLE
from cardwright.games.kyza.tally import tally
from cardwright.games.kyza.turn import ACTIVATING, TURN
from cardwright.games.kyza.views import KyzaShows
from cardwright.games.kyza.words.happenings import OCCURRENCES
from cardwright.games.kyza.zones import CHARACTERS, DECK, EFFECTS, ZONE_KINDS, ZONES
from cardwright.kernel.basics.errors import BadSetup
from cardwright.kernel.core.description import About
from cardwright.kernel.core.frames import Activation
from cardwright.kernel.core.state import State
from cardwright.kernel.matches.game import Game
from cardwright.kernel.pieces.cards import CardPrint, card_called, card_of
from cardwright.kernel.pieces.positions import Position, placed
from cardwright.kernel.pieces.setup import Setup, SetupOption
from cardwright.kernel.pieces.tally import Tally
from cardwright.kernel.pieces.zones import NOBODY
from cardwright.kernel.pile.priority import EVERY_STOP

PLAYERS: Final = 2
OPTIONS: Final = (
    SetupOption(
        "first", -1, -1, 1, "who takes the first turn", ("either, at random", "the first player", "the second player")
    ),
    SetupOption("life", LIFE, 1, 999, "how much life each player begins with"),
    SetupOption("stops_0", EVERY_STOP, -1, 2047, "the windows in which player 0 is asked, as a bit mask; -1: all"),
    SetupOption("stops_1", EVERY_STOP, -1, 2047, "the windows in which player 1 is asked, as a bit mask; -1: all"),
    SetupOption("static", RULE_OPTIONS["static"], 0, 1, "whether cards with static effects may be played"),
    SetupOption(
        "flash_at_once", RULE_OPTIONS["flash_at_once"], 0, 1, "whether flash works on the turn on which it was set"
    ),
    SetupOption(
        "tribute_by_effect",
        RULE_OPTIONS["tribute_by_effect"],
        0,
        1,
        "whether characters that an effect puts into play cost what their Aether Level says",
    ),
    SetupOption(
        "spent_is_destroyed", RULE_OPTIONS["spent_is_destroyed"], 0, 1, "whether a spent effect counts as destroyed"
    ),
    SetupOption(
        "taken_to_hand",
        RULE_OPTIONS["taken_to_hand"],
        0,
        1,
        "whether a character that would change sides goes to its owner's hand where there is no room",
    ),
)
ABOUT: Final = About(
    "Two duelists send characters to fight and set effects face down, and answer each other's effects with a flash.",
    25,
    3,
)


class KyzaGame(Game):
    """The game of Kyza Kards: rules of 14 December 2024, with the set that ships or with other cards."""

    def __init__(self, cards: Iterable[KyzaCard] | None = None) -> None:
        """Describe the game."""
        pool = CARDS if cards is None else {card.key: card for card in cards}
        super().__init__(
            name="kyza",
            title="Kyza Kards",
            version="2024-12-14/4",
            players=PLAYERS,
            zone_kinds=ZONE_KINDS,
            shared_zones=(),
            actions=ACTIONS,
            rules=RULES,
        )
        self.judged_by = 42.0
        self.features = FEATURES
        self.about = ABOUT
        self.plays = ("play", "set")
        self.turn_rule = "others are asked only to answer and to block"
        self.options = OPTIONS
        self.terms = (*QUESTIONS, *OCCURRENCES)
        self.table = TABLE
        self.shows = KyzaShows()
        self.pool: Mapping[str, KyzaCard] = MappingProxyType(pool)
        """All cards by key."""
        self.deck_form = KyzaDecks(self, self.pool)
        if cards is not None:
            data = [[card.key, self.codec.encode(card.abilities), card.facts_data()] for card in pool.values()]
            self.differ(data)

    def with_cards(self, cards: Iterable[KyzaCard]) -> "KyzaGame":
        """Return the game with these cards besides those that ship; one with the same key takes the other's place."""
        return KyzaGame([*{**self.pool, **{card.key: card for card in cards}}.values()])

    # ---- cards ----

    def print_by_key(self, key: str) -> KyzaCard:
        return card_of(self.pool, key, self.title)

    def print_by_name(self, name: str) -> KyzaCard:
        return card_called({card.name: card for card in self.pool.values()}, name, self.title)

    def card_names(self) -> list[str]:
        """Return the names of all cards, by Aether Level."""
        return [card.name for card in self.pool.values()]

    # ---- matches ----

    def blank(self, prints: tuple[CardPrint, ...], owners: tuple[int, ...], key: bytes) -> Kyza:
        return Kyza(self, cast("tuple[KyzaCard, ...]", prints), owners, key)

    def deal(self, setup: Setup, key: bytes) -> Kyza:
        """Lay both decks out; `BadDeck` or `BadSetup` if there are no two that can be played (kyza:players.two)."""
        decks = setup.decks
        if len(decks) != PLAYERS:
            raise BadSetup(
                f"Kyza Kards is played by two players with a deck each: there must be 2 decks, not {len(decks)}."
            )
        for deck in decks:
            self.check_deck(deck)
        prints = tuple([self.pool[card.key] for deck in decks for card in deck.cards])
        owners = tuple([player for player, deck in enumerate(decks) for _ in deck.cards])
        m = self._set_up(setup, prints, owners, key)
        m.decks = tuple([deck.name for deck in decks])
        m.lay_out([player * ZONES + DECK for player in owners])
        m.push(SETUP, Activation(0, NOBODY))
        return m

    def lay_out(self, setup: Setup, position: Position, key: bytes) -> Kyza:
        """Begin in the ACTIVATE phase of the first player's turn, with characters and set cards that came earlier."""
        cards = placed(self, self.table, position)
        prints = tuple([self.pool[card.printed.key] for card in cards])
        m = self._set_up(setup, prints, tuple([card.player for card in cards]), key)
        for player, side in enumerate(position.sides):
            m.life[player] = side.counters.get("life", m.life[player])
        lay(m, [(card.player, card.zone) for card in cards], position.turn)
        if [player for player in m.seats for kind in (CHARACTERS, EFFECTS) if m.free_spaces(player, kind) < 0]:
            raise BadSetup("In this position there is more in a player's spaces than they have.")
        m.push(TURN, Activation(0, NOBODY), ACTIVATING)
        return m

    def _set_up(self, setup: Setup, prints: tuple[KyzaCard, ...], owners: tuple[int, ...], key: bytes) -> Kyza:
        """Return a match with those cards, which lie nowhere yet, and what its options say."""
        static = [card.name for card in prints if card.static]
        if static and not setup.options["static"]:  # kyza:static, kyza:ruling.static-option
            raise BadSetup(f"{static[0]} has a static effect, which is played only with the option static=1.")
        m = Kyza(self, prints, owners, key)
        m.life = [setup.options["life"]] * PLAYERS  # kyza:setup.life
        m.stops = (setup.options["stops_0"], setup.options["stops_1"])
        m.options = dict(setup.options)
        return m

    def tally(self, m: State) -> tuple[Tally, ...]:
        """Return how the match came about."""
        assert isinstance(m, Kyza)
        return tally(m)

    def evaluate(self, m: State, player: int) -> float:
        """Return how well the player stands, in points of life."""
        assert isinstance(m, Kyza)
        return standing(m, player)

    def standings(self, m: State) -> list[float]:
        """Return how well each player stands, in points of life."""
        assert isinstance(m, Kyza)
        return standings(settled(m))

    def settled(self, m: State) -> State:
        """Return the match, or a copy in which what waits and an attack under way are played out."""
        assert isinstance(m, Kyza)
        return settled(m)

    def features_of(self, m: State, player: int) -> list[float]:
        """Return the figures of the player's position."""
        assert isinstance(m, Kyza)
        return features_of(m, player)


GAME: Final = KyzaGame()
