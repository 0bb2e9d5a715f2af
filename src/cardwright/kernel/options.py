"""Options and decisions: the one way in which anything enters a match.

Every option has a whole number, its *code*: the number of its verb times the game's stride, plus its argument (a card
id, a player, a number...). Codes are stable, so learning code can use them as actions; they are all the kernel
computes with. What people read is made only when somebody looks.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from cardwright.kernel.errors import AmbiguousOption, IllegalOption, UnknownOption
from cardwright.kernel.names import fold, quote

if TYPE_CHECKING:
    from cardwright.kernel.match import Match
    from cardwright.kernel.rng import Rng

NO_ARGUMENT: Final = "none"
CARD: Final = "card"
NUMBER: Final = "number"
PLAYER: Final = "player"


SHOWN: Final = 8
"""As many options as the message of an error lists."""

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
    numbered after the `COMMON_VERBS`.

    >>> table = ActionTable(72, (("end turn", "none"), ("play", "card")))
    >>> table.code("play", 5), table.size
    (437, 504)
    """

    def __init__(
        self, stride: int, verbs: tuple[tuple[str, str], ...], words: dict[str, tuple[str, ...]] | None = None
    ) -> None:
        """Number the verbs; every argument must be below ``stride``."""
        self.stride: int = stride
        self.verbs: tuple[tuple[str, str], ...] = (*COMMON_VERBS, *verbs)
        self.words: dict[str, tuple[str, ...]] = words or {}
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

    __slots__ = ("argument", "code", "index", "kind", "text", "verb")

    def __init__(self, index: int, code: int, verb: str, kind: str, argument: int, text: str) -> None:
        """Describe the option at that place of its decision."""
        self.index: int = index
        self.code: int = code
        self.verb: str = verb
        self.kind: str = kind
        self.argument: int = argument
        self.text: str = text

    def __repr__(self) -> str:
        """Show the text form, which picks this option again."""
        return f"Option({self.text!r})"


class Decision:
    """What the match waits for: who chooses, what for, and among which options.

    Options are counted at once and described only when looked at; ``option in decision`` takes a text or an index.
    """

    __slots__ = ("_match", "_options", "codes", "player")

    def __init__(self, match: "Match", player: int, codes: list[int]) -> None:
        """Describe what ``match`` asks ``player`` now."""
        self._match: Match = match
        self._options: list[Option] | None = None
        self.player: int = player
        self.codes: list[int] = codes

    def __len__(self) -> int:
        """Return the number of options, at least one."""
        return len(self.codes)

    def __iter__(self) -> Iterator[Option]:
        """Go through the options in their canonical order."""
        return iter(self.options)

    def __contains__(self, pick: object) -> bool:
        """Tell whether `find` would accept the pick."""
        try:
            self.find(pick)
        except (UnknownOption, IllegalOption, AmbiguousOption):
            return False
        return True

    def world(self, rng: "Rng") -> "Match":
        """Return a match that the chooser cannot tell from the true one; what the chooser cannot know is drawn."""
        return self._match.sample(self.player, rng)

    @property
    def prompt(self) -> str:
        """What is asked, in a sentence."""
        return self._match.prompt()

    @property
    def options(self) -> list[Option]:
        """The options, described."""
        if self._options is None:
            self._options = self._describe()
        return self._options

    def texts(self) -> list[str]:
        """Return the text forms of all options, in order; no two are the same."""
        return [option.text for option in self.options]

    def _describe(self) -> list[Option]:
        match, table = self._match, self._match.game.actions
        described: list[Option] = []
        seen: dict[str, int] = {}
        for index, code in enumerate(self.codes):
            verb, kind = table.verbs[code // table.stride]
            argument = code % table.stride
            text = match.option_text(code) or verb_text(match, verb, kind, argument)
            seen[text] = seen.get(text, 0) + 1
            if seen[text] > 1:
                text = f"{text} #{seen[text]}"
            described.append(Option(index, code, verb, kind, argument, text))
        return described

    def find(self, pick: object) -> int:
        """Return the index of the option that a pick means: an index, an `Option`, or a text form.

        Texts are taken in any spelling (see `kernel.names`) and may be cut short where only one option begins so; what
        follows a colon only explains, and may always be left out. The whole text of an option that is not offered
        never means another one. An `Option` of an earlier decision means the same option now, whatever its place.
        Raises `UnknownOption`, `IllegalOption` or `AmbiguousOption`, saying what would have been accepted.
        """
        if isinstance(pick, Option):
            return self._find_option(pick)
        if isinstance(pick, int) and not isinstance(pick, bool):
            if 0 <= pick < len(self.codes):
                return pick
            msg = f"There is no option {pick}: this decision has options 0 to {len(self.codes) - 1}."
            raise IllegalOption(msg)
        if not isinstance(pick, str):
            msg = f"An option is picked by its number or its text, not by {type(pick).__name__}."
            raise UnknownOption(msg)
        return self._find_text(fold(pick), pick)

    def _find_option(self, pick: Option) -> int:
        if pick.code in self.codes:
            index = self.codes.index(pick.code)
            # The code of a number says which one, but not of what.
            if pick.kind != NUMBER or pick.text == self.options[index].text:
                return index
        raise IllegalOption(f"{pick.text!r} is not possible now; possible are {self._accepted()}.")

    def _find_text(self, wanted: str, typed: str) -> int:
        texts = [fold(text) for text in self.texts()]
        if wanted in texts:
            return texts.index(wanted)
        named = [fold(text.partition(":")[0]) for text in self.texts()]
        if named.count(wanted) == 1:
            return named.index(wanted)
        shown = quote(typed)
        if self._match.is_option_text(typed):
            raise IllegalOption(f"{shown} is not possible now; possible are {self._accepted()}.")
        fitting = [i for i, text in enumerate(texts) if wanted and text.startswith(wanted)]
        if len(fitting) == 1:
            return fitting[0]
        if fitting:
            names = ", ".join([repr(self.texts()[i]) for i in fitting[:4]])
            raise AmbiguousOption(f"{shown} could mean {names}; please write more of it.")
        raise UnknownOption(f"No option is called {shown}; possible are {self._accepted()}.")

    def _accepted(self) -> str:
        texts = self.texts()
        return ", ".join([repr(text) for text in texts[:SHOWN]]) + (", ..." if len(texts) > SHOWN else "")


def verb_text(match: "Match", verb: str, kind: str, argument: int) -> str:
    """Return the text form of a verb with an argument in that match, such as ``"reap Flamer"``."""
    if kind == NO_ARGUMENT:
        return verb
    if kind == CARD:
        return f"{verb} {match.prints[argument].name}".strip()
    if kind == PLAYER:
        return f"{verb} {match.names[argument]}".strip()
    if kind == NUMBER:
        return f"{verb} {argument}".strip()
    return f"{verb} {match.game.actions.words[kind][argument]}".strip()
