"""Numbers that KeyForge cards count: æmber, keys, cards played, creatures lost."""

from dataclasses import dataclass

from cardwright.games.keyforge.facts import CARD_TYPES, HOUSES
from cardwright.games.keyforge.state import KEYS_TO_WIN, KeyForge
from cardwright.games.keyforge.words.effects import YOU, who
from cardwright.kernel.frames import Activation
from cardwright.language.printing import plural
from cardwright.language.words import Number


@dataclass(frozen=True)
class PlayersNumber(Number):
    """A number that a player has."""

    side: int = YOU

    def has(self) -> str:
        """Print who has it."""
        return "you have" if self.side == YOU else "your opponent has"

    def text(self) -> str:
        """Print one; `each_text` says of what."""
        return "1"

    def than(self) -> str:
        """Print who has it."""
        return self.has()


@dataclass(frozen=True)
class Pool(PlayersNumber):
    """The æmber in a player's pool."""

    def value(self, m: KeyForge, act: Activation) -> int:
        """Look at the pool."""
        return m.aember[who(act, self.side)]

    def each_text(self) -> str:
        """Print what is counted."""
        return "æmber in your pool" if self.side == YOU else "æmber in your opponent's pool"

    def stated(self, amount: str, *, one: bool = False) -> str:
        """Print it: "your opponent has at least 4 æmber"."""
        return f"{self.has()} {amount} æmber"


@dataclass(frozen=True)
class Keys(PlayersNumber):
    """A player's forged keys."""

    def value(self, m: KeyForge, act: Activation) -> int:
        """Count them."""
        return m.keys[who(act, self.side)]

    def highest(self) -> int:
        """The last one ends the game."""
        return KEYS_TO_WIN

    def each_text(self) -> str:
        """Print what is counted."""
        return f"forged key of {'yours' if self.side == YOU else 'your opponent'}"

    def stated(self, amount: str, *, one: bool = False) -> str:
        """Print it: "you have at least 2 forged keys"."""
        return f"{self.has()} {amount.replace('much', 'many')} forged key{'' if one else 's'}"


@dataclass(frozen=True)
class CardsPlayed(PlayersNumber):
    """The cards that a player has played this turn, perhaps of a type or a house."""

    card_type: int = -1
    house: str = ""

    def value(self, m: KeyForge, act: Activation) -> int:
        """Count them; only the active player plays cards."""
        if m.active != who(act, self.side):
            return 0
        played = m.played
        if self.card_type >= 0:
            played = tuple([p for p in played if p.type == self.card_type])
        if self.house:
            house = HOUSES.index(self.house)
            played = tuple([p for p in played if p.house == house])
        return len(played)

    def noun(self) -> str:
        """Print what is counted."""
        noun = CARD_TYPES[self.card_type] if self.card_type >= 0 else "card"
        return f"{self.house.title()} {noun}" if self.house else noun

    def each_text(self) -> str:
        """Print what is counted."""
        return f"{self.noun()} that {self.has()} played this turn"

    def stated(self, amount: str, *, one: bool = False) -> str:
        """Print it: "you have played exactly 1 card this turn"."""
        noun = self.noun() if one else plural(self.noun())
        return f"{self.has()} played {amount.replace('much', 'many')} {noun} this turn"


@dataclass(frozen=True)
class Casualties(PlayersNumber):
    """A player's creatures that were destroyed in fights this turn."""

    def value(self, m: KeyForge, act: Activation) -> int:
        """Count them."""
        return m.fallen[who(act, self.side)]

    def noun(self) -> str:
        """Print what is counted."""
        return f"{'friendly' if self.side == YOU else 'enemy'} creature"

    def each_text(self) -> str:
        """Print what is counted."""
        return f"{self.noun()} destroyed in fights this turn"

    def stated(self, amount: str, *, one: bool = False) -> str:
        """Print it: "at least 2 enemy creatures have been destroyed in fights this turn"."""
        noun = f"{self.noun()} has" if one else f"{plural(self.noun())} have"
        return f"{amount.replace('much', 'many')} {noun} been destroyed in fights this turn"


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
