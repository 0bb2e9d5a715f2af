"""Decisions as rows: what was known is in them, number for number, in every game."""

import pyarrow as pa
import pytest

import cardwright as cw
from cardwright.kernel.seeing.encoding import encoding_of
from cardwright.research.decisions import COLUMNS, Decisions, observation
from tests.laws.starts import STARTS, Start

SCHEMA = pa.schema([(name, kind) for name, kind, _ in COLUMNS])
FIRST = [starts[0] for starts in STARTS.values()]
KYZA = cw.load("kyza")


def played(start: Start, seed: int, most: int) -> tuple[cw.Match, list[tuple[bytes, list[int], int]]]:
    """A random match, and for its first decisions what was known, the actions and the pick."""
    m = start.begin(seed)
    encoding = encoding_of(m.game)
    rng = cw.Rng(seed)
    seen: list[tuple[bytes, list[int], int]] = []
    while not m.over:
        pick = rng.below(len(m.decision))
        if len(seen) < most:
            buffer = encoding.buffer()
            actions = m.encode(m.chooser, buffer)
            seen.append((bytes(buffer), actions, pick))
        m.choose(pick)
    return m, seen


@pytest.mark.parametrize("start", FIRST, ids=repr)
def test_a_row_is_what_was_known_and_picked(start: Start) -> None:
    end, seen = played(start, 5, 60)
    decisions = Decisions(start.game)
    m = start.begin(5)
    for _, _, pick in seen:
        decisions.see(m, pick)
        m.choose(pick)
    decisions.close(end, 3)
    rows = decisions.table(SCHEMA).to_pylist()
    assert len(rows) == len(seen)
    assert [row["step"] for row in rows] == list(range(len(seen)))
    assert {row["match"] for row in rows} == {3}
    for row, (known, actions, pick) in zip(rows, seen, strict=True):
        assert observation(decisions.encoding, row).tobytes() == known
        assert (row["actions"], row["pick"]) == (actions, pick)


def test_each_row_has_what_the_match_was_worth_to_who_was_asked() -> None:
    m = KYZA.start(["night market", "harbor watch"], seed=16, life=1)
    decisions = Decisions(KYZA)
    for pick in ("set Wolf Whistler", "pass", "pass", "play Coin Diver"):
        decisions.see(m, m.decision.find(pick))
        m.choose(pick)
    m.concede(0)
    decisions.close(m, 0)
    rows = decisions.table(SCHEMA).to_pylist()
    assert [(row["player"], row["result"]) for row in rows] == [(0, -1.0), (0, -1.0), (0, -1.0), (1, 1.0)]
    assert len(decisions) == 0


def test_what_is_dropped_leaves_the_matches_before() -> None:
    m = KYZA.start(["sparks", "still"], seed=0)
    decisions = Decisions(KYZA)
    decisions.see(m, 0)
    ended = m.copy()
    ended.concede(0)
    decisions.close(ended, 0)
    decisions.see(m, 0)
    decisions.see(m, 1)
    decisions.drop()
    decisions.see(m, 2)
    decisions.close(ended, 1)
    rows = decisions.table(SCHEMA).to_pylist()
    assert [(row["match"], row["step"], row["pick"]) for row in rows] == [(0, 0, 0), (1, 0, 2)]
