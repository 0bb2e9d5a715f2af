"""A game as everybody uses it: load it by name, start matches of it, read them back."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from cardwright.kernel.basics.errors import BadSave, BadSetup
from cardwright.kernel.basics.rng import Rng, key_of
from cardwright.kernel.core import registry
from cardwright.kernel.core.description import Description, sizes
from cardwright.kernel.keeping import saves
from cardwright.kernel.keeping.documents import Kind
from cardwright.kernel.matches.match import Match
from cardwright.kernel.pieces.cards import CardPrint
from cardwright.kernel.pieces.decklist import DeckList
from cardwright.kernel.pieces.positions import Position
from cardwright.kernel.pieces.series import Series
from cardwright.kernel.pieces.setup import Setup, checked_options
from cardwright.kernel.seeing.encoding import Encoding, encoding_of

PICKLED: Final = Kind("game", "pickled game", BadSave)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Description):
    """What is the same in all matches of a game, for a number of players, and how its matches begin."""

    def start(
        self,
        decks: Sequence[DeckList | str] = (),
        seed: int | str | bytes = 0,
        *,
        names: Sequence[str] = (),
        players: int = 0,
        log: bool = True,
        skip_forced: bool = True,
        series: Series | None = None,
        position: Position | None = None,
        **options: int,
    ) -> "Match":
        """Start a match and run to its first decision; the same decks, seed and picks give the same match.

        ``decks`` are deck lists, names of decks that ship with the game, or "random", one a player in their order;
        ``names`` are what the players are called; ``players`` is how many play, where the game leaves it open and the
        names do not tell; ``log`` keeps the journal that `Match.log` tells from; ``skip_forced`` takes decisions with
        one option by itself; ``series`` is that of which this is the next game; ``position`` is where it begins
        if it is not dealt, such as that of a lesson; ``options`` are the game's own (`Game.options`).
        Raises `BadDeck` for a deck that cannot be played, `BadSetup` for everything else that cannot be begun with.
        """
        if names and (len(names) not in self.player_counts or players not in {0, len(names)}):
            by = f"{players} players" if players else sizes(self.player_counts)
            given = "1 name was" if len(names) == 1 else f"{len(names)} names were"
            raise BadSetup(f"{self.title} is played by {by}, and {given} given.")
        game = self.seated(players or len(names) or self.players)
        if game is not self:
            return game.start(
                decks, seed, names=names, log=log, skip_forced=skip_forced, series=series, position=position, **options
            )
        called = tuple(names) or tuple([f"Player {player + 1}" for player in range(self.players)])
        chance = Rng(seed).stream("decks")
        lists = tuple([self.find_deck(deck, chance) if isinstance(deck, str) else deck for deck in decks])
        setup = Setup(lists, called, checked_options(self.options, options), skip_forced, series, position)
        return self.open(setup, key_of(seed), log=log)

    def seated(self, players: int) -> "Game":
        """Return the game for so many players: itself, or its sibling of that size; `BadSetup` if there is none."""
        game = super().seated(players)
        assert isinstance(game, Game)
        return game

    def open(self, setup: Setup, key: bytes, *, log: bool = True) -> Match:
        """Begin a match that was set up so, and run to its first decision."""
        m = super().open(setup, key, log=log)
        assert isinstance(m, Match)
        return m

    @property
    def encoding(self) -> Encoding:
        """What `Match.encode` writes of its matches for so many players: what each number is."""
        return encoding_of(self)

    def load(self, text: str) -> Match:
        """Return the match of this game that `Match.to_json` wrote; `BadSave` says why it cannot be read."""
        m = saves.from_json(text, self)
        assert isinstance(m, Match)
        return m

    def __copy__(self) -> "Game":
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> "Game":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return found_again, (self.name, self.version, self.players)

    # ---- for games to define -----------------------------------------------------------------------------------

    def with_values(self, text: str, called: str = "the values") -> "Game":
        """Return the game with what a file says is printed on its components; ``called`` is what messages call it.

        `BadSetup` says what is wrong in it, and where; or that the game has none that could be others.
        """
        raise BadSetup(f"{self.title} is not played with values of one's own.")

    def deal(self, setup: Setup, key: bytes) -> Match:
        """Lay out a match: check the decks, put the cards where they begin, push the frame that begins.

        Raises `BadDeck` or `BadSetup`.
        """
        raise NotImplementedError(type(self).__name__)

    def blank(self, prints: tuple[CardPrint, ...], owners: tuple[int, ...], key: bytes) -> Match:
        """Return an empty match of this game with those cards."""
        raise NotImplementedError(type(self).__name__)


def load(name: str) -> Game:
    """Return the game of that name, in any spelling; `UnknownGame` proposes others or lists all."""
    game = registry.load(name)
    assert isinstance(game, Game)
    return game


def found_again(name: str, version: str, players: int) -> Game:
    """Return the game that was pickled; `BadSave` where it is played by other rules or with other cards here."""
    game = PICKLED.game({"game": name, "rules": version}).seated(players)
    assert isinstance(game, Game)
    return game
