"""What authors type: short names for the words, so that a card reads like its sentence."""

from cardwright.games.keyforge import abilities as bold
from cardwright.games.keyforge.abilities import Ability
from cardwright.games.keyforge.state import Asked
from cardwright.games.keyforge.words import cardeffects as on_cards
from cardwright.games.keyforge.words import effects, harm, uses
from cardwright.games.keyforge.words.constants import (
    NEXT_TURN,
    THIS_TURN,
    AtEndOfTurn,
    Bends,
    Grants,
    Lasting,
    Pattern,
    Whenever,
)
from cardwright.games.keyforge.words.control import TakeControl
from cardwright.games.keyforge.words.effects import OPPONENT
from cardwright.games.keyforge.words.filters import Damaged, Neighboring, OnFlank, WithAember
from cardwright.games.keyforge.words.nouns import (
    artifact,
    card_in_a_discard,
    card_in_your_discard,
    card_in_your_hand,
    creature,
    creature_in_a_discard,
    creature_in_your_discard,
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
from cardwright.games.keyforge.words.patterns import CreatureDestroyed, DestroyedFightingThis
from cardwright.language.flow import If, IfYouDo, May, Sequence
from cardwright.language.numbers import number
from cardwright.language.targets import Chosen, Each, It, This
from cardwright.language.words import Cards, Condition, Effect, Number, Target

__all__ = [
    "artifact",
    "card_in_a_discard",
    "card_in_your_discard",
    "card_in_your_hand",
    "creature",
    "creature_in_a_discard",
    "creature_in_your_discard",
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
neighboring = Neighboring()
with_aember = WithAember()


def target(what: Target | Cards) -> Target:
    """A set of cards means one of them, chosen."""
    return Chosen(what) if isinstance(what, Cards) else what


def each(cards: Cards) -> Target:
    """Every card of the set."""
    return Each(cards)


def up_to(n: int, cards: Cards) -> Target:
    """Up to so many of the set, chosen."""
    return Chosen(cards, number(n), up_to=True)


def exactly(n: int | Number, cards: Cards, name: str = "") -> Target:
    """So many of the set, chosen."""
    return Chosen(cards, number(n), name=name)


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


def heal(amount: int | Number, what: Target | Cards) -> Effect:
    """Heal damage."""
    return harm.Heal(target(what), number(amount))


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


def ready_and_fight(what: Target | Cards) -> Effect:
    """Ready and fight with a creature."""
    return uses.Fight(target(what), ready_first=True)


def take_control(what: Target | Cards, *, until_this_leaves: bool = False) -> Effect:
    """Take control of cards, for good or until this card leaves play."""
    return TakeControl(target(what), until_this_leaves)


def opponent_takes_control(what: Target | Cards) -> Effect:
    """The opponent takes control of cards, for good."""
    return TakeControl(target(what), side=OPPONENT)


def may(effect: Effect) -> Effect:
    """The active player may."""
    return May(effect)


def if_(condition: Condition, then: Effect, otherwise: Effect | None = None) -> Effect:
    """If a condition holds."""
    return If(condition, then) if otherwise is None else If(condition, then, otherwise)


def if_you_do(first: Effect, then: Effect) -> Effect:
    """Do the first; if it was done, the second too."""
    return IfYouDo(first, then)


def this_turn(what: Asked, uses: int = -1) -> Effect:
    """For the remainder of the turn."""
    return Lasting(what, THIS_TURN, uses)


def next_turn(what: Asked) -> Effect:
    """During the opponent's next turn."""
    return Lasting(what, NEXT_TURN)


# ---- constant abilities ----------------------------------------------------------------------------------------------


def gets(of: Cards, *, power: int = 0, armor: int = 0, when: Condition | None = None) -> tuple[Asked, ...]:
    """Cards get power or armor."""
    bonuses = (("power", power), ("armor", armor))
    return tuple(Bends(of, name, by, when) for name, by in bonuses if by)


def gains_keyword(of: Cards, keyword: str, value: int = 1) -> Asked:
    """Cards gain a keyword."""
    return Bends(of, keyword, value)


def gains(of: Cards, ability: Ability) -> Asked:
    """Cards gain an ability."""
    return Grants(of, ability)


def whenever(pattern: Pattern, effect: Effect) -> Asked:
    """Each time something happens."""
    return Whenever(pattern, effect)


def at_end_of_turn(effect: Effect) -> Asked:
    """At the end of your turn."""
    return AtEndOfTurn(effect)


enemy_creature_destroyed = CreatureDestroyed(OPPONENT)
enemy_destroyed_fighting_this = DestroyedFightingThis()
