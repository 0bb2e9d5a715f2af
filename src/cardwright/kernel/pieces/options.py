"""Options and decisions: the one way in which anything enters a match.

Every option has a whole number, its *code*: the number of its verb times the game's stride, plus its argument (a card
id, a player, a number...). Codes are stable, so learning code can use them as actions; they are all the kernel
computes with. What people read is made only when somebody looks.
"""

from typing import Final

NO_ARGUMENT: Final = "none"
CARD: Final = "card"
NUMBER: Final = "number"
PLAYER: Final = "player"


YES: Final = 0
NO: Final = 1
DONE: Final = 2
CHOOSE: Final = 3
MODE: Final = 4
COMMON_VERBS: Final = (
    ("yes", NO_ARGUMENT),
    ("no", NO_ARGUMENT),
    ("done", NO_ARGUMENT),
    ("choose", CARD),
    ("mode", NUMBER),
)
"""The verbs that every game has, numbered as above."""


class ActionTable:
    """The verbs of a game and what kind of argument each takes.

    ``verbs`` are pairs of name and argument kind, in an order that never changes within a rules version; the kind is
    one of "none", "card", "number", "player", or a key of ``words``, which gives the names of the values. They are
    numbered after the `COMMON_VERBS`. The verbs that ``go_on``, as "done" does, only end what is asked.

    >>> table = ActionTable(72, (("end turn", "none"), ("play", "card")))
    >>> table.code("play", 5), table.size
    (437, 504)
    """

    def __init__(
        self,
        stride: int,
        verbs: tuple[tuple[str, str], ...],
        words: dict[str, tuple[str, ...]] | None = None,
        go_on: tuple[str, ...] = (),
    ) -> None:
        """Number the verbs; every argument must be below ``stride``."""
        self.stride: int = stride
        self.verbs: tuple[tuple[str, str], ...] = (*COMMON_VERBS, *verbs)
        self.words: dict[str, tuple[str, ...]] = words or {}
        self.go_on: tuple[str, ...] = ("done", *go_on)
        self.size: int = stride * len(self.verbs)
        self._numbers: dict[str, int] = {name: i for i, (name, _) in enumerate(self.verbs)}

    def code(self, verb: str, argument: int = 0) -> int:
        """Return the code of a verb with an argument; KeyError for a verb that the game lacks."""
        return self._numbers[verb] * self.stride + argument

    def verb(self, code: int) -> str:
        """Return the name of a code's verb."""
        return self.verbs[code // self.stride][0]

    def kind(self, code: int) -> str:
        """Return the kind of a code's argument."""
        return self.verbs[code // self.stride][1]


class Option:
    """One option of a decision, as people and programs see it."""

    __slots__ = ("argument", "code", "index", "kind", "meaning", "text", "verb")

    def __init__(
        self, index: int, code: int, verb: str, kind: str, argument: int, text: str, meaning: str = ""
    ) -> None:
        """Describe the option at that place of its decision; ``meaning`` is what it leads to, if that is to be said."""
        self.index: int = index
        self.code: int = code
        self.verb: str = verb
        self.kind: str = kind
        self.argument: int = argument
        self.text: str = text
        self.meaning: str = meaning

    def __repr__(self) -> str:
        """Show the text form, which picks this option again."""
        return f"Option({self.text!r})"
