"""Random numbers from a keyed counter."""

from collections import Counter
from hashlib import blake2b

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardwright.kernel.basics.rng import Rng, key_of


def words(key: bytes, count: int) -> list[int]:
    """The 64-bit words of a key, as anybody can compute them who knows only the description."""
    found: list[int] = []
    block = 0
    while len(found) < count:
        digest = blake2b(block.to_bytes(8, "big"), digest_size=64, key=key, person=b"draw").digest()
        found += [int.from_bytes(digest[i : i + 8], "big") for i in range(0, 64, 8)]
        block += 1
    return found[:count]


def test_numbers_are_what_the_description_says() -> None:
    key = blake2b(b"7", digest_size=32, person=b"cardwright/s").digest()
    assert key_of(7) == key_of("7") == key
    assert key_of(b"7") != key
    rng = Rng(7)
    assert [rng.below(1 << 64) for _ in range(20)] == words(key, 20)
    assert rng.drawn == 20


def test_numbers_are_the_same_for_ever() -> None:
    rng = Rng(7)
    assert [rng.below(100) for _ in range(10)] == [82, 43, 55, 96, 69, 96, 58, 72, 22, 29]
    assert Rng("dawn").shuffled((0, 1, 2, 3, 4, 5)) == (2, 5, 0, 4, 1, 3)


def test_words_that_would_favour_low_numbers_are_drawn_again() -> None:
    # Below 3 * 2^62 a quarter of all words is out of range and must be skipped, not folded back.
    n = 3 << 62
    key = key_of(1)
    expected = [word for word in words(key, 400) if word < n]
    rng = Rng(1)
    assert [rng.below(n) for _ in expected] == expected
    assert 200 < len(expected) < 360


@given(seed=st.integers() | st.text() | st.binary(), n=st.integers(1, 1 << 64))
def test_numbers_are_in_range(seed: int | str | bytes, n: int) -> None:
    assert 0 <= Rng(seed).below(n) < n
    assert 0.0 <= Rng(seed).random() < 1.0


@pytest.mark.parametrize("n", [0, -3])
def test_there_is_no_number_below_nothing(n: int) -> None:
    with pytest.raises(ValueError, match="does not exist"):
        Rng(1).below(n)


def test_numbers_are_even() -> None:
    rng = Rng("even")
    counts = Counter(rng.below(6) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert all(900 < count < 1100 for count in counts.values())


def test_shuffles_are_even() -> None:
    rng = Rng("shuffles")
    counts = Counter(rng.shuffled((0, 1, 2)) for _ in range(6000))
    assert len(counts) == 6
    assert all(900 < count < 1100 for count in counts.values())


@given(drawn=st.integers(0, 40), more=st.integers(1, 20))
def test_a_copy_goes_on_alike_and_apart(drawn: int, more: int) -> None:
    rng = Rng("copy")
    for _ in range(drawn):
        rng.below(10)
    copy = rng.copy()
    again = Rng(key=rng.key, drawn=rng.drawn)
    ahead = [copy.below(1000) for _ in range(more)]
    assert [again.below(1000) for _ in range(more)] == ahead
    assert rng.drawn == drawn
    assert [rng.below(1000) for _ in range(more)] == ahead


def test_streams_are_independent_of_each_other_and_of_what_was_drawn() -> None:
    rng = Rng(7)
    before = rng.stream("bot").below(1 << 60)
    assert rng.drawn == 0
    rng.below(6)
    assert rng.stream("bot").below(1 << 60) == before
    numbers = {Rng(seed).stream(purpose).below(1 << 60) for seed in range(20) for purpose in ("", "bot", "shuffle/1")}
    assert len(numbers) == 60
