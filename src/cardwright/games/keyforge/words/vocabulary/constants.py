"""What is in force as long as a card is in play, or for a while."""

from cardwright.games.keyforge.abilities import PlayedAsCopy
from cardwright.games.keyforge.questions import (
    ARMOR,
    BE_DAMAGED,
    DEALS_NO_FIGHT_DAMAGE,
    ENTERS_READY,
    ENTERS_STUNNED,
    FIGHT_DAMAGE,
    HAND_SIZE,
    KEY_COST,
    PLAY,
    POWER,
    SPEND_AEMBER_ON,
)
from cardwright.games.keyforge.tolls import Toll
from cardwright.games.keyforge.words.constants import TakesDamageOf
from cardwright.games.keyforge.words.control import Controls, FromNowOn
from cardwright.games.keyforge.words.happenings import END
from cardwright.games.keyforge.words.houses import Belongs, ConsideredOf, HouseMandate
from cardwright.games.keyforge.words.vocabulary.players import each_player, opponent, you
from cardwright.kernel.core.frames import StandingNode
from cardwright.language import force
from cardwright.language.durations import THIS_TURN, For, NextTurnOf, UntilThisLeaves
from cardwright.language.flow import in_order
from cardwright.language.force import (
    Bonus,
    Can,
    Cannot,
    Counts,
    Gains,
    Gets,
    Itself,
    Loses,
    LosesAbilities,
    OnceEachTurn,
)
from cardwright.language.happenings import TimeComes, Whenever
from cardwright.language.numbers import number
from cardwright.language.players import YOU, Party, Subject
from cardwright.language.questions import Deed, Keyword, Status
from cardwright.language.words import Cards, Condition, Effect, Number


def _meant(who: Subject | Party) -> Subject:
    """Return the word for players whom authors speak of."""
    return who.who if isinstance(who, Party) else who


# ---- numbers and keywords ----


def gets(of: Cards, *, power: int | Number = 0, armor: int | Number = 0, when: Condition | None = None) -> StandingNode:
    """Cards get power or armor."""
    bonuses = [Bonus(what, number(by)) for what, by in ((POWER, power), (ARMOR, armor)) if by != 0]
    return Gets(of, tuple(bonuses), when=when)


def gains(of: Cards, *what: StandingNode | Keyword, value: int = 1) -> StandingNode:
    """Cards gain abilities, as if they were their own, or keywords with a value."""
    keywords = [keyword for keyword in what if isinstance(keyword, Keyword)]
    if keywords:
        return Gets(of, tuple([Bonus(keyword, number(value)) for keyword in keywords]))
    return Gains(of, tuple([ability for ability in what if isinstance(ability, StandingNode)]))


def loses(of: Cards, keyword: Keyword) -> StandingNode:
    """Cards lose a keyword, and do not gain it as long as they do (keyforge:ruling.losing-keywords)."""
    return Loses(of, keyword, beats_gains=True)


def loses_all_abilities(of: Cards) -> StandingNode:
    """Cards lose all their abilities."""
    return LosesAbilities(of)


def deals_in_fights(of: Cards, bonus: int, when: Condition | None = None) -> StandingNode:
    """Cards deal so much more damage in fights."""
    return force.gets(of, bonus, FIGHT_DAMAGE, when=when)


def keys_cost(by: int | Number, who: Party = each_player, when: Condition | None = None) -> StandingNode:
    """Keys cost more or less."""
    return force.gets(who.who, by, KEY_COST, when=when)


def hand_size(by: int, who: Party = you) -> StandingNode:
    """A player refills the hand to more or fewer cards."""
    return force.gets(who.who, by, HAND_SIZE)


# ---- what is so, what can and cannot be done ----


def counts(of: Subject | Party, status: Status) -> StandingNode:
    """Something is so of cards or players: `ENTERS_READY`, `IGNORES_TAUNT`."""
    return Counts(_meant(of), status)


def cannot(of: Subject | Party, deed: Deed, what: Cards | None = None, when: Condition | None = None) -> StandingNode:
    """Cards cannot do something, or players cannot do it with cards."""
    return Cannot(_meant(of), deed, what, when=when)


def can(of: Subject | Party, deed: Deed, what: Cards | None = None, when: Condition | None = None) -> Can:
    """Cards, or players with cards, may do something that the rules do not allow, such as use another house."""
    return Can(_meant(of), deed, what, when=when)


def once_each_turn(what: Can) -> StandingNode:
    """What may be done, once on each turn."""
    return OnceEachTurn(what)


def pays(who: Party, amount: int, deed: Deed, what: Cards) -> StandingNode:
    """Players must pay you in order to play or use cards."""
    return Cannot(who.who, deed, what, Toll(amount))


def loses_to_play(amount: int) -> StandingNode:
    """Whoever plays this card has to lose æmber for it."""
    return Cannot(YOU, PLAY, Itself(), Toll(amount, lost=True))


def played_as_copy(of: Cards) -> StandingNode:
    """Have this card played as a copy of one of these."""
    return PlayedAsCopy(of)


def cannot_be_dealt_damage(of: Cards) -> StandingNode:
    """Cards cannot be dealt damage."""
    return Cannot(of, BE_DAMAGED)


def may_spend_aember_on(of: Cards) -> StandingNode:
    """Æmber on cards may be spent when forging keys."""
    return Can(YOU, SPEND_AEMBER_ON, of)


def enters_ready(of: Cards) -> StandingNode:
    """Cards enter play ready."""
    return Counts(of, ENTERS_READY)


def enters_stunned(of: Cards) -> StandingNode:
    """Cards enter play stunned."""
    return Counts(of, ENTERS_STUNNED)


def deals_no_damage_in_fights(of: Cards) -> StandingNode:
    """Cards deal no damage in fights."""
    return Counts(of, DEALS_NO_FIGHT_DAMAGE)


def damage_is_dealt_to_this_instead(of: Cards) -> StandingNode:
    """The source takes the damage that cards would be dealt."""
    return TakesDamageOf(of)


# ---- houses ----


def belongs_to_all_houses(of: Cards) -> StandingNode:
    """Cards belong to every house."""
    return Belongs(of)


def belongs_to(of: Cards, house: str) -> StandingNode:
    """Cards belong to another house too."""
    return Belongs(of, house)


def considered_of(house: str, of: Cards) -> StandingNode:
    """Cards that you control and that are of none of your houses are considered of a house."""
    return ConsideredOf(of, house)


def you_control(of: Cards) -> StandingNode:
    """You control cards."""
    return Controls(of)


def must_choose_house(house: str = "", who: Party = you) -> StandingNode:
    """A player must choose a house in step 2, the one chosen before if none is named."""
    return HouseMandate(who.who, must=True, house=house)


def cannot_choose_house(house: str = "", who: Party = you) -> StandingNode:
    """A player cannot choose a house in step 2, the one chosen before if none is named."""
    return HouseMandate(who.who, must=False, house=house)


# ---- what is set off ----


def at_end_of_turn(*what: Effect) -> StandingNode:
    """At the end of your turn."""
    return Whenever(TimeComes(END), in_order(what))


# ---- for a while ----


def this_turn(what: StandingNode, uses: int = -1) -> Effect:
    """For the remainder of the turn."""
    return For(what, THIS_TURN, uses=uses)


def next_turn(what: StandingNode, of: Party = opponent, uses: int = -1) -> Effect:
    """During a player's next turn."""
    return For(what, NextTurnOf(of.who), uses=uses)


def from_now_on(what: StandingNode) -> Effect:
    """As long as the card that it is about is in play."""
    return For(what, FromNowOn())


def until_this_leaves(what: StandingNode) -> Effect:
    """As long as this card is in play, whoever controls it."""
    return For(what, UntilThisLeaves())
