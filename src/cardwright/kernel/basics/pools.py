"""Pools: pieces that are all alike and only counted, such as crystals of three colors.

A pool is a tuple with a number for each kind of piece; a match keeps pools in fields of its own. What is counted has no
identity, so there is nothing to know about a piece; what can be hidden is the pool itself, behind a player's screen.
"""

from cardwright.kernel.basics.rng import Rng

Pool = tuple[int, ...]


def added(pool: Pool, other: Pool) -> Pool:
    """Return both pools together."""
    return tuple([a + b for a, b in zip(pool, other, strict=True)])


def taken(pool: Pool, other: Pool) -> Pool:
    """Return a pool without the pieces of another; ValueError if they are not all in it."""
    if not covers(pool, other):
        raise ValueError(f"{other} cannot be taken from {pool}")
    return tuple([a - b for a, b in zip(pool, other, strict=True)])


def covers(pool: Pool, other: Pool) -> bool:
    """Whether a pool has all the pieces of another."""
    return min([a - b for a, b in zip(pool, other, strict=True)]) >= 0


def available(pool: Pool, wanted: Pool) -> Pool:
    """Return as many of the wanted pieces as there are."""
    return tuple([min(a, b) for a, b in zip(pool, wanted, strict=True)])


def worth(pool: Pool, values: tuple[int, ...]) -> int:
    """Return what the pieces are worth together."""
    return sum([n * value for n, value in zip(pool, values, strict=True)])


def text(pool: Pool, letters: tuple[str, ...]) -> str:
    """Return a pool in short.

    >>> text((2, 0, 1), ("R", "B", "W"))
    '2R 1W'
    """
    return " ".join([f"{n}{letter}" for n, letter in zip(pool, letters, strict=True) if n]) or "nothing"


def shown(pool: Pool, seen_by: int, viewer: int) -> Pool | None:
    """Return a pool as a viewer sees it: itself, or nothing at all, not even how much it holds.

    ``seen_by`` is a bit mask of viewers, as for zones: one bit a player, the one after the last for spectators.
    """
    return pool if seen_by >> viewer & 1 else None


def dealt_anew(pools: list[Pool], rng: Rng) -> list[Pool]:
    """Return the pools that a viewer does not see as they might be: the same pieces, each pool with as many as before.

    Whoever counted what went in and out knows how many pieces of each kind are hidden in all, and how many lie in
    each pool; but not which lie where. A game whose players can know more, or less, samples in its own way.
    """
    # In the order of the kinds, not of the pools: what comes out must not depend on what nobody may know.
    kinds = sorted([kind for pool in pools for kind, n in enumerate(pool) for _ in range(n)])
    order = rng.shuffled(tuple(kinds))
    anew: list[Pool] = []
    start = 0
    for pool in pools:
        end = start + sum(pool)
        mine = order[start:end]
        anew.append(tuple([mine.count(kind) for kind in range(len(pool))]))
        start = end
    return anew
