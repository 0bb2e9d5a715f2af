"""Rules: what a game does by itself, and what it says about its matches; a match asks the game that holds them."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from cardwright.kernel.frames import Activation, Trigger
from cardwright.kernel.names import listing

if TYPE_CHECKING:
    from cardwright.kernel.rng import Rng
    from cardwright.kernel.state import State

MOST_NAMED: Final = 3
"""Of how many cards, at most, it is said that they go on for ever."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """The rules of a game as far as the kernel asks for them; they have no state of their own.

    A game subclasses it with methods that each call into the chapter that has the answer.
    """

    def settle(self, m: "State") -> None:
        """Do what the rules do by themselves between two steps; here: resolve what was set off.

        A game that checks more (creatures without power, players without life) does so before `open_window`.
        """
        m.unsettled = False
        if m.pending:
            self.open_window(m)

    def open_window(self, m: "State") -> None:
        """Resolve what was set off: a lone ability at once, several as the game orders them."""
        queue = m.pending
        m.pending = ()
        if len(queue) == 1:
            queue[0].effect.start(m, queue[0].act)
        else:
            self.order(m, queue)

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
