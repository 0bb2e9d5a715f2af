"""Control: who has a card in play, and until when."""

from dataclasses import dataclass
from typing import Final

from cardwright.games.keyforge.questions import CONTROL
from cardwright.games.keyforge.state import KeyForge
from cardwright.kernel.core.frames import FOREVER, Activation, Key, Standing, StandingNode
from cardwright.kernel.core.state import State
from cardwright.kernel.grammar import BARE, YOURSELF, Parts, Phrase, This, order, states
from cardwright.kernel.pieces.zones import NOBODY
from cardwright.language.durations import Duration
from cardwright.language.force import Those
from cardwright.language.players import YOU, Player
from cardwright.language.targets import InPlayEffect
from cardwright.language.words import Cards


@dataclass(frozen=True)
class Controls(StandingNode):
    """You control cards, as their controller before them did (keyforge:control.take)."""

    of: Cards

    def keys(self) -> tuple[Key, ...]:
        return (CONTROL.key,)

    def applies(self, m: State, s: Standing, x: int, other: int) -> bool:
        return self.of.includes(m, s.act, x)

    def phrase(self) -> Phrase:
        return states(YOURSELF, "control", self.of.noun(BARE))


TAKEN: Final = Controls(Those())


@dataclass(frozen=True)
class FromNowOn(Duration):
    """As long as what it is about is in play."""

    def lasting(self, m: State, act: Activation, node: StandingNode, uses: int) -> list[Standing]:
        return [Standing(node, act, m.turn, FOREVER, uses=uses)]

    def behind(self) -> Parts:
        return ("from now on",)


@dataclass(frozen=True)
class TakeControl(InPlayEffect):
    """A player takes control of cards in play, for good, or until the source leaves play (keyforge:control.take).

    They stay their owners' (keyforge:control.owner), and keep what is on them (keyforge:ruling.control-keeps).
    """

    until_source_leaves: bool = False
    who: Player = YOU

    def affect(self, m: KeyForge, act: Activation, cards: list[int]) -> None:
        """Put the control in force, by which they move; without its source it ends before it begins."""
        act.count = 0
        act.done = False
        player = self.who.one(m, act)
        if player == NOBODY or (self.until_source_leaves and act.source not in m.cards):
            return
        for card in cards:
            if card in m.cards:
                control = Activation(player, act.source)
                control.it = (card,)
                until = 0 if self.until_source_leaves else FOREVER
                m.add_standing(Standing(TAKEN, control, 0, until))
                act.count += 1
        act.done = act.count == len(cards) > 0

    def phrase(self) -> Phrase:
        until = ("until", states(This(), "leave play")) if self.until_source_leaves else ()
        if self.who == YOU:
            return order("take control of", self.them(), *until)
        return order("give", self.who.nominal(), "control of", self.them(), *until)
