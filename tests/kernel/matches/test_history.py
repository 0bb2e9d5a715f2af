"""Undo: a pick is taken back as if it had never been made, unless somebody has learned something since."""

import pytest

from cardwright.games.keyforge.game import GAME
from cardwright.kernel.basics.errors import IllegalOption, UndoRefused
from cardwright.kernel.basics.rng import Rng
from cardwright.kernel.matches.history import History
from tests.games.keyforge.table import side, table

ME, OPPONENT = 0, 1


def a_fight() -> History:
    return History(
        table(
            "brobnar", me=side(hand=["Punch"], line=["Troll", "Bumpsy"]), opponent=side(line=["Dust Imp", "Urchin"])
        ).m
    )


def test_picks_are_taken_back_one_by_one_as_if_they_had_not_been_made() -> None:
    history = a_fight()
    fingerprints = []
    texts = []
    for pick in ("reap Troll", "fight with Bumpsy", "attack Dust Imp"):
        fingerprints.append(history.match.fingerprint)
        texts.append(history.match.to_json())
        history.choose(pick)
    while fingerprints:
        assert history.can_undo(ME)
        history.undo(ME)
        assert history.match.fingerprint == fingerprints.pop()
        assert history.match.to_json() == texts.pop()
    assert not history.can_undo(ME)


def test_what_was_undone_can_be_chosen_otherwise() -> None:
    history = a_fight()
    history.choose("fight with Bumpsy")
    history.undo(ME)
    history.choose("reap Bumpsy")
    assert history.match.log(ME)[-2:] == ["You reap with Bumpsy.", "You gain 1 æmber."]
    assert "attacks" not in " ".join(history.match.log(ME))


def test_a_card_that_others_have_seen_is_not_taken_back() -> None:
    history = a_fight()
    history.choose("reap Bumpsy")
    history.choose("play Punch")
    history.choose("choose Urchin")
    assert history.can_undo(ME), "choosing the target brought nothing to light"
    history.undo(ME)
    with pytest.raises(UndoRefused, match=r"^That cannot be undone: since then a hidden card came to light"):
        history.undo(ME)
    assert "choose Urchin" in history.match.decision


def test_drawn_cards_are_not_put_back() -> None:
    history = a_fight()
    history.choose("end turn")
    assert not history.can_undo(ME)
    with pytest.raises(UndoRefused, match="came to light"):
        history.undo(ME)


def test_choosing_a_card_to_play_is_taken_back_before_anybody_has_seen_it() -> None:
    history = History(table("brobnar", me=side(hand=["Troll"], line=["Bumpsy"])).m)
    before = history.match.fingerprint
    history.choose("play Troll")
    history.undo(ME)
    assert history.match.fingerprint == before


def test_without_a_pick_there_is_nothing_to_take_back() -> None:
    history = a_fight()
    with pytest.raises(UndoRefused, match=r"^There is nothing to undo: you have chosen nothing since"):
        history.undo(ME)
    history.choose("reap Bumpsy")
    with pytest.raises(UndoRefused, match=r"^There is nothing to undo"):
        history.undo(OPPONENT)


def test_the_end_of_a_match_stands() -> None:
    history = History(table(me=side(aember=6, keys=2)).m)
    history.choose("end turn")
    history.choose("house brobnar")
    history.choose("end turn")
    assert history.match.over
    with pytest.raises(UndoRefused, match="The match is over, so nothing can be undone"):
        history.undo(ME)


def test_an_impossible_pick_is_no_pick() -> None:
    history = a_fight()
    history.choose("reap Troll")
    before = history.match.fingerprint
    with pytest.raises(IllegalOption):
        history.choose("reap Troll")
    assert history.match.fingerprint == before
    history.undo(ME)
    assert "reap Troll" in history.match.decision
    assert not history.can_undo(ME)


@pytest.mark.parametrize("seed", range(3))
def test_a_match_with_undone_picks_is_the_match_without_them(seed: int) -> None:
    rng = Rng(seed)
    decks = list(GAME.decks)
    plain = GAME.start(decks[seed : seed + 2], seed=seed)
    history = History(plain.copy())
    undone = 0
    for _ in range(250):
        if plain.over:
            break
        player = plain.chooser
        if rng.below(3) == 0:
            history.choose(rng.below(len(plain.codes)))
            if history.can_undo(player):
                history.undo(player)
                undone += 1
            else:
                history = History(plain.copy())
        index = rng.below(len(plain.codes))
        plain.choose(index)
        history.choose(index)
        assert history.match.fingerprint == plain.fingerprint
    assert history.match.to_json() == plain.to_json()
    assert undone > 10
