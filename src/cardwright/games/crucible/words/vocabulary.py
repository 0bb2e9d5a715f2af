"""What authors type: short names for the words, so that a card reads like its sentence."""

from typing import Final

from cardwright.games.crucible.prints import Boost, Covering, Entering, SecondChance, Spell, Summon, Using
from cardwright.games.crucible.values import ATTACK_PHASE, MOVE_PHASE, SPELL_PHASE
from cardwright.games.crucible.words import effects, moves
from cardwright.games.crucible.words.conditions import (
    AttackTurn,
    BestAttack,
    EnteredBottom,
    HeldDamage,
    HoldsDamage,
    IsCharacter,
    IsNear,
    Peaceful,
    StandsThere,
    Unmoved,
    Unstirred,
)
from cardwright.games.crucible.words.happenings import (
    DEFEATS,
    HAS_ATTACKED,
    IS_DEFEATED,
    ON_THIS_TURN,
    THIS_ROUND,
    AdjacentDefeats,
    BlocksAdjacent,
    HitsCharacter,
    OnNextTurn,
    RoundEnds,
    TurnEnds,
)
from cardwright.games.crucible.words.nouns import (
    ANY_TOKEN,
    BEAST,
    CHARACTER,
    CharacterOf,
    CharactersNear,
    Fighters,
    Occupant,
    OnCovered,
    OpenTiles,
)
from cardwright.games.crucible.words.standing import IsAtLeast, UntilUsedUp, Wards, WardsOff
from cardwright.kernel.core.frames import StandingNode
from cardwright.language.durations import Duration, For, Until
from cardwright.language.flow import ForEach, Sequence, in_order
from cardwright.language.force import Cannot, Counts, Gets, Those, gets
from cardwright.language.happenings import CardHappens, Happening, PlayerDoes
from cardwright.language.numbers import number
from cardwright.language.players import EACH_OPPONENT, YOU, ControllerOf
from cardwright.language.questions import Deed, Quantity, Status
from cardwright.language.targets import Choose, Each, It
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
from cardwright.language.words import Cards, Condition, Effect, Number, Target

# ---- cards ----

combatant: Final = Fighters()
token: Final = Fighters(ANY_TOKEN)
character: Final = Fighters(CHARACTER)
monster: Final = Fighters(BEAST)
open_tile: Final = OpenTiles()
removable_tile: Final = OpenTiles(removable=True)
your_character: Final = CharacterOf()
those: Final = Those()
here: Final = Occupant()
who_begins_here: Final = Occupant(began=True)
others_there: Final = OnCovered()
enemies_near: Final = CharactersNear(1, EACH_OPPONENT)
characters_near: Final = CharactersNear(1)


# ---- shape ----


def spell(*what: Effect, bonus: int = 0) -> Spell:
    """What a Memory does when it is cast."""
    return Spell(in_order(what), bonus)


def covers(tiles: int, *what: Effect, bonus: int = 0) -> Covering:
    """What a Memory does that covers tiles, to each combatant there that does not resist."""
    return Covering(tiles, in_order(what), bonus)


summon: Final = Summon()


def entering(*what: Effect) -> Entering:
    """What a tile does to a character that enters."""
    return Entering(in_order(what))


def use(*what: Effect) -> Using:
    """What an Item does when it is used up."""
    return Using(in_order(what))


def boost(attack: int, reach: int) -> Boost:
    """What an Item adds to the Attack with which it is used up."""
    return Boost(attack, reach)


second_chance: Final = SecondChance()


# ---- effects ----


def choosing(what: Target) -> Effect:
    """Choose cards, for effects that follow."""
    return Choose(what)


def deal(amount: int, to: Target) -> Effect:
    """Deal Damage."""
    return effects.Deal(to, number(amount))


def discard_damage(amount: int) -> Effect:
    """Discard Damage that you hold."""
    return effects.Heal(number(amount))


def draw(n: int) -> Effect:
    """Draw Memories."""
    return effects.DrawMemories(number(n))


def forgets(of: Target, n: int = 1) -> Effect:
    """Whoever controls a card discards random Memories."""
    return effects.ForgetRandom(number(n), ControllerOf(of))


def flip(what: Target) -> Effect:
    """Flip characters."""
    return effects.FlipOver(what)


def take_item(of: Target) -> Effect:
    """Take a random Item of a character."""
    return effects.TakeItem(of)


def replace(what: Target) -> Effect:
    """Replace tiles."""
    return effects.ReplaceTile(what)


def on_destiny(highest: int, what: Effect, of: Target | None = None) -> Effect:
    """Draw Destiny, you or whoever controls a card, and do something on a low card."""
    return effects.OnDestiny(highest, what) if of is None else effects.OnDestiny(highest, what, ControllerOf(of))


def look_ahead(n: int) -> Effect:
    """Look at Destiny cards and order them."""
    return effects.LookAhead(n)


recover: Final = effects.Recover()


def forced_attack(by: Target) -> Effect:
    """Have a character attack."""
    return effects.ForcedAttack(by)


def push(what: Target, n: int = 1, *, up_to: bool = False) -> Effect:
    """Push Tokens on."""
    return moves.Push(what, n, up_to=up_to)


def pull(what: Target, n: int = 1) -> Effect:
    """Pull Tokens back."""
    return moves.Push(what, n, back=True)


def nudge(what: Target) -> Effect:
    """Move Tokens to a tile beside them."""
    return moves.Nudge(what)


def go_back(what: Target) -> Effect:
    """Send a Token back on its way."""
    return moves.GoBack(what)


def step(n: int) -> Effect:
    """Move at once."""
    return moves.Step(n)


def swap_with(what: Target) -> Effect:
    """Swap places."""
    return moves.SwapPlaces(what)


def place_yourself(where: Target) -> Effect:
    """Place your character."""
    return moves.PlaceYourself(where)


def for_each(of: Cards, what: Effect) -> Effect:
    """Do something for each card of a set, which is "it"."""
    return ForEach(Each(of), what)


# ---- for a while ----


def wards(n: int) -> Effect:
    """Prevent the next Damage; the Memory lies open meanwhile."""
    return Sequence((effects.StaysActive(), Wards(WardsOff(), UntilUsedUp(), uses=n)))


def this_turn(by: int, *questions: Quantity) -> Effect:
    """Your character gets more this turn."""
    return For(gets(your_character, by, *questions), ON_THIS_TURN)


def this_round(by: int, *questions: Quantity) -> Effect:
    """Your character gets more until the end of the round."""
    return For(gets(your_character, by, *questions), THIS_ROUND)


def weakens(what: Target, by: int, question: Quantity, until: Duration = THIS_ROUND) -> Effect:
    """Cards get less for a while."""
    return For(gets(those, by, question), until, what)


def counts_so(what: Target, status: Status) -> Effect:
    """Something is so of cards until the end of the round."""
    return For(Counts(those, status), THIS_ROUND, what)


def cannot_be(what: Target, deed: Deed, until: Duration = THIS_ROUND) -> Effect:
    """Cards cannot do something for a while, or it cannot be done to them."""
    return For(Cannot(those, deed), until, what)


on_next_move_turn: Final = OnNextTurn(MOVE_PHASE)
on_next_attack_turn: Final = OnNextTurn(ATTACK_PHASE)
until_next_spell_turn_ends: Final = Until(TurnEnds(SPELL_PHASE, It()))

# ---- in force ----


def get(of: Cards, by: int | Number, *questions: Quantity, when: Condition | None = None) -> Gets:
    """Cards get more (or less) of numbers."""
    return gets(of, by, *questions, when=when)


def counts(of: Cards, status: Status) -> StandingNode:
    """Something is so of cards."""
    return Counts(of, status)


def cannot(of: Cards, deed: Deed) -> StandingNode:
    """Cards cannot do something, or it cannot be done to them."""
    return Cannot(of, deed)


def at_least(of: Cards, question: Quantity, least: Number) -> StandingNode:
    """A number is at least so much."""
    return IsAtLeast(of, question, least)


this_hits_a_character: Final = HitsCharacter()
this_has_attacked: Final = CardHappens(this_card, HAS_ATTACKED)
you_defeat_a_monster: Final = PlayerDoes(YOU, DEFEATS, monster)
this_is_defeated: Final = CardHappens(this_card, IS_DEFEATED)
an_adjacent_combatant_defeats_this: Final = AdjacentDefeats()
the_round_ends: Final = RoundEnds()
it_is_a_character: Final = IsCharacter()
it_holds_damage: Final = HoldsDamage()
through_the_bottom_edge: Final = EnteredBottom()
it_has_stayed: Final = Unstirred()
it_has_not_moved: Final = Unmoved()
you_have_not_attacked: Final = Peaceful()
you_are_near: Final = IsNear()
you_stand_there: Final = StandsThere()
your_attack_turn: Final = AttackTurn()


def this_blocks_by(margin: int) -> Happening:
    """The source blocks an Attack from beside it by so much."""
    return BlocksAdjacent(margin)


def held_damage(most: int) -> Number:
    """As much as the Damage it holds, at most so much."""
    return HeldDamage(most)


def best_attack(more: int) -> Number:
    """So much more than your character's best printed Attack."""
    return BestAttack(more)
