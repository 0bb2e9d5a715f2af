"""KeyForge as the kernel sees it: cards, zones, verbs, and how a match begins."""

from collections.abc import Iterable, Mapping
from typing import Final, cast

from cardwright.games.keyforge.actions import ACTIONS
from cardwright.games.keyforge.cards import ABILITIES
from cardwright.games.keyforge.deckform import KeyForgeDecks
from cardwright.games.keyforge.deckrules import check, require_playable
from cardwright.games.keyforge.evaluation import standing
from cardwright.games.keyforge.facts import HOUSES, SET_NAME, all_facts, by_name
from cardwright.games.keyforge.features import FEATURES, features_of
from cardwright.games.keyforge.layout import begin_in
from cardwright.games.keyforge.prints import Print
from cardwright.games.keyforge.questions import QUESTIONS
from cardwright.games.keyforge.rules import RULES
from cardwright.games.keyforge.setup import first_frame
from cardwright.games.keyforge.state import KeyForge
from cardwright.games.keyforge.table import TABLE
from cardwright.games.keyforge.tally import tally
from cardwright.games.keyforge.views import KeyForgeShows
from cardwright.games.keyforge.words.happenings import OCCURRENCES
from cardwright.games.keyforge.zones import DECK, SHARED_ZONES, ZONE_KINDS, ZONES
from cardwright.kernel.basics import names
from cardwright.kernel.basics.errors import BadSetup, UnknownCard
from cardwright.kernel.core.description import TURN, About
from cardwright.kernel.core.state import State
from cardwright.kernel.matches.game import Game
from cardwright.kernel.pieces.cards import CardPrint
from cardwright.kernel.pieces.decklist import DeckList
from cardwright.kernel.pieces.nodes import Node
from cardwright.kernel.pieces.positions import Position, placed
from cardwright.kernel.pieces.setup import Setup, SetupOption
from cardwright.kernel.pieces.tally import Tally

PLAYERS: Final = 2
OPTIONS: Final = (
    SetupOption(
        "first", -1, -1, 1, "who takes the first turn", ("either, at random", "the first player", "the second player")
    ),
    SetupOption(
        "chooser",
        -1,
        -1,
        1,
        "who chooses whether to go first, as the loser of the last game does",
        ("nobody", "the first player", "the second player"),
    ),
    SetupOption("bidding", 0, 0, 1, "whether the players bid chains for the right to play a deck"),
)
ABOUT: Final = About(
    "Two Archons race to forge three keys, each turn with the cards of one of their deck's three houses.", 45, 2
)


class KeyForgeGame(Game):
    """The game of KeyForge: rules v1.1, Call of the Archons."""

    def __init__(self, cards: Iterable[Print] = ()) -> None:
        """Describe the game; the given cards do what they say, the others what they do in the set."""
        super().__init__(
            name="keyforge",
            title="KeyForge",
            version="1.1/1",
            players=PLAYERS,
            zone_kinds=ZONE_KINDS,
            shared_zones=SHARED_ZONES,
            actions=ACTIONS,
            rules=RULES,
        )
        self.about = ABOUT
        self.judged_after = TURN
        self.judged_by = 27.8
        self.features = FEATURES
        self.turn_rule = "the active player makes all choices"
        self.options = OPTIONS
        self.series = (3, 5)
        self.terms = (*QUESTIONS, *OCCURRENCES)
        self.table = TABLE
        self.shows = KeyForgeShows()
        self._prints: dict[str, Print] = {}
        self.own: tuple[Print, ...] = tuple(cards)
        """The cards that do not do what they do in the set."""
        own = {card.facts.number: card.abilities for card in self.own}
        self._trees: dict[str, tuple[Node, ...]] = ABILITIES | own if own else ABILITIES
        self.deck_form = KeyForgeDecks(self, self._trees)
        if own:
            self.differ([[number, self.codec.encode(tree)] for number, tree in own.items()])

    def with_cards(self, cards: Iterable[Print]) -> "KeyForgeGame":
        """Return the game of the set in which these cards do what they say."""
        return KeyForgeGame({card.facts.number: card for card in (*self.own, *cards)}.values())

    # ---- cards ----

    def print_of(self, number: str, house: str) -> Print:
        """Return the print of a card in a house; the same object each time."""
        key = f"{number}@{house}"
        found = self._prints.get(key)
        if found is None:
            found = self._prints[key] = Print(all_facts()[number], house, self._trees.get(number, ()))
        return found

    def print_by_key(self, key: str) -> Print:
        """Return the print with a key such as ``"267@logos"``; `UnknownCard` if there is none."""
        found = self._prints.get(key)
        if found is not None:
            return found
        number, _, house = key.partition("@")
        if number not in all_facts() or house not in HOUSES:
            raise UnknownCard(f"{SET_NAME} has no card {names.quote(key)}.")
        return self.print_of(number, house)

    def print_by_name(self, name: str) -> Print:
        """Return the usual print of a card that can be played; `UnknownCard` proposes others."""
        facts = by_name(name)
        if facts.number not in self.implemented:
            raise UnknownCard(f"{facts.name} is a card of {SET_NAME}, but it cannot be played yet.")
        return self.print_of(facts.number, facts.house)

    def card_names(self) -> list[str]:
        """Return the names of the cards that can be played, by collector number."""
        facts = all_facts()
        return [facts[number].name for number in sorted(self.implemented)]

    @property
    def implemented(self) -> Mapping[str, object]:
        """The numbers of the cards that can be played."""
        return self._trees

    # ---- matches ----

    def check_deck(self, deck: DeckList) -> None:
        """Refuse (`BadDeck`) a deck that is not legal, or has cards that cannot be played."""
        check(deck)
        require_playable(deck, self.implemented)

    def blank(self, prints: tuple[CardPrint, ...], owners: tuple[int, ...], key: bytes) -> KeyForge:
        return KeyForge(self, cast("tuple[Print, ...]", prints), owners, key)

    def deal(self, setup: Setup, key: bytes) -> KeyForge:
        """Put both decks where they belong; `BadDeck` or `BadSetup` if there are no two that can be played."""
        decks = setup.decks
        if len(decks) != PLAYERS:  # keyforge:players.two
            raise BadSetup(
                f"KeyForge is played by two players with a deck each: there must be 2 decks, not {len(decks)}."
            )
        for deck in decks:
            self.check_deck(deck)
        prints = tuple([self.print_of(card.key, card.section) for deck in decks for card in deck.cards])
        owners = tuple([player for player, deck in enumerate(decks) for _ in deck.cards])
        m = KeyForge(self, prints, owners, key)
        m.houses = tuple([tuple([HOUSES.index(house) for house in deck.sections]) for deck in decks])
        m.decks = tuple([deck.name for deck in decks])
        bidding = bool(setup.options["bidding"])
        # keyforge:chains.handicap: no chains without an agreement, and where chains are bid no others.
        m.chains = [0 if bidding else deck.extras.get("chains", 0) for deck in decks]
        m.options = dict(setup.options)
        m.lay_out([player * ZONES + DECK for player in owners])
        m.mint()
        first_frame(m, bidding=bidding)
        return m

    def lay_out(self, setup: Setup, position: Position, key: bytes) -> KeyForge:
        """Begin at the choice of the first player's active house, with cards in play that came in earlier turns."""
        cards = placed(self, self.table, position)
        prints = tuple([self.print_by_key(card.printed.key) for card in cards])
        m = KeyForge(self, prints, tuple([card.player for card in cards]), key)
        m.options = dict(setup.options)
        begin_in(m, position, cards)
        return m

    def tally(self, m: State) -> tuple[Tally, ...]:
        """Return how the match came about."""
        assert isinstance(m, KeyForge)
        return tally(m)

    def evaluate(self, m: State, player: int) -> float:
        """Return how well the player stands, in æmber."""
        assert isinstance(m, KeyForge)
        return standing(m, player)

    def features_of(self, m: State, player: int) -> list[float]:
        """Return the figures of the player's position."""
        assert isinstance(m, KeyForge)
        return features_of(m, player, at_once=player != m.active)


GAME: Final = KeyForgeGame()
