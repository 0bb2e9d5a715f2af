"""Bids, the miners' way down, goods and relics."""

from itertools import product

import pytest

from cardwright.games.krysis.game import GAME
from cardwright.games.krysis.mining import BidRun
from cardwright.games.krysis.state import Krysis
from cardwright.games.krysis.zones import CAMP, DRAWN, RELIC_DECK
from cardwright.kernel.asking.runs import arguments
from tests.games.krysis.table import Table, answers, pool, side, table
from tests.views import asked


def bids(*sides: str, number: int = 2, ranks: tuple[int, ...] = (4, 3, 2, 1)) -> Table:
    """A round that begins with these crystals at home."""
    return table(*[side(home=home) for home in sides], number=number, ranks=ranks, begin=True)


@pytest.mark.rule("krysis:mining.bid", "krysis:mining.secret", "krysis:ruling.bid-any")
def test_a_bid_is_any_of_the_crystals_at_home_and_secret() -> None:
    t = bids("2R 1W", "1B")
    assert t.offered == ["bid red 0", "bid red 1", "bid red 2"]
    t.act("bid red 2", "bid white 1")
    assert asked(t.m.view(0))["prompt"] == "Waiting for Bea."
    assert not [line for line in t.log(1) if "bid" in line]
    assert t.home(0) == "2R 1W"
    t.act("bid red 0", "bid blue 0")
    assert t.log(1)[1:3] == ["Me bids 2 red and 1 white crystals.", "You bid nothing."]
    t.ends_clean()


@pytest.mark.rule("krysis:mining.bid", "krysis:ruling.bid-any")
@pytest.mark.parametrize("home", ["", "1R", "2R 3W", "3R 2B 4W", "12R 15B 20W"])
def test_the_picks_reach_every_bid_once(home: str) -> None:
    t = bids(home, "1B")
    most = pool(home)
    reached = [tuple(arguments(t.m, picks)) for picks in answers(BidRun(), t.m, 0)]
    assert len(reached) == len(set(reached)) == (most[0] + 1) * (most[1] + 1) * (most[2] + 1)
    assert set(reached) == set(product(*[range(n + 1) for n in most]))
    t.ends_clean()


@pytest.mark.rule("krysis:mining.paid", "krysis:mining.order", "krysis:crystals.value", "krysis:ruling.one-by-one")
def test_bids_are_paid_whole_and_the_most_valuable_goes_first() -> None:
    t = bids("1R", "2B", "3W 1B")
    bank = t.bank
    t.bids("1R", "2B", "3W 1B")
    assert (t.home(0), t.home(1), t.home(2)) == ("nothing", "nothing", "nothing")
    assert t.bank == (bank[0] + 1, bank[1] + 3, bank[2] + 3)
    assert t.who == "Cid"
    t.act("move to mid-rear")
    assert t.who == "Bea"
    t.act("move to rear")
    assert t.who == "Me"
    assert (t.camp(2), t.camp(1), t.relics(1), t.discarded) == ("2R 3B", "4B", ["Forklift"], ["Forklift"])
    t.ends_clean()


@pytest.mark.rule("krysis:mining.ties", "krysis:ruling.ranks")
def test_of_equal_bids_the_front_miner_goes_first() -> None:
    t = bids("1R", "3W", "1B 1W", ranks=(1, 4, 3))
    t.bids("1R", "3W", "1B 1W")
    order = []
    for space in ("mid-rear", "rear", "mid-front"):
        order.append(t.who)
        t.act(f"move to {space}")
        while t.prompt.startswith("Which relic"):
            t.act(t.offered[0])
    assert order == ["Bea", "Cid", "Me"]
    assert (t.camp(0), t.camp(1), t.camp(2)) == ("nothing", "2R 3B", "4B")
    assert [len(t.relics(player)) for player in range(3)] + [len(t.discarded)] == [2, 0, 1, 3]
    t.ends_clean()


@pytest.mark.rule("krysis:ruling.start-ties", "krysis:setup.start-spaces")
def test_before_the_mine_the_last_start_space_is_ahead() -> None:
    for players, spaces in ((2, [1, 3]), (3, [1, 2, 3]), (4, [1, 2, 3, 4])):
        m = GAME.start(seed=5, players=players)
        assert isinstance(m, Krysis)
        assert sorted(m.ranks) == spaces
        for player in range(players):
            for _ in range(3):
                m.choose(0, player)
        assert m.ranks[m.active] == spaces[-1]


@pytest.mark.rule("krysis:mining.free-space", "krysis:ruling.all-spaces")
def test_a_miner_goes_to_a_free_space_of_the_next_level_with_any_number_of_players() -> None:
    t = bids("", "1W").bids("", "1W")
    assert t.offered == [
        "move to rear: 4 blue crystals and 1 relic card",
        "move to mid-rear: 2 red and 3 blue crystals",
        "move to mid-front: 2 relic cards",
        "move to front: 3 white crystals or 2 red crystals",
    ]
    t.act("move to mid-rear")
    assert [option.partition(":")[0] for option in t.offered] == ["move to rear", "move to mid-front", "move to front"]
    assert (t.m.levels, t.m.ranks[1], t.camp(1)) == ([1, 2], 2, "2R 3B")
    t.ends_clean()


@pytest.mark.rule("krysis:mining.goods", "krysis:mining.choice", "krysis:ruling.choice-late")
def test_goods_go_to_the_camp_and_a_question_mark_is_answered_on_arrival() -> None:
    t = bids("1W", "").bids("1W", "")
    front = t.m.values.mine[1][3]
    assert len(front) == 2
    t.act("move to front")
    assert t.prompt == "Which goods do you take?"
    t.act(t.offered[1])
    assert (t.m.camps[0], t.camp(0)) == (front[1].crystals, "2R")
    assert t.who == "Bea"
    t.ends_clean()


@pytest.mark.rule("krysis:mining.relics", "krysis:ruling.symbol-by-symbol")
def test_each_card_symbol_draws_two_relics_and_keeps_one() -> None:
    t = bids("1W", "").on_top("Nail Gun", "Sidecar", "Forklift", "Rocket Tube").bids("1W", "")
    t.act("move to mid-front")
    assert t.prompt == "Which relic card do you keep?"
    assert t.zone(0, DRAWN) == ["Nail Gun", "Sidecar"]
    t.act("keep Sidecar")
    assert (t.relics(0), t.discarded) == (["Sidecar"], ["Nail Gun"])
    assert sorted(t.offered) == ["keep Forklift", "keep Rocket Tube"], "the second symbol follows the first"
    t.act("keep Forklift")
    assert t.discarded == ["Nail Gun", "Rocket Tube"]
    assert "Me discards Nail Gun." in t.log(1), "face up"
    assert "Sidecar" not in " ".join(t.log(1))
    assert t.m.view(1)["players"][0]["areas"]["camp"] == {"count": 2, "cards": []}
    t.ends_clean()


@pytest.mark.rule("krysis:mining.reshuffle", "krysis:ruling.sold-return", "krysis:components.relics")
def test_an_exhausted_relic_deck_is_made_anew_from_the_discards_between_two_cards() -> None:
    t = bids("1W", "")
    m = t.m
    deck, discard = m.shared(RELIC_DECK), m.shared(RELIC_DECK) + 1
    assert len(m.zones[deck]) == 24
    for card in m.zones[deck][1:]:
        m.move(card, discard)
    t.bids("1W", "").act("move to rear")
    assert "The discarded relics are shuffled into a new draw pile." in t.log()
    assert (len(t.zone(0, DRAWN)), len(m.zones[deck]), t.discarded) == (2, 22, [])
    t.first()
    assert (len(t.relics(0)), len(t.discarded), t.camp(0)) == (1, 1, "4B")
    t.ends_clean()


@pytest.mark.rule("krysis:ruling.symbol-by-symbol")
def test_with_too_few_relics_left_the_player_draws_what_there_is() -> None:
    t = bids("1W", "")
    m = t.m
    for card in m.zones[m.shared(RELIC_DECK)][1:]:
        m.move(card, 1 * 11 + CAMP)
    t.bids("1W", "").act("move to mid-front")
    assert len(t.relics(0)) == 1, "one of one is kept, and the second symbol finds none"
    assert t.who == "Bea"
    t.ends_clean()


@pytest.mark.rule("krysis:ruling.bank-short", "krysis:components.crystals")
def test_the_bank_pays_what_it_has_after_the_bids_were_paid_in() -> None:
    t = bids("1R 1W", "")
    assert t.m.values.bank == (35, 40, 50)
    t.bank_has("1B").bids("1R", "")
    t.act("move to mid-rear")
    wanted = t.m.values.mine[1][1][0].crystals
    assert wanted[1] > 1
    assert t.camp(0) == ("1R 1B" if wanted[0] else "1B")
    assert min(t.bank) == 0
    t.ends_clean()
