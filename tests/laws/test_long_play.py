"""Random play at length, looked at after every pick: what goes wrong once in a hundred thousand picks shows here."""

import re

import pytest

from cardwright.kernel.basics.picks import picks_of
from cardwright.kernel.basics.rng import Rng
from cardwright.kernel.core.replacing import Replacing
from cardwright.kernel.matches.match import Match
from tests.laws.starts import EVERY_START, Start
from tests.laws.trying import cards_are_somewhere_once

UNFINISHED = re.compile(r"[{}\ue000-\uf8ff]|\bNone\b|  |^[^\w“]|[^.!?”)]$")
"""What no finished sentence of a log has."""


def at_rest(start: Start, m: Match) -> None:
    """Cards are where they can be, nothing waits but the answer, and no two options read alike."""
    assert cards_are_somewhere_once(m)
    start.sound(m)
    if not m.over:
        replacing = isinstance(m.frames[-1].op, Replacing)  # nothing else goes on until it is known what happens
        assert m.pending == () or replacing
        assert not m.unsettled
        texts = m.decision.texts()
        assert len(set(texts)) == len(texts) > 0, texts


def well_told(m: Match) -> None:
    """The log is whole sentences for whoever reads it."""
    for viewer in range(m.game.players + 1):
        wrong = [line for line in m.log(viewer) if UNFINISHED.search(line)]
        assert wrong == []


def play(start: Start, picks: int) -> None:
    """Play one random game after the other, until that many picks were made."""
    made = seed = 0
    while made < picks:
        m = start.begin(seed)
        rng = Rng(seed).stream("long play")
        try:
            at_rest(start, m)
            while not m.over:
                m.choose(rng.below(len(m.codes)))
                made += 1
                at_rest(start, m)
            well_told(m)
        except Exception as error:
            error.add_note(f"{start.name}, seed {seed}, after {len(picks_of(m.picks))} picks")
            raise
        seed += 1


@pytest.mark.parametrize("start", EVERY_START, ids=lambda start: start.name)
def test_random_play(start: Start) -> None:
    play(start, 400)


@pytest.mark.slow
@pytest.mark.parametrize("start", EVERY_START, ids=lambda start: start.name)
def test_random_play_at_length(start: Start) -> None:
    play(start, 1_000_000 if start.name == "keyforge-random" else 100_000)
