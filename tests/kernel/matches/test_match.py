"""The match: picks, copies, what is in force, cards and zones."""

import copy
import pickle

import pytest

import cardwright as cw
from cardwright.games.keyforge.game import GAME
from cardwright.games.keyforge.state import KeyForge
from cardwright.games.keyforge.zones import DECK, DISCARD, HAND, ZONES
from cardwright.kernel.asking.wording import is_option_text
from cardwright.kernel.basics.picks import picks_of
from cardwright.kernel.basics.rng import key_of
from cardwright.kernel.core.frames import Activation, Standing
from tests.games.keyforge.table import side, table
from tests.kernel.playing import DECKS, at_random, ended, mid_effect


def test_a_match_is_played_to_its_end() -> None:
    m = ended()
    assert m.over
    assert isinstance(m.outcome, cw.Outcome)
    assert repr(m.outcome) == f"Outcome(winners={m.outcome.winners!r}, reason='third key forged')"
    assert m.outcome == cw.Outcome(m.outcome.winners, "third key forged")
    assert len({m.outcome, cw.Outcome(m.outcome.winners, "third key forged"), cw.Outcome((), "a draw")}) == 2


def test_after_the_end_every_pick_is_refused() -> None:
    m = ended()
    before = m.to_json()
    for pick in (0, "end turn", None):
        with pytest.raises(cw.GameOver, match="The match is over: third key forged"):
            m.choose(pick)
    with pytest.raises(cw.GameOver):
        _ = m.decision
    assert m.to_json() == before


def test_picks_are_kept_in_order() -> None:
    m = GAME.start(DECKS, 7)
    m.choose("mulligan")
    m.choose("keep hand")
    m.choose(1)
    assert picks_of(m.picks) == [1, 0, 1]


def test_a_copy_in_mid_effect_is_independent() -> None:
    m = mid_effect()
    before = m.to_json()
    child = m.copy()
    assert child == m
    assert child is not m
    assert [frame.act for frame in child.frames] != [frame.act for frame in m.frames]
    child.choose(0)
    assert child != m
    assert m.to_json() == before


def test_copies_share_the_states_of_cards_until_one_is_changed() -> None:
    m = at_random()
    card = next(iter(m.cards))
    child = m.copy()
    assert child.cards[card] is m.cards[card]
    assert child.own(card) is not m.cards[card]
    assert child.own(card) is child.own(card)
    untouched = m.cards[card]
    assert m.own(card) is not untouched


def test_frames_that_share_an_activation_share_its_copy() -> None:
    m = at_random()
    act = Activation(0, 3)
    m.push(m.frames[0].op, act)
    m.push(m.frames[0].op, Activation(0, 4))
    m.push(m.frames[0].op, act)
    child = m.copy()
    assert child.frames[-1].act is child.frames[-3].act
    assert child.frames[-1].act is not act
    assert child.frames[-2].act is not child.frames[-1].act


def test_what_is_in_force_is_found_by_its_question_until_it_is_removed() -> None:
    m = table("brobnar", me=side(line=["Troll"])).m
    node = next(node for name in GAME.cards for node in GAME.print_by_name(name).constants if "power" in node.keys())
    now, later = Standing(node, Activation(0, 0)), Standing(node, Activation(0, 0), since=m.turn + 1)
    m.add_standing(now)
    m.add_standing(later)
    assert m.standing == (now, later)
    assert list(m.index["power"]) == [now]
    assert now.age < later.age
    m.turn += 1
    m.reindex()
    assert list(m.index["power"]) == [now, later]
    m.remove_standing([now])
    assert list(m.index["power"]) == [later]
    m.remove_standing([later])
    assert "power" not in m.index


def empty() -> KeyForge:
    """Three cards that are nowhere."""
    prints = tuple([GAME.print_by_name(name) for name in ("Anger", "Troll", "Bumpsy")])
    return KeyForge(GAME, prints, (0, 0, 0), key_of(1))


def test_cards_move_to_the_top_or_to_a_place() -> None:
    m = empty()
    for card in range(3):
        m.move(card, DECK)
    assert list(m.zones[DECK]) == [0, 1, 2]
    m.move(2, DISCARD)
    m.move(2, DECK, 0)
    assert list(m.zones[DECK]) == [2, 0, 1]
    m.move(1, DECK, 1)
    assert list(m.zones[DECK]) == [2, 1, 0]
    m.move(1, ZONES + HAND)
    assert list(m.zones[DECK]) == [2, 0]
    assert m.where == [DECK, ZONES + HAND, DECK]


def test_chance_has_a_stream_for_every_event() -> None:
    m = empty()
    first, second = m.random("first player").below(1 << 60), m.random("first player").below(1 << 60)
    assert first != second
    assert m.draws == 2
    assert m.barrier >= 2
    again = empty()
    assert again.random("first player").below(1 << 60) == first
    assert again.random("another purpose").below(1 << 60) != second


def test_matches_are_copied_and_pickled_as_python_does_it() -> None:
    m = mid_effect()
    for again in (copy.copy(m), copy.deepcopy(m), pickle.loads(pickle.dumps(m))):  # noqa: S301 - our own
        assert again == m
        before = m.to_json()
        again.choose(0)
        assert m.to_json() == before
    assert copy.deepcopy({"kept": [m]})["kept"][0] == m


def test_shuffles_come_from_the_key() -> None:
    one, other = empty(), empty()
    for m in (one, other):
        for card in range(3):
            m.move(card, DECK)
        m.shuffle(DECK)
    assert one.zones == other.zones
    assert sorted(one.zones[DECK]) == [0, 1, 2]


def test_what_could_be_an_option_is_known() -> None:
    m = at_random()
    name = m.prints[0].name
    for text in (
        f"play {name}",
        f"PLAY {name.upper()} #2",
        "end turn",
        "house logos",
        "left flank",
        "bid 99",
        "go first",
    ):
        assert is_option_text(m, text), text
    for text in ("", "play", f"eat {name}", "house atlantis", "bid", "bid x", "end", name):
        assert not is_option_text(m, text), text
