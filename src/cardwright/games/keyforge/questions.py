"""What KeyForge asks of what is in force."""

from typing import Final

from cardwright.kernel.grammar import BARE, Amount, Clause, Doing, Nominal, Noun, Part, states
from cardwright.language.arithmetic import Number
from cardwright.language.questions import Deed, Keyword, Quantity, Question, Status, more_or_less


class FightDamage(Quantity):
    """How much a creature deals in fights: "this card deals 2 more damage in fights"."""

    def bonus(self, by: Number) -> Part:
        """Have none: it deals more."""
        return ""

    def gets(self, who: Nominal, by: Number) -> Clause:
        return states(who, "deal", Amount(more_or_less(by), "damage", mass=True), "in fights", *by.tail())


class KeyCost(Quantity):
    """What a key costs a player: "your opponent's keys cost 1 æmber more"."""

    def bonus(self, by: Number) -> Part:
        """Have none: keys cost more."""
        return ""

    def gets(self, who: Nominal, by: Number) -> Clause:
        amount, _, more = more_or_less(by).rpartition(" ")
        return states(Noun("key", BARE, of=who), "cost", f"{amount} æmber {more}", *by.tail())


class HandSize(Quantity):
    """How many cards more a player draws: "you draw 1 card more when refilling your hand"."""

    def bonus(self, by: Number) -> Part:
        """Have none: cards are drawn."""
        return ""

    def gets(self, who: Nominal, by: Number) -> Clause:
        hand = Noun("hand", of=Doing(), mere=True)
        cards = Amount(more_or_less(by, less="fewer"), "card")
        return states(who, "draw", cards, "when refilling", hand, *by.tail())


CONTROL: Final = Status("control", "be controlled")
"""Who controls a card that somebody has taken: the player of the youngest that answers."""
PRINTED_HOUSE: Final = Quantity("printed house")
"""Of which house a card is considered, by its number."""
HOUSE: Final = Status("house", "belong to")
"""Whether a card belongs to a house."""
ON_FLANK: Final = Status("on a flank", "count as being on a flank")
"""Whether a creature is on a flank though it has two neighbors."""
ASSAULT: Final = Keyword("assault", valued=True)
ELUSIVE: Final = Keyword("elusive")
HAZARDOUS: Final = Keyword("hazardous", valued=True)
POISON: Final = Keyword("poison")
SKIRMISH: Final = Keyword("skirmish")
TAUNT: Final = Keyword("taunt")
ARMOR: Final = Quantity("armor")
POWER: Final = Quantity("power")
FIGHT_DAMAGE: Final = FightDamage("fight damage")
KEY_COST: Final = KeyCost("key cost", of_players=True)
HAND_SIZE: Final = HandSize("hand size", of_players=True)
DEALS_NO_FIGHT_DAMAGE: Final = Status("deals no fight damage", "deal", "no damage in fights")
ENTERS_READY: Final = Status("enters ready", "enter play ready")
ENTERS_STUNNED: Final = Status("enters stunned", "enter play stunned")
IGNORES_ELUSIVE: Final = Status("ignores elusive", "ignore", "elusive when", states(Doing(), "attack"))
IGNORES_TAUNT: Final = Status("ignores taunt", "ignore", "taunt when", states(Doing(), "attack"))
SKIPS_FORGING: Final = Status("skips forging", "skip", "the step of forging a key", of_players=True)
ELSEWHERE: Final = Status("damage goes elsewhere", "have", "damage dealt to others")
"""Who takes the damage that would be dealt to a creature."""
BE_DAMAGED: Final = Deed("be dealt damage")
BE_USED_OTHERWISE: Final = Deed("be used except to fight")
BE_STOLEN_FROM: Final = Deed("be stolen from", of_players=True)
CHOOSE_HOUSE: Final = Deed("choose house", of_players=True)
FIGHT: Final = Deed("fight")
ATTACK: Final = Deed("attack")
REAP: Final = Deed("reap")
PLAY: Final = Deed("play", of_players=True, priced=True)
USE: Final = Deed("use", of_players=True, priced=True)
SPEND_AEMBER_ON: Final = Deed("spend æmber", "spend æmber on", "when forging keys", of_players=True)

KEYWORDS: Final = (ASSAULT, ELUSIVE, HAZARDOUS, POISON, SKIRMISH, TAUNT)
QUESTIONS: Final[tuple[Question, ...]] = (
    CONTROL,
    PRINTED_HOUSE,
    HOUSE,
    ON_FLANK,
    *KEYWORDS,
    POWER,
    ARMOR,
    FIGHT_DAMAGE,
    KEY_COST,
    HAND_SIZE,
    DEALS_NO_FIGHT_DAMAGE,
    ENTERS_READY,
    ENTERS_STUNNED,
    IGNORES_ELUSIVE,
    IGNORES_TAUNT,
    SKIPS_FORGING,
    ELSEWHERE,
    BE_DAMAGED,
    BE_USED_OTHERWISE,
    BE_STOLEN_FROM,
    CHOOSE_HOUSE,
    FIGHT,
    ATTACK,
    REAP,
    PLAY,
    USE,
    SPEND_AEMBER_ON,
)
"""All of them; what answers one may ask only those before it."""
