"""Putting cards into play without playing them, now or when the card that holds them leaves play."""

from dataclasses import dataclass
from typing import Final

from cardwright.games.keyforge.actions import FLANK, STRIDE
from cardwright.games.keyforge.archives import release
from cardwright.games.keyforge.playing import LEFT, RIGHT, enter_line, enter_play
from cardwright.games.keyforge.prints import CREATURE
from cardwright.games.keyforge.state import KeyForge
from cardwright.games.keyforge.zones import ARTIFACTS, ZONES
from cardwright.kernel.core.frames import Activation, Frame, Key, Op, Standing, StandingNode, Trigger
from cardwright.kernel.grammar import Noun, Phrase, This, Under, order, states
from cardwright.kernel.pieces.options import CHOOSE
from cardwright.language.flow import inner
from cardwright.language.players import Player
from cardwright.language.targets import CardEffect
from cardwright.language.words import IT, THIS_MUCH, Effect

OWNER: Final = -1


@dataclass(frozen=True)
class PutIntoPlay(CardEffect):
    """Put creatures and artifacts into play without playing them (keyforge:play.put-into-play).

    They enter ``under`` the control of a player, or of their owners.

    keyforge:control.enters, keyforge:ruling.played-control
    """

    under: Player | None = None

    def affect(self, m: KeyForge, act: Activation, cards: list[int]) -> None:
        """Let those that are not in play enter."""
        outside = release(m, [card for card in cards if card not in m.cards])
        act.count = len(outside)
        act.done = act.count == len(cards) > 0
        if outside:
            player = OWNER if self.under is None else self.under.one(m, act)
            m.push(ENTERING, act, 0, (player, *outside))

    def phrase(self) -> Phrase:
        control = (
            self.their("control", mass=True)
            if self.under is None
            else Noun("control", of=self.under.nominal(), mere=True)
        )
        return order("put", self.them(), "into play under", control)


@dataclass(frozen=True)
class Entering(Op):
    """Lets cards enter play one after the other; the frame's data are whose they become (-1: the owners'), and they."""

    def step(self, m: KeyForge, f: Frame) -> None:
        """Ask which is next, and on which flank it enters (keyforge:flank.choice)."""
        _, *cards = f.data
        if not cards:
            m.pop()
        elif f.pc == 0:
            m.ask(m.active, [CHOOSE * STRIDE + card for card in cards])
        elif m.printed[cards[0]].type == CREATURE and m.line(self.player(m, f)):
            m.ask(m.active, [FLANK * STRIDE + LEFT, FLANK * STRIDE + RIGHT])
        else:
            self.enter(m, f, RIGHT)

    def answer(self, m: KeyForge, f: Frame, code: int) -> None:
        """Take the next card, or its flank."""
        verb, argument = divmod(code, STRIDE)
        if verb == CHOOSE:
            player, *cards = f.data
            cards.remove(argument)
            f.data = (player, argument, *cards)
            f.pc = 1
        else:
            self.enter(m, f, argument)

    def cards_in(self, f: Frame) -> tuple[int, ...]:
        """Return the cards still to enter."""
        return f.data[1:]

    def player(self, m: KeyForge, f: Frame) -> int:
        """Return under whose control the next card enters."""
        return m.owners[f.data[1]] if f.data[0] == OWNER else f.data[0]

    def enter(self, m: KeyForge, f: Frame, flank: int) -> None:
        """Let the next card enter."""
        card = f.data[1]
        player = self.player(m, f)
        f.data = (f.data[0], *f.data[2:])
        f.pc = 0
        if m.printed[card].type == CREATURE:
            enter_line(m, card, player, flank)
        else:
            enter_play(m, card, player * ZONES + ARTIFACTS)

    def prompt(self, m: KeyForge, f: Frame) -> str:
        if f.pc == 0:
            return "Which card enters play next?"
        return f"On which flank does {m.prints[f.data[1]].name} enter play?"


ENTERING: Final = Entering()


@dataclass(frozen=True)
class AtItsEnd(StandingNode):
    """An effect that waits until the source leaves play."""

    effect: Effect

    def keys(self) -> tuple[Key, ...]:
        return ()

    def ended(self, m: KeyForge, s: Standing) -> None:
        """Set the effect off; what the same card left waiting several times happens at once."""
        act = s.act.copy()
        others: list[Trigger] = []
        for trigger in m.pending:
            if trigger.effect == self.effect and trigger.act.source == act.source:
                for name, cards in trigger.act.names.cards.items():
                    act.name_cards(name, (*cards, *act.names.cards.get(name, ())))
            else:
                others.append(trigger)
        m.pending = tuple(others)
        m.trigger(self.effect, act)

    def later(self) -> bool:
        """It happens when the source leaves."""
        return True

    def keeps(self, name: str) -> bool:
        """It keeps what was chosen under a name."""
        return name not in {IT, THIS_MUCH}

    def phrase(self) -> Phrase:
        return inner(self.effect)


@dataclass(frozen=True)
class WhenThisLeaves(Effect):
    """An effect that waits until the source leaves play; it knows what was chosen under a name."""

    effect: Effect

    def start(self, m: KeyForge, act: Activation) -> None:
        """Let it wait, as long as the source is still in play."""
        act.done = act.source in m.cards
        if act.done:
            waiting = Activation(act.player, act.source)
            waiting.names = act.names
            m.add_standing(Standing(AtItsEnd(self.effect), waiting))

    def later(self) -> bool:
        """It happens when the source leaves."""
        return True

    def keeps(self, name: str) -> bool:
        """It keeps what was chosen under a name."""
        return name not in {IT, THIS_MUCH}

    def phrase(self) -> Phrase:
        return Under("when", states(This(), "leave play"), inner(self.effect))
