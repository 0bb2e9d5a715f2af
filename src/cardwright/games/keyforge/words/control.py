"""Control: who has a card in play, and until when."""

from dataclasses import dataclass
from typing import Final

from cardwright.games.keyforge.actions import FLANK, STRIDE
from cardwright.games.keyforge.events import ControlTaken
from cardwright.games.keyforge.playing import LEFT, RIGHT
from cardwright.games.keyforge.prints import CREATURE
from cardwright.games.keyforge.state import KeyForge
from cardwright.kernel.frames import Activation, Frame, Immediate, Key, Standing, StandingNode
from cardwright.kernel.grammar import Phrase, This, order, states
from cardwright.kernel.zones import NOBODY
from cardwright.language.players import YOU, Player
from cardwright.language.targets import CardEffect


@dataclass(frozen=True)
class Controls(StandingNode):
    """A player controls the card that this is bound to; ``Standing.number`` is who had it before anybody took it.

    The newest one in force holds (keyforge:ruling.newest-control).
    """

    def keys(self) -> tuple[Key, ...]:
        return ("control",)

    def ended(self, m: KeyForge, s: Standing) -> None:
        """Give the card back, if it is still in play."""
        card = s.act.it[0]
        if card in m.cards:
            m.push(CONTROL_CHANGE, Activation(m.active, card), 0, (card, s.number))


CONTROLS: Final = Controls()


def taken(m: KeyForge, card: int) -> list[Standing]:
    """Return what is in force about the control of a card, the newest last."""
    return [s for s in m.index.get("control", ()) if card in s.act.it]


@dataclass(frozen=True)
class ControlChange(Immediate):
    """Moves a card to whoever controls it now; the frame's data are the card and who had it before anybody took it."""

    def step(self, m: KeyForge, f: Frame) -> None:
        """Ask for the flank of the new battleline, where it matters (keyforge:control.flank)."""
        card = f.data[0]
        player = self.controller(m, f)
        if card not in m.cards or player == m.controller(card):
            m.pop()
            m.unsettled = True
        elif m.printed[card].type == CREATURE and m.line(player):
            m.ask(m.active, [FLANK * STRIDE + LEFT, FLANK * STRIDE + RIGHT])
        else:
            self.answer(m, f, RIGHT)

    def answer(self, m: KeyForge, f: Frame, code: int) -> None:
        """Move it there (keyforge:control.take)."""
        player = self.controller(m, f)
        m.pop()
        m.do(ControlTaken(f.data[0], player, 0 if code % STRIDE == LEFT else -1))
        m.unsettled = True

    def controller(self, m: KeyForge, f: Frame) -> int:
        """Return who controls the card from now on."""
        card, first = f.data
        standing = taken(m, card)
        return standing[-1].act.player if standing else first

    def prompt(self, m: KeyForge, f: Frame) -> str:
        return f"To which flank does {m.prints[f.data[0]].name} go?"


CONTROL_CHANGE: Final = ControlChange()


@dataclass(frozen=True)
class TakeControl(CardEffect):
    """A player takes control of cards in play, for good, or until the source leaves play (keyforge:control.take).

    They stay their owners' (keyforge:control.owner), and keep what is on them (keyforge:ruling.control-keeps).
    """

    until_source_leaves: bool = False
    who: Player = YOU

    def affect(self, m: KeyForge, act: Activation, cards: list[int]) -> None:
        """Put the control in force and let the cards move; without its source it ends before it begins."""
        act.count = 0
        act.done = False
        player = self.who.one(m, act)
        if player == NOBODY or (self.until_source_leaves and act.source not in m.cards):
            return
        for card in reversed(cards):
            if card in m.cards:
                before = taken(m, card)
                first = before[0].number if before else m.controller(card)
                control = Activation(player, act.source if self.until_source_leaves else card)
                control.it = (card,)
                m.add_standing(Standing(CONTROLS, control, number=first))
                m.push(CONTROL_CHANGE, Activation(m.active, card), 0, (card, first))
                act.count += 1
        act.done = act.count == len(cards) > 0

    def phrase(self) -> Phrase:
        until = ("until", states(This(), "leave play")) if self.until_source_leaves else ()
        if self.who == YOU:
            return order("take control of", self.them(), *until)
        return order("give", self.who.nominal(), "control of", self.them(), *until)
