"""Numbers that KeyForge cards count: æmber, keys, cards played, creatures lost."""

from dataclasses import dataclass
from typing import Annotated

from cardwright.games.keyforge.facts import CARD_TYPES, HOUSES
from cardwright.games.keyforge.state import KEYS_TO_WIN, KeyForge
from cardwright.games.keyforge.words.effects import YOU, who
from cardwright.kernel.frames import Activation
from cardwright.kernel.grammar import NONE, YOUR_OPPONENT, YOURSELF, A, Amount, Nominal, Noun, Phrase, Row, states
from cardwright.language.limits import Among, Least
from cardwright.language.words import Number


@dataclass(frozen=True)
class PlayersNumber(Number):
    """A number that a player has."""

    side: int = YOU

    def holder(self) -> Nominal:
        """Say who has it."""
        return YOURSELF if self.side == YOU else YOUR_OPPONENT

    def than(self) -> Phrase:
        """Say who has it."""
        return states(self.holder(), "have")


@dataclass(frozen=True)
class Pool(PlayersNumber):
    """The æmber in a player's pool."""

    def value(self, m: KeyForge, act: Activation) -> int:
        """Look at the pool."""
        return m.aember[who(m, act, self.side)]

    def is_mass(self) -> bool:
        """Æmber is not counted one by one."""
        return True

    def each(self) -> Phrase | None:
        """Say what is counted."""
        return Noun("æmber", NONE, after=("in", Noun("pool", of=self.holder(), mere=True)), mass=True)

    def stated(self, n: str) -> Phrase:
        """Say it: "your opponent has at least 4 æmber"."""
        return states(self.holder(), "have", Amount(n, "æmber", mass=True))


@dataclass(frozen=True)
class Keys(PlayersNumber):
    """A player's forged keys."""

    def value(self, m: KeyForge, act: Activation) -> int:
        """Count them."""
        return m.keys[who(m, act, self.side)]

    def highest(self) -> int:
        """The last one ends the game."""
        return KEYS_TO_WIN

    def each(self) -> Phrase | None:
        """Say what is counted."""
        return Noun("forged key", NONE, after=("of yours" if self.side == YOU else "of your opponent",))

    def stated(self, n: str) -> Phrase:
        """Say it: "you have at least 2 forged keys"."""
        return states(self.holder(), "have", Amount(n, "forged key"))


@dataclass(frozen=True)
class CardsPlayed(PlayersNumber):
    """The cards that a player has played this turn, perhaps of a type or a house."""

    card_type: Annotated[int, Least(-1, 3)] = -1
    house: Annotated[str, Among(*HOUSES, "")] = ""

    def value(self, m: KeyForge, act: Activation) -> int:
        """Count them; only the active player plays cards."""
        if m.active != who(m, act, self.side):
            return 0
        played = m.played
        if self.card_type >= 0:
            played = tuple([p for p in played if p.type == self.card_type])
        if self.house:
            house = HOUSES.index(self.house)
            played = tuple([p for p in played if p.house == house])
        return len(played)

    def noun(self) -> str:
        """Return what is counted."""
        noun = CARD_TYPES[self.card_type] if self.card_type >= 0 else "card"
        return f"{self.house.title()} {noun}" if self.house else noun

    def each(self) -> Phrase | None:
        """Say what is counted."""
        return Row((self.noun(), "that", states(self.holder(), "have played this turn")))

    def stated(self, n: str) -> Phrase:
        """Say it: "you have played exactly 1 card this turn"."""
        return states(self.holder(), "have played", Amount(n, self.noun()), "this turn")


@dataclass(frozen=True)
class Casualties(PlayersNumber):
    """A player's creatures that were destroyed in fights this turn."""

    def value(self, m: KeyForge, act: Activation) -> int:
        """Count them."""
        return m.fallen[who(m, act, self.side)]

    def noun(self, n: str = "") -> Noun:
        """Say what is counted."""
        return Noun("creature", A if n else NONE, n or 1, before=("friendly" if self.side == YOU else "enemy",))

    def each(self) -> Phrase | None:
        """Say what is counted."""
        return Row((self.noun(), "destroyed in fights this turn"))

    def stated(self, n: str) -> Phrase:
        """Say it: "at least 2 enemy creatures have been destroyed in fights this turn"."""
        return states(self.noun(n), "have been destroyed in fights this turn")


class Player:
    """A player as authors speak of one: ``opponent.aember > you.aember``."""

    def __init__(self, side: int) -> None:
        """Name the side."""
        self.side: int = side
        self.aember: Number = Pool(side)
        self.keys: Number = Keys(side)
        self.lost_in_fights: Number = Casualties(side)

    def cards_played(self, card_type: int = -1, house: str = "") -> Number:
        """The cards that the player has played this turn, perhaps of a type or house."""
        return CardsPlayed(self.side, card_type, house)
