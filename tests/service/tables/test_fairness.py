"""The proof that nobody could choose the order of the cards."""

import hmac
import json
from hashlib import sha256
from typing import Any

import pytest

from cardwright.service.tables import fairness, replaying
from cardwright.service.troubles import BadProof
from tests.service.play import SECRET, Play, committed

NONCES = ("ab" * 32, "cd" * 32)


@pytest.fixture(scope="module")
def document() -> str:
    """A finished game to which both players added something."""
    table = Play("krysis", "me", "open", commit=committed(NONCES[0]))
    table.sit("Ben", 1, commit=committed(NONCES[1]))
    table.reveal("Ann", NONCES[0])
    table.reveal("Ben", NONCES[1])
    table.to_the_end()
    return replaying.document(table.table).decode()


def test_the_key_is_what_the_scheme_says() -> None:
    told = sha256(b"cardwright/fair/1" + b"table" + SECRET).hexdigest()
    assert fairness.commitment("table", SECRET) == told
    key = hmac.new(SECRET, b"table" + bytes.fromhex(NONCES[0]) + bytes(32), sha256).digest()
    assert fairness.key("table", SECRET, [bytes.fromhex(NONCES[0]), fairness.NOTHING]) == key


def test_a_finished_game_is_proved(document: str) -> None:
    sentences = fairness.verify(document)
    assert sentences[1] == "Ann and Ben added to the shuffle what they had committed to."
    assert "replays over all" in sentences[3]


def test_the_document_has_nothing_that_was_not_committed_to_before(document: str) -> None:
    data = json.loads(document)
    assert data["fair"]["commitment"] == fairness.commitment(data["table"], bytes.fromhex(data["fair"]["secret"]))
    assert [seat["nonce"] for seat in data["fair"]["seats"]] == list(NONCES)


def test_a_game_that_was_given_up_is_proved_too() -> None:
    table = Play.started("keyforge")
    for _ in range(20):
        table.random_pick()
    table.resign("Ann")
    sentences = fairness.verify(replaying.document(table.table).decode())
    assert sentences[1] == fairness.NOBODY_ADDED
    assert sentences[3] == "The match of KeyForge replays over all 20 picks, to where it was given up."


def test_who_gave_up_has_not_won() -> None:
    table = Play.started("krysis", "Ann", "Ben", "Eve")
    for _ in range(20):
        table.random_pick()
    table.resign("Ann")
    table.to_the_end()
    document = replaying.document(table.table).decode()
    assert fairness.verify(document)
    with pytest.raises(BadProof, match="The result is not the one"):
        fairness.verify(changed(document, "result", "winners", to=[0]))
    given_up = Play.started("krysis")
    given_up.resign("Ann")
    document = replaying.document(given_up.table).decode()
    for path, to in ((("result", "winners"), [0]), (("result", "reason"), "Ben resigned"), (("fair", "seats"), [])):
        with pytest.raises(BadProof):
            fairness.verify(changed(document, *path, to=to))


def changed(document: str, *path: str | int, to: Any) -> str:
    """The document with another value at that place."""
    data = json.loads(document)
    inner = data
    for step in path[:-1]:
        inner = inner[step]
    assert inner[path[-1]] != to
    inner[path[-1]] = to
    return json.dumps(data)


@pytest.mark.parametrize(
    ("path", "to", "words"),
    [
        (("fair", "secret"), "00" * 32, "not the one that it committed to"),
        (("fair", "commitment"), "00" * 32, "not the one that it committed to"),
        (("fair", "secret"), "00", "must be 32 bytes"),
        (("fair", "scheme"), "mine", "another scheme"),
        (("fair", "seats", 0, "nonce"), "00" * 32, "What seat 1 added"),
        (("fair", "seats", 1, "nonce"), "", "key that follows"),
        (("fair", "seats", 1, "nonce"), "zz", "must be 32 bytes"),
        (("fair", "seats"), [], "not as many seats"),
        (("fair", "seats"), 3, "must be a list"),
        (("fair",), [], "must be a table"),
        (("table",), "another", "not the one that it committed to"),
        (("record", "key"), "00" * 32, "key that follows"),
        (("record", "setup", "names"), ["Ann"], "not as many seats"),
        (("record", "fingerprint"), "00" * 16, "does not replay"),
        (("result", "winners"), [], "The result is not the one"),
        (("result", "reason"), "luck", "The result is not the one"),
        (("result", "winners"), [[0]], "list of whole numbers"),
        (("result",), None, "must be a table"),
        (("fair", "seats", 0, "out"), 5, "must be a text"),
        (("rules",), "0", "head of this document"),
        (("cardwright",), "record", "no document of a finished game"),
    ],
)
def test_tampering_is_found(document: str, path: tuple[str | int, ...], to: object, words: str) -> None:
    with pytest.raises(BadProof, match=words):
        fairness.verify(changed(document, *path, to=to))


def test_another_pick_is_found(document: str) -> None:
    picks = json.loads(document)["record"]["picks"]
    for number in range(0, len(picks), 7):
        other = [*picks[:number], picks[number] + 1, *picks[number + 1 :]]
        with pytest.raises(BadProof, match="does not replay"):
            fairness.verify(changed(document, "record", "picks", to=other))


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"cardwright": "game"}'])
def test_what_is_no_document_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(BadProof, match=r"\.$"):
        fairness.verify(text)


def test_what_a_player_noted_is_compared() -> None:
    table = Play("krysis", "me", "open")
    table.sit("Ben", 1)
    commitment = table.state("Ben").shuffle.commitment
    heads = []
    while table.status == "playing":
        heads.append(table.state("nobody").shuffle.head)
        table.random_pick()
    document = replaying.document(table.table).decode()
    picks = len(json.loads(document)["record"]["picks"])
    assert len(dict.fromkeys(heads)) > 10
    for head in [*heads[::20], heads[-1]]:
        sentences = fairness.verify(document, commitment.upper(), f" {head} ")
        assert sentences[4] == fairness.NOTED
        assert sentences[5].startswith("The first ")
    last = table.state("nobody").shuffle.head
    assert f"The first {picks} picks" in fairness.verify(document, head=last)[4]
    with pytest.raises(BadProof, match="not the one that you noted"):
        fairness.verify(document, noted="ab" * 32)
    with pytest.raises(BadProof, match="is not this one"):
        fairness.verify(document, head="ab" * 32)


def test_the_hash_over_the_picks_goes_back_with_an_undo_and_tells_nothing_of_secret_answers() -> None:
    table = Play.started("keyforge")
    who = table.names[table.table.asked[0]]
    before = table.state(who).shuffle.head
    table.pick(who, 0)
    after = table.state(who).shuffle.head
    assert before != after
    table.undo(who)
    assert table.state(who).shuffle.head == before
    table.pick(who, 0)
    assert table.state(who).shuffle.head == after
    table.check()
    table = Play.started("krysis", "Ann", "Ben")
    while len(table.table.asked) < 2:
        table.random_pick()
    before = table.state("Ben").shuffle.head
    table.pick("Ann", 0)
    assert table.state("Ben").shuffle.head == table.state("Ann").shuffle.head == before
