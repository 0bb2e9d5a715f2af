"""Time, and clocks that somebody sets."""

from cardwright.service.running.timing import LEAP, Time


def test_time_passes_as_it_is_counted() -> None:
    counted = 500
    time = Time(1_000_000, lambda: counted)
    assert time.now() == 1_000_000
    counted += 70
    assert time.now() == 1_000_070


def test_a_clock_that_is_ahead_is_followed_and_one_that_is_behind_is_not() -> None:
    counted = 0
    time = Time(1_000_000, lambda: counted)
    assert time.follow(1_000_000 + LEAP - 1) is None
    assert time.follow(0) is None
    assert time.now() == 1_000_000
    assert time.follow(4_600_000) == (1_000_000, 3_600_000)
    assert time.now() == 4_600_000
    assert time.follow(4_600_000) is None
