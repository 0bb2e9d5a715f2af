"""The rules of the duel: what can be done with priority, and what follows by itself."""

from cardwright.kernel.asking.payments import payable
from cardwright.kernel.asking.runs import Asking
from cardwright.kernel.core.frames import Activation, Trigger
from cardwright.kernel.core.rules import Check
from cardwright.kernel.pieces.zones import NOBODY
from cardwright.kernel.pile.priority import AT_CARD, AT_EFFECT, AT_PLAYER, Aim, Item, Piled
from cardwright.language.declaring import AimedRules, Declared
from cardwright.language.words import Effect
from tests.toys.duel_match import (
    AIM,
    AIM_EFFECT,
    AIM_PLAYER,
    ATTACK,
    CAST,
    CHARM,
    FIELD,
    GRAVE,
    HAND,
    LAY,
    STRIDE,
    WELL,
    ZONES,
    Died,
    Duel,
    DuelAimed,
    DuelAims,
    Laid,
    Left,
    Lost,
    Struck,
    candidates,
)


class Dead(Check):
    """Creatures whose damage has reached their power die; all are remembered as they were before any did."""

    def look(self, m: Duel) -> bool:
        dead = [card for card in m.creatures() if m.state(card).damage >= m.power(card)]
        for card in dead:
            m.remember(card)
        for card in dead:
            m.do(Died(card))
        return bool(dead)


class NoLife(Check):
    """Players without life leave the game, and the last one wins."""

    def look(self, m: Duel) -> bool:
        lost = tuple([player for player in m.seats if m.life[player] <= 0])
        if lost:
            m.do(Lost(lost))
        return bool(lost)


class DuelRules(AimedRules):
    """The rules of the duel, as far as the kernel asks for them."""

    def facts_of(self, m: Duel, card: int) -> tuple[int, ...]:
        return m.controller(card), m.power(card)

    def goes_on_without(self, m: Duel, player: int) -> bool:
        return True

    def left_game(self, m: Duel, player: int) -> None:
        for card in m.zone(player, FIELD):
            m.do(Left(card, GRAVE))

    def plays(self, m: Duel, player: int) -> list[int]:
        codes: list[int] = []
        slow = player == m.active and not m.pile
        for card in sorted(m.zone(player, HAND)):
            printed = m.print_of(card)
            if printed.kind == WELL:
                if player == m.active and not m.laid:
                    codes.append(LAY * STRIDE + card)
            elif (
                (slow or printed.kind == CHARM)
                and payable(printed.cost, m.wells(player))
                and len(candidates(m, card)) >= printed.aims[0]
            ):
                codes.append(CAST * STRIDE + card)
        if slow:
            codes.extend([ATTACK * STRIDE + card for card in sorted(m.zone(player, FIELD)) if m.may_attack(card)])
        return codes

    def play(self, m: Duel, player: int, code: int) -> None:
        verb, card = divmod(code, STRIDE)
        if verb == LAY:
            m.do(Laid(player, card))
        elif verb == ATTACK:
            m.do(Struck(card, m.next_seat(player)))
        else:
            m.push(Asking(DuelAims(), DuelAimed()), Activation(player, card))

    def is_lawful(self, m: Duel, item: Item, aim: Aim) -> bool:
        return super().is_lawful(m, item, aim) and (aim.at != AT_CARD or m.where[aim.number] % ZONES == FIELD)

    def code_of(self, m: Duel, player: int, thing: Aim) -> int:
        if thing.at == AT_EFFECT:
            return AIM_EFFECT * STRIDE + [item.number for item in m.pile].index(thing.number)
        return (AIM_PLAYER if thing.at == AT_PLAYER else AIM) * STRIDE + thing.number

    def announce(self, m: Piled, trigger: Trigger) -> None:
        if isinstance(trigger.effect, Effect):
            super().announce(m, trigger)
        else:
            m.put(trigger.effect, trigger.act, triggered=True)

    def declared(self, m: Duel, effects: tuple[Declared, ...], act: Activation, *, triggered: bool) -> None:
        card = act.source if m.where[act.source] == m.stack else NOBODY
        for what in effects:
            m.put(what.effect, act, card, what.aims, up_to=what.up_to(), triggered=triggered)

    def off_pile(self, m: Duel, item: Item, how: int) -> None:
        if item.card >= 0 and m.where[item.card] == m.stack and not m.lies_for(item.card):
            m.do(Left(item.card, GRAVE))
