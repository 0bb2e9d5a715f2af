"""What is true of every game, at every decision.

A law is a function of a match, which it leaves as it is, and of a stream of random numbers to try things with.
"""

# ruff: noqa: ARG001 - all laws are asked alike

import json
from collections.abc import Callable
from itertools import combinations, product
from math import prod

import pytest

from cardwright.kernel.asking.amounts import quantities_asked, refusal, row_of
from cardwright.kernel.asking.marking import marking_of, things_asked, turn_back
from cardwright.kernel.asking.wording import verb_text
from cardwright.kernel.basics.errors import (
    AmbiguousOption,
    CardwrightError,
    ConcessionRefused,
    GameOver,
    IllegalOption,
    UnknownOption,
)
from cardwright.kernel.basics.names import fold
from cardwright.kernel.basics.quantities import Quantities
from cardwright.kernel.basics.rng import Rng
from cardwright.kernel.basics.things import Things
from cardwright.kernel.matches.history import History
from cardwright.kernel.matches.match import Match
from cardwright.kernel.matches.replays import replay
from cardwright.kernel.pieces.options import Option
from cardwright.kernel.pieces.shapes import Face, View
from cardwright.kernel.seeing.columns import MARKS, PRINT
from cardwright.kernel.seeing.encoding import Encoding, encoding_of
from cardwright.kernel.seeing.follower import Follower
from cardwright.kernel.seeing.sampling import under_way
from cardwright.kernel.seeing.views import Alike, canonical, open_view
from tests.laws.starts import Start
from tests.views import faces, faults

Law = Callable[[Start, Match, Rng], None]

NONSENSE: tuple[object, ...] = ("", "   ", "no such option at all", "\x00", "#", "🂡", None, True, 1.0, b"yes", [])

AHEAD = 12
"""How many decisions a law plays on."""
MANY_WORLDS = 24
MARKED_IN_ALL_WAYS = 6
"""Of so many things all sets are marked."""
COUNTED_IN_ALL_WAYS = 24
"""Where numbers can be put together in so many ways, all are tried."""


def some(rng: Rng, items: list[int], most: int) -> list[int]:
    """Some of the items, in their order."""
    return sorted(rng.shuffled(tuple(items))[:most])


def play_on(m: Match, rng: Rng, most: int = AHEAD) -> None:
    """Play random options, all by their index."""
    for _ in range(most):
        if m.over:
            return
        m.choose(rng.below(len(m.codes)))


def copies_are_equal_and_apart(start: Start, m: Match, rng: Rng) -> None:
    """A copy equals the original; whatever is played on copies, and on copies of them, changes none that is older."""
    chain = [m]
    for _ in range(3):
        chain.append(chain[-1].copy())
        assert chain[-1] == chain[-2]
        play_on(chain[-1], rng, 1)
    before = [older.to_json() for older in chain]
    for older in chain:
        if older.over:
            continue
        for index in some(rng, list(range(len(older.codes))), 8):
            child = older.copy()
            assert child.fingerprint == older.fingerprint
            child.choose(index)
            play_on(child, rng, 2)
    assert [older.to_json() for older in chain] == before


def saving_and_loading_changes_nothing(start: Start, m: Match, rng: Rng) -> None:
    """A match comes back from JSON equal, with the same fingerprint, the same views, and the same continuation."""
    text = m.to_json()
    loaded = start.game.load(text)
    assert loaded == m
    assert loaded.to_json() == text
    assert loaded.fingerprint == m.fingerprint
    assert loaded.index.keys() == m.index.keys()
    assert told(loaded) == told(m)
    one, other = m.copy(), loaded
    for _ in range(AHEAD):
        if one.over:
            break
        assert one.decision.texts() == other.decision.texts()
        assert one.decision.prompt == other.decision.prompt
        index = rng.below(len(one.codes))
        one.choose(index)
        other.choose(index)
        assert one.fingerprint == other.fingerprint
    assert one == other


def records_replay(start: Start, m: Match, rng: Rng) -> None:
    """The record of a match replays to an equal one, by way of text too."""
    record = m.record
    again = replay(record, start.game)
    assert again == m
    assert again.fingerprint == m.fingerprint
    assert replay(record.to_json(), start.game) == m


def anybody_can_concede(start: Start, m: Match, rng: Rng) -> None:
    """Whoever concedes, asked or not, is out of the game; it is over then, goes on, or is as it was if it cannot."""
    if m.over:
        return
    player = m.seats[rng.below(len(m.seats))]
    child = m.copy()
    try:
        child.concede(player)
    except ConcessionRefused:
        assert len(m.seats) > 2
        assert child == m
        return
    assert player not in child.seats
    assert child.outcome is None or {*child.outcome.winners} <= {*child.seats}
    play_on(child, rng)
    assert replay(child.record, start.game) == child


def names_and_journals_do_not_matter(start: Start, m: Match, rng: Rng) -> None:
    """The fingerprint does not depend on what players are called, and on whether a journal is kept."""
    other = m.copy()
    other.names = tuple(reversed(m.names))
    other.journal = None
    other.journaling = False
    assert other.fingerprint == m.fingerprint
    assert other != m
    picks = rng.copy()
    one = m.copy()
    play_on(one, rng)
    play_on(other, picks)
    assert other.fingerprint == one.fingerprint


def whatever_is_offered_is_accepted(start: Start, m: Match, rng: Rng) -> None:
    """Every option can be picked by its index, its text, and as an object, all to the same effect."""
    if m.over:
        return
    options = m.decision.options
    assert len(options) == len(m.decision) == len(set(m.codes)) > 0
    assert len({option.text for option in options}) == len(options)
    assert [option.code for option in options] == m.codes
    for index in some(rng, list(range(len(options))), 8):
        option = options[index]
        assert option.index == index
        assert option in m.decision
        assert option.text in m.decision
        children = [m.copy() for _ in range(4)]
        for child, pick in zip(children, (index, option.text, option, option.text.upper()), strict=True):
            child.choose(pick)
        assert {child.fingerprint for child in children} == {children[0].fingerprint}
        assert children[0] == children[3]


def several_things_are_marked_in_any_order(start: Start, m: Match, rng: Rng) -> None:
    """Each set of things that a row of picks takes can be marked in any order, and no other; marks become that row.

    So are all numbers of an answer named at once. So it is for each player, where several choose in secret at once.
    """
    for player in [] if m.over else m.frames[-1].op.asked(m, m.frames[-1]):
        turned_to = m.copy()
        if player != m.chooser:
            turned_to.turn_to(player)
        marked_in_any_order(turned_to, rng)
        named_at_once(turned_to, rng)


def named_at_once(m: Match, rng: Rng) -> None:
    """Name as the chooser all numbers together that were picked one by one."""
    asked = quantities_asked(m)
    if asked is None:
        return
    chosen = [kind.verb * m.game.actions.stride for kind in asked.kinds]
    one_by_one = m.copy()
    one_by_one.skip_forced = False
    amounts = [*asked.taken]
    for base in chosen[len(amounts) :]:
        numbers = [code - base for code in one_by_one.codes]
        if not 0 <= min(numbers) <= max(numbers) < m.game.actions.stride:
            amounts.append(0)  # Nothing is asked about a kind of which there can be none.
            continue
        amounts.append(numbers[rng.below(len(numbers))])
        one_by_one.pick(numbers.index(amounts[-1]))
        turn_back(one_by_one, m.chooser)
    row = row_of(m, asked, tuple(amounts))
    assert row is not None
    together = m.copy()
    played = m.copy()
    for index in row:
        together.pick(index)
        turn_back(together, m.chooser)
    for kind in range(len(asked.taken), len(amounts)):
        code = chosen[kind] + amounts[kind]
        now = quantities_in(played)
        theirs = played.chooser == m.chooser
        if theirs and now is not None and len(now.taken) == kind and code in played.codes:
            played.pick(played.codes.index(code))
            turn_back(played, m.chooser)
    assert together == played
    sizes = [range(asked.alone(kind) + 1) for kind in range(len(amounts))]
    if prod(len(size) for size in sizes) <= COUNTED_IN_ALL_WAYS:
        allowed = {each for each in product(*sizes) if not refusal(asked, each)}
        assert allowed == every_row(m.copy(), asked, asked.taken)
        for each in product(*sizes):
            assert (row_of(m, asked, each) is not None) == (each in allowed)


def every_row(m: Match, asked: Quantities, named: tuple[int, ...]) -> set[tuple[int, ...]]:
    """Return all numbers that a row of picks names, by trying all of them."""
    if len(named) == len(asked.kinds):
        return {named}
    m.skip_forced = False
    base = asked.kinds[len(named)].verb * m.game.actions.stride
    offered = {code - base: code for code in m.codes if 0 <= code - base < m.game.actions.stride}
    if not offered:
        return every_row(m, asked, (*named, 0))
    found: set[tuple[int, ...]] = set()
    for number, code in offered.items():
        child = m.copy()
        child.pick(m.codes.index(code))
        turn_back(child, m.chooser)
        found |= every_row(child, asked, (*named, number))
    return found


def quantities_in(m: Match) -> Quantities | None:
    """What numbers a match asks for, all of them or the rest."""
    return None if m.over else m.frames[-1].op.quantities(m, m.frames[-1])


def marked_in_any_order(m: Match, rng: Rng) -> None:
    """Mark as the chooser in any order what was picked one by one."""
    marking = marking_of(m)
    if marking is None:
        return
    player = m.chooser
    picks = picked_one_by_one(m, rng)
    played = m.copy()
    for at, code in enumerate(picks):
        things = things_asked_of(player, played)
        # What leaves no choice has been picked by itself.
        if things is not None and len(things.taken) == at:
            played.pick(played.codes.index(code))
            turn_back(played, player)
    for code in rng.shuffled(tuple([code for code in picks if code in marking.things.codes])):
        marking.toggle(code)
    row = marking.row()
    assert row is not None
    child = m.copy()
    for index in row:
        child.pick(index)
        turn_back(child, player)
    assert child == played
    if len(marking.things.codes) <= MARKED_IN_ALL_WAYS:
        things = marking.things
        allowed = every_set(m, frozenset())
        for size in range(len(things.codes) + 1):
            for chosen in combinations(things.codes, size):
                marking.marked = list(chosen)
                assert (marking.row() is not None) == (frozenset(things.settled(marking.marked)) in allowed)


def picked_one_by_one(m: Match, rng: Rng) -> list[int]:
    """Pick several things by chance until they are complete; return all picks, those that leave no choice too."""
    child = m.copy()
    child.skip_forced = False
    picks: list[int] = []
    things = things_asked(child)
    assert things is not None
    while things is not None and len(things.taken) == len(picks):
        code = child.codes[rng.below(len(child.codes))]
        player = child.chooser
        child.pick(child.codes.index(code))
        turn_back(child, player)
        picks.append(code)
        if code not in things.codes:
            break
        things = things_asked_of(player, child)
    return picks


def things_asked_of(player: int, m: Match) -> Things | None:
    """What a player is asked for several of; nothing once the answer was complete and somebody else is asked."""
    things = things_asked(m)
    return things if things is not None and m.chooser == player else None


def every_set(m: Match, taken: frozenset[int]) -> set[frozenset[int]]:
    """Return every set of things that a row of picks takes, by trying all of them."""
    things = things_asked(m)
    assert things is not None
    found: set[frozenset[int]] = set()
    for index, code in enumerate(m.codes):
        child = m.copy()
        child.skip_forced = False
        child.pick(index)
        turn_back(child, m.chooser)
        if code not in things.codes:
            found.add(taken)
            continue
        now = things_asked_of(m.chooser, child)
        found |= every_set(child, taken | {code}) if now and now.taken else {taken | {code}}
    return found


def all_else_is_refused(start: Start, m: Match, rng: Rng) -> None:
    """Options that are not offered, and what is no option, get the right error, and nothing has changed."""
    before = m.to_json()
    if m.over:
        for pick in (0, "yes", None):
            refused(m, pick, GameOver)
    else:
        offered = m.decision.texts()
        # What follows a colon only explains an option, and may be left out.
        named = {fold(text.partition(":")[0]) for text in offered}
        others = [text for text in every_text(m) if fold(text) not in named]
        for place in some(rng, list(range(len(others))), 40):
            refused(m, others[place], IllegalOption)
            assert others[place] not in m.decision
        for index in (-1, len(m.codes), 10**30):
            refused(m, index, IllegalOption)
        missing = next(code for code in range(m.game.actions.size) if code not in m.codes)
        refused(m, Option(0, missing, "choose", "card", 0, "choose nothing"), IllegalOption)
        for nonsense in NONSENSE:
            refused(m, nonsense, UnknownOption)
        for text in offered:
            start_of_several = text[:1]
            if sum(other.casefold().startswith(start_of_several.casefold()) for other in offered) > 1:
                refused(m, start_of_several, AmbiguousOption)
                break
    assert m.to_json() == before


def every_text(m: Match) -> list[str]:
    """The texts of all options that the game's action table can name in this match."""
    texts: dict[str, None] = {}
    table = m.game.actions
    for verb, kind in table.verbs:
        numbers = {"none": 1, "card": len(m.prints), "player": len(m.names), "number": table.stride}
        for argument in range(numbers.get(kind) or len(table.words[kind])):
            texts[verb_text(m, verb, kind, argument, -1)] = None
    return list(texts)


def refused(m: Match, pick: object, error: type[CardwrightError]) -> None:
    """Assert that a pick is refused with exactly that error, in a sentence."""
    with pytest.raises(error) as caught:
        m.choose(pick)
    assert type(caught.value) is error, (pick, caught.value)
    assert str(caught.value).endswith((".", "?")), str(caught.value)


def told(m: Match) -> str:
    """All that anybody is shown and told of a match, byte for byte."""
    viewers = range(m.game.players + 1)
    return json.dumps([[m.view(viewer), m.log(viewer)] for viewer in viewers])


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
    """Of cards that a viewer cannot tell apart, not all are what they are in every world; whatever is going on."""
    kept = under_way(m)
    for viewer in range(m.game.players + 1):
        mixed_up: dict[int, list[int]] = {}
        for card, known in enumerate(m.known):
            if not known >> viewer & 1 and m.where[card] >= 0 and card not in kept:
                mixed_up.setdefault(m.among[card], []).append(card)
        worlds = [m.sample(viewer, rng) for _ in range(MANY_WORLDS)]
        for cards in mixed_up.values():
            if len({m.prints[card].key for card in cards}) > 1:
                assert [world for world in worlds if [card for card in cards if world.prints[card] != m.prints[card]]]


def cards_are_somewhere_once(m: Match) -> bool:
    """Whether every card is in exactly one zone, and knows in which."""
    places = [(card, zone) for zone, cards in enumerate(m.zones) for card in cards]
    return sorted(places) == list(enumerate(m.where)) and len(m.where) == len(m.prints)


def cards_are_conserved(start: Start, m: Match, rng: Rng) -> None:
    """Every card is in exactly one zone, and the game keeps its own accounts, now and a while later."""
    later = m.copy()
    for _ in range(AHEAD):
        assert cards_are_somewhere_once(later)
        start.sound(later)
        play_on(later, rng, 1)


def games_end(start: Start, m: Match, rng: Rng) -> None:
    """Random play comes to an end in good time, with an outcome that names players, and nothing is asked then."""
    later = m.copy()
    play_on(later, rng, start.longest)
    assert later.over, later.prompt()
    assert later.outcome is not None
    assert set(later.outcome.winners) <= set(range(start.game.players))
    assert later.outcome.reason
    assert later.codes == []
    with pytest.raises(GameOver):
        _ = later.decision


def undone_is_never_played(start: Start, m: Match, rng: Rng) -> None:
    """After an undo the match is what it was, and the same pick leads where it led; nobody has learnt anything."""
    history = History(m.copy())
    for _ in range(AHEAD):
        if history.match.over:
            return
        player = history.match.chooser
        before = history.match.to_json()
        draws, known = history.match.draws, list(history.match.known)
        index = rng.below(len(history.match.codes))
        history.choose(index)
        if history.can_undo(player):
            after = history.match.to_json()
            assert history.match.draws == draws
            assert not [card for card, now in enumerate(history.match.known) if now & ~known[card]]
            history.undo(player)
            assert history.match.to_json() == before
            history.choose(index)
            assert history.match.to_json() == after


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


def handles(shown: object) -> list[int]:
    """All handles of cards in a part of a view."""
    if isinstance(shown, list):
        return [handle for item in shown for handle in handles(item)]
    if isinstance(shown, dict):
        own = [shown["handle"]] if "handle" in shown else []
        return own + [handle for item in shown.values() for handle in handles(item)]
    return []


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

    All its numbers are whole. Each option has an action of its own, and its row tells the verb and the card that the
    view tells.
    """
    encoding = encoding_of(m.game)
    buffer = encoding.buffer()
    for viewer in range(m.game.players + 1):
        fresh = encoded(m, viewer)
        for number in range(encoding.size):
            buffer[number] = -1.0
        actions = m.encode(viewer, buffer)
        assert (actions, bytes(buffer)) == fresh
        assert all(map(float.is_integer, buffer))
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


def keywords(face: Face) -> set[str]:
    """The names that stand in those marks of a face that are several numbers."""
    return {name for mark in face["marks"].values() if isinstance(mark, dict) for name in mark}


LAWS: list[Law] = [
    copies_are_equal_and_apart,
    saving_and_loading_changes_nothing,
    records_replay,
    anybody_can_concede,
    names_and_journals_do_not_matter,
    whatever_is_offered_is_accepted,
    several_things_are_marked_in_any_order,
    all_else_is_refused,
    a_sampled_world_looks_the_same,
    what_is_hidden_varies,
    cards_are_conserved,
    games_end,
    undone_is_never_played,
    the_log_can_be_followed,
    there_is_a_reason_for_everything,
    a_view_is_what_it_says,
    what_looks_alike_is_the_same_for_all,
    an_observation_is_what_it_says,
]
