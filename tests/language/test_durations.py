"""How long something lasts that an effect has begun."""

import pytest

from cardwright.games.keyforge.words.happenings import CreatureDestroyed
from cardwright.games.keyforge.words.vocabulary import (
    FIGHT,
    any_card,
    cannot,
    creature,
    destroy,
    draw,
    each_player,
    enemy_creature,
    friendly_creature,
    gain,
    gets,
    next_turn,
    play,
    plays,
    that_card,
    this_turn,
    until_this_leaves,
    whenever,
    you,
)
from cardwright.kernel.core.frames import Activation
from cardwright.kernel.core.leaving import leave_game
from cardwright.kernel.pieces.nodes import Node
from cardwright.language.durations import For, NextTurnOf, Until
from cardwright.language.force import Cannot
from cardwright.language.players import EACH_OPPONENT
from tests.games.keyforge.table import made, side, table
from tests.toys.duel_match import STRIKES, DuelTurnBegan
from tests.toys.duel_table import find, laid_out
from tests.toys.duel_words import Creatures


@pytest.mark.parametrize(
    ("node", "text"),
    [
        (this_turn(gets(friendly_creature, power=2)), "friendly creatures get +2 power this turn"),
        (
            this_turn(whenever(plays(any_card), draw())),
            "for the rest of the turn, whenever you play a card, draw a card",
        ),
        (
            this_turn(whenever(plays(any_card), draw()), uses=1),
            "for the rest of the turn, the next time you play a card, draw a card",
        ),
        (next_turn(cannot(enemy_creature, FIGHT)), "enemy creatures cannot fight on your opponent's next turn"),
        (next_turn(cannot(enemy_creature, FIGHT), you), "enemy creatures cannot fight on your next turn"),
        (
            next_turn(cannot(creature, FIGHT), each_player),
            "creatures cannot fight on each player's next turn",
        ),
        (until_this_leaves(cannot(creature, FIGHT)), "creatures cannot fight until this card leaves play"),
        (
            For(gets(that_card, power=2), Until(CreatureDestroyed())),
            "it gets +2 power until a creature is destroyed",
        ),
    ],
)
def test_it_prints(node: Node, text: str) -> None:
    assert node.text() == text


def test_this_turn_ends_with_the_turn() -> None:
    rally = made("Rally", play(this_turn(gets(friendly_creature, power=2))), like="Punch")
    t = table(me=side(hand=[rally], line=["Krump"])).play(rally)
    assert t.power("Krump") == 8
    t.end_turn("house brobnar")
    assert t.power("Krump") == 6
    t.ends_clean()


def test_the_next_turn_of_a_player_is_that_one_alone() -> None:
    calm = made("Calm", play(next_turn(cannot(creature, FIGHT), you)), like="Punch")
    t = table(me=side(hand=[calm], line=["Krump"]), opponent=side(line=["Troll"])).play(calm)
    forbidden = []
    for _ in range(4):
        t.end_turn("house brobnar")
        forbidden.append(FIGHT.forbidden(t.m, t.find("Krump")))
    assert forbidden == [False, True, False, False]
    t.ends_clean()


@pytest.mark.parametrize("leaves", [(), (1,)])
def test_among_several_players_the_next_turn_of_each_opponent_is_their_own(leaves: tuple[int, ...]) -> None:
    m = laid_out({"field": ["Ox"]}, {"field": ["Bear"]}, {})
    ox = find(m, "Ox", 0)
    For(Cannot(Creatures(), STRIKES), NextTurnOf(EACH_OPPONENT)).start(m, Activation(0, ox))
    leave_game(m, leaves, "left alone")
    found = []
    for player in [seat for seat in (1, 2, 0) if seat not in leaves]:
        m.do(DuelTurnBegan(player))
        found.append((player, STRIKES.forbidden(m, ox)))
    assert found == [(seat, seat != 0) for seat in (1, 2, 0) if seat not in leaves]
    assert m.standing == (), "and nothing waits for the turn of one who is not there any more"


def test_until_something_happens_it_lasts_over_turns() -> None:
    grow = made("Grow", play(For(gets(friendly_creature, power=2), Until(CreatureDestroyed()))), like="Punch")
    end = made("Smash", play(destroy(enemy_creature)), like="Punch")
    t = table(me=side(hand=[grow, end], line=["Krump"]), opponent=side(line=["Troll"])).play(grow)
    t.end_turn("house brobnar").end_turn("house brobnar")
    assert t.power("Krump") == 8
    t.play(end)
    assert t.power("Krump") == 6
    assert [s for s in t.m.standing if not s.constant] == []
    t.ends_clean("Troll")


def test_what_waits_for_its_end_reacts_to_other_things_until_then() -> None:
    thanks = whenever(plays(any_card), gain(2))
    hymn = made("Hymn", play(For(thanks, Until(CreatureDestroyed()))), like="Punch")
    end = made("Smash", play(destroy(enemy_creature)), like="Punch")
    t = table(me=side(hand=[hymn, end, "Bumpsy"], line=["Troll"]), opponent=side(line=["Bumpsy"])).play(hymn)
    t.play(end)
    assert t.aember == (2, 0)
    t.play("Bumpsy", "left flank")
    assert t.aember == (2, 0)
    t.ends_clean("Bumpsy", "Smash")


def test_the_next_time_is_one_time() -> None:
    gift = made("Gift", play(this_turn(whenever(plays(any_card), gain(2)), uses=1)), like="Punch")
    t = table("brobnar", me=side(hand=[gift, "Bumpsy", "Krump"], line=["Troll"])).play(gift)
    before = t.aember[0]
    t.play("Bumpsy", "left flank").play("Krump", "left flank")
    assert t.aember[0] == before + 2
    assert [s for s in t.m.standing if not s.constant] == []
    t.ends_clean()
