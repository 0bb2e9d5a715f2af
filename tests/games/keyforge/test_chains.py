"""Chains, and handicaps made of them."""

from dataclasses import replace

import pytest

from cardwright.games.keyforge.game import GAME
from cardwright.games.keyforge.handicap import suggested_handicap
from cardwright.games.keyforge.zones import DECK, HAND
from tests.games.keyforge.table import Table, side, started, table

WIN, LOSS = True, False


def chained(chains: int) -> Table:
    """A real match whose first player starts with chains."""
    return started(replace(GAME.find_deck("argus"), extras={"chains": chains}), "onyx", first=0)


@pytest.mark.rule("keyforge:chains.gain")
def test_chains_gained_are_added() -> None:
    t = table("dis", me=side(hand=["Gateway to Dis", "Gateway to Dis"], chains=1))
    t.play("Gateway to Dis")
    assert t.chains == (4, 0)
    t.play("Gateway to Dis")
    assert t.chains == (7, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.chains-limit")
def test_nobody_has_more_than_24_chains() -> None:
    t = table("dis", me=side(hand=["Gateway to Dis"], chains=23)).play("Gateway to Dis")
    assert t.chains == (24, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:chains.table", "keyforge:chains.shed")
@pytest.mark.parametrize(
    ("chains", "cards"), [(0, 6), (1, 5), (6, 5), (7, 4), (12, 4), (13, 3), (18, 3), (19, 2), (24, 2)]
)
def test_a_refill_draws_fewer_cards_and_sheds_a_chain(chains: int, cards: int) -> None:
    t = table(me=side(chains=chains)).end_turn("house dis")
    assert len(t.hand) == cards
    assert t.chains == (max(chains - 1, 0), 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:chains.shed", "keyforge:faq.4")
@pytest.mark.parametrize("cards", [6, 7])
def test_a_hand_that_needs_no_card_sheds_no_chain(cards: int) -> None:
    t = table(me=side(hand=["Troll"] * cards, chains=2)).end_turn("house dis")
    assert len(t.hand) == cards
    assert t.chains == (2, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:faq.5")
def test_a_hand_of_five_is_not_refilled_but_sheds_a_chain() -> None:
    t = table(me=side(hand=["Troll"] * 5, chains=2)).end_turn("house dis")
    assert t.hand == ["Troll"] * 5
    assert t.chains == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:chains.shed")
def test_chains_that_withheld_nothing_because_nothing_is_left_are_kept() -> None:
    t = table(me=side(deck=["Troll"], chains=2)).end_turn("house dis")
    assert t.hand == ["Troll"]
    assert t.chains == (2, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:chains.refill-only")
def test_chains_do_not_touch_cards_drawn_by_abilities() -> None:
    t = table("logos", me=side(artifacts=["Library of Babble"], line=["Doc Bookton"], chains=20))
    t.use("Library of Babble").reap("Doc Bookton")
    assert len(t.hand) == 2
    assert t.chains == (20, 0)
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:chains.setup", "keyforge:ruling.chains-opening")
@pytest.mark.parametrize(("chains", "cards"), [(0, 7), (1, 6), (7, 5), (24, 3)])
def test_chains_make_the_first_hand_smaller_and_shed_by_one(chains: int, cards: int) -> None:
    t = chained(chains)
    assert t.sizes(HAND) == (cards, 6)
    assert t.chains == (max(chains - 1, 0), 0)


@pytest.mark.rule("keyforge:ruling.mulligan-size", "keyforge:ruling.chains-opening")
def test_a_mulligan_with_chains_draws_one_card_fewer_and_sheds_none() -> None:
    t = chained(7).pick("mulligan")
    assert t.sizes(HAND) == (4, 6)
    assert t.sizes(DECK) == (32, 30)
    assert t.chains == (6, 0)


# ---------------------------------------------------------------- handicaps


@pytest.mark.rule("keyforge:chains.handicap")
def test_without_an_agreement_nobody_has_chains() -> None:
    assert started().m.chains == [0, 0]


@pytest.mark.rule("keyforge:chains.handicap", "keyforge:chains.handicap.start")
def test_the_stronger_deck_starts_with_four_chains() -> None:
    handicap = suggested_handicap([])
    assert handicap == 4
    assert chained(handicap).m.chains == [3, 0]


@pytest.mark.rule("keyforge:chains.handicap.adjust")
@pytest.mark.parametrize(
    ("results", "chains"),
    [
        ([WIN, WIN], 4),
        ([WIN, WIN, WIN], 5),
        ([LOSS, LOSS, LOSS], 3),
        ([WIN, WIN, LOSS, WIN, WIN], 4),
        ([LOSS, WIN, WIN, WIN], 5),
    ],
)
def test_three_wins_or_losses_in_a_row_change_it_by_one(results: list[bool], chains: int) -> None:
    assert suggested_handicap(results) == chains


@pytest.mark.rule("keyforge:ruling.handicap-streak")
@pytest.mark.parametrize(
    ("results", "chains"),
    [([WIN] * 4, 5), ([WIN] * 5, 5), ([WIN] * 6, 6), ([LOSS] * 30, 0), ([WIN] * 90, 24), ([WIN] * 3 + [LOSS] * 3, 4)],
)
def test_after_a_change_the_count_starts_anew_and_stays_between_0_and_24(results: list[bool], chains: int) -> None:
    assert suggested_handicap(results) == chains
