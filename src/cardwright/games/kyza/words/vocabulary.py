"""What authors type: short names for the words, so that a card reads like its sentence."""

from typing import Final

from cardwright.games.kyza.prints import Does
from cardwright.games.kyza.questions import (
    ATTACK,
    BLOCK,
    CHARACTER_SPACES,
    DAMAGE,
    DEAL_COMBAT_DAMAGE,
    EFFECT_SPACES,
    HAND_SIZE,
    HEALTH,
)
from cardwright.games.kyza.words import cardeffects as on_cards
from cardwright.games.kyza.words import effects, happenings
from cardwright.games.kyza.words.blocking import BlocksWithAtMost
from cardwright.games.kyza.words.conditions import HasFewerCharacters, HasLessLife, HasNoSmallerDeck, ThereIs
from cardwright.games.kyza.words.filters import Attacking, Damaged, DealsAtMost, Fighting, IsContinuous, Level
from cardwright.games.kyza.words.nouns import (
    CONTINUOUS_ONES,
    SET_ONES,
    CardsIn,
    Characters,
    EffectCards,
    WaitingEffect,
)
from cardwright.games.kyza.zones import DECK, DISCARD, HAND
from cardwright.kernel.core.frames import StandingNode
from cardwright.language import choice, choosing
from cardwright.language.choice import Choice
from cardwright.language.conditions import YourTurn
from cardwright.language.deeds import EachDoes
from cardwright.language.durations import THIS_TURN, For
from cardwright.language.flow import IfYouDo, in_order
from cardwright.language.force import Bonus, Cannot, Gets, Those, gets
from cardwright.language.happenings import CardHappens, Happening, TimeComes
from cardwright.language.numbers import CountOf, number
from cardwright.language.players import DOER, EACH_PLAYER, OPPONENT, YOU, Party, Player
from cardwright.language.questions import Deed, Quantity
from cardwright.language.vocabulary import both as both
from cardwright.language.vocabulary import choose as choose
from cardwright.language.vocabulary import count_of as count_of
from cardwright.language.vocabulary import each as each
from cardwright.language.vocabulary import if_ as if_
from cardwright.language.vocabulary import it as it
from cardwright.language.vocabulary import may as may
from cardwright.language.vocabulary import other_target as other_target
from cardwright.language.vocabulary import target as target
from cardwright.language.vocabulary import this as this
from cardwright.language.vocabulary import this_card as this_card
from cardwright.language.vocabulary import whenever as whenever
from cardwright.language.words import Cards, Condition, Effect, Filter, Number, Target

# ---- players ----


class Duelist(Party):
    """A player of Kyza Kards, whose cards are `hand`, `deck` and `discard`."""

    def __init__(self, who: Player) -> None:
        """Name their cards."""
        super().__init__(who)
        self.hand: CardsIn = CardsIn(HAND, who)
        self.deck: CardsIn = CardsIn(DECK, who)
        self.discard: CardsIn = CardsIn(DISCARD, who)


you: Final = Duelist(YOU)
opponent: Final = Duelist(OPPONENT)
each_player: Final = Duelist(EACH_PLAYER)
the_doer: Final = Duelist(DOER)
"""Who does what is said: "each player discards a card from their hand"."""

# ---- cards ----

character: Final = Characters()
friendly_character: Final = Characters(YOU)
enemy_character: Final = Characters(OPPONENT)
effect_card: Final = EffectCards()
enemy_effect_card: Final = EffectCards(OPPONENT)
set_card: Final = EffectCards(None, SET_ONES)
enemy_set_card: Final = EffectCards(OPPONENT, SET_ONES)
continuous_effect: Final = EffectCards(None, CONTINUOUS_ONES)
friendly_continuous_effect: Final = EffectCards(YOU, CONTINUOUS_ONES)
enemy_continuous_effect: Final = EffectCards(OPPONENT, CONTINUOUS_ONES)
card_in_a_discard: Final = CardsIn(DISCARD, None)
attack: Final = ATTACK
block: Final = BLOCK
attacking: Final = Attacking()
fighting: Final = Fighting()
damaged: Final = Damaged()
continuous: Final = IsContinuous()


def level(least: int = 1, most: int = 6) -> Filter:
    """With an Aether Level in that range."""
    return Level(least, most)


def deals_at_most(most: int) -> Filter:
    """With no more damage than that."""
    return DealsAtMost(most)


# ---- shape ----


def effect(*sentences: Effect, cost: Effect | None = None) -> Does:
    """What the effect does when it resolves."""
    return Does(in_order(sentences), cost)


def if_you_do(first: Effect, then: Effect) -> Effect:
    """Only if the first was done."""
    return IfYouDo(first, then)


def catch_up(then: Effect) -> Effect:
    """What who has drawn no more than the opponent gets: that makes up for beginning with a card less."""
    return if_(HasNoSmallerDeck(), then)


def one_of(*modes: Effect) -> Effect:
    """One of several, as its player chooses."""
    return choosing.one_of(modes)


# ---- on players ----


def gain_life(amount: int | Number, who: Party = you) -> Effect:
    """Gain life."""
    return effects.GainLife(number(amount), who.who)


def pay_life(amount: int) -> Effect:
    """Pay life, as a cost."""
    return effects.PayLife(amount)


def lose_life(amount: int | Number, who: Party = you) -> Effect:
    """Lose life, which is no damage."""
    return effects.LoseLife(number(amount), who.who)


def draw(n: int | Number = 1, who: Party = you) -> Effect:
    """Draw cards."""
    return effects.Draw(number(n), who.who)


def discard(what: Target, who: Party = you) -> Effect:
    """Discard cards from hand."""
    deed = on_cards.Discard(what)
    return deed if who is you else EachDoes(who.who, deed)


def discard_at_random(n: int | Number = 1, who: Party = you) -> Effect:
    """Discard random cards from hand."""
    return effects.DiscardRandom(number(n), who.who)


def mill(n: int | Number, who: Party = you) -> Effect:
    """Discard the top cards of the deck."""
    return effects.Mill(number(n), who.who)


look_at_hand: Final = effects.LookAtHand()
shuffle_discard_in: Final = effects.ShuffleDiscardIn()
negate: Final = effects.Negate(choice.target(WaitingEffect()))


def search(*wanted: Filter, then: Effect) -> Effect:
    """Search your deck for a card, and do something with it."""
    return effects.Search(wanted, then, 1)


# ---- on cards ----


def deal(amount: int | Number, to: Target | Party) -> Effect:
    """Deal damage to characters, or to players."""
    if isinstance(to, Party):
        return effects.DealToPlayer(number(amount), to.who)
    return on_cards.Deal(to, number(amount))


def heal(what: Target) -> Effect:
    """Heal characters."""
    return on_cards.Heal(what)


def destroy(what: Target) -> Effect:
    """Destroy cards on the field."""
    return on_cards.Destroy(what)


def take_out(what: Target) -> Effect:
    """Take cards out of the game."""
    return on_cards.TakeOut(what)


def to_hand(what: Target) -> Effect:
    """Return cards to their owners' hands."""
    return on_cards.ToHand(what)


def to_deck_top(what: Target) -> Effect:
    """Put cards on top of their owners' decks."""
    return on_cards.ToDeckTop(what)


def put_as_character(what: Target) -> Effect:
    """Put cards into play as characters."""
    return on_cards.PutAsCharacter(what)


def set_as_effect(what: Target) -> Effect:
    """Set cards face down as effects."""
    return on_cards.SetAsEffect(what)


def look_at_set(what: Target) -> Effect:
    """Look at face-down cards."""
    return on_cards.LookAtSet(what)


def add_time(n: int, what: Target) -> Effect:
    """Put time counters on continuous effects."""
    return on_cards.AddTime(what, n)


def remove_time(n: int, what: Target) -> Effect:
    """Take time counters off continuous effects."""
    return on_cards.AddTime(what, -n)


def take_control(what: Target, *, this_turn: bool = False) -> Effect:
    """Take control of characters."""
    return on_cards.TakeControl(what, this_turn)


def exchange_control(one: Choice, other: Choice) -> Effect:
    """Exchange control of two characters."""
    return on_cards.SwapControl(one, other)


# ---- this turn ----


def _bonuses(damage: int, health: int) -> tuple[Bonus, ...]:
    """So much damage and health more."""
    return tuple([Bonus(question, number(by)) for question, by in ((DAMAGE, damage), (HEALTH, health)) if by])


def gets_this_turn(what: Target, damage: int = 0, health: int = 0) -> Effect:
    """Characters get a bonus this turn."""
    return For(Gets(Those(), _bonuses(damage, health)), THIS_TURN, what)


def cannot_this_turn(what: Target, deed: Deed) -> Effect:
    """Characters cannot attack or block this turn."""
    return For(Cannot(Those(), deed), THIS_TURN, what)


def no_combat_damage(of: Cards) -> Effect:
    """Combat damage by some characters ends for this turn."""
    return For(Cannot(of, DEAL_COMBAT_DAMAGE), THIS_TURN)


nobody_blocks: Final = For(Cannot(enemy_character, BLOCK), THIS_TURN)
"""No enemy character can block this turn, whoever comes later either."""


def friends_get_this_turn(damage: int) -> Effect:
    """All your characters, later ones too, get a bonus this turn."""
    return For(Gets(friendly_character, _bonuses(damage, 0)), THIS_TURN)


# ---- in force ----


def get(of: Cards, damage: int = 0, health: int = 0) -> StandingNode:
    """Characters get a bonus as long as this is in force."""
    return Gets(of, _bonuses(damage, health))


def gets_for_each(of: Cards, what: Quantity, counted: Cards) -> StandingNode:
    """A bonus of 1 for each card of a set."""
    return gets(of, CountOf(counted), what)


def cannot(of: Cards, deed: Deed) -> StandingNode:
    """Characters cannot attack, block, or deal combat damage."""
    return Cannot(of, deed)


def more_character_spaces(n: int) -> StandingNode:
    """You have more character spaces."""
    return gets(YOU, n, CHARACTER_SPACES)


def more_effect_spaces(n: int) -> StandingNode:
    """You have more effect spaces."""
    return gets(YOU, n, EFFECT_SPACES)


def hand_size(n: int) -> StandingNode:
    """You may keep more cards."""
    return gets(YOU, n, HAND_SIZE)


def blocks_with_at_most(n: int, who: Party = you) -> StandingNode:
    """A player's blockers are limited."""
    return BlocksWithAtMost(who.who, n)


a_character_enters: Final = CardHappens(character, happenings.ENTERS)
a_friendly_character_enters: Final = CardHappens(friendly_character, happenings.ENTERS)
an_enemy_character_enters: Final = CardHappens(enemy_character, happenings.ENTERS)
a_character_is_destroyed: Final = happenings.IsDestroyed()
a_friendly_character_is_destroyed: Final = happenings.IsDestroyed(YOU)
an_enemy_character_is_destroyed: Final = happenings.IsDestroyed(OPPONENT)
a_friendly_character_attacks: Final = CardHappens(friendly_character, happenings.ATTACKS)
an_enemy_character_attacks: Final = CardHappens(enemy_character, happenings.ATTACKS)
you_activate: Final = happenings.Activates()
your_turn_starts: Final = TimeComes(happenings.START)
your_turn_ends: Final = TimeComes(happenings.END)


def deals_combat_damage(of: Cards) -> Happening:
    """A character deals combat damage to a player."""
    return CardHappens(of, happenings.DEALS_COMBAT_DAMAGE)


def is_damaged(of: Cards) -> Happening:
    """A character is dealt damage."""
    return CardHappens(of, happenings.IS_DAMAGED)


you_have_less_life: Final = HasLessLife()
you_have_fewer_characters: Final = HasFewerCharacters()
your_turn: Final = YourTurn()


def there_is(of: Cards, least: int = 1) -> Condition:
    """There are cards of a set."""
    return ThereIs(of, least)
