"""The pile: effects that wait and can be answered, and priority, the right to put one on top of it.

A game whose rules have a pile builds its match on `Piled`. Spells and abilities go on the pile with `Piled.put`, their
aims declared and their cost paid; `Priority` is the frame of one phase or step: it gives the players priority in turn,
resolves the topmost effect when all have passed one after the other, and is done when all pass over an empty pile.
Abilities that are set off go on the pile by themselves before anybody gets priority again, in turn order from the
active player, each player's own in the order that this player chooses.

**Passing without being asked.** Each player has *stops*: a bit mask of the windows in which to be asked. Where a player
has no stop, the pass is taken at once, whatever the hand holds; where there is one, the player is asked even if a pass
is all that is left. So neither tells the others whether something could have been done. Stops are part of how a match
is set up. A client whose people change their stops in mid-game leaves all of them on and passes for them (`passing`).
Nobody is asked either who, as everybody can see, has nothing to do anything with (`PiledRules.may_act`).
"""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from cardwright.kernel.core.description import Description
from cardwright.kernel.core.frames import Activation, Frame, Op, Trigger
from cardwright.kernel.core.rules import Rules
from cardwright.kernel.core.state import State
from cardwright.kernel.matches.lastknown import Stamped
from cardwright.kernel.pieces.cards import CardPrint
from cardwright.kernel.pieces.nodes import Node
from cardwright.kernel.pieces.options import MODE
from cardwright.kernel.pieces.zones import NOBODY

AT_CARD: Final = "card"
AT_PLAYER: Final = "player"
AT_EFFECT: Final = "effect"

RESOLVED: Final = 0
WITHOUT_EFFECT: Final = 1
COUNTERED: Final = 2

EVERY_STOP: Final = -1
ANSWER_STOP: Final = 1
"""Stop when an effect of somebody else is on top of the pile."""
OWN_STOP: Final = 1 << 29
"""Stop in the windows that are stopped at even while an effect of one's own is on top, to add another one to it."""


def window_stop(window: int, *, own_turn: bool) -> int:
    """Return the stop at a window (of the game's own numbering, from 0) on one's own or on another player's turn."""
    return 1 << (1 + 2 * window + (0 if own_turn else 1))


@dataclass(unsafe_hash=True)
class Aim(Node):
    """What an effect was aimed at when it was declared: a card (with its stamp), a player, or an effect on the pile.

    The cards that were aimed at under a ``name`` have that name when the effect resolves.
    """

    at: str
    number: int
    stamp: int = 0
    name: str = ""

    def __init__(self, at: str, number: int, stamp: int = 0, name: str = "") -> None:
        """Aim at something."""
        self.at = at
        self.number = number
        self.stamp = stamp
        self.name = name


class Item(Trigger):
    """An effect on the pile: what it will do, whose it is, and what it was aimed at.

    ``number`` names it as long as the match lasts; ``card`` is the card that it is an effect of and that lies on the
    pile with it (-1 for an ability). ``printed`` is what is on the card that it came from, which all have seen, though
    that card may be hidden by now. With ``up_to`` it has no effect once all its aims are lost, otherwise once any is.
    """

    __slots__ = ("aims", "card", "number", "printed", "triggered", "up_to")

    def __init__(
        self,
        effect: Op,
        act: Activation,
        number: int,
        card: int,
        aims: tuple[Aim, ...],
        printed: CardPrint | None,
        *,
        up_to: bool,
        triggered: bool,
    ) -> None:
        """Describe it."""
        super().__init__(effect, act)
        self.number: int = number
        self.card: int = card
        self.aims: tuple[Aim, ...] = aims
        self.printed: CardPrint | None = printed
        self.up_to: bool = up_to
        self.triggered: bool = triggered

    def with_act(self, act: Activation) -> "Item":
        """Return the same effect, which will resolve with another activation."""
        return Item(
            self.effect,
            act,
            self.number,
            self.card,
            self.aims,
            self.printed,
            up_to=self.up_to,
            triggered=self.triggered,
        )


@mypyc_attr(allow_interpreted_subclasses=True)
class Piled(Stamped):
    """A match with a pile of effects that can be answered."""

    __slots__ = ("pile", "piled", "stops")

    def __init__(
        self,
        game: Description,
        prints: tuple[CardPrint, ...],
        owners: tuple[int, ...],
        key: bytes,
        *,
        blank: bool = False,
    ) -> None:
        """Lay out an empty table, or a blank shell for `copy_into`."""
        super().__init__(game, prints, owners, key, blank=blank)
        if blank:
            return
        self.pile: tuple[Item, ...] = ()
        """What waits, the topmost last."""
        self.piled: int = 0
        """How many effects have been put on the pile so far."""
        self.stops: tuple[int, ...] = (EVERY_STOP,) * game.players

    def copy_into(self, new: State) -> None:
        """Give a fresh shell the pile too."""
        super().copy_into(new)
        assert isinstance(new, Piled)
        # Fields, by tools.fields.
        new.pile = self.pile
        new.piled = self.piled
        new.stops = self.stops
        # That is all of them.

    # ---- the pile ------------------------------------------------------------------------------------------------

    def put(
        self,
        effect: Op,
        act: Activation,
        card: int = NOBODY,
        aims: tuple[Aim, ...] = (),
        *,
        up_to: bool = False,
        triggered: bool = False,
    ) -> int:
        """Put an effect on top of the pile and return its number; only an event calls this."""
        self.piled += 1
        printed = printed_on(self, act.source)
        item = Item(effect, act, self.piled, card, aims, printed, up_to=up_to, triggered=triggered)
        self.pile = (*self.pile, item)
        return self.piled

    def item(self, number: int) -> Item | None:
        """Return the effect of that number if it is still on the pile."""
        for item in self.pile:
            if item.number == number:
                return item
        return None

    def lies_for(self, card: int) -> bool:
        """Whether an effect of a card is on the pile, so that the card lies there too; it may have several."""
        return True in [item.card == card for item in self.pile]

    def take_off(self, number: int, how: int) -> None:
        """Take an effect off the pile, wherever it lies; only an event calls this."""
        item = self.item(number)
        if item is not None:
            self.pile = tuple([other for other in self.pile if other is not item])
            rules_of(self).off_pile(self, item, how)

    def aim_at_card(self, card: int, name: str = "") -> Aim:
        """Return the aim at a card as it lies there now."""
        return Aim(AT_CARD, card, self.stamps[card], name)

    def hits(self, item: Item, aim: Aim) -> bool:
        """Whether an aim is still there and lawful."""
        if aim.at == AT_CARD:
            there = self.is_same(aim.number, aim.stamp)
        elif aim.at == AT_PLAYER:
            there = aim.number in self.seats
        else:
            there = self.item(aim.number) is not None
        return there and rules_of(self).is_lawful(self, item, aim)

    def forget_player(self, player: int) -> None:
        """Take the effects of a player who has left the game off the pile too."""
        super().forget_player(player)
        for item in self.pile:
            if item.act.player == player:
                self.take_off(item.number, COUNTERED)


@mypyc_attr(allow_interpreted_subclasses=True)
class PiledRules(Rules):
    """The rules of a game with a pile: who may act, what can be done, what becomes of what waits."""

    def decides(self, m: State, act: Activation) -> int:
        """Return who makes the choices of an ability: its player, whoever's turn it is."""
        return act.player

    def may_act(self, m: Piled, player: int, window: int) -> bool:
        """Whether a player might do something in a window, for all that everybody can see of the table."""
        return True

    def plays(self, m: Piled, player: int) -> list[int]:
        """Return the codes of what a player with priority may do besides passing, each possible to the end."""
        raise NotImplementedError(type(self).__name__)

    def play(self, m: Piled, player: int, code: int) -> None:
        """Do it, or push the frames that will (choose aims, pay, `put`)."""
        raise NotImplementedError(type(self).__name__)

    def invitation(self, m: Piled, player: int, window: int) -> str:
        """Return what a player is asked who has priority in a window while nothing waits."""
        return "You have priority, and nothing waits. What do you do?"

    def why_no_play(self, m: Piled, player: int, card: int) -> str:
        """Say why a player with priority cannot do something with a card, in a sentence; empty if nothing hinders."""
        return ""

    def code_of(self, m: Piled, player: int, thing: Aim) -> int:
        """Return the code of the option by which a player aims at something, or chooses a player."""
        raise NotImplementedError(type(self).__name__)

    def announce(self, m: Piled, trigger: Trigger) -> None:
        """Put an ability that was set off on the pile, or push the frames that will (choose aims), or drop it."""
        m.put(trigger.effect, trigger.act, triggered=True)

    def is_lawful(self, m: Piled, item: Item, aim: Aim) -> bool:
        """Whether an aim that is still where it was is still one that the effect may have."""
        return True

    def off_pile(self, m: Piled, item: Item, how: int) -> None:
        """Answer that an effect has left the pile: `RESOLVED`, `WITHOUT_EFFECT` or `COUNTERED`; its card moves on."""

    def open_window(self, m: State) -> None:
        """Put what was set off on the pile, in turn order from the active player."""
        assert isinstance(m, Piled)
        queue = m.pending
        m.pending = ()
        ordered = [t for player in m.in_turn_order() for t in queue if t.act.player == player]
        m.frames.append(Frame(TO_PILE, queue[0].act, 0, (), tuple(ordered)))


def rules_of(m: Piled) -> PiledRules:
    """Return the rules of a match with a pile by their right type."""
    rules = m.game.rules
    assert isinstance(rules, PiledRules)
    return rules


@dataclass(frozen=True)
class ToPile(Op):
    """Puts the triggers of its queue on the pile, each player's in the order that the player chooses."""

    def step(self, m: State, f: Frame) -> None:
        """Announce the next one, or ask its player which that is; equal ones are not worth a question."""
        if not f.queue:
            m.pop()
            return
        own = self.own(f)
        first = own[0]
        if not [one for one in own if not _alike(one, first)]:
            self.announce(m, f, 0)
        else:
            base = MODE * m.game.actions.stride
            m.ask(first.act.player, [base + i for i in range(len(own))])

    def own(self, f: Frame) -> list[Trigger]:
        """Return the triggers of the player whose turn it is."""
        player = f.queue[0].act.player
        return [trigger for trigger in f.queue if trigger.act.player == player]

    def answer(self, m: State, f: Frame, code: int) -> None:
        self.announce(m, f, code % m.game.actions.stride)

    def announce(self, m: State, f: Frame, i: int) -> None:
        """Take one out of the queue and announce it."""
        assert isinstance(m, Piled)
        trigger = f.queue[i]
        f.queue = f.queue[:i] + f.queue[i + 1 :]
        rules_of(m).announce(m, Trigger(trigger.effect, trigger.act.copy()))

    def without(self, m: State, f: Frame, player: int) -> bool:
        """Drop the player's triggers."""
        f.queue = tuple([trigger for trigger in f.queue if trigger.act.player != player])
        return True

    def prompt(self, m: State, f: Frame) -> str:
        return "Several of your abilities wait; which goes on the pile next, below the others?"

    def option_text(self, m: State, f: Frame, code: int) -> str:
        return text_of(m, f.queue[code % m.game.actions.stride])


def _alike(one: Trigger, other: Trigger) -> bool:
    """Whether two abilities that were set off are the same to everybody."""
    a, b = one.act, other.act
    return one.effect == other.effect and a.source == b.source and a.it == b.it and a.names == b.names


TO_PILE: Final = ToPile()


@dataclass(frozen=True)
class Resolve(Op):
    """Resolves the effect in its queue, which has just left the pile.

    Of its aims those that are left are "it" if they are cards, and have their names again: players who have no name
    are "player", an effect is "effect".
    """

    def step(self, m: State, f: Frame) -> None:
        """Run the effect, unless its aims are lost; then tell the game that it is over."""
        assert isinstance(m, Piled)
        (item,) = f.queue
        assert isinstance(item, Item)
        if f.pc:
            m.pop()
            rules_of(m).off_pile(m, item, RESOLVED)
            return
        left = [aim for aim in item.aims if m.hits(item, aim)]
        if item.aims and (not left if item.up_to else len(left) < len(item.aims)):
            m.pop()
            rules_of(m).off_pile(m, item, WITHOUT_EFFECT)
            return
        f.pc = 1
        if item.aims:
            f.act.it = tuple([aim.number for aim in left if aim.at == AT_CARD])
        for aim in item.aims:
            self.name(f.act, aim, tuple([o.number for o in left if o.at == aim.at and o.name == aim.name]))
        item.effect.start(m, f.act)

    def without(self, m: State, f: Frame, player: int) -> bool:
        """End an effect of that player, half resolved as it is: its card leaves the pile."""
        assert isinstance(m, Piled)
        (item,) = f.queue
        assert isinstance(item, Item)
        if item.act.player != player:
            return True
        rules_of(m).off_pile(m, item, COUNTERED)
        return False

    def name(self, act: Activation, aim: Aim, left: tuple[int, ...]) -> None:
        """Give what is left of the aims of one kind and name that name; players and effects have one in any case."""
        if aim.at == AT_PLAYER:
            act.name_players(aim.name or AT_PLAYER, left)
        elif aim.at == AT_EFFECT:
            for number in left:
                act.name_word(aim.name or AT_EFFECT, number)
        elif aim.name:
            act.name_cards(aim.name, left)


RESOLVE: Final = Resolve()


def waits_or_resolves(m: Piled) -> bool:
    """Whether an effect waits on the pile, or is half resolved, as long as it asks something."""
    return bool(m.pile) or any([frame.op is RESOLVE for frame in m.frames])


NEXT_SEAT: Final = "next"
SAME_PLAYER: Final = "same"
ACTIVE_PLAYER: Final = "active"
CONTROLLER: Final = "controller"


@dataclass(frozen=True)
class Priority(Op):
    """One window of priority: from the first player's priority until all pass in turn over an empty pile.

    ``verb`` is the game's verb for passing and ``window`` the number of the window, for stops. ``after_putting`` says
    who has priority once somebody has put something on the pile ("next" or "same"), and ``putting_passes`` whether that
    counts as passing; ``after_resolving`` who has it once an effect has resolved ("active", "controller" of the effect,
    or "next"). After what is done without the pile, ``after_acting`` has it ("same" or "next"), and all have to pass
    anew. With ``last_word`` the window closes only once the others have passed after the first of all has. Data: who
    has priority, how many have passed in a row, how many effects had been put on the pile; ``pc`` is 1 while the holder
    does something.
    """

    verb: int
    window: int = 0
    after_putting: str = NEXT_SEAT
    putting_passes: bool = False
    after_resolving: str = ACTIVE_PLAYER
    after_acting: str = SAME_PLAYER
    last_word: bool = False

    def begin(self, m: State, first: int = NOBODY, passed: int = 0) -> None:
        """Open the window; the active player has priority first unless another does, whom so many have let go first."""
        assert isinstance(m, Piled)
        m.push(self, Activation(m.active, -1), 0, (m.first_in_turn() if first < 0 else first, passed, m.piled))

    def opens(self) -> bool:
        """Everything on the pile shows what it is aimed at."""
        return True

    def step(self, m: State, f: Frame) -> None:
        """Give priority, past those who are not asked, or resolve, or be done."""
        assert isinstance(m, Piled)
        self.give(m, f)

    def give(self, m: Piled, f: Frame) -> None:
        """Give it to the next who is asked; where all have passed, go on."""
        holder, passed, piled = f.data
        if f.pc:
            f.pc = 0
            passed = 0
            if [item for item in m.pile if item.number > piled and item.act.player == holder and not item.triggered]:
                passed = 1 if self.putting_passes else 0
                if self.after_putting == NEXT_SEAT:
                    holder = m.next_seat(holder)
            elif self.after_acting == NEXT_SEAT:
                holder = m.next_seat(holder)
        elif m.piled != piled:
            passed = 0
        if holder not in m.seats:
            holder = m.next_seat(holder)
        rules = m.game.rules
        assert isinstance(rules, PiledRules)
        while passed < len(m.seats) or (self.last_word and not m.pile and holder != m.first_in_turn()):
            if rules.may_act(m, holder, self.window) and stopped(m, self.window, holder, m.stops[holder]):
                f.data = (holder, passed, m.piled)
                m.ask(holder, [*rules.plays(m, holder), self.verb * m.game.actions.stride], stop=True)
                return
            holder = m.next_seat(holder)
            passed += 1
        self.all_passed(m, f, holder)

    def all_passed(self, m: Piled, f: Frame, holder: int) -> None:
        """Resolve the topmost effect, or close the window; ``holder`` is the player after the last who passed."""
        if not m.pile:
            m.pop()
            return
        item = m.pile[-1]
        m.pile = m.pile[:-1]
        if self.after_resolving == ACTIVE_PLAYER:
            holder = m.first_in_turn()
        elif self.after_resolving == CONTROLLER:
            holder = item.act.player
        f.data = (holder, 0, m.piled)
        m.frames.append(Frame(RESOLVE, item.act.copy(), 0, (), (item,)))

    def answer(self, m: State, f: Frame, code: int) -> None:
        assert isinstance(m, Piled)
        holder, passed, piled = f.data
        if code // m.game.actions.stride == self.verb:
            f.data = (m.next_seat(holder), passed + 1, piled)
        else:
            f.pc = 1
            rules_of(m).play(m, holder, code)

    def without(self, m: State, f: Frame, player: int) -> bool:
        """Let all pass anew; without the player whose turn it is nobody has priority, and what waits just resolves."""
        assert isinstance(m, Piled)
        if f.act.player == player:
            f.op = UNANSWERED
            f.pc = 0
            f.data = ()
        else:
            f.data = (self.holder(f), 0, m.piled)
        return True

    def holder(self, f: Frame) -> int:
        """Return who has priority."""
        return f.data[0]

    def cards_in(self, f: Frame) -> tuple[int, ...]:
        """There are no cards in the data."""
        return ()

    def prompt(self, m: State, f: Frame) -> str:
        """Say what would resolve if all passed."""
        assert isinstance(m, Piled)
        if not m.pile:
            return rules_of(m).invitation(m, self.holder(f), self.window)
        return f"You have priority; next resolves {text_of(m, m.pile[-1])}. What do you do?"

    def why_not(self, m: State, f: Frame, card: int) -> str:
        assert isinstance(m, Piled)
        return rules_of(m).why_no_play(m, self.holder(f), card)

    def why_no_more(self, m: State, f: Frame, card: int) -> str:
        return self.why_not(m, f, card)


@dataclass(frozen=True)
class Unanswered(Op):
    """Resolves all that waits, the topmost first, in a step of the turn in which nobody has priority."""

    def step(self, m: State, f: Frame) -> None:
        """Resolve the topmost effect, or be done."""
        assert isinstance(m, Piled)
        if not m.pile:
            m.pop()
            return
        item = m.pile[-1]
        m.pile = m.pile[:-1]
        m.frames.append(Frame(RESOLVE, item.act.copy(), 0, (), (item,)))

    def without(self, m: State, f: Frame, player: int) -> bool:
        """Go on with what is left."""
        return True


UNANSWERED: Final = Unanswered()


def stopped(m: Piled, window: int, player: int, stops: int) -> bool:
    """Whether a player with these stops wants to be asked in that window now; the hand makes no difference."""
    if stops == EVERY_STOP:
        return True
    if m.pile:
        if m.pile[-1].act.player != player:
            if stops & ANSWER_STOP:
                return True
        elif not stops & OWN_STOP:
            return False
    return stops & window_stop(window, own_turn=player == m.active) != 0


def text_of(m: State, trigger: Trigger) -> str:
    """Return what waits as people read it: the card, and what it will do."""
    printed = trigger.printed if isinstance(trigger, Item) else printed_on(m, trigger.act.source)
    return f"{'Rules' if printed is None else printed.name}: {trigger.effect.text()}"


def printed_on(m: State, source: int) -> CardPrint | None:
    """Return what is printed on the card that an ability is of; nothing for the rules themselves."""
    return None if source == NOBODY else m.prints[source]
