"""Conditions, numbers to count, and what cards wait for."""

from cardwright.games.keyforge.words import effects
from cardwright.games.keyforge.words.conditions import (
    ActivePlayed,
    Attacking,
    FirstUse,
    IsNow,
    ItIs,
    ItWasDestroyed,
    MoreCreatures,
    OpponentForged,
    OpponentHas,
    OpponentIsRicher,
    YouPlayed,
)
from cardwright.games.keyforge.words.constants import (
    Pattern,
)
from cardwright.games.keyforge.words.effects import OPPONENT
from cardwright.games.keyforge.words.patterns import CreatureDestroyed, DestroyedFightingThis, FriendlyFights, YouPlay
from cardwright.games.keyforge.words.vocabulary.targets import this
from cardwright.language.words import Condition, Filter, Number


def you_play(card_type: int = -1, *, another: bool = False) -> Pattern:
    """You play a card, or one of a type; another than the source, if so said."""
    return YouPlay(card_type, another)


def you_have_played(least: int, *, exactly: bool = False, card_type: int = -1, house: str = "") -> Condition:
    """You have played at least so many cards this turn, or exactly so many; perhaps of a type or house."""
    return YouPlayed(least, least if exactly else -1, card_type, house)


def attacking(what: Filter | None = None) -> Condition:
    """The source attacks, perhaps a creature with a property."""
    return Attacking(what)


def it_is(what: Filter) -> Condition:
    """What was affected last, wherever it is now, has a property."""
    return ItIs(what)


def this_is(what: Filter) -> Condition:
    """The source has a property."""
    return IsNow(this, what)


def played_this_turn(least: int) -> Condition:
    """The active player has played at least so many cards this turn."""
    return ActivePlayed(least)


def opponent_has(least: int, most: int = -1) -> Condition:
    """The opponent has at least so much æmber, and at most so much."""
    return OpponentHas(least, most)


def all_but(amount: int) -> Number:
    """All of the opponent's æmber but an amount."""
    return effects.OpponentsPool(amount)


enemy_creature_destroyed = CreatureDestroyed(OPPONENT)
enemy_destroyed_fighting_this = DestroyedFightingThis()
friendly_fights = FriendlyFights()
fallen_enemies = effects.FallenEnemies()
you_control_more_creatures = MoreCreatures()
opponent_forged = OpponentForged()
it_was_destroyed = ItWasDestroyed()
it_was_not_destroyed = ItWasDestroyed(yes=False)
opponents_keys = effects.OpponentsKeys()
opponent_is_richer = OpponentIsRicher()
first_use_this_turn = FirstUse()
