"""Several things that are picked together: which, and how many of them."""


class Things:
    """Some of the ``codes`` are picked, ``least`` to ``most`` of them; ``taken`` are those that are picked already.

    Whoever picks one by one takes them in the order of their codes here; people mark them in any order (`marking`).
    Things of one of the ``kinds``, which go with the codes, stand for each other; without any, each is its own.
    """

    __slots__ = ("codes", "kinds", "least", "most", "taken")

    def __init__(
        self, codes: list[int], least: int, most: int, taken: tuple[int, ...] = (), kinds: tuple[str, ...] = ()
    ) -> None:
        """Describe them."""
        self.codes: list[int] = codes
        self.least: int = least
        self.most: int = most
        self.taken: tuple[int, ...] = taken
        self.kinds: tuple[str, ...] = kinds

    def settled(self, chosen: list[int]) -> list[int]:
        """Return what is taken for the things that were chosen: of a kind the first ones, as many."""
        if not self.kinds:
            return [code for code in self.codes if code in chosen]
        wanted = [kind for code, kind in zip(self.codes, self.kinds, strict=True) if code in chosen]
        found: list[int] = []
        for code, kind in zip(self.codes, self.kinds, strict=True):
            if kind in wanted:
                wanted.remove(kind)
                found.append(code)
        return found
