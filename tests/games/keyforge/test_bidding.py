"""Bidding chains for the right to play a deck."""

from dataclasses import replace

import pytest

from cardwright.games.keyforge.game import GAME
from cardwright.games.keyforge.zones import HAND
from tests.games.keyforge.table import started


@pytest.mark.rule("keyforge:chains.bidding", "keyforge:chains.bidding.winner")
def test_the_players_of_the_example_bid_for_one_deck() -> None:
    t = started("argus", "onyx", bidding=1, first=0)
    assert t.m.decision.player == 0
    assert t.offered == ["play deck 0", "play deck 1"]
    t.pick("play deck 1", "bid 5")
    assert t.m.decision.player == 1
    t.pick("bid 6")
    assert t.m.decision.player == 0
    t.pick("bid 7", "pass")
    assert t.m.decks == ('Miss "Onyx" Censorius', "Radiant Argus the Supreme")
    assert t.m.houses == ((0, 1, 5), (2, 4, 6))
    assert [t.m.printed[card].facts.house in {"brobnar", "dis", "shadows"} for card in t.m.zone(0, HAND)] == [True] * 5
    assert all(t.m.owners[card] == 0 for card in t.m.zone(0, HAND))
    assert t.chains == (6, 0), "seven, of which the first hand shed one"


@pytest.mark.rule("keyforge:chains.bidding.winner")
def test_whoever_passes_plays_the_other_deck_without_chains() -> None:
    t = started("argus", "onyx", bidding=1, first=0).pick("play deck 0", "bid 3", "bid 8", "pass")
    assert t.m.decks == ('Miss "Onyx" Censorius', "Radiant Argus the Supreme")
    assert t.chains == (0, 7)
    assert t.sizes(HAND) == (7, 4)
    t.pick("keep hand", "keep hand", "house dis").ends_clean()


@pytest.mark.rule("keyforge:ruling.bidding-turns", "keyforge:chains.bidding")
def test_the_opening_is_0_to_24_and_each_bid_is_higher_than_the_last() -> None:
    t = started(bidding=1).pick("play deck 0")
    assert t.offered == [f"bid {n}" for n in range(25)], "whoever named the deck opens and cannot pass"
    t.pick("bid 22")
    assert t.offered == ["pass", "bid 23", "bid 24"]
    t.pick("bid 24")
    assert t.offered == ["keep hand", "mulligan"], "nobody can bid more than 24"
    assert sorted(t.chains) == [0, 23]


@pytest.mark.rule("keyforge:ruling.bidding-turns")
def test_an_opening_of_0_is_no_burden() -> None:
    t = started(bidding=1).pick("play deck 0", "bid 0", "pass")
    assert t.m.decks == ("Radiant Argus the Supreme", 'Miss "Onyx" Censorius')
    assert t.chains == (0, 0)


@pytest.mark.rule("keyforge:chains.bidding.winner")
def test_chains_that_a_deck_came_with_do_not_count_where_chains_are_bid() -> None:
    argus, onyx = [replace(GAME.find_deck(name), extras={"chains": 9}) for name in ("argus", "onyx")]
    t = started(argus, onyx, bidding=1, first=0).pick("play deck 0", "bid 2", "pass")
    assert t.chains == (1, 0)
