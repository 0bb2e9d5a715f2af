"""A game as its matches see it: names, zones, verbs, and how they are laid out."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from cardwright.kernel.basics import names
from cardwright.kernel.basics.errors import BadDeck, BadSetup
from cardwright.kernel.basics.rng import Rng
from cardwright.kernel.core.codec import Codec, digest
from cardwright.kernel.core.rules import Rules
from cardwright.kernel.core.shows import Shows
from cardwright.kernel.pieces.cards import CardPrint, Catalogue
from cardwright.kernel.pieces.deckform import DeckForm
from cardwright.kernel.pieces.decklist import DeckList, decks_from_data
from cardwright.kernel.pieces.heads import Feature, Head, read_head
from cardwright.kernel.pieces.lessons import Lesson, read_lessons
from cardwright.kernel.pieces.options import ActionTable
from cardwright.kernel.pieces.pictures import Credit, Pictures
from cardwright.kernel.pieces.positions import Position
from cardwright.kernel.pieces.setup import Setup, SetupOption, checked_options
from cardwright.kernel.pieces.tables import Table
from cardwright.kernel.pieces.tally import Tally

if TYPE_CHECKING:
    from cardwright.kernel.core.state import State

ALL: Final = "all"
"""A zone that everybody sees."""
OWNER: Final = "owner"
"""A zone that only the player whose zone it is sees."""
NONE: Final = "none"
"""A zone that nobody sees."""
RANDOM: Final = "random"
"""The deck that chance puts together."""
SEALED: Final = "sealed"
"""The deck that is suggested for boosters which chance fills."""
LONGEST_TURN: Final = 5_000
"""Far more events than an honest turn has: in random play the longest has 153, a round of Crystal Crucible for four."""
PICK: Final = "pick"
"""A heuristic that sees what answers under way will do: it may be asked after each pick."""
EFFECT: Final = "effect"
"""A heuristic that is asked once all that follows from a pick is done."""
DEED: Final = "deed"
"""A heuristic that is asked once all that follows is done, of what the player does: ending the turn is no deed, and
leaves things as they stand, whatever others do next."""
OUTLOOK: Final = "outlook"
"""A heuristic that is asked then too, and counts by itself what the rest of the turn can bring."""
TURN: Final = "turn"
"""A heuristic that is asked at the end of the turn, when it counts what was left undone."""
ROUND: Final = "round"
"""A heuristic that may be asked after each pick too, but tells more at the end of a turn in which all answer each
other: searches play that out."""
AT_ONCE: Final = (PICK, ROUND)
"""The heuristics that may be asked after each pick."""
AT_TURNS_END: Final = (TURN, ROUND)
"""The heuristics that searches ask at the end of the turn."""
FARTHEST: Final = 30.0
"""Whoever has odds that are so many times e times worse has no chance to speak of."""


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
class Description(Catalogue):
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
        rules: Rules | None = None,
    ) -> None:
        """Describe a game; without ``rules`` of its own nothing follows by itself."""
        super().__init__(name, title)
        self.version: str = version
        self.players: int = players
        self.carries_on: tuple[str, ...] = ()
        """The versions before this one whose matches may go on by it, where all that was seen and asked is the same."""
        self.player_counts: tuple[int, ...] = (players,)
        """For how many players there is the game; one that leaves it open puts the numbers here (see `seated`)."""
        self.siblings: dict[int, Description] = {players: self}
        """The game and its siblings, by how many play it."""
        self.zone_kinds: tuple[tuple[str, str], ...] = zone_kinds
        self.shared_zones: tuple[tuple[str, str], ...] = shared_zones
        self.actions: ActionTable = actions
        self.rules: Rules = Rules() if rules is None else rules
        self.longest_turn: int = LONGEST_TURN
        """A turn of so many events may go on; the rules end the match in one of twice as many at the latest."""
        self.judged_after: str = EFFECT
        """After what `evaluate` is meant to be asked, so that bots compare like with like: `PICK`, `EFFECT`,
        `DEED`, `OUTLOOK`, `TURN`, `ROUND`."""
        self.judged_by: float = 1.0
        """By how much more in `evaluate` the odds to win are e times as good, as games between bots have it; see
        `chances`."""
        self.features: tuple[Feature, ...] = ()
        """The figures of a player's position that `features_of` returns, for heads; none where nothing is learned."""
        self.about: About = About("", 0, 0)
        """What to tell people who do not know the game; a game puts its own here."""
        self.plays: tuple[str, ...] = ("play",)
        """The verbs with which a player plays a card; statistics count a card as played when one of them is picked."""
        self.turn_rule: str = ""
        """Who decides during a turn, as a clause for those who wait: "the active player makes all choices"."""
        self.options: tuple[SetupOption, ...] = ()
        """What those who set up a match may decide; a game that has such options puts them here."""
        self.series: tuple[int, ...] = ()
        """Of how many games the series are in which its rules have it played too; the page offers these. All games can
        be played so."""
        self.deck_form: DeckForm | None = None
        """How lists of decks are read and checked; None for a game that is played without decks."""
        self._codec: Codec | None = None
        self._decks: Mapping[str, DeckList] | None = None
        self._levels: Mapping[str, tuple[int, ...]] | None = None
        self._heads: Mapping[int, Head] | None = None
        self._lessons: Mapping[str, Lesson] | None = None
        self._pictures: Pictures | None = None
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

    def differ(self, own: object) -> None:
        """Be a version apart, since it is played with cards or values of somebody's own: ``own``, as JSON data."""
        mark = f"-{digest(own)[:8]}"
        self.version += mark
        self.carries_on = tuple([version + mark for version in self.carries_on])

    def seated(self, players: int) -> "Description":
        """Return the game for so many players: itself, or its sibling of that size; `BadSetup` if there is none."""
        if players not in self.player_counts:
            raise BadSetup(f"{self.title} is played by {sizes(self.player_counts)}, not by {players}.")
        if players not in self.siblings:
            self.siblings[players] = self.resized(players)
            self.siblings[players].siblings = self.siblings
        return self.siblings[players]

    def find_deck(self, name: str, chance: Rng | None = None) -> DeckList:
        """Return the deck that ships under that name, in any spelling; a part that fits one alone will do ("argus").

        With ``chance``, "random" is a deck that it puts together, and "sealed" is made of boosters that it fills.
        `BadDeck` proposes others, or lists all; `BadSetup` for a game that is played without decks.
        """
        if not self.decks:
            raise BadSetup(f"{self.title} is played without decks.")
        if name in self.decks:
            return self.decks[name]  # As it is written: there is no spelling to see to.
        if chance is not None and self.deck_form is not None and names.fold(name) == RANDOM:
            return self.deck_form.random(chance)
        if chance is not None and self.deck_form is not None and names.fold(name) == SEALED:
            return self.deck_form.sealed(chance)
        found = names.find(name, self.decks)
        if found is None:
            proposal = names.propose(name, self.decks) or f": there are {names.some(self.decks)}."
            raise BadDeck(f"No deck that ships with {self.title} is called {names.quote(name)}{proposal}")
        return self.decks[found]

    def deck_to_meet(self, others: Sequence[DeckList], chance: Rng) -> DeckList:
        """Draw a deck for whoever has none: a shipped one that may meet the others, and that none of them has.

        Where no shipped deck may meet them, as in formats of boosters, it is made of boosters.
        """
        form = self.deck_form
        assert form is not None, self.name
        shipped = list(self.decks.values())
        fitting = self.decks_to_meet(others)
        if not fitting and form.boosters:
            return form.sealed(chance)
        taken = {other.name for other in others}
        among = [deck for deck in fitting if deck.name not in taken] or fitting or shipped
        return among[chance.below(len(among))]

    def decks_to_meet(self, others: Sequence[DeckList]) -> list[DeckList]:
        """Return the decks that ship and are meant to be played against all of these (`DeckForm.may_meet`)."""
        form = self.deck_form
        assert form is not None, self.name
        return [deck for deck in self.decks.values() if False not in [form.may_meet(deck, other) for other in others]]

    @property
    def codec(self) -> Codec:
        """What turns this game's nodes, events and cards into JSON and back."""
        if self._codec is None:
            self._codec = Codec(self)
        return self._codec

    @property
    def decks(self) -> Mapping[str, DeckList]:
        """The decks that ship with the game, by name: those in ``data/decks.json`` of its package, if it has any."""
        if self._decks is None:
            self._decks = decks_from_data(self.name, self.data("decks") or [])
        return self._decks

    @property
    def levels(self) -> Mapping[str, tuple[int, ...]]:
        """What levels of bots do in this game, from the weakest up: whims in a hundred picks, iterations a pick.

        Those in ``data/levels.json`` of its package, as ``whims`` and ``iterations``; without one it is what is usual.
        """
        if self._levels is None:
            kept = self.data("levels") or {}
            self._levels = {name: tuple([int(number) for number in numbers]) for name, numbers in kept.items()}
        return self._levels

    @property
    def head(self) -> Head | None:
        """What was learned of the chances to win with so many players; None where that is no better than `judged_by`.

        From ``data/heads.json`` of the game's package: by the number of players what `read_head` reads, and how it was
        made.
        """
        if self._heads is None:
            kept = self.data("heads") or {}
            called = f"The head of {self.title}"
            self._heads = {int(players): read_head(self.features, head, called) for players, head in kept.items()}
        return self._heads.get(self.players)

    @property
    def pictures(self) -> Pictures:
        """The pictures of the game: those in ``data/pictures.json`` of its package, if it has any."""
        if self._pictures is None:
            listed = self.data("pictures") or {}
            credit = listed.pop("credit", None)
            self._pictures = Pictures(credit=Credit(**credit) if credit else None, **listed)
        return self._pictures

    @property
    def teaches(self) -> bool:
        """Whether its lessons are true of it; a game that is played with values of somebody's own says no here."""
        return True

    @property
    def lessons(self) -> Mapping[str, Lesson]:
        """The lessons that teach the game, by key: those in ``data/lessons/`` of its package, if it has any.

        None where they are not true of it: values of one's own may call cards otherwise.
        """
        if self._lessons is None:
            self._lessons = read_lessons(self, self.table) if self.teaches else {}
        return self._lessons

    def open(self, setup: Setup, key: bytes, *, log: bool = True) -> "State":
        """Begin a match that was set up so, and run to its first decision."""
        if len(setup.names) != self.players:
            return self.seated(len(setup.names)).open(setup, key, log=log)
        for option in checked_options(self.options, setup.options):
            if option not in setup.options:
                raise BadSetup(f"The setup has no value for the option {option!r}.")
        if setup.series is not None and setup.series.players != self.players:
            raise BadSetup(f"A series of {setup.series.players} players is not played by {self.players}.")
        position = setup.position
        if position is None:
            m = self.deal(setup, key)
        else:
            if setup.decks:
                raise BadSetup("A match that begins in a position is played without decks.")
            if len(position.sides) != self.players:
                raise BadSetup(f"A position of {len(position.sides)} sides is not played by {self.players}.")
            m = self.lay_out(setup, position, key)
        m.setup = setup
        m.names = setup.names
        m.skip_forced = setup.skip_forced
        m.journaling = log
        m.run()
        return m

    # ---- for games to define -----------------------------------------------------------------------------------

    def check_deck(self, deck: DeckList) -> None:
        """Refuse (`BadDeck`) a deck that is not legal, or has cards that cannot be played."""
        assert self.deck_form is not None, self.name
        self.deck_form.check(deck)

    def deal(self, setup: Setup, key: bytes) -> "State":
        """Lay out a match: check the decks, put the cards where they begin, push the frame that begins.

        Raises `BadDeck` or `BadSetup`.
        """
        raise NotImplementedError(type(self).__name__)

    def lay_out(self, setup: Setup, position: Position, key: bytes) -> "State":
        """Begin a match in a position, at the first player's turn, in place of a `deal`; lessons begin so.

        `positions.placed` says which cards lie where. Raises `BadSetup`, also for a game that begins in none.
        """
        raise BadSetup(f"No match of {self.title} begins in a position.")

    def blank(self, prints: tuple[CardPrint, ...], owners: tuple[int, ...], key: bytes) -> "State":
        """Return an empty match of this game with those cards."""
        raise NotImplementedError(type(self).__name__)

    def resized(self, players: int) -> "Description":
        """Return the game for another one of its `player_counts`; it is asked for each but once."""
        raise NotImplementedError(type(self).__name__)

    def statistics(self, m: "State") -> dict[str, float]:
        """Return what is to be counted about a match that has ended and kept its journal, by name.

        Names are paths such as ``"points/sold"``. Simulations report the mean of each over all matches; a match
        that lacks a name counts as 0.
        """
        return {}

    def tally(self, m: "State") -> tuple[Tally, ...]:
        """Return how a match that has ended and kept its journal came about, the weightiest first: points by source."""
        return ()

    def evaluate(self, m: "State", player: int) -> float:
        """Return how well the player stands, for bots to steer by: more is better, and nothing beats having won."""
        return 0.0 if m.outcome is None else float(player in m.outcome.winners)

    def settled(self, m: "State") -> "State":
        """Return the match as it is judged: itself, or a copy in which what is under way has been played out."""
        return m

    def features_of(self, m: "State", player: int) -> list[float]:
        """Return each of the `features` of the player's position, in a match that is `settled` and not over."""
        return []

    def standings(self, m: "State") -> list[float]:
        """Return how well each player stands, as `evaluate` says."""
        m = self.settled(m)
        return [self.evaluate(m, player) if player in m.seats else 0.0 for player in range(self.players)]

    def chances(self, m: "State", head: Head | None = None) -> list[float]:
        """Return each player's chance to win, as far as a head can tell; together they are 1.

        The head is the game's own where none is given. A game without one asks `evaluate`: the odds between two
        players grow by e with each `judged_by` that one stands better than the other. Where nobody wins, all have the
        same share.
        """
        m = self.settled(m)
        outcome = m.outcome
        players = range(self.players)
        if outcome is not None:
            winners = outcome.winners or tuple(players)
            return [1.0 / len(winners) if player in winners else 0.0 for player in players]
        logs = self._log_odds(m, self.head if head is None else head)
        most = max([logs[player] for player in m.seats])
        odds = [0.0 for _ in players]
        total = 0.0
        for player in m.seats:
            odds[player] = exp(max(logs[player] - most, -FARTHEST))
            total += odds[player]
        return [each / total for each in odds]

    def _log_odds(self, m: "State", head: Head | None) -> list[float]:
        """Return the logarithm of each player's odds to win in a settled match, but for what is the same for all."""
        if head is None:
            return [stand / self.judged_by for stand in self.standings(m)]
        return [head.judge(self.features_of(m, player)) if player in m.seats else 0.0 for player in range(self.players)]


def sizes(players: tuple[int, ...]) -> str:
    """Say for how many players: "2 players", "2, 3 or 4 players"."""
    return f"{names.listing([str(number) for number in players], 'or')} players"
