"""The draft as the kernel sees it, for two to six players."""

from collections.abc import Mapping
from typing import Final, cast

from cardwright.games.kryptik.cards import CARDS
from cardwright.games.kryptik.draft.building import deck_of
from cardwright.games.kryptik.draft.picking import Drafting
from cardwright.games.kryptik.draft.rules import RULES
from cardwright.games.kryptik.draft.state import Draft
from cardwright.games.kryptik.draft.table import TABLE, DraftShows
from cardwright.games.kryptik.draft.zones import (
    ACTIONS,
    DECK,
    PACK,
    PICK,
    POOL,
    SHARED_ZONES,
    STRIDE,
    UNOPENED,
    ZONE_KINDS,
    ZONES,
)
from cardwright.games.kryptik.game import GAME as KRYPTIK
from cardwright.games.kryptik.game import PLAYERS
from cardwright.games.kryptik.prints import KryptikCard
from cardwright.games.kryptik.sealed import booster, worth, worth_of_deck
from cardwright.kernel.asking.sealed import Sealed
from cardwright.kernel.basics.errors import BadSetup
from cardwright.kernel.basics.rng import Rng
from cardwright.kernel.core.description import PICK as EACH_PICK
from cardwright.kernel.core.description import About
from cardwright.kernel.core.frames import Activation
from cardwright.kernel.core.state import State
from cardwright.kernel.matches.game import Game
from cardwright.kernel.pieces.cards import CardPrint, card_called, card_of
from cardwright.kernel.pieces.decklist import DeckList
from cardwright.kernel.pieces.lessons import Lesson
from cardwright.kernel.pieces.setup import Setup, SetupOption
from cardwright.kernel.pieces.zones import NOBODY

OPTIONS: Final = (SetupOption("boosters", 4, 3, 5, "how many boosters of 12 cards each player opens"),)
ABOUT: Final = About(
    "Boosters go round the table: pick one card at a time, in secret, and build a limited deck of Kryptik.", 20, 2
)


class DraftGame(Game):
    """A draft of Kryptik for a number of players."""

    def __init__(self, players: int = PLAYERS[0]) -> None:
        """Describe the game."""
        super().__init__(
            name="kryptik-draft",
            title="Kryptik draft",
            version=f"{KRYPTIK.version}/1",
            players=players,
            zone_kinds=ZONE_KINDS,
            shared_zones=SHARED_ZONES,
            actions=ACTIONS,
            rules=RULES,
        )
        self.player_counts = PLAYERS
        self.judged_after = EACH_PICK
        self.about = ABOUT
        self.turn_rule = "all pick at the same time"
        self.options = OPTIONS
        self.terms = KRYPTIK.terms
        self.table = TABLE
        self.shows = DraftShows()

    def resized(self, players: int) -> "DraftGame":
        return DraftGame(players)

    @property
    def package(self) -> str:
        """That of the game whose cards are drafted, which has their words and pictures."""
        return KRYPTIK.package

    @property
    def decks(self) -> Mapping[str, DeckList]:
        """None: a draft begins without decks."""
        return {}

    @property
    def lessons(self) -> Mapping[str, Lesson]:
        """None: those of the package teach the game that is played with what was drafted."""
        return {}

    def print_by_key(self, key: str) -> KryptikCard:
        return card_of(CARDS, key, self.title)

    def print_by_name(self, name: str) -> KryptikCard:
        return card_called({card.name: card for card in CARDS.values()}, name, self.title)

    def card_names(self) -> list[str]:
        """Return the names of all cards, by color."""
        return [card.name for card in CARDS.values()]

    def blank(self, prints: tuple[CardPrint, ...], owners: tuple[int, ...], key: bytes) -> Draft:
        return Draft(self, cast("tuple[KryptikCard, ...]", prints), owners, key)

    def deal(self, setup: Setup, key: bytes) -> Draft:
        """Put so many boosters in front of each player; the cards belong to nobody yet."""
        if setup.decks:
            raise BadSetup("A draft is begun without decks: what is drafted are the decks.")
        boosters = setup.options["boosters"]
        rng = Rng(key=key).stream("boosters")
        dealt = [[CARDS[card] for _ in range(boosters) for card in booster(CARDS, rng)] for _ in range(self.players)]
        prints = tuple([printed for cards in dealt for printed in cards])
        m = Draft(self, prints, (NOBODY,) * len(prints), key)
        m.boosters = boosters
        m.lay_out([player * ZONES + UNOPENED for player, cards in enumerate(dealt) for _ in cards])
        m.push(Drafting(), Activation(0, NOBODY))
        return m

    def evaluate(self, m: State, player: int) -> float:
        """Return what the player's deck is worth, or can be made of the picks so far, the one under way included."""
        assert isinstance(m, Draft)
        deck = deck_of(m, player)
        if deck:
            return worth_of_deck([m.printed[card] for card in deck])
        cards = list(m.zone(player, POOL))
        frame = m.frames[-1]
        if isinstance(frame.op, Sealed) and m.zone(player, PACK):
            cards += [code % STRIDE for code in frame.op.picks_of(frame, player) if code // STRIDE == PICK]
        return worth([m.printed[card] for card in cards])

    def statistics(self, m: State) -> dict[str, float]:
        """Return what the decks are worth on average."""
        assert isinstance(m, Draft)
        decks = [worth_of_deck([m.printed[card] for card in m.zone(player, DECK)]) for player in m.seats]
        return {"worth of a deck": sum(decks) / len(decks)}


GAME: Final = DraftGame()
