"""Effects that use cards: fight, use in any way."""

from dataclasses import dataclass
from typing import Final

from cardwright.games.keyforge.actions import FIGHT_WITH, STRIDE, UNSTUN
from cardwright.games.keyforge.events import Readied
from cardwright.games.keyforge.state import KeyForge
from cardwright.games.keyforge.using import use, use_codes
from cardwright.kernel.frames import Activation, Frame, Op
from cardwright.kernel.grammar import Phrase, order
from cardwright.language.targets import CardEffect


@dataclass(frozen=True)
class Fight(CardEffect):
    """Fight with a creature that is ready; perhaps ready it first (keyforge:fight-with)."""

    ready_first: bool = False

    def affect(self, m: KeyForge, act: Activation, cards: list[int]) -> None:
        """Ready it if so said, then fight; a stunned creature only loses its stun (keyforge:ruling.forced-stun)."""
        act.done = False
        for card in cards:
            if card not in m.cards or m.controller(card) != act.player:  # keyforge:use.by-ability.own
                continue
            if self.ready_first and not m.state(card).ready:
                m.do(Readied(card))
            if m.state(card).ready:
                ways: list[int] = []
                use_codes(m, card, ways, in_house=False, fight_only=True)
                ways = [code for code in ways if code // STRIDE in {FIGHT_WITH, UNSTUN}]
                if ways:
                    use(m, ways[0])
                    act.done = ways[0] // STRIDE == FIGHT_WITH

    def gives(self) -> tuple[str, ...]:
        return ()

    def phrase(self) -> Phrase:
        if self.ready_first:
            return order("ready", self.each_of_them(), "and fight with it")
        return order("fight with", self.each_of_them())


@dataclass(frozen=True)
class Use(CardEffect):
    """Use a card that you control, whatever its house (keyforge:use.by-ability, keyforge:use.by-ability.own)."""

    def affect(self, m: KeyForge, act: Activation, cards: list[int]) -> None:
        """Let the active player choose how, if it is ready (keyforge:use.by-ability.requirements)."""
        act.done = False
        for card in cards:
            if card in m.cards and m.controller(card) == act.player and m.state(card).ready:
                m.push(USING, act, 0, (card,))

    def gives(self) -> tuple[str, ...]:
        return ()

    def phrase(self) -> Phrase:
        return order("use", self.them())


@dataclass(frozen=True)
class Using(Op):
    """Asks how a card is used, and uses it."""

    def step(self, m: KeyForge, f: Frame) -> None:
        """Ask among the ways that are possible."""
        codes: list[int] = []
        if f.data[0] in m.cards:
            use_codes(m, f.data[0], codes, in_house=True)
        if codes:
            m.ask(m.active, codes)
        else:
            m.pop()

    def answer(self, m: KeyForge, f: Frame, code: int) -> None:
        m.pop()
        f.act.done = True
        use(m, code)

    def prompt(self, m: KeyForge, f: Frame) -> str:
        return f"How do you use {m.prints[f.data[0]].name}?"


USING: Final = Using()
