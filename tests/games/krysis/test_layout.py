"""Matches of Krysis that begin in the middle."""

import pytest

from cardwright.games.krysis.game import GAME
from cardwright.games.krysis.goods import WHITE
from cardwright.games.krysis.state import Krysis
from cardwright.games.krysis.zones import FIGHTERS, HAND, RELIC_DECK
from cardwright.kernel.basics.errors import BadSetup
from cardwright.kernel.basics.pools import worth
from cardwright.kernel.basics.rng import Rng
from cardwright.kernel.pieces.positions import Position, Side


def keys(*names: str) -> tuple[str, ...]:
    """The keys of cards."""
    return tuple(GAME.print_by_name(name).key for name in names)


HANDS = {"hand": keys("Sprinter", "Runner", "Mule Driver"), "fighters": keys("Bouncer", "Scrapper")}
MINE = Side(HANDS, {"rank": 2, "home_red": 1, "home_white": 3, "camp_blue": 2, "points": 4})
THEIRS = Side({**HANDS, "camp": keys("Nail Gun"), "home": keys("Sidecar")}, {"rank": 3, "camp_red": 1})
RELICS = {"relics": keys("Forklift", "Nail Gun", "Rocket Tube")}


def begun(mine: Side = MINE, theirs: Side = THEIRS, *, turn: int = 4, speed: int = 0) -> Krysis:
    """A match that begins so."""
    m = GAME.start(names=("Ann", "Bea"), position=Position((mine, theirs), turn, RELICS), speed=speed)
    assert isinstance(m, Krysis)
    return m


def test_it_begins_with_the_bids_of_the_round_and_the_miners_a_level_above() -> None:
    m = begun()
    assert (m.turn, m.levels, m.ranks) == (4, [3, 3], [2, 3])
    assert m.decision_of(0).texts() == ["bid red 0", "bid red 1"]
    assert m.log(0) == ["Round 4."]
    one, other = m.view(0)["players"]
    assert (one["counters"]["points"], one["counters"]["camp_blue"], one["counters"]["home_white"]) == (4, 2, 3)
    assert (other["counters"]["points"], other["counters"]["camp_red"]) == (0, 1)
    assert not {"Nail Gun", "Sidecar", "Forklift", "Rocket Tube"} & set(str(m.view(0)).split("'"))
    held = worth(m.bank, (1, 1, 1)) + sum(sum(pool) for pool in (*m.camps, *m.homes))
    assert held == sum(GAME.values.bank), "what nobody has is in the bank"


def test_it_goes_on_as_any_match_does() -> None:
    m = begun()
    for player, pick in ((0, "bid red 0"), (0, "bid white 2"), (1, "bid red 0")):
        m.choose(pick, player)
    assert m.chooser == 0, "Bea has nothing to bid"
    assert m.homes[0][WHITE] == 1
    m.choose("move to rear: 2 relic cards")
    assert sorted(m.decision.texts()) == ["keep Forklift", "keep Nail Gun"], "the top of the deck comes first"
    assert m.ranks == [1, 3]


def test_the_top_of_a_deck_comes_first_and_what_is_hidden_is_dealt_anew() -> None:
    m = begun()
    assert [m.prints[card].name for card in m.zone(1, FIGHTERS)] == ["Scrapper", "Bouncer"]
    assert [m.prints[card].name for card in m.zones[m.shared(RELIC_DECK)]] == ["Rocket Tube", "Nail Gun", "Forklift"]
    worlds = [m.sample(0, Rng(seed)) for seed in range(20)]
    assert all(world.view(0) == m.view(0) for world in worlds)
    hands = set()
    for world in worlds:
        assert isinstance(world, Krysis)
        hands.add(tuple(sorted(world.prints[card].name for card in world.zone(1, HAND))))
    assert len(hands) > 1


@pytest.mark.parametrize(
    ("side", "sentence"),
    [
        (Side({"team": keys("Runner")}, {"rank": 1}), "Runner cannot lie in 'team' as a round begins"),
        (Side({"hand": keys("Nail Gun")}, {"rank": 1}), "Nail Gun cannot lie in 'hand' as a round begins"),
        (Side({"fighters": keys("Runner")}, {"rank": 1}), "Runner cannot lie in 'fighters'"),
        (Side({}, {}), "each side has a 'rank' of its own, the place of its miner: 1 to 4"),
        (Side({}, {"rank": 2}), "each side has a 'rank' of its own"),
        (Side({}, {"rank": 1, "initiative": 7}), "'initiative' follows from the rest, and is not given"),
        (Side({}, {"rank": 1, "camp_red": 99}), "the players have more crystals than there are"),
        (Side({}, {"rank": 1, "camp_red": -1}), "nobody has less than no crystals"),
    ],
)
def test_what_no_match_comes_to_is_refused(side: Side, sentence: str) -> None:
    with pytest.raises(BadSetup, match=sentence):
        begun(theirs=side)


def test_only_rounds_begin_so_and_the_mine_is_where_it_is() -> None:
    with pytest.raises(BadSetup, match="the turn is one of the 5 rounds, not 6"):
        begun(turn=6)
    with pytest.raises(BadSetup, match="Speed Krysis begins in no position"):
        begun(speed=1)
    mine = Position((MINE, THEIRS), 4, {"mine": keys("Runner")})
    with pytest.raises(BadSetup, match="Runner cannot lie in 'mine' as a round begins"):
        GAME.start(names=("Ann", "Bea"), position=mine)
