"""Effects of players: drawing, probing, looking, searching, casting for free, countering."""

from dataclasses import dataclass

from cardwright.games.kryptik.actions import STRIDE
from cardwright.games.kryptik.casting import FOR_FREE, cast, castable
from cardwright.games.kryptik.drawing import DISCARDING, DiscardRun, draw
from cardwright.games.kryptik.events.combat import PlayerDamaged
from cardwright.games.kryptik.events.moves import LaidSoul, Looked, Moved, RowRearranged, ShownToAll
from cardwright.games.kryptik.events.pile import Countered
from cardwright.games.kryptik.events.steps import Shuffled
from cardwright.games.kryptik.row import put_into_row
from cardwright.games.kryptik.state import Kryptik
from cardwright.games.kryptik.words.nouns import CardsIn
from cardwright.games.kryptik.zones import LIMBO, ZONES
from cardwright.kernel.asking.runs import Asking
from cardwright.kernel.asking.why_not import chosen_already
from cardwright.kernel.core.frames import Activation, Frame
from cardwright.kernel.grammar import (
    THE,
    YOURSELF,
    Chain,
    Doing,
    Nominal,
    Noun,
    Parts,
    Phrase,
    Row,
    order,
    printed,
)
from cardwright.kernel.grammar.forms import capital
from cardwright.kernel.pieces.options import CHOOSE, DONE, NO, YES
from cardwright.kernel.pile.priority import AT_EFFECT
from cardwright.language.choice import Choice
from cardwright.language.deeds import PlayerDeed
from cardwright.language.flow import inner
from cardwright.language.limits import Some
from cardwright.language.players import OPPONENT, Player
from cardwright.language.searching import Searching
from cardwright.language.targets import CardEffect
from cardwright.language.words import Effect


def place_of(whose: Nominal, place: str) -> Noun:
    """Say a place of somebody's: "your hand"; no pronoun can mean it."""
    return Noun(place, of=whose, mere=True)


@dataclass(frozen=True)
class AttackedPlayer(Player):
    """The player who is attacked now."""

    def seats(self, m: Kryptik, act: Activation) -> tuple[int, ...]:
        """Look who that is."""
        return (m.defender,) if m.defender in m.seats else ()

    def nominal(self) -> Nominal:
        return Noun("player", THE, before=("attacked",), mere=True)


@dataclass(frozen=True)
class Draw(PlayerDeed):
    """Players draw cards (kryptik:draw.one-by-one)."""

    def do(self, m: Kryptik, act: Activation, player: int, amount: int) -> int:
        return draw(m, player, amount)

    def phrase(self) -> Phrase:
        return self.said("draw", self.amount.amount("card"))


@dataclass(frozen=True)
class Probe(Effect):
    """You may draw so many cards and then discard as many as you have drawn (kryptik:probe)."""

    n: Some

    def step(self, m: Kryptik, f: Frame) -> None:
        m.ask(f.act.player, [YES * STRIDE, NO * STRIDE])

    def answer(self, m: Kryptik, f: Frame, code: int) -> None:
        m.pop()
        drawn = draw(m, f.act.player, self.n) if code // STRIDE == YES else 0
        f.act.count = drawn
        f.act.done = drawn == self.n
        if drawn:
            m.push(Asking(DiscardRun(drawn), DISCARDING), Activation(f.act.player, f.act.source))

    def prompt(self, m: Kryptik, f: Frame) -> str:
        cards = "a card" if self.n == 1 else f"{self.n} cards"
        return f"Probe {self.n}: do you draw {cards} and then discard as many?"

    def phrase(self) -> Phrase:
        return order("probe", str(self.n))


def top(n: int | str = 1, tail: Parts = ()) -> Noun:
    """Say the top cards of the deck of whoever does something with them; ``tail`` follows where they are counted."""
    one = n == 1
    return Noun(
        "card",
        THE,
        1 if one else "",
        before=("top",) if one else ("top", str(n)),
        after=("of", place_of(Doing(), "deck"), *tail),
    )


@dataclass(frozen=True)
class Mill(PlayerDeed):
    """The top cards of your deck go into your limbo pile, as many as there are; that is no draw."""

    def do(self, m: Kryptik, act: Activation, player: int, amount: int) -> int:
        cards = m.deck(player)[-amount:]
        for card in reversed(cards):
            m.do(Moved(card, player * ZONES + LIMBO), act)
        return len(cards)

    def phrase(self) -> Phrase:
        return self.said("put", top(self.amount.much(), self.amount.tail()), "into", place_of(Doing(), "limbo pile"))


@dataclass(frozen=True)
class TopToRow(Effect):
    """The top card of your deck goes into your 11 year row, unseen, if there is room."""

    def start(self, m: Kryptik, act: Activation) -> None:
        deck = m.deck(act.player)
        act.done = bool(deck) and put_into_row(m, deck[-1], act.player)
        act.count = int(act.done)

    def phrase(self) -> Phrase:
        return order("put", top(), "into", place_of(Doing(), "11 year row"))


@dataclass(frozen=True)
class TopToSoul(Effect):
    """The top card of your deck goes into your soul row, disengaged or engaged."""

    engaged: bool = False

    def start(self, m: Kryptik, act: Activation) -> None:
        deck = m.deck(act.player)
        act.done = bool(deck)
        act.count = int(act.done)
        if deck:
            m.do(LaidSoul(deck[-1], act.player, engaged=self.engaged, drop=False), act)

    def phrase(self) -> Phrase:
        said = order("put", top(), "into", place_of(Doing(), "soul row"))
        return Row((said, "engaged")) if self.engaged else said


@dataclass(frozen=True)
class DealToPlayer(PlayerDeed):
    """Damage to players, by an effect (kryptik:ruling.effect-damage-player)."""

    who: Player = OPPONENT

    def do(self, m: Kryptik, act: Activation, player: int, amount: int) -> int:
        return amount if m.do(PlayerDamaged(player, amount, act.source, combat=False), act) else 0

    def phrase(self) -> Phrase:
        damage = self.amount.amount("damage", mass=True, apart=True)
        return order("deal", damage, "to", self.who.nominal(), *self.amount.tail())


@dataclass(frozen=True)
class LookAtHand(Effect):
    """You look at the hands of players."""

    whose: Player = OPPONENT

    def start(self, m: Kryptik, act: Activation) -> None:
        act.done = False
        for player in self.whose.seats(m, act):
            m.do(Looked(act.player, m.hand(player), f"the hand of {m.names[player]}"), act)
            act.done = True

    def phrase(self) -> Phrase:
        return order("look at", place_of(self.whose.nominal(), "hand"))


@dataclass(frozen=True)
class LookAtRow(Effect):
    """You look at your whole 11 year row (kryptik:row.look)."""

    def start(self, m: Kryptik, act: Activation) -> None:
        cards = tuple(m.row_cards(act.player))
        act.count = len(cards)
        act.done = bool(cards)
        if cards:
            m.do(Looked(act.player, cards, "the whole 11 year row"), act)

    def phrase(self) -> Phrase:
        return order("look at", place_of(YOURSELF, "11 year row"))


@dataclass(frozen=True)
class Rearrange(Effect):
    """You may lay your 11 year cards, which you have looked at, in another order (kryptik:row.rearrange).

    Gaps stay where they are. Data: the cards from the first place on, as far as they are chosen; ``pc`` is 1 once the
    player wants to.
    """

    def can_be_laid(self, m: Kryptik, player: int) -> bool:
        """Whether there is another order, and the player has looked at all of the cards."""
        cards = m.row_cards(player)
        return len(cards) > 1 and False not in [m.known[card] & 1 << player > 0 for card in cards]

    def left(self, m: Kryptik, f: Frame) -> list[int]:
        """Return the cards that have no place yet."""
        return sorted([card for card in m.row_cards(f.act.player) if card not in f.data])

    def step(self, m: Kryptik, f: Frame) -> None:
        player = f.act.player
        if f.pc == 0 and not self.can_be_laid(m, player):
            m.pop()
            f.act.done = False
            return
        if f.pc == 0:
            m.ask(player, [YES * STRIDE, NO * STRIDE])
            return
        left = self.left(m, f)
        if len(left) > 1:
            m.ask(player, [CHOOSE * STRIDE + card for card in left])
            return
        m.pop()
        m.do(RowRearranged(player, (*f.data, *left)), f.act)

    def answer(self, m: Kryptik, f: Frame, code: int) -> None:
        verb, card = divmod(code, STRIDE)
        if verb == NO:
            m.pop()
            f.act.done = False
        elif verb == YES:
            f.pc = 1
            f.act.done = True
        else:
            f.data = (*f.data, card)

    def cards_in(self, f: Frame) -> tuple[int, ...]:
        """Return what has its place already."""
        return f.data

    def prompt(self, m: Kryptik, f: Frame) -> str:
        if f.pc == 0:
            return "Do you rearrange your 11 year row?"
        return f"Which of your 11 year cards comes {'next' if f.data else 'first'}?"

    def why_not(self, m: Kryptik, f: Frame, card: int) -> str:
        return chosen_already(m, f.data, card) or "You rearrange the cards of your 11 year row."

    def phrase(self) -> Phrase:
        return Row(("you may rearrange", place_of(YOURSELF, "11 year row")))


@dataclass(frozen=True)
class CounterEffect(Effect):
    """An effect that waits on the pile is taken off it (kryptik:counter.effect)."""

    target: Choice

    def start(self, m: Kryptik, act: Activation) -> None:
        act.done = AT_EFFECT in act.names.words
        act.count = int(act.done)
        if act.done:
            m.do(Countered(act.names.words[AT_EFFECT]), act)

    def phrase(self) -> Phrase:
        return order("counter", self.target.nominal())


@dataclass(frozen=True)
class CastFree(Effect):
    """You may cast a card of a set without its soul cost; what it costs besides is due (kryptik:cost.additional-free).

    It need not be the time for it.
    """

    of: CardsIn

    def candidates(self, m: Kryptik, act: Activation) -> list[int]:
        """Return what could be cast."""
        return sorted([card for card in self.of.among(m, act) if castable(m, act.player, card, FOR_FREE)])

    def step(self, m: Kryptik, f: Frame) -> None:
        """Ask for one, or for none."""
        codes = [CHOOSE * STRIDE + card for card in self.candidates(m, f.act)]
        m.ask(f.act.player, [*codes, DONE * STRIDE])

    def answer(self, m: Kryptik, f: Frame, code: int) -> None:
        m.pop()
        verb, card = divmod(code, STRIDE)
        f.act.done = verb == CHOOSE
        f.act.count = int(f.act.done)
        if f.act.done:
            cast(m, f.act.player, card, FOR_FREE)

    def prompt(self, m: Kryptik, f: Frame) -> str:
        return f"Which card do you cast for free? {capital(self.text())}."

    def why_not(self, m: Kryptik, f: Frame, card: int) -> str:
        return f"You can cast {printed(self.of.noun())} for free, if you can do all that it takes besides."

    def phrase(self) -> Phrase:
        return Row(("you may cast", self.of.noun(), "for free"))


@dataclass(frozen=True)
class Search(Searching):
    """Search your deck, alone and perhaps in vain, reveal what was found, and shuffle afterwards.

    kryptik:search, kryptik:search.shuffle
    """

    def look(self, m: Kryptik, player: int) -> None:
        m.do(Looked(player, m.deck(player), "the whole deck"))

    def searched(self, m: Kryptik, player: int) -> list[int]:
        return sorted(m.deck(player))

    def close(self, m: Kryptik, player: int) -> None:
        m.do(Shuffled(player))

    def where(self) -> Noun:
        return place_of(YOURSELF, "deck")

    def phrase(self) -> Phrase:
        return Chain((self.search(), inner(self.then), order("shuffle", self.where())))


@dataclass(frozen=True)
class Reveal(CardEffect):
    """Cards are revealed to all."""

    def affect(self, m: Kryptik, act: Activation, cards: list[int]) -> None:
        for card in cards:
            m.do(ShownToAll(act.player, card), act)
        act.count = len(cards)
        act.done = bool(cards)

    def phrase(self) -> Phrase:
        return order("reveal", self.them())
