"""Records play a match again, and prove that it is the same."""

import json
from dataclasses import replace
from typing import Any

import pytest

from cardwright.games.keyforge.game import GAME
from cardwright.kernel.basics.errors import BadRecord
from cardwright.kernel.basics.picks import conceding
from cardwright.kernel.basics.rng import Rng
from cardwright.kernel.core.frames import Activation
from cardwright.kernel.keeping.records import EVERY, Record
from cardwright.kernel.matches.match import Match
from cardwright.kernel.matches.replays import replay
from tests.games.keyforge.table import side, table
from tests.kernel.playing import DECKS, at_random, ended, mid_effect

ENDED = ended()
RECORDED: dict[str, Any] = json.loads(ENDED.record.to_json())


def changed(**changes: object) -> str:
    """The record of a match that ended, with some entries changed."""
    return json.dumps({**RECORDED, **changes})


def with_setup(**changes: object) -> str:
    """The record with some entries of its setup changed."""
    return changed(setup={**RECORDED["setup"], **changes})


# ---- what a record is -----------------------------------------------------------------------------------------------
def test_a_record_tells_all_that_it_takes() -> None:
    record = ENDED.record
    assert (record.game, record.rules) == ("keyforge", GAME.version)
    assert [deck.name for deck in record.setup.decks] == list(DECKS)
    assert record.key == ENDED.key
    assert len(record.picks) > 100
    assert len(record.fingerprints) == len(record.picks) // EVERY
    assert record.fingerprint == ENDED.fingerprint
    assert record.outcome == ENDED.outcome
    assert record.open_picks == ()


def test_a_record_goes_through_text() -> None:
    text = ENDED.record.to_json()
    assert Record.from_json(text) == ENDED.record
    assert Record.from_json(text).to_json() == text
    assert len(text.splitlines()) == len(RECORDED) + 2


@pytest.mark.parametrize("m", [at_random(1, 0), at_random(2, 64), mid_effect(), ended(3)])
def test_a_record_replays_to_the_same_match(m: Match) -> None:
    assert replay(m.record) == m
    assert replay(m.record.to_json()) == m
    assert replay(m.record, verify=False).fingerprint == m.fingerprint


@pytest.mark.parametrize("options", [{"bidding": 1}, {"first": 1}, {"chooser": 0}, {"skip_forced": False}])
def test_the_setup_is_recorded(options: dict[str, Any]) -> None:
    m = at_random(5, 90, **options)
    again = replay(m.record.to_json())
    assert again == m
    assert again.setup == m.setup


def test_what_decks_state_besides_their_cards_is_recorded_and_read_in_old_records_too() -> None:
    decks = [replace(GAME.decks[name], extras=extras) for name, extras in zip(DECKS, ({"chains": 4}, {}), strict=True)]
    m = GAME.start(decks, seed=1)
    data = json.loads(m.record.to_json())
    assert replay(Record.from_json(json.dumps(data))).setup == m.setup
    for deck, chains in zip(data["setup"]["decks"], (4, 0), strict=True):
        del deck["extras"]
        deck["chains"] = chains
    assert replay(Record.from_json(json.dumps(data))).setup == m.setup


def test_a_record_can_be_taken_on_a_copy_and_on_a_loaded_match() -> None:
    m = at_random()
    assert m.copy().record == Match.from_json(m.to_json()).record == m.record


def test_a_record_keeps_what_was_picked_in_secret_and_is_not_open_yet() -> None:
    from tests.toys.auction import AUCTIONS  # noqa: PLC0415 - only here

    m = AUCTIONS[3].start(seed=4)
    m.choose(0, player=1)
    m.choose("bid red 1", player=2)
    record = m.record
    assert record.open_picks == ((1, 0), (2, 1))
    again = replay(Record.from_json(record.to_json()), AUCTIONS[3])
    assert again == m
    with pytest.raises(BadRecord, match="in the last decision, made in secret"):
        replay(json.dumps({**json.loads(record.to_json()), "open_picks": [[1, 99]]}), AUCTIONS[3])


def test_a_position_that_was_laid_out_has_no_record() -> None:
    with pytest.raises(BadRecord, match="laid out and not started from decks"):
        _ = table("brobnar", me=side(hand=["Anger"])).m.record


def test_a_sampled_world_has_no_record() -> None:
    with pytest.raises(BadRecord, match="not what its picks alone lead to"):
        _ = at_random().sample(0, Rng(1)).record


def test_a_match_that_was_tampered_with_has_no_record() -> None:
    m = at_random()
    m.push(m.frames[-1].op, Activation(0, -1))
    with pytest.raises(BadRecord, match="not what its picks alone lead to"):
        _ = m.record


# ---- what does not replay -------------------------------------------------------------------------------------------
def test_a_pick_that_is_not_offered_is_named() -> None:
    picks = RECORDED["picks"].copy()
    picks[9] = 99
    with pytest.raises(BadRecord, match=r"pick 10 takes option 99 of '.*', where there are only options 0 to \d+\.$"):
        replay(changed(picks=picks))
    picks[9] = conceding(2)
    with pytest.raises(BadRecord, match=r"with pick 10 somebody concedes\. There is nothing to concede"):
        replay(changed(picks=picks), verify=False)


def test_a_match_that_could_not_begin_is_told_in_a_sentence() -> None:
    setup = {**RECORDED["setup"], "options": {"fist": 0}}
    said = r"^This record cannot be played: The game has no option 'fist': did you mean 'first'\?$"
    with pytest.raises(BadRecord, match=said):
        replay(changed(setup=setup))


def test_another_pick_is_noticed_by_the_next_fingerprint() -> None:
    # Give the fingerprints of a match that goes another way from pick 41 on.
    m = at_random(1, 40)
    m.choose(len(m.codes) - 1 if RECORDED["picks"][40] == 0 else 0)
    rng = Rng(8)
    while len(m.record.picks) < EVERY * 3:
        m.choose(rng.below(len(m.codes)))
    other = m.record
    assert list(other.picks[:40]) == RECORDED["picks"][:40]
    with pytest.raises(BadRecord, match=r"by pick 64 \('.+'\) the match is another one .* the same before pick 33"):
        replay(
            json.dumps({**json.loads(other.to_json()), "fingerprints": RECORDED["fingerprints"][: EVERY * 3 // EVERY]})
        )


def test_more_picks_than_the_match_takes_are_noticed() -> None:
    number = len(RECORDED["picks"])
    sentence = rf"the match ends with pick {number} \(third key forged\), but {number + 1} are recorded"
    with pytest.raises(BadRecord, match=sentence):
        replay(changed(picks=[*RECORDED["picks"], 0]), verify=False)


def test_fewer_picks_are_noticed() -> None:
    with pytest.raises(BadRecord, match="the match is another one than recorded"):
        replay(changed(picks=RECORDED["picks"][:-1]))
    assert not replay(changed(picks=RECORDED["picks"][:-1]), verify=False).over


def test_another_seed_is_noticed() -> None:
    with pytest.raises(BadRecord, match=r"another one than recorded|takes option"):
        replay(changed(key="00" * 32))
    begun = json.loads(at_random(1, 0).record.to_json())
    with pytest.raises(BadRecord, match="begins otherwise than recorded"):
        replay(json.dumps({**begun, "key": "00" * 32}))


def test_another_outcome_is_noticed() -> None:
    with pytest.raises(BadRecord, match="the end is 'third key forged', but recorded is that the end is 'a draw'"):
        replay(changed(outcome={"winners": [], "reason": "a draw"}))
    with pytest.raises(BadRecord, match="but recorded is that the match goes on"):
        replay(changed(outcome=None))


# ---- what is no record ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "the JSON breaks off at line 1"),
        (ENDED.record.to_json()[:900], "the JSON breaks off at line 7"),
        ("{}", "This is no record but some other JSON."),
        (ENDED.to_json(), "This is no record but a match."),
        ("[" * 100_000, "nested too deep"),
        (" " * 20_000_000, "larger than 16 million"),
        (changed(format=7), "format '7'"),
        (changed(game="go"), "is of a game that is not known"),
        (changed(game="keyforg"), "is of a game that is not known"),
        (changed(game=1), "'game' must be a text"),
        (changed(rules="0.9"), "version '0.9' of the rules of KeyForge, and only '1.1/1' is played here"),
        (changed(cards="00"), "made with other card data"),
        (changed(picks=None), "'picks' must be a list of whole numbers"),
        (changed(picks=[0, True]), "'picks' must be a list of whole numbers"),
        (changed(picks=[0, 0.0]), "'picks' must be a list of whole numbers"),
        (changed(fingerprints=None), "'fingerprints' must be a list of texts"),
        (changed(fingerprints=[1]), "'fingerprints' must be a list of texts"),
        (changed(fingerprints=[]), "lacks the fingerprint after pick 32"),
        (changed(fingerprint=None), "'fingerprint' must be a text"),
        (changed(key=None), "'key' must be a text"),
        (changed(key="00"), "'key' must have 32 bytes"),
        (changed(outcome=3), "'outcome' must be null"),
        (changed(outcome={"winners": "0", "reason": ""}), "'winners' must be a list of whole numbers"),
        (changed(open_picks=None), "'open_picks' must be a list of whole numbers"),
        (changed(open_picks=[[1]]), "must be pairs"),
        (changed(setup=None), "In the setup the setup must be a table"),
        (with_setup(decks=None), "the decks must be a list"),
        (with_setup(decks=[]), "KeyForge is played by two players with a deck each: there must be 2 decks, not 0."),
        (with_setup(decks=[3, 3]), "a deck must be a table"),
        (with_setup(decks=[{**RECORDED["setup"]["decks"][0], "cards": ["001"] * 36}] * 2), "is no legal"),
        (with_setup(decks=[{**RECORDED["setup"]["decks"][0], "cards": ["x"] * 9999}] * 2), "no more than 1000"),
        (
            with_setup(decks=[{**RECORDED["setup"]["decks"][0], "extras": {"chains": "many"}}] * 2),
            "the chains of a deck must",
        ),
        (with_setup(names=["A"]), "is played by 2 players, not by 1"),
        (with_setup(names=[1, 2]), "the names must be text"),
        (with_setup(options={"first": "no"}), "the option 'first' must be a whole number"),
        (with_setup(options={}), "has no value for the option 'first'"),
        (with_setup(options={**RECORDED["setup"]["options"], "first": 7}), "from -1 to 1"),
        (with_setup(skip_forced=1), "skip_forced must be true or false"),
    ],
    ids=range(38),
)
def test_what_is_no_record_is_refused_in_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(BadRecord) as caught:
        replay(text)
    assert sentence in str(caught.value), str(caught.value)
    assert str(caught.value).endswith(".")
    assert "\n" not in str(caught.value)


def test_a_record_cut_anywhere_is_refused() -> None:
    text = ENDED.record.to_json().rstrip()
    for end in range(0, len(text), 97):
        with pytest.raises(BadRecord):
            Record.from_json(text[:end])
