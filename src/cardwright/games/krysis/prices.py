"""What goods are worth to the heuristic, and what the best haul of them is worth, in points at the end."""

from typing import Final

from cardwright.games.krysis.goods import BLUE, RED, WHITE
from cardwright.games.krysis.hauls import WHITES_FOR_BLUE, WHITES_FOR_RED
from cardwright.kernel.basics.pools import Pool

Prices = tuple[float, ...]
"""What a crystal of each color is worth."""

BEST_PRICE: Final[Prices] = (3.0, 2.0, 2.0)
"""What a crystal brings at best: at home, or sold."""
SALE_PRICE: Final = 2.0
NEVER: Final = -1000.0
"""What a haul is worth that cannot be carried."""


def worth3(pool: Pool, prices: Prices) -> float:
    """Return what crystals are worth at such prices."""
    return pool[RED] * prices[RED] + pool[BLUE] * prices[BLUE] + pool[WHITE] * prices[WHITE]


def more_each(prices: Prices, share: float) -> Prices:
    """Return prices raised by a share of what a crystal brings at best."""
    return (
        prices[RED] + share * BEST_PRICE[RED],
        prices[BLUE] + share * BEST_PRICE[BLUE],
        prices[WHITE] + share * BEST_PRICE[WHITE],
    )


def best_haul(
    slots: Pool,
    camp: Pool,
    prices: Prices,
    relics: list[float],
    fixed: list[int] | None = None,
    taken: int = 0,
) -> float:
    """Return what the best load is worth.

    ``relics`` are what relic cards bring, best first; ``fixed`` the numbers of red, blue and white crystals as far as
    they are picked, ``taken`` that of relic cards picked, whose worth is not counted here.
    """
    amounts = fixed or []
    picked = len(amounts)
    reds = range(amounts[RED], amounts[RED] + 1) if picked > RED else range(min(slots[RED], camp[RED]) + 1)
    blues = range(amounts[BLUE], amounts[BLUE] + 1) if picked > BLUE else range(min(slots[BLUE], camp[BLUE]) + 1)
    best = 0.0 if not picked else NEVER
    for red in reds:
        for blue in blues:
            red_left = slots[RED] - red
            blue_left = slots[BLUE] - blue
            value = red * prices[RED] + blue * prices[BLUE]
            for count in range(min(len(relics), red_left + blue_left - taken) + 1):
                if count:
                    value += relics[count - 1]
                held = count + taken
                in_blue = min(held, blue_left)
                room = WHITES_FOR_RED * (red_left - held + in_blue) + WHITES_FOR_BLUE * (blue_left - in_blue)
                white = min(camp[WHITE], slots[WHITE] + room)
                if picked > WHITE:
                    if amounts[WHITE] > white:
                        continue
                    white = amounts[WHITE]
                elif prices[WHITE] < 0:
                    white = 0
                best = max(best, value + white * prices[WHITE])
    return best
