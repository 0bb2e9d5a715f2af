"""Matches go to text and back; what is no saved match is refused."""

import json
import re
from typing import Any

import pytest

from cardwright.games.keyforge.game import GAME
from cardwright.games.keyforge.state import KeyForge
from cardwright.kernel.basics.errors import BadSave
from cardwright.kernel.core.codec import digest
from cardwright.kernel.matches.match import Match
from tests.kernel.playing import at_random, ended, mid_effect

SAVED: dict[str, Any] = json.loads(mid_effect().to_json())


def changed(part: str | None = None, **changes: object) -> str:
    """A saved match with some entries changed, and its checksum made to fit."""
    data = json.loads(json.dumps(SAVED))
    (data if part is None else data[part]).update(changes)
    data["checksum"] = digest(data["match"])
    return json.dumps(data)


# ---- what is saved --------------------------------------------------------------------------------------------------
def test_a_match_in_mid_effect_goes_on_where_it_was() -> None:
    m = mid_effect()
    loaded = Match.from_json(m.to_json())
    assert isinstance(loaded, KeyForge)
    assert loaded == m
    assert loaded.decision.texts() == m.decision.texts()
    assert loaded.decision.prompt == m.decision.prompt
    assert loaded.in_play is loaded.cards
    assert loaded.printed is loaded.prints
    assert loaded.setup == m.setup


def test_frames_of_one_ability_go_on_sharing_what_it_notes() -> None:
    m = mid_effect()
    m.push(m.frames[-1].op, m.frames[-1].act)
    m.push(m.frames[-1].op, m.frames[-1].act.copy())
    loaded = Match.from_json(m.to_json())
    assert loaded.frames[-3].act is loaded.frames[-2].act
    assert loaded.frames[-2].act is not loaded.frames[-1].act


def test_the_end_is_saved_as_well() -> None:
    m = ended()
    loaded = Match.from_json(m.to_json())
    assert loaded.over
    assert loaded.outcome == m.outcome
    assert loaded == m


def test_the_journal_and_the_picks_are_saved() -> None:
    m = at_random()
    loaded = Match.from_json(m.to_json())
    assert loaded.log(0) == m.log(0)
    assert len(loaded.log(0)) > 10
    assert loaded.record == m.record


def test_a_loaded_match_and_its_source_are_apart() -> None:
    m = at_random()
    before = m.to_json()
    loaded = Match.from_json(before)
    loaded.choose(0)
    assert m.to_json() == before


def test_saving_twice_gives_the_same_text() -> None:
    m = at_random()
    assert m.to_json() == m.to_json() == m.copy().to_json()
    assert m.to_json().isascii()


def test_the_game_loads_its_own() -> None:
    m = at_random()
    assert GAME.load(m.to_json()) == m


# ---- fingerprints ---------------------------------------------------------------------------------------------------
def test_a_fingerprint_is_a_short_text_that_a_copy_shares() -> None:
    m = at_random()
    assert re.fullmatch("[0-9a-f]{32}", m.fingerprint)
    assert m.copy().fingerprint == m.fingerprint == at_random().fingerprint


def test_every_hidden_thing_that_matters_is_in_the_fingerprint() -> None:
    m = at_random()
    assert isinstance(m, KeyForge)
    seen = {m.fingerprint}

    def another(child: Match) -> None:
        assert child.fingerprint not in seen
        seen.add(child.fingerprint)

    def copy() -> KeyForge:
        child = m.copy()
        assert isinstance(child, KeyForge)
        return child

    deck = next(zone for zone, cards in enumerate(m.zones) if len(cards) > 2 and not m.audience[zone])
    child = copy()
    child.reorder(deck, tuple(reversed(child.zones[deck])))
    another(child)
    child = copy()
    child.key = bytes(32)
    another(child)
    child = copy()
    child.draws += 1
    another(child)
    child = copy()
    child.unshare()
    child.known[m.zones[deck][0]] ^= 1
    another(child)
    child = copy()
    child.frames[0].pc += 1
    another(child)
    child = copy()
    child.change(next(iter(child.cards))).damage += 1
    another(child)
    child = copy()
    child.aember[0] += 1
    another(child)
    child = copy()
    child.skip_forced = False
    another(child)


def test_what_is_only_shown_is_not_in_the_fingerprint() -> None:
    m = at_random()
    child = m.copy()
    child.names = ("Other", "Names")
    child.unshare()
    child.handles[0] += 1000
    child.minted += 1000
    child.barrier += 1
    child.journal = None
    child.picks = None
    assert child.fingerprint == m.fingerprint
    assert child != m


def test_a_match_equals_no_other_thing() -> None:
    m = at_random()
    assert m != 3
    assert m != m.to_json()
    with pytest.raises(TypeError, match="unhashable"):
        hash(m)


# ---- what is no saved match -----------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "the JSON breaks off at line 1, column 1"),
        ("not JSON", "the JSON breaks off at line 1, column 1"),
        (json.dumps(SAVED)[:2000], "the JSON breaks off at line 1, column"),
        (json.dumps(SAVED, indent=1)[:2000], "the JSON breaks off at line "),
        ("[]", "some other JSON"),
        ("null", "some other JSON"),
        ('{"cardwright": 3}', "some other JSON"),
        ('{"cardwright": "record"}', "This is no saved match but a record."),
        ("[" * 100_000, "nested too deep"),
        ("1" * 100_000, "too long a number"),
        (" " * 20_000_000, "larger than 16 million characters"),
        (changed(format=1), "format '1', and only format 2 can be read"),
        (changed(format=None), "format 'None'"),
        (changed(game="go"), "a game that is not known. No game is called 'go'"),
        (changed(game=None), "'game' must be a text"),
        (changed(rules="1.0/9"), "version '1.0/9' of the rules of KeyForge, and only '1.1/1'"),
        (changed(cards="0"), "other card data"),
        (changed(cards=None), "'cards' must be a text"),
        (json.dumps({**SAVED, "checksum": "0"}), "does not fit its checksum"),
        (json.dumps({**SAVED, "match": {**SAVED["match"], "turn": 99}}), "does not fit its checksum"),
        (json.dumps({**SAVED, "match": 3}), "does not fit its checksum"),
        (changed("match", more=1), "it has other fields"),
        (changed("match", key="00"), "'key' must have 32 bytes"),
        (changed("match", key="xy"), "'key' must be hexadecimal"),
        (changed("match", turn="3"), "'turn' is not of the right kind"),
        (changed("match", picks=[1.5]), "'picks' must be a list of whole numbers"),
        (changed("match", picks=3), "'picks' must be a list of whole numbers"),
        (changed("match", frames=[]), "waits for nobody"),
        (changed("match", codes={"list": []}), "waits for nobody"),
        (changed("match", chooser=7), "waits for nobody"),
        (changed("match", where={"list": [0] * 72}), "a card is not where it should be"),
        (changed("match", prints=["999@logos"]), "does not hold together"),
        (changed("match", prints=3), "does not hold together"),
        (changed("match", acts=[]), "does not hold together"),
        (changed("match", frames=[[0, {"op": {"Fireball": {}}, "pc": 0, "data": [], "queue": []}]]), "hold together"),
        (changed("match", setup={"decks": 3}), "does not hold together"),
        (changed("match", journal=[{"event": {"@Forged": {}}}]), "does not hold together"),
    ],
    ids=range(37),
)
def test_what_is_no_saved_match_is_refused_in_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(BadSave) as caught:
        Match.from_json(text)
    assert sentence in str(caught.value), str(caught.value)
    assert str(caught.value).endswith(".")
    assert "\n" not in str(caught.value)


def test_a_saved_match_cut_anywhere_is_refused() -> None:
    text = json.dumps(SAVED)
    for end in range(0, len(text), 997):
        with pytest.raises(BadSave):
            Match.from_json(text[:end])


def test_a_game_refuses_what_another_saved() -> None:
    from tests.toys.auction import AUCTIONS  # noqa: PLC0415 - only here

    with pytest.raises(BadSave, match="is of 'keyforge', not of Auction"):
        AUCTIONS[2].load(at_random().to_json())
