"""Outcomes: what an option leads to, for as far as its player can know, and nobody else decides.

It is worked out by the rules themselves, in worlds that the player cannot tell from the match (`sampling`): what is
told is what happens in all of them, until something hidden comes to light in one, chance decides, or somebody else
could. So it tells nothing that the player does not know already.
"""

from typing import TYPE_CHECKING, Final

from cardwright.kernel.asking.runs import Asking
from cardwright.kernel.asking.sealed import Sealed
from cardwright.kernel.asking.wording import described
from cardwright.kernel.basics.rows import alike
from cardwright.kernel.pieces.options import CARD
from cardwright.kernel.pieces.zones import NOBODY
from cardwright.kernel.seeing.sampling import Worlds
from cardwright.kernel.seeing.scenes import scenes_of
from cardwright.kernel.seeing.views import option_view

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardwright.kernel.basics.rng import Rng
    from cardwright.kernel.core.events import Entry
    from cardwright.kernel.core.frames import Op
    from cardwright.kernel.core.state import State
    from cardwright.kernel.pieces.shapes import OptionView, Outcome, Scene

WORLDS: Final = 2
"""In how many worlds an option is tried."""
MOST: Final = 100
"""Answers that leave no choice after which nothing more is told."""
EMPTY: Final[tuple[str, ...]] = ("played", "used", "paid", "turned", "discarded")
"""What happens to a card whatever comes of it."""


def outcome(m: "State", player: int, index: int, rng: "Rng", then: "Sequence[OptionView]" = ()) -> "Outcome":
    """Return what the option at ``index`` of a player's decision, which must exist, leads to.

    ``then`` are answers to what is asked after it, one after the other; nothing is told where one is not offered.
    ``rng`` is for the worlds, and must not depend on anything that the player does not know. Of a secret answer nothing
    is told: what comes of it is decided by others too, who may have answered already.
    """
    nothing: Outcome = {"scenes": [], "whole": False, "idle": False, "asks": []}
    if isinstance(m.frames[-1].op, Sealed):
        return nothing
    found = nothing
    worlds = Worlds(m, player, rng)
    for number in range(WORLDS):
        world = worlds.draw()
        if world.journal is m.journal:  # No other deal came out, and the match itself knows too much.
            return nothing
        tried = _tried(world, player, index, then)
        found = _in_both(found, tried) if number else tried
    return found


def _in_both(one: "Outcome", other: "Outcome") -> "Outcome":
    """Return as much as happens in both of two worlds."""
    told, others = one["scenes"], other["scenes"]
    same = alike(told, others)
    whole = one["whole"] and other["whole"] and same == len(told) == len(others)
    asks = one["asks"] if whole and one["asks"] == other["asks"] else []
    return {"scenes": told[:same], "whole": whole, "idle": whole and one["idle"] and other["idle"], "asks": asks}


def _tried(world: "State", player: int, index: int, then: "Sequence[OptionView]") -> "Outcome":
    """Take the option in a world, and what is answered then, and return what the player sees happen."""
    skips = world.skip_forced
    world.skip_forced = False  # Whether others have a choice is theirs to know.
    world.journaling = True
    if player != world.chooser:
        world.turn_to(player)
    before, draws, known = world.journal, world.draws, tuple(world.known)
    for answer in then:
        _take(world, player, index, draws if skips else -1)
        index = _place_of(world, player, answer)
        if index < 0:
            return {"scenes": [], "whole": False, "idle": False, "asks": []}
    standing, depth = world.standing, len(world.frames)
    frame, actions, code = world.frames[-1], world.game.actions, world.codes[index]
    verb, argument = divmod(code, actions.stride)
    card = argument if actions.kind(code) == CARD and argument not in world.cards else NOBODY
    op, picks, named = frame.op, frame.data, _is_name(world, player, index)
    _take(world, player, index, draws if skips else -1)
    entries: list[Entry] = []
    entry = world.journal
    while entry is not None and entry is not before:
        entries.append(entry)
        entry = entry.before
    told: list[Scene] = []
    for happened in reversed(entries):
        learned = [way for way in happened.ways if way[6] & ~way[3] & 1 << player]
        if learned or happened.draws != draws:
            return {"scenes": told, "whole": False, "idle": False, "asks": []}
        told += scenes_of(world, happened, 1 << player, world.prints, -1)
    whole = world.draws == draws and (world.over or world.chooser == player)
    # Where the player is asked more about it, the card lies on the table, or something is in force, more comes of it.
    spent = whole and not world.over and len(world.frames) <= depth and world.standing == standing
    laid = card in world.cards
    goes_on = named or len(world.frames) > depth or _asks_on(world, depth, op, picks, verb)
    more = whole and not world.over and goes_on
    asks = _asked(world, known, player) if more else []
    return {"scenes": told, "whole": whole, "idle": spent and not laid and _is_empty(told), "asks": asks}


def _take(world: "State", player: int, index: int, draws: int) -> None:
    """Pick an option, and what leaves the player no choice after it while chance has decided no more than so often."""
    world.pick(index)
    for _ in range(MOST):
        forced = not world.stop and world.chooser == player and len(world.codes) == 1
        if not forced or world.draws != draws:
            break
        world.pick(0)


def _place_of(world: "State", player: int, answer: "OptionView") -> int:
    """Return the index of an option of the player's, -1 if they are not offered it."""
    if world.over or world.chooser != player:
        return -1
    offered = [option_view(world, option, player) for option in described(world, world.codes)]
    return offered.index(answer) if answer in offered else -1


def _is_name(world: "State", player: int, index: int) -> bool:
    """Tell whether an option is the name of something, as of a house, and neither a thing on the table nor a place."""
    shown = option_view(world, described(world, world.codes)[index], player)
    return "word" in shown and "card" not in shown and "places" not in shown


def _asks_on(world: "State", depth: int, op: "Op", picks: "tuple[int, ...]", verb: int) -> bool:
    """Tell whether the answer that was begun goes on, with something else than one more of the same."""
    if len(world.frames) != depth or not isinstance(op, Asking):
        return False
    frame, stride = world.frames[-1], world.game.actions.stride
    if frame.op is not op or len(frame.data) <= len(picks) or frame.data[: len(picks)] != picks:
        return False
    return verb not in [code // stride for code in world.codes]


def _asked(world: "State", known: "tuple[int, ...]", player: int) -> "list[OptionView]":
    """Return the options of a player who is asked, if each card among them is one that they know already."""
    asks: list[OptionView] = []
    for option in described(world, world.codes):
        if option.kind == CARD and not known[option.argument] >> player & 1:
            return []
        asks.append(option_view(world, option, player))
    return asks


def _is_empty(told: "list[Scene]") -> bool:
    """Tell whether a card was played or used, and nothing else has happened than that it was."""
    begun = False
    for scene in told:
        if scene["kind"] not in EMPTY or scene["targets"]:
            return False
        begun = begun or scene["kind"] in {"played", "used"}
    return begun
