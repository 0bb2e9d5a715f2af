"""What Spells, Items and tiles do to combatants, players and cards."""

from dataclasses import dataclass
from typing import Annotated

from cardwright.games.crucible.actions import ATTACK, FACINGS, PUT_BACK, STRIDE
from cardwright.games.crucible.battlefield import replace_monster, replace_tile
from cardwright.games.crucible.drawing import draw_destiny, draw_memories, forget, forgettable
from cardwright.games.crucible.events import (
    Foreseen,
    ItemTaken,
    MemoryRecovered,
    MemoryStays,
    PutOnTop,
    Turned,
)
from cardwright.games.crucible.fights import Attack
from cardwright.games.crucible.harm import heal, hurt
from cardwright.games.crucible.state import Crucible
from cardwright.games.crucible.values import CORE, MEMORY
from cardwright.games.crucible.zones import DECK, DESTINY, ITEMS, ZONES
from cardwright.kernel.basics.grids import NORTH, SOUTH
from cardwright.kernel.core.frames import Activation, Frame
from cardwright.kernel.grammar import (
    Amount,
    Clause,
    Does,
    Noun,
    Phrase,
    Row,
    order,
    states,
)
from cardwright.kernel.pieces.options import CHOOSE
from cardwright.language.deeds import PlayerDeed
from cardwright.language.flow import inner
from cardwright.language.limits import Least, Some
from cardwright.language.players import YOU, Player
from cardwright.language.targets import CardEffect
from cardwright.language.words import Effect, Number, Target


@dataclass(frozen=True)
class Deal(CardEffect):
    """Damage to combatants; yours, where you are not the one who takes it (crucible:ruling.no-source)."""

    amount: Annotated[Number, Least(1)]

    def affect(self, m: Crucible, act: Activation, cards: list[int]) -> None:
        amount = self.amount.figure(m, act)
        dealt = [hurt(m, card, amount, act.player if act.player in m.seats else -1, act.source) for card in cards]
        act.count = amount * dealt.count(True)
        act.done = bool(dealt) and False not in dealt

    def phrase(self) -> Phrase:
        damage = self.amount.amount("damage", mass=True, apart=True)
        return order("deal", damage, "to", self.each_of_them(), *self.amount.tail())


@dataclass(frozen=True)
class Heal(PlayerDeed):
    """Players discard Damage from their characters."""

    def do(self, m: Crucible, act: Activation, player: int, amount: int) -> int:
        return heal(m, player, amount)

    def possible(self, m: Crucible, act: Activation) -> bool:
        """Whether there is Damage to discard."""
        return [player for player in self.who.seats(m, act) if m.damage[player]] != []

    def phrase(self) -> Phrase:
        return self.said("discard", self.amount.amount("damage", mass=True))


@dataclass(frozen=True)
class DrawMemories(PlayerDeed):
    """Players draw Memories."""

    def do(self, m: Crucible, act: Activation, player: int, amount: int) -> int:
        return draw_memories(m, player, amount)

    def possible(self, m: Crucible, act: Activation) -> bool:
        """Whether there is a card to draw."""
        return [player for player in self.who.seats(m, act) if m.zone(player, DECK)] != []

    def phrase(self) -> Phrase:
        return self.said("draw", self.amount.amount("memory"))


@dataclass(frozen=True)
class ForgetRandom(PlayerDeed):
    """Players discard random Memories from hand, never a Core Memory (crucible:ruling.core-stays)."""

    def do(self, m: Crucible, act: Activation, player: int, amount: int) -> int:
        cards = m.random("forget").shuffled(tuple(forgettable(m, player)))[:amount]
        for card in cards:
            forget(m, player, card)
        return len(cards)

    def phrase(self) -> Phrase:
        memories = self.amount.amount("random held memory")
        return self.said("discard", memories, "(never a core memory)")


@dataclass(frozen=True)
class FlipOver(CardEffect):
    """Characters are turned to face the other way."""

    def affect(self, m: Crucible, act: Activation, cards: list[int]) -> None:
        turned = [card for card in cards if m.is_character(card)]
        for card in turned:
            south = m.on_board[card].facing == NORTH
            m.do(Turned(card, SOUTH if south else NORTH, FACINGS[south]), act)
        act.count = len(turned)
        act.done = bool(turned)

    def phrase(self) -> Phrase:
        return order("flip", self.them())


@dataclass(frozen=True)
class TakeItem(CardEffect):
    """You take a random Item from who controls a character."""

    def affect(self, m: Crucible, act: Activation, cards: list[int]) -> None:
        act.count = 0
        for card in cards:
            if not m.is_character(card):
                continue
            victim = m.owners[card]
            items = m.zone(victim, ITEMS)
            if items:
                m.do(ItemTaken(act.player, victim, items[m.random("item").below(len(items))]), act)
                act.count += 1
        act.done = act.count > 0

    def phrase(self) -> Phrase:
        return order("take a random item from", self.them())


@dataclass(frozen=True)
class ReplaceTile(CardEffect):
    """Tiles are removed and replaced from the tile deck; Tokens, which are none, stay.

    A Monster that comes to lie under a Token makes way as if the Token had been placed on it (crucible:random.monster).
    """

    def affect(self, m: Crucible, act: Activation, cards: list[int]) -> None:
        places = [m.place_of(card) for card in cards if m.place_of(card) >= 0 and m.ground_at(m.place_of(card)) == card]
        for place in places:
            replace_tile(m, place)
            if m.token_at(place) >= 0:
                replace_monster(m, place)
        act.count = len(places)
        act.done = bool(places)

    def phrase(self) -> Phrase:
        return order("replace", self.them(), "from the tile deck")


@dataclass(frozen=True)
class OnDestiny(Effect):
    """A player draws a Destiny card, and on a low one something happens."""

    highest: Annotated[int, Least(0, 6)]
    effect: Effect
    who: Player = YOU

    def start(self, m: Crucible, act: Activation) -> None:
        """Draw."""
        player = self.who.one(m, act)
        if player in m.seats and draw_destiny(m, player) <= self.highest:
            self.effect.start(m, act)

    def phrase(self) -> Phrase:
        drawn = Clause(self.who.nominal(), Does("draw", ("a destiny card",)))
        on = "0" if self.highest == 0 else "0 or 1" if self.highest == 1 else f"{self.highest} or less"
        return Row((drawn, f", and on a {on},", inner(self.effect)))


@dataclass(frozen=True)
class LookAhead(Effect):
    """You look at the top Destiny cards and put them back in any order (crucible:ruling.few-destiny).

    Data of the frame: how many have been put back.
    """

    n: Some

    def step(self, m: Crucible, f: Frame) -> None:
        """Look, then ask which card goes on top next: the last one put back is drawn first."""
        deck = m.zones[m.shared(DESTINY)]
        player = f.act.player
        if f.pc == 0:
            f.pc = 1
            f.act.it = deck[-self.n :]
            if f.act.it:
                m.do(Foreseen(player, f.act.it), f.act)
            return
        left = tuple([card for card in f.act.it if card not in f.data])
        if len(left) > 1:
            m.ask(player, sorted([PUT_BACK * STRIDE + card for card in left]))
            return
        m.pop()
        for card in (*f.data, *left):
            m.do(PutOnTop(player, card), f.act)
        f.act.done = bool(f.act.it)

    def answer(self, m: Crucible, f: Frame, code: int) -> None:
        f.data = (*f.data, code % STRIDE)

    def cards_in(self, f: Frame) -> tuple[int, ...]:
        """Return what is being put back."""
        return f.data

    def prompt(self, m: Crucible, f: Frame) -> str:
        return "Which card do you put on top next? The last one is drawn first."

    def phrase(self) -> Phrase:
        cards = Amount(self.n, "card")
        return order("look at the top", cards, "of the destiny deck and put them back in any order")


@dataclass(frozen=True)
class Recover(Effect):
    """You return another Memory that you cast this round, and that has been discarded, to your hand.

    crucible:ruling.recovered
    """

    def candidates(self, m: Crucible, act: Activation) -> list[int]:
        """Return what can come back: neither itself, nor what is still at work."""
        player = act.player
        return sorted(
            [
                card
                for card in dict.fromkeys(m.cast_round)
                if card != act.source
                and m.where[card] == player * ZONES + DECK
                and m.printed[card].facts.category != CORE
            ]
        )

    def possible(self, m: Crucible, act: Activation) -> bool:
        return bool(self.candidates(m, act))

    def step(self, m: Crucible, f: Frame) -> None:
        """Ask which."""
        candidates = self.candidates(m, f.act)
        if candidates:
            m.ask(f.act.player, [CHOOSE * STRIDE + card for card in candidates])
            return
        m.pop()
        f.act.done = False

    def answer(self, m: Crucible, f: Frame, code: int) -> None:
        m.pop()
        m.do(MemoryRecovered(f.act.player, code % STRIDE), f.act)
        f.act.done = True

    def prompt(self, m: Crucible, f: Frame) -> str:
        return "Which memory returns to your hand?"

    def phrase(self) -> Phrase:
        memory = Noun("memory", other=True, before=("discarded",), after=("that you cast this round",), mere=True)
        return order("return", memory, "to your hand")


@dataclass(frozen=True)
class ForcedAttack(Effect):
    """A character attacks a combatant of your choice within its Attack Range; the Damage is yours.

    crucible:ruling.puppets
    """

    by: Target

    def prey(self, m: Crucible, act: Activation) -> list[int]:
        """Return whom it can attack: neither itself, nor your character or your tokens."""
        found: list[int] = []
        for puppet in self.by.cards(m, act):
            found += [
                card
                for card in m.combatants()
                if card != puppet and m.owners[card] != act.player and m.within(puppet, card, m.reach(puppet))
            ]
        return found

    def step(self, m: Crucible, f: Frame) -> None:
        """Ask whom."""
        prey = self.prey(m, f.act)
        if prey:
            m.ask(f.act.player, [ATTACK * STRIDE + card for card in prey])
        else:
            m.pop()
            f.act.done = False

    def answer(self, m: Crucible, f: Frame, code: int) -> None:
        m.pop()
        puppet = self.by.cards(m, f.act)[0]
        m.push(Attack(puppet, code % STRIDE, f.act.player, forced=True), f.act)
        f.act.done = True

    def prompt(self, m: Crucible, f: Frame) -> str:
        return f"Whom does {m.prints[self.by.cards(m, f.act)[0]].name} attack?"

    def phrase(self) -> Phrase:
        what = Noun("combatant", after=("of your choice within its attack range",), mere=True)
        return Row((states(self.by.nominal(), "attack", what), ", and you deal its damage"))


@dataclass(frozen=True)
class StaysActive(Effect):
    """This Memory lies open and works until it is used up (crucible:ruling.ward-lies-open)."""

    def start(self, m: Crucible, act: Activation) -> None:
        """Lay it open."""
        act.done = m.printed[act.source].kind == MEMORY
        if act.done:
            m.do(MemoryStays(act.player, act.source), act)

    def phrase(self) -> Phrase:
        return states(Noun("memory", "this"), "stay until it is used up")
