"""What authors type: short names for the words, so that a card reads like its sentence."""

from cardwright.games.keyforge import abilities as bold
from cardwright.games.keyforge.abilities import Ability
from cardwright.games.keyforge.state import Asked
from cardwright.games.keyforge.words import cardeffects as on_cards
from cardwright.games.keyforge.words import effects, harm, keys, searching, swapping, uses
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
    SourceRemains,
    YouPlayed,
)
from cardwright.games.keyforge.words.constants import (
    EACH_PLAYER,
    NEXT_TURN,
    THIS_TURN,
    UNTIL_THIS_LEAVES,
    AtEndOfTurn,
    Bends,
    BendsPlayer,
    Grants,
    Lasting,
    Pattern,
    ReapingSteals,
    Says,
    Whenever,
)
from cardwright.games.keyforge.words.control import TakeControl
from cardwright.games.keyforge.words.effects import OPPONENT, YOU
from cardwright.games.keyforge.words.entering import PutIntoPlay, WhenThisLeaves
from cardwright.games.keyforge.words.filters import (
    Damaged,
    Neighboring,
    OfChosenHouse,
    OfHouse,
    OnFlank,
    SharesTrait,
    Titled,
    WithAember,
    WithTrait,
)
from cardwright.games.keyforge.words.houses import Belongs, HouseMandate
from cardwright.games.keyforge.words.nouns import (
    OPPONENTS,
    Fallen,
    HandledBy,
    UpgradedCreature,
    artifact,
    card_in_a_discard,
    card_in_your_discard,
    card_in_your_hand,
    creature,
    creature_in_a_discard,
    creature_in_your_discard,
    creature_in_your_hand,
    enemy_artifact,
    enemy_card,
    enemy_creature,
    friendly_artifact,
    friendly_card,
    friendly_creature,
    host,
    that_card,
    this_card,
)
from cardwright.games.keyforge.words.patterns import CreatureDestroyed, DestroyedFightingThis, FriendlyFights, YouPlay
from cardwright.games.keyforge.words.powerful import Powerful
from cardwright.games.keyforge.words.repeating import RepeatPreceding
from cardwright.games.keyforge.zones import DECK, DISCARD
from cardwright.language.flow import If, IfYouDo, May, OneByOne, RepeatWhile, Sequence
from cardwright.language.numbers import CountOf, ThatMuch, ThisWay, number
from cardwright.language.targets import AnyOf, Choose, Chosen, Each, ExceptIt, It, This, Together
from cardwright.language.words import Cards, Condition, Effect, Filter, Number, Target

__all__ = [
    "OPPONENT",
    "YOU",
    "artifact",
    "card_in_a_discard",
    "card_in_your_discard",
    "card_in_your_hand",
    "creature",
    "creature_in_a_discard",
    "creature_in_your_discard",
    "creature_in_your_hand",
    "enemy_artifact",
    "enemy_card",
    "enemy_creature",
    "friendly_artifact",
    "friendly_card",
    "friendly_creature",
    "host",
    "that_card",
    "this_card",
]
"""The nouns, passed on; everything defined below is for authors too."""

# ---- abilities with a bold word --------------------------------------------------------------------------------------


def in_order(what: tuple[Effect, ...]) -> Effect:
    """Put effects into a sequence, unless there is only one."""
    return what[0] if len(what) == 1 else Sequence(what)


def play(*what: Effect) -> Ability:
    """Put effects under "Play:"."""
    return Ability((bold.PLAY,), in_order(what))


def reap(*what: Effect) -> Ability:
    """Put effects under "Reap:"."""
    return Ability((bold.REAP,), in_order(what))


def fight(*what: Effect) -> Ability:
    """Put effects under "Fight:"."""
    return Ability((bold.FIGHT,), in_order(what))


def fight_reap(*what: Effect) -> Ability:
    """Put effects under "Fight/Reap:"."""
    return Ability((bold.FIGHT, bold.REAP), in_order(what))


def play_fight_reap(*what: Effect) -> Ability:
    """Put effects under "Play/Fight/Reap:"."""
    return Ability((bold.PLAY, bold.FIGHT, bold.REAP), in_order(what))


def play_reap(*what: Effect) -> Ability:
    """Put effects under "Play/Reap:"."""
    return Ability((bold.PLAY, bold.REAP), in_order(what))


def before_reap(*what: Effect) -> Ability:
    """Put effects under "Before Reap:"."""
    return Ability((bold.BEFORE_REAP,), in_order(what))


def before_fight(*what: Effect) -> Ability:
    """Put effects under "Before Fight:"."""
    return Ability((bold.BEFORE_FIGHT,), in_order(what))


def action(*what: Effect) -> Ability:
    """Put effects under "Action:"."""
    return Ability((bold.ACTION,), in_order(what))


def omni(*what: Effect) -> Ability:
    """Put effects under "Omni:"."""
    return Ability((bold.OMNI,), in_order(what))


def destroyed(*what: Effect) -> Ability:
    """Put effects under "Destroyed:"."""
    return Ability((bold.DESTROYED,), in_order(what))


def leaves_play(*what: Effect) -> Ability:
    """Put effects under "Leaves Play:"."""
    return Ability((bold.LEAVES_PLAY,), in_order(what))


# ---- targets ---------------------------------------------------------------------------------------------------------

this = This()
it = It()
damaged = Damaged()
undamaged = Damaged(yes=False)
on_a_flank = OnFlank()
not_on_a_flank = OnFlank(yes=False)
another = ExceptIt()
fallen = Fallen()
upgraded_creature = UpgradedCreature()
that_much = ThatMuch()
neighboring = Neighboring()
of_chosen_house = OfChosenHouse()
with_aember = WithAember()
that_shares_a_trait = SharesTrait()


def target(what: Target | Cards) -> Target:
    """A set of cards means one of them, chosen if there is any (keyforge:ruling.choose-if-possible)."""
    return Chosen(what) if isinstance(what, Cards) else what


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


def of_house(house: str) -> Filter:
    """Of a house."""
    return OfHouse(house)


def without_trait(trait: str) -> Filter:
    """Cards that lack a trait."""
    return WithTrait(trait, yes=False)


def up_to(n: int, cards: Cards) -> Target:
    """Up to so many of the set, chosen."""
    return Chosen(cards, number(n), up_to=True)


def chosen_under(*names: str) -> Target:
    """What was chosen under these names, together."""
    return Together(names)


def exactly(n: int | Number, cards: Cards, name: str = "") -> Target:
    """So many of the set, chosen."""
    return Chosen(cards, number(n), name=name)


# ---- numbers ---------------------------------------------------------------------------------------------------------


def count(cards: Cards) -> Number:
    """One for each card of the set."""
    return CountOf(cards)


def this_way(what: str) -> Number:
    """One for each thing that the effect before did; ``what`` names them in the text ("creature healed")."""
    return ThisWay(what)


# ---- effects ---------------------------------------------------------------------------------------------------------


def gain(amount: int | Number) -> Effect:
    """Gain æmber."""
    return effects.Gain(number(amount))


def opponent_gains(amount: int | Number) -> Effect:
    """The opponent gains æmber."""
    return effects.Gain(number(amount), OPPONENT)


def opponent_loses(amount: int | Number) -> Effect:
    """The opponent loses æmber."""
    return effects.Lose(number(amount))


def steal(amount: int | Number) -> Effect:
    """Steal æmber."""
    return effects.Steal(number(amount))


def opponent_steals(amount: int | Number) -> Effect:
    """The opponent steals æmber."""
    return effects.Steal(number(amount), OPPONENT)


def gain_chains(n: int) -> Effect:
    """Gain chains."""
    return effects.GainChains(n)


def choose_house(*, of_opponent: bool = False) -> Effect:
    """Choose a house, which `of_chosen_house` and the effects that follow mean."""
    return effects.ChooseHouse(of_opponent)


def draw(n: int | Number = 1) -> Effect:
    """Draw cards."""
    return effects.Draw(number(n))


def deal(amount: int | Number, to: Target | Cards, splash: int = 0) -> Effect:
    """Deal damage."""
    return harm.Deal(target(to), number(amount), splash)


def heal(amount: int | Number, what: Target | Cards, *, up_to: bool = False) -> Effect:
    """Heal damage; with ``up_to`` the active player picks how much."""
    return harm.Heal(target(what), number(amount), up_to)


def heal_fully(what: Target | Cards) -> Effect:
    """Remove all damage."""
    return harm.HealFully(target(what))


def save(what: Target | Cards) -> Effect:
    """Instead of being destroyed, stay in play."""
    return harm.Save(target(what))


def destroy(what: Target | Cards) -> Effect:
    """Destroy."""
    return on_cards.Destroy(target(what))


def sacrifice(what: Target | Cards) -> Effect:
    """Sacrifice."""
    return on_cards.Sacrifice(target(what))


def return_to_hand(what: Target | Cards) -> Effect:
    """Return to the owner's hand."""
    return on_cards.ToHand(target(what))


def purge(what: Target | Cards) -> Effect:
    """Purge."""
    return on_cards.Purge(target(what))


def exhaust(what: Target | Cards) -> Effect:
    """Exhaust."""
    return on_cards.Exhaust(target(what))


def archive(what: Target | Cards) -> Effect:
    """Archive."""
    return on_cards.Archive(target(what))


def ready(what: Target | Cards) -> Effect:
    """Ready."""
    return on_cards.Ready(target(what))


def stun(what: Target | Cards, *, and_neighbors: bool = False) -> Effect:
    """Stun creatures, perhaps with their neighbors."""
    return on_cards.Stun(target(what), and_neighbors)


def capture(amount: int | Number, by: Target | Cards = this) -> Effect:
    """Capture æmber onto this card or others."""
    return on_cards.Capture(target(by), number(amount))


def move_aember_to(what: Target | Cards, amount: int | Number = 1) -> Effect:
    """Move æmber from your pool onto cards."""
    return keys.PlaceAember(target(what), number(amount))


def return_aember(what: Target | Cards) -> Effect:
    """Return captured æmber."""
    return keys.ReturnAember(target(what))


def forge_key(change: int | Number = 0) -> Effect:
    """Forge a key at current cost, or so much more or less."""
    return keys.ForgeKey(number(change))


forge_key_for_nothing = keys.ForgeKey(free=True)


def reveal(what: Target | Cards) -> Effect:
    """Show cards to everybody."""
    return searching.Reveal(target(what))


def search(*wanted: Filter, then: Effect, n: int = 1, discard_pile: bool = False) -> Effect:
    """Search your deck, perhaps your discard pile too, for so many cards (0: any number); they are "it" in the effect."""
    return searching.Search((DECK, DISCARD) if discard_pile else (DECK,), wanted, then, n)


def swap_this_with(what: Target | Cards) -> Effect:
    """Swap this creature with another one of the same battleline."""
    return swapping.SwapThisWith(target(what))


shuffle_deck = searching.ShuffleDeck()
swap_deck_and_discard_pile = swapping.SwapAreas(DECK, DISCARD)


def shuffle_into_deck(what: Target | Cards) -> Effect:
    """Shuffle into the owners' decks."""
    return on_cards.ShuffleIn(target(what))


def divide_damage(amount: int | Number, among: Cards) -> Effect:
    """Deal damage, divided among cards point by point."""
    return harm.DealDivided(among, number(amount))


def ready_and_fight(what: Target | Cards) -> Effect:
    """Ready and fight with a creature."""
    return uses.Fight(target(what), ready_first=True)


def take_control(what: Target | Cards, *, until_this_leaves: bool = False) -> Effect:
    """Take control of cards, for good or until this card leaves play."""
    return TakeControl(target(what), until_this_leaves)


def opponent_takes_control(what: Target | Cards) -> Effect:
    """The opponent takes control of cards, for good."""
    return TakeControl(target(what), side=OPPONENT)


def return_to_play(what: Target) -> Effect:
    """Put cards into play under their owners' control."""
    return PutIntoPlay(what)


def when_this_leaves_play(effect: Effect) -> Effect:
    """What happens when this card leaves play; it knows what was chosen under a name."""
    return WhenThisLeaves(effect)


def put_on_deck(what: Target | Cards) -> Effect:
    """Put cards on top of their owners' decks."""
    return on_cards.ToDeckTop(target(what))


def put_into_play(what: Target) -> Effect:
    """Put cards into play under your control."""
    return PutIntoPlay(what, under_you=True)


def use(what: Target | Cards) -> Effect:
    """Use a card."""
    return uses.Use(target(what))


def add_power(what: Target | Cards, counters: int = 1) -> Effect:
    """Put +1 power counters on creatures."""
    return on_cards.AddPower(target(what), counters)


def choose(what: Target | Cards, name: str = "") -> Effect:
    """Choose a card, or several, for effects that follow."""
    return Choose(Chosen(what, name=name) if isinstance(what, Cards) else what)


def one_by_one(up_to_so_many: int | Number, cards: Cards, effect: Effect) -> Effect:
    """Up to so many different cards, each dealt with before the next is chosen; it is "it" in the effect."""
    return OneByOne(number(up_to_so_many), cards, effect)


def repeat_while(effect: Effect, condition: Condition) -> Effect:
    """Do an effect, and again while a condition holds afterwards and the source has not gone."""
    return RepeatWhile(effect, SourceRemains(condition))


def repeat_preceding(effect: Effect, *, by_opponent: bool = False) -> Effect:
    """Do an effect, and then all of it once more, perhaps by the opponent."""
    return RepeatPreceding(effect, by_opponent)


def may(effect: Effect) -> Effect:
    """The active player may (keyforge:may)."""
    return May(effect)


def if_(condition: Condition, then: Effect, otherwise: Effect | None = None) -> Effect:
    """If a condition holds."""
    return If(condition, then) if otherwise is None else If(condition, then, otherwise)


def if_you_do(first: Effect, then: Effect) -> Effect:
    """Do the first; if it was done completely, the second too (keyforge:if-you-do)."""
    return IfYouDo(first, then)


def this_turn(what: Asked, uses: int = -1) -> Effect:
    """For the remainder of the turn."""
    return Lasting(what, THIS_TURN, uses)


def next_turn(what: Asked) -> Effect:
    """During the opponent's next turn."""
    return Lasting(what, NEXT_TURN)


def until_this_leaves(what: Asked) -> Effect:
    """As long as this card is in play, whoever controls it."""
    return Lasting(what, UNTIL_THIS_LEAVES)


# ---- constant abilities ----------------------------------------------------------------------------------------------


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


def at_end_of_turn(effect: Effect) -> Asked:
    """At the end of your turn."""
    return AtEndOfTurn(effect)


enemy_creature_destroyed = CreatureDestroyed(OPPONENT)
enemy_destroyed_fighting_this = DestroyedFightingThis()
friendly_fights = FriendlyFights()
fallen_enemies = effects.FallenEnemies()
you_control_more_creatures = MoreCreatures()
opponent_forged = OpponentForged()
it_was_destroyed = ItWasDestroyed()
it_was_not_destroyed = ItWasDestroyed(yes=False)
opponent_discards_at_random = effects.DiscardRandom()
its_owner_discards_at_random = effects.ItsOwnerDiscards()
unforge_that_key = effects.UnforgeNewKey()
archive_top = effects.ArchiveTop()
discard_top = effects.DiscardTop()
play_top = effects.PlayTop()
each_player_loses_half = effects.EachLosesHalf()
opponents_keys = effects.OpponentsKeys()
reaping_steals = ReapingSteals()
opponent_is_richer = OpponentIsRicher()
first_use_this_turn = FirstUse()
