"""What authors type: short names for the words, so that a card reads like its sentence."""

from cardwright.games.kyza.prints import Does
from cardwright.games.kyza.words import cardeffects as on_cards
from cardwright.games.kyza.words import effects, happenings
from cardwright.games.kyza.words.blocking import BlocksWithAtMost
from cardwright.games.kyza.words.conditions import HasFewerCharacters, HasLessLife, ThereIs, YourTurn
from cardwright.games.kyza.words.filters import Attacking, Damaged, DealsAtMost, Fighting, IsContinuous, Level
from cardwright.games.kyza.words.nouns import (
    ANYONES,
    CONTINUOUS_ONES,
    OPPONENTS,
    SET_ONES,
    YOURS,
    CardsIn,
    Characters,
    EffectCards,
    WaitingEffect,
)
from cardwright.games.kyza.zones import DISCARD, HAND
from cardwright.kernel.frames import StandingNode
from cardwright.language import choice
from cardwright.language.choice import OTHER_TARGET, Choice
from cardwright.language.flow import If, IfYouDo, May, OneOf, Sequence
from cardwright.language.numbers import CountOf, number
from cardwright.language.standing import (
    EACH_PLAYER,
    OPPONENT,
    YOU,
    Cannot,
    EachTime,
    Gets,
    Happening,
    Itself,
    PlayerGets,
    ThisTurn,
    Those,
)
from cardwright.language.targets import Each, It
from cardwright.language.words import Cards, Condition, Effect, Filter, Number, Target

# ---- cards ----

character = Characters()
friendly_character = Characters(YOURS)
enemy_character = Characters(OPPONENTS)
effect_card = EffectCards()
enemy_effect_card = EffectCards(OPPONENTS)
set_card = EffectCards(ANYONES, SET_ONES)
enemy_set_card = EffectCards(OPPONENTS, SET_ONES)
continuous_effect = EffectCards(ANYONES, CONTINUOUS_ONES)
friendly_continuous_effect = EffectCards(YOURS, CONTINUOUS_ONES)
enemy_continuous_effect = EffectCards(OPPONENTS, CONTINUOUS_ONES)
card_in_your_hand = CardsIn(HAND)
card_in_enemy_hand = CardsIn(HAND, OPPONENTS)
card_in_your_discard = CardsIn(DISCARD)
card_in_enemy_discard = CardsIn(DISCARD, OPPONENTS)
card_in_a_discard = CardsIn(DISCARD, ANYONES)
this_card = Itself()
it = It()
attacking = Attacking()
fighting = Fighting()
damaged = Damaged()
continuous = IsContinuous()


def level(least: int = 1, most: int = 6) -> Filter:
    """With an Aether Level in that range."""
    return Level(least, most)


def deals_at_most(most: int) -> Filter:
    """With no more damage than that."""
    return DealsAtMost(most)


def target(of: Cards, n: int = 1, *, up_to: bool = False) -> Choice:
    """What the effect is aimed at when it is activated."""
    return choice.target(of, n, up_to=up_to)


def other_target(of: Cards) -> Choice:
    """A second target beside the first."""
    return choice.target(of, name=OTHER_TARGET)


def each(of: Cards) -> Target:
    """All cards of a set."""
    return Each(of)


def choose(of: Cards, n: int = 1, *, up_to: bool = False) -> Target:
    """Cards chosen as the effect resolves."""
    return Choice(of, number(n), up_to)


def count_of(of: Cards) -> Number:
    """As many as there are cards of a set."""
    return CountOf(of)


# ---- shape ----


def effect(*sentences: Effect, cost: Effect | None = None) -> Does:
    """What the effect does when it resolves."""
    return Does(sentences[0] if len(sentences) == 1 else Sequence(sentences), cost)


def may(what: Effect) -> Effect:
    """Optionally."""
    return May(what)


def if_(condition: Condition, then: Effect) -> Effect:
    """Under a condition."""
    return If(condition, then)


def if_you_do(first: Effect, then: Effect) -> Effect:
    """Only if the first was done."""
    return IfYouDo(first, then)


def one_of(*modes: Effect) -> Effect:
    """One of several, as its player chooses."""
    return OneOf(modes)


def both(*parts: Effect) -> Effect:
    """One effect after another."""
    return Sequence(parts)


def opponent_does(what: Effect) -> Effect:
    """The opponent does it, and chooses."""
    return effects.OpponentDoes(what)


# ---- players ----


def damage_opponent(amount: int | Number) -> Effect:
    """Deal damage to the opponent's life."""
    return effects.DealToPlayer(number(amount))


def damage_each_player(amount: int | Number) -> Effect:
    """Deal damage to both players."""
    return effects.DealToPlayer(number(amount), EACH_PLAYER)


def gain_life(amount: int | Number) -> Effect:
    """Gain life."""
    return effects.GainLife(number(amount))


def pay_life(amount: int) -> Effect:
    """Pay life, as a cost."""
    return effects.PayLife(amount)


def opponent_loses_life(amount: int) -> Effect:
    """The opponent loses life."""
    return effects.LoseLife(amount, OPPONENT)


def draw(n: int | Number = 1) -> Effect:
    """Draw cards."""
    return effects.Draw(number(n))


def each_player_draws(n: int = 1) -> Effect:
    """Both players draw cards."""
    return effects.Draw(number(n), EACH_PLAYER)


def discard(what: Target) -> Effect:
    """Discard cards from hand."""
    return on_cards.Discard(what)


def opponent_discards_at_random(n: int = 1) -> Effect:
    """The opponent discards random cards."""
    return effects.DiscardRandom(n)


def mill(n: int) -> Effect:
    """The opponent discards the top cards of the deck."""
    return effects.Mill(n)


def mill_yourself(n: int) -> Effect:
    """Discard the top cards of your deck."""
    return effects.Mill(n, YOU)


look_at_hand = effects.LookAtHand()
shuffle_discard_in = effects.ShuffleDiscardIn()
negate = effects.Negate(choice.target(WaitingEffect()))


def search(*wanted: Filter, then: Effect) -> Effect:
    """Search your deck for a card, and do something with it."""
    return effects.Search(wanted, then)


# ---- on cards ----


def deal(amount: int | Number, to: Target) -> Effect:
    """Deal damage to characters."""
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


def gets_this_turn(what: Target, damage: int = 0, health: int = 0) -> Effect:
    """Characters get a bonus this turn."""
    if damage == health:
        return ThisTurn(Gets(Those(), ("damage", "health"), number(damage)), what)
    question, by = ("damage", damage) if damage else ("health", health)
    return ThisTurn(Gets(Those(), (question,), number(by)), what)


def cannot_this_turn(what: Target, deed: str) -> Effect:
    """Characters cannot attack or block this turn."""
    return ThisTurn(Cannot(Those(), deed), what)


def no_combat_damage(of: Cards) -> Effect:
    """Combat damage by some characters ends for this turn."""
    return ThisTurn(Cannot(of, "deal combat damage"))


def friends_get_this_turn(damage: int) -> Effect:
    """All your characters, later ones too, get a bonus this turn."""
    return ThisTurn(Gets(friendly_character, ("damage",), number(damage)))


# ---- in force ----


def get(of: Cards, damage: int = 0, health: int = 0) -> tuple[StandingNode, ...]:
    """Characters get a bonus as long as this is in force."""
    if damage == health:
        return (Gets(of, ("damage", "health"), number(damage)),)
    parts = (("damage", damage), ("health", health))
    return tuple([Gets(of, (question,), number(by)) for question, by in parts if by])


def gets_for_each(of: Cards, what: str, counted: Cards) -> StandingNode:
    """A bonus of 1 for each card of a set."""
    return Gets(of, (what,), CountOf(counted))


def cannot(of: Cards, deed: str) -> StandingNode:
    """Characters cannot attack, block, or deal combat damage."""
    return Cannot(of, deed)


def more_character_spaces(n: int) -> StandingNode:
    """You have more character spaces."""
    return PlayerGets(YOU, "character space", n)


def more_effect_spaces(n: int) -> StandingNode:
    """You have more effect spaces."""
    return PlayerGets(YOU, "effect space", n)


def hand_size(n: int) -> StandingNode:
    """You may keep more cards."""
    return PlayerGets(YOU, "hand size", n)


def opponent_blocks_with_at_most(n: int) -> StandingNode:
    """The opponent's blockers are limited."""
    return BlocksWithAtMost(OPPONENT, "blocker", n)


def whenever(happening: Happening, then: Effect) -> StandingNode:
    """Each time something happens."""
    return EachTime(happening, then)


a_character_enters = happenings.Enters()
a_friendly_character_enters = happenings.Enters(YOURS)
an_enemy_character_enters = happenings.Enters(OPPONENTS)
a_character_is_destroyed = happenings.IsDestroyed()
a_friendly_character_is_destroyed = happenings.IsDestroyed(YOURS)
an_enemy_character_is_destroyed = happenings.IsDestroyed(OPPONENTS)
a_friendly_character_attacks = happenings.Attacks(YOURS)
an_enemy_character_attacks = happenings.Attacks(OPPONENTS)
you_activate = happenings.Activates()
opponent_activates = happenings.Activates(OPPONENT)
your_turn_starts = happenings.TurnStarts()
your_turn_ends = happenings.TurnEnds()


def deals_combat_damage(of: Cards) -> Happening:
    """A character deals combat damage to a player."""
    return happenings.DealsCombatDamage(of)


def is_damaged(of: Cards) -> Happening:
    """A character is dealt damage."""
    return happenings.IsDamaged(of)


you_have_less_life = HasLessLife()
you_have_fewer_characters = HasFewerCharacters()
your_turn = YourTurn()


def there_is(of: Cards, least: int = 1) -> Condition:
    """There are cards of a set."""
    return ThereIs(of, least)
