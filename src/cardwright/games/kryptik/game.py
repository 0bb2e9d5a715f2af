"""Kryptik as the kernel sees it, for two to six players: cards, zones, verbs, and how a match begins."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final, cast

from cardwright.games.kryptik.actions import ACTIONS, MOST_PLAYERS
from cardwright.games.kryptik.cards import CARDS
from cardwright.games.kryptik.deckform import KryptikDecks
from cardwright.games.kryptik.deckrules import is_limited, played, shipped_decks
from cardwright.games.kryptik.evaluation import settled, standing, standings
from cardwright.games.kryptik.features import FEATURES, features_of
from cardwright.games.kryptik.layout import begin_in
from cardwright.games.kryptik.prints import KryptikCard
from cardwright.games.kryptik.questions import QUESTIONS
from cardwright.games.kryptik.rules import RULES
from cardwright.games.kryptik.setup import SETUP
from cardwright.games.kryptik.state import RULE_OPTIONS, Kryptik
from cardwright.games.kryptik.statistics import statistics
from cardwright.games.kryptik.table import TABLE
from cardwright.games.kryptik.tally import tally
from cardwright.games.kryptik.views import KryptikShows
from cardwright.games.kryptik.words.happenings import OCCURRENCES
from cardwright.games.kryptik.zones import DECK, SHARED_ZONES, ZONE_KINDS, ZONES
from cardwright.kernel.basics import names
from cardwright.kernel.basics.errors import BadSetup
from cardwright.kernel.core.description import OUTLOOK, About
from cardwright.kernel.core.frames import Activation
from cardwright.kernel.core.state import State
from cardwright.kernel.matches.game import Game
from cardwright.kernel.pieces.cards import CardPrint, card_called, card_of
from cardwright.kernel.pieces.decklist import DeckList
from cardwright.kernel.pieces.positions import Position, placed
from cardwright.kernel.pieces.setup import Setup, SetupOption
from cardwright.kernel.pieces.tally import Tally
from cardwright.kernel.pieces.zones import NOBODY
from cardwright.kernel.pile.priority import EVERY_STOP

PLAYERS: Final = tuple(range(2, MOST_PLAYERS + 1))
"""How many can play (kryptik:ruling.krucible)."""
EVERY_WINDOW: Final = (1 << 21) - 1
SEATS: Final = tuple([f"player {seat + 1}" for seat in range(MOST_PLAYERS)])
OPTIONS: Final = (
    SetupOption("first", -1, -1, MOST_PLAYERS - 1, "who takes the first turn", ("anybody, at random", *SEATS)),
    SetupOption(
        "chooser", -1, -1, MOST_PLAYERS - 1, "the loser of the last game, who chooses who begins", ("nobody", *SEATS)
    ),
    SetupOption(
        "draw_after_reshuffle",
        RULE_OPTIONS["draw_after_reshuffle"],
        0,
        1,
        "whether in limited the card of the turn is drawn after the limbo pile was shuffled in",
    ),
    SetupOption(
        "focused_in_any_turn", RULE_OPTIONS["focused_in_any_turn"], 0, 1, "whether focused works on others' turns too"
    ),
    SetupOption(
        "countered_choice_to_hand",
        RULE_OPTIONS["countered_choice_to_hand"],
        0,
        1,
        "whether an 11 year card whose choice is countered goes to the hand",
    ),
    SetupOption(
        "clamp_each_step", RULE_OPTIONS["clamp_each_step"], 0, 1, "whether stats stop at 0 at each step of their sum"
    ),
    SetupOption(
        "ability_needs_source",
        RULE_OPTIONS["ability_needs_source"],
        0,
        1,
        "whether an ability needs its citizen on the island to have its effect",
    ),
    SetupOption(
        "floating", RULE_OPTIONS["floating"], 0, 1, "whether the soul row can produce energy that nothing is paid with"
    ),
    SetupOption("longest", RULE_OPTIONS["longest"], 1, 9999, "after how many turns of each the game is a draw"),
    *[
        SetupOption(
            f"stops_{seat}",
            EVERY_STOP,
            -1,
            EVERY_WINDOW,
            f"the windows in which player {seat} is asked, as a bit mask; -1: all",
        )
        for seat in range(MOST_PLAYERS)
    ],
)
ABOUT: Final = About(
    "Citizens attack the six hidden cards of each rival, and every card that falls may strike back as it does.", 30, 3
)


class KryptikGame(Game):
    """The game of Kryptik for a number of players: rules of 20 June 2023, with the set that ships or other cards."""

    def __init__(self, players: int = PLAYERS[0], cards: Iterable[KryptikCard] | None = None) -> None:
        """Describe the game."""
        pool = CARDS if cards is None else {card.key: card for card in cards}
        super().__init__(
            name="kryptik",
            title="Kryptik",
            version="2023-06-20/1",
            players=players,
            zone_kinds=ZONE_KINDS,
            shared_zones=SHARED_ZONES,
            actions=ACTIONS,
            rules=RULES,
        )
        self.player_counts = PLAYERS
        self.judged_after = OUTLOOK
        self.judged_by = 7.6
        self.features = FEATURES
        self.about = ABOUT
        self.plays = ("cast",)
        self.turn_rule = "others are asked to answer, to block, and about their 11 year cards"
        self.options = OPTIONS
        self.series = (3, 5)  # kryptik:ruling.best-of-three
        self.terms = (*QUESTIONS, *OCCURRENCES)
        self.table = TABLE
        self.shows = KryptikShows()
        self.pool: Mapping[str, KryptikCard] = MappingProxyType(pool)
        """All cards by key."""
        self.cheapest: int = min([card.soul_cost for card in pool.values()], default=0)
        self.deck_form = KryptikDecks(self, self.pool)
        self.others: tuple[KryptikCard, ...] | None = None if cards is None else tuple(pool.values())
        if cards is not None:
            data = [[card.key, self.codec.encode(card.abilities), card.facts_data()] for card in pool.values()]
            self.differ(data)

    def resized(self, players: int) -> "KryptikGame":
        return KryptikGame(players, self.others)

    def with_cards(self, cards: Iterable[KryptikCard]) -> "KryptikGame":
        """Return the game with these cards besides those that ship; one with the same key takes the other's place."""
        return KryptikGame(self.players, [*{**self.pool, **{card.key: card for card in cards}}.values()])

    # ---- cards ----

    def print_by_key(self, key: str) -> KryptikCard:
        return card_of(self.pool, key, self.title)

    def print_by_name(self, name: str) -> KryptikCard:
        return card_called({card.name: card for card in self.pool.values()}, name, self.title)

    def card_names(self) -> list[str]:
        """Return the names of all cards, by color."""
        return [card.name for card in self.pool.values()]

    # ---- matches ----

    @property
    def decks(self) -> Mapping[str, DeckList]:
        """The decks that ship with the game, by name."""
        return shipped_decks()

    def blank(self, prints: tuple[CardPrint, ...], owners: tuple[int, ...], key: bytes) -> Kryptik:
        return Kryptik(self, cast("tuple[KryptikCard, ...]", prints), owners, key)

    def deal(self, setup: Setup, key: bytes) -> Kryptik:
        """Lay the decks out; `BadDeck` or `BadSetup` if there is not one that can be played for each player."""
        decks = setup.decks
        if len(decks) != self.players:
            raise BadSetup(f"This game of Kryptik takes a deck for each of {self.players} players, not {len(decks)}.")
        for deck in decks:
            self.check_deck(deck)
        limited = [deck for deck in decks if is_limited(deck)]
        constructed = [deck for deck in decks if not is_limited(deck)]
        if limited and constructed:
            one, other = names.quote(limited[0].name), names.quote(constructed[0].name)
            raise BadSetup(f"{one} is a limited deck and {other} a constructed one: all play the same format.")
        hands = [played(deck) for deck in decks]
        prints = tuple([self.pool[key] for keys in hands for key in keys])
        owners = tuple([player for player, keys in enumerate(hands) for _ in keys])
        m = self._set_up(setup, prints, owners, key, limited=bool(limited))
        m.decks = tuple([deck.name for deck in decks])
        m.lay_out([player * ZONES + DECK for player in owners])
        m.push(SETUP, Activation(0, NOBODY))
        return m

    def lay_out(self, setup: Setup, position: Position, key: bytes) -> Kryptik:
        """Begin in the 1st phase of the first player's turn, with cards on the table that came in earlier turns."""
        cards = placed(self, self.table, position)
        prints = tuple([self.pool[card.printed.key] for card in cards])
        m = self._set_up(setup, prints, tuple([card.player for card in cards]), key, limited=False)
        begin_in(m, position, cards)
        return m

    def _set_up(
        self, setup: Setup, prints: tuple[KryptikCard, ...], owners: tuple[int, ...], key: bytes, *, limited: bool
    ) -> Kryptik:
        """Return a match with those cards, which lie nowhere yet, and what its options say."""
        options = setup.options
        if max(options["first"], options["chooser"]) >= self.players:
            raise BadSetup(f"There are {self.players} players: the first turn is given to one of them.")
        m = Kryptik(self, prints, owners, key)
        m.stops = tuple([options[f"stops_{seat}"] for seat in range(self.players)])
        m.options = {**options, "limited": int(limited)}
        m.cheapest = self.cheapest
        return m

    def evaluate(self, m: State, player: int) -> float:
        """Return how well the player stands, in 11 year cards."""
        assert isinstance(m, Kryptik)
        return standing(m, player)

    def standings(self, m: State) -> list[float]:
        """Return how well each player stands, in 11 year cards."""
        assert isinstance(m, Kryptik)
        return standings(settled(m))

    def settled(self, m: State) -> State:
        """Return the match, or a copy in which what waits and an attack under way are played out."""
        assert isinstance(m, Kryptik)
        return settled(m)

    def features_of(self, m: State, player: int) -> list[float]:
        """Return the figures of the player's position."""
        assert isinstance(m, Kryptik)
        return features_of(m, player)

    def tally(self, m: State) -> tuple[Tally, ...]:
        """Return how the match came about."""
        assert isinstance(m, Kryptik)
        return tally(m)

    def statistics(self, m: State) -> dict[str, float]:
        """Return how long the match took, and what was done how often."""
        assert isinstance(m, Kryptik)
        return statistics(m)


GAME: Final = KryptikGame()
