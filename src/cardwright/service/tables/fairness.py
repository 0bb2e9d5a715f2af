"""Shuffles that nobody can choose, and the proof of it.

1. When a table is set up, the service draws a secret of 32 bytes, and tells everybody SHA-256 of
   ``"cardwright/fair/1" + table + secret``: its commitment.
2. Each client that wants to sends SHA-256 of 32 bytes of its own when it sits down, and those bytes once all sit.
   So neither the service nor any player chooses last. Who does not send them adds 32 zeros.
3. The key of the match is HMAC-SHA256 with the secret as its key, over ``table`` and the bytes of all seats in their
   order. Every draw of the match follows from it (`cardwright.kernel.basics.rng`).
4. After the match all of that is published, with the record of the match.
5. Meanwhile everybody is told a hash over all picks so far (`Chain`): whoever notes one can check that the game that
   was published is the one that they watched.

This proves that the order of all cards was fixed before play, and that no side chose it. It cannot prove that whoever
runs the service did not look.
"""

import hmac
import json
from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Any, Final

import msgspec

from cardwright.kernel.basics.errors import BadRecord, UnknownGame
from cardwright.kernel.basics.names import listing
from cardwright.kernel.basics.outcome import Outcome
from cardwright.kernel.keeping.documents import Kind
from cardwright.kernel.keeping.records import Record
from cardwright.kernel.matches.game import Game
from cardwright.kernel.matches.replays import replay
from cardwright.service.protocol import OwnFile, OwnFiles
from cardwright.service.tables.own import played
from cardwright.service.troubles import BadProof, Refusal

SCHEME: Final = "cardwright/fair/1"
BYTES: Final = 32
"""How much the service and each seat put in."""
NOTHING: Final = bytes(BYTES)
"""What a seat puts in that puts nothing in."""
DOCUMENT: Final = Kind("game", "document of a finished game", BadProof)


def commitment(table: str, secret: bytes) -> str:
    """Return what the service tells of its secret before anybody else puts anything in."""
    return sha256(SCHEME.encode() + table.encode() + secret).hexdigest()


def committed(nonce: bytes) -> str:
    """Return what a client tells of its bytes when it sits down."""
    return sha256(nonce).hexdigest()


def key(table: str, secret: bytes, nonces: list[bytes]) -> bytes:
    """Return the key of the match; ``nonces`` by seat, `NOTHING` for one that put nothing in."""
    return hmac.digest(secret, table.encode() + b"".join(nonces), "sha256")


def document(
    table: str,
    secret: bytes,
    seats: list[dict[str, str]],
    record: Record,
    result: dict[str, object],
    own: Sequence[OwnFile] = (),
) -> str:
    """Return all about a finished game.

    ``seats`` have what each committed to (``commit``) and revealed (``nonce``), and why it was out of the running at
    the end (``out``), each empty for nothing. ``result`` is how the table ended, which may be by resigning. ``own`` are
    the files of somebody's own with which it was played.
    """
    data = {
        **DOCUMENT.head(record.game, record.rules, record.cards),
        "table": table,
        "fair": {
            "scheme": SCHEME,
            "commitment": commitment(table, secret),
            "secret": secret.hex(),
            "seats": seats,
        },
        "result": result,
        "own": msgspec.to_builtins(own),
        "record": json.loads(record.to_json()),
    }
    lines = [f"{json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}" for name, value in data.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def recorded(text: str) -> tuple[Record, Outcome, Game | None]:
    """Return the record of a finished game from its document, and how the table ended, without checking the shuffle.

    The game comes with them where it is not as it ships, for `replay`. Raises `BadProof` for what is no such document,
    and `BadRecord` for a damaged record in it.
    """
    data = DOCUMENT.open(text)
    result = _table(data.get("result"), "result")
    ended = Outcome(tuple(DOCUMENT.numbers(result.get("winners"), "winners")), DOCUMENT.text(result, "reason"))
    record = Record.from_json(json.dumps(data.get("record")))
    return record, ended, _played(data, record)


def verify(text: str, noted: str = "", head: str = "") -> list[str]:
    """Check a document of a finished game from one end to the other, and return what it proves, in sentences.

    ``noted`` is the commitment that a player noted before the game, and ``head`` one that they noted during it
    (`Chain`); empty for none. Raises `BadProof` with the first thing that does not fit.
    """
    data = DOCUMENT.open(text)
    table = DOCUMENT.text(data, "table")
    fair = _table(data.get("fair"), "fair")
    if DOCUMENT.text(fair, "scheme") != SCHEME:
        raise BadProof(f"This game was shuffled by another scheme than {SCHEME}: use the version that played it.")
    secret = _bytes(fair.get("secret"), "the secret of the service")
    if noted.strip().lower() not in {"", DOCUMENT.text(fair, "commitment")}:
        raise BadProof(
            "The commitment of this document is not the one that you noted: it was changed after you saw it."
        )
    if commitment(table, secret) != DOCUMENT.text(fair, "commitment"):
        raise BadProof("The secret of the service is not the one that it committed to.")
    seats = fair.get("seats")
    if not isinstance(seats, list):
        raise BadProof("This document is damaged: its 'seats' must be a list.")
    nonces = [_nonce(_table(seat, "seats"), number) for number, seat in enumerate(seats)]
    try:
        record = Record.from_json(json.dumps(data.get("record")))
        if len(nonces) != len(record.setup.names):
            raise BadProof("This document is damaged: it has not as many seats as the match has players.")
        if key(table, secret, nonces) != record.key:
            raise BadProof("The match was not played with the key that follows from what all put into the shuffle.")
        match = replay(record, _played(data, record))
    except BadRecord as error:
        raise BadProof(str(error)) from error
    if data != {**data, **DOCUMENT.head(record.game, record.rules, record.cards)}:
        raise BadProof("The head of this document is not that of its record.")
    out = [DOCUMENT.text(_table(seat, "seats"), "out") for seat in seats]
    _check_result(_table(data.get("result"), "result"), out, record)
    added = [record.setup.names[seat] for seat, nonce in enumerate(nonces) if nonce != NOTHING]
    return [
        "The secret of the service is the one that it committed to before anybody sat down.",
        f"{listing(added)} added to the shuffle what they had committed to." if added else NOBODY_ADDED,
        "The key of the match follows from these, and with it every draw: nobody could choose the order of the cards.",
        _ending(match.game.title, len(record.picks), record),
        *([NOTED] if noted else []),
        *_watched(head.strip().lower(), Chain(table, secret).links(record.picks)),
    ]


class Chain:
    """A hash for each moment of a match, over all picks up to it, so that none of them can be changed afterwards.

    Each link is SHA-256 of the one before it, of a pick, and of 32 bytes that follow from the service's secret, without
    which nobody could find out by trying what somebody picked.
    """

    def __init__(self, table: str, secret: bytes) -> None:
        """Begin for a table."""
        self._first = sha256(f"{SCHEME}/picks {table}".encode()).hexdigest()
        self._keyed = hmac.new(secret, digestmod="sha256")
        """With the secret taken in, which takes longer than the rest."""

    def links(self, picks: Iterable[int], before: Sequence[str] = ()) -> list[str]:
        """Return the hashes from the beginning up to after these picks, which follow those of ``before``."""
        links = list(before) or [self._first]
        for pick in picks:
            salt = self._keyed.copy()
            salt.update(f"pick {len(links)}".encode())
            links.append(sha256(f"{links[-1]} {pick} {salt.hexdigest()}".encode()).hexdigest())
        return links


NOTED: Final = "The commitment is the one that you noted before the game."
NOBODY_ADDED: Final = "No player added anything to the shuffle: that it is fair rests on the service alone."


def _watched(head: str, links: list[str]) -> list[str]:
    if not head:
        return []
    if head not in links:
        raise BadProof(
            "The game that you watched is not this one: its picks do not lead to what you noted, unless some were "
            "taken back afterwards."
        )
    return [
        f"The first {links.index(head)} picks are those that led to what you noted: none of them was changed since."
    ]


def _ending(title: str, picks: int, record: Record) -> str:
    outcome = record.outcome
    if outcome is None:
        return f"The match of {title} replays over all {picks} picks, to where it was given up."
    winners = listing([record.setup.names[winner] for winner in outcome.winners]) or "nobody"
    return f"The match of {title} replays over all {picks} picks, to the same end: {winners} won, {outcome.reason}."


def _check_result(result: dict[str, Any], out: list[str], record: Record) -> None:
    """Compare how the table ended with how the match did: who gave up does not win."""
    winners, outcome = DOCUMENT.numbers(result.get("winners"), "winners"), record.outcome
    running = [seat for seat, why in enumerate(out) if not why]
    if outcome is None:
        names = [f"{name} {why}" for name, why in zip(record.setup.names, out, strict=True) if why]
        right = len(running) == 1 and winners == running and result.get("reason") in names
    else:
        won = [seat for seat in outcome.winners if seat in running]
        # Where all winners have given up, the best of the others wins.
        right = winners == won or (bool(outcome.winners and winners) and not won and set(winners) <= set(running))
        right = right and result.get("reason") == outcome.reason
    if not right:
        raise BadProof("The result is not the one to which the match and those who gave it up have led.")


def _played(data: dict[str, Any], record: Record) -> Game | None:
    """Return the game that was played if that was with files of somebody's own, which the document has in it."""
    try:
        files = msgspec.convert(data.get("own", []), OwnFiles)
        return played(record.game, files) if files else None
    except msgspec.ValidationError as error:
        raise BadProof("This document is damaged: its 'own' must be files of cards or values.") from error
    except (Refusal, UnknownGame) as error:
        raise BadProof(f"The files of cards or values in this document cannot be read. {error}") from error


def _nonce(seat: dict[str, Any], number: int) -> bytes:
    commit, nonce = DOCUMENT.text(seat, "commit"), DOCUMENT.text(seat, "nonce")
    if not nonce:
        return NOTHING
    added = _bytes(nonce, f"what seat {number + 1} added")
    if committed(added) != commit:
        raise BadProof(f"What seat {number + 1} added to the shuffle is not what it had committed to.")
    return added


def _table(value: object, name: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise BadProof(f"This document is damaged: its {name!r} must be a table.")
    return value


def _bytes(value: object, what: str) -> bytes:
    try:
        found = bytes.fromhex(value) if isinstance(value, str) else b""
    except ValueError:
        found = b""
    if len(found) != BYTES:
        raise BadProof(f"This document is damaged: {what} must be {BYTES} bytes as hexadecimal digits.")
    return found
