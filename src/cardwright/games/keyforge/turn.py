"""The five steps of a turn (keyforge:turn.order), one turn after the other (keyforge:turn.alternate)."""

from dataclasses import dataclass
from typing import Final

from cardwright.games.keyforge import questions
from cardwright.games.keyforge.actions import (
    DISCARD_CARD,
    END_TURN,
    HOUSE,
    LEAVE_ARCHIVES,
    PLAY_CARD,
    STRIDE,
    TAKE_ARCHIVES,
)
from cardwright.games.keyforge.archives import take_archives
from cardwright.games.keyforge.choices import step_codes
from cardwright.games.keyforge.drawing import refill
from cardwright.games.keyforge.events import (
    Announced,
    Discarded,
    EndReached,
    HouseChosen,
    Readied,
    TurnBegan,
    TurnEnded,
)
from cardwright.games.keyforge.forging import forge_step
from cardwright.games.keyforge.playing import play, use_up_permission
from cardwright.games.keyforge.state import NO_HOUSE, KeyForge
from cardwright.games.keyforge.using import use, use_up_use
from cardwright.games.keyforge.why_not import why_not
from cardwright.games.keyforge.zones import ARCHIVES, ARTIFACTS, IN_PLAY, LINE, ZONES
from cardwright.kernel.core.frames import Frame, Op
from cardwright.kernel.core.state import State

FORGE: Final = 0
CHOOSE_HOUSE: Final = 1
PICK_UP: Final = 2
MAIN: Final = 3
READY: Final = 4
DRAW: Final = 5
END: Final = 6
NEXT: Final = 7


@dataclass(frozen=True)
class Turn(Op):
    """Turn after turn; the frame lies at the bottom of the stack, ``pc`` is the step."""

    def opens(self) -> bool:
        """What is played, discarded or used shows."""
        return True

    def step(self, m: KeyForge, f: Frame) -> None:
        """Go from step to step until one asks, or something comes between."""
        while f.pc != MAIN:
            self.go_on(m, f)
            if m.chooser >= 0 or m.unsettled or m.frames[-1] is not f or m.outcome is not None:
                return
        m.ask(m.active, step_codes(m), stop=True)

    def go_on(self, m: KeyForge, f: Frame) -> None:
        """Do one of the steps that the rules do by themselves."""
        pc = f.pc
        if pc == FORGE:
            f.pc = CHOOSE_HOUSE
            m.do(TurnBegan(m.opponent(m.active) if m.turn else m.first))
            forge_step(m)
        elif pc == CHOOSE_HOUSE:
            self.choose_house(m, f)
        elif pc == PICK_UP:
            if m.zone(m.active, ARCHIVES):
                # keyforge:house.archives, keyforge:ruling.archives-no-house: after the choice, whatever it came to.
                m.ask(m.active, [TAKE_ARCHIVES * STRIDE, LEAVE_ARCHIVES * STRIDE])
            else:
                f.pc = MAIN
        elif pc == READY:
            f.pc = DRAW
            ready_all(m)
        elif pc == DRAW:
            f.pc = END
            refill(m)
        elif pc == END:
            f.pc = NEXT
            m.do(EndReached(m.active))  # keyforge:end-of-turn
        else:
            f.pc = FORGE
            if m.aember[m.active] >= m.key_cost(m.active):
                m.do(Announced(m.active))  # keyforge:check, keyforge:ruling.check-when: after the end-of-turn effects
            m.do(TurnEnded(m.active))  # keyforge:draw.ends-turn, keyforge:ruling.turn-effects-last

    def choose_house(self, m: KeyForge, f: Frame) -> None:
        """Ask for the active house (keyforge:house.choose), if any is legal (keyforge:house.none)."""
        houses = legal_houses(m)
        if houses:
            m.ask(m.active, [HOUSE * STRIDE + house for house in houses])
        else:
            f.pc = PICK_UP
            m.do(HouseChosen(m.active, NO_HOUSE))

    def answer(self, m: KeyForge, f: Frame, code: int) -> None:
        """Take the house, the archives, or the next card of step 3."""
        verb, argument = code // STRIDE, code % STRIDE
        if verb == PLAY_CARD:
            use_up_permission(m, argument)
            play(m, argument)
        elif verb == DISCARD_CARD:
            m.do(Discarded(argument))
        elif verb == END_TURN:
            f.pc = READY
        elif verb == HOUSE:
            f.pc = PICK_UP
            m.do(HouseChosen(m.active, argument))
        elif verb == TAKE_ARCHIVES:
            f.pc = MAIN
            take_archives(m, m.active)
        elif verb == LEAVE_ARCHIVES:
            f.pc = MAIN
        else:
            if questions.USE.can in m.index:
                use_up_use(m, code)
            use(m, code)

    def prompt(self, m: State, f: Frame) -> str:
        if f.pc == CHOOSE_HOUSE:
            return "Choose your active house"
        if f.pc == PICK_UP:
            return "Take your archives into your hand?"
        return "Play, discard or use a card, or end your turn"

    def why_not(self, m: KeyForge, f: Frame, card: int) -> str:
        """Say in step 3 what hinders the active player."""
        return why_not(m, card) if f.pc == MAIN else ""

    def why_no_more(self, m: KeyForge, f: Frame, card: int) -> str:
        """Say what hinders the active player to do more with the card."""
        return why_not(m, card)


TURN: Final = Turn()


def legal_houses(m: KeyForge) -> list[int]:
    """Return the houses that the active player may choose (keyforge:house.restricted).

    Of several houses that must be chosen any one will do (keyforge:house.must-several), unless it cannot be chosen
    (keyforge:ruling.mandate-and-ban); what cannot be chosen cannot, even if it must (keyforge:ruling.no-legal-house,
    keyforge:faq.7).
    A demand for a house that is not open to the player anyway is void (keyforge:ruling.void-mandate).
    """
    player = m.active
    houses = open_houses(m, player)
    index = m.index
    if questions.CHOOSE_HOUSE.must not in index and questions.CHOOSE_HOUSE.cannot not in index:
        return houses
    demanded = [house for house in houses if questions.CHOOSE_HOUSE.demanded(m, player, house)]
    return [house for house in demanded or houses if not questions.CHOOSE_HOUSE.forbidden(m, player, house)]


def open_houses(m: KeyForge, player: int) -> list[int]:
    """Return the houses of the player's deck (keyforge:house.three), then those of other cards that they control.

    keyforge:house.off-house-control; a card that belongs to all houses belongs to those of the deck and opens none
    (keyforge:ruling.all-houses).
    """
    own = m.houses[player]
    houses = list(own)
    base = player * ZONES
    as_printed = questions.PRINTED_HOUSE.key not in m.index
    for kind in IN_PLAY:
        for card in m.zones[base + kind]:
            house = m.printed[card].house if as_printed else m.house_of(card)
            if house not in houses and True not in [m.belongs(card, h) for h in own]:
                houses.append(house)
    return houses


def ready_all(m: KeyForge) -> None:
    """Ready each of the active player's cards (keyforge:ready.step)."""
    base = m.active * ZONES
    for zone in (base + LINE, base + ARTIFACTS):
        for card in m.zones[zone]:
            if not m.in_play[card].ready:
                m.do(Readied(card, in_step=True))
