"""Sealed decisions, in the auction: any order of answering is the same, and nobody sees what others have picked."""

from dataclasses import dataclass
from itertools import permutations

import pytest

from cardwright.kernel.asking.runs import Several, arguments
from cardwright.kernel.asking.sealed import Sealed, answers_in, data_of, open_picks
from cardwright.kernel.basics.errors import GameOver, IllegalOption, NotAsked
from cardwright.kernel.basics.rng import Rng
from cardwright.kernel.core.frames import Activation, Frame, Op
from cardwright.kernel.core.state import State
from cardwright.kernel.keeping.records import record_of
from cardwright.kernel.matches.match import Match
from cardwright.kernel.matches.replays import replay
from cardwright.kernel.seeing.views import canonical, view
from tests.toys.auction import AUCTIONS, HAND, KINDS, Auction
from tests.toys.duel_match import AIM, AIM_PLAYER, STRIDE, Duel
from tests.toys.duel_match import HAND as HELD
from tests.toys.duel_table import find, laid_out
from tests.views import asked

GAME = AUCTIONS[3]
BIDS = {0: ["bid red 0", "bid white 2"], 1: ["bid red 1", "bid white 3"], 2: ["bid red 1", "bid white 0"]}


def start(seed: int = 1, *, players: int = 3, skip_forced: bool = True) -> Auction:
    m = AUCTIONS[players].start(seed=seed, skip_forced=skip_forced)
    assert isinstance(m, Auction)
    return m


def bid(m: Match, order: list[int]) -> Match:
    """Let the players bid, each pick in its turn of that order."""
    left = {player: list(bids) for player, bids in BIDS.items()}
    for player in order:
        m.choose(left[player].pop(0), player=player)
    return m


def test_all_are_asked_at_once() -> None:
    m = start()
    assert [decision.player for decision in m.decisions] == [0, 1, 2]
    assert m.decision.player == 0
    m.choose("bid red 1", player=2)
    assert m.decision.player == 0
    assert m.decision_of(2).prompt == "How many white crystals do you bid?"
    m.choose("bid white 0", player=2)
    assert [decision.player for decision in m.decisions] == [0, 1]


def test_every_order_of_answering_leads_to_the_same_match() -> None:
    ends = [bid(start(), list(order)) for order in sorted(set(permutations([0, 0, 1, 1, 2, 2])))]
    assert len(ends) == 90
    assert all(end == ends[0] for end in ends)
    assert ends[0].turn == 1
    assert ends[0].homes == [(1, 1), (1, 1), (0, 3)]  # type: ignore[attr-defined]  # who bid most won one of each


def test_answers_open_together_and_only_then() -> None:
    m = bid(start(), [2, 2, 0, 0, 1])
    assert m.homes == [(1, 3)] * 3  # type: ignore[attr-defined]
    before = m.barrier
    m.choose("bid white 3", player=1)
    assert m.homes != [(1, 3)] * 3  # type: ignore[attr-defined]
    assert m.barrier > before


def test_nobody_sees_what_or_how_much_others_have_picked() -> None:
    fresh, begun = start(), bid(start(), [1, 2])
    assert canonical(view(begun, 0)) == canonical(view(fresh, 0))
    assert canonical(view(begun, 3)) == canonical(view(fresh, 3))
    assert canonical(view(begun, 1)) != canonical(view(fresh, 1))
    ready, otherwise = bid(start(), [1, 1]), start()
    otherwise.choose("bid red 0", player=1)
    otherwise.choose("bid white 1", player=1)
    assert canonical(view(ready, 0)) == canonical(view(otherwise, 0))
    assert canonical(view(ready, 3)) == canonical(view(otherwise, 3))
    assert ready != otherwise


def test_players_see_their_own_picks_until_all_are_in() -> None:
    m = bid(start(), [1, 2, 2])
    assert asked(view(m, 0))["picked"] == asked(view(m, 3))["picked"] == []
    assert [option["text"] for option in asked(view(m, 1))["picked"]] == ["bid red 1"]
    waiting = asked(view(m, 2))
    assert "options" not in waiting
    assert [option["text"] for option in waiting["picked"]] == ["bid red 1", "bid white 0"]
    assert [option["number"] for option in waiting["picked"]] == [1, 0]
    m.withdraw(2)
    assert asked(view(m, 2))["picked"] == []


def test_a_sampled_world_has_other_answers_and_the_same_players_ready() -> None:
    m = bid(start(), [0, 1, 1])
    rng = Rng(4)
    seen: set[tuple[int, ...]] = set()
    for _ in range(60):
        world = m.sample(2, rng)
        assert canonical(view(world, 2)) == canonical(view(m, 2))
        assert [decision.player for decision in world.decisions] == [0, 2]
        answers = dict(answers_in(world.frames[-1].data))
        assert answers[0] == ()
        seen.add(answers[1])
    assert len(seen) > 4
    assert m.sample(1, rng).frames[-1].data[-3:] != ()
    assert dict(answers_in(m.sample(1, rng).frames[-1].data))[1] == dict(answers_in(m.frames[-1].data))[1]


def test_secret_cards_are_picked_anew_from_the_hand_of_the_sampled_world() -> None:
    m = bid(start(), [0, 0, 1, 1, 2, 2])
    for _ in range(2):
        m.choose(0, player=1)
    for seed in range(20):
        world = m.sample(0, Rng(seed))
        hand = world.zones[KINDS + HAND]
        picks = dict(answers_in(world.frames[-1].data))[1]
        assert len({code % world.game.actions.stride for code in picks} & set(hand)) == 2


def test_an_answer_can_be_taken_back_until_all_are_in() -> None:
    m = bid(start(), [2, 2, 1])
    m.withdraw(2)
    assert m == bid(start(), [1])
    m.withdraw(1)
    assert m == start()
    with pytest.raises(NotAsked, match="Player 2 has no sealed answer"):
        m.withdraw(1)
    assert m == start()
    bid(m, [0, 0, 1, 1, 2, 2])
    assert m == bid(start(), [2, 2, 1, 1, 0, 0])
    with pytest.raises(NotAsked):
        m.withdraw(2)


def test_who_has_answered_is_not_asked_again() -> None:
    m = bid(start(), [1, 1])
    before = m.copy()
    with pytest.raises(NotAsked, match="does not wait for Player 2 now, but for Player 1"):
        m.choose("bid red 0", player=1)
    with pytest.raises(NotAsked, match="player 9"):
        m.choose(0, player=9)
    with pytest.raises(IllegalOption):
        m.choose("bid white 1", player=2)
    assert m == before


def test_an_ended_match_asks_nobody() -> None:
    m = start()
    while not m.over:
        m.choose(0)
    with pytest.raises(GameOver):
        _ = m.decisions
    with pytest.raises(GameOver):
        m.withdraw(0)
    with pytest.raises(GameOver):
        m.choose(0, player=2)


@pytest.mark.parametrize("order", [[], [2], [2, 2, 0], [1, 2, 1, 2], [2, 1, 0, 2, 1, 0]])
@pytest.mark.parametrize("skip_forced", [True, False])
def test_a_record_replays_from_any_moment(order: list[int], *, skip_forced: bool) -> None:
    m = bid(start(skip_forced=skip_forced), order)
    assert len(open_picks(m)) == (0 if len(order) == 6 else len(order))
    record = record_of(m)
    assert replay(record, GAME) == m
    assert replay(record.to_json(), GAME) == m


def test_the_first_pick_is_asked_even_if_it_is_forced() -> None:
    m = start(players=2)
    m.choose("bid red 1", player=1)
    m.choose("bid white 3", player=1)
    m.choose("bid red 0")
    m.choose("bid white 0")
    m.homes[1] = (0, 0)
    while m.turn == 1:
        m.choose(0)
    assert [decision.player for decision in m.decisions] == [0, 1]
    assert m.decision_of(1).texts() == ["bid red 0"]
    m.choose(0, player=1)  # what follows is forced, and goes by itself
    assert [decision.player for decision in m.decisions] == [0]


def test_data_holds_answers() -> None:
    answers = [(0, (5, 6)), (2, ()), (3, (7,))]
    assert answers_in(data_of(answers)) == answers
    assert answers_in(()) == []


# ---- somebody leaves the game meanwhile ----
@dataclass(frozen=True)
class Vote(Several):
    """One of the other players."""

    def items(self, m: State, act: Activation, player: int) -> list[int]:
        return [AIM_PLAYER * STRIDE + seat for seat in sorted(m.others(player))]

    def least(self, m: State, act: Activation, player: int) -> int:
        return 1

    def most(self, m: State, act: Activation, player: int) -> int:
        return 1


@dataclass(frozen=True)
class Counted(Op):
    """The match ends, and says how all have voted."""

    def step(self, m: State, f: Frame) -> None:
        m.end((), str([(player, arguments(m, picks)) for player, picks in answers_in(f.data)]))


def test_who_picked_somebody_who_has_left_is_asked_anew_and_the_others_are_not() -> None:
    m = laid_out({}, {}, {}, {})
    m.push(Sealed(Vote(), Counted(), m.seats), Activation(0, -1))
    m.run()
    m.choose("aim at Ben", player=0)
    m.choose("aim at Ann", player=2)
    m.concede(1)
    assert [(decision.player, decision.texts()) for decision in m.decisions] == [
        (0, ["aim at Cleo", "aim at Dan"]),
        (3, ["aim at Ann", "aim at Cleo"]),
    ]
    m.choose("aim at Cleo", player=3)
    m.choose("aim at Dan", player=0)
    assert m.outcome is not None
    assert m.outcome.reason == "[(0, [3]), (2, [0]), (3, [2])]"


@dataclass(frozen=True)
class Robbery(Several):
    """Two cards of the first player's hand, unseen."""

    def items(self, m: State, act: Activation, player: int) -> list[int]:
        assert isinstance(m, Duel)
        return [AIM * STRIDE + card for card in m.zone(0, HELD)]

    def least(self, m: State, act: Activation, player: int) -> int:
        return 2

    def most(self, m: State, act: Activation, player: int) -> int:
        return 2


def test_who_picks_cards_that_he_does_not_know_does_not_learn_their_names_by_it() -> None:
    m = laid_out({"hand": ["Ox", "Bolt", "Pond"]}, {}, {})
    m.push(Sealed(Robbery(), Counted(), (1, 2)), Activation(0, -1))
    m.run()
    assert m.decision_of(1).texts() == ["aim at a hidden card", "aim at a hidden card #2"]
    m.choose(1, player=1)  # the third card follows by itself
    assert [option["text"] for option in asked(m.view(1))["picked"]] == 2 * ["aim at a hidden card"]


def test_a_secret_decision_of_an_ability_ends_with_its_player() -> None:
    m = laid_out({"field": ["Ox"]}, {}, {})
    m.push(Sealed(Vote(), Counted(), m.seats), Activation(0, find(m, "Ox")))
    m.run()
    m.choose("aim at Cleo", player=1)
    m.concede(0)
    assert (m.over, m.decision.player, m.decision.texts()) == (False, 1, ["pass"])


def test_what_was_picked_in_secret_is_nowhere_once_somebody_has_conceded_to_the_last() -> None:
    one, other = start(players=2), start(players=2)
    one.choose("bid red 1", player=0)
    one.choose("bid white 2", player=0)
    for m in (one, other):
        m.concede(1)
    assert one.fingerprint == other.fingerprint
    assert replay(one.record, AUCTIONS[2]) == one


def test_in_a_made_up_world_one_player_is_asked_first_and_all_others_anew() -> None:
    m = bid(start(), [0, 0, 1])
    assert [decision.player for decision in m.decisions] == [1, 2]
    world = m.copy()
    world.ask_first(1)
    assert world.decision.player == 1
    assert world.decision.prompt == "How many white crystals do you bid?", "the own answer so far stays"
    assert [decision.player for decision in world.decisions] == [0, 1, 2]
    assert world.decision_of(0).prompt == "How many red crystals do you bid?"
    assert [decision.player for decision in m.decisions] == [1, 2], "the match itself is as it was"
    world.choose("bid white 3", player=1)
    for player in (0, 2):
        for text in BIDS[player]:
            world.choose(text, player=player)
    assert canonical(world.view(0)) == canonical(bid(start(), [0, 0, 1, 1, 2, 2]).view(0)), "and all goes on"


def test_an_open_decision_stays_with_whoever_has_it() -> None:
    m = laid_out({"hand": ["Ox"]}, {})
    before = m.fingerprint
    asked_now = (m.chooser, list(m.codes))
    m.ask_first(1)
    assert m.fingerprint == before
    assert (m.chooser, list(m.codes)) == asked_now
    assert m.chooser == 0
