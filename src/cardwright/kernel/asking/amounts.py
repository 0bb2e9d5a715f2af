"""Amounts: how a person names all numbers of an answer at once.

Bots and records name them kind by kind, so that each answer has one row of picks. A person weighs them against each
other, and changes one for another until all of them are right; only then they become picks.
"""

from cardwright.kernel.asking.marking import things_asked, turn_back
from cardwright.kernel.basics.names import listing
from cardwright.kernel.basics.pools import Pool
from cardwright.kernel.basics.quantities import Quantities
from cardwright.kernel.core.state import State

SEVERAL = 2


def numbers_asked(m: State) -> Quantities | None:
    """Return the numbers of which the asked answer is made, some of which may be named already; None for no such."""
    if m.outcome is not None:
        return None
    frame = m.frames[-1]
    return frame.op.quantities(m, frame)


def quantities_asked(m: State) -> Quantities | None:
    """Return the numbers that the match asks its chooser to name; None where it asks for no more than one of them.

    Where the first can only be 0, which is asked all the same if answers are secret, all are named together too.
    """
    asked = numbers_asked(m)
    if asked is None or asked.begun():
        return None
    open_kinds = [kind for kind in range(len(asked.kinds)) if asked.alone(kind)]
    return asked if len(open_kinds) >= SEVERAL or len(m.codes) == 1 else None


def in_part(m: State) -> bool:
    """Whether the chooser has picked some of what makes one answer, not all: some of its numbers, or of its things."""
    asked = numbers_asked(m)
    things = things_asked(m)
    return (asked is not None and asked.begun()) or (things is not None and bool(things.taken))


def refusal(asked: Quantities, amounts: Pool) -> str:
    """Say in a sentence why these numbers are no answer; empty if they are one."""
    if asked.allows(amounts):
        return ""
    if len(amounts) != len(asked.kinds):
        return f"Name {len(asked.kinds)} numbers, one for each kind."
    for number, n in enumerate(amounts):
        if n > asked.alone(number):
            return f"You can name at most {asked.alone(number)} of the {asked.kinds[number].name}."
    for limit in asked.limits:
        if limit.used(amounts) > limit.most:
            return "So many of each are too many together."
    return f"That is too little: name {enough(asked)}."


def enough(asked: Quantities) -> str:
    """Say how much the numbers come to at least: "at least 1 in all"; empty where nothing is enough too."""
    said: list[str] = []
    for limit in asked.limits:
        if limit.least > 0:
            counts = [
                f"{kind.name} count {weight}"
                for kind, weight in zip(asked.kinds, limit.weights, strict=False)
                if weight > 1
            ]
            how = f", where {listing(counts)}" if counts else ""
            said.append(f"at least {limit.least} in all{how}")
    return listing(said)


def row_of(m: State, asked: Quantities, amounts: Pool) -> list[int] | None:
    """Return the picks, by index, that name these numbers, one for each kind; None where they are no answer.

    What is picked by itself, because nothing else is left, is not among them.
    """
    if not asked.allows(amounts) or amounts[: len(asked.taken)] != asked.taken:
        return None
    player = m.chooser
    stride = m.game.actions.stride
    child = m.copy()
    child.skip_forced = False
    row: list[int] = []
    for kind, n in list(zip(asked.kinds, amounts, strict=True))[len(asked.taken) :]:
        code = kind.verb * stride + n
        if code not in child.codes:
            break  # Nothing is asked about a kind of which there can be none.
        index = child.codes.index(code)
        if not row or len(child.codes) > 1 or not m.skip_forced:
            row.append(index)
        child.pick(index)
        turn_back(child, player)
    return row
