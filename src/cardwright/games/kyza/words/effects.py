"""Effects on players: damage and life, drawing and discarding, looking, searching, negating."""

from dataclasses import dataclass
from typing import Annotated, Final

from cardwright.games.kyza.actions import STRIDE
from cardwright.games.kyza.events import (
    Discarded,
    LifeDamaged,
    LifeGained,
    LifeLost,
    Looked,
    Moved,
    Negated,
    Shuffled,
)
from cardwright.games.kyza.playing import draw
from cardwright.games.kyza.state import Kyza
from cardwright.games.kyza.zones import DECK, DISCARD, HAND, ZONES
from cardwright.kernel.english import capital
from cardwright.kernel.frames import Activation, Frame
from cardwright.kernel.grammar import (
    THE,
    YOUR_OPPONENT,
    YOURSELF,
    Amount,
    Bound,
    By,
    Chain,
    Clause,
    Does,
    Doing,
    Nominal,
    Noun,
    Part,
    Person,
    Phrase,
    order,
    printed,
)
from cardwright.kernel.nodes import Node
from cardwright.kernel.options import CHOOSE, DONE
from cardwright.kernel.priority import AT_EFFECT
from cardwright.language.choice import Choice
from cardwright.language.flow import inner
from cardwright.language.limits import Least, Some
from cardwright.language.numbers import Const
from cardwright.language.standing import EACH_PLAYER, OPPONENT, YOU
from cardwright.language.words import IT, THIS_MUCH, Effect, Filter, Number, described

PLAYERS: Final[tuple[Nominal, ...]] = (YOURSELF, YOUR_OPPONENT, Person("each player"))
"""What the sides are called."""


def sides(m: Kyza, act: Activation, side: int) -> tuple[int, ...]:
    """Return the players that a word is about, the active player first."""
    if side == EACH_PLAYER:
        return m.active, 1 - m.active
    return (act.player,) if side == YOU else (1 - act.player,)


def does(side: int, verb: str, *parts: Part) -> Phrase:
    """Say who does something: "draw a card", "your opponent draws a card"."""
    return Clause(PLAYERS[side], Does(verb, parts))


def place_of(whose: Nominal, place: str) -> Noun:
    """Say a place of somebody's: "your hand"; no pronoun can mean it."""
    return Noun(place, of=whose, mere=True)


@dataclass(frozen=True)
class DealToPlayer(Effect):
    """Damage to a player's life (kyza:ruling.effect-damage)."""

    amount: Annotated[Number, Least(1)]
    side: int = OPPONENT

    def start(self, m: Kyza, act: Activation) -> None:
        """Deal it."""
        act.count = self.amount.value(m, act)
        act.done = act.count > 0
        if act.count > 0:
            for player in sides(m, act, self.side):
                m.do(LifeDamaged(player, act.count, act.source, combat=False))

    def phrase(self) -> Phrase:
        """Say it."""
        return order(
            "deal", self.amount.amount("damage", mass=True, apart=True), "to", PLAYERS[self.side], *self.amount.tail()
        )


@dataclass(frozen=True)
class GainLife(Effect):
    """A player gains life."""

    amount: Annotated[Number, Least(1)]
    side: int = YOU

    def start(self, m: Kyza, act: Activation) -> None:
        """Gain it."""
        act.count = self.amount.value(m, act)
        act.done = True
        if act.count > 0:
            for player in sides(m, act, self.side):
                m.do(LifeGained(player, act.count))

    def phrase(self) -> Phrase:
        """Say it."""
        return does(self.side, "gain", self.amount.amount("life", mass=True))


@dataclass(frozen=True)
class LoseLife(Effect):
    """A player loses life, which is no damage; as a cost it needs that much (kyza:ruling.pay-life)."""

    amount: Some
    side: int = YOU

    def start(self, m: Kyza, act: Activation) -> None:
        """Lose it."""
        act.count = self.amount
        act.done = True
        for player in sides(m, act, self.side):
            m.do(LifeLost(player, self.amount, paid=False))

    def phrase(self) -> Phrase:
        """Say it."""
        return does(self.side, "lose", Amount(self.amount, "life", mass=True))


@dataclass(frozen=True)
class PayLife(Effect):
    """Life paid as a cost: only by who has that much, and paying all of it loses (kyza:ruling.pay-life)."""

    amount: Some

    def possible(self, m: Kyza, act: Activation) -> bool:
        """Whether the player has that much."""
        return m.life[act.player] >= self.amount

    def start(self, m: Kyza, act: Activation) -> None:
        """Pay it."""
        act.done = True
        m.do(LifeLost(act.player, self.amount, paid=True))

    def phrase(self) -> Phrase:
        """Say it."""
        return order("pay", Amount(self.amount, "life", mass=True))


@dataclass(frozen=True)
class Draw(Effect):
    """A player draws cards."""

    amount: Annotated[Number, Least(1)] = Const(1)
    side: int = YOU

    def start(self, m: Kyza, act: Activation) -> None:
        """Draw them."""
        wanted = self.amount.value(m, act)
        act.count = 0
        for player in sides(m, act, self.side):
            act.count += draw(m, player, wanted)
        act.done = True

    def phrase(self) -> Phrase:
        """Say it."""
        return does(self.side, "draw", self.amount.amount("card"))


@dataclass(frozen=True)
class DiscardRandom(Effect):
    """A player discards random cards from hand."""

    n: Some = 1
    side: int = OPPONENT

    def start(self, m: Kyza, act: Activation) -> None:
        """Discard them."""
        act.count = 0
        for player in sides(m, act, self.side):
            for _ in range(self.n):
                hand = m.zone(player, HAND)
                if hand:
                    m.do(Discarded(hand[m.random("discard").below(len(hand))], player))
                    act.count += 1
        act.done = act.count > 0

    def phrase(self) -> Phrase:
        """Say it."""
        cards = Noun("card", n=self.n, before=("random",), after=("from", place_of(Doing(), "hand")))
        return does(self.side, "discard", cards)


@dataclass(frozen=True)
class Mill(Effect):
    """A player discards the top cards of their deck, as many as there are; that is no draw."""

    n: Some
    side: int = OPPONENT

    def start(self, m: Kyza, act: Activation) -> None:
        """Discard them."""
        act.count = 0
        for player in sides(m, act, self.side):
            for card in reversed(m.zone(player, DECK)[-self.n :]):
                m.do(Discarded(card, player, DECK))
                act.count += 1
        act.done = act.count > 0

    def phrase(self) -> Phrase:
        """Say it."""
        top = ("top",) if self.n == 1 else ("top", str(self.n))
        cards = Noun("card", THE, 1 if self.n == 1 else "", before=top, after=("of", place_of(Doing(), "deck")))
        return does(self.side, "discard", cards)


@dataclass(frozen=True)
class LookAtHand(Effect):
    """You look at the opponent's hand, whose cards you may choose from then."""

    def start(self, m: Kyza, act: Activation) -> None:
        """Look."""
        m.do(Looked(act.player, m.opponent(act.player), HAND))
        act.done = True

    def phrase(self) -> Phrase:
        """Say it."""
        return order("look at", place_of(YOUR_OPPONENT, "hand"))


@dataclass(frozen=True)
class OpponentDoes(Effect):
    """The opponent does something, and makes the choices of it."""

    effect: Effect

    def start(self, m: Kyza, act: Activation) -> None:
        """Let them."""
        act.done = True
        self.effect.start(m, Activation(m.opponent(act.player), act.source))

    def phrase(self) -> Phrase:
        """Say it of the opponent."""
        return By(YOUR_OPPONENT, inner(self.effect))


@dataclass(frozen=True)
class Negate(Effect):
    """An effect that waits on the stack is taken off it, without effect."""

    target: Choice

    def start(self, m: Kyza, act: Activation) -> None:
        """Take it off."""
        act.done = AT_EFFECT in act.words
        act.count = int(act.done)
        if act.done:
            m.do(Negated(act.words[AT_EFFECT]))

    def phrase(self) -> Phrase:
        """Say it."""
        return order("negate", self.target.nominal())


@dataclass(frozen=True)
class ShuffleDiscardIn(Effect):
    """Your discard pile is shuffled into your deck."""

    def start(self, m: Kyza, act: Activation) -> None:
        """Shuffle it in."""
        cards = m.zone(act.player, DISCARD)
        for card in cards:
            m.do(Moved(card, act.player * ZONES + DECK))
        m.do(Shuffled(act.player))
        act.count = len(cards)
        act.done = True

    def phrase(self) -> Phrase:
        """Say it."""
        return order("shuffle", place_of(YOURSELF, "discard pile"), "into", place_of(YOURSELF, "deck"))


LOOK: Final = 0
FIND: Final = 1
PUT: Final = 2
SHUFFLE: Final = 3


@dataclass(frozen=True)
class Search(Effect):
    """Search your deck for a card, do something with what was found, and shuffle (kyza:ruling.own-face-down).

    The player alone sees the deck and may find nothing. What was found is "it"; the frame's data are the card.
    """

    wanted: tuple[Filter, ...]
    then: Effect

    def cards_in(self, f: Frame) -> tuple[int, ...]:
        """Others do not know what was found."""
        return ()

    def step(self, m: Kyza, f: Frame) -> None:
        """Look, find, put, shuffle."""
        act = f.act
        if f.pc == LOOK:
            f.pc = FIND
            m.do(Looked(act.player, act.player, DECK))
        elif f.pc == FIND:
            codes = [CHOOSE * STRIDE + card for card in sorted(self.candidates(m, act))]
            m.ask(act.player, [*codes, DONE * STRIDE])
        elif f.pc == PUT:
            f.pc = SHUFFLE
            act.it = f.data
            act.count = len(f.data)
            act.done = bool(f.data)
            if f.data:
                self.then.start(m, act)
        else:
            m.pop()
            m.do(Shuffled(act.player))

    def candidates(self, m: Kyza, act: Activation) -> list[int]:
        """Return what can be found."""
        cards = list(m.zone(act.player, DECK))
        for f in self.wanted:
            cards = [card for card in cards if f.fits(m, act, card)]
        return cards

    def answer(self, m: Kyza, f: Frame, code: int) -> None:
        """Take the card, or none."""
        verb, card = divmod(code, STRIDE)
        f.pc = PUT
        f.data = () if verb == DONE else (card,)

    def prompt(self, m: Kyza, f: Frame) -> str:
        """Ask."""
        return capital(self.text())

    def why_not(self, m: Kyza, f: Frame, card: int) -> str:
        """Say what is searched for."""
        return f"You search your deck for {printed(self.what())}."

    def ways(self) -> tuple[tuple[Node | str, ...], ...]:
        """What is done with it knows what was found."""
        return ((*self.wanted, IT, THIS_MUCH, self.then),)

    def gives(self) -> tuple[str, ...]:
        """What was found is "it", even if it is nothing."""
        return (IT, THIS_MUCH)

    def phrase(self) -> Phrase:
        """Say it."""
        deck = place_of(YOURSELF, "deck")
        return Chain((order("search", deck, "for", Bound(self.what())), inner(self.then), order("shuffle", deck)))

    def what(self) -> Nominal:
        """Say what is searched for."""
        return described(Noun("card", yours=True), self.wanted)
