"""Several numbers that are one answer: of what, how many there are, and what they share."""

from cardwright.kernel.basics.pools import Pool


class Kind:
    """What is counted: its ``verb``, its name in the plural, and the word of the suit by which it is drawn."""

    __slots__ = ("name", "suit", "verb")

    def __init__(self, verb: int, name: str, suit: str = "") -> None:
        """Name it."""
        self.verb: int = verb
        self.name: str = name
        self.suit: str = suit


class Limit:
    """What the numbers come to together, each times its weight: at least ``least`` and at most ``most``."""

    __slots__ = ("least", "most", "weights")

    def __init__(self, weights: tuple[int, ...], most: int, least: int = 0) -> None:
        """Limit them; no weight is negative."""
        self.weights: tuple[int, ...] = weights
        self.most: int = most
        self.least: int = least

    def used(self, amounts: Pool) -> int:
        """Return what the first numbers come to."""
        sum_of = 0
        for kind, n in enumerate(amounts):
            sum_of += n * self.weights[kind]
        return sum_of


class Total:
    """What people want to know of the numbers together: they come to so much, ``most`` is all there is (-1: unsaid).

    Where it is the answer itself, its ``verb`` says what one does with so much: "bid".
    """

    __slots__ = ("most", "text", "verb", "weights")

    def __init__(self, text: str, weights: tuple[int, ...], most: int = -1, verb: str = "") -> None:
        """Say what it is, so that its number can follow: "Your bid counts"."""
        self.text: str = text
        self.weights: tuple[int, ...] = weights
        self.most: int = most
        self.verb: str = verb


class Quantities:
    """A number of each of several kinds, of which there are so many, within the limits; ``taken`` are named already.

    Whoever picks one by one names them kind by kind; people name all at once (`kernel.asking.amounts`).
    """

    __slots__ = ("kinds", "limits", "taken", "there", "total")

    def __init__(
        self,
        kinds: tuple[Kind, ...],
        there: Pool,
        limits: tuple[Limit, ...] = (),
        taken: Pool = (),
        total: Total | None = None,
    ) -> None:
        """Describe them."""
        self.kinds: tuple[Kind, ...] = kinds
        self.there: Pool = there
        self.limits: tuple[Limit, ...] = limits
        self.taken: Pool = taken
        self.total: Total | None = total

    def most_after(self, amounts: Pool) -> int:
        """Return how many of the next kind there may be at most, after these numbers."""
        kind = len(amounts)
        most = self.there[kind]
        for limit in self.limits:
            if limit.weights[kind]:
                most = min(most, (limit.most - limit.used(amounts)) // limit.weights[kind])
        return most

    def completes(self, amounts: Pool) -> bool:
        """Whether some whole answer begins with these numbers, none of which is too great."""
        for limit in self.limits:
            if limit.least and limit.used(amounts) < limit.least:
                break
        else:
            return True
        if len(amounts) < len(self.kinds):
            for n in range(self.most_after(amounts), -1, -1):
                if self.completes((*amounts, n)):
                    return True
        return False

    def offered(self) -> list[int]:
        """Return the numbers that may come next; none once all are named."""
        if len(self.taken) == len(self.kinds):
            return []
        numbers = list(range(self.most_after(self.taken) + 1))
        for limit in self.limits:
            if limit.least > 0:
                return [n for n in numbers if self.completes((*self.taken, n))]
        return numbers

    def begun(self) -> bool:
        """Whether one of those that are named could have been another one."""
        for named in range(len(self.taken)):
            before = Quantities(self.kinds, self.there, self.limits, self.taken[:named])
            if len(before.offered()) > 1:
                return True
        return False

    def alone(self, kind: int) -> int:
        """Return how many of a kind there may be at most."""
        return self.most_after((0,) * kind)

    def allows(self, amounts: Pool) -> bool:
        """Whether these numbers are an answer."""
        if len(amounts) != len(self.kinds) or min(amounts) < 0:
            return False
        for kind, n in enumerate(amounts):
            if n > self.most_after(amounts[:kind]):
                return False
        return self.completes(amounts)
