"""Events as they are stored."""

from dataclasses import replace

import msgspec
import pytest

from cardwright.games.keyforge.game import GAME
from cardwright.service.tables import events
from tests.service.play import ARGUS, Play


def test_what_is_stored_is_read_back() -> None:
    table = Play.started("keyforge")
    for _ in range(20):
        table.random_pick()
    table.say("Ann", "“well”")
    table.resign("Ann")
    for text in table.stored:
        assert events.encode(events.decode(text)) == text


def test_a_pick_takes_few_bytes() -> None:
    assert len(events.encode(events.Picked(at=1_800_000_000_000, seat=0, option=3, seen="0123abcd"))) < 90


def test_a_deck_is_stored_card_by_card() -> None:
    for deck in (GAME.decks[ARGUS], replace(GAME.decks[ARGUS], extras={"chains": 4})):
        again = events.decode(events.encode(events.DeckChosen.of(1, 0, deck)))
        assert isinstance(again, events.DeckChosen)
        assert again.deck("keyforge") == deck


def test_the_chains_of_a_deck_that_was_stored_before_extras_had_names_are_read() -> None:
    text = '{"event":"deck","at":1,"seat":0,"name":"Old","sections":["dis"],"cards":["058@dis"],"chains":4}'
    event = events.decode(text)
    assert isinstance(event, events.DeckChosen)
    assert event.deck("keyforge").extras == {"chains": 4}


@pytest.mark.parametrize("text", ["", "{}", '{"event":"dance","at":1}', '{"event":"picked","at":1}'])
def test_what_is_no_event_is_refused(text: str) -> None:
    with pytest.raises(msgspec.DecodeError):
        events.decode(text)
