"""What cards do."""

from typing import Final

from cardwright.games.keyforge.words import cardeffects as on_cards
from cardwright.games.keyforge.words import effects, harm, keys, searching, swapping, uses
from cardwright.games.keyforge.words.beneath import CardBeneath, PutUnder
from cardwright.games.keyforge.words.conditions import SourceRemains
from cardwright.games.keyforge.words.control import TakeControl
from cardwright.games.keyforge.words.counts import NumberOfPower
from cardwright.games.keyforge.words.entering import PutIntoPlay, WhenThisLeaves
from cardwright.games.keyforge.words.filters import THAT_HOUSE
from cardwright.games.keyforge.words.houses import Houses
from cardwright.games.keyforge.words.moving import DivertAember, PurgeInstead
from cardwright.games.keyforge.words.nouns import CardsAnywhere
from cardwright.games.keyforge.words.repeating import RepeatPreceding
from cardwright.games.keyforge.words.vocabulary.players import you
from cardwright.games.keyforge.words.vocabulary.targets import target, this
from cardwright.games.keyforge.zones import DECK, DISCARD
from cardwright.language.choice import Choice
from cardwright.language.choosing import ChooseOne, one_of
from cardwright.language.flow import (
    NOTHING,
    ForEach,
    If,
    IfYouDo,
    May,
    MayRepeat,
    OneByOne,
    RepeatWhile,
    Times,
    in_order,
)
from cardwright.language.numbers import number
from cardwright.language.players import Party
from cardwright.language.targets import Choose
from cardwright.language.words import Cards, Condition, Effect, Filter, Number, Target


def gain(amount: int | Number, who: Party = you) -> Effect:
    """Gain æmber."""
    return effects.Gain(number(amount), who.who)


def lose(amount: int | Number, who: Party = you) -> Effect:
    """Lose æmber."""
    return effects.Lose(number(amount), who.who)


def steal(amount: int | Number, who: Party = you) -> Effect:
    """Steal æmber."""
    return effects.Steal(number(amount), who.who)


def give(amount: int | Number, who: Party) -> Effect:
    """A player gives you æmber."""
    return effects.Give(number(amount), who.who)


def gain_chains(n: int | Number, who: Party = you) -> Effect:
    """Gain chains."""
    return effects.GainChains(number(n), who.who)


def choose_house(of: Party | None = None) -> Effect:
    """Choose a house, perhaps one of a player's, which `of_chosen_house` and the effects that follow mean."""
    return ChooseOne(Choice(Houses(None if of is None else of.who), name=THAT_HOUSE))


def draw(n: int | Number = 1, who: Party = you) -> Effect:
    """Draw cards."""
    return effects.Draw(number(n), who.who)


def discard_at_random(n: int | Number = 1, who: Party = you) -> Effect:
    """Discard random cards from hand."""
    return effects.DiscardRandom(number(n), who.who)


def archive_top(n: int | Number = 1, who: Party = you) -> Effect:
    """Archive the top cards of the deck."""
    return effects.ArchiveTop(number(n), who.who)


def discard_top(n: int | Number = 1, who: Party = you) -> Effect:
    """Discard the top cards of the deck."""
    return effects.DiscardTop(number(n), who.who)


def discard_until(wanted: CardsAnywhere) -> Effect:
    """Discard cards from the top of your deck until a certain one is discarded."""
    return effects.DiscardUntil(wanted)


def deal(amount: int | Number, to: Target | Cards, splash: int = 0, *, past_armor: bool = False) -> Effect:
    """Deal damage, perhaps past armor."""
    return harm.Deal(target(to), number(amount), splash, past_armor)


def lose_armor(what: Target | Cards) -> Effect:
    """Lose all armor for the rest of the turn."""
    return harm.LoseArmor(target(what))


def heal(amount: int | Number, what: Target | Cards, *, up_to: bool = False) -> Effect:
    """Heal damage; with ``up_to`` the active player picks how much."""
    return harm.Heal(target(what), number(amount), up_to)


def heal_fully(what: Target | Cards) -> Effect:
    """Remove all damage."""
    return harm.HealFully(target(what))


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


def discard(what: Target | Cards) -> Effect:
    """Discard; a card out of a hand, deck or archives, or from play."""
    return on_cards.Discard(target(what))


def archive(what: Target | Cards) -> Effect:
    """Archive."""
    return on_cards.Archive(target(what))


def imprison(what: Target | Cards) -> Effect:
    """Put into your archives, from where they go to their owners' hands."""
    return on_cards.Imprison(target(what))


def ready(what: Target | Cards) -> Effect:
    """Ready."""
    return on_cards.Ready(target(what))


def stun(what: Target | Cards, *, and_neighbors: bool = False) -> Effect:
    """Stun creatures, perhaps with their neighbors."""
    return on_cards.Stun(target(what), and_neighbors)


def unstun(what: Target | Cards) -> Effect:
    """Remove the stun from creatures."""
    return on_cards.Unstun(target(what))


def capture(amount: int | Number, by: Target | Cards = this, *, own_side: bool = False) -> Effect:
    """Capture æmber onto this card or others, perhaps from their own controllers."""
    return on_cards.Capture(target(by), number(amount), own_side)


def move_aember_to(what: Target | Cards, amount: int | Number = 1) -> Effect:
    """Move æmber from your pool onto cards."""
    return keys.PlaceAember(target(what), number(amount))


def place_aember(what: Target | Cards, amount: int | Number = 1) -> Effect:
    """Place æmber from the supply on cards, which is no capture."""
    return keys.PlaceAember(target(what), number(amount), from_supply=True)


def take_aember(what: Target | Cards, amount: int | Number = 1) -> Effect:
    """Move æmber from cards to your pool."""
    return keys.TakeAember(target(what), number(amount))


def return_aember(what: Target | Cards) -> Effect:
    """Return captured æmber to your pool."""
    return keys.ReturnAember(target(what))


def forge_key(change: int | Number = 0, who: Party = you, *, less: int | Number = 0) -> Effect:
    """Forge a key at current cost, or so much more or less; ``less`` is taken off again, down to nothing."""
    return keys.ForgeKey(number(change), who=who.who, less=number(less))


forge_key_for_nothing: Final = keys.ForgeKey(free=True)


def reveal(what: Target | Cards) -> Effect:
    """Show cards to everybody."""
    return searching.Reveal(target(what))


def look_at_hand(whose: Party) -> Effect:
    """Look at a hand, which nobody else sees."""
    return searching.LookAtHand(whose.who)


def search(wanted: Filter, *then: Effect, n: int = 1, discard_pile: bool = False) -> Effect:
    """Search your deck, perhaps your discard pile too, for so many cards (0: any number), then "it"."""
    return searching.Search((wanted,), in_order(then), n, (DECK, DISCARD) if discard_pile else (DECK,))


def swap_this_with(what: Target | Cards) -> Effect:
    """Swap this creature with another one of the same battleline."""
    return swapping.SwapThisWith(target(what))


shuffle_deck: Final = searching.ShuffleDeck()
swap_deck_and_discard_pile: Final = swapping.SwapAreas(DECK, DISCARD)


def shuffle_into_deck(what: Target | Cards) -> Effect:
    """Shuffle into the owners' decks."""
    return on_cards.ShuffleIn(target(what))


def divide_damage(amount: int | Number, among: Cards) -> Effect:
    """Deal damage, divided among cards point by point."""
    return harm.DealDivided(among, number(amount))


def ready_and_fight(what: Target | Cards) -> Effect:
    """Ready and fight with a creature."""
    return uses.Fight(target(what), ready_first=True)


def fight_with(what: Target | Cards) -> Effect:
    """Fight with a creature, if it is ready."""
    return uses.Fight(target(what))


def fight_several_times(what: Target | Cards, times: int) -> Effect:
    """Ready and fight with a creature so many times, each time against another one."""
    return uses.FightSeveral(target(what), times)


def deals_damage_to(what: Target | Cards) -> Effect:
    """This card deals its damage to another creature than the one that it fights."""
    return uses.StrikeInstead(target(what))


def take_control(what: Target | Cards, *, until_this_leaves: bool = False, who: Party = you) -> Effect:
    """Take control of cards, for good or until this card leaves play."""
    return TakeControl(target(what), until_this_leaves, who.who)


def return_to_play(what: Target) -> Effect:
    """Put cards into play under their owners' control."""
    return PutIntoPlay(what)


def when_this_leaves_play(*what: Effect) -> Effect:
    """What happens when this card leaves play; it knows what was chosen under a name."""
    return WhenThisLeaves(in_order(what))


def put_on_deck(what: Target | Cards) -> Effect:
    """Put cards on top of their owners' decks."""
    return on_cards.ToDeckTop(target(what))


def put_beneath_this(what: Target | Cards) -> Effect:
    """Put cards that are not in play facedown beneath this card."""
    return PutUnder(target(what))


def put_into_play(what: Target | Cards) -> Effect:
    """Put cards into play under your control."""
    return PutIntoPlay(target(what), you.who)


def use(what: Target | Cards, *, as_yours: bool = False) -> Effect:
    """Use a card, perhaps an artifact that somebody else controls as if it were yours."""
    return uses.Use(target(what), as_yours)


def resolve_reap(of: Target | Cards) -> Effect:
    """Resolve a "Reap:" ability of a creature as if you controlled it."""
    return uses.ResolveReap(target(of))


def add_power(what: Target | Cards, counters: int | Number = 1) -> Effect:
    """Put +1 power counters on creatures."""
    return on_cards.AddPower(target(what), number(counters))


def choose(what: Target | Cards, name: str = "") -> Effect:
    """Choose a card, or several, for effects that follow."""
    return Choose(Choice(what, name=name) if isinstance(what, Cards) else what)


def one_by_one(up_to_so_many: int | Number, cards: Cards, *what: Effect) -> Effect:
    """Up to so many different cards, each dealt with before the next is chosen; it is "it" in the effects."""
    return OneByOne(number(up_to_so_many), cards, in_order(what))


def for_each(cards: Target, *what: Effect, any_order: bool = False) -> Effect:
    """Effects for each of some cards, which is "it" meanwhile; perhaps in the order that the active player likes."""
    return ForEach(cards, in_order(what), any_order)


def so_many_times(n: int | Number, *what: Effect) -> Effect:
    """Effects, so many times over."""
    return Times(number(n), in_order(what))


def choose_one(*effects: Effect, who: Party | None = None) -> Effect:
    """One of these effects, as the active player likes, or somebody else."""
    return one_of(effects, None if who is None else who.who)


def repeat_while(condition: Condition, *what: Effect) -> Effect:
    """Do effects, and again while they did something, a condition holds afterwards and the source has not gone.

    keyforge:ruling.repeat-idle
    """
    return RepeatWhile(in_order(what), SourceRemains(condition))


def may_repeat(condition: Condition, *what: Effect) -> Effect:
    """Do effects, and again as often as the active player likes, as long as a condition holds."""
    return MayRepeat(in_order(what), condition)


def repeat_preceding(*what: Effect, who: Party = you) -> Effect:
    """Do effects, and then all of them once more, perhaps by another player."""
    return RepeatPreceding(in_order(what), who.who)


def may(*what: Effect) -> Effect:
    """The active player may (keyforge:may), and then has to do all of it that is possible (keyforge:may.fully)."""
    return May(in_order(what))


def if_(condition: Condition, *then: Effect, otherwise: Effect = NOTHING) -> Effect:
    """If a condition holds."""
    return If(condition, in_order(then), otherwise)


def if_you_do(first: Effect, *then: Effect) -> Effect:
    """Do the first; if it was done completely, the others too (keyforge:if-you-do)."""
    return IfYouDo(first, in_order(then))


def play_card(what: Target | Cards) -> Effect:
    """Play a card from where it is."""
    return effects.PlayCards(target(what))


capture_that_aember: Final = DivertAember(captured=True)
purge_instead: Final = PurgeInstead()
take_that_aember: Final = DivertAember()
top_of_deck: Final = effects.TopOfDeck()
card_beneath_this: Final = CardBeneath()
choose_number: Final = ChooseOne(Choice(NumberOfPower()))
unforge_that_key: Final = effects.UnforgeNewKey()
call_off_fight: Final = uses.CallOff()
