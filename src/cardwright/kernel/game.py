"""A game as the kernel sees it: names, zones, verbs, and how its matches begin."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from cardwright.kernel import hindrance, saves
from cardwright.kernel.cards import CardIndex, CardPrint
from cardwright.kernel.codec import Codec
from cardwright.kernel.decklist import DeckList
from cardwright.kernel.errors import BadSetup
from cardwright.kernel.names import listing
from cardwright.kernel.nodes import Op
from cardwright.kernel.options import ActionTable
from cardwright.kernel.rng import key_of
from cardwright.kernel.setup import Setup, SetupOption, checked_options
from cardwright.kernel.tables import Table
from cardwright.kernel.views import Shows

if TYPE_CHECKING:
    from cardwright.kernel.match import Match

ALL: Final = "all"
"""A zone that everybody sees."""
OWNER: Final = "owner"
"""A zone that only the player whose zone it is sees."""
NONE: Final = "none"
"""A zone that nobody sees."""


@dataclass(frozen=True)
class About:
    """What to tell people who do not know the game: what it is, in a sentence; how long it takes; how hard it is.

    ``minutes`` are those of a whole game among people; ``difficulty`` is 1 for a game that is easy to learn, 2, or 3
    for one that takes time.
    """

    text: str
    minutes: int
    difficulty: int


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """What is the same in all matches of a game, for a number of players.

    ``zone_kinds`` are pairs of a zone's name and who sees it ("all", "owner", "none"); each player has one of each,
    numbered ``player * len(zone_kinds) + kind``; ``shared_zones`` follow after the last player's.
    """

    def __init__(
        self,
        name: str,
        title: str,
        version: str,
        players: int,
        zone_kinds: tuple[tuple[str, str], ...],
        shared_zones: tuple[tuple[str, str], ...],
        actions: ActionTable,
        window: Op,
    ) -> None:
        """Describe a game; ``window`` resolves abilities that were set off together."""
        self.name: str = name
        self.title: str = title
        self.version: str = version
        self.players: int = players
        self.player_counts: tuple[int, ...] = (players,)
        """For how many players there is the game; one that leaves it open puts the numbers here (see `seated`)."""
        self.zone_kinds: tuple[tuple[str, str], ...] = zone_kinds
        self.shared_zones: tuple[tuple[str, str], ...] = shared_zones
        self.actions: ActionTable = actions
        self.window: Op = window
        self.foresees: bool = False
        """Whether `evaluate` sees what answers under way will do, so that bots need not play them to their end."""
        self.about: About = About("", 0, 0)
        """What to tell people who do not know the game; a game puts its own here."""
        self.turn_rule: str = ""
        """Who decides during a turn, as a clause for those who wait: "the active player makes all choices"."""
        self.options: tuple[SetupOption, ...] = ()
        """What those who set up a match may decide; a game that has such options puts them here."""
        self._codec: Codec | None = None
        self.table: Table = Table()
        """What the table looks like; a game puts its own here."""
        self.shows: Shows = Shows()
        """What views show of cards, players and the turn; a game puts its own here."""
        self.everyone: int = (1 << (players + 1)) - 1
        """The bit mask of all viewers: one bit a player, and one for the spectators."""
        masks = {ALL: self.everyone, NONE: 0}
        self.audiences: tuple[int, ...] = tuple(
            masks.get(seen_by, 1 << player) for player in range(players) for _, seen_by in zone_kinds
        ) + tuple(masks[seen_by] for _, seen_by in shared_zones)
        """Per zone the bit mask of the viewers who see its cards."""

    # ---- for everyone: the public face -------------------------------------------------------------------------

    def start(
        self,
        decks: Sequence[DeckList | str] = (),
        seed: int | str | bytes = 0,
        *,
        names: Sequence[str] = (),
        players: int = 0,
        log: bool = True,
        skip_forced: bool = True,
        **options: int,
    ) -> "Match":
        """Start a match and run to its first decision; the same decks, seed and picks give the same match.

        ``decks`` are deck lists, or names of decks that ship with the game, one a player in their order; ``names``
        are what the players are called; ``players`` is how many play, where the game leaves it open and the names do
        not tell; ``log`` keeps the journal that `Match.log` tells from; ``skip_forced`` takes decisions with one option
        by itself; ``options`` are the game's own (`Game.options`).
        Raises `BadDeck` for a deck that cannot be played, `BadSetup` for everything else that cannot be begun with.
        """
        if names and (len(names) not in self.player_counts or players not in {0, len(names)}):
            by = f"{players} players" if players else sizes(self.player_counts)
            raise BadSetup(f"{self.title} is played by {by}, and {len(names)} names were given.")
        game = self.seated(players or len(names) or self.players)
        if game is not self:
            return game.start(decks, seed, names=names, log=log, skip_forced=skip_forced, **options)
        called = tuple(names) or tuple([f"Player {player + 1}" for player in range(self.players)])
        lists = tuple([self.find_deck(deck) if isinstance(deck, str) else deck for deck in decks])
        setup = Setup(lists, called, checked_options(self.options, options), skip_forced)
        return self.open(setup, key_of(seed), log=log)

    def seated(self, players: int) -> "Game":
        """Return the game for so many players: itself, or its sibling of that size; `BadSetup` if there is none."""
        if players == self.players:
            return self
        if players in self.player_counts:
            return self.of_size(players)
        raise BadSetup(f"{self.title} is played by {sizes(self.player_counts)}, not by {players}.")

    def load(self, text: str) -> "Match":
        """Return the match of this game that `Match.to_json` wrote; `BadSave` says why it cannot be read."""
        return saves.from_json(text, self)

    @property
    def cards(self) -> CardIndex:
        """The cards that can be played, by name."""
        return CardIndex(self)

    def why_not(self, m: "Match", player: int, card: int) -> str:
        """Say in a sentence or two why a player cannot choose a card now, or what can be done with it and what not.

        It says nothing that the player may not know. Raises ValueError for a player that there is not.
        """
        return hindrance.why_not(m, player, card)

    @property
    def decks(self) -> Mapping[str, DeckList]:
        """The decks that ship with the game, by name."""
        return {}

    def check_deck(self, deck: DeckList) -> None:
        """Refuse (`BadDeck`) a deck that is not legal, or has cards that cannot be played."""
        raise NotImplementedError(type(self).__name__)

    # ---- for the kernel ----------------------------------------------------------------------------------------

    def open(self, setup: Setup, key: bytes, *, log: bool = True) -> "Match":
        """Begin a match that was set up so, and run to its first decision."""
        if len(setup.names) != self.players:
            return self.seated(len(setup.names)).open(setup, key, log=log)
        for option in checked_options(self.options, setup.options):
            if option not in setup.options:
                raise BadSetup(f"The setup has no value for the option {option!r}.")
        m = self.deal(setup, key)
        m.setup = setup
        m.names = setup.names
        m.skip_forced = setup.skip_forced
        m.journaling = log
        m.run()
        return m

    @property
    def codec(self) -> Codec:
        """What turns this game's nodes, events and cards into JSON and back."""
        if self._codec is None:
            self._codec = Codec(self)
        return self._codec

    # ---- for games to define -----------------------------------------------------------------------------------

    def deal(self, setup: Setup, key: bytes) -> "Match":
        """Lay out a match: check the decks, put the cards where they begin, push the frame that begins.

        Raises `BadDeck` or `BadSetup`.
        """
        raise NotImplementedError(type(self).__name__)

    def blank(self, prints: tuple[CardPrint, ...], owners: tuple[int, ...], key: bytes) -> "Match":
        """Return an empty match of this game with those cards."""
        raise NotImplementedError(type(self).__name__)

    def find_deck(self, name: str) -> DeckList:
        """Return a deck that ships with the game; `BadDeck` if none is called so."""
        raise NotImplementedError(type(self).__name__)

    def print_by_key(self, key: str) -> CardPrint:
        """Return the print with that key, the same object each time; `UnknownCard` if there is none."""
        raise NotImplementedError(type(self).__name__)

    def print_by_name(self, name: str) -> CardPrint:
        """Return the usual print of a card that can be played, by its name; `UnknownCard` proposes others."""
        raise NotImplementedError(type(self).__name__)

    def card_names(self) -> list[str]:
        """Return the names of all cards that can be played."""
        raise NotImplementedError(type(self).__name__)

    def of_size(self, players: int) -> "Game":
        """Return the game for another one of its `player_counts`, the same object each time."""
        raise NotImplementedError(type(self).__name__)

    def statistics(self, m: "Match") -> dict[str, float]:
        """Return what is to be counted about a match that has ended and kept its journal, by name.

        Names are paths such as ``"points/sold"``. Simulations report the mean of each over all matches; a match
        that lacks a name counts as 0.
        """
        return {}

    def evaluate(self, m: "Match", player: int) -> float:
        """Return how well the player stands, for bots to steer by: more is better, and nothing beats having won."""
        return 0.0 if m.outcome is None else float(player in m.outcome.winners)


def sizes(players: tuple[int, ...]) -> str:
    """Say for how many players: "2 players", "2, 3 or 4 players"."""
    return f"{listing([str(number) for number in players], 'or')} players"
