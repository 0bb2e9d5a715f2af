"""Rules: what a game does by itself, and what it says about its matches; a match asks the game that holds them."""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from cardwright.kernel.basics.names import listing
from cardwright.kernel.core.frames import Activation, Immediate, Key, Trigger

if TYPE_CHECKING:
    from cardwright.kernel.basics.rng import Rng
    from cardwright.kernel.core.state import State

Group = tuple[int, frozenset[Key]]
"""Questions that a game asks together, and the bit in `State.groups` that says whether any of them has an answer."""
MOST_NAMED: Final = 3
"""Of how many cards, at most, it is said that they go on for ever."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Check:
    """Something that follows by itself, whoever does what: a creature without power is destroyed.

    It is looked at between two steps once something has woken it (`State.wake`). ``bit`` is its own in `State.woken`;
    what begins or ends to be in force wakes it as long as something answers one of its ``questions``, and if it is
    woken ``by_events`` so does every event then. What is looked at ``at_once`` does not wait for what is under way.
    """

    def __init__(self, bit: int, *questions: Key, by_events: bool = False, at_once: bool = False) -> None:
        """Say what wakes it."""
        self.bit: int = bit
        self.questions: tuple[Key, ...] = questions
        self.by_events: bool = by_events
        self.at_once: bool = at_once

    def look(self, m: "State") -> bool:
        """Do what follows now; tell whether anything did."""
        raise NotImplementedError(type(self).__name__)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """The rules of a game as far as the kernel asks for them; they have no state of their own.

    A game subclasses it with methods that each call into the chapter that has the answer, and makes it with its checks
    in the order of its rules.
    """

    def __init__(self, checks: tuple[Check, ...] = (), groups: tuple[Group, ...] = ()) -> None:
        """Know what follows by itself, and which questions are asked together."""
        if len({check.bit for check in checks}) < len(checks):
            raise ValueError("Two checks of a game have the same bit.")
        self.checks: tuple[Check, ...] = checks
        self.groups: tuple[Group, ...] = groups
        self.wakes: dict[Key, int] = {}
        """The checks that a question wakes, as bits."""
        self.by_events: dict[Key, int] = {}
        """Those among them that events wake too."""
        for check in checks:
            for question in check.questions:
                self.wakes[question] = self.wakes.get(question, 0) | check.bit
                if check.by_events:
                    self.by_events[question] = self.by_events.get(question, 0) | check.bit

    @final
    def settle(self, m: "State") -> None:
        """Do between two steps what follows by itself: the first check first, then what was set off.

        Nothing is looked at while an event waits for what belongs to it, nor checked while something happens instead of
        one. Where something followed, all is looked at again.
        """
        m.unsettled = False
        if not m.woken and not m.pending:
            return
        held = isinstance(m.frames[-1].op, Immediate) or self.held(m)
        if m.woken:
            at_once = held or bool(m.frames[-1].act.replacing)
            for check in self.checks:
                if m.woken & check.bit and (check.at_once or not at_once):
                    m.woken &= ~check.bit
                    if check.look(m):
                        m.unsettled = True
                        return
        if m.pending and not held:
            self.open_window(m)

    def held(self, m: "State") -> bool:
        """Whether nothing is looked at before something under way is over."""
        return False

    def open_window(self, m: "State") -> None:
        """Resolve what was set off: a lone ability at once, several as the game orders them."""
        queue = m.pending
        m.pending = ()
        if len(queue) == 1:
            queue[0].effect.start(m, queue[0].act)
        else:
            self.order(m, queue)

    def code_text(self, m: "State", code: int) -> str:
        """Return how an option is written whoever asks for it, where verb and argument are not all; mostly empty."""
        return ""

    def order(self, m: "State", queue: tuple[Trigger, ...]) -> None:
        """Push the frame that resolves abilities that were set off together."""
        raise NotImplementedError(type(self).__name__)

    def decides(self, m: "State", act: Activation) -> int:
        """Return who makes the choices of an ability: the active player, or whoever the game says."""
        return m.active

    def endless(self, m: "State") -> None:
        """End a match in which something goes on for ever; here: nobody wins, and the reason names the cards."""
        sources = {frame.act.source: None for frame in reversed(m.frames) if frame.act.source >= 0}
        names = list({m.prints[card].name: None for card in list(sources)[:MOST_NAMED]})
        goes = "goes" if len(names) <= 1 else "go"
        m.end((), f"{listing(names) or 'an effect'} {goes} on for ever")

    def endless_turn(self, m: "State") -> None:
        """End a match in which a turn has more events than the game allows for; here: nobody wins."""
        m.end((), "too much happens in one turn")

    def goes_on_without(self, m: "State", player: int) -> bool:
        """Whether the game goes on for the others if a player concedes; where two are left it is over in any case."""
        return False

    def left_game(self, m: "State", player: int) -> None:
        """Say what becomes of the cards of a player who has just left the game, and of what they have in force."""

    def facts_of(self, m: "State", card: int) -> tuple[int, ...]:
        """Return what may be asked about a card after it has left (`lastknown`), as numbers: controller, power..."""
        return ()

    def imagine(self, m: "State", viewer: int, rng: "Rng") -> None:
        """Make up anew what else the viewer may not know, such as hidden counts, in a world sampled for the viewer."""
