"""Players at the table: whose turn comes next, who controls what, and how the game goes on without one of them."""

import pytest

import cardwright as cw
from cardwright.kernel.basics.errors import ConcessionRefused, GameOver
from cardwright.kernel.basics.outcome import Outcome
from cardwright.kernel.basics.picks import conceding, picks_of
from cardwright.kernel.basics.rng import Rng
from cardwright.kernel.core.leaving import leave_game
from cardwright.kernel.matches.history import History
from cardwright.kernel.matches.match import Match
from cardwright.kernel.matches.replays import replay
from cardwright.kernel.seeing.views import canonical
from tests.kernel.playing import mid_effect
from tests.toys.auction import AUCTIONS
from tests.toys.board import BoardGame
from tests.toys.duel import DUELS
from tests.toys.duel_match import DECK, FIELD, NO_LIFE, ZONES, Duel
from tests.toys.duel_table import cast, find, laid_out, passes, waiting, where


def three() -> Duel:
    return laid_out({"field": ["Ox"]}, {"field": ["Bear"]}, {"hand": ["Bolt"]})


@pytest.mark.parametrize("reload", [False, True])
def test_a_turn_of_too_many_events_ends_the_match_as_the_rules_say(*, reload: bool) -> None:
    game = BoardGame()
    game.longest_turn = 0
    m = game.start(seed=1)
    for _ in range(6):
        m.choose("stay")
    assert (m.turn, m.over) == (3, False), "nothing has happened in these turns"
    if reload:
        m = game.load(m.to_json())
    while not m.over:
        m.choose(0)
    assert m.outcome == Outcome((), "too much happens in one turn")
    assert (m.turn, m.happened) == (4, 5), "a turn in which a second thing happens is endless"


@pytest.mark.parametrize(("active", "order"), [(0, (0, 1, 2)), (1, (1, 2, 0)), (2, (2, 0, 1))])
def test_turn_order_begins_with_the_active_player(active: int, order: tuple[int, ...]) -> None:
    m = three()
    m.active = active
    assert m.in_turn_order() == order
    assert [m.next_seat(player) for player in order] == [*order[1:], order[0]]
    assert m.others(1) == [player for player in order if player != 1]


def test_who_has_left_the_game_is_passed_over() -> None:
    m = three()
    leave_game(m, (1,), "lost")
    assert (m.seats, m.next_seat(0), m.next_seat(1), m.next_seat(2)) == ((0, 2), 2, 2, 0)
    m.active = 1
    assert m.in_turn_order() == (2, 0)
    assert m.others(0) == [2]
    assert m.copy().seats == (0, 2)


def test_players_may_sit_in_another_order() -> None:
    m = three()
    m.seats = (2, 0, 1)
    assert [m.next_seat(player) for player in (0, 1, 2)] == [1, 2, 0]
    assert m.in_turn_order() == (0, 1, 2)


def test_two_players_are_opponents_of_each_other() -> None:
    m = laid_out({}, {})
    assert (m.opponent(0), m.opponent(1)) == (1, 0)


def test_a_card_is_controlled_by_whose_zone_it_lies_in() -> None:
    m = three()
    bear = find(m, "Bear")
    assert (m.controller(bear), m.last_controller(bear)) == (1, 1)
    m.move(bear, 2 * ZONES + FIELD)
    assert m.controller(bear) == 2
    m.move(bear, m.stack)
    assert m.controller(bear) == -1
    m.move(bear, ZONES + DECK)
    assert m.controller(bear) == 1


# ---- conceding -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("player", [0, 1])
def test_of_two_players_the_other_wins_whoever_is_asked(player: int) -> None:
    m = mid_effect()
    assert isinstance(m.game, cw.Game)
    m.concede(player)
    assert m.outcome == cw.Outcome((1 - player,), f"{m.names[player]} conceded")
    assert m.log(player)[-2:] == ["You concede.", f"{m.names[1 - player]} wins: {m.names[player]} conceded."]
    assert replay(m.record.to_json(), m.game) == m
    assert m.game.load(m.to_json()) == m
    with pytest.raises(GameOver):
        m.concede(1 - player)


def test_who_is_not_in_the_game_cannot_concede() -> None:
    m = three()
    m.concede(1)
    before = m.to_json()
    for player, name in [(1, "Ben"), (3, "player 3"), (-1, "player -1")]:
        with pytest.raises(ConcessionRefused, match=f"nothing to concede for {name}, who is not in the game"):
            m.concede(player)
    assert m.to_json() == before


def test_where_several_do_not_go_on_without_one_nobody_can_concede() -> None:
    m = cw.load("krysis").start(players=3)
    with pytest.raises(ConcessionRefused, match="concede to 2 others, because Krysis does not go on without one"):
        m.concede(0)
    two = cw.load("krysis").start(players=2)
    two.concede(1)
    assert two.outcome == cw.Outcome((0,), "Player 2 conceded")


def test_conceding_is_taken_back_like_a_pick() -> None:
    history = History(three())
    before = history.match.to_json()
    history.concede(1)
    assert (history.match.seats, history.match.decision.player) == ((0, 2), 0)
    assert picks_of(history.match.picks) == [conceding(1)]
    assert not history.can_undo(0)
    history.undo(1)
    assert history.match.to_json() == before


# ---- out of the game -----------------------------------------------------------------------------------------------
def test_who_leaves_while_choosing_is_asked_no_more() -> None:
    m = laid_out({"hand": ["Twin Bolt"], "wells": ["Spring", "Spring"]}, {"field": ["Ox", "Bear", "Abbot"]}, {})
    m.choose("cast Twin Bolt")
    m.choose("aim at Ox")
    m.concede(0)
    assert (m.decision.player, m.active, m.turn) == (1, 1, 2)  # it was their turn, and the next one begins
    assert (where(m, "Twin Bolt"), waiting(m)) == ("hand", [])


def test_while_others_choose_what_they_picked_of_theirs_is_asked_anew() -> None:
    m = laid_out(
        {"hand": ["Twin Bolt"], "wells": ["Spring", "Spring"], "field": ["Ox", "Abbot"]}, {"field": ["Bear"]}, {}
    )
    m.choose("cast Twin Bolt")
    m.choose("aim at Ox")
    m.concede(2)
    assert m.decision.texts() == ["aim at Abbot", "aim at Bear"]
    m = laid_out({"hand": ["Sparks"], "wells": ["Pond"], "field": ["Ox"]}, {"field": ["Bear"]}, {"field": ["Abbot"]})
    m.choose("cast Sparks")
    m.choose("aim at Bear")
    assert m.decision.texts() == ["aim at Abbot", "done"]
    m.concede(1)
    assert m.decision.texts() == ["aim at Ox", "aim at Abbot", "done"]


def test_their_effects_leave_the_pile_and_all_pass_anew() -> None:
    m = laid_out({"hand": ["Bolt"], "wells": ["Pond"]}, {"hand": ["Bolt"], "wells": ["Pond"]}, {"field": ["Ox"]})
    cast(m, "Bolt", "Ox")
    cast(m, "Bolt", "Ox")
    passes(m)
    assert (waiting(m), m.decision.player) == (["Bolt", "Bolt"], 0)
    m.concede(1)
    assert ([item.act.player for item in m.pile], where(m, "Bolt", 1)) == ([0], "grave")
    asked = []
    while m.pile:
        asked.append(m.decision.player)
        passes(m)
    assert asked == [0, 2]
    assert where(m, "Ox") == "grave"


def test_who_passed_and_left_does_not_pass_for_others() -> None:
    m = three()
    passes(m)
    m.concede(0)
    assert (m.turn, m.decision.player) == (2, 1)
    m = laid_out({}, {}, {}, {})
    passes(m, 2)
    m.concede(1)
    assert m.decision.player == 2
    passes(m)
    assert m.decision.player == 3
    passes(m)
    assert m.decision.player == 0
    passes(m)
    assert m.frames[-1].op.window == 1  # type: ignore[attr-defined]


def test_in_their_own_turn_what_others_have_waiting_resolves_and_the_next_turn_begins() -> None:
    m = laid_out({"field": ["Ox"]}, {"hand": ["Leech"], "wells": ["Pond", "Pond"]}, {})
    passes(m)
    cast(m, "Leech", "Cleo")
    assert (m.active, m.decision.player) == (0, 2)
    m.concede(0)
    assert (m.life[2], m.active, m.turn, m.decision.player) == (3, 1, 2, 1)
    assert where(m, "Ox") == "grave"


def test_an_effect_that_takes_its_own_player_out_ends() -> None:
    m = laid_out({"hand": ["Leech"], "wells": ["Pond", "Pond"]}, {}, {})
    m.life[0] = 2
    cast(m, "Leech", "Ann")
    passes(m, 3)
    assert (m.seats, m.active, m.decision.player, where(m, "Leech")) == ((1, 2), 1, 1, "grave")


def test_who_leave_together_leave_no_winner() -> None:
    m = laid_out({}, {})
    m.life[:] = [0, 0]
    m.wake(NO_LIFE)
    passes(m)
    assert m.outcome == cw.Outcome((), "last one standing")


def test_abilities_that_were_set_off_for_them_are_forgotten() -> None:
    m = laid_out({"hand": ["Bolt"], "wells": ["Pond"]}, {"field": ["Gossip"]}, {"field": ["Gossip"]})
    cast(m, "Bolt", "Gossip #2")
    assert m.decision.player == 1
    assert "which goes on the pile next" in m.decision.prompt
    m.concede(1)
    assert m.decision.player == 2
    assert "which goes on the pile next" in m.decision.prompt
    m.choose(0)
    assert [item.act.player for item in m.pile] == [0, 2, 2]


def test_a_secret_decision_is_made_by_those_who_are_left() -> None:
    game = AUCTIONS[3]
    m = game.start(seed=1)
    m.choose("bid red 1", player=2)
    m.concede(0)
    assert [decision.player for decision in m.decisions] == [1, 2]
    assert replay(m.record, game) == m
    m.choose("bid white 0", player=2)
    m.choose("bid red 0", player=1)
    m.concede(1)
    assert m.outcome == cw.Outcome((2,), "Player 2 conceded")


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("game", [DUELS[3], DUELS[4], AUCTIONS[4]], ids=lambda game: game.name)
def test_games_go_on_without_whoever_leaves_whenever(game: cw.Game, seed: int) -> None:
    rng = Rng(seed)
    m: Match = game.start(seed=seed)
    while not m.over:
        assert m.chooser in m.seats
        if rng.below(40) == 0:
            m.concede(m.seats[rng.below(len(m.seats))])
        else:
            m.choose(rng.below(len(m.codes)), m.chooser)
        if rng.below(10) == 0:
            assert game.load(m.to_json()) == m
            viewer = rng.below(len(m.seats))
            world = m.sample(viewer, rng)
            assert canonical(world.view(viewer)) == canonical(m.view(viewer))
    assert replay(m.record, game) == m
