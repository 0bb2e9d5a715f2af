"""Nodes: the frozen pieces that rules and cards are made of.

A node is a frozen dataclass whose fields are numbers, texts, other nodes, or tuples of these. Nodes compare by
content, are hashable, and go to JSON and back (`codec`). Some nodes can be the *what* of a frame: those are ops.
"""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from cardwright.kernel.grammar import Phrase, Verbatim, printed

if TYPE_CHECKING:
    from cardwright.kernel.frames import Activation, Frame
    from cardwright.kernel.match import Match
    from cardwright.kernel.options import Option
    from cardwright.kernel.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Node:
    """A frozen piece of a tree."""

    def __bool__(self) -> bool:
        """Refuse: a node describes something to be asked later; it is neither true nor false now."""
        raise TypeError(
            f"{type(self).__name__} is part of a card, neither true nor false: "
            "put conditions together with both(), either() and no(), and ask if_(condition, effect)"
        )

    def phrase(self) -> Phrase:
        """Return what the node says, in our own wording, as a phrase of the `grammar`.

        An effect says an order ("draw a card"), a condition a statement, a set of cards a noun. What it is put together
        of goes into its phrase as phrases, never as texts, so that verbs agree and "it" is understood.
        """
        if type(self).text is Node.text:
            raise NotImplementedError(type(self).__name__)
        return Verbatim(self.text())

    def text(self) -> str:
        """Return what the node says, printed by itself: no capital, no full stop."""
        return printed(self.phrase(), alone=not self.is_whole())

    def is_whole(self) -> bool:
        """Whether nothing is said before it. Any other node is a part, and may speak of what was mentioned before."""
        return False

    # ---- what is asked when whole trees are checked before play ----

    def reads(self) -> tuple[str, ...]:
        """Return the names that the node itself, not its parts, looks up: each must have been given before it acts."""
        return ()

    def gives(self) -> tuple[str, ...]:
        """Return the names under which the node itself leaves something for what acts after it."""
        return ()

    def ways(self) -> tuple[tuple["Node | str", ...], ...]:
        """Return the ways through its parts; only what is given on all of them is surely given afterwards.

        Each way is the parts that act, in order, and between them the names that the node gives them. No way at all
        means one that leads through all parts, in the order of the fields.
        """
        return ()

    def later(self) -> bool:
        """Whether the parts act another time, in an activation of their own that knows only what the node `keeps`."""
        return False

    def keeps(self, name: str) -> bool:
        """Whether parts that act `later` still know what was given under a name."""
        return False

    def faults(self) -> tuple[str, ...]:
        """Return what is wrong with the node whatever is around it, each as a clause: "it can never happen"."""
        return ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Op(Node):
    """A node that a frame can run: it does a bit of work each time the loop calls `step`."""

    def step(self, m: "Match", f: "Frame") -> None:
        """Do the next bit of work: change the match, push frames, ask, or pop itself when done.

        A step that asks must change nothing else, so that it can be run again to ask again.
        """
        raise NotImplementedError(type(self).__name__)

    def start(self, m: "Match", act: "Activation") -> None:
        """Begin: do it at once, or push the frames that will do it; here a frame of the op itself."""
        m.push(self, act)

    def answer(self, m: "Match", f: "Frame", code: int) -> None:
        """Take the answer to what `step` asked; ``code`` is one of the codes that it offered."""
        raise NotImplementedError(type(self).__name__)

    def cards_in(self, f: "Frame") -> tuple[int, ...]:
        """Return the cards among the frame's data that may be hidden; sampled worlds leave them what they are."""
        return ()

    def prompt(self, m: "Match", f: "Frame") -> str:
        """Say in a sentence for the chooser what `step` asks."""
        return "Choose"

    def option_text(self, m: "Match", f: "Frame", code: int) -> str:
        """Return the text form of an option where it is not simply verb and argument; empty otherwise."""
        return ""

    def why_not(self, m: "Match", f: "Frame", card: int) -> str:
        """Say to the chooser in a sentence why a card is not among the options.

        Empty where there is nothing to say but what the options are.
        """
        return ""

    def why_no_more(self, m: "Match", f: "Frame", card: int) -> str:
        """Say to the chooser why a card that is among the options is not there for more; empty if that is plain."""
        return ""

    # ---- ops that ask several players at once (`sealed`), or hold what only one of them knows ----

    def asked(self, m: "Match", f: "Frame") -> list[int]:
        """Return the players whose answer the topmost frame waits for."""
        return [m.chooser]

    def turn_to(self, m: "Match", f: "Frame", player: int) -> None:
        """Make the match's decision that of another player among those `asked`."""

    def withdraw(self, m: "Match", f: "Frame", player: int) -> bool:
        """Take back an answer of a player that no one else has seen; false if there is none."""
        return False

    def answered(self, m: "Match", f: "Frame", player: int) -> bool:
        """Whether a player has given an answer that no one else has seen."""
        return False

    def picked(self, m: "Match", f: "Frame", player: int) -> "list[Option] | None":
        """Return what a player has picked so far and no one else has seen; None where nothing is picked in secret."""
        return None

    def imagine(self, m: "Match", f: "Frame", viewer: int, rng: "Rng") -> None:
        """Make up anew what the frame holds and the viewer may not know, in a world sampled for the viewer."""
