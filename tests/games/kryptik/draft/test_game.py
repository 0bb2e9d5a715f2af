"""What bots make of a draft."""

import pytest

import cardwright as cw
from cardwright import bots
from cardwright.games.kryptik.draft.game import GAME
from cardwright.games.kryptik.draft.state import Draft
from cardwright.games.kryptik.draft.zones import DECK
from cardwright.games.kryptik.sealed import PAIRS_OF_COLORS, fits
from tests.games.kryptik.draft.drafting import ends_clean


def played(*players: str) -> Draft:
    """A draft between bots, to its end."""
    m = GAME.start(seed=2, players=len(players))
    rng = cw.Rng(2)
    seated = [bots.make(name, rng.stream(f"{seat}")) for seat, name in enumerate(players)]
    while not m.over:
        m.choose(bots.pick_for(seated[m.chooser], m))
    assert isinstance(m, Draft)
    return m


def test_greedy_drafts_two_colors_and_better_than_chance() -> None:
    m = played("greedy", "random", "greedy")
    for player in (0, 2):
        assert GAME.evaluate(m, player) > 1.1 * GAME.evaluate(m, 1)
        deck = [m.printed[card] for card in m.zone(player, DECK)]
        assert len(deck) == 30
        assert max([len([card for card in deck if fits(card, pair)]) for pair in PAIRS_OF_COLORS]) >= 29
    assert GAME.statistics(m)["worth of a deck"] > 0
    ends_clean(m)


def test_a_draft_begins_without_decks() -> None:
    with pytest.raises(cw.BadSetup, match="is played without decks"):
        GAME.start(["Harbor Watch", "Deep Compost"])
    assert GAME.pictures.cards == cw.load("kryptik").pictures.cards
