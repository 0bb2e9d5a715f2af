"""Crystals, and what is worth counting about them: three colors, in the order red, blue, white."""

from typing import Final

from cardwright.kernel.basics.names import listing
from cardwright.kernel.basics.pools import Pool
from cardwright.kernel.basics.quantities import Quantities
from cardwright.kernel.core.deeds import Deed
from cardwright.kernel.pieces.zones import NOBODY

RED, BLUE, WHITE = 0, 1, 2
COLORS: Final = ("red", "blue", "white")
GOODS: Final = (*COLORS, "relic")
SYMBOLS: Final = tuple([f"{{{word}}}" for word in GOODS])
"""What cards and spaces write for them."""
WORTH: Final = (3, 2, 1)
"""Points of a crystal at home, and what it counts in a bid (krysis:crystals.value)."""
A_FEW: Final = 4
"""So many symbols are taken in at a glance."""
NOTHING: Final[Pool] = (0, 0, 0)


def colored(kind: str, player: int, pool: Pool, place: str, victim: int = NOBODY) -> list[Deed]:
    """Return what happens to crystals of a player, color by color; ``place`` is where they are counted."""
    return [
        Deed(kind, player, victim=victim, amount=n, counts=f"{place}_{color}")
        for n, color in zip(pool, COLORS, strict=True)
        if n
    ]


def crystals(pool: Pool, relics: int = 0, names: tuple[str, ...] = GOODS) -> str:
    """Name crystals, and relic cards with them; with `SYMBOLS` as cards do.

    >>> crystals((2, 0, 1)), crystals((0, 1, 0), 2), crystals((0, 0, 0))
    ('2 red and 1 white crystals', '1 blue crystal and 2 relic cards', 'nothing')
    >>> crystals((0, 1, 0), 2, SYMBOLS)
    '1 {blue} crystal and 2 {relic} cards'
    """
    told = [f"{n} {name}" for n, name in zip(pool, names[:-1], strict=True) if n]
    said = f"{listing(told)} crystal{'' if sum(pool) == 1 else 's'}" if told else ""
    cards = f"{relics} {names[-1]} card{'' if relics == 1 else 's'}" if relics else ""
    if said and cards:
        return f"{said} and {cards}" if len(told) == 1 else f"{said}, and {cards}"
    return said or cards or "nothing"


def signs(pool: Pool, relics: int = 0) -> str:
    """Name crystals and relic cards by their symbols alone: each of a few, many by their number.

    >>> signs((2, 0, 1)), signs((0, 0, 7), 1)
    ('{red}{red}{white}', '7{white}{relic}')
    """
    told = [f"{n}{sign}" if n > A_FEW else sign * n for n, sign in zip((*pool, relics), SYMBOLS, strict=True)]
    return "".join(told)


def counted(asked: Quantities) -> str:
    """Name the kinds of which some can be counted out: crystals by their colors, then what else there is."""
    names = [kind.name for number, kind in enumerate(asked.kinds) if asked.alone(number)]
    told = [color for color in COLORS if f"{color} crystals" in names]
    cards = names[len(told) :]
    said = f"{listing(told)} crystals" if told else ""
    if said and cards:
        return f"{said} and {listing(cards)}" if len(told) == 1 else f"{said}, and {listing(cards)}"
    return said or listing(cards)


def counting(asked: Quantities, values: tuple[int, ...]) -> str:
    """Say what the crystals count of which there are some: "They count 3, 2 and 1"."""
    told = [str(value) for number, value in enumerate(values) if asked.alone(number)]
    return f"Each counts {told[0]}" if len(told) == 1 else f"They count {listing(told)}"
