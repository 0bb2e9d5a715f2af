"""Effects that damage and heal."""

from dataclasses import dataclass
from typing import Annotated, Final

from cardwright.games.keyforge import damage
from cardwright.games.keyforge.abilities import DESTROYED
from cardwright.games.keyforge.actions import AMOUNT, STRIDE
from cardwright.games.keyforge.events import ArmorSpent, Healed, Saved
from cardwright.games.keyforge.state import KeyForge
from cardwright.games.keyforge.window import lapse
from cardwright.games.keyforge.words.cardeffects import AddPower, PutAway
from cardwright.games.keyforge.words.counts import LOST_ARMOR, OfEach
from cardwright.kernel import grammar
from cardwright.kernel.core.frames import Activation, Frame, Op
from cardwright.kernel.grammar import BARE, Bound, Clause, Does, Doing, Noun, Phrase, Row, order, printed
from cardwright.kernel.grammar.forms import sentence
from cardwright.kernel.pieces.options import CHOOSE
from cardwright.language.flow import inner
from cardwright.language.limits import Least
from cardwright.language.targets import InPlayEffect, This
from cardwright.language.word import nodes_of
from cardwright.language.words import IT, THIS_MUCH, Cards, Effect, Number


@dataclass(frozen=True)
class Deal(InPlayEffect):
    """Deal damage to creatures, all at once, perhaps with splash damage to their neighbors (keyforge:splash).

    What goes past armor is neither absorbed by it nor uses it.
    """

    amount: Annotated[Number, Least(1)]
    splash: Annotated[int, Least(0)] = 0
    past_armor: bool = False

    def idle(self, m: KeyForge, act: Activation) -> bool:
        """If there is no damage to deal."""
        return not isinstance(self.amount, OfEach) and self.amount.figure(m, act) <= 0

    def affect(self, m: KeyForge, act: Activation, cards: list[int]) -> None:
        number = self.amount
        if isinstance(number, OfEach):
            hits = [(card, number.of(m, act, card)) for card in cards if card in m.cards]
        else:
            amount = number.figure(m, act)
            hits = [(card, amount) for card in cards if card in m.cards]
        if self.splash:
            hits += [(n, self.splash) for card in cards if card in m.cards for n in m.neighbors(card)]
        damage.deal(m, hits, act, past_armor=self.past_armor)

    def phrase(self) -> Phrase:
        amount = self.amount.amount("damage", mass=True, apart=True)
        splash = f", with {self.splash} splash damage" if self.splash else ""
        kind = "that ignores armor" if self.past_armor else ""
        return order("deal", amount, kind, "to", self.each_of_them(), *self.amount.tail(), splash)


@dataclass(frozen=True)
class LoseArmor(InPlayEffect):
    """Cards lose all the armor that they have now, for the rest of the turn (keyforge:ruling.losing-armor)."""

    def affect(self, m: KeyForge, act: Activation, cards: list[int]) -> None:
        """Note the points that are not spent yet this turn: only these are lost "this way"."""
        act.count = 0
        armored = [(card, m.armor(card), m.armor_left(card)) for card in cards if card in m.cards]
        for card, armor, left in armored:
            m.do(ArmorSpent(card, armor, m.armor_added(card)), act)
            act.note(LOST_ARMOR, (card,) * left)
            act.count += left
        act.done = bool(armored)

    def phrase(self) -> Phrase:
        armor = Noun("armor", of=Doing(), mass=True, mere=True)
        return Clause(self.each_of_them(), Does("lose", ("all of", armor, "for the rest of the turn")))


@dataclass(frozen=True)
class Heal(InPlayEffect):
    """Remove damage from creatures, or up to an amount of it from one; then "that much" is what was removed."""

    amount: Annotated[Number, Least(1)]
    up_to: bool = False

    def idle(self, m: KeyForge, act: Activation) -> bool:
        """If nothing is damaged."""
        return all_unhurt(m, self.choosable(m, act))

    def affect(self, m: KeyForge, act: Activation, cards: list[int]) -> None:
        amount = self.amount.figure(m, act)
        if self.up_to:
            act.count = 0
            act.done = False
            for card in cards:
                if card in m.cards:
                    m.push(HEALING_UP_TO, act, 0, (card, amount))
        else:
            damage.heal(m, cards, amount, act)

    def phrase(self) -> Phrase:
        amount = self.amount.amount("damage", mass=True, apart=True)
        return order("heal", "up to" if self.up_to else "", amount, "from", self.each_of_them(), *self.amount.tail())


def all_unhurt(m: KeyForge, creatures: list[int]) -> bool:
    """Whether none of the creatures has damage."""
    return True not in [m.state(card).damage > 0 for card in creatures]


@dataclass(frozen=True)
class HealFully(InPlayEffect):
    """Remove all damage from creatures (keyforge:heal.fully); "this way" counts those that had some."""

    def idle(self, m: KeyForge, act: Activation) -> bool:
        """If nothing is damaged."""
        return all_unhurt(m, self.choosable(m, act))

    def affect(self, m: KeyForge, act: Activation, cards: list[int]) -> None:
        act.count = 0
        act.done = False
        for card in cards:
            amount = m.state(card).damage if card in m.cards else 0
            if amount:
                m.do(Healed(card, amount), act)
                act.count += 1
        act.done = act.count > 0

    def phrase(self) -> Phrase:
        return order("fully heal", self.them())


SAVING: Final = (Heal, HealFully, AddPower, PutAway)
"""What lets a creature live that has more damage than power, or lets it leave play."""


@dataclass(frozen=True)
class InsteadOfDying(Effect):
    """Under "Destroyed:", an effect instead of the source's destruction (keyforge:ruling.destroyed-stays)."""

    effect: Effect

    def start(self, m: KeyForge, act: Activation) -> None:
        """Do it, then the source is saved; the effect has to leave it able to live.

        What else waits under "Destroyed:" for it lapses: it is not being destroyed (keyforge:ruling.saved).
        """
        if act.source in m.cards and m.state(act.source).dying:
            lapse(m, act.source, m.effects_on(act.source, DESTROYED))
            m.push(SAVING_IT, act)
            self.effect.start(m, act)
        else:
            act.count = 0
            act.done = False

    def faults(self) -> tuple[str, ...]:
        """The source is healed, made stronger, or put elsewhere: else it would be destroyed again, and again."""
        for node in nodes_of(self.effect):
            if isinstance(node, SAVING) and isinstance(node.target, This):
                return ()
        return ("it leaves this card as it is, to be destroyed again: heal it, or move it out of play",)

    def phrase(self) -> Phrase:
        return Row(("instead of destroying", grammar.This(), ",", inner(self.effect)))


@dataclass(frozen=True)
class SavingIt(Op):
    """Takes the source off those that are being destroyed, once what happens instead is done."""

    def step(self, m: KeyForge, f: Frame) -> None:
        m.pop()
        if f.act.source in m.cards:
            m.do(Saved(f.act.source), f.act)


SAVING_IT: Final = SavingIt()


@dataclass(frozen=True)
class HealingUpTo(Op):
    """Asks how much damage to heal, and heals it; the frame's data are the creature and the most that may be healed."""

    def step(self, m: KeyForge, f: Frame) -> None:
        """Ask for an amount between nothing and what is there."""
        card, most = f.data
        base = AMOUNT * STRIDE
        m.ask(m.active, [base + n for n in range(min(most, m.state(card).damage, STRIDE - 1) + 1)])

    def answer(self, m: KeyForge, f: Frame, code: int) -> None:
        m.pop()
        card, most = f.data
        amount = code % STRIDE
        damage.heal(m, [card], amount, f.act)
        f.act.count = amount
        f.act.done = amount == most

    def prompt(self, m: KeyForge, f: Frame) -> str:
        return f"How much damage do you heal from {m.prints[f.data[0]].name}?"


HEALING_UP_TO: Final = HealingUpTo()


@dataclass(frozen=True)
class DealDivided(Effect):
    """Deal damage divided among cards of a set as the active player likes, all of it at once.

    It is divided one point at a time; the frame's data are the cards that were named so far.
    """

    of: Cards
    amount: Annotated[Number, Least(1)]

    def step(self, m: KeyForge, f: Frame) -> None:
        """Ask where the next point goes; deal them when all have a place (keyforge:ruling.simultaneous)."""
        if f.pc == 0:
            f.pc = 1 + self.amount.figure(m, f.act)
        candidates = self.of.among(m, f.act)
        if candidates and len(f.data) < f.pc - 1:
            m.ask(m.active, [CHOOSE * STRIDE + card for card in candidates])
        else:
            m.pop()
            hit = list(dict.fromkeys(f.data))
            f.act.it = tuple(hit)
            damage.deal(m, [(card, f.data.count(card)) for card in hit], f.act)

    def answer(self, m: KeyForge, f: Frame, code: int) -> None:
        """Keep the place of one point."""
        f.data = (*f.data, code % STRIDE)

    def prompt(self, m: KeyForge, f: Frame) -> str:
        """Ask, and say how much is left."""
        left = f.pc - 1 - len(f.data)
        return f"{sentence(self.text())} Where does the next point go ({left} left)?"

    def why_not(self, m: KeyForge, f: Frame, card: int) -> str:
        """Say among what it is divided."""
        return f"The damage is divided among {printed(self.of.counted(BARE))}."

    def gives(self) -> tuple[str, ...]:
        """What was hit is "it", and it counts the damage."""
        return (IT, THIS_MUCH)

    def faults(self) -> tuple[str, ...]:
        """There can be such cards."""
        return ("there can never be such a card",) if self.of.never() else ()

    def phrase(self) -> Phrase:
        amount = self.amount.amount("damage", mass=True)
        return order("deal", amount, ", divided among", Bound(self.of.counted(BARE)), "as you like")
