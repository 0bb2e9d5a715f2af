"""Choosing from several groups, one pick at a time, without a dead end: "destroy a creature and another creature".

A *group* is one thing to be chosen: the codes of what it may be, how many are needed and how many may be taken. Groups
that are *apart* take nothing twice. It is asked as a run of single picks (`runs`): group after group, and in each group
the codes in rising order; a code is offered only if all that is still needed, of this group and of those after it, can
be found beside it. So there is no dead end, every choice is reached, and each by one row of picks only.

Whether it can be found is a matching of what is needed with what is there, by augmenting paths. Where a single group
still needs something, counting is enough.
"""

from typing import Final

ALONE: Final = -1
"""The class of a group that may take what any other has taken."""
NOTHING: Final = -1
"""A code that no group has."""


class Group:
    """One thing to be chosen: ``least`` to ``most`` of the ``codes``, which rise.

    Groups with the same ``apart`` take nothing twice, unless it is `ALONE`.
    """

    __slots__ = ("apart", "codes", "least", "most")

    def __init__(self, codes: list[int], least: int, most: int, apart: int = 0) -> None:
        """Describe it."""
        self.codes: list[int] = codes
        self.least: int = least
        self.most: int = most
        self.apart: int = apart


def possible(groups: list[Group]) -> bool:
    """Whether all that the groups need can be chosen together."""
    seen: list[int] = []
    for g, group in enumerate(groups):
        if len(group.codes) < group.least:
            return False
        if group.apart != ALONE and group.apart not in seen:
            seen.append(group.apart)
            wants = _wants(groups, g, group.apart, [])
            if len(wants) > group.least and not _found(wants):
                return False
    return True


def offered(groups: list[Group], picks: tuple[int, ...], done: int) -> tuple[list[int], list[list[int]]]:
    """Return the codes that may be picked next (none once all is chosen), and what each group has so far.

    ``done``, the code for taking no more of a group, comes last. The choice has to be `possible`, and the picks such
    as were offered.
    """
    taken: list[list[int]] = []
    at = 0
    for g, group in enumerate(groups):
        used = used_apart(groups, taken, group.apart)
        codes = [code for code in group.codes if code not in used] if used else group.codes
        mine: list[int] = []
        taken.append(mine)
        while len(mine) < group.most:
            missing = group.least - len(mine) - 1
            offers = codes[: len(codes) - missing] if missing > 0 else codes
            wants = _wants(groups, g + 1, group.apart, [*used, *mine])
            if wants:
                offers = [code for i, code in enumerate(offers) if _leaves(code, codes[i + 1 :], missing, wants)]
            if not offers:
                break
            if at == len(picks):
                return (offers if missing >= 0 else [*offers, done]), taken
            pick = picks[at]
            at += 1
            if pick == done:
                break
            mine.append(pick)
            codes = [code for code in codes if code > pick]
    return [], taken


def used_apart(groups: list[Group], taken: list[list[int]], apart: int) -> list[int]:
    """Return what the groups of a class have taken so far."""
    used: list[int] = []
    if apart != ALONE:
        for g, codes in enumerate(taken):
            if groups[g].apart == apart:
                used += codes
    return used


def _wants(groups: list[Group], first: int, apart: int, used: list[int]) -> list[list[int]]:
    """Return what the groups of a class need from the first one on: for each thing needed, what it may be."""
    wants: list[list[int]] = []
    if apart != ALONE:
        for group in groups[first:]:
            if group.apart == apart and group.least > 0:
                wants += [[code for code in group.codes if code not in used]] * group.least
    return wants


def _leaves(code: int, rest: list[int], missing: int, wants: list[list[int]]) -> bool:
    """Whether what is missing is found in the rest, and what later groups want beside it, when a code is taken."""
    all_wants = [rest] * max(missing, 0)
    all_wants += wants
    return _found(all_wants, code)


def _found(wants: list[list[int]], but: int = NOTHING) -> bool:
    """Whether everything that is wanted can be given a code of its own, other than one."""
    fewest = min([len(want) for want in wants])
    if fewest > len(wants):  # There is enough for each, whatever the others take.
        return True
    if but != NOTHING:
        wants = [[code for code in want if code != but] for want in wants]
    given: dict[int, int] = {}
    for i in range(len(wants)):
        if not _give(wants, i, given, set()):
            return False
    return True


def _give(wants: list[list[int]], i: int, given: dict[int, int], seen: set[int]) -> bool:
    """Give what is wanted at one place a code of its own, if need be by giving those before it others."""
    for code in wants[i]:
        if code not in seen:
            seen.add(code)
            if code not in given or _give(wants, given[code], given, seen):
                given[code] = i
                return True
    return False
