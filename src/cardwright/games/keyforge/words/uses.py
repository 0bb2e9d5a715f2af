"""Effects that use cards: fight, use in any way."""

from dataclasses import dataclass
from typing import Annotated, Final

from cardwright.games.keyforge.abilities import BORROWED, REAP
from cardwright.games.keyforge.actions import ATTACK, FIGHT_WITH, STRIDE, UNSTUN
from cardwright.games.keyforge.events import Readied
from cardwright.games.keyforge.state import KeyForge
from cardwright.games.keyforge.using import call_off, fight, no_target, strike_instead, targets, use, use_codes
from cardwright.kernel.core.frames import Activation, Frame, Op
from cardwright.kernel.grammar import THE, Back, Noun, Phrase, Row, This, order, states
from cardwright.kernel.pieces.zones import NOBODY
from cardwright.language.choosing import one_of
from cardwright.language.limits import Least
from cardwright.language.targets import InPlayEffect
from cardwright.language.words import Effect

SEVERAL: Final = 2


@dataclass(frozen=True)
class Fight(InPlayEffect):
    """Fight with a creature that is ready; perhaps ready it first (keyforge:fight-with)."""

    ready_first: bool = False

    def affect(self, m: KeyForge, act: Activation, cards: list[int]) -> None:
        """Ready it if so said, then fight; a stunned creature only loses its stun (keyforge:ruling.forced-stun)."""
        act.done = False
        for card in cards:
            if card not in m.cards or m.controller(card) != act.player:  # keyforge:use.by-ability.own
                continue
            if self.ready_first and not m.state(card).ready:
                m.do(Readied(card), act)
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
class FightSeveral(InPlayEffect):
    """Ready and fight with a creature so many times, each time against another one."""

    times: Annotated[int, Least(2)]

    def affect(self, m: KeyForge, act: Activation, cards: list[int]) -> None:
        """Begin, one creature after the other."""
        act.done = False
        for card in reversed(cards):
            if card in m.cards and m.controller(card) == act.player:  # keyforge:use.by-ability.own
                m.push(FIGHTS_IN_TURN, act, self.times, (card, m.state(card).entered))

    def gives(self) -> tuple[str, ...]:
        return ()

    def phrase(self) -> Phrase:
        times = Row((f"{self.times} times", ", each time against a different creature"))
        return order("ready and fight with", self.each_of_them(), times)


@dataclass(frozen=True)
class FightsInTurn(Op):
    """Fights on with a creature, against another one each time; ``pc`` is how many fights are left.

    The frame's data are pairs of card and entry: the creature itself, then those whom it has fought. Each of them is
    another one after it has left and come back.
    """

    def step(self, m: KeyForge, f: Frame) -> None:
        """Ready the creature, and ask whom it attacks."""
        card = f.data[0]
        if not f.pc or card not in m.cards or m.state(card).entered != f.data[1] or m.controller(card) != f.act.player:
            m.pop()
            return
        if not m.state(card).ready:
            m.do(Readied(card), f.act)
        ways: list[int] = []
        use_codes(m, card, ways, in_house=False, fight_only=True)
        verbs = [code // STRIDE for code in ways]
        if UNSTUN in verbs:
            f.pc -= 1
            use(m, UNSTUN * STRIDE + card)
            return
        fresh = self.fresh(m, f) if FIGHT_WITH in verbs else []
        if fresh:
            m.ask(m.active, [ATTACK * STRIDE + other for other in fresh])
        else:
            m.pop()

    def fresh(self, m: KeyForge, f: Frame) -> list[int]:
        """Return whom it can attack that it has not fought."""
        fought = list(zip(f.data[2::2], f.data[3::2], strict=True))
        return [other for other in targets(m, f.data[0]) if (other, m.state(other).entered) not in fought]

    def answer(self, m: KeyForge, f: Frame, code: int) -> None:
        """Fight that one."""
        other = code % STRIDE
        f.pc -= 1
        f.data = (*f.data, other, m.state(other).entered)
        f.act.done = True
        fight(m, f.data[0], other)

    def prompt(self, m: KeyForge, f: Frame) -> str:
        return f"Which creature does {m.prints[f.data[0]].name} attack?"

    def why_not(self, m: KeyForge, f: Frame, card: int) -> str:
        """Say whom it has fought already, or what else forbids it."""
        if (card, m.state(card).entered) in zip(f.data[2::2], f.data[3::2], strict=True):
            return f"{m.prints[f.data[0]].name} has fought {m.prints[card].name} already."
        return no_target(m, f.data[0], card)


FIGHTS_IN_TURN: Final = FightsInTurn()


@dataclass(frozen=True)
class StrikeInstead(InPlayEffect):
    """In a fight, the source deals the damage of its power to another creature than the one that it fights."""

    def affect(self, m: KeyForge, act: Activation, cards: list[int]) -> None:
        act.done = False
        for card in cards:
            if card in m.cards:
                strike_instead(m, act.source, card)
                act.done = True

    def gives(self) -> tuple[str, ...]:
        return ()

    def phrase(self) -> Phrase:
        return Row((states(This(), "deal", "its damage to", self.them(), "instead of the creature that it fights"),))


@dataclass(frozen=True)
class CallOff(Effect):
    """The fight that is about to begin does not take place."""

    def start(self, m: KeyForge, act: Activation) -> None:
        act.done = m.attacker != NOBODY
        if act.done:
            call_off(m, m.attacker)

    def phrase(self) -> Phrase:
        return states(Noun("fight", THE, mere=True), "not take place", modal="does")


@dataclass(frozen=True)
class Use(InPlayEffect):
    """Use a card that you control, whatever its house (keyforge:use.by-ability, keyforge:use.by-ability.own).

    An artifact may also be used ``as_yours`` that somebody else controls: all its ability says of "you" is you, who pay
    what its use costs; it stays under that control (keyforge:ruling.as-yours).
    """

    as_yours: bool = False

    def affect(self, m: KeyForge, act: Activation, cards: list[int]) -> None:
        """Let the active player choose how, if it is ready (keyforge:use.by-ability.requirements)."""
        act.done = False
        for card in cards:
            yours = self.as_yours or (card in m.cards and m.controller(card) == act.player)
            if yours and card in m.cards and m.state(card).ready:
                m.push(USING, act, 0, (card,))

    def gives(self) -> tuple[str, ...]:
        return ()

    def phrase(self) -> Phrase:
        return order("use", self.them(), "as if it were yours" if self.as_yours else "")


@dataclass(frozen=True)
class ResolveReap(InPlayEffect):
    """Resolve a "Reap:" ability of a creature as if you controlled it, which is no use of it.

    Of several its player chooses one. A creature one of whose abilities is being resolved already does nothing.

    keyforge:ruling.borrowed-reap
    """

    def affect(self, m: KeyForge, act: Activation, cards: list[int]) -> None:
        going_on = (*act.record.get(BORROWED, ()), act.source)
        act.done = False
        for card in cards:
            if card in m.cards and card not in going_on:
                effects = dict.fromkeys([op for op in m.effects_on(card, REAP) if isinstance(op, Effect)])
                borrowed = Activation(act.player, card)
                borrowed.note(BORROWED, going_on)
                for effect in effects if len(effects) < SEVERAL else [one_of(tuple(effects))]:
                    act.done = True
                    effect.start(m, borrowed)

    def gives(self) -> tuple[str, ...]:
        return ()

    def phrase(self) -> Phrase:
        return order("resolve one “Reap:” ability of", self.each_of_them(), "as if you controlled", Back())


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
