"""KeyForge as the kernel sees it: cards, zones, verbs, and how a match begins."""

from collections.abc import Mapping, Sequence

from cardwright.games.keyforge import cards as card_trees
from cardwright.games.keyforge.actions import ACTIONS
from cardwright.games.keyforge.deckrules import check, require_playable, shipped_deck
from cardwright.games.keyforge.evaluation import standing
from cardwright.games.keyforge.facts import HOUSES, all_facts
from cardwright.games.keyforge.prints import Print
from cardwright.games.keyforge.setup import begin
from cardwright.games.keyforge.state import KeyForge
from cardwright.games.keyforge.window import Window
from cardwright.games.keyforge.zones import DECK, ZONE_KINDS, ZONES
from cardwright.kernel.decklist import DeckList
from cardwright.kernel.errors import BadSetup
from cardwright.kernel.game import Game
from cardwright.kernel.match import Match
from cardwright.kernel.rng import key_of

PLAYERS = 2


class KeyForgeGame(Game):
    """The game of KeyForge: rules v1.1, Call of the Archons."""

    def __init__(self) -> None:
        """Describe the game."""
        super().__init__(
            name="keyforge",
            title="KeyForge",
            version="1.1/1",
            players=PLAYERS,
            zone_kinds=ZONE_KINDS,
            shared_zones=(),
            actions=ACTIONS,
            window=Window(),
        )
        self._prints: dict[tuple[str, str], Print] = {}

    def print_of(self, number: str, house: str) -> Print:
        """Return the print of a card in a house; the same object each time."""
        key = (number, house)
        if key not in self._prints:
            self._prints[key] = Print(all_facts()[number], house, card_trees.ABILITIES.get(number, ()))
        return self._prints[key]

    @property
    def implemented(self) -> Mapping[str, object]:
        """The numbers of the cards that can be played."""
        return card_trees.ABILITIES

    def evaluate(self, m: Match, player: int) -> float:
        """Return how well the player stands, in æmber."""
        assert isinstance(m, KeyForge)
        return standing(m, player)

    def start(
        self,
        decks: Sequence[DeckList | str],
        seed: int | str | bytes = 0,
        *,
        names: Sequence[str] = ("Player 1", "Player 2"),
        first: int = -1,
        chooser: int = -1,
        bidding: bool = False,
        log: bool = True,
        skip_forced: bool = True,
    ) -> KeyForge:
        """Start a match between two decks (deck lists, or names of decks that ship with the game).

        ``first`` fixes the first player (-1: at random), ``chooser`` lets the loser of the last game of a series
        choose, ``bidding`` begins with chain bidding. Raises `BadDeck` or `BadSetup`.
        """
        if len(decks) != PLAYERS or len(names) != PLAYERS:
            msg = f"KeyForge is played by two players with a deck each, not with {len(decks)} decks."
            raise BadSetup(msg)
        lists = [shipped_deck(deck) if isinstance(deck, str) else deck for deck in decks]
        for deck in lists:
            check(deck)
            require_playable(deck, self.implemented)
        prints = tuple(self.print_of(card.key, card.section) for deck in lists for card in deck.cards)
        owners = tuple(player for player, deck in enumerate(lists) for _ in deck.cards)
        m = KeyForge(self, prints, owners, key_of(seed))
        m.names = tuple(names)
        m.houses = tuple(tuple(HOUSES.index(house) for house in deck.sections) for deck in lists)
        m.chains = [deck.chains for deck in lists]
        m.options = {"first": first, "chooser": chooser}
        m.journaling = log
        m.skip_forced = skip_forced
        for card, player in enumerate(owners):
            m.move(card, player * ZONES + DECK)
        m.active = 0
        begin(m, bidding=bidding)
        return m


GAME = KeyForgeGame()
