"""What a process counts by itself."""

import itertools

import pytest

from cardwright.service.limits import Claim, Full, Limiter, Rate, Rates, Slots
from tests.service.evening import plays


def test_a_bucket_lets_a_burst_through_and_then_fills_slowly() -> None:
    clock = [0.0]
    limiter = Limiter(3, 0.5, clock=lambda: clock[0])
    assert [limiter.allow("ann") for _ in range(4)] == [True, True, True, False]
    assert limiter.allow("ben")
    clock[0] = 2
    assert [limiter.allow("ann") for _ in range(2)] == [True, False]
    clock[0] = 1000
    assert [limiter.allow("ann") for _ in range(4)] == [True, True, True, False]


def test_buckets_do_not_pile_up() -> None:
    limiter = Limiter(1, 1e-6, most=10, clock=itertools.count().__next__)
    for number in range(100):
        limiter.allow(str(number))
    assert not limiter.allow("99")
    assert limiter.allow("0")
    assert len(limiter._full) == 10


def test_a_bucket_can_be_emptier_than_was_known_here() -> None:
    clock = [0.0]
    limiter = Limiter(3, 0.5, clock=lambda: clock[0])
    limiter.learn("ben", 100)
    assert not limiter._full
    assert limiter.allow("ann")
    limiter.learn("ann", 8)  # A debt of one token.
    for now, allowed in ((0, False), (3, False), (4, True), (5, False)):
        clock[0] = now
        assert limiter.allow("ann") is allowed


@plays
async def test_each_rate_has_buckets_of_its_own() -> None:
    rates, few, many = Rates(), Rate("few", 1, 1e-6, exact=True), Rate("many", 2, 1e-6)
    assert [await rates.allow(few, "ann") for _ in range(2)] == [True, False]
    assert [await rates.allow(many, "ann") for _ in range(3)] == [True, True, False]
    assert await rates.allow(few, "ben")


@plays
async def test_of_what_is_claimed_all_is_taken_or_nothing() -> None:
    slots = Slots()
    release = await slots.take(Claim("guest", "ann", 1), Claim("address", "here", 2))
    with pytest.raises(Full) as refused:
        await slots.take(Claim("address", "here", 2), Claim("guest", "ann", 1))
    assert refused.value.claim == Claim("guest", "ann", 1)
    assert slots.count("address", "here") == 1
    release()
    assert (slots.count("address", "here"), slots.count("guest", "ann")) == (0, 0)
    assert not slots._counts
