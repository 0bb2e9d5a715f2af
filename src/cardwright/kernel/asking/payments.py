"""Payments: paying a cost of several parts from several sources, one pick at a time.

A cost is a row of *parts* and each source gives *units*; both are bit masks of kinds (of colors, mostly): a part says
which kinds pay for it, a source which kinds it can give. A payment gives every part a unit of a source that fits. It is
asked as a run of single picks (`runs`): the parts in canonical order, the most particular first, and for each the
sources that can pay it *and leave the rest payable*. So there is no dead end, every payment is reached, and each by one
row of picks only: parts that ask for the same are paid in the order of the sources.

Sources that give the same are one option (`grouped`), because it makes no difference which of them pays; `spent` tells
which do in the end. Sources between which it does make one are `apart`.

That the rest stays payable is Hall's theorem: parts can all be paid if and only if no group of them fits fewer units
than it has parts, and the worst groups are those of all parts within some set of kinds.
"""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from cardwright.kernel.asking.runs import Run
from cardwright.kernel.core.frames import Activation
from cardwright.kernel.core.state import State

MOST_KINDS: Final = 8


@dataclass
class Source:
    """What can pay: the ``code`` of the pick, the kinds it can give (a bit mask), and how many units of them.

    Sources that give the same kinds are alike, unless they are ``apart``: a creature that could attack is another thing
    than a well.
    """

    code: int
    kinds: int
    units: int = 1
    apart: int = 0

    def __init__(self, code: int, kinds: int, units: int = 1, apart: int = 0) -> None:
        """Describe it; written out for speed, as `nodes` tells."""
        self.code = code
        self.kinds = kinds
        self.units = units
        self.apart = apart

    def is_like(self, other: "Source") -> bool:
        """Whether it makes no difference which of the two pays."""
        return self.kinds == other.kinds and self.apart == other.apart


class Kinds:
    """The kinds of units of a game and their letters; "" names a kind that only pays for parts of any kind.

    >>> kinds = Kinds(("w", "u", "b", "g", ""))
    >>> kinds.cost("{1}{w}{w/u}")
    (1, 3, 31)
    >>> kinds.text((1, 3, 31))
    '{1}{w}{w/u}'
    """

    def __init__(self, letters: tuple[str, ...]) -> None:
        """Number the kinds, `MOST_KINDS` at most."""
        self.letters: tuple[str, ...] = letters
        self.every: int = (1 << len(letters)) - 1

    def mask(self, letters: str) -> int:
        """Return the bit mask of kinds named by letters with slashes between them; ValueError for an unknown one."""
        mask = 0
        for letter in letters.split("/"):
            if not letter or letter not in self.letters:
                known = ", ".join([f"{{{one}}}" for one in self.letters if one])
                raise ValueError(f"{letter!r} is no kind of unit: there are {known}.")
            mask |= 1 << self.letters.index(letter)
        return mask

    def cost(self, text: str) -> tuple[int, ...]:
        """Return the parts of a cost such as ``"{2}{w}{w/u}"``; ValueError for what cannot be read."""
        parts: list[int] = []
        if not (text.startswith("{") and text.endswith("}")):
            raise ValueError(f"A cost is written like {{1}}{{w}}, not {text!r}.")
        for symbol in text[1:-1].split("}{"):
            if symbol.isdigit():
                parts.extend([self.every] * int(symbol))
            else:
                parts.append(self.mask(symbol))
        return in_order(parts)

    def text(self, cost: tuple[int, ...]) -> str:
        """Return a cost as people write it, ``"{0}"`` for none."""
        of_any = len([part for part in cost if part == self.every])
        symbols = [f"{{{of_any}}}"] if of_any or not cost else []
        for part in cost:
            if part != self.every:
                letters = [letter for i, letter in enumerate(self.letters) if part >> i & 1]
                symbols.append("{" + "/".join(letters) + "}")
        return "".join(symbols)


def in_order(parts: list[int]) -> tuple[int, ...]:
    """Return the parts of a cost in canonical order: those that fewer kinds pay for come first."""
    return tuple(sorted(parts, key=_particular))


def _particular(part: int) -> tuple[int, int]:
    return part.bit_count(), part


def payable(parts: tuple[int, ...], sources: list[Source]) -> bool:
    """Whether the sources can pay all parts together."""
    for union, needed in _needs(parts):
        units = 0
        for source in sources:
            if source.kinds & union:
                units += source.units
        if needed > units:
            return False
    return True


_LATER: Final = 1 << MOST_KINDS
"""A kind of its own, for further parts that ask for the same: only the source that pays and those after it give it."""
_known: Final[dict[tuple[int, ...], list[tuple[int, int]]]] = {}
_MOST_KNOWN: Final = 10_000


def _needs(parts: tuple[int, ...]) -> list[tuple[int, int]]:
    """Return the sets of kinds that matter, and how many parts within each ask for a unit; the same for equal parts."""
    known = _known.get(parts)
    if known is None:
        if len(_known) >= _MOST_KNOWN:
            _known.clear()
        unions = {0}
        for part in set(parts):
            unions |= {union | part for union in unions}
        needs = [(union, len([part for part in parts if part & ~union == 0])) for union in sorted(unions)]
        known = _known[parts] = [(union, needed) for union, needed in needs if needed]
    return known


def payers(parts: tuple[int, ...], sources: list[Source], picks: tuple[int, ...]) -> list[int]:
    """Return the codes of the sources that may pay the next part, after those that have paid; none when all is paid.

    ``parts`` are in canonical order, and payable from the sources; ``picks`` are codes that earlier calls returned.
    """
    paid = len(picks)
    if paid == len(parts):
        return []
    part = parts[paid]
    left = [source.units for source in sources]
    first = 0
    for n, pick in enumerate(picks):
        for i, source in enumerate(sources):
            if source.code == pick:
                left[i] -= 1
                first = i if parts[n] == part else 0
    fitting = [i for i in range(first, len(sources)) if sources[i].kinds & part and left[i]]
    if len(fitting) == 1 or paid + 1 == len(parts):  # A lone one is what pays; after the last part nothing is left.
        return [sources[i].code for i in fitting]
    rest = tuple([_LATER if other == part else other for other in parts[paid + 1 :]])
    codes: list[int] = []
    for i in fitting:
        after = [
            Source(
                source.code,
                source.kinds | _LATER if j >= i and source.kinds & part else source.kinds,
                left[j] - 1 if j == i else left[j],
            )
            for j, source in enumerate(sources)
        ]
        if payable(rest, after):
            codes.append(sources[i].code)
    return codes


def grouped(sources: list[Source]) -> list[Source]:
    """Return the sources with those that are alike as one, which has the code of the first and the units of all.

    >>> grouped([Source(7, 1), Source(8, 2), Source(9, 1, 2)])
    [Source(code=7, kinds=1, units=3, apart=0), Source(code=8, kinds=2, units=1, apart=0)]
    """
    groups: list[Source] = []
    for source in sources:
        gather(groups, source.code, source.kinds, source.units, source.apart)
    return groups


def gather(groups: list[Source], code: int, kinds: int, units: int = 1, apart: int = 0) -> None:
    """Add a source to groups: its units to the one of its like, or else itself."""
    for group in groups:
        if group.kinds == kinds and group.apart == apart:
            group.units += units
            return
    groups.append(Source(code, kinds, units, apart))


def spent(sources: list[Source], picks: tuple[int, ...]) -> list[int]:
    """Return the codes of the sources that pay when these were picked from them `grouped`: the first ones come first.

    >>> spent([Source(7, 1), Source(8, 2), Source(9, 1)], (7, 7, 8))
    [7, 9, 8]
    """
    left = {source.code: source.units for source in sources}
    codes: list[int] = []
    for pick in picks:
        (first,) = [source for source in sources if source.code == pick]
        for source in sources:
            if source.is_like(first) and left[source.code]:
                left[source.code] -= 1
                codes.append(source.code)
                break
    return codes


def most_of_any(parts: tuple[int, ...], sources: list[Source], every: int) -> int:
    """Return how many parts of any kind could be paid on top of these (how great X can be); -1 if not even these."""
    if not payable(parts, sources):
        return -1
    units = sum([source.units for source in sources if source.kinds & every])
    return units - len(parts)


@mypyc_attr(allow_interpreted_subclasses=True)
class Payment(Run):
    """The run that pays a cost; a game says which cost, and from what. Ask it only when it is `possible`."""

    def cost(self, m: State, act: Activation, player: int) -> tuple[int, ...]:
        """Return the parts of the cost in canonical order (`in_order`)."""
        raise NotImplementedError(type(self).__name__)

    def sources(self, m: State, act: Activation, player: int) -> list[Source]:
        """Return what can pay now, in canonical order, no code twice."""
        raise NotImplementedError(type(self).__name__)

    def possible(self, m: State, act: Activation, player: int) -> bool:
        """Whether the player can pay."""
        return payable(self.cost(m, act, player), self.sources(m, act, player))

    def codes(self, m: State, act: Activation, player: int, picks: tuple[int, ...]) -> list[int]:
        """Offer what can pay the next part, one of each that is alike."""
        return payers(self.cost(m, act, player), grouped(self.sources(m, act, player)), picks)

    def spent(self, m: State, act: Activation, player: int, picks: tuple[int, ...]) -> list[int]:
        """Return the codes of the sources that have paid after the picks."""
        return spent(self.sources(m, act, player), picks)
