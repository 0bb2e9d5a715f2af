"""Beasts: both players show a card of their own at once, and the stronger beast scores; for 2 players with a deck each.

All cards of a deck are in hand from the beginning. Who has scored more often when the hands are empty wins.
"""

from dataclasses import dataclass

from cardwright.kernel.asking.runs import Several, arguments
from cardwright.kernel.asking.sealed import Sealed, answers_in
from cardwright.kernel.basics import names
from cardwright.kernel.basics.errors import BadDeck, UnknownCard
from cardwright.kernel.basics.rng import Rng
from cardwright.kernel.core.description import ALL, OWNER, About, Description
from cardwright.kernel.core.events import Event
from cardwright.kernel.core.frames import Activation, Frame, Op
from cardwright.kernel.core.shows import Shows
from cardwright.kernel.core.state import State
from cardwright.kernel.matches.game import Game
from cardwright.kernel.matches.match import Match
from cardwright.kernel.pieces.cards import CardPrint
from cardwright.kernel.pieces.deckform import DeckForm, wrong_extras
from cardwright.kernel.pieces.decklist import DeckList
from cardwright.kernel.pieces.options import CARD, COMMON_VERBS, ActionTable
from cardwright.kernel.pieces.positions import Position, placed
from cardwright.kernel.pieces.setup import Setup
from cardwright.kernel.pieces.shapes import Seat
from cardwright.kernel.pieces.tables import Area, Counter, Table
from cardwright.kernel.pieces.zones import NOBODY

HAND, SHOWN, KINDS = range(3)
SHOW = len(COMMON_VERBS)
STRIDE = 16
DECK_SIZE = 3


class Beast(CardPrint):
    """A beast and its strength."""

    __slots__ = ("strength",)

    def __init__(self, name: str, strength: int) -> None:
        super().__init__(name.lower(), name, ())
        self.strength: int = strength


BEASTS = {beast.key: beast for beast in (Beast("Mouse", 1), Beast("Fox", 2), Beast("Wolf", 3), Beast("Bear", 4))}


class BeastDecks(DeckForm):
    """A deck is one pack of three beasts, and may begin with points."""

    def random(self, rng: Rng) -> DeckList:
        names = self.game.card_names()
        drawn = [self.key(names[place]) for place in rng.shuffled(tuple(range(len(names))))[:DECK_SIZE]]
        return self.build("Drawn beasts", dict.fromkeys(self.sections, drawn))

    def check(self, deck: DeckList) -> None:
        if len(deck.cards) != DECK_SIZE:
            raise BadDeck(f"{names.quote(deck.name)} has {len(deck.cards)} instead of {DECK_SIZE} beasts")
        faults = wrong_extras(deck, self.extras)
        if faults:
            raise BadDeck(f"{names.quote(deck.name)} is no deck: {names.listing(faults)}")


class Beasts(Match):
    """One game at one moment."""

    def __init__(self, game: Description, prints: tuple[CardPrint, ...], owners: tuple[int, ...], key: bytes) -> None:
        super().__init__(game, prints, owners, key)
        self.points: list[int] = [0] * game.players

    def copy(self) -> "Beasts":
        new = Beasts.__new__(Beasts)
        self.copy_into(new)
        new.points = self.points.copy()
        return new

    def strength(self, card: int) -> int:
        """The strength of a beast."""
        printed = self.prints[card]
        assert isinstance(printed, Beast)
        return printed.strength


class Showed(Event):
    """A player showed a beast."""

    def __init__(self, player: int, card: int) -> None:
        self.player: int = player
        self.card: int = card

    def apply(self, m: State) -> None:
        m.move(self.card, self.player * KINDS + SHOWN)


class Scored(Event):
    """A player had the stronger beast."""

    deed = "scored"
    counts = "points"

    def __init__(self, player: int) -> None:
        self.player: int = player

    def apply(self, m: State) -> None:
        assert isinstance(m, Beasts)
        m.points[self.player] += 1


@dataclass(frozen=True)
class OneBeast(Several):
    """Which beast a player shows."""

    def items(self, m: State, act: Activation, player: int) -> list[int]:
        return sorted([SHOW * STRIDE + card for card in m.zones[player * KINDS + HAND]])

    def least(self, m: State, act: Activation, player: int) -> int:
        return 1

    def most(self, m: State, act: Activation, player: int) -> int:
        return 1


@dataclass(frozen=True)
class Contest(Op):
    """Shows the beasts that were picked, and scores."""

    def step(self, m: State, f: Frame) -> None:
        assert isinstance(m, Beasts)
        m.pop()
        cards = [arguments(m, picks)[0] for _, picks in answers_in(f.data)]
        for player, card in enumerate(cards):
            m.do(Showed(player, card))
        one, other = map(m.strength, cards)
        if one != other:
            m.do(Scored(int(other > one)))


@dataclass(frozen=True)
class BeastRounds(Op):
    """Round after round, until the hands are empty."""

    def step(self, m: State, f: Frame) -> None:
        assert isinstance(m, Beasts)
        if m.zones[HAND]:
            m.turn += 1
            m.push(Sealed(OneBeast(), Contest(), m.seats), f.act)
        else:
            m.end(tuple([player for player in m.seats if m.points[player] == max(m.points)]), "the stronger beasts")


class BeastShows(Shows):
    """What can be seen."""

    def player(self, m: State, player: int, shown: Seat) -> None:
        assert isinstance(m, Beasts)
        shown["counters"]["points"] = m.points[player]


class BeastGame(Game):
    """The game of beasts."""

    def __init__(self) -> None:
        super().__init__(
            name="beasts",
            title="Beasts",
            version="1",
            players=2,
            zone_kinds=(("hand", OWNER), ("shown", ALL)),
            shared_zones=(),
            actions=ActionTable(STRIDE, (("show", CARD),)),
        )
        self.plays = ("show",)
        self.about = About("Show the stronger beast.", 1, 1)
        self.deck_form = BeastDecks(self, {"pack": "Pack"}, "part of a deck", {"points": 2})
        self.table = Table(
            areas=(Area("hand", "Hand", HAND, "fan"), Area("shown", "Shown", SHOWN, "row")),
            counters=(Counter("points", "Points", "P", icon="paw"),),
        )
        self.shows = BeastShows()

    def print_by_key(self, key: str) -> CardPrint:
        if key not in BEASTS:
            raise UnknownCard(f"There is no beast {names.quote(key)}.")
        return BEASTS[key]

    def print_by_name(self, name: str) -> CardPrint:
        return self.print_by_key(names.fold(name))

    def card_names(self) -> list[str]:
        return [beast.name for beast in BEASTS.values()]

    def blank(self, prints: tuple[CardPrint, ...], owners: tuple[int, ...], key: bytes) -> Beasts:
        return Beasts(self, prints, owners, key)

    def deal(self, setup: Setup, key: bytes) -> Match:
        for each in setup.decks:
            self.check_deck(each)
        cards = [(player, card.key) for player, each in enumerate(setup.decks) for card in each.cards]
        m = self.blank(tuple([BEASTS[card] for _, card in cards]), tuple([player for player, _ in cards]), key)
        for card, (player, _) in enumerate(cards):
            m.move(card, player * KINDS + HAND)
        m.points = [each.extras.get("points", 0) for each in setup.decks]
        m.push(BeastRounds(), Activation(0, NOBODY))
        return m

    def lay_out(self, setup: Setup, position: Position, key: bytes) -> Match:
        cards = placed(self, self.table, position)
        m = self.blank(tuple([card.printed for card in cards]), tuple([card.player for card in cards]), key)
        for card, each in enumerate(cards):
            m.move(card, each.player * KINDS + each.zone)
        m.points = [side.counters.get("points", 0) for side in position.sides]
        m.push(BeastRounds(), Activation(0, NOBODY))
        return m


GAME = BeastGame()
