"""The turn with its phases, and combat with its steps (kryptik:disengage.all, kryptik:combat.*, kryptik:end.*)."""

from dataclasses import dataclass
from typing import Final

from cardwright.games.kryptik.actions import PASS
from cardwright.games.kryptik.combat import ATTACKING, BLOCKING, STRIKING, fewest, may_attack, may_block
from cardwright.games.kryptik.drawing import discard_down, draw_for_turn
from cardwright.games.kryptik.events.combat import AttackOver
from cardwright.games.kryptik.events.steps import (
    CombatBegan,
    CombatEnding,
    Disengaged,
    FirstBegan,
    PhaseBegan,
    TurnBegan,
    TurnEnded,
    TurnEnding,
)
from cardwright.games.kryptik.state import (
    ATTACKERS,
    BLOCKERS,
    COMBAT,
    COMBAT_END,
    DAMAGE,
    DISENGAGE,
    DRAW,
    END,
    FIRST,
    PHASES,
    SECOND,
    Kryptik,
)
from cardwright.kernel.core.frames import Activation, Frame, Op
from cardwright.kernel.pieces.zones import NOBODY
from cardwright.kernel.pile.priority import UNANSWERED, Priority

WINDOWS: Final = tuple([Priority(PASS, phase) for phase in range(len(PHASES))])
"""The windows of priority, one for each phase but the first two, in which nobody has it.

The turn player has it first, and after each resolution; whoever puts something on the pile passes it on, and whoever
does something else keeps it (kryptik:priority.turn-player, kryptik:priority.passes-on, kryptik:priority.resolve,
kryptik:priority.advance, kryptik:pile.answer, kryptik:pile.last-first, kryptik:ruling.passing).
"""

BEGIN: Final = 0
DISENGAGING: Final = 1
DRAWING: Final = 2
IN_FIRST: Final = 3
COMBAT_BEGINS: Final = 4
ATTACK: Final = 5
ATTACKED: Final = 6
BLOCK: Final = 7
BLOCKED: Final = 8
STRIKE: Final = 9
STRUCK: Final = 10
AGAIN: Final = 11
COMBAT_ENDS: Final = 12
IN_SECOND: Final = 13
ENDING: Final = 14
END_TRIGGERS: Final = 15
END_ANSWERS: Final = 16
CLEANUP: Final = 17
DISCARDS: Final = 18
LAST: Final = 19
NEXT: Final = 20
ABANDONED: Final = 21


@dataclass(frozen=True)
class Turn(Op):
    """Turn after turn; ``pc`` is the stage of the turn, data: how many attacks there were as the next was asked for."""

    def step(self, m: Kryptik, f: Frame) -> None:
        """Go through the stages until one needs the loop."""
        frames = m.frames
        while frames[-1] is f and not m.unsettled and m.outcome is None:
            self.go_on(m, f)

    def go_on(self, m: Kryptik, f: Frame) -> None:
        """Do the stage, and note the next."""
        stage = f.pc
        f.pc = stage + 1
        if stage <= IN_FIRST:
            self.begin(m, stage)
        elif stage <= COMBAT_ENDS:
            self.fight(m, f, stage)
        elif stage <= END_ANSWERS:
            self.finish(m, stage)
        else:
            self.close(m, f, stage)

    def begin(self, m: Kryptik, stage: int) -> None:
        """Begin the turn, disengage, draw, and open the 1st phase."""
        if stage == BEGIN:
            player = m.next_seat(m.active) if m.turn else m.first_in_turn()
            m.do(TurnBegan(player, m.turn + 1))
        elif stage == DISENGAGING:
            m.do(PhaseBegan(m.active, DISENGAGE))
            m.do(Disengaged(m.active))
        elif stage == DRAWING:
            m.do(PhaseBegan(m.active, DRAW))
            if m.turn > 1:  # kryptik:draw.not-first
                draw_for_turn(m, m.active)
        else:
            self.open(m, FirstBegan(m.active, FIRST))  # kryptik:ruling.held-triggers

    def open(self, m: Kryptik, began: PhaseBegan) -> None:
        """Begin a phase in which players have priority; what it sets off goes on the pile first."""
        m.do(began)
        WINDOWS[began.phase].begin(m)

    def fight(self, m: Kryptik, f: Frame, stage: int) -> None:
        """Go through combat: one attacker after the other (kryptik:combat.again, kryptik:combat.over)."""
        active = m.active
        if stage == COMBAT_BEGINS:
            self.open(m, CombatBegan(active, COMBAT))
        elif stage == COMBAT_ENDS:
            self.open(m, CombatEnding(active, COMBAT_END))
        elif stage == ATTACK:
            if may_attack(m, active):
                f.data = (len(m.attacked),)
                m.do(PhaseBegan(active, ATTACKERS))
                m.push(ATTACKING, Activation(active, NOBODY))
            else:
                f.pc = COMBAT_ENDS
        elif stage == AGAIN:
            f.pc = ATTACK
            if m.defender != NOBODY:
                m.do(AttackOver())
        elif stage == ATTACKED and f.data == (len(m.attacked),):  # kryptik:attack.none
            f.pc = COMBAT_ENDS
        elif m.attacker == NOBODY and stage in {BLOCK, STRIKE}:
            f.pc = AGAIN
        else:
            self.clash(m, stage)

    def clash(self, m: Kryptik, stage: int) -> None:
        """Go through the steps of one attack."""
        active = m.active
        if stage == ATTACKED:
            WINDOWS[ATTACKERS].begin(m)
        elif stage == BLOCK:
            m.do(PhaseBegan(active, BLOCKERS))
            if len(may_block(m, m.defender)) >= fewest(m, m.attacker):
                m.push(BLOCKING, Activation(m.defender, NOBODY))
        elif stage == BLOCKED:
            WINDOWS[BLOCKERS].begin(m)
        elif stage == STRIKE:
            m.do(PhaseBegan(active, DAMAGE))
            m.push(STRIKING, Activation(active, NOBODY))
        else:
            WINDOWS[DAMAGE].begin(m)

    def finish(self, m: Kryptik, stage: int) -> None:
        """Go through the 2nd phase and the end of the turn (kryptik:ruling.end-order)."""
        active = m.active
        if stage == IN_SECOND:
            self.open(m, PhaseBegan(active, SECOND))
        elif stage == ENDING:
            self.open(m, PhaseBegan(active, END))
        elif stage == END_TRIGGERS:
            m.do(TurnEnding(active))
        elif m.pile:
            WINDOWS[END].begin(m)

    def close(self, m: Kryptik, f: Frame, stage: int) -> None:
        """Clean up, as often as that sets anything off, and begin the next turn."""
        active = m.active
        if stage == CLEANUP:
            m.do(TurnEnded(active))
        elif stage == DISCARDS:
            discard_down(m, active)
        elif stage == NEXT:
            f.pc = BEGIN  # kryptik:end.next
        elif m.pile or stage == ABANDONED:  # What cleaning up has set off is answered, and all ends once more.
            f.pc = CLEANUP
            self.open_last(m)

    def open_last(self, m: Kryptik) -> None:
        """Have what waits answered at the end of the turn; without the turn player it just resolves."""
        if m.active in m.seats:
            WINDOWS[END].begin(m)
        else:
            m.push(UNANSWERED, Activation(m.active, NOBODY))

    def without(self, m: Kryptik, f: Frame, player: int) -> bool:
        """Without the player whose turn it is it ends, and the next one begins (kryptik:ruling.elimination)."""
        if player == m.active and m.turn:
            f.pc = ABANDONED
        return True


TURN: Final = Turn()
