"""What is true of the scenes in which everybody is told what happened, in every game at every decision."""

# ruff: noqa: ARG001 - all laws are asked alike

from collections.abc import Iterator
from typing import Any

import pytest

from cardwright.kernel.basics.rng import Rng
from cardwright.kernel.core.events import Event
from cardwright.kernel.core.frames import Activation
from cardwright.kernel.core.state import State
from cardwright.kernel.matches.match import Match
from cardwright.kernel.pieces.shapes import OptionView, Scene, View
from cardwright.kernel.seeing.follower import Follower
from cardwright.kernel.seeing.scenes import scenes_of
from tests.laws.starts import Start
from tests.laws.trying import AHEAD, Law, play_on, some
from tests.views import faces, faults


def shown(m: Match, viewer: int) -> dict[str, Any]:
    """A view without the question, which is asked only once events are over."""
    seen: dict[str, Any] = dict(m.view(viewer))
    del seen["decision"], seen["resolving"]
    return seen


def places(seen: dict[str, Any]) -> dict[int, tuple[int, str, int]]:
    """By handle, the player, the area and the cell where a card lies that a view shows."""
    areas = [
        (number, name, area) for number, seat in enumerate(seen["players"]) for name, area in seat["areas"].items()
    ]
    areas += [(-1, name, area) for name, area in seen["shared"].items()]
    return {
        face["handle"]: (player, name, cell)
        for player, name, area in areas
        for cell, zone in enumerate(area.get("cells", [area]))
        for face in zone["cards"]
    }


class Witness:
    """Looks at what all viewers are shown before and after every event, and at what they are told of it."""

    def __init__(self) -> None:
        self.write = State.write

    def __call__(self, m: State, event: Event, cause: Activation | None) -> None:
        """Let the event happen, and check that all is told that somebody saw."""
        assert isinstance(m, Match)
        if -1 in m.where or not m.frames:
            self.write(m, event, cause)  # The table is still being laid.
            return
        viewers = range(m.game.players + 1)
        before, last = [shown(m, viewer) for viewer in viewers], m.journal
        self.write(m, event, cause)
        for viewer in viewers:
            self.check(before[viewer], shown(m, viewer), list(self.told(m, last, viewer)), event)

    @staticmethod
    def told(m: Match, last: object, viewer: int) -> Iterator[Scene]:
        """The scenes that a viewer is told since an entry."""
        entry = m.journal
        while entry is not None and entry is not last:
            yield from scenes_of(m, entry, 1 << viewer, m.prints, -1)
            entry = entry.before

    @staticmethod
    def check(before: dict[str, Any], after: dict[str, Any], scenes: list[Scene], event: Event) -> None:
        """Assert that something is told where anything changed, and of each card that came or moved where it went."""
        assert scenes or before == after, event
        ways = {way.get("handle", -1): way for scene in scenes for way in scene["ways"]}
        old = places(before)
        for handle, place in places(after).items():
            if old.get(handle) != place:
                to = ways[handle]["to"]
                assert (to.get("player", -1), to["area"], to.get("cell", 0)) == place, event


def all_that_is_seen_is_told(start: Start, m: Match, rng: Rng) -> None:
    """No event changes what a viewer is shown without a scene that tells of it, and where each card went."""
    later = m.copy()
    witness = Witness()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(State, "write", lambda *event: witness(*event))  # noqa: PLW0108 - a function becomes a method
        play_on(later, rng)


def nothing_hidden_is_seen(start: Start, m: Match, rng: Rng) -> None:
    """A world that a viewer cannot tell from this one has the same scenes for the viewer, and goes on with the same."""
    for viewer in range(m.game.players + 1):
        one, world = m.copy(), m.sample(viewer, rng)
        assert world.scenes(viewer) == m.scenes(viewer)
        before = len(m.scenes(viewer))
        for _ in range(AHEAD):
            if one.over or one.decision.texts() != world.decision.texts():
                break
            pick = rng.below(len(one.codes))
            one.choose(pick)
            world.choose(pick)
            if one.view(viewer) != world.view(viewer) or one.log(viewer) != world.log(viewer):
                break
            told = one.scenes(viewer)[before:]
            if any(scene["kind"] == "looked" for scene in told):
                break  # Whoever searched a pile saw its order, which no view shows once it is shuffled.
            assert told == world.scenes(viewer)[before:]


def scenes_are_what_they_say(start: Start, m: Match, rng: Rng) -> None:
    """Nothing is in a scene that its shape does not name; what it counts is on the table, its line in the log."""
    table = m.game.table
    counted = {mark.name for mark in table.marks} | {counter.name for counter in table.counters}
    prints = {card.key: card.name for card in m.prints}
    for viewer in range(m.game.players + 1):
        lines = len(m.log(viewer))
        for scene in m.scenes(viewer):
            assert faults(scene, Scene) == []
            assert scene.get("counts", "") in counted | {""}
            assert -1 <= scene["line"] < lines
            for card in scene["cards"] + scene["targets"]:
                assert prints[card["key"]] == card["name"]


def scenes_can_be_followed(start: Start, m: Match, rng: Rng) -> None:
    """Who follows a match has seen all of it at every moment, whatever match it goes on with."""
    viewer = rng.below(m.game.players + 1)
    follower = Follower(viewer)
    matches = [m.copy()]
    for turn in range(6):
        now = matches[-1]
        before = follower.entries
        follower.update(now)
        assert follower.kept <= before
        assert follower.scenes(now, 0) == now.scenes(viewer)
        later = now.copy()
        play_on(later, rng, 1)
        matches.append(later)
        if turn % 3 == 2:
            del matches[1 + rng.below(len(matches)) :]


def scenes_lead_to_what_is_shown(start: Start, m: Match, rng: Rng) -> None:
    """Each card that is told by a handle of now lies where the view shows it, if the view shows it at all."""
    for viewer in range(m.game.players + 1):
        view: View = m.view(viewer)
        known = {face["handle"]: face["key"] for face in faces(view["players"]) + faces(view["shared"])}
        for scene in m.scenes(viewer):
            for card in scene["cards"] + scene["targets"]:
                assert known.get(card["handle"], card["key"]) == card["key"]


def gist(scene: Scene) -> object:
    """What a scene says, whatever cards are called by then."""
    cards = [[card["key"] for card in named] for named in (scene["cards"], scene["targets"])]
    return scene["kind"], cards, [scene.get(name) for name in ("player", "victim", "amount", "counts", "sums", "won")]


def outcomes_come_true(start: Start, m: Match, rng: Rng) -> None:
    """What an option is said to lead to happens; the same is said in worlds that its player cannot tell from this."""
    if m.over:
        return
    before = m.to_json()
    player = m.chooser
    told = len(m.scenes(player))
    world = m.sample(player, rng)
    for index in some(rng, list(range(len(m.codes))), 4):
        dice = rng.stream(f"{index}")
        said = m.foresee(player, index, dice.copy())
        elsewhere = world.foresee(player, index, dice.copy())
        child = m.copy()
        child.choose(index)
        happened = [gist(scene) for scene in child.scenes(player)[told:]]
        for outcome in (said, elsewhere):
            foretold = [gist(scene) for scene in outcome["scenes"]]
            assert happened[: len(foretold)] == foretold
            if outcome["asks"]:
                asked = child.view(player)["decision"]
                assert asked is not None
                assert asked["options"] == outcome["asks"]
                answered_then_comes_true(m, player, index, dice, child, outcome["asks"])
    assert m.to_json() == before


def answered_then_comes_true(m: Match, player: int, index: int, rng: Rng, child: Match, asks: list[OptionView]) -> None:
    """What an option and an answer to what is asked then are said to lead to together happens."""
    answer = rng.stream("then").below(len(asks))
    grandchild = child.copy()
    grandchild.choose(answer)
    said = m.foresee(player, index, rng.copy(), [asks[answer]])
    happened = [gist(scene) for scene in grandchild.scenes(player)[len(m.scenes(player)) :]]
    foretold = [gist(scene) for scene in said["scenes"]]
    assert happened[: len(foretold)] == foretold
    if said["asks"]:
        asked = grandchild.view(player)["decision"]
        assert asked is not None
        assert asked["options"] == said["asks"]


WATCHING: list[Law] = [
    all_that_is_seen_is_told,
    nothing_hidden_is_seen,
    scenes_are_what_they_say,
    scenes_can_be_followed,
    scenes_lead_to_what_is_shown,
    outcomes_come_true,
]
