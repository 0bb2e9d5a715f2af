"""What the rules of Crystal Crucible do by themselves."""

from dataclasses import dataclass
from typing import Final

from cardwright.games.crucible.state import Crucible
from cardwright.games.crucible.zones import ACTIVE, ASIDE, DECK, HAND, ITEMS, TILE_DISCARD, ZONES
from cardwright.kernel.core.frames import Activation, Frame, Op, Trigger
from cardwright.kernel.core.rules import Rules


@dataclass(frozen=True)
class InOrder(Op):
    """Resolves what was set off together, one after the other: in turn order, Monsters last (crucible:order.turn)."""

    def step(self, m: Crucible, f: Frame) -> None:
        if not f.queue:
            m.pop()
            return
        first, f.queue = f.queue[0], f.queue[1:]
        first.effect.start(m, first.act)


IN_ORDER: Final = InOrder()


class CrucibleRules(Rules):
    """The rules of Crystal Crucible, as far as the kernel asks for them."""

    def order(self, m: Crucible, queue: tuple[Trigger, ...]) -> None:
        """Resolve in turn order what was set off together."""
        ranked = sorted(queue, key=lambda trigger: m.order_of(trigger.act.source))
        m.frames.append(Frame(IN_ORDER, Activation(-1, -1), 0, (), tuple(ranked)))

    def decides(self, m: Crucible, act: Activation) -> int:
        """Let whose ability it is make its choices, and of what nobody controls whose turn it is."""
        if act.player in m.seats:
            return act.player
        return m.active if m.active in m.seats else m.order[0]

    def goes_on_without(self, m: Crucible, player: int) -> bool:
        """Let the others go on once the game is under way."""
        return m.turn > 0

    def left_game(self, m: Crucible, player: int) -> None:
        """Take off the Battlefield what is a player's who gave up; the tile stays (crucible:ruling.giving-up)."""
        if m.outcome is not None or len(m.seats) <= 1:
            return
        m.order = tuple([one for one in m.order if one != player])
        m.dead = tuple([one for one in m.dead if one != player])
        m.fields = tuple([field for field in m.fields if field[1] != player])
        m.hurt = tuple([pair for pair in m.hurt if player not in pair])
        for card in m.summoned(player):
            take_off(m, card, player * ZONES + DECK)
        if m.here(player) >= 0:
            take_off(m, m.tokens[player], player * ZONES + ASIDE)
        for kind in (HAND, ACTIVE):
            for card in m.zone(player, kind):
                m.unbind(card)
                m.move(card, player * ZONES + DECK, 0)
        for card in m.zone(player, ITEMS):
            m.unbind(card)
            m.move(card, m.shared(TILE_DISCARD))


def take_off(m: Crucible, card: int, zone: int) -> None:
    """Take a Token off the Battlefield, with what it has in force."""
    m.unbind(card)
    m.move(card, zone, 0)
    del m.cards[card]


RULES: Final = CrucibleRules()
