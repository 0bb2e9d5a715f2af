"""What is in force together: in which order it answers, and what gives abilities to others or takes them away."""

from typing import TYPE_CHECKING, Final

from cardwright.kernel.core.frames import Key, Standing

if TYPE_CHECKING:
    from cardwright.kernel.core.state import State

ABILITIES: Final = "abilities"
"""The question whether a card has lost all its abilities."""
NOTHING: Final[tuple[Standing, ...]] = ()


def effective(m: "State", key: Key, standing: tuple[Standing, ...]) -> tuple[Standing, ...]:
    """Return what answers under a key where cards have lost their abilities or gained others.

    What a card gives to others is as old as what gives it. What a card without abilities has put in force for a while
    goes on.
    """
    found: list[Standing] = []
    sort = False
    for s in standing:
        if s.constant and key != ABILITIES and m.is_blank(s.act.source):
            continue
        if s.node.spreads():
            found += s.node.spread(m, s, key)
            sort = True
        else:
            found.append(s)
    return tuple(sorted(found, key=layer_and_age)) if sort else tuple(found)


def inserted(row: tuple[Standing, ...], s: Standing) -> tuple[Standing, ...]:
    """Return what answers a question with the youngest that does, in its layer."""
    layer = s.node.layer()
    at = len(row)
    while at and row[at - 1].node.layer() > layer:
        at -= 1
    return (*row[:at], s, *row[at:])


def layer_and_age(s: Standing) -> tuple[int, int]:
    """Return when it is something's turn among what is in force."""
    return s.node.layer(), s.age
