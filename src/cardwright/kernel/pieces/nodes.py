"""Nodes: the frozen pieces that rules and cards are made of.

A node is a frozen dataclass whose fields are numbers, texts, other nodes, terms, or tuples of these. Nodes compare by
content, are hashable, and go to JSON and back (`codec`). Some nodes can be the *what* of a frame: those are ops
(`frames`).

Nodes that are made again and again while a match is played, such as aims, write their ``__init__`` out, and then cannot
be marked as frozen: in the compiled build that makes one in 50 ns, and the ``__init__`` that `dataclass` writes, which
is not compiled, in 600 (300 for what is not frozen).
"""

from typing import Final, final

from mypy_extensions import mypyc_attr

from cardwright.kernel.grammar import Phrase, printed


@mypyc_attr(allow_interpreted_subclasses=True)
class Term:
    """Something of a game that trees name and do not describe, such as a question: the same object wherever it is met.

    A game lists its terms; JSON names them by their ``key``.
    """

    def __init__(self, key: str) -> None:
        """Give it the key by which it is written, and found in force."""
        self.key: str = key

    def answered(self, keys: "tuple[object, ...]") -> bool:
        """Whether what is in force under some keys has to do with it."""
        return self.key in keys

    def __repr__(self) -> str:
        return f"<{self.key}>"


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
        raise NotImplementedError(type(self).__name__)

    @final
    def text(self) -> str:
        """Return what the node says, printed by itself, once for good: no capital, no full stop."""
        known = _said.get(id(self))
        if known is not None:
            return known[1]
        text = printed(self.phrase(), alone=not self.is_whole())
        if len(_said) >= _MOST_SAID:
            _said.clear()
        _said[id(self)] = (self, text)
        return text

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

    def consults(self) -> tuple[Term, ...]:
        """Return the questions that the node itself, not its parts, asks of what is in force."""
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


_said: Final[dict[int, tuple[Node, str]]] = {}
"""What nodes have said, which never changes; holding them keeps each number theirs."""
_MOST_SAID: Final = 10_000
