"""Numbers of players that KeyForge cards ask for: æmber, keys, cards played, creatures lost."""

from dataclasses import dataclass
from typing import Annotated, Final

from cardwright.games.keyforge.abilities import DESTROYED
from cardwright.games.keyforge.actions import STRIDE
from cardwright.games.keyforge.facts import CARD_TYPES, HOUSES
from cardwright.games.keyforge.prints import ACTION, ANY_TYPE, ARTIFACT, CREATURE, UPGRADE
from cardwright.games.keyforge.state import KEYS_TO_WIN, KeyForge
from cardwright.kernel.core.frames import Activation
from cardwright.kernel.core.state import State
from cardwright.kernel.grammar import (
    BARE,
    NONE,
    A,
    Amount,
    Back,
    Clause,
    Does,
    Doing,
    Nominal,
    Noun,
    Part,
    Parts,
    Person,
    Phrase,
    Row,
    There,
    states,
)
from cardwright.kernel.pieces.options import MODE
from cardwright.language.arithmetic import Beyond, Const, Half
from cardwright.language.choosing import NUMBER
from cardwright.language.limits import Among
from cardwright.language.players import DOER, EACH_PLAYER, OPPONENT, YOU, EachPlayer, Player, controlled
from cardwright.language.words import IT, Cards, Choosable, Number

AEMBER: Final = "æmber"
SHUFFLED: Final = "shuffled"
TOGETHER: Final = Person("all players together", many=True)


@dataclass(frozen=True)
class PlayersNumber(Number):
    """A number that a player has; of several players it is the sum."""

    who: Player = YOU

    def value(self, m: KeyForge, act: Activation) -> int:
        """Add up what each of them has."""
        return sum([self.of(m, player) for player in self.who.seats(m, act)])

    def of(self, m: KeyForge, player: int) -> int:
        """Return what one player has."""
        raise NotImplementedError(type(self).__name__)

    def holder(self) -> Nominal:
        """Say who has it."""
        return TOGETHER if isinstance(self.who, EachPlayer) else self.who.nominal()

    def than(self) -> Phrase:
        return states(self.holder(), "have")


@dataclass(frozen=True)
class Pool(PlayersNumber):
    """The æmber in a player's pool."""

    def of(self, m: KeyForge, player: int) -> int:
        return m.aember[player]

    def is_mass(self) -> bool:
        """Æmber is not counted one by one."""
        return True

    def each(self) -> Phrase | None:
        return Noun(AEMBER, NONE, after=("that", self.than()), mass=True)

    def stated(self, n: str) -> Phrase:
        """Say it: "your opponent has at least 4 æmber"."""
        return states(self.holder(), "have", Amount(n, AEMBER, mass=True))


def taken(amount: Number, whose: Player, owner: Nominal) -> Phrase:
    """Say how much æmber is taken out of the pool of its ``owner``: "2 æmber", "all of their æmber", "half of it"."""
    pools = (Pool(whose), Pool(DOER)) if owner == Doing() else (Pool(whose),)
    of = Noun(AEMBER, of=owner, mass=True, mere=True)
    if amount in pools:
        return Row(("all of", of))
    if isinstance(amount, Beyond) and isinstance(amount.least, Const) and amount.whole in pools:
        return Row((f"all but {amount.least.n} of", of))
    if isinstance(amount, Half) and amount.of in pools:
        return Row(("half of", of, *amount.rounded()))
    return amount.amount(AEMBER, mass=True)


@dataclass(frozen=True)
class Keys(PlayersNumber):
    """A player's forged keys, or those that are not."""

    forged: bool = True

    def of(self, m: KeyForge, player: int) -> int:
        return m.keys[player] if self.forged else KEYS_TO_WIN - m.keys[player]

    def noun(self) -> str:
        """Return what is counted."""
        return "forged key" if self.forged else "unforged key"

    def highest(self) -> int:
        """The last one ends the game."""
        return KEYS_TO_WIN if self.who in {YOU, OPPONENT, DOER} else super().highest()

    def each(self) -> Phrase | None:
        return Noun(self.noun(), NONE, after=("that", self.than()))

    def stated(self, n: str) -> Phrase:
        """Say it: "you have at least 2 forged keys"."""
        return states(self.holder(), "have", Amount(n, self.noun()))


@dataclass(frozen=True)
class CardsPlayed(PlayersNumber):
    """The cards that a player has played this turn, or on their last one, perhaps of a type or a house.

    What is only put into play was not played (keyforge:ruling.counting-deeds). Of last turns, that of the player whose
    turn it is not is known.
    """

    card_type: Annotated[int, Among(ANY_TYPE, ACTION, ARTIFACT, CREATURE, UPGRADE)] = ANY_TYPE
    house: Annotated[str, Among(*HOUSES, "")] = ""
    last_turn: bool = False

    def of(self, m: KeyForge, player: int) -> int:
        """Count them; only the active player plays cards."""
        if (player == m.active) == self.last_turn:
            return 0
        played = m.played_before if self.last_turn else m.played
        if self.card_type >= 0:
            played = tuple([p for p in played if p.type == self.card_type])
        if self.house:
            house = HOUSES.index(self.house)
            played = tuple([p for p in played if p.house == house])
        return len(played)

    def faults(self) -> tuple[str, ...]:
        """It is known."""
        unknown = self.last_turn and self.who != OPPONENT
        return ("only what an opponent played on their last turn is known",) if unknown else ()

    def noun(self) -> str:
        """Return what is counted."""
        noun = CARD_TYPES[self.card_type] if self.card_type >= 0 else "card"
        return f"{self.house.title()} {noun}" if self.house else noun

    def once(self, *what: Part) -> Phrase:
        """Say that the player did it on their last turn."""
        turn = Noun("last turn", of=Doing(), mere=True)
        return Clause(self.holder(), Does("play", (*what, "on", turn), past="played"), stated=True)

    def each(self) -> Phrase | None:
        if self.last_turn:
            return Row((self.noun(), "that", self.once()))
        return Row((self.noun(), "that", states(self.holder(), "have played this turn")))

    def stated(self, n: str) -> Phrase:
        """Say it: "you have played exactly 1 card this turn"."""
        if self.last_turn:
            return self.once(Amount(n, self.noun()))
        return states(self.holder(), "have played", Amount(n, self.noun()), "this turn")


@dataclass(frozen=True)
class CardsDiscarded(PlayersNumber):
    """The cards that a player has discarded from hand this turn, perhaps of a house."""

    house: Annotated[str, Among(*HOUSES, "")] = ""

    def of(self, m: KeyForge, player: int) -> int:
        """Count them; only what the active player discards is remembered."""
        if m.active != player:
            return 0
        if not self.house:
            return len(m.discarded)
        house = HOUSES.index(self.house)
        return len([p for p in m.discarded if p.house == house])

    def noun(self) -> str:
        """Return what is counted."""
        return f"{self.house.title()} card" if self.house else "card"

    def each(self) -> Phrase | None:
        return Row((self.noun(), "that", states(self.holder(), "have discarded from hand this turn")))

    def stated(self, n: str) -> Phrase:
        """Say it: "you have discarded no Untamed cards from hand this turn"."""
        return states(self.holder(), "have discarded", Amount(n, self.noun()), "from hand this turn")


@dataclass(frozen=True)
class CreaturesUsed(PlayersNumber):
    """The different creatures that a player has used this turn (keyforge:ruling.counting-deeds)."""

    def of(self, m: KeyForge, player: int) -> int:
        """Only the active player uses creatures."""
        return m.creatures_used if player == m.active else 0

    def each(self) -> Phrase | None:
        return Row(("creature that", states(self.holder(), "have used this turn")))

    def stated(self, n: str) -> Phrase:
        """Say it: "you have used at least 3 creatures this turn"."""
        return states(self.holder(), "have used", Amount(n, "creature"), "this turn")


@dataclass(frozen=True)
class AemberOn(Number):
    """The æmber on cards in play."""

    which: Cards

    def value(self, m: KeyForge, act: Activation) -> int:
        """Count it as it is now."""
        return sum([m.state(card).aember for card in self.which.among(m, act) if card in m.cards])

    def is_mass(self) -> bool:
        """Æmber is not counted one by one."""
        return True

    def each(self) -> Phrase | None:
        return Noun(AEMBER, NONE, after=("on", self.which.noun()), mass=True)

    def than(self) -> Phrase:
        return Noun(AEMBER, BARE, after=("on", self.which.noun()), mass=True)

    def stated(self, n: str) -> Phrase:
        """Say it: "there is at least 2 æmber on this card"."""
        return There(Noun(AEMBER, A, n, after=("on", self.which.noun()), mass=True))


@dataclass(frozen=True)
class OfEach(Number):
    """A number that each of the cards has that something is done to; it is "it" as the number is asked."""

    def of(self, m: KeyForge, act: Activation, card: int) -> int:
        """Return what one card has."""
        raise NotImplementedError(type(self).__name__)

    def value(self, m: KeyForge, act: Activation) -> int:
        """Add up what each of them has."""
        return sum([self.of(m, act, card) for card in act.it])

    def reads(self) -> tuple[str, ...]:
        """It reads what is "it"."""
        return (IT,)


@dataclass(frozen=True)
class AemberOnEach(OfEach):
    """The æmber on each card."""

    def of(self, m: KeyForge, act: Activation, card: int) -> int:
        return m.state(card).aember

    def is_mass(self) -> bool:
        """Æmber is not counted one by one."""
        return True

    def each(self) -> Phrase | None:
        return Noun(AEMBER, NONE, after=("on", Back()), mass=True)

    def than(self) -> Phrase:
        return Row(("æmber on", Back()))


LOST_ARMOR: Final = "lost armor"
"""Under which an ability's record has each card once for each point of armor that it made the card lose."""


@dataclass(frozen=True)
class ArmorLost(OfEach):
    """The armor that a card has lost this way."""

    def of(self, m: KeyForge, act: Activation, card: int) -> int:
        return act.record.get(LOST_ARMOR, ()).count(card)

    def each(self) -> Phrase | None:
        return Row(("point of armor that", states(Back(), "have lost this way")))

    def than(self) -> Phrase:
        return Row(("armor lost this way",))


@dataclass(frozen=True)
class NumberOfPower(Choosable):
    """Any number from 0; offered up to one more than the highest power in play (keyforge:ruling.declared-number)."""

    def codes(self, m: State, act: Activation) -> list[int]:
        assert isinstance(m, KeyForge)
        highest = max([m.power(card) for card in m.creatures()], default=-1)
        return [MODE * STRIDE + n for n in range(min(highest + 2, STRIDE))]

    def take(self, m: State, act: Activation, name: str, argument: int) -> None:
        act.name_number(name, argument)

    def code_text(self, argument: int) -> str:
        return str(argument)

    def slot(self) -> str:
        return NUMBER

    def noun(self, det: str = A, n: int | str = 1, *, up_to: bool = False) -> Nominal:
        return Noun("number", det, n, up_to=up_to, mere=True)


@dataclass(frozen=True)
class Casualties(PlayersNumber):
    """A player's creatures that were destroyed in fights this turn."""

    def of(self, m: KeyForge, player: int) -> int:
        return m.fallen[player]

    def noun(self, det: str = NONE, n: int | str = 1) -> Noun:
        """Say what is counted."""
        return Noun("creature", det, n, before=(self.who.adjective(),), after=controlled(self.who))

    def than(self) -> Phrase:
        return Row((self.noun(BARE), "destroyed in fights this turn"))

    def each(self) -> Phrase | None:
        return Row((self.noun(), "destroyed in fights this turn"))

    def stated(self, n: str) -> Phrase:
        """Say it: "at least 2 enemy creatures have been destroyed in fights this turn"."""
        return states(self.noun(A, n), "have been destroyed in fights this turn")


@dataclass(frozen=True)
class DoneTo(Number):
    """The cards to which this resolution of the ability has done something (keyforge:this-way), perhaps a player's.

    What was destroyed is theirs who controlled it then, what was shuffled into a deck theirs who own it.
    """

    done: Annotated[str, Among(DESTROYED, SHUFFLED)]
    of: str = "creature"
    whose: Player | None = None

    def value(self, m: KeyForge, act: Activation) -> int:
        cards = act.record.get(self.done, ())
        if self.whose is None:
            return len(cards)
        seats = self.whose.seats(m, act)
        owned = self.done == SHUFFLED
        return len([card for card in cards if (m.owners[card] if owned else m.last_controller(card)) in seats])

    def way(self) -> Parts:
        """Say what was done to them."""
        if self.done == SHUFFLED:
            whose = EACH_PLAYER if self.whose is None else self.whose
            return ("shuffled into", Noun("deck", of=whose.nominal(), mere=True), "this way")
        if self.whose is None:
            return ("destroyed this way",)
        whom = Clause(self.whose.nominal(), Does("control", past="controlled"), stated=True)
        return ("destroyed this way that", whom)

    def each(self) -> Phrase | None:
        return Row((Noun(self.of, NONE), *self.way()))

    def than(self) -> Phrase:
        return Row((Noun(self.of, BARE), *self.way()))

    def stated(self, n: str) -> Phrase:
        """Say it: "at least 2 creatures are destroyed this way"."""
        return states(Noun(self.of, n=n), "be", *self.way())
