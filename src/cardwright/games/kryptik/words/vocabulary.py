"""What authors type: short names for the words, so that a card reads like its sentence."""

from typing import Final

from cardwright.games.kryptik import questions
from cardwright.games.kryptik.abilities import Active, Additional, Does, ElevenYear, Offer, Produces
from cardwright.games.kryptik.questions import ATTACK, BLOCKS_SIDESTEP, DEFENSE, TO_ATTACK, TO_BLOCK, TO_CAST
from cardwright.games.kryptik.words import cardeffects as on_cards
from cardwright.games.kryptik.words import conditions, costs, effects, filters, giving, happenings
from cardwright.games.kryptik.words.nouns import (
    CardsIn,
    Citizens,
    OfType,
    OnPile,
    RowCards,
    UnderThis,
    WaitingEffect,
)
from cardwright.games.kryptik.zones import HAND, LIMBO
from cardwright.kernel.core.frames import StandingNode
from cardwright.language import choice
from cardwright.language.arithmetic import Negative
from cardwright.language.choice import Choice, ChosenNumber
from cardwright.language.costs import Costs
from cardwright.language.deeds import EachDoes
from cardwright.language.durations import THIS_TURN, For
from cardwright.language.flow import in_order
from cardwright.language.force import Bonus, Cannot, Counts, Gets, LosesAbilities, Those
from cardwright.language.happenings import CardHappens, PlayerDoes, TimeComes, Whenever
from cardwright.language.numbers import ThisWay, number
from cardwright.language.players import EACH_OPPONENT, EACH_PLAYER, OPPONENT, YOU, OwnerOf, Party, Player
from cardwright.language.questions import Deed, Keyword
from cardwright.language.targets import Each, It
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

EAGER: Final = questions.EAGER
SIDESTEP: Final = questions.SIDESTEP
STEADFAST: Final = questions.STEADFAST
TENACIOUS: Final = questions.TENACIOUS
TOXIC: Final = questions.TOXIC
RAVENOUS: Final = questions.RAVENOUS
CITIZEN: Final = costs.CITIZEN
SPELL: Final = costs.SPELL

# ---- players ----


class Kryptiker(Party):
    """A player of Kryptik, whose cards are `hand` and `limbo`, and who has `row_cards`."""

    def __init__(self, who: Player) -> None:
        """Name what is theirs."""
        super().__init__(who)
        self.hand: CardsIn = CardsIn(HAND, who)
        self.limbo: CardsIn = CardsIn(LIMBO, who)
        self.row_cards: Number = conditions.RowSize(who)


you: Final = Kryptiker(YOU)
opponent: Final = Kryptiker(OPPONENT)
opponents: Final = Kryptiker(EACH_OPPONENT)
each_player: Final = Kryptiker(EACH_PLAYER)
target_opponent: Final = Kryptiker(choice.target_player(OPPONENT))
attacked_player: Final = Kryptiker(effects.AttackedPlayer())
its_owner: Final = Kryptiker(OwnerOf(It()))

# ---- cards ----

citizen: Final = Citizens()
friendly_citizen: Final = Citizens(YOU)
enemy_citizen: Final = Citizens(OPPONENT)
row_card: Final = RowCards()
your_row_card: Final = RowCards(YOU)
card_in_a_limbo: Final = CardsIn(LIMBO, None)
under_this: Final = UnderThis()
attacking: Final = filters.Attacking()
blocking: Final = filters.Blocking()
engaged: Final = filters.IsEngaged()
overlord: Final = filters.IsOverlord()
same_name: Final = filters.SameName()


def attack_at_most(most: int) -> Filter:
    """With no more attack than that."""
    return filters.AttackAtMost(most)


def soul_cost(least: int = 0, most: int = filters.MOST_COST) -> Filter:
    """With a soul cost in that range."""
    return filters.SoulCost(least, most)


def faction(name: str) -> Filter:
    """Of that faction."""
    return filters.OfFaction(name)


any_number: Final = ChosenNumber(costs.MostEnergy())
"""X: chosen when the card is cast."""
abolished_this_way: Final = ThisWay("card", "abolished")
citizens_died: Final = conditions.DiedThisTurn()
your_combat: Final = conditions.YourCombat()


def short_time(most: int) -> Condition:
    """An opponent has at most so many 11 year cards."""
    return conditions.ShortTime(most)


# ---- shape ----


def does(*sentences: Effect) -> Does:
    """A paragraph of a spell."""
    return Does(in_order(sentences))


def eleven_year(*sentences: Effect) -> ElevenYear:
    """What the card does as a destroyed 11 year card."""
    return ElevenYear(in_order(sentences))


def use(*sentences: Effect, cost: Effect, solo: bool = False, when: Condition | None = None) -> Active:
    """An ability that is used by paying its cost."""
    return Active(cost, in_order(sentences), solo, when)


def produces(box: str) -> Produces:
    """A citizen that gives energy."""
    return Produces(box)


def also_costs(cost: Effect) -> Additional:
    """What casting the card costs besides."""
    return Additional(cost)


# ---- costs ----


def pay(cost: str) -> Effect:
    """Soul energy, such as "{1}{w}"."""
    return costs.Pay(cost)


def both_costs(*items: Effect) -> Effect:
    """Several costs together."""
    return Costs(items)


engage_this: Final = costs.EngageThis()
sacrifice_a_citizen: Final = costs.GiveCitizen()
sacrifice_another: Final = costs.GiveCitizen(another=True)


def plunder(n: int, kind: str = costs.ANY_TYPE, *, up_to: bool = False) -> Effect:
    """Abolish cards of your limbo pile, as a cost or as an effect."""
    return costs.Plunder(n, kind, up_to)


# ---- what is set off ----


def enters(*sentences: Effect) -> StandingNode:
    """When this enters the island."""
    return Whenever(CardHappens(this_card, happenings.ENTERS), in_order(sentences))


def dies(*sentences: Effect) -> StandingNode:
    """When this dies."""
    return Whenever(CardHappens(this_card, happenings.DIES), in_order(sentences))


def attacks(*sentences: Effect) -> StandingNode:
    """When this attacks."""
    return Whenever(CardHappens(this_card, happenings.ATTACKS), in_order(sentences))


def blocks(*sentences: Effect) -> StandingNode:
    """When this blocks."""
    return Whenever(CardHappens(this_card, happenings.BLOCKS), in_order(sentences))


def offer(*sentences: Effect, cost: Effect | None = None) -> Effect:
    """What is set off and may be left out, perhaps for a cost."""
    return Offer(in_order(sentences), cost)


another_of_yours_dies: Final = CardHappens(friendly_citizen.other, happenings.DIES)
this_hits_the_row: Final = happenings.ThisHitsRow()
you_cast_a_spell: Final = PlayerDoes(YOU, happenings.CASTS, OfType(SPELL))
your_turn_starts: Final = TimeComes(happenings.START)
your_combat_begins: Final = TimeComes(happenings.COMBAT_STARTS)
your_combat_ends: Final = TimeComes(happenings.COMBAT_ENDS)
your_turn_ends: Final = TimeComes(happenings.END)

# ---- effects of players ----


def draw(n: int | Number = 1, who: Party = you) -> Effect:
    """Draw cards."""
    return effects.Draw(number(n), who.who)


def probe(n: int) -> Effect:
    """Perhaps draw so many cards and discard as many."""
    return effects.Probe(n)


def discard(n: int = 1, who: Party = you) -> Effect:
    """Players discard cards."""
    return giving.PlayersDiscard(who.who, n)


def sacrifice(n: int = 1, who: Party = you) -> Effect:
    """Players sacrifice citizens."""
    return giving.PlayersSacrifice(who.who, n)


def mill(n: int) -> Effect:
    """Put the top cards of your deck into your limbo pile."""
    return effects.Mill(number(n))


def top_to_soul(*, engaged: bool = False) -> Effect:
    """Put the top card of your deck into your soul row."""
    return effects.TopToSoul(engaged)


top_to_row: Final = effects.TopToRow()
look_at_row: Final = effects.LookAtRow()
rearrange: Final = effects.Rearrange()


def look_at_hand(whose: Party) -> Effect:
    """Look at a hand."""
    return effects.LookAtHand(whose.who)


def deal(n: int, to: Party) -> Effect:
    """Deal damage to players."""
    return effects.DealToPlayer(number(n), to.who)


def search(*wanted: Filter, then: Effect) -> Effect:
    """Search your deck for a card, and do something with it."""
    return effects.Search(wanted, then, 1)


def reveal(what: Target) -> Effect:
    """Reveal cards to all."""
    return effects.Reveal(what)


def cast_free(of: CardsIn) -> Effect:
    """Perhaps cast a card for free."""
    return effects.CastFree(of)


counter_card: Final = on_cards.Counter(choice.target(OnPile()))
counter_effect: Final = effects.CounterEffect(choice.target(WaitingEffect()))
counter_ability: Final = effects.CounterEffect(choice.target(WaitingEffect(of_ability=True)))

# ---- effects on cards ----


def engage(what: Target) -> Effect:
    """Engage citizens."""
    return on_cards.Engage(what)


def disengage(what: Target) -> Effect:
    """Disengage citizens."""
    return on_cards.Disengage(what)


def make_weary(what: Target) -> Effect:
    """Make citizens weary."""
    return on_cards.MakeWeary(what)


def destroy(what: Target) -> Effect:
    """Destroy citizens or 11 year cards."""
    return on_cards.Destroy(what)


def abolish(what: Target) -> Effect:
    """Abolish cards."""
    return on_cards.Abolish(what)


def to_hand(what: Target) -> Effect:
    """Return cards to their owners' hands."""
    return on_cards.ToHand(what)


def return_to_island(what: Target) -> Effect:
    """Return citizens to the island, which they enter."""
    return on_cards.Bring(what)


def put_onto_island(what: Target) -> Effect:
    """Put citizens onto the island, without entering."""
    return on_cards.Bring(what, enters=False)


def gain_control(of: Citizens, *, this_turn: bool = False) -> Effect:
    """Gain control of a target citizen."""
    return on_cards.TakeControl(choice.target(of.that(filters.MayBeTaken())), this_turn)


def attach_to_this(what: Target) -> Effect:
    """Attach cards to this."""
    return on_cards.AttachToThis(what)


def detach_all(what: Target) -> Effect:
    """Detach all cards from citizens."""
    return on_cards.DetachAll(what)


def look_at(what: Target) -> Effect:
    """Look at 11 year cards."""
    return on_cards.LookAt(what)


def into_row(what: Target) -> Effect:
    """Put cards into your 11 year row."""
    return on_cards.IntoRow(what)


def strikes(one: Choice, other: Choice) -> Effect:
    """A citizen deals damage equal to its attack to another."""
    return on_cards.Strikes(one, other)


def each_does(who: Party, what: Effect) -> Effect:
    """Players do something, each as if it were theirs."""
    return EachDoes(who.who, what)


# ---- this turn, and in force ----


def _bonuses(attack: int | Number, defense: int | Number) -> tuple[Bonus, ...]:
    """So much attack and defense more."""
    return tuple([Bonus(question, number(by)) for question, by in ((ATTACK, attack), (DEFENSE, defense)) if by != 0])


def minus(n: Number) -> Number:
    """So much less."""
    return Negative(n)


def gets_this_turn(what: Target, attack: int | Number = 0, defense: int | Number = 0) -> Effect:
    """Citizens get a bonus this turn."""
    return For(Gets(Those(), _bonuses(attack, defense)), THIS_TURN, what)


def all_get_this_turn(of: Cards, attack: int = 0, defense: int = 0) -> Effect:
    """All citizens of a set that are there now get a bonus this turn."""
    return For(Gets(Those(), _bonuses(attack, defense)), THIS_TURN, Each(of))


def gains_this_turn(what: Target, *keywords: Keyword) -> Effect:
    """Citizens gain keywords this turn."""
    return For(Gets(Those(), tuple([Bonus(keyword, number(1)) for keyword in keywords])), THIS_TURN, what)


def loses_abilities_this_turn(what: Target) -> Effect:
    """Citizens lose all abilities this turn."""
    return For(LosesAbilities(Those()), THIS_TURN, what)


def cannot_this_turn(what: Target, deed: Deed) -> Effect:
    """Citizens cannot attack or block this turn."""
    return For(Cannot(Those(), deed), THIS_TURN, what)


def gets(of: Cards, attack: int | Number = 0, defense: int | Number = 0, when: Condition | None = None) -> StandingNode:
    """Citizens get a bonus as long as this is in force."""
    return Gets(of, _bonuses(attack, defense), when=when)


def has(of: Cards, *keywords: Keyword, when: Condition | None = None) -> StandingNode:
    """Citizens have keywords as long as this is in force."""
    return Gets(of, tuple([Bonus(keyword, number(1)) for keyword in keywords]), when=when)


def cannot_attack(of: Cards) -> StandingNode:
    """Citizens cannot attack."""
    return Cannot(of, TO_ATTACK)


def cannot_block(of: Cards, whom: Cards | None = None) -> StandingNode:
    """Citizens cannot block, or not block some."""
    return Cannot(of, TO_BLOCK, whom)


def cannot_cast(who: Party, kind: str, when: Condition | None = None) -> StandingNode:
    """Players cannot cast cards of a type."""
    return Cannot(who.who, TO_CAST, OfType(kind), when=when)


blocks_as_sidestep: Final = Counts(this_card, BLOCKS_SIDESTEP)
attack_deed: Final = TO_ATTACK
