"""Casting cards, and using the abilities of citizens."""

from dataclasses import dataclass
from typing import Final

from cardwright.games.kryptik.abilities import Active
from cardwright.games.kryptik.events.pile import Announced, Cast, SoloUsed, Waits
from cardwright.games.kryptik.overlords import arrive
from cardwright.games.kryptik.prints import NO_COST, KryptikCard
from cardwright.games.kryptik.questions import TO_CAST
from cardwright.games.kryptik.state import MAIN, STAMP, Kryptik
from cardwright.games.kryptik.words.costs import FREE, Pay
from cardwright.kernel.core.frames import Activation
from cardwright.kernel.grammar import Noun, Phrase, states
from cardwright.kernel.pieces.zones import NOBODY
from cardwright.kernel.pile.priority import AT_CARD
from cardwright.language.costs import Costs
from cardwright.language.declaring import Declared, can_be_declared, declare
from cardwright.language.words import Effect

FOR_SOUL_COST: Final = 0
FOR_ELEVEN_YEAR_COST: Final = 1
FOR_FREE: Final = 2
"""How a card is cast."""
CASTING: Final = "casting"
"""The word in an activation that says that a card is cast."""


@dataclass(frozen=True)
class EntersIsland(Effect):
    """What a citizen that was cast does as it resolves: it enters the island (kryptik:island)."""

    def start(self, m: Kryptik, act: Activation) -> None:
        """Let it enter, if it still lies on the pile."""
        card = act.source
        act.done = m.where[card] == m.pile_zone and m.printed[card].citizen
        if act.done:
            arrive(m, card, act.player, enters=True)

    def phrase(self) -> Phrase:
        return states(Noun("citizen", "this"), "enter the island")


ENTERS: Final = EntersIsland()


@dataclass(frozen=True)
class IfStillThere(Effect):
    """An ability that has an effect only while the citizen that it came from is on the island.

    kryptik:ruling.left-ability
    """

    effect: Effect

    def start(self, m: Kryptik, act: Activation) -> None:
        if m.on_island(act.source) and m.has_source(act):
            self.effect.start(m, act)

    def phrase(self) -> Phrase:
        return self.effect.phrase()


_costs: Final[dict[tuple[str, Effect | None], Effect]] = {}


def cost_of(printed: KryptikCard, how: int) -> Effect | None:
    """Return what casting a card costs, the additional cost included; None for nothing.

    kryptik:cost.soul, kryptik:cost.eleven-year, kryptik:cost.additional, kryptik:cost.additional-free
    """
    additional = printed.additional
    if how == FOR_FREE:
        return additional
    cost = printed.facts.cost if how == FOR_SOUL_COST else f"{{{printed.eleven_cost}}}"
    known = _costs.get((cost, additional))
    if known is None:
        known = Pay(cost) if additional is None else Costs((Pay(cost), additional))
        _costs[cost, additional] = known
    return known


def effects_of(printed: KryptikCard) -> tuple[Effect, ...]:
    """Return what goes on the pile when a card is cast (kryptik:pile.paragraphs)."""
    return (ENTERS,) if printed.citizen else printed.does


def in_time(m: Kryptik, player: int, card: int) -> bool:
    """Whether it is the time for casting a card from hand.

    kryptik:citizen.when, kryptik:main.citizens, kryptik:second.citizens, kryptik:focused, kryptik:spell.any-time,
    kryptik:ruling.focused-own-turn
    """
    printed = m.printed[card]
    if not printed.slow:
        return True
    if m.pile or m.phase not in MAIN:
        return False
    return player == m.active or (not printed.citizen and m.options["focused_in_any_turn"] > 0)


def activation(player: int, card: int, how: int, *, casting: bool) -> Activation:
    """Return the activation with which a card is cast, or with which it is only asked whether it could be."""
    act = Activation(player, card)
    if casting:
        act.name_word(CASTING, 1)
    if how != FOR_SOUL_COST:
        act.name_word(FREE, 1)
    return act


def castable(m: Kryptik, player: int, card: int, how: int) -> bool:
    """Whether a player could cast a card so, were it the time for it: nothing forbids it, and it can be paid and aimed.

    kryptik:cost.payable, kryptik:target.needed, kryptik:ruling.untargetable-paragraph, kryptik:overlord.no-cast,
    kryptik:effect.cannot
    """
    printed = m.printed[card]
    if how == FOR_ELEVEN_YEAR_COST and printed.eleven_cost == NO_COST:
        return False
    if printed.overlord and m.overlord(player, printed.name) != NOBODY:
        return False
    if TO_CAST.forbidden(m, player, card):
        return False
    return can_be_declared(m, activation(player, card, how, casting=False), effects_of(printed), cost_of(printed, how))


def cast(m: Kryptik, player: int, card: int, how: int) -> None:
    """Cast a card: it lies on the pile while X, targets and costs are settled (kryptik:ruling.targets-first)."""
    printed = m.printed[card]
    m.do(Announced(card, player))
    act = activation(player, card, how, casting=True)
    declare(m, act, effects_of(printed), cost_of(printed, how))


# ---- abilities -----------------------------------------------------------------------------------------------------


def usable(m: Kryptik, player: int, card: int, ability: Active, number: int) -> bool:
    """Whether a player can use an active ability of a citizen that has not lost it.

    kryptik:ability.active, kryptik:solo, kryptik:short-time
    """
    if ability.solo and (player, m.printed[card].key, number) in m.used:
        return False
    act = Activation(player, card)
    if ability.when is not None and not ability.when.holds(m, act):
        return False
    return can_be_declared(m, act, (ability.effect,), ability.cost)


def use(m: Kryptik, player: int, card: int, number: int) -> None:
    """Use an active ability of a citizen (kryptik:cost.ability)."""
    ability = m.printed[card].active[number]
    if ability.solo:
        m.do(SoloUsed(player, m.printed[card].key, number))
    declare(m, Activation(player, card), (ability.effect,), ability.cost)


def put_on_pile(m: Kryptik, effects: tuple[Declared, ...], act: Activation, *, triggered: bool) -> None:
    """Put on the pile what was declared and paid for, and tell of a card that was cast (kryptik:pile.put)."""
    source = act.source
    lies = source != NOBODY and m.where[source] == m.pile_zone
    if source != NOBODY:
        act.name_word(STAMP, m.stamps[source])
    if m.options["ability_needs_source"] and source in m.cards:
        effects = tuple([Declared(IfStillThere(declared.effect), declared.aims) for declared in effects])
    for declared in effects:
        aimed = [aim.number for aim in declared.aims if aim.at == AT_CARD]
        hidden = tuple([(card, m.place_of_card(card)) for card in aimed if m.in_row(card)])
        m.do(Waits(declared, act, source if lies else NOBODY, hidden, triggered=triggered))
    if lies and CASTING in act.names.words:
        m.do(Cast(source, act.player))
