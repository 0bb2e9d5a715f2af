"""Outcomes: what an option leads to, for as far as its player can know, and nobody else decides.

It is worked out by the rules themselves, in worlds that the player cannot tell from the match (`sampling`): what is
told is what happens in all of them, until something hidden comes to light in one, chance decides, or somebody else
could. So it tells nothing that the player does not know already.
"""

from typing import TYPE_CHECKING, Final

from cardwright.kernel.asking.sealed import Sealed
from cardwright.kernel.seeing.sampling import sample
from cardwright.kernel.seeing.scenes import scenes_of

if TYPE_CHECKING:
    from cardwright.kernel.basics.rng import Rng
    from cardwright.kernel.core.events import Entry
    from cardwright.kernel.core.state import State
    from cardwright.kernel.pieces.shapes import Outcome, Scene

WORLDS: Final = 2
"""In how many worlds an option is tried."""
MOST: Final = 100
"""Answers that leave no choice after which nothing more is told."""


def outcome(m: "State", player: int, index: int, rng: "Rng") -> "Outcome":
    """Return what the option at ``index`` of a player's decision, which must exist, leads to.

    ``rng`` is for the worlds, and must not depend on anything that the player does not know. Of a secret answer nothing
    is told: what comes of it is decided by others too, who may have answered already.
    """
    if isinstance(m.frames[-1].op, Sealed):
        return {"scenes": [], "whole": False}
    told: list[Scene] = []
    whole = True
    for world in range(WORLDS):
        dealt = sample(m, player, rng)
        if dealt.journal is m.journal:  # No other deal came out, and the match itself knows too much.
            return {"scenes": [], "whole": False}
        scenes, done = _tried(dealt, player, index)
        if world == 0:
            told, whole = scenes, done
            continue
        same = 0
        while same < len(told) and same < len(scenes) and told[same] == scenes[same]:
            same += 1
        whole = whole and done and same == len(told) == len(scenes)
        told = told[:same]
    return {"scenes": told, "whole": whole}


def _tried(world: "State", player: int, index: int) -> "tuple[list[Scene], bool]":
    """Take the option in a world, and return what the player sees happen, and whether that is all of it."""
    skips = world.skip_forced
    world.skip_forced = False  # Whether others have a choice is theirs to know.
    world.journaling = True
    if player != world.chooser:
        world.turn_to(player)
    before, draws = world.journal, world.draws
    world.pick(index)
    for _ in range(MOST):
        forced = skips and not world.stop and world.chooser == player and len(world.codes) == 1
        if not forced or world.draws != draws:
            break
        world.pick(0)
    entries: list[Entry] = []
    entry = world.journal
    while entry is not None and entry is not before:
        entries.append(entry)
        entry = entry.before
    told: list[Scene] = []
    for happened in reversed(entries):
        learnt = [way for way in happened.ways if way[6] & ~way[3] & 1 << player]
        if learnt or happened.draws != draws:
            return told, False
        told += scenes_of(world, happened, 1 << player, world.prints, -1)
    return told, world.draws == draws and (world.over or world.chooser == player)
