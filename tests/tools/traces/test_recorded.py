import gzip
import json
from pathlib import Path

import pytest

from tests.tools.traces.written import artifact, choosing, creature, ref, side, written
from tools.traces.recorded import BadTrace, Ref, read


def test_a_file_of_plays_is_read_line_by_line_gzipped_or_not(tmp_path: Path) -> None:
    text = f"{json.dumps(written(side(), side()).data)}\n\n{json.dumps(written(side(amber=2), side()).data)}\n"
    plain, zipped = tmp_path / "plays.jsonl", tmp_path / "plays.jsonl.gz"
    plain.write_text(text, "utf-8")
    zipped.write_bytes(gzip.compress(text.encode()))
    assert [trace.initial.sides[0].aember for trace in read(plain)] == [0, 2]
    assert read(zipped) == read(plain)


def test_a_file_that_is_none_of_these_is_refused_in_a_sentence(tmp_path: Path) -> None:
    broken, other, foreign = tmp_path / "broken.gz", tmp_path / "other.jsonl", tmp_path / "foreign.jsonl"
    broken.write_bytes(gzip.compress(b"{}" * 100)[:-20])
    other.write_text("\nno JSON", "utf-8")
    foreign.write_text('{"name": "Anger"}', "utf-8")
    for path, wrong in (
        (tmp_path / "nowhere", "No such file"),
        (broken, "is no text"),
        (other, "Line 2 of .*other.jsonl is no recorded play"),
        (foreign, "Line 1 of .*foreign.jsonl is no recorded play"),
    ):
        with pytest.raises(BadTrace, match=wrong):
            read(path)


def test_the_cards_that_matter_are_those_set_up_clicked_or_in_play_and_not_the_padding() -> None:
    play = written(side(hand=["bumpsy"], deck=["anger"]), side(deck=["fear"], board=[artifact("lifeward")]))
    play.click(1, "hand", 0, one={"hand": [], "board": [creature("krump", 6, up=["blood-of-titans"])]})
    assert play.trace().named == {"bumpsy", "lifeward", "krump", "blood-of-titans"}


def test_a_step_knows_the_positions_around_it_and_a_position_what_is_asked() -> None:
    asked = choosing("Choose a creature", ref(2, "cardsInPlay", 0, "troll"))
    play = written(side(hand=["fear"]), side(board=[creature("troll", 8)]))
    trace = play.click(1, "hand", 0, prompt=asked).click(2, "cardsInPlay", 0).trace()
    first, second = trace.steps
    assert (first.before, second.before) == (trace.initial, first.after)
    assert second.card == Ref(1, "cardsInPlay", 0, "troll")
    assert second.before.asked.cards == (second.card,)
    assert [position.at_rest for position in trace.positions] == [True, False, True]
