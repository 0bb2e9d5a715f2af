"""What is in force as long as a card is in play, or for a while."""

from cardwright.games.keyforge.abilities import Ability
from cardwright.games.keyforge.state import Asked
from cardwright.games.keyforge.words.constants import (
    EACH_PLAYER,
    AtEndOfTurn,
    Bends,
    BendsPlayer,
    Grants,
    Pattern,
    ReapingSteals,
    Says,
    Whenever,
)
from cardwright.games.keyforge.words.houses import Belongs, HouseMandate
from cardwright.games.keyforge.words.nouns import HandledBy
from cardwright.games.keyforge.words.sides import OPPONENTS, YOU
from cardwright.games.keyforge.words.vocabulary.abilities import in_order
from cardwright.language.numbers import number
from cardwright.language.words import Cards, Condition, Effect, Number


def gets(of: Cards, *, power: int = 0, armor: int = 0, when: Condition | None = None) -> tuple[Asked, ...]:
    """Cards get power or armor."""
    bonuses = (("power", power), ("armor", armor))
    return tuple(Bends(of, name, by, when) for name, by in bonuses if by)


def belongs_to_all_houses(of: Cards) -> Asked:
    """Cards belong to every house."""
    return Belongs(of)


def may_spend_aember_on(of: Cards) -> Asked:
    """Æmber on cards may be spent when forging keys."""
    return Says(of, "aember can be spent")


def must_choose_house(house: str = "", whose: int = YOU) -> Asked:
    """A player must choose a house in step 2, the one chosen before if none is named."""
    return HouseMandate(whose, must=True, house=house)


def cannot_choose_house(house: str = "", whose: int = YOU) -> Asked:
    """A player cannot choose a house in step 2, the one chosen before if none is named."""
    return HouseMandate(whose, must=False, house=house)


def may_play(of: Cards) -> Asked:
    """Cards may be played from hand, whatever their house."""
    return Says(of, "may play")


def opponent_cannot_use(card_type: int = -1) -> Asked:
    """The opponent cannot use cards, or those of a type."""
    return Says(HandledBy(OPPONENTS, card_type), "cannot use")


def cannot_fight(of: Cards) -> Asked:
    """Creatures cannot be used to fight."""
    return Says(of, "cannot fight")


def may_fight(of: Cards) -> Asked:
    """Cards may be used to fight, whatever their house."""
    return Says(of, "may fight")


def cannot_be_dealt_damage(of: Cards) -> Asked:
    """Cards cannot be dealt damage."""
    return Says(of, "cannot be dealt damage")


def ignores(of: Cards, keyword: str) -> Asked:
    """Cards ignore a keyword ("taunt", "elusive") of others when they attack."""
    return Says(of, f"ignores {keyword}")


def deals_in_fights(of: Cards, bonus: int, when: Condition | None = None) -> Asked:
    """Cards deal so much more damage in fights."""
    return Bends(of, "fight damage", bonus, when)


def gains_keyword(of: Cards, keyword: str, value: int = 1) -> Asked:
    """Cards gain a keyword."""
    return Bends(of, keyword, value)


def gains(of: Cards, ability: Ability) -> Asked:
    """Cards gain an ability."""
    return Grants(of, ability)


def whenever(pattern: Pattern, *what: Effect) -> Asked:
    """Each time something happens."""
    return Whenever(pattern, in_order(what))


def deals_no_damage_in_fights(of: Cards) -> Asked:
    """Cards deal no damage in fights."""
    return Says(of, "deals no fight damage")


def damage_is_dealt_to_this_instead(of: Cards) -> Asked:
    """The source takes the damage that cards would be dealt."""
    return Says(of, "damage is dealt to it instead")


def enters_ready(of: Cards) -> Asked:
    """Cards enter play ready."""
    return Says(of, "enters ready")


def may_use(of: Cards) -> Asked:
    """You may use cards, whatever their house."""
    return Says(of, "may use")


def keys_cost(by: int | Number, whose: int = EACH_PLAYER, when: Condition | None = None) -> Asked:
    """Keys cost more or less."""
    return BendsPlayer(whose, "key cost", number(by), when)


def hand_size(by: int, whose: int = YOU) -> Asked:
    """A player refills the hand to more or fewer cards."""
    return BendsPlayer(whose, "hand size", number(by))


def opponent_cannot_play(card_type: int = -1, when: Condition | None = None) -> Asked:
    """The opponent cannot play cards, or those of a type."""
    return Says(HandledBy(OPPONENTS, card_type), "cannot play", when)


def opponent_pays_to_play(amount: int, card_type: int) -> Asked:
    """The opponent must pay you to play cards of a type."""
    return Bends(HandledBy(OPPONENTS, card_type), "toll to play", amount)


def opponent_pays_to_use(amount: int, card_type: int) -> Asked:
    """The opponent must pay you to use cards of a type."""
    return Bends(HandledBy(OPPONENTS, card_type), "toll to use", amount)


def at_end_of_turn(effect: Effect) -> Asked:
    """At the end of your turn."""
    return AtEndOfTurn(effect)


reaping_steals = ReapingSteals()
