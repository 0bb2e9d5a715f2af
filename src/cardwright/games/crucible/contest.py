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
from cardwright.language.questions import Quantity

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
    return bent(m, card, printed_attack(m, card, path), attack_questions(m, target, path))


def printed_attack(m: Crucible, card: int, path: Path) -> int:
    """Return the Attack that is printed where the path leaves."""
    printed = m.printed[card]
    return printed.facts.attack if printed.kind == MONSTER else printed.edges[edge_of(m, card, path.leaves)][A]


def attack_questions(m: Crucible, target: int, path: Path) -> tuple[Quantity, ...]:
    """Return what bends an Attack on that target along that path."""
    aimed = m.printed[target]
    asked: tuple[Quantity, ...] = (ATTACK,)
    if aimed.kind == TOKEN and m.damage[m.owners[target]]:
        asked += (ATTACK_WOUNDED,)
    if aimed.is_token and edge_of(m, target, path.enters) == SOUTH:  # crucible:ruling.bottom-edge
        asked += (ATTACK_BEHIND,)
    return asked


def block_value(m: Crucible, card: int, path: Path) -> int:
    """Return the Block of the edge that the path enters by, or a Monster's (crucible:block.bonus)."""
    return bent(m, card, printed_block(m, card, path), block_questions(path))


def printed_block(m: Crucible, card: int, path: Path) -> int:
    """Return the Block that is printed where the path enters, or the lowest where that counts."""
    printed = m.printed[card]
    if printed.kind == MONSTER:
        return printed.facts.block
    if LOWEST_BLOCK.holds(m, card):
        return min([numbers[B] for numbers in printed.edges])
    return printed.edges[edge_of(m, card, path.enters)][B]


def block_questions(path: Path) -> tuple[Quantity, ...]:
    """Return what bends a Block against an Attack along that path."""
    return (BLOCK, BLOCK_AFAR) if len(path.places) >= AFAR else (BLOCK,)


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


def bent(m: Crucible, card: int, value: int, questions: tuple[Quantity, ...]) -> int:
    """Return a printed number as all that is in force bends it."""
    for question in questions:
        value = question.bent(m, card, value)
    return value


def hits(m: Crucible, attack: int, block: int, target: int) -> bool:
    """Whether an Attack succeeds: with at least the Block, or more where the target wins ties.

    crucible:attack.hits, crucible:block.stops, crucible:ruling.margin, crucible:ruling.ties-blocked
    """
    return attack > block or (attack == block and not WINS_TIES.holds(m, target))


def fights_along(m: Crucible, card: int, target: int) -> list[tuple[int, int]]:
    """Return Attack and Block along each path."""
    return [(attack_value(m, card, target, path), block_value(m, target, path)) for path in ways(m, card, target)]


def casts_along(m: Crucible, card: int, target: int, memory: int) -> list[tuple[int, int]]:
    """Return the Cast of the caster with a Memory, and what the target resists with, along each path."""
    more = bonus_of(m, memory)
    return [(cast_value(m, card, path.leaves) + more, resist_value(m, target, path)) for path in ways(m, card, target)]


def bonus_of(m: Crucible, memory: int) -> int:
    """Return what a Memory adds to the Cast."""
    printed = m.printed[memory]
    if printed.spell is not None:
        return printed.spell.bonus
    return 0 if printed.covering is None else printed.covering.bonus


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
