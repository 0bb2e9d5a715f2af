"""The turn with its phases (kyza:phases, kyza:draw, kyza:end.*)."""

from dataclasses import dataclass
from typing import Final

from cardwright.games.kyza.actions import PASS
from cardwright.games.kyza.combat import ATTACKING, BLOCKING, STRIKING, may_attack
from cardwright.games.kyza.destruction import destroy
from cardwright.games.kyza.events import (
    CombatEnded,
    CountersChanged,
    EndBegan,
    NobodyAttacks,
    PhaseBegan,
    TurnBegan,
    TurnEnded,
)
from cardwright.games.kyza.playing import DISCARDING, DiscardRun, draw
from cardwright.games.kyza.state import (
    ACTIVATE_PHASE,
    COMBAT_PHASE,
    DEFENSE_PHASE,
    END_PHASE,
    EXPIRED,
    SET_PHASE,
    Kyza,
)
from cardwright.games.kyza.zones import EFFECTS, HAND
from cardwright.kernel.asking.runs import Asking
from cardwright.kernel.core.frames import Activation, Frame, Op
from cardwright.kernel.pieces.zones import NOBODY
from cardwright.kernel.pile.priority import NEXT_SEAT, UNANSWERED, Priority


def window(phase: int) -> Priority:
    """Return the window of a phase: the active player acts or passes, each act can be answered by flash.

    Who activates an effect leaves it to the other to answer, and answers again only that. When the active player has
    passed, the other has the last word (kyza:priority.active, kyza:priority.last-chance, kyza:stack.last-first,
    kyza:stack.respond, kyza:ruling.priority, kyza:ruling.what-can-be-answered).
    """
    return Priority(PASS, phase, putting_passes=True, after_acting=NEXT_SEAT, last_word=True)


WINDOWS: Final = tuple([window(phase) for phase in range(END_PHASE)])


START: Final = 0
DRAWING: Final = 1
ACTIVATING: Final = 2
ATTACKS: Final = 3
AFTER_ATTACKS: Final = 4
BLOCKS: Final = 5
AFTER_BLOCKS: Final = 6
DAMAGE: Final = 7
SETTING: Final = 8
ENDING: Final = 9
END_TRIGGERS: Final = 10
DISCARDS: Final = 11
COUNTERS: Final = 12
LAST: Final = 13


@dataclass(frozen=True)
class Turn(Op):
    """Turn after turn; ``pc`` is the stage of the turn."""

    def step(self, m: Kyza, f: Frame) -> None:
        """Go through the stages until one needs the loop."""
        frames = m.frames
        while frames[-1] is f and not m.unsettled and m.outcome is None:
            self.go_on(m, f)

    def go_on(self, m: Kyza, f: Frame) -> None:
        """Do the stage, and note the next."""
        stage = f.pc
        f.pc = stage + 1
        if stage <= ACTIVATING:
            self.begin(m, stage)
        elif stage <= DAMAGE:
            self.fight(m, f, stage)
        elif stage == SETTING:
            m.do(PhaseBegan(SET_PHASE))
            WINDOWS[SET_PHASE].begin(m)
        else:
            self.finish(m, f, stage)

    def begin(self, m: Kyza, stage: int) -> None:
        """Begin the turn, draw, open the ACTIVATE phase (kyza:ruling.start-triggers)."""
        if stage == START:
            m.do(TurnBegan(m.opponent(m.active) if m.turn else m.first, m.turn + 1))
        elif stage == DRAWING:
            if m.turn > 1:  # kyza:draw.not-first
                draw(m, m.active, 1)
        else:
            m.do(PhaseBegan(ACTIVATE_PHASE))
            WINDOWS[ACTIVATE_PHASE].begin(m)

    def fight(self, m: Kyza, f: Frame, stage: int) -> None:
        """Go through combat; where nobody can attack there is none (kyza:ruling.combat-windows)."""
        if stage == ATTACKS:
            if may_attack(m, m.active):
                m.do(PhaseBegan(COMBAT_PHASE))
                m.push(ATTACKING, Activation(m.active, NOBODY))
            else:
                m.do(NobodyAttacks(m.active))
                f.pc = SETTING
        elif stage == AFTER_ATTACKS and m.attackers:
            WINDOWS[COMBAT_PHASE].begin(m)
        elif stage == AFTER_ATTACKS:  # To attack with nobody is to pass.
            WINDOWS[COMBAT_PHASE].begin(m, m.opponent(m.active), passed=1)
        elif not m.attackers:
            f.pc = SETTING
            m.do(CombatEnded())
        elif stage == BLOCKS:
            m.do(PhaseBegan(DEFENSE_PHASE))
            m.push(BLOCKING, Activation(m.opponent(m.active), NOBODY))
        elif stage == AFTER_BLOCKS:
            WINDOWS[DEFENSE_PHASE].begin(m)  # kyza:combat.flash, kyza:combat.attacker-first
        else:
            m.push(STRIKING, Activation(m.active, NOBODY))

    def finish(self, m: Kyza, f: Frame, stage: int) -> None:
        """End the turn; nobody has priority (kyza:ruling.end-order)."""
        active = m.active
        if stage == ENDING:
            m.do(PhaseBegan(END_PHASE))
            m.do(EndBegan(active))
        elif stage == END_TRIGGERS:
            if m.pile:
                m.push(UNANSWERED, f.act)
        elif stage == DISCARDS:
            over = len(m.zone(active, HAND)) - m.hand_limit(active)
            if over > 0:  # kyza:end.discard
                m.push(Asking(DiscardRun(over), DISCARDING), Activation(active, NOBODY))
        elif stage == COUNTERS:
            count_time(m, active)
        elif m.pile:
            f.pc = LAST
            m.push(UNANSWERED, f.act)
        else:
            m.do(TurnEnded(active))
            f.pc = START  # kyza:end.next-player


def count_time(m: Kyza, player: int) -> None:
    """Put a time counter on each of the player's continuous effects; those whose time is up are discarded.

    Effects of the other player to which an effect has brought their last counter are discarded with them.
    kyza:continuous.counter, kyza:continuous.expires, kyza:continuous.duration, kyza:ruling.counters-own-turn,
    kyza:ruling.time-up
    """
    for card in m.zone(player, EFFECTS):
        if m.state(card).active:
            m.do(CountersChanged(card, 1))
    active = [card for side in (player, m.opponent(player)) for card in m.zone(side, EFFECTS) if m.state(card).active]
    expired = [card for card in active if m.state(card).counters >= m.printed[card].level]
    if expired:
        destroy(m, expired, EXPIRED, Activation(player, NOBODY))


TURN: Final = Turn()
