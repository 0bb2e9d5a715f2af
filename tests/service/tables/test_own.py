"""Tables that are played with cards or values of somebody's own."""

import json

import msgspec
import pytest

import cardwright as cw
from cardwright.kernel.basics.errors import BadRecord
from cardwright.service.protocol import OwnFile, OwnInfo, Place
from cardwright.service.tables import events, fairness, replaying, summary
from cardwright.service.tables.own import played
from cardwright.service.troubles import BadProof, Refusal
from tests.service.own import cards, ember, embers, values
from tests.service.play import WATERS, Play, refused


def table(*places: str | Place, best_of: int = 1) -> Play:
    """A table of Kyza Kards with Ember, at which Ann has a deck with it."""
    return Play("kyza", Place("me", deck=embers()), *places, own=(cards(),), best_of=best_of)


def says(file: OwnFile, game: str = "kyza") -> str:
    """What is said about a file, as it is."""
    with pytest.raises(Refusal) as caught:
        played(game, [file])
    assert caught.value.code == "illegal"
    return str(caught.value)


def test_a_card_of_ones_own_is_played_with_to_the_end_and_folded_again() -> None:
    play = table("bot random")
    assert "Ember" in {printed.name for printed in play.match.prints}
    play.to_the_end()
    play.check()


def test_everybody_is_told_the_files_and_not_their_text() -> None:
    play = table("open")
    for who in ("Ann", "Eve"):
        assert play.state(who).own == (OwnInfo("cards", "ember.json"),)
    stored = summary.decode(summary.encode(summary.summary_of(play.table)))
    assert stored.info("table", 0, "Eve").own == (OwnInfo("cards", "ember.json"),)
    assert b"DealToPlayer" not in msgspec.json.encode(play.state("Eve"))


def test_a_deck_is_checked_by_the_cards_that_the_table_has() -> None:
    play = table("open")
    play.sit("Ben", 1, deck=embers())
    assert play.status == "playing"
    with refused("illegal", "no card of Kyza Kards is called 'Ember'"):
        Play("kyza", Place("me", deck=embers()), "bot random")


def test_values_of_ones_own_are_played_with_by_three() -> None:
    play = Play("krysis", "me", "bot random", "bot random", own=(values(),))
    assert "Hurdler" in {printed.name for printed in play.match.prints}
    assert "Sprinter" not in {printed.name for printed in play.match.prints}
    play.to_the_end()
    play.check()


def test_a_seat_that_is_closed_leaves_the_values_as_they_are() -> None:
    play = Play("krysis", "me", "bot random", "open", own=(values(),))
    play.close_seat("Ann", 2)
    assert "Hurdler" in {printed.name for printed in play.match.prints}
    play.check()


def test_rematches_and_the_next_games_of_a_series_have_the_files_too() -> None:
    play = table("open", best_of=3)
    play.sit("Ben", 1, deck=WATERS)
    play.resign("Ben")
    play.goes_on()
    assert play.table.series.number == 2
    assert "Ember" in {printed.name for printed in play.match.prints}
    play.resign("Ben")
    play.goes_on()
    assert play.table.series.number == 1
    assert play.state("Ann").own == (OwnInfo("cards", "ember.json"),)
    play.check()


def test_a_table_without_files_is_stored_as_before_and_read_as_ever() -> None:
    opened = Play("kyza", "me", "open").stored[0]
    assert "own" not in json.loads(opened)
    event = events.decode(opened)
    assert isinstance(event, events.Opened)
    assert event.own == ()


# ---- what is wrong -------------------------------------------------------------------------------------------------


def test_a_mistake_is_told_with_the_file_as_it_is_called_and_the_line() -> None:
    said = says(cards(ember(0)))
    assert said.startswith(
        "ember.json, line 13: Ember: in the word DealToPlayer the field 'amount' takes a word for a number"
    )
    with pytest.raises(Refusal) as caught:
        Play("kyza", "me", "open", own=(cards(ember(0)),))
    assert str(caught.value) == said
    assert says(values("[companies"), "krysis").startswith("mine.toml is not a TOML file")


def test_files_that_a_game_has_not_are_refused() -> None:
    assert says(cards(), "krysis") == "Krysis is not played with cards of one's own."
    assert says(values()) == "Kyza Kards is not played with values of one's own."
    assert says(cards(), "kryptik-draft") == "Kryptik draft is not played with cards of one's own."


def test_a_kind_of_file_comes_once_and_has_a_name_in_one_line() -> None:
    with refused("illegal", "one file of cards, and with one of values"):
        Play("kyza", "me", "open", own=(cards(), cards()))
    with refused("illegal", "The name of a file is one line"):
        Play("kyza", "me", "open", own=(cards(called="a\nb"),))


def test_lessons_are_taught_with_the_cards_that_they_are_about() -> None:
    lesson = next(iter(cw.load("kyza").lessons))
    with refused("illegal", "nothing to set"):
        Play("kyza", "me", lesson=lesson, own=(cards(),))


# ---- what is handed out --------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def document() -> str:
    """What is handed out of a finished game with Ember."""
    play = table("bot random")
    play.to_the_end()
    return replaying.document(play.table).decode()


def test_a_finished_game_is_proved_and_replayed_with_the_files_in_its_document(document: str) -> None:
    assert "replays over all" in fairness.verify(document)[-1]
    record, ended, game = fairness.recorded(document)
    assert game is not None
    assert cw.replay(record, game).outcome == ended
    with pytest.raises(BadRecord, match="of version"):
        cw.replay(record)


def test_a_document_whose_files_were_changed_proves_nothing(document: str) -> None:
    data = json.loads(document)
    for own in ([], [{**data["own"][0], "text": ember(3)}]):
        with pytest.raises(BadProof, match="of version"):
            fairness.verify(json.dumps({**data, "own": own}))
    with pytest.raises(BadProof, match=r"cannot be read. ember\.json, line 13"):
        fairness.verify(json.dumps({**data, "own": [{**data["own"][0], "text": ember(0)}]}))
    with pytest.raises(BadProof, match="its 'own' must be files"):
        fairness.verify(json.dumps({**data, "own": [7]}))


def test_a_document_from_before_there_were_files_is_read_as_ever() -> None:
    play = Play("krysis", "me", "bot random")
    play.to_the_end()
    data = json.loads(replaying.document(play.table))
    assert data.pop("own") == []
    assert fairness.verify(json.dumps(data))
    assert fairness.recorded(json.dumps(data))[2] is None
