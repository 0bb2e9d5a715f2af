"""What people are told: all that they may know, and nothing else."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardwright.kernel.core.registry import game_names
from cardwright.kernel.pieces.shapes import View
from cardwright.kernel.seeing.views import canonical
from cardwright.service import protocol
from cardwright.service.protocol import LogPart, Place, State
from cardwright.service.tables.states import LATELY, NOTHING_ELSE, Told
from tests.service.play import ARGUS, ONYX, SECRET, Play, committed

NONCE = "ab" * 32
GUESTS = ("guest-of-ann", "guest-of-ben", "guest-of-eve")


class Reader:
    """Somebody who is told, and puts the log and the chat together as a client does."""

    def __init__(self, who: str) -> None:
        self.who = who
        self.log: list[tuple[LogPart, ...]] = []
        self.chat: list[str] = []
        self.viewer = -1
        self.told = Told()

    def read(self, table: Play) -> State:
        if self.viewer < 0:
            table.teller.join(self.told)
        state = table.state(self.who, self.told)
        if state.viewer != self.viewer:
            assert state.log.start == 0
            self.viewer = state.viewer
        assert state.log.start <= len(self.log)
        self.log[state.log.start :] = state.log.lines
        self.chat += [line.text for line in state.chat]
        return state

    @property
    def lines(self) -> list[str]:
        return ["".join(part.text for part in line) for line in self.log]


@pytest.mark.parametrize("game", ["keyforge", "krysis", "kyza"])
@settings(max_examples=12)
@given(data=st.data())
def test_everybody_sees_the_match_as_its_view_shows_it(game: str, data: st.DataObject) -> None:
    table = Play.started(game)
    readers = [Reader(who) for who in ("Ann", "Ben", "nobody")]
    for _ in range(60):
        if table.status != "playing":
            break
        free = [seat for name in ("Ann", "Ben") for seat in table.state(name).undo.free]
        for reader in readers:
            reader.read(table)
        if free and data.draw(st.integers(0, 4)) == 0:
            table.undo(table.names[free[0]])
        else:
            seat = data.draw(st.sampled_from(table.table.asked))
            options = len(table.match.decision_of(seat))
            table.pick(table.names[seat], data.draw(st.integers(0, options - 1)))
        for viewer, reader in enumerate(readers):
            if data.draw(st.booleans()):
                state = reader.read(table)
                assert state.viewer == viewer
                assert state.view is not None
                assert canonical(state.view) == canonical(shown(table, viewer))
                assert reader.lines == table.match.log(viewer)
    table.check()


@pytest.mark.parametrize("game", game_names())
@settings(max_examples=6)
@given(data=st.data())
def test_what_is_packed_for_several_is_what_each_would_be_told(game: str, data: st.DataObject) -> None:
    table = Play.started(game)
    readers = [(who, Told(packed=True), Told()) for who in (*table.names, "nobody", "nobody else", "")]
    for _, *both in readers:
        for told in both:
            table.teller.join(told)
    for _ in range(40):
        if table.status != "playing":
            break
        free = [seat for name in table.names for seat in table.state(name).undo.free]
        if free and data.draw(st.integers(0, 4)) == 0:
            table.undo(table.names[free[0]])
        elif table.table.asked:
            table.pick(table.names[table.table.asked[0]], data.draw(st.integers(0, 200)) % len(table.match.codes))
        for who, packed, plain in data.draw(st.permutations(readers)):
            if data.draw(st.integers(0, 2)):
                assert protocol.encode(table.state(who, packed)) == protocol.encode(table.state(who, plain))


def shown(table: Play, viewer: int) -> View:
    """The match as a viewer sees it, who is not asked what settings are about to answer."""
    view = table.match.view(viewer)
    if viewer == table.table.hesitating:
        return {**view, "decision": {"player": viewer, "players": [viewer], "prompt": NOTHING_ELSE}}
    return view


def test_decks_are_told_once_nobody_can_choose_theirs_any_more() -> None:
    table = Play("keyforge", Place("me", deck=ARGUS), "open", host="Ann")
    table.sit("Ben", 1)

    def told(who: str) -> list[tuple[str, bool]]:
        return [(seat.deck, seat.chosen) for seat in table.state(who).seats]

    assert told("Ann") == [(ARGUS, True), ("", False)]
    assert told("Ben") == told("nobody") == told("") == [("", True), ("", False)]
    table.deck("Ben", ONYX)
    assert table.status == "playing"
    for who in ("Ann", "Ben", "nobody"):
        assert told(who) == [(ARGUS, True), (ONYX, True)]


def test_who_put_a_bot_on_a_seat_sees_its_deck() -> None:
    table = Play("keyforge", "open", Place("bot", bot="random", deck=ONYX), host="Ann")
    assert [seat.deck for seat in table.state("Ann").seats] == ["", ONYX]
    assert [seat.deck for seat in table.state("Ben").seats] == ["", ""]


def test_no_secret_of_the_table_is_told() -> None:
    table = Play("keyforge", "open", "open", commit=None, host=GUESTS[0])
    table.sit(GUESTS[0], 0, deck=ARGUS, name="Ann", commit=committed(NONCE))
    table.sit(GUESTS[1], 1, deck=ONYX, name="Ben")
    table.reveal(GUESTS[0], NONCE)
    table.say(GUESTS[1], "hello")
    table.say(GUESTS[2], "hello too")
    for _ in range(30):
        table.random_pick()
    hidden = [SECRET.hex(), table.table.key().hex(), NONCE, *GUESTS]
    for who in GUESTS:
        text = protocol.encode(table.state(who)).decode()
        assert [word for word in hidden if word in text.replace(f'"name":"{GUESTS[2]}"', "")] == []


def test_the_order_of_hidden_cards_changes_nothing_that_is_told() -> None:
    table = Play.started("keyforge")
    for _ in range(25):
        table.random_pick()
    before = protocol.encode(table.state("Ann"))
    world = table.match.sample(0, type(table.rng)(9))
    table.table.match = world
    table.teller = type(table.teller)()
    first, second = json.loads(before), json.loads(protocol.encode(table.state("Ann")))
    assert first["view"] == second["view"]
    assert first["view"] != json.loads(protocol.encode(table.state("nobody")))["view"]


def test_state_says_which_seats_are_ones_own() -> None:
    table = Play("krysis", "me", "open", "bot random", host="Ann")
    assert [(seat.kind, seat.mine) for seat in table.state("Ann").seats] == [
        ("person", True),
        ("open", False),
        ("bot", False),
    ]
    assert (table.state("Ann").host, table.state("Ben").host) == (True, False)
    assert table.state("Ann").viewer == 0
    assert table.state("Ben").viewer == 3
    assert [seat.mine for seat in table.state("").seats] == [False] * 3


def test_presence_is_told() -> None:
    table = Play.started("krysis")
    state = table.teller.state(table.table, "Ann", Told(), table.now, {"Ben", "Eve"}, 1)
    assert [seat.here for seat in state.seats] == [False, True]
    assert state.watching == 1


def test_in_a_hot_seat_one_looks_through_the_eyes_of_who_is_asked() -> None:
    table = Play("keyforge", Place("me", deck=ARGUS), Place("me", name="Bea", deck=ONYX))
    reader = Reader("Ann")
    seen = set()
    for _ in range(60):
        state = reader.read(table)
        assert state.viewer == table.table.asked[0]
        assert reader.lines == table.match.log(state.viewer)
        seen.add(state.viewer)
        table.random_pick()
    assert seen == {0, 1}


def test_a_hot_seat_among_others_keeps_looking_while_others_are_asked() -> None:
    table = Play("krysis", "me", "me Bea", "open")
    table.sit("Ben", 2)
    for _ in range(60):
        before = table.state("Ann").viewer
        if table.status != "playing":
            break
        table.random_pick()
        if not {0, 1} & set(table.table.asked) and table.status == "playing":
            assert table.state("Ann").viewer in {0, 1}
            assert before in {0, 1}


def test_a_bot_that_is_asked_is_thinking() -> None:
    table = Play("keyforge", Place("me", deck=ARGUS), "bot")
    while 1 not in table.table.asked:
        table.random_pick()
    assert [seat.thinking for seat in table.state("Ann").seats] == [False, True]


def test_who_comes_back_is_told_what_is_new() -> None:
    table = Play.started("keyforge")
    for _ in range(30):
        table.random_pick()
    table.say("Ben", "one")
    known = table.state("Ann")
    total = len(known.log.lines)
    table.random_pick()
    table.say("Ben", "two")
    back = Told(lines=total, chat=1)
    table.teller.join(back)
    state = table.teller.state(table.table, "Ann", back, table.now)
    log = ["".join(part.text for part in line) for line in state.log.lines]
    assert state.log.start == total - 1
    assert table.match.log(0)[total - 1 :] == log
    assert [line.text for line in state.chat] == ["two"]


def test_who_comes_back_after_an_undo_is_told_everything() -> None:
    table = Play.started("keyforge")
    while table.match.turn < 1:
        table.random_pick()
    table.random_pick()
    free = [name for name in ("Ann", "Ben") if table.state(name).undo.free]
    table.undo(free[0])
    back = Told(lines=5)
    table.teller.join(back)
    assert table.teller.state(table.table, "Ann", back, table.now).log.start == 0


def test_who_says_to_know_more_than_there_is_is_told_what_there_is() -> None:
    table = Play.started("keyforge")
    table.random_pick()
    state = table.teller.state(table.table, "Ann", Told(lines=10_000, chat=10_000), table.now)
    total = len(table.match.log(0))
    assert state.log.start == max(0, total - 1)
    assert state.chat == ()


def test_what_happened_is_told_once_as_scenes_and_again_to_whoever_comes() -> None:
    table = Play.started("keyforge")
    reader = Reader("Ann")
    first = reader.read(table).scenes
    assert (first.start, first.total) == (0, len(first.scenes))
    assert len(first.scenes) <= LATELY
    assert reader.read(table).scenes.scenes == ()
    for _ in range(5):
        table.random_pick()
    after = reader.read(table).scenes
    assert after.start == first.total
    assert after.total == after.start + len(after.scenes) > after.start
    assert json.loads(protocol.encode(after))["scenes"][0]["kind"] == after.scenes[0]["kind"]
    late = Reader("Ben").read(table).scenes
    assert late.start == 0
    assert [scene["kind"] for scene in late.scenes[-len(after.scenes) :]] == [scene["kind"] for scene in after.scenes]


def test_scenes_that_were_taken_back_are_told_to_be_gone() -> None:
    table = Play.started("keyforge")
    readers = [Reader("Ann"), Reader("Ben")]
    undone = 0
    for _ in range(60):
        before = [reader.read(table).scenes for reader in readers]
        free = [name for name in ("Ann", "Ben") if table.state(name).undo.free]
        if not free:
            table.random_pick()
            continue
        table.undo(free[0])
        after = [reader.read(table).scenes for reader in readers]
        assert all(now.start <= now.total <= then.total for now, then in zip(after, before, strict=True))
        undone += sum(now.total < then.total for now, then in zip(after, before, strict=True))
        table.random_pick()
    assert undone


def test_whoever_comes_is_told_which_decks_are_of_another_kind_and_no_more() -> None:
    table = Play("kyza", Place("me", deck="Harbor Watch"), "open")
    ann, ben = table.state("Ann"), table.state("Ben")
    assert ann.unfit == (), "nobody else has a deck"
    assert ben.unfit == ("Sparks and Drums", "Still Waters", "The Long Parade", "Winter Court")
    assert ben.seats[0].deck == "", "which of the others it is stays unknown"
    table.sit("Ben", 1, deck="Night Market")
    assert table.state("Ben").unfit == (), "decks are not chosen any more"
    assert Play("keyforge", Place("me", deck=ARGUS), "open").state("Ben").unfit == ()
    assert Play("krysis", "me", "open").state("Ben").unfit == ()
