"""Whoever sends a message that cannot be read is told what is wrong, where, and what would be right."""

from typing import Annotated

import msgspec
import pytest
from msgspec import Meta, Struct

from cardwright.service.protocol import Clock, Hex32, Key
from cardwright.service.web.unreadable import MOST_SAID, unreadable


class Sent(Struct, forbid_unknown_fields=True):
    """A message with a field of each sort."""

    key: Key
    secret: Hex32 = "0" * 64
    name: Annotated[str, Meta(min_length=1, max_length=3)] = "a"
    seats: Annotated[list[Annotated[int, Meta(ge=0)]], Meta(max_length=2)] = []
    pair: tuple[int, int] = (0, 0)
    note: str | None = None
    clock: Clock = Clock()


@pytest.mark.parametrize(
    ("sent", "reason"),
    [
        (b'{"key": "a b"}', "'key' must be letters, digits, '_' and '-' only"),
        (b'{"key": ""}', "'key' must be text of at least 1 letter"),
        (b'{"key": 7}', "'key' must be text, not a whole number"),
        (b'{"key": "a", "secret": "0F"}', "'secret' must be 64 hexadecimal digits in small letters"),
        (b'{"key": "a", "name": "Anne"}', "'name' must be text of at most 3 letters"),
        (b'{"key": "a", "seats": [0, -1]}', "'seats[1]' must be a whole number of at least 0"),
        (b'{"key": "a", "seats": [0, 1, 2]}', "'seats' must be a list of at most 2 items"),
        (b'{"key": "a", "pair": [1]}', "'pair' must be a list of 2 items"),
        (b'{"key": "a", "note": 1.5}', "'note' must be text or nothing, not a number"),
        (b'{"key": "a", "clock": {"kind": "sand"}}', "'clock.kind' cannot be 'sand'"),
        (b'{"key": "a", "clock": {"minutes": 5}}', "there is no field 'minutes' in 'clock'"),
        (b'{"key": "a", "clock": []}', "'clock' must be an object with fields, not a list"),
        (b"{}", "'key' is missing"),
        (b"null", "it must be an object with fields, not nothing"),
        (b'{"key": ', "it ends too soon"),
        (b'{"key": "a"} and more', "it is no JSON: trailing characters (byte 14)"),
        (b'{"key": "\xff"}', "it is no text in UTF-8"),
    ],
)
def test_each_fault_is_a_sentence(sent: bytes, reason: str) -> None:
    with pytest.raises((msgspec.DecodeError, UnicodeError)) as caught:
        msgspec.json.decode(sent, type=Sent)
    assert unreadable(caught.value) == f"The message cannot be read: {reason}."


def test_what_was_sent_is_not_all_said_again() -> None:
    with pytest.raises(msgspec.ValidationError) as caught:
        msgspec.json.decode(msgspec.json.encode({"key": "a", "x" * 5000: 1}), type=Sent)
    assert len(unreadable(caught.value)) < MOST_SAID + 40


def test_what_is_nested_too_deep_is_said_to_be() -> None:
    with pytest.raises(RecursionError) as caught:
        msgspec.json.decode(b"[" * 100_000 + b"]" * 100_000)
    assert unreadable(caught.value) == "The message cannot be read: it is nested too deep."
