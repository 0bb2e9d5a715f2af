"""What a round will bring a player whose team is not settled yet: a heuristic, no rule of the game.

Who acts first, who can raid whom and who would rather do so are guesses, a chance for each. Every rival acts after the
player, or before and raids the camp, or before and does something else; each course of events that is made of these
has its chance and its best answer. The unit is one point at the end.
"""

from dataclasses import dataclass
from math import sqrt
from typing import Final

GIVEN: Final = 0.3
"""How much the player loses besides, with one rival, by what that one takes: it is the rival's gain."""


@dataclass(frozen=True)
class Plan:
    """What the player can do with a team.

    ``camp`` is what the goods in the camp would be worth at home, ``kept`` the chance that what stays there is brought
    in later. ``load`` is what the best load brings, more than if its goods stay, and ``overtime`` what overtime brings
    into the camp.
    """

    camp: float
    kept: float
    load: float
    overtime: float


@dataclass(frozen=True)
class Rival:
    """What another player may do, and what the player may do to them.

    ``later`` is the chance that they act after the player; ``wants`` that they raid the camp where they can, and
    ``raids`` that they can as long as it is guarded and do so; they take the ``part`` of the camp that is worth
    ``taken``. ``beaten`` is the chance that the player can raid their camp while it is guarded, and ``loot`` what that
    brings. ``stays`` is the chance that they work overtime rather than load, which leaves the part ``left`` of their
    goods.
    """

    later: float
    wants: float
    raids: float
    part: float
    taken: float
    beaten: float
    loot: float
    stays: float
    left: float


@dataclass(frozen=True)
class Course:
    """A course of events: its chance, and what it leaves to the player.

    ``camp`` is what part of the camp is there when the player acts, ``deserted`` and ``guarded`` what part of that is
    there at the end if the team leaves it or stays; ``given`` is what the rivals gain by it, and ``raids`` are those
    that the player can carry out: their chances, and what they bring.
    """

    chance: float
    camp: float
    deserted: float
    guarded: float
    given: float
    raids: tuple[tuple[float, float], ...]


def more_than(lead: float, spread: float) -> float:
    """Return the chance that a lead is one, where it may be off by a spread (0: it is certain).

    It is about that of a normal distribution, and only made of what all machines reckon alike.
    """
    if spread <= 0:
        return 1.0 if lead > 0 else 0.0
    x = lead / spread
    return 0.5 + 0.5 * x / sqrt(1 + x * x)


def expected(plan: Plan, rivals: list[Rival]) -> float:
    """Return what the camp is worth after the round, and what is carried home in it, on average."""
    courses = [Course(1.0, 1.0, 1.0, 1.0, 0.0, ())]
    for rival in rivals:
        given = GIVEN * rival.taken / len(rivals)
        more: list[Course] = []
        for course in courses:
            more += after(course, rival, given)
        courses = more
    value = 0.0
    for course in courses:
        value += course.chance * (best(plan, course) - course.given)
    return value


def after(course: Course, rival: Rival, given: float) -> list[Course]:
    """Return what may become of a course of events by another rival, who gains so much by a raid."""
    before = course.chance * (1 - rival.later)
    courses: list[Course] = []
    if rival.later > 0:
        courses.append(
            Course(
                course.chance * rival.later,
                course.camp,
                course.deserted * (1 - rival.wants * rival.part),
                course.guarded * (1 - rival.raids * rival.part),
                course.given + rival.raids * given,
                (*course.raids, (rival.beaten, rival.loot)),
            )
        )
    if before * rival.raids > 0:
        courses.append(
            Course(
                before * rival.raids,
                course.camp * (1 - rival.part),
                course.deserted,
                course.guarded,
                course.given + given,
                (*course.raids, (1.0, rival.loot)),
            )
        )
    if before > 0:
        chance = 1 - rival.stays * (1 - rival.beaten)
        loot = rival.loot * (rival.stays + (1 - rival.stays) * rival.left)
        courses.append(
            Course(
                before * (1 - rival.raids),
                course.camp,
                course.deserted,
                course.guarded,
                course.given,
                (*course.raids, (chance, loot)),
            )
        )
    return courses


def best(plan: Plan, course: Course) -> float:
    """Return what the best action brings in a course of events; whether a raid succeeds shows before it is chosen."""
    there = plan.camp * course.camp
    rest = there * plan.kept * course.deserted
    stayed = (there + plan.overtime) * plan.kept * course.guarded
    value = max(rest + plan.load * course.camp, stayed)
    for chance, loot in sorted(course.raids, key=by_loot):
        if rest + loot > value:
            value += chance * (rest + loot - value)
    return value


def by_loot(raid: tuple[float, float]) -> float:
    """Sort raids by what they bring."""
    return raid[1]
