"""Priority and the pile, in the duel."""

from dataclasses import replace

import pytest

from cardwright.kernel.core.frames import Activation, Frame
from cardwright.kernel.core.leaving import leave_game
from cardwright.kernel.pieces.zones import NOBODY
from cardwright.kernel.pile.priority import (
    ANSWER_STOP,
    AT_PLAYER,
    CONTROLLER,
    NEXT_SEAT,
    OWN_STOP,
    RESOLVE,
    SAME_PLAYER,
    UNANSWERED,
    Piled,
    Priority,
    stopped,
    window_stop,
)
from tests.toys.duel import DUELS, MAIN_WINDOW, DuelTurn
from tests.toys.duel_effects import Drain, Hit
from tests.toys.duel_match import DECK, FIELD, HAND, LIFE, WELLS, ZONES, Duel, Left
from tests.toys.duel_rules import DuelRules
from tests.toys.duel_table import cast, find, laid_out, passes, waiting, where

BOLT = {"hand": ["Bolt"], "wells": ["Pond"]}


def test_casting_passes_priority_and_all_must_pass_to_resolve() -> None:
    m = laid_out(BOLT, {"field": ["Ox"]})
    cast(m, "Bolt")
    assert (m.decision.player, waiting(m), where(m, "Bolt")) == (1, ["Bolt"], "pile")
    passes(m)
    assert (m.decision.player, waiting(m)) == (0, ["Bolt"])  # who cast must pass as well
    passes(m)
    assert (m.decision.player, waiting(m)) == (0, [])
    assert (where(m, "Ox"), where(m, "Bolt")) == ("grave", "grave")


def test_the_last_effect_put_on_the_pile_resolves_first() -> None:
    m = laid_out({"hand": ["Leech"], "wells": ["Delta", "Delta"]}, {"hand": ["Leech"], "wells": ["Pond", "Spring"]})
    cast(m, "Leech", "Ben")
    cast(m, "Leech", "Ann")
    assert (waiting(m), m.decision.player) == (["Leech", "Leech"], 0)
    passes(m, 2)
    assert (m.life, len(m.pile), m.decision.player) == ([3, 5], 1, 0)
    passes(m, 2)
    assert m.life == [3, 3]


def test_an_effect_can_be_countered_and_its_card_goes_to_the_grave() -> None:
    m = laid_out({"hand": ["Bolt"], "wells": ["Pond"]}, {"field": ["Ox"], "hand": ["Denial"], "wells": ["Pond"]})
    cast(m, "Bolt")
    cast(m, "Denial")
    passes(m, 2)
    assert (waiting(m), where(m, "Bolt"), where(m, "Denial"), where(m, "Ox")) == ([], "grave", "grave", "field")


def test_a_counter_without_its_effect_has_none_itself() -> None:
    m = laid_out(
        {"hand": ["Bolt", "Denial"], "wells": ["Pond", "Pond"]},
        {"field": ["Ox"], "hand": ["Denial"], "wells": ["Pond"]},
    )
    cast(m, "Bolt")
    cast(m, "Denial")
    cast(m, "Denial", "effect 1")
    passes(m, 2)
    assert waiting(m) == ["Bolt"]
    passes(m, 2)
    assert where(m, "Ox") == "grave"


@pytest.mark.parametrize("answer", ["Tide", "Blink"])
def test_an_effect_misses_what_left_even_if_it_came_back(answer: str) -> None:
    m = laid_out(BOLT, {"field": ["Ox"], "hand": [answer], "wells": ["Delta"]})
    ox = find(m, "Ox", 1)
    cast(m, "Bolt")
    cast(m, answer)
    passes(m, 2)
    assert where(m, "Ox", 1) == ("field" if answer == "Blink" else "hand")
    passes(m, 2)
    assert (waiting(m), where(m, "Bolt")) == ([], "grave")
    assert answer == "Tide" or m.state(ox).damage == 0


@pytest.mark.parametrize(("charm", "hurts"), [("Twin Bolt", False), ("Sparks", True)])
def test_two_aims_are_lost_with_one_and_up_to_two_with_both(charm: str, *, hurts: bool) -> None:
    m = laid_out(
        {"hand": [charm], "wells": ["Delta", "Delta"]},
        {"field": ["Ox", "Bear"], "hand": ["Tide"], "wells": ["Pond"]},
    )
    cast(m, charm, "Ox", "Bear")
    cast(m, "Tide", "Ox")
    passes(m, 4)
    assert bool(m.state(find(m, "Bear", 1)).damage) == hurts


def test_nothing_is_cast_that_cannot_be_aimed_or_paid() -> None:
    m = laid_out({"hand": ["Bolt", "Denial", "Bear"], "wells": ["Pond"]}, {})
    assert m.decision.texts() == ["pass"]
    m = laid_out({"hand": ["Bolt"], "wells": []}, {"field": ["Ox"]})
    assert "cast Bolt" not in m.decision


def test_equal_wells_are_one_option_and_the_first_of_them_pays() -> None:
    m = laid_out({"hand": ["Bear"], "wells": ["Spring", "Spring", "Pond"]}, {})
    m.choose("cast Bear")
    assert m.decision.texts() == ["pay with Spring", "pay with Pond"]
    m.choose("pay with Spring")
    assert where(m, "Bear") == "pile"
    assert [m.state(card).engaged for card in m.zone(0, WELLS)] == [True, True, False]


def test_what_is_done_without_the_pile_keeps_priority() -> None:
    m = laid_out({"hand": ["Spring", "Pond"]}, {})
    m.choose("lay Spring")
    assert (m.decision.player, m.decision.texts()) == (0, ["pass"])


def test_triggers_go_on_the_pile_in_turn_order_and_each_player_orders_their_own() -> None:
    m = laid_out({"hand": ["Tide"], "wells": ["Pond"], "field": ["Gossip"]}, {"field": ["Gossip"]})
    cast(m, "Tide", "Gossip #2")
    assert m.decision.player == 0
    assert "which goes on the pile next" in m.decision.prompt
    m.choose("Gossip: that player loses 1 life #2")
    assert m.decision.player == 1
    m.choose(0)
    assert waiting(m) == ["Tide", "Gossip", "Gossip", "Gossip", "Gossip"]
    assert [item.act.player for item in m.pile] == [0, 0, 0, 1, 1]
    assert m.decision.player == 1  # Ann cast, so Ben has priority
    passes(m, 2)
    assert m.life == [5, 4]  # Ben's last one, about himself, lay on top


def test_all_passing_over_an_empty_pile_ends_the_window() -> None:
    m = laid_out({}, {})
    assert m.frames[-1].op == MAIN_WINDOW
    passes(m, 2)
    assert isinstance(m.frames[-1].op, Priority)
    assert m.frames[-1].op.window == 1
    passes(m, 2)
    assert (m.active, m.turn) == (1, 2)


def test_three_players_have_priority_in_turn() -> None:
    m = laid_out(BOLT, {"field": ["Ox"]}, {"hand": ["Tide"], "wells": ["Pond"]})
    cast(m, "Bolt")
    asked = []
    for _ in range(3):
        asked.append(m.decision.player)
        passes(m)
    assert asked == [1, 2, 0]
    assert where(m, "Ox") == "grave"


def test_who_is_out_of_the_game_takes_their_effects_along() -> None:
    m = laid_out({"hand": ["Leech"], "wells": ["Pond", "Pond"]}, {"hand": ["Leech"], "wells": ["Pond", "Pond"]}, {})
    m.life[1] = 2
    cast(m, "Leech", "Ben")
    cast(m, "Leech", "Cleo")
    passes(m, 3)
    assert m.life[2] == 3
    m.life[1] = 2
    passes(m, 3)
    assert (m.seats, m.next_seat(0), m.next_seat(1), m.over) == ((0, 2), 2, 2, False)


def test_settings_say_who_goes_on_after_putting_and_resolving() -> None:
    holds = Priority(MAIN_WINDOW.verb, after_putting=SAME_PLAYER, after_resolving=CONTROLLER)
    for window, after_cast, after_both in [(MAIN_WINDOW, 1, 0), (holds, 0, 1)]:
        m = laid_out({}, {"hand": ["Leech"], "wells": ["Pond", "Pond"]})
        m.frames.pop()
        window.begin(m, 1)
        m.run()
        assert m.decision.player == 1
        cast(m, "Leech", "Ann")
        assert (m.decision.player == 0) == (after_cast == 1)
        passes(m, 2)
        assert (m.life[0], m.decision.player) == (3, after_both)
    m = laid_out({}, {"hand": ["Leech"], "wells": ["Pond", "Pond"]})
    m.frames.pop()
    replace(MAIN_WINDOW, putting_passes=True, after_resolving=NEXT_SEAT).begin(m, 1)
    m.run()
    cast(m, "Leech", "Ann")
    passes(m)  # Ben's casting counted as his pass
    assert (m.life[0], m.decision.player) == (3, 1)


# ---- passing without being asked ----


def test_who_is_asked_is_asked_though_only_a_pass_is_left() -> None:
    m = laid_out(BOLT, {"field": ["Ox"]})
    cast(m, "Bolt")
    assert (m.decision.player, m.decision.texts()) == (1, ["pass"])


@pytest.mark.parametrize("hand", [[], ["Tide"]])
def test_without_a_stop_one_passes_whatever_the_hand_holds(hand: list[str]) -> None:
    m = laid_out(BOLT, {"field": ["Ox"], "hand": hand, "wells": ["Pond"]})
    m.stops = (-1, 0)
    cast(m, "Bolt")
    assert m.decision.player == 0
    passes(m)
    assert where(m, "Ox") == "grave"


def test_a_stop_is_a_window_on_the_own_or_another_turn_or_an_answer() -> None:
    m = laid_out(BOLT, {"field": ["Ox"]})
    assert stopped(m, 0, 0, window_stop(0, own_turn=True))
    assert not stopped(m, 0, 1, window_stop(0, own_turn=True))
    assert stopped(m, 0, 1, window_stop(0, own_turn=False))
    assert not stopped(m, 1, 1, window_stop(0, own_turn=False))
    assert not stopped(m, 0, 1, ANSWER_STOP)
    cast(m, "Bolt")
    assert stopped(m, 0, 1, ANSWER_STOP)
    assert not stopped(m, 0, 0, ANSWER_STOP)
    window = window_stop(0, own_turn=True)
    assert not stopped(m, 0, 0, window)
    assert stopped(m, 0, 0, window | OWN_STOP)


def test_matches_without_stops_play_themselves() -> None:
    m = DUELS[2].start(seed=3, stops=0)
    assert m.over


def test_a_window_begins_with_the_active_player_or_the_one_after_who_left() -> None:
    m = laid_out({}, {}, {})
    leave_game(m, (0,), "lost")
    m.frames.clear()
    m.push(DuelTurn(), Activation(0, -1))
    MAIN_WINDOW.begin(m)
    m.run()
    assert m.decision.player == 1


# ---- settings of other games ----


def test_after_an_act_priority_may_go_on_and_the_others_may_have_the_last_word() -> None:
    window = replace(MAIN_WINDOW, after_acting=NEXT_SEAT, last_word=True)
    m = laid_out({"hand": ["Spring"]}, {})
    m.frames.pop()
    window.begin(m)
    m.run()
    m.choose("lay Spring")
    assert m.decision.player == 1  # Ben may answer that a well was laid
    passes(m)
    assert m.decision.player == 0
    passes(m)
    assert (m.decision.player, m.frames[-1].op) == (1, window)  # both have passed, but Ben has the last word
    passes(m)
    assert m.frames[-1].op != window


class Idle(DuelRules):
    """A duel in which all can see that who has no cards in hand and no creatures has nothing to act with."""

    def may_act(self, m: Piled, player: int, window: int) -> bool:
        assert isinstance(m, Duel)
        return bool(m.zone(player, HAND) or m.zone(player, FIELD))


def test_who_as_all_can_see_has_nothing_to_act_with_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    m = laid_out(BOLT, {"field": ["Ox"]})
    monkeypatch.setattr(m.game, "rules", Idle(m.game.rules.checks))
    cast(m, "Bolt")
    assert m.decision.player == 1
    passes(m)
    assert where(m, "Ox") == "grave"  # Ann has nothing left and passed unasked
    assert not m.zone(0, HAND)
    for player in (0, 1):
        for card in (*m.zone(player, HAND), *m.zone(player, FIELD)):
            m.move(card, player * ZONES + DECK)
    m.frames.pop()
    MAIN_WINDOW.begin(m)
    m.chooser = NOBODY
    drained = Activation(1, NOBODY)
    drained.name_players(AT_PLAYER, (0,))
    m.trigger(Drain(2), drained)
    while MAIN_WINDOW in [frame.op for frame in m.frames]:
        if m.unsettled:
            m.game.rules.settle(m)
        else:
            m.frames[-1].op.step(m, m.frames[-1])
    assert (m.life, m.chooser) == ([LIFE - 2, LIFE], NOBODY)  # it resolved in this window, and nobody was asked


def test_what_waits_may_resolve_without_anybody_having_priority() -> None:
    m = laid_out(BOLT, {"field": ["Ox"], "hand": ["Tide"], "wells": ["Pond"]})
    cast(m, "Bolt")
    m.frames.pop()
    m.chooser = NOBODY
    m.push(UNANSWERED, Activation(0, -1))
    m.run()
    assert where(m, "Ox") == "grave"
    assert where(m, "Tide") == "hand"


def test_aims_keep_their_names() -> None:
    m = laid_out({"field": ["Ox"]}, {"field": ["Bear"]})
    ox, bear = find(m, "Ox"), find(m, "Bear")
    aims = (m.aim_at_card(ox, "first"), m.aim_at_card(bear, "second"))
    m.put(Hit(1), Activation(0, -1), aims=aims, up_to=True)
    m.do(Left(bear, HAND))
    (item,) = m.pile
    m.pile = ()
    act = item.act.copy()
    m.frames.append(Frame(RESOLVE, act, 0, (), (item,)))
    m.frames[-1].op.step(m, m.frames[-1])
    assert act.names.cards == {"first": (ox,), "second": ()}
