"""Laws of what people, bots and learners see: all of it is true, and tells nothing that they cannot know."""

# ruff: noqa: ARG001 - all laws are asked alike

import json
import re
from itertools import chain
from math import inf

from cardwright.kernel.basics.rng import Rng
from cardwright.kernel.matches.match import Match
from cardwright.kernel.pieces.shapes import Face, View
from cardwright.kernel.seeing.columns import MARKS, PRINT
from cardwright.kernel.seeing.encoding import Encoding, encoding_of
from cardwright.kernel.seeing.follower import Follower
from cardwright.kernel.seeing.sampling import under_way
from cardwright.kernel.seeing.views import Alike, canonical, open_view
from tests.laws.starts import Start
from tests.laws.trying import AHEAD, cards_are_somewhere_once, play_on, some
from tests.views import faces, faults, handles

MANY_WORLDS = 24
"""Worlds that are dealt, in one of which what is hidden nearly always differs."""
FEW = 12
"""Decisions from the same match, whose options are all tried."""
COPY = re.compile(r" #\d+")
"""What tells an option from one about a card of the same name."""
MORE_WORLDS = 1000
"""Worlds that are dealt besides where it does not, as it may be another one in few of all that there can be."""


def a_sampled_world_looks_the_same(start: Start, m: Match, rng: Rng) -> None:
    """``view(sample(s, p), p) == view(s, p)`` byte for byte, for players and spectators, and the world plays on."""
    before = m.to_json()
    for viewer in range(m.game.players + 1):
        for _ in range(2):
            world = m.sample(viewer, rng)
            assert json.dumps(world.view(viewer)) == json.dumps(m.view(viewer))
            assert world.log(viewer) == m.log(viewer)
            assert encoded(world, viewer) == encoded(m, viewer)
            assert cards_are_somewhere_once(world)
            assert sorted(card.key for card in world.prints) == sorted(card.key for card in m.prints)
            play_on(world, rng)
            start.sound(world)
    assert m.to_json() == before


def encoded(m: Match, viewer: int) -> tuple[list[int], bytes]:
    """The actions and the observation of a viewer, byte for byte."""
    encoding = encoding_of(m.game)
    buffer = encoding.buffer()
    return m.encode(viewer, buffer), bytes(buffer)


def what_is_hidden_varies(start: Start, m: Match, rng: Rng) -> None:
    """Of cards that a viewer cannot tell apart, not all are what they are in every world; whatever is going on.

    But where the viewer can work out what they are, each of them is the same in all worlds.
    """
    kept = under_way(m)
    for viewer in range(m.game.players + 1):
        mixed_up: dict[int, list[int]] = {}
        for card, known in enumerate(m.known):
            if not known >> viewer & 1 and m.where[card] >= 0 and card not in kept:
                mixed_up.setdefault(m.among[card], []).append(card)
        worlds = [m.sample(viewer, rng) for _ in range(MANY_WORLDS)]
        for cards in mixed_up.values():
            if len({m.prints[card].key for card in cards}) > 1:
                is_open = start.leaves_open(m, viewer, cards)
                more = (m.sample(viewer, rng) for _ in range(MORE_WORLDS if is_open else 0))
                assert any(are_others(cards, world, m) for world in chain(worlds, more)) == is_open


def are_others(cards: list[int], one: Match, other: Match) -> bool:
    """Whether any of these is another card in one match than in another."""
    return any(one.prints[card] != other.prints[card] for card in cards)


def the_log_can_be_followed(start: Start, m: Match, rng: Rng) -> None:
    """Who follows a log has all of it at every moment, whatever match it goes on with, and links to the right cards."""
    viewers = range(m.game.players + 1)
    followers = [Follower(viewer) for viewer in viewers]
    logs: list[list[str]] = [[] for _ in viewers]
    names = {(card.key, card.name) for card in m.prints} | {("", "")}

    def follow(now: Match) -> None:
        for viewer in viewers:
            begin, lines = followers[viewer].update(now)
            logs[viewer][begin:] = ["".join(text for text, _ in line) for line in lines]
            assert logs[viewer] == now.log(viewer)
            assert len(followers[viewer].lines) == len(logs[viewer])
            for line in lines:
                assert all((key, text) in names or not key for text, key in line)
                assert not [text for text, _ in line if "\ue000" <= text <= "\uf8ff" or not text]
            assert followers[viewer].update(now) == (len(logs[viewer]), ())

    follow(m)
    matches = [m.copy()]
    for step in range(AHEAD):
        ahead = matches[-1].copy()
        play_on(ahead, rng, 1 + rng.below(2))
        matches.append(ahead)
        follow(ahead)
        if step % 3 == 2:  # back to an earlier moment, and on from there another way
            del matches[1 + rng.below(len(matches)) :]
            follow(matches[-1])
    follow(matches[-1].sample(0, rng))
    follow(start.game.load(matches[-1].to_json()))
    follow(m)


def there_is_a_reason_for_everything(start: Start, m: Match, rng: Rng) -> None:
    """Of each card that a player sees it is said why it cannot be chosen, and nothing that the player cannot know."""
    before = m.to_json()
    moments = [m]
    for _ in range(AHEAD):
        later = moments[-1].copy()
        play_on(later, rng, 1)
        moments.append(later)
    for now in moments:
        for player in range(start.game.players):
            world = now.sample(player, rng)
            asked = not now.over and player in now.frames[-1].op.asked(now, now.frames[-1])
            offered = [option.argument for option in now.decision_of(player) if option.kind == "card"] if asked else []
            for handle in handles(now.view(player)["players"]) + handles(now.view(player)["shared"]):
                card = now.card_of_handle(player, handle)
                said = now.why_not(player, card)
                assert said.endswith("."), said
                assert said[0].isupper() or said.startswith(now.prints[card].name[0]), said
                assert card not in offered or said.startswith("You can "), said
                assert not said.startswith("You can ") or card in offered or m.game.table.places, said
                assert world.why_not(player, world.card_of_handle(player, handle)) == said
    assert m.to_json() == before


def a_view_is_what_it_says(start: Start, m: Match, rng: Rng) -> None:
    """Nothing is in a view that its shape does not name, nor any mark, counter or area that the table does not."""
    table = m.game.table
    marks, counters = {mark.name for mark in table.marks}, {counter.name for counter in table.counters}
    for shown in (*[m.view(viewer) for viewer in range(m.game.players + 1)], open_view(m)):
        assert faults(shown, View) == []
        for face in faces(shown["players"]) + faces(shown["shared"]):
            assert set(face["marks"]) <= marks
            assert set(face.get("reasons", {})) <= set(face["marks"]) | keywords(face)
        for seat in shown["players"]:
            assert set(seat["counters"]) <= counters
            assert set(seat["areas"]) == {area.name for area in table.areas}
            assert set(seat.get("reasons", {})) <= set(seat["counters"]) | set(seat.get("limits", {}))
            assert set(seat.get("limits", {})) <= set(seat["areas"])
        assert set(shown["shared"]) == {area.name for area in table.shared}


def keywords(face: Face) -> set[str]:
    """The names that stand in those marks of a face that are several numbers."""
    return {name for mark in face["marks"].values() if isinstance(mark, dict) for name in mark}


def what_looks_alike_is_the_same_for_all(start: Start, m: Match, rng: Rng) -> None:
    """Areas that views share do not depend on who is shown them first, and are those of everybody's own view."""
    viewers = some(rng, list(range(m.game.players + 1)), m.game.players + 1)
    together = Alike(lambda area: area)
    for viewer in viewers:
        alone = Alike(lambda area: area)
        assert canonical(m.view(viewer, together)) == canonical(m.view(viewer, alone)) == canonical(m.view(viewer))
        assert alone.areas == together.areas


def an_observation_is_what_it_says(start: Start, m: Match, rng: Rng) -> None:
    """All that a view counts and all cards that it shows stand in the observation, whatever was in the buffer before.

    It does not depend on what was told before: a match of other prints, equal ones, is told anew. All its numbers are
    whole, and within their bounds. Each option has an action of its own, and its row tells the verb and the card that
    the view tells.
    """
    encoding = encoding_of(m.game)
    buffer = encoding.buffer()
    anew = m.copy()
    anew.reprint((*m.prints,))
    assert anew.prints is not m.prints
    assert changed_where_nothing_changes(m) == []
    for viewer in range(m.game.players + 1):
        fresh = encoded(m, viewer)
        assert encoded(anew, viewer) == fresh
        for number in range(encoding.size):
            buffer[number] = -1.0
        actions = m.encode(viewer, buffer)
        assert (actions, bytes(buffer)) == fresh
        assert all(map(float.is_integer, buffer))
        assert all(0 <= number <= most for number, most in zip(buffer, encoding.most(), strict=True) if most < inf)
        seats_are_those_of_the_view(m, viewer, encoding, buffer)
        options = m.decision_of(viewer).options if asks(m, viewer) else []
        assert len(actions) == len(set(actions)) == len(options)
        width, card_width = len(encoding.options), len(encoding.cards)
        for number, (action, option) in enumerate(zip(actions, options, strict=True)):
            assert 0 <= action < encoding.actions
            at = encoding.options_at + number * width
            assert m.game.actions.verbs[int(buffer[at]) - 1][0] == option.verb
            if option.kind == "card":
                print_at = encoding.cards_at + (int(buffer[at + 1]) - 1) * card_width + PRINT
                assert named(encoding, buffer[print_at]) in {m.prints[option.argument].name, ""}


def what_one_has_picked_is_told(start: Start, m: Match, rng: Rng) -> None:
    """Where a player is asked again after either of two picks, the observation tells which it was, or view or log do.

    They tell of cards that have no numbers, and in which order effects of one card wait. Nothing tells apart what comes
    to the same, and copies of one card.
    """
    m = m.copy()
    for _ in range(FEW):
        if m.over:
            return
        player, before = m.chooser, m.sealed
        led_to: dict[tuple[str, ...], tuple[str, str]] = {}
        for number, text in enumerate(m.decision.texts()):
            then = m.copy()
            then.pick(number)
            if not before and not then.sealed and then.chooser == player:
                told = (str(encoded(then, player)), str(canonical(then.view(player))), *then.log(player))
                came = (COPY.sub("", text), then.fingerprint)
                other = led_to.setdefault(told, came)
                assert came[0] == other[0] or came[1] == other[1]
        m.pick(rng.below(len(m.decision)))


def changed_where_nothing_changes(m: Match) -> list[str]:
    """The cards of which more matters than their prints, although they lie where the game says that none is so."""
    table, shows = m.game.table, m.game.shows
    kinds = len(m.game.zone_kinds)
    found: list[str] = []
    for player in range(m.game.players + 1):
        for area in table.areas if player < m.game.players else table.shared:
            first = player * kinds + area.zone
            there = [card for cards in m.zones[first : first + area.cells] for card in cards]
            if area.name in shows.plain:
                found += [f"{m.prints[card].name} in {area.name}" for card in there if shows.is_changed(m, card)]
    return found


def asks(m: Match, viewer: int) -> bool:
    """Whether the match asks that player now."""
    return not m.over and viewer in m.frames[-1].op.asked(m, m.frames[-1])


def named(encoding: Encoding, number: float) -> str:
    """The name of the card of that number."""
    return encoding.prints[int(number) - 1] if number else ""


def seats_are_those_of_the_view(m: Match, viewer: int, encoding: Encoding, buffer: "memoryview[float]") -> None:
    """Assert that the counters, counts and cards of the seats, from the viewer on, are those of the view."""
    view = m.view(viewer)
    columns = {column.name: at for at, column in enumerate(encoding.globals)}
    first = viewer if viewer < m.game.players else 0
    rows = iter(range(encoding.card_rows))
    for number in range(m.game.players):
        seat = view["players"][(first + number) % m.game.players]
        for name, value in seat["counters"].items():
            assert buffer[columns[f"seat {number} {name}"]] == value
        for at, (name, area) in enumerate(seat["areas"].items(), 1):
            assert buffer[columns[f"seat {number} {name}: cards"]] == area["count"]
            for face in faces(area):
                row = encoding.cards_at + next(rows) * len(encoding.cards)
                assert buffer[row] == at
                assert named(encoding, buffer[row + PRINT]) in {face["name"], ""}
                for place, column in enumerate(encoding.cards[MARKS:], MARKS):
                    shown = face["marks"].get(column.name.partition(":")[0], 0)
                    if isinstance(shown, dict):
                        shown = shown.get(column.name.partition(": ")[2], 0)
                    wanted = column.words.index(shown) + 1 if isinstance(shown, str) else shown
                    assert buffer[row + place] == wanted
