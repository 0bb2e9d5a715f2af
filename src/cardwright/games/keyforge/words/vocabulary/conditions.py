"""Conditions, and what cards wait for."""

from typing import Final

from cardwright.games.keyforge.events import REAPING
from cardwright.games.keyforge.words.conditions import (
    Attacking,
    FirstUse,
    IsAmong,
    IsNow,
    ItIs,
    ItWasDestroyed,
    SomeHouseActive,
)
from cardwright.games.keyforge.words.happenings import (
    DISCARDS,
    ENTERS,
    FORGES,
    IS_DAMAGED,
    IS_DESTROYED,
    PLAYS,
    REAPS,
    USES,
    AboutToFight,
    ChoosesHouse,
    CreatureDestroyed,
    CreatureFights,
    DestroyedFightingThis,
)
from cardwright.games.keyforge.words.moving import AemberComes, AemberSpent, EntersDiscardPile
from cardwright.games.keyforge.words.vocabulary.players import opponent, you
from cardwright.games.keyforge.words.vocabulary.targets import this, upgraded_creature
from cardwright.language import players
from cardwright.language.conditions import YourTurn
from cardwright.language.happenings import CardHappens, Happening, PlayerDoes
from cardwright.language.players import Party
from cardwright.language.words import Cards, Condition, Filter


def plays(what: Cards, who: Party = you) -> Happening:
    """A player plays a card."""
    return PlayerDoes(who.who, PLAYS, what)


def uses_card(what: Cards, who: Party = you) -> Happening:
    """A player uses a card; what waits for it resolves once the use has been announced."""
    return PlayerDoes(who.who, USES, what)


def discards_from_hand(what: Cards, who: Party = you) -> Happening:
    """A player discards a card from hand."""
    return PlayerDoes(who.who, DISCARDS, what)


def forges(who: Party = you) -> Happening:
    """A player forges a key."""
    return PlayerDoes(who.who, FORGES)


def chooses_house(house: str, who: Party = you) -> Happening:
    """A player makes a house their active house."""
    return ChoosesHouse(house, who.who)


def enters(of: Cards) -> Happening:
    """A card enters play, played or put there."""
    return CardHappens(of, ENTERS)


def reaps(of: Cards) -> Happening:
    """A creature reaps."""
    return CardHappens(of, REAPS)


def would_be_destroyed(of: Cards) -> Happening:
    """A card is about to be destroyed."""
    return CardHappens(of, IS_DESTROYED)


def would_be_damaged(of: Cards) -> Happening:
    """A creature is about to be dealt damage."""
    return CardHappens(of, IS_DAMAGED)


def aember_would_go_to(who: Party) -> Happening:
    """Æmber is about to go to a player's pool, from wherever it is."""
    return AemberComes(who.who)


def would_enter_a_discard_pile(of: Cards) -> Happening:
    """A card in play is about to go to a discard pile."""
    return EntersDiscardPile(of)


def would_gain_by_reaping(who: Party = you) -> Happening:
    """A player is about to gain æmber by reaping."""
    return AemberComes(who.who, REAPING)


def would_spend_on_a_key(who: Party = opponent) -> Happening:
    """A player is about to spend æmber on a key."""
    return AemberSpent(who.who)


def attacking(what: Filter | None = None) -> Condition:
    """The source attacks, perhaps a creature with a property."""
    return Attacking(what)


def it_is(what: Filter | Cards) -> Condition:
    """What was affected last, wherever it is now, has a property, or is among some cards."""
    return IsAmong(what) if isinstance(what, Cards) else ItIs(what)


def host_is(what: Filter) -> Condition:
    """The upgraded creature has a property."""
    return IsNow(upgraded_creature, what)


def this_is(what: Filter) -> Condition:
    """The source has a property."""
    return IsNow(this, what)


creature_destroyed: Final = CreatureDestroyed()
enemy_creature_destroyed: Final = CreatureDestroyed(players.OPPONENT)
enemy_destroyed_fighting_this: Final = DestroyedFightingThis()
creature_about_to_fight: Final = AboutToFight()
friendly_fights: Final = CreatureFights()
it_was_destroyed: Final = ItWasDestroyed()
first_use_this_turn: Final = FirstUse()
your_turn: Final = YourTurn()
there_is_an_active_house: Final = SomeHouseActive()
"""What has to be so for something to be done as if a card belonged to that house (keyforge:ruling.as-if-in-house)."""
