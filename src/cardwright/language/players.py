"""Players as words: who does something, whose cards are meant, whose numbers are asked.

A word says who is meant and never which number a player has: `Player.seats` gives the players of the moment, in turn
order from the active player on, in a game for two as in one for five.
"""

from dataclasses import dataclass, replace
from typing import Final

from mypy_extensions import mypyc_attr

from cardwright.kernel.core.frames import Activation
from cardwright.kernel.core.state import State
from cardwright.kernel.grammar import (
    IT,
    YOUR_OPPONENT,
    YOURSELF,
    Clause,
    Doing,
    Nominal,
    Noun,
    Parts,
    Person,
    Phrase,
    states,
)
from cardwright.kernel.pieces.zones import NOBODY
from cardwright.language.arithmetic import Condition
from cardwright.language.words import Cards, Filter, Target, Word, described, narrowed


@mypyc_attr(allow_interpreted_subclasses=True)
class Player(Word):
    """A player, several of them, or nobody at the moment."""

    def seats(self, m: State, act: Activation) -> tuple[int, ...]:
        """Return who is meant now, in turn order from the active player on."""
        raise NotImplementedError(type(self).__name__)

    def means(self, m: State, act: Activation, player: int) -> bool:
        """Whether a player is among those who are meant."""
        return player in self.seats(m, act)

    def includes(self, m: State, act: Activation, x: int) -> bool:
        """Ask for the player, as sets of cards are asked for a card."""
        return self.means(m, act, x)

    def of_players(self) -> bool:
        """They are."""
        return True

    def subject(self) -> Nominal:
        """Return who is meant."""
        return self.nominal()

    def one(self, m: State, act: Activation) -> int:
        """Return who is meant, or -1 if that is nobody, or several."""
        seats = self.seats(m, act)
        return seats[0] if len(seats) == 1 else NOBODY

    def impersonal(self) -> bool:
        """Whether it means the same players whichever card of one player it is asked for."""
        return False

    def nominal(self) -> Nominal:
        """Return who is meant, for sentences."""
        raise NotImplementedError(type(self).__name__)

    def phrase(self) -> Phrase:
        return self.nominal()

    def adjective(self) -> str:
        """Return what a card in play is called that is theirs: "friendly", "enemy"; empty if there is no word."""
        return ""

    def kind(self) -> str:
        """Return what one of them is called where one is chosen: "player", "opponent"; empty if there is no word."""
        return ""


@dataclass(frozen=True)
class You(Player):
    """The player whose ability it is."""

    def seats(self, m: State, act: Activation) -> tuple[int, ...]:
        return (act.player,)

    def means(self, m: State, act: Activation, player: int) -> bool:
        return player == act.player

    def one(self, m: State, act: Activation) -> int:
        return act.player

    def impersonal(self) -> bool:
        """It is the one player."""
        return True

    def nominal(self) -> Nominal:
        return YOURSELF

    def adjective(self) -> str:
        """Your cards are your friends."""
        return "friendly"


@dataclass(frozen=True)
class Opponents(Player):
    """All others who are in the game; ``each`` is how a game for more than two players says it."""

    each: bool = False

    def seats(self, m: State, act: Activation) -> tuple[int, ...]:
        return tuple(m.others(act.player))

    def means(self, m: State, act: Activation, player: int) -> bool:
        return player != act.player and player in m.seats

    def impersonal(self) -> bool:
        """They are the others of the one player."""
        return True

    def subject(self) -> Nominal:
        """Return who is meant, of all of whom something is so."""
        return Person("opponents", YOURSELF, many=True) if self.each else YOUR_OPPONENT

    def nominal(self) -> Nominal:
        return Person("each opponent") if self.each else YOUR_OPPONENT

    def adjective(self) -> str:
        """Their cards are your enemies."""
        return "enemy"

    def kind(self) -> str:
        return "opponent"


@dataclass(frozen=True)
class EachPlayer(Player):
    """All players in the game, or those for whom a condition holds; each of them is its `Doer`."""

    having: Condition | None = None

    def seats(self, m: State, act: Activation) -> tuple[int, ...]:
        seats = m.in_turn_order()
        if self.having is None:
            return seats
        found: list[int] = []
        before = act.doer
        for seat in seats:
            act.doer = seat
            if self.having.holds(m, act):
                found.append(seat)
        act.doer = before
        return tuple(found)

    def impersonal(self) -> bool:
        """Without a condition it is everybody."""
        return self.having is None

    def kind(self) -> str:
        return "player" if self.having is None else ""

    def nominal(self) -> Nominal:
        """Say it: "each player", "each player who has at least 6 life"."""
        if self.having is None:
            return Person("each player")
        having = self.having.phrase().told()
        if not isinstance(having, Clause):
            return Person("each player", after=("for whom", having))
        verb = having.does.form(IT, having.modal, negated=having.negated)
        return Person("each player", after=("who", verb, *having.does.parts))


@dataclass(frozen=True)
class Doer(Player):
    """Who does what is being done: "their" of "each player discards a card from their hand"."""

    def seats(self, m: State, act: Activation) -> tuple[int, ...]:
        return (act.does(),)

    def nominal(self) -> Nominal:
        """Say who the clause is about."""
        return Doing()


@dataclass(frozen=True)
class OwnerOf(Player):
    """Who owns a card; of several cards, each of their owners."""

    of: Target

    def seats(self, m: State, act: Activation) -> tuple[int, ...]:
        """Look who owns them; an owner who has left the game does nothing any more."""
        owners = [m.owners[card] for card in self.of.cards(m, act)]
        return tuple([seat for seat in m.in_turn_order() if seat in owners])

    def nominal(self) -> Nominal:
        return Person("owner", self.of.nominal())


@dataclass(frozen=True)
class ControllerOf(Player):
    """Who controls a card, or did as it left; of several cards, each of their controllers."""

    of: Target

    def seats(self, m: State, act: Activation) -> tuple[int, ...]:
        """Look who controls them."""
        controllers = [m.last_controller(card) for card in self.of.cards(m, act)]
        return tuple([seat for seat in m.in_turn_order() if seat in controllers])

    def nominal(self) -> Nominal:
        return Person("controller", self.of.nominal())


@dataclass(frozen=True)
class OpponentsOf(Player):
    """All others in the game than a player."""

    of: Player

    def seats(self, m: State, act: Activation) -> tuple[int, ...]:
        """Return who is not meant."""
        those = self.of.seats(m, act)
        return tuple([seat for seat in m.in_turn_order() if seat not in those]) if those else ()

    def impersonal(self) -> bool:
        return self.of.impersonal()

    def nominal(self) -> Nominal:
        return Person("opponent", self.of.nominal())


@dataclass(frozen=True)
class TurnPlayer(Player):
    """The player whose turn it is."""

    def seats(self, m: State, act: Activation) -> tuple[int, ...]:
        """Look whose turn it is."""
        return (m.active,) if m.active in m.seats else ()

    def impersonal(self) -> bool:
        """It is the same for all."""
        return True

    def nominal(self) -> Nominal:
        return Person("the active player")


@dataclass(frozen=True)
class ChosenPlayer(Player):
    """Who was chosen under a name."""

    name: str = "player"

    def seats(self, m: State, act: Activation) -> tuple[int, ...]:
        """Return those who were chosen and are still in the game."""
        chosen = act.names.players.get(self.name, ())
        return tuple([seat for seat in m.in_turn_order() if seat in chosen])

    def reads(self) -> tuple[str, ...]:
        return (self.name,)

    def nominal(self) -> Nominal:
        return Person(f"that {self.name}")


Subject = Cards | Player
"""What something in force is about: cards, or players."""


class Party:
    """Players as authors speak of them, whose nouns hang on them: `opponent.discard`, `you.aember`.

    A game's own parties say which nouns there are. They are no words: what they are made of is.
    """

    def __init__(self, who: Player) -> None:
        """Speak of these players."""
        self.who: Player = who


def means(whose: Player | None, m: State, act: Activation, player: int) -> bool:
    """Whether something of a player is meant, where None means anybody's."""
    return whose is None or whose.means(m, act, player)


def those(whose: Player | None, m: State, act: Activation) -> tuple[int, ...]:
    """Return whose things are meant, in turn order, where None means everybody's."""
    return m.in_turn_order() if whose is None else whose.seats(m, act)


def gathered(
    m: State, act: Activation, whose: Player | None, kinds: tuple[int, ...], filters: tuple[Filter, ...]
) -> list[int]:
    """Return the cards with all these properties in zones of those kinds: one player's after the other's."""
    size = len(m.game.zone_kinds)
    cards: list[int] = []
    for player in those(whose, m, act):
        for kind in kinds:
            cards += m.zones[player * size + kind]
    return narrowed(m, act, cards, filters)


def lying(noun: Noun, where: str, place: str, whose: Player | None, filters: tuple[Filter, ...] = ()) -> Noun:
    """Say cards with their place: "a card from your hand", "a damaged card in a discard pile"."""
    zone = Noun(place, of=None if whose is None else whose.nominal(), mere=True)
    return described(replace(noun, after=(where, zone), yours=whose == YOU), filters)


def side(whose: Player | None) -> str:
    """Return the adjective of cards in play that are theirs: "friendly", "enemy", or none."""
    return "" if whose is None else whose.adjective()


def controlled(whose: Player | None) -> Parts:
    """Return what follows a noun of cards in play that are theirs, where no adjective says it: "that they control"."""
    if whose is None or whose.adjective() or whose == EACH_PLAYER:
        return ()
    return ("that", states(whose.nominal(), "control"))


YOU: Final = You()
OPPONENT: Final = Opponents()
EACH_OPPONENT: Final = Opponents(each=True)
EACH_PLAYER: Final = EachPlayer()
DOER: Final = Doer()
TURN_PLAYER: Final = TurnPlayer()
