"""What is measured against what: paths, and the values at both of their ends (crucible:path.edges)."""

from functools import cache
from typing import Final

from cardwright.games.crucible.questions import (
    AFAR,
    ATTACK,
    ATTACK_BEHIND,
    ATTACK_WOUNDED,
    BLOCK,
    BLOCK_AFAR,
    CAST,
    LOWEST_BLOCK,
    WINS_TIES,
)
from cardwright.games.crucible.state import Crucible
from cardwright.games.crucible.values import MONSTER, TOKEN
from cardwright.games.crucible.zones import GROUND
from cardwright.kernel.basics.grids import SOUTH, Path, edge

A: Final = 0
B: Final = 1
C: Final = 2
"""The numbers of an edge: Attack, Block, Cast (crucible:token.stats)."""


def ways(m: Crucible, card: int, other: int) -> tuple[Path, ...]:
    """Return the paths from a card to another: straight, or the two forms of an L (crucible:path.line).

    What lies in between does not matter (crucible:path.ignores).
    """
    return GROUND.paths(m.place_of(card), m.place_of(other))


def edge_of(m: Crucible, card: int, side: int) -> int:
    """Return which printed edge of a Token lies on a side of the board (crucible:upright, crucible:ruling.upright)."""
    return edge(side, m.on_board[card].facing)


def attack_value(m: Crucible, card: int, target: int, path: Path) -> int:
    """Return the Attack of the edge that the path leaves by, or a Monster's (crucible:attack.bonus)."""
    printed, aimed = m.printed[card], m.printed[target]
    beast = printed.kind == MONSTER
    value = ATTACK.bent(m, card, printed.facts.attack if beast else printed.edges[edge_of(m, card, path.leaves)][A])
    if aimed.kind == TOKEN and m.damage[m.owners[target]]:
        value = ATTACK_WOUNDED.bent(m, card, value)
    if aimed.is_token and edge_of(m, target, path.enters) == SOUTH:  # crucible:ruling.bottom-edge
        value = ATTACK_BEHIND.bent(m, card, value)
    return value


def block_value(m: Crucible, card: int, path: Path) -> int:
    """Return the Block of the edge that the path enters by, or a Monster's (crucible:block.bonus)."""
    printed = m.printed[card]
    if printed.kind == MONSTER:
        value = printed.facts.block
    elif LOWEST_BLOCK.holds(m, card):
        value = min([numbers[B] for numbers in printed.edges])
    else:
        value = printed.edges[edge_of(m, card, path.enters)][B]
    value = BLOCK.bent(m, card, value)
    return BLOCK_AFAR.bent(m, card, value) if len(path.places) >= AFAR else value


def cast_value(m: Crucible, card: int, side: int) -> int:
    """Return the Cast of the edge on a side (crucible:cast.bonus)."""
    return CAST.bent(m, card, m.printed[card].edges[edge_of(m, card, side)][C])


def resist_value(m: Crucible, card: int, path: Path) -> int:
    """Return with what a target resists: the Cast of the edge that the path enters by; a Monster its Block.

    crucible:ruling.monsters-resist
    """
    if m.printed[card].kind == MONSTER:
        return BLOCK.bent(m, card, m.printed[card].facts.block)
    return cast_value(m, card, path.enters)


def hits(m: Crucible, attack: int, block: int, target: int) -> bool:
    """Whether an Attack succeeds: with at least the Block, or more where the target wins ties.

    crucible:attack.hits, crucible:block.stops, crucible:ruling.margin, crucible:ruling.ties-blocked
    """
    return attack > block or (attack == block and not WINS_TIES.holds(m, target))


def fights_along(m: Crucible, card: int, target: int) -> list[tuple[int, int]]:
    """Return Attack and Block along each path."""
    return [(attack_value(m, card, target, path), block_value(m, target, path)) for path in ways(m, card, target)]


def casts_along(m: Crucible, card: int, target: int) -> list[tuple[int, int]]:
    """Return the Cast of the caster and what the target resists with, along each path."""
    return [(cast_value(m, card, path.leaves), resist_value(m, target, path)) for path in ways(m, card, target)]


@cache
def chance(left: tuple[int, ...], lead: int, attacker: bool, defender: bool, ties: bool) -> float:  # noqa: FBT001 - all by place, for the cache
    """Return how likely who is ahead by ``lead`` succeeds, given how many Destiny cards are left of each value.

    Both draw, or one of them, or nobody; ``ties`` says whether equal totals succeed.
    """
    mine = draws(left, 0) if attacker else [(0, 1.0)]
    found = 0.0
    for value, likely in mine:
        theirs = draws(left, value + 1 if attacker else 0) if defender else [(0, 1.0)]
        for other, as_likely in theirs:
            margin = lead + value - other
            if margin > 0 or (margin == 0 and ties):
                found += likely * as_likely
    return found


def draws(left: tuple[int, ...], without: int) -> list[tuple[int, float]]:
    """Return how likely each value is drawn; ``without`` is one more than a value that has just been drawn, or 0."""
    counts = list(left)
    if without:
        counts[without - 1] = max(counts[without - 1] - 1, 0)
    total = sum(counts)
    if not total:
        counts, total = list(left), sum(left)
    return [(value, n / total) for value, n in enumerate(counts) if n] if total else [(0, 1.0)]
