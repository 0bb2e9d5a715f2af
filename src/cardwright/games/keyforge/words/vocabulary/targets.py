"""Targets, sets of cards, their properties, and numbers."""

from typing import Final

from cardwright.games.keyforge.abilities import DESTROYED
from cardwright.games.keyforge.prints import ACTION, ARTIFACT, CREATURE, UPGRADE
from cardwright.games.keyforge.words.counts import AEMBER, SHUFFLED, AemberOn, AemberOnEach, ArmorLost, DoneTo
from cardwright.games.keyforge.words.filters import (
    Damaged,
    IsReady,
    IsStunned,
    Neighboring,
    OfActiveHouse,
    OfChosenHouse,
    OfHouse,
    OnFlank,
    OtherTitle,
    SharesTrait,
    Titled,
    WithAember,
    WithArmor,
    WithKeyword,
    WithPower,
    WithThatPower,
    WithTrait,
)
from cardwright.games.keyforge.words.nouns import (
    CardsAnywhere,
    CardsIn,
    Fallen,
    HostCreature,
    InPlayCards,
    PlayedCards,
    UpgradedCreature,
)
from cardwright.games.keyforge.words.powerful import Powerful
from cardwright.games.keyforge.words.relative import CardsAsPlayed, Discards, Foe, NeighborsOf, OfItsHouse
from cardwright.games.keyforge.zones import DISCARD
from cardwright.language.choice import Choice
from cardwright.language.force import Itself, Those
from cardwright.language.numbers import CountOf, Half, ThatMuch, ThisWay, number
from cardwright.language.players import OPPONENT, YOU, Party
from cardwright.language.questions import Keyword
from cardwright.language.targets import AnyOf, Each, ExceptIt, Granter, It, This, Together
from cardwright.language.words import Cards, Filter, Number, Target

this_card: Final = Itself()
host: Final = HostCreature()
that_card: Final = Those()
creature: Final = InPlayCards((CREATURE,))
friendly_creature: Final = InPlayCards((CREATURE,), YOU)
enemy_creature: Final = InPlayCards((CREATURE,), OPPONENT)
artifact: Final = InPlayCards((ARTIFACT,))
friendly_artifact: Final = InPlayCards((ARTIFACT,), YOU)
enemy_artifact: Final = InPlayCards((ARTIFACT,), OPPONENT)
creature_or_artifact: Final = InPlayCards((CREATURE, ARTIFACT))
friendly_card: Final = InPlayCards((CREATURE, ARTIFACT), YOU)
enemy_card: Final = InPlayCards((CREATURE, ARTIFACT), OPPONENT)
any_card_in_play: Final = InPlayCards((CREATURE, ARTIFACT))
enemy_card_in_play: Final = InPlayCards((CREATURE, ARTIFACT, UPGRADE), OPPONENT)
"""Upgrades too."""
card_in_a_discard: Final = CardsIn(DISCARD, None)
any_card: Final = CardsAnywhere()
any_action: Final = CardsAnywhere(ACTION)
any_creature: Final = CardsAnywhere(CREATURE)
any_artifact: Final = CardsAnywhere(ARTIFACT)

this: Final = This()
granter: Final = Granter()
"""The card itself and no copy of it: what a card's own title means (keyforge:self-reference)."""
it: Final = It()
them: Final = It(several=True)
damaged: Final = Damaged()
undamaged: Final = Damaged(yes=False)
is_ready: Final = IsReady()
is_exhausted: Final = IsReady(yes=False)
on_a_flank: Final = OnFlank()
not_on_a_flank: Final = OnFlank(yes=False)
another: Final = ExceptIt()
fallen: Final = Fallen()
upgraded_creature: Final = UpgradedCreature()
that_much: Final = ThatMuch()
neighboring: Final = Neighboring()
of_chosen_house: Final = OfChosenHouse()
with_aember: Final = WithAember()
with_another_name: Final = OtherTitle()
with_that_power: Final = WithThatPower()
with_armor: Final = WithArmor()
aember_on_it: Final = AemberOnEach()
armor_lost: Final = ArmorLost()
that_shares_a_trait: Final = SharesTrait()
is_stunned: Final = IsStunned()
not_stunned: Final = IsStunned(yes=False)
of_active_house: Final = OfActiveHouse()
of_its_house: Final = OfItsHouse()
foe: Final = Foe()
discards: Final = Discards()
creature_you_play: Final = CardsAsPlayed(CREATURE)


def played(*types: int) -> PlayedCards:
    """Cards of some types as you play them."""
    return PlayedCards(types)


def first_played(*types: int) -> PlayedCards:
    """The first card of some types that is played each turn, by whoever has it."""
    return PlayedCards(types, None, first=True)


def target(what: Target | Cards) -> Target:
    """A set of cards means one of them, chosen if there is any (keyforge:ruling.choose-if-possible)."""
    return Choice(what) if isinstance(what, Cards) else what


def each(cards: Cards) -> Target:
    """Every card of the set."""
    return Each(cards)


def any_of(*sets: Cards) -> Cards:
    """The cards of several sets."""
    return AnyOf(sets)


def called(title: str) -> Filter:
    """With a title."""
    return Titled(title)


def most_powerful(cards: Cards) -> Cards:
    """Those with the highest power; several that are chosen are taken from the top."""
    return Powerful(cards)


def least_powerful(cards: Cards) -> Cards:
    """Those with the lowest power."""
    return Powerful(cards, least=True)


def power_at_least(n: int) -> Filter:
    """With that power, or more."""
    return WithPower(n)


def power_at_most(n: int) -> Filter:
    """With that power, or less."""
    return WithPower(most=n)


def power_is(n: int) -> Filter:
    """With exactly that power."""
    return WithPower(n, n)


def of_house(house: str) -> Filter:
    """Of a house."""
    return OfHouse(house)


def not_of_house(house: str) -> Filter:
    """Of another house."""
    return OfHouse(house, yes=False)


def with_trait(trait: str) -> Filter:
    """Cards that have a trait."""
    return WithTrait(trait)


def without_trait(trait: str) -> Filter:
    """Cards that lack a trait."""
    return WithTrait(trait, yes=False)


def with_keyword(keyword: Keyword) -> Filter:
    """Cards that have a keyword, printed or gained."""
    return WithKeyword(keyword)


def neighbor_of(what: Target, besides: Target | None = None) -> Cards:
    """The neighbors of a creature, but for one that is named."""
    return NeighborsOf(what, besides)


def up_to(n: int, cards: Cards) -> Target:
    """Up to so many of the set, chosen."""
    return Choice(cards, number(n), up_to=True)


def any_number(cards: Cards) -> Target:
    """As many of the set as the active player wants, or none, chosen."""
    return Choice(cards, CountOf(cards), up_to=True)


def chosen_under(*names: str) -> Target:
    """What was chosen under these names, together."""
    return Together(names)


def exactly(n: int | Number, cards: Cards, name: str = "") -> Target:
    """So many of the set, chosen."""
    return Choice(cards, number(n), name=name)


def count(cards: Cards) -> Number:
    """One for each card of the set."""
    return CountOf(cards)


def aember_on(which: Cards) -> Number:
    """One for each æmber on cards in play."""
    return AemberOn(which)


def half(of: Number, *, rounded_up: bool = False) -> Number:
    """Half of a number, rounded down or up."""
    return Half(of, rounded_up)


def this_way(what: str, done: str) -> Number:
    """One for each thing that the effect before did: to what it did it ("creature"), and what was done ("healed")."""
    return ThisWay(what, done, mass=what in {AEMBER, "damage"})


def destroyed_this_way(of: str = "creature", whose: Party | None = None) -> Number:
    """One for each that this ability has destroyed, perhaps of those that a player controlled."""
    return DoneTo(DESTROYED, of, None if whose is None else whose.who)


def shuffled_this_way(of: str = "creature", whose: Party | None = None) -> Number:
    """One for each that this ability has shuffled into a deck, perhaps of those that a player owns."""
    return DoneTo(SHUFFLED, of, None if whose is None else whose.who)
