"""The window: abilities that were set off together, resolved one by one in the order that the active player chooses."""

from dataclasses import dataclass

from cardwright.kernel.frames import Frame
from cardwright.kernel.match import Match
from cardwright.kernel.nodes import Op
from cardwright.kernel.options import MODE


@dataclass(frozen=True)
class Window(Op):
    """Resolves the triggers in a frame's queue (keyforge:active-player.orders)."""

    def step(self, m: Match, f: Frame) -> None:
        """Resolve the only ability left, or ask which is next; equal abilities are not worth a question."""
        queue = f.queue
        if not queue:
            m.pop()
            return
        first = queue[0].effect
        if len(queue) == 1 or all([trigger.effect == first for trigger in queue]):
            self.resolve(m, f, 0)
        else:
            base = MODE * m.game.actions.stride
            m.ask(m.active, [base + i for i in range(len(queue))])

    def answer(self, m: Match, f: Frame, code: int) -> None:
        """Resolve the chosen one."""
        self.resolve(m, f, code % m.game.actions.stride)

    def resolve(self, m: Match, f: Frame, i: int) -> None:
        """Take one ability out of the queue and start it."""
        trigger = f.queue[i]
        f.queue = f.queue[:i] + f.queue[i + 1 :]
        trigger.effect.start(m, trigger.act.copy())

    def prompt(self, m: Match, f: Frame) -> str:
        """Ask."""
        return "Several abilities wait; which resolves next?"

    def option_text(self, m: Match, f: Frame, code: int) -> str:
        """Name the card and print the effect."""
        trigger = f.queue[code % m.game.actions.stride]
        source = m.prints[trigger.act.source].name if trigger.act.source >= 0 else "Rules"
        return f"{source}: {trigger.effect.text()}"
