"""Hashes that nobody makes who does not have the key."""

from cardwright.service.storage.blinding import blinding


def test_the_same_is_the_same_and_all_else_is_not() -> None:
    one, other = blinding("00" * 32), blinding("01" * 32)
    assert one("address", "192.0.2.1") == blinding("00" * 32)("address", "192.0.2.1")
    hashes = [blind(*what) for blind in (one, other) for what in (("a", "192.0.2.1"), ("a", "ann"), ("b", "ann"))]
    assert len(set(hashes)) == 6
