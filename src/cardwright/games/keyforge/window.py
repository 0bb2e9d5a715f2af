"""The window: abilities that were set off together, resolved one by one in the order that the active player chooses."""

from dataclasses import dataclass
from typing import Final

from cardwright.kernel.core.frames import Frame, Op, Trigger
from cardwright.kernel.core.state import State
from cardwright.kernel.grammar.forms import possessive
from cardwright.kernel.pieces.options import MODE
from cardwright.language.words import Effect


def alike(m: State, one: Trigger, other: Trigger) -> bool:
    """Whether it makes no difference which of two abilities resolves first."""
    if isinstance(one.effect, Effect) and isinstance(other.effect, Effect):
        if one.effect.adds() and other.effect.adds():
            return True
        if one.act.player != other.act.player:
            return one.effect.private() and other.effect.private()
    if one.effect != other.effect or one.act.player != other.act.player:
        return False
    if one.act.source == other.act.source and one.act.it == other.act.it:
        return equal_granters(m, one.act.granter, other.act.granter)
    return isinstance(one.effect, Effect) and one.effect.impersonal()


def equal_granters(m: State, one: int, other: int) -> bool:
    """Whether nothing but their places tells apart two cards that have given a card its abilities."""
    if one < 0 or other < 0:
        return one == other
    return m.prints[one] == m.prints[other] and m.owners[one] == m.owners[other]


def lapse(m: State, source: int, effects: list[Op]) -> None:
    """Let these abilities of a card, as far as they still wait, not resolve any more."""
    for f in m.frames:
        if f.queue:
            f.queue = tuple([waits for waits in f.queue if waits.act.source != source or waits.effect not in effects])


@dataclass(frozen=True)
class Window(Op):
    """Resolves the triggers in a frame's queue (keyforge:active-player.orders)."""

    def step(self, m: State, f: Frame) -> None:
        """Resolve the only ability left, or ask which is next, unless all come to the same."""
        queue = f.queue
        if not queue:
            m.pop()
            return
        if len(queue) == 1 or all([alike(m, queue[0], trigger) for trigger in queue]):
            self.resolve(m, f, 0)
        else:
            base = MODE * m.game.actions.stride
            m.ask(m.active, [base + i for i in range(len(queue))])

    def answer(self, m: State, f: Frame, code: int) -> None:
        self.resolve(m, f, code % m.game.actions.stride)

    def resolve(self, m: State, f: Frame, i: int) -> None:
        """Take one ability out of the queue and start it."""
        trigger = f.queue[i]
        f.queue = f.queue[:i] + f.queue[i + 1 :]
        trigger.effect.start(m, trigger.act.copy())

    def prompt(self, m: State, f: Frame) -> str:
        return "Several abilities wait; which resolves next?"

    def option_text(self, m: State, f: Frame, code: int) -> str:
        trigger = f.queue[code % m.game.actions.stride]
        if trigger.act.source < 0:
            return f"Rules: {trigger.effect.text()}"
        source = m.prints[trigger.act.source].name
        players = [t.act.player for t in f.queue if t.act.source >= 0 and m.prints[t.act.source].name == source]
        if min(players) != max(players):  # Both players have one, and nothing else would tell them apart.
            source = f"{possessive(m.names[trigger.act.player])} {source}"
        granter = trigger.act.granter
        if granter >= 0 and len([t for t in f.queue if t.effect == trigger.effect]) > 1:
            source += f" by {possessive(m.names[m.owners[granter]])} {m.prints[granter].name}"
        return f"{source}: {trigger.effect.text()}"


WINDOW: Final = Window()
