"""The first player's first turn: one card from hand, whatever effects say."""

import pytest

from cardwright.games.keyforge.words.vocabulary import discard_at_random, gain, if_you_do, play
from tests.games.keyforge.table import made, side, started, table


@pytest.mark.rule("keyforge:first-turn.one-card")
def test_the_first_player_plays_one_card_on_the_first_turn() -> None:
    t = table(turn=1, me=side(hand=["Bumpsy", "Troll"], line=["Krump"]))
    t.play("Bumpsy", "right flank")
    assert t.offered == ["reap Krump", "end turn"]
    t.reap("Krump")
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:first-turn.one-card")
def test_or_discards_one() -> None:
    t = table(turn=1, me=side(hand=["Bumpsy", "Troll"]))
    t.discard("Bumpsy")
    assert t.offered == ["end turn"]
    t.ends_clean()


@pytest.mark.rule("keyforge:first-turn.one-card")
def test_the_other_players_first_turn_has_no_such_limit() -> None:
    t = table(turn=1, opponent=side(hand=["Bumpsy", "Troll", "Anger"])).end_turn("house brobnar")
    t.play("Bumpsy").play("Troll", "left flank").discard("Anger")
    t.ends_clean()


@pytest.mark.rule("keyforge:first-turn.one-card")
def test_neither_has_the_first_players_second_turn() -> None:
    t = started(first=0).pick("keep hand", "keep hand", "house logos")
    t.pick(next(option for option in t.offered if option.startswith("discard")))
    assert t.offered == ["end turn"]
    t.end_turn("house dis").end_turn("house logos")
    for _ in range(2):
        t.pick(next(option for option in t.offered if option.startswith("discard")))
    t.ends_clean()


@pytest.mark.rule("keyforge:first-turn.absolute", "keyforge:faq.2")
def test_phase_shift_allows_no_further_card_from_hand() -> None:
    t = table("logos", turn=1, me=side(hand=["Phase Shift", "Troll"]))
    t.play("Phase Shift")
    assert t.offered == ["end turn"]
    t.ends_clean()


@pytest.mark.rule("keyforge:first-turn.absolute", "keyforge:faq.3")
def test_wild_wormhole_plays_the_top_card_of_the_deck() -> None:
    t = table("logos", turn=1, me=side(hand=["Wild Wormhole", "Labwork"], deck=["Bumpsy"]))
    t.play("Wild Wormhole")
    assert t.line == ["Bumpsy"]
    assert t.hand == ["Labwork"]
    assert t.offered == ["end turn"]
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.first-turn-hand")
def test_an_effect_cannot_make_the_first_player_discard_a_second_card() -> None:
    sloppy = made("Sloppy Start", play(if_you_do(discard_at_random(), gain(3))), like="Punch")
    t = table(turn=1, me=side(hand=[sloppy, "Troll", "Bumpsy"]))
    t.play(sloppy)
    assert t.hand == ["Bumpsy", "Troll"]
    assert t.aember == (0, 0), "if you do: nothing was discarded"
    t.ends_clean()
    t = table(turn=3, me=side(hand=[sloppy, "Troll", "Bumpsy"]))
    t.play(sloppy)
    assert len(t.hand) == 1
    assert t.aember == (3, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.first-turn-hand")
def test_the_opponents_hand_is_not_protected() -> None:
    t = table("dis", turn=1, me=side(hand=["Mind Barb", "Shooler"]), opponent=side(hand=["Troll"]))
    t.play("Mind Barb")
    assert t.enemy_discard == ["Troll"]
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.first-turn-hand")
def test_what_is_neither_played_nor_discarded_may_leave_the_hand() -> None:
    t = table("logos", turn=1, me=side(hand=["Labwork", "Troll"]))
    t.play("Labwork")
    assert t.hand == []
    assert t.names(0, 3) == ["Troll"]
    assert t.aember == (1, 0)
    t.ends_clean()
