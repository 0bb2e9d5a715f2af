"""Clocks: live ones, and days for each pick."""

from cardwright.service.protocol import Clock, Place
from cardwright.service.tables import playing
from cardwright.service.tables.clocks import DAY, Clocks, wound
from tests.service.play import ARGUS, Play, refused

LIVE = Clock("live", base=60, increment=5)
LATE = Clock("live", base=60, overtime=10)
DAYS = Clock("days", days=2)


def left(table: Play) -> list[int | None]:
    """Seconds on the clocks."""
    return [None if seat.left is None else seat.left // 1000 for seat in table.state("nobody").seats]


def running(table: Play) -> list[bool]:
    return [seat.running for seat in table.state("nobody").seats]


def asked(table: Play) -> tuple[int, str]:
    (seat,) = table.table.asked
    return seat, table.names[seat]


def test_the_clock_of_who_is_asked_runs() -> None:
    table = Play.started("keyforge", clock=LIVE)
    seat, who = asked(table)
    assert left(table) == [60, 60]
    assert running(table) == [seat == 0, seat == 1]
    table.now += 20_000
    assert left(table)[seat] == 40
    assert left(table)[1 - seat] == 60
    table.pick(who, "keep hand")
    assert left(table)[seat] == 45
    table.now += 10_000
    assert left(table) == [45, 50] if seat == 0 else [50, 45]
    table.check()


def test_whose_time_runs_out_loses() -> None:
    table = Play.started("keyforge", clock=LIVE)
    seat, who = asked(table)
    table.wait(59.9)
    assert table.status == "playing"
    assert playing.due(table.table) == table.now + 100
    table.wait(0.1)
    assert table.status == "over"
    assert table.table.result is not None
    assert table.table.result.winners == (1 - seat,)
    assert table.table.result.reason == f"{who} ran out of time"
    table.check()


def test_a_pick_that_comes_after_the_time_is_too_late() -> None:
    table = Play.started("keyforge", clock=LIVE)
    _, who = asked(table)
    table.now += 61_000
    with refused("late", "The game is over."):
        table.pick(who, 0)


def test_in_overtime_there_are_so_many_seconds_for_each_question() -> None:
    table = Play.started("keyforge", clock=LATE)
    for name in ("Ann", "Ben"):
        table.passing(name, idle=True)  # nothing is answered by itself
    seat, who = asked(table)
    assert left(table) == [70, 70]
    table.now += 65_000
    assert left(table)[seat] == 5
    table.pick(who, 0)
    assert left(table)[seat] == 5
    while asked(table)[0] != seat:
        table.pick(asked(table)[1], 0)
    for _ in range(3):  # each time anew
        assert left(table)[seat] == 10
        table.now += 9_000
        table.pick(who, 0)
        while asked(table)[0] != seat:
            table.pick(asked(table)[1], 0)
    table.wait(9.9)
    assert table.status == "playing"
    table.wait(0.1)
    assert table.status == "over"
    assert table.table.result is not None
    assert table.table.result.winners == (1 - seat,)
    table.check()


def test_what_is_left_before_overtime_is_kept_for_the_next_question() -> None:
    table = Play.started("keyforge", clock=LATE)
    seat, who = asked(table)
    table.now += 50_000
    table.pick(who, 0)
    while asked(table)[0] != seat:
        table.pick(asked(table)[1], 0)
    assert left(table)[seat] == 20
    assert table.state("nobody").seats[seat].overtime == LATE.overtime * 1000
    table.check()


def test_in_secret_decisions_all_clocks_run_that_are_waited_for() -> None:
    table = Play.started("krysis", "Ann", "Ben", "Eve", clock=LIVE)
    while len(table.table.asked) < 3:
        table.random_pick()
    assert running(table) == [True, True, True]
    before = left(table)
    while 0 in table.table.asked:
        table.pick("Ann", 0)
    table.now += 10_000
    after = left(table)
    assert running(table) == [False, True, True]
    assert [before[seat] - after[seat] for seat in (1, 2)] == [10, 10]  # type: ignore[operator]
    table.check()


def test_among_several_the_game_goes_on_without_who_ran_out_of_time() -> None:
    table = Play.started("krysis", "Ann", "Ben", "Eve", clock=LIVE)
    while len(table.table.asked) < 3:
        table.random_pick()
    while 0 in table.table.asked:
        table.pick("Ann", 0)
    table.now += 5_000
    table.wait(60)
    assert table.status == "over"
    assert table.table.result is not None
    assert table.table.result.winners == (0,)
    assert [seat.resigned for seat in table.state("Ann").seats] == [False, True, True]
    table.check()


def test_bots_have_no_clock() -> None:
    table = Play("keyforge", Place("me", deck=ARGUS), "bot", clock=LIVE)
    assert left(table)[1] is None
    while playing.bot_to_move(table.table) < 0:
        table.random_pick()
    before = left(table)
    table.wait(1000)
    assert left(table) == before
    assert playing.due(table.table) is None
    table.check()


def test_days_are_for_each_pick() -> None:
    table = Play.started("keyforge", clock=DAYS)
    seat, who = asked(table)
    table.wait(DAY * 1.5 / 1000)
    assert left(table)[seat] == DAY // 2000
    table.pick(who, 0)
    seat, who = asked(table)
    assert left(table)[seat] == 2 * DAY // 1000
    table.wait(DAY * 2 / 1000)
    assert table.status == "over"
    table.check()


def test_who_thinks_about_a_secret_answer_has_no_more_time_because_others_answer() -> None:
    table = Play.started("krysis", "Ann", "Ben", clock=DAYS)
    while len(table.table.asked) < 2:
        table.random_pick()
    table.now += DAY
    table.pick("Ann", 0)
    assert left(table)[1] == DAY // 1000


def test_a_turn_adds_the_increment_once_however_many_picks_it_takes() -> None:
    table = Play.started("keyforge", clock=LIVE)
    while table.match.turn < 1:
        table.pick(asked(table)[1], 0)
    seat, who = asked(table)
    before, picks = left(table)[seat], 0
    while table.table.asked == (seat,):
        assert left(table)[seat] == before
        table.pick(who, table.match.decision_of(seat).options[-1].text)
        picks += 1
    assert picks > 1
    assert before is not None
    assert left(table)[seat] == before + LIVE.increment
    table.check()


def test_who_takes_a_turn_back_returns_its_increment() -> None:
    table = Play.started("keyforge", clock=LIVE)
    seat, who = asked(table)
    for _ in range(3):
        table.pick(who, "keep hand")
        assert left(table)[seat] == 65
        table.undo(who)
        assert left(table)[seat] == 60
    table.check()


def test_a_secret_answer_adds_the_increment_when_all_have_opened() -> None:
    table = Play.started("krysis", "Ann", "Ben", clock=LIVE)
    while len(table.table.asked) < 2:
        table.random_pick()
    before = left(table)
    secret = table.match.picks
    for _ in range(2):
        while 0 in table.table.asked and table.match.picks is secret:
            table.pick("Ann", 0, seat=0)
        assert left(table) == before
        table.withdraw("Ann")
    while table.match.picks is secret:
        seat = table.table.asked[0]
        table.pick(table.names[seat], 0, seat=seat)
    assert left(table) == [time + LIVE.increment for time in before if time]
    table.check()


def test_a_pass_that_settings_take_adds_no_time() -> None:
    table = Play.started("kyza", clock=LIVE)
    while table.match.turn < 1:
        table.random_pick()
    table.passing("Ben", stops=0)
    passed = 0
    while table.status == "playing" and passed < 3:
        before, count = left(table)[1], len(table.stored)
        by_ben = table.table.asked == (1,)
        table.random_pick()
        if not by_ben and [text for text in table.stored[count:] if '"by":"pass"' in text]:
            assert left(table)[1] == before
            passed += 1
    assert passed == 3
    table.check()


def test_time_without_a_service_does_not_count() -> None:
    clocks = Clocks(LIVE, (60_000, 60_000), (1,), 1_000)
    assert clocks.now(31_000).left == (60_000, 30_000)
    assert clocks.now(31_000).paused(20_000).left == (60_000, 50_000)


def test_clocks_tell_when_they_run_out() -> None:
    clocks = wound(LIVE, 3)
    assert clocks.runs_out() is None
    assert clocks.asked([0, 2], []).runs_out() == 60_000
    assert clocks.asked([0, 2], []).out(59_999) == []
    assert clocks.asked([0, 2], []).out(60_000) == [0, 2]
    assert wound(Clock(), 2).asked([0], [0]).runs_out() is None
