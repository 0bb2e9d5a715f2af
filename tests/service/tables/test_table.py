"""The fold: the same log always makes the same table, whatever people do."""

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from msgspec import structs

from cardwright.service.protocol import Clock, Place
from cardwright.service.tables import events
from cardwright.service.tables.table import Table
from cardwright.service.troubles import NoTable, Refusal
from tests.service.play import DECKS, Play, committed, content, refused

NONCE = "ab" * 32
PEOPLE = ("Ann", "Ben", "Eve")
PLACES = ("me", "me", "open", "open", "bot random")
CLOCKS = (Clock(), Clock("live", base=30, increment=2), Clock("live", base=5, overtime=10), Clock("days", days=1))


@pytest.fixture(autouse=True)
def _the_same_deck_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has no deck gets the same each time, so that what people do alone makes the game."""
    monkeypatch.setattr("cardwright.service.tables.seating.secrets.token_bytes", lambda: b"always the same")


class Tables(RuleBasedStateMachine):
    """People who do anything that comes to their minds, at a table of any game."""

    @initialize(
        game=st.sampled_from(["keyforge", "kyza", "krysis"]),
        places=st.lists(st.sampled_from(PLACES), min_size=3, max_size=3),
        clock=st.sampled_from(CLOCKS),
        commit=st.booleans(),
        filled=st.booleans(),
    )
    def set_up(self, game: str, places: list[str], clock: Clock, *, commit: bool, filled: bool) -> None:
        count = 3 if game == "krysis" else 2
        self.table = Play(game, *places[:count], clock=clock, commit=committed(NONCE) if commit else None)

        if filled:
            self.everybody_sits()

    @precondition(lambda self: self.table.status != "playing")
    @rule()
    def everybody_sits(self) -> None:
        """Let the match begin."""
        for seat, who in enumerate(PEOPLE[: len(self.table.names)]):
            self.tries("sit", who, seat=seat)
        for seat, deck in enumerate(DECKS[self.table.table.game.name][: len(self.table.names)]):
            if deck:
                self.tries("deck", self.table.table.seats[seat].guest or "Ann", seat=seat, deck=deck)
        for seat in self.table.table.unrevealed():
            self.tries("reveal", self.table.table.seats[seat].guest, seat=seat, nonce=NONCE)

    def tries(self, what: str, who: str, **details: object) -> None:
        """Do something; if it is refused, nothing has changed."""
        before = content(self.table.table)
        stored = len(self.table.stored)
        try:
            getattr(self.table, what)(who, **details)
        except Refusal as refusal:
            sentence = str(refusal)
        else:
            return
        assert sentence.endswith((".", "?")), sentence
        assert len(self.table.stored) == stored
        assert content(self.table.table) == before

    @rule(who=st.sampled_from(PEOPLE), seat=st.integers(0, 3), commit=st.booleans(), deck=st.integers(-1, 1))
    def sits(self, who: str, seat: int, deck: int, *, commit: bool) -> None:
        wanted = DECKS[self.table.table.game.name][deck] if deck >= 0 else ""
        self.tries("sit", who, seat=seat, deck=wanted, commit=committed(NONCE) if commit else None)

    @rule(who=st.sampled_from(PEOPLE), seat=st.integers(0, 2))
    def stands(self, who: str, seat: int) -> None:
        self.tries("stand", who, seat=seat)

    @rule(who=st.sampled_from(PEOPLE), seat=st.integers(0, 2))
    def seats_a_bot(self, who: str, seat: int) -> None:
        self.tries("seat_bot", who, seat=seat)

    @rule(who=st.sampled_from(PEOPLE), seat=st.integers(0, 2), deck=st.integers(0, 1))
    def chooses_a_deck(self, who: str, seat: int, deck: int) -> None:
        self.tries("deck", who, seat=seat, deck=DECKS[self.table.table.game.name][deck])

    @rule(who=st.sampled_from(PEOPLE), seat=st.integers(0, 2), nonce=st.sampled_from([NONCE, "cd" * 32]))
    def reveals(self, who: str, seat: int, nonce: str) -> None:
        self.tries("reveal", who, seat=seat, nonce=nonce)

    @precondition(lambda self: self.table.status == "playing")
    @rule(data=st.data())
    def picks(self, data: st.DataObject) -> None:
        for _ in range(data.draw(st.integers(1, 30))):
            self.table.bots()
            if not self.table.table.asked:
                break
            seat = data.draw(st.sampled_from(self.table.table.asked))
            options = len(self.table.match.decision_of(seat))
            self.table.pick(self.table.table.seats[seat].guest, data.draw(st.integers(0, options - 1)), seat)

    @precondition(lambda self: self.table.status == "playing")
    @rule(data=st.data())
    def changes_their_minds(self, data: st.DataObject) -> None:
        table = self.table.table
        seats = [move.seat for move in table.moves[-5:] if table.seats[move.seat].person]
        if seats:
            seat = data.draw(st.sampled_from(seats))
            self.tries("undo", table.seats[seat].guest, seat=seat)
            for who in PEOPLE:
                if data.draw(st.booleans()):
                    self.tries("agree", who, agree=True)

    @rule(who=st.sampled_from(PEOPLE), seat=st.integers(0, 2), option=st.integers(0, 9), decision=st.integers(0, 40))
    def picks_anything(self, who: str, seat: int, option: int, decision: int) -> None:
        self.tries("pick", who, option=option, seat=seat, decision=decision)

    @rule(who=st.sampled_from(PEOPLE), seat=st.integers(0, 2))
    def withdraws(self, who: str, seat: int) -> None:
        self.tries("withdraw", who, seat=seat)

    @rule(who=st.sampled_from(PEOPLE), seat=st.integers(0, 2))
    def takes_back(self, who: str, seat: int) -> None:
        self.tries("undo", who, seat=seat)

    @rule(who=st.sampled_from(PEOPLE), agree=st.booleans())
    def answers_an_undo(self, who: str, *, agree: bool) -> None:
        self.tries("agree", who, agree=agree)

    @rule(
        who=st.sampled_from(PEOPLE),
        stops=st.one_of(st.none(), st.integers(0, 2047)),
        until=st.sampled_from([None, "", "window", "turn", "own turn"]),
        idle=st.one_of(st.none(), st.booleans()),
    )
    def sets_passing(self, who: str, stops: int | None, until: str | None, idle: bool | None) -> None:
        self.tries("passing", who, stops=stops, until=until, idle=idle)

    @rule(who=st.sampled_from(PEOPLE), seat=st.integers(0, 2), sure=st.integers(0, 9))
    def resigns(self, who: str, seat: int, sure: int) -> None:
        if sure == 0:
            self.tries("resign", who, seat=seat)

    @rule(who=st.sampled_from(PEOPLE), seat=st.integers(0, 2))
    def wants_a_rematch(self, who: str, seat: int) -> None:
        self.tries("rematch", who, seat=seat)

    @rule(who=st.sampled_from(PEOPLE))
    def talks(self, who: str) -> None:
        self.tries("say", who, text="hello")

    @rule(seconds=st.sampled_from([0.1, 3, 11, 40]))
    def waits(self, seconds: float) -> None:
        self.table.wait(seconds)

    @invariant()
    def whoever_is_asked_can_be(self) -> None:
        table = self.table.table
        assert (table.status == "over") == (table.result is not None)
        assert bool(table.asked) == (table.status == "playing")
        assert (table.automatic >= 0) == (table.passes_at > self.table.now)
        assert table.seq == len(self.table.stored)
        for seat in table.asked:
            assert len(self.table.match.decision_of(seat)) > 0
        for seat in table.clocks.running:
            assert table.seats[seat].person
        for who in (*PEOPLE, "nobody"):
            self.table.state(who)

    def teardown(self) -> None:
        self.table.check()


TestTables = Tables.TestCase
TestTables.settings = settings(max_examples=40, stateful_step_count=50)


def restored(stored: list[str]) -> Table:
    table = Table("table")
    table.replay(events.decode(text) for text in stored)
    return table


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('"rules":"', '"rules":"0', "not decided: it was begun by version 0"),
        ('"cards":"', '"cards":"0', "not decided: it was begun with cards on which other things are printed than here"),
    ],
)
def test_a_match_of_other_rules_or_cards_is_not_decided_and_not_played_on(old: str, new: str, why: str) -> None:
    table = Play.started("krysis")
    table.random_pick()
    table.say("Ann", "hello")
    table.stored = [text.replace(old, new) for text in table.stored]
    table.table = again = restored(table.stored)
    assert (again.status, again.match, again.seq) == ("over", None, len(table.stored))
    state = table.state("Ann")
    assert state.result is not None
    assert state.result.reason.startswith(why)
    assert state.view is None
    assert [said.text for said in state.chat] == ["hello"]
    with refused("late", "The game is over."):
        table.pick("Ann", 0, seat=0)
    table.rematch("Ann")
    assert table.state("Ben").seats[0].rematch


def carried(monkeypatch: pytest.MonkeyPatch, name: str) -> Play:
    """A table with some picks that was begun by version 0 of the rules, whose matches those here carry on."""
    table = Play.started(name)
    for _ in range(30):
        table.random_pick()
    here = table.table.rules
    monkeypatch.setattr(table.table.game, "carries_on", (f"0{here}",))
    table.stored = [text.replace(f'"rules":"{here}"', f'"rules":"0{here}"') for text in table.stored]
    return table


@pytest.mark.parametrize("name", ["keyforge", "krysis", "kyza"])
def test_a_match_of_rules_that_are_carried_on_goes_on_where_all_comes_as_it_came(
    monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    table = carried(monkeypatch, name)
    before = table.table.match
    table.table = restored(table.stored)
    assert before is not None
    assert table.table.match is not None
    assert table.table.match.fingerprint == before.fingerprint
    for _ in range(5):
        table.random_pick()
    assert restored(table.stored).status == "playing", "what is picked by the rules here is held to them"


@pytest.mark.parametrize("number", [0, 8, 29])
def test_it_is_not_decided_where_something_else_was_asked_or_seen(monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    table = carried(monkeypatch, "keyforge")
    picks = [i for i, text in enumerate(table.stored) if '"picked"' in text]
    event = events.decode(table.stored[picks[number]])
    assert isinstance(event, events.Picked)
    table.stored[picks[number]] = events.encode(structs.replace(event, seen="00000000"))
    table.say("Ann", "hello")
    table.table = again = restored(table.stored)
    assert (again.status, again.match, again.seq) == ("over", None, len(table.stored))
    state = table.state("Ben")
    assert state.result is not None
    assert state.result.reason.startswith("not decided: it was begun by version 0")
    assert [said.text for said in state.chat] == ["hello"]
    with refused("late", "The game is over."):
        table.pick("Ann", 0, seat=0)
    table.rematch("Ann")
    table.rematch("Ben")


def test_a_table_that_waits_goes_on_by_the_rules_that_there_are() -> None:
    table = Play("krysis", "me", "open")
    table.stored = [text.replace('"rules":"', '"rules":"0') for text in table.stored]
    table.table = restored(table.stored)
    table.sit("Ben", 1)
    assert restored(table.stored).status == "playing"


def test_a_log_that_makes_no_sense_is_not_played_on() -> None:
    table = Play("keyforge", Place("me", deck=DECKS["keyforge"][0]), "bot")
    wrong = events.Picked(at=table.now, seat=0, option=99)
    with pytest.raises(NoTable, match="cannot be read"):
        Table("table").replay([*(events.decode(text) for text in table.stored), wrong])


def test_a_draft_that_is_thrown_away_leaves_no_trace() -> None:
    table = Play.started("kyza")
    for _ in range(20):
        table.random_pick()
    before = content(table.table)
    draft = table.table.draft()
    for _ in range(10):
        seat = draft.asked[0]
        draft.happen(events.Picked(at=table.now, seat=seat, option=0))
    draft.happen(events.Spoke(at=table.now, seat=0, name="Ann", text="hello"))
    draft.happen(events.Resigned(at=table.now, seat=0))
    assert content(table.table) == before
    table.check()
