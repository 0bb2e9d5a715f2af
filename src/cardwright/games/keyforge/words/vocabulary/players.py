"""Players, and what hangs on them: `opponent.aember`, `you.hand`."""

from typing import Final

from cardwright.games.keyforge.words.conditions import Forged
from cardwright.games.keyforge.words.counts import CardsDiscarded, CardsPlayed, Casualties, CreaturesUsed, Keys, Pool
from cardwright.games.keyforge.words.happenings import ControllerThen
from cardwright.games.keyforge.words.nouns import CardsIn
from cardwright.games.keyforge.zones import ARCHIVES, DECK, DISCARD, HAND
from cardwright.language.players import (
    DOER,
    EACH_PLAYER,
    OPPONENT,
    YOU,
    ControllerOf,
    EachPlayer,
    OpponentsOf,
    OwnerOf,
    Party,
    Player,
)
from cardwright.language.targets import It
from cardwright.language.words import Condition, Number


class Archon(Party):
    """A player of KeyForge: their numbers, and the cards in their areas."""

    def __init__(self, who: Player) -> None:
        """Name what is theirs."""
        super().__init__(who)
        self.aember: Number = Pool(who)
        self.keys: Number = Keys(who)
        self.unforged_keys: Number = Keys(who, forged=False)
        self.creatures_used: Number = CreaturesUsed(who)
        self.lost_in_fights: Number = Casualties(who)
        self.forged: Condition = Forged(who)
        self.forged_this_turn: Condition = Forged(who, last_turn=False)
        self.hand: CardsIn = CardsIn(HAND, who)
        self.deck: CardsIn = CardsIn(DECK, who)
        self.discard: CardsIn = CardsIn(DISCARD, who)
        self.archives: CardsIn = CardsIn(ARCHIVES, who)

    def cards_played(self, card_type: int = -1, house: str = "", *, last_turn: bool = False) -> Number:
        """The cards that the player has played this turn, or on their last one, perhaps of a type or house."""
        return CardsPlayed(self.who, card_type, house, last_turn)

    def cards_discarded(self, house: str = "") -> Number:
        """The cards that the player has discarded from hand this turn, perhaps of a house."""
        return CardsDiscarded(self.who, house)


you: Final = Archon(YOU)
opponent: Final = Archon(OPPONENT)
each_player: Final = Archon(EACH_PLAYER)
the_doer: Final = Archon(DOER)
"""Who does what is said: "each player loses half of their æmber"."""
its_owner: Final = Archon(OwnerOf(It()))
its_controller: Final = Archon(ControllerOf(It()))
its_controllers_opponent: Final = Archon(OpponentsOf(ControllerThen()))
"""The opponent of who controlled a creature, whenever one is destroyed."""


def each_player_with(condition: Condition) -> Archon:
    """Each player for whom a condition about `the_doer` holds."""
    return Archon(EachPlayer(condition))
